"""What helps whoever is to act: being called, a hint, and taking back what was done by mistake."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

import sobremesa
from sobremesa import games
from sobremesa.engine.contract import Game
from tests.browser.friend import (
    PATIENCE,
    Friend,
    house_rules,
    is_to_act,
    is_waiting,
    play_until,
    sit_together,
)
from tests.browser.visitor import PHONE, WAIT, Visitor
from tests.serving import Server

ANY: Game = games.find(games.names()[0])
HINTS = 8  # turns, in one of which a whole one must have been compared
ENOUGH = 60  # taps, in which nothing can be taken back where it never can

# What a hint advises: picked, or marked on a button or a player.
ADVISED = '.board [data-item][aria-pressed="true"], .board [data-advised]'

# A browser without a screen shows every page, so the page is told that it is out of sight; and
# notes how often it makes a sound.
OUT_OF_SIGHT = """
    let seen = "visible";
    window.hide = (whether) => {
        seen = whether ? "hidden" : "visible";
        document.dispatchEvent(new Event("visibilitychange"));
    };
    Object.defineProperty(document, "visibilityState", { get: () => seen });
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        window.notes += 1;
        return start.apply(this, when);
    };
"""
# The notifications that there are, as soon as there are so many, or the time is up.
SHOWN = """async ([count, wait]) => {
    const worker = await navigator.serviceWorker.ready;
    for (const end = Date.now() + wait; ; await new Promise((done) => setTimeout(done, 20))) {
        const notes = await worker.getNotifications();
        if (notes.length !== count && Date.now() < end) continue;
        return notes.map(({ title, body, tag }) => ({ title, body, tag }));
    }
}"""


def shown(page: Page, count: int) -> list[dict[str, str]]:
    """Return the notifications that there are, as soon as there are so many."""
    notes: list[dict[str, str]] = page.evaluate(SHOWN, [count, WAIT])
    return notes


def test_whoever_is_to_act_is_called(visit: Callable[..., Visitor], server: Server) -> None:
    """By the title, a sound, and while he is looking elsewhere by a notification."""
    visitor = visit("Ana", settings={"sound": True, "notify": True}, permissions=["notifications"])
    friend = Friend(server, "Luis")
    visitor.context.add_init_script(OUT_OF_SIGHT)
    visitor.go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    sit_together(ANY, visitor, friend)
    assert play_until(visitor, friend, is_waiting)
    title = f"{ANY.title} · Sobremesa"
    expect(visitor.page).to_have_title(title)
    before = visitor.page.evaluate("window.notes")
    assert not shown(visitor.page, 0)
    visitor.page.evaluate("window.hide(true)")
    assert play_until(visitor, friend, is_to_act)
    expect(visitor.page).to_have_title(f"● Your turn. {title}")
    assert visitor.page.evaluate("window.notes") > before
    table = visitor.page.url.removeprefix(str(visitor.page.evaluate("location.origin")))
    assert shown(visitor.page, 1) == [{"title": ANY.title, "body": "Your turn.", "tag": table}]
    visitor.page.evaluate("window.hide(false)")
    assert play_until(visitor, friend, is_waiting)
    expect(visitor.page).to_have_title(title)
    assert not shown(visitor.page, 0)
    assert play_until(visitor, friend, is_to_act)
    expect(visitor.page).to_have_title(f"● Your turn. {title}")
    assert not shown(visitor.page, 0)  # he is looking


def test_a_hint_says_what_to_do(game: Game, visit: Callable[..., Visitor], server: Server) -> None:
    """What is advised is legal, said in words, and shown on the board.

    A turn that is put together is advised step by step, and can be played as it is advised.
    """
    visitor, friend = visit("Ana", **PHONE), Friend(server, "Luis")
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: told.append(json.loads(text)))

    visitor.page.on("websocket", listen)
    sit_together(game, visitor, friend, **house_rules(game, "long"))
    composed = hasattr(game.words, "compose")
    for _ in range(HINTS if composed else 1):
        assert play_until(visitor, friend, is_to_act)
        visitor.press(visitor.button("Hint"))
        hint = visitor.page.get_by_role("region", name="Hint")
        hint.wait_for()
        advice = [one for one in told if one["is"] == "advice"][-1]["choices"]
        sight = [one["sight"] for one in told if "sight" in one][-1]
        assert {one["action"] for one in advice} <= set(sight["legal"])
        assert advice[0]["share"] == max(one["share"] for one in advice)
        lines = hint.locator("[role=status] > li")
        assert lines.count() == min(3, len(advice))
        for line in lines.all():
            text = line.inner_text()
            assert "%" in text and "{" not in text, text
        if not composed:
            expect(visitor.page.locator(ADVISED).first).to_be_visible()
            return
        if any(take_over(visitor, lines.nth(i), one) for i, one in enumerate(advice[:3])):
            return
        assert play_until(visitor, friend, is_waiting)
    raise AssertionError(f"no whole turn was compared in {HINTS} turns")


def take_over(visitor: Visitor, line: Locator, choice: dict[str, Any]) -> bool:
    """Play a turn that is compared, if it is a whole one, from what was told step by step."""
    if not choice.get("whole"):
        return False
    visitor.press(line.get_by_text("Step by step"))
    steps = line.locator("ol li").all_inner_texts()
    assert len(steps) == len(choice["whole"]["steps"])
    assert all(step and "{" not in step for step in steps), steps
    lay(visitor, line)
    return True


def lay(visitor: Visitor, line: Locator) -> None:
    """Play the turn that a line of a hint tells step by step, and wait until it is done."""
    visitor.press(line.get_by_role("button", name="Put it on the table"))
    visitor.press(visitor.page.locator("[data-do].main:enabled"))
    visitor.page.locator('.match[data-yours="false"][data-busy="false"]').wait_for()


def test_an_action_is_taken_back(game: Game, visit: Callable[..., Visitor], server: Server) -> None:
    """If nothing has come to light by it; in a game where something always does, it cannot be."""
    visitor, friend = visit("Ana"), Friend(server, "Luis")
    sit_together(game, visitor, friend, **house_rules(game, "long"))
    undo, patience = visitor.button("Undo"), PATIENCE if takes_back(game) else ENOUGH

    def offered(_: dict[str, Any]) -> bool:
        return undo.count() > 0 and undo.is_enabled()

    if hasattr(game.words, "compose"):
        assert any(lays_as_advised(visitor, friend) for _ in range(HINTS))
    elif not play_until(visitor, friend, offered, patience):
        assert not takes_back(game)
        return
    at = visitor.state()["at"]
    visitor.press(undo)
    visitor.page.locator(f'.match[data-at="{at - 1}"][data-yours="true"]').wait_for()
    expect(visitor.log.locator("li").last).to_have_text("The last action was taken back.")
    assert play_until(visitor, friend, lambda state: bool(state["at"] >= at))


def lays_as_advised(visitor: Visitor, friend: Friend) -> bool:
    """Play a whole turn that a hint compares, or else another; say which it was.

    Who taps at random hardly ever puts one together.
    """
    assert play_until(visitor, friend, is_to_act)
    visitor.press(visitor.button("Hint"))
    whole = visitor.page.get_by_role("region", name="Hint").locator("[role=status] > li")
    whole.first.wait_for()
    whole = whole.filter(has_text="Step by step")
    if not whole.count():
        assert play_until(visitor, friend, is_waiting)
        return False
    visitor.press(whole.first.get_by_text("Step by step"))
    lay(visitor, whole.first)
    return True


def takes_back(game: Game) -> bool:
    """Say whether an action can be taken back in a match at random."""
    match, luck = sobremesa.start(game.name, players=2, seed=1), Random(1)
    while not match.over:
        seat = match.to_act
        match.play(luck.choice(match.legal()))
        if match.undoable(seat):
            return True
    return False
