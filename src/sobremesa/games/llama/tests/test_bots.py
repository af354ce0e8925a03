"""The bots of L.L.A.M.A.: sensible choices, and a margin over chance."""

import numpy as np
import pytest

from sobremesa.engine.compile import twins
from sobremesa.games.llama import GAME, published, rules
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


def test_playouts_try_every_action_five_thousand_times() -> None:
    """Whoever can go out does, though the others are played at random."""
    assert choice(GAME, "playouts", table("2", "2222", "3333", top="1")) == "play 2"
    assert choice(GAME, "playouts", table("12", "2", top="1")) == "play 1"


def test_ranks_are_what_counts_for_pipmc() -> None:
    s = table("2", "2222", "3333", top="1", points="39/0/39")
    places, out = np.zeros(rules.SEATS, np.int64), np.zeros(rules.SEATS)
    twins(rules, "python", published).entry(published.shares)(s, places, out)
    assert out[:3].tolist() == [0.5, 1.0, 0.5]


def test_published_players_beat_random_ones() -> None:
    """Of 16 matches of two, most."""
    assert victories(GAME, "playouts", "random", 16) >= 13
    assert victories(GAME, "pipmc", "random", 16) >= 12
