"""All tables of a process: who is connected, what is written, when bots think and clocks ring.

Each table does one thing at a time, in the order in which it was asked for. What happens is kept
for good before anybody is told of it.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from sobremesa.bots import random
from sobremesa.engine.chance import generator
from sobremesa.engine.contract import IllegalAction, View
from sobremesa.server import events, logs, metrics, ratings, telling, wire
from sobremesa.server.bus import Alone, Bus, Cut
from sobremesa.server.crossing import Crossing, Far
from sobremesa.server.identity import Person
from sobremesa.server.limits import Buckets
from sobremesa.server.store import Fenced, Store
from sobremesa.server.table import OVER, PLAYING, Refusal, Settings, Table
from sobremesa.server.thinkers import Thinkers, compiled

LOG = logs.logger(__name__)

SNAPSHOT = 50  # events after which a table is kept as it stands
RING = 128  # of the last things told, for those who missed a few
GRACE = 60.0  # seconds that somebody may be away before a bot plays
REST = 60.0  # seconds that a table at which nothing goes on stays in memory
TALK, TALK_AT_ONCE = 0.5, 6.0  # lines of chat a second of somebody, and at once
DRAFTS, DRAFTS_AT_ONCE = 5.0, 20.0  # questions about drafts of somebody a second, and at once
PATIENT = 3600  # seconds for a turn beyond which nobody waits at the table
PACE = 0.7  # seconds that a bot takes at least, so that people can follow …
FOLLOWING = 4  # … and so many times less for what follows in the same turn
PATIENCE = 3.0  # seconds that an end waits for what is going on
ROOM = 32  # things that may be waiting at a table
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is easily confused
NAME = 10  # letters of a table's name


class Listener(Protocol):
    """A connection of somebody to a table."""

    person: Person

    def tell(self, text: bytes) -> None:
        """Send a text as soon as possible; never wait."""

    def part(self, code: int) -> None:
        """End the connection."""


def refuse(listener: Listener, cid: str, refusal: Refusal) -> None:
    """Tell somebody that what he asked for is refused, and why."""
    metrics.REJECTS.labels(refusal.code).inc()
    listener.tell(wire.write(wire.Reject(cid, refusal.code, refusal.facts)))


class Place:
    """A table with those who are there."""

    def __init__(self, hub: "Hub", table: Table):
        self.hub, self.table = hub, table
        self.listeners: set[Listener] = set()
        self.rings: dict[int, deque[tuple[int, bytes]]] = {}
        self.lock = asyncio.Lock()
        self.alarm: asyncio.TimerHandle | None = None
        self.away: dict[str, asyncio.TimerHandle] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.advising: set[str] = set()  # who wait for a hint
        self.wanting = 0  # who wait for the lock
        self.renewing = asyncio.Lock()  # of those who want a rematch, one opens the table
        self.closed = False
        self.rest()

    def here(self, who: str) -> bool:
        """Say whether somebody is connected."""
        return any(listener.person.id == who for listener in self.listeners)

    # Coming and going.

    async def join(self, listener: Listener, last: int) -> None:
        """Let somebody in, once what is happening just now is safe."""
        async with self.lock:
            if self.closed:
                listener.part(wire.COME_BACK)
            else:
                self.let_in(listener, last)

    def let_in(self, listener: Listener, last: int) -> None:
        """Tell somebody what he has missed since the event `last`, and from now on everything."""
        if not self.table.may_watch(listener.person.id):
            listener.part(wire.NOT_WATCHED)
            return
        was_here = self.here(listener.person.id)
        self.listeners.add(listener)
        timer = self.away.pop(listener.person.id, None)
        if timer:
            timer.cancel()
        missed = self.missed(self.table.audience(listener.person.id), last)
        if missed is None:
            whole = telling.whole(self.table, listener.person.id, self.here, self.hub.build)
            listener.tell(wire.write(whole))
        else:
            for text in missed:
                listener.tell(text)
        if not was_here:
            self.presence()

    def missed(self, audience: int, last: int) -> list[bytes] | None:
        """Return what an audience was told after the event `last`, if that is still known."""
        ring = self.rings.get(audience, deque())
        if last <= 0 or last > self.table.seq:
            return None
        if last < self.table.seq and (not ring or ring[0][0] > last + 1):
            return None
        return [text for seq, text in ring if seq > last]

    def leave(self, listener: Listener) -> None:
        """Let somebody go; after a while without him a bot plays."""
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        who = listener.person.id
        if not self.here(who):
            self.presence()
            self.miss(who)
        self.rest()

    def miss(self, who: str) -> None:
        """Wait for somebody who is not here, but only for a while."""
        if self.table.seat_of(who) is not None and self.table.settings.clock.move < PATIENT:
            loop = asyncio.get_running_loop()
            self.away[who] = loop.call_later(self.hub.grace, self.gone, who)

    def rest(self) -> None:
        """Leave memory after a while, unless somebody comes or a match goes on."""
        if self.idle and not self.closed:
            asyncio.get_running_loop().call_later(self.hub.rest, self.put_away)

    @property
    def idle(self) -> bool:
        """Say whether nobody is here, and nothing goes on without people."""
        return not self.listeners and not self.wanting and self.table.phase != PLAYING

    def put_away(self) -> None:
        """Leave memory, if nobody has come meanwhile."""
        if self.idle and not self.renewing.locked():
            self.hub.forget(self)

    def gone(self, who: str) -> None:
        """Let a bot play for somebody who did not come back."""
        self.away.pop(who, None)
        self.hub.spawn(self.happen(lambda now: self.replaced(who, now)))

    def replaced(self, who: str, now: int) -> list[events.Any]:
        """Return what happens when somebody is missed."""
        number = self.table.seat_of(who)
        if number is None or self.here(who):
            return []
        return self.table.replace(number, "away", now)

    def presence(self) -> None:
        """Tell all who is here."""
        table = self.table
        for listener in list(self.listeners):
            seat = table.seat_of(listener.person.id)
            told = wire.Seats(telling.seated(table, self.here), table.phase, seat)
            listener.tell(wire.write(told))

    # Doing.

    async def hear(self, listener: Listener, text: str) -> None:
        """Do what a browser asks for."""
        try:
            asked = wire.read(text)
        except msgspec.DecodeError:
            refuse(listener, "", Refusal("not-understood"))
            return
        if isinstance(asked, wire.Ping):
            listener.tell(wire.write(wire.Pong(self.table.seq, self.hub.now())))
        elif isinstance(asked, wire.Hint):
            self.hub.spawn(self.advise(listener.person, asked, listener))
        elif isinstance(asked, wire.Compose):
            self.compose(listener.person, asked, listener)
        elif isinstance(asked, wire.Rematch):
            await self.renew(listener.person, asked, listener)
        elif isinstance(asked, wire.Say | wire.Phrase) and not self.hub.talk.let(
            listener.person.id
        ):
            refuse(listener, asked.cid, Refusal("too-fast"))
        else:
            await self.do(listener.person, asked, listener)

    async def do(self, person: Person, asked: Any, listener: Listener) -> None:
        """Do what somebody asks for, and answer him: done, or why not."""
        if self.wanting >= ROOM:
            refuse(listener, asked.cid, Refusal("too-busy"))
            return
        try:
            known = self.table.already(person.id, asked.cid)
            if known is None:
                await self.happen(lambda now: self.once(person, asked, now))
                known = self.table.already(person.id, asked.cid) or self.table.seq
            listener.tell(wire.write(wire.Ack(asked.cid, known)))
        except Refusal as refusal:
            refuse(listener, asked.cid, refusal)
        except Fenced:
            LOG.warning("fenced", table=self.table.id)
            self.hub.forget(self)

    def once(self, person: Person, asked: Any, now: int) -> list[events.Any]:
        """Do what is asked for unless it is done already."""
        if self.table.already(person.id, asked.cid) is not None:
            return []
        return self.table.handle(person.id, person.name, asked, now)

    async def happen(self, change: Callable[[int], list[events.Any]]) -> None:
        """Let something happen, keep it, and only then tell everybody."""
        self.wanting += 1
        try:
            async with self.lock:
                if self.closed:  # while this waited; what is kept may be less than what is here
                    raise Fenced(self.table.id)
                before = self.table.phase
                made = change(self.hub.now())
                if not made:
                    return
                try:
                    data = [events.write(event) for event in made]
                    await self.hub.store.append(self.table, made, data)
                except BaseException:
                    self.hub.forget(self)  # what is in memory is not what is kept
                    raise
                self.tell(made)
                reached = self.table.phase != before
                if reached:
                    self.hub.reached(self.table)
                if reached or self.table.seq % SNAPSHOT < len(made):
                    self.hub.store.keep(self.table)
        finally:
            self.wanting -= 1
        self.look_ahead()
        self.rest()

    def tell(self, made: list[events.Any]) -> None:
        """Tell everybody what has happened, each what he may know."""
        news = telling.news(self.table, made, self.here, self.audiences())
        for audience in self.rings.keys() - news.keys():
            del self.rings[audience]  # nobody was there to be told: what is kept has a gap now
        texts: dict[int, list[bytes]] = {}
        for audience, tellings in news.items():
            ring = self.rings.setdefault(audience, deque(maxlen=RING))
            texts[audience] = []
            for told in tellings:
                text = wire.write(told)
                texts[audience].append(text)
                ring.append((told.seq or 0, text))  # type: ignore[union-attr]
        for listener in list(self.listeners):
            if not self.table.may_watch(listener.person.id):
                listener.part(wire.NOT_WATCHED)
                continue
            for text in texts[self.table.audience(listener.person.id)]:
                listener.tell(text)

    def audiences(self) -> set[int]:
        """Return who is to be told: people who sit here, even if they are away, and who watch."""
        sitting = {number for number, seat in enumerate(self.table.seats) if seat.who}
        return sitting | {self.table.audience(one.person.id) for one in self.listeners}

    def look_ahead(self) -> None:
        """Set the alarm for whoever is to act, or let a bot think."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.table.deadline() if self.table.phase == PLAYING else None
        if deadline is not None:
            wait = max(0.0, (deadline - self.hub.now()) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(wait, self.ring)
        if self.table.thinker() and (self.thinking is None or self.thinking.done()):
            self.thinking = self.hub.spawn(self.think())

    def ring(self) -> None:
        """Do what must be done now that the time is up."""
        self.alarm = None
        self.hub.spawn(self.happen(self.table.time_passes))

    async def think(self) -> None:
        """Let bots think and act as long as it is their turn."""
        while (bot := self.table.thinker()) and self.table.match:
            number, level = bot
            view = self.table.view(number)
            at = len(view.log)
            going_on = bool(at) and view.log[-1][0] == number
            pace = self.hub.pace / FOLLOWING if going_on else self.hub.pace
            begun = time.monotonic()
            action = await self.decided(view, level)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
            await self.happen(
                lambda now, n=number, a=action, at=at: self.table.bot_acts(n, a, at, now)  # type: ignore[misc]
            )

    async def decided(self, view: View, level: str) -> int:
        """Return what a bot does; one that fails does anything rather than hold up the table."""
        seed = secrets.randbits(62)
        try:
            with metrics.DECISIONS.labels(view.game.name, level).time():
                action = await self.hub.thinkers.decide(view, level, seed)
            if action not in view.legal:
                raise IllegalAction(f"action {action}")
            return action
        except Exception:
            LOG.exception("bot failed", game=view.game.name, level=level)
            return random(view, generator(seed))

    async def advise(self, person: Person, asked: wire.Hint, listener: Listener) -> None:
        """Tell somebody what a strong player would do."""
        try:
            number = self.table.must_play(person.id, asked.at)
            if self.table.turn != number:
                raise Refusal("not-your-turn")
            if person.id in self.advising:
                raise Refusal("too-busy")
            self.advising.add(person.id)
            try:
                choices = await self.advice(self.table.view(number))
            finally:
                self.advising.discard(person.id)
            listener.tell(wire.write(wire.Advice(asked.cid, asked.at, choices)))
        except Refusal as refusal:
            refuse(listener, asked.cid, refusal)

    async def advice(self, view: View) -> list[wire.Choice]:
        """Return what the strongest bot thinks; refuse if it fails."""
        try:
            return await self.hub.thinkers.explain(view, secrets.randbits(62))
        except Exception:
            LOG.exception("hint failed", game=view.game.name)
            raise Refusal("no-hint") from None

    def compose(self, person: Person, asked: wire.Compose, listener: Listener) -> None:
        """Tell somebody what the game says of a draft."""
        try:
            if not self.hub.drafting.let(person.id):
                raise Refusal("too-busy")
            listener.tell(wire.write(self.table.composed(person.id, asked)))
        except Refusal as refusal:
            refuse(listener, asked.cid, refusal)

    async def renew(self, person: Person, asked: wire.Rematch, listener: Listener) -> None:
        """Open a table for another match of the same people."""
        try:
            async with self.renewing:
                await self.hub.rematch(self, person, asked.cid)
            listener.tell(wire.write(wire.Ack(asked.cid, self.table.seq)))
        except Refusal as refusal:
            refuse(listener, asked.cid, refusal)
        except Cut:
            refuse(listener, asked.cid, Refusal("too-busy"))
        except Fenced:
            self.hub.forget(self)

    def close(self) -> None:
        """Stop everything here."""
        self.closed = True
        for timer in (self.alarm, *self.away.values()):
            if timer:
                timer.cancel()
        if self.thinking:
            self.thinking.cancel()
        for listener in list(self.listeners):
            listener.part(wire.COME_BACK)
        self.listeners.clear()


class Hub:
    """The tables that this process looks after."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bus: Bus | None = None,
        *,
        build: str = "",
        grace: float = GRACE,
        pace: float = PACE,
        rest: float = REST,
        practising: bool = False,
    ):
        self.store, self.thinkers, self.build = store, thinkers, build
        self.bus = bus or Alone()
        self.crossing = Crossing(self, self.bus)
        self.grace, self.pace, self.rest = grace, pace, rest
        self.practising = practising
        self.talk = Buckets(TALK, TALK_AT_ONCE)
        self.drafting = Buckets(DRAFTS, DRAFTS_AT_ONCE)
        self.compiled: set[str] = set()  # games whose compiled rules are at hand …
        self.warming: set[str] = set()  # … or will be soon
        self.places: dict[str, Place] = {}
        self.loading: dict[str, asyncio.Task[Place | Far | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Return the time of day, in milliseconds since 1970."""
        return int(time.time() * 1000)

    def spawn(self, doing: Any) -> "asyncio.Task[Any]":
        """Do something on the side."""
        task: asyncio.Task[Any] = asyncio.ensure_future(doing)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: "asyncio.Task[Any]") -> None:
        """Forget what was done on the side; that a table is not ours any more is no failure."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Cut):
            LOG.warning("cut off from other processes")
        elif isinstance(error, Fenced):
            LOG.warning("fenced", table=str(error))
        elif error:
            LOG.error("failed", exc_info=error)

    async def start(self) -> None:
        """Meet the other processes, and take up the matches that nobody looks after."""
        await self.bus.start(self.crossing)
        self.spawn(self.inherit())
        if self.practising:
            self.spawn(self.thinkers.practise())

    async def open(self, settings: Settings) -> Place:
        """Set up a new table."""
        id = "".join(secrets.choice(ALPHABET) for _ in range(NAME))
        key = secrets.token_bytes(32)
        table = Table(id, settings, key, self.target(settings.game))
        await self.bus.claim(id)
        await self.store.open(table, self.now())
        place = self.places[id] = Place(self, table)
        LOG.info("opened", table=id, game=settings.game, players=settings.players)
        return place

    def target(self, game: str) -> str:
        """Return by which rules a table plays: the compiled ones, or those that are at hand."""
        if game in self.compiled:
            return "cpu"
        if game not in self.warming:
            self.warming.add(game)
            self.spawn(self.warm_up(game))
        return "python"

    async def warm_up(self, game: str) -> None:
        """Get the compiled rules of a game, while its tables play by the plain ones until then."""
        if await self.thinkers.compile(game):
            await asyncio.to_thread(compiled, game)
            self.compiled.add(game)
            for place in self.places.values():
                if place.table.settings.game == game:
                    place.table.retarget("cpu")

    async def find(self, id: str) -> Place | Far | None:
        """Return a table, from memory or from the store, or the way to its owner."""
        if id in self.places:
            return self.places[id]
        if id not in self.loading:
            self.loading[id] = self.spawn(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Place | Far | None:
        """Take a table from the store, and let it go on, unless another process owns it."""
        try:
            game = await self.store.game(id)
            if not game:
                return None
            owner = await self.bus.claim(id)
            if owner != self.bus.name:
                return Far(self.crossing, owner, id)
            table = await self.store.load(id, self.target(game))
        finally:
            del self.loading[id]
        if table is None:
            return None
        place = self.places[id] = Place(self, table)
        place.look_ahead()
        if table.phase == OVER:
            self.spawn(self.rate(table.id, table))
        for seat in table.seats:
            place.miss(seat.who)  # nobody is here yet
        return place

    def disown(self) -> None:
        """Give up all tables, since others may have taken them; what is left is taken up again."""
        for place in list(self.places.values()):
            self.forget(place)
        self.spawn(self.inherit())

    async def inherit(self) -> None:
        """Take up all matches that nobody looks after, so that clocks run and bots go on."""
        for id in await self.store.playing():
            try:
                await self.find(id)
            except Cut:
                return  # once this process is back among the others, it tries again
            except Exception:
                LOG.exception("not taken up", table=id)
        for id in await ratings.unrated(self.store):
            await self.rate(id)

    def reached(self, table: Table) -> None:
        """Do what is due now that a table has reached its phase."""
        people = sum(bool(seat.who) for seat in table.seats)
        reached = "ended" if table.phase == OVER else "began"
        LOG.info(reached, table=table.id, game=table.settings.game, people=people)
        if table.phase == OVER:
            self.spawn(self.rate(table.id, table))

    async def rate(self, id: str, table: Table | None = None) -> None:
        """Rate a match that is over; should that fail, it is tried again at the next start."""
        try:
            table = table or await self.store.load(id, "python")
            if table:
                await ratings.rate(self.store, table)
        except Exception:
            LOG.exception("rating failed", table=id)

    def forget(self, place: Place) -> None:
        """Drop a table from memory: whoever comes next gets it from the store."""
        if self.places.get(place.table.id) is place:
            del self.places[place.table.id]
        place.close()

    async def rematch(self, place: Place, person: Person, cid: str) -> None:
        """Open a table for another match of the same people, who find their seats kept."""
        table = place.table
        table.must_sit(person.id)
        if table.phase != OVER:
            raise Refusal("match-goes-on")
        if table.next:
            return
        old = table.settings
        again = await self.open(
            Settings(
                old.game,
                old.players,
                old.options,
                person.id,
                old.clock,
                old.public,
                old.watching,
                reserved=tuple(seat.who for seat in table.seats),
                awaited=tuple(seat.name for seat in table.seats),
            )
        )
        for number, seat in enumerate(table.seats):
            if seat.level:
                bot = wire.Invite(f"bot-{number}", number, seat.level)
                await again.happen(
                    lambda now, b=bot: again.table.handle(person.id, person.name, b, now)  # type: ignore[misc]
                )
        await place.happen(lambda now: place.table.follow(again.table.id, person.id, cid, now))

    async def close(self) -> None:
        """Stop everything."""
        for place in list(self.places.values()):
            place.close()
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=PATIENCE)
        await self.bus.close()
        self.thinkers.close()
        self.store.close()
