"""L.L.A.M.A. drawn for the terminal: it draws a view and knows no rule."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech
from sobremesa.games.llama.rules import GIVE_BACK, NO_CARD
from sobremesa.games.llama.words import CARDS, FACE_DOWN, hand

COLOURS = ("cyan", "green", "yellow", "dark_orange", "red", "magenta", "reverse")
SIGNS = (" ⚀ ", " ⚁ ", " ⚂ ", " ⚃ ", " ⚄ ", " ⚅ ", "ama")  # beside its colour, each kind's own
BACK = "░"
BLACK, WHITE = "●", "○"


def draw(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table as the viewer sees it."""
    s = view.state
    parts: list[RenderableType] = [players(view, names, speech), Text()]
    if s.top != NO_CARD:
        parts.append(middle(view, speech))
    if view.seat >= 0:
        parts.append(own(view))
    return Group(*parts)


def describe(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table in words alone, for those who listen to it."""
    s = view.state
    lines = [described_player(view, seat, names[seat], speech) for seat in range(s.players)]
    if s.top != NO_CARD:
        lines.append(speech.say("plain-middle", card=CARDS[s.top], count=int(s.stock)))
    if view.seat >= 0:
        held = (speech.say("card", card=letter) for letter in hand(s, view.seat))
        lines.append(speech.say("plain-hand", hand=", ".join(held)))
    return Text("\n".join(lines))


def described_player(view: View, seat: int, name: str, speech: Speech) -> str:
    """Return in words what everybody sees of a player."""
    s = view.state
    cards, points = int(s.cards[seat]), int(s.score[seat])
    quit_ = f" ({speech.say('has-quit')})" if s.quit[seat] else ""
    return speech.say("plain-player", who=name + quit_, count=cards, points=points)


def players(view: View, names: Sequence[str], speech: Speech) -> Table:
    """Return a line for each player: whose turn, how many cards, the chips."""
    s = view.state
    table = Table.grid(padding=(0, 2))
    for seat in range(s.players):
        mark = "▶" if seat == view.to_act else " "
        style = "bold" if seat == view.to_act else "dim" if s.quit[seat] else ""
        table.add_row(
            Text(f"{mark} {names[seat]}", style),
            Text(speech.say("cards", count=int(s.cards[seat])), style),
            shown(view, seat, speech),
            chips(int(s.score[seat])),
            Text(speech.say("points", points=int(s.score[seat])), style),
        )
    return table


def shown(view: View, seat: int, speech: Speech) -> Text:
    """Return the hand of `seat` in small: face up, face down or laid down."""
    text = Text()
    for card in hand(view.state, seat):
        if card == FACE_DOWN:
            text.append(BACK, "dim")
        else:
            text.append(card, COLOURS[CARDS.index(card)])
    if view.state.quit[seat] and view.state.phase != GIVE_BACK:
        text.append(f" {speech.say('has-quit')}", "dim")
    return text


def chips(points: int) -> Text:
    """Return the chips that make up `points`, the black ones first."""
    return Text(BLACK * (points // 10) + WHITE * (points % 10))


def middle(view: View, speech: Speech) -> RenderableType:
    """Return the discards and the pile."""
    s = view.state
    pile = Text(f"{speech.say('pile')}: {speech.say('cards', count=int(s.stock))}")
    label = Text(f"{speech.say('discards')}:")
    return Columns([Group("", label), card(s.top), Group("", pile)], padding=(0, 2))


def own(view: View) -> RenderableType:
    """Return the viewer's own hand, with the cards that may be played raised and bright."""
    cards = hand(view.state, view.seat)
    kinds = [CARDS.index(letter) for letter in cards if letter != FACE_DOWN]
    return Columns(
        [card(kind, raised=kind in view.legal, dim=bool(view.legal)) for kind in kinds],
        padding=(0, 1),
    )


def card(kind: int, *, raised: bool = True, dim: bool = False) -> Text:
    """Return a picture of a card of `kind`; lowered and dim if it is in the way."""
    style = f"bold {COLOURS[kind]}" if raised or not dim else f"dim {COLOURS[kind]}"
    picture = ["╭───╮", f"│ {CARDS[kind]} │", f"│{SIGNS[kind]}│", "╰───╯"]
    lowered = ["     ", *picture]
    return Text("\n".join([*picture, "     "] if raised else lowered), style)
