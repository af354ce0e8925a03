"""What is to be seen of Take That in the browser."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.friend import Friend, is_to_act, play_until
from tests.browser.visitor import Visitor

TURNS = 60  # in one of which there is a mirror of a card in hand

# The row as it is drawn, card by card.
ROW = """() => [...document.querySelectorAll('[aria-label="The row"] li:not(.end)')].map((place) =>
    Number(place.querySelector("[data-target]")?.dataset.target ??
        place.querySelector(".unseen").textContent))"""


def look_closely(visitor: Visitor, friend: Friend) -> None:
    """See the row grow, what it costs, and close the gap of a mirrored card that is found."""
    page = visitor.page
    for _ in range(TURNS):
        assert play_until(visitor, friend, is_to_act)
        friend.catch_up(visitor.state()["at"])
        see_the_row(visitor, friend.sight["table"])
        mirrored = page.locator(".found[data-target]")
        if mirrored.count():
            pair(visitor, friend, int(mirrored.first.get_attribute("data-target") or 0))
            return
        at = visitor.state()["at"]
        cards = page.locator('[data-item][data-can="true"]')
        if cards.count():
            visitor.press(cards.first)
            visitor.press(page.locator('[data-target][data-lit="true"]'))
        else:
            visitor.press(page.locator('[data-do="take"]'))
        friend.catch_up(at + 1)
        page.locator(f'.match:not([data-at="{at}"])').wait_for()
    raise AssertionError(f"no card was mirrored in {TURNS} turns")


def see_the_row(visitor: Visitor, table: dict[str, Any]) -> None:
    """See all its cards, which may follow, and what it would cost; or that there is none."""
    assert visitor.page.evaluate(ROW) == table["row"]
    status = visitor.page.locator(".status [role=status]")
    expect(status).to_contain_text("row" if table["row"] else "Start a new row")
    if table["row"]:
        expect(visitor.page.locator(".line p b")).to_have_text(f"−{table['cost']}")
        low, high = table["span"]
        assert visitor.page.get_by_label(f"The end of the row: {low} to {high}").count() == 1


def pair(visitor: Visitor, friend: Friend, card: int) -> None:
    """Pair a card of the row; the gap is closed."""
    row = friend.sight["table"]["row"]
    place = visitor.page.locator(f'.found[data-target="{card}"]')
    visitor.press(visitor.page.get_by_label(f"mirror of {card} in the row").first)
    expect(place).to_have_attribute("data-lit", "true")
    visitor.press(place)
    friend.catch_up(visitor.state()["at"])
    expect(visitor.page.get_by_text("Pair: You")).to_be_visible()
    left = [other for other in row if other != card]
    expect(visitor.page.get_by_label("The row").locator("li:not(.end)")).to_have_count(len(left))
    assert visitor.page.evaluate(ROW) == left
