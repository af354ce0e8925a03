"""L.L.A.M.A. in words: actions and positions as text, and back."""

import re
from typing import Any

from sobremesa.engine.contract import HIDDEN, NOBODY, Message, State
from sobremesa.engine.position import one_of, parsed, required, whole, written
from sobremesa.games.llama.rules import (
    COPIES,
    DEAL,
    DRAW,
    END,
    KEEP,
    KINDS,
    NO_CARD,
    OPTIONS,
    QUIT,
    RETURN_1,
    RETURN_10,
    SEATS,
)

CARDS = "123456L"
FACE_DOWN = "?"
NONE = "-"
MOST = 9999  # points, or rounds, that a position can have
PHASES = ("deal", "turn", "return", "end")
SPOKEN = {
    DRAW: "draw",
    QUIT: "quit",
    KEEP: "keep",
    RETURN_1: "return 1",
    RETURN_10: "return 10",
}


def say(s: State, action: int) -> str:
    """Return the notation of `action`: the card where one falls, "play 5", "draw", "quit"…"""
    if s.phase == DEAL:
        return CARDS[action]
    return SPOKEN.get(action) or f"play {CARDS[action]}"


def tell(s: State, action: int) -> Message | None:
    """Return the message that tells people of `action`, or None where there is nothing to say.

    `s` may be a view, and `action` HIDDEN.
    """
    if s.phase == DEAL:
        return tell_fall(s, action)
    if action < KINDS:
        return Message("play", card=CARDS[action])
    return Message(SPOKEN[action].replace(" ", "-"))


def tell_fall(s: State, kind: int) -> Message | None:
    """Tell of a card that falls: not of those dealt at the start of a round, nor of hidden ones."""
    if s.drawer == NOBODY:
        return Message("turn-up", card=CARDS[kind])
    if s.top == NO_CARD or kind == HIDDEN:
        return None
    return Message("receive", seat=int(s.drawer), card=CARDS[kind])


def event(before: State, after: State) -> Message | None:
    """Return the message that tells people what an action has brought about: a round's end."""
    if after.rounds == before.rounds and (after.phase != END or before.phase == END):
        return None
    return Message("round-over", round=int(before.rounds))


def hand(s: State, seat: int) -> str:
    """Return the cards of `seat` in order, those that are face down last."""
    cards = "".join(CARDS[kind] * int(s.hand[seat, kind]) for kind in range(KINDS))
    return cards + FACE_DOWN * (int(s.cards[seat]) - len(cards))


def table(s: State) -> dict[str, Any]:
    """Return what lies on the table, for programs."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.rounds),
        "top": NONE if s.top == NO_CARD else CARDS[s.top],
        "pile": int(s.stock),
        "hands": [hand(s, seat) for seat in seats],
        "quit": [bool(s.quit[seat]) for seat in seats],
        "points": [int(s.score[seat]) for seat in seats],
    }


ENTRIES = (
    "hands",
    "top",
    "phase",
    "turn",
    "drawer",
    "first",
    "last",
    "pile",
    "points",
    "round",
    *(option.name for option in OPTIONS),
)


def position(s: State) -> str:
    """Return all of `s` on one line.

    Hands show quitters with a "!"; the pile is how many cards it has, and how many of each
    kind, 1 to llama, are in it or face down.
    """
    seats = range(s.players)
    hands = "/".join((hand(s, p) or NONE) + "!" * int(s.quit[p]) for p in seats)
    entries = {
        "hands": hands,
        "top": NONE if s.top == NO_CARD else CARDS[s.top],
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "drawer": said_seat(s.drawer),
        "first": s.first,
        "last": said_seat(s.last),
        "pile": f"{s.stock}/{''.join(str(n) for n in s.pile)}",
        "points": "/".join(str(s.score[seat]) for seat in seats),
        "round": s.rounds,
        **{option.name: option.decode(s[option.name]) for option in OPTIONS},
    }
    return written(entries)


def said_seat(seat: int) -> str:
    """Return the notation of a seat or of nobody."""
    return NONE if seat == NOBODY else str(seat)


def place(text: str, s: State) -> None:
    """Set `s`, all zeros, to the position that `text` describes."""
    entries = parsed(text, ENTRIES)
    hands = required(entries, "hands").split("/")
    s.players = len(hands)
    if not 2 <= s.players <= SEATS:
        raise ValueError(f"a position has 2 to {SEATS} hands, not {len(hands)}")
    for seat, cards in enumerate(hands):
        place_hand(s, seat, cards)
    s.active = s.players - sum(map(int, s.quit))
    s.top = NO_CARD if entries.get("top") == NONE else place_card(required(entries, "top"))
    s.phase = one_of(PHASES, required(entries, "phase"))
    s.turn, s.first = (place_seat(s, entries, name) for name in ("turn", "first"))
    s.drawer, s.last = (place_seat(s, entries, name, NOBODY) for name in ("drawer", "last"))
    place_pile(s, required(entries, "pile"))
    place_points(s, required(entries, "points").split("/"))
    s.rounds = whole(required(entries, "round"), MOST)
    for option in OPTIONS:
        s[option.name] = option.encode(entries.get(option.name, option.default))


def place_hand(s: State, seat: int, text: str) -> None:
    """Set the hand of `seat`."""
    s.quit[seat] = text.endswith("!")
    cards = text.removesuffix("!").replace(NONE, "")
    s.cards[seat] = len(cards)
    for card in cards.replace(FACE_DOWN, ""):
        s.hand[seat, place_card(card)] += 1


def place_pile(s: State, text: str) -> None:
    """Set the pile: how many cards it has, and how many of each kind were not seen elsewhere."""
    if not re.fullmatch(rf"\d+/[0-{COPIES}]{{{KINDS}}}", text):
        raise ValueError(f"a pile is written like 43/6677788, not {text!r}")
    stock, _, kinds = text.partition("/")
    for kind in range(KINDS):
        s.pile[kind] = int(kinds[kind])
        if sum(int(s.hand[seat, kind]) for seat in range(SEATS)) + s.pile[kind] > COPIES:
            raise ValueError(f"there are more than {COPIES} cards {CARDS[kind]} in {text!r}")
    face_down = sum(map(int, s.cards)) - int(s.hand.sum())
    if int(stock) + face_down != sum(map(int, s.pile)):
        raise ValueError(f"{stock} cards and {face_down} face down are not those of {text!r}")
    s.stock = int(stock)


def place_points(s: State, points: list[str]) -> None:
    """Set the points of each seat."""
    if len(points) != s.players:
        raise ValueError(f"{len(points)} points were given for {s.players} hands")
    for seat, chips in enumerate(points):
        s.score[seat] = whole(chips, MOST)


def place_card(card: str) -> int:
    """Return the kind that a card's letter stands for."""
    return one_of(tuple(CARDS), card.upper())


def place_seat(s: State, entries: dict[str, str], name: str, missing: int | None = None) -> int:
    """Return the seat that an entry names, or nobody's where there may be none."""
    text = required(entries, name)
    if text == NONE and missing is not None:
        return missing
    return whole(text, s.players - 1)
