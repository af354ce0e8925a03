"""Looking two placements ahead in Genial, against every rack and every answer, one by one."""

from itertools import combinations

import numpy as np
import pytest

from sobremesa.engine.contract import State
from sobremesa.games.genial import GAME, rules
from sobremesa.games.genial.ahead import answer, best_ahead
from sobremesa.games.genial.board import EDGES
from sobremesa.games.genial.mind import PLAY, WORTH, worth_of_point
from sobremesa.games.genial.rules import END, LEGAL, RACK, TURN
from sobremesa.games.genial.tests.test_endgame import endings, played
from sobremesa.games.genial.tests.test_terminal import view_of
from sobremesa.games.genial.tiles import KIND, KINDS
from tests.play import listed


def slow_answer(s: State) -> float:
    """Return what the next player's placement is worth, trying every rack."""
    if s.phase == END:
        return 0.0
    unseen = [kind for kind in range(KINDS) for _ in range(s.bag[kind])]
    s.turn, s.phase = (s.turn + 1) % s.players, TURN
    s.hand[s.turn] = 1
    worth = dict.fromkeys(range(KINDS), float("-inf"))
    for action in listed(GAME, s)[0]:
        kind = int(KIND[action // EDGES])
        worth[kind] = max(worth[kind], gained(s, action))
    racks = list(combinations(unseen, RACK))
    return sum(max(worth[kind] for kind in rack) for rack in racks) / len(racks)


def gained(s: State, action: int) -> float:
    """Return what a placement is worth by the markers before and after it."""
    end = played(s, action)
    before, behind = s.mark[s.turn].tolist(), end.mark[s.turn].tolist()
    worth = sum(int(WORTH[b]) - int(WORTH[a]) for a, b in zip(before, behind, strict=True))
    return worth + int(PLAY * worth_of_point(s, s.turn)) * plays(s, end)


def plays(s: State, end: State) -> int:
    """Return how many markers have come to the end."""
    return int(((end.mark[s.turn] == rules.TOP) & (s.mark[s.turn] < rules.TOP)).sum())


@pytest.mark.parametrize("players", [2, 3])
def test_an_answer_is_what_the_best_of_a_rack_is_worth_on_average(players: int) -> None:
    room, worths = np.zeros(LEGAL, np.int64), np.zeros(KINDS, np.int64)
    for s in list(endings(players))[::3]:
        view = view_of(s, int(s.turn))
        found = {}
        for action in view.legal[:: max(1, len(view.legal) // 4)]:
            after = played(view.state, action)
            found[action] = gained(view.state, action) - slow_answer(after.copy())
            worth = gained(view.state, action) - answer(after, room, worths)
            assert worth == pytest.approx(found[action])


def test_the_best_of_all_is_chosen() -> None:
    for s in list(endings(2))[::8]:
        view = view_of(s, int(s.turn))
        found = {a: gained(view.state, a) - slow_answer(played(view.state, a)) for a in view.legal}
        assert found[best_ahead(view)] == pytest.approx(max(found.values()))
