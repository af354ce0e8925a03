"""What people do with each other around a match: talk, not listen, play again."""

from collections.abc import Callable

from sobremesa import games
from sobremesa.engine.contract import Game
from tests.browser.visitor import PHONE, Visitor

ANY: Game = games.find(games.names()[0])


def at_a_table(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Let two people begin a match, who read different languages."""
    ana, luis = visit("Ana"), visit("Luis", settings={"language": "es"}, **PHONE)
    luis.go(ana.open_table(ANY, {}))
    luis.press(luis.button("Sentarse"))
    ana.press(ana.page.locator("button.start:enabled"))
    for visitor in (ana, luis):
        visitor.page.locator(".match").wait_for()
    luis.press(luis.button("Chat"))
    return ana, luis


def test_phrases_are_read_in_everybodys_language(visit: Callable[..., Visitor]) -> None:
    ana, luis = at_a_table(visit)
    ana.press(ana.button("Well played!"))
    heard = luis.page.get_by_role("log", name="Chat")
    heard.get_by_text("Ana").wait_for()
    assert heard.inner_text() == "Ana ¡Bien jugado!"


def test_who_is_not_wanted_is_not_heard_in_the_next_visit_either(
    visit: Callable[..., Visitor],
) -> None:
    ana, luis = at_a_table(visit)
    luis.press(luis.page.locator("summary").last)
    luis.press(luis.page.get_by_role("button", name="Ana", exact=True))
    ana.page.get_by_label("Say something").fill("Can you hear me?")
    ana.press(ana.button("Send"))
    ana.page.get_by_role("log", name="Chat").get_by_text("Can you hear me?").wait_for()
    luis.page.reload()
    luis.press(luis.button("Chat"))
    silenced = luis.page.get_by_role("button", name="Ana", exact=True)
    luis.press(luis.page.locator("summary").last)
    assert silenced.get_attribute("aria-pressed") == "true"
    assert not luis.page.get_by_text("Can you hear me?").count()
    luis.press(silenced)
    luis.page.get_by_text("Can you hear me?").wait_for()
