"""The solver against its oracles, and what it says to people."""

import json
import os
from collections import Counter
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

import sobremesa
from sobremesa.cli import main
from sobremesa.engine.contract import BadOption, BadPosition
from sobremesa.games.rummy import bench, lays, solve
from sobremesa.games.rummy.combinations import (
    COLOUR,
    HIGH,
    JOKER,
    KINDS,
    LOW,
    MOST,
    NATURALS,
    PLACES,
    SET,
    SET_OF,
    kind,
    run,
    worth,
)
from sobremesa.games.rummy.jokers import lawful
from sobremesa.games.rummy.notation import combination_text, read_tile, tile_text
from sobremesa.games.rummy.record import LEFT, STEPS, WAY
from sobremesa.games.rummy.solver import Solver, Work, counted, joker_at, laid_points, workplace
from sobremesa.games.rummy.tests.oracle import ilp, naive, positions, steps
from sobremesa.games.rummy.tests.oracle.combos import Combo, Run, Table, show, tiles
from sobremesa.games.rummy.ways import AT_A_STATE

COLOURS = "rbgy"
MOST_WORK = 340_000  # that any position takes that is known
# Blocks of positions, so that a failure says more or less which it was. More by hand:
# BLOCKS=450 ./test -k "integer_program or all_steps" for 100,000 positions.
BLOCKS = int(os.environ.get("BLOCKS", 10))


def numbered(combo: Combo) -> int:
    """Return the id of an oracle's combination."""
    if isinstance(combo, Run):
        places = sum(1 << combo.first + i for i, joker in enumerate(combo.jokers) if joker)
        last = combo.first + len(combo.jokers) - 1
        return int(run(COLOURS.index(combo.colour), combo.first, last, places))
    colours = sum(1 << COLOURS.index(colour) for colour in combo.colours)
    return int(SET_OF[combo.number, colours, combo.jokers])


def mirrored(x: int) -> int:
    """Return a combination with 1 for 13, 2 for 12, and so on."""
    low, high = 14 - int(HIGH[x]), 14 - int(LOW[x])
    if COLOUR[x] == SET:
        return int(SET_OF[low, NATURALS[x], PLACES[x]])
    places = sum(joker_at(x, 14 - n) << n for n in range(low, high + 1))
    return int(run(int(COLOUR[x]), low, high, places))


def ids(table: Table) -> list[int]:
    """Return an oracle's table as ids."""
    return sorted(numbered(combo) for combo in table)


def counts(rack: Sequence[str]) -> list[int]:
    """Return a rack counted by kind."""
    found = Counter(read_tile(word) for word in rack)
    return [found[k] for k in range(KINDS)]


def solver_for(block: int, **rules: bool) -> Solver:
    """Return a solver; in every other block it sweeps over grids from the start."""
    solver = Solver(**rules)
    if block % 2:
        solver.ways_first = -1
    return solver


def padded(table: Sequence[int]) -> np.ndarray:
    """Return a table as the rules keep it."""
    whole = np.zeros(MOST, np.int16)
    whole[: len(table)] = table
    return whole


def checked(
    before: list[int], rack: list[int], after: list[int] | None, *, free: bool = True
) -> int:
    """Return how many tiles were laid, after a look at whether that was possible."""
    if after is None:
        return 0
    laid = counted(after)
    laid.subtract(counted(before))
    assert all(0 <= many <= rack[k] for k, many in laid.items())
    assert free or lawful(padded(before), padded(after), False)
    return sum(laid.values())


