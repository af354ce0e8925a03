"""Our rules against an implementation written independently, from the rulebook alone."""

from itertools import product

import pytest

from sobremesa.engine.chance import Fair, below, generator
from sobremesa.engine.contract import CHANCE, OVER
from sobremesa.engine.match import Match
from sobremesa.games.llama import GAME
from sobremesa.games.llama.rules import QUIT
from sobremesa.games.llama.tests.oracle import Table
from sobremesa.games.llama.words import hand
from tests.play import listed

HOUSES = list(product((20, 40, 90), ("played", "acted"), ("same", "left")))
NAMED = {CHANCE: "chance", OVER: "over"}


def played(players: int, seed: int, options: dict[str, int | str], stubborn: bool) -> Match:
    """Return a match played at random; the stubborn quit only when they must."""
    match = Match(GAME, players, options=options, chance=Fair.seeded(seed))
    rng = generator(seed)
    while not match.over:
        legal = match.legal()
        if stubborn and len(legal) > 1 and QUIT in legal:
            legal.remove(QUIT)
        match.play(legal[below(len(legal), rng)])
    return match


def compare(match: Match, oracle: Table) -> int:
    """Play `match` again beside the oracle, and return the fewest cards the pile ever had."""
    again = Match(GAME, match.players, options=match.options)
    fewest = 56
    for who, action, _ in [*match.log, (OVER, -1, 0)]:
        s = again._states[0]
        assert oracle.to_act() == NAMED.get(who, str(who))
        legal, weights = listed(GAME, s)
        odds = weights if who == CHANCE else [1] * len(legal)
        assert oracle.can() == dict(zip(map(again.say, legal), odds, strict=True))
        assert ["".join(sorted(cards)) for cards in oracle.hands] == [
            hand(s, seat) for seat in range(match.players)
        ]
        assert oracle.points == again.points
        fewest = min(fewest, int(s.stock))
        if who != OVER:
            oracle.do(again.say(action))
            again.play(action)
    assert oracle.winners() == match.winners
    return fewest


@pytest.mark.parametrize(("stop", "starter", "unplayed"), HOUSES)
@pytest.mark.parametrize("players", GAME.players)
def test_the_two_agree_on_everything(players: int, stop: int, starter: str, unplayed: str) -> None:
    """Who is to act, what may happen with which odds, all hands, points and winners."""
    options: dict[str, int | str] = {"stop": stop, "starter": starter, "unplayed": unplayed}
    for seed in range(2):
        match = played(players, seed, options, stubborn=False)
        compare(match, Table(players, stop=stop, starter=starter, unplayed=unplayed))


@pytest.mark.parametrize("players", GAME.players)
def test_and_when_nobody_wants_to_quit(players: int) -> None:
    """So that piles run out, hands are emptied and chips go back."""
    piles = [compare(played(players, seed, {}, stubborn=True), Table(players)) for seed in range(5)]
    assert min(piles) == 0
