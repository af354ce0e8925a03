"""The bots of Wazabi: sensible choices, and a margin over chance."""

from typing import Any

import pytest

from sobremesa.engine.contract import CHANCE
from sobremesa.games.wazabi import GAME, rules
from sobremesa.games.wazabi.tests.tables import play, table
from tests.play import choice, victories


def test_the_last_die_is_removed() -> None:
    s = table("remove1.skip.again", "-", dice="1/4", roll="W")
    assert choice(GAME, "sensible", s) == "play remove1"


def test_a_card_is_kept_for_the_last_die() -> None:
    assert choice(GAME, "sensible", table("remove1", "-", dice="3/4", roll="WCC")) == "pass"
    s = table("remove1.remove1", "-", dice="3/4", roll="WCC")
    assert choice(GAME, "sensible", s) == "play remove1"


def test_dice_go_to_whoever_has_fewest() -> None:
    s = table("-", "-", "-", "-", dice="4/3/1/5")
    play(s, "WWWG")
    assert choice(GAME, "sensible", s) == "to 2"


def test_but_not_to_a_partner() -> None:
    s = table("-", "-", "-", "-", dice="4/3/1/5", teams="yes")
    play(s, "WWWG")
    assert choice(GAME, "sensible", s) == "to 1"


@pytest.mark.parametrize("card", ["steal", "strip", "skip"])
def test_a_partner_is_not_harmed(card: str) -> None:
    """Although he is closest to winning, and has most cards."""
    hands = (card, "give.give", "remove1.remove1.draw3", "-")
    s = table(*hands, dice="4/4/1/4", roll="W", teams="yes")
    assert choice(GAME, "sensible", s) == f"play {card}"
    play(s, f"play {card}")
    assert choice(GAME, "sensible", s) == "to 1"


def test_nor_where_nobody_else_could_be() -> None:
    more: dict[str, Any] = {"dice": "4/4/1/4", "roll": "W", "teams": "yes"}
    s = table("strip", "-", "remove1.remove1.draw3", "-", **more)
    assert choice(GAME, "sensible", s) == "pass"
    s = table("steal", "-", "remove1.remove1.draw3", "-", **more)
    play(s, choice(GAME, "sensible", s))
    assert rules.to_act(s) == CHANCE


def test_dice_are_passed_on_from_where_there_are_few() -> None:
    s = table("rotate", "-", "-", dice="6/5/1", roll="WWCCCC")
    assert choice(GAME, "sensible", s) == "play rotate"
    play(s, "play rotate")
    assert choice(GAME, "sensible", s) == "left"
    s = table("rotate", "-", "-", dice="2/5/3", roll="WW")
    assert choice(GAME, "sensible", s) == "pass"


def test_the_best_cards_are_kept() -> None:
    s = table("strip", "purge.remove1.give", roll="W")
    play(s, "play strip", "to 1")
    assert choice(GAME, "sensible", s) == "keep remove1"


def test_sensible_beats_random() -> None:
    """Of 100 matches of two, at least three in four: luck has its share in this game."""
    assert victories(GAME, "sensible", "random", 100) >= 75


def test_simple_removes_dice_whenever_it_can() -> None:
    s = table("remove1.remove2.skip", "-", dice="4/4", roll="WWWC")
    assert choice(GAME, "simple", s) == "play remove2"
    assert choice(GAME, "simple", table("remove1", "-", dice="3/4", roll="WCC")) == "play remove1"
    assert choice(GAME, "simple", table("draw3.skip", "-", dice="3/4", roll="WCC")) == "play skip"


def test_simple_burdens_whoever_has_fewest_dice() -> None:
    s = table("give", "-", "-", "-", dice="4/3/1/5", roll="WWWC")
    play(s, choice(GAME, "simple", s))
    assert choice(GAME, "simple", s) == "to 2"


def test_simple_passes_dice_on_where_it_gets_fewer() -> None:
    s = table("rotate", "-", "-", dice="6/5/1", roll="WWCCCC")
    play(s, choice(GAME, "simple", s))
    assert choice(GAME, "simple", s) == "left"
    assert choice(GAME, "simple", table("rotate", "-", "-", dice="2/5/3", roll="WW")) == "pass"


def test_simple_keeps_what_it_likes_to_play() -> None:
    s = table("strip", "purge.remove1.give", roll="W")
    play(s, "play strip", "to 1")
    assert choice(GAME, "simple", s) == "keep remove1"
    s = table("purge.steal.skip.remove2", "-", dice="4/4", roll="WWCC")
    play(s, "play purge")
    assert choice(GAME, "simple", s) == "keep remove2 skip"


def test_simple_is_between_random_and_sensible() -> None:
    """Of 100 matches of two each; by thousands it wins some 62 and 30 in 100."""
    assert victories(GAME, "simple", "random", 100) >= 53
    assert victories(GAME, "sensible", "simple", 100) >= 60
