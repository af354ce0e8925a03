"""Boards drawn as text, for tests.

A dot is an empty cell, a letter a symbol; a tile to be placed is drawn in capitals:

          r . . . . g
         . . . R B . .
"""

import re
from typing import Any

import numpy as np

from sobremesa.engine.contract import State
from sobremesa.games.genial import GAME, rules, words
from sobremesa.games.genial.board import COLOURS
from sobremesa.games.genial.notation import CELL_NAME, LETTERS, rows, tile_kind
from tests.play import listed

EMPTY_2 = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . . . . . . .
     p . . . . . . . . . b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""


def symbols(picture: str, players: int) -> dict[int, str]:
    """Return the symbols of a picture by cell."""
    drawn = [line.split() for line in picture.strip().splitlines()]
    board = rows(players)
    assert [len(line) for line in drawn] == [len(row) for row in board], "not a board"
    pairs = zip(sum(board, []), sum(drawn, []), strict=True)
    return {cell: symbol for cell, symbol in pairs if symbol != "."}


def table(picture: str = EMPTY_2, *racks: str, players: int = 2, **more: Any) -> State:
    """Return a state after the first round with this board, seat 0 to act.

    Racks are tiles by name, all double red if not given; what is `more` is set as it is.
    """
    state = GAME.blank()[0]
    for option in GAME.options:
        state[option.name] = option.encode(more.pop(option.name, option.default))
    rules.setup(state, players)
    state.phase = rules.TURN
    for cell, symbol in symbols(picture, players).items():
        if symbol in LETTERS:
            rules.cover(state, cell, LETTERS.index(symbol))
    state.placed = more.pop("placed", players)
    full = " ".join(["rr"] * int(rules.rack_size(state)))
    for seat in range(players):
        for tile in (racks[seat] if seat < len(racks) else full).split():
            state.hand[seat, tile_kind(tile)] += 1
            state.held[seat] += 1
    for name, value in more.items():
        state[name] = value
    return state


def shown(picture: str, players: int = 2) -> str:
    """Return the notation of the placement that a picture shows in capitals."""
    new = [(c, sym.lower()) for c, sym in symbols(picture, players).items() if sym.isupper()]
    (one, first), (other, second) = new
    return f"{first}{second} {CELL_NAME[one]} {CELL_NAME[other]}"


def play(s: State, *notations: str) -> None:
    """Play actions, which must be legal, by their notation."""
    for notation in notations:
        legal = {words.say(s, action): action for action in listed(GAME, s)[0]}
        assert notation in legal, f"{notation} is none of {list(legal)[:40]}"
        rules.apply(s, legal[notation])


def spoken(s: State) -> list[str]:
    """Return the notation of everything that is legal."""
    return [words.say(s, action) for action in listed(GAME, s)[0]]


def scored(picture: str, players: int = 2, **more: Any) -> str:
    """Return what the placement of a picture scores: "red 1, blue 2"."""
    notation = shown(picture, players)
    s = table(picture, notation[:2] + " rr" * 5, players=players, **more)
    before = s.mark.copy()
    play(s, notation)
    names = ("red", "green", "blue", "orange", "yellow", "purple")
    gained = (s.mark - before)[0]
    return ", ".join(f"{n} {g}" for n, g in zip(names, gained, strict=True) if g) or "nothing"


def marks(text: str) -> Any:
    """Return markers from a text such as "r17 b3", for one score board; the others are at 0."""
    found = np.zeros((rules.SEATS, COLOURS), np.int8)
    for seat, row in enumerate(text.split("/")):
        for letter, space in re.findall("([a-z])([0-9]+)", row):
            found[seat, LETTERS.index(letter)] = int(space)
    return found
