"""Deals that bots play against each other: the same luck for every rotation of the seats.

What comes of a block follows from the question and the number of its deal, whoever plays it,
when and where; but for the time that it took.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from time import process_time

from sobremesa import bots, games
from sobremesa.engine.chance import Keyed, generator
from sobremesa.engine.contract import ALL, Bot, View
from sobremesa.engine.match import Match

ONE, HALF, MIXED = "one", "half", "mixed"  # tables: a alone, on every other seat, among all bots
STREAMS = 16  # of luck for a deal: its own, and one for the player on each seat
ENOUGH_FOR_HALF = 4  # players; of two, half is one
SEEING = "seeing:"  # before the name of a bot that is shown all hands: how good could one be?

Job = tuple[int, int]  # the number of a match-up, and of a deal


@dataclass(frozen=True)
class MatchUp:
    """Two bots at a table, or, where it is MIXED, more."""

    a: str
    b: str
    table: str  # ONE, HALF or MIXED
    more: tuple[str, ...] = ()  # whoever else sits at a mixed table

    @property
    def names(self) -> tuple[str, ...]:
        """Return all who sit there; the place in this is a side."""
        return (self.a, self.b, *self.more)

    def seating(self, players: int) -> list[tuple[int, ...]]:
        """Return the sides on all seats, for each game of a block: every side has every seat."""
        if self.table == ONE:
            return [tuple(int(seat != own) for seat in range(players)) for own in range(players)]
        count = len(self.names)
        return [tuple((seat + r) % count for seat in range(players)) for r in range(count)]

    def rotations(self, players: int, side: int = 0) -> list[tuple[int, ...]]:
        """Return the seats that a side, such as `a`, has in each game of a block."""
        return [
            tuple(seat for seat, sits in enumerate(sides) if sits == side)
            for sides in self.seating(players)
        ]

    def seats(self, players: int, side: int = 0) -> float:
        """Return how many seats a side has, on average over a block."""
        owned = self.rotations(players, side)
        return sum(map(len, owned)) / len(owned)


@dataclass(frozen=True)
class Question:
    """Who is compared with whom, at what, and under whose luck."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, int | str]  # every house rule
    test: tuple[float, float] | None = None  # the shares between which to decide
    alone: bool = False  # only the first bot among each of the others

    @property
    def matchups(self) -> list[MatchUp]:
        """Return all match-ups, or those that a test asks about, or those of the first bot."""
        found = [matchup for a, b in self.pairs() for matchup in self.tables(a, b)]
        if self.mixes:
            found.append(MatchUp(self.bots[0], self.bots[1], MIXED, self.bots[2:]))
        return found

    @property
    def mixes(self) -> bool:
        """Say whether there is a table at which all bots sit: they are more than two, and fit."""
        return 2 < len(self.bots) <= self.players and self.test is None and not self.alone

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Yield every two bots, in the order in which they were named."""
        for i, a in enumerate(self.bots[:1] if self.alone else self.bots):
            for b in self.bots[i + 1 :]:
                yield a, b

    def tables(self, a: str, b: str) -> Iterator[MatchUp]:
        """Yield the tables at which two bots meet: at a table for two they are all the same."""
        yield MatchUp(a, b, ONE)
        if self.test is not None or self.alone or self.players == 2:
            return
        yield MatchUp(b, a, ONE)
        if self.players >= ENOUGH_FOR_HALF and self.players % 2 == 0:
            yield MatchUp(a, b, HALF)


@dataclass(frozen=True)
class Block:
    """What came of the games of one deal; a row for each rotation, a column for each seat."""

    matchup: int
    deal: int
    points: list[list[int]]
    ranks: list[list[int]]
    decisions: list[int]  # of each side, where there was a choice
    seconds: list[float]  # of processor time that they took

    @property
    def job(self) -> Job:
        """Return which block it is."""
        return self.matchup, self.deal


def play_block(question: Question, job: Job) -> Block:
    """Play a deal in every rotation of the seats."""
    number, deal = job
    matchup = question.matchups[number]
    count = len(matchup.names)
    block = Block(number, deal, [], [], [0] * count, [0.0] * count)
    for sides in matchup.seating(question.players):
        match = play_game(question, matchup, sides, block)
        block.points.append(match.points)
        block.ranks.append(match.ranks)
    return block


def play_game(question: Question, matchup: MatchUp, sides: tuple[int, ...], block: Block) -> Match:
    """Play one game to its end, and add to what the block counts.

    The player on a seat draws on the seat's luck, so that in a block between equals every game
    is the same. Who has no choice is not asked.
    """
    first = block.deal * STREAMS
    players = range(question.players)
    match = start(question, first)
    names = [matchup.names[side] for side in sides]
    seated = [bot(question.game, name) for name in names]
    witness = Witness(question) if any(name.startswith(SEEING) for name in names) else None
    lucks = [generator(question.seed, first + 1 + seat) for seat in players]
    while not match.over:
        seat = match.to_act
        legal = match.legal()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        view = match.view(seat)
        if witness and names[seat].startswith(SEEING):
            view = witness.testimony(match, view)
        begun = process_time()
        action = seated[seat](view, lucks[seat])
        block.seconds[sides[seat]] += process_time() - begun
        block.decisions[sides[seat]] += 1
        match.play(action)
    return match


def start(question: Question, number: int) -> Match:
    """Start a game under luck of that number; its clock, if it has one, stands still."""
    return Match(
        games.find(question.game),
        question.players,
        options=question.options,
        chance=Keyed(question.seed, number),
        target="cpu",
        now=lambda: 0.0,
    )


class Witness:
    """Somebody who knows all that happened in a game. A match itself shows nobody everything."""

    def __init__(self, question: Question):
        game = games.find(question.game)
        self.match = Match(game, question.players, options=question.options, target="cpu")

    def testimony(self, match: Match, view: View) -> View:
        """Return the view of a seat with nothing hidden but the luck to come."""
        for _, action, _ in match.log[len(self.match.log) :]:
            self.match.play(action)
        return replace(view, state=self.match.view(ALL).state)


@cache
def bot(game: str, name: str) -> Bot:
    """Return a bot, the same for all blocks of this process."""
    return bots.find(games.find(game), name.removeprefix(SEEING))
