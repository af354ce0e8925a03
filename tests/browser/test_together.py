"""What people do with each other around a match: talk, not listen, play again."""

import re
from collections.abc import Callable

from playwright.sync_api import FloatRect, expect

from sobremesa import games
from sobremesa.engine.contract import Game
from tests.browser.friend import Friend, is_waiting, play_until, sit_together
from tests.browser.visitor import PHONE, Visitor
from tests.serving import Server

ANY: Game = games.find(games.names()[0])
MANY_RULES: Game = max(map(games.find, games.names()), key=lambda game: len(game.options))


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


def test_what_is_said_is_not_missed_where_the_chat_is_folded_away(
    visit: Callable[..., Visitor],
) -> None:
    """It is spoken once, and a sign stays until the chat was opened, also after a reload."""
    ana, luis = at_a_table(visit)
    luis.press(luis.page.locator(".tabs button").first)
    sign = luis.page.locator(".status .unread")
    expect(sign).to_have_count(0)
    ana.press(ana.button("Well played!"))
    expect(sign).to_have_accessible_name("Un mensaje nuevo")
    expect(luis.page.get_by_text("Ana: ¡Bien jugado!")).to_have_count(1)
    expect(ana.page.locator(".status .unread")).to_be_hidden()
    luis.page.reload()
    luis.press(sign)
    expect(luis.page.get_by_role("log", name="Chat")).to_be_focused()
    expect(sign).to_have_count(0)
    luis.page.reload()
    luis.page.locator(".match").wait_for()
    expect(sign).to_have_count(0)


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


def test_everybody_sees_who_is_there(visit: Callable[..., Visitor], server: Server) -> None:
    """Who comes by a link, whose time runs, who is away, and for whom a bot plays."""
    friend, visitor = Friend(server, "Luis"), visit("Ana")
    table = friend.open(ANY.name, clock={"move": 600})
    friend.sit(1)
    visitor.go("/")
    invited = f"Come to http://127.0.0.1:{server.port}/t/{table}, please!"
    visitor.page.get_by_label("Link to a friend’s table").fill(invited)
    visitor.press(visitor.button("Join"))
    friend.until(lambda told: told["is"] == "seats" and told["seats"][0].get("name"))
    friend.ask("start")
    assert play_until(visitor, friend, is_waiting)
    players = visitor.page.get_by_role("list", name="Players").locator("> li")
    expect(players.nth(1).get_by_role("timer")).to_have_text(re.compile(r"^\d+:\d\d$"))
    see_him_away(visitor, friend)
    leave_to_a_bot(visitor)
    visitor.press(visitor.button("Rules"))
    rules = visitor.page.get_by_role("dialog")
    expect(rules.locator("figure svg").first).to_be_visible()
    visitor.press(rules.get_by_role("button", name="Close"))
    expect(rules).to_have_count(0)


def test_tables_for_everybody_are_listed(visit: Callable[..., Visitor], server: Server) -> None:
    """Whoever comes in time sits down, whoever comes later watches."""
    friend, early, late = Friend(server, "Luis"), visit("Ana"), visit("Eva", **PHONE)
    table = friend.open(ANY.name, public=True)
    friend.sit(1)
    find(early, "Open tables", table)
    friend.until(lambda told: told["is"] == "seats" and told["seats"][0].get("name"))
    friend.ask("start")
    early.page.locator(".match").wait_for()
    find(late, "Being played", table)
    late.page.get_by_text("You are watching.").wait_for()
    expect(late.page.locator("[data-do]:enabled, [data-can=true]")).to_have_count(0)


def test_a_link_tells_what_awaits_whoever_follows_it(
    visit: Callable[..., Visitor], server: Server
) -> None:
    """Before he is asked for his name: who waits, that one can only watch, or that nothing is."""
    ana, luis, stranger = Friend(server, "Ana"), Friend(server, "Luis"), visit(**PHONE)
    table = ana.open(ANY.name)
    ana.sit(0)
    link, invitation = f"/t/{table}", stranger.page.locator(".invitation")
    stranger.go(link)
    expect(invitation).to_contain_text("Ana is waiting for you.")
    expect(stranger.page.get_by_label("Your name")).to_be_focused()
    stranger.examine()
    luis.go(table)
    luis.sit(1)
    stranger.go(link)
    expect(invitation).to_contain_text("All seats are taken, but you can watch.")
    ana.ask("start")
    stranger.go(link)
    expect(invitation).to_contain_text("Ana and Luis are playing. You can watch.")
    stranger.offline = True  # a browser complains of what is not found
    stranger.go("/t/nothing")
    stranger.page.get_by_text("There is no such table.").wait_for()
    expect(stranger.page.get_by_label("Your name")).to_have_count(0)


