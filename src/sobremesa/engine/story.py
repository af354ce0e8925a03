"""A match as one seat lives it: told action by action, from its views alone."""

from collections.abc import Iterator
from dataclasses import dataclass

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
    view: View  # what the seat sees after it


class Story:
    """Tells what has happened in a match since it was last asked."""

    def __init__(self, match: Match, seat: int):
        """Begin at the start of `match`, as seen from `seat`."""
        self.match = match
        self.seat = seat
        self.settled = match.players * [0]  # the standing at the last event
        self.past = Match(
            match.game,
            match.players,
            options=match.options,
            names=match.names,
            target=match.target,
        )

    def go_on(self) -> Iterator[Happening]:
        """Tell of every action since the last time."""
        words = self.match.game.words
        for who, action, seen in self.match.log[len(self.past.log) :]:
            before = self.past.view(self.seat)
            seen_here = sees(self.seat, seen)
            notation = self.past.say(action) if seen_here else None
            told = words.tell(before.state, action if seen_here else HIDDEN)
            self.past.play(action)
            after = self.past.view(self.seat)
            event = words.event(before.state, after.state)
            points = self.past.points
            gained = [new - old for new, old in zip(points, self.settled, strict=True)]
            if event:
                self.settled = points
            yield Happening(who, notation, told, event, points, gained, after)

    def skip(self) -> None:
        """Pass over everything up to now."""
        for _ in self.go_on():
            pass
