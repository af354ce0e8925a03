"""Our rules against an implementation written independently, from the rulebook alone."""

import pytest

from sobremesa.engine.chance import Fair, below, generator
from sobremesa.engine.contract import CHANCE, OVER
from sobremesa.engine.match import Match
from sobremesa.games.takethat import GAME
from sobremesa.games.takethat.rules import TAKE
from sobremesa.games.takethat.tests.oracle import Table
from sobremesa.games.takethat.words import hand, table
from tests.play import listed

NAMED = {CHANCE: "chance", OVER: "over"}


def played(players: int, seed: int, options: dict[str, int | str], keen: bool) -> Match:
    """Return a match played at random; the keen take the row whenever they can."""
    match = Match(GAME, players, options=options, chance=Fair.seeded(seed))
    rng = generator(seed)
    while not match.over:
        legal = match.legal()
        if TAKE in legal and len(legal) > 1 and (keen or below(8, rng)):
            legal = [TAKE] if keen else legal[:-1]
        match.play(legal[below(len(legal), rng)])
    return match


def compare(match: Match, oracle: Table) -> None:
    """Play `match` again beside the oracle, and compare everything at every moment."""
    again = Match(GAME, match.players, options=match.options)
    for who, action, _ in [*match.log, (OVER, -1, 0)]:
        s = again._states[0]
        assert oracle.to_act() == NAMED.get(who, str(who))
        legal, _ = listed(GAME, s)
        assert oracle.can() == dict.fromkeys(map(again.say, legal), 1)
        assert oracle.points() == again.points
        if who != OVER:
            hands = [hand(s, seat) for seat in range(match.players)]
            assert [sorted(cards) for cards in oracle.hands] == hands
            assert oracle.row == table(s)["row"]
            oracle.do(again.say(action))
            again.play(action)
    assert oracle.winners() == match.winners


@pytest.mark.parametrize("keen", [False, True])
@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize("players", GAME.players)
def test_the_two_agree_on_everything(players: int, advanced: str, keen: bool) -> None:
    """Who is to act, what may happen, all hands, the row, points and winners."""
    for games in (1, 2):
        match = played(players, games, {"games": games, "advanced": advanced}, keen)
        compare(match, Table(players, games=games, advanced=advanced))
