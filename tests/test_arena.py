"""The arena: the same deals for all, the same results whoever plays them."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from multiprocessing import Pipe
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sobremesa import games
from sobremesa.bots import random
from sobremesa.cli import main
from sobremesa.engine.chance import generator
from sobremesa.engine.contract import BadOption, Integers, UnknownGame, View
from sobremesa.engine.match import Match
from sobremesa.study import arena, blocks, crew, standings
from sobremesa.study.blocks import HALF, MIXED, ONE, Block, MatchUp, Question, play_block
from sobremesa.study.standings import direction, margin, rows, scale, share

SHORT: dict[str, int | str] = {"stop": 10}  # a match of L.L.A.M.A. that is soon over


def question(bots: str = "sensible,random", players: int = 2, **more: Any) -> Question:
    """Return a question about a short game."""
    return arena.ask("llama", bots.split(","), players, options=SHORT, **more)


def timeless(found: list[Block]) -> list[Block]:
    """Return blocks without the time that they took."""
    return [replace(block, seconds=[0.0, 0.0]) for block in found]


def played(asked: Question, deals: int, **more: Any) -> list[Block]:
    """Return the blocks of a question, without their times."""
    return timeless(list(arena.play(asked, deals, **{"workers": 1, **more})))


def sobremesa_(*arguments: str) -> Result:
    """Run the command line on a short game."""
    return CliRunner().invoke(main, ["arena", "llama", "--option", "stop=10", *arguments])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("table", [ONE, HALF])
def test_everybody_has_every_seat_equally_often(players: int, table: str) -> None:
    matchup = MatchUp("a", "b", table)
    if table == HALF and players % 2:
        return
    rotations = matchup.rotations(players)
    assert Counter(seat for own in rotations for seat in own) == dict.fromkeys(range(players), 1)
    assert {len(own) for own in rotations} == {matchup.seats(players)}


def test_match_ups_of_every_table() -> None:
    one, back, half = MatchUp("a", "b", ONE), MatchUp("b", "a", ONE), MatchUp("a", "b", HALF)
    tables = {2: [one], 3: [one, back], 4: [one, back, half], 5: [one, back], 6: [one, back, half]}
    for players, expected in tables.items():
        assert Question("g", ("a", "b"), players, 1, {}).matchups == expected
        assert Question("g", ("a", "b"), players, 1, {}, (0.2, 0.3)).matchups == [one]
    alone = Question("g", ("a", "b", "c"), 4, 1, {}, alone=True).matchups
    assert alone == [MatchUp("a", "b", ONE), MatchUp("a", "c", ONE)]
    three = Question("g", ("a", "b", "c"), 2, 1, {}).matchups
    assert [(m.a, m.b) for m in three] == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize("name", ["llama", "takethat"])
@pytest.mark.parametrize(("players", "number"), [(2, 0), (3, 0), (4, 0), (4, 2)])
def test_a_bot_against_itself_wins_exactly_its_share(name: str, players: int, number: int) -> None:
    """In every block, even one that decides at random: all its games are the same."""
    asked = Question(name, ("random", "random"), players, 1, {})
    matchup = asked.matchups[number]
    ends = set()
    for deal in range(3):
        block = play_block(asked, (number, deal))
        assert all(points == block.points[0] for points in block.points)
        assert share(block, matchup, players) == pytest.approx(matchup.seats(players) / players)
        assert margin(block, matchup, players) == pytest.approx(0)
        ends.add(tuple(block.points[0]))
    assert len(ends) > 1  # other deals, other games


MIX = ("random", "random", "random")


@pytest.mark.parametrize("players", [3, 4, 6])
def test_at_a_mixed_table_everybody_has_every_seat_and_equals_win_alike(players: int) -> None:
    asked = Question("llama", MIX, players, 1, SHORT)
    number, matchup = len(asked.matchups) - 1, asked.matchups[-1]
    assert matchup.table == MIXED
    for side in range(3):
        owned = matchup.rotations(players, side)
        assert Counter(seat for own in owned for seat in own) == dict.fromkeys(range(players), 1)
        assert matchup.seats(players, side) == players / 3
    block = play_block(asked, (number, 0))
    assert all(points == block.points[0] for points in block.points)
    for side in range(3):
        assert share(block, matchup, players, side) == pytest.approx(1 / 3)
        assert margin(block, matchup, players, side) == pytest.approx(0)


def test_a_mixed_table_is_one_of_more_than_two_bots_that_fit() -> None:
    def tables(bots: str, players: int, **more: Any) -> list[str]:
        return [
            m.table for m in Question("g", tuple(bots.split(",")), players, 1, {}, **more).matchups
        ]

    assert tables("a,b,c", 3)[-1] == tables("a,b,c", 4)[-1] == MIXED
    for bots, players in (("a,b", 4), ("a,b,c", 2), ("a,b,c,d", 3)):
        assert MIXED not in tables(bots, players)
    assert MIXED not in tables("a,b,c", 4, alone=True) + tables("a,b,c", 4, test=(0.2, 0.3))


def test_a_mixed_table_has_a_row_for_every_bot() -> None:
    bots = ("--bots", "sensible,playouts,random", "--players", "3", "--deals", "2")
    result = sobremesa_(*bots, "--workers", "1", "--json")
    found = [json.loads(line) for line in result.stdout.splitlines()]
    mixed = [row for row in found if row["table"] == "mixed"]
    assert [(row["a"], row["b"]) for row in mixed] == [
        ("sensible", "playouts,random"),
        ("playouts", "sensible,random"),
        ("random", "sensible,playouts"),
    ]
    assert sum(row["win"] for row in mixed) == pytest.approx(1, abs=1e-5)
    assert sum(row["points"] for row in mixed) == pytest.approx(0, abs=1e-5)
    total = {row["decisions"] + row["decisions_b"] for row in mixed}
    assert len(total) == 1 and all(row["decisions"] > 0 for row in mixed)
    assert mixed[1]["ms"] > 10 * mixed[0]["ms"]
    told = sobremesa_(*bots, "--workers", "1").stdout
    assert "random among all" in told


def test_a_scale_takes_in_mixed_tables() -> None:
    asked = Question("g", ("a", "b", "c"), 3, 1, {})
    won = [[1, 2, 3], [2, 3, 1], [3, 1, 2]]  # by a on each of its seats, with b behind and c last
    block = Block(len(asked.matchups) - 1, 0, won, won, [1, 1, 1], [0.0, 0.0, 0.0])
    found = standings.meetings(asked, [block])
    assert found[0].seats == {"a": 1, "b": 1, "c": 1}
    assert found[0].wins == {"a": 1, "b": 0, "c": 0}


def test_a_game_depends_on_seed_deal_and_bots() -> None:
    one, other = question(), question(seed=2)
    found = [play_block(q, (0, deal)) for q, deal in ((one, 0), (one, 1), (other, 0), (one, 0))]
    assert len({str(block.points) for block in found}) == 3
    lucks = [blocks.start(q, 0).chance.tape.tolist() for q in (one, other)]  # type: ignore[union-attr]
    assert lucks[0] != lucks[1]
    assert timeless(found)[0] == timeless(found)[3]
    assert question("random,sensible").matchups != one.matchups


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    asked = question(players=4)
    alone = played(asked, 4)
    assert [block.job for block in alone] == [(m, deal) for deal in range(4) for m in range(3)]
    assert played(asked, 4, workers=2) == alone


def test_a_comparison_goes_on_from_its_file(tmp_path: Path) -> None:
    asked, out = question(players=3), tmp_path / "out.jsonl"
    whole = played(asked, 6, out=out)
    text = out.read_text()
    lines = text.splitlines(keepends=True)
    assert len(lines) == 1 + 12
    for left in (text, "".join(lines[:5]), "".join(lines[:5]) + lines[5][:30], lines[0], ""):
        out.write_text(left)
        assert played(asked, 6, out=out) == whole
        again = out.read_text().splitlines()
        assert [untimed(line) for line in again] == [untimed(line) for line in lines]
    out.write_text(lines[0][:50])  # even the first line may have been cut off
    assert played(asked, 6, out=out) == whole


def untimed(line: str) -> dict[str, Any]:
    """Return a line of a file, without the time."""
    return {name: value for name, value in json.loads(line).items() if name != "seconds"}


def test_two_workers_go_on_where_one_was_stopped(tmp_path: Path) -> None:
    asked, out = question(players=3), tmp_path / "out.jsonl"
    whole = played(asked, 6)
    started = arena.play(asked, 6, workers=1, out=out)
    for _ in range(5):
        next(started)
    started.close()  # type: ignore[attr-defined]
    assert len(out.read_text().splitlines()) == 1 + 5
    assert played(asked, 6, out=out, workers=2) == whole


def test_what_is_in_the_file_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, out = question(), tmp_path / "out.jsonl"
    whole = played(asked, 5, out=out)
    calls: list[blocks.Job] = []

    def watched(asked: Question, job: blocks.Job) -> Block:
        calls.append(job)
        return play_block(asked, job)

    monkeypatch.setattr(crew, "play_block", watched)
    monkeypatch.setattr(crew.Crew, "start", None)
    assert played(asked, 5, out=out, workers=2) == whole
    assert not calls
    assert played(asked, 3, out=out) == whole[:3]
    assert played(asked, 7, out=out)[:5] == whole
    assert calls == [(0, 5), (0, 6)]


def test_a_file_of_another_question_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    played(question(), 1, out=out)
    before = out.read_bytes()
    for other, why in (
        (question(seed=2), "its seed is 1, not 2"),
        (question(players=3), "its players is 2, not 3"),
        (question("random,sensible"), "its bots is"),
        (question(test=(0.5, 0.6)), "its test is None, not"),
        (arena.ask("llama", ["sensible", "random"], 2), "its options is"),
        (arena.ask("takethat", ["sensible", "random"], 2), "its game is 'llama', not 'takethat'"),
    ):
        with pytest.raises(BadOption, match=why):
            played(other, 1, out=out)
    out.write_bytes(before.replace(b'"code": "', b'"code": "0'))
    with pytest.raises(BadOption, match="its code is '0"):
        played(question(), 1, out=out)


@pytest.mark.parametrize("text", ["a list of guests", "a list\n", "[1]\n", '{"game": "llama"}\n'])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    out = tmp_path / "guests.txt"
    out.write_text(text)
    with pytest.raises(BadOption, match="not a file of the arena"):
        played(question(), 1, out=out)
    assert out.read_text() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    played(question(), 3, out=out)
    lines = out.read_text().splitlines(keepends=True)
    for broken in ("{\n", '{"matchup": 1}\n'):
        out.write_text("".join([*lines[:2], broken, lines[3]]))
        with pytest.raises(BadOption, match="line 3: this is not a block"):
            played(question(), 3, out=out)


def test_a_test_stops_when_it_is_decided_whatever_the_number_of_workers(tmp_path: Path) -> None:
    asked, out = question(test=(0.5, 0.6)), tmp_path / "out.jsonl"
    alone = played(asked, 1000, out=out)
    assert len(alone) % arena.CHECK == 0
    assert len(alone) < 200
    assert played(asked, 1000, workers=2) == alone
    assert played(asked, 1000, out=out) == alone
    (row,) = rows(asked, alone)
    assert row.verdict == "H1"
    assert row.llr is not None and row.llr > 2.94
    (row,) = rows(asked, alone[:-1])
    assert arena.is_decided(asked, [1.0] * 32)
    assert not arena.is_decided(asked, [1.0] * 31)


def test_only_what_is_decided_stops() -> None:
    decided: set[int] = set()
    found = []
    for job in arena.jobs(2, 4, decided):
        found.append(job)
        if job == (0, 1):
            decided.add(0)
    assert found == [(0, 0), (1, 0), (0, 1), (1, 1), (1, 2), (1, 3)]


def test_what_is_played_beyond_a_decision_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes are ahead of whoever looks at the results."""

    def eager(asked: Question, jobs: Iterator[blocks.Job], *_: Any) -> Iterator[Block]:
        for job in list(jobs):
            wins = job[0] == 0 or job[1] % 2  # always, or in every other deal
            won = [[1, 2], [2, 1]] if wins else [[2, 1], [1, 2]]
            yield Block(*job, won, won, [1, 1], [0.0, 0.0])

    monkeypatch.setattr(arena, "in_order", eager)
    asked = Question("llama", ("a", "b", "c"), 2, 1, {}, (0.5, 0.6))
    found = Counter(block.matchup for block in arena.play(asked, 64, workers=1))
    assert found == {0: 16, 1: 64, 2: 64}


