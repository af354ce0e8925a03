"""Pages for everybody: found by key, dragged by finger, examined for whoever sees or hears less."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from sobremesa.engine.contract import Game
from tests.browser.friend import Friend, sit_together
from tests.browser.visitor import PHONE, Visitor
from tests.serving import Server

PATIENCE = 6000  # keys, or looks at a table where somebody else is to act, until it is broken
TURNS = 2  # that are played by key
MARKED = ".board :is([data-do]:not(:disabled), [data-item][data-can=true], [data-lit=true])"
FOCUS = "(marked) => document.activeElement?.closest(marked) !== null"
AROUND = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# The middle of one of the things that fit a selector, and whether it can be seen. What is to be
# lifted is brought into sight first; a finger that holds something cannot do that.
MIDDLE = """([selector, which]) => {
    const all = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const found = all.at(which);
    if (!found) return null;
    if (found.dataset.item) found.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = y > 0 && y < innerHeight;
    return { x, y, seen, html: found.outerHTML };
}"""

# How far the match is, and what can be done by a button: what is placed changes one or the other.
OFFERED = """() => JSON.stringify([
    document.querySelector(".match").dataset.at,
    ...[...document.querySelectorAll(".board [data-do]:not(:disabled)")].map((e) => e.dataset.do),
])"""


def press_until(visitor: Visitor, focus: str) -> None:
    """Press Tab until what has the focus fits a selector."""
    for _ in range(100):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(FOCUS, focus):
            return
    raise AssertionError(f"{focus} cannot be reached by Tab")


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
            friend.answer(state["at"])
            continue
        keys.press("Tab" if luck.random() < 0.7 else luck.choice(AROUND))
        if visitor.page.evaluate(FOCUS, MARKED) and luck.random() < 0.6:
            keys.press("Enter")
            pressed = state["at"]
    raise AssertionError(f"only {played} actions were played by {PATIENCE} keys")


def test_keys_and_ears_go_on_where_a_page_begins(visit: Callable[..., Visitor]) -> None:
    visitor = visit("Ana")
    visitor.go("/")
    for link in ("Settings", "Profile", "Home"):
        visitor.press(visitor.page.get_by_role("link", name=link, exact=True))
        heading = visitor.page.get_by_role("heading", level=1)
        expect(heading).to_have_text("Sobremesa" if link == "Home" else link)
        expect(heading).to_be_focused()


class Finger:
    """A finger on a page, which sends what a real one does."""

    def __init__(self, visitor: Visitor):
        self.page = visitor.page
        self.touch = visitor.context.new_cdp_session(visitor.page)
        self.x = self.y = 0.0

    def send(self, what: str) -> None:
        """Send what the finger does."""
        points = [] if what == "touchEnd" else [{"x": self.x, "y": self.y}]
        self.touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def press(self, x: float, y: float) -> None:
        """Put the finger down."""
        self.x, self.y = x, y
        self.send("touchStart")

    def slide(self, x: float, y: float) -> None:
        """Move it to a place, little by little."""
        from_x, from_y = self.x, self.y
        for step in range(1, 9):
            self.x, self.y = from_x + (x - from_x) * step / 8, from_y + (y - from_y) * step / 8
            self.send("touchMove")

    def lift(self) -> None:
        """Take it away."""
        self.send("touchEnd")


def test_things_are_dragged_by_finger(
    game: Game, visit: Callable[..., Visitor], server: Server
) -> None:
    """A thing that is lifted lights up where it may go, and is placed where it is let go."""
    visitor, friend = visit("Ana", **PHONE), Friend(server, "Luis")
    sit_together(game, visitor, friend)
    luck, finger = Random(game.name), Finger(visitor)
    for _ in range(PATIENCE):
        state = visitor.state()
        if not state["yours"]:
            friend.answer(state["at"])
            continue
        if dragged(visitor, finger):
            return
        visitor.tap_something(luck)
    raise AssertionError("nothing could be dragged to anywhere")


SOON = 5_000  # milliseconds, in which something that was dragged has moved


def dragged(visitor: Visitor, finger: Finger) -> bool:
    """Drag something that can be to where it may go; say whether that changed anything.

    The last thing, which lies in a hand: on a table that scrolls a finger would have to hold it
    first. And to the last place, since the first may be beside where it lies.
    """
    thing = visitor.page.evaluate(MIDDLE, ['[data-item][data-can="true"]', -1])
    if not thing:
        return False
    before = visitor.page.evaluate(OFFERED)
    finger.press(thing["x"], thing["y"])
    finger.slide(thing["x"], thing["y"] - 24)
    place = visitor.page.evaluate(MIDDLE, ['[data-lit="true"]', -1])
    if not place:  # something that is picked, but goes nowhere
        finger.lift()
        return False
    assert place["seen"], f"{place['html'][:200]} is out of sight"
    finger.slide(place["x"], place["y"])
    finger.lift()
    with suppress(PlaywrightTimeout):
        visitor.page.wait_for_function(
            f"(before) => ({OFFERED})() !== before", arg=before, timeout=SOON
        )
        return True
    return False


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
