"""Rummy by the book: a test for every rule and example of RULES.md."""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from sobremesa.engine.chance import generator
from sobremesa.engine.contract import CHANCE, NOBODY, OVER, BadPosition, Refused
from sobremesa.engine.match import Match
from sobremesa.games.rummy import GAME, rules
from sobremesa.games.rummy.combinations import (
    COLOUR,
    HIGH,
    IDS,
    KINDS,
    LOW,
    NATURALS,
    NONE,
    PLACES,
    RUN,
    SET_OF,
    is_set,
    jokers,
    run,
    size,
    tile,
    worth,
)
from sobremesa.games.rummy.notation import (
    check_copies,
    combination_text,
    read_combination,
    read_rack,
    read_table,
    read_tile,
    table_text,
    tile_text,
)
from sobremesa.games.rummy.rules import DRAW
from sobremesa.games.rummy.tests.audit import audit
from sobremesa.games.rummy.words import place, position, read, say
from sobremesa.games.rummy.words import table as shown
from tests.play import hidden, listed, played

ALL = [f"{colour}{number}" for colour in "rbgy" for number in range(1, 14)] + ["J"]
EVERYTHING = Counter(2 * ALL)


def table(*racks: str, lying: str = "", pool: str = "", turn: int = 0, **more: Any) -> Any:
    """Return a state drawn as text: racks like "r4 b5 J", `lying` like "r4 r5 r6 | b8 g8 y8".

    Tiles that are named nowhere are in the rack "*", or without such a rack in the pool. All
    players have laid before unless `opened` says otherwise, as in "1/0".
    """
    named = " ".join([*racks, lying, pool]).replace("|", " ").replace("*", " ").split()
    rest = EVERYTHING - Counter("J" if word[0] == "J" else word for word in named)
    filled = [" ".join(rest.elements()) if rack == "*" else rack for rack in racks]
    combos = "|".join(".".join(part.split()) for part in lying.split("|")) or "-"
    entries = {
        "racks": "/".join(".".join(rack.split()) or "-" for rack in filled),
        "shown": "/".join("-" for _ in racks),
        "table": combos,
        "old": combos,
        "before": combos,
        "kept": "-",
        "loose": "-",
        "pool": len(pool.split()) if "*" in racks else rest.total(),
        "phase": "turn",
        "turn": turn,
        "round": 1,
        "due": 0,
        "passes": 0,
        "laid": 0,
        "done": 0,
        "opened": "/".join("1" for _ in racks),
        "score": "/".join("0" for _ in racks),
        **more,
    }
    states = np.zeros(1, rules.STATE)
    place(" ".join(f"{name}:{value}" for name, value in entries.items()), states[0])
    audit(states[0])
    return states[0]


def can(s: Any) -> set[str]:
    """Return the notation of all that is legal."""
    return {say(s, action) for action in listed(GAME, s)[0]}


def play(s: Any, *notations: str) -> None:
    """Play actions given in their notation, each of which must be legal."""
    for notation in notations:
        found = (action for action in listed(GAME, s)[0] if say(s, action) == notation)
        action = next(found, None)
        assert action is not None, notation
        rules.apply(s, action)
        audit(s)


def compose(s: Any, text: str) -> None:
    """Play what a person has typed."""
    for action in read(s, text) or [-1]:
        assert action in listed(GAME, s)[0]
        rules.apply(s, action)
        audit(s)


def refusal(s: Any, text: str) -> str:
    """Return the name of the reason for which what a person has typed is refused."""
    before = s.tobytes()
    with pytest.raises(Refused) as caught:
        read(s, text)
    assert s.tobytes() == before
    return caught.value.reason.name.removeprefix("refused-")


def lies(s: Any) -> str:
    """Return the table as text."""
    return table_text(s.table)


def rack(s: Any, seat: int) -> str:
    """Return a rack as text."""
    return " ".join(shown(s)["racks"][seat])


def points(s: Any) -> list[int]:
    """Return the points of all seats."""
    out = np.zeros(s.players, np.int64)
    rules.points(s, out)
    return [int(n) for n in out]


def winners(s: Any) -> list[int]:
    """Return the seats with rank 1."""
    out = np.zeros(s.players, np.int64)
    rules.ranks(s, out)
    return [seat for seat in range(s.players) if out[seat] == 1]


def view(s: Any, seat: int) -> Any:
    """Return a state as a seat sees it."""
    return hidden(GAME, np.array([s], rules.STATE), seat)[0]


def dealt(players: int, **options: Any) -> Any:
    """Return a state right after a random first deal."""
    return next(m for m in played(GAME, players, 1, options) if m.to_act >= 0).state[0]


def match_of(*racks: str, now: Any = lambda: 0.0, **options: Any) -> Match:
    """Return a match that seat 0 begins, with these racks of 14 tiles."""
    match = Match(GAME, len(racks), options=options, now=now)
    match.play("seat 0")
    for one in racks:
        for word in one.split():
            match.play(word)
    assert match.to_act == 0
    return match


def ends(lying: str, held: str, wanted: str, **options: Any) -> str:
    """Return "yes" if a turn may end with the table `wanted`, else why not."""
    s = table(f"{held} r13", "b13", lying=lying, **options)
    try:
        compose(s, f"table {wanted}")
    except Refused as error:
        return error.reason.name.removeprefix("refused-")
    assert s.turn == 1 and s.loose == 0 and rack(s, 0) == "r13"
    assert list(s.table[s.table != NONE]) == read_table(wanted)
    return "yes"


# 1 The tiles


def test_a_hundred_and_six_tiles() -> None:
    """§1.1"""
    s = np.zeros(1, rules.STATE)[0]
    rules.setup(s, 2)
    assert s.stock == 106 == 2 * 4 * 13 + 2
    assert s.pool.tolist() == [2] * 53
    assert [tile_text(k) for k in range(KINDS)] == ALL
    assert [read_tile(text) for text in ALL] == list(range(53))
    assert list(GAME.players) == [2, 3, 4]


# 2 Dealing


@pytest.mark.parametrize(("players", "pool"), [(2, 78), (3, 64), (4, 50)])
def test_fourteen_tiles_each(players: int, pool: int) -> None:
    """§2.1"""
    s = dealt(players)
    assert s.held.tolist() == [14] * players + [0] * (4 - players)
    assert s.rack.sum(axis=1).tolist() == s.held.tolist()
    assert s.stock == pool == s.pool.sum()
    assert lies(s) == "" and not s.opened.any()


def test_tiles_that_are_dealt_are_secret() -> None:
    """§2.1, §10.1: also those that are drawn; the lot is not."""
    s = table("r1", "b1", "g1", turn=1)
    assert rules.seen_by(s, DRAW) == -1
    play(s, "draw")
    assert rules.to_act(s) == CHANCE
    assert rules.seen_by(s, 0) == 0b010
    s = np.zeros(1, rules.STATE)[0]
    rules.setup(s, 2)
    assert rules.seen_by(s, 1) == -1
    play(s, "seat 1")
    assert rules.seen_by(s, 0) == 0b10


def test_tiles_fall_as_often_as_there_are_some_left() -> None:
    """§2.1"""
    s = table("r1 r1 b2", "J", lying="r5 r6 r7")
    play(s, "draw")
    odds = {say(s, action): weight for action, weight in zip(*listed(GAME, s), strict=True)}
    assert odds == EVERYTHING - Counter(["r1", "r1", "b2", "J", "r5", "r6", "r7"])
    assert "r1" not in odds and odds["b2"] == 1 and odds["b3"] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_to_start_is_drawn_by_lot(players: int) -> None:
    """§2.2"""
    for seat in range(players):
        s = np.zeros(1, rules.STATE)[0]
        rules.setup(s, players)
        assert rules.to_act(s) == CHANCE
        assert listed(GAME, s) == (list(range(players)), [1] * players)
        play(s, f"seat {seat}")
        for i in range(14 * players):
            assert rules.to_act(s) == CHANCE
            play(s, ALL[i % 52])
        assert rules.to_act(s) == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    """§2.2"""
    s = table(*["r1", "b1", "g1", "y1"][:players])
    order = []
    for _ in range(5):
        order.append(rules.to_act(s))
        play(s, "draw", f"y{2 + len(order)}")
    assert order == [i % players for i in range(5)]


# 3 Combinations


def own_sets() -> dict[str, int]:
    """Return all sets as text, with what they count, by a definition of its own."""
    found = {}
    for number in range(1, 14):
        for wild in range(3):
            for naturals in range(1, 5):
                if naturals + wild in (3, 4):
                    for colours in combinations("rbgy", naturals):
                        words = [f"{colour}{number}" for colour in colours] + ["J"] * wild
                        found[" ".join(words)] = number * len(words)
    return found


def own_runs() -> dict[str, int]:
    """Return all runs as text, with what they count, by a definition of its own."""
    found = {}
    for colour in "rbgy":
        for low in range(1, 14):
            for high in range(low + 2, 14):
                numbers = range(low, high + 1)
                for wild in (w for many in range(3) for w in combinations(numbers, many)):
                    lone = len(numbers) - len(wild) == 1
                    joker = {n: f"J{n}" if lone else "J" for n in wild}
                    text = " ".join(joker.get(n, f"{colour}{n}") for n in numbers)
                    found[text] = sum(numbers)
    return found


