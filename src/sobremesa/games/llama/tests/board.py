"""What is to be seen of L.L.A.M.A. in the browser."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.friend import Friend, play_until
from tests.browser.visitor import Visitor

OPTIONS = {"stop": 100}  # so that it is not over too soon
MOMENTS = 4  # of one's turns, at which the board is looked at
FOLLOWS = dict(zip("123456L", "23456L1", strict=True))

# The cards in hand, those that can be played, and those that are raised.
HAND = """() => {
    const cards = [...document.querySelectorAll("[data-item]")];
    const top = (card) => card.getBoundingClientRect().top;
    const lowest = Math.max(...cards.map(top));
    const kinds = (some) => some.map((card) => card.dataset.item[0]).join("");
    return {
        hand: kinds(cards),
        can: kinds(cards.filter((card) => card.dataset.can === "true")),
        raised: kinds(cards.filter((card) => top(card) < lowest - 4)),
        picked: cards.some((card) => card.ariaPressed === "true"),
    };
}"""


def look_closely(visitor: Visitor, friend: Friend) -> None:
    """See the cards that fit raised, everybody's cards and chips, and quitting confirmed."""
    looks = 0

    def look(state: dict[str, Any]) -> bool:
        nonlocal looks
        if state["yours"]:
            friend.catch_up(state["at"])
            see_what_fits(visitor, friend.sight["table"]["top"])
            see_everybody(visitor, friend.sight["table"])
            looks += 1
        return looks >= MOMENTS

    assert play_until(visitor, friend, look)
    if not visitor.button("No, not yet").count():
        visitor.press(visitor.button("Quit the round"))
    expect(visitor.button("No, not yet")).to_be_visible()
    visitor.press(visitor.page.locator('[data-do="sure"]'))
    expect(visitor.log.get_by_text("You quit the round.").first).to_be_visible()


def see_what_fits(visitor: Visitor, top: str) -> None:
    """See that the cards which fit can be played, and stand out."""
    seen = visitor.page.evaluate(HAND)
    fits = "".join(kind for kind in seen["hand"] if kind in (top, FOLLOWS[top]))
    assert seen["can"] == fits
    if not seen["picked"] and len(fits) < len(seen["hand"]):
        assert seen["raised"] == fits


def see_everybody(visitor: Visitor, table: dict[str, Any]) -> None:
    """See how many cards the other one holds, and everybody's chips."""
    ana, luis = visitor.page.get_by_role("list", name="Players").locator("li").all()
    assert luis.locator(".mini").count() == len(table["hands"][1])
    for player, points in zip((ana, luis), table["points"], strict=True):
        chips = player.locator(".chips span").all_inner_texts()
        assert sum(map(int, chips)) == points
