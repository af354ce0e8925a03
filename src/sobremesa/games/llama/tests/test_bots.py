"""The bots of L.L.A.M.A.: sensible choices, and a margin over chance."""

import pytest

from sobremesa.games.llama import GAME, rules
from sobremesa.games.llama.tests.test_rules import table
from tests.play import choice, victories


@pytest.mark.parametrize(
    ("hand", "top", "does"),
    [
        ("1255", "1", "play 2"),  # the dearer of two
        ("1LL5", "L", "play L"),
        ("355", "1", "quit"),  # eight points are cheap
        ("366", "1", "draw"),  # nine are not
    ],
)
def test_in_the_middle_of_a_round(hand: str, top: str, does: str) -> None:
    assert choice(GAME, "sensible", table(hand, "222", "333", top=top)) == does


def test_somebody_about_to_go_out_makes_it_urgent() -> None:
    assert choice(GAME, "sensible", table("3566", "2222", top="1")) == "draw"
    assert choice(GAME, "sensible", table("3566", "22", top="1")) == "quit"
    assert choice(GAME, "sensible", table("3566", "22!", "4444", top="1")) == "draw"
    assert (
        choice(GAME, "sensible", table("6L", "22", top="1")) == "draw"
    )  # sixteen points are too many


def test_without_a_choice_one_quits() -> None:
    assert choice(GAME, "sensible", table("566L", "22!", top="1")) == "quit"


@pytest.mark.parametrize(
    ("points", "chip"), [(12, "return 10"), (10, "return 10"), (9, "return 1")]
)
def test_the_largest_chip_goes_back(points: int, chip: str) -> None:
    s = table("1", "22", top="1", points=f"{points}/0")
    rules.apply(s, 0)
    assert choice(GAME, "sensible", s) == chip


def test_sensible_beats_random() -> None:
    """Of 100 matches of two it wins nine in ten; prototypes won 96 in 100."""
    assert victories(GAME, "sensible", "random", 100) >= 90
