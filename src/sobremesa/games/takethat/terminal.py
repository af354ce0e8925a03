"""Take That drawn for the terminal: it draws a view and knows no rule."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech
from sobremesa.games.takethat.rules import CARDS, MIRROR, NO_CARD, NUMBERS, PAIR, row_cost, standing
from sobremesa.games.takethat.words import hand

COLOURS = ("cyan", "green", "yellow", "dark_orange", "red", "magenta", "blue", "white")
TOAD, OTHER = "oo", "  "  # a toad's eyes


def draw(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table as the viewer sees it."""
    parts: list[RenderableType] = [players(view, names, speech), Text()]
    parts.append(Text(middle(view, speech)))
    parts.append(row(view))
    if view.seat >= 0:
        parts.append(own(view))
    return Group(*parts)


def describe(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table in words alone, for those who listen to it."""
    s = view.state
    lines = [described_player(view, seat, names[seat], speech) for seat in range(s.players)]
    lines.append(middle(view, speech))
    lines.append(speech.say("plain-row", row=", ".join(map(str, view.table["row"])) or "—"))
    if view.seat >= 0:
        held = ", ".join(map(str, hand(s, view.seat)))
        lines.append(speech.say("plain-hand", hand=held or "—"))
    return Text("\n".join(lines))


def described_player(view: View, seat: int, name: str, speech: Speech) -> str:
    """Return in words what everybody sees of a player."""
    s = view.state
    facts = {
        "who": name,
        "count": int(s.cards[seat]),
        "plus": int(s.plus[seat]),
        "minus": int(s.minus[seat]),
        "unseen": int(s.unseen[seat]),
        "points": int(standing(s, seat)),
    }
    return speech.say("player", **facts)


def players(view: View, names: Sequence[str], speech: Speech) -> Table:
    """Return a line for each player: whose turn, cards, pairs, what was taken, the points."""
    table = Table.grid(padding=(0, 2))
    for seat in range(view.state.players):
        acts = seat == view.to_act
        text = described_player(view, seat, names[seat], speech)
        table.add_row(Text("▶" if acts else " "), Text(text, "bold" if acts else ""))
    return table


def middle(view: View, speech: Speech) -> str:
    """Return what there is to say of the pile and the row."""
    s = view.state
    return speech.say("middle", pile=int(s.stock), count=int(s.length), cost=row_cost(s))


def row(view: View) -> RenderableType:
    """Return the row; cards that the viewer can pair are raised."""
    paired = {int(MIRROR[a - PAIR]) for a in view.legal if PAIR <= a < PAIR + CARDS}
    cards = [int(card) for card in view.state.row[: view.state.length]]
    return Columns([picture(card, raised=card in paired) for card in cards], padding=(0, 0))


def own(view: View) -> RenderableType:
    """Return the viewer's own hand, with the cards that may be played or paired raised."""
    usable = {action % CARDS for action in view.legal if action < PAIR + CARDS}
    cards = [int(c) for c in view.state.hand[view.seat, : view.state.cards[view.seat]]]
    shown = [picture(card, raised=card in usable) for card in cards if card != NO_CARD]
    return Columns(shown, padding=(0, 1))


def picture(card: int, *, raised: bool) -> Text:
    """Return a picture of a card: its number, its decade's colour, a toad's eyes."""
    number = int(NUMBERS[card])
    sign = TOAD if MIRROR[card] == NO_CARD else OTHER
    lines = ["╭──╮", f"│{number}│", f"│{sign}│", "╰──╯"]
    style = f"{'bold ' if raised else ''}{COLOURS[number // 10 % len(COLOURS)]}"
    return Text("\n".join([*lines, "    "] if raised else ["    ", *lines]), style)
