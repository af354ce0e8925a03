"""The bots of Take That: sensible choices, and a margin over chance."""

from sobremesa.games.takethat import GAME
from sobremesa.games.takethat.tests.test_rules import table
from tests.play import choice, victories


def test_a_pair_is_taken() -> None:
    assert choice(GAME, "sensible", table("43.35.36", "12", row="34")) == "pair 43"


def test_a_card_is_laid_whose_mirror_is_in_hand() -> None:
    assert choice(GAME, "sensible", table("35.53.36", "12", row="38.31")) == "play 35"


def test_without_a_card_that_reaches_the_row_is_taken() -> None:
    assert choice(GAME, "sensible", table("71.72", "12", row="34")) == "take"


def test_sensible_beats_random() -> None:
    """Of 60 matches of two, at least nine in ten."""
    assert victories(GAME, "sensible", "random", 60) >= 54
