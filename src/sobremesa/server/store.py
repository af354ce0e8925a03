"""Where tables are kept: an append-only log of events in SQLite, or in PostgreSQL.

All writing is done by one thread, which commits whatever has come in while it was busy as one
transaction: many tables share one wait for the disk. An event is kept for good before anybody is
told that it happened.
"""

import asyncio
import queue
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, OperationalError

from sobremesa.server import api, metrics, schema
from sobremesa.server import events as happened
from sobremesa.server.table import PLAYING, Settings, Snapshot, Table

TOGETHER = 512  # writes in one transaction
LISTED = 100  # tables in a list
MIGRATING = 20261116  # the lock of who brings a schema up to date
INSTALL = "install Sobremesa with its extra [scale], or run scripts/setup scale in a clone"

T = TypeVar("T")


read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode
write_snapshot = msgspec.msgpack.Encoder().encode
read_summary = msgspec.json.Decoder(api.Summary).decode


class Fenced(RuntimeError):
    """Somebody else has written the next event of a table: it is not ours any more."""


@dataclass
class Write:
    """Something to be written, and who waits for it."""

    table: str
    first: int = 0  # the number of the first event
    data: list[str] = field(default_factory=list)
    row: dict[str, Any] = field(default_factory=dict)  # what changes of the table's own row
    sitting: list[str] = field(default_factory=list)  # who has sat down
    snapshot: bytes = b""
    work: Callable[[Connection], Any] | None = None  # anything else
    done: "Future[Any]" = field(default_factory=Future)


class Store:
    """Tables on disk."""

    def __init__(self, url: str | URL, *, durable: bool = True):
        """Open the database, bring its schema up to date, and start to write."""
        self.engine = connected(url, durable)
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.writer.start()

    @classmethod
    def at(cls, folder: Path) -> "Store":
        """Open the database in a folder, which is made where there is none."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(URL.create("sqlite", database=str(folder / "sobremesa.db")))

    def close(self) -> None:
        """Write what is waiting, and close."""
        self.waiting.put(None)
        self.writer.join()
        self.engine.dispose()

    async def append(
        self, table: Table, made: Sequence[happened.Any], data: Sequence[bytes]
    ) -> None:
        """Keep events that have just happened at a table; return once they are safe."""
        write = Write(
            table=table.id,
            first=table.seq - len(made) + 1,
            data=[one.decode() for one in data],
            row=row_of(table),
            sitting=[e.who for e in made if isinstance(e, happened.SatDown)],
        )
        with metrics.APPEND.time():
            self.waiting.put(write)
            await asyncio.wrap_future(write.done)
        metrics.EVENTS.inc(len(made))

    def keep(self, table: Table) -> None:
        """Keep a table as it stands, soon; nobody waits for it."""
        self.waiting.put(Write(table.id, snapshot=write_snapshot(table.freeze())))

    async def open(self, table: Table, now: int) -> None:
        """Keep a new table."""
        settings = table.settings
        table.now = now
        row = {
            "id": table.id,
            "settings": msgspec.json.encode(settings).decode(),
            "key": table.chance.key,
            "host": settings.host,
            "public": settings.public,
            "opened": now,
        } | row_of(table)
        await self.change(table.id, lambda c: c.execute(insert(schema.tables), row))

    async def game(self, id: str) -> str | None:
        """Return which game is played at a table, if there is one of that name."""
        chosen = select(schema.tables.c.settings).where(schema.tables.c.id == id)
        found = await self.ask(lambda c: c.execute(chosen).scalar())
        return msgspec.json.decode(found, type=Settings).game if found else None

    async def load(self, id: str, target: str) -> Table | None:
        """Return a table as it was left, or None if there is none of that name."""
        return await self.ask(lambda c: loaded(c, id, target))

    async def tables(self, *, who: str = "", phase: str = "") -> list[api.Summary]:
        """Return what to say of tables, the newest first: public ones, or those of somebody."""
        chosen = select(schema.tables).order_by(schema.tables.c.touched.desc()).limit(LISTED)
        if who:
            own = select(schema.sitters.c.table_id).where(schema.sitters.c.who == who)
            chosen = chosen.where(or_(schema.tables.c.id.in_(own), schema.tables.c.host == who))
        else:
            chosen = chosen.where(schema.tables.c.public)
        if phase:
            chosen = chosen.where(schema.tables.c.phase == phase)
        return await self.ask(lambda c: [summarised(c, row) for row in c.execute(chosen).all()])

    async def table(self, id: str) -> api.Summary | None:
        """Return what to say of a table."""
        chosen = select(schema.tables).where(schema.tables.c.id == id)

        def asked(connection: Connection) -> api.Summary | None:
            row = connection.execute(chosen).first()
            return summarised(connection, row) if row else None

        return await self.ask(asked)

    async def playing(self) -> list[str]:
        """Return the names of all tables whose match goes on."""
        chosen = select(schema.tables.c.id).where(schema.tables.c.phase == PLAYING)
        return await self.ask(lambda c: [row.id for row in c.execute(chosen)])

    async def change(self, table: str, work: Callable[[Connection], T]) -> T:
        """Write something else that belongs to a table, together with whatever is written."""
        write = Write(table, work=work)
        self.waiting.put(write)
        found: T = await asyncio.wrap_future(write.done)
        return found

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question, from a thread of its own."""

        def asked() -> T:
            with self.engine.begin() as connection:
                return question(connection)

        return await asyncio.to_thread(asked)

    def secret(self) -> bytes:
        """Return what this database signs with: made when it was first asked for."""
        fresh = {"name": "secret", "value": secrets.token_bytes(32)}
        with self.engine.begin() as connection:
            connection.execute(unless_there(connection, schema.settings), fresh)
            chosen = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            return bytes(connection.execute(chosen).scalar_one())

    def _write_on(self) -> None:
        """Write whatever comes in, until the end; moves never wait for more than one other work."""
        later: deque[Write] = deque()
        ended = False
        while not ended or later:
            batch = self._come_in(wait=not later and not ended)
            ended = ended or None in batch
            # Who does not wait any more has given up the table: what he wanted must not be kept.
            writes = [w for w in batch if w and w.done.set_running_or_notify_cancel()]
            later.extend(write for write in writes if write.work)
            writes = [write for write in writes if not write.work]
            if writes:
                self._write(writes)
            if later:
                self._write([later.popleft()])

    def _come_in(self, *, wait: bool) -> list[Write | None]:
        """Return what has come in; None is the end."""
        batch: list[Write | None] = [self.waiting.get()] if wait else []
        with suppress(queue.Empty):
            while len(batch) < TOGETHER:
                batch.append(self.waiting.get_nowait())
        return batch

    def _write(self, writes: list[Write]) -> None:
        """Write a batch; if that fails, each by itself, so that only the guilty one fails."""
        try:
            with self.engine.begin() as connection:
                put_down(connection, writes)
                found = [write.work(connection) if write.work else None for write in writes]
        except Exception as error:
            if len(writes) > 1:
                for write in writes:
                    self._write([write])
                return
            fenced = isinstance(error, IntegrityError)
            writes[0].done.set_exception(Fenced(writes[0].table) if fenced else error)
            return
        for write, result in zip(writes, found, strict=True):
            write.done.set_result(result)


