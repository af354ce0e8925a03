"""Rummy in words: actions and positions as text, and back."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.engine.contract import HIDDEN, BadPosition, Message, State
from sobremesa.engine.position import one_of, parsed, required, whole, written
from sobremesa.games.rummy import rules
from sobremesa.games.rummy.combinations import COPIES, KINDS, MOST, NONE, TILES, size, tile
from sobremesa.games.rummy.compose import compose, standing
from sobremesa.games.rummy.notation import (
    combination_text,
    read_combination,
    read_tile,
    tile_text,
)
from sobremesa.games.rummy.rules import (
    DEAL,
    DRAW,
    DRAWING,
    END,
    FINISHED,
    LAY,
    LOT,
    OPTIONS,
    SEATS,
    TAKE,
    TIME,
)
from sobremesa.games.rummy.typed import read

__all__ = ["compose", "event", "place", "position", "read", "say", "table", "tell"]

EMPTY = "-"
UNKNOWN = "?"
PHASES = ("lot", "deal", "drawing", "turn", "finished")
TABLES = ("table", "old", "before", "kept")


def say(s: State, action: int) -> str:
    """Return the notation of `action`: "draw", "end", "lay r4 r5 r6", or what falls."""
    if s.phase == LOT:
        return f"seat {action}"
    if s.phase <= DRAWING:
        return tile_text(action)
    if action == DRAW:
        return no_lay(s)
    if action <= TIME:
        return {END: "end", TIME: "time"}[action]
    if action > LAY:
        return f"lay {combination_text(action - LAY)}"
    return f"take {combination_text(action - TAKE)}"


def no_lay(s: State) -> str:
    """Return what it is called to take everything back: to draw, to pass, or only that."""
    if s.done:
        return "back"
    return "draw" if s.stock > 0 else "pass"


def tell(s: State, action: int) -> Message | None:
    """Return the message that tells people of `action`, or None where there is nothing to say."""
    if s.phase == LOT:
        return Message("starts", seat=action)
    if s.phase <= DRAWING:
        if s.phase == DEAL or action == HIDDEN:
            return None
        return Message("drawn", seat=int(s.turn), tile=tile_text(action))
    if action == DRAW:
        return Message(no_lay(s))
    if action == END:
        return Message("end", count=int(s.laid), left=int(s.held[s.turn]))
    if action == TIME:
        return Message("time")
    if action > LAY:
        return Message("lay", tiles=combination_text(action - LAY))
    return Message("take", tiles=combination_text(action - TAKE))


def event(before: State, after: State) -> Message | None:
    """Return the message that tells people what an action has brought about: a round's end."""
    if after.played == before.played and (after.phase != FINISHED or before.phase == FINISHED):
        return None
    blocked = before.stock == 0 and before.passes == before.players - 1 and before.laid == 0
    return Message("round-blocked" if blocked else "round-over", round=int(before.played))


