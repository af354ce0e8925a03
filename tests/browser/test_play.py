"""Whole matches of every game, played by two people with browsers of different kinds."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import sleep

from playwright.sync_api import expect

import sobremesa
from sobremesa import Match
from sobremesa.engine.contract import Game
from tests.browser.friend import house_rules
from tests.browser.visitor import PHONE, Visitor

PATIENCE = 20_000  # taps, and looks at a table where somebody else is to act, until it is broken
BREATH = 0.05  # seconds after an action: the server cuts off who is much faster than people
RELOADS, LOSES = 3, 4  # moments at which one loads the page again, and the other loses the network
CALM = 10  # the moment from which nothing moves any more: drawing it takes as long as all the rest


def together(visit: Callable[..., Visitor], game: Game) -> tuple[Visitor, Visitor]:
    """Let somebody at a desk open a table, and somebody with a phone come by the link; start."""
    desk, phone = visit("Ana", settings={"speed": "normal"}), visit(**PHONE)
    link = desk.open_table(game, house_rules(game, "short"))
    phone.go(link)
    invitation = phone.page.locator(".invitation")
    expect(invitation).to_contain_text(game.title)
    expect(invitation).to_contain_text("Ana")
    phone.page.get_by_label("Your name").fill("Luis")
    phone.press(phone.button("Come in"))
    desk.press(desk.page.locator("button.start:enabled"))
    return desk, phone


def turns(visitors: tuple[Visitor, ...], luck: Random) -> Iterator[int]:
    """Let everybody tap whatever can be tapped in his turn; yield how many actions there were."""
    at = -1
    for _ in range(PATIENCE):
        states = [visitor.state() for visitor in visitors]
        if all(state["phase"] == "over" for state in states):
            return
        now = max(state["at"] for state in states)
        if now > at:
            at = now
            yield at
            sleep(BREATH)
            continue
        for visitor, state in zip(visitors, states, strict=True):
            if state["yours"] and not visitor.tap_something(luck):
                sleep(BREATH)
    raise AssertionError(f"after {at} actions the match does not come to an end")


def test_two_people_play_a_whole_match(
    game: Game, visit: Callable[..., Visitor], results: Path
) -> None:
    """One with a mouse, the other with a finger, who loads the page again in the middle of it.

    They click and tap, and never drag anything. The one with the mouse sees things move, and does
    not wait for them; he loses the network for a while, and acts meanwhile if it is his turn.
    """
    desk, phone = people = together(visit, game)
    table = desk.page.url.rpartition("/")[2]
    luck = Random(game.name)
    moments = 0
    for moments, _ in enumerate(turns(people, luck), 1):
        if moments == RELOADS:
            keep_pictures(people, results / game.name)
            for visitor in people:
                visitor.examine()
            phone.page.reload()
        elif moments == LOSES:
            out_of_reach(desk, luck)
        elif moments == CALM:
            desk.page.emulate_media(reduced_motion="reduce")
    assert moments > LOSES, "the match is too short for all of this"
    record = sobremesa.replay(desk.context.request.get(f"/api/tables/{table}/record").text())
    assert record.over
    for visitor in people:
        assert visitor.state()["at"] == len(record.log)
        assert result(visitor) == [str(points) for points in ranked(record)]
    keep_pictures(people, results / f"{game.name}-over")
    phone.examine()
    told, seen = phone.log.inner_text(), phone.look()
    look_back(phone)
    phone.examine()
    phone.page.screenshot(path=results / f"{game.name}-replay-phone.png")
    phone.go(desk.page.url)
    expect(phone.log).to_have_text(told, use_inner_text=True)
    assert phone.look() == seen  # also of what somebody had begun to do when it was over
    play_again(desk, phone)


def play_again(one: Visitor, other: Visitor) -> None:
    """Ask for another match of the same people, and find each other at a new table."""
    before = one.page.url
    one.press(one.button("Play again"))
    one.page.get_by_text("Kept for Luis").wait_for()
    other.page.get_by_text("The next match is waiting, and your seat is kept.").wait_for()
    other.press(other.button("To the next match"))
    one.page.locator("button.start:enabled").wait_for()
    assert one.page.url == other.page.url != before


def keep_pictures(people: tuple[Visitor, Visitor], path: Path) -> None:
    """Keep pictures of what both see."""
    for visitor, size in zip(people, ("desk", "phone"), strict=True):
        visitor.rest()
        visitor.page.screenshot(path=path.with_name(f"{path.name}-{size}.png"))


def out_of_reach(visitor: Visitor, luck: Random) -> None:
    """Take the network away from somebody, let him try to play, and give it back."""
    visitor.offline = True
    visitor.context.set_offline(True)
    visitor.page.get_by_text("Reconnecting…").wait_for()
    before = visitor.state()
    if before["yours"]:
        for _ in range(20):
            visitor.tap_something(luck)
            if not visitor.state()["yours"]:  # on its way, as far as the page knows
                break
    visitor.context.set_offline(False)
    visitor.page.get_by_text("Reconnecting…").wait_for(state="detached")
    visitor.offline = False


def look_back(visitor: Visitor) -> None:
    """Go through a finished match: to its end, to its first step, and there as another saw it."""
    page = visitor.page
    at = page.locator("output")
    winner = page.locator(".now strong")
    visitor.press(page.get_by_role("link", name="Replay"))
    visitor.press(visitor.button("To the end"))
    end = at.inner_text().partition("/")[2]
    expect(at).to_have_text(f"{end}/{end}")
    expect(winner).to_be_visible()
    page.get_by_label("Step", exact=True).fill("0")
    page.get_by_label("Speed").select_option("4×")
    visitor.press(visitor.button("Play"))
    expect(at).not_to_have_text(f"0/{end}")
    visitor.press(visitor.button("Pause"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"1/{end}")
    expect(winner).to_be_hidden()
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile(r"\?step=1&seat=1$"))
    page.reload()
    expect(at).to_have_text(f"1/{end}")
    expect(page.get_by_label("Seen by")).to_have_value("1")


def result(visitor: Visitor) -> list[str]:
    """Return the points of the players as the page has them, the winner's first."""
    shown = visitor.page.get_by_label("Result").locator("li").all_inner_texts()
    return [line.split()[-2].replace("−", "-") for line in shown]


def ranked(match: Match) -> list[int]:
    """Return the points of the seats, the winner's first."""
    seats = sorted(range(match.players), key=lambda seat: match.ranks[seat])
    return [match.points[seat] for seat in seats]
