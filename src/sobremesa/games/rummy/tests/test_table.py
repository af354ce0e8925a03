"""A match of Rummy at the table: the clock, what is typed, what is drawn, and the bot."""

from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from rich.text import Text

from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import IllegalAction, Refused, View
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.engine.story import Story
from sobremesa.games.rummy import GAME, rules, words
from sobremesa.games.rummy.bots import Player
from sobremesa.sitting import Sitting, offered
from tests.play import bots_match, choice, victories

START = (
    "racks:{rack}/y13.y12 shown:-/- table:{table} old:{table} before:{table} kept:- loose:- "
    "pool:{pool} phase:turn turn:0 round:1 due:0 passes:0 laid:0 done:0 opened:{opened}/1 "
    "score:0/0 "
)


def placed(table: str, rack: str, opened: int = 1, **options: object) -> Match:
    """Return a match of two in which seat 0 has this rack before this table."""
    match = Match(GAME, 2, chance=Fair.seeded(1), now=lambda: 0.0)
    parts = [part.split() for part in table.split("|") if part.strip()]
    lying = "|".join(".".join(part) for part in parts) or "-"
    pool = 106 - sum(map(len, parts)) - len(rack.split()) - 2
    text = START.format(
        rack=".".join(rack.split()) or "-", table=lying, pool=pool, opened=opened
    ) + " ".join(f"{name}:{value}" for name, value in options.items())
    state = np.zeros(1, rules.STATE)
    words.place(text, state[0])
    match._states[:] = state
    match.to_act = 0
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    match._legal = tuple(actions[: rules.legal(state[0], actions, weights)].tolist())
    return match


def seen(match: Match, seat: int = 0) -> View:
    """Return the view of a seat."""
    return match.view(seat)


def test_whoever_is_too_late_loses_the_turn() -> None:
    """§9.3, §9.4, option clock"""
    times = [0.0]
    match = Match(GAME, 2, chance=Fair.seeded(1), options={"clock": 120}, now=lambda: times[0])
    first = match.to_act
    times[0] = 119.0
    assert match.time_left == 1.0 and not match.call_time()
    times[0] = 120.0
    with pytest.raises(IllegalAction, match="the time was up"):
        match.play("draw", seat=first)
    assert match.to_act != first, "the turn went on without the player"
    assert match.time_left == 120.0, "the next player's time begins when the turn does"


def test_several_actions_of_a_turn_share_its_time() -> None:
    """§9.3"""
    times = [0.0]
    match = placed("r3 r4 r5", "r6 b9", clock=120)
    match.now = lambda: times[0]
    match._turn = (0, 0.0)
    times[0] = 60.0
    match.play("take r3 r4 r5")
    assert match.to_act == 0 and match.time_left == 60.0
    times[0] = 120.0
    assert match.call_time() and match.to_act == 1


def test_the_time_does_not_run_out_in_the_middle_of_what_was_composed() -> None:
    """§9.3"""
    times = iter([60.0])  # when the turn is sent; afterwards it is too late
    match = placed("r3 r4 r5", "r6 b9", clock=120)
    match._turn = (0, 0.0)
    match.now = lambda: next(times, 121.0)
    match.play("table r3 r4 r5 r6")
    assert match.to_act == 1 and seen(match).table["table"] == ["r3 r4 r5 r6"]


def test_no_clock_runs_in_what_is_told_again() -> None:
    """§9.3"""
    match = Match(GAME, 2, chance=Fair.seeded(1), options={"clock": 1}, now=lambda: 0.0)
    for _ in range(4):
        match.play("draw")
    story = Story(match, 0)
    story.chronicle.past.now = iter(range(0, 1000, 10)).__next__
    assert [told.notation for told in story.go_on()].count("draw") == 4


def test_without_a_clock_nobody_is_late() -> None:
    match = Match(GAME, 2, chance=Fair.seeded(1), now=lambda: 1e9)
    assert match.time_left is None and not match.call_time()


def test_a_whole_table_is_played_at_once() -> None:
    match = placed("g2 g3 g4 g5", "g6 y2 b2 r9")
    match.play("table g3 g4 g5 g6 | b2 g2 y2")
    assert match.to_act == 1
    assert seen(match).table["table"] == ["g3 g4 g5 g6", "b2 g2 y2"]
    assert match.view(0).table["racks"][0] == ["r9"]


