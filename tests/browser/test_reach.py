"""Pages for everybody: found by key, dragged by finger, examined for whoever sees or hears less."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from sobremesa.engine.contract import Game
from tests.browser.visitor import PHONE, Visitor
from tests.serving import Person, Server

PATIENCE = 1500  # keys
TURNS = 2  # that are played by key
MARKED = '[data-do]:not(:disabled), [data-item][data-can="true"], [data-lit="true"]'
FOCUS = "(marked) => document.activeElement?.closest(marked) !== null"
AROUND = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# The middle of the first thing that fits a selector.
MIDDLE = """(selector) => {
    const found = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility());
    if (!found) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, html: found.outerHTML };
}"""


def press_until(visitor: Visitor, focus: str) -> None:
    """Press Tab until what has the focus fits a selector."""
    for _ in range(100):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(FOCUS, focus):
            return
    raise AssertionError(f"{focus} cannot be reached by Tab")


class Friend(Person):
    """Somebody at the other side of the table, who plays the last of whatever is legal.

    Bots would have to be compiled first, which takes longer than all the rest.
    """

    def answer(self) -> None:
        """Listen for a moment, and act if it is one's turn."""
        with suppress(TimeoutError):
            self.hear(wait=0.05)
        if self.sight.get("legal"):
            at = self.sight["at"]
            self.act(self.sight["legal"][-1])
            while self.sight["at"] == at:
                self.hear()


def test_turns_are_played_by_key_alone(
    game: Game, visit: Callable[..., Visitor], server: Server
) -> None:
    """From the first page to the end of some turns, without mouse or finger.

    Tab and arrows lead to whatever the board marks, Enter takes it: at random, as a match needs
    no more than that.
    """
    visitor, friend = visit("Ana"), Friend(server, "Luis")
    visitor.go("/")
    keys, luck = visitor.page.keyboard, Random(game.name)
    visitor.page.get_by_role("button").filter(has_text=game.title).evaluate("e => e.id = 'wanted'")
    fewer = 'dialog [aria-label="Fewer"]:enabled'
    for wanted in ("#wanted", fewer, "dialog .main + button", "dialog .main"):
        press_until(visitor, wanted)
        keys.press("Enter")
    visitor.page.locator("#link").wait_for()
    friend.go(visitor.page.url.rpartition("/")[2])
    friend.sit(1)
    press_until(visitor, "button.start:enabled")
    keys.press("Enter")
    visitor.page.locator(".match").wait_for()
    played, pressed = 0, -1
    for _ in range(PATIENCE):
        state = visitor.state()
        if -1 < pressed < state["at"]:
            played, pressed = played + 1, -1
        if played == TURNS or state["phase"] == "over":
            return
        if not state["yours"]:
            friend.answer()
            continue
        keys.press("Tab" if luck.random() < 0.7 else luck.choice(AROUND))
        if visitor.page.evaluate(FOCUS, MARKED) and luck.random() < 0.6:
            keys.press("Enter")
            pressed = state["at"]
    raise AssertionError(f"only {played} actions were played by {PATIENCE} keys")


def test_things_are_dragged_by_finger(
    game: Game, visit: Callable[..., Visitor], server: Server
) -> None:
    """A thing that is lifted lights up where it may go, and is placed where it is let go."""
    visitor, friend = visit("Ana", **PHONE), Friend(server, "Luis")
    table = friend.open(game.name, players=2)
    friend.sit(1)
    visitor.go(f"/t/{table}")
    visitor.press(visitor.button("Sit down"))
    friend.until(lambda told: told["is"] == "seats")
    friend.ask("start")
    luck = Random(game.name)
    for _ in range(100):
        state = visitor.state()
        thing = visitor.page.evaluate(MIDDLE, '[data-item][data-can="true"]')
        if thing or state["phase"] == "over":
            break
        if state["yours"]:
            visitor.tap_something(luck)
        elif state["phase"]:
            friend.answer()
    if not thing:
        pytest.skip("there is nothing to be dragged on this board")
    before = visitor.state()["at"]
    touch = visitor.context.new_cdp_session(visitor.page)

    def finger(what: str, *at: Any) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    finger("touchStart", (thing["x"], thing["y"]))
    for step in range(1, 9):
        finger("touchMove", (thing["x"], thing["y"] - 3 * step))
    place = visitor.page.evaluate(MIDDLE, '[data-lit="true"]')
    if not place:
        pytest.skip("things on this board are not dragged")
    for step in range(1, 9):
        x = thing["x"] + (place["x"] - thing["x"]) * step / 8
        finger("touchMove", (x, thing["y"] - 24 + (place["y"] - thing["y"] + 24) * step / 8))
    finger("touchEnd")
    name = visitor.page.evaluate(
        '(html) => html.match(/data-target="([^"]*)"/)?.[1]', place["html"]
    )
    visitor.page.wait_for_function(
        """([at, name, html]) => {
            const now = document.querySelector(`[data-target="${name}"]`)?.outerHTML;
            return document.querySelector(".match").dataset.at > at || now !== html;
        }""",
        arg=[before, name, place["html"]],
    )


@pytest.mark.parametrize("ways", [{}, PHONE], ids=["desk", "phone"])
def test_the_pages_around_the_tables(ways: dict[str, Any], visit: Callable[..., Visitor]) -> None:
    visitor = visit("Ana", **ways)
    for path in ("/", "/settings", "/profile", "/t/nothing"):
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        visitor.examine()
    visitor.go("/")
    visitor.press(visitor.page.locator(".game").first)
    visitor.examine()
    visitor.press(visitor.button("Play with friends"))
    visitor.press(visitor.page.get_by_text("House rules", exact=True))
    visitor.examine()
    visitor.press(visitor.button("Open the table"))
    visitor.page.locator("#link").wait_for()
    visitor.examine()


def test_the_rules_can_be_read(game: Game, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**PHONE)
    visitor.go(f"/rules/{game.name}")
    visitor.page.wait_for_load_state("networkidle")
    visitor.examine()
