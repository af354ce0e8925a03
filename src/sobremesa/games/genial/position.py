"""Positions of Genial as text, and back."""

from collections.abc import Iterator, Mapping

import numpy as np

from sobremesa.engine.contract import BadPosition, State
from sobremesa.engine.position import one_of, parsed, required, whole, written
from sobremesa.games.genial import memory, rules
from sobremesa.games.genial.board import COLOURS, OPEN, SYMBOL_CELL
from sobremesa.games.genial.memory import MEMORY
from sobremesa.games.genial.notation import (
    LETTERS,
    NONE,
    PHASES,
    TILE_NAME,
    UNKNOWN,
    board_colours,
    board_text,
    joined,
    parted,
    tile_kind,
    tiles,
)
from sobremesa.games.genial.rules import (
    CHOICE,
    DEAL,
    EMPTY,
    END,
    EXTRA,
    OPTIONS,
    RENEWAL,
    SEATS,
    TOP,
    TURN,
)
from sobremesa.games.genial.tiles import COPIES, KIND_COLOURS, KINDS

HALVES = 40  # of each colour, on all tiles
ENTRIES = (
    "board",
    "racks",
    "markers",
    "bag",
    "shown",
    "fresh",
    "phase",
    "turn",
    "extra",
    *(option.name for option in OPTIONS),
)


def unfit(players: int, options: Mapping[str, int | str]) -> str:
    """Say why so many cannot play by these options, or nothing if they can."""
    if options["teams"] == "yes" and players != SEATS:
        return f"teams of two are for {SEATS} players, not {players}"
    return ""


def position(s: State) -> str:
    """Return all of `s` on one line; `bag` counts by kind what is not seen."""
    seats = range(s.players)
    rows = s.shown[: s.renewals + int(s.phase == RENEWAL)]
    fresh = (joined(row[: s.players]) for row in s.fresh[: s.renewals])
    entries = {
        "board": board_text(s.board, int(s.players)),
        "racks": "/".join(joined(aged_rack(s, seat)) for seat in seats),
        "markers": "/".join(joined(s.mark[seat]) for seat in range(score_boards(s))),
        "bag": "".join(map(str, s.bag)),
        "shown": "/".join(joined(tiles(row)) for row in rows) or NONE,
        "fresh": "/".join(fresh) or NONE,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "extra": s.extra,
        **{option.name: option.decode(s[option.name]) for option in OPTIONS},
    }
    return written(entries)


def aged_rack(s: State, seat: int) -> Iterator[str]:
    """Yield the tiles of a rack, each with its age unless that is 0, those face down last."""
    for kind in range(KINDS):
        for place in reversed(range(s.hand[seat, kind])):
            age = int((s.since[:, seat, kind] > place).sum())
            yield TILE_NAME[kind] + (str(age) if age else "")
    yield from [UNKNOWN] * (int(s.held[seat]) - memory.in_hand(s, seat))


def score_boards(s: State) -> int:
    """Return how many score boards are in use, or double ones."""
    return 2 if s.teams else int(s.players)


def place(text: str, s: State) -> None:
    """Set `s`, all zeros, to the position that `text` describes."""
    entries = parsed(text, ENTRIES)
    racks = required(entries, "racks").split("/")
    if len(racks) > SEATS:
        raise BadPosition(f"a position has 1 to {SEATS} racks, not {len(racks)}")
    s.players = len(racks)
    for option in OPTIONS:
        s[option.name] = option.encode(entries.get(option.name, option.default))
    reason = unfit(int(s.players), {o.name: o.decode(s[o.name]) for o in OPTIONS})
    if reason:
        raise BadPosition(reason)
    s.phase = one_of(PHASES, required(entries, "phase"))
    s.turn = whole(required(entries, "turn"), s.players - 1)
    s.extra = whole(required(entries, "extra"), 2 * COLOURS)
    place_board(s, required(entries, "board"))
    place_renewals(s, required(entries, "shown"), required(entries, "fresh"))
    place_racks(s, racks)
    place_markers(s, required(entries, "markers"))
    place_bag(s, required(entries, "bag"))
    agree(s)