def table(s: State) -> dict[str, Any]:
    """Return what lies on the table, for programs."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.played),
        "table": [combination_text(x) for x in s.table if x != NONE],
        "stands": [[stand for _, stand in standing(x)] for x in s.table if x != NONE],
        "before": [combination_text(x) for x in s.before if x != NONE],
        "skip": no_lay(s),
        "loose": [tile_text(k) for k in elements(s.taken)],
        "laid": int(s.laid),
        "racks": [rack(s, seat) for seat in seats],
        "opened": [bool(s.opened[seat]) for seat in seats],
        "pool": int(s.stock),
        "points": [int(s.score[seat]) for seat in seats],
    }


def elements(counts: Sequence[int]) -> Iterable[int]:
    """Return the tiles that are counted by kind."""
    return Counter({k: int(many) for k, many in enumerate(counts) if many > 0}).elements()


def rack(s: State, seat: int) -> list[str]:
    """Return the tiles in a rack, question marks for those that are not known."""
    known = [tile_text(k) for k in elements(s.rack[seat])]
    return known + [UNKNOWN] * (int(s.held[seat]) - len(known))


ENTRIES = (
    "racks",
    "shown",
    "loose",
    "pool",
    "phase",
    "turn",
    "round",
    "due",
    "passes",
    "laid",
    "done",
    "opened",
    "score",
    *TABLES,
    *(option.name for option in OPTIONS),
)


def position(s: State) -> str:
    """Return all of `s` on one line; what is named nowhere is in the pool, or not known."""
    seats = range(s.players)
    entries = {
        "racks": "/".join(joined(rack(s, seat)) for seat in seats),
        "shown": "/".join(joined(map(tile_text, elements(s.shown[seat]))) for seat in seats),
        **{name: written_table(s[name]) for name in TABLES},
        "loose": joined(map(tile_text, elements(s.taken))),
        "pool": s.stock,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "round": s.played,
        "due": s.due,
        "passes": s.passes,
        "laid": s.laid,
        "done": s.done,
        "opened": "/".join(str(s.opened[seat]) for seat in seats),
        "score": "/".join(str(s.score[seat]) for seat in seats),
        **{option.name: option.decode(s[option.name]) for option in OPTIONS},
    }
    return written(entries)


def joined(tiles: Iterable[str]) -> str:
    """Return tiles as text without spaces."""
    return ".".join(tiles) or EMPTY


def written_table(combinations: Sequence[int]) -> str:
    """Return combinations as text without spaces."""
    texts = [combination_text(x).replace(" ", ".") for x in combinations if x != NONE]
    return "|".join(texts) or EMPTY


def place(text: str, s: State) -> None:
    """Set `s`, all zeros, to the position that `text` describes."""
    entries = parsed(text, ENTRIES)
    racks = required(entries, "racks").split("/")
    s.players = len(racks)
    if not 2 <= s.players <= SEATS:
        raise BadPosition(f"a position has 2 to {SEATS} racks, not {len(racks)}")
    for name in TABLES:
        place_table(s[name], required(entries, name))
    place_tiles(s.taken, required(entries, "loose"))
    s.loose = int(s.taken.sum())
    for seat, tiles in enumerate(racks):
        s.held[seat] = place_tiles(s.rack[seat], tiles)
    for seat, tiles in enumerate(by_seat(s, entries, "shown")):
        place_tiles(s.shown[seat], tiles)
    place_numbers(s, entries)
    place_pool(s)
    for option in OPTIONS:
        s[option.name] = option.encode(entries.get(option.name, option.default))


def place_table(combinations: Any, text: str) -> None:
    """Set a table."""
    parts = [] if text == EMPTY else text.split("|")
    if len(parts) > MOST:
        raise BadPosition(f"there cannot be {len(parts)} combinations")
    read = sorted(read_combination(part.replace(".", " ")) for part in parts)
    combinations[: len(read)] = read


def place_tiles(counts: Any, text: str) -> int:
    """Set tiles counted by kind, and return how many there are, unknown ones included."""
    tiles = [] if text == EMPTY else text.split(".")
    for word in tiles:
        if word != UNKNOWN:
            counts[read_tile(word)] += 1
    return len(tiles)


def place_numbers(s: State, entries: dict[str, str]) -> None:
    """Set whatever is a number."""
    s.phase = one_of(PHASES, required(entries, "phase"))
    s.stock = whole(required(entries, "pool"), TILES)
    s.turn = whole(required(entries, "turn"), s.players - 1)
    s.played = whole(required(entries, "round"), 20)
    s.due = whole(required(entries, "due"), rules.PENALTY)
    s.passes = whole(required(entries, "passes"), SEATS)
    s.laid = whole(required(entries, "laid"), TILES)
    s.done = whole(required(entries, "done"), 1)
    for seat, opened in enumerate(by_seat(s, entries, "opened")):
        s.opened[seat] = whole(opened, 1)
    for seat, points in enumerate(by_seat(s, entries, "score")):
        if not points.removeprefix("-").isdecimal() or len(points) > 6:
            raise BadPosition(f"{points!r} is not a score")
        s.score[seat] = int(points)


def place_pool(s: State) -> None:
    """Put into the pool what is nowhere else, and check that the numbers fit."""
    for k in range(KINDS):
        lying = sum(tile(x, i) == k for x in s.table if x != NONE for i in range(size(x)))
        s.pool[k] = COPIES - lying - s.taken[k] - s.rack[:, k].sum()
        if s.pool[k] < 0:
            raise BadPosition(f"there are only {COPIES} tiles {tile_text(k)}")
    unknown = int(s.held.sum()) - int(s.rack.sum())
    if s.pool.sum() - unknown != s.stock:
        raise BadPosition(f"the pool has {s.pool.sum() - unknown} tiles, not {s.stock}")


def by_seat(s: State, entries: dict[str, str], name: str) -> list[str]:
    """Return an entry that says something of every seat."""
    parts = required(entries, name).split("/")
    if len(parts) != s.players:
        raise BadPosition(f"{name} says something of {len(parts)} seats, not of {s.players}")
    return parts
