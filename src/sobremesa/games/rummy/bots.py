"""Bots for Rummy: each decides on the table to make as its turn begins, and then makes it."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from zlib import crc32

from sobremesa.bots.players import Estimate
from sobremesa.engine.chance import generator, next_word
from sobremesa.engine.contract import Integers, Level, View
from sobremesa.games.rummy.advice import advice
from sobremesa.games.rummy.plans import adding, from_hand, most, saving, thrifty
from sobremesa.games.rummy.rules import DRAW, END
from sobremesa.games.rummy.turn import Turn, begun, next_action
from sobremesa.games.rummy.worlds import Plan

REMEMBERED = 64  # plans: one turn asks for the same plan at each of its actions


@dataclass(frozen=True)
class Player:
    """A bot that follows a plan, and may overlook things."""

    plan: Plan
    overlooks: float = 0.0  # chance not to notice a tile of the rack in a turn
    leaves: float = 0.0  # chance not to think of touching a combination of the table
    simulations: int = 24  # for an explanation, over all plans: some seconds as a match begins

    def __call__(self, view: View, rng: Integers) -> int:
        """Choose the next action of the plan for this turn; end one that another has begun."""
        turn = begun(view.state)
        after = planned(self, turn)
        if after is not None:
            action = next_action(view.state, turn.before, after)
            if action in view.legal:
                return action
        return END if END in view.legal else DRAW

    def explain(self, view: View, rng: Integers) -> list[Estimate]:
        """Return what to think of a few plans for this turn, the best first."""
        return advice(view, lambda turn: planned(self, turn), self.simulations, rng)

    def noticed(self, turn: Turn) -> Turn:
        """Return what the player notices: the same whenever it is asked for in this turn."""
        luck = generator(crc32(repr((turn.before, turn.rack, turn.passes)).encode()))
        rack = [sum(happens(1 - self.overlooks, luck) for _ in range(n)) for n in turn.rack]
        before = [x for x in turn.before if happens(1 - self.leaves, luck)]
        return replace(turn, rack=tuple(rack), before=tuple(before))


def happens(chance: float, rng: Integers) -> bool:
    """Let luck decide on something that happens with this chance."""
    return bool(next_word(rng) < chance * 2**32)


@lru_cache(REMEMBERED)
def planned(player: Player, turn: Turn) -> list[int] | None:
    """Return the table that a player wants to make in a turn, or None to lay nothing."""
    noticed = player.noticed(turn)
    after = player.plan(noticed)
    if after is None:
        return None
    left = Counter(turn.before) - Counter(noticed.before)
    return sorted([*after, *left.elements()])


hand = Player(from_hand)
greedy = Player(most)
sensible = Player(thrifty)

LEVELS = (
    Level(Player(adding), elo=835),
    Level(Player(most, overlooks=0.2, leaves=0.75), elo=1185),
    Level(Player(most, overlooks=0.1, leaves=0.5), elo=1585),
    Level(Player(saving, overlooks=0.04), elo=2045),
    Level(Player(saving), elo=2410),
)
