"""What only Rummy knows about playing well."""

from collections import Counter
from collections.abc import Sequence

from sobremesa.engine.contract import Integers, State, View
from sobremesa.games.rummy.combinations import JOKER, KINDS, NONE
from sobremesa.games.rummy.rules import DRAW, END, LAY, TAKE
from sobremesa.games.rummy.solver import Solver, counted, total

WORTH_A_JOKER = 3  # tiles that a joker must bring to be laid, itself included
NEARLY_OUT = 3  # tiles of a rival with which a joker in the rack is a risk


def sensible(view: View, rng: Integers) -> int:
    """Lay the most tiles that the solver finds, but keep a joker that would be of little use."""
    s = view.state
    before = [int(x) for x in s.before if x != NONE]
    after = target(s, before, rack_at_start(s))
    if after is None:
        return END if END in view.legal else DRAW
    return next_action(s, before, after)


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


def rack_at_start(s: State) -> list[int]:
    """Return the rack as it was when the transaction began."""
    held = Counter({k: int(s.rack[s.turn, k]) + int(s.taken[k]) for k in range(KINDS)})
    held.update(counted(int(x) for x in s.table if x != NONE))
    held.subtract(counted(int(x) for x in s.before if x != NONE))
    return [held[k] for k in range(KINDS)]


def target(s: State, before: list[int], rack: list[int]) -> list[int] | None:
    """Return the table to make, or None to lay nothing."""
    best = best_table(s, before, rack)
    if best is None or not rack[JOKER] or laid(before, best) == sum(rack):
        return best
    if any(s.held[seat] <= NEARLY_OUT for seat in range(s.players) if seat != s.turn):
        return best
    thrifty = best_table(s, before, [*rack[:JOKER], 0])
    gain = laid(before, best) - (laid(before, thrifty) if thrifty else 0)
    return best if gain >= WORTH_A_JOKER else thrifty


def best_table(s: State, before: list[int], rack: list[int]) -> list[int] | None:
    """Return the table after the most tiles are laid, or None if none can be."""
    solver = Solver(free=s.jokers == 1, rack_only=s.swap_from == 1)
    if s.opened[s.turn]:
        return solver.table(before, rack)
    own = solver.opening(rack, 0) if s.hand_rummy else None
    if not own or laid([], own) < sum(rack):
        own = solver.opening(rack, int(s.opening))
    return sorted([*before, *own]) if own else None


def laid(before: Sequence[int], after: Sequence[int]) -> int:
    """Return how many tiles come from the rack."""
    return total(after) - total(before)
