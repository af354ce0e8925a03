"""Wazabi in words: actions and positions as text, and back."""

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.contract import HIDDEN, NOBODY, Message, State
from sobremesa.engine.position import one_of, parsed, required, whole, written
from sobremesa.games.wazabi import rules
from sobremesa.games.wazabi.rules import (
    AIMS,
    BEGS,
    CARD,
    COPIES,
    DEAL,
    DICE,
    DRAW,
    DRAW_3,
    END,
    FALL_CARD,
    FALL_W,
    FIRST,
    GIVE,
    GIVES,
    HAND_OVER,
    KEEP_1,
    KEEP_2,
    KEEPS,
    KINDS,
    LEFT,
    MISS,
    MISSES,
    NO_CARD,
    OPTIONS,
    PAIRS,
    PASS,
    PURGE,
    RIGHT,
    ROLL,
    ROTATE,
    SEATS,
    SIDE,
    SKIP,
    START,
    STEAL,
    STRIP,
    TAKE,
    TEAMS,
    TO,
    W,
)

CARDS = (
    "remove1",
    "rotate",
    "remove2",
    "give",
    "steal",
    "strip",
    "draw3",
    "purge",
    "skip",
    "again",
)
FACES = "WCG"
FACE_DOWN = "?"
NONE = "-"
MOST = 9999  # points that a position can have
SEATED = (("holds", DICE), ("skips", int(COPIES[SKIP])), ("score", MOST))  # and at most how much
PHASES = (
    "deal",
    "start",
    "roll",
    "draw",
    "take",
    "miss",
    "give",
    "beg",
    "play",
    "aim",
    "side",
    "keep",
    "end",
)
SPOKEN = {PASS: "pass", LEFT: "left", RIGHT: "right", MISS: "miss"}
AIMED = {STEAL: "steal-from", STRIP: "strip", SKIP: "make-miss"}  # a die given: "give"


def unfit(players: int, options: Mapping[str, int | str]) -> str:
    """Say why so many cannot play by these options, or nothing if they can."""
    most = DICE // players
    if int(options["dice"]) > most:
        return f"{players} players can start with at most {most} dice each, not {options['dice']}"
    if options["teams"] == "yes" and players not in TEAMS:
        return f"teams of two are for 4 or 6 players, not {players}"
    if options["teams"] == "yes" and options["play_on"] == "yes":
        return "teams cannot play on: the first player out wins for the team"
    return ""


def say(s: State, action: int) -> str:
    """Return the notation of `action`: "play skip", "to 2", "keep give steal", "WWC" …"""
    if s.phase == ROLL:
        return "".join(face * n for face, n in zip(FACES, fall(s, action), strict=True))
    if s.phase == START:
        return f"{action}W"
    if s.phase <= TAKE:
        return CARDS[action]
    if action < KINDS:
        return f"play {CARDS[action]}"
    if action in SPOKEN:
        return SPOKEN[action]
    if action < KEEP_1:
        return f"to {action - TO}"
    return " ".join(["keep", *(CARDS[kind] for kind in kept(action))])


def fall(s: State, place: int) -> tuple[int, int, int]:
    """Return how many of the dice that roll now show W, a card and the give face."""
    dice = rules.thrown(s)
    w, card = (int(table[FIRST[dice] + place]) for table in (FALL_W, FALL_CARD))
    return w, card, dice - w - card


def kept(action: int) -> tuple[int, ...]:
    """Return the kinds of the cards that stay in a hand."""
    return (action - KEEP_1,) if action < KEEP_2 else PAIRS[action - KEEP_2]


def tell(s: State, action: int) -> Message | None:
    """Return the message that tells people of `action`, or None where there is nothing to say.

    `s` may be a view, and `action` HIDDEN.
    """
    if s.phase <= TAKE:
        return tell_luck(s, action)
    if s.phase == KEEPS:
        return tell_keep(s, action)
    if action in SPOKEN:
        return Message(SPOKEN[action])
    if action < KINDS:
        return Message("play", card=CARDS[action])
    whom = action - TO
    if s.phase == GIVES:
        return Message("give", whom=whom, count=int(s.owing) if s.gives else 1)
    if s.phase == BEGS:
        return Message("beg", whom=whom)
    if s.played == HAND_OVER:
        return Message("give", whom=whom, count=1)
    return Message(AIMED[int(s.played)], whom=whom)


