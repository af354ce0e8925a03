"""Two worlds that differ only in what somebody may not see: he is told the same, to the byte.

One is a table as it is played. The other goes on from what he sees of it, with all else dealt anew.
Whatever he sees happen in the first happens in the second; what he does not see may be anything.
While he could not tell the worlds apart by the rules alone, nothing else may do so.
"""

import asyncio
import json
from dataclasses import replace
from hashlib import sha256
from typing import Any, cast

import numpy as np
import pytest

from sobremesa import games
from sobremesa.engine.chance import below, generator
from sobremesa.engine.contract import View
from sobremesa.engine.match import Match, sees
from sobremesa.server import events, wire
from sobremesa.server.hub import Hub, Place
from sobremesa.server.identity import Person
from sobremesa.server.limits import Buckets
from sobremesa.server.table import PLAYING, Refusal, Settings, Table
from sobremesa.server.thinkers import Thinkers

PEOPLE = [Person(name[0] * 32, name[1:]) for name in ("aAna", "bLuis", "cEva", "dLeo")]
WATCHER = PEOPLE[3]
KEY = bytes(range(32))
NOW = 1_000_000
STEPS = 40


class Nothing:
    """A store that keeps nothing."""

    async def append(self, *what: Any) -> None:
        """Forget it."""

    def keep(self, table: Table) -> None:
        """Forget it."""


class Telling(Thinkers):
    """Advisers who tell all that they were shown."""

    def __init__(self) -> None:
        pass

    async def explain(self, view: View, seed: int) -> list[wire.Choice]:
        """Return what there is to know from a view."""
        known = view.state.tobytes(), view.to_act, view.legal, view.log
        return [wire.Choice(0, sha256(repr(known).encode()).hexdigest(), 0.0, 0.0)]


class Line:
    """A connection that keeps every byte."""

    def __init__(self, person: Person):
        self.person = person
        self.told: list[bytes] = []

    def tell(self, text: bytes) -> None:
        """Keep a text."""
        self.told.append(text)

    def part(self, code: int) -> None:
        """Keep the code."""
        self.told.append(b"%d" % code)


class World:
    """A table with one person who listens."""

    def __init__(self, hub: Hub, table: Table, person: Person):
        self.place, self.table = Place(hub, table), table
        self.line = Line(person)
        self.person = person

    async def come(self) -> None:
        """Let him come in, and hear the whole table."""
        await self.place.join(cast(Any, self.line), -1)

    async def ask(self, asked: dict[str, Any]) -> None:
        """Let him ask for something, and wait for the answer."""
        await self.place.hear(cast(Any, self.line), json.dumps(asked))
        while self.place.hub.tasks:
            await asyncio.sleep(0)

    def would(self, asked: Any) -> str:
        """Return why something would be refused to him, or nothing."""
        try:
            self.table.answer(asked, self.person.id, self.person.name, NOW)
        except Refusal as refusal:
            return f"{refusal.code} {refusal.facts}"
        return ""

    def judged(self) -> bytes | str:
        """Return what the game says of a draft of his, or why it says nothing."""
        draft = (("r4", "r5", "r6"), ("b13", "g13", "J"))
        asked = wire.Compose("draft", len(self.match.log), draft)
        try:
            return wire.write(self.table.composed(self.person.id, asked))
        except Refusal as refusal:
            return refusal.code

    @property
    def match(self) -> Match:
        """Return the match."""
        assert self.table.match
        return self.table.match

    def seen(self) -> Any:
        """Return what he may see by the rules."""
        return self.match.shown(self.table.audience(self.person.id)).tobytes()


def another(world: World, rng: Any) -> World:
    """Return a world that he cannot tell from his own."""
    table = Table(world.table.id, world.table.settings, KEY)
    frozen = world.table.freeze()
    table.thaw(frozen)
    assert table.match and frozen.match
    table.match.chance, table.match._tape = None, np.ones(1, np.int64)  # its luck is told
    states = world.match._states.copy()
    table.game.rules.hide(states[0], table.audience(world.person.id))
    table.game.rules.deal(states[0], rng)
    table.match.thaw(replace(frozen.match, state=states.tobytes()))
    table.chronicle = None
    table.told_so_far(skip=False).catch_up(list(frozen.settled))
    return World(world.place.hub, table, world.person)


