"""Outs: which tiles would help, if one drew them, and how many of these are still unseen."""

from dataclasses import dataclass, replace

from sobremesa.games.rummy.combinations import KINDS
from sobremesa.games.rummy.plans import from_hand, most
from sobremesa.games.rummy.turn import Tiles, Turn, goes_out, laid


@dataclass(frozen=True)
class Outs:
    """How many of the unseen tiles are of any use in the next turn, as the table lies."""

    unseen: int
    opens: int  # for a first lay-down
    more: int  # to lay more tiles than without
    out: int  # to lay all


def outs(turn: Turn) -> Outs:
    """Count the tiles that would help a player who drew one."""
    now = laid(turn.before, most(turn))
    opens = more = out = 0
    for k in range(KINDS):
        if turn.unseen[k]:
            then = replace(turn, rack=with_one(turn.rack, k))
            opens += turn.unseen[k] * (not turn.opened and from_hand(then) is not None)
            more += turn.unseen[k] * (laid(turn.before, most(then)) > now)
            out += turn.unseen[k] * goes_out(then)
    return Outs(sum(turn.unseen), opens, more, out)


def with_one(rack: Tiles, k: int) -> Tiles:
    """Return a rack with one more tile of a kind."""
    return (*rack[:k], rack[k] + 1, *rack[k + 1 :])
