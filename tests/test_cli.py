"""The command line as a person or a program uses it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from io import StringIO
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import sobremesa
from sobremesa import games
from sobremesa.cli import main
from sobremesa.engine.contract import LEVELS, Game
from sobremesa.engine.match import Match
from sobremesa.engine.record import write
from sobremesa.engine.speech import Speech, languages, with_minus
from sobremesa.sitting import Sitting, picture
from tests.play import random_match


def sobremesa_(*arguments: str, typed: str = "") -> Result:
    """Run the command line with these arguments and what a person types."""
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


def typing(text: str, times: int = 5000) -> str:
    """Return what somebody types who always answers the same."""
    return f"{text}\n" * times


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the file of a finished record."""
    path = tmp_path / "record.txt"
    path.write_text(random_match(games.find("llama"), 3).record, "utf-8")
    return path


def test_help_is_everywhere() -> None:
    assert "Play family games" in sobremesa_("--help").output
    for command in main.commands:
        result = sobremesa_(command, "--help")
        assert result.exit_code == 0
        assert len(result.output.splitlines()) > 4


def test_games_for_people_and_programs(game: Game) -> None:
    assert game.title in sobremesa_("games").output
    listed = {entry["name"]: entry for entry in json.loads(sobremesa_("games", "--json").output)}
    entry = listed[game.name]
    assert entry["title"] == game.title
    assert entry["players"] == list(game.players)
    assert entry["rules"] == game.version
    assert entry["bots"] == list(game.bots)
    assert [option["default"] for option in entry["options"]] == [o.default for o in game.options]


@pytest.mark.parametrize("language", languages())
def test_levels_have_a_name_a_measure_and_a_sentence(game: Game, language: str) -> None:
    people, programs = (sobremesa_("games", "--lang", language, *more) for more in ([], ["--json"]))
    listed = {entry["name"]: entry for entry in json.loads(programs.output)}
    levels = listed[game.name]["levels"]
    assert [(level["name"], level["elo"]) for level in levels] == [
        (name, level.elo) for name, level in zip(LEVELS, game.levels, strict=True)
    ]
    for number, level in enumerate(levels, 1):
        line = f"{number} {level['name']} (Elo {level['elo']})  {level['words']}"
        assert line in people.output and level["words"].endswith(".")


@pytest.mark.parametrize("language", languages())
def test_house_rules_are_told_in_words(game: Game, language: str) -> None:
    """So is what their values mean, but for numbers, yes and no; the web app shows the same."""
    listed, speech = sobremesa_("games", "--lang", language).output, Speech(language, game)
    for option in game.options:
        assert f"{option.name}={option.default}  {speech.say(f'option-{option.name}')} (" in listed
        if isinstance(option.values, tuple) and set(option.values) != {"no", "yes"}:
            for value in option.values:
                assert f"{value}: {speech.say(f'value-{option.name}-{value}')}" in listed


