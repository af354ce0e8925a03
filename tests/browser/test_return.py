"""Whoever comes back, or late, finds the table as those see it who have been there all the time."""

from collections.abc import Callable
from time import sleep

from playwright.sync_api import expect

from sobremesa.engine.contract import Game
from tests.browser.friend import Friend, house_rules
from tests.browser.visitor import Visitor
from tests.serving import Server

ACTIONS = 90  # of both, after which the visitor loads the page again
BREATH = 0.03  # seconds after an action: the server cuts off who is much faster than people


def test_the_table_is_as_before(game: Game, visit: Callable[..., Visitor], server: Server) -> None:
    """So is what happened, and what rounds have brought."""
    ana, luis = people = (Friend(server, "Ana"), Friend(server, "Luis"))
    luis.go(ana.open(game.name, options=house_rules(game, "long")))
    for seat, person in enumerate(people):
        person.sit(seat)
    visitor = visit("Eva")
    visitor.go(f"/t/{ana.table}")
    ana.ask("start")
    visitor.page.locator(".match").wait_for()
    for _ in range(ACTIONS):
        for person in people:
            person.catch_up(max(one.sight.get("at", 0) for one in people))
        acting = [person for person in people if person.sight.get("legal")]
        if not acting:
            break
        acting[0].play(0)
        sleep(BREATH)
    there = visitor.page.locator(f'.match[data-at="{max(one.sight["at"] for one in people)}"]')
    there.wait_for()
    told, seen = visitor.log.inner_text(), visitor.look()
    visitor.page.reload()
    there.wait_for()
    expect(visitor.log).to_have_text(told, use_inner_text=True)
    assert visitor.look() == seen
