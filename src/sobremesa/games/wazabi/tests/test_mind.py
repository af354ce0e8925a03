"""What a search knows of Wazabi: honest, and right where the odds are known."""

from typing import Any

import numpy as np
import pytest

from sobremesa.bots.players import Searcher
from sobremesa.engine.chance import generator
from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.wazabi import GAME, mind, rules
from sobremesa.games.wazabi.rules import LEGAL
from sobremesa.games.wazabi.tests.tables import play, table
from tests.play import hidden, listed, some_moments


def seen(s: Any) -> View:
    """Return the view of the seat to act."""
    seat = int(rules.to_act(s))
    view = hidden(GAME, np.array([s], rules.STATE), seat)[0]
    return View(GAME, seat, view, seat, tuple(listed(GAME, view)[0]), ())


@pytest.mark.parametrize("name", ["policy", "habit"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_policies_see_only_their_own_cards(players: int, name: str) -> None:
    policy: Any = getattr(mind, name)
    actions, weights = np.zeros((2, LEGAL), np.int64)
    for moment in some_moments(GAME, players, 3):
        if moment.to_act >= 0:
            view = hidden(GAME, moment.state, moment.to_act)
            choices = [policy(s[0], actions, weights, generator(1)) for s in (moment.state, view)]
            assert choices[0] == choices[1]


def chosen(s: Any) -> str:
    """Return what the policy plays."""
    actions, weights = np.zeros((2, LEGAL), np.int64)
    return str(GAME.words.say(s, int(mind.policy(s, actions, weights, None))))


def test_of_equal_rivals_whoever_comes_first_is_hindered() -> None:
    """Seats 2 and 3 have two dice each; play goes to the left, or to the right."""
    for direction, first in (("left", "to 2"), ("right", "to 3")):
        s = table("give", "-", "-", "-", dice="4/3/2/2", roll="WWW", direction=direction)
        play(s, "play give")
        assert chosen(s) == first


def test_two_of_a_kind_are_not_kept_where_others_would_do() -> None:
    s = table("purge.steal.draw3.draw3", "-", dice="4/4", roll="WW")
    play(s, "play purge")
    assert chosen(s) == "keep steal draw3"


def share_of_passing(hand: str) -> float:
    """Return how often a search wins that has one die, as its rival has, who misses a turn."""
    s = table(hand, "-", dice="1/1", roll="C", skips="0/1")
    (only,) = Searcher(simulations=900).explain(seen(s), generator(1))
    assert only.action == rules.PASS
    return only.share


def test_a_search_finds_the_odds_of_the_next_turn() -> None:
    """The last die goes with W and `remove1`, or with the give face: four sides of six."""
    with_it, without = share_of_passing("remove1"), share_of_passing("rotate")
    assert 2 / 3 < with_it < 1 - 1 / 3 * 1 / 6  # the rival may have luck with one die, too
    assert 1 / 6 < without < with_it - 0.1


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_told(language: str) -> None:
    speech = Speech(language, GAME)
    told = set()
    first = table("remove1.rotate.remove2.give.skip", "-", "give", dice="4/2/5", roll="WWW")
    last = table("remove1", "-", dice="1/4", roll="W")
    side = table("rotate", "-", "-", dice="6/5/1", roll="WWCCCC")
    play(side, "play rotate")
    cards = table("draw3.again", "-", dice="4/4", roll="WCCC")
    stripped = table("strip", "remove1.steal", roll="W")
    play(stripped, "play strip", "to 1")
    missed = table("skip", "-", skips="1/0", phase="miss", loose=0)
    for s in (first, last, side, cards, stripped, missed):
        for action in listed(GAME, s)[0]:
            why = mind.reason(seen(s), action)
            told.add(why.name)
            assert speech.say(why.name, **{**why.facts, "whom": "Ana"})
    assert told == {
        *("why-keep", "why-win", "why-dice", "why-rival", "why-cards", "why-again"),
        *("why-pay", "why-miss"),
    }


def cards_told(s: Any, play: str) -> Any:
    """Return how many cards one is told to have after playing one."""
    action = {GAME.words.say(s, action): action for action in listed(GAME, s)[0]}[play]
    return mind.reason(seen(s), action).facts.get("cards")


@pytest.mark.parametrize(
    ("card", "own", "more"),
    [
        ("draw3", "no", 2), ("steal", "no", 0), ("purge", "no", -2), ("purge", "yes", -1),
        ("pass", "no", 0),
    ],
)  # fmt: skip
def test_a_reason_counts_the_cards_that_one_will_have(card: str, own: str, more: int) -> None:
    """There is nobody with a card to steal."""
    s = table("draw3.steal.purge.skip", "-", dice="4/4", roll="WWCC", spare_self=own)
    assert cards_told(s, card if card == "pass" else f"play {card}") == 4 + more


def test_what_is_kept_is_told_with_what_it_is_for_or_how_often_it_can_be_paid() -> None:
    """Two of four dice show W in eleven of sixteen rolls; `skip` costs nothing."""
    s = table("purge.remove1.rotate.remove2", "-", dice="4/4", roll="WWCC")
    play(s, "play purge")
    told = {GAME.words.say(s, a): mind.reason(seen(s), a) for a in listed(GAME, s)[0]}
    assert {play: (why.name, why.facts) for play, why in told.items()} == {
        "keep remove1 rotate": ("why-keep", {}),
        "keep remove1 remove2": ("why-keep", {}),
        "keep rotate remove2": ("why-pay", {"dice": 4, "percent": 69, "kept": 2}),
    }
    s = table("strip", "remove1.steal.remove2.skip", roll="W", dice="4/2")
    play(s, "play strip", "to 1")
    told = {GAME.words.say(s, a): mind.reason(seen(s), a) for a in listed(GAME, s)[0]}
    assert [(why.name, why.facts.get("percent")) for why in told.values()] == [
        ("why-keep", None),
        ("why-pay", 0),
        ("why-pay", 75),
        ("why-pay", 100),
    ]


def test_a_reason_names_whoever_is_closest_to_winning() -> None:
    s = table("skip", "-", "give", "-", dice="4/3/1/5", roll="WCCC")
    why = mind.reason(seen(s), rules.SKIP)
    assert why.facts == {"whom": 2, "dice": 1, "cards": 1}
