"""How fast the solver is, on random positions of two phases, and beside it another solver."""

import time
from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from sobremesa.games.rummy.combinations import (
    COLOURS,
    COPIES,
    IDS,
    JOKER,
    KINDS,
    NUMBERS,
    TILES,
    is_set,
    jokers,
    size,
    tile,
)
from sobremesa.games.rummy.solver import Solver, total

PHASES = {  # positions, tiles on the table, and in the rack
    "mid": (200, range(30, 51), range(14, 15)),
    "late": (200, range(50, 81), range(8, 9)),
    "any": (1000, range(10, 61), range(8, 43)),  # also racks that somebody let grow
}
FEW = 40  # of them that the other solver, which is slow, gets
LONGEST = 6  # runs that random tables have
Position = tuple[list[int], list[int]]


def rows(peers: bool) -> Iterator[tuple[str, float, str]]:
    """Yield figures: what was measured, the value (a median unless said) and its unit."""
    for phase, (count, tiles, held) in PHASES.items():
        rng = Random(phase)
        positions = [position(rng, rng.choice(tiles), rng.choice(held)) for _ in range(count)]
        for rule in ("replaced", "free"):
            solver = Solver(free=rule == "free")
            spent = timed(solver.table, positions)
            name = f"solve/{phase}" if rule == "replaced" else f"solve/{phase}/free"
            yield name, float(np.median(spent)), "ms"
            yield f"{name}/p95", float(np.percentile(spent, 95)), "ms"
            yield f"{name}/max", float(max(spent)), "ms"
        if peers and phase != "any":
            yield from beside(phase, positions[:FEW])


def beside(phase: str, positions: list[Position]) -> Iterator[tuple[str, float, str]]:
    """Yield the times of rummikub-solver on the same positions, and how often it lays fewer."""
    other = timed(rummikub_solver, positions)
    ours = timed(Solver(free=True).table, positions)
    fewer = sum(rummikub_solver(*p) < laid(p, Solver(free=True).table(*p)) for p in positions)
    name = f"solve/{phase}/rummikub-solver"
    yield name, float(np.median(other)), "ms"
    yield f"{name}/p95", float(np.percentile(other, 95)), "ms"
    ratio = float(np.median(other) / np.median(ours))
    yield f"solve/{phase}/free : rummikub-solver", ratio, "times as fast"
    yield f"{name} lays fewer tiles", float(fewer), f"times of {len(positions)}"


def timed(
    solve: Callable[[list[int], list[int]], object], positions: list[Position]
) -> list[float]:
    """Return the milliseconds of this thread that each position takes."""
    solve(*positions[0])  # compiles
    spent = []
    for table, rack in positions:
        start = time.thread_time()
        solve(table, rack)
        spent.append(1000 * (time.thread_time() - start))
    return spent


def position(rng: Random, tiles: int, held: int) -> Position:
    """Return a random table of about so many tiles, and a rack from what is left."""
    left = [COPIES] * KINDS
    table: list[int] = []
    wild = sum(rng.random() < tiles / TILES for _ in range(COPIES))
    while total(table) < tiles:
        x = rng.choice(shapes(1 if wild else 0, rng.random() < 0.4))
        need = [tile(x, i) for i in range(size(x))]
        if all(left[k] >= need.count(k) for k in need):
            for k in need:
                left[k] -= 1
            table.append(x)
            wild -= jokers(x)
    rest = [k for k in range(KINDS) for _ in range(left[k])]
    rack = [0] * KINDS
    for k in rng.sample(rest, held):
        rack[k] += 1
    return sorted(table), rack


SHAPES: dict[tuple[int, bool], list[int]] = {}


def shapes(wild: int, sets: bool) -> list[int]:
    """Return the combinations that random tables are made of: with a joker, sets or runs."""
    if (wild, sets) not in SHAPES:
        SHAPES[wild, sets] = [
            x
            for x in range(1, IDS)
            if jokers(x) == wild and is_set(x) == sets and size(x) <= LONGEST
        ]
    return SHAPES[wild, sets]


def laid(where: Position, after: list[int] | None) -> int:
    """Return how many tiles a new table has more."""
    return 0 if after is None else total(after) - total(where[0])


def rummikub_solver(table: list[int], rack: list[int]) -> int:
    """Return how many tiles rummikub-solver lays, whose jokers are free."""
    from rummikub_solver import RuleSet, SolverMode

    rules = RuleSet(numbers=NUMBERS, colours=COLOURS)
    game = rules.new_game()
    game.add_table(*[tile(x, i) + 1 for x in table for i in range(size(x))])
    game.add_rack(*[k + 1 for k in range(JOKER + 1) for _ in range(rack[k])])
    game.initial = False
    found = rules.solve(game, SolverMode.TILE_COUNT)
    return len(found.tiles) if found else 0