def parts(text: str, count: int, name: str) -> list[str]:
    """Return as many parts of an entry."""
    found = text.split("/")
    if len(found) != count:
        raise BadPosition(f"{name} has {len(found)} parts, not {count}")
    return found


def place_board(s: State, text: str) -> None:
    """Set the board, and with it the edges that are open."""
    colours = board_colours(text, int(s.players))
    printed = {int(cell): colour for colour, cell in enumerate(SYMBOL_CELL)}
    if any(colours.get(cell) != colour for cell, colour in printed.items()):
        raise BadPosition("the six printed symbols are not where they belong")
    s.board[:] = EMPTY
    s.open[:] = OPEN[s.players - 1]
    for cell, colour in colours.items():
        rules.cover(s, cell, colour)
    s.placed = (len(colours) - COLOURS) // 2


def place_renewals(s: State, shown: str, fresh: str) -> None:
    """Set what is remembered of renewals; during one its tiles lie aside, and none is newer."""
    rows = [] if fresh == NONE else fresh.split("/")
    asides = len(rows) + int(s.phase == RENEWAL)
    if asides > MEMORY:
        raise BadPosition(f"no more than {MEMORY} renewals are remembered, not {asides}")
    s.renewals = len(rows)
    for i, row in enumerate(rows):
        counts = row.split(".")
        if len(counts) != s.players:
            raise BadPosition(f"fresh counts for {len(counts)} racks, not {s.players}")
        s.fresh[i, : s.players] = [whole(count, rules.RACK) for count in counts]
    for i, names in enumerate(map(parted, parts(shown, max(1, asides), "shown"))):
        if len(names) > (rules.RACK - 1 if asides else 0):
            raise BadPosition(f"nobody has shown {len(names)} tiles")
        for name in names:
            s.shown[i, tile_kind(name)] += 1


def place_racks(s: State, racks: list[str]) -> None:
    """Set the racks; a number behind a tile is its age."""
    for seat, names in enumerate(map(parted, racks)):
        if len(names) > rules.rack_size(s):
            raise BadPosition(f"nobody has {len(names)} tiles")
        s.held[seat] = len(names)
        for name in names:
            if name != UNKNOWN:
                kind = tile_kind(name[:2])
                s.hand[seat, kind] += 1
                age = whole(name[2:], int(s.renewals)) if len(name) > 2 else 0
                s.since[:age, seat, kind] += 1


def place_markers(s: State, text: str) -> None:
    """Set the markers of every score board."""
    for own, row in enumerate(parts(text, score_boards(s), "markers")):
        spaces = row.split(".")
        if len(spaces) != COLOURS:
            raise BadPosition(f"a score board has {COLOURS} markers, not {len(spaces)}")
        s.mark[own] = [whole(space, rules.top(s)) for space in spaces]


def place_bag(s: State, digits: str) -> None:
    """Set what is not seen; with what is, it must be all tiles there are."""
    if len(digits) != KINDS or not digits.isdecimal() or not digits.isascii():
        raise BadPosition(f"the bag is written as {KINDS} digits, not {digits!r}")
    aside = s.shown[s.renewals] if s.phase == RENEWAL else np.zeros(KINDS, np.int8)
    s.bag[:] = [int(digit) for digit in digits]
    there = s.bag + s.hand.sum(axis=0) + aside
    for kind in range(KINDS):
        if there[kind] > COPIES[kind]:
            raise BadPosition(f"there are only {COPIES[kind]} tiles {TILE_NAME[kind]}")
    for colour, letter in enumerate(LETTERS):
        halves = int((s.board == colour).sum()) - 1
        halves += sum(int(there[k]) * KIND_COLOURS[k].count(colour) for k in range(KINDS))
        if halves != HALVES:
            raise BadPosition(f"the colour {letter} is there {halves} times, not {HALVES}")
    s.stock = int(s.bag.sum()) - (int(s.held.sum()) - int(s.hand.sum()))