def follows(
    other: World, event: events.Acted, log: list[tuple[int, int, int]], seat: int, rng: Any
) -> bool:
    """Let the same happen in another world, as far as `seat` sees it; say whether it could."""
    for who, action, seen in log:
        if other.match.to_act != who:
            return False
        legal = other.match.legal()
        if not sees(seat, seen):
            action = legal[below(len(legal), rng)]
        elif action not in legal:
            return False
        other.match.play(action)
        if other.match.log[-1][2] != seen:
            return False
    table = other.table
    table.seq, table.now = table.seq + 1, event.ts
    table.pass_on(event.ts)
    return True


def wrong(world: World, rng: Any) -> list[dict[str, Any]]:
    """Return what he might ask for without success, and what he might say."""
    at, legal = len(world.match.log), world.match.legal()
    some = [legal[below(len(legal), rng)] for _ in range(3)]
    anything = [below(world.match.game.rules.ACTIONS, rng) for _ in range(3)]
    return [
        *({"is": "act", "at": at, "actions": [action]} for action in (*some, *anything)),
        {"is": "act", "at": at, "actions": some},
        {"is": "act", "at": at, "actions": some[:1] + anything},
        {"is": "act", "at": at + 1, "actions": some[:1]},
        {"is": "undo", "at": at},
        {"is": "open", "hands": True},
        {"is": "sit", "seat": 0},
        {"is": "start"},
        {"is": "back"},
        {"is": "rematch"},
        {"is": "hint", "at": at},
        {"is": "say", "text": "hello"},
        {"is": "phrase", "name": "think"},
    ]


async def compare(one: World, other: World, rng: Any) -> None:
    """Look whether two worlds answer him alike; nothing in them goes on by that."""
    assert one.judged() == other.judged()
    for number, asked in enumerate(wrong(one, rng)):
        asked["cid"] = f"{one.table.seq}-{number}"
        if asked["is"] in ("act", "undo"):
            read = wire.read(json.dumps(asked))
            assert one.would(read) == other.would(read), asked
            if not one.would(read):
                continue
        for world in (one, other):
            await world.ask(asked)
        assert one.line.told == other.line.told, asked
    for world in (one, other):
        world.line.told.clear()


async def evening(name: str, person: Person, seed: int) -> int:
    """Play on in two worlds at a time; return how often the same was told of unlike ones."""
    rng = generator(seed)
    hub = Hub(cast(Any, Nothing()), Telling())
    hub.talk = Buckets(1e9, 1e9)  # how much time has passed is not the same in both worlds
    hub.now = lambda: NOW  # type: ignore[method-assign]
    one = World(hub, begun(name), person)
    seat = one.table.audience(person.id)
    await one.come()
    other: World | None = None
    both = 0
    for _ in range(STEPS):
        if one.table.phase != PLAYING:
            break
        if other is None:
            other = another(one, rng)
            one.place.leave(cast(Any, one.line))
            one.line.told.clear()
            for world in (one, other):
                await world.come()
        await compare(one, other, rng)
        legal = one.match.legal()
        at = len(one.match.log)
        act = wire.Act(f"act-{at}", at, (legal[below(len(legal), rng)],))
        who = PEOPLE[one.table.turn]
        (event,) = one.table.handle(who.id, who.name, act, NOW)
        assert isinstance(event, events.Acted)
        same = follows(other, event, one.match.log[at:], seat, rng) and one.seen() == other.seen()
        one.place.tell([event])
        if not same:
            other = None
            continue
        other.place.tell([event])
        assert one.line.told == other.line.told
        both += one.match._memory.tobytes() != other.match._memory.tobytes()
    return both


def begun(name: str) -> Table:
    """Return a table at which three people have begun to play."""
    table = Table("t", Settings(name, 3, {}, PEOPLE[0].id, watching="open"), KEY)
    for seat, person in enumerate(PEOPLE[:3]):
        table.handle(person.id, person.name, wire.Sit("s", seat), NOW)
    table.handle(PEOPLE[0].id, "Ana", wire.Start("go"), NOW)
    table.settle()
    return table


@pytest.mark.parametrize("person", [PEOPLE[0], PEOPLE[2], WATCHER], ids=lambda p: p.name)
@pytest.mark.parametrize("name", games.names())
def test_nobody_is_told_anything_that_depends_on_what_he_may_not_see(
    name: str, person: Person
) -> None:
    assert asyncio.run(evening(name, person, seed=1)) >= 5
