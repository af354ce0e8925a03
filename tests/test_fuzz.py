"""Storms at a table: whatever is sent, it goes on, and what was acknowledged is kept."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from sobremesa.bots import random
from sobremesa.engine.chance import generator
from sobremesa.engine.contract import View
from sobremesa.server import events, schema, telling, wire
from sobremesa.server.hub import Hub, Place
from sobremesa.server.identity import Person as Somebody
from sobremesa.server.store import Store
from sobremesa.server.table import GATHERING, OVER, PLAYING, Settings, Table
from sobremesa.server.thinkers import Thinkers
from tests.serving import Person, Server
from tests.storms import KINDS, almost, nonsense, written

PEOPLE = [Somebody(name[0] * 32, name[1:]) for name in ("aAna", "bLuis", "cEva")]
ANA = PEOPLE[0]
ANSWERS = ("ack", "reject", "pong", "advice", "composed")


class Quick(Thinkers):
    """Bots that do anything, and at once."""

    def __init__(self) -> None:
        pass

    async def compile(self, name: str) -> bool:
        """Leave it: the plain rules will do."""
        return False

    async def decide(self, view: View, level: str, seed: int) -> int:
        """Return any action."""
        return random(view, generator(seed))

    async def explain(self, view: View, seed: int) -> list[wire.Choice]:
        """Think nothing, after a while."""
        await asyncio.sleep(0)
        return []


class Watched(Hub):
    """Tables whose failures are counted."""

    def __init__(self, store: Store):
        super().__init__(store, Quick(), pace=0)
        self.failures: list[BaseException] = []

    def done(self, task: "asyncio.Task[Any]") -> None:
        """Remember what went wrong."""
        error = None if task.cancelled() else task.exception()
        if error:
            self.failures.append(error)
        self.tasks.discard(task)


class Line:
    """A connection that keeps what it is told."""

    def __init__(self, person: Somebody):
        self.person = person
        self.told: list[dict[str, Any]] = []
        self.code = 0
        self.sent = 0

    def tell(self, text: bytes) -> None:
        """Keep a text."""
        self.told.append(json.loads(text))

    def part(self, code: int) -> None:
        """Remember why the connection ended."""
        self.code = code

    @property
    def answers(self) -> list[dict[str, Any]]:
        """Return what answers something that was asked."""
        return [told for told in self.told if told["is"] in ANSWERS]


async def send(place: Place, line: Line, asked: Any) -> None:
    """Let somebody send something, as far as the table is when it arrives."""
    match = place.table.match
    at, legal = (len(match.log), match.legal()) if match else (0, [])
    line.sent += 1
    await place.hear(cast(Any, line), written(asked, at, legal))


async def ask(place: Place, line: Line, asked: Any) -> dict[str, Any]:
    """Let somebody ask for something, and return the answer."""
    await send(place, line, asked | {"cid": f"after-{line.sent}"})
    return line.answers[-1]


async def go_on(place: Place, lines: list[Line]) -> None:
    """Look whether the table still does what it is there for, wherever it is."""
    table, ana = place.table, lines[0]
    if table.phase == GATHERING:
        if table.seat_of(ANA.id) is None:
            empty = next((i for i, seat in enumerate(table.seats) if not seat.who), 0)
            if table.seats[empty].level:
                assert (await ask(place, ana, {"is": "invite", "seat": empty}))["is"] == "ack"
            assert (await ask(place, ana, {"is": "sit", "seat": empty}))["is"] == "ack"
        for i, seat in enumerate(table.seats):
            if not seat.taken:
                bot = {"is": "invite", "seat": i, "level": "easy"}
                assert (await ask(place, ana, bot))["is"] == "ack"
        assert (await ask(place, ana, {"is": "start"}))["is"] == "ack"
    await bots_done(place)
    if table.phase == PLAYING:
        line = next(one for one in lines if one.person.id == table.seats[table.turn].who)
        act = {"is": "act", "at": {"now": 0}, "actions": {"legal": [0]}}
        assert (await ask(place, line, act))["is"] == "ack"
    if table.phase == OVER:
        line = next(one for one in lines if table.seat_of(one.person.id) is not None)
        assert (await ask(place, line, {"is": "rematch"}))["is"] == "ack"


async def bots_done(place: Place) -> None:
    """Wait until it is nobody's turn but a person's."""
    while place.thinking and not place.thinking.done():
        await asyncio.wait([place.thinking], timeout=10)


async def storm(store: Store, begun: bool, gusts: list[list[tuple[int, Any]]]) -> None:
    """Let people send what they like, several things at once, and look what is left."""
    hub = Watched(store)
    place = await hub.open(Settings("llama", 3, {}, ANA.id, watching="open"))
    lines = [Line(person) for person in PEOPLE]
    for seat, line in enumerate(lines):
        await place.join(cast(Any, line), -1)
        if begun:
            await send(place, line, {"is": "sit", "cid": "sit", "seat": seat})
    if begun:
        await send(place, lines[0], {"is": "start", "cid": "start"})
    for gust in gusts:
        await asyncio.gather(*(send(place, lines[who], asked) for who, asked in gust))
    await bots_done(place)
    while hub.tasks:
        await asyncio.sleep(0)
    assert [len(line.answers) for line in lines] == [line.sent for line in lines]
    await go_on(place, lines)
    await bots_done(place)
    await look(store, place.table, lines)
    assert not hub.failures and not any(line.code for line in lines)
    for one in list(hub.places.values()):
        one.close()


async def look(store: Store, table: Table, lines: list[Line]) -> None:
    """Look whether what is kept is what people were told."""
    own = schema.events.c
    kept = await store.ask(
        lambda c: (
            c.execute(select(own.data).where(own.table_id == table.id).order_by(own.seq))
            .scalars()
            .all()
        )
    )
    log = [events.read(data) for data in kept]
    for line in lines:
        for ack in (told for told in line.told if told["is"] == "ack"):
            event = log[ack["seq"] - 1]
            if table.next != "" and isinstance(event, events.Followed):
                continue  # whoever wants a rematch after another did is told where it is
            assert (event.who, event.cid) == (line.person.id, ack["cid"])
    again = await store.load(table.id, "python")
    assert again and [told(again, who) for who in PEOPLE] == [told(table, who) for who in PEOPLE]


def told(table: Table, person: Somebody) -> bytes:
    """Return all that a table tells somebody who comes in."""
    return wire.write(telling.whole(table, person.id, lambda who: True, ""))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('data') / 'db'}", durable=False)
    yield store
    store.close()


anything = st.one_of(almost(KINDS), almost(KINDS), nonsense())


@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # of a storm that is long
@settings(max_examples=60, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    begun=st.sampled_from([True, True, False]),
    gusts=st.lists(st.lists(st.tuples(st.integers(0, 2), anything), max_size=12), max_size=8),
)
def test_a_table_outlives_any_storm(
    store: Store, begun: bool, gusts: list[list[tuple[int, Any]]]
) -> None:
    asyncio.run(asyncio.wait_for(storm(store, begun, gusts), 60))


# The same with a real server, and with what only a real connection can carry.


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with Server(folder, log=folder / "log") as server:
        yield server
        assert server.stop() == 0
    lines = [json.loads(x) for x in (folder / "log").read_text().splitlines() if x[0] == "{"]
    assert [line for line in lines if line["level"] not in ("info", "warning")] == []


def whole(data: bytes, opcode: int = 1, *, final: bool = True) -> bytes:
    """Return a frame as a browser sends it, with a mask that changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if final else 0) | opcode]) + size + bytes(4) + data


