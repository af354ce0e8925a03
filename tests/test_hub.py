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
from sobremesa.server.table import Settings
from sobremesa.server.thinkers import Thinkers

ANA, LUIS = Person("a" * 32, "Ana"), Person("b" * 32, "Luis")


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

    async def explain(self, view: View, seed: int) -> list[wire.Choice]:
        """Fail."""
        self.asked_for += 1
        await asyncio.sleep(0.01)
        raise RuntimeError("no idea")


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
    hub.warming.add("llama")  # the plain rules will do
    place = await hub.open(Settings("llama", 2, {}, ANA.id))
    line = Line(ANA)
    place.join(cast(Any, line), -1)
    for person, asked in (
        (ANA, wire.Sit("a", 0)),
        (LUIS, wire.Sit("b", 1)),
        (ANA, wire.Start("c")),
    ):
        await place.do(person, asked, cast(Any, line))
    return place, line


def run(folder: Path, evening: Callable[[Hub, Full], Awaitable[None]], **more: Any) -> None:
    """Let something happen at tables, and close them."""

    async def running() -> None:
        store = Full(f"sqlite:///{folder / 'db'}", durable=False)
        hub = Hub(store, Lost(), **more)
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
        again = await hub.find(place.table.id)
        assert again and again is not place
        assert again.table.seq == seq
        await again.do(LUIS, wire.Say("e", "late"), cast(Any, line))
        assert [line.text for line in again.table.chat] == ["late"]

    run(tmp_path, evening)


def test_who_does_not_come_back_after_a_restart_is_replaced(tmp_path: Path) -> None:
    async def evening(hub: Hub, store: Full) -> None:
        place, _ = await playing(hub)
        hub.forget(place)
        again = await hub.find(place.table.id)
        assert again
        again.join(cast(Any, Line(ANA)), -1)
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
        found = await asyncio.gather(*(hub.find(place.table.id) for _ in range(3)))
        assert found == [hub.places[place.table.id]] * 3
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
