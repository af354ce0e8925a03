"""What a person types to place a tile: "rb c9 c10", or "r c9 b c10", in either order of cells."""

from sobremesa.engine.contract import Message, Refused, State
from sobremesa.games.genial.board import COLOURS, EDGE_FROM, EDGE_ONE, EDGES, NEIGHBOUR, WAYS, WORD
from sobremesa.games.genial.notation import CELL_CALLED, LETTERS, TILE_NAME, rows
from sobremesa.games.genial.rules import EMPTY, EXTRA, TURN, playable, untouched_symbols
from sobremesa.games.genial.tiles import KIND

TEXTS = {
    "no-cell": "{cell} is no cell of this board",
    "taken": "{cell} is taken",
    "no-neighbours": "{cell} and {other} are not neighbours",
    "not-held": "you do not hold {tile}",
    "first-round": "in the first round, touch a printed symbol that nobody else has touched",
    "not-now": "no tile is to be placed now",
}


def read(s: State, text: str) -> list[int] | None:
    """Return the placement that `text` means to the player to act; None if it means none."""
    words = text.split()
    if len(words) == 4:
        words = [words[0] + words[2], words[1], words[3]]
    if len(words) != 3 or len(words[0]) != 2 or not set(words[0]) <= set(LETTERS):
        return None
    if s.phase not in (TURN, EXTRA):
        raise refused("not-now")
    colours = [LETTERS.index(letter) for letter in words[0]]
    one, other = (cell_called(s, name) for name in words[1:])
    edge = edge_of(one, other)
    if edge == EDGES:
        raise refused("no-neighbours", cell=words[1], other=words[2])
    if EDGE_ONE[edge] != one:
        colours.reverse()
    laid = colours[0] * COLOURS + colours[1]
    if s.hand[s.turn, KIND[laid]] == 0:
        raise refused("not-held", tile=TILE_NAME[KIND[laid]])
    if not is_playable(s, edge):
        raise refused("first-round")
    return [laid * EDGES + edge]


def is_playable(s: State, edge: int) -> bool:
    """Say whether a tile may be placed on an edge."""
    return bool(playable(s, edge // WORD, untouched_symbols(s)) >> edge % WORD & 1)


def cell_called(s: State, name: str) -> int:
    """Return the empty cell of that name."""
    cell = CELL_CALLED.get(name)
    if cell is None or not any(cell in row for row in rows(int(s.players))):
        raise refused("no-cell", cell=name)
    if s.board[cell] != EMPTY:
        raise refused("taken", cell=name)
    return cell


def edge_of(one: int, other: int) -> int:
    """Return the edge between two cells, or EDGES if they are no neighbours."""
    for way in range(WAYS):
        if NEIGHBOUR[one, way] == other:
            return int(EDGE_FROM[one, way])
    return EDGES


def refused(name: str, **facts: int | str) -> Refused:
    """Return a refusal with its reason."""
    return Refused(TEXTS[name].format(**facts), Message(f"refused-{name}", **facts))