def test_what_goes_wrong_in_a_process_is_told() -> None:
    with pytest.raises(crew.Stopped, match="IndexError"):
        list(crew.in_order(question(), [(9, 0), (0, 0)], {}, 2))


def test_a_process_that_ends_is_missed() -> None:
    with ExitStack() as stack:
        some = crew.Crew(question(), 2, stack)
        ours, theirs = Pipe()
        theirs.close()
        some.busy.append(ours)
        with pytest.raises(crew.Stopped, match="a process that played has ended"):
            some.next()


def hand_made(ranks: list[list[int]], points: list[list[int]] | None = None) -> Block:
    """Return a block with this outcome."""
    return Block(0, 0, points or ranks, ranks, [1, 1], [0.5, 0.25])


def test_winners_share_a_game() -> None:
    one, half = MatchUp("a", "b", ONE), MatchUp("a", "b", HALF)
    assert share(hand_made([[1, 2, 3], [1, 1, 3], [1, 1, 1]]), one, 3) == (1 + 1 / 2 + 1 / 3) / 3
    assert share(hand_made([[2, 1, 1], [1, 2, 3], [1, 2, 3]]), one, 3) == 0
    assert share(hand_made([[1, 2, 1, 2], [1, 1, 3, 3]]), half, 4) == (1 + 1 / 2) / 2