def test_all_combinations() -> None:
    """§3.1, §3.2, §3.3, §3.4, §3.5

    A number has 5 sets without joker, 6 + 4 with one and 4 + 6 with two. A colour has 14 - n
    places for a run of n tiles, each with 1 + n + n * (n - 1) / 2 ways to put jokers.
    """
    sets, runs = own_sets(), own_runs()
    assert len(sets) == 13 * 25 == 325
    assert len(runs) == 4 * 1837 == 7348
    assert IDS - 1 == 7673
    texts = {x: combination_text(x) for x in range(1, IDS)}
    assert sorted(texts.values()) == sorted([*sets, *runs])
    for x, text in texts.items():
        assert worth(x) == (sets | runs)[text]
        assert is_set(x) == (text in sets)
        assert size(x) == len(text.split())
        assert jokers(x) == text.count("J")
        assert tile_text(tile(x, 0)) == text.split()[0][: 1 if text[0] == "J" else 3]


def test_every_combination_can_be_read_again() -> None:
    """§3.1, §3.2"""
    assert all(read_combination(combination_text(x)) == x for x in range(1, IDS))


def test_the_tables_and_the_ids_are_inverse() -> None:
    for x in range(1, IDS):
        colour, low, high, places = (int(part[x]) for part in (COLOUR, LOW, HIGH, PLACES))
        if is_set(x):
            assert SET_OF[low, NATURALS[x], places] == x
        else:
            assert run(colour, low, high, places) == x
            assert (RUN[colour, low, high] == x) == (places == 0)
    assert np.count_nonzero(SET_OF) == 325
    assert np.count_nonzero(RUN) == 4 * 66


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("y8 r8 g8", "r8 g8 y8"),
        ("J r8 g8", "r8 g8 J"),
        ("J y8 J g8", "g8 y8 J J"),
        ("r5 r3 r4", "r3 r4 r5"),
        ("R5 R6 j", "r5 r6 J"),
        ("r5 r6 J7", "r5 r6 J"),
        ("r5 J J", "r5 J J"),
        ("J r5 J", "r5 J J"),
        ("J4 r5 J6", "J4 r5 J6"),
        ("r5 J6 J7", "r5 J6 J7"),
        ("J3 J4 r5", "J3 J4 r5"),
        ("  b9   b10 b11 ", "b9 b10 b11"),
    ],
)
def test_what_a_text_means(text: str, meant: str) -> None:
    """§3.1, §3.2, §3.3: sets in any order, runs in order if they have jokers; r5 J J is the set."""
    assert combination_text(read_combination(text)) == meant


def test_a_lone_tile_with_two_jokers_is_a_set_or_one_of_three_runs() -> None:
    """§3.3"""
    assert is_set(read_combination("r5 J J"))
    runs = [read_combination(text) for text in ("J3 J4 r5", "J4 r5 J6", "r5 J6 J7")]
    assert not any(map(is_set, runs)) and len(set(runs)) == 3
    assert [worth(x) for x in runs] == [12, 15, 18]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("r3 r4", "at least 3 are needed"),
        ("J J", "at least 3 are needed"),
        ("r8 r8 b8", "no colour twice"),
        ("r8 b8 g8 y8 J", "neither a set nor a run"),
        ("r8 b8 g9", "neither a set nor a run"),
        ("r3 r4 b5", "neither a set nor a run"),
        ("r3 r4 r6", "neither a set nor a run"),
        ("r3 r4 r4 r5", "neither a set nor a run"),
        ("r5 J r4", "write a run in order"),
        ("r12 r13 J", "write a run in order"),
        ("J r1 r2", "write a run in order"),
        ("r3 J5 r5", "write a run in order"),
        ("J5 r5 J6", "write a run in order"),
        ("J J J", "neither a set nor a run"),
        ("r3 J J J", "write a run in order"),
        ("r3 r4 x5", "no tile 'x5'"),
        ("r0 r1 r2", "no tile 'r0'"),
        ("r12 r13 r14", "no tile 'r14'"),
    ],
)
def test_what_is_no_combination(text: str, why: str) -> None:
    """§3.1, §3.2, §3.3"""
    with pytest.raises(BadPosition, match=why):
        read_combination(text)


def test_twelve_thirteen_one_is_no_run() -> None:
    """§3.2, R8"""
    for text in ("r12 r13 r1", "r13 r1 r2"):
        with pytest.raises(BadPosition):
            read_combination(text)
    s = table("r12 r13 r1 r2 J", "b1")
    lays = {action for action in can(s) if action.startswith("lay")}
    assert {"lay r11 r12 r13", "lay r12 r13 r1"} & lays == set()
    assert lays == {"lay r1 r2 J", "lay J r12 r13"}


def test_a_set_has_no_colour_twice() -> None:
    """§3.1, R8"""
    s = table("r8 r8 b8", "b1")
    assert can(s) == {"draw"}
    s = table("r8 r8 b8 g8 y8", "b1")
    sets = {" ".join(c) for n in (3, 4) for c in combinations(["r8", "b8", "g8", "y8"], n)}
    assert len(sets) == 5
    assert can(s) == {"draw"} | {f"lay {text}" for text in sets}


def test_a_run_is_of_one_colour_and_has_no_gap() -> None:
    """§3.2"""
    s = table("r3 r4 b5 r6 r7 r8 r9", "b1")
    assert can(s) == {"draw", "lay r6 r7 r8", "lay r7 r8 r9", "lay r6 r7 r8 r9"}


def test_a_joker_stands_for_any_tile() -> None:
    """§3.3, §3.4: also at an end of a run, as the fourth of a set, or for a tile at hand."""
    s = table("r4 r5 r6 b9 g9 y9 J", "b1")
    with_joker = {action for action in can(s) if "J" in action}
    runs = {"J r5 r6", "r4 J r6", "r4 r5 J", "J r4 r5", "r5 r6 J", "J r4 r5 r6", "r4 r5 r6 J"}
    sets = {"b9 g9 J", "b9 y9 J", "g9 y9 J", "b9 g9 y9 J"}
    assert with_joker == {f"lay {text}" for text in runs | sets}


def test_a_joker_fills_a_gap() -> None:
    """§3.3"""
    s = table("r3 r5 r6 J", "b1")
    assert can(s) == {"draw", "lay r3 J r5", "lay r3 J r5 r6", "lay J r5 r6", "lay r5 r6 J"}
    s = table("r3 r6 J", "b1")
    assert can(s) == {"draw"}


def test_two_jokers() -> None:
    """§3.3, §3.4: with a 1, which has nothing below, a set and one run."""
    s = table("r1 J J", "b1")
    assert can(s) == {"draw", "lay r1 J J", "lay r1 J2 J3"}
    s = table("r1 r4 J J", "b1")
    lone = {"r1 J J", "r1 J2 J3", "r4 J J", "J2 J3 r4", "J3 r4 J5", "r4 J5 J6"}
    assert can(s) == {"draw", "lay r1 J J r4"} | {f"lay {text}" for text in lone}


def test_jokers_alone_are_no_combination() -> None:
    """§3.3"""
    assert can(table("J J", "b1", lying="r3 r4 r5")) == {"draw", "take r3 r4 r5"}


def test_a_tile_counts_its_number_and_a_joker_what_it_stands_for() -> None:
    """§3.5, R5"""
    counts = {
        "r11 J r13": 36,
        "r11 r12 r13": 36,
        "J r12 r13": 36,
        "r1 r2 r3": 6,
        "r10 b10 J": 30,
        "r10 b10 g10 J": 40,
        "y1 J J": 3,
        "y13 J J": 39,
        "J1 J2 y3": 6,
        "J1 y2 J3 y4": 10,
        "g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12 g13": 91,
    }
    assert {text: worth(read_combination(text)) for text in counts} == counts


# 4 A turn


@pytest.mark.parametrize(
    ("held", "lays", "enough"),
    [
        ("r10 b10 g10", ["r10 b10 g10"], True),
        ("r9 b9 g9", ["r9 b9 g9"], False),
        ("r4 r5 r6 b5 g5 y5", ["r4 r5 r6", "b5 g5 y5"], True),
        ("r4 r5 r6 b4 g4 y4", ["r4 r5 r6", "b4 g4 y4"], False),
        ("r11 r13 J", ["r11 J r13"], True),
        ("r9 r10 J", ["r9 r10 J"], True),
        ("r9 r10 J", ["J r9 r10"], False),
        ("r9 b9 g9 J", ["r9 b9 g9 J"], True),
    ],
)
def test_the_first_lay_down_needs_thirty_points(held: str, lays: list[str], enough: bool) -> None:
    """§4.1, R4, R5"""
    s = table(f"{held} r1", "b1", opened="0/0", lying="y10 y11 y12")
    play(s, *(f"lay {text}" for text in lays))
    assert ("end" in can(s)) == enough
    if not enough:
        assert refusal(s, "end") == "too-few"
        assert s.opened[0] == 0
        return
    play(s, "end")
    assert s.opened.tolist() == [1, 0, 0, 0]
    assert rack(s, 0) == "r1"
    assert rules.to_act(s) == 1


def test_later_lay_downs_need_no_points() -> None:
    """§4.1, §5.1"""
    s = table("r1 b1 g1 r9", "b2")
    play(s, "lay r1 b1 g1", "end")
    assert lies(s) == "r1 b1 g1"


@pytest.mark.parametrize(("opening", "enough"), [(0, True), (27, True), (28, False), (50, False)])
def test_another_opening_can_be_agreed(opening: int, enough: bool) -> None:
    """§4.1, option opening"""
    s = table("r9 b9 g9 r1", "b1", opened="0/0", opening=opening)
    assert "end" not in can(s)
    play(s, "lay r9 b9 g9")
    assert ("end" in can(s)) == enough


