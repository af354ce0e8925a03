"""Our rules against an implementation written independently, from the rulebook alone."""

import pytest

from sobremesa.engine.chance import Fair, below, generator
from sobremesa.engine.contract import CHANCE, OVER, State
from sobremesa.engine.match import Match
from sobremesa.games.wazabi import GAME
from sobremesa.games.wazabi.rules import PASS, PURGE, STRIP
from sobremesa.games.wazabi.tests.oracle import ORDER, Table
from sobremesa.games.wazabi.words import hand, named
from tests.play import fits, listed

NAMED = {CHANCE: "chance", OVER: "over"}
HOUSES: list[dict[str, int | str]] = [
    {},
    {"play_on": "yes", "gives": "together"},
    {"teams": "yes", "games": 2},
    {"dice": 3, "games": 3, "spare_self": "yes"},
    {"dice": 12, "spare_self": "yes"},
    {"dice": 2, "games": 2, "play_on": "yes"},
]


def played(players: int, seed: int, options: dict[str, int | str], hoard: bool) -> Match:
    """Return a match played at random; hoarders play few cards, so that the pile runs out."""
    match = Match(GAME, players, options=options, chance=Fair.seeded(seed))
    rng = generator(seed)
    while not match.over:
        legal = match.legal()
        if hoard and PASS in legal and below(8, rng):
            legal = [PASS]
        elif hoard and PASS in legal:
            legal = [action for action in legal if action not in (STRIP, PURGE)]
        match.play(legal[below(len(legal), rng)])
    return match


def compare(match: Match, oracle: Table) -> None:
    """Play `match` again beside the oracle, and compare everything at every moment."""
    again = Match(GAME, match.players, options=match.options)
    for who, action, _ in [*match.log, (OVER, -1, 0)]:
        s = again._states[0]
        assert oracle.to_act() == NAMED.get(who, str(who))
        legal, weights = listed(GAME, s)
        if who != CHANCE:
            weights = [1] * len(legal)
        assert oracle.can() == dict(zip(map(again.say, legal), weights, strict=True))
        assert oracle.totals == again.points
        assert finished(oracle) == went_out(s)
        if who != OVER:
            same_table(oracle, s)
            oracle.do(again.say(action))
            again.play(action)
    assert oracle.winners() == match.winners


def finished(oracle: Table) -> list[int]:
    """Return the seats in the order of going out, the loser last if all others have."""
    last = oracle.inside() if oracle.play_on and oracle.to_act() == "over" else []
    return [*oracle.order, *last]


def went_out(s: State) -> list[int]:
    """Return the seats that have a place, by place."""
    placed = [seat for seat in range(s.players) if s.place[seat] > 0]
    return sorted(placed, key=lambda seat: int(s.place[seat]))


def same_table(oracle: Table, s: State) -> None:
    """Compare hands, dice, piles and what lies in front of players."""
    for seat in oracle.seats:
        assert sorted(oracle.hands[seat], key=ORDER.index) == hand(s, seat)
    assert sorted(oracle.pile, key=ORDER.index) == named(s.pile)
    assert sorted(oracle.discards, key=ORDER.index) == named(s.discards)
    assert oracle.dice == s.holds[: s.players].tolist()
    assert oracle.front == s.skips[: s.players].tolist()


@pytest.mark.parametrize("hoard", [False, True])
@pytest.mark.parametrize(
    ("players", "options"), [(n, o) for n in GAME.players for o in HOUSES if fits(GAME, n, o)]
)
def test_the_two_agree_on_everything(
    players: int, options: dict[str, int | str], hoard: bool
) -> None:
    """Who is to act, what may happen, all cards and dice, who is out, points and winners."""
    for seed in range(1 if hoard else 2):
        match = played(players, seed, options, hoard)
        compare(match, Table(players, **options))  # type: ignore[arg-type]
