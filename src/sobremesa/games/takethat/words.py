"""Take That in words: actions and positions as text, and back."""

from typing import Any

from sobremesa.engine.contract import HIDDEN, Message, State
from sobremesa.engine.position import one_of, parsed, required, whole, written
from sobremesa.games.takethat import rules
from sobremesa.games.takethat.rules import (
    CARDS,
    DEAL,
    DECADE,
    END,
    FACE_DOWN,
    FACE_UP,
    IN_HAND,
    IN_PILE,
    IN_ROW,
    MIRROR,
    NO_CARD,
    NUMBERS,
    OPTIONS,
    PAIR,
    REACH,
    TAKE,
    UNDER,
    UNSEEN,
)

NONE = "-"
UNKNOWN = "?"
PHASES = ("deal", "draw", "under", "turn", "start", "end")
PILES = {"up": FACE_UP, "down": FACE_DOWN, "unseen": UNSEEN}


def say(s: State, action: int) -> str:
    """Return the notation of `action`: "play 34", "pair 94", "take", or the card that falls."""
    if s.phase <= UNDER:
        return str(NUMBERS[action])
    if action == TAKE:
        return "take"
    return f"pair {NUMBERS[action - PAIR]}" if action >= PAIR else f"play {NUMBERS[action]}"


def tell(s: State, action: int) -> Message | None:
    """Return the message that tells people of `action`, or None where there is nothing to say."""
    if s.phase == UNDER:
        return Message("under", seat=int(s.turn))
    if s.phase <= UNDER:
        if s.phase == DEAL or action == HIDDEN:
            return None
        return Message("draw", seat=int(s.turn), card=str(NUMBERS[action]))
    if action == TAKE:
        return Message("take", count=int(s.length), cost=rules.row_cost(s))
    if action >= PAIR:
        card = action - PAIR
        return Message("pair", card=str(NUMBERS[card]), mirror=str(NUMBERS[MIRROR[card]]))
    return Message("play", card=str(NUMBERS[action]))


def event(before: State, after: State) -> Message | None:
    """Return the message that tells people what an action has brought about: a game's end."""
    if after.game == before.game and (after.phase != END or before.phase == END):
        return None
    return Message("game-over", game=int(before.game))


