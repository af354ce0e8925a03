"""What must hold in every state of Wazabi."""

from sobremesa.engine.contract import NOBODY, State
from sobremesa.games.wazabi import rules
from sobremesa.games.wazabi.rules import COPIES, END, GIVE, KEEPS, KINDS, NO_CARD, ROLL, SKIP, TAKE


def audit(s: State) -> None:
    """Check that every card and die is somewhere, and that what is counted twice agrees."""
    for kind in range(KINDS):
        cards = int(s.pile[kind]) + int(s.discards[kind]) + int(s.hand[:, kind].sum())
        cards += int(s.played == kind) + (int(s.skips.sum()) if kind == SKIP else 0)
        assert cards == COPIES[kind]
    assert s.stock == s.pile.sum()
    seats = range(s.players)
    assert (s.cards == s.hand.sum(axis=1)).all()
    assert min(s.hand.min(), s.pile.min(), s.discards.min(), s.holds.min(), s.skips.min()) >= 0
    assert s.holds.sum() <= s.dice * s.players <= rules.DICE
    out = [seat for seat in seats if s.holds[seat] == 0]
    assert all(s.place[seat] > 0 for seat in out)
    assert s.play_on or s.phase == END or not out
    if s.play_on and s.phase != END:
        assert sorted(s.place[out]) == list(range(1, len(out) + 1))
        assert all(s.cards[seat] == s.skips[seat] == 0 for seat in out)
    if s.phase != END:
        assert s.holds[s.turn] > 0
    assert s.skips[s.turn] == 0 or s.phase in (rules.MISSES, END)
    assert (s.victim != NOBODY) == (s.phase in (TAKE, KEEPS))
    assert (s.loose > 0) == (s.phase == ROLL)
    assert s.owing <= s.faces[GIVE]
    if s.phase in (ROLL, rules.MISSES, rules.PLAYS, rules.GIVES, END):
        assert s.played == NO_CARD
    assert not s.hand[s.players :].any() and not s.holds[s.players :].any()
