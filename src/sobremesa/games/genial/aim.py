"""Pointing at a place on the board: a key moves, turns or changes the tile, and nothing else.

What is pointed at is read like what is typed, so that there is one home for what is possible.
"""

from typing import NamedTuple

from rich.text import Text

from sobremesa.engine.contract import Refused, View
from sobremesa.engine.speech import Speech
from sobremesa.games.genial.board import (
    CELL,
    COLOURS,
    EDGE_ONE,
    EDGE_WAY,
    EDGES,
    NEIGHBOUR,
    OUT,
    REACH,
    WAYS,
    distance,
)
from sobremesa.games.genial.notation import CELL_NAME, LETTERS
from sobremesa.games.genial.rules import STOP
from sobremesa.games.genial.tiles import KIND, KIND_COLOURS, KINDS
from sobremesa.games.genial.typed import read
from sobremesa.games.genial.words import tell

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(WAYS)
OFF = "–"  # instead of a cell's name, where there is none


class Aim(NamedTuple):
    """A tile over the board: its first half is over a cell, the other one next to it."""

    cell: int
    way: int
    colours: tuple[int, int]

    @property
    def kind(self) -> int:
        """Return the kind of the tile."""
        return int(KIND[self.colours[0] * COLOURS + self.colours[1]])


def aim(view: View) -> Aim | None:
    """Return where pointing begins: at the first legal placement, if there is one."""
    if not view.legal or view.legal[0] >= STOP:
        return None
    laid, edge = divmod(view.legal[0], EDGES)
    return Aim(int(EDGE_ONE[edge]), int(EDGE_WAY[edge]), divmod(laid, COLOURS))


def moved(view: View, at: Aim, key: str) -> Aim:
    """Return where a key leads."""
    if key == " ":
        return at._replace(way=(at.way + 1) % WAYS)
    if key == "f":
        return at._replace(colours=at.colours[::-1])
    if key == "tab":
        return at._replace(colours=next_tile(view, at.kind))
    for way in ways(at.cell, key):
        cell = int(NEIGHBOUR[at.cell, way])
        if on_board(view, cell):
            return at._replace(cell=cell)
    return at


def ways(cell: int, key: str) -> tuple[int, ...]:
    """Return the ways that an arrow leads; up and down go straight by turns, or as they can."""
    even = CELL[cell][1] % 2 == 0
    upwards = (NORTH_WEST, NORTH_EAST) if even else (NORTH_EAST, NORTH_WEST)
    downwards = (SOUTH_WEST, SOUTH_EAST) if even else (SOUTH_EAST, SOUTH_WEST)
    return {"left": (WEST,), "right": (EAST,), "up": upwards, "down": downwards}.get(key, ())


def on_board(view: View, cell: int) -> bool:
    """Say whether a cell is on the board that is played on."""
    return cell != OUT and distance(*CELL[cell]) <= REACH[view.state.players - 1]


def next_tile(view: View, kind: int) -> tuple[int, int]:
    """Return the colours of the next kind of tile that the viewer has."""
    held = [k for k in range(KINDS) if view.state.hand[view.seat, k] > 0]
    following = [k for k in held if k > kind] or held
    return KIND_COLOURS[following[0]]


def aimed(view: View, at: Aim) -> str:
    """Return what is pointed at, as it would be typed."""
    other = int(NEIGHBOUR[at.cell, at.way])
    tile = "".join(LETTERS[colour] for colour in at.colours)
    return f"{tile} {CELL_NAME[at.cell]} {CELL_NAME[other] if other != OUT else OFF}"


def preview(view: View, at: Aim, speech: Speech) -> Text:
    """Return what the placement would bring, or why it is not possible."""
    try:
        [action] = read(view.state, aimed(view, at)) or [STOP]
    except Refused as refusal:
        return Text(speech.say(refusal.reason.name, **refusal.reason.facts), "red")
    message = tell(view.state, action)
    assert message is not None
    return Text(speech.say(f"do-{message.name}", **message.facts), "bold")
