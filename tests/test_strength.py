"""What results amount to: intervals, the sequential test, ratings."""

import math
import re
from pathlib import Path
from statistics import fmean

import pytest

from sobremesa import games
from sobremesa.engine.chance import below, generator
from sobremesa.engine.contract import LEVELS
from sobremesa.study.strength import (
    BOUND,
    Meeting,
    elo,
    jackknife,
    likelihood,
    mean_interval,
    ratings,
    share_interval,
    student,
    verdict,
)

MIXED = [0.0, 0.5, 0.5, 1.0]
REPORT = Path(__file__).parent.parent / "bench" / "strength.md"
LEVEL = re.compile(r"(\d+) \(([\d.]+)\)")  # its Elo, and its share against the level below


def draws(chance: float, count: int, seed: int) -> list[float]:
    """Return block means of two games each, as they come when each is won with that chance."""
    rng = generator(seed)
    wins = [below(1000, rng) < 1000 * chance for _ in range(2 * count)]
    return [(wins[2 * i] + wins[2 * i + 1]) / 2 for i in range(count)]


def test_student_is_what_the_tables_say() -> None:
    """Closed forms for 1 and 2 degrees of freedom, and the printed table."""
    assert student(1) == pytest.approx(math.tan(0.95 * math.pi / 2))
    assert student(2) == pytest.approx(0.95 * math.sqrt(2 / (1 - 0.95**2)))
    table = {3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 10: 2.228, 30: 2.042, 120: 1.980}
    assert {n: round(student(n), 3) for n in table} == table
    assert student(10_000) == pytest.approx(1.962, abs=0.001)


def test_an_interval_of_means_is_students() -> None:
    low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    reach = student(3) * math.sqrt(5 / 3) / 2
    assert (low, high) == pytest.approx((2.5 - reach, 2.5 + reach))
    assert mean_interval([3.0]) == (-math.inf, math.inf)


def test_an_interval_of_shares_is_wilsons() -> None:
    """Blocks of a single game are plain trials: 8 of 10, but with Student's factor for 1.96."""
    shares = [1.0] * 8 + [0.0] * 2
    t, p = student(9), 0.8
    trials = 10 * p * (1 - p) / (1.6 / 9)  # that spread as much: 9, as one degree is used up
    bounds = share_interval(shares)
    for bound in bounds:  # Wilson's bounds are where the share is just so many errors away
        assert abs(p - bound) == pytest.approx(t * math.sqrt(bound * (1 - bound) / trials))
    assert bounds[0] < p < bounds[1]


def test_an_interval_of_shares_is_students_in_the_middle() -> None:
    shares = draws(0.5, 4000, 1)
    assert share_interval(shares) == pytest.approx(mean_interval(shares), abs=1e-4)


@pytest.mark.parametrize("blocks", [1, 5, 200])
def test_what_does_not_spread_is_not_therefore_certain(blocks: int) -> None:
    low, high = share_interval([1.0] * blocks)
    square = student(max(blocks - 1, 1)) ** 2
    assert high == 1
    assert low == pytest.approx(blocks / (blocks + square))  # Wilson's, solved for p = 1
    assert share_interval([0.0] * blocks) == pytest.approx((0, 1 - low))
    assert share_interval([0.25] * blocks)[0] < 0.25 < share_interval([0.25] * blocks)[1]


def test_rotations_that_balance_make_an_interval_narrower() -> None:
    """Half of the wins in every block, or all in every other: the means are equal."""
    steady, swinging = share_interval([0.4, 0.6] * 50), share_interval([0.0, 1.0] * 50)
    assert fmean([0.4, 0.6] * 50) == fmean([0.0, 1.0] * 50)
    assert steady[1] - steady[0] == pytest.approx((swinging[1] - swinging[0]) / 5, rel=0.05)


def test_an_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    for chance, count in ((0.5, 40), (0.9, 40), (0.98, 60)):
        held = sum(
            low < chance < high
            for low, high in (share_interval(draws(chance, count, seed)) for seed in range(500))
        )
        assert held / 500 > 0.92


def test_elo_by_hand() -> None:
    """The examples of a table for two and four, and what all strengths have in common."""
    assert elo(0.635, 1, 2) == pytest.approx(96, abs=0.5)
    assert elo(0.36, 1, 4) == pytest.approx(91, abs=0.5)
    assert elo(0.446, 1, 4) == pytest.approx(153, abs=0.5)
    for seats, players in ((1, 2), (1, 3), (1, 6), (2, 4), (3, 6)):
        assert elo(seats / players, seats, players) == pytest.approx(0)
        tenfold = 10 * seats / (10 * seats + players - seats)
        assert elo(tenfold, seats, players) == pytest.approx(400)
        assert elo(0, seats, players) == -math.inf
        assert elo(1, seats, players) == math.inf


