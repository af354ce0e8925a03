"""Single keys from a terminal, for games in which a person can point at things."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

ESCAPE = "\x1b"
NAMES = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",  # some terminals send these
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\t": "tab",
    "\r": "enter",
    "\n": "enter",
    ESCAPE: "escape",
}
PATIENCE = 0.05  # seconds in which the rest of an arrow key follows its beginning


def readable() -> bool:
    """Say whether single keys can be read here: from a terminal, on a system that has them."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin is not None and sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """Let keys be read one by one, without Enter and unseen, for as long as this lasts."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)
    try:
        yield partial(key, terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def key(terminal: int) -> str:
    """Return the next key: its name, or the letter that it writes."""
    typed = next_byte(terminal)
    while (
        typed.startswith(ESCAPE)
        and len(typed) < 3
        and select.select([terminal], [], [], PATIENCE)[0]
    ):
        typed += next_byte(terminal)
    return NAMES.get(typed, typed.lower())


def next_byte(terminal: int) -> str:
    """Return the next byte that was typed, as a letter."""
    typed = os.read(terminal, 1)
    if not typed:
        raise EOFError
    return typed.decode("latin-1")
