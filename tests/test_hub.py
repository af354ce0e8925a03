"""Tables with those who are there, when something goes wrong."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from sobremesa.engine.contract import View
from sobremesa.server import wire
from sobremesa.server.hub import Hub, Place
from sobremesa.server.identity import Person
from sobremesa.server.store import Store
from sobremesa.server.table import PLAYING, Settings
from sobremesa.server.thinkers import Thinkers

ANA, LUIS, EVA = Person("a" * 32, "Ana"), Person("b" * 32, "Luis"), Person("c" * 32, "Eva")


class Full(Store):
    """A store whose disk is full for a while."""

    full = False

    async def append(self, *what: Any) -> None:
        """Fail, a moment later, while the disk is full."""
        await asyncio.sleep(0.01)
        if self.full:
            raise OSError("no space left")
        await super().append(*what)


class Lost(Thinkers):
    """Bots of whom none can give a hint; those who ask wait a moment for that."""

    def __init__(self) -> None:
        self.asked_for = 0

    async def compile(self, name: str) -> bool:
        """Leave it: the plain rules will do."""
        return False

    async def explain(self, view: View, seed: int) -> list[wire.Choice]:
        """Fail."""
        self.asked_for += 1
        await asyncio.sleep(0.01)
        raise RuntimeError("no idea")


class Wrong(Lost):
    """Bots that want what is not legal."""

    async def decide(self, view: View, level: str, seed: int) -> int:
        """Want it."""
        return -5


class Line:
    """A connection that keeps what it is told."""

    def __init__(self, person: Person):
        self.person = person
        self.told: list[dict[str, Any]] = []
        self.code = 0

    def tell(self, text: bytes) -> None:
        """Keep a text."""
        self.told.append(json.loads(text))

    def part(self, code: int) -> None:
        """Remember why the connection ended."""
        self.code = code


async def playing(hub: Hub) -> tuple[Place, Line]:
    """Return a table at which two people play, and a line of the first one."""
    place = await hub.open(Settings("llama", 2, {}, ANA.id))
    line = Line(ANA)
    await place.join(cast(Any, line), -1)
    for person, asked in (
        (ANA, wire.Sit("a", 0)),
        (LUIS, wire.Sit("b", 1)),
        (ANA, wire.Start("c")),
    ):
        await place.do(person, asked, cast(Any, line))
    return place, line


async def found(hub: Hub, place: Place) -> Place:
    """Return a table again, from memory or from the store."""
    again = await hub.find(place.table.id)
    assert isinstance(again, Place)
    return again


def run(
    folder: Path,
    evening: Callable[[Hub, Full], Awaitable[None]],
    thinkers: type[Thinkers] = Lost,
    **more: Any,
) -> None:
    """Let something happen at tables, and close them."""

    async def running() -> None:
        store = Full(f"sqlite:///{folder / 'db'}", durable=False)
        hub = Hub(store, thinkers(), **more)
        await evening(hub, store)
        for place in list(hub.places.values()):
            place.close()
        store.close()

    asyncio.run(running())


def test_a_write_that_fails_leaves_no_gap(tmp_path: Path) -> None:
    """Who waited behind it may not go on from what was never kept."""

    async def evening(hub: Hub, store: Full) -> None:
        place, line = await playing(hub)
        seq = place.table.seq
        store.full = True
        first = asyncio.ensure_future(place.do(ANA, wire.Say("d", "lost"), cast(Any, line)))
        second = asyncio.ensure_future(place.do(LUIS, wire.Say("e", "late"), cast(Any, line)))
        with pytest.raises(OSError):
            await first
        store.full = False
        await second
        assert line.code == wire.COME_BACK
        assert not any(told.get("cid") in ("d", "e") for told in line.told)
        again = await found(hub, place)
        assert again is not place
        assert again.table.seq == seq
        await again.do(LUIS, wire.Say("e", "late"), cast(Any, line))
        assert [line.text for line in again.table.chat] == ["late"]

    run(tmp_path, evening)


def test_who_does_not_come_back_after_a_restart_is_replaced(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        place, _ = await playing(hub)
        hub.forget(place)
        again = await found(hub, place)
        await again.join(cast(Any, Line(ANA)), -1)
        await asyncio.sleep(0.3)
        assert [seat.replaced for seat in again.table.seats] == ["", "away"]

    run(tmp_path, evening, grace=0.1)


def test_two_who_look_for_a_table_find_the_same(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        place, _ = await playing(hub)
        hub.forget(place)
        gone = asyncio.ensure_future(hub.find(place.table.id))
        await asyncio.sleep(0)
        gone.cancel()  # it left while the table was loaded
        await asyncio.sleep(0)
        all_three = await asyncio.gather(*(hub.find(place.table.id) for _ in range(3)))
        assert all_three == [hub.places[place.table.id]] * 3
        assert not hub.loading

    run(tmp_path, evening)


def test_a_hint_that_fails_is_refused_and_one_at_a_time_is_given(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        place, line = await playing(hub)
        at = len(place.table.view(0).log)
        hints = [wire.Hint(f"h{i}", at) for i in range(3)]
        await asyncio.gather(*(place.advise(ANA, hint, cast(Any, line)) for hint in hints))
        codes = {told["cid"]: told["code"] for told in line.told if told["is"] == "reject"}
        assert codes == {"h0": "no-hint", "h1": "too-busy", "h2": "too-busy"}
        assert cast(Lost, hub.thinkers).asked_for == 1
        await place.advise(ANA, hints[0], cast(Any, line))
        assert cast(Lost, hub.thinkers).asked_for == 2

    run(tmp_path, evening)


def test_a_table_leaves_memory_when_nothing_goes_on(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        empty = await hub.open(Settings("llama", 2, {}, ANA.id))
        place, line = await playing(hub)
        place.leave(cast(Any, line))
        watched = await hub.open(Settings("llama", 2, {}, ANA.id))
        await watched.join(cast(Any, line), -1)
        await asyncio.sleep(0.3)
        assert empty.closed and empty.table.id not in hub.places
        assert list(hub.places.values()) == [place, watched]  # a match, and somebody who waits
        watched.leave(cast(Any, line))
        await asyncio.sleep(0.3)
        assert list(hub.places.values()) == [place]
        assert (await found(hub, empty)).table.seq == empty.table.seq

    run(tmp_path, evening, rest=0.1)


def test_two_who_want_a_rematch_get_the_same(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        place = await hub.open(Settings("llama", 2, {"stop": 10}, ANA.id))
        lines = [Line(ANA), Line(LUIS)]
        for seat, line in enumerate(lines):
            await place.join(cast(Any, line), -1)
            await place.do(line.person, wire.Sit("s", seat), cast(Any, line))
        await place.do(ANA, wire.Start("go"), cast(Any, lines[0]))
        while place.table.phase == PLAYING and place.table.match:
            acting, at = lines[place.table.turn], len(place.table.match.log)
            quit = max(place.table.match.legal())
            await place.do(acting.person, wire.Act(f"a{at}", at, (quit,)), cast(Any, acting))
        tables = len(hub.places)
        asked = json.dumps({"is": "rematch", "cid": "r"})
        await asyncio.gather(*(place.hear(cast(Any, line), asked) for line in lines))
        assert len(hub.places) == tables + 1
        followed = [told["next"] for line in lines for told in line.told if told["is"] == "follow"]
        assert followed == [place.table.next] * 2
        assert all(line.told[-1]["is"] in ("ack", "follow") for line in lines)

    run(tmp_path, evening)


def test_who_watches_again_after_nobody_did_hears_of_all(tmp_path: Path) -> None:
    """What nobody was there to be told is not kept to be told later, so it is told anew."""

    async def evening(hub: Hub, store: Full) -> None:
        place, line = await playing(hub)

        async def act() -> None:
            match = place.table.match
            assert match
            person = (ANA, LUIS)[match.to_act]
            asked = wire.Act(f"m{len(match.log)}", len(match.log), (match.legal()[0],))
            await place.do(person, asked, cast(Any, line))

        eva, another = Line(EVA), Line(EVA)
        await place.join(cast(Any, eva), -1)
        await act()
        heard = place.table.seq
        place.leave(cast(Any, eva))
        await act()
        await place.join(cast(Any, Line(Person("d" * 32, "Tom"))), -1)
        await act()
        await place.join(cast(Any, another), heard)
        assert another.told[0]["is"] == "table"
        assert another.told[0]["seq"] == place.table.seq

    run(tmp_path, evening)


def test_a_bot_that_wants_what_is_not_legal_does_not_hold_up_the_table(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        place, _ = await playing(hub)
        assert place.table.match
        before = len(place.table.match.log)
        for number in (0, 1):
            await place.happen(lambda now, n=number: place.table.replace(n, "away", now))  # type: ignore[misc]
        for _ in range(200):
            if len(place.table.match.log) > before + 2:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("nobody acts")

    run(tmp_path, evening, Wrong, pace=0.0)
