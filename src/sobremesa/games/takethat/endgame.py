"""The end of a game of two: with the pile used up, whoever has counted the cards knows all."""

from functools import cache
from math import exp, sqrt
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
SPREAD = 12.0  # points: how far a game may still change the difference between two players


def exact(view: View) -> int | None:
    """Return the best action at the end of a game of two, or None where that is not known."""
    path = known(view)
    if path is None:
        return None
    best = int(solver()(path, *room(), PATIENCE))
    return None if best == UNKNOWN else best


def exact_shares(view: View) -> dict[int, float] | None:
    """Return the share of the win that every action leads to then, or None likewise."""
    path = known(view)
    if path is None:
        return None
    leads = {action: lead_after(path, action) for action in view.legal}
    left = int(view.state.games - view.state.game)
    return {action: chance(lead, left) for action, lead in leads.items() if lead is not None}


def known(view: View) -> Any:
    """Return room for a line of positions that begins with what is known, or None if that is not.

    Only one hand is left to deal then, and nothing but its cards.
    """
    s = view.state
    if s.players != 2 or s.stock > 0 or s.unseen.any():
        return None
    path = np.zeros(DEPTH, STATE)
    path[0] = s
    rules.deal(path[0], generator(0))
    return path


def lead_after(path: Any, action: int) -> float | None:
    """Return by how much the player to act will lead after an action, if that can be found out."""
    seat = int(path[0].turn)
    line = np.zeros(DEPTH, STATE)
    line[0] = path[0]
    applied()(line[0], action)
    if over(line[0]):
        return float(worth(line[0], seat))
    lists, counts, bounds = room()
    if solver()(line, lists, counts, bounds, PATIENCE) == UNKNOWN:
        return None
    return -float(bounds[0, ALPHA])


def chance(lead: float, games: int) -> float:
    """Return the share of the win that a lead is worth, with so many games to come."""
    if games == 0:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    return 1 / (1 + exp(-lead / (SPREAD * sqrt(games))))


@cache
def applied() -> Any:
    """Return `apply`, compiled."""
    return twins(rules, "cpu").entry(rules.apply)


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