@pytest.mark.parametrize(
    ("table", "rack", "typed", "reason"),
    [
        ("b3 b4 b5 b6", "y4 g4", "table b5 b6 | y4 g4 b4", "no-combination"),
        ("b4 b5 b6", "r1 r2 r3", "table r1 r2 r3", "left-alone"),
        ("r6 J r8 | b7 g7 y7", "b1 b2 b3", "table b7 g7 y7 J | b1 b2 b3", "left-alone"),
        ("r5 r6 J r8", "b6 b5 r4", "table r4 r5 r6 | b5 b6 J", "left-alone"),
        ("r6 J r8 | b6 b7 b8 b9", "r9 b5", "table b5 b6 b7 | J b8 b9", "left-alone"),
        ("r4 r5 r6 J", "b5 b6", "table r4 r5 r6 | b5 b6 J", "joker-moved"),
        ("r1 r2 r3", "r4", "table r1 r2 r3", "nothing-laid"),
        ("r1 r2 r3", "r4", "add b4 to 1", "does-not-fit"),
        ("r1 r2 r3", "r4", "add r4 to 2", "no-such-place"),
        ("r1 r2 r3", "r4", "lay b4 b5 b6", "not-held"),
        ("r1 r2 r3", "r4", "swap r4 in 1", "no-joker"),
        ("r1 J r3", "r4", "swap r4 in 1", "wrong-swap"),
        ("r1 r2 r3", "r4", "end", "nothing-laid"),
        ("r1 r2 r3", "r4", "lay r4 r4", "no-combination"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(
    table: str, rack: str, typed: str, reason: str
) -> None:
    match = placed(table, rack)
    before = match.position
    with pytest.raises(Refused, match=r"\w") as refusal:
        match.play(typed)
    assert refusal.value.reason.name == f"refused-{reason}"
    assert match.position == before
    for language in languages():
        said = Speech(language, GAME).say(refusal.value.reason.name, **refusal.value.reason.facts)
        assert "{" not in said


def test_the_reasons_name_the_tiles() -> None:
    with pytest.raises(Refused, match="b4 b5 b6 is left alone"):
        placed("b4 b5 b6", "r1 r2 r3").play("table r1 r2 r3")
    with pytest.raises(Refused, match="the joker in r4 r5 r6 J stands for r7: replace it first"):
        placed("r4 r5 r6 J", "b5 b6").play("table r4 r5 r6 | b5 b6 J")
    with pytest.raises(Refused, match="count 27; the first time 30 are needed"):
        placed("", "r9 b9 g9", opened=0).play("table r9 b9 g9")
    with pytest.raises(Refused, match="before your first 30 points"):
        placed("r1 r2 r3", "r4", opened=0).play("add r4 to 1")


def test_steps_can_be_typed_one_by_one() -> None:
    match = placed("r3 J r5 | b7 b8 b9", "r4 b10 y1")
    match.play("swap r4 in 1")
    match.play("add b10 to 2")
    assert seen(match).table["loose"] == ["J"]
    with pytest.raises(Refused, match="J is left alone"):
        match.play("end")
    match.undo(0)
    match.undo(0)
    match.play("add b10 J to 2")
    match.play("end")
    assert seen(match).table["table"] == ["r3 r4 r5", "b7 b8 b9 b10 J"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 44])
def test_the_table_fits(language: str, width: int) -> None:
    match = bots_match(GAME, "sensible", 2, seed=3)
    state = match._states[0]
    view = View(GAME, 0, state, 0, (), ())
    speech = Speech(language, GAME)
    for show in (GAME.terminal.draw, GAME.terminal.describe):
        console = Console(width=width, file=StringIO(), force_terminal=True)
        console.print(show(view, ["Alba", "Bruno"], speech))
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(len(Text.from_ansi(line).plain) <= width for line in shown.split("\n"))


def test_few_actions_are_offered_by_number() -> None:
    match = placed("r1 r2 r3 | g1 g2 g3 g4", "r4 r5 r6 r7 r8 r9 b4 g4 y4 J J")
    view = match.view(0)
    assert len(view.legal) > 100 > len(offered(view))
    assert set(offered(view)) <= set(view.legal)


def test_a_hint_shows_step_by_step_what_could_be_laid() -> None:
    hint = GAME.terminal.hint(placed("r6 r7 r8", "r9 y1").view(0), Speech("en", GAME))
    assert "One tile can be laid:" in str(hint) and "Add r9 to r6 r7 r8." in str(hint)
    nothing = GAME.terminal.hint(placed("r6 r7 r8", "y1").view(0), Speech("en", GAME))
    assert str(nothing) == "There is nothing to lay."


def test_a_hint_says_first_what_the_expert_thinks(tmp_path: Path) -> None:
    console = Console(width=300, file=StringIO())
    match = placed("r6 r7 r8 | b1 b2 b3", "r9 y1 y2 y5 g1 g5 g10")
    match.names = ("Ana", "bot:sensible")
    Sitting(match, console, Speech("en", GAME), path=tmp_path / "record.txt", seed=1).hint()
    said = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    expert = GAME.levels[-1].bot
    assert isinstance(expert, Player)
    draw, add, *_ = expert.explain(match.view(0), generator(1, len(match.log)))
    assert said[0].startswith(f"Draw a tile: wins {round(100 * draw.share)}% of the time")
    assert said[1].startswith(f"Take up r6 r7 r8: wins {round(100 * add.share)}% of the time")
    assert said[1].endswith("Lays one tile and leaves 24 points.")
    assert said[-2:] == ["One tile can be laid:", "  1. Add r9 to r6 r7 r8."]


def test_a_hint_leaves_out_what_comes_to_nothing(tmp_path: Path) -> None:
    console = Console(width=300, file=StringIO())
    match = placed("", "b6 g6 y6 r1 r13", opened=0)
    match.names = ("Ana", "bot:sensible")
    Sitting(match, console, Speech("en", GAME), path=tmp_path / "record.txt", seed=1).hint()
    said = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert len(said) == 2
    assert said[0].startswith("Draw a tile: wins ")
    assert said[1] == "There is nothing to lay."


def test_the_bot_opens_rearranges_and_goes_out() -> None:
    assert choice(GAME, "sensible", placed("", "r9 b9 g9", opened=0)._states[0]) == "draw"
    opening = placed("", "r10 b10 g10 y1", opened=0)._states[0]
    assert choice(GAME, "sensible", opening) == "lay r10 b10 g10"
    match = placed("g2 g3 g4 g5", "g6 y2 b2")
    while match.to_act == 0 and not match.over:
        match.play(GAME.bots["sensible"](match.view(0), generator(1)))
    assert match.over and match.winners == [0]


def test_the_bot_keeps_a_joker_that_would_bring_little() -> None:
    state = placed("r6 r7 r8", "J y1 g5 b11 g13")._states[0]
    state.held[1] = 5
    assert choice(GAME, "sensible", state) == "draw"
    state.held[1] = 2
    assert choice(GAME, "sensible", state).startswith("take")


def test_the_bot_beats_a_random_player() -> None:
    assert victories(GAME, "sensible", "random", 20) >= 18
