"""Our rules against an implementation written independently, from the rulebook alone."""

import pytest

from sobremesa.engine.chance import Fair, below, generator
from sobremesa.engine.contract import CHANCE, OVER, State, View
from sobremesa.engine.match import Match
from sobremesa.games.genial import GAME
from sobremesa.games.genial.bots import sensible
from sobremesa.games.genial.notation import CELL_NAME, LETTERS, tiles
from sobremesa.games.genial.rules import KEEP, RENEW, STOP
from sobremesa.games.genial.tests.oracle import Table, name
from tests.play import listed

NAMED = {CHANCE: "chance", OVER: "over"}
TABLES = [(1, "no"), (2, "no"), (3, "no"), (4, "no"), (4, "yes")]


def greedy(view: View, seed: int) -> int:
    """Choose like the bot, for high markers; but forgo extra plays and renewals now and then."""
    rng = generator(seed, len(view.log))
    if view.legal[-1] in (STOP, KEEP) and below(2, rng) == 0:
        return view.legal[-1]
    return sensible(view, rng)


def compare(players: int, teams: str, seed: int, *, well: bool) -> Match:
    """Play a game beside the oracle, and compare everything at every moment."""
    match = Match(GAME, players, options={"teams": teams})
    luck = Match(GAME, players, options={"teams": teams}, chance=Fair.seeded(seed))
    oracle = Table(players, teams)
    rng = generator(seed)
    while True:
        s = match._states[0]
        assert oracle.to_act() == NAMED.get(match.to_act, str(match.to_act))
        legal, weights = listed(GAME, s)
        weights = weights if match.to_act == CHANCE else [1] * len(legal)
        assert oracle.can() == dict(zip(map(match.say, legal), weights, strict=True))
        assert (oracle.points(), oracle.ranks()) == (match.points, match.ranks)
        same_table(oracle, s)
        if match.over:
            return match
        if match.to_act == CHANCE:
            action = luck.log[len(match.log)][1]
        else:
            view = match.view(match.to_act)
            action = greedy(view, seed) if well else legal[below(len(legal), rng)]
            luck.play(action)
        oracle.do(match.say(action))
        match.play(action)


def same_table(oracle: Table, s: State) -> None:
    """Compare board, racks, bag and markers."""
    called = {name(cell): colour for cell, colour in oracle.board.items()}
    board = {CELL_NAME[c]: LETTERS[s.board[c]] for c in range(len(CELL_NAME)) if s.board[c] >= 0}
    assert called == board
    for seat in oracle.seats:
        assert sorted(oracle.racks[seat]) == sorted(tiles(s.hand[seat]))
        own = s.mark[seat % 2 if s.teams else seat]
        assert list(oracle.markers[seat].values()) == own.tolist()
    assert sorted(oracle.bag.elements()) == sorted(tiles(s.bag))


@pytest.mark.parametrize("well", [False, True])
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_two_agree_on_everything(players: int, teams: str, well: bool) -> None:
    """Who is to act, what may happen, board, racks, bag, markers, points and ranks."""
    match = compare(players, teams, seed=players, well=well)
    assert match.over


def test_long_chains_are_met() -> None:
    """Games in which extra plays are won, forgone and played, and racks renewed."""
    seen: set[int] = set()
    for seed in (3, 4, 6):
        match = compare(2, "no", seed, well=True)
        seen |= {action for who, action, _ in match.log if who >= 0 and action >= STOP}
    assert seen == {STOP, RENEW, KEEP}
