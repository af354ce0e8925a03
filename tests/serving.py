"""A real server in a process of its own, and people who talk to it."""

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

WAIT = 60  # seconds, until something is broken


class Server:
    """The server as people start it."""

    def __init__(self, folder: Path, port: int = 0, log: Path | None = None, **more: str):
        command = [
            sys.executable,
            "-m",
            "sobremesa",
            "serve",
            "--no-open",
            "--no-practise",
            "--pace",
            "0",
        ]
        options = [word for name, value in more.items() for word in (f"--{name}", value)]
        with open(log or os.devnull, "ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--port", str(port), "--data", str(folder), *options],
                stdout=subprocess.PIPE,
                stderr=errors if log else None,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
                text=True,
            )
        self.sockets: list[ClientConnection] = []
        assert self.process.stdout
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found
        self.port = int(found[1])

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.returncode is None:
            self.kill()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()  # not for what its bots may still hold open
        assert self.process.stdout
        self.process.stdout.close()
        self.hang_up()

    def hang_up(self) -> None:
        """Close what people have left open."""
        for socket in self.sockets:
            socket.close()

    def stop(self) -> int:
        """End it as Ctrl-C does, and return its exit code."""
        self.hang_up()
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=WAIT)
        return self.process.returncode

    def http(self, path: str, data: Any = None, **headers: str) -> tuple[int, Any, str]:
        """Return the status, what was answered, and the cookie."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data if data is None or isinstance(data, bytes) else json.dumps(data).encode(),
            {"content-type": "application/json"} | headers,
        )
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                return answer.status, answer.read(), answer.headers.get("set-cookie") or ""
        except urllib.error.HTTPError as error:
            return error.code, error.read(), ""


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str):
        self.server = server
        _, _, cookie = server.http("/api/me", {"name": name})
        self.cookie = cookie.split(";")[0]
        self.table = ""
        self.heard: list[dict[str, Any]] = []
        self.sight: dict[str, Any] = {}
        self.seq = 0

    def http(self, path: str, data: Any = None) -> Any:
        """Return what the API answers."""
        status, text, _ = self.server.http(path, data, cookie=self.cookie)
        return {"status": status} | json.loads(text)

    def rated(self) -> Any:
        """Return one's own page, once it tells of a match: that takes a moment."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            page = self.http("/api/me/matches")
            if page["games"]:
                return page
            time.sleep(0.05)
        raise TimeoutError("no match was rated")

    def open(self, game: str, players: int = 2, **more: Any) -> str:
        """Open a table and go there."""
        self.table = self.http("/api/tables", {"game": game, "players": players} | more)["id"]
        self.go(self.table)
        return self.table

    def go(self, table: str, last: int = -1) -> dict[str, Any]:
        """Connect to a table, and return the first thing that is told."""
        self.table = table
        url = f"ws://127.0.0.1:{self.server.port}/ws/{table}?last={last}"
        self.leave()
        headers = {"cookie": self.cookie}
        # Without pings, which draw from the generator that hypothesis wants to have for itself.
        self.socket: ClientConnection = connect(
            url, additional_headers=headers, legacy=True, ping_interval=None
        )
        self.server.sockets.append(self.socket)
        return self.hear()

    def leave(self) -> None:
        """Close the connection, if there is one."""
        if hasattr(self, "socket"):
            self.socket.close()

    def hear(self, wait: float = WAIT) -> dict[str, Any]:
        """Return the next thing that is told."""
        told: dict[str, Any] = json.loads(self.socket.recv(wait))
        self.heard.append(told)
        self.seq = max(self.seq, told.get("seq") or 0)
        self.sight = told.get("sight") or self.sight
        return told

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until something wanted is told."""
        while not wanted(told := self.hear()):
            pass
        return told

    def ask(self, what: str, cid: str = "", **more: Any) -> dict[str, Any]:
        """Ask for something, and return the answer."""
        cid = cid or secrets.token_hex(4)
        self.socket.send(json.dumps({"is": what, "cid": cid} | more))
        return self.until(lambda told: told.get("cid") == cid)

    def sit(self, seat: int) -> dict[str, Any]:
        """Take a seat."""
        return self.ask("sit", seat=seat, nonce=secrets.token_hex(16))

    def act(self, *actions: int, **more: Any) -> dict[str, Any]:
        """Play actions."""
        return self.ask("act", at=self.sight["at"], actions=actions, **more)