def test_before_it_the_table_cannot_be_used() -> None:
    """§4.2, R1"""
    s = table("r5 b8 r2", "b1", lying="r6 r7 r8 | r3 J r5 | r8 g8 y8", opened="0/1")
    assert can(s) == {"draw"}
    assert refusal(s, "add r5 to 2") == "not-opened"
    assert refusal(s, "add b8 to 3") == "not-opened"
    assert refusal(s, "take 1") == "not-opened"
    assert refusal(s, "table r5 r6 r7 r8 | r3 J r5 | r8 g8 y8") == "not-opened"
    s = table("r4 r2", "b1", lying="r3 J r5", opened="0/1")
    assert refusal(s, "swap r4 in 1") == "not-opened"


def test_others_combinations_do_not_count_for_it() -> None:
    """§4.1"""
    s = table("r1 r2 r3 r9", "b1", lying="r13 b13 g13", opened="0/1")
    play(s, "lay r1 r2 r3")
    assert can(s) == {"draw"}


def test_with_a_first_lay_down_the_turn_is_over() -> None:
    """§4.3"""
    s = table("r10 b10 g10 y10", "b1", opened="0/0")
    play(s, "lay r10 b10 g10")
    assert can(s) == {"draw", "end"}
    play(s, "end")
    assert rules.to_act(s) == 1
    play(s, "draw", "g1")
    assert can(s) == {"draw", "take r10 b10 g10"}
    play(s, "take r10 b10 g10", "lay r10 b10 g10 y10", "end")
    assert points(s) == [2, -2]


def test_at_once_the_turn_goes_on() -> None:
    """§4.4, option at_once"""
    s = table(
        "r10 b10 g10 r6 r1 r2", "b1", lying="r3 r4 r5", opened="0/0", at_once="yes", clock=120
    )
    play(s, "lay r10 b10 g10")
    assert "take r3 r4 r5" not in can(s)
    play(s, "end")
    assert rules.to_act(s) == 0 and s.opened[0] == 1
    assert can(s) == {"end", "time", "take r3 r4 r5", "take r10 b10 g10"}  # nothing to draw for
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6")
    assert can(s) == {"end", "time", "take r10 b10 g10"}
    play(s, "end")
    assert lies(s) == "r3 r4 r5 r6 | r10 b10 g10"
    assert rules.to_act(s) == 1
    assert "draw" in can(s)


def test_at_once_the_rest_can_be_taken_back() -> None:
    """§4.4: the first lay-down is ended and stays, and nothing is drawn."""
    s = table("r10 b10 g10 r6 r1", "b1", lying="r3 r4 r5", opened="0/0", at_once="yes")
    play(s, "lay r10 b10 g10", "end", "take r3 r4 r5", "lay r4 r5 r6")
    assert can(s) == {"back", "take r10 b10 g10"}
    play(s, "back")
    assert lies(s) == "r3 r4 r5 | r10 b10 g10"
    assert rack(s, 0) == "r1 r6"
    assert rules.to_act(s) == 1
    assert s.done == 0 and "draw" in can(s)