def agree(s: State) -> None:
    """Refuse a position whose parts contradict each other, or that nobody could go on from."""
    for true, claim in (*of_the_turn(s), *of_renewals(s)):
        if not true:
            raise BadPosition(f"this cannot be: {claim}")


def of_the_turn(s: State) -> Iterator[tuple[bool, str]]:
    """Yield what must be true of board, markers and racks, and how it is said."""
    size = rules.rack_size(s)
    others = [int(s.held[seat]) for seat in range(s.players) if seat != s.turn]
    mine = int(s.held[s.turn])
    dealt = [size] * int(s.turn) + [0] * (len(others) - int(s.turn))
    untouched = rules.untouched_symbols(s)
    room = any(rules.playable(s, word, untouched) for word in range(len(s.open)))
    over = rules.is_full(s) or any(
        rules.lowest(s, seat) == rules.top(s) for seat in range(s.players)
    )
    yield (s.phase == END) == over, "it is over when no tile fits or all markers are at the end"
    yield s.phase == END or room, "there is an edge to play on"
    yield others == (dealt if s.phase == DEAL else [size] * len(others)), "racks are full"
    yield s.phase != TURN or mine == size, "a turn begins with a full rack"
    yield s.phase in (TURN, END) or mine < size, "what was played is missing"
    yield s.phase not in (EXTRA, CHOICE) or mine > 0, "there is a tile to play or to show"
    yield (s.extra > 0) == (s.phase == EXTRA), "extra plays are for whoever has won them"
    yield s.extra <= ends_reached(s), "markers that reach the end win extra plays, one each"
    yield s.phase != DEAL or s.placed == 0, "tiles are dealt before they are placed"
    yield in_order(s), "in the first round everybody places a tile, in the order of the seats"


def ends_reached(s: State) -> int:
    """Return how many extra plays the markers of the player to act have won in the whole game."""
    if s.players == 1:
        return 0
    own = s.mark[rules.score_board(s, s.turn)]
    return sum(int((own >= end).sum()) for end in {TOP, int(rules.top(s))})


def in_order(s: State) -> bool:
    """Say whether it can be this seat's turn after so many tiles."""
    if s.phase in (DEAL, END) or s.placed > s.players:
        return True
    before = int(s.placed) - int(s.phase != TURN)
    return before >= 0 and before % int(s.players) == int(s.turn)


def of_renewals(s: State) -> Iterator[tuple[bool, str]]:
    """Yield what must be true of renewals and what is known of them, and how it is said."""
    seats = range(s.players)
    count = int(s.renewals) + int(s.phase == RENEWAL)
    ages = range(s.renewals)
    known = [[memory.newer(s, age, seat) for seat in seats] for age in ages]
    fresh = s.fresh[: s.renewals, : s.players]
    yield s.phase != CHOICE or rules.may_renew(s), "only a rack without the lowest is renewed"
    yield s.players > 1 or count == 0, "alone nobody renews"
    yield count <= s.placed, "tiles are placed before racks are renewed"
    yield s.phase != RENEWAL or s.shown[s.renewals].any(), "what is renewed lies aside"
    yield bool((fresh <= s.held[: s.players]).all()), "no more tiles are new than there are"
    yield bool((fresh[:-1] >= fresh[1:]).all()), "what is newer than a renewal is newer than others"
    yield all((fresh[age] >= known[age]).all() for age in ages), "old tiles are not new"
    yield (
        all(memory.reserved(s, kind, 0) <= s.bag[kind] for kind in range(KINDS)),
        "what was shown is in the bag, or may have been drawn since",
    )
    yield can_be_dealt(s), "there are tiles enough for what lies face down"


def can_be_dealt(s: State) -> bool:
    """Say whether face-down tiles can be what everybody knows of them."""
    for age in range(s.renewals + 1):
        slots = [max(0, int(rules.face_down(s, seat, age))) for seat in range(s.players)]
        unseen = sum(max(0, int(s.bag[k]) - memory.reserved(s, k, age)) for k in range(KINDS))
        if slots[s.turn] > rules.possible(s, s.turn, age) or sum(slots) > unseen:
            return False
    return True
