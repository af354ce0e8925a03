"""Starts the server."""

import fcntl
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import sobremesa
from sobremesa.server import bus, logs, wire
from sobremesa.server.app import application
from sobremesa.server.hub import PACE, Hub
from sobremesa.server.identity import Identity
from sobremesa.server.store import Store
from sobremesa.server.thinkers import Thinkers

PORT = 8000  # unless another is asked for
PATIENCE = 3  # seconds that an end waits for connections to close
TAKING_TURNS = 0.0005  # seconds after which threads let each other on: a write has many small steps
# Python looks for rubbish among all that was ever made, and everybody waits: with thousands of
# people for a third of a second. So it does that rarely; among what is new it does it often.
TIDYING = (2_000, 10, 250)


def serve(
    folder: Path,
    host: str,
    port: int | None = None,
    *,
    ready: Callable[[str], None] = lambda address: None,
    pace: float | None = None,
    database: str | None = None,
    meeting: str | None = None,
    practising: bool = True,
) -> None:
    """Serve until somebody stops it.

    Everything is kept in `folder`, or in a `database`; with a `meeting` place, other processes may
    serve the same tables. Bots practise on the side, unless they are not to.
    """
    logs.begin(sys.stderr)
    sys.setswitchinterval(TAKING_TURNS)
    joined = bus.found(meeting) if meeting else None
    listening = listener(host, port) if port is not None else usual(host)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    kept = None if database else alone(folder, address)  # until the end
    store = Store(database) if database else Store.at(folder)
    ready(address)
    pace = PACE if pace is None else pace
    hub = Hub(
        store, Thinkers(), joined, build=sobremesa.__version__, pace=pace, practising=practising
    )
    app = application(hub, Identity(store.secret()), hub.close)
    gc.freeze()
    gc.set_threshold(*TIDYING)
    with suppress(KeyboardInterrupt):  # everything is closed by then
        uvicorn.Server(configured(app)).run(sockets=[listening])
    if kept:
        kept.close()


class Sockets(WebSocketsSansIOProtocol):
    """Passes on texts that are none as bytes, rather than to fail over them."""

    def send_receive_event_to_app(self) -> None:
        """Pass on a message."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def configured(app: object) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        log_level="warning",
        ws=Sockets,
        ws_max_size=wire.LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )


def alone(folder: Path, address: str) -> TextIO:
    """Return a lock on a folder, which tells others where its server is; refuse a second one."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder / "address.txt").open("a+")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.seek(0)
        raise OSError(f"these tables are served already, at {lock.read()}") from None
    lock.truncate(0)
    lock.write(address)
    lock.flush()
    return lock


def usual(host: str) -> socket.socket:
    """Return a socket that listens at the usual port, or at any if that is taken."""
    try:
        return listener(host, PORT)
    except OSError:
        return listener(host, 0)


def listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens; who cannot have it is told so before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(f"{host}:{port} cannot be had: {error.strerror}; try --port 0") from error
    listening.listen(2048)
    return listening