def connected(url: str | URL, durable: bool) -> Engine:
    """Return a database whose schema is up to date; fail with a reason that tells no password."""
    try:
        url = make_url(url)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+psycopg")
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True)  # errors are logged
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", pragmas("FULL" if durable else "NORMAL"))
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # others may start at the same time
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            migrate(connection)
    except ModuleNotFoundError as error:
        raise OSError(f"that database needs a package, {error.name}: {INSTALL}") from None
    except (ArgumentError, NoSuchModuleError):
        raise OSError("a database is given as postgresql://USER:PASSWORD@HOST/NAME") from None
    except OperationalError as error:
        raise OSError(f"the database cannot be used: {error.orig}") from None
    return engine


def unless_there(connection: Connection, table: Any) -> Any:
    """Return the statement that inserts rows, but for those whose key is there already."""
    return upserting(connection, table).on_conflict_do_nothing()


def upserting(connection: Connection, table: Any) -> Any:
    """Return an insert that may say what to do about rows that are there already."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def row_of(table: Table) -> dict[str, Any]:
    """Return what changes of a table's own row whenever something happens."""
    summary = msgspec.json.encode(api.summary(table)).decode()
    return {"phase": table.phase, "touched": table.now, "summary": summary}


def put_down(connection: Connection, writes: list[Write]) -> None:
    """Insert the events of several tables."""
    rows = [
        {"table_id": write.table, "seq": write.first + i, "data": data}
        for write in writes
        for i, data in enumerate(write.data)
    ]
    if rows:
        connection.execute(insert(schema.events), rows)
    latest = {write.table: write.row for write in writes if write.row}
    if latest:
        changed = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
        connection.execute(changed, [{"table": id} | row for id, row in latest.items()])
    sitting = [{"who": who, "table_id": write.table} for write in writes for who in write.sitting]
    if sitting:
        connection.execute(unless_there(connection, schema.sitters), sitting)
    snapshots = {write.table: write.snapshot for write in writes if write.snapshot}
    if snapshots:
        old = delete(schema.snapshots).where(schema.snapshots.c.table_id.in_(snapshots))
        connection.execute(old)
        fresh = [{"table_id": id, "data": data} for id, data in snapshots.items()]
        connection.execute(insert(schema.snapshots), fresh)


def loaded(connection: Connection, id: str, target: str) -> Table | None:
    """Return a table from its last snapshot and the events after that."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
    if row is None:
        return None
    settings = msgspec.json.decode(row.settings, type=Settings)
    table = Table(id, settings, bytes(row.key), target)
    table.now = row.opened
    frozen = select(schema.snapshots.c.data).where(schema.snapshots.c.table_id == id)
    snapshot = connection.execute(frozen).scalar()
    if snapshot:
        with suppress(msgspec.DecodeError):  # of an earlier form: the events are enough
            table.thaw(read_snapshot(snapshot))
    own = schema.events.c
    chosen = select(own.data).where(own.table_id == id, own.seq > table.seq).order_by(own.seq)
    for kept in connection.execute(chosen):
        table.take_in(happened.read(kept.data))
    table.settle()
    return table


def summarised(connection: Connection, row: Any) -> api.Summary:
    """Return what to say of a table; of one from before there were summaries, what it is like."""
    if row.summary:
        return read_summary(row.summary)
    table = loaded(connection, row.id, "python")
    assert table
    connection.execute(update(schema.tables).filter_by(id=row.id).values(row_of(table)))
    return api.summary(table)


def pragmas(synchronous: str) -> Callable[[Any, Any], None]:
    """Return what sets up a connection to SQLite: readers do not wait, and what is kept is safe."""

    def set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return set_up


def migrate(connection: Connection, step: str = "head") -> None:
    """Bring the schema up to date, or up to a step."""
    config = Config()
    config.set_main_option("script_location", "sobremesa.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, step)