def drawn(rng: Random) -> positions.Position:
    """Return a position of any phase, with jokers anywhere."""
    lying = rng.randint(0, 2)
    held = rng.randint(0, 2 - lying)
    if rng.random() < 0.3:
        return positions.dense(rng, rng.randint(1, 5), rng.randint(2, 8), lying, held)
    size = rng.choice([0, 6, 12, 20, 30, 40, 50, 60, 75])
    return positions.position(rng, size, rng.choice([3, 6, 10, 14]), lying, held)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_most_tiles_with_free_jokers_are_those_of_an_integer_program(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block, free=True)
    for _ in range(70):
        where = drawn(rng)
        before, rack = ids(where.table), counts(where.rack)
        lying = [tile for combo in where.table for tile in tiles(combo)]
        found = checked(before, rack, solver.table(before, rack))
        assert found == ilp.most_free(lying, where.rack), (show(where.table), where.rack)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_most_tiles_by_the_rulebook_are_those_of_all_steps(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block)
    for _ in range(100):
        lying = rng.randint(1, 2)
        where = positions.dense(
            rng, rng.randint(1, 4), rng.randint(2, 6), lying, rng.randint(0, 2 - lying)
        )
        before, rack = ids(where.table), counts(where.rack)
        found = checked(before, rack, solver.table(before, rack), free=False)
        assert found == steps.most_strict(where.table, where.rack), (show(where.table), where.rack)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_openings_are_those_of_an_integer_program(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block)
    bag = [f"{colour}{n}" for colour in COLOURS for n in range(1, 14)] * 2
    for _ in range(40):
        wild = ["J"] * rng.randint(0, 2)
        rack = [*rng.sample(bag, rng.randint(6, 22)), *wild]
        after = solver.opening(counts(rack), 30)
        assert checked([], counts(rack), after) == ilp.most_opening(rack, 30), rack
        assert after is None or sum(worth(x) for x in after) >= 30


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_most_points_are_those_of_an_integer_program(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block, free=True, points=True)
    for _ in range(20):
        where = drawn(rng)
        before, rack = ids(where.table), counts(where.rack)
        lying = [tile for combo in where.table for tile in tiles(combo)]
        after = solver.table(before, rack)
        checked(before, rack, after)
        found = laid_points(before, after or before, solver)
        assert found == ilp.most_points_free(lying, where.rack), (show(where.table), where.rack)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_points_told_are_those_that_the_search_counts(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block, points=True, rack_only=block % 4 > 1)
    for _ in range(60):
        where = positions.dense(rng, rng.randint(1, 5), rng.randint(4, 12), 1, 1)
        before, rack = ids(where.table), counts(where.rack)
        after = solver.table(before, rack)
        if after is None:
            continue
        held = sum(rack[k] * (k % 13 + 1) for k in range(JOKER)) + rack[JOKER] * 13
        left = int(solver.work.record.out[STEPS]) // LEFT
        assert laid_points(before, after, solver) == held - left, (show(where.table), where.rack)


def test_a_joker_of_the_rack_counts_most_where_that_of_the_table_was_replaced() -> None:
    """Blue 13 frees the joker for the ones, and the other joker is a 13."""
    assert solve("r13 g13 J", "b13 b1 y1 J", points=True).points == 13 + 13 + 1 + 1
    assert solve("r11 r12 J", "b1 y1 J", points=True).points == 10


@pytest.mark.parametrize(
    ("table", "swap_from", "rack", "count"),
    [
        # r3 and r5 would make sets without r4, which has to free the joker.
        ("r3 J r5", "anywhere", "r4 b3 g3 b5 g5 y9 y10", 3),
        # One r4 is enough for a run, but two jokers need two.
        ("r3 J r5 | r3 J r5", "rack", "r4 r4 b3 g3 b5 g5 y9 y10 b8 b9", 6),
    ],
)
def test_many_tiles_do_not_free_a_joker(table: str, swap_from: str, rack: str, count: int) -> None:
    useless = "r8 r8 r11 r11 r13 b12 b12 y1 y1 y6 y6 g1 g1 r13"
    assert solve(table, f"{rack} {useless}", swap_from=swap_from).count == count


@pytest.mark.parametrize("block", range(4))
def test_tables_are_lawful_that_steps_can_make(block: int) -> None:
    """§6.2 to §6.5

    Two runs with a joker each that were pushed together are lawful too, though no step does it.
    """
    rng = Random(900 + block)
    found = Counter[bool]()
    for _ in range(25):
        here = positions.dense(rng, rng.randint(1, 3), rng.randint(1, 3), rng.randint(1, 2), 0)
        table = Counter(t for combo in here.table for t in tiles(combo))
        for after in naive.layouts(table, Counter(here.rack)):
            if sum(map(len, map(tiles, after))) == table.total() or pushed(here.table, after):
                continue
            reached = steps.reachable(here.table, after)
            allowed = lawful(padded(ids(here.table)), padded(ids(after)), False)
            assert allowed == reached, f"{show(here.table)} to {show(after)}"
            found[reached] += 1
    assert min(found[True], found[False]) > 20, "both were met often"


