"""What must hold in every state of L.L.A.M.A."""

from sobremesa.engine.contract import State
from sobremesa.games.llama.rules import COPIES, DEAL, KINDS, NO_CARD, SEATS


def audit(s: State) -> None:
    """Check that no card was lost or doubled and that what is counted twice agrees."""
    seats = range(s.players)
    for kind in range(KINDS):
        held = sum(int(s.hand[seat, kind]) for seat in seats)
        assert 0 <= s.pile[kind] <= COPIES
        assert 0 <= held + s.pile[kind] <= COPIES  # the rest was discarded
    if s.phase == DEAL and s.top == NO_CARD:
        assert s.pile.sum() + s.hand.sum() == COPIES * KINDS
    assert s.stock == sum(map(int, s.pile))
    assert [int(s.cards[seat]) for seat in seats] == [sum(map(int, s.hand[p])) for p in seats]
    assert s.active == s.players - sum(map(int, s.quit))
    assert all(s.score[seat] >= 0 for seat in seats)
    for seat in range(s.players, SEATS):
        assert not s.hand[seat].any() and not s.cards[seat] and not s.score[seat]