def test_friends_learn_who_opens_a_table(visit: Callable[..., Visitor], server: Server) -> None:
    """Whoever has played bots without a name is asked for it, once, and told when all are there."""
    visitor, friend = visit("Guest", **PHONE), Friend(server, "Luis")
    visitor.go("/")
    games = visitor.page.locator(".game")
    visitor.press(games.first)
    visitor.press(visitor.button("Play with friends"))
    name = visitor.page.get_by_role("dialog").get_by_label("Your name")
    name.fill("Ana")
    visitor.press(visitor.button("Fewer"))
    visitor.press(visitor.button("Open the table"))
    visitor.page.locator("li.own").get_by_text("Ana").wait_for()
    friend.go(visitor.page.url.rpartition("/")[2])
    friend.sit(1)
    expect(visitor.page).to_have_title(re.compile("^● Everybody is here"))
    visitor.go("/")
    expect(visitor.page.get_by_label("Your name")).to_have_value("Ana")
    visitor.press(games.first)
    visitor.press(visitor.button("Play with friends"))
    visitor.button("Open the table").wait_for()
    expect(name).to_have_count(0)


def test_house_rules_that_cannot_be_are_refused_in_sight(visit: Callable[..., Visitor]) -> None:
    """Beside the button that was pressed, however many rules there are."""
    visitor = visit("Ana", **PHONE)
    visitor.go("/")
    visitor.press(visitor.page.get_by_role("button").filter(has_text=MANY_RULES.title))
    visitor.press(visitor.button("Play with friends"))
    visitor.press(visitor.page.get_by_text("House rules", exact=True))
    visitor.page.get_by_role("spinbutton").first.fill("500")
    visitor.offline = True  # a browser complains of what is refused
    visitor.button("Open the table").evaluate("button => button.scrollIntoView({ block: 'end' })")
    visitor.press(visitor.button("Open the table"))
    expect(visitor.page.get_by_role("alert")).to_be_in_viewport()


def find(visitor: Visitor, heading: str, table: str) -> None:
    """Go to a table that is listed on the first page."""
    visitor.go("/")
    tables = visitor.page.get_by_role("region", name=heading)
    visitor.press(tables.locator(f'[href="/t/{table}"]'))


def see_him_away(visitor: Visitor, friend: Friend) -> None:
    """See that a friend is gone, and back."""
    away = visitor.page.get_by_text("Luis is away.")
    friend.leave()
    away.wait_for()
    friend.go(friend.table)
    away.wait_for(state="detached")


def leave_to_a_bot(visitor: Visitor) -> None:
    """Leave, first by mistake, then until a bot plays; and come back."""
    visitor.press(visitor.button("Leave"))
    visitor.press(visitor.button("No, not yet"))
    status = visitor.page.locator(".status [role=status]")
    expect(status).to_have_text("Waiting for Luis.")
    visitor.press(visitor.button("Leave"))
    visitor.press(visitor.button("Let a bot play"))
    expect(status).to_have_text("A bot is playing for you.")
    visitor.press(visitor.button("Take my seat back"))
    expect(status).to_have_text("Waiting for Luis.")


def test_no_answer_lies_where_the_question_was_asked(
    visit: Callable[..., Visitor], server: Server
) -> None:
    """Whoever taps twice has agreed to nothing, and is still asked; Escape is a no."""
    visitor, friend = visit("Ana", **PHONE), Friend(server, "Luis")
    sit_together(ANY, visitor, friend)
    page, ask, no = visitor.page, visitor.button("Leave"), visitor.button("No, not yet")
    for height in (844, 390):
        page.set_viewport_size({"width": 390, "height": height})
        for block in ("start", "end"):
            ask.evaluate("(button, block) => button.scrollIntoView({ block })", block)
            first = ask.bounding_box()
            assert first
            visitor.press(ask)
            for answer in (no, visitor.button("Let a bot play")):
                lies = answer.bounding_box()
                assert lies and not overlap(first, lies), (height, block, first, lies)
                assert lies["y"] >= 0 and lies["y"] + lies["height"] <= height
            x, y = first["x"] + first["width"] / 2, first["y"] + first["height"] / 2
            page.touchscreen.tap(x, y)
            expect(no).to_be_visible()
            page.keyboard.press("Escape")
            expect(no).to_have_count(0)


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Say whether two boxes have anything in common."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return (
        across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    )