def test_at_once_one_can_go_out() -> None:
    """§4.4, §8.1: in either part of the turn; the other part is then not asked for."""
    s = table("r10 b10 g10", "b7", opened="0/0", at_once="yes")
    play(s, "lay r10 b10 g10", "end")
    assert rules.to_act(s) == OVER and points(s) == [7, -7]
    s = table("r10 b10 g10 r6", "b7", lying="r3 r4 r5", opened="0/0", at_once="yes")
    play(s, "lay r10 b10 g10", "end", "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert rules.to_act(s) == OVER and points(s) == [7, -7]


def test_at_once_is_over_with_the_round() -> None:
    """§4.4, §4.5: the next round begins like any other."""
    s = table("r10 b10 g10 r6", "b7", lying="r3 r4 r5", opened="0/0", at_once="yes", rounds=2)
    play(s, "lay r10 b10 g10", "end", "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    for i in range(28):
        play(s, ALL[i])
    assert rules.to_act(s) == 1
    assert "draw" in can(s) and not {"back", "end"} & can(s)


def test_whoever_lays_nothing_draws_one() -> None:
    """§4.5: also with something to lay, and the tile cannot be laid in this turn."""
    s = table("r3 r4 r5 r6", "b1", lying="r7 r8 r9")
    assert {"draw", "lay r3 r4 r5"} <= can(s) and "end" not in can(s)
    assert refusal(s, "end") == "nothing-laid"
    play(s, "draw")
    assert rules.to_act(s) == CHANCE
    play(s, "r2")
    assert rack(s, 0) == "r2 r3 r4 r5 r6"
    assert rules.to_act(s) == 1
    assert s.stock == 106 - 8 - 1


def test_to_draw_takes_everything_back() -> None:
    """§4.5, §5.5"""
    s = table("r6 b2 g2 y2", "b1", lying="r3 r4 r5")
    play(s, "lay b2 g2 y2", "take r3 r4 r5", "lay r4 r5 r6")
    assert s.loose == 1 and "end" not in can(s)
    play(s, "draw")
    assert lies(s) == "r3 r4 r5" and s.loose == 0
    assert rack(s, 0) == "r6 b2 g2 y2" and shown(s)["laid"] == 0
    play(s, "J")
    assert rack(s, 0) == "r6 b2 g2 y2 J"


# 5 Laying, adding, rearranging


def test_new_combinations_from_the_rack() -> None:
    """§5.1"""
    s = table("r1 r2 r3 b4 g4 y4 r9", "b1", lying="r3 r4 r5")
    play(s, "lay r1 r2 r3", "lay b4 g4 y4", "end")
    assert lies(s) == "r1 r2 r3 | r3 r4 r5 | b4 g4 y4"
    assert rack(s, 0) == "r9"
    assert rules.to_act(s) == 1


def test_what_is_laid_in_this_turn_cannot_be_taken_up() -> None:
    """§5.1: it would be the same as to lay something else at once."""
    s = table("r1 r2 r3 r9", "b1", lying="b4 g4 y4")
    play(s, "lay r1 r2 r3")
    assert can(s) == {"draw", "end", "take b4 g4 y4"}
    assert refusal(s, "take 1") == "fresh"
    assert refusal(s, "table r1 r2 r3 | b4 g4 y4") == "fresh"


@pytest.mark.parametrize(
    ("held", "where", "becomes"),
    [
        ("r5", 1, "r5 r6 r7 r8 | r8 g8 y8"),
        ("r9", 1, "r6 r7 r8 r9 | r8 g8 y8"),
        ("b8", 2, "r6 r7 r8 | r8 b8 g8 y8"),
    ],
)
def test_a_single_tile_added_is_enough(held: str, where: int, becomes: str) -> None:
    """§5.2, R1"""
    s = table(f"{held} b1", "b2", lying="r6 r7 r8 | r8 g8 y8")
    compose(s, f"add {held} to {where}")
    assert lies(s) == becomes
    play(s, "end")
    assert lies(s) == becomes
    assert rack(s, 0) == "b1" and rules.to_act(s) == 1


def test_several_tiles_added() -> None:
    """§5.2: a joker goes into a gap, or to an end."""
    s = table("r4 r5 r9 r8 J J b1 y1", "b2", lying="r6 r7 r8 | r1 b1 g1")
    for added, where, becomes in (
        ("r5 r4 r9", 1, "r4 r5 r6 r7 r8 r9"),
        ("J", 1, "r6 r7 r8 J"),
        ("J5", 1, "J r6 r7 r8"),
        ("r4 J", 1, "r4 J r6 r7 r8"),
        ("J J", 1, "r6 r7 r8 J J"),
        ("J", 2, "r1 b1 g1 J"),
        ("y1", 2, "r1 b1 g1 y1"),
    ):
        actions = read(s, f"add {added} to {where}")
        assert actions is not None
        assert say(s, actions[1]) == f"lay {becomes}"
    for added in ("r4 to 1", "b1 to 1", "r8 to 1", "b1 to 2", "r4 to 2", "y1 J to 2"):
        assert refusal(s, f"add {added}") == "does-not-fit"
    for place_of in ("3", "0", "x"):
        assert refusal(s, f"add r5 to {place_of}") == "no-such-place"
    assert refusal(s, "add r5") == "no-such-place"


def test_at_the_thirteen_a_joker_is_added_below() -> None:
    """§5.2, §3.2"""
    s = table("J b1", "b2", lying="r11 r12 r13")
    compose(s, "add J to 1")
    assert lies(s) == "J r11 r12 r13"


def test_rearranging() -> None:
    """§5.3, R2"""
    s = table("g6 y2 b2 r1", "b1", lying="g2 g3 g4 g5")
    play(s, "take g2 g3 g4 g5", "lay g3 g4 g5 g6", "lay b2 g2 y2", "end")
    assert lies(s) == "g3 g4 g5 g6 | b2 g2 y2"
    assert rack(s, 0) == "r1"
    assert s.opened[0] == 1 and rules.to_act(s) == 1


def test_a_run_may_be_cut_in_two() -> None:
    """§5.4, R3"""
    s = table("b4 r1", "b1", lying="b2 b3 b4 b5 b6")
    play(s, "take b2 b3 b4 b5 b6", "lay b2 b3 b4", "lay b4 b5 b6", "end")
    assert lies(s) == "b2 b3 b4 | b4 b5 b6"
    assert rack(s, 0) == "r1"


def test_what_remains_must_be_a_combination() -> None:
    """§5.4"""
    assert ends("r8 b8 g8 y8", "y9 y10", "r8 b8 g8 | y8 y9 y10") == "yes"
    assert ends("r8 b8 g8", "g9 g10", "g8 g9 g10") == "left-alone"
    assert ends("r3 r4 r5 r6", "b6 g6", "r3 r4 r5 | r6 b6 g6") == "yes"
    assert ends("r3 r4 r5", "b5 g5", "r5 b5 g5") == "left-alone"
    assert ends("r3 r4 r5 r6 r7", "b5 g5", "r5 b5 g5") == "left-alone"


def test_every_tile_of_the_table_lies_in_a_combination() -> None:
    """§5.5"""
    s = table("r6 r9", "b1", lying="r3 r4 r5")
    play(s, "take r3 r4 r5")
    assert shown(s)["loose"] == ["r3", "r4", "r5"]
    assert can(s) == {"draw", "lay r3 r4 r5", "lay r4 r5 r6", "lay r3 r4 r5 r6"}
    play(s, "lay r4 r5 r6")
    assert can(s) == {"draw"}
    assert refusal(s, "end") == "left-alone"


def test_nothing_goes_from_the_table_to_a_rack() -> None:
    """§5.5: to take something up and lay it again is no turn."""
    s = table("r6 r9", "b1", lying="r3 r4 r5 | r3 r4 r5")
    play(s, "take r3 r4 r5")
    assert rack(s, 0) == "r6 r9"
    play(s, "lay r3 r4 r5")
    assert can(s) == {"draw", "take r3 r4 r5"}
    play(s, "take r3 r4 r5", "lay r3 r4 r5")
    assert can(s) == {"draw"}
    assert refusal(s, "end") == "nothing-laid"


def test_loose_tiles_are_laid_before_those_of_the_rack() -> None:
    """§5.5: of two equal tiles, one on the table and one in the rack."""
    s = table("r5 r9", "b1", lying="r3 r4 r5")
    play(s, "take r3 r4 r5", "lay r3 r4 r5")
    assert s.loose == 0 and s.laid == 0
    assert rack(s, 0) == "r5 r9"


def test_the_same_combination_twice() -> None:
    """§5.3: it can be taken up twice, and is named once."""
    s = table("r2 r6 r9", "b1", lying="r3 r4 r5 | r3 r4 r5")
    assert [say(s, action) for action in listed(GAME, s)[0]] == ["draw", "take r3 r4 r5"]
    play(s, "take r3 r4 r5", "take r3 r4 r5", "lay r3 r4 r5 r6", "lay r2 r3 r4 r5", "end")
    assert lies(s) == "r2 r3 r4 r5 | r3 r4 r5 r6"


def test_the_whole_table_is_named_at_once() -> None:
    """§5.3: all of it, in any order, and the turn is over."""
    s = table("g6 y2 b2 r1", "b1", lying="g2 g3 g4 g5 | r7 r8 r9")
    compose(s, "table b2 y2 g2 | r7 r8 r9 | g6 g5 g4 g3")
    assert lies(s) == "r7 r8 r9 | g3 g4 g5 g6 | b2 g2 y2"
    assert rack(s, 0) == "r1" and rules.to_act(s) == 1


def test_the_whole_table_is_refused_as_a_whole() -> None:
    """§4.1, §5.5, §6.1: with a reason, and nothing has changed."""
    s = table("g6 y2 b2 r1", "b1", lying="g2 g3 g4 g5 | J r7 r8 r9")
    assert refusal(s, "table g3 g4 g5 g6 | J r7 r8 r9") == "left-alone"
    assert refusal(s, "table g3 g4 g5 g6 | b2 g2 y2") == "left-alone"
    assert refusal(s, "table g2 g3 g4 g5 | r7 r8 r9 | b2 y2 J") == "joker-moved"
    assert refusal(s, "table g2 g3 g4 g5 | J r7 r8 r9") == "nothing-laid"
    assert refusal(s, "table g3 g4 g5 g6 | J r7 r8 r9 r10 | b2 g2 y2") == "not-held"
    assert refusal(s, "table g3 g4 g5 g6 | J r7 r8 r9 | b2 g2") == "no-combination"
    assert refusal(s, "table g3 g4 g5 g6 | J r7 r8 r9 | b2 g2 z2") == "no-combination"
    s = table("r9 b9 g9 r1", "b1", lying="r7 r8 r9", opened="0/0")
    assert refusal(s, "table r7 r8 r9 | r9 b9 g9") == "too-few"
    s = table("r10 b10 g10 r1", "b1", lying="r7 r8 r9", opened="0/0")
    compose(s, "table r7 r8 r9 | r10 b10 g10")
    assert s.opened[0] == 1


# 6 Jokers on the table: the table as it lies, the rack, the table that is wanted

MOVED = "joker-moved"

REPLACED = [
    ("r3 J r5", "r4 b9 g9", "r3 r4 r5 | b9 g9 J", "yes"),
    ("r3 J r5", "r4", "r3 r4 r5", "left-alone"),
    ("J r4 r5 r6", "b9 g9", "r4 r5 r6 | b9 g9 J", MOVED),
    ("r4 r5 r6 J", "b9 g9", "r4 r5 r6 | b9 g9 J", MOVED),
    ("r3 J r5", "r4", "r3 r4 r5 J", "yes"),
    ("r3 J r5", "r4", "J r3 r4 r5", "yes"),
    ("r3 J r5 | b7 b8 b9", "r4", "r3 r4 r5 | b7 b8 b9 J", "yes"),
    ("r3 J r5 | b7 g7 y7", "r4", "r3 r4 r5 | b7 g7 y7 J", "yes"),
    ("J r4 r5 r6", "r7", "r4 r5 r6 r7 J", MOVED),
    ("J r4 r5 r6", "r3", "r3 r4 r5 r6 J", "yes"),
    # The tile need not stay where the joker was.
    ("r3 J r5", "r4 b3 g3 b4 g4 b5 g5 b9 g9", "r3 b3 g3 | r4 b4 g4 | r5 b5 g5 | b9 g9 J", "yes"),
    # The set, with a tile of either missing colour.
    ("r8 b8 J", "g8 b4 g4", "r8 b8 g8 | b4 g4 J", "yes"),
    ("r8 b8 J", "y8 b4 g4", "r8 b8 y8 | b4 g4 J", "yes"),
    ("r8 b8 J", "r6 r7 b6 b7", "r6 r7 r8 J | b6 b7 b8", MOVED),
    ("r8 b8 J", "r6 r7 b6 b7", "r6 r7 r8 | b6 b7 b8", "left-alone"),
]

STAYS = [
    # Each of the three places that a joker can have in a row of three.
    ("r2 r3 J r5 r6", "b2 g2 b6 g6", "r3 J r5 | r2 b2 g2 | r6 b6 g6", "yes"),
    ("r2 r3 J r5 r6", "b5 g5 b6 g6", "r2 r3 J | r5 b5 g5 | r6 b6 g6", "yes"),
    ("r2 r3 J r5 r6", "b2 g2 b3 g3", "J r5 r6 | r2 b2 g2 | r3 b3 g3", "yes"),
    ("r3 J r5 r6 r7", "b6 g6 b7 g7", "r3 J r5 | r6 b6 g6 | r7 b7 g7", "yes"),
    ("r3 J r5", "r2 r6", "r2 r3 J r5 r6", "yes"),
    ("r1 J r3 r4 r5 r6 r7", "b9 g9 y9", "r1 J r3 | r4 r5 r6 r7 | b9 g9 y9", "yes"),
    # It no longer stands for the same, or not with two more tiles of its run.
    ("r3 J r5 r6 r7", "b3 g3 b7 g7", "r5 r6 J | r3 b3 g3 | r7 b7 g7", MOVED),
    ("r3 J r5", "r2 b5 g5", "r2 r3 J | r5 b5 g5", MOVED),
    ("r3 J r5", "r6 b3 g3", "J r5 r6 | r3 b3 g3", MOVED),
    ("r2 r3 J", "r5 b2 g2", "r3 J r5 | r2 b2 g2", MOVED),
    ("J r4 r5", "r2 b5 g5", "r2 J r4 | r5 b5 g5", MOVED),
    ("J r11 r12 r13", "b13 g13", "J r11 r12 | r13 b13 g13", "yes"),
    # Another joker of the same run would be in the row.
    ("r3 J r5 | b3 b4 b5", "b6 J", "r3 J r5 J | b3 b4 b5 b6", "yes"),
    # A set: any two of its tiles.
    ("r8 b8 g8 J", "g9 g10", "r8 b8 J | g8 g9 g10", "yes"),
    ("r8 b8 g8 J", "b9 b10", "r8 g8 J | b8 b9 b10", "yes"),
    ("r8 b8 g8 J", "r9 r10", "b8 g8 J | r8 r9 r10", "yes"),
    ("b8 g8 y8 J", "y9 y10", "b8 g8 J | y8 y9 y10", "yes"),
    ("r8 b8 J", "b7 g7 y7", "r8 b8 J | b7 g7 y7", "yes"),
    ("r8 b8 J", "J b7 g7 y7", "r8 b8 J J | b7 g7 y7", "yes"),
    ("r8 b8 J", "J b9 b10", "r8 J J | b8 b9 b10", MOVED),
    ("r8 b8 J", "r9 r10 b9 b10 b2 g2", "r8 r9 r10 | b8 b9 b10 | b2 g2 J", MOVED),
    # Another number, or another colour.
    ("r8 b8 J", "r7 r9 b7 b9 r6 b6", "r6 b6 J | r7 r8 r9 | b7 b8 b9", MOVED),
    ("J r4 r5 r6", "b3 b5 b6", "b3 J b5 b6 | r4 r5 r6", MOVED),
    ("J r4 r5 r6", "b4 b5", "J b4 b5 | r4 r5 r6", MOVED),
]

TWO_JOKERS = [
    # In one run, together.
    ("r3 J J r6", "b6 g6", "r3 J4 J5 | r6 b6 g6", "yes"),
    ("r3 J J r6", "b3 g3", "J4 J5 r6 | r3 b3 g3", "yes"),
    ("r3 J J r6", "b3 g3", "r6 J7 J8 | r3 b3 g3", MOVED),
    ("J3 J4 r5", "r2 b5 g5", "r2 J3 J4 | r5 b5 g5", MOVED),
    ("r3 J4 J5", "r6 b3 g3", "J4 J5 r6 | r3 b3 g3", MOVED),
    ("r3 J J r6", "b9 g9 b3 g3 b6 g6", "r3 b3 g3 | r6 b6 g6 | b9 g9 J J", MOVED),
    ("r3 J r5 J r7", "b3 g3 b7 g7", "J4 r5 J6 | r3 b3 g3 | r7 b7 g7", "yes"),
    ("r3 J r5 J r7 r8", "b3 g3", "J r5 J r7 r8 | r3 b3 g3", "yes"),
    ("r3 J r5 J r7", "b7 g7 b9 g9", "r3 J r5 | r7 b7 g7 | b9 g9 J", MOVED),
    ("r3 J r5 J r7", "b3 g3 b9 g9", "r5 J r7 | r3 b3 g3 | b9 g9 J", MOVED),
    ("J3 J4 r5", "r6", "J J r5 r6", "yes"),
    ("J3 J4 r5", "b5", "r5 b5 J J", MOVED),
    ("J3 r4 J5", "b4", "r4 b4 J J", MOVED),
    # In one run that is cut between them.
    ("r2 r3 J J r6 r7", "b9 g9 y9", "r2 r3 J | J r6 r7 | b9 g9 y9", "yes"),
    ("r2 r3 J r5 J r7 r8", "b9 g9 y9", "r2 r3 J | r5 J r7 r8 | b9 g9 y9", "yes"),
    ("r2 r3 J r5 J r7 r8", "b9 g9 y9", "r2 r3 J r5 | J r7 r8 | b9 g9 y9", "yes"),
    ("J r3 r4 r5 r6 J", "b9 g9 y9", "J r3 r4 | r5 r6 J | b9 g9 y9", "yes"),
    ("J r3 r4 r5 r6 r7 J", "b5 g5", "J r3 r4 | r6 r7 J | r5 b5 g5", "yes"),
    ("r3 J J r6 r7", "r2", "r2 r3 J | J r6 r7", MOVED),
    ("r2 r3 J J r6", "r7", "r2 r3 J | J r6 r7", MOVED),
    ("r2 r3 J J r6 r7", "r8 b9 g9", "r2 r3 J | r6 r7 r8 | b9 g9 J", MOVED),
    ("r2 r3 J J r6 r7", "r1 b9 g9", "J r6 r7 | r1 r2 r3 | b9 g9 J", MOVED),
    # In one run, and one or both are replaced.
    ("r3 J J r6", "r4 b9 g9", "r3 r4 J r6 | b9 g9 J", "yes"),
    ("r3 J J r6", "r5 b9 g9", "r3 J r5 r6 | b9 g9 J", "yes"),
    ("r3 J J r6", "r4 b6 g6 b9 g9", "r3 r4 J | r6 b6 g6 | b9 g9 J", "yes"),
    ("r3 J J r6", "r5 b3 g3 b9 g9", "J r5 r6 | r3 b3 g3 | b9 g9 J", "yes"),
    ("r3 J J r6", "r4 r5 b9", "r3 r4 r5 r6 | b9 J J", "yes"),
    ("r3 J J r6", "r2 r4 b6 g6 b9", "r2 r3 r4 | r6 b6 g6 | b9 J J", MOVED),
    ("r3 J J r6", "r7 r5 b3 g3 b9", "r5 r6 r7 | r3 b3 g3 | b9 J J", MOVED),
    # In one set.
    ("r8 J J", "b8", "r8 b8 J J", "yes"),
    ("r8 J J", "b8 b2 g2", "r8 b8 J | b2 g2 J", "yes"),
    ("r8 J J", "y8 b2 g2", "r8 y8 J | b2 g2 J", "yes"),
    ("r8 J J", "b8 g8 b2", "r8 b8 g8 | b2 J J", "yes"),
    ("r8 J J", "r9 r10 b2", "r8 r9 r10 | b2 J J", MOVED),
    ("r8 J J", "r9 r10 b8 b9 b10 b2", "r8 r9 r10 | b8 b9 b10 | b2 J J", MOVED),
    ("r8 J J", "r9 r10", "J J r8 r9 r10", MOVED),
    ("r8 b8 J J", "r9 r10", "b8 J J | r8 r9 r10", "yes"),
    ("r8 b8 J J", "b9 b10", "r8 J J | b8 b9 b10", "yes"),
    ("r8 b8 J J", "g8 b2 g2", "r8 b8 g8 J | b2 g2 J", "yes"),
    ("r8 b8 J J", "b2 g2", "r8 b8 J | b2 g2 J", MOVED),
    ("r8 b8 J J", "r8 r9 r10 b2 g2", "r8 b8 J | r8 r9 r10 | b2 g2 J", MOVED),
    # In two combinations, each with tiles of its own.
    ("r3 J r5 r6 | b8 b9 J", "b6 g6", "r3 J r5 | r6 b6 g6 | b8 b9 J", "yes"),
    ("r3 J r5 | r6 J r8", "b9 g9 y9", "r3 J r5 r6 J r8 | b9 g9 y9", "yes"),
    ("r3 J r5 | r4 J r6", "b9 g9 y9", "r3 J r5 | r4 J r6 | b9 g9 y9", "yes"),
    ("r3 J r5 | r5 J r7", "b5 g5", "r3 J r5 J r7 | r5 b5 g5", MOVED),
    ("r3 J r5 | r3 J r5", "b3 g3 b5 g5 b9 g9", "r3 J r5 | r3 b3 g3 | r5 b5 g5 | b9 g9 J", MOVED),
    ("J r4 r5 r6 | b8 b9 J", "g2 y2", "r4 r5 r6 | b8 b9 J | g2 y2 J", MOVED),
    ("J r4 r5 | J b4 b5 b6", "g2 y2", "J r4 r5 | b4 b5 b6 | g2 y2 J", MOVED),
    ("J r4 r5 r6 | J b4 b5 b6", "g2", "r4 r5 r6 | b4 b5 b6 | g2 J J", MOVED),
    ("r8 b8 J | r8 b8 J", "r9 r10 b9 b10", "r8 b8 J J | r8 r9 r10 | b8 b9 b10", MOVED),
    ("r3 J r5 | b8 b9 J", "r4 g2 y2", "r3 r4 r5 | b8 b9 J | g2 y2 J", "yes"),
    ("r3 J r5 | b8 b9 J", "b10 g2 y2", "r3 J r5 | b8 b9 b10 | g2 y2 J", "yes"),
    ("r3 J r5 | b8 b9 J", "r4 b10 g2", "r3 r4 r5 | b8 b9 b10 | g2 J J", "yes"),
    ("J r4 r5 r6 | b8 b9 b10 J", "r3 g2", "r3 r4 r5 r6 | b8 b9 b10 | g2 J J", MOVED),
    ("J r4 r5 r6 | b8 b9 b10 J", "b11 g2", "r4 r5 r6 | b8 b9 b10 b11 | g2 J J", MOVED),
]

STANDS_FOR = [
    ("r8 b8 y8 J", "b4 g4", "r8 b8 y8 | b4 g4 J", MOVED),
    ("r8 b8 y8 J", "g8 b4 g4", "r8 b8 g8 y8 | b4 g4 J", "yes"),
    ("r8 b8 y8 J", "y8 y9 y10 b4 g4", "r8 b8 y8 | y8 y9 y10 | b4 g4 J", MOVED),
    ("r8 b8 y8 J", "r8 r9 r10 b4 g4", "r8 b8 y8 | r8 r9 r10 | b4 g4 J", MOVED),
    ("J r4 r5 r6", "b3 b4 b5 g4 y4", "r4 r5 r6 | b3 b4 b5 | g4 y4 J", MOVED),
    ("J r4 r5 r6", "r7 g4 y4", "r4 r5 r6 r7 | g4 y4 J", MOVED),
    ("r8 b8 J", "g8 y8", "r8 b8 g8 y8", "left-alone"),
]

FROM_THE_TABLE = [
    # From a combination without jokers.
    ("r3 J r5 | r4 r5 r6 r7", "b9 g9", "r3 r4 r5 | r5 r6 r7 | b9 g9 J"),
    ("J r4 r5 r6 | r3 b3 g3 y3", "b9 g9", "r3 r4 r5 r6 | b3 g3 y3 | b9 g9 J"),
    ("r8 b8 J | g8 g9 g10 g11", "b4 g4", "r8 b8 g8 | g9 g10 g11 | b4 g4 J"),
    ("r3 J J r6 | r4 b4 g4 y4", "b9 g9", "r3 r4 J r6 | b4 g4 y4 | b9 g9 J"),
    ("r8 J J | g8 g9 g10 g11", "b4 g4", "r8 g8 J | g9 g10 g11 | b4 g4 J"),
    # From the part that need not stay with a joker.
    ("b3 J b5 | b4 b5 b6 J", "g9 y9", "b3 b4 b5 | b5 b6 J | g9 y9 J"),
    ("J b2 b3 b4 | g1 b1 r1 J", "g9 y9", "b1 b2 b3 b4 | r1 g1 J | g9 y9 J"),
    ("g7 J g9 | r8 b8 g8 J", "r2 b2", "g7 g8 g9 | r8 b8 J | r2 b2 J"),
    # From a combination whose joker was replaced before.
    ("r3 J r5 | r4 J r6", "r4 b4", "r3 r4 r5 r6 | r4 b4 J J"),
    ("r3 J r5 | r4 J r6", "r5", "r3 r4 r5 r6 | r5 J J"),
    ("g7 J g9 | r8 g8 J", "b8 r2 b2", "g7 g8 g9 | r8 b8 J | r2 b2 J"),
    ("b3 J b5 | b4 b5 b6 J", "b7 g9", "b3 b4 b5 | b5 b6 b7 | g9 J J"),
    ("r3 J r5 | r3 J r5", "r4 b3 g3 b5 g5 b9", "r3 r4 r5 | r3 b3 g3 | r5 b5 g5 | b9 J J"),
    # The 4 of the second run, which keeps its joker with 6 and 7, and then the 5 of the first.
    ("b3 J b5 | b3 b4 J b6 b7 b8", "r3", "b3 b4 b5 b6 b7 b8 | r3 b3 J J"),
]

NOT_TO_BE_HAD = [
    # Each run has the tile that the other needs, and cannot give it while its joker must stay.
    ("r3 J r5 | r4 J r6", "b9", "r3 r4 r5 r6 | b9 J J"),
    ("r8 b8 J | g8 y8 J", "b2", "r8 b8 g8 y8 | b2 J J"),
    # The tile must stay with another joker.
    ("b3 J b5 | b4 b5 J", "g5 r9 g9", "b3 b4 b5 | b5 g5 J | r9 g9 J"),
    ("g7 J g9 | r8 g8 J", "r9 r10 r2 b2", "g7 g8 g9 | r8 r9 r10 | r2 b2 J J"),
    # It could be had if the other joker had stayed with 5 and 6.
    (
        "b3 g3 J | r2 r3 J r5 r6",
        "r7 b1 b2 g1 g2 b9 g9",
        "r2 r3 J | r5 r6 r7 | b1 b2 b3 | g1 g2 g3 | b9 g9 J",
    ),
]


@pytest.mark.parametrize(("lying", "held", "wanted", "verdict"), REPLACED)
def test_a_joker_is_replaced_before_it_is_used(
    lying: str, held: str, wanted: str, verdict: str
) -> None:
    """§6.1, R6"""
    assert ends(lying, held, wanted) == verdict


def test_a_joker_is_freed_step_by_step() -> None:
    """§6.1, R6"""
    s = table("r4 b9 g9 r1", "b1", lying="r3 J r5")
    play(s, "take r3 J r5", "lay r3 r4 r5")
    assert shown(s)["loose"] == ["J"]
    assert "end" not in can(s)  # it cannot go to the rack
    play(s, "lay b9 g9 J", "end")
    assert lies(s) == "r3 r4 r5 | b9 g9 J"
    assert rack(s, 0) == "r1"


def test_a_joker_is_swapped_by_name() -> None:
    """§6.1, §6.4"""
    s = table("r4 b4 r3 r9 b8 y8 r8", "b1", lying="r3 J r5 | r8 g8 J | b1 b2 b3")
    compose(s, "swap r4 in 1")
    assert shown(s)["table"] == ["r3 r4 r5", "b1 b2 b3", "r8 g8 J"]
    assert shown(s)["loose"] == ["J"]
    for tile_of in ("b8", "y8"):
        actions = read(s, f"swap {tile_of} in 3")
        assert actions is not None and len(actions) == 2
    assert refusal(s, "swap r8 in 3") == "wrong-swap"
    assert refusal(s, "swap r4 in 2") == "no-joker"
    s = table("r4 b4 r3 r9", "b1", lying="r3 J r5")
    for wrong in ("b4", "r3", "r9"):
        assert refusal(s, f"swap {wrong} in 1") == "wrong-swap"


@pytest.mark.parametrize(("lying", "held", "wanted", "verdict"), STAYS)
def test_a_joker_that_is_not_replaced_stays(
    lying: str, held: str, wanted: str, verdict: str
) -> None:
    """§6.2"""
    assert ends(lying, held, wanted) == verdict


@pytest.mark.parametrize(("lying", "held", "wanted", "verdict"), TWO_JOKERS)
def test_two_jokers_on_the_table(lying: str, held: str, wanted: str, verdict: str) -> None:
    """§6.3"""
    assert ends(lying, held, wanted) == verdict


@pytest.mark.parametrize(("lying", "held", "wanted", "verdict"), STANDS_FOR)
def test_what_a_joker_stands_for(lying: str, held: str, wanted: str, verdict: str) -> None:
    """§6.4"""
    assert ends(lying, held, wanted) == verdict


def test_what_it_stands_for_is_not_declared_anew() -> None:
    """§6.4: the joker was yellow 8, or green and yellow 8, and is so still."""
    one = ("r8 b8 g8 J | y8 y9 y10 y11", "g9 g10", "r8 b8 y8 J | y9 y10 y11 | g8 g9 g10")
    two = ("r8 b8 J J | g8 g9 g10 g11", "b9 b10", "r8 g8 J J | g9 g10 g11 | b8 b9 b10")
    for case in (one, two):
        assert ends(*case, swap_from="rack") == MOVED
        assert ends(*case) == "yes"  # it was replaced from the table, and laid again
    three = ("r8 b8 J | y8 y9 y10 y11", "g2 b2 r2", "r8 b8 y8 J | y9 y10 y11 | r2 b2 g2")
    assert ends(*three, swap_from="rack") == "yes"  # any missing colour


@pytest.mark.parametrize(("lying", "held", "wanted"), FROM_THE_TABLE)
def test_the_tile_may_come_from_the_table(lying: str, held: str, wanted: str) -> None:
    """§6.5, option swap_from"""
    assert ends(lying, held, wanted) == "yes"
    assert ends(lying, held, wanted, swap_from="rack") == MOVED


@pytest.mark.parametrize(("lying", "held", "wanted"), NOT_TO_BE_HAD)
def test_the_tile_must_be_free_to_be_taken(lying: str, held: str, wanted: str) -> None:
    """§6.5"""
    assert ends(lying, held, wanted) == MOVED
    assert ends(lying, held, wanted, jokers="free") == "yes"


@pytest.mark.parametrize(
    ("lying", "held", "wanted", "verdict"),
    [
        ("r3 J r5", "r4 b9 g9", "r3 r4 r5 | b9 g9 J", "yes"),
        ("r3 J r5 | r4 r5 r6", "r4 b9 g9", "r3 r4 r5 | r4 r5 r6 | b9 g9 J", "yes"),
        ("r3 J r5 | r4 J r6", "r4 r5 b9", "r3 r4 r5 | r4 r5 r6 | b9 J J", "yes"),
        ("r3 J r5 | r3 J r5", "r4 r4 b9", "r3 r4 r5 | r3 r4 r5 | b9 J J", "yes"),
        ("r8 b8 J | r8 b8 J", "g8 y8 b2", "r8 b8 g8 | r8 b8 y8 | b2 J J", "yes"),
        (
            "r8 b8 J | r8 b8 J",
            "g8 r9 r10 b9 b10 b2",
            "r8 b8 g8 | r8 r9 r10 | b8 b9 b10 | b2 J J",
            MOVED,
        ),
        ("r3 J J r6", "r4 r5 b9", "r3 r4 r5 r6 | b9 J J", "yes"),
        ("r8 J J", "b8 g8 b2", "r8 b8 g8 | b2 J J", "yes"),
        ("r3 J r5 | b8 b9 J", "r4 g2 y2", "r3 r4 r5 | b8 b9 J | g2 y2 J", "yes"),
    ],
)
def test_a_tile_of_the_rack_for_each_joker(
    lying: str, held: str, wanted: str, verdict: str
) -> None:
    """§6.5, option swap_from=rack"""
    assert ends(lying, held, wanted, swap_from="rack") == verdict


def test_jokers_can_be_free() -> None:
    """§6.6, option jokers=free"""
    for lying, held, wanted, verdict in REPLACED + STAYS + TWO_JOKERS + STANDS_FOR:
        expected = "yes" if verdict == MOVED else verdict
        assert ends(lying, held, wanted, jokers="free") == expected
    assert ends("r3 J r5", "b9 g9", "b9 g9 J", jokers="free") == "left-alone"


def test_a_joker_of_the_first_lay_down_can_be_replaced_at_once() -> None:
    """§4.4, §6.1: as the second part of the turn begins it lies on the table."""
    s = table("r10 r12 J r11 b2 g2 r1", "b1", opened="0/0", at_once="yes")
    play(s, "lay r10 J r12", "end", "take r10 J r12", "lay r10 r11 r12", "lay b2 g2 J", "end")
    assert rules.to_act(s) == 1
    s = table("r11 r12 r13 J b2 g2 r1", "b1", opened="0/0", at_once="yes")
    play(s, "lay J r11 r12 r13", "end", "take J r11 r12 r13", "lay r11 r12 r13", "lay b2 g2 J")
    assert "end" not in can(s)


# 7 When the pool is empty


def test_whoever_lays_nothing_passes() -> None:
    """§7.1"""
    s = table("r6 r9", "b1", "*", lying="r3 r4 r5", opened="1/1/0")
    play(s, "take r3 r4 r5", "lay r4 r5 r6")
    assert can(s) == {"pass"}
    play(s, "pass")
    assert (rules.to_act(s), s.passes) == (1, 1)
    assert lies(s) == "r3 r4 r5" and rack(s, 0) == "r6 r9"


def test_the_last_tile_of_the_pool_is_drawn() -> None:
    """§4.5, §7.1"""
    s = table("r1", "*", opened="0/0", pool="b1 b1")
    play(s, "draw", "b1")
    assert (rules.to_act(s), s.stock) == (1, 1)
    play(s, "draw", "b1")
    assert (rules.to_act(s), s.stock) == (0, 0)
    assert can(s) == {"pass"}


def test_when_all_have_passed_the_round_is_over() -> None:
    """§7.2"""
    s = table("r13 r5", "J", "*", opened="0/0/0")
    play(s, "pass", "pass")
    assert rules.to_act(s) == 2
    play(s, "pass")
    assert rules.to_act(s) == OVER


def test_a_lay_makes_the_passes_count_from_the_start() -> None:
    """§7.2: all must pass one after the other."""
    s = table("r9", "r6 b1", "*", lying="r3 r4 r5", opened="1/1/0")
    play(s, "pass", "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert s.passes == 0
    play(s, "pass", "pass")
    assert rules.to_act(s) == 1
    play(s, "pass")
    assert rules.to_act(s) == OVER


# 8 Scoring


def test_the_last_tile_ends_the_round() -> None:
    """§8.1, §8.2, R7"""
    s = table("r13 r5", "J", "r6", lying="r3 r4 r5", turn=2)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6")
    assert rules.to_act(s) == 2  # not before the turn is ended
    play(s, "end")
    assert rules.to_act(s) == OVER
    assert points(s) == [-18, -25, 43]
    assert winners(s) == [2]


def test_points_add_up_over_rounds() -> None:
    """§8.2"""
    s = table("r6", "r13 J J", lying="r3 r4 r5", score="-100/100", rounds=3)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert points(s) == [-37, 37]


@pytest.mark.parametrize(("turn", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_after_the_winner_starts(turn: int, starter: int) -> None:
    """§8.3, R9"""
    racks = ["b9", "g9", "y9"]
    racks[turn] = "r6"
    s = table(*racks, lying="r3 r4 r5", turn=turn, rounds=2)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert rules.to_act(s) == CHANCE
    assert s.played == 2 and s.stock == 106 and lies(s) == ""
    assert not s.opened.any() and not s.held.any() and s.pool.tolist() == [2] * 53
    for i in range(3 * 14):
        assert rules.to_act(s) == CHANCE
        play(s, ALL[i])
    assert rules.to_act(s) == starter
    assert s.held[:3].tolist() == [14, 14, 14]
    assert "end" not in can(s)


def test_after_a_blocked_round_the_player_after_the_last_pass_starts() -> None:
    """§8.3"""
    s = table("r13 r5", "J", "*", turn=1, passes=1, opened="0/0/0", rounds=2)
    play(s, "pass", "pass")
    assert rules.to_act(s) == CHANCE
    for i in range(3 * 14):
        play(s, ALL[i])
    assert rules.to_act(s) == 0
    assert (s.passes, s.played) == (0, 2)


@pytest.mark.parametrize("where", [0, 1, 2])
def test_the_lowest_rack_wins_a_blocked_round(where: int) -> None:
    """§8.4: 18, 25 and the rest, 8 * 91 + 2 * 25 - 18 - 25 = 735."""
    racks, lost = ["J", "*"], [-7, -717]
    racks.insert(where, "r13 r5")
    lost.insert(where, 724)
    s = table(*racks, opened="0/0/0")
    play(s, "pass", "pass", "pass")
    assert points(s) == lost
    assert winners(s) == [where]


def test_a_tie_for_the_lowest_counts_nothing() -> None:
    """§8.4"""
    s = table("*", "r13 r12", "J", opened="0/0/0", score="5/-5/0")
    play(s, "pass", "pass", "pass")
    assert points(s) == [5, -5, 0]


def test_a_tie_for_another_place_counts() -> None:
    """§8.4: 20, 25, 25 and 708."""
    s = table("r13 r12", "y10 b10", "J", "*", opened="0/0/0/0")
    play(s, "pass", "pass", "pass", "pass")
    assert points(s) == [-5, 5 + 5 + 688, -5, -688]


def test_blocked_rounds_need_not_count() -> None:
    """§8.4, option blocked=nothing"""
    s = table("r13 r5", "*", opened="0/0", blocked="nothing", score="9/-9")
    play(s, "pass", "pass")
    assert rules.to_act(s) == OVER
    assert points(s) == [9, -9]


@pytest.mark.parametrize(("rounds", "at", "over"), [(1, 1, True), (2, 1, False), (20, 20, True)])
def test_as_many_rounds_as_were_agreed(rounds: int, at: int, over: bool) -> None:
    """§8.5, option rounds"""
    s = table("r6", "b9", lying="r3 r4 r5", rounds=rounds, round=at)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert (rules.to_act(s) == OVER) == over
    assert s.played == at + (not over)


def test_the_most_points_win() -> None:
    """§8.6"""
    for score, ranks in (
        ("-5/3/2", [3, 1, 2]),
        ("4/4/-8", [1, 1, 3]),
        ("0/0/0", [1, 1, 1]),
        ("-4/-4/8", [2, 2, 1]),
    ):
        s = table("r1", "b1", "g1", score=score, phase="finished")
        out = np.zeros(3, np.int64)
        rules.ranks(s, out)
        assert out.tolist() == ranks
        assert listed(GAME, s) == ([], [])


# 9 Hand Rummy, and the clock


def test_hand_rummy_needs_no_thirty_points_and_counts_double() -> None:
    """§9.1, R7"""
    s = table("r1 b1 g1", "r13 r5", "J", opened="0/1/0", hand_rummy="yes")
    play(s, "lay r1 b1 g1", "end")
    assert rules.to_act(s) == OVER
    assert points(s) == [86, -36, -50]


def test_hand_rummy_of_a_whole_rack() -> None:
    """§9.1: twenty points."""
    lays = ["r1 b1 g1 y1", "r1 b1 g1 y1", "r2 b2 g2", "r2 b2 g2"]
    s = table(" ".join(lays), "y7", opened="0/0", hand_rummy="yes")
    for text in lays:
        assert "end" not in can(s)
        play(s, f"lay {text}")
    play(s, "end")
    assert points(s) == [14, -14]


def test_without_that_agreement_it_is_a_first_lay_down_like_others() -> None:
    """§9.1, option hand_rummy"""
    s = table("r1 b1 g1", "r13 r5", opened="0/1")
    play(s, "lay r1 b1 g1")
    assert can(s) == {"draw"}
    s = table("r10 b10 g10", "r13 r5", opened="0/1")
    play(s, "lay r10 b10 g10", "end")
    assert points(s) == [18, -18]


def test_it_must_be_the_whole_rack() -> None:
    """§9.1"""
    s = table("r1 b1 g1 y9", "r13 r5", opened="0/1", hand_rummy="yes")
    play(s, "lay r1 b1 g1")
    assert can(s) == {"draw"}


def test_it_counts_double_also_with_thirty_points() -> None:
    """§9.2"""
    for at_once in ("no", "yes"):
        s = table("r10 b10 g10", "r13 r5", opened="0/1", hand_rummy="yes", at_once=at_once)
        play(s, "lay r10 b10 g10", "end")
        assert points(s) == [36, -36]


def test_with_tiles_of_the_table_it_is_no_hand_rummy() -> None:
    """§9.2: nor after an earlier lay-down, be it of the same turn."""
    s = table("r6", "r13 r5", lying="r3 r4 r5", hand_rummy="yes")
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert points(s) == [18, -18]
    s = table(
        "r10 b10 g10 r6", "r13 r5", lying="r3 r4 r5", opened="0/1", hand_rummy="yes", at_once="yes"
    )
    play(s, "lay r10 b10 g10", "end", "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert points(s) == [18, -18]


FIRST = "r10 b10 g10 r9 b9 g9 r1 r2 b4 b6 g4 g6 y1 y2"
SECOND = "r13 r11 b13 b11 g13 g11 y13 y11 r3 b3 g1 g2 y3 y5"


def test_without_a_clock_there_is_no_time() -> None:
    """§9.3"""
    assert "time" not in can(table("r1", "b1"))
    assert "time" in can(table("r1", "b1", clock=1))
    assert match_of(FIRST, SECOND).time_left is None


def test_what_is_typed_is_played_whole_or_not_at_all() -> None:
    """§4.1, §4.2, §9.1: as a match plays it."""
    match = match_of(FIRST, SECOND)
    before = match.position
    with pytest.raises(Refused, match="count 27; the first time 30 are needed"):
        match.play("table g9 r9 b9")
    assert match.position == before
    match.play("table g10 r10 b10 | r9 b9 g9")
    assert match.to_act == 1
    assert match.view(1).state.held[:2].tolist() == [8, 14]
    with pytest.raises(Refused, match="before your first 30 points"):
        match.play("take 1")
    match.play("draw")
    assert match.to_act == CHANCE


def test_too_late_with_all_in_combinations() -> None:
    """§9.4: what lies stays."""
    s = table("r6 b9", "b1", lying="r3 r4 r5", clock=120)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "time")
    assert lies(s) == "r3 r4 r5 r6" and rack(s, 0) == "b9"
    assert rules.to_act(s) == 1


def test_too_late_but_out() -> None:
    """§9.4, §8.1"""
    s = table("r6", "b7", lying="r3 r4 r5", clock=120)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "time")
    assert rules.to_act(s) == OVER and points(s) == [7, -7]


def test_too_late_goes_back_to_the_last_good_moment() -> None:
    """§9.4, §10.2"""
    s = table("r6 r7 b9 b1", "b1", lying="r3 r4 r5 | b6 b7 b8", clock=120)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6")
    play(s, "take b6 b7 b8", "lay b7 b8 b9")
    assert "end" not in can(s)
    play(s, "time")
    assert lies(s) == "r3 r4 r5 r6 | b6 b7 b8"
    assert rack(s, 0) == "r7 b1 b9"
    assert rules.to_act(s) == 1
    assert rack(view(s, 1), 0) == "b9 ? ?"
    assert s.stock == 106 - 6 - 4 - 1


def test_the_last_good_moment_is_the_last() -> None:
    """§9.4"""
    s = table("r6 b9 g1 g2 g3 b2", "b1", lying="r3 r4 r5 | b6 b7 b8", clock=120)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "lay g1 g2 g3", "take b6 b7 b8", "time")
    assert lies(s) == "r3 r4 r5 r6 | b6 b7 b8 | g1 g2 g3"
    assert rack(s, 0) == "b2 b9"


def test_a_moment_with_a_joker_out_of_place_is_not_good() -> None:
    """§9.4, §6.1"""
    s = table("b9 g9 b1", "b1", lying="J r4 r5 r6", clock=120)
    play(s, "take J r4 r5 r6", "lay r4 r5 r6", "lay b9 g9 J", "time")
    assert lies(s) == "J r4 r5 r6"
    assert rules.to_act(s) == CHANCE


def test_too_late_without_a_good_moment() -> None:
    """§9.4: everything goes back, and the player draws one."""
    s = table("r6 b9", "b1", lying="r3 r4 r5", clock=120)
    play(s, "take r3 r4 r5", "lay r4 r5 r6", "time")
    assert lies(s) == "r3 r4 r5" and rack(s, 0) == "r6 b9"
    assert rules.to_act(s) == CHANCE
    play(s, "g9")
    assert rack(s, 0) == "r6 b9 g9" and rules.to_act(s) == 1


def test_too_late_with_too_few_points() -> None:
    """§9.4, §4.1"""
    s = table("r9 b9 g9 b1", "b1", opened="0/0", clock=120)
    play(s, "lay r9 b9 g9", "time")
    assert lies(s) == "" and s.opened[0] == 0
    assert rules.to_act(s) == CHANCE


def test_too_late_without_a_pool() -> None:
    """§9.4, §7.1"""
    for overtime in ("keep", "three"):
        s = table("r6 b9", "*", lying="r3 r4 r5", clock=120, overtime=overtime, opened="1/0")
        play(s, "take r3 r4 r5", "time")
        assert lies(s) == "r3 r4 r5" and rack(s, 0) == "r6 b9"
        assert (rules.to_act(s), s.passes) == (1, 1)


def test_a_good_moment_of_another_turn_does_not_count() -> None:
    """§9.4"""
    s = table("r6 b9", "g1", lying="r3 r4 r5 | b1 b2 b3", clock=120)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    play(s, "take b1 b2 b3", "time")
    assert lies(s) == "r3 r4 r5 r6 | b1 b2 b3"
    assert rules.to_act(s) == CHANCE and s.turn == 1


def test_too_late_after_a_first_lay_down() -> None:
    """§9.4, §4.4: what was ended stays."""
    for overtime in ("keep", "three"):
        s = table(
            "r10 b10 g10 r6 b9",
            "b1",
            lying="r3 r4 r5",
            opened="0/0",
            at_once="yes",
            clock=120,
            overtime=overtime,
        )
        play(s, "lay r10 b10 g10", "end", "take r3 r4 r5", "time")
        assert lies(s) == "r3 r4 r5 | r10 b10 g10"
        assert rack(s, 0) == "r6 b9" and s.opened[0] == 1


def test_three_tiles_for_whoever_is_too_late() -> None:
    """§9.4, option overtime=three"""
    s = table("r6 b9 b10", "b1", lying="r3 r4 r5", clock=120, overtime="three")
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "time")
    assert lies(s) == "r3 r4 r5" and rack(s, 0) == "r6 b9 b10"
    assert s.passes == 0
    for word in ("g7", "g8", "J"):
        assert rules.to_act(s) == CHANCE
        play(s, word)
    assert rack(s, 0) == "r6 b9 b10 g7 g8 J"
    assert rules.to_act(s) == 1
    assert s.opened.tolist() == [1, 1, 0, 0]


def test_three_tiles_if_there_are_so_many() -> None:
    """§9.4, §7.1"""
    s = table("r1", "*", opened="0/0", pool="b1 b2", clock=120, overtime="three")
    play(s, "time", "b1", "b2")
    assert rules.to_act(s) == 1
    assert rack(s, 0) == "r1 b1 b2"


# 10 What everybody knows


def test_racks_are_secret() -> None:
    """§10.1: states that differ only in a secret look the same; of the pool all know how many."""
    one = table("r1 r2", "b7 b8", lying="r3 r4 r5")
    two = table("r1 r2", "g7 J", lying="r3 r4 r5")
    for seat, looks in ((0, 1), (1, 2), (NOBODY, 1)):
        assert len({view(s, seat).tobytes() for s in (one, two)}) == looks
    seen = view(one, 0)
    assert rack(seen, 0) == "r1 r2" and rack(seen, 1) == "? ?"
    assert shown(seen)["pool"] == 106 - 7 and lies(seen) == "r3 r4 r5"
    assert rack(view(one, NOBODY), 0) == "? ?"
    assert seen.pool[read_tile("b7")] == 2 and seen.pool[read_tile("r3")] == 1


def test_at_the_end_of_the_match_all_racks_lie_open() -> None:
    """§10.1"""
    s = table("r6", "b7 J", lying="r3 r4 r5")
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert rack(view(s, NOBODY), 1) == "b7 J"
    s = table("r6", "b7 J", lying="r3 r4 r5", rounds=2)
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6")
    assert rack(view(s, NOBODY), 1) == "? ?"


def test_a_tile_that_was_taken_back_is_remembered() -> None:
    """§10.2"""
    s = table("r4 r5 r6 b1", "b2", opened="0/0")
    play(s, "lay r4 r5 r6")
    assert rack(view(s, 1), 0) == "?"
    play(s, "draw", "g9")
    for seat in (1, NOBODY):
        assert rack(view(s, seat), 0) == "r4 r5 r6 ? ?"
    assert view(s, 1).pool[read_tile("r4")] == 1 and view(s, 1).pool[read_tile("b1")] == 2
    assert rack(view(s, 0), 1) == "?"


def test_it_is_forgotten_once_it_is_laid() -> None:
    """§10.2: of two equal tiles, as many as were seen and are still there."""
    s = table("r4 r4 r5 r6 b1", "b2", lying="r7 r8 r9", shown="r4.r5.r6/-")
    play(s, "take r7 r8 r9", "lay r5 r6 r7 r8 r9", "end")
    assert rack(view(s, 1), 0) == "r4 ? ?"
    s = table("r4 r4 r5 r6 b1", "b2", shown="r4/-")
    play(s, "lay r4 r5 r6", "end")
    assert rack(view(s, 1), 0) == "? ?"


def test_a_new_round_brings_new_secrets() -> None:
    """§10.2, §2.1"""
    s = table("r6", "b7 J", lying="r3 r4 r5", rounds=2, shown="-/b7")
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "end")
    assert not s.shown.any()


def test_worlds_that_are_dealt_fit_what_is_known() -> None:
    """§10.1, §10.2"""
    s = table("r4 r5 b1", "b2 b3 b4 b5", "J J", lying="r7 r8 r9", shown="-/b2.b4/-", turn=0)
    worlds = set()
    for seed in range(20):
        world = view(s, 0)
        rules.deal(world, generator(seed))
        audit(world)
        assert rack(world, 0) == "r4 r5 b1"
        assert {"b2", "b4"} <= set(rack(world, 1).split())
        assert world.held[:3].tolist() == [3, 4, 2]
        worlds.add(rack(world, 2))
    assert len(worlds) > 10


def test_a_position_can_be_written_and_placed() -> None:
    """§9.4: with all that a turn must remember."""
    s = table("r6 r7 b9 b1", "b1", lying="r3 r4 r5 | b6 b7 b8", clock=120, score="-7/7")
    play(s, "take r3 r4 r5", "lay r3 r4 r5 r6", "take b6 b7 b8", "lay b7 b8 b9")
    again = np.zeros(1, rules.STATE)[0]
    place(position(s), again)
    assert again.tobytes() == s.tobytes()


def test_no_tile_is_there_three_times() -> None:
    """§1.1"""
    check_copies(read_table("r3 r4 r5 | J r4 b4"), read_rack("r3 J"))
    with pytest.raises(BadPosition, match="3 tiles r4"):
        check_copies(read_table("r3 r4 r5 | r4 b4 g4"), read_rack("r4"))
    with pytest.raises(BadPosition, match="only 2 tiles J"):
        table("J J", "b1", lying="r3 J r5")


def test_sampling_picks_what_is_legal() -> None:
    """§2.1, §2.2, §4.5: by the same odds as the list of what is legal."""
    s = np.zeros(1, rules.STATE)[0]
    rules.setup(s, 3)
    rng = generator(1)
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    for _ in range(60):
        chosen = rules.sample(s, actions, weights, rng)
        assert chosen in listed(GAME, s)[0]
        rules.apply(s, chosen)
