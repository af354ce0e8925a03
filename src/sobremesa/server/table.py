"""A table: who sits at it, the match, the clocks and what was said.

It is a fold over its events, and knows neither sockets nor storage nor the time of day: whoever
calls says what time it is. What somebody asks for either happens as events, or is refused and
changes nothing.
"""

from collections import OrderedDict, deque
from datetime import UTC, datetime
from functools import cache, singledispatchmethod
from typing import Any

from msgspec import Struct

from sobremesa import games
from sobremesa.engine.chance import Fair
from sobremesa.engine.compile import fingerprint
from sobremesa.engine.contract import (
    ALL,
    LEVELS,
    NOBODY,
    BadPosition,
    IllegalAction,
    Refused,
    State,
    View,
)
from sobremesa.engine.match import Frozen, Match
from sobremesa.engine.story import Chronicle
from sobremesa.server import events, wire
from sobremesa.server.identity import public

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
NOT_WATCHED, WATCHED, OPEN = WATCHING = ("none", "public", "open")
PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "think", "again", "bye")

REMEMBERED = 64  # of the last things that somebody asked for, whether they were done
KEPT_CHAT = 50  # lines that a newcomer can read
RETURN = 10_000  # milliseconds that somebody has at least who takes his seat back


class Refusal(Exception):
    """What somebody asked for cannot be done; `code` names the message that says why."""

    def __init__(self, code: str, **facts: int | str):
        super().__init__(code, facts)
        self.code, self.facts = code, facts


class Settings(Struct, frozen=True):
    """What was agreed when a table was opened."""

    game: str
    players: int
    options: dict[str, int | str]
    host: str  # who opened it
    clock: events.Clock = events.Clock()
    public: bool = False  # in the list of open tables
    watching: str = WATCHED
    reserved: tuple[str, ...] = ()  # for whom each seat is kept, in a rematch
    awaited: tuple[str, ...] = ()  # what they are called


class Seat(Struct):
    """A place at a table."""

    who: str = ""
    name: str = ""
    level: str = ""
    nonce: str = "-"
    replaced: str = ""  # why a bot plays for a person
    hands: bool = False
    left: int = 0  # milliseconds for the match

    @property
    def taken(self) -> bool:
        """Say whether anybody sits here."""
        return bool(self.who or self.level)

    @property
    def bot(self) -> bool:
        """Say whether a bot plays."""
        return bool(self.level or self.replaced)


class Snapshot(Struct, frozen=True):
    """A table as it stands after `seq` events, to go on from; only the same rules can read it."""

    rules: str
    seq: int
    now: int
    since: int
    turn: int
    seats: list[Seat]
    chat: list[wire.Chatted]
    done: list[tuple[str, str, int]]
    next: str
    began: int
    settled: list[int]
    match: Frozen | None


