"""The end of a round of two with an empty pool: the search against every line of the rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from sobremesa.engine.chance import below, generator
from sobremesa.engine.contract import Integers, State
from sobremesa.games.rummy import rules
from sobremesa.games.rummy.combinations import JOKER, KINDS, NUMBERS
from sobremesa.games.rummy.endgame import PASS, Endgame, Lay, Position, all_known, position
from sobremesa.games.rummy.notation import read_table, tile_text
from sobremesa.games.rummy.plans import most
from sobremesa.games.rummy.rules import DRAW, END, FINISHED
from sobremesa.games.rummy.solver import counted, total
from sobremesa.games.rummy.tests.test_table import placed
from sobremesa.games.rummy.turn import Turn, begun, next_action

PIECES = ("r3 r4 r5", "b5 b6 b7", "r7 b7 g7", "g4 g5 g6 g7", "y5 y6 y7", "r5 b5 y5", "g6 y6 r6")
NEAR = [k for k in range(JOKER) if 3 <= k % NUMBERS + 1 <= 8]


def small(rng: Integers, rounds: int) -> Any:
    """Return a state with a small table, small racks and an empty pool, as an array of one."""
    table = " | ".join(sorted({PIECES[below(len(PIECES), rng)] for _ in range(1 + below(3, rng))}))
    world = np.zeros(1, rules.STATE)
    world[:] = placed(table, "", rounds=rounds)._states
    s = world[0]
    s.stock = 0
    s.pool[:] = 0
    s.opening = 12
    s.score[0] = below(41, rng) - 20
    s.score[1] = -s.score[0]
    for seat in range(2):
        s.opened[seat] = below(4, rng) > 0
        s.held[seat] = 2 + below(3, rng)
        s.rack[seat] = 0
        for _ in range(s.held[seat]):
            s.rack[seat, NEAR[below(len(NEAR), rng)]] += 1
    s.passes = below(2, rng)
    return world


def seen(s: State) -> Position:
    """Return the position of a state."""
    mine, theirs = (tuple(s.rack[seat].tolist()) for seat in (s.turn, 1 - s.turn))
    return replace(position(begun(s)), mine=mine, theirs=theirs)


def parts(rack: list[int]) -> Iterator[list[int]]:
    """Yield all that one could lay of a rack, if it fits."""
    yield from (list(part) for part in product(*(range(n + 1) for n in rack)) if any(part))


def tables(turn: Turn) -> Iterator[Lay]:
    """Yield a pass, and a table for everything that can be laid."""
    yield PASS
    for part in parts(list(turn.rack)):
        made = most(replace(turn, rack=tuple(part)))
        if made and total(made) - total(turn.before) == sum(part):
            yield tuple(made)


def played(world: Any, lay: Lay) -> Any:
    """Return the state after a turn, by the rules."""
    after = world.copy()
    s = after[0]
    before = begun(s).before
    action = DRAW
    while lay is not PASS and action != END:
        action = next_action(s, before, lay)
        if action != END:
            rules.apply(s, action)
    rules.apply(s, action)
    return after


def won(world: Any, seat: int) -> int:
    """Return what a seat gets by the best play of both, every line tried."""
    s = world[0]
    if s.phase == FINISHED or s.played == 2:
        lead = int(s.score[seat]) - int(s.score[1 - seat])
        last = int(s.phase == FINISHED)
        return lead + last * 10_000 * ((lead > 0) - (lead < 0))
    values = [won(played(world, lay), seat) for lay in tables(begun(s))]
    return max(values) if s.turn == seat else min(values)


@pytest.mark.parametrize("seed", range(24))
def test_the_search_finds_what_trying_all_lines_finds(seed: int) -> None:
    rng = generator(11, seed)
    world = small(rng, rounds=1 + seed % 2)
    s = world[0]
    found = Endgame(begun(s), patience=100_000).best(seen(s))
    assert found.sure
    assert found.value == won(world, s.turn)
    assert won(played(world, found.lay), s.turn) == found.value


def test_it_gives_the_other_nothing_to_go_out_with() -> None:
    """The red 6 would bring the red 7 of the other, who has fewer points otherwise."""
    world = small(generator(1), rounds=1)
    s = world[0]
    s.opened[:] = 1
    s.score[:] = 0
    s.passes = 0
    for name in ("table", "before", "old"):
        s[name] = 0
        lying = sorted(read_table("r3 r4 r5 | g1 g2 g3"))
        s[name][: len(lying)] = lying
    s.rack[:] = 0
    for seat, kinds in ((0, ("r6", "g4", "y13")), (1, ("r7",))):
        for text in kinds:
            s.rack[seat, [tile_text(k) for k in range(KINDS)].index(text)] = 1
        s.held[seat] = len(kinds)
    found = Endgame(begun(s)).best(seen(s))
    assert found.sure
    laid = counted(found.lay or ()) - counted(begun(s).before)
    assert "r6" not in [tile_text(k) for k in laid]


def test_a_rack_too_large_to_try_all_is_played_on_within_the_limit() -> None:
    table = "r9 r10 r11 | b1 b2 b3"
    mine = placed(table, "r1 r2 r3 r4 b6 b7 b8 g9 g10 g11 y1 y4 y8 y12").view(0).state
    theirs = placed(table, "r5 r6 r13 b4 b9 b12 g1 g3 g5 y2 y5 y6 y7").view(0).state
    p = replace(seen(mine), theirs=seen(theirs).mine)
    search = Endgame(begun(mine), patience=50)
    found = search.best(p)
    assert not found.sure
    assert search.solver.patience == 0
    assert found.value >= search.blocked(p), "passing is not worse here: the other cannot go out"


def test_only_two_with_an_empty_pool_know_all() -> None:
    turn = replace(begun(placed("r9 r10 r11", "r12").view(0).state), stock=0)
    assert all_known(turn)
    assert not all_known(replace(turn, stock=1))
    assert not all_known(replace(turn, rivals=(3, 4), rival_opened=(True, True)))
    assert not all_known(replace(turn, at_once=True, opened=False))
