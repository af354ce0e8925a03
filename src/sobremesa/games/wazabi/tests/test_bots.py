"""The bots of Wazabi: sensible choices, and a margin over chance."""

from sobremesa.games.wazabi import GAME
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