HALF = whole(b'{"is":"pi', final=False)
FRAMES = st.one_of(
    st.binary(max_size=20).map(lambda data: whole(data, 2)),
    st.binary(max_size=20).map(whole),  # text that may be none
    st.just(HALF + whole(b'ng"}', 0)),
    st.just(HALF + whole(b"", 9) + whole(b'ng"}', 0)),  # with a ping between
    st.sampled_from([whole(b"x" * 9000), HALF + HALF, whole(b"", 0), whole(b"x", 5), b"\xff" * 9]),
)
LASTING = [k for k in KINDS if k not in (wire.Leave, wire.Hint)]  # no bots: they take their time
CLOSED = (1002, 1007, 1009)  # for what is no frame, no text, too long


def listen(person: Person) -> int:
    """Hear all that there is to hear, and return the code if the connection was closed."""
    with suppress(OSError, ConnectionClosed):
        person.socket.send('{"is":"ping","seq":77}')
    try:
        person.until(lambda told: told["is"] == "pong")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return 0


def back(*people: Person) -> None:
    """Come back, to a table as it is."""
    for person in people:
        listen(person)  # a browser that hears nothing is slow to close
        person.go(person.table, last=0)
        person.sight = person.heard[-1]["sight"]


def moves(*people: Person) -> None:
    """Look whether a legal move is still possible."""
    back(*people)
    (acting,) = [person for person in people if person.sight.get("legal")]
    assert acting.act(acting.sight["legal"][0])["is"] == "ack"


