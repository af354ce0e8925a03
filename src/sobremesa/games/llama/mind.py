"""What a search should know of L.L.A.M.A.: how people play."""

from sobremesa.games.llama.rules import DRAW, GIVE_BACK, KINDS, QUIT, left_over, legal

HOOKS = ("policy",)

CHEAP = 8  # points with which one may as well quit
URGENT = 14  # the same when somebody is about to go out
FEW = 2  # cards of somebody who is


def policy(s, actions, weights, rng):
    """Play if possible, the dearest card first; quit while it is cheap; otherwise draw."""
    count = legal(s, actions, weights)
    if s.phase == GIVE_BACK:
        return actions[count - 1]  # the largest chip
    if actions[0] < KINDS:
        return actions[1] if actions[1] < KINDS else actions[0]
    if actions[0] == DRAW and left_over(s, s.turn) > limit(s):
        return DRAW
    return QUIT


def limit(s):
    """Return up to how many points it is better to quit than to draw."""
    for seat in range(s.players):
        if seat != s.turn and not s.quit[seat] and s.cards[seat] <= FEW:
            return URGENT
    return CHEAP
