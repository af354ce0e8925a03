"""What is to be seen of Wazabi in the browser."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.friend import Friend, play_until
from tests.browser.visitor import Visitor

OPTIONS = {"dice": 6}  # so that nobody gets rid of all before the other one has given any away
HARD_SPACE = "\xa0"
MANY = 5  # times as many taps as it should take until one may give something away

# What dice do while they are rolled.
TUMBLE = "() => getComputedStyle(document.querySelector('.tray .cube')).animationName"


def look_closely(visitor: Visitor, friend: Friend) -> None:
    """See the roll, what cards cost and do, and players light up for what they can get."""
    page = visitor.page
    rolled, waits = page.locator(".tray li"), page.locator("button.spot")

    def has_rolled(state: dict[str, Any]) -> bool:
        return bool(state["yours"] and rolled.count() and waits.count())

    assert play_until(visitor, friend, has_rolled)
    friend.catch_up(visitor.state()["at"])
    see_the_dice(visitor, friend.sight["table"])
    see_the_cards(visitor)
    players = page.get_by_role("list", name="Players").locator('[data-lit="true"] button')
    assert any(play_until(visitor, friend, lambda _: players.count() > 0) for _ in range(MANY))
    at = visitor.state()["at"]
    visitor.press(players.first)
    page.wait_for_function("(at) => document.querySelector('.match').dataset.at > at", arg=at)


def see_the_dice(visitor: Visitor, table: dict[str, Any]) -> None:
    """See everybody's dice, and those that were rolled."""
    players = visitor.page.get_by_role("list", name="Players").locator("> li")
    for player, dice in zip(players.all(), table["dice"], strict=True):
        expect(player.locator(".dice i")).to_have_count(dice)
    expect(visitor.page.locator(".tray li")).to_have_count(sum(table["roll"].values()))
    assert "tumble" in visitor.page.evaluate(TUMBLE)


def see_the_cards(visitor: Visitor) -> None:
    """See what each card of the hand costs, and what it does once one comes to it."""
    effect = visitor.page.locator(".effect")
    for card in visitor.page.locator("[data-item][data-slot]").all():
        label = (card.get_attribute("aria-label") or "").replace(HARD_SPACE, " ")
        name = re.match(r"(.+ \((?:free|\d W)\))", label)
        assert name, label
        card.focus()
        expect(effect).to_contain_text(f"{name[1]}.")
