"""Many people who play, and do what browsers do when a server dies under them.

They come back, to any server that answers, say up to where they know, and say again what was not
acknowledged.
"""

import asyncio
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sobremesa.server.loadtest import post

PAUSE = 0.2  # seconds before somebody acts, and before he comes back


# Why somebody is refused who acts on what he saw before a server was away: "no-match" once his own
# action, of which he has not heard yet, has ended the match.
TOO_LATE = ("seats-empty", "stale", "not-your-turn", "no-match", "bot-plays", "too-busy")
# And where servers are cut off from each other: one may not have heard yet that a match is over.
CUT_OFF = (*TOO_LATE, "match-goes-on")


@dataclass
class Acked:
    """Something that a server has promised to keep."""

    table: str
    cid: str
    seq: int


@dataclass
class Crowd:
    """Everybody, and what they were promised."""

    urls: list[str]  # of servers, some of which may be dead
    acked: list[Acked] = field(default_factory=list)
    moved: dict[str, float] = field(default_factory=dict)  # when a table last went on
    faults: list[str] = field(default_factory=list)
    ending: bool = False
    too_late: tuple[str, ...] = TOO_LATE  # refusals that are no faults

    async def come(self, game: str, tables: int, players: int) -> list["Guest"]:
        """Open tables, and let people sit down and begin."""
        found = await asyncio.gather(*(self.gather(game, players) for _ in range(tables)))
        return [guest for group in found for guest in group]

    async def gather(self, game: str, players: int) -> list["Guest"]:
        """Open a table, and let people sit down and begin."""
        url = random.choice(self.urls)
        cookies = [(await post(url, "/api/me", {"name": f"guest {i}"}))[1] for i in range(players)]
        asked = {"game": game, "players": players}
        table = (await post(url, "/api/tables", asked, cookies[0]))[0]["id"]
        return [Guest(self, table, seat, cookie) for seat, cookie in enumerate(cookies)]


class Guest:
    """Somebody at a table."""

    def __init__(self, crowd: Crowd, table: str, seat: int, cookie: str):
        self.crowd, self.seat, self.cookie = crowd, seat, cookie
        self.socket: Any = None
        self.go(table)

    def go(self, table: str) -> None:
        """Go to a table, to sit down there; the first begins when all are there."""
        self.table, self.seq = table, -1
        self.sight: dict[str, Any] = {}
        self.wishes: list[tuple[str, dict[str, Any]]] = [("sit", {"seat": self.seat})]
        if self.seat == 0:
            self.wishes.append(("start", {}))
        self.asked: dict[str, Any] | None = None  # and not answered yet

    async def stay(self) -> None:
        """Play until the end, whatever happens to servers."""
        attempt = self.seat
        while not self.crowd.ending:
            url = self.crowd.urls[attempt % len(self.crowd.urls)].replace("http", "ws", 1)
            attempt += 1
            try:
                await self.visit(url)
            except (OSError, WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(PAUSE * (0.5 + random.random()))

    async def visit(self, url: str) -> None:
        """Be connected for as long as it lasts."""
        headers = {"cookie": self.cookie}
        address = f"{url}/ws/{self.table}?last={self.seq}"
        async with connect(address, additional_headers=headers, compression=None) as socket:
            self.socket = socket
            if self.asked:
                await socket.send(json.dumps(self.asked))
            acting = asyncio.create_task(self.act())
            try:
                table = self.table
                async for text in socket:
                    self.hear(json.loads(text))
                    if self.table != table:
                        return
            finally:
                acting.cancel()

    async def act(self) -> None:
        """Ask for what is wanted, and act when it is one's turn."""
        while not self.crowd.ending:
            await asyncio.sleep(PAUSE * (0.5 + random.random()))
            if self.asked or self.seq < 0:
                continue
            legal = self.sight.get("legal")
            if self.wishes:
                what, more = self.wishes[0]
                await self.ask(what, **more)
            elif self.sight.get("ranks") and self.seat == 0:
                await self.ask("rematch")
            elif legal:
                await self.ask("act", at=self.sight["at"], actions=[random.choice(legal)])

    async def ask(self, what: str, **more: Any) -> None:
        """Ask for something, under a name of its own."""
        self.asked = {"is": what, "cid": secrets.token_hex(6)} | more
        await self.socket.send(json.dumps(self.asked))

    def hear(self, told: dict[str, Any]) -> None:
        """Take in what is told; note what is missing."""
        seq = told.get("seq")
        if told["is"] == "table":
            self.seq = told["seq"]
        elif seq and told["is"] in ("moved", "seats", "chat", "follow"):
            if seq not in (self.seq, self.seq + 1):
                self.crowd.faults.append(f"{self.table}: heard {seq} after {self.seq}")
            self.seq = seq
        self.sight = told.get("sight") or self.sight
        if told.get("next"):
            self.crowd.moved.pop(self.table, None)
            self.go(told["next"])
        elif self.asked and told.get("cid") == self.asked["cid"]:
            self.answered(told)

    def answered(self, told: dict[str, Any]) -> None:
        """Take in an answer."""
        asked, self.asked = self.asked, None
        assert asked
        if told["is"] == "ack":
            if asked["is"] != "rematch":
                self.crowd.acked.append(Acked(self.table, told["cid"], told["seq"]))
            self.crowd.moved[self.table] = time.monotonic()
            if self.wishes and asked["is"] == self.wishes[0][0]:
                self.wishes.pop(0)
        elif told["code"] not in self.crowd.too_late:
            self.crowd.faults.append(f"{self.table}: {asked} was refused: {told}")
