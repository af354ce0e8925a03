"""What only Take That knows about playing well."""

from sobremesa.engine.contract import Integers, State, View
from sobremesa.games.takethat.rules import MIRROR, NUMBERS, PAIR, REACH, TAKE
from sobremesa.games.takethat.words import row_cost

CHEAP = 1  # points for which one may take the row rather than make it longer for oneself


def sensible(view: View, rng: Integers) -> int:
    """Pair if possible; otherwise lay what helps to pair later; take the row while it is cheap."""
    s = view.state
    pairs = [action for action in view.legal if PAIR <= action < TAKE]
    if pairs:
        return pairs[0]
    plays = [action for action in view.legal if action < PAIR]
    if not plays:
        return TAKE
    best = max(plays, key=lambda card: promise(s, view.seat, card))
    if TAKE in view.legal and row_cost(s) <= CHEAP and promise(s, view.seat, best) < 0:
        return TAKE
    return best


def promise(s: State, seat: int, card: int) -> float:
    """Return how good it seems to lay `card`: its mirror in hand is good, no follower is bad."""
    others = [int(held) for held in s.hand[seat, : s.cards[seat]] if held != card]
    paired = 3.0 if MIRROR[card] in others else 0.0
    near = sum(abs(int(NUMBERS[other]) - int(NUMBERS[card])) <= REACH for other in others)
    waits = s.place[MIRROR[card]] == 0 if MIRROR[card] >= 0 else False
    return paired + 0.3 * near - (1.0 if waits else 0.0) - (0.5 if near == 0 else 0.0)
