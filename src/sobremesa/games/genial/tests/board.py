"""What is to be seen of Genial in the browser."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.friend import Friend, is_to_act, play_until
from tests.browser.visitor import Visitor

COLOURS = 6
PLACES = 6  # to be tried, at least as many as there are at every time


def look_closely(visitor: Visitor, friend: Friend) -> None:
    """Turn a tile in all ways there are, and get from it what was told before."""
    assert play_until(visitor, friend, is_to_act)
    page = visitor.page
    for player in page.get_by_role("list", name="Players").locator("> li").all():
        expect(player.locator(".track")).to_have_count(COLOURS)
    status = page.locator(".status [role=status]")
    expect(status).to_have_text(re.compile(r"^Your turn. Choose a (tile|place for it)\.$"))
    board = aim(visitor)
    expect(status).to_have_text("Your turn. Place it, or turn it first.")
    ways = {told(board)}
    turns: list[Callable[[], None]] = [
        lambda: visitor.press(visitor.button("Turn")),
        lambda: page.mouse.wheel(0, 100),
        lambda: page.keyboard.press("r"),
        lambda: page.keyboard.press("f"),
    ]
    for turn in turns:
        before = told(board)
        board.hover()
        board.focus()
        turn()
        expect(board).not_to_have_attribute("aria-label", before)
        ways.add(told(board))
    assert len(ways) > 2
    see_what_it_brings(visitor, board)
    place = told(board)
    visitor.press(visitor.button("Place"))
    either = "|".join(re.escape(f"You place {way}") for way in (place, from_the_other_end(place)))
    expect(visitor.log).to_contain_text(re.compile(either))
    see_one_score_board_for_a_team(visitor, friend)


def see_one_score_board_for_a_team(visitor: Visitor, friend: Friend) -> None:
    """See what partners have together, as those who watch see it."""
    people = [friend, *(Friend(friend.server, name) for name in ("Eva", "Max", "Zoe"))]
    table = friend.open("genial", players=4, options={"teams": "yes"})
    for seat, person in enumerate(people):
        person.go(table)
        person.sit(seat)
    friend.ask("start")
    visitor.go(f"/t/{table}")
    expect(visitor.page.get_by_role("list", name="Players").locator("> li")).to_have_count(4)
    boards = visitor.page.locator(".teams > li")
    expect(boards).to_have_text([re.compile("Luis and Max:"), re.compile("Eva and Zoe:")])
    expect(visitor.page.locator(".track")).to_have_count(2 * COLOURS)


def aim(visitor: Visitor) -> Locator:
    """Lay a tile of two colours somewhere where there is room to turn it; return the board."""
    page = visitor.page
    board = page.get_by_role("application")
    tiles = page.get_by_role("list", name="Your tiles").locator("[data-item]")
    for i in range(tiles.count()):
        tile = tiles.nth(i).get_attribute("data-item") or ""
        if tile[:1] == tile[1:2]:
            continue
        for cell in range(PLACES):
            visitor.press(tiles.nth(i))
            visitor.press(board.locator("[data-cell][data-lit=true]").nth(cell))
            before = told(board)
            visitor.press(visitor.button("Turn"))
            if told(board) != before:
                return board
            visitor.press(tiles.nth(i))  # put back
    raise AssertionError("no tile can be turned anywhere")


def see_what_it_brings(visitor: Visitor, board: Locator) -> None:
    """See each colour's points, as many as cells are counted along the rays."""
    points = [int(one) for one in re.findall(r"\+(\d+)", told(board))]
    brings = visitor.page.locator(".brings span").all_inner_texts()
    assert [int(one.partition("+")[2]) for one in brings] == points
    sums = [int(one) for one in board.locator(".sum").all_text_contents()]
    assert sorted(sums) == sorted(one for one in points if one)
    assert board.locator(".counts").count() == sum(points)


def told(board: Locator) -> str:
    """Return where a tile would lie and what it would bring."""
    return board.get_attribute("aria-label") or ""


def from_the_other_end(place: str) -> str:
    """Tell the same placement, the other half of the tile first."""
    return re.sub(
        r"(\w+)–(\w+) on (\w+) and (\w+): (.+), (.+)\.", r"\2–\1 on \4 and \3: \6, \5.", place
    )
