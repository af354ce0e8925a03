"""A turn as a bot sees it: what it begins with, and the actions that lead to a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.engine.contract import State
from sobremesa.games.rummy.combinations import KINDS, NONE
from sobremesa.games.rummy.rules import END, LAY, TAKE
from sobremesa.games.rummy.solver import Solver, counted, total

Tiles = tuple[int, ...]  # how many of each kind


@dataclass(frozen=True)
class Turn:
    """What a player knows as a turn begins; nothing of it changes until the turn is over."""

    before: tuple[int, ...]  # the table
    rack: Tiles
    rivals: tuple[int, ...]  # how many tiles each of them holds, the next player first
    stock: int
    passes: int
    opened: bool
    opening: int  # points of a first lay-down
    hand_rummy: bool
    solver_rules: tuple[bool, bool]  # jokers are free, and are replaced from the rack only

    @property
    def solver(self) -> Solver:
        """Return the solver for the rules of this table."""
        free, rack_only = self.solver_rules
        return Solver(free=free, rack_only=rack_only)


def begun(s: State) -> Turn:
    """Return the turn that the player to act is in."""
    seats = [(s.turn + i) % s.players for i in range(1, s.players)]
    return Turn(
        before=tuple(int(x) for x in s.before if x != NONE),
        rack=tuple(rack_at_start(s)),
        rivals=tuple(int(s.held[seat]) for seat in seats),
        stock=int(s.stock),
        passes=int(s.passes),
        opened=bool(s.opened[s.turn]),
        opening=int(s.opening),
        hand_rummy=bool(s.hand_rummy),
        solver_rules=(bool(s.jokers == 1), bool(s.swap_from == 1)),
    )


def rack_at_start(s: State) -> list[int]:
    """Return the rack as it was when the transaction began."""
    held = Counter({k: int(s.rack[s.turn, k]) + int(s.taken[k]) for k in range(KINDS)})
    held.update(counted(int(x) for x in s.table if x != NONE))
    held.subtract(counted(int(x) for x in s.before if x != NONE))
    return [held[k] for k in range(KINDS)]


def next_action(s: State, before: Sequence[int], after: Sequence[int]) -> int:
    """Return the next action on the way to the table `after`, when some may have been done."""
    lying = Counter(int(x) for x in s.table if x != NONE)
    old = Counter(int(x) for x in s.old if x != NONE)
    kept = Counter(before) & Counter(after)
    for x in old - kept:
        return TAKE + x
    for x in Counter(after) - lying:
        return LAY + x
    return END


def laid(before: Sequence[int], after: Sequence[int] | None) -> int:
    """Return how many tiles come from the rack; none for a plan to lay nothing."""
    return 0 if after is None else total(after) - total(before)
