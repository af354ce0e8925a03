"""The end of a game of Genial, against every rack that the other may have, one by one."""

from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from sobremesa.engine.chance import generator
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import State
from sobremesa.games.genial import GAME, mind, rules
from sobremesa.games.genial.board import COLOURS, EDGES
from sobremesa.games.genial.endgame import (
    chance_to_lack,
    compiled,
    exact_shares,
    judged,
    open_edges,
)
from sobremesa.games.genial.rules import END, EXTRA, RACK, TURN
from sobremesa.games.genial.tests.drawn import EMPTY_2, table
from sobremesa.games.genial.tests.test_terminal import view_of
from sobremesa.games.genial.tiles import KIND, KINDS
from tests.play import listed

IN_BAG = 4  # tiles left, so that the racks of the other can be gone through


def at_random(players: int, seed: int) -> Iterator[State]:
    """Yield the moments of a game at which a tile is to be placed."""
    s = GAME.blank()[0]
    rules.setup(s, players)
    rng = generator(seed)
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    while s.phase != END:
        if s.phase in (TURN, EXTRA):
            yield s.copy()
        compiled(rules.apply)(s, compiled(rules.sample)(s, actions, weights, rng))


def endings(players: int) -> Iterator[State]:
    """Yield moments near the end with little between the players yet and few tiles unseen."""
    rng = np.random.default_rng(players)
    for seed in range(12):
        for s in at_random(players, seed):
            if len(open_edges(s)) <= 3:
                s.mark[:] = rng.choice([5, 5, 17], COLOURS)
                s.mark[: s.players, rng.integers(0, COLOURS)] = 4
                s.mark[s.turn] += rng.integers(-1, 2)
                s.renewals = 0
                s.bag[:] = 0
                s.bag[rng.choice(KINDS, IN_BAG, replace=False)] = 1
                yield s


def slow_share(s: State, seat: int, unseen: list[int], ahead: bool = True) -> float | None:
    """Return the share of the win after an action, trying everything that may follow.

    Without looking `ahead` beyond what the other places: a win after that does not count.
    """
    if s.phase == END:
        return won(s, seat)
    if s.phase == EXTRA:
        found = [slow_share(played(s, a), seat, unseen, False) for a in listed(GAME, s)[0]]
        known = [share for share in found if share is not None]
        return max(known) if len(known) == len(found) or 1 in known else None
    left = dict.fromkeys(range(KINDS), 1.0)
    ends = True
    for action, after in placements(s, 1 - seat, 1):
        kind = int(KIND[action // EDGES])
        if after.phase == END:
            rest = won(after, seat)
        else:
            own = [] if after.phase == EXTRA else placements(after, seat, s.hand[seat])
            rest = max((won(end, seat) for _, end in own if end.phase == END), default=0.0)
            ends = False
        left[kind] = min(left[kind], rest)
    racks = list(combinations(unseen, RACK))
    share = sum(min(left[kind] for kind in rack) for rack in racks) / len(racks)
    return share if ends or (ahead and share == 1) else None


def placements(s: State, seat: int, tiles: object) -> list[tuple[int, State]]:
    """Return whatever a seat can place if it has these tiles, and what that leads to."""
    turn = s.copy()
    turn.turn, turn.phase = seat, TURN
    turn.hand[seat] = tiles
    turn.held[seat] = RACK
    return [(action, played(turn, action)) for action in listed(GAME, turn)[0]]


def all_end(s: State, seat: int) -> bool:
    """Say whether the game is over, or will be with whatever the other places."""
    return s.phase == END or all(end.phase == END for _, end in placements(s, 1 - seat, 1))


def played(s: State, action: int) -> State:
    after = np.array([s], rules.STATE)[0]
    compiled(rules.apply)(after, action)
    return after


def won(s: State, seat: int) -> float:
    places = np.zeros(rules.SEATS, np.int64)
    compiled(rules.ranks)(s, places)
    winners = [other for other in range(s.players) if places[other] == 1]
    return (seat in winners) / len(winners)


def test_the_last_tiles_are_weighed_exactly() -> None:
    """Of two players; where something is not known, neither is it by trying everything."""
    between = later = 0
    for s in endings(2):
        view = view_of(s, int(s.turn))
        unseen = [kind for kind in range(KINDS) for _ in range(view.state.bag[kind])]
        assert len(unseen) == IN_BAG + RACK
        slow = {a: slow_share(played(s, a), view.seat, unseen) for a in view.legal}
        assert {a: judged(played(s, a), view) for a in view.legal} == pytest.approx(slow)
        between += len({share for share in slow.values() if share not in (0, 0.5, 1, None)})
        later += len(
            [a for a in view.legal if slow[a] == 1 and not all_end(played(s, a), view.seat)]
        )
        known = [share for share in slow.values() if share is not None]
        best = mind.exact(view)
        if 1 in known or len(known) == len(slow):
            assert slow[best or 0] == pytest.approx(max(known))
        else:
            assert best is None
    assert between > 5
    assert later > 5


def test_among_more_only_what_ends_the_game_is_known() -> None:
    known = 0
    for s in endings(3):
        view = view_of(s, int(s.turn))
        ends = {a: played(s, a) for a in view.legal if played(s, a).phase == END}
        for end in ends.values():
            assert judged(end, view) == won(end, view.seat)
            known += 1
        if len(ends) < len(view.legal):
            assert set((exact_shares(view) or {}).values()) <= {1}
    assert known


def test_early_or_alone_nothing_is_known() -> None:
    assert mind.exact(view_of(table(EMPTY_2))) is None
    assert mind.exact(view_of(table(EMPTY_2, "rb", players=1))) is None


def test_what_a_rack_lacks_is_as_likely_as_it_is_dealt() -> None:
    """Also after renewals, when some tiles are too new for it."""
    deals = 1000
    deal = twins(rules, "cpu", mind).entry(rules.deal)
    rng = generator(1)
    moments = [s for seed in range(8) for s in at_random(2, seed) if s.renewals > 0]
    for s in moments[:: len(moments) // 8]:
        view = view_of(s, int(s.turn)).state
        other = 1 - int(s.turn)
        kinds = [int(kind) for kind in np.flatnonzero(s.shown[0])]
        lacked = 0
        for _ in range(deals):
            world = np.array([view], rules.STATE)[0]
            deal(world, rng)
            lacked += not world.hand[other, kinds].any()
        chance = chance_to_lack(view, other, kinds)
        assert abs(lacked / deals - chance) < 4 * sqrt(chance * (1 - chance) / deals) + 1e-9
