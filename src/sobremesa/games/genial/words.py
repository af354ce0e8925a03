"""Genial in words: actions as text, and what people are told of them."""

from typing import Any

from sobremesa.engine.contract import HIDDEN, Message, State, editable
from sobremesa.games.genial import rules
from sobremesa.games.genial.board import COLOURS, EDGE_ONE, EDGE_OTHER, EDGES, REACH
from sobremesa.games.genial.notation import CELL_NAME, LETTERS, PHASES, TILE_NAME, UNKNOWN, tiles
from sobremesa.games.genial.position import place, position, unfit
from sobremesa.games.genial.rules import (
    DEAL,
    EMPTY,
    END,
    EXTRA,
    KEEP,
    RENEW,
    RENEWAL,
    STOP,
)
from sobremesa.games.genial.tiles import KINDS
from sobremesa.games.genial.typed import read

__all__ = ["event", "place", "position", "read", "say", "table", "tell", "unfit"]

SPOKEN = {STOP: "stop", RENEW: "renew", KEEP: "keep"}


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
    if action == HIDDEN:  # §8.3: somebody does not renew
        return None
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
        return Message("double", points=for_one, **facts)
    return Message("place", other=tile[1], points=for_one, more=for_other, **facts)


def tell_draw(s: State, action: int) -> Message | None:
    """Tell of a tile that is drawn; or who does not see the first new one, of the old ones."""
    seat = int(s.turn)
    if action == HIDDEN and s.phase == RENEWAL and s.held[seat] == 0:
        return Message("shows", seat=seat, tiles=" ".join(tiles(s.shown[s.renewals])))
    if action == HIDDEN or s.phase == DEAL:
        return None
    tile = TILE_NAME[action]
    return Message("draw", seat=seat, one=tile[0], other=tile[1])


def worth(s: State, action: int) -> tuple[int, int, int]:
    """Return how far a placement advances the marker of each half, and the plays that it wins."""
    laid, edge = divmod(action, EDGES)
    after = editable(s)
    rules.place(after, laid, edge)
    own = rules.score_board(s, s.turn)
    one, other = (int(after.mark[own, c]) - int(s.mark[own, c]) for c in divmod(laid, COLOURS))
    left = int(s.extra) - int(s.phase == EXTRA)
    return one, other, max(0, int(after.extra) - left)


def event(before: State, after: State) -> Message | None:
    """Return the message that tells people what an action has brought about: the end."""
    if after.phase != END or before.phase == END:
        return None
    why = "top" if rules.at_top(after) else "full"
    return Message("game-over", why=why, seat=int(before.turn))


def table(s: State) -> dict[str, Any]:
    """Return what lies on the table, for programs."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "reach": REACH[s.players - 1],
        "board": {
            CELL_NAME[cell]: LETTERS[colour]
            for cell, colour in enumerate(s.board[: len(CELL_NAME)].tolist())
            if colour != EMPTY
        },
        "racks": [rack(s, seat) for seat in seats],
        "bag": int(s.stock),
        "unseen": {TILE_NAME[kind]: int(s.bag[kind]) for kind in range(KINDS)},
        "shown": [tiles(row) for row in s.shown[: s.renewals + int(s.phase == RENEWAL)]],
        "markers": [markers(s, seat) for seat in seats],
        "top": int(rules.top(s)),
        "extra": int(s.extra),
        "points": [int(rules.lowest(s, seat)) for seat in seats],
        "teams": [int(rules.score_board(s, seat)) for seat in seats] if s.teams else [],
    }


def rack(s: State, seat: int) -> list[str]:
    """Return the tiles of a rack, those that are face down last."""
    known = tiles(s.hand[seat])
    return [*known, *[UNKNOWN] * (int(s.held[seat]) - len(known))]


def markers(s: State, seat: int) -> dict[str, int]:
    """Return where the markers of a seat are, by colour."""
    own = s.mark[rules.score_board(s, seat)]
    return dict(zip(LETTERS, own.tolist(), strict=True))