def test_points_count_against_the_mean_of_the_others() -> None:
    one, half = MatchUp("a", "b", ONE), MatchUp("a", "b", HALF)
    block = hand_made([[1, 2, 3]] * 3, [[10, 4, 0], [0, 6, 2], [1, 3, 5]])
    assert margin(block, one, 3) == pytest.approx((8 + 5 + 3) / 3)
    assert margin(hand_made([[1] * 4] * 2, [[8, 1, 4, 3], [0, 5, 2, 7]]), half, 4) == (4 + 5) / 2


def test_ranks_say_whether_many_points_are_good() -> None:
    many = hand_made([[1, 2, 3]], [[20, 10, -5]])
    few = hand_made([[1, 2, 3]], [[-5, 10, 20]])
    level = hand_made([[1, 1, 1]], [[5, 5, 5]])
    assert direction([many, level]) == direction([level]) == 1
    assert direction([few, level]) == -1
    asked = Question("g", ("a", "b"), 3, 1, {})
    for block in (many, few):  # on each seat once, a is first, second and last
        turned = Block(0, 0, block.points * 3, block.ranks * 3, [1, 1], [0.0, 0.0])
        assert rows(asked, [turned])[0].points == pytest.approx(0)
    best = Block(0, 0, [[0, 9, 9], [9, 0, 9], [9, 9, 0]], [[1, 2, 2], [2, 1, 2], [2, 2, 1]], [], [])
    best = replace(best, decisions=[1, 1], seconds=[0.0, 0.0])
    assert rows(asked, [best])[0].points == 9


