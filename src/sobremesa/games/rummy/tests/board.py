"""What is to be seen of Rummy in the browser."""

import json
import re
from itertools import combinations, groupby

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.friend import Friend, is_to_act, is_waiting, play_until
from tests.browser.visitor import Visitor

DRAWS = 20  # of one tile, after which three of those in hand go together
OPENING = 30

RACK = """() => [...document.querySelectorAll('[data-zone="rack"] [data-tile]')]
    .map((tile) => tile.dataset.tile)"""

# Screens that are held upright and across, and what has been enlarged there.
SCREENS = [((390, 844), 1), ((360, 740), 1.5), ((844, 390), 1)]

# Change the size of text, and wait until everything has its place.
ENLARGE = """(size) => {
    document.documentElement.style.setProperty("--size", size);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# What lies under something else, of all that is lit or can have the focus on the table, once it is
# brought into sight.
COVERED = """() => {
    const all = [...document.querySelectorAll('[data-lit="true"], [data-zone="table"] .tile')];
    const hidden = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const at = (y) => document.elementFromPoint(left + width / 2, top + height * y);
        return ![0.1, 0.9].every((y) => one.contains(at(y)));
    };
    const covered = (block) => all.filter((one) => {
        scrollTo(0, block === "end" ? document.body.scrollHeight : 0);
        one.scrollIntoView({ block, behavior: "instant" });
        return hidden(one);
    });
    return ["start", "center", "end", "nearest"].flatMap(covered).map((one) => one.outerHTML);
}"""


def look_closely(visitor: Visitor, friend: Friend) -> None:
    """Arrange tiles before one's turn, take that back, sort them, and see points counted."""
    assert play_until(visitor, friend, is_waiting)
    begin_anew(visitor)
    see_it_taken_back(visitor)
    see_it_sorted(visitor)
    see_it_kept(visitor)
    see_nothing_covered(visitor)
    see_a_hint_to_draw(visitor, friend)
    for _ in range(DRAWS):
        if see_points_counted(visitor):
            return
        assert play_until(visitor, friend, is_to_act)
        at = visitor.state()["at"]
        visitor.press(visitor.page.locator('[data-do="skip"]'))
        friend.catch_up(at + 1)
        visitor.page.locator(f'.match:not([data-at="{at}"])').wait_for()
    raise AssertionError(f"no three of {rack(visitor)} go together")


def begin_anew(visitor: Visitor) -> None:
    """Put back what was begun before, and what is picked."""
    visitor.page.keyboard.press("Escape")
    back = visitor.button("Put everything back")
    if back.is_enabled():
        visitor.press(back)
    expect(back).to_be_disabled()


def rack(visitor: Visitor) -> list[str]:
    """Return the tiles of the rack as they lie there, as "r4.0"."""
    return list(visitor.page.evaluate(RACK))


def combine(visitor: Visitor, tiles: list[str]) -> None:
    """Put several tiles on the table at once."""
    for tile in tiles:
        thing = visitor.page.locator(f'[data-zone="rack"] [data-tile="{tile}"]')
        visitor.press(thing)
        expect(thing).to_have_attribute("aria-pressed", "true")
    visitor.press(visitor.button("+ New combination"))


def see_it_taken_back(visitor: Visitor) -> None:
    """See what does not hold outlined, with the reason, and taken back by a step or altogether."""
    before = rack(visitor)
    bad = visitor.page.locator(".group.bad")
    for back in ("One step back", "Put everything back"):
        combine(visitor, before[:2])
        expect(bad.locator(".reason")).not_to_be_empty()
        assert rack(visitor) == before[2:]
        visitor.press(visitor.button(back))
        expect(bad).to_have_count(0)
        assert rack(visitor) == before


def see_it_sorted(visitor: Visitor) -> None:
    """See the rack sorted by number and by colour, jokers last."""
    visitor.press(visitor.button("Sort by number"))
    numbers = [int(tile[1:].partition(".")[0] or 99) for tile in rack(visitor)]
    assert numbers == sorted(numbers)
    visitor.press(visitor.button("Sort by colour"))
    colours = [colour for colour, _ in groupby(tile[0] for tile in rack(visitor))]
    assert len(colours) == len(set(colours))


def see_it_kept(visitor: Visitor) -> None:
    """See what was begun again after the page was loaded anew, and take it back."""
    before = rack(visitor)
    combine(visitor, before[1:3])
    visitor.press(visitor.button("Sort by number"))
    after = rack(visitor)
    visitor.page.reload()
    changed = visitor.page.locator(".group.changed [data-tile]")
    expect(changed).to_have_count(2)
    assert rack(visitor) == after
    visitor.press(visitor.button("One step back"))
    expect(changed).to_have_count(0)
    visitor.press(visitor.button("Sort by colour"))
    assert rack(visitor) == before


def see_nothing_covered(visitor: Visitor) -> None:
    """See what can be tapped on the table, wherever the page is scrolled and the rack sticks."""
    before = visitor.page.viewport_size
    assert before
    combine(visitor, rack(visitor)[:2])
    visitor.press(visitor.page.locator('[data-zone="rack"] [data-tile]').last)
    for (width, height), size in SCREENS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(ENLARGE, size)
        covered = visitor.page.evaluate(COVERED)
        assert not covered, f"on {width}x{height}: {covered}"
    visitor.page.evaluate(ENLARGE, 1)
    visitor.page.set_viewport_size(before)
    begin_anew(visitor)


def see_a_hint_to_draw(visitor: Visitor, friend: Friend) -> None:
    """See the button marked, whatever a strong player would really do."""
    visitor.page.route_web_socket(re.compile("/ws/"), advise_to_draw)
    visitor.page.reload()
    visitor.page.locator(".match").wait_for()
    assert play_until(visitor, friend, is_to_act)
    visitor.press(visitor.button("Hint"))
    hint = visitor.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Draw a tile: wins 50% of the time")
    expect(visitor.page.locator('[data-do="skip"] [data-advised]')).to_be_visible()
    begin_anew(visitor)


def advise_to_draw(page: WebSocketRoute) -> None:
    """Answer when a hint is asked for, and pass everything else on."""
    server = page.connect_to_server()
    choice = {"action": 0, "notation": "draw", "share": 0.5, "error": 0.1}

    def hear(message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["is"] == "hint":
            answer = {"is": "advice", "cid": asked["cid"], "at": asked["at"], "choices": [choice]}
            page.send(json.dumps(answer))
        else:
            server.send(message)

    page.on_message(hear)


def see_points_counted(visitor: Visitor) -> bool:
    """Lay three tiles that go together, if there are any, and see what they count."""
    three = next((list(three) for three in combinations(rack(visitor), 3) if hold(three)), None)
    if not three:
        return False
    opening = visitor.page.locator(".opening")
    expect(opening).to_contain_text(f"0 of {OPENING} points")
    combine(visitor, three)
    worth = sum(number(tile) for tile in three)
    expect(opening).to_contain_text(f"{worth} of {OPENING} points")
    expect(visitor.page.locator(".group.changed:not(.bad)")).to_have_count(1)
    return True


def hold(three: tuple[str, ...]) -> bool:
    """Say whether three tiles are a set, or a run."""
    if any(tile.startswith("J") for tile in three):
        return False
    colours = {tile[0] for tile in three}
    low, middle, high = sorted(map(number, three))
    same = low == middle == high
    return (same and len(colours) == 3) or (high - middle == middle - low == 1 == len(colours))


def number(tile: str) -> int:
    """Return the number on a tile."""
    return int(tile[1:].partition(".")[0])
