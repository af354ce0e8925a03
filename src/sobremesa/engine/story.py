"""A match as seats live it: told action by action, from their views alone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sobremesa.engine.contract import HIDDEN, Message, View
from sobremesa.engine.match import Match, sees


@dataclass(frozen=True)
class Happening:
    """One action of a match, and what there is to say of it."""

    who: int
    notation: str | None  # of the action, if the seat saw it
    told: Message | None  # the action, as the seat saw it
    event: Message | None  # what it brought about, such as a round's end
    points: list[int]  # the standing after it
    gained: list[int]  # what each seat has got since the last event
    shown: Any  # the state as the seat sees it after that, to be read


class Chronicle:
    """Tells several seats what has happened in a match since it was last asked."""

    def __init__(self, match: Match, seats: Iterable[int]):
        """Begin at the start of `match`, as seen from `seats`."""
        self.match = match
        self.seats = tuple(seats)
        self.settled = match.players * [0]  # the standing at the last event
        self.shown: dict[int, Any] = {}  # what each seat sees
        self.past = Match(
            match.game,
            match.players,
            options=match.options,
            names=match.names,
            target=match.target,
        )

    def go_on(self) -> Iterator[dict[int, Happening]]:
        """Tell of every action since the last time, by seat; who is told may change in between."""
        words = self.match.game.words
        for who, action, seen in self.match.log[len(self.past.log) :]:
            before = self.shown if set(self.seats) <= self.shown.keys() else self.seen()
            notation = self.past.say(action)
            self.past.play(action)
            points = self.past.points
            gained = [new - old for new, old in zip(points, self.settled, strict=True)]
            self.shown = self.seen()
            happened = {}
            for seat, after in self.shown.items():
                seen_here = sees(seat, seen)
                told = words.tell(before[seat], action if seen_here else HIDDEN)
                event = words.event(before[seat], after)
                shown = notation if seen_here else None
                happened[seat] = Happening(who, shown, told, event, points, gained, after)
                if event:
                    self.settled = points
            yield happened

    def seen(self) -> dict[int, Any]:
        """Return what each seat sees now."""
        return dict(zip(self.seats, self.past.shown_to(self.seats), strict=True))

    def catch_up(self, settled: list[int]) -> None:
        """Pass over everything up to now, when the standing at the last event is known."""
        self.past.thaw(self.match.freeze())
        self.settled, self.shown = settled, {}

    def skip(self) -> None:
        """Pass over everything up to now."""
        seats, self.seats = self.seats, self.seats[:1]  # an event is one for all of them
        for _ in self.go_on():
            pass
        self.seats, self.shown = seats, {}


class Story:
    """Tells one seat what has happened in a match since it was last asked."""

    def __init__(self, match: Match, seat: int):
        """Begin at the start of `match`, as seen from `seat`."""
        self.match = match
        self.seat = seat
        self.chronicle = Chronicle(match, [seat])

    @property
    def view(self) -> View:
        """Return what the seat sees once the last action told of is done."""
        return self.chronicle.past.view(self.seat)

    def go_on(self) -> Iterator[Happening]:
        """Tell of every action since the last time."""
        for happened in self.chronicle.go_on():
            yield happened[self.seat]

    def skip(self) -> None:
        """Pass over everything up to now."""
        self.chronicle.skip()
