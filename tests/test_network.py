"""A bad network between browsers and a table: it drops, doubles, delays and reorders.

Clients do what a browser does: they say again what was not acknowledged, and come back with the
last number that they heard.
"""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from sobremesa.server import wire
from sobremesa.server.hub import Hub, Place
from sobremesa.server.identity import Person
from sobremesa.server.store import Store
from sobremesa.server.table import OVER, Settings
from sobremesa.server.thinkers import Thinkers


class Line:
    """A connection: what is told arrives later and in order, or never."""

    def __init__(self, client: "Client"):
        self.client, self.person = client, client.person
        self.arriving: list[dict[str, Any]] = []
        self.cut = False

    def tell(self, text: bytes) -> None:
        """Put a text on its way."""
        self.arriving.append(json.loads(text))

    def part(self, code: int) -> None:
        """End the connection."""
        self.cut = True


class Client:
    """A browser on a seat."""

    def __init__(self, number: int, place: Place, luck: Random):
        self.number, self.place, self.luck = number, place, luck
        self.person = Person(f"{number:032x}", f"guest {number}")
        self.seq = 0
        self.sight: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None  # what was asked for and not answered yet
        self.acked: list[tuple[str, int]] = []
        self.asked = 0
        self.line = self.connect()

    def connect(self) -> Line:
        """Come in, also after having been cut off."""
        line = Line(self)
        self.place.let_in(cast(Any, line), self.seq or -1)
        return line

    def drop(self) -> None:
        """Lose the connection and whatever was on its way."""
        self.place.leave(cast(Any, self.line))
        self.line = self.connect()

    def hear(self) -> None:
        """Take in the next text."""
        told = self.line.arriving.pop(0)
        if told["is"] == "table":
            self.seq = told["seq"]
        elif told["is"] in ("moved", "seats", "chat") and told.get("seq"):
            assert told["seq"] in (self.seq, self.seq + 1), "something was missed"
            self.seq = told["seq"]
        self.sight = told.get("sight") or self.sight
        if told["is"] == "reject":
            done = self.place.table.already(self.person.id, told["cid"])
            assert done is None, "what was done is said to be refused"
        if told["is"] in ("ack", "reject") and self.waiting:
            if told["cid"] == self.waiting["cid"]:
                if told["is"] == "ack":
                    self.acked.append((told["cid"], told["seq"]))
                self.waiting = None

    def wish(self) -> dict[str, Any] | None:
        """Return what to ask for: what was not answered, again, or something new."""
        if self.waiting:
            return self.waiting
        legal = self.sight.get("legal")
        if not legal:
            return None
        self.asked += 1
        action = self.luck.choice(legal)
        cid = f"{self.number}-{self.asked}"
        self.waiting = {"is": "act", "cid": cid, "at": self.sight["at"], "actions": [action]}
        return self.waiting


async def ask(place: Place, client: Client, asked: dict[str, Any]) -> None:
    """Let a message arrive on whatever connection the client has by then."""
    await place.do(client.person, wire.read(json.dumps(asked)), cast(Any, client.line))


async def evening(folder: Path, seed: int) -> None:
    """Play a match over a bad network, and look whether everything came right."""
    luck = Random(seed)
    store = Store(f"sqlite:///{folder / 'db'}", durable=False)
    hub = Hub(store, cast(Thinkers, None))
    hub.compiled.clear()
    hub.warming.add("llama")  # the plain rules will do
    place = await hub.open(Settings("llama", 3, {"stop": 10}, f"{0:032x}"))
    clients = [Client(number, place, luck) for number in range(3)]
    for client in clients:
        await ask(place, client, {"is": "sit", "cid": f"s{client.number}", "seat": client.number})
    await ask(place, clients[0], {"is": "start", "cid": "go"})
    delayed: list[tuple[Client, dict[str, Any]]] = []
    for _ in range(4000):
        client = luck.choice(clients)
        chance = luck.random()
        if chance < 0.05:
            client.drop()
        elif chance < 0.45 and client.line.arriving:
            client.hear()
        elif chance < 0.7 and (wish := client.wish()):
            copies = luck.choice([0, 1, 1, 2])  # lost, sent, or sent twice
            delayed += [(client, wish)] * copies
        elif delayed:
            await ask(place, *delayed.pop(luck.randrange(len(delayed))))
        if place.table.phase == OVER:
            break
    for client in clients:
        client.drop()
        while client.line.arriving:
            client.hear()
    await check(place, store, clients)
    await hub_closed(hub)


async def check(place: Place, store: Store, clients: list[Client]) -> None:
    """See that all is over, that everybody knows it, and that nothing was lost or doubled."""
    table = place.table
    assert table.phase == OVER and table.match
    for client in clients:
        assert client.seq == table.seq
        assert client.sight["at"] == len(table.match.log)
        for cid, seq in client.acked:
            assert table.already(client.person.id, cid) == seq
    acts = sum(who >= 0 for who, _, _ in table.match.log)
    done = [cid for _, cid in table.done if "-" in cid]
    assert acts == len(done) == len(set(done))
    again = await store.load(table.id, "python")
    assert again and again.match and again.match.log == table.match.log


async def hub_closed(hub: Hub) -> None:
    """Close what was opened; there were no bots."""
    for place in list(hub.places.values()):
        place.close()
    hub.store.close()


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_or_doubled_over_a_bad_network(tmp_path: Path, seed: int) -> None:
    asyncio.run(evening(tmp_path, seed))
