"""Genial in words: actions and positions as text, and back."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.engine.contract import HIDDEN, BadPosition, Message, State
from sobremesa.engine.position import one_of, parsed, required, whole, written
from sobremesa.games.genial import rules
from sobremesa.games.genial.board import (
    COLOURS,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    OPEN,
    SYMBOL_CELL,
)
from sobremesa.games.genial.notation import (
    CELL_NAME,
    LETTERS,
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
    COPIES,
    DEAL,
    EMPTY,
    END,
    EXTRA,
    KEEP,
    KIND_COLOURS,
    KINDS,
    OPTIONS,
    RENEW,
    RENEWAL,
    SEATS,
    STOP,
    TURN,
)
from sobremesa.games.genial.typed import read

__all__ = ["event", "place", "position", "read", "say", "table", "tell", "unfit"]

PHASES = ("deal", "refill", "renewal", "turn", "extra", "choice", "end")
SPOKEN = {STOP: "stop", RENEW: "renew", KEEP: "keep"}
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


def say(s: State, action: int) -> str:
    """Return the notation of `action`: "rb c9 c10", "stop", "renew", or the tile drawn."""
    if s.phase <= RENEWAL:
        return TILE_NAME[action]
    if action >= STOP:
        return SPOKEN[action]
    laid, edge = divmod(action, EDGES)
    tile = LETTERS[laid // COLOURS] + LETTERS[laid % COLOURS]
    return f"{tile} {CELL_NAME[EDGE_ONE[edge]]} {CELL_NAME[EDGE_OTHER[edge]]}"


def tell(s: State, action: int) -> Message | None:
    """Return the message that tells people of `action`, or None where there is nothing to say.

    `s` may be a view, and `action` HIDDEN.
    """
    if s.phase <= RENEWAL:
        return tell_draw(s, action)
    if action >= STOP:
        return Message(SPOKEN[action], count=int(s.extra))
    tile, *where = say(s, action).split()
    for_one, for_other, extra = worth(s, action)
    facts: dict[str, int | str] = {
        "cell": where[0],
        "next": where[1],
        "extra": extra,
        "one": tile[0],
    }
    if tile[0] == tile[1]:
        return Message("double", points=for_one + for_other, **facts)
    return Message("place", other=tile[1], points=for_one, more=for_other, **facts)


def tell_draw(s: State, action: int) -> Message | None:
    """Tell of a tile that is drawn; or who does not see the first new one, of the old ones."""
    seat = int(s.turn)
    if action == HIDDEN and s.phase == RENEWAL and s.held[seat] == 0:
        return Message("shows", seat=seat, tiles=" ".join(tiles(s.shown)))
    if action == HIDDEN or s.phase == DEAL:
        return None
    tile = TILE_NAME[action]
    return Message("draw", seat=seat, one=tile[0], other=tile[1])


def worth(s: State, action: int) -> tuple[int, int, int]:
    """Return the points that a placement brings each of its halves, and the extra plays."""
    laid, edge = divmod(action, EDGES)
    left, right = divmod(laid, COLOURS)
    for_left = int(rules.lines(s, EDGE_ONE[edge], left))
    for_right = int(rules.lines(s, EDGE_OTHER[edge], right))
    after = np.array([s], rules.STATE)[0]
    rules.score(after, left, right, for_left, for_right)
    return for_left, for_right, int(after.extra) - int(s.extra)


def event(before: State, after: State) -> Message | None:
    """Return the message that tells people what an action has brought about: the end."""
    if after.phase != END or before.phase == END:
        return None
    why = "full" if rules.is_full(after) else "top"
    return Message("game-over", why=why, seat=int(before.turn))


def table(s: State) -> dict[str, Any]:
    """Return what lies on the table, for programs."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "board": {
            CELL_NAME[cell]: LETTERS[s.board[cell]]
            for cell in range(len(CELL_NAME))
            if s.board[cell] != EMPTY
        },
        "racks": [rack(s, seat) for seat in seats],
        "bag": int(s.stock),
        "unseen": {TILE_NAME[kind]: int(s.bag[kind]) for kind in range(KINDS)},
        "shown": tiles(s.shown),
        "markers": [markers(s, seat) for seat in seats],
        "extra": int(s.extra),
        "points": [int(rules.lowest(s, seat)) for seat in seats],
    }


def rack(s: State, seat: int) -> list[str]:
    """Return the tiles of a rack, those that are face down last."""
    known = tiles(s.hand[seat])
    return [*known, *[UNKNOWN] * (int(s.held[seat]) - len(known))]


def markers(s: State, seat: int) -> dict[str, int]:
    """Return where the markers of a seat are, by colour."""
    own = s.mark[rules.score_board(s, seat)]
    return dict(zip(LETTERS, own.tolist(), strict=True))


