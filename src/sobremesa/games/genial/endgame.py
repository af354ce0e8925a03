"""The end of a game: what the last tiles decide, for every rack that the other may have.

Nothing is guessed. Where a placement leads too far to be judged, there is no answer, unless
another one wins for certain: at once, or by the tiles in hand after whatever the other places.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from sobremesa.bots.search import shares
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import Integers, State, View
from sobremesa.games.genial import rules
from sobremesa.games.genial.board import EDGE, EDGES, WORD
from sobremesa.games.genial.rules import (
    END,
    EXTRA,
    LEGAL,
    SEATS,
    STATE,
    TURN,
    candidates,
    face_down,
    place,
    possible,
)
from sobremesa.games.genial.tiles import KIND, KINDS, LAID

FEW = 12  # open edges with which it is worth a try


def exact_shares(view: View) -> dict[int, float] | None:
    """Return the share of the win that every action leads to, or None where that is not known.

    If one wins for certain, that alone.
    """
    s = view.state
    if s.players == 1 or s.phase not in (TURN, EXTRA) or len(open_edges(s)) > FEW:
        return None
    found = {action: judged(after(s, action), view) for action in view.legal}
    certain = {action: share for action, share in found.items() if share == 1}
    known = {action: share for action, share in found.items() if share is not None}
    return certain or (known if len(known) == len(found) else None)


def judged(s: State, view: View, *, ahead: bool = True) -> float | None:
    """Return the share of the win that a seat has after an action, if that is known.

    Without looking `ahead`, only where the next tile is the last: there may be much to judge.
    """
    if s.phase == END:
        return share(s, view.seat)
    if s.phase == EXTRA:
        return most([judged(after(s, action), view, ahead=False) for action in listed(s)])
    last = is_last_place(s)
    if s.players > 2 or not (last or ahead):
        return None
    left = np.ones(KINDS)
    out, places = np.zeros(SEATS), np.zeros(SEATS, np.int64)
    compiled(answer)(np.array([s, s, s], STATE), view.seat, left, out, places)
    at_least = expected(view, left)
    return at_least if last or at_least == 1 else None


def most(found: list[float | None]) -> float | None:
    """Return the best of what can be chosen, unless something unknown may be better."""
    known = [share for share in found if share is not None]
    best = max(known, default=0.0)
    return best if best == 1 or len(known) == len(found) else None


def expected(view: View, left: Integers) -> float:
    """Return the share that is left on average, if the other answers with the tile to leave least.

    left[kind] is what a tile of that kind leaves.
    """
    total, lacking, refuted = 0.0, 1.0, []
    for level in sorted(set(left.tolist())):
        refuted += [kind for kind in range(KINDS) if left[kind] == level]
        without = chance_to_lack(view.state, 1 - view.seat, refuted)
        total += level * (lacking - without)
        lacking = without
    return total


def chance_to_lack(s: State, seat: int, kinds: Iterable[int]) -> float:
    """Return how likely a rack that is face down has none of these tiles, as `deal` deals it."""
    chance, dealt = 1.0, 0
    for age in range(s.renewals + 1):
        tiles = possible(s, seat, age)
        good = tiles - sum(candidates(s, seat, kind, age) for kind in kinds)
        for _ in range(min(face_down(s, seat, age), tiles) - dealt):
            chance *= max(0, good - dealt) / (tiles - dealt)
            dealt += 1
    return chance


def answer(worlds, seat, left, out, places):
    """Set left[kind] to what is left for a seat, at least, if the other places such a tile."""
    s = worlds[1]
    for edge in range(EDGES):
        if is_open(worlds[0], edge):
            for laid in range(LAID):
                if left[KIND[laid]] > 0:
                    worlds[1] = worlds[0]
                    s.turn = 1 - seat
                    s.phase = TURN
                    s.hand[s.turn, KIND[laid]] += 1
                    place(s, laid, edge)
                    rest = last_word(worlds, seat, out, places)
                    left[KIND[laid]] = min(left[KIND[laid]], rest)


def last_word(worlds, seat, out, places):
    """Return what a seat wins at the end, or at least by ending the game with a tile in hand."""
    s = worlds[2]
    if worlds[1].phase == END:
        shares(worlds[1], places, out)
        return out[seat]
    best = 0.0
    if worlds[1].phase == EXTRA:
        return best
    for edge in range(EDGES):
        if is_open(worlds[1], edge):
            for laid in range(LAID):
                if best < 1 and worlds[1].hand[seat, KIND[laid]] > 0:
                    worlds[2] = worlds[1]
                    s.turn = seat
                    s.phase = TURN
                    place(s, laid, edge)
                    if s.phase == END:
                        shares(s, places, out)
                        best = max(best, out[seat])
    return best


def is_open(s, edge):
    """Say whether a tile can still lie on an edge."""
    return s.open[edge // WORD] >> edge % WORD & 1 == 1


@cache
def compiled(function: Any) -> Any:
    """Return a function of the rules, or of this module, compiled."""
    return twins(rules, "cpu").entry(function)


def share(s: State, seat: int) -> float:
    """Return the share of the win of a seat, at the end; with partners, of them both."""
    places = np.zeros(SEATS, np.int64)
    compiled(rules.ranks)(s, places)
    winners = [other for other in range(s.players) if places[other] == 1]
    own = [other for other in winners if rules.score_board(s, other) == rules.score_board(s, seat)]
    return len(own) / len(winners)


def open_edges(s: State) -> list[int]:
    """Return the edges on which a tile can still lie."""
    words = enumerate(s.open.tolist())
    return [word * WORD + bit for word, bits in words if bits for bit in places_of_ones(bits)]


def places_of_ones(bits: int) -> list[int]:
    """Return the places of the bits of a word that are set."""
    return [bit for bit in range(WORD) if bits >> bit & 1]


def is_last_place(s: State) -> bool:
    """Say whether any tile more will be the last: all edges that are open have a cell in common."""
    pairs = combinations(open_edges(s), 2)
    return all(set(EDGE[one][:2]) & set(EDGE[other][:2]) for one, other in pairs)


def after(s: State, action: int) -> State:
    """Return the state that an action leads to."""
    state = np.array([s], STATE)[0]
    compiled(rules.apply)(state, action)
    return state


def listed(s: State) -> list[int]:
    """Return the legal actions."""
    actions, weights = np.zeros((2, LEGAL), np.int64)
    return list(actions[: compiled(rules.legal)(s, actions, weights)].tolist())
