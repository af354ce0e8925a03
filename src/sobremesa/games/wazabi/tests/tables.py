"""Tables drawn as text, and what tests ask of them."""

from collections import Counter
from typing import Any

import numpy as np

from sobremesa.games.wazabi import GAME, rules
from sobremesa.games.wazabi.rules import COPIES
from sobremesa.games.wazabi.words import CARDS, place, say
from tests.play import listed


def table(*hands: str, dice: str = "", roll: str = "", turn: int = 0, **more: Any) -> Any:
    """Return a state drawn as text: hands like "skip.give", dice like "4/4", a roll like "WWC".

    Without a roll the player whose turn it is is about to roll; with one, about to play a card.
    """
    dice = dice or "/".join("4" for _ in hands)
    nothing = "/".join("0" for _ in hands)
    entries = {
        "hands": "/".join(hands),
        "discards": "-",
        "holds": dice,
        "skips": nothing,
        "place": nothing,
        "score": nothing,
        "phase": "play" if roll else "roll",
        "turn": turn,
        "direction": "left",
        "game": 1,
        "faces": "/".join(str(roll.count(face)) for face in "WCG"),
        "loose": 0 if roll else dice.split("/")[turn],
        "due": 0,
        "owing": 0,
        "played": "-",
        "victim": "-",
        "opening": nothing,
        "rolling": "-",
        **more,
    }
    text = " ".join(f"{name}:{value}" for name, value in entries.items())
    if "pile" not in entries:
        named_cards = [c for c in ".".join(map(str, hands)).split(".") if c in (*CARDS, "?")]
        discards = str(entries["discards"])
        lying = len(named_cards) + (0 if discards == "-" else len(discards.split(".")))
        lying += sum(map(int, str(entries["skips"]).split("/"))) + (entries["played"] != "-")
        text += f" pile:{36 - lying}"
    states = np.zeros(1, rules.STATE)
    place(text, states[0])
    return states[0]


def rest(*held: str) -> str:
    """Return all cards but those held."""
    cards = Counter({card: int(n) for card, n in zip(CARDS, COPIES, strict=True)})
    cards -= Counter(card for cards in held for card in cards.split(".") if card != "-")
    return ".".join(cards.elements())


def can(s: Any) -> set[str]:
    """Return the notation of all that is legal."""
    return {say(s, action) for action in listed(GAME, s)[0]}


def play(s: Any, *notations: str) -> None:
    """Play actions given in their notation, each of which must be legal."""
    for notation in notations:
        rules.apply(s, {say(s, action): action for action in listed(GAME, s)[0]}[notation])


def dice(s: Any) -> list[int]:
    """Return how many dice each player has."""
    return [int(s.holds[seat]) for seat in range(s.players)]


def points(s: Any) -> list[int]:
    """Return the points of all seats."""
    out = np.zeros(s.players, np.int64)
    rules.points(s, out)
    return [int(n) for n in out]


def ranks(s: Any) -> list[int]:
    """Return the ranks of all seats."""
    out = np.zeros(s.players, np.int64)
    rules.ranks(s, out)
    return [int(n) for n in out]


def odds(s: Any) -> dict[str, int]:
    """Return what may happen by chance, with the odds."""
    return {say(s, action): weight for action, weight in zip(*listed(GAME, s), strict=True)}


def begin(players: int, **options: int | str) -> Any:
    """Return a state in which the cards are dealt and nobody has rolled for the start."""
    states = GAME.blank(options)
    rules.setup(states[0], players)
    while states[0].phase == rules.DEAL:
        rules.apply(states[0], listed(GAME, states[0])[0][0])
    return states[0]