def test_a_row_says_what_was_asked() -> None:
    asked = Question("g", ("a", "b"), 2, 1, {})
    won = [hand_made([[1, 2], [2, 1]]), hand_made([[1, 2], [1, 2]])]
    (row,) = rows(asked, [replace(block, deal=i) for i, block in enumerate(won)])
    told = row.as_json()
    assert (told["a"], told["b"], told["table"], told["players"]) == ("a", "b", "one", 2)
    assert (told["deals"], told["games"], told["win"]) == (2, 4, 0.75)
    assert told["low"] < 0.75 < told["high"]
    assert (told["decisions"], told["ms"], told["ms_b"]) == (2, 500, 250)
    assert told["sd"] == pytest.approx(0.353553)
    assert told["elo"] == pytest.approx(190.848502)
    assert told["llr"] is told["verdict"] is None
    (row,) = rows(asked, won[:1])
    assert row.as_json()["elo"] is row.as_json()["points_low"] is None


def test_a_forced_move_is_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_with: list[tuple[int, ...]] = []

    def watched(view: View, rng: Integers) -> int:
        asked_with.append(view.legal)
        return random(view, rng)

    monkeypatch.setattr(blocks, "bot", lambda game, name: watched)
    forced = 0
    play = Match.play

    def counted(match: Match, action: Any, seat: int | None = None) -> None:
        nonlocal forced
        forced += len(match.legal()) == 1
        play(match, action, seat)

    monkeypatch.setattr(Match, "play", counted)
    block = play_block(question(), (0, 0))
    assert min(map(len, asked_with)) > 1
    assert sum(block.decisions) == len(asked_with)
    assert min(block.decisions) > 0
    assert forced > 0