def pushed(before: Table, after: Table) -> bool:
    """Say whether a run has two jokers that lay in two."""
    return max(joker_count(before)) == 1 and any(
        count == 2 and isinstance(combo, Run)
        for combo, count in zip(after, joker_count(after), strict=True)
    )


def joker_count(table: Table) -> list[int]:
    """Return how many jokers each combination has."""
    return [tiles(combo).count("J") for combo in table]


def written(combo: Combo) -> str:
    """Return an oracle's combination in our notation."""
    return combination_text(numbered(combo))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_set_of_tiles_that_can_be_laid_is_found(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block)
    for _ in range(6):
        lying = rng.randint(0, 2)
        where = positions.dense(
            rng, rng.randint(1, 3), rng.randint(2, 5), lying, rng.randint(0, 2 - lying)
        )
        wanted = {
            tuple(sorted(read_tile(t) for t in laid))
            for laid in steps.laid_multisets(where.table, where.rack)
        }
        found = [tuple(sorted(k)) for k in solver.lays(ids(where.table), counts(where.rack), 999)]
        assert len(found) == len(set(found))
        assert set(found) == wanted, (show(where.table), where.rack)


def apart(before: Sequence[int], after: Sequence[int]) -> int:
    """Count neighbours that come apart, slowly: in runs by place, in sets by the best pairing."""
    broken = 0
    for colour in range(4):
        for number in range(2, 14):
            old, new = (
                sum(COLOUR[x] == colour and LOW[x] < number <= HIGH[x] for x in table)
                for table in (before, after)
            )
            broken += max(0, old - new)
    for number in range(1, 14):
        old_sets, new_sets = (
            [x for x in table if COLOUR[x] == SET and LOW[x] == number] for table in (before, after)
        )
        total = sum(int(NATURALS[x]).bit_count() + int(PLACES[x]) - 1 for x in old_sets)
        broken += total - paired(old_sets, new_sets)
    return broken


def paired(old: list[int], new: list[int]) -> int:
    """Return the most neighbours that stay together, each old set with at most one new."""
    if not old:
        return 0
    best = paired(old[1:], new)
    for i, y in enumerate(new):
        common = (int(NATURALS[old[0]]) & int(NATURALS[y])).bit_count()
        common += min(int(PLACES[old[0]]), int(PLACES[y]))
        best = max(best, max(0, common - 1) + paired(old[1:], new[:i] + new[i + 1 :]))
    return best


@pytest.mark.parametrize("block", range(BLOCKS))
def test_of_the_best_ways_none_disturbs_the_table_less(block: int) -> None:
    rng = Random(block)
    solver = solver_for(block, free=True)
    for _ in range(6):
        lying = rng.randint(0, 1)
        where = positions.dense(rng, rng.randint(1, 3), rng.randint(2, 4), lying)
        before, rack = ids(where.table), counts(where.rack)
        after = solver.table(before, rack)
        if after is None:
            continue
        on_table = Counter(tile for combo in where.table for tile in tiles(combo))
        ends = [ids(end) for end in naive.layouts(on_table, Counter(where.rack))]
        most = max(len(list(counted(end).elements())) for end in ends)
        best = [end for end in ends if len(list(counted(end).elements())) == most]
        assert apart(before, after) == min(apart(before, end) for end in best)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_nothing_depends_on_which_end_of_the_numbers_is_which(block: int) -> None:
    """Jokers that stay, replaced ones and forced tiles are the same in a mirror."""
    rng = Random(block)
    solver = solver_for(block, rack_only=block % 4 > 1)
    for _ in range(40):
        where = drawn(rng)
        before, rack = ids(where.table), counts(where.rack)
        seen = [rack[kind(colour, 14 - n)] for colour in range(4) for n in range(1, 14)]
        straight = checked(before, rack, solver.table(before, rack))
        turned = sorted(map(mirrored, before)), [*seen, rack[JOKER]]
        assert checked(*turned, solver.table(*turned)) == straight, (show(where.table), where.rack)


@pytest.mark.parametrize("question", bench.questions())
def test_the_hardest_positions_take_little_work(question: str) -> None:
    """Counted, since time is not sure: some 37 ns for each way, so 13 ms at most."""
    ask = bench.questions()[question]
    for i, position in enumerate(bench.hardest()):
        ask(*position)
        assert workplace().record.work <= MOST_WORK, (question, i)