@pytest.mark.parametrize("language", languages())
def test_a_match_against_bots(game: Game, language: str, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    many = str(game.players[-1])
    result = sobremesa_(
        "play", game.name, "--players", many, "--seed", "3", "--record", str(path),
        "--lang", language, typed=typing("1"),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    match = sobremesa.verify(path.read_text("utf-8"))
    assert match.over
    assert str(path) in result.output
    assert path.stat().st_mode & 0o077 == 0


def test_a_letter_or_the_word_asks_for_a_hint(game: Game, tmp_path: Path) -> None:
    said = [
        sobremesa_(
            "play", game.name, "--players", "2", "--seed", "3", "--record", str(tmp_path / "r.txt"),
            typed=f"{asked}q\n",
        ).output.replace(str(tmp_path), "")
        for asked in ("", "h\n", "hint\n")
    ]  # fmt: skip
    assert said[1] == said[2] != said[0]


def test_without_a_command_one_serves(tmp_path: Path) -> None:
    """Until somebody stops it, at an address that is told, with everything in the data folder."""
    homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    server = subprocess.Popen(
        [sys.executable, "-u", "-m", "sobremesa"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | homes,
    )
    assert server.stdout
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert address
        for _ in range(100):
            with suppress(OSError):
                with urlopen(f"{address[0]}/healthz") as answer:
                    assert answer.status == 200
                break
            time.sleep(0.1)
        else:
            raise AssertionError("it does not answer")
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait() == 0
        server.stdout.close()
    assert list((tmp_path / "data").rglob("sobremesa.db"))


def test_leaving_keeps_the_match_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    start = ("play", "llama", "--players", "2", "--seed", "4", "--record", str(path))
    whole = sobremesa_(*start, typed=typing("1"))
    assert whole.exit_code == 0
    finished = sobremesa.replay(path.read_text("utf-8")).log
    for leave in ("", "q\n"):  # the end of the input, as Ctrl-D gives it, or the letter
        path.unlink()
        result = sobremesa_(*start, typed="1\n1\n" + leave)
        assert result.exit_code == 0
        assert "sobremesa resume" in result.output
        kept = sobremesa.replay(path.read_text("utf-8"))
        assert not kept.over
        assert kept.log == finished[: len(kept.log)]
    result = sobremesa_("resume", str(path), typed=typing("1"))
    assert result.exit_code == 0
    assert sobremesa.verify(path.read_text("utf-8")).over


def test_ctrl_c_keeps_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    path = tmp_path / "record.txt"
    result = sobremesa_("play", "llama", "--players", "2", "--record", str(path))
    assert result.exit_code == 0
    assert not sobremesa.replay(path.read_text("utf-8")).over


def test_resume_finds_the_last_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    result = sobremesa_("resume")
    assert result.exit_code == 2
    assert "no unfinished match" in result.stderr
    sobremesa_("play", "llama", "--players", "2", typed="q\n")
    assert sobremesa_("resume", typed="q\n").exit_code == 0


def test_the_table_says_what_is_needed() -> None:
    result = sobremesa_(
        "play", "llama", "--players", "2", "--seed", "7", typed="?\nplay 9\nu\n77\nq\n"
    )
    assert "§3.2" in result.output
    assert "“play 9” is not possible now." in result.output
    assert "“77” is not possible now." in result.output
    assert "cannot be taken back" in result.output
    assert "Your turn." in result.output


def test_undo_at_the_table(tmp_path: Path) -> None:
    """Alone in the round, one's own last card can be taken back."""
    path = tmp_path / "record.txt"
    for seed in range(200):
        match = sobremesa.start("llama", 2, seed=seed, names=["You", "bot:sensible"])
        match.play("draw")
        match.play("quit")
        if len([text for text in match.spoken().values() if text.startswith("play")]) == 1:
            break
    path.write_text(write(match, key=True), "utf-8")
    before = match.position
    result = sobremesa_("resume", str(path), typed="1\nu\nq\n")
    assert "Your last action is taken back." in result.output
    assert sobremesa.replay(path.read_text("utf-8")).position == before


def test_nobody_elses_cards_are_on_the_screen() -> None:
    """Their cards lie face down."""
    result = sobremesa_("play", "llama", "--players", "3", "--seed", "9", typed="q\n")
    match = sobremesa.start("llama", 3, seed=9)
    hand = match.game.words.hand
    shown = result.output
    assert hand(match.view(0).state, 0) in shown
    assert hand(match.view(1).state, 1) not in shown
    assert hand(match.view(2).state, 2) not in shown
    assert shown.count("░░░░░░") == 2


def test_a_plain_table_is_told_in_words() -> None:
    start = ("play", "llama", "--players", "2", "--seed", "9", "--plain")
    result = sobremesa_(*start, typed="2\nq\n")
    assert "╭" not in result.output and "░" not in result.output
    assert "Bruno (sensible): 6 cards, 0 points." in result.output
    assert "Your cards: " in result.output
    assert "Discards: " in result.output


@pytest.mark.parametrize("plain", [False, True])
def test_the_last_table_is_shown(game: Game, plain: bool, tmp_path: Path) -> None:
    """Drawn or in words, before the result, as it was when all was over."""
    few = game.players[0]
    names = ["Ana", *["bot:random"] * (few - 1)]
    match = random_match(game, few, target="cpu", names=names)
    console = Console(file=StringIO(), highlight=False)
    path = tmp_path / "record.txt"
    sitting = Sitting(match, console, Speech("en", game), path=path, seed=1, plain=plain)
    with console.capture() as last:
        console.print(picture(match.view(0), sitting.names, sitting.speech, plain=plain))
    with console.capture() as shown:
        sitting.finish()
    before, _, after = shown.get().partition(last.get())
    assert not before.strip()
    assert with_minus(f" {match.points[match.winners[0]]} point") in after


def test_a_plain_end_is_told_in_lines(finished: Path) -> None:
    """No boxes, neither at the table nor in a replay."""
    shown = sobremesa_(
        "play", "llama", "--players", "2", "--seed", "3", "--plain", typed=typing("1")
    ).output
    assert "│" not in shown and "─" not in shown
    assert "Standing:\nYou: +22, 41 points\nBruno (sensible): −10, 20 points\n" in shown
    assert "│" not in sobremesa_("replay", str(finished), "--plain").output
    assert "│" in sobremesa_("replay", str(finished)).output


def test_an_action_with_a_question_mark_is_only_shown(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    start = ("play", "genial", "--players", "2", "--seed", "3", "--plain", "--record", str(path))
    typed = "rg d8 e8?\nrg  D8 e8 ?\n1?\nrg h8 h9?\nxx?\nq\n"
    shown = sobremesa_(*start, typed=typed).output
    assert "“rg d8 e8?” what it brings" in shown
    _, first, second, third, refused, unknown, _ = shown.split("> ")
    assert first == second == "red–green on d8 and e8: red +1, green +0.\n"
    assert f"  1  {third}" in shown
    assert "touch a printed symbol" in refused
    assert "“xx?” is not possible now" in unknown
    assert not any(who == 0 for who, *_ in sobremesa.replay(path.read_text("utf-8")).log)


SHARED = {
    "de": ("Du und Bruno (sensible) teilt euch den Sieg mit 7 Punkten.", "Bruno und Carla teilen"),
    "en": ("You and Bruno (sensible) share the victory with 7 points.", "Bruno and Carla share"),
    "es": ("Tú y Bruno (sensible) compartís la victoria con 7 puntos.", "Bruno y Carla comparten"),
    "fr": ("Vous et Bruno (sensible) partagez la victoire", "Bruno et Carla partagent"),
    "it": ("Tu e Bruno (sensible) condividete la vittoria", "Bruno e Carla condividono"),
}


@pytest.mark.parametrize("language", languages())
def test_a_shared_victory(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sobremesa.start("llama", 3, seed=1, names=["bot:sensible", "bot:sensible", "Ana"])
    speech = Speech(language, match.game)
    console = Console(file=StringIO(), width=200)
    sitting = Sitting(match, console, speech, path=tmp_path / "record.txt", seed=1)
    monkeypatch.setattr(Match, "points", [7, 7, 7])

    def told(*winners: int) -> str:
        monkeypatch.setattr(Match, "winners", list(winners))
        with console.capture() as capture:
            sitting.tell_result()
        return capture.get()

    mine, theirs = SHARED[language]
    assert mine.replace("Bruno", "Alba") in told(0, 2)
    all_three = told(0, 1, 2)
    assert all_three.startswith(f"{speech.say('you')}, Alba (sensible) ")
    assert all_three.count(",") == 1
    monkeypatch.setattr(sitting, "names", ["Bruno", "Carla", "Ana"])
    assert theirs in told(0, 1)
    assert told(0).count("Bruno") == 1 and "Carla" not in told(0)


def test_replay_tells_the_match(finished: Path) -> None:
    result = sobremesa_("replay", str(finished))
    assert result.exit_code == 0
    assert "player 0 " in result.output
    assert "Round 1 is over." in result.output
    spanish = sobremesa_("replay", str(finished), "--lang", "es").output
    assert "Termina la ronda 1." in spanish


def test_replay_steps_through_the_tables(finished: Path) -> None:
    result = sobremesa_("replay", str(finished), "--step", typed=typing(""))
    assert result.exit_code == 0
    assert "Discards:" in result.output


def test_replay_from_a_seat_shows_what_it_saw(finished: Path) -> None:
    lines = [
        json.loads(s) for s in sobremesa_("replay", str(finished), "--json").output.splitlines()
    ]
    assert lines[0]["who"] == -1
    assert "?" not in lines[20]["table"]["hands"]
    seen = [
        json.loads(s)
        for s in sobremesa_("replay", str(finished), "--json", "--seat", "1").output.splitlines()
    ]
    assert seen[0]["action"] is None
    assert seen[6]["action"] == lines[6]["action"]
    assert seen[18]["table"]["hands"][0] == "??????"


def test_replay_of_an_unfinished_match_shows_no_secrets(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    match = sobremesa.start("llama", 2, seed=1)
    path.write_text(match.record, "utf-8")
    for line in sobremesa_("replay", str(path), "--json").output.splitlines()[:12]:
        assert json.loads(line)["action"] is None


def test_verify(finished: Path) -> None:
    result = sobremesa_("verify", str(finished))
    assert result.exit_code == 0
    assert "follows the key that was committed to" in result.output
    commitment = json.loads(sobremesa_("verify", str(finished), "--json").output)["commitment"]
    assert commitment in result.output
    assert json.loads(sobremesa_("verify", str(finished), "--json").output)["verified"] is True


def test_verify_finds_a_forgery(finished: Path) -> None:
    finished.write_text(finished.read_text("utf-8").replace("*: ", "*: L, ", 1), "utf-8")
    result = sobremesa_("verify", str(finished))
    assert result.exit_code == 2
    assert "Error: line " in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play", "llama", "--players", "9"], "llama is for 2 to 6 players, not 9"),
        (["play", "llama", "--players", "0"], "llama is for 2 to 6 players, not 0"),
        (["play", "llama", "--players", "3", "--bot", "magnus"], "has no bot 'magnus'; it has: "),
        (["play", "llama", "--players", "4", "--bot", "random", "--bot", "random"],
         "2 bots were named for 3 seats"),
        (["play", "llama", "--players", "2", "--option", "stop"], "NAME=VALUE, not as 'stop'"),
        (["play", "llama", "--players", "2", "--option", "stop=1"], "possible: 10 to 100"),
        (["play", "llama", "--players", "2", "--name", "bot:you"], "cannot be called 'bot:you'"),
        (["games", "--lang", "eo"], "no language 'eo'"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["resume", "nowhere.txt"], "nowhere.txt"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["fly"], "No such command 'fly'"),
    ],
)  # fmt: skip
def test_errors_go_to_stderr_with_code_2(arguments: list[str], message: str) -> None:
    result = sobremesa_(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not result.stdout
    assert "Traceback" not in result.stderr


def test_resume_refuses_what_cannot_go_on(finished: Path) -> None:
    result = sobremesa_("resume", str(finished))
    assert result.exit_code == 2
    assert "the match is over" in result.stderr
    finished.write_text(sobremesa.start("llama", 2, seed=1).record, "utf-8")
    result = sobremesa_("resume", str(finished))
    assert result.exit_code == 2
    assert "has no key" in result.stderr
    why = {
        ("Ana", "Luis"): "one person plays among bots here",
        ("bot:random", "bot:random"): "one person plays among bots here",
        ("Ana", "bot:deep"): "llama has no bot 'deep'; it has: sensible, playouts, pipmc, random",
    }
    for names, reason in why.items():
        match = sobremesa.start("llama", 2, seed=1, names=names)
        finished.write_text(write(match, key=True), "utf-8")
        result = sobremesa_("resume", str(finished))
        assert result.exit_code == 2
        assert reason in result.stderr


def test_markup_in_a_name_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    match = random_match(games.find("llama"), 2, names=["[/b]", "[red]Ana"])
    path.write_text(match.record, "utf-8")
    result = sobremesa_("replay", str(path))
    assert result.exit_code == 0
    assert "[/b]" in result.output and "[red]Ana" in result.output


def test_a_long_line_is_not_possible() -> None:
    result = sobremesa_("play", "llama", "--players", "2", typed="9" * 6000 + "\nq\n")
    assert result.exit_code == 0
    assert "is not possible now" in result.output


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_our_letters_shows_what_it_can(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    settings = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LC_ALL": "C"}
    arguments = ["play", "llama", "--players", "2", "--lang", "fr", "--record", str(path)]
    command = [sys.executable, "-m", "sobremesa", *arguments]
    done = subprocess.run(command, env=settings, input=b"1\nq\n", capture_output=True)
    assert done.returncode == 0, done.stderr
    assert sobremesa.replay(path.read_text("utf-8")).names[0] == "Invité"


def test_nobody_sees_everything_by_asking_for_it(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(sobremesa.start("llama", 2, seed=1).record, "utf-8")
    result = sobremesa_("replay", str(path), "--seat", "-3")
    assert result.exit_code == 2


def test_other_files_beside_the_record_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.new").write_text("mine")
    path = tmp_path / "notes.txt"
    sobremesa_("play", "llama", "--players", "2", "--record", str(path), typed="q\n")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["notes.new", "notes.txt"]
    assert (tmp_path / "notes.new").read_text() == "mine"


def test_the_rules_can_be_read(game: Game) -> None:
    assert "§1.1" in sobremesa_("rules", game.name).output


def test_a_record_is_never_overwritten(finished: Path) -> None:
    before = finished.read_text("utf-8")
    result = sobremesa_("play", "llama", "--players", "2", "--record", str(finished), typed="q\n")
    assert result.exit_code == 2
    assert "exists already" in result.stderr
    assert finished.read_text("utf-8") == before


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(128, 256)))
    for command in ("replay", "verify", "resume"):
        result = sobremesa_(command, str(path))
        assert result.exit_code == 2
        assert "Error: " in result.stderr


def test_bench_prints_an_object_a_line(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.study import bench

    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "TIMES", 1)
    if game.name != games.names()[0]:  # to compile everything anew takes long: one game will do
        monkeypatch.setattr(bench, "starts", lambda game: iter(()))
    result = sobremesa_("bench", game.name, "--json")
    assert result.exit_code == 0, result.output
    rows = {row["bench"]: row for row in map(json.loads, result.stdout.splitlines())}
    assert {f"{game.name}/playout/cpu", f"{game.name}/match/python"} <= set(rows)
    fused = rows[f"{game.name}/playout/cpu"]
    assert fused["unit"] == "moves/s"
    assert fused["actions"] > fused["value"] > 0
    assert f"{game.name}/playout/cuda" in rows or "playout/cuda is left out" in result.stderr


def test_bench_prints_signatures(game: Game) -> None:
    result = sobremesa_("bench", "--signature", game.name)
    assert result.output.split()[0] == game.name
    assert len(result.output.split()[1]) == 12
