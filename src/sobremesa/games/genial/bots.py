"""What only Genial knows about playing well."""

from collections.abc import Sequence
from operator import mul

from sobremesa.engine.contract import Integers, State, View
from sobremesa.games.genial import rules
from sobremesa.games.genial.board import (
    CELLS,
    COLOURS,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    NEIGHBOUR,
    WAYS,
)
from sobremesa.games.genial.rules import CHOICE, EMPTY, RENEW, STOP

NEXT = NEIGHBOUR.tolist()  # plain lists are read faster
ONE, OTHER = EDGE_ONE.tolist(), EDGE_OTHER.tolist()
WEIGHT = tuple(0.7**place for place in range(COLOURS))  # of a point for the lowest, the next …
PLAY = 2.5  # what an extra play is worth, in points for the lowest


class Survey:
    """What every colour would score on every empty cell, counted once for all placements."""

    def __init__(self, s: State):
        """Follow the lines from every empty cell."""
        board = s.board.tolist()
        self.s = s
        self.marks = s.mark[rules.score_board(s, s.turn)].tolist()
        self.lines = {c: counted(board, c) for c in range(CELLS) if board[c] == EMPTY}

    def points(self, action: int) -> tuple[int, int, int, int]:
        """Return the colours of a placement's halves, and how far each advances its marker.

        A double advances one marker, for both halves.
        """
        laid, edge = divmod(action, EDGES)
        one, other = divmod(laid, COLOURS)
        for_one, for_other = self.lines[ONE[edge]][one], self.lines[OTHER[edge]][other]
        if one == other:
            return one, self.gain(one, for_one + for_other), other, 0
        return one, self.gain(one, for_one), other, self.gain(other, for_other)

    def gain(self, colour: int, points: int) -> int:
        """Return how far a marker advances for so many points."""
        before = self.marks[colour]
        return int(rules.stop(self.s, before, points)) - int(before)

    def value(self, points: tuple[int, int, int, int]) -> float:
        """Return how good the markers would be after a placement, extra plays included."""
        after = list(self.marks)
        one, for_one, other, for_other = points
        after[one] += for_one
        after[other] += for_other
        moves = zip(self.marks, after, strict=True)
        plays = sum(bool(rules.wins_play(self.s, old, new)) for old, new in moves)
        ranked = sorted(after)
        return float(sum(map(mul, WEIGHT, ranked)) + PLAY * plays)


def counted(board: Sequence[int], cell: int) -> list[int]:
    """Return how often each colour is in the lines from an empty cell."""
    total = [0] * COLOURS
    for way in range(WAYS):
        far = NEXT[cell][way]
        colour = board[far]
        while board[far] == colour != EMPTY:
            total[colour] += 1
            far = NEXT[far][way]
    return total


def sensible(view: View, rng: Integers) -> int:
    """Advance the lowest markers first, win extra plays and play them, renew whenever possible."""
    s = view.state
    if s.phase == CHOICE:
        return RENEW
    placements = [action for action in view.legal if action < STOP]
    survey = Survey(s)
    values: dict[tuple[int, int, int, int], float] = {}
    best, chosen = -1.0, placements[0]
    for action in placements:
        points = survey.points(action)
        if points not in values:
            values[points] = survey.value(points)
        if values[points] > best:
            best, chosen = values[points], action
    return chosen
