"""People who came in by one process and sit at a table that another process owns.

The process at whose door they are passes everything on, in both directions; the owner treats them
like those at its own door. Whenever something may have got lost on the way, the connection is
ended: browsers come back at once, and say up to where they know. Now and then each process says
who is at its door, so that both sides end what only one of them believes in.
"""

import asyncio
from typing import Any

import msgspec

from sobremesa.server import wire
from sobremesa.server.bus import Bus
from sobremesa.server.identity import Person

PENDING = 64  # texts of a visitor that may be waiting


class Crossed(msgspec.Struct, tag=str.lower, array_like=True, frozen=True):
    """What one process tells another of a connection, which has a number at its door."""

    line: int


class Open(msgspec.Struct, tag="open", array_like=True, frozen=True):
    """These are all connections to your tables at my door."""

    lines: list[int]


class Came(Crossed, frozen=True):
    """Somebody came to a table of yours."""

    table: str
    who: str
    name: str
    last: int


class Asked(Crossed, frozen=True):
    """He asks for something."""

    text: str


class Went(Crossed, frozen=True):
    """He went."""


class Tell(Crossed, frozen=True):
    """Tell him something."""

    text: str


class Part(Crossed, frozen=True):
    """End his connection."""

    code: int


Message = Came | Asked | Went | Tell | Part | Open


class Visitor:
    """Somebody at another process's door, as a table sees him."""

    def __init__(self, crossing: "Crossing", door: str, came: Came):
        self.crossing, self.door, self.came = crossing, door, came
        self.person = Person(came.who, came.name)
        self.texts: asyncio.Queue[str] = asyncio.Queue(PENDING)

    def tell(self, text: bytes) -> None:
        """Send a text as soon as possible; never wait."""
        self.crossing.bus.send(self.door, Tell(self.came.line, text.decode()))

    def part(self, code: int) -> None:
        """End the connection."""
        if self.crossing.forget(self):
            self.crossing.bus.send(self.door, Part(self.came.line, code))

    async def stay(self) -> None:
        """Be at the table until the end, whatever that is."""
        try:
            place = await self.crossing.hub.find(self.came.table)
            if place and not isinstance(place, Far):  # it has no other owner by now
                await self.play(place)
        finally:
            self.part(wire.COME_BACK)

    async def play(self, place: Any) -> None:
        """Ask for one thing after another."""
        try:
            await place.join(self, self.came.last)
            while self.crossing.knows(self):
                text = await self.texts.get()
                if text:
                    await place.hear(self, text)
        finally:
            place.leave(self)


class Far:
    """A table that another process owns."""

    def __init__(self, crossing: "Crossing", owner: str, table: str):
        self.crossing, self.owner, self.table = crossing, owner, table
        self.lines: dict[Any, int] = {}

    async def join(self, listener: Any, last: int) -> None:
        """Let somebody in."""
        crossing = self.crossing
        crossing.count += 1
        line = self.lines[listener] = crossing.count
        crossing.lines[line] = (self.owner, listener)
        person = listener.person
        crossing.bus.send(self.owner, Came(line, self.table, person.id, person.name, last))

    async def hear(self, listener: Any, text: str) -> None:
        """Pass on what somebody asks for."""
        self.crossing.bus.send(self.owner, Asked(self.lines[listener], text))

    def leave(self, listener: Any) -> None:
        """Let somebody go."""
        line = self.lines.pop(listener, 0)
        if self.crossing.lines.pop(line, None):
            self.crossing.bus.send(self.owner, Went(line))


class Crossing:
    """All connections between this process and others."""

    def __init__(self, hub: Any, bus: Bus):
        self.hub, self.bus = hub, bus
        self.count = 0
        self.lines: dict[int, tuple[str, Any]] = {}  # who came in here: the owner, and the listener
        self.visitors: dict[tuple[str, int], Visitor] = {}  # who came in elsewhere

    def peers(self) -> set[str]:
        """Return with which processes something is going on."""
        return {owner for owner, _ in self.lines.values()} | {door for door, _ in self.visitors}

    def hear(self, sender: str, messages: list[Any]) -> None:
        """Take in messages of another process, in order."""
        for raw in messages:
            self.take_in(sender, msgspec.convert(raw, Message))

    def take_in(self, sender: str, message: Message) -> None:
        """Take in a message."""
        if isinstance(message, Open):
            self.compared(sender, set(message.lines))
            return
        key = sender, message.line
        if isinstance(message, Tell):
            self.tell(sender, message)
        elif isinstance(message, Part):
            self.part(sender, message)
        elif isinstance(message, Came):
            visitor = self.visitors[key] = Visitor(self, sender, message)
            self.hub.spawn(visitor.stay())
        elif isinstance(message, Went):
            if key in self.visitors:
                self.forget(self.visitors[key])
        elif key in self.visitors:
            self.ask(self.visitors[key], message.text)
        else:
            self.bus.send(sender, Part(message.line, wire.COME_BACK))

    def tell(self, owner: str, message: Tell) -> None:
        """Pass on what a table tells somebody at this door."""
        known = self.lines.get(message.line)
        if known and known[0] == owner:
            known[1].tell(message.text.encode())
        else:
            self.bus.send(owner, Went(message.line))

    def part(self, owner: str, message: Part) -> None:
        """End the connection of somebody at this door."""
        known = self.lines.get(message.line)
        if known and known[0] == owner:
            del self.lines[message.line]
            known[1].part(message.code)

    def ask(self, visitor: Visitor, text: str) -> None:
        """Let a visitor ask for something, after what he asked for before.

        Nothing that he asked for is broken off when he goes.
        """
        try:
            visitor.texts.put_nowait(text)
        except asyncio.QueueFull:
            visitor.part(wire.TOO_MUCH)

    def knows(self, visitor: Visitor) -> bool:
        """Say whether a visitor is there."""
        return self.visitors.get((visitor.door, visitor.came.line)) is visitor

    def forget(self, visitor: Visitor) -> bool:
        """Let a visitor go; say whether he was there."""
        if not self.knows(visitor):
            return False
        del self.visitors[visitor.door, visitor.came.line]
        if visitor.texts.empty():
            visitor.texts.put_nowait("")  # to see that he has gone
        return True

    def compare(self, peer: str) -> None:
        """Tell another process who is at this door for its tables."""
        self.bus.send(
            peer, Open([line for line, (owner, _) in self.lines.items() if owner == peer])
        )

    def compared(self, door: str, lines: set[int]) -> None:
        """End what only one side believes in."""
        known = {number: v for (where, number), v in self.visitors.items() if where == door}
        for number in lines - known.keys():
            self.bus.send(door, Part(number, wire.COME_BACK))
        for number in known.keys() - lines:
            self.forget(known[number])

    def lost(self, peer: str) -> None:
        """Give up what was going on with another process."""
        for line, (owner, listener) in list(self.lines.items()):
            if owner == peer:
                del self.lines[line]
                listener.part(wire.COME_BACK)
        for visitor in [v for v in self.visitors.values() if v.door == peer]:
            self.forget(visitor)

    def disown(self) -> None:
        """Give up all tables."""
        self.hub.disown()

    def inherit(self) -> None:
        """Take up the tables that have no owner."""
        self.hub.spawn(self.hub.inherit())

    def lost_all(self) -> None:
        """Give up what was going on with all others."""
        for peer in self.peers():
            self.lost(peer)
