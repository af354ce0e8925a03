"""Single keys from a terminal, for games in which a person can point at things."""

import os
import select
import signal
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
RESIZE = "resize"  # no key, but a reason to draw anew
PATIENCE = 0.05  # seconds in which the rest of an arrow key follows its beginning
MANY = 4096  # sizes that a dragged window has had since the last look
CONTROLS = 6  # where a terminal's attributes have the control keys


def readable() -> bool:
    """Say whether single keys can be read here: from a terminal, on a system that has them."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin is not None and sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """Let keys be read one by one, without Enter and unseen, for as long as this lasts.

    To be ended from outside is to leave, as by Ctrl-C: who draws can then clear up first.
    """
    import termios

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    take_singly(terminal)
    resized, resize = os.pipe()
    os.set_blocking(resize, False)
    on_resize = signal.signal(signal.SIGWINCH, lambda *_: None)
    on_end = signal.signal(signal.SIGTERM, signal.default_int_handler)
    # Each signal is a byte in the pipe: one that comes just before the wait for a key ends it too.
    before_us = signal.set_wakeup_fd(resize, warn_on_full_buffer=False)
    try:
        yield partial(key, terminal, resized)
    finally:
        signal.set_wakeup_fd(before_us)
        signal.signal(signal.SIGTERM, on_end)
        signal.signal(signal.SIGWINCH, on_resize)
        os.close(resized)
        os.close(resize)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def take_singly(terminal: int) -> None:
    """Let a terminal hand over each key as it is pressed, Ctrl-Z like any other.

    To stop would leave a drawn screen behind, and keys that are read by lines on return.
    """
    import termios
    import tty

    tty.setcbreak(terminal)
    attributes = termios.tcgetattr(terminal)
    attributes[CONTROLS][termios.VSUSP] = bytes([os.fpathconf(terminal, "PC_VDISABLE")])
    termios.tcsetattr(terminal, termios.TCSANOW, attributes)


def key(terminal: int, resized: int) -> str:
    """Return the next key, by its name or the letter that it writes, or that there is a new size.

    A byte can be read from `resized` once there may be: a signal has come.
    """
    if resized in select.select([terminal, resized], [], [])[0]:
        os.read(resized, MANY)
        return RESIZE
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
