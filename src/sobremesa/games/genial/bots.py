"""What only Genial knows about playing well."""

from collections.abc import Sequence

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
from sobremesa.games.genial.rules import CHOICE, EMPTY, RENEW, STOP, TOP

NEXT = NEIGHBOUR.tolist()  # plain lists are read faster
ONE, OTHER = EDGE_ONE.tolist(), EDGE_OTHER.tolist()
WEIGHT = tuple(0.7**place for place in range(COLOURS))  # of a point for the lowest, the next …
PLAY = 2.5  # what an extra play is worth, in points for the lowest


class Survey:
    """What every colour would score on every empty cell, counted once for all placements."""

    def __init__(self, s: State):
        """Follow the lines from every empty cell."""
        board = s.board.tolist()
        self.lines = {c: counted(board, c) for c in range(CELLS) if board[c] == EMPTY}

    def points(self, action: int) -> tuple[int, int, int, int]:
        """Return the colours of a placement's halves, and what each scores."""
        laid, edge = divmod(action, EDGES)
        one, other = divmod(laid, COLOURS)
        return one, self.lines[ONE[edge]][one], other, self.lines[OTHER[edge]][other]


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
    marks = s.mark[rules.score_board(s, view.seat)].tolist()
    values: dict[tuple[int, int, int, int], float] = {}
    best, chosen = -1.0, placements[0]
    for action in placements:
        points = survey.points(action)
        if points not in values:
            values[points] = value(marks, points, int(rules.top(s)), alone=s.players == 1)
        if values[points] > best:
            best, chosen = values[points], action
    return chosen


def value(marks: list[int], points: tuple[int, int, int, int], top: int, *, alone: bool) -> float:
    """Return how good the markers would be after a placement, extra plays included."""
    after = list(marks)
    one, for_one, other, for_other = points
    after[one] += for_one
    after[other] += for_other
    plays = 0
    for colour in {one, other}:
        end = TOP if marks[colour] < TOP else top
        after[colour] = min(after[colour], end)
        plays += marks[colour] < end == after[colour] and not alone
    ranked = sorted(after)
    return sum(w * mark for w, mark in zip(WEIGHT, ranked, strict=True)) + PLAY * plays
