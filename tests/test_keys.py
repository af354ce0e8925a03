"""Single keys, and pointing at a table with them: from a real terminal of its own."""

import os
import pty
import select
import sys
import termios
import time
from pathlib import Path

import pytest

from sobremesa import keys

PROGRAM = "from sobremesa.cli import main; main()"


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
    os.write(there, typed)
    assert [keys.key(here) for _ in expected] == expected
    os.close(there)
    with pytest.raises(EOFError):
        keys.key(here)
    os.close(here)


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
            settings |= {"TERM": "xterm", "COLUMNS": "80", "LINES": "50"}
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


def test_a_person_points_with_the_arrow_keys(tmp_path: Path) -> None:
    """From the prompt to the board, a place that is refused, one that is not; and back."""
    record = tmp_path / "record.txt"
    arguments = ["play", "genial", "--players", "2", "--seed", "3", "--record", str(record)]
    terminal = Terminal(*arguments, folder=tmp_path)
    terminal.until("arrow keys")
    before = termios.tcgetattr(terminal.screen)
    terminal.press("\n")
    terminal.until("red–green on d8 and e8: red +1")
    terminal.press("\x1b[B\x1b[B\x1b[B\r")
    terminal.until("touch a printed symbol")
    terminal.press("\x1b")
    terminal.until(">")
    assert termios.tcgetattr(terminal.screen) == before
    terminal.press("\n")
    terminal.until("red–green on d8 and e8")
    terminal.press("f")
    terminal.until("green–red on d8 and e8: green +0, red +0")
    terminal.press("\r")
    terminal.until("You place green–red on d8 and e8")
    terminal.until(">")
    terminal.press("q\n")
    terminal.until("kept")
    terminal.close()
    assert "0: gr d8 e8" in record.read_text("utf-8")


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