def test_a_bot_decides_from_its_view_and_the_luck_of_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who sits where is told by the match-up; seats do not share a generator."""
    met: list[tuple[str, int, int]] = []

    def found(game: str, name: str) -> Any:
        def watched(view: View, rng: Integers) -> int:
            met.append((name, view.seat, id(rng)))
            return random(view, rng)

        return watched

    monkeypatch.setattr(blocks, "bot", found)
    asked = question(players=3)
    block = Block(1, 0, [], [], [0, 0], [0.0, 0.0])
    blocks.play_game(asked, asked.matchups[1], (1, 1, 0), block)
    assert {(name, seat) for name, seat, _ in met} == {
        ("sensible", 0), ("sensible", 1), ("random", 2),
    }  # fmt: skip
    assert len({(seat, rng) for _, seat, rng in met}) == len({rng for *_, rng in met}) == 3
    assert block.decisions == [
        sum(name == wanted for name, *_ in met) for wanted in ("random", "sensible")
    ]


def test_a_scale_has_random_at_nought() -> None:
    asked = question(players=2)
    found = scale(asked, played(asked, 20))
    assert found["random"] == (0, (0, 0))
    rating, (low, high) = found["sensible"]
    assert 0 < low < rating < high
    assert list(scale(Question("g", ("a", "b"), 2, 1, {}), [hand_made([[1, 2], [2, 1]])])) == [
        "a", "b",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "sensible"], "1 bot was named; it takes two"),
        (["--bots", "sensible,sensible"], "sensible was named twice"),
        (["--bots", "sensible,genius"], "no bot 'genius'"),
        (["--bots", "sensible,random", "--players", "7"], "for 2 to 6 players, not 7"),
        (["--bots", "sensible,random", "--deals", "0"], "0 deals"),
        (["--bots", "sensible,random", "--workers", "0"], "0 workers"),
        (["--bots", "sensible,random", "--seed", "-1"], "a seed is a whole number"),
        (["--bots", "sensible,random", "--option", "stop=x"], "stop cannot be 'x'"),
        (["--bots", "sensible,random", "--test", "50"], "H0,H1 in percent, not as '50'"),
        (["--bots", "sensible,random", "--test", "a,b"], "H0,H1 in percent, not as 'a,b'"),
        (["--bots", "sensible,random", "--test", "52,50"], "the lower one first"),
        (["--bots", "sensible,random", "--out", "/no/such/folder/x"], "No such file"),
    ],
)
def test_what_cannot_be_compared_is_refused(arguments: list[str], why: str) -> None:
    result = sobremesa_(*arguments)
    assert result.exit_code == 2
    assert why in result.output.replace("\n", " ")


def test_a_table_for_one_compares_nobody() -> None:
    with pytest.raises(BadOption, match="table for one"):
        arena.ask("genial", ["sensible", "random"], 1)
    with pytest.raises(UnknownGame, match="no game"):
        arena.ask("chess", ["sensible", "random"], 2)


def test_programs_get_a_line_for_every_match_up() -> None:
    bots = ("--bots", "sensible, random", "--players", "4", "--deals", "3", "--workers", "1")
    result = sobremesa_(*bots, "--json")
    assert result.exit_code == 0
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(row["a"], row["b"], row["table"]) for row in found] == [
        ("sensible", "random", "one"),
        ("random", "sensible", "one"),
        ("sensible", "random", "half"),
    ]
    wanted = {"a", "b", "players", "deals", "win", "low", "high", "ms"}
    assert all(wanted <= set(row) and row["deals"] == 3 for row in found)
    assert found[0]["points"] > 0 > found[1]["points"]  # though few points are good


def test_people_get_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    bots = ("--bots", "sensible,random", "--deals", "3", "--workers", "1")
    result = sobremesa_(*bots, "--test", "50,99.9")
    assert result.exit_code == 0
    for text in ("1 sensible, 1 random", "wins % among", "Elo", "LLR", "open"):
        assert text in result.stdout


def test_a_cross_table_for_two_is_filled_from_both_sides() -> None:
    asked = Question("g", ("a", "b"), 2, 1, {})
    found = rows(asked, [hand_made([[1, 2], [1, 2]]), hand_made([[1, 2], [2, 1]])])
    columns = standings.cross_table(asked, found).columns
    cells = [list(column.cells) for column in columns]
    assert cells == [["a", "b"], ["·", "25.0"], ["75.0", "·"]]


def test_whoever_interrupts_sees_how_far_it_went(monkeypatch: pytest.MonkeyPatch) -> None:
    play = arena.play

    def interrupted(*arguments: Any, **more: Any) -> Iterator[Block]:
        for number, block in enumerate(play(*arguments, **more)):
            if number == 2:
                raise KeyboardInterrupt
            yield block

    monkeypatch.setattr(arena, "play", interrupted)
    result = sobremesa_("--bots", "sensible,random", "--workers", "1", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["deals"] == 2
    assert "Stopped before the end" in result.stderr


INTERRUPTIBLE = """
import signal, sys
from sobremesa.cli import main
from sobremesa.engine.chance import generator
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may ignore it
main(sys.argv[1:])
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    arguments = "arena llama --bots sensible,random --option stop=10 --deals 1000000 --workers 2"
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *arguments.split(), "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        while process.poll() is None and (not out.exists() or out.read_bytes().count(b"\n") < 4):
            sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        told, complaint = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert b"Traceback" not in complaint
    assert b"1 sensible, 1 random" in told
    asked, deals = question(), out.read_bytes().count(b"\n") - 1
    assert played(asked, deals, out=out) == played(asked, deals)


