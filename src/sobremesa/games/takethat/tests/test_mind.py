"""What a search knows of Take That: honest, never against the truth, and exact at the end."""

from typing import Any

import numpy as np
import pytest

from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import View
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.takethat import GAME, mind, rules
from sobremesa.games.takethat.endgame import over, worth
from sobremesa.games.takethat.rules import CARDS, DEAL, END, LEGAL, NUMBERS
from sobremesa.games.takethat.tests.test_rules import play, table, used_up
from sobremesa.games.takethat.words import say
from tests.play import hidden, listed, some_moments

ENDS = [  # hands and row at the end of a game, and the only action that is best
    ("12.32.33.71", "61.72.92", "25.41", "play 33"),
    ("23.42.73.82", "13.29.72", "28.92", "pair 82"),
    ("25.27.59.74", "45.95.96", "47.53", "pair 74"),
    ("34.43.25", "52.36.41", "31", "take"),
]


def seen(s: Any) -> View:
    """Return the view of the seat to act."""
    view = hidden(GAME, np.array([s], rules.STATE), int(s.turn))[0]
    return View(GAME, int(s.turn), view, int(s.turn), tuple(listed(GAME, view)[0]), ())


def best(s: Any, seat: int) -> float:
    """Return what a game is worth to a seat if both go on perfectly: all lines, one by one."""
    if over(s):
        return float(worth(s, seat))
    values = [best(after(s, action), seat) for action in listed(GAME, s)[0]]
    return max(values) if s.turn == seat else min(values)


def after(s: Any, action: int) -> Any:
    """Return a copy of a state, after an action."""
    copy = np.array([s], rules.STATE)
    rules.apply(copy[0], action)
    return copy[0]


@pytest.mark.parametrize(("mine", "other", "row", "choice"), ENDS)
def test_the_end_of_a_game_of_two_is_exact(mine: str, other: str, row: str, choice: str) -> None:
    for game in (1, 2):
        s = used_up(mine, other, row=row, game=game, score="9/40")
        action = mind.exact(seen(s))
        assert action is not None
        assert say(s, action) == choice
        assert best(after(s, action), 0) == best(s, 0)


def test_to_win_the_match_is_worth_more_than_points() -> None:
    s = used_up("34", "12", row="31.43", game=2)
    rules.apply(s, rules.TAKE)
    assert s.phase == END
    lead = int(s.score[0]) - int(s.score[1])
    assert lead < 0
    assert worth(s, 0) < -1000
    assert worth(s, 1) == -worth(s, 0)


def test_what_is_not_known_is_not_solved() -> None:
    known = used_up("34.43", "52", row="31")
    assert mind.exact(seen(known)) is not None
    pile = known.copy()
    pile.stock = 1
    under = known.copy()
    under.unseen[1] = 1
    for s in (pile, under, used_up("34.43", "52", "36", row="31")):
        assert mind.exact(seen(s)) is None


PLAYERS = pytest.mark.parametrize("players", GAME.players)


@PLAYERS
def test_the_policy_sees_only_its_own_cards(players: int) -> None:
    actions, weights = np.zeros((2, LEGAL), np.int64)
    for number, moment in enumerate(some_moments(GAME, players, 3)):
        if moment.to_act >= 0:
            view = hidden(GAME, moment.state, moment.to_act)
            choices = [
                mind.policy(s[0], actions, weights, generator(number)) for s in (moment.state, view)
            ]
            assert choices[0] == choices[1]


def test_after_a_row_the_lead_counts_and_the_more_the_later() -> None:
    s = table("43", "12", row="31.33")
    out = np.zeros(2)
    assert not mind.outlook(s, out)
    play(s, "take")
    assert mind.outlook(s, out)
    early = out.copy()
    assert early.sum() == pytest.approx(1)
    assert early[0] < early[1]
    s.game = 2
    assert mind.outlook(s, out)
    assert out[0] < early[0]


def test_before_the_second_game_the_score_counts() -> None:
    s = used_up("43", "12", row="31.33")
    play(s, "take")
    assert s.phase == DEAL
    out = np.zeros(2)
    assert mind.outlook(s, out)
    assert 0 < out[0] < out[1] < 1


def test_who_takes_the_row_probably_could_not_go_on() -> None:
    match = Match(GAME, 2, chance=Fair.seeded(2))
    match.play(match.legal()[0])  # lays a card
    row = int(match._states[0].row[0])
    match.play(rules.TAKE)
    match.play(match.legal()[-1])
    found = mind.evidence(match.view(0)).reshape(rules.SEATS, CARDS)
    near = np.abs(NUMBERS - NUMBERS[row]) <= rules.REACH
    assert set(found[1, near]) == {mind.SIGNS + mind.TOOK_CHEAPLY}  # one card drawn since
    mirror = rules.MIRROR[row]
    assert {c for c in range(CARDS) if found[1, c]} == {*np.flatnonzero(near)} | {mirror} - {-1}
    assert not found[0].any()


@PLAYERS
def test_worlds_are_believed_by_what_was_done(players: int) -> None:
    """Nobody's own cards are quite ruled out, however odd the play; without evidence all fits."""
    for seed in range(3):
        match = Match(GAME, players, chance=Fair.seeded(seed), target="cpu")
        while not match.over:
            view = match.view(match.to_act)
            found = mind.evidence(view)
            assert 0 < mind.credence(match._states[0], view.seat, found) <= 1
            assert mind.credence(match._states[0], view.seat, np.zeros_like(found)) == 1
            assert mind.credence(match._states[0], view.seat, np.zeros(1, np.int64)) == 1
            match.play(GAME.bots["random"](view, generator(seed, len(match.log))))


def test_cards_that_somebody_could_have_used_are_doubted() -> None:
    s = table("12", "34.35", "98", row="31")
    found = np.zeros((rules.SEATS, CARDS), np.int64)
    card = list(NUMBERS).index(34)
    found[1, card] = mind.TOOK
    doubted = mind.credence(s, 0, found.reshape(-1))
    assert doubted == pytest.approx(0.05)
    found[1, card] += mind.SIGNS  # one of the two cards was drawn since
    assert mind.credence(s, 0, found.reshape(-1)) == pytest.approx(0.525)
    assert mind.credence(s, 1, found.reshape(-1)) == 1


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_told(language: str) -> None:
    speech = Speech(language, GAME)
    told = set()
    s = table("43.53.33.24.27.32.23.36", "98", row="34.72.35.31", up="-/42.73")
    for action in listed(GAME, s)[0]:
        why = mind.reason(seen(s), action)
        if why:
            told.add(why.name)
            assert speech.say(why.name, **why.facts)
        else:
            assert say(s, action) == "play 27"
    assert told == {"why-take", "why-pair", "why-toad", "why-held", "why-open", "why-gone"}
