"""The end of a game of two: with the pile used up, whoever has counted the cards knows all."""

from functools import cache
from typing import Any

import numpy as np

from sobremesa.engine.chance import generator
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import View, apply, legal
from sobremesa.games.takethat import rules
from sobremesa.games.takethat.rules import DEAL, END, HAND, LEGAL, STATE

DEPTH = 2 * HAND + 2  # positions on a line: all cards are laid, and the row is taken
PATIENCE = 600_000  # actions tried, at most: some tenths of a second
UNKNOWN = -1  # instead of an action: that was not enough
WIN = 1000  # the match is worth more than any points
ALPHA, BETA = range(2)


def exact(view: View) -> int | None:
    """Return the best action at the end of a game of two, or None where that is not known."""
    s = view.state
    if s.players != 2 or s.stock > 0 or s.unseen.any():
        return None
    path = np.zeros(DEPTH, STATE)
    path[0] = s
    rules.deal(path[0], generator(0))  # only one hand is left to deal, and nothing but its cards
    best = int(solver()(path, *room(), PATIENCE))
    return None if best == UNKNOWN else best


@cache
def solver() -> Any:
    """Return `solve`, compiled."""
    return twins(rules, "cpu").entry(solve)


def room() -> tuple[Any, ...]:
    """Return what `solve` works in: lists of actions, how many are left to try, and bounds."""
    return np.zeros((DEPTH, LEGAL), np.int64), np.zeros(DEPTH, np.int64), np.zeros((DEPTH, 2))


def solve(path, lists, counts, bounds, patience):
    """Return the action with which the seat to act in path[0] does best, by alpha-beta.

    The last of a list is tried first: to take the row is the end, and so a bound at once.
    """
    best = UNKNOWN
    level = 0
    bounds[0, ALPHA] = -2 * WIN
    bounds[0, BETA] = 2 * WIN
    counts[0] = legal(path[0], lists[0], lists[1])
    while True:
        if counts[level] == 0 or bounds[level, ALPHA] >= bounds[level, BETA]:
            if level == 0:
                return best
            level -= 1
            value = -bounds[level + 1, ALPHA]
        else:
            if patience == 0:
                return UNKNOWN
            patience -= 1
            counts[level] -= 1
            path[level + 1] = path[level]
            apply(path[level + 1], lists[level, counts[level]])
            if not over(path[level + 1]):
                level += 1
                counts[level] = legal(path[level], lists[level], lists[level + 1])
                bounds[level, ALPHA] = -bounds[level - 1, BETA]
                bounds[level, BETA] = -bounds[level - 1, ALPHA]
                continue
            value = worth(path[level + 1], path[level].turn)
        if value > bounds[level, ALPHA]:
            bounds[level, ALPHA] = value
            if level == 0:
                best = lists[0, counts[0]]


def over(s):
    """Say whether the game has ended."""
    return s.phase == END or s.phase == DEAL


def worth(s, seat):
    """Return the lead of `seat` at the end of a game; if that ends the match, to win is all."""
    lead = int(s.score[seat]) - int(s.score[1 - seat])
    if s.phase == END:
        lead += WIN * (int(lead > 0) - int(lead < 0))
    return lead