def tell_luck(s: State, action: int) -> Message | None:
    """Tell of dice and cards that fall: of cards only what was seen, of dice when all lie."""
    seat = int(s.turn)
    if s.phase == START:
        return Message("start", seat=seat, count=action)
    if s.phase == TAKE and action != HIDDEN:
        return Message("take", seat=seat, whom=int(s.victim), card=CARDS[action])
    if s.phase == DRAW and action != HIDDEN:
        return Message("draw", seat=seat, card=CARDS[action])
    if s.phase != ROLL or s.loose > rules.thrown(s):
        return None
    w, card, give = (int(s.faces[i]) + n for i, n in enumerate(fall(s, action)))
    return Message("roll", seat=seat, w=w, cards=card, gives=give)


def tell_keep(s: State, action: int) -> Message:
    """Tell which cards somebody keeps, or to those who do not see them that he chooses."""
    if action == HIDDEN:
        return Message("keep-unseen")
    cards = [CARDS[kind] for kind in kept(action)]
    if len(cards) == 1:
        return Message("keep-one", card=cards[0])
    return Message("keep-two", card=cards[0], other=cards[1])


def event(before: State, after: State) -> Message | None:
    """Return the message that tells people what an action has brought about.

    That is a game's end, or where the others play on, that somebody is out; and what becomes of
    the discards.
    """
    if after.game != before.game or (after.phase == END and before.phase != END):
        return Message("game-over", game=int(before.game))
    for seat in range(after.players):
        if after.place[seat] != before.place[seat]:
            return Message("out", seat=seat, place=int(after.place[seat]))
    if before.phase == KEEPS:
        return Message("discarded", seat=int(before.victim), **lost(before, after))
    if before.discards.any() and not after.discards.any():
        return Message("reshuffled")
    return None


def lost(before: State, after: State) -> dict[str, int]:
    """Return how many cards of each kind somebody discarded who chose what to keep."""
    counts = after.discards - before.discards
    if after.played == NO_CARD:  # the card that made him choose lies there too by now
        counts[before.played] -= 1
    return dict(zip(CARDS, counts.tolist(), strict=True))


def hand(s: State, seat: int) -> list[str]:
    """Return the cards of `seat` by kind, those that are face down last."""
    known = named(s.hand[seat])
    return [*known, *[FACE_DOWN] * (int(s.cards[seat]) - len(known))]