def test_the_likelihood_by_hand() -> None:
    """Two of four won; the spread has a 0 and a 1 more: 4 * 1/4 over six blocks."""
    assert likelihood(MIXED, 0.5, 0.52) == pytest.approx(4 * 0.02 * -0.02 / (2 * 1 / 6))
    assert likelihood(MIXED, 0.4, 0.6) == pytest.approx(0)
    assert likelihood(MIXED, 0.4, 0.5) > 0 > likelihood(MIXED, 0.5, 0.6)


def test_a_few_equal_results_decide_nothing() -> None:
    assert verdict(likelihood([1.0] * 2, 0.5, 0.52)) == "open"
    assert verdict(likelihood([1.0] * 16, 0.5, 0.6)) == "H1"


def test_a_verdict_is_given_at_the_bounds() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND
    assert [verdict(x) for x in (-2.95, -2.94, 0.0, 2.94, 2.95)] == [
        "H0", "open", "open", "open", "H1",
    ]  # fmt: skip


def decision(shares: list[float], low: float, high: float) -> tuple[str, int]:
    """Return what a test between two shares decides, and after how many blocks."""
    for blocks in range(16, len(shares) + 1, 16):
        found = verdict(likelihood(shares[:blocks], low, high))
        if found != "open":
            return found, blocks
    return "open", len(shares)


def test_the_test_is_right_nineteen_times_of_twenty() -> None:
    """At the very hypotheses; beyond them it is right sooner and more often."""
    for chance, wanted, least in ((0.5, "H0", 0.92), (0.6, "H1", 0.92), (0.7, "H1", 1.0)):
        found = [decision(draws(chance, 1500, seed), 0.5, 0.6) for seed in range(150)]
        assert sum(what == wanted for what, _ in found) / len(found) >= least
        assert fmean(blocks for _, blocks in found) < 120


def meeting(a: str, b: str, seats: int, players: int, share: float, blocks: int = 1000) -> Meeting:
    """Return a meeting of so many blocks in which `a` had a share of the wins."""
    wins = {a: share * blocks, b: (1 - share) * blocks}
    return Meeting({a: seats, b: players - seats}, wins)


def test_two_ratings_differ_by_their_elo() -> None:
    for share, seats, players in ((0.7, 1, 2), (0.3, 1, 4), (0.2, 2, 4), (0.25, 1, 4)):
        found = ratings(["x", "y"], [meeting("y", "x", seats, players, share, 10**9)])
        assert found["x"] == 0
        assert found["y"] == pytest.approx(elo(share, seats, players), abs=1e-3)


def test_ratings_explain_results_that_agree() -> None:
    """Strengths 1, 2 and 6, at tables for two and for four, met more or less often."""
    strength = {"x": 1, "y": 2, "z": 6}
    meetings = []
    for times, (a, b, seats, players) in enumerate(
        [("x", "y", 1, 2), ("y", "z", 1, 4), ("z", "x", 1, 4), ("z", "y", 2, 4)], 1
    ):
        own, others = seats * strength[a], (players - seats) * strength[b]
        share = own / (own + others)
        meetings.append(meeting(a, b, seats, players, share, times * 10**9))
    found = ratings(list(strength), meetings)
    for name, x in strength.items():
        assert found[name] == pytest.approx(400 * math.log10(x), abs=1e-3)


def test_ratings_of_who_won_everything_are_finite_and_grow() -> None:
    few, many = (
        ratings(["x", "y"], [meeting("y", "x", 1, 2, 1.0, blocks)])["y"] for blocks in (10, 1000)
    )
    assert few == pytest.approx(elo(10.5 / 11, 1, 2))  # a block among equals is added
    assert few < many < math.inf


def test_ratings_are_in_between_where_results_disagree() -> None:
    found = ratings(["x", "y"], [meeting("x", "y", 1, 2, 0.6), meeting("x", "y", 1, 2, 0.8)])
    assert -elo(0.8, 1, 2) < found["y"] < -elo(0.6, 1, 2)


def test_leaving_out_single_values_gives_students_interval() -> None:
    """The mean's jackknife is exact."""
    values = [1.0, 4.0, 2.0, 8.0, 5.0]
    parts = [fmean(values[:i] + values[i + 1 :]) for i in range(len(values))]
    assert jackknife(fmean(values), parts) == pytest.approx(mean_interval(values))
    assert jackknife(1.0, []) == (-math.inf, math.inf)


@pytest.mark.parametrize("name", games.names())
def test_levels_have_the_elo_of_the_report(name: str) -> None:
    """They add up, to tens, as the shares say; who won all has no Elo by its share."""
    game = games.find(name)
    report = REPORT.read_text("utf-8").partition("## The levels")[2]
    row = next(line for line in report.splitlines() if line.startswith(f"| {game.title} |"))
    told = [(int(rating), float(percent) / 100) for rating, percent in LEVEL.findall(row)]
    assert [rating for rating, _ in told] == [level.elo for level in game.levels]
    assert len(told) == len(LEVELS)
    below_it = 0
    for rating, share in told:
        assert share == 1 or rating - below_it == pytest.approx(elo(share, 1, 2), abs=5)
        below_it = rating
