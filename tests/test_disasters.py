"""Servers that die under people who play, and what is left afterwards."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from sobremesa.server import schema
from sobremesa.server.store import Store
from tests import services
from tests.crowd import CUT_OFF, Crowd, Guest
from tests.serving import Server

TABLES, PLAYERS = 50, 4
KILLS = 10
TRIES = 300


async def went_on(crowd: Crowd, since: float) -> None:
    """Wait until every table has gone on since then."""
    late: list[str] = []
    for _ in range(TRIES):
        late = [table for table, moved in crowd.moved.items() if moved <= since]
        if not late:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{len(late)} of {len(crowd.moved)} tables did not go on")


async def begun(crowd: Crowd, guests: list[Guest]) -> None:
    """Wait until everybody sees a match."""
    for _ in range(TRIES):
        if all(guest.sight for guest in guests):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("not all have begun")


def check(store: Store, crowd: Crowd) -> None:
    """See that everything that was acknowledged is in the log, once, under its number."""
    assert crowd.faults == []
    with store.engine.begin() as connection:
        rows = connection.execute(select(schema.events)).all()
    kept = {(row.table_id, row.seq): msgspec.json.decode(row.data).get("cid") for row in rows}
    for acked in crowd.acked:
        assert kept[acked.table, acked.seq] == acked.cid
    asked = Counter((table, cid) for (table, _), cid in kept.items() if cid)
    assert max(asked.values()) == 1
    numbers = Counter(table for table, _ in kept)
    assert all((table, count) in kept for table, count in numbers.items()), "a gap"


async def spend(crowd: Crowd, guests: list[Guest], story: Any) -> None:
    """Let guests play while something happens."""
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        await begun(crowd, guests)
        await story()
    finally:
        crowd.ending = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def test_a_server_is_killed_ten_times_under_two_hundred_players(tmp_path: Path) -> None:
    """What was acknowledged is there, and every table plays on."""
    server = Server(tmp_path)

    async def evening() -> Crowd:
        nonlocal server
        crowd = Crowd([f"http://127.0.0.1:{server.port}"])
        guests = await crowd.come("llama", TABLES, PLAYERS)

        async def story() -> None:
            nonlocal server
            for _ in range(KILLS):
                await asyncio.sleep(0.5)
                server.kill()
                server = await asyncio.to_thread(Server, tmp_path, server.port)
                back = time.monotonic()
                await went_on(crowd, back)
                spans.append(time.monotonic() - back)

        await spend(crowd, guests, story)
        return crowd

    spans: list[float] = []
    try:
        crowd = asyncio.run(evening())
    finally:
        server.kill()
    print(f"{len(crowd.acked)} acknowledged; all tables went on after", [f"{s:.1f}" for s in spans])
    store = Store.at(tmp_path)
    check(store, crowd)
    store.close()


def test_of_two_servers_one_dies_and_the_other_goes_on(
    tmp_path: Path, postgres: services.Database
) -> None:
    """Its tables resume on the other, and no number is written twice."""
    database = postgres.fresh()
    with services.meeting(tmp_path) as meeting:
        servers = [Server(tmp_path, database=database, bus=meeting.url) for _ in range(2)]

        async def evening() -> Crowd:
            crowd = Crowd([f"http://127.0.0.1:{server.port}" for server in servers])
            guests = await crowd.come("llama", TABLES // 2, PLAYERS)

            async def story() -> None:
                await went_on(crowd, time.monotonic())
                for dying in (1, 0):
                    servers[dying].kill()
                    dead = time.monotonic()
                    await went_on(crowd, dead + 0.5)  # what was on its way may still arrive
                    spans.append(time.monotonic() - dead)
                    port = servers[dying].port
                    servers[dying] = await asyncio.to_thread(
                        Server, tmp_path, port, None, database=database, bus=meeting.url
                    )
                    await asyncio.sleep(1)

            await spend(crowd, guests, story)
            return crowd

        spans: list[float] = []
        try:
            crowd = asyncio.run(evening())
        finally:
            for server in servers:
                server.kill()
    print(f"{len(crowd.acked)} acknowledged; all tables went on after", [f"{s:.1f}" for s in spans])
    store = Store(database)
    check(store, crowd)
    store.close()


def test_nobody_minds_when_the_servers_cannot_meet_for_a_while(
    tmp_path: Path, postgres: services.Database
) -> None:
    database = postgres.fresh()
    with services.meeting(tmp_path) as meeting:
        servers = [Server(tmp_path, database=database, bus=meeting.url) for _ in range(2)]

        async def evening() -> Crowd:
            urls = [f"http://127.0.0.1:{server.port}" for server in servers]
            crowd = Crowd(urls, too_late=CUT_OFF)
            guests = await crowd.come("llama", TABLES // 2, PLAYERS)

            async def story() -> None:
                for _ in range(2):
                    await went_on(crowd, time.monotonic())
                    meeting.kill()
                    await asyncio.sleep(2)
                    await asyncio.to_thread(meeting.start)
                    back = time.monotonic()
                    await went_on(crowd, back)
                    spans.append(time.monotonic() - back)

            await spend(crowd, guests, story)
            return crowd

        spans: list[float] = []
        try:
            crowd = asyncio.run(evening())
            assert [server.stop() for server in servers] == [0, 0]
        finally:
            for server in servers:
                server.kill()
    print(f"{len(crowd.acked)} acknowledged; all tables went on after", [f"{s:.1f}" for s in spans])
    store = Store(database)
    check(store, crowd)
    store.close()
