"""What only L.L.A.M.A. knows about playing well."""

from sobremesa.engine.contract import Integers, State, View
from sobremesa.games.llama.rules import DRAW, GIVE_BACK, KINDS, QUIT, left_over

CHEAP = 8  # points with which one may as well quit
URGENT = 14  # the same when somebody is about to go out
FEW = 2  # cards of somebody who is


def sensible(view: View, rng: Integers) -> int:
    """Play if possible, the dearest card first; quit while it is cheap; otherwise draw."""
    s = view.state
    if s.phase == GIVE_BACK:
        return max(view.legal)  # the largest chip
    cards = [action for action in view.legal if action < KINDS]
    if cards:
        return max(cards)
    if DRAW not in view.legal or left_over(s, view.seat) <= limit(s, view.seat):
        return QUIT
    return DRAW


def limit(s: State, seat: int) -> int:
    """Return up to how many points it is better to quit than to draw."""
    rivals = (p for p in range(s.players) if p != seat and not s.quit[p])
    return URGENT if any(s.cards[p] <= FEW for p in rivals) else CHEAP
