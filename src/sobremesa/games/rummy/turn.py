"""A turn as a bot sees it: what it begins with, and the actions that lead to a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa.engine.contract import State
from sobremesa.games.rummy.combinations import JOKER, KINDS, NONE, NUMBERS
from sobremesa.games.rummy.rules import END, JOKER_COSTS, LAY, TAKE
from sobremesa.games.rummy.solver import Solver, counted, total

Tiles = tuple[int, ...]  # how many of each kind


@dataclass(frozen=True)
class Turn:
    """What a player knows as a turn begins; nothing of it changes until the turn is over."""

    before: tuple[int, ...]  # the table
    rack: Tiles
    unseen: Tiles  # where these are is not known: in the pool, or in another rack
    rivals: tuple[int, ...]  # how many tiles each of them holds, the next player first
    stock: int
    passes: int
    opened: bool
    rival_opened: tuple[bool, ...]
    lead: int  # points more than the best of the others has
    last_round: bool
    opening: int  # points of a first lay-down
    at_once: bool
    hand_rummy: bool
    blocked_counts: bool
    solver_rules: tuple[bool, bool]  # jokers are free, and are replaced from the rack only

    @property
    def solver(self) -> Solver:
        """Return the solver for the rules of this table."""
        free, rack_only = self.solver_rules
        return Solver(free=free, rack_only=rack_only)


def begun(s: State) -> Turn:
    """Return the turn that the player to act is in."""
    seat, players = int(s.turn), int(s.players)
    others = [(seat + i) % players for i in range(1, players)]
    held, opened, score = s.held.tolist(), s.opened.tolist(), s.score.tolist()
    return Turn(
        before=tuple(lying(s.before)),
        rack=tuple(rack_at_start(s)),
        unseen=tuple(s.pool.tolist()),
        rivals=tuple(held[other] for other in others),
        stock=int(s.stock),
        passes=int(s.passes),
        opened=bool(opened[seat]),
        rival_opened=tuple(bool(opened[other]) for other in others),
        lead=score[seat] - max(score[other] for other in others),
        last_round=bool(s.played == s.rounds),
        opening=int(s.opening),
        at_once=bool(s.at_once),
        hand_rummy=bool(s.hand_rummy),
        blocked_counts=bool(s.blocked == 0),
        solver_rules=(bool(s.jokers == 1), bool(s.swap_from == 1)),
    )


def lying(table: Any) -> list[int]:
    """Return the combinations of a table of the state."""
    return [x for x in table.tolist() if x != NONE]


def rack_at_start(s: State) -> list[int]:
    """Return the rack as it was when the transaction began."""
    rack: list[int] = s.rack[s.turn].tolist()
    if not s.laid and not s.loose:
        return rack
    held = Counter(dict(enumerate(rack)))
    held.update(dict(enumerate(s.taken.tolist())))
    held.update(counted(lying(s.table)))
    held.subtract(counted(lying(s.before)))
    return [held[k] for k in range(KINDS)]


def next_action(s: State, before: Sequence[int], after: Sequence[int]) -> int:
    """Return the next action on the way to the table `after`, when some may have been done."""
    there = Counter(lying(s.table))
    old = Counter(lying(s.old))
    kept = Counter(before) & Counter(after)
    for x in old - kept:
        return TAKE + x
    for x in Counter(after) - there:
        return LAY + x
    return END


def laid(before: Sequence[int], after: Sequence[int] | None) -> int:
    """Return how many tiles come from the rack; none for a plan to lay nothing."""
    return 0 if after is None else total(after) - total(before)


def goes_out(turn: Turn, solver: Solver | None = None) -> bool:
    """Say whether the whole rack can be laid at once. This is asked faster than what is best."""
    solver = solver or turn.solver
    rack, must = list(turn.rack), [*turn.rack[:JOKER], 0]
    if turn.opened:
        return solver.example(turn.before, rack, must, 0) is not None
    need = 0 if turn.hand_rummy else turn.opening
    return solver.example((), rack, must, need) is not None


def rack_points(tiles: Sequence[int]) -> int:
    """Return the points in a rack. §8.2"""
    natural = sum((k % NUMBERS + 1) * tiles[k] for k in range(JOKER))
    return natural + JOKER_COSTS * tiles[JOKER]
