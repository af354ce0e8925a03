"""What a search is told of L.L.A.M.A. is true of it, and looks at nothing hidden."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import CHANCE, Game, View
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.llama import GAME, mind, rules
from sobremesa.games.llama.bots import sensible
from sobremesa.games.llama.mind import credence, drawn_since, evidence, reason
from sobremesa.games.llama.rules import DRAW, KEEP, KINDS, QUIT, RETURN_1, RETURN_10
from sobremesa.games.llama.tests.test_rules import play, table
from tests.play import listed


def match_of(hands: str, *actions: str, top: str = "4") -> Match:
    """Return a match of two whose hands and first card are given, after some actions."""
    match = Match(GAME, 2)
    for card in (*hands, top):
        match.play(card)
    for action in actions:
        match.play(action)
    return match


def test_who_draws_on_a_4_has_probably_no_4_and_no_5() -> None:
    match = match_of("111222133366", "draw", "6")
    found = evidence(match.view(1)).reshape(-1, KINDS)
    assert found[0].tolist() == [0, 0, 0, 2, 2, 0, 0]  # one card drawn since, that one included
    assert not found[1].any()


def test_cards_drawn_later_may_be_any() -> None:
    match = match_of("111222133366", "draw", "6", "draw", "1", "draw", "L")
    found = evidence(match.view(1)).reshape(-1, KINDS)
    assert found[0].tolist() == [0, 0, 0, 2, 2, 0, 0]  # the later draw tells the same again
    match = match_of("111222455566", "draw", "6", "play 4", "draw", "L", "play 5", "draw", "1")
    found = evidence(match.view(1)).reshape(-1, KINDS)
    assert found[0].tolist() == [0, 0, 0, 3, 2, 2, 0]  # on a 4, on a 4 again, then on a 5


def test_what_is_played_later_is_one_of_those_drawn() -> None:
    match = match_of("111222135566", "draw", "5", "draw", "1", "play 5")
    found = evidence(match.view(1)).reshape(-1, KINDS)
    assert found[0].tolist() == [0, 0, 0, 2, 1, 0, 0]


def test_only_this_round_tells() -> None:
    match = match_of("111222133366", "draw", "6", "quit", "quit")
    while match.to_act != CHANCE:
        match.play(match.legal()[-1])
    while match.to_act == CHANCE:
        match.play(match.legal()[0])
    assert not evidence(match.view(match.to_act)).any()


def test_a_position_without_a_past_tells_nothing() -> None:
    view = match_of("111222133366", "draw", "6").view(1)
    assert not evidence(replace(view, log=())).any()


def test_credence_is_the_chance_that_all_of_a_kind_were_drawn_since() -> None:
    s = match_of("111444133366", "draw", "4")._states[0]
    assert drawn_since(s, 0, 3, 1) == 0  # four of them, one drawn
    assert drawn_since(s, 0, 3, 4) == 4 * 3 * 2 / (7 * 6 * 5) * 1 / 4
    assert drawn_since(s, 0, 5, 1) == 1
    found = np.zeros((rules.SEATS, KINDS), np.int64)
    assert credence(s, 1, found.reshape(-1)) == 1
    found[0, 3] = 5
    expected = 1 - mind.SURE + mind.SURE * 24 / 840
    assert abs(credence(s, 1, found.reshape(-1)) - expected) < 1e-12
    assert credence(s, 0, found.reshape(-1)) == 1  # nobody doubts his own hand
    assert credence(s, 1, np.zeros(1, np.int64)) == 1


def test_the_truth_is_believed() -> None:
    """In the hands of sensible players everything that they did was possible."""
    for seed in range(5):
        match = Match(GAME, 3, chance=Fair.seeded(seed))
        while not match.over:
            seat = match.to_act
            if match.legal()[0] < KINDS or DRAW in match.legal():
                believed = credence(match._states[0], seat, evidence(match.view(seat)))
                assert 0 < believed <= 1
            match.play(sensible(match.view(seat), generator(1)))


def test_policies_see_only_what_their_seat_sees(game: Game = GAME) -> None:
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    for players in (2, 4):
        match = Match(game, players, chance=Fair.seeded(players))
        while not match.over:
            view = match.view(match.to_act)
            for name in ("policy", "habit"):
                policy: Any = getattr(mind, name)
                chosen = policy(match._states[0], actions, weights, generator(1))
                assert chosen == policy(view.state, actions, weights, generator(1))
                assert chosen in match.legal()
            match.play(int(chosen))


def test_a_card_like_the_top_one_goes_first_between_two() -> None:
    s = match_of("114455133366")._states[0]
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    assert mind.policy(s, actions, weights, None) == 3
    assert mind.habit(s, actions, weights, None) == 4
    s = match_of("1LL455133366", top="L")._states[0]
    assert mind.policy(s, actions, weights, None) == rules.LLAMA


@given(some.text("123456L", min_size=6, max_size=6), some.sampled_from("123456L"))
@example("LL1234", "L")
def test_the_last_player_loses_as_little_as_possible(hand: str, top: str) -> None:
    match = match_of("123456" + hand, "quit", top=top)
    match._states[0].score[1] = 9
    least = best(match._states[0].copy())
    while match.to_act == 1:
        action = mind.exact(match.view(1))
        assert action is not None
        match.play(action)
    assert match._states[0].score[1] == least


def best(s: Any) -> int:
    """Return the fewest points that seat 1, who is alone in the round, can have after it."""
    actions, weights = np.zeros((2, rules.LEGAL), np.int64)
    if s.phase == rules.DEAL or s.phase == rules.END:
        return int(s.score[1])
    found = []
    for action in actions[: rules.legal(s, actions, weights)].copy():
        after = np.array([s], rules.STATE).view(np.recarray)[0]
        rules.apply(after, action)
        found.append(best(after))
    return min(found)


def test_who_is_not_alone_must_think() -> None:
    assert mind.exact(match_of("114455133366").view(0)) is None


def why(s: Any, action: int) -> tuple[str, dict[str, Any]]:
    """Return what speaks for an action of the seat to act."""
    view = View(GAME, int(s.turn), s, int(s.turn), tuple(listed(GAME, s)[0]), ())
    found = reason(view, action)
    return found.name, dict(found.facts)


def test_reasons() -> None:
    s = table("11444L", "133366", top="4")
    before = s.tobytes()
    assert why(s, DRAW) == ("reason-draw", {"good": 4 + 8, "unseen": 56 - 12 - 1})
    assert why(s, QUIT) == ("reason-quit", {"points": 1 + 4 + 10})
    assert why(s, 3) == ("reason-play", {"points": 1 + 4 + 10})  # there are more of them
    assert s.tobytes() == before
    assert why(table("1LL4", "133366", top="3"), 3) == ("reason-play", {"points": 1 + 10})
    assert why(table("4", "133366", top="3"), 3) == ("reason-last", {})


def test_reasons_to_give_back_a_chip() -> None:
    s = table("1", "22", top="1", points="12/0")
    play(s, "play 1")
    left = [why(s, action)[1]["points"] for action in (KEEP, RETURN_1, RETURN_10)]
    assert left == [12, 11, 2]


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_told(language: str) -> None:
    speech = Speech(language, GAME)
    for name in ("reason-play", "reason-draw", "reason-quit", "reason-last", "reason-chips"):
        told = speech.say(name, good=2, unseen=9, points=3)
        assert told.endswith(".") and "{" not in told


def test_the_mind_compiles_as_it_is() -> None:
    s = match_of("111222133366", "draw", "6")._states[0]
    found = evidence(match_of("111222133366", "draw", "6").view(1))
    compiled = twins(rules, "cpu", mind).entry(credence)
    assert compiled(s, 1, found) == credence(s, 1, found)
