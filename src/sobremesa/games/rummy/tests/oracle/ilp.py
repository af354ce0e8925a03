"""Oracle 1: the best lay-down with free jokers, and the best opening, as integer programs.

Free jokers: a joker on the table may be used anywhere, as if it had been replaced.

A combination with jokers is a combination without them (a pattern) in which jokers took the
places of tiles. Two jokers never fill a pattern of three, so every combination keeps a natural
tile, and patterns plus "how many jokers stand for this tile" cover the whole universe, redundant
jokers included. `ilp_full` has a column for each combination instead.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import Bounds, LinearConstraint, milp  # type: ignore[import-untyped]
from scipy.sparse import csr_array  # type: ignore[import-untyped]

from sobremesa.games.rummy.tests.oracle.combos import (
    COLOURS,
    COPIES,
    JOKER,
    NUMBERS,
    Combo,
    Run,
    Table,
    joker_numbers,
    number,
    tiles,
    universe,
)

NATURALS = [f"{c}{n}" for n in range(1, NUMBERS + 1) for c in COLOURS]
NUMBER = np.array([number(tile) for tile in NATURALS])
PATTERNS = [combo for combo in universe() if not joker_numbers(combo)]
NEEDS = np.array([[tiles(combo).count(tile) for combo in PATTERNS] for tile in NATURALS])
OPENING = 30

# Columns: how often each pattern is laid; how many jokers stand for each tile; and for each number
# how many of the jokers that stand for it come from the rack.
WIDTHS = [len(PATTERNS), len(NATURALS), NUMBERS]
COLUMNS = sum(WIDTHS)
Matrix = NDArray[Any]


@dataclass(frozen=True)
class Answer:
    """A best lay-down: rack tiles laid, their points, which they are, and the table after."""

    laid: int
    points: int
    from_rack: tuple[str, ...]
    combos: Table


NOTHING = Answer(0, 0, (), ())


def most_free(table_tiles: Iterable[str], rack: Iterable[str]) -> int:
    """Count the most rack tiles that can be laid when table jokers are free."""
    return best_free(table_tiles, rack).laid


def most_points_free(table_tiles: Iterable[str], rack: Iterable[str]) -> int:
    """Sum the most points of rack tiles that can be laid when table jokers are free."""
    return best_free(table_tiles, rack, per_tile=0, per_point=1).points


def most_opening(rack: Iterable[str], minimum: int = OPENING) -> int:
    """Count the most tiles a first lay-down of at least `minimum` points can hold; 0 if none."""
    return best_opening(rack, minimum).laid


def best_free(
    table_tiles: Iterable[str], rack: Iterable[str], per_tile: int = 1, per_point: int = 0
) -> Answer:
    """Maximise per_tile * rack tiles laid + per_point * their points, table jokers free.

    A rack joker counts as the tile it stands for, a table joker nothing; if one of each is laid,
    the rack's is the one with the higher number.
    """
    answer = _solve(Counter(table_tiles), Counter(rack), per_tile, per_point, 0)
    if answer is None:
        raise ValueError("the table tiles cannot all be used")
    return answer


def best_opening(
    rack: Iterable[str], minimum: int = OPENING, per_tile: int = 1, per_point: int = 0
) -> Answer:
    """Find the best lay-down of rack tiles alone that is worth at least `minimum` points."""
    return _solve(Counter(), Counter(rack), per_tile, per_point, minimum) or NOTHING


def _solve(
    table: Counter[str], rack: Counter[str], per_tile: int, per_point: int, minimum: int
) -> Answer | None:
    """Choose patterns and jokers; None if no choice obeys the constraints."""
    low = np.array([table[tile] for tile in NATURALS])
    high = low + np.array([rack[tile] for tile in NATURALS])
    table_value = int(NUMBER @ low)
    eye = np.eye(len(NATURALS))
    naturals = _row(NEEDS, -eye, np.zeros((len(NATURALS), NUMBERS)))
    stands = np.equal.outer(np.arange(1, NUMBERS + 1), NUMBER)
    jokers = _row(np.zeros(WIDTHS[0]), np.ones(WIDTHS[1]), np.zeros(NUMBERS))
    rack_jokers = _row(np.zeros(WIDTHS[0]), np.zeros(WIDTHS[1]), np.ones(NUMBERS))
    values = _row(NUMBER @ NEEDS, -NUMBER, np.arange(1, NUMBERS + 1))
    rules = [
        # Every natural tile of the table is used, and no tile that is in neither table nor rack.
        # The count is never negative, so a joker always takes the place of a tile of a pattern.
        LinearConstraint(csr_array(naturals), low, high),
        # so are the jokers
        LinearConstraint(jokers, table[JOKER], table[JOKER] + rack[JOKER]),
        # rack jokers are among the jokers laid, and all of these but the table's
        LinearConstraint(_row(np.zeros((NUMBERS, WIDTHS[0])), stands, -np.eye(NUMBERS)), 0, np.inf),
        LinearConstraint(jokers - rack_jokers, table[JOKER], table[JOKER]),
        # an opening is worth the minimum
        LinearConstraint(values, table_value + minimum, np.inf),
    ]
    laid = naturals.sum(axis=0) + jokers
    # The default gap is relative and could end the search one point too early.
    found = milp(
        -(per_tile * laid + per_point * values),
        constraints=rules,
        integrality=np.ones(COLUMNS),
        bounds=Bounds(0, COPIES),
        options={"mip_rel_gap": 0},
    )
    if found.status == 2:  # infeasible
        return None
    if not found.success:
        raise RuntimeError(found.message)
    chosen = np.rint(found.x).astype(int)
    return _answer(chosen.tolist(), table, int(values @ chosen) - table_value)


def _row(patterns: Matrix, jokers: Matrix, rack_jokers: Matrix) -> Matrix:
    return np.concatenate([patterns, jokers, rack_jokers], axis=-1).astype(float)


def _answer(chosen: list[int], table: Counter[str], points: int) -> Answer:
    laid = [c for c, times in zip(PATTERNS, chosen, strict=False) for _ in range(times)]
    for tile, times in zip(NATURALS, chosen[len(PATTERNS) :], strict=False):
        for _ in range(times):
            at = next(i for i, combo in enumerate(laid) if tile in tiles(combo))
            laid[at] = _with_joker_for(laid[at], tile)
    from_rack = Counter(tile for combo in laid for tile in tiles(combo)) - table
    return Answer(from_rack.total(), points, tuple(sorted(from_rack.elements())), tuple(laid))


def _with_joker_for(combo: Combo, tile: str) -> Combo:
    """Put a joker in the place of a tile of the combination."""
    if isinstance(combo, Run):
        at = number(tile) - combo.first
        return replace(combo, jokers=(*combo.jokers[:at], True, *combo.jokers[at + 1 :]))
    return replace(combo, colours=combo.colours - {tile[0]}, jokers=combo.jokers + 1)
