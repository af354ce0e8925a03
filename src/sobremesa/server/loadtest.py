"""Clients that really play, as many as are wanted, and how long it takes until all have heard.

All sit down first; only then is anything measured.
"""

import asyncio
import json
import random
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import quantiles
from subprocess import PIPE, Popen
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

COMING = 50  # clients that connect at a time
SECOND = 1000
WARM = 20  # seconds that a new server has to get its compiled rules


@dataclass
class Counts:
    """What was seen."""

    moves: int = 0  # acknowledged
    deliveries: int = 0  # of moves, to anybody
    refused: int = 0
    matches: int = 0
    faults: list[str] = field(default_factory=list)
    spans: list[float] = field(default_factory=list)  # milliseconds from a move to all seats


class Player:
    """A client on a seat."""

    def __init__(self, game: "Game", seat: int, cookie: str):
        self.game, self.seat, self.cookie = game, seat, cookie
        self.seq = 0
        self.sight: dict[str, Any] = {}
        self.socket: ClientConnection | None = None

    async def come(self) -> None:
        """Connect, and hear what the table is like."""
        url = f"{self.game.ws}/ws/{self.game.table}"
        self.socket = await connect(
            url, additional_headers={"cookie": self.cookie}, compression=None, max_queue=None
        )
        self.hear(json.loads(await self.socket.recv()))

    async def ask(self, what: str, **more: Any) -> None:
        """Ask for something."""
        assert self.socket
        await self.socket.send(json.dumps({"is": what, "cid": secrets.token_hex(4)} | more))

    async def listen(self) -> None:
        """Hear everything, until the table is left."""
        assert self.socket
        try:
            async for text in self.socket:
                self.hear(json.loads(text))
        except ConnectionClosed as closed:
            if not self.game.ended:
                self.game.counts.faults.append(f"closed: {closed}")

    def hear(self, told: dict[str, Any]) -> None:
        """Take in what is told, and note what is missing or comes twice."""
        counts = self.game.counts
        seq = told.get("seq")
        if told["is"] == "table":
            self.seq = seq or 0
        elif seq and told["is"] in ("moved", "seats", "chat", "follow"):
            began = told["is"] == "seats" and seq == self.seq  # told with the first move
            if seq != self.seq + 1 and not began:
                counts.faults.append(f"seat {self.seat} heard {seq} after {self.seq}")
            self.seq = seq
        if "sight" in told:
            self.sight = told["sight"]
        if told["is"] == "moved":
            self.game.heard(seq or 0)
        elif told["is"] == "ack" and self.game.sent:
            self.game.acked.set()
        elif told["is"] == "reject":
            counts.refused += 1
            counts.faults.append(f"refused: {told['code']}")
            self.game.acked.set()


class Game:
    """A table of clients."""

    def __init__(self, url: str, counts: Counts, name: str, cookies: list[str]):
        self.url, self.counts, self.name = url, counts, name
        parts = urlsplit(url)
        self.ws = f"ws://{parts.netloc}"
        self.cookies = cookies
        self.table = ""
        self.ended = False
        self.sent = 0.0  # when the move was made that not all have heard of
        self.waiting = 0  # who have not
        self.everybody = asyncio.Event()
        self.acked = asyncio.Event()
        self.players: list[Player] = []
        self.listeners: list[asyncio.Task[None]] = []

    def heard(self, seq: int) -> None:
        """Count who has heard of a move."""
        self.counts.deliveries += 1
        self.waiting -= 1
        if self.waiting == 0 and self.sent:
            self.counts.spans.append((time.perf_counter() - self.sent) * SECOND)
            self.everybody.set()

    async def begin(self) -> None:
        """Open a table, let everybody sit down, and start."""
        self.sent, self.ended = 0.0, False
        asked = {"game": self.name, "players": len(self.cookies)}
        self.table = (await post(self.url, "/api/tables", asked, self.cookies[0]))[0]["id"]
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(self.cookies)]
        for player in self.players:
            await player.come()
        self.listeners = [asyncio.create_task(player.listen()) for player in self.players]
        for player in self.players:
            await player.ask("sit", seat=player.seat, nonce=secrets.token_hex(16))
        while any(player.seq < len(self.players) for player in self.players):
            await asyncio.sleep(0.02)
        await self.players[0].ask("start")
        while not all(player.sight for player in self.players):
            await asyncio.sleep(0.02)

    async def play(self, rate: float, end: float) -> None:
        """Play so many moves a second until the end; after a match comes another one."""
        due = time.perf_counter() + random.random() / rate
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.players[0].sight.get("ranks"):
                self.counts.matches += 1
                await self.leave()
                await self.begin()
            else:
                await self.move(self.players)
            due = max(due + 1 / rate, time.perf_counter())

    async def leave(self) -> None:
        """Leave the table."""
        self.ended = True
        for player in self.players:
            assert player.socket
            await player.socket.close()
        await asyncio.gather(*self.listeners)

    async def move(self, players: list[Player]) -> None:
        """Let whoever is to act do anything that is legal, and wait until all have heard of it."""
        acting = next(player for player in players if player.sight.get("legal"))
        self.everybody.clear()
        self.acked.clear()
        self.waiting = len(players)
        self.sent = time.perf_counter()
        legal = acting.sight["legal"]
        await acting.ask("act", at=acting.sight["at"], actions=[random.choice(legal)])
        await asyncio.wait_for(self.acked.wait(), 30)
        await asyncio.wait_for(self.everybody.wait(), 30)
        self.counts.moves += 1


