"""Single keys, and pointing at a table with them: from a real terminal of its own."""

import os
import pty
import select
import signal
import sys
import termios
import time
from contextlib import nullcontext
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import sobremesa
from sobremesa import keys
from sobremesa.engine.speech import Speech
from sobremesa.sitting import Sitting

PROGRAM = "from sobremesa.cli import main; main()"
LEFT_SCREEN, SHOWN_CURSOR = "\x1b[?1049l", "\x1b[?25h"
LOCAL = 3  # where a terminal's attributes say how lines are read


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOB\x1bOC\x1bOD", ["up", "down", "right", "left"]),
        (b"\t\r\n fF?", ["tab", "enter", "enter", " ", "f", "f", "?"]),
        (b"\x1b", ["escape"]),
        (b"\x1b[Ax", ["up", "x"]),
    ],
)
def test_keys_have_names(typed: bytes, expected: list[str]) -> None:
    here, there = os.pipe()
    resized, resize = os.pipe()
    os.write(there, typed)
    assert [keys.key(here, resized) for _ in expected] == expected
    os.write(resize, b"!!")
    os.close(there)
    assert keys.key(here, resized) == keys.RESIZE
    with pytest.raises(EOFError):
        keys.key(here, resized)
    for end in (here, resized, resize):
        os.close(end)


def test_without_a_terminal_nobody_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert not keys.readable()


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *arguments: str, folder: Path):
        """Start the command line there."""
        self.process, self.screen = pty.fork()
        if self.process == 0:
            paths = os.pathsep.join(sys.path)
            settings = {**os.environ, "PYTHONPATH": paths, "SOBREMESA_DATA": str(folder)}
            settings |= {"TERM": "xterm"}
            for fixed in ("COLUMNS", "LINES"):
                settings.pop(fixed, None)
            termios.tcsetwinsize(0, (50, 80))
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background ignore it
            os.execvpe(sys.executable, [sys.executable, "-c", PROGRAM, *arguments], settings)
        self.seen = ""

    def until(self, text: str) -> None:
        """Wait until a text has come, and forget what came before it."""
        end = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < end, f"no {text!r} in {self.seen[-2000:]!r}"
            if select.select([self.screen], [], [], 1)[0]:
                self.seen += os.read(self.screen, 4096).decode(errors="replace")
        self.seen = self.seen.partition(text)[2]

    def press(self, typed: str) -> None:
        """Press keys."""
        os.write(self.screen, typed.encode())

    def close(self) -> None:
        """Wait for the end."""
        os.waitpid(self.process, 0)
        os.close(self.screen)


FIRST = "red–green on d8 and e8: red +1"  # where pointing begins in the match of seed 3


def pointing(folder: Path) -> Terminal:
    """Return a terminal in which somebody has begun to point."""
    record = str(folder / "record.txt")
    arguments = ["play", "genial", "--players", "2", "--seed", "3", "--record", record]
    terminal = Terminal(*arguments, folder=folder)
    terminal.until("p to point with arrows")
    terminal.until(">")
    terminal.press("p\n")
    terminal.until(FIRST)
    return terminal


def leave(terminal: Terminal, folder: Path) -> str:
    """Leave the table, and return what was recorded of the person's actions."""
    terminal.press("q\n")
    terminal.until("kept")
    terminal.close()
    lines = (folder / "record.txt").read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith("0: "))


def test_a_person_points_with_the_arrow_keys(tmp_path: Path) -> None:
    """From the prompt to the board, a place that is refused, one that is not; and back."""
    terminal = pointing(tmp_path)
    terminal.press("\x1b[B\x1b[B\x1b[B\r")
    terminal.until("touch a printed symbol")
    terminal.press("\x1b")
    terminal.until(">")
    terminal.press("p\n")
    terminal.until(FIRST)
    terminal.press("f")
    terminal.until("green–red on d8 and e8: green +0, red +0")
    terminal.press("\r")
    terminal.until("You place green–red on d8 and e8")
    terminal.until(">")
    assert leave(terminal, tmp_path) == "0: gr d8 e8"


def test_an_enter_too_many_places_nothing(tmp_path: Path) -> None:
    """Neither does it begin to point, nor place what nobody has moved."""
    terminal = pointing(tmp_path)
    for typed in ("\r", "\r", "x", "\r"):
        terminal.press(typed)
        terminal.until(FIRST)
    terminal.press("f")
    terminal.until("green–red")
    terminal.press("q")  # as at the prompt, if only back to it
    terminal.until(">")
    for _ in range(3):
        terminal.press("\n")
        terminal.until("not possible")
    assert leave(terminal, tmp_path) == ""


@pytest.mark.parametrize("way", ["\x03", signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
def test_who_leaves_while_pointing_leaves_an_orderly_screen(
    way: str | signal.Signals, tmp_path: Path
) -> None:
    terminal = pointing(tmp_path)
    if isinstance(way, str):
        terminal.press(way)
    else:
        os.kill(terminal.process, way)
    terminal.until(SHOWN_CURSOR)
    terminal.until(LEFT_SCREEN)
    terminal.until("kept")
    assert termios.tcgetattr(terminal.screen)[LOCAL] & termios.ICANON
    terminal.close()


def test_nobody_stops_while_pointing(tmp_path: Path) -> None:
    """Ctrl-Z is a key like others; at the prompt it stops the program as ever."""
    terminal = pointing(tmp_path)
    assert stops_by(terminal) == b"\0"
    terminal.press("\x1a")
    terminal.until(FIRST)
    terminal.press("\x1b")
    terminal.until(">")
    assert stops_by(terminal) == b"\x1a"
    assert leave(terminal, tmp_path) == ""


def stops_by(terminal: Terminal) -> bytes:
    """Return the key that stops a program in a terminal."""
    found = termios.tcgetattr(terminal.screen)[keys.CONTROLS][termios.VSUSP]
    assert isinstance(found, bytes)
    return found


def test_a_new_size_is_drawn_at_once(tmp_path: Path) -> None:
    terminal = pointing(tmp_path)
    termios.tcsetwinsize(terminal.screen, (50, 40))
    terminal.until(FIRST[:20])
    terminal.until(" c8 ")  # the small board has the name of a row's first cell before it
    terminal.press("\x1b")
    terminal.until(">")
    assert leave(terminal, tmp_path) == ""


@pytest.mark.parametrize(("late", "pressed"), [(0, ["f"]), (2, ["f", "enter"])])
def test_whose_time_is_up_points_no_longer(
    late: int, pressed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn is over at the next key, or at the Enter for which it is too late."""
    match = sobremesa.start("genial", 2, seed=3, names=["Ana", "bot:sensible"])
    asked = iter(range(late))

    def call_time() -> bool:
        if next(asked, None) is not None:
            return False
        match._go(match.legal()[0], 0)
        return True

    monkeypatch.setattr(match, "call_time", call_time)
    key = iter(pressed).__next__
    monkeypatch.setattr("sobremesa.sitting.keys", lambda: nullcontext(key))
    speech = Speech("en", match.game)
    console = Console(file=StringIO())
    assert Sitting(match, console, speech, path=tmp_path / "record.txt", seed=3).point()
    assert sum(who == 0 for who, *_ in match.log) == 1


def test_plain_tables_are_not_pointed_at(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "genial", "--players", "2", "--seed", "3", "--plain", folder=tmp_path
    )
    terminal.until("h shows what is best")
    terminal.until(">")
    terminal.press("\n")
    terminal.until("not possible")
    terminal.press("q\n")
    terminal.until("kept")
    terminal.close()