def kept(folder: Path, table: str) -> dict[int, Any]:
    """Return the log of a table, by number."""
    with sqlite3.connect(folder / "sobremesa.db") as database:
        rows = database.execute("select seq, data from events where table_id = ?", (table,))
        return {seq: json.loads(data) for seq, data in rows.fetchall()}


def acknowledged(folder: Path, *people: Person) -> None:
    """Look whether all that was acknowledged is kept."""
    for person in people:
        listen(person)
    log = kept(folder, people[0].table)
    assert sorted(log) == list(range(1, len(log) + 1))
    for person in people:
        for told in person.heard:
            if told["is"] == "ack":
                assert log[told["seq"]]["cid"] == told["cid"]


def three(server: Server) -> tuple[Person, Person, Person]:
    """Return two people in a match that goes on for a while, and one who watches."""
    ana, luis, eva = (Person(server, name) for name in ("Ana", "Luis", "Eva"))
    for person in (luis, eva):
        person.go(ana.table or ana.open("llama"))
    ana.sit(0)
    luis.sit(1)
    assert ana.ask("start")["is"] == "ack"
    return ana, luis, eva


def test_a_server_outlives_any_storm(server: Server, folder: Path) -> None:
    @settings(max_examples=20, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(st.lists(st.tuples(st.integers(0, 2), st.one_of(almost(LASTING), FRAMES)), max_size=30))
    def storms(storm: list[tuple[int, Any]]) -> None:
        people = ana, luis, _ = three(server)
        back(*people)
        for who, asked in storm:
            person = people[who]
            with suppress(OSError, ConnectionClosed):
                if isinstance(asked, bytes):
                    person.socket.socket.sendall(asked)
                else:
                    legal = ana.sight.get("legal") or luis.sight.get("legal") or []
                    person.socket.send(written(asked, person.sight["at"], legal))
        assert {listen(person) for person in people} <= {0, *CLOSED}
        moves(ana, luis)
        acknowledged(folder, *people)

    storms()


def test_who_breaks_off_in_the_middle_harms_nobody(server: Server, folder: Path) -> None:
    ana, luis, _ = three(server)
    for data in (HALF, whole(b"x" * 100)[:50], b"\x81", b""):
        luis.go(luis.table)
        luis.socket.socket.sendall(data)
        luis.socket.socket.shutdown(SHUT_RDWR)
        moves(ana, luis)
    acknowledged(folder, ana, luis)


def test_who_sends_hundreds_at_once_is_cut_off_and_the_others_play(
    server: Server, folder: Path
) -> None:
    ana, luis, eva = three(server)
    for person in (luis, eva):
        with suppress(OSError, ConnectionClosed):
            for i in range(400):
                person.socket.send(json.dumps({"is": "say", "cid": f"s{i}", "text": "hello"}))
    assert ana.act(ana.sight["legal"][0])["is"] == "ack"
    for person in (luis, eva):
        with pytest.raises(ConnectionClosed) as closed:
            person.until(lambda told: False)
        assert closed.value.rcvd and closed.value.rcvd.code == wire.TOO_MUCH
    moves(ana, luis)
    acknowledged(folder, ana, luis, eva)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "x", "://", "http://[::1", ""])
def test_an_origin_that_is_none_is_foreign(server: Server, origin: str) -> None:
    status, text, _ = server.http("/api/me", {"name": "Ana"}, origin=origin)
    assert (status, json.loads(text)["code"]) == (403, "foreign")


def test_a_name_with_a_zero_is_nobodys(database: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=database) as server:
        for path in ("/api/tables/%00", "/api/tables/a%00/record", "/api/players/%00"):
            assert server.http(path)[0] == 404
        with pytest.raises(ConnectionClosed) as closed:
            Person(server, "Ana").go("a%00")
        assert closed.value.rcvd and closed.value.rcvd.code == wire.UNKNOWN_TABLE
        assert server.stop() == 0
