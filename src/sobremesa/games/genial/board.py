"""The board of Genial as tables, all computed from what a hexagon of hexagons is.

A cell has coordinates (q, r): r counts rows from the middle downwards, q goes along them. Cells
are numbered ring by ring from the middle, and edges, the pairs of neighbouring cells on which a
tile can lie, so that each board is the beginning of the next larger one. §1
"""

import numpy as np

# §1.2: how far the board reaches from the middle, for 1 to 4 players.
REACH = (5, 5, 6, 7)
LARGEST = max(REACH)

COLOURS = 6
RED, GREEN, BLUE, ORANGE, YELLOW, PURPLE = range(COLOURS)
SYMBOL_AT = ((0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0))  # §1.3, by colour

WAYS = 6
WAY = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # opposite ways are three apart
ONWARD = (0, 4, 5)  # the ways that lead to later cells when one reads the board

WORD = 60  # edges in one word of a set of edges


def distance(q: int, r: int) -> int:
    """Return how far a cell is from the middle."""
    return max(abs(q), abs(r), abs(q + r))


def cells(reach: int) -> list[tuple[int, int]]:
    """Return the coordinates of all cells up to a distance, ring by ring."""
    span = range(-reach, reach + 1)
    found = [(q, r) for r in span for q in span if distance(q, r) <= reach]
    return sorted(found, key=ring_order)


def ring_order(cell: tuple[int, int]) -> tuple[int, int, int]:
    """Return what puts cells in order: the ring, then as one reads."""
    q, r = cell
    return distance(q, r), r, q


CELL = cells(LARGEST)  # coordinates by number
CELLS = len(CELL)
OUT = CELLS  # beyond the edge: one more cell, which is always empty
NUMBER = {cell: number for number, cell in enumerate(CELL)}


def neighbour(cell: int, way: int) -> int:
    """Return the next cell that way, or OUT."""
    if cell == OUT:
        return OUT
    q, r = CELL[cell]
    return NUMBER.get((q + WAY[way][0], r + WAY[way][1]), OUT)


def edges() -> list[tuple[int, int, int]]:
    """Return (one, other, way from one to the other) for each pair of neighbours, inner ones first.

    The one is what one reads first.
    """
    found = [
        (cell, neighbour(cell, way), way)
        for cell in range(CELLS)
        for way in ONWARD
        if neighbour(cell, way) != OUT
    ]
    return sorted(found, key=outermost)


def outermost(edge: tuple[int, int, int]) -> tuple[int, int]:
    """Return what puts edges in order: the outer of their cells, then the inner."""
    return max(edge[:2]), min(edge[:2])


EDGE = edges()
EDGES = len(EDGE)
SYMBOL = [NUMBER[at] for at in SYMBOL_AT]
WORDS = -(-EDGES // WORD)


def near(edge: int, symbol: int) -> bool:
    """Say whether a tile on `edge` would touch a printed symbol, and not lie on it. §3.2"""
    around = [neighbour(SYMBOL[symbol], way) for way in range(WAYS)]
    one, other, _ = EDGE[edge]
    return SYMBOL[symbol] not in (one, other) and (one in around or other in around)


def open_at_start(edge: int, players: int) -> bool:
    """Say whether an edge is on the board of so many, and no printed symbol on it. §1.2, §1.3"""
    on_board = all(distance(*CELL[cell]) <= REACH[players - 1] for cell in EDGE[edge][:2])
    return on_board and not any(cell in SYMBOL for cell in EDGE[edge][:2])


def packed(members: list[int]) -> list[int]:
    """Return a set of edges as words of bits."""
    words = [0] * WORDS
    for edge in members:
        words[edge // WORD] |= 1 << edge % WORD
    return words


def edge_between(cell: int, way: int) -> int:
    """Return the edge from a cell that way, or EDGES where there is none."""
    for number, (one, other, forth) in enumerate(EDGE):
        if (cell, way) in ((one, forth), (other, (forth + 3) % WAYS)):
            return number
    return EDGES


EVERY = range(EDGES)
NEIGHBOUR = np.array([[neighbour(c, w) for w in range(WAYS)] for c in range(CELLS + 1)], np.int16)
EDGE_FROM = np.array([[edge_between(c, w) for w in range(WAYS)] for c in range(CELLS)], np.int16)
EDGE_ONE = np.array([one for one, _, _ in EDGE], np.int16)
EDGE_OTHER = np.array([other for _, other, _ in EDGE], np.int16)
EDGE_WAY = np.array([way for _, _, way in EDGE], np.int8)
SYMBOL_CELL = np.array(SYMBOL, np.int16)
NEAR = np.array([packed([e for e in EVERY if near(e, s)]) for s in range(COLOURS)], np.int64)
OPEN = np.array([packed([e for e in EVERY if open_at_start(e, n)]) for n in range(1, 5)], np.int64)
