"""What there is to say of a turn: what plans and all other actions are worth, and why."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sobremesa.bots.players import Estimate, doubt
from sobremesa.engine.chance import next_word
from sobremesa.engine.contract import Integers, Message, Proposal, State, View
from sobremesa.games.rummy.chances import summed
from sobremesa.games.rummy.combinations import worth
from sobremesa.games.rummy.notation import combination_text
from sobremesa.games.rummy.plans import adding, fewest, from_hand, most
from sobremesa.games.rummy.rules import DRAW, END, LAY, TAKE, TIME
from sobremesa.games.rummy.solver import counted
from sobremesa.games.rummy.steps import steps
from sobremesa.games.rummy.turn import Turn, begun, laid, lying, next_action, rack_points
from sobremesa.games.rummy.worlds import Plan, share

ANEW = 12  # turns that are tried besides the plans, at most,
GLANCE = 2  # and worlds in which each is

Table = list[int] | None  # that a plan makes, or None to lay nothing
Judged = tuple[Table, Estimate]


def advice(view: View, own: Plan, simulations: int, rng: Integers) -> list[Estimate]:
    """Return estimates of plans for the turn, the best first, and of what else can be done.

    Two plans may begin with the same action; their reasons say what each of them lays. Then comes
    every other legal action, with the turn that it may be a part of; when the clock ends the turn
    is nobody's choice.
    """
    turn = begun(view.state)
    tables = [after for after in choices(turn, own) if possible(view.state, turn.before, after)]
    judge = Judge(view, turn, next_word(rng))
    worlds = max(2, simulations // len(tables))
    plans = [(after, judge.estimate(after, worlds)) for after in tables]
    plans.sort(key=lambda plan: -plan[1].share)
    estimates = [estimate for _, estimate in plans]
    chosen = {estimate.action for estimate in estimates}
    left = [action for action in view.legal if action not in chosen and action != TIME]
    others = list(judge.others(left, plans))
    return [*estimates, *sorted(others, key=lambda estimate: -estimate.share)]


@dataclass(frozen=True)
class Judge:
    """Somebody who says what turns are worth, all in the same worlds."""

    view: View
    turn: Turn
    seed: int

    def estimate(self, after: Table, worlds: int) -> Estimate:
        """Return what a plan is worth."""
        won = [share(self.view, after, self.seed, number) for number in range(worlds)]
        return Estimate(
            action(self.view, self.turn, after),
            sum(won) / worlds,
            doubt(worlds, sum(won), sum(x * x for x in won)),
            worlds,
            reason(self.turn, after),
            proposal(self.turn, after),
        )

    def others(self, actions: Sequence[int], plans: Sequence[Judged]) -> Iterator[Estimate]:
        """Yield what actions are worth with which none of the plans begins.

        Turns that lay the same tiles are worth the same; of many others only some are tried.
        """
        known = {laid_tiles(self.turn, after): estimate for after, estimate in reversed(plans)}
        nothing = known[frozenset()]
        for other in actions:
            after = self.turn_with(other, plans)
            tiles = laid_tiles(self.turn, after)
            if tiles not in known and len(known) < len(plans) + ANEW:
                known[tiles] = self.estimate(after, GLANCE)
            found = known.get(tiles, nothing)
            why = self.reason_for(other, after if tiles in known else None)
            turn = proposal(self.turn, after)
            yield replace(found, action=other, reason=why, proposal=turn, aside=True)

    def turn_with(self, other: int, plans: Sequence[Judged]) -> Table:
        """Return the table of a turn that an action may be a part of, a plan if there is one."""
        tables = [after for after, _ in plans]
        before = self.turn.before
        if other == END:
            return lying(self.view.state.table)
        if other < LAY:  # what was taken up can be laid again as it was
            x = other - TAKE
            broken = [after for after in tables if after and after.count(x) < before.count(x)]
            return [*broken, *tables][0]
        x = other - LAY
        having = [after for after in tables if after and after.count(x) > before.count(x)]
        after = having[0] if having else with_combination(self.turn, x)
        return after if possible(self.view.state, before, after) else None

    def reason_for(self, other: int, after: Table) -> Message:
        """Return what there is to say of an action with which no plan begins."""
        if TAKE < other < LAY:
            return Message("why-loose")
        if after is not None:
            return reason(self.turn, after)
        if self.turn.opened:
            return Message("why-back")
        return Message("why-need", need=self.turn.opening)


def possible(s: State, before: Sequence[int], after: Table) -> bool:
    """Say whether a table can still be made: what was laid in this turn stays where it is."""
    if after is None:
        return True
    going = Counter(lying(s.old)) - (Counter(before) & Counter(after))
    return not Counter(lying(s.table)) - going - Counter(after)


def with_combination(turn: Turn, x: int) -> Table:
    """Return the table of a turn that lays a combination of the rack and the most besides."""
    tiles = counted([x])
    rest = tuple(n - tiles[k] for k, n in enumerate(turn.rack))
    if min(rest) < 0:  # it takes tiles of the table
        return None
    if turn.opened:
        return sorted([*(most(replace(turn, rack=rest)) or turn.before), x])
    need = max(0, turn.opening - worth(x))
    own = turn.solver.opening(rest, need)
    return None if need and not own else sorted([*turn.before, x, *(own or ())])


def laid_tiles(turn: Turn, after: Table) -> frozenset[tuple[int, int]]:
    """Return the tiles of the rack that a turn lays."""
    return frozenset((counted(after or turn.before) - counted(turn.before)).items())


def choices(turn: Turn, own: Plan) -> Iterator[Table]:
    """Yield what plans would make of a turn, the player's own first; none lays the same tiles."""
    plans = [own, lambda turn: None, most, from_hand, adding if turn.opened else fewest]
    known = set()
    for plan in plans:
        after = plan(turn)
        tiles = laid_tiles(turn, after)
        if tiles not in known:
            known.add(tiles)
            yield after


def action(view: View, turn: Turn, after: Table) -> int:
    """Return the next action of a plan."""
    if after is None:
        return DRAW if DRAW in view.legal else END
    return next_action(view.state, turn.before, after)


def reason(turn: Turn, after: Table) -> Message:
    """Return what speaks for or against a plan, in a sentence."""
    if after is not None:
        count = laid(turn.before, after)
        left = [n - gone for n, gone in zip(turn.rack, given(turn, after), strict=True)]
        return (
            Message("why-lay", count=count, left=rack_points(left))
            if any(left)
            else Message("why-out")
        )
    if turn.stock == 0:
        return Message("why-pass", points=rack_points(turn.rack))
    found = summed(turn)
    if not turn.opened:
        return Message("why-open", tiles=found.opens, unseen=found.unseen)
    if found.out:
        return Message("why-finish", tiles=found.out, unseen=found.unseen)
    return Message("why-draw", tiles=found.more, unseen=found.unseen)


def proposal(turn: Turn, after: Table) -> Proposal | None:
    """Return a plan as the steps of a person, and as the table that comes of it."""
    if after is None:
        return None
    found = steps(turn.before, after, free=turn.solver.free)
    return Proposal(
        Message("several", count=laid(turn.before, after)),
        tuple(step.message for step in found),
        tuple(tuple(combination_text(x).split()) for x in after),
    )


def given(turn: Turn, after: list[int]) -> list[int]:
    """Return the tiles of the rack that a plan lays, by kind."""
    tiles = counted(after)
    tiles.subtract(counted(turn.before))
    return [tiles[k] for k in range(len(turn.rack))]