class Table:
    """One table."""

    def __init__(self, id: str, settings: Settings, key: bytes, target: str = "python"):
        """Set an empty table; `key` is what its luck comes from, and stays here until the end."""
        self.id, self.settings, self.target = id, settings, target
        self.game = games.find(settings.game)
        self.game.check_players(settings.players)
        self.game.check_options(settings.players, settings.options)
        self.chance = Fair(key)
        self.seats = [Seat() for _ in range(settings.players)]
        self.match: Match | None = None
        self.witness: Match | None = None
        self.chronicle: Chronicle | None = None
        self.seq = 0  # events so far
        self.now = 0  # when the last one happened
        self.began = 0  # when the match did
        self.since = 0  # since when whoever is to act is
        self.turn = NOBODY  # who that is
        self.chat: deque[wire.Chatted] = deque(maxlen=KEPT_CHAT)
        self.done: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.next = ""

    # What may be asked for.

    def handle(self, who: str, name: str, asked: Any, now: int) -> list[events.Any]:
        """Do what somebody asks for, and return what happened; refuse what cannot be done."""
        made = self.answer(asked, who, name, now)
        for event in made:
            self.take_in(event)
        return made

    def already(self, who: str, cid: str) -> int | None:
        """Return the number of the event that somebody has asked for before, if he has."""
        return self.done.get((who, cid))

    @singledispatchmethod
    def answer(self, asked: Any, who: str, name: str, now: int) -> list[events.Any]:
        """Return the events that would do what is asked for."""
        raise Refusal("not-possible")

    @answer.register
    def _(self, asked: wire.Sit, who: str, name: str, now: int) -> list[events.Any]:
        self.must_gather()
        seat = self.seat_at(asked.seat)
        own = self.seat_of(who)
        if seat.taken and seat.who != who:
            raise Refusal("seat-taken", seat=asked.seat)
        reserved = self.settings.reserved
        if reserved and who in reserved and reserved[asked.seat] != who:
            raise Refusal("seat-reserved", seat=asked.seat)
        if reserved and reserved[asked.seat] not in ("", who):
            raise Refusal("seat-reserved", seat=asked.seat)
        sitting = events.SatDown(now, who, asked.cid, asked.seat, name, asked.nonce or "-")
        if own is None or own == asked.seat:
            return [sitting]
        return [events.GotUp(now, who, "", own), sitting]

    @answer.register
    def _(self, asked: wire.Invite, who: str, name: str, now: int) -> list[events.Any]:
        self.must_gather()
        self.must_host(who)
        seat = self.seat_at(asked.seat)
        if seat.who:
            raise Refusal("seat-taken", seat=asked.seat)
        if asked.level is not None and (asked.level not in LEVELS or not self.game.levels):
            raise Refusal("no-such-level", level=asked.level)
        return [events.Invited(now, who, asked.cid, asked.seat, asked.level or "")]

    @answer.register
    def _(self, asked: wire.Leave, who: str, name: str, now: int) -> list[events.Any]:
        number = self.must_sit(who)
        if self.phase == PLAYING:
            return [events.Replaced(now, who, asked.cid, number, "left")]
        self.must_gather()
        return [events.GotUp(now, who, asked.cid, number)]

    @answer.register
    def _(self, asked: wire.Start, who: str, name: str, now: int) -> list[events.Any]:
        self.must_gather()
        self.must_host(who)
        missing = sum(not seat.taken for seat in self.seats)
        if missing:
            raise Refusal("seats-empty", count=missing)
        if not any(seat.who for seat in self.seats):
            raise Refusal("nobody-plays")
        return [events.Began(now, who, asked.cid)]

    @answer.register
    def _(self, asked: wire.Act, who: str, name: str, now: int) -> list[events.Any]:
        number = self.must_play(who, asked.at)
        if self.seats[number].bot:
            raise Refusal("bot-plays")
        return self.acts(number, asked.actions, now, who, asked.cid)

    @answer.register
    def _(self, asked: wire.Undo, who: str, name: str, now: int) -> list[events.Any]:
        number = self.must_play(who, asked.at)
        if not self.undoable(number):
            raise Refusal("cannot-undo")
        return [events.Undone(now, who, asked.cid, number)]

    @answer.register
    def _(self, asked: wire.Back, who: str, name: str, now: int) -> list[events.Any]:
        number = self.must_sit(who)
        if self.phase != PLAYING or not self.seats[number].replaced:
            raise Refusal("seat-is-yours")
        return [events.Returned(now, who, asked.cid, number)]

    @answer.register
    def _(self, asked: wire.Say, who: str, name: str, now: int) -> list[events.Any]:
        text = " ".join("".join(c if c.isprintable() else " " for c in asked.text).split())
        if not text:
            raise Refusal("nothing-said")
        return [events.Spoke(now, who, asked.cid, name, self.seat_of(who), text)]

    @answer.register
    def _(self, asked: wire.Phrase, who: str, name: str, now: int) -> list[events.Any]:
        if asked.name not in PHRASES:
            raise Refusal("no-such-phrase")
        return [events.Spoke(now, who, asked.cid, name, self.seat_of(who), None, asked.name)]

    @answer.register
    def _(self, asked: wire.Open, who: str, name: str, now: int) -> list[events.Any]:
        number = self.must_sit(who)
        if self.settings.watching != OPEN:
            raise Refusal("hands-stay-hidden")
        return [events.Consented(now, who, asked.cid, number, asked.hands)]

    def acts(
        self, number: int, actions: tuple[int, ...], now: int, who: str = "", cid: str = ""
    ) -> list[events.Any]:
        """Return the event of playing actions, all of which must be legal one after another."""
        assert self.match
        if self.match.to_act != number:
            raise Refusal("not-your-turn")
        if self.overdue(now):
            raise Refusal("time-is-up")
        try:
            self.match.check(actions)
        except Refused as refused:
            raise Refusal(
                f"{self.game.name}.{refused.reason.name}", **refused.reason.facts
            ) from None
        except IllegalAction:
            raise Refusal("not-legal") from None
        return [events.Acted(now, who, cid, number, actions, bot=not who)]

    def must_gather(self) -> None:
        """Refuse what is possible only before the match."""
        if self.phase != GATHERING:
            raise Refusal("match-has-begun")

    def must_host(self, who: str) -> None:
        """Refuse what only whoever opened the table may do."""
        if who != self.settings.host:
            raise Refusal("only-the-host")

    def must_sit(self, who: str) -> int:
        """Return the seat of somebody; refuse who has none."""
        number = self.seat_of(who)
        if number is None:
            raise Refusal("not-seated")
        return number

    def must_play(self, who: str, at: int) -> int:
        """Return the seat of somebody in a match that has `at` actions so far."""
        number = self.must_sit(who)
        if self.phase != PLAYING or not self.match:
            raise Refusal("no-match")
        if at != len(self.match.log):
            raise Refusal("stale", at=len(self.match.log))
        return number

    def seat_at(self, number: int) -> Seat:
        """Return a seat of the table."""
        if number >= len(self.seats):
            raise Refusal("no-such-seat", seat=number)
        return self.seats[number]

    def seat_of(self, who: str) -> int | None:
        """Return the number of somebody's seat."""
        return next((i for i, seat in enumerate(self.seats) if who and seat.who == who), None)

    # What happens.

    def take_in(self, event: events.Any) -> None:
        """Let an event change the table. The same events make the same table, whoever does it."""
        self.seq += 1
        self.now = event.ts
        self.happens(event)
        if event.cid:
            self.done[event.who, event.cid] = self.seq
            while len(self.done) > REMEMBERED * (1 + len(self.seats)):
                self.done.popitem(last=False)

    @singledispatchmethod
    def happens(self, event: Any) -> None:
        """Change what an event changes."""
        raise TypeError(f"nothing is known of {event!r}")

    @happens.register
    def _(self, event: events.SatDown) -> None:
        seat = self.seats[event.seat]
        seat.who, seat.name, seat.nonce = event.who, event.name, event.nonce

    @happens.register
    def _(self, event: events.Invited) -> None:
        self.seats[event.seat] = Seat()
        self.seats[event.seat].level = event.level

    @happens.register
    def _(self, event: events.GotUp) -> None:
        self.seats[event.seat] = Seat()

    @happens.register
    def _(self, event: events.Began) -> None:
        for seat in self.seats:
            seat.left = self.settings.clock.match * 1000
        self.match = self.new_match(event.ts)
        self.pass_on(event.ts)

    @happens.register
    def _(self, event: events.Acted) -> None:
        assert self.match
        if len(event.actions) == 1:
            self.match.play(event.actions[0], event.seat)
        elif event.actions:
            self.match.play(event.actions, event.seat)
        else:
            self.match.call_time()
        self.pass_on(event.ts)

    @happens.register
    def _(self, event: events.Undone) -> None:
        assert self.match
        self.match.undo(event.seat)
        self.witness = self.chronicle = None

    @happens.register
    def _(self, event: events.Replaced) -> None:
        self.seats[event.seat].replaced = event.why

    @happens.register
    def _(self, event: events.Returned) -> None:
        seat = self.seats[event.seat]
        seat.replaced = ""
        seat.left = max(seat.left, RETURN) if self.settings.clock.match else 0
        if self.turn == event.seat:
            self.since = event.ts

    @happens.register
    def _(self, event: events.Spoke) -> None:
        self.chat.append(said_by(event))

    @happens.register
    def _(self, event: events.Consented) -> None:
        self.seats[event.seat].hands = event.hands

    @happens.register
    def _(self, event: events.Followed) -> None:
        self.next = event.next

    def new_match(self, began: int) -> Match:
        """Return the match of those who sit here, at its beginning."""
        self.began = began
        self.chance.nonces = " ".join(seat.nonce for seat in self.seats)
        return Match(
            self.game,
            self.settings.players,
            options=self.settings.options,
            names=[seat.name or f"bot:{seat.level}" for seat in self.seats],
            chance=self.chance,
            date=written(began),
            target=self.target,
            now=lambda: self.now / 1000,
        )

    def pass_on(self, now: int) -> None:
        """Start the clock of whoever is to act now, and stop that of who was."""
        assert self.match
        if self.match.to_act == self.turn:
            return
        clock = self.settings.clock
        if clock.match and self.turn >= 0:
            seat = self.seats[self.turn]
            seat.left = max(0, seat.left - (now - self.since)) + clock.more * 1000
        self.turn = self.match.to_act
        self.since = now

    # Time.

    @property
    def phase(self) -> str:
        """Return how far the table is."""
        return GATHERING if not self.match else OVER if self.match.over else PLAYING

    def deadline(self) -> int | None:
        """Return when the time of the person to act is up, if a clock runs."""
        if not self.match or self.turn < 0 or self.seats[self.turn].bot:
            return None
        clock = self.settings.clock
        ends = []
        if clock.move:
            ends.append(self.since + clock.move * 1000)
        if clock.match:
            ends.append(self.since + self.seats[self.turn].left)
        own = self.rules_deadline()
        return min([*ends, *([] if own is None else [own])], default=None)

    def rules_deadline(self) -> int | None:
        """Return when a turn ends by the rules of the game itself, if it has a clock."""
        assert self.match
        left = self.match.time_left
        return None if left is None else self.now + int(left * 1000) + 1

    def overdue(self, now: int) -> bool:
        """Say whether the time of whoever is to act is up."""
        deadline = self.deadline()
        return deadline is not None and now >= deadline

    def time_passes(self, now: int) -> list[events.Any]:
        """Do what must be done because it is `now`: end a turn by the rules, or let a bot play."""
        if self.phase != PLAYING or not self.overdue(now):
            return []
        own = self.rules_deadline()
        event: events.Any = events.Replaced(now, seat=self.turn, why="time")
        if own is not None and now >= own:
            event = events.Acted(now, seat=self.turn)
        self.take_in(event)
        return [event]

    def replace(self, number: int, why: str, now: int) -> list[events.Any]:
        """Let a bot play for a person who is away."""
        if self.phase != PLAYING or not self.seats[number].who or self.seats[number].bot:
            return []
        event = events.Replaced(now, seat=number, why=why)
        self.take_in(event)
        return [event]

    def follow(self, next: str, who: str, cid: str, now: int) -> list[events.Any]:
        """Say where the same people go on, unless that is said already."""
        if self.next:
            return []
        event = events.Followed(now, who, cid, next)
        self.take_in(event)
        return [event]

    # Bots.

    def thinker(self) -> tuple[int, str] | None:
        """Return the seat and level of the bot that is to act, if one is."""
        if self.phase != PLAYING or not self.seats[self.turn].bot:
            return None
        return self.turn, self.seats[self.turn].level or self.stand_in

    @property
    def stand_in(self) -> str:
        """Return the level of bots that play for people."""
        return LEVELS[-2]

    def bot_acts(self, number: int, action: int, at: int, now: int) -> list[events.Any]:
        """Play what a bot has thought of, unless the match has gone on without it."""
        if self.thinker() is None or self.turn != number or not self.match:
            return []
        if at != len(self.match.log):
            return []
        made = self.acts(number, (action,), now)
        for event in made:
            self.take_in(event)
        return made

    def view(self, number: int) -> View:
        """Return what a seat sees of the match."""
        assert self.match
        return self.match.view(number)

    def composed(self, who: str, asked: wire.Compose) -> wire.Composed:
        """Return what the game says of a draft, which somebody may make before his turn too."""
        number = self.must_play(who, asked.at)
        compose = getattr(self.game.words, "compose", None)
        if compose is None:
            raise Refusal("not-possible")
        try:
            return wire.composed(asked, compose(self.view(number), asked.draft))
        except BadPosition:  # things that there are not
            raise Refusal("not-legal") from None

    # Who may see and do what.

    def undoable(self, number: int) -> bool:
        """Say whether somebody could take back his last action."""
        return bool(self.match and self.match.undoable(number))

    def audience(self, who: str) -> int:
        """Return whose view somebody gets: that of his seat, or NOBODY's."""
        number = self.seat_of(who)
        return NOBODY if number is None else number

    def may_watch(self, who: str) -> bool:
        """Say whether somebody may see the table."""
        if self.settings.watching != NOT_WATCHED or who == self.settings.host:
            return True
        return self.phase == GATHERING or self.seat_of(who) is not None

    @property
    def hands_open(self) -> bool:
        """Say whether those who watch see all hands: everybody has agreed to it."""
        people = [seat for seat in self.seats if seat.who]
        return self.settings.watching == OPEN and all(seat.hands for seat in people)

    def openly(self) -> State:
        """Return everything that lies on the table or is held."""
        assert self.match
        if self.witness is None:
            self.witness = Match(
                self.game, self.settings.players, options=self.settings.options, target=self.target
            )
        for _, action, _ in self.match.log[len(self.witness.log) :]:
            self.witness.play(action)
        return self.witness.shown(ALL)

    def times(self) -> wire.Times:
        """Return the clocks."""
        left = [seat.left for seat in self.seats] if self.settings.clock.match else None
        return wire.Times(self.deadline(), left)

    # Going on.

    def told_so_far(self, *, skip: bool) -> Chronicle:
        """Return who tells what happens in the match; what has happened may be skipped."""
        assert self.match
        if self.chronicle is None:
            self.chronicle = Chronicle(self.match, [NOBODY])
        if skip:
            self.chronicle.skip()
        return self.chronicle

    def retarget(self, target: str) -> None:
        """Go on with the rules as compiled for another target."""
        self.target = target
        told = self.chronicle.past if self.chronicle else None
        for match in (self.match, self.witness, told):
            if match:
                match.retarget(target)

    def settle(self) -> None:
        """Be ready to go on, after events from storage were taken in."""
        if self.match:
            self.told_so_far(skip=True)

    def freeze(self) -> Snapshot:
        """Return the table as it stands; all that has happened must have been told."""
        return Snapshot(
            rules=rules_of(self.settings.game),
            seq=self.seq,
            now=self.now,
            since=self.since,
            turn=self.turn,
            seats=self.seats,
            chat=list(self.chat),
            done=[(who, cid, seq) for (who, cid), seq in self.done.items()],
            next=self.next,
            began=self.began,
            settled=self.told_so_far(skip=not self.chronicle).settled if self.match else [],
            match=self.match.freeze() if self.match else None,
        )

    def thaw(self, frozen: Snapshot) -> None:
        """Go on from where this table stood, if its rules are still the same."""
        if frozen.rules != rules_of(self.settings.game):
            return
        self.seq, self.now = frozen.seq, frozen.now
        self.since, self.turn = frozen.since, frozen.turn
        self.seats = frozen.seats
        self.chat.extend(frozen.chat)
        self.done.update({(who, cid): seq for who, cid, seq in frozen.done})
        self.next = frozen.next
        if frozen.match:
            self.match = self.new_match(frozen.began)
            self.match.thaw(frozen.match)
            self.told_so_far(skip=False).catch_up(frozen.settled)


@cache
def rules_of(game: str) -> str:
    """Return a hash of the rules of a game: what was frozen under others is of no use."""
    return fingerprint(games.find(game).rules, None)


def said_by(event: events.Spoke) -> wire.Chatted:
    """Return what somebody said, as it is told."""
    return wire.Chatted(public(event.who), event.name, event.seat, event.text, event.phrase)


def written(ts: int) -> str:
    """Return a time as records have it."""
    return datetime.fromtimestamp(ts / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
