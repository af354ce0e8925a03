"""Somebody without a browser, for those who have one to play with."""

import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from sobremesa.engine.contract import Game
from sobremesa.server.app import BURST, RATE
from sobremesa.server.limits import Bucket
from tests.browser.visitor import Visitor
from tests.serving import Person, Server

PATIENCE = 3000  # taps, and looks at a table where somebody else is to act, until it is broken


def house_rules(game: Game, kind: str) -> dict[str, Any]:
    """Return the house rules of a match that is short, or long, if the game knows any."""
    module = f"sobremesa.games.{game.name}.tests.{kind}"
    return dict(import_module(module).OPTIONS) if find_spec(module) else {}


class Friend(Person):
    """Somebody at the other side of the table, who plays the last of whatever is legal.

    Bots would have to be compiled first, which takes longer than all the rest. He takes no more
    turns than people may, or he would be cut off.
    """

    def __init__(self, server: Server, name: str):
        super().__init__(server, name)
        self.pace = Bucket(RATE / 2, BURST / 2)

    def answer(self, at: int) -> None:
        """Listen for a moment, and act if it is one's turn; `at` is how far the other one knows."""
        self.listen()
        if self.sight.get("legal") and self.sight["at"] == at:
            self.play(-1)

    def listen(self) -> None:
        """Listen for a moment."""
        with suppress(TimeoutError):
            self.hear(wait=0.05)

    def catch_up(self, at: int) -> None:
        """Listen until one knows as much as the others."""
        while self.sight.get("at", -1) < at:
            self.hear()

    def play(self, which: int) -> None:
        """Play one of the legal actions, and listen until it is done."""
        at = self.sight["at"]
        while not self.pace.let():
            time.sleep(1 / RATE)
        self.act(self.sight["legal"][which])
        self.catch_up(at + 1)


def sit_together(game: Game, visitor: Visitor, friend: Friend, **options: Any) -> None:
    """Let a friend open a table, somebody sit down there before a browser, and start."""
    table = friend.open(game.name, players=2, options=options)
    friend.sit(1)
    visitor.go(f"/t/{table}")
    visitor.press(visitor.button("Sit down"))
    friend.until(lambda told: told["is"] == "seats" and told["seats"][0].get("name"))
    friend.ask("start")
    visitor.page.locator(".board *").first.wait_for(state="attached")


def play_until(
    visitor: Visitor,
    friend: Friend,
    wanted: Callable[[dict[str, Any]], bool],
    patience: int = PATIENCE,
) -> bool:
    """Let both play at random until the page is as wanted; say whether it ever was."""
    luck = Random(visitor.page.url)
    for _ in range(patience):
        state = visitor.state()
        if state["busy"] or state["at"] != friend.sight.get("at"):
            friend.listen()  # one of both does not know yet what the other has done
        elif wanted(state) or state["phase"] == "over":
            return wanted(state)
        elif state["yours"]:
            visitor.tap_something(luck)
        else:
            friend.answer(state["at"])
    return False


def is_to_act(state: dict[str, Any]) -> bool:
    """Say whether it is the turn of whoever sits before the page."""
    return bool(state["yours"])


def is_waiting(state: dict[str, Any]) -> bool:
    """Say whether somebody else is to act."""
    return state["phase"] == "playing" and not state["yours"] and not state["busy"]
