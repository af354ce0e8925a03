"""What belongs to one person: what he likes, and how he has fared."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from sobremesa import games
from sobremesa.engine.contract import Game
from tests.browser.friend import Friend
from tests.browser.visitor import PHONE, Visitor
from tests.serving import Server

ANY: Game = games.find(games.names()[0])

# What settings make of a page.
SHOWN = """() => {
    const page = document.documentElement;
    const { fontSize, colorScheme } = getComputedStyle(page);
    const pace = page.style.getPropertyValue("--pace");
    return { language: page.lang, size: parseFloat(fontSize), colorScheme, pace };
}"""


def test_settings_are_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit("Ana", settings={"speed": "normal", "sound": True}, **PHONE)
    visitor.go("/settings")
    page = visitor.page
    before = page.evaluate(SHOWN)
    page.get_by_label("Colours").select_option("dark")
    page.get_by_label("Text size").select_option("150%")
    page.get_by_label("Animations").select_option("none")
    page.get_by_label("A sound when it is my turn").uncheck()
    page.get_by_label("Language").select_option("es")
    page.get_by_role("heading", name="Ajustes").wait_for()
    wanted = {"language": "es", "size": 1.5 * before["size"], "colorScheme": "dark", "pace": "0"}
    assert page.evaluate(SHOWN) == wanted != before
    visitor.examine()
    page.reload()
    page.get_by_role("heading", name="Ajustes").wait_for()
    assert page.evaluate(SHOWN) == wanted
    expect(page.get_by_label("Un sonido cuando me toque")).not_to_be_checked()


def test_a_profile_tells_how_somebody_has_fared(
    visit: Callable[..., Visitor], server: Server
) -> None:
    """Figures, a plot of them that can be read as well, and matches that can be looked at again."""
    ana, luis = Friend(server, "Ana"), Friend(server, "Luis")
    play_to_the_end(ana, luis)
    who = ana.http("/api/me")["id"]
    visitor = visit(settings={"language": "de"}, **PHONE)
    page = visitor.page
    page.goto(f"/profile/{who}")
    page.get_by_role("heading", name="Ana", exact=True).wait_for()
    standing = page.get_by_role("region", name=ANY.title)
    expect(standing.locator("dd").nth(1)).to_have_text("1")
    expect(standing.locator("dd").nth(2)).to_have_text(re.compile(r"^\d+\xa0%$"))
    expect(standing.get_by_role("img")).to_be_visible()
    visitor.press(standing.get_by_text("Als Tabelle"))
    expect(standing.get_by_role("row")).to_have_count(2)
    visitor.examine()
    see_dates_as_germans_write_them(page)
    visitor.press(page.get_by_role("link", name="Luis"))
    page.get_by_role("heading", name="Luis", exact=True).wait_for()
    visitor.press(page.get_by_role("link", name="Nachspielen"))
    page.get_by_role("button", name="Abspielen").wait_for()


def play_to_the_end(ana: Friend, luis: Friend) -> None:
    """Let two friends play a match."""
    luis.go(ana.open(ANY.name, public=True))
    for seat, friend in enumerate((ana, luis)):
        friend.sit(seat)
    ana.ask("start")
    while not ana.sight.get("ranks"):
        for friend in (ana, luis):
            friend.catch_up(max(ana.sight.get("at", 0), luis.sight.get("at", 0)))
            if friend.sight.get("legal"):
                friend.play(-1)
    ana.rated()


def see_dates_as_germans_write_them(page: Page) -> None:
    """See the day before the month, with dots between them."""
    times = page.locator("time").all_inner_texts()
    assert times and all(re.match(r"\d\d\.\d\d\.\d{4}, \d\d:\d\d$", time) for time in times)
