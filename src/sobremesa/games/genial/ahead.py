"""Two placements ahead: one's own, and the next player's best by the odds of an unseen rack.

All that counts is what the markers are worth, the lower the more.
"""

from functools import cache
from typing import Any

import numpy as np

from sobremesa.engine.compile import twins
from sobremesa.engine.contract import View, apply
from sobremesa.games.genial import mind, rules
from sobremesa.games.genial.board import COLOURS
from sobremesa.games.genial.mind import (
    CELL,
    COSTS,
    FIRST,
    KEPT,
    LARGEST,
    NEVER,
    action_value,
    best_double,
    best_mixed,
    list_cells,
    recount,
    survey,
    weigh_halves,
    weigh_points,
)
from sobremesa.games.genial.rules import END, LEGAL, RACK, STATE, TURN, untouched_symbols
from sobremesa.games.genial.tiles import KIND_ONE, KIND_OTHER, KINDS


def best_ahead(view: View) -> int:
    """Return the placement worth most, less what the next player's best is worth on average."""
    actions = np.array(view.legal)
    worlds = np.array([view.state, view.state], STATE)
    best = compiled()(worlds, actions, np.zeros((2, LEGAL), np.int64), np.zeros(KINDS, np.int64))
    return int(actions[best])


@cache
def compiled() -> Any:
    """Return `best_of`, compiled."""
    return twins(rules, "cpu", mind).entry(best_of)


def best_of(worlds, actions, room, worths):
    """Return the place of the best of these actions in worlds[0]."""
    survey(worlds[0], room[0], 0)
    look_at_markers_alone(room[0], 0)
    best = 0
    most = 2.0 * NEVER
    for i in range(len(actions)):
        worlds[1] = worlds[0]
        apply(worlds[1], actions[i])
        worth = action_value(room[0], 0, actions[i]) - answer(worlds[1], room[1], worths)
        if worth > most:
            most = worth
            best = i
    return best


def look_at_markers_alone(room, start):
    """Take what it costs to leave a colour open out of a survey: the answer tells."""
    for colour in range(COLOURS):
        room[start + COSTS + colour] = 0


def answer(s, room, worths):
    """Return what the next player's placement will be worth to that player, on average."""
    if s.phase == END or s.players == 1:
        return 0.0
    s.turn = (s.turn + 1) % s.players
    s.phase = TURN
    weigh_answers(s, room, worths)
    return average_best(s, worths)


def weigh_answers(s, room, worths):
    """Set worths[kind] to what the best placement of such a tile is worth."""
    recount(s, room)
    cells = list_cells(s, room)
    weigh_points(s, room, KEPT, room[LARGEST])
    look_at_markers_alone(room, KEPT)
    weigh_halves(room, cells)
    room[FIRST] = room[CELL]
    untouched = untouched_symbols(s) if s.placed < s.players else 0
    for kind in range(KINDS):
        left, right = int(KIND_ONE[kind]), int(KIND_OTHER[kind])
        if left == right:
            worths[kind], _ = best_double(s, room, cells, left, untouched, NEVER // 2, 0)
        else:
            worths[kind], _ = best_mixed(s, room, cells, left, right, untouched, NEVER // 2, 0)


def average_best(s, worths):
    """Return what the best of RACK unseen tiles is worth on average; uses up `worths`.

    From the best kind down: that it is the best in the rack, and the rack has none before it.
    """
    unseen = 0
    for kind in range(KINDS):
        unseen += int(s.bag[kind])
    average = 0.0
    lacking = 1.0
    worse = unseen
    while lacking > 0:
        best = 0
        for kind in range(KINDS):
            if worths[kind] > worths[best]:
                best = kind
        worse -= int(s.bag[best])
        without = 1.0
        for drawn in range(RACK):
            without *= max(0, worse - drawn) / (unseen - drawn)
        average += (lacking - without) * worths[best]
        lacking = without
        worths[best] = NEVER
    return average
