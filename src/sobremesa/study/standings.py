"""What blocks amount to: a row for every match-up, a cross-table and a scale."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any, TypeVar

from rich.table import Table

from sobremesa.study.blocks import MIXED, ONE, Block, MatchUp, Question
from sobremesa.study.strength import (
    Interval,
    Meeting,
    elo,
    jackknife,
    likelihood,
    mean_interval,
    ratings,
    share_interval,
    verdict,
)

ANCHOR = "random"  # the bot that every game has
GROUPS = 20  # of deals, each of which is left out once to see what a scale hangs on
DIGITS = 6  # of a figure for a program

T = TypeVar("T", int, float)


@dataclass(frozen=True)
class Row:
    """What is known of one match-up: `a`, at a `table` with so many `b`."""

    a: str
    b: str  # at a mixed table all others
    table: str  # "one": a has one seat; "half": every other one; "mixed": every bot sits there
    players: int
    deals: int
    games: int
    win: float  # share of all wins that a has, over all its seats
    low: float
    high: float
    sd: float | None  # of the share from deal to deal
    elo: float  # by which a is the stronger
    elo_low: float
    elo_high: float
    points: float  # of a beyond those of b, positive if that is good
    points_low: float
    points_high: float
    decisions: int  # of a, where there was a choice
    ms: float  # of processor time that a takes for one
    decisions_b: int
    ms_b: float
    llr: float | None = None  # of the sequential test, if there is one
    verdict: str | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the row for a program; what has no bound is null."""
        return {name: plain(value) for name, value in asdict(self).items()}


def plain(value: Any) -> Any:
    """Return a value as JSON can have it."""
    if not isinstance(value, float):
        return value
    return round(value, DIGITS) if math.isfinite(value) else None


def share(block: Block, matchup: MatchUp, players: int, side: int = 0) -> float:
    """Return the share of a block's games that a side won; those who win together share a game."""
    won = 0.0
    for own, ranks in zip(matchup.rotations(players, side), block.ranks, strict=True):
        won += sum(ranks[seat] == 1 for seat in own) / ranks.count(1)
    return won / len(block.ranks)


def margin(block: Block, matchup: MatchUp, players: int, side: int = 0) -> float:
    """Return how many points more than the others a seat of a side had, on average over a block."""
    mine: list[int] = []
    others: list[int] = []
    for own, points in zip(matchup.rotations(players, side), block.points, strict=True):
        for seat in range(players):
            (mine if seat in own else others).append(points[seat])
    return fmean(mine) - fmean(others)


def direction(blocks: Iterable[Block]) -> int:
    """Return 1 if those who rank better have more points, or -1: who knows the rules knows."""
    total = 0.0
    for block in blocks:
        for points, ranks in zip(block.points, block.ranks, strict=True):
            mean = fmean(ranks)
            total += sum(p * (mean - r) for p, r in zip(points, ranks, strict=True))
    return 1 if total >= 0 else -1


def rows(question: Question, blocks: Sequence[Block]) -> list[Row]:
    """Return a row for every match-up that has been played, of a mixed table one for every bot."""
    sign = direction(blocks)
    by_number: dict[int, list[Block]] = {}
    for block in blocks:
        by_number.setdefault(block.matchup, []).append(block)
    return [
        row(question, number, by_number[number], sign, side)
        for number in sorted(by_number)
        for side in range(len(question.bots) if question.matchups[number].table == MIXED else 1)
    ]


def row(question: Question, number: int, blocks: Sequence[Block], sign: int, side: int = 0) -> Row:
    """Return the row of one match-up, seen from a side."""
    matchup, players = question.matchups[number], question.players
    shares = [share(block, matchup, players, side) for block in blocks]
    margins = [sign * margin(block, matchup, players, side) for block in blocks]
    seats = matchup.seats(players, side)
    win, (low, high) = fmean(shares), share_interval(shares)
    ends = mean_interval(margins)
    decisions = halves([block.decisions for block in blocks], side)
    seconds = halves([block.seconds for block in blocks], side)
    ratio = likelihood(shares, *question.test) if question.test else None
    return Row(
        a=matchup.names[side],
        b=",".join(name for name in matchup.names if name != matchup.names[side]),
        table=matchup.table,
        players=players,
        deals=len(blocks),
        games=sum(len(block.ranks) for block in blocks),
        win=win,
        low=low,
        high=high,
        sd=stdev(shares) if len(shares) > 1 else None,
        elo=elo(win, seats, players),
        elo_low=elo(low, seats, players),
        elo_high=elo(high, seats, players),
        points=fmean(margins),
        points_low=ends[0],
        points_high=ends[1],
        decisions=decisions[0],
        ms=1000 * seconds[0] / max(decisions[0], 1),
        decisions_b=decisions[1],
        ms_b=1000 * seconds[1] / max(decisions[1], 1),
        llr=ratio,
        verdict=verdict(ratio) if ratio is not None else None,
    )