@pytest.mark.parametrize("name", games.names())
def test_who_sees_is_shown_the_hands_and_nothing_else(name: str) -> None:
    """What is shown leaves nothing to guess: re-dealt, it is the same; hidden, it is the view."""
    asked = Question(name, ("seeing:random", "random"), 2, 1, {})
    match, rules, rng = blocks.start(asked, 0), games.find(name).rules, generator(1)
    witness = blocks.Witness(asked)
    hidden = 0
    for _ in range(40):
        view = match.view(match.to_act)
        shown = witness.testimony(match, view)
        again = shown.state.copy()
        rules.deal(again, rng)
        assert again.tobytes() == shown.state.tobytes()
        rules.hide(again, view.seat)
        assert again.tobytes() == view.state.tobytes()
        assert (shown.seat, shown.legal, shown.log) == (view.seat, view.legal, view.log)
        hidden += shown.state.tobytes() != view.state.tobytes()
        match.play(random(view, rng))
        if match.over:
            break
    assert hidden > 5


def test_only_who_is_said_to_see_does(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[str, set[bool]] = {"seeing:random": set(), "random": set()}

    def spy(game: str, name: str) -> Any:
        def spying(view: View, rng: Integers) -> int:
            other = view.state.copy()
            view.game.rules.hide(other, view.seat)
            shown[name].add(other.tobytes() != view.state.tobytes())
            return random(view, rng)

        return spying

    asked = question("seeing:random,random", players=3)
    monkeypatch.setattr(blocks, "bot", spy)
    for number in range(len(asked.matchups)):
        play_block(asked, (number, 0))
    assert shown == {"seeing:random": {True}, "random": {False}}
