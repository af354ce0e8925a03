"""What must hold in every state of Take That."""

from sobremesa.engine.contract import State
from sobremesa.games.takethat import rules
from sobremesa.games.takethat.rules import CARDS, DECADE, FACE_UP, IN_HAND, IN_PILE, IN_ROW, UNSEEN


def audit(s: State) -> None:
    """Check that every card is in one place and that what is counted twice agrees."""
    place = s.place.tolist()
    assert place.count(IN_PILE) == s.stock
    row = s.row[: s.length].tolist()
    assert sorted(row) == [card for card in range(CARDS) if place[card] == IN_ROW]
    assert (s.row[s.length :] == rules.NO_CARD).all()
    for decade in range(rules.DECADES):
        held = sum(place[card] == IN_PILE and DECADE[card] == decade for card in range(CARDS))
        assert s.decade[decade] == held
    for seat in range(s.players):
        hand = [card for card in range(CARDS) if place[card] == IN_HAND + seat]
        assert s.hand[seat, : s.cards[seat]].tolist() == hand
        assert (s.hand[seat, s.cards[seat] :] == rules.NO_CARD).all()
        up = [card for card in range(CARDS) if place[card] == FACE_UP + seat]
        assert len(up) % 2 == 0
        assert sorted(rules.MIRROR[card] for card in up) == up
        assert s.unseen[seat] == place.count(UNSEEN + seat)
        if s.phase != rules.END:
            assert s.plus[seat] == len(up)
            down = [card for card in range(CARDS) if place[card] == rules.FACE_DOWN + seat]
            assert s.minus[seat] == sum(rules.cost(card) for card in down)
    if s.phase in (rules.TURN, rules.START) and s.stock:
        few = rules.hand_size(s)
        assert all(s.cards[seat] == few for seat in range(s.players))
