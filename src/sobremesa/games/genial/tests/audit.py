"""What must hold in every state of Genial."""

import numpy as np

from sobremesa.engine.contract import State
from sobremesa.games.genial.board import CELL, EDGE, REACH, SYMBOL_AT, WORD, distance

RINGS = np.array([distance(*at) for at in CELL])
ONE = np.array([one for one, _, _ in EDGE])
OTHER = np.array([other for _, other, _ in EDGE])
KINDS = [(a, b) for a in range(6) for b in range(a, 6)]
DEAL, REFILL, RENEWAL, TURN, EXTRA, CHOICE, END = range(7)


def audit(s: State) -> None:
    """Check that every tile is somewhere, and that what is counted twice agrees."""
    aside = s.shown[s.renewals] if s.phase == RENEWAL else 0 * s.shown[0]
    there = s.bag + s.hand.sum(axis=0) + aside
    assert there.sum() + int(s.placed) == 120
    for kind, (a, b) in enumerate(KINDS):
        assert 0 <= there[kind] <= (5 if a == b else 6)
    for colour in range(6):
        tiles = sum(int(there[k]) * pair.count(colour) for k, pair in enumerate(KINDS))
        assert tiles + (s.board == colour).sum() - 1 == 40
        assert s.board[CELL.index(SYMBOL_AT[colour])] == colour
    assert s.stock == s.bag.sum()
    assert (s.held == s.hand.sum(axis=1)).all()
    assert s.bag.min() >= 0 and s.hand.min() >= 0 and s.shown.min() >= 0
    check_board(s)
    check_racks(s)
    check_memory(s)
    top = 36 if s.teams or s.players == 1 else 18
    assert s.mark.min() >= 0 and s.mark.max() <= top
    assert (s.extra > 0) == (s.phase == EXTRA)


def check_board(s: State) -> None:
    """Check that tiles lie on the board, and that open edges are those between empty cells."""
    inside = RINGS <= REACH[s.players - 1]
    empty = s.board[:-1] == -1
    assert s.board.min() == -1 == s.board[-1] and s.board.max() < 6
    assert (empty | inside).all()
    assert (~empty).sum() == 6 + 2 * int(s.placed)
    free = empty & inside
    words = [int(word) for word in s.open]
    bits = [words[edge // WORD] >> edge % WORD & 1 for edge in range(len(EDGE))]
    assert (free[ONE] & free[OTHER] == np.array(bits, bool)).all()


def check_racks(s: State) -> None:
    """Check how many tiles everybody has."""
    size = 1 if s.players == 1 else 6
    for seat in range(s.players):
        assert s.held[seat] <= size
        if seat != s.turn and s.phase != DEAL:
            assert s.held[seat] == size
    if s.phase == TURN:
        assert s.held[s.turn] == size
    assert not s.held[s.players :].any()
    if s.phase == CHOICE:
        own = s.mark[s.turn % 2 if s.teams else s.turn]
        for kind, pair in enumerate(KINDS):
            assert not s.hand[s.turn, kind] or min(own[list(pair)]) > own.min()


def check_memory(s: State) -> None:
    """Check that what is remembered of renewals can be true, and that nothing else is kept."""
    assert (s.fresh <= s.held).all() and s.fresh.min() >= 0
    assert (s.fresh[1:] <= s.fresh[:-1]).all()
    assert (s.since.sum(axis=2) <= s.fresh).all() and (s.since <= s.hand).all()
    assert (s.since[1:] <= s.since[:-1]).all() and s.since.min() >= 0
    assert not s.fresh[s.renewals :].any()
    assert not s.shown[s.renewals + (s.phase == RENEWAL) :].any()
    assert (s.shown.sum(axis=1) < 6).all()
    back = s.shown[: s.renewals].sum(axis=0)
    assert (back <= s.bag + s.since[0].sum(axis=0)).all()