def halves(counts: Sequence[Sequence[T]], side: int) -> tuple[T, T]:
    """Return what was counted of a side in all blocks, and of all others together."""
    own = sum(count[side] for count in counts)
    return own, sum(map(sum, counts)) - own


def scale(question: Question, blocks: Sequence[Block]) -> dict[str, tuple[float, Interval]]:
    """Return every bot's rating over all games, ANCHOR or else the first at 0, and its interval.

    The interval is that of the difference from who is at 0; the deals that are left out together
    are left out of all match-ups, as these share their luck.
    """
    names = sorted(question.bots, key=lambda name: name != ANCHOR)
    whole = ratings(names, meetings(question, blocks))
    groups = min(GROUPS, len({block.deal for block in blocks}))
    parts = [
        ratings(names, meetings(question, [b for b in blocks if b.deal % groups != left]))
        for left in range(groups if groups > 1 else 0)
    ]
    return {
        name: (whole[name], jackknife(whole[name], [part[name] for part in parts]))
        for name in names
    }


def meetings(question: Question, blocks: Iterable[Block]) -> list[Meeting]:
    """Return what the match-ups add up to."""
    players = question.players
    by_number: dict[int, list[Block]] = {}
    for block in blocks:
        by_number.setdefault(block.matchup, []).append(block)
    found = []
    for number, played in sorted(by_number.items()):
        matchup = question.matchups[number]
        sides = list(enumerate(matchup.names))
        found.append(
            Meeting(
                seats={name: matchup.seats(players, side) for side, name in sides},
                wins={
                    name: sum(share(block, matchup, players, side) for block in played)
                    for side, name in sides
                },
            )
        )
    return found


def tables(question: Question, blocks: Sequence[Block]) -> list[Table]:
    """Return all that people may want to see."""
    found = rows(question, blocks)
    return [list_of(found), cross_table(question, found), scale_table(scale(question, blocks))]


def list_of(found: Sequence[Row]) -> Table:
    """Return the rows as a table for people."""
    table = Table("match-up", box=None, pad_edge=False)
    for heading in ("deals", "wins %", "95 %", "Elo", "points", "ms a/b"):
        table.add_column(heading, justify="right", no_wrap=True)
    if any(one.verdict for one in found):
        table.add_column("LLR", justify="right", no_wrap=True)
    for one in found:
        table.add_row(
            named(one),
            f"{one.deals:,}",
            percent(one.win),
            f"{percent(one.low)}–{percent(one.high)}",
            signed(one.elo),
            f"{one.points:+.1f}",
            f"{one.ms:.2g}/{one.ms_b:.2g}",
            *([f"{one.llr:+.2f} {one.verdict}"] if one.llr is not None else []),
        )
    return table


def named(one: Row) -> str:
    """Return a match-up in words, such as "1 careful, 3 random"."""
    if one.table == MIXED:
        return f"{one.a} among all"
    seats = MatchUp(one.a, one.b, one.table).seats(one.players)
    return f"{seats:g} {one.a}, {one.players - seats:g} {one.b}"


def cross_table(question: Question, found: Sequence[Row]) -> Table:
    """Return the wins of every bot, in percent, alone among each of the others."""
    shares = {(one.a, one.b): one.win for one in found if one.table == ONE}
    if question.players == 2:
        shares |= {(b, a): 1 - win for (a, b), win in shares.items()}
    table = Table("wins % among", *question.bots, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for a in question.bots:
        cells = (percent(shares[a, b]) if (a, b) in shares else "·" for b in question.bots)
        table.add_row(a, *cells)
    return table


def scale_table(ratings: dict[str, tuple[float, Interval]]) -> Table:
    """Return the scale, the strongest first."""
    table = Table("bot", box=None, pad_edge=False)
    for heading in ("Elo", "95 %"):
        table.add_column(heading, justify="right")
    for name, (rating, (low, high)) in sorted(ratings.items(), key=lambda item: -item[1][0]):
        table.add_row(name, signed(rating), f"{signed(low)} – {signed(high)}")
    return table


def percent(share: float) -> str:
    """Return a share for people."""
    return f"{100 * share:.1f}"


def signed(rating: float) -> str:
    """Return a rating for people."""
    if math.isfinite(rating):
        return f"{rating:+.0f}"
    return "+∞" if rating > 0 else "−∞"