@pytest.mark.parametrize("points", [False, True])
def test_how_much_room_there_is_does_not_matter(points: bool) -> None:
    """With little, plans are forgotten within a number, and searches begin anew with more."""
    ample, tight = Solver(points=points), Solver(points=points)
    begun_anew = False
    for position in bench.hardest()[:6]:
        tight.work = Work()
        tight.work.make(1 << 10)
        tight.work.ways = np.zeros(AT_A_STATE + 200, WAY)
        best = ample.table(*position)
        cost = int(ample.work.record.out[STEPS])
        assert tight.table(*position) == best
        assert int(tight.work.record.out[STEPS]) == cost
        begun_anew |= len(tight.work.states) > 1 << 10
    assert begun_anew


@pytest.mark.parametrize("points", [False, True])
def test_the_hardest_positions_are_solved_as_by_an_integer_program(points: bool) -> None:
    """These are sweeps over grids."""
    solver = Solver(free=True, points=points)
    for before, rack in bench.hardest():
        lying = [word for x in before for word in combination_text(x).split()]
        held = [tile_text(k) for k in range(KINDS) for _ in range(rack[k])]
        after = solver.table(before, rack)
        found = checked(before, rack, after)
        if points:
            assert laid_points(before, after or before, solver) == ilp.most_points_free(lying, held)
        else:
            assert found == ilp.most_free(lying, held), (before, rack)


@pytest.mark.parametrize(
    ("tiles_lying", "held", "possible"),
    [
        (3, 11, True),  # who moves has opened, and the other drawn
        (2, 12, False),  # nobody opens with two
        (100, 5, True),
        (100, 6, False),  # the other would be out
        (14, 55, True),  # 44 draws, between them 34 of the other and 9 lay-downs
        (14, 56, False),  # one more each, and the pool has 78
    ],
)
def test_which_positions_can_be_reached(tiles_lying: int, held: int, possible: bool) -> None:
    assert bench.reachable(tiles_lying, held) == possible


def test_a_joker_that_is_not_needed_is_no_hindrance() -> None:
    """rummikub-solver 1.0.0 lays two of these three tiles."""
    found = solve("r3 r4 r5 J", "b7 b8 b9")
    assert found.laid == ("b7", "b8", "b9") and found.count == 3


@pytest.mark.parametrize("rack", ["r10 b10 g10", "r13 b13 g13 y13", "r11 J r13"])
def test_openings_that_others_miss(rack: str) -> None:
    assert solve("", rack, opening=True).count == len(rack.split())


def test_two_cores_may_lie_in_one_run() -> None:
    """Where one core ends another begins only with the next tile."""
    found = solve("r2 r3 r4 r5 r6 J | r2 J r4 r5 r6", "y3 y5 r8")
    assert found.laid == ("r8",)


def test_a_joker_that_stays_makes_room_for_a_third_run() -> None:
    """What an earlier search had left in the record once hid the way."""
    solver = Solver(rack_only=True)
    solver.work.record.ahead[:] = 1 << 30
    table = "b8 b9 b10 b11 b12 | b9 b10 J | b11 b12 b13 | g5 g6 g7 | y4 y5 y6 y7 y8 y9 | "
    table += "y9 y10 y11 y12 | r4 b4 g4 | b5 y5 J | b7 g7 y7"
    assert solve(table, "r4 r6 b1 g1 y1 y4 y11 y13", swap_from="rack").count == 7


def test_an_opening_does_not_touch_the_table() -> None:
    found = solve("r1 r2 r3", "r4 r10 b10 g10", opening=True)
    assert found.table == ("r1 r2 r3", "r10 b10 g10")
    assert solve("r1 r2 r3", "r4 r9 b9 g9", opening=True).count == 0
    assert solve("r1 r2 r3", "r4 r9 b9 g9", opening=27).count == 3


@pytest.mark.parametrize(
    ("table", "rack", "told"),
    [
        (
            "g2 g3 g4 g5",
            "g6 y2 b2",
            ["take g2 from g2 g3 g4 g5", "add g6 to g3 g4 g5", "lay b2 g2 y2"],
        ),
        ("b2 b3 b4 b5 b6", "b4", ["take b5 b6 from b2 b3 b4 b5 b6", "lay b4 b5 b6"]),
        ("r3 J r5", "r4", ["swap r4 for the joker in r3 J r5", "add J to r3 r4 r5"]),
        ("r6 r7 r8", "r9", ["add r9 to r6 r7 r8"]),
    ],
)
def test_steps_are_what_a_person_would_do(table: str, rack: str, told: list[str]) -> None:
    """R2, R3, R6 and R1."""
    assert [str(step) for step in solve(table, rack).steps] == told


