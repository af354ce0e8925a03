"""How fast the solver is, on random and on hard positions, and beside it another solver."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import numpy as np

from sobremesa.games.rummy.combinations import (
    COLOURS,
    COPIES,
    IDS,
    JOKER,
    KINDS,
    NUMBERS,
    SHORTEST,
    TILES,
    is_set,
    jokers,
    size,
    tile,
)
from sobremesa.games.rummy.notation import read_rack, read_table
from sobremesa.games.rummy.rules import RACK
from sobremesa.games.rummy.solver import DEFAULT_OPENING, Solver, total

PHASES = {  # positions, tiles on the table, and in the rack
    "mid": (200, range(30, 51), range(14, 15)),
    "late": (200, range(50, 81), range(8, 9)),
    "any": (1000, range(10, 61), range(8, 43)),  # also racks that somebody let grow
}
FEW = 40  # of them that the other solver, which is slow, gets
LONGEST = 6  # runs that random tables have
POOL = TILES - 2 * RACK  # of two players
WORST = (  # the slowest that a search has found: tables and racks
    (
        "r4 J r6 | J r5 r6 r7 | g5 g6 g7 | y1 y2 y3 | y4 y5 y6 y7 | r2 b2 g2 | r3 b3 y3 | b7 g7 "
        "y7 | r8 g8 y8 | r9 b9 g9 y9 | r12 b12 g12",
        "r1 r1 r2 r3 r4 r5 r7 r8 r9 r11 r12 r13 b1 b1 b2 b3 b4 b4 b5 b5 b6 b6 b7 b8 b9 b10 b10 "
        "b12 b13 g1 g1 g2 g3 g3 g4 g4 g5 g6 g8 g9 g10 g10 g12 g13 g13 y1 y2 y4 y5 y6 y8 y9 y10 "
        "y11 y11 y12 y13",
    ),
    (
        "r2 r3 r4 r5 r6 | r9 J r11 | b8 b9 b10 b11 J | y2 y3 y4 y5 | y8 y9 y10 | r1 b1 y1 | b2 "
        "g2 y2 | b4 g4 y4 | r5 b5 g5 | r6 b6 g6 y6 | r7 b7 g7 y7 | r7 b7 g7 y7 | r13 b13 y13",
        "r1 r2 r3 r4 r8 r8 r9 r10 r11 r12 b1 b2 b3 b3 b4 b5 b6 b8 b9 b10 b12 b12 g1 g1 g2 g3 g3 "
        "g4 g5 g6 g8 g8 g10 g10 g11 g12 g13 y1 y3 y5 y6 y9 y12 y13",
    ),
    (
        "r5 r6 r7 r8 | J b4 b5 b6 b7 | b5 b6 b7 b8 b9 b10 | g1 g2 g3 g4 | g6 g7 g8 g9 J | y1 y2 "
        "y3 | y3 y4 y5 y6 y7 y8 | r1 b1 g1 | r4 g4 y4 | r6 g6 y6 | r7 g7 y7 | r8 b8 g8 y8 | b11 "
        "g11 y11",
        "r1 r2 r2 r3 r3 r4 r5 r9 r9 r10 r12 r12 r13 r13 b1 b2 b2 b3 b3 b4 b9 b10 b12 b13 b13 g2 "
        "g3 g5 g5 g10 g10 g11 g12 y1 y2 y5 y10 y11 y12 y13",
    ),
    (
        "r3 r4 r5 r6 r7 | g8 g9 J g11 g12 | y4 y5 y6 y7 y8 y9 | r1 b1 g1 | r2 b2 g2 | r2 g2 y2 "
        "| b3 g3 y3 | r4 g4 y4 | b5 g5 y5 | r7 g7 y7 | r8 b8 g8 | r9 g9 y9 | b11 g11 J",
        "r1 r3 r5 r6 r8 r10 r11 r11 r13 r13 b1 b2 b3 b4 b4 b5 b6 b7 b7 b8 b10 b10 b11 b12 g1 g3 "
        "g4 g5 g6 g6 g7 g10 g12 g13 y1 y1 y3 y6 y8 y11 y12 y12 y13 y13",
    ),
    (
        "r1 r2 r3 r4 | r3 r4 r5 r6 J | r10 r11 r12 | b1 b2 b3 b4 b5 b6 | y3 y4 y5 y6 y7 | y7 y8 "
        "y9 | y11 y12 y13 | r1 b1 g1 y1 | b4 g4 y4 J | r6 b6 g6 | r8 g8 y8 | r9 g9 y9 | r10 b10 "
        "g10",
        "r2 r5 r7 r7 r8 r9 r11 r13 r13 b2 b3 b5 b7 b7 b8 b8 b9 b9 b11 b11 b12 b12 b13 g1 g2 g2 "
        "g3 g4 g5 g5 g6 g7 g7 g8 g9 g10 g11 g11 g12 g12 y2 y2 y3 y5 y6 y10 y10 y11 y13",
    ),
    (
        "r10 r11 r12 r13 | g3 g4 g5 g6 | y1 y2 y3 y4 J | y10 y11 y12 y13 | b2 g2 y2 | r4 g4 y4 "
        "| b5 g5 y5 | r6 b6 g6 y6 | r7 g7 y7 | r7 b7 g7 y7 | r8 g8 y8 | r8 b8 g8 y8 | b9 y9 J | "
        "b9 g9 y9 | r10 b10 g10 y10 | r11 b11 g11 | b13 g13 y13",
        "r1 r1 r2 r2 r3 r3 r4 r5 r5 r6 r9 r9 r12 r13 b1 b1 b2 b3 b3 b4 b4 b5 b6 b7 b8 b10 b11 "
        "b13 g1 g1 g2 g3 g9 g10 g11 g12 g12 g13 y1 y3 y5 y6 y11",
    ),
    (
        "r10 r11 r12 r13 | y1 y2 y3 y4 J | y10 y11 y12 y13 | b2 g2 y2 | r4 g4 y4 | b5 g5 y5 | "
        "r6 b6 g6 y6 | r7 g7 y7 | r7 b7 g7 y7 | r8 g8 y8 | r8 b8 g8 y8 | b9 y9 J | b9 g9 y9 | "
        "r10 b10 g10 y10 | r11 b11 g11 | b13 g13 y13",
        "r1 r1 r2 r2 r3 r3 r4 r5 r5 r6 r9 r9 r12 r13 b1 b1 b2 b3 b3 b4 b4 b5 b6 b7 b8 b10 b11 "
        "b13 g1 g1 g2 g3 g3 g4 g6 g9 g10 g11 g12 g12 g13 y1 y3 y5 y6 y11",
    ),
    (
        "r4 r5 r6 | r9 r10 r11 r12 | b2 b3 b4 b5 b6 b7 | b3 b4 b5 b6 | y11 y12 y13 | b1 g1 y1 | "
        "r1 b1 g1 y1 | b2 y2 J | r2 g2 y2 | r7 b7 g7 | r7 g7 y7 | b8 g8 y8 | b8 g8 y8 | r10 b10 "
        "g10 y10 | r12 b12 J",
        "r1 r2 r3 r3 r4 r5 r6 r8 r8 r9 r11 r13 r13 b9 b9 b10 b12 b13 b13 g2 g3 g3 g4 g4 g5 g5 "
        "g6 g6 g9 g9 g10 g11 g12 g12 y3 y3 y4 y4 y5 y5 y6 y6 y7 y9 y9 y10 y11 y12",
    ),
    (
        "r2 r3 r4 r5 r6 | r8 r9 r10 r11 r12 r13 | b1 b2 b3 b4 b5 | b4 b5 b6 | b7 b8 b9 | g1 g2 "
        "g3 g4 | g3 g4 J g6 g7 g8 | g10 g11 g12 | y1 y2 y3 y4 | y4 y5 y6 y7 y8 | r1 b1 g1 | r2 "
        "b2 g2 y2 | r6 b6 g6 | r7 b7 g7 | b8 g8 y8 J | r9 b9 y9 | r10 b10 g10 | r12 b12 g12 | "
        "r13 b13 y13",
        "r1 r3 r4 r5 r7 r8 b3 b11 b12 g5 g5 y1 y3 y5 y6 y7 y9 y11 y11 y13",
    ),
    (
        "r2 r3 r4 r5 r6 r7 | b2 b3 b4 b5 b6 b7 | b5 b6 b7 b8 b9 b10 | y3 y4 y5 y6 y7 y8 | r1 b1 "
        "g1 | r1 g1 y1 | r4 b4 g4 J | b8 g8 y8 | r9 b9 y9 J | r11 b11 g11 | b11 g11 y11",
        "r2 r3 r5 r6 r7 r8 r8 r9 r10 r11 r12 r12 r13 b1 b2 b3 b10 b12 b12 b13 b13 g2 g2 g3 g3 "
        "g4 g5 g5 g6 g6 g7 g8 g9 g9 y1 y2 y2 y3 y4 y5 y6 y7 y10 y10 y11",
    ),
    (
        "b8 b9 b10 b11 J | g10 g11 g12 g13 | g1 y1 J | b2 g2 y2 | r3 b3 y3 | r4 b4 g4 | b5 g5 "
        "y5 | r5 b5 g5 y5 | r6 g6 y6 | b6 g6 y6 | r7 b7 g7 y7 | r7 b7 g7 y7 | r8 b8 g8 y8 | r10 "
        "g10 y10",
        "r1 r1 r2 r2 r3 r4 r5 r6 r8 r9 r11 r11 r13 r13 b1 b1 b2 b3 b4 b6 b9 b12 b13 g1 g2 g3 g3 "
        "g4 g8 g13 y1 y2 y3 y4 y4 y8 y9 y9 y10 y12",
    ),
    (
        "r3 r4 r5 r6 r7 | J r10 r11 r12 | b2 b3 b4 b5 b6 b7 | g7 g8 g9 g10 | g10 g11 g12 | y2 "
        "y3 y4 y5 y6 y7 | r2 g2 y2 | r4 b4 g4 y4 | r5 g5 y5 J | r6 g6 y6 | r8 b8 y8 | r9 b9 y9 "
        "| r13 g13 y13",
        "r1 r1 r2 r3 r7 r8 r9 r11 b1 b1 b2 b3 b5 b6 b7 b8 b9 b11 b12 b12 g1 g1 g2 g3 g3 g4 g5 "
        "g6 g7 g8 g9 g13 y1 y1 y3 y7 y8 y10 y10 y11 y12 y13",
    ),
    (
        "b6 b7 b8 b9 b10 | g1 g2 g3 g4 | g5 g6 g7 g8 J g10 | g8 g9 g10 g11 | r1 b1 g1 | r1 b1 "
        "y1 | b3 g3 y3 J | r4 b4 y4 | b4 g4 y4 | r5 b5 g5 | r6 b6 y6 | r7 b7 g7 | b12 g12 y12 | "
        "r13 g13 y13",
        "r2 r2 r3 r3 r4 r5 r6 r7 r8 r8 r9 r10 r10 b2 b2 b3 b5 b8 b11 b11 b13 g2 g6 g9 g13 y1 y2 "
        "y2 y3 y5 y5 y6 y7 y7 y8 y8 y9 y9 y10 y11 y12",
    ),
    (
        "r2 r3 r4 r5 r6 r7 | b2 b3 b4 b5 b6 b7 | b5 b6 b7 b8 b9 b10 | y3 y4 y5 y6 y7 y8 | r1 b1 "
        "g1 | r1 g1 y1 | r3 g3 y3 | r4 b4 g4 J | b8 g8 y8 | r9 b9 y9 J | r11 b11 g11 | b11 g11 "
        "y11",
        "r2 r5 r6 r7 r8 r8 r9 r10 r11 r12 r12 b1 b2 b3 b10 b12 b12 b13 b13 g2 g2 g3 g4 g5 g5 g6 "
        "g6 g7 g7 g8 g9 g9 y1 y2 y2 y4 y5 y6 y7 y10 y10 y11 y12",
    ),
    (
        "b2 b3 b4 | g10 g11 g12 g13 | r1 b1 g1 | b1 y1 J | r2 g2 y2 | r6 b6 y6 | r7 b7 g7 y7 | "
        "r7 b7 g7 y7 | r8 g8 y8 | r8 b8 g8 y8 | r9 b9 y9 | r9 b9 g9 y9 | r10 b10 g10 y10 | b12 "
        "g12 y12 | g13 y13 J",
        "r3 r3 r4 r5 r6 r10 r11 r11 r12 r12 r13 r13 b4 b5 b5 b6 b8 b10 b12 b13 b13 g2 g3 g5 g6 "
        "g6 g9 g11 y2 y3 y4 y4 y6 y10 y11 y11 y13",
    ),
    (
        "b3 b4 b5 | b6 b7 b8 b9 b10 b11 | b7 b8 b9 | b10 b11 b12 | g1 g2 g3 | g5 g6 g7 | g7 g8 "
        "g9 g10 g11 | y7 y8 y9 y10 | r1 b1 y1 | r2 b2 y2 | r3 b3 y3 | r5 b5 g5 y5 | r6 b6 g6 y6",
        "r1 r2 r3 r4 r4 r5 r6 r7 r7 r9 r9 r10 r11 r12 r13 r13 b1 b2 b4 b12 b13 g1 g2 g3 g4 g4 "
        "g8 g10 g11 g13 y2 y3 y4 y4 y5 y6 y7 y8 y10 y12 y13 J J",
    ),
    (
        "r6 r7 r8 r9 r10 r11 | y4 y5 y6 y7 y8 y9 | y11 y12 y13 | r2 g2 y2 | b5 g5 y5",
        "r1 r2 r3 r3 r4 r5 r7 r8 r10 r13 r13 b2 b5 b6 b7 b8 b9 b10 b10 b11 b11 b12 g1 g2 g3 g4 "
        "g6 g8 g8 g9 g10 g10 g12 g12 g13 g13 y1 y3 y3 y4 y6 y7 y9 y11 y12 y13 J",
    ),
    (
        "r5 r6 r7 | r6 r7 r8 r9 r10 r11 | b1 b2 b3 | g7 g8 g9 | r1 g1 y1 | r1 b1 g1 y1 | r2 b2 "
        "y2 | r5 b5 g5 y5 | b7 g7 y7 | r13 g13 y13",
        "r10 r11 b3 b4 b6 b6 b7 b11 b11 b13 b13 g2 g3 g4 g6 g10 g12 g12 y3 y5 y6 y7 y11 y12 y12 J",
    ),
    (
        "b5 b6 b7 b8 b9 b10 | y1 y2 y3 | y3 y4 y5 y6 y7 y8 | r1 b1 g1 | r6 g6 y6 | b11 g11 y11",
        "r2 r3 r4 r5 r6 r7 r7 r8 r8 r9 r12 r12 r13 r13 b1 b3 b4 b6 b7 b12 b12 b13 b13 g1 g2 g3 "
        "g5 g5 g7 g9 g9 g10 y2 y4 y10 J",
    ),
    (
        "b8 b9 b10 b11 J | b10 b11 b12 b13 | g10 g11 g12 g13 | g1 y1 J | r1 b1 g1 y1 | b2 g2 y2 "
        "| r4 b4 g4 | r4 b4 g4 | b5 g5 y5 | r5 b5 g5 y5 | r6 g6 y6 | b6 g6 y6 | r7 b7 g7 y7 | "
        "r7 b7 g7 y7 | r8 b8 g8 y8 | r9 b9 g9 y9 | r10 g10 y10 | r12 b12 g12",
        "r1 r2 r2 r3 r5 r6 r8 r9 r10 r11 r11 r12 r13 r13 b1 b2 b3 b3 b6 b13 g2 g3 g3 g8 g9 g11 "
        "g13 y2 y4 y4 y8 y9 y10 y11 y11 y12 y12 y13 y13",
    ),
)
Position = tuple[list[int], list[int]]
Question = Callable[[list[int], list[int]], object]


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
    for question, slowest in worst():
        yield f"solve/worst/{question}", slowest, "ms, slowest"


def worst() -> Iterator[tuple[str, float]]:
    """Yield for each question the slowest of the hardest positions, each the best of three."""
    positions = hardest()
    for question, solve in questions().items():
        spent = np.min([timed(solve, positions) for _ in range(3)], axis=0)
        yield question, float(spent.max())


def hardest() -> list[Position]:
    """Return the hardest positions of those that a game can reach."""
    positions = [(read_table(table), read_rack(rack)) for table, rack in WORST]
    return [(table, rack) for table, rack in positions if reachable(total(table), sum(rack))]


def questions() -> dict[str, Question]:
    """Return what the solver can be asked, by the rule for jokers and by what counts."""
    found: dict[str, Question] = {}
    for points in (False, True):
        counted = "points" if points else "tiles"
        found[counted] = Solver(points=points).table
        found[f"free/{counted}"] = Solver(points=points, free=True).table
        found[f"swap-from-rack/{counted}"] = Solver(points=points, rack_only=True).table
        found[f"opening/{counted}"] = partial(opening, Solver(points=points))
    return found


def opening(solver: Solver, _: list[int], rack: list[int]) -> object:
    """Ask for a first lay-down."""
    return solver.opening(rack, DEFAULT_OPENING)


def reachable(tiles: int, held: int) -> bool:
    """Say whether one who has opened can hold so many tiles beside so many on the table.

    With two players, which leaves most tiles to one: both have got 14 of the 106, and the other
    holds one at least. Who moves has laid three or more, and hence drawn held - 11 or more. Before
    the last of these draws the other had as many turns but one, each a draw or a lay-down, and the
    first lay-down is of three tiles. (Turns whose time is over may draw three, by `overtime`.)
    """
    draws, others = held - RACK + SHORTEST, tiles - SHORTEST
    turns = draws - 1 - max(0, others - SHORTEST + 1)  # that the other must have drawn in
    drawn = draws + max(0, turns, others - RACK + 1)
    return held > 0 and others >= 0 and draws <= POOL and drawn <= POOL


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


def timed(solve: Question, positions: list[Position]) -> list[float]:
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