async def post(url: str, path: str, data: Any, cookie: str = "") -> tuple[Any, str]:
    """Return the answer to a request, and the cookie that came with it."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    text = json.dumps(data)
    writer.write(
        f"POST {path} HTTP/1.1\r\nhost: {parts.netloc}\r\nconnection: close\r\ncookie: {cookie}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(text)}\r\n\r\n{text}".encode()
    )
    answer = await reader.read()
    writer.close()
    head, _, found = answer.partition(b"\r\n\r\n")
    cookies = [line[12:] for line in head.decode().splitlines() if line[:11] == "set-cookie:"]
    return json.loads(found), cookies[0].split(";")[0] if cookies else ""


@dataclass(frozen=True)
class Question:
    """What is to be measured."""

    game: str
    tables: int
    players: int
    rates: tuple[float, ...]  # moves a second of each table, one after the other
    seconds: float


async def load(
    url: str,
    question: Question,
    spent: Callable[[], float] = lambda: 0.0,
    going: Callable[[str], None] = lambda what: None,
) -> list[dict[str, Any]]:
    """Play, and return what was measured at each rate.

    `spent` is the server's processor time, and `going` hears what is going on.
    """
    gate = asyncio.Semaphore(COMING)
    players = question.players

    async def guest(number: int) -> str:
        async with gate:
            return (await post(url, "/api/me", {"name": f"guest {number}"}))[1]

    async def begun(group: list[str]) -> Game:
        game = Game(url, Counts(), question.game, group)
        async with gate:
            await game.begin()
        return game

    going(f"{question.tables * players} people sit down")
    cookies = await asyncio.gather(*(guest(n) for n in range(question.tables * players)))
    groups = [cookies[i * players : (i + 1) * players] for i in range(question.tables)]
    games = await asyncio.gather(*map(begun, groups))
    found = []
    for rate in question.rates:
        going(f"they play {rate:g} moves a second at each table, {question.seconds:g} s")
        counts, before = Counts(), spent()
        end = time.perf_counter() + question.seconds
        for game in games:
            game.counts = counts
        await asyncio.gather(*(game.play(rate, end) for game in games))
        found.append(measured(question, rate, counts, spent() - before))
    await asyncio.gather(*(game.leave() for game in games))
    return found


def measured(question: Question, rate: float, counts: Counts, spent: float) -> dict[str, Any]:
    """Return what is reported."""
    seconds = question.seconds
    spans = quantiles(counts.spans, n=1000) if len(counts.spans) > 1 else [0.0] * 999
    return {
        "game": question.game,
        "tables": question.tables,
        "connections": question.tables * question.players,
        "rate": rate,
        "seconds": seconds,
        "moves": counts.moves,
        "moves_per_second": round(counts.moves / seconds, 1),
        "deliveries": counts.deliveries,
        "matches": counts.matches,
        "p50_ms": round(spans[499], 2),
        "p99_ms": round(spans[989], 2),
        "p999_ms": round(spans[998], 2),
        "refused": counts.refused,
        "faults": len(counts.faults),
        "first_faults": counts.faults[:5],
        "server_cpu": round(spent / seconds, 3),
        "cpu_us_per_delivery": round(1e6 * spent / max(1, counts.deliveries), 1),
    }


def alone(
    folder: Path, question: Question, going: Callable[[str], None] = lambda what: None
) -> list[dict[str, Any]]:
    """Start a server of our own, play on it, and return also what it cost."""
    command = [
        sys.executable,
        "-m",
        "sobremesa",
        "serve",
        "--no-open",
        "--no-practise",
        "--port",
        "0",
    ]
    log = (folder / "log.txt").open("w")
    server = Popen([*command, "--data", str(folder)], stdout=PIPE, stderr=log, text=True)
    try:
        assert server.stdout
        said = server.stdout.readline().split()
        if len(said) < 4:
            raise OSError(f"the server did not start: {(folder / 'log.txt').read_text()}")
        url = said[3]
        going("the server gets its compiled rules")
        asyncio.run(load(url, replace(question, tables=1, rates=(1.0,), seconds=WARM)))
        return asyncio.run(load(url, question, lambda: cpu_seconds(server.pid), going))
    finally:
        log.close()
        server.terminate()
        server.wait()


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has taken, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100
