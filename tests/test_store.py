"""What is kept, in SQLite and in PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, delete, insert, inspect, make_url, select, text, update

from sobremesa.engine.chance import below, generator
from sobremesa.server import events, schema, telling, wire
from sobremesa.server.store import Fenced, Store, connected, migrate
from sobremesa.server.table import PLAYING, Settings, Table

ANA, LUIS = "a" * 32, "b" * 32
KEY = bytes(range(32))


def run(database: str, evening: Callable[[Store], Awaitable[None]]) -> None:
    """Let something happen with a store, and close it."""

    async def running() -> None:
        store = Store(database)
        try:
            await evening(store)
        finally:
            store.close()

    asyncio.run(running())


async def keep(store: Store, table: Table, who: str, asked: Any, now: int = 2) -> None:
    """Let somebody ask for something, and keep what happens."""
    made = table.handle(who, "Ana" if who == ANA else "Luis", asked, now)
    await store.append(table, made, [events.write(event) for event in made])


async def begun(store: Store, game: str = "llama", **more: Any) -> Table:
    """Return a table at which two people have begun to play."""
    settings = Settings(game, 2, {}, ANA, **more)
    table = Table("t", settings, KEY)
    await store.open(table, 1)
    await keep(store, table, ANA, wire.Sit("1", 0))
    await keep(store, table, LUIS, wire.Sit("2", 1))
    await keep(store, table, ANA, wire.Start("3"))
    return table


async def go_on(store: Store, table: Table, times: int, rng: Any) -> None:
    """Let people do anything that is legal, so many times."""
    for _ in range(times):
        if table.phase != PLAYING or not table.match:
            return
        legal = table.match.legal()
        at = len(table.match.log)
        act = wire.Act(f"a{at}", at, (legal[below(len(legal), rng)],))
        await keep(store, table, table.seats[table.turn].who, act, at)


def told(table: Table) -> list[bytes]:
    """Return all that a table tells anybody who comes in."""
    return [wire.write(telling.whole(table, who, lambda who: True, "1")) for who in (ANA, LUIS, "")]


def test_two_owners_cannot_write_the_same_number(database: str) -> None:
    async def evening(store: Store) -> None:
        settings = Settings("llama", 2, {}, ANA)
        one, other = (Table("t", settings, KEY) for _ in range(2))
        await store.open(one, 1)
        await keep(store, one, ANA, wire.Say("c", "one"))
        with pytest.raises(Fenced):
            await keep(store, other, ANA, wire.Say("c", "other"))
        found = await store.load("t", "python")
        assert found and [line.text for line in found.chat] == ["one"]

    run(database, evening)


def test_a_write_that_fails_takes_no_other_with_it(database: str) -> None:
    async def evening(store: Store) -> None:
        settings = Settings("llama", 2, {}, ANA)
        tables = [Table(f"t{i}", settings, KEY) for i in range(20)]
        for table in tables:
            await store.open(table, 1)
        late = Table("t0", settings, KEY)
        talk = [keep(store, table, ANA, wire.Say("c", "hello")) for table in [*tables, late]]
        found = await asyncio.gather(*talk, return_exceptions=True)
        assert [type(one) for one in found] == [type(None)] * 20 + [Fenced]

    run(database, evening)


def test_a_table_goes_on_from_a_snapshot_as_from_its_events(database: str, game: Any) -> None:
    """The snapshot alone is enough, and without it all is the same."""

    async def evening(store: Store) -> None:
        rng = generator(5)
        table = await begun(store, game.name)
        await go_on(store, table, 12, rng)
        store.keep(settled(table))
        await go_on(store, table, 5, rng)
        from_snapshot = await store.load("t", "python")
        assert from_snapshot
        await store.ask(lambda c: c.execute(delete(schema.snapshots)))
        from_events = await store.load("t", "python")
        assert from_events and from_events.seq == from_snapshot.seq == table.seq
        assert told(from_snapshot) == told(from_events)
        for one in (from_snapshot, from_events):  # luck and undo go on the same way
            again = generator(6)
            await go_on(Nothing(), one, 12, again)  # type: ignore[arg-type]
        assert told(from_snapshot) == told(from_events)
        assert from_snapshot.match and from_events.match
        assert from_snapshot.match.record == from_events.match.record
        assert from_snapshot.done == from_events.done

    run(database, evening)


def settled(table: Table) -> Table:
    """Return a table once all that has happened was told."""
    table.settle()
    return table


class Nothing:
    """A store that keeps nothing."""

    async def append(self, *what: Any) -> None:
        """Forget it."""


def test_a_snapshot_is_read_rather_than_what_came_before(database: str) -> None:
    async def evening(store: Store) -> None:
        table = await begun(store)
        await go_on(store, table, 5, generator(1))
        store.keep(settled(table))
        await keep(store, table, ANA, wire.Say("x", "after"))
        await store.ask(lambda c: c.execute(delete(schema.events).where(schema.events.c.seq < 6)))
        found = await store.load("t", "python")
        assert found and told(found) == told(table)

    run(database, evening)


def test_a_snapshot_of_other_rules_is_not_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(store: Store) -> None:
        table = await begun(store)
        await go_on(store, table, 5, generator(1))
        with monkeypatch.context() as patch:
            patch.setattr("sobremesa.server.table.rules_of", lambda game: "others")
            store.keep(settled(table))
        table.seats[0].name = "never kept"
        found = await store.load("t", "python")
        assert found and found.seq == table.seq and found.seats[0].name == "Ana"

    run(database, evening)


def test_lists_say_what_the_tables_say(database: str) -> None:
    async def evening(store: Store) -> None:
        table = await begun(store, public=True)
        (listed,) = await store.tables(phase=PLAYING)
        assert listed == await store.table("t") == (await store.tables(who=LUIS))[0]
        assert [seat.name for seat in listed.seats] == ["Ana", "Luis"]
        assert listed.to_act == table.turn and listed.touched == 2
        assert await store.tables(phase="gathering") == await store.tables(who="c" * 32) == []
        await store.ask(lambda c: c.execute(update(schema.tables).values(summary=None)))
        assert await store.table("t") == listed
        assert await store.table("nowhere") is None

    run(database, evening)


def test_the_schema_is_what_the_steps_make(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        migrate(connection)  # again: nothing to do
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()


def test_later_steps_keep_what_the_first_one_has(database: str) -> None:
    url = make_url(database)
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    engine = create_engine(url)
    settings = '{"game":"llama","players":2,"options":{},"host":"a"}'
    row = {"id": "t", "settings": settings, "key": KEY, "host": "a", "public": True}
    row |= {"phase": "gathering", "opened": 1, "touched": 2}
    happened = {"table_id": "t", "seq": 1, "data": '{"e":"satdown","ts":2,"who":"a","name":"Ana"}'}
    with engine.begin() as connection:
        migrate(connection, "1")
        names = {"tables", "events", "sitters", "settings", "alembic_version"}
        assert set(inspect(connection).get_table_names()) == names
        connection.execute(insert(schema.tables).values(row))
        connection.execute(insert(schema.events).values(happened))
        connection.execute(insert(schema.sitters).values(who="b", table_id="t"))
        connection.execute(insert(schema.settings).values(name="secret", value=b"s" * 32))
    engine.dispose()

    async def evening(store: Store) -> None:
        (kept,) = await store.ask(lambda c: c.execute(select(schema.tables)).all())
        assert kept._asdict() == row | {"summary": None}
        (listed,) = await store.tables(who="b")
        assert [seat.name for seat in listed.seats] == ["Ana", ""]
        assert store.secret() == b"s" * 32
        loaded = await store.load("t", "python")
        assert loaded and loaded.seats[0].name == "Ana"

    run(database, evening)


def test_several_can_start_on_an_empty_database_at_once(database: str) -> None:
    async def start() -> None:
        starting = [asyncio.to_thread(connected, database, True) for _ in range(4)]
        for engine in await asyncio.gather(*starting):
            with engine.begin() as connection:
                assert connection.execute(text("select count(*) from tables")).scalar() == 0
            engine.dispose()

    if database.startswith("sqlite"):
        pytest.skip("one process has a file")
    asyncio.run(start())


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://somebody:secret@127.0.0.1:1/none", "the database cannot be used"),
        ("nonsense", "a database is given as postgresql://"),
        ("oracle9://x", "a database is given as postgresql://"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_why(url: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(OSError) as error:
        Store(url)
    assert why in str(error.value) and "secret" not in str(error.value)