def test_the_freer_rule_for_jokers_frees_more() -> None:
    table, rack = "r3 r4 r5 J", "b7 b9"
    assert solve(table, rack).count == 0
    assert solve(table, rack, jokers="free").count == 2


def test_from_the_rack_alone_fewer_jokers_are_replaced() -> None:
    table, rack = "r3 J r5 | r4 g4 y4 b4", "b7 b8"
    assert solve(table, rack).count == 2
    assert solve(table, rack, swap_from="rack").count == 0


@pytest.mark.parametrize(
    ("table", "rack", "why"),
    [
        ("r3 r4", "r1", "it has 2 tiles, at least 3 are needed"),
        ("r12 r13 r1", "r2", "neither a set nor a run"),
        ("r8 r8 b8", "r1", "no colour twice"),
        ("r3 r5 J", "r1", "in order, each joker where it stands"),
        ("r3 r4 x5", "r1", "there is no tile 'x5'"),
        ("r3 r4 r5", "r14", "there is no tile 'r14'"),
        ("r3 r4 r5", "r3 r3", "3 tiles r3 were named; there are 2"),
        ("r3 r4 r5", "J J J", "3 tiles J were named"),
        ("r12 r13 J", "r1", "neither a set nor a run"),
    ],
)
def test_bad_input_is_refused(table: str, rack: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        solve(table, rack)


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(BadOption, match="jokers cannot be 'wild'; possible: replaced, free"):
        solve("", "r1", jokers="wild")


@pytest.mark.parametrize("opening", [51, 100, -1])
def test_an_opening_of_too_many_points_is_refused(opening: int) -> None:
    with pytest.raises(BadOption, match="opening cannot be .*; possible: 0 to 50"):
        solve("", "r1", opening=opening)
    with pytest.raises(BadOption, match="opening cannot be"):
        lays("", "r1", opening=opening)


def test_the_number_of_sets_is_bounded() -> None:
    rack = "r4 r5 r6 r7 b4 g4"
    every = lays("r1 r2 r3", rack)
    assert ("r4",) in every and ("r4", "r5", "r6", "r7") in every
    assert ("b4", "g4") not in every and ("r4", "b4", "g4") in every
    assert lays("r1 r2 r3", rack, most=3) == every[:3]


def test_sets_for_an_opening_have_their_points() -> None:
    assert lays("", "r10 b10 g10 y10 r1 r2 r3", opening=True)[0] == (
        "r1", "r2", "r3", "r10", "b10", "g10", "y10",
    )  # fmt: skip
    assert all(
        sum(int(t[1:]) for t in laid) >= 30 for laid in lays("", "r9 b9 g9 r3 r4 r5", opening=True)
    )


def test_the_shell_prints_json() -> None:
    command = ["solve", "rummy", "--table", "r3 r4 r5 J | y8 b8 g8", "--rack", "b7 b8 b9", "--json"]
    done = CliRunner().invoke(main, command)
    found = json.loads(done.stdout)
    assert found["count"] == 3 and found["laid"] == ["b7", "b8", "b9"]
    assert found["table"] == ["r3 r4 r5 J", "b7 b8 b9", "b8 g8 y8"]
    assert found["steps"] == ["lay b7 b8 b9"]


def test_the_shell_speaks_to_people_and_refuses_clearly() -> None:
    told = CliRunner().invoke(main, ["solve", "rummy", "--rack", "r9 b9 g9", "--opening"])
    assert "nothing to lay" in told.stdout
    spanish = ["solve", "rummy", "--table", "r6 r7 r8", "--rack", "r9", "--lang", "es"]
    assert "Añade r9 a r6 r7 r8." in CliRunner().invoke(main, spanish).stdout
    bad = CliRunner().invoke(main, ["solve", "rummy", "--table", "r3 r4", "--rack", "r1"])
    assert bad.exit_code == 2 and "neither a set nor a run" in bad.stderr
    nobody = CliRunner().invoke(main, ["solve", "chess"])
    assert nobody.exit_code == 2


def test_the_package_offers_it_by_the_games_name() -> None:
    assert sobremesa.rummy.solve is solve
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = sobremesa.chess
