"""The tables of the board against the slow rule, and every fast path against the slow one."""

from typing import Any

import numpy as np
import pytest

from sobremesa.games.genial import GAME, board, rules
from sobremesa.games.genial.bits import nth_one, ones
from sobremesa.games.genial.board import (
    CELL,
    EDGE,
    EDGE_FROM,
    EDGES,
    NEAR,
    NEIGHBOUR,
    OPEN,
    OUT,
    SYMBOL_AT,
    WORD,
)
from sobremesa.games.genial.notation import CELL_NAME, rows
from sobremesa.games.genial.tests.drawn import EMPTY_2, symbols
from tests.play import moments

CELLS = {1: 91, 2: 91, 3: 127, 4: 169}  # §1.2
PAIRS = {1: 222, 2: 222, 3: 306, 4: 426}  # of empty neighbours at the start


def steps(one: int, other: int) -> int:
    """Return how many steps it is from cell to cell, in coordinates of a cube."""
    (q, r), (x, y) = CELL[one], CELL[other]
    return (abs(q - x) + abs(r - y) + abs(q + r - x - y)) // 2


@pytest.mark.parametrize("players", GAME.players)
def test_boards_are_hexagons(players: int) -> None:
    """§1.2: 6, 7 or 8 cells on a side; every smaller board is the beginning of the larger."""
    found = rows(players)
    side = {1: 6, 2: 6, 3: 7, 4: 8}[players]
    assert [len(row) for row in found] == [
        *range(side, 2 * side),
        *range(2 * side - 2, side - 1, -1),
    ]
    assert sorted(sum(found, [])) == list(range(CELLS[players]))


def test_printed_symbols_are_the_corners_of_the_board_for_two() -> None:
    """§1.3: clockwise red, green, blue, orange, yellow, purple, on every board."""
    names = [CELL_NAME[CELL.index(at)] for at in SYMBOL_AT]
    assert names == ["c8", "c13", "h13", "m8", "m3", "h3"]
    assert symbols(EMPTY_2, 2) == {CELL.index(at): "rgboyp"[i] for i, at in enumerate(SYMBOL_AT)}
    corners = [row[end] for row in rows(2) for end in (0, -1) if steps(row[end], 0) == 5]
    assert {CELL.index(at) for at in SYMBOL_AT} <= set(corners)
    around = [*SYMBOL_AT[1:], SYMBOL_AT[0]]
    assert [
        steps(CELL.index(a), CELL.index(b)) for a, b in zip(SYMBOL_AT, around, strict=True)
    ] == [5] * 6


def test_neighbours_are_one_step_away() -> None:
    for cell in range(len(CELL)):
        near = {int(other) for other in NEIGHBOUR[cell] if other != OUT}
        assert near == {other for other in range(len(CELL)) if steps(cell, other) == 1}
        for way, other in enumerate(NEIGHBOUR[cell]):
            assert other == OUT or NEIGHBOUR[other, (way + 3) % 6] == cell
    assert (NEIGHBOUR[OUT] == OUT).all()


def test_lines_are_straight() -> None:
    for cell in range(len(CELL)):
        for way in range(6):
            far, count = cell, 0
            while NEIGHBOUR[far, way] != OUT:
                far, count = int(NEIGHBOUR[far, way]), count + 1
                assert steps(cell, far) == count


def test_edges_are_all_pairs_of_neighbours() -> None:
    pairs = {frozenset((one, other)) for one, other, _ in EDGE}
    assert len(pairs) == len(EDGE) == EDGES == 462
    assert pairs == {frozenset((a, b)) for a in range(169) for b in range(a) if steps(a, b) == 1}
    for edge, (one, other, way) in enumerate(EDGE):
        assert NEIGHBOUR[one, way] == other
        assert EDGE_FROM[one, way] == EDGE_FROM[other, (way + 3) % 6] == edge
        (q, r), (x, y) = CELL[one], CELL[other]
        assert (r, q) < (y, x)  # the one is read first
    assert (EDGE_FROM == EDGES).sum() == 6 * 169 - 2 * EDGES


@pytest.mark.parametrize("players", GAME.players)
def test_open_edges_at_the_start(players: int) -> None:
    printed = {CELL.index(at) for at in SYMBOL_AT}
    free = [not printed & {a, b} and max(a, b) < CELLS[players] for a, b, _ in EDGE]
    bits = [int(OPEN[players - 1, e // WORD]) >> e % WORD & 1 for e in range(EDGES)]
    assert bits == free
    assert sum(free) == PAIRS[players]


@pytest.mark.parametrize(("players", "count"), [(2, 9), (3, 17), (4, 24)])
def test_edges_near_a_symbol(players: int, count: int) -> None:
    """§3.2: 9, 17 or 24 places for a first tile at each symbol, and none at two."""
    seen: set[int] = set()
    for symbol, at in enumerate(SYMBOL_AT):
        cell = CELL.index(at)
        near = {
            edge
            for edge, (one, other, _) in enumerate(EDGE)
            if min(steps(one, cell), steps(other, cell)) == 1 and cell not in (one, other)
        }
        bits = {e for e in range(EDGES) if int(NEAR[symbol, e // WORD]) >> e % WORD & 1}
        assert bits == near
        on_board = {e for e in near if board.open_at_start(e, players)}
        assert len(on_board) == count
        assert not seen & near
        seen |= near


def test_bits_are_counted_and_found() -> None:
    rng = np.random.default_rng(1)
    for _ in range(300):
        word = int(rng.integers(0, 1 << 60)) & int(rng.integers(0, 1 << 60))
        places = [place for place in range(60) if word >> place & 1]
        assert ones(word) == len(places)
        assert [nth_one(word, k) for k in range(len(places))] == places
    assert ones((1 << 60) - 1) == 60 and ones(0) == 0


def test_counting_finds_what_the_list_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """The k-th of all actions, for every k."""
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    tried = 0
    for moment in list(moments(GAME, 2, seed=2))[14::25]:
        if moment.to_act < 0:
            continue
        s = moment.state[0]
        for k, action in enumerate(moment.legal):
            monkeypatch.setattr(rules, "below", drawing(k, len(moment.legal)))
            assert rules.sample(s, actions, weights, None) == action
            tried += 1
    assert tried > 500


def drawing(k: int, expected: int) -> Any:
    """Return what draws k, once it is asked for one of as many as expected."""

    def below(n: int, rng: Any) -> int:
        assert n == expected
        return k

    return below
