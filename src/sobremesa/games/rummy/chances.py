"""Outs: which tiles would help, if one drew them, and how many of these are still unseen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sobremesa.games.rummy.combinations import COPIES, KINDS
from sobremesa.games.rummy.notation import tile_text
from sobremesa.games.rummy.plans import most
from sobremesa.games.rummy.solver import asked, counted, needed_points
from sobremesa.games.rummy.turn import Tiles, Turn, laid


@dataclass(frozen=True)
class Out:
    """What a tile would do for who has just drawn it, as the table lies."""

    tile: str
    unseen: int  # how many of its kind there are still
    lays: int  # tiles that can be laid then, at most
    more: bool  # than without it
    opens: bool  # for a first lay-down
    out: bool  # all can be laid


@dataclass(frozen=True)
class Outs:
    """How many of the unseen tiles are of any use in the next turn, as the table lies."""

    unseen: int
    opens: int  # for a first lay-down
    more: int  # to lay more tiles than without
    out: int  # to lay all


def summed(turn: Turn) -> Outs:
    """Count the tiles that would help a player who drew one."""
    found = list(each_out(turn))
    return Outs(
        sum(turn.unseen),
        sum(one.unseen for one in found if one.opens),
        sum(one.unseen for one in found if one.more),
        sum(one.unseen for one in found if one.out),
    )


def each_out(turn: Turn) -> Iterator[Out]:
    """Yield what a tile of each kind would do of which there are any unseen."""
    now = laid(turn.before, most(turn))
    for k in range(KINDS):
        if turn.unseen[k]:
            then = replace(turn, rack=with_one(turn.rack, k))
            after = most(then)
            lays = laid(turn.before, after)
            opens = not turn.opened and after is not None
            out = lays == sum(then.rack)
            yield Out(tile_text(k), turn.unseen[k], lays, lays > now, opens, out)


def with_one(rack: Tiles, k: int) -> Tiles:
    """Return a rack with one more tile of a kind."""
    return (*rack[:k], rack[k] + 1, *rack[k + 1 :])


def outs(
    table: str | Sequence[str],
    rack: str | Sequence[str],
    *,
    opening: bool | int = False,
    jokers: str = "replaced",
    swap_from: str = "anywhere",
) -> list[Out]:
    """Return what each kind of tile would do for a rack that gets one more, with a table as it is.

    What is neither on the table nor in the rack is unseen. The question is that of `solve`.
    """
    before, held, solver = asked(table, rack, jokers=jokers, swap_from=swap_from, points=False)
    seen = counted(before)
    need = needed_points(opening)
    turn = Turn(
        before=tuple(before),
        rack=tuple(held),
        unseen=tuple(COPIES - seen[k] - held[k] for k in range(KINDS)),
        rivals=(),
        stock=1,
        passes=0,
        opened=not need,
        rival_opened=(),
        lead=0,
        last_round=True,
        opening=need,
        at_once=False,
        hand_rummy=False,
        blocked_counts=True,
        solver_rules=(solver.free, solver.rack_only),
    )
    return list(each_out(turn))
