"""Wazabi drawn for the terminal: it draws a view and knows no rule."""

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech
from sobremesa.games.wazabi.rules import COST, GIVE, KINDS, ROLL, partners
from sobremesa.games.wazabi.words import CARDS, FACE_DOWN, hand, named

FACES = (("W", "green"), ("▤", "cyan"), ("➜", "yellow"))  # each has a sign beside its colour
DIE, BACK = "■", "░"
WIDE = 11  # letters in a line of a card
LINES = 3  # of a card's name


def draw(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table as the viewer sees it."""
    parts: list[RenderableType] = [players(view, names, speech)]
    parts.append(Text("\n".join(middle(view, speech))))
    if view.state.faces.any():
        parts.append(dice(view))
    if view.seat >= 0:
        parts.append(own(view, speech))
    return Group(*parts)


def describe(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table in words alone, for those who listen to it."""
    s = view.state
    lines = [described_player(view, seat, names[seat], speech) for seat in range(s.players)]
    lines += middle(view, speech)
    if view.seat >= 0:
        lines.append(speech.say("plain-hand", cards=spoken_cards(hand(s, view.seat), speech)))
    return Text("\n".join(lines))


def spoken_cards(cards: list[str], speech: Speech) -> str:
    """Return the names of some cards, with how many if there are several of a kind."""
    counted = Counter(name for name in cards if name != FACE_DOWN)
    spoken = {name: speech.say("card", card=name) for name in counted}
    shown = [f"{n} × {spoken[name]}" if n > 1 else spoken[name] for name, n in counted.items()]
    return "; ".join(shown) or "—"  # some names have commas


def described_player(view: View, seat: int, name: str, speech: Speech) -> str:
    """Return in words what everybody sees of a player."""
    s = view.state
    facts = {
        "who": name,
        "mate": "yes" if mates(view, seat) else "no",
        "counts": "yes" if s.games > 1 or s.score[seat] else "no",
        "points": int(s.score[seat]),
    }
    if s.place[seat] and not s.holds[seat]:
        return speech.say("player-out", place=int(s.place[seat]), **facts)
    held = {"dice": int(s.holds[seat]), "cards": int(s.cards[seat]), "skips": int(s.skips[seat])}
    return speech.say("player", **held, **facts)


def mates(view: View, seat: int) -> bool:
    """Say whether a seat is the viewer's partner's."""
    return view.seat >= 0 and view.seat != seat and bool(partners(view.state, seat, view.seat))


def players(view: View, names: Sequence[str], speech: Speech) -> Table:
    """Return lines for each player: whose turn, dice, cards, turns to miss, the points."""
    s = view.state
    table = Table.grid(padding=(0, 1))
    for seat in range(s.players):
        acts = seat == view.to_act
        text = Text(described_player(view, seat, names[seat], speech), "bold" if acts else "")
        pictures = f"  {DIE * int(s.holds[seat])} {BACK * int(s.cards[seat])}"
        table.add_row(Text("▶" if acts else " "), text + Text(pictures, "dim"))
    return table


def middle(view: View, speech: Speech) -> list[str]:
    """Return what there is to say of the tournament, the pile, the direction, discards and roll."""
    s = view.state
    lines = []
    if s.games > 1:
        lines.append(speech.say("game-of", game=int(s.game), games=int(s.games)))
    side = "left" if s.step > 0 else "right"
    lines.append(speech.say("middle", pile=int(s.stock), side=side))
    cards = named(s.discards)
    lines.append(speech.say("discards", count=len(cards), cards=spoken_cards(cards, speech)))
    if s.faces.any():
        w, card, give = s.faces.tolist()
        lines.append(speech.say("the-roll", w=w, cards=card, gives=give))
    return lines


def dice(view: View) -> RenderableType:
    """Return the dice of this turn's roll, without those that have been given away."""
    s = view.state
    counts = [*s.faces[:GIVE], s.faces[GIVE] if s.phase == ROLL else s.owing]
    shown = [picture for picture, n in zip(FACES, counts, strict=True) for _ in range(n)]
    return Columns([Text(f"╭───╮\n│ {sign} │\n╰───╯", style) for sign, style in shown])


def own(view: View, speech: Speech) -> RenderableType:
    """Return the viewer's own hand, with the cards that may be played raised and bright."""
    kinds = [CARDS.index(name) for name in hand(view.state, view.seat) if name != FACE_DOWN]
    usable = [action for action in view.legal if action < KINDS]
    return Columns([card(kind, speech, raised=kind in usable) for kind in kinds])


def card(kind: int, speech: Speech, *, raised: bool) -> Text:
    """Return a picture of a card: what it does, and its cost in W."""
    name = wrap(speech.say("card", card=CARDS[kind]), WIDE)[:LINES]
    words = [*name, *[""] * (LINES - len(name)), "W" * int(COST[kind]) or "–"]
    lines = [f"╭{'─' * WIDE}╮", *(f"│{line:^{WIDE}}│" for line in words), f"╰{'─' * WIDE}╯"]
    space = " " * (WIDE + 2)
    return Text(
        "\n".join([*lines, space] if raised else [space, *lines]), "bold" if raised else "dim"
    )
