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


def test_simple_pairs_first() -> None:
    assert choice(GAME, "simple", table("43.35.36", "12", row="34")) == "pair 43"


def test_simple_lays_what_most_of_its_hand_can_follow() -> None:
    assert choice(GAME, "simple", table("25.41.45.48", "12", row="34")) == "play 41"


def test_simple_avoids_toads() -> None:
    """Between equals only: it lays one that three cards can follow rather than another."""
    assert choice(GAME, "simple", table("33.35", "12", row="34")) == "play 35"
    assert choice(GAME, "simple", table("33.35.23.24", "12", row="34")) == "play 33"


def test_simple_takes_the_row_only_if_it_must() -> None:
    assert choice(GAME, "simple", table("71.33", "12", row="34")) == "play 33"
    assert choice(GAME, "simple", table("71.72", "12", row="34")) == "take"


def test_simple_is_between_random_and_sensible() -> None:
    """Of 20 matches of two each, all and most."""
    assert victories(GAME, "simple", "random", 20) == 20
    assert victories(GAME, "sensible", "simple", 20) >= 12
