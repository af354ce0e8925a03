"""How strong a player is, and how sure that is: intervals, a sequential test, ratings.

All of it goes by blocks: the games of one deal, in which everybody has every seat once. They
share their luck, so that together they are one observation.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean, stdev, variance

import numpy as np

LEVEL = 0.95
BOUND = math.log(0.95 / 0.05)  # of the test: either error happens once in twenty times
MANY = 1000  # degrees of freedom from which Student's distribution hardly changes
STEADY = 1e-12  # change of a strength at which its iteration has arrived
STEPS = 100_000
ELO = 400  # points that make ten to one

Interval = tuple[float, float]


@cache
def student(freedom: int) -> float:
    """Return what a variable of Student's exceeds, up or down, only 1 - LEVEL of the time."""
    low, high = 0.0, math.pi / 2
    while high - low > 1e-14:
        angle = (low + high) / 2
        low, high = (angle, high) if within(angle, min(freedom, MANY)) < LEVEL else (low, angle)
    return math.tan(low) * math.sqrt(min(freedom, MANY))


def within(angle: float, freedom: int) -> float:
    """Return how likely Student's variable is within ± tan(angle) * sqrt(freedom).

    The finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + odd, freedom - 1, 2):
        term *= cosine**2 * (k - 1) / k
        total += term
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total


def mean_interval(values: Sequence[float]) -> Interval:
    """Return Student's interval for the mean of `values`; of a single one, everything."""
    if len(values) < 2:
        return -math.inf, math.inf
    mean = fmean(values)
    reach = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean - reach, mean + reach


def share_interval(shares: Sequence[float]) -> Interval:
    """Return the interval for a mean of shares, each from 0 to 1.

    It is Wilson's for as many trials as would spread as much: in the middle about Student's, and
    honest near 0 and 1 where that is not. Where nothing spreads, a block counts as one trial.
    """
    blocks = len(shares)
    mean = fmean(shares)
    spread = variance(shares) if blocks > 1 else 0.0
    trials = blocks * mean * (1 - mean) / spread if spread else float(blocks)
    reach = student(max(blocks - 1, 1))
    centre = (mean + reach**2 / (2 * trials)) / (1 + reach**2 / trials)
    half = math.sqrt(mean * (1 - mean) / trials + (reach / (2 * trials)) ** 2)
    half *= reach / (1 + reach**2 / trials)
    return (centre - half if mean > 0 else 0.0), (centre + half if mean < 1 else 1.0)


def elo(share: float, seats: float, players: int) -> float:
    """Return by how many points players on so many seats, who win this share, are the stronger.

    Everybody wins in proportion to a strength; ten times the strength is 400 points.
    """
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return ELO * math.log10(share * (players - seats) / (seats * (1 - share)))


def likelihood(shares: Sequence[float], low: float, high: float) -> float:
    """Return the logarithm of how much likelier a mean of `high` is than one of `low`.

    The generalised test of normal means. To the spread that was observed it adds a block of each
    extreme, so that a few equal results at the start decide nothing.
    """
    mean = fmean(shares)
    squares = sum((share - mean) ** 2 for share in (*shares, 0.0, 1.0))
    spread = squares / (len(shares) + 2)
    return len(shares) * (high - low) * (2 * mean - low - high) / (2 * spread)


def verdict(likelihood: float) -> str:
    """Return what a sequential test says: H0, H1, or that it is open."""
    if abs(likelihood) < BOUND:
        return "open"
    return "H1" if likelihood > 0 else "H0"


@dataclass(frozen=True)
class Meeting:
    """What came of some blocks between players."""

    seats: Mapping[str, float]  # how many each had, on average
    wins: Mapping[str, float]  # how many blocks each won, shares added up


def ratings(bots: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    """Return a rating for each, the first at 0, under which the wins are likeliest.

    Whoever has strength x wins in proportion to it, whatever the number of players. To every
    meeting a block among equals is added: who has won everything is not infinitely strong.
    """
    seats = np.array([[meeting.seats.get(bot, 0) for bot in bots] for meeting in meetings], float)
    players = seats.sum(axis=1)
    wins = np.array([[meeting.wins.get(bot, 0) for bot in bots] for meeting in meetings])
    wins = wins + seats / players[:, None]
    strength = np.ones(len(bots))
    for _ in range(STEPS):
        expected = seats.T @ (wins.sum(axis=1) / (seats @ strength))
        better = wins.sum(axis=0) / expected
        better /= better[0]
        steady = np.abs(better / strength - 1).max() < STEADY
        strength = better
        if steady:
            break
    return {bot: ELO * math.log10(x) for bot, x in zip(bots, strength, strict=True)}


def jackknife(whole: float, parts: Sequence[float]) -> Interval:
    """Return the interval of an estimate, given what it is without each group of the data."""
    if len(parts) < 2:
        return -math.inf, math.inf
    mean = fmean(parts)
    error = math.sqrt(sum((part - mean) ** 2 for part in parts) * (len(parts) - 1) / len(parts))
    reach = student(len(parts) - 1) * error
    return whole - reach, whole + reach