def named(counts: Any) -> list[str]:
    """Return the names of some cards."""
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def table(s: State) -> dict[str, Any]:
    """Return what lies on the table, for programs."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "game": int(s.game),
        "turn": int(s.turn),
        "next": following(s),
        "direction": "left" if s.step > 0 else "right",
        "roll": {face: int(s.faces[i]) for i, face in enumerate(FACES)},
        "owing": int(s.owing),
        "due": int(s.due),
        "played": NONE if s.played == NO_CARD else CARDS[s.played],
        "pile": int(s.stock),
        "discards": named(s.discards),
        "hands": [hand(s, seat) for seat in seats],
        "dice": [int(s.holds[seat]) for seat in seats],
        "skips": [int(s.skips[seat]) for seat in seats],
        "place": [int(s.place[seat]) for seat in seats],
        "teams": [seat % (s.players // 2) for seat in seats] if s.teams else [],
        "points": [int(s.score[seat]) for seat in seats],
    }


def following(s: State) -> int:
    """Return whose turn is next as play goes now, or NOBODY once it is over."""
    return NOBODY if s.phase == END else int(rules.neighbour(s, int(s.turn), int(s.step)))


ENTRIES = (
    "hands",
    "discards",
    "pile",
    "holds",
    "skips",
    "place",
    "score",
    "phase",
    "turn",
    "direction",
    "game",
    "faces",
    "loose",
    "due",
    "owing",
    "played",
    "victim",
    "opening",
    "rolling",
    *(option.name for option in OPTIONS),
)


def position(s: State) -> str:
    """Return all of `s` on one line; what is named nowhere is in the pile, or face down."""
    seats = range(s.players)
    entries = {
        "hands": "/".join(joined(hand(s, seat)) for seat in seats),
        "discards": joined(named(s.discards)),
        "pile": s.stock,
        "holds": by_seat(s, "holds"),
        "skips": by_seat(s, "skips"),
        "place": by_seat(s, "place"),
        "score": by_seat(s, "score"),
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "direction": "left" if s.step > 0 else "right",
        "game": s.game,
        "faces": "/".join(map(str, s.faces)),
        "loose": s.loose,
        "due": s.due,
        "owing": s.owing,
        "played": NONE if s.played == NO_CARD else CARDS[s.played],
        "victim": NONE if s.victim == NOBODY else s.victim,
        "opening": by_seat(s, "opening"),
        "rolling": joined(members(s.rolling)),
        **{option.name: option.decode(s[option.name]) for option in OPTIONS},
    }
    return written(entries)


def joined(parts: list[Any]) -> str:
    """Return cards or seats as text."""
    return ".".join(map(str, parts)) or NONE


def by_seat(s: State, name: str) -> str:
    """Return a number of every seat as text."""
    return "/".join(str(s[name][seat]) for seat in range(s.players))


def members(seats: int) -> list[int]:
    """Return the seats of a sum of 1 << seat."""
    return [seat for seat in range(SEATS) if int(seats) >> seat & 1]


def place(text: str, s: State) -> None:
    """Set `s`, all zeros, to the position that `text` describes."""
    entries = parsed(text, ENTRIES)
    hands = required(entries, "hands").split("/")
    s.players = len(hands)
    if not 2 <= s.players <= SEATS:
        raise ValueError(f"a position has 2 to {SEATS} hands, not {len(hands)}")
    for option in OPTIONS:
        s[option.name] = option.encode(entries.get(option.name, option.default))
    reason = unfit(int(s.players), {o.name: o.decode(s[o.name]) for o in OPTIONS})
    if reason:
        raise ValueError(reason)
    place_turn(s, entries)
    place_roll(s, entries)
    for name, most in (*SEATED, ("place", int(s.players)), ("opening", int(s.dice))):
        place_seats(s, name, required(entries, name).split("/"), most)
    place_cards(s, hands, entries)
    agree(s)


def place_turn(s: State, entries: dict[str, str]) -> None:
    """Set whose turn it is, and what is going on in it."""
    s.phase = one_of(PHASES, required(entries, "phase"))
    s.turn = whole(required(entries, "turn"), s.players - 1)
    s.step = -1 if one_of(("left", "right"), required(entries, "direction")) else 1
    s.game = whole(required(entries, "game"), s.games)
    played, victim = required(entries, "played"), required(entries, "victim")
    s.played = NO_CARD if played == NONE else one_of(CARDS, played)
    s.victim = NOBODY if victim == NONE else whole(victim, s.players - 1)


def place_roll(s: State, entries: dict[str, str]) -> None:
    """Set what the dice show, and what of it is still to be done."""
    faces = required(entries, "faces").split("/")
    if len(faces) != len(FACES):
        raise ValueError(f"a roll is written like 2/1/1, not {'/'.join(faces)!r}")
    s.faces[:] = [whole(count, DICE) for count in faces]
    for name in ("loose", "due", "owing"):
        s[name] = whole(required(entries, name), DICE)
    seats = {whole(seat, s.players - 1) for seat in parted(required(entries, "rolling"))}
    s.rolling = sum(1 << seat for seat in seats)


def place_seats(s: State, name: str, numbers: list[str], most: int) -> None:
    """Set a number of every seat."""
    if len(numbers) != s.players:
        raise ValueError(f"{name} says something of {len(numbers)} seats, not of {s.players}")
    for seat, number in enumerate(numbers):
        s[name][seat] = whole(number, most)


def place_cards(s: State, hands: list[str], entries: dict[str, str]) -> None:
    """Set hands, discards and pile, where all that is named nowhere else must be."""
    for seat, cards in enumerate(map(parted, hands)):
        s.cards[seat] = len(cards)
        for card in cards:
            if card != FACE_DOWN:
                s.hand[seat, one_of(CARDS, card)] += 1
    for card in parted(required(entries, "discards")):
        s.discards[one_of(CARDS, card)] += 1
    for kind in range(KINDS):
        lying = int(s.hand[:, kind].sum()) + int(s.discards[kind]) + int(s.played == kind)
        lying += int(s.skips.sum()) if kind == SKIP else 0
        if lying > COPIES[kind]:
            raise ValueError(f"there are only {COPIES[kind]} cards {CARDS[kind]}, not {lying}")
        s.pile[kind] = COPIES[kind] - lying
    s.stock = whole(required(entries, "pile"), rules.CARDS)
    face_down = sum(map(int, s.cards)) - int(s.hand.sum())
    unseen = sum(map(int, s.pile))
    if s.stock + face_down != unseen:
        raise ValueError(
            f"{s.stock} cards in the pile and {face_down} face down are not the {unseen} left"
        )


def parted(text: str) -> list[str]:
    """Return the parts that `joined` joined."""
    return [] if text == NONE else text.split(".")


def agree(s: State) -> None:
    """Refuse a position whose parts contradict each other, or that nobody could go on from."""
    dry = s.phase in (DEAL, START, ROLL, MISSES, END)
    lying = int(s.faces[W]) + int(s.faces[CARD]) + int(s.owing)
    out = sorted(int(n) for n in s.place[: s.players] if n)
    needed = {STRIP: 1, PURGE: 2}.get(int(s.played), 0)  # what the victim keeps
    if sum(map(int, s.holds)) > int(s.dice) * int(s.players):
        raise ValueError(f"there are more dice than {s.players} times {s.dice}")
    for seat in range(s.players):
        if s.phase != END and (s.place[seat] == 0) != (s.holds[seat] > 0):
            raise ValueError(f"seat {seat} has {s.holds[seat]} dice and the place {s.place[seat]}")
    for true, claim in (
        (s.phase == END or s.place[s.turn] == 0, "whoever is to act is in the game"),
        ((s.loose > 0) == (s.phase == ROLL), "dice are loose while they roll"),
        ((s.due > 0) == draws(s), "cards are due while they are drawn"),
        (s.owing <= s.faces[GIVE], "only dice with the give face are owed"),
        (s.owing > 0 or s.phase != GIVES, "dice are owed while they are given away"),
        (s.due <= max(3, s.faces[CARD]), "only card faces and cards let draw"),
        (s.skips[s.turn] > 0 or s.phase != MISSES, "a card lies there for a turn to be missed"),
        (s.rolling >> s.turn & 1 or s.phase != START, "whoever is to act rolls for the start"),
        ((s.victim != NOBODY) == (s.phase in (TAKE, KEEPS)), "a victim is taken from or chooses"),
        (s.victim != s.turn or s.played == PURGE, "nobody is his own victim"),
        (int(s.played) in PLAYED.get(int(s.phase), (NO_CARD,)), "the card played fits the phase"),
        (dry or lying <= s.holds[s.turn], "nobody has fewer dice than lie there"),
        (s.phase != ROLL or s.loose + s.faces.sum() == s.holds[s.turn], "all dice roll"),
        (s.phase in (MISSES, END) or s.skips[s.turn] == 0, "who is to miss a turn does not roll"),
        (s.phase == END or out == list(range(1, len(out) + 1)), "places are 1, 2, 3 …"),
        (s.phase == END or len(out) <= (s.players - 2) * s.play_on, "at least two play"),
        (s.phase != DEAL or s.cards[s.turn] < rules.HAND, "three cards are dealt"),
        (s.phase != DRAW or s.stock > 0, "what is drawn is in the pile"),
        (s.phase not in (TAKE, KEEPS) or s.cards[s.victim] > needed, "a victim has cards"),
        (
            s.phase not in (AIMS, BEGS) or rules.legal_seats(s, [0] * SEATS),
            "there is somebody to choose",
        ),
        (s.game > 0, "games count from 1"),
    ):
        if not true:
            raise ValueError(f"the position contradicts itself: {claim}")


PLAYED = {
    DRAW: (NO_CARD, STEAL, DRAW_3),
    BEGS: (NO_CARD, DRAW_3),
    TAKE: (NO_CARD, STEAL, DRAW_3),
    AIMS: (HAND_OVER, *AIMED),
    SIDE: (ROTATE,),
    KEEPS: (STRIP, PURGE),
}


def draws(s: State) -> bool:
    """Say whether the player whose turn it is is to draw cards."""
    return s.phase in (DRAW, BEGS) or (s.phase == TAKE and s.played != STEAL)