def position(s: State) -> str:
    """Return all of `s` on one line; `bag` counts by kind what is not seen."""
    seats = range(s.players)
    entries = {
        "board": board_text(s.board, int(s.players)),
        "racks": "/".join(joined(rack(s, seat)) for seat in seats),
        "markers": "/".join(joined(s.mark[seat]) for seat in range(score_boards(s))),
        "bag": "".join(map(str, s.bag)),
        "shown": joined(tiles(s.shown)),
        "fresh": "/".join(str(s.fresh[seat]) for seat in seats),
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "extra": s.extra,
        **{option.name: option.decode(s[option.name]) for option in OPTIONS},
    }
    return written(entries)


def score_boards(s: State) -> int:
    """Return how many score boards are in use, or double ones."""
    return 2 if s.teams else int(s.players)


def place(text: str, s: State) -> None:
    """Set `s`, all zeros, to the position that `text` describes."""
    entries = parsed(text, ENTRIES)
    racks = required(entries, "racks").split("/")
    s.players = len(racks)
    if not 1 <= s.players <= SEATS:
        raise BadPosition(f"a position has 1 to {SEATS} racks, not {len(racks)}")
    for option in OPTIONS:
        s[option.name] = option.encode(entries.get(option.name, option.default))
    reason = unfit(int(s.players), {o.name: o.decode(s[o.name]) for o in OPTIONS})
    if reason:
        raise BadPosition(reason)
    s.phase = one_of(PHASES, required(entries, "phase"))
    s.turn = whole(required(entries, "turn"), s.players - 1)
    s.extra = whole(required(entries, "extra"), 2 * COLOURS)
    place_board(s, required(entries, "board"))
    place_racks(s, racks, parts(required(entries, "fresh"), int(s.players), "fresh"))
    place_markers(s, required(entries, "markers"))
    place_bag(s, required(entries, "bag"), parted(required(entries, "shown")))
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


def place_racks(s: State, racks: list[str], fresh: list[str]) -> None:
    """Set the racks, and how many of their tiles may be new since the last renewal."""
    for seat, names in enumerate(map(parted, racks)):
        s.held[seat] = len(names)
        if len(names) > rules.rack_size(s):
            raise BadPosition(f"nobody has {len(names)} tiles")
        for name in names:
            if name != UNKNOWN:
                s.hand[seat, tile_kind(name)] += 1
        s.fresh[seat] = whole(fresh[seat], int(s.held[seat]))


def place_markers(s: State, text: str) -> None:
    """Set the markers of every score board."""
    for own, row in enumerate(parts(text, score_boards(s), "markers")):
        spaces = row.split(".")
        if len(spaces) != COLOURS:
            raise BadPosition(f"a score board has {COLOURS} markers, not {len(spaces)}")
        s.mark[own] = [whole(space, rules.top(s)) for space in spaces]


def place_bag(s: State, digits: str, shown: list[str]) -> None:
    """Set what is not seen; with what is, it must be all tiles there are."""
    if len(digits) != KINDS or not digits.isdecimal() or not digits.isascii():
        raise BadPosition(f"the bag is written as {KINDS} digits, not {digits!r}")
    for name in shown:
        s.shown[tile_kind(name)] += 1
    aside = s.shown if s.phase == RENEWAL else np.zeros(KINDS, np.int8)
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
    size = rules.rack_size(s)
    others = [int(s.held[seat]) for seat in range(s.players) if seat != s.turn]
    mine = int(s.held[s.turn])
    dealt = [size] * int(s.turn) + [0] * (len(others) - int(s.turn))
    untouched = rules.untouched_symbols(s)
    room = any(rules.playable(s, word, untouched) for word in range(len(s.open)))
    over = rules.is_full(s) or any(
        rules.lowest(s, seat) == rules.top(s) for seat in range(s.players)
    )
    for true, claim in (
        (s.stock > 0, "the bag is never empty"),
        ((s.phase == END) == over, "it is over when no tile fits or all markers are at the end"),
        (s.phase == END or room, "there is an edge to play on"),
        (others == (dealt if s.phase == DEAL else [size] * len(others)), "racks are full"),
        (s.phase != TURN or mine == size, "a turn begins with a full rack"),
        (s.phase in (TURN, END) or mine < size, "what was played is missing"),
        (s.phase not in (EXTRA, CHOICE) or mine > 0, "there is a tile to play or to show"),
        ((s.extra > 0) == (s.phase == EXTRA), "extra plays are for whoever has won them"),
        (s.phase != CHOICE or rules.may_renew(s), "only a rack without the lowest is renewed"),
        (s.phase not in (DEAL, RENEWAL) or not s.fresh.any(), "nothing is drawn since"),
        (s.phase not in (DEAL,) or s.placed == 0, "tiles are dealt before they are placed"),
    ):
        if not true:
            raise BadPosition(f"this cannot be: {claim}")