def table(s: State) -> dict[str, Any]:
    """Return what lies on the table, for programs."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "game": int(s.game),
        "row": [int(NUMBERS[card]) for card in s.row[: s.length]],
        "cost": rules.row_cost(s),
        "span": span(s),
        "pile": int(s.stock),
        "hands": [hand(s, seat) for seat in seats],
        "up": [lying(s, FACE_UP + seat) for seat in seats],
        "down": [lying(s, FACE_DOWN + seat) for seat in seats],
        "minus": [taken(s, seat) for seat in seats],
        "unseen": [int(s.unseen[seat]) for seat in seats],
        "points": [int(rules.standing(s, seat)) for seat in seats],
    }


def span(s: State) -> list[int]:
    """Return from which number to which one a card may be laid, or nothing without a row. §3.2"""
    if s.length == 0:
        return []
    end = int(NUMBERS[s.row[s.length - 1]])
    return [max(end - REACH, int(NUMBERS[0])), min(end + REACH, int(NUMBERS[-1]))]


def taken(s: State, seat: int) -> int:
    """Return what the cards cost that a seat took with the row. §5.2"""
    places = s.place.tolist()
    return sum(int(rules.cost(card)) for card in range(CARDS) if places[card] == FACE_DOWN + seat)


def hand(s: State, seat: int) -> list[int | str]:
    """Return the numbers in a hand, or as many question marks."""
    cards = s.hand[seat, : s.cards[seat]]
    return [UNKNOWN if card == NO_CARD else int(NUMBERS[card]) for card in cards]


def lying(s: State, place: int) -> list[int]:
    """Return the numbers of the cards at a place, in order."""
    places = s.place.tolist()  # much faster to read
    return [int(NUMBERS[card]) for card in range(CARDS) if places[card] == place]


def unseen(s: State, seat: int) -> list[int | str]:
    """Return the cards that came to a seat unseen, or as many question marks."""
    known = lying(s, UNSEEN + seat)
    return [*known, *[UNKNOWN] * (int(s.unseen[seat]) - len(known))]


ENTRIES = (
    "hands",
    "row",
    "up",
    "down",
    "unseen",
    "pile",
    "phase",
    "turn",
    "dealer",
    "game",
    "score",
    *(option.name for option in OPTIONS),
)


def position(s: State) -> str:
    """Return all of `s` on one line; what is named nowhere is in the pile, or face down."""
    seats = range(s.players)
    entries = {
        "hands": "/".join(joined(hand(s, seat)) for seat in seats),
        "row": joined([int(NUMBERS[card]) for card in s.row[: s.length]]),
        "up": "/".join(joined(lying(s, FACE_UP + seat)) for seat in seats),
        "down": "/".join(joined(lying(s, FACE_DOWN + seat)) for seat in seats),
        "unseen": "/".join(joined(unseen(s, seat)) for seat in seats),
        "pile": s.stock,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "dealer": s.dealer,
        "game": s.game,
        "score": "/".join(str(s.score[seat]) for seat in seats),
        **{option.name: option.decode(s[option.name]) for option in OPTIONS},
    }
    return written(entries)


def joined(cards: list[Any]) -> str:
    """Return cards as text."""
    return ".".join(map(str, cards)) or NONE


def place(text: str, s: State) -> None:
    """Set `s`, all zeros, to the position that `text` describes."""
    entries = parsed(text, ENTRIES)
    hands = required(entries, "hands").split("/")
    s.players = len(hands)
    if not 2 <= s.players <= rules.SEATS:
        raise ValueError(f"a position has 2 to {rules.SEATS} hands, not {len(hands)}")
    s.row[:] = NO_CARD
    s.hand[:] = NO_CARD
    for seat, cards in enumerate(hands):
        place_hand(s, seat, parted(cards))
    for card in parted(required(entries, "row")):
        s.row[s.length] = put(s, card, IN_ROW)
        s.length += 1
    s.phase = one_of(PHASES, required(entries, "phase"))
    place_piles(s, entries)
    place_numbers(s, entries)
    for option in OPTIONS:
        s[option.name] = option.encode(entries.get(option.name, option.default))


def place_hand(s: State, seat: int, cards: list[str]) -> None:
    """Set the hand of `seat`."""
    if len(cards) > rules.HAND:
        raise ValueError(f"nobody has {len(cards)} cards")
    known = sorted(put(s, card, IN_HAND + seat) for card in cards if card != UNKNOWN)
    s.hand[seat, : len(known)] = known
    s.cards[seat] = len(cards)


def place_piles(s: State, entries: dict[str, str]) -> None:
    """Set the cards that lie before the players, and what they count in the running game."""
    for name, where in PILES.items():
        for seat, cards in enumerate(by_seat(s, entries, name)):
            for card in parted(cards):
                if card != UNKNOWN:
                    put(s, card, where + seat)
            if name == "unseen":
                s.unseen[seat] = len(parted(cards))
    if s.phase == END:
        return
    for seat in range(s.players):
        s.plus[seat] = len(lying(s, FACE_UP + seat))
        down = [card for card in range(CARDS) if s.place[card] == FACE_DOWN + seat]
        s.minus[seat] = sum(int(rules.cost(card)) for card in down)


def place_numbers(s: State, entries: dict[str, str]) -> None:
    """Set the pile, whose turn it is, the game and the score."""
    for card in range(CARDS):
        s.decade[DECADE[card]] += s.place[card] == IN_PILE
    s.stock = whole(required(entries, "pile"), CARDS)
    s.turn = whole(required(entries, "turn"), s.players - 1)
    s.dealer = whole(required(entries, "dealer"), s.players - 1)
    s.game = whole(required(entries, "game"), 10)
    for seat, points in enumerate(by_seat(s, entries, "score")):
        if not points.removeprefix("-").isdecimal() or len(points) > 5:
            raise ValueError(f"{points!r} is not a score")
        s.score[seat] = int(points)


def put(s: State, number: str, where: int) -> int:
    """Put the card with a number at a place where it was not yet, and return the card."""
    if number not in map(str, NUMBERS):
        raise ValueError(f"there is no card {number!r}")
    card = [str(n) for n in NUMBERS].index(number)
    if s.place[card] != IN_PILE:
        raise ValueError(f"the card {number} is in two places")
    s.place[card] = where
    return card


def parted(text: str) -> list[str]:
    """Return the cards that a text names."""
    return [] if text == NONE else text.split(".")


def by_seat(s: State, entries: dict[str, str], name: str) -> list[str]:
    """Return an entry that says something of every seat."""
    parts = required(entries, name).split("/")
    if len(parts) != s.players:
        raise ValueError(f"{name} says something of {len(parts)} seats, not of {s.players}")
    return parts
