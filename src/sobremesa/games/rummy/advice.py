"""What there is to say of a turn: a handful of plans, what each is worth, and why."""

from collections.abc import Iterator
from math import sqrt

from sobremesa.bots.players import Estimate
from sobremesa.engine.chance import next_word
from sobremesa.engine.contract import Integers, Message, Proposal, View
from sobremesa.games.rummy.notation import combination_text
from sobremesa.games.rummy.outs import outs
from sobremesa.games.rummy.plans import adding, fewest, from_hand, most
from sobremesa.games.rummy.rules import DRAW, END
from sobremesa.games.rummy.solver import counted
from sobremesa.games.rummy.steps import steps
from sobremesa.games.rummy.turn import Turn, begun, laid, next_action, rack_points
from sobremesa.games.rummy.worlds import Plan, share

Table = list[int] | None  # that a plan makes, or None to lay nothing


def advice(view: View, own: Plan, simulations: int, rng: Integers) -> list[Estimate]:
    """Return estimates of plans for the turn, the best first, each with its next action.

    Two plans may begin with the same action; their reasons say what each of them lays.
    """
    turn = begun(view.state)
    seed = next_word(rng)
    estimates = []
    tables = list(choices(turn, own))
    worlds = max(2, simulations // len(tables))
    for after in tables:
        won = [share(view, after, seed, number) for number in range(worlds)]
        mean = sum(won) / worlds
        estimates.append(
            Estimate(
                action(view, turn, after),
                mean,
                error(won),
                worlds,
                reason(turn, after),
                proposal(turn, after),
            )
        )
    return sorted(estimates, key=lambda estimate: -estimate.share)


def choices(turn: Turn, own: Plan) -> Iterator[Table]:
    """Yield what plans would make of a turn, the player's own first; none lays the same tiles."""
    plans = [own, lambda turn: None, most, from_hand, adding if turn.opened else fewest]
    known = set()
    for plan in plans:
        after = plan(turn)
        tiles = frozenset((counted(after or turn.before) - counted(turn.before)).items())
        if tiles not in known:
            known.add(tiles)
            yield after


def action(view: View, turn: Turn, after: Table) -> int:
    """Return the next action of a plan."""
    if after is None:
        return END if END in view.legal else DRAW
    return next_action(view.state, turn.before, after)


def error(won: list[float]) -> float:
    """Return the standard error of a share, as if one more world was won and one lost.

    A few worlds that all end alike leave a doubt.
    """
    more = [*won, 0.0, 1.0]
    mean = sum(more) / len(more)
    return sqrt(sum((x - mean) ** 2 for x in more) / len(more) / len(more))


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
    found = outs(turn)
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
