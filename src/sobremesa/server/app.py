"""The server's doors: a socket for each table, and an HTTP API for everything else."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import sobremesa
from sobremesa import games
from sobremesa.engine.contract import LEVELS, BadOption, Game, UnknownGame
from sobremesa.server import events, logs, metrics, statistics, wire
from sobremesa.server.hub import Hub, Place, refuse
from sobremesa.server.identity import COOKIE, YEAR, Identity, Person, named, newcomer, public
from sobremesa.server.table import GATHERING, OVER, PLAYING, WATCHED, WATCHING, Refusal, Settings

LOG = structlog.stdlib.get_logger(__name__)

BODY = 16384  # bytes of a request, at most
OUTBOX = 256  # things that a slow connection may have waiting
RATE, BURST = 10.0, 40.0  # messages a second of a connection, and at once
CONNECTIONS = 64  # of one address, at a time

UNKNOWN_TABLE, NOT_WATCHED, TOO_SLOW, TOO_MUCH, FOREIGN = 4004, 4003, 4008, 4029, 4001

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sobremesa</title>
<h1>Sobremesa</h1>
<p>The server is running. Its tables are reached over its <a href="/api/games">API</a>; the pages
to play on are not part of this version yet. In a terminal, <code>sobremesa play</code> plays here
and now.</p>
</html>
"""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody asks for who opens a table."""

    game: str
    players: int
    options: dict[str, int | str] = {}
    clock: events.Clock = events.Clock()
    public: bool = False
    watching: str = WATCHED


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: str


class Wrong(Exception):
    """A request that cannot be answered: the status, and what to say."""

    def __init__(self, status: int, code: str, **facts: int | str):
        super().__init__(code)
        self.status, self.code, self.facts = status, code, facts


class Bucket:
    """Lets a few messages through at once, and then so many a second."""

    def __init__(self) -> None:
        self.left, self.then = BURST, time.monotonic()

    def let(self) -> bool:
        """Say whether another message may pass."""
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.then) * RATE)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """A browser's connection to a table; when too much waits to be sent, it is cut off."""

    def __init__(self, socket: WebSocket, person: Person):
        self.socket, self.person = socket, person
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)
        self.ended = False

    def tell(self, text: bytes) -> None:
        """Send a text as soon as possible; never wait."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.part(TOO_SLOW)

    def part(self, code: int) -> None:
        """End the connection; what waits is dropped."""
        if self.ended:
            return
        self.ended = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)

    async def send_on(self) -> None:
        """Send what comes into the outbox, until the end."""
        while True:
            what = await self.outbox.get()
            if isinstance(what, int):
                await self.socket.close(what)
                return
            await self.socket.send_text(what.decode())
            metrics.SENT.inc()


async def turn_away(socket: WebSocket, code: int, why: str) -> None:
    """Refuse a connection, and write that down."""
    LOG.info("refused", why=why, address=socket.client.host if socket.client else "")
    await socket.close(code)


def own_origin(connection: HTTPConnection) -> bool:
    """Say whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Doors:
    """Answers requests and sockets."""

    def __init__(self, hub: Hub, identity: Identity):
        self.hub, self.identity = hub, identity
        self.addresses: dict[str, int] = {}

    # The socket.

    async def play(self, socket: WebSocket) -> None:
        """Connect a browser to a table."""
        address = socket.client.host if socket.client else ""
        if not own_origin(socket):
            await turn_away(socket, FOREIGN, "foreign")
            return
        person = self.identity.read(socket.cookies.get(COOKIE))
        if person is None:
            await turn_away(socket, FOREIGN, "unknown")
            return
        if self.addresses.get(address, 0) >= CONNECTIONS * 64:
            await turn_away(socket, TOO_MUCH, "too-many")
            return
        await socket.accept()
        place = await self.hub.find(socket.path_params["table"])
        if place is None:
            await turn_away(socket, UNKNOWN_TABLE, "no-such-table")
            return
        if not place.table.may_watch(person.id):
            await turn_away(socket, NOT_WATCHED, "not-watched")
            return
        connection = Connection(socket, person)
        self.addresses[address] = self.addresses.get(address, 0) + 1
        metrics.CONNECTIONS.inc()
        sender = asyncio.create_task(connection.send_on())
        try:
            place.join(connection, whole_number(socket.query_params.get("last")))
            await self.listen(place, connection)
        except WebSocketDisconnect:
            pass
        finally:
            place.leave(connection)
            sender.cancel()
            self.addresses[address] -= 1
            metrics.CONNECTIONS.dec()

    async def listen(self, place: Place, connection: Connection) -> None:
        """Do what a browser asks for, one thing after another."""
        bucket = Bucket()
        while not connection.ended:
            text = await connection.socket.receive_text()
            metrics.RECEIVED.inc()
            if not bucket.let():
                LOG.info("cut off", why="too-much", table=place.table.id)
                connection.part(TOO_MUCH)
                return
            try:
                asked = wire.read(text)
            except msgspec.DecodeError:
                refuse(connection, "", Refusal("not-understood"))
                continue
            await self.serve(place, connection, asked)

    async def serve(self, place: Place, connection: Connection, asked: Any) -> None:
        """Do one thing."""
        person = connection.person
        if isinstance(asked, wire.Ping):
            connection.tell(wire.write(wire.Pong(place.table.seq, self.hub.now())))
        elif isinstance(asked, wire.Hint):
            self.hub.spawn(place.advise(person, asked, connection))
        elif isinstance(asked, wire.Rematch):
            try:
                await self.hub.rematch(place, person, asked.cid)
                connection.tell(wire.write(wire.Ack(asked.cid, place.table.seq)))
            except Refusal as refusal:
                refuse(connection, asked.cid, refusal)
        else:
            await place.do(person, asked, connection)

    # The API.

    async def me(self, request: Request) -> Response:
        """Say who somebody is; a newcomer gets a cookie."""
        person = self.identity.read(request.cookies.get(COOKIE)) or newcomer()
        if request.method == "POST":
            name = named((await body(request, NewName)).name)
            if not name:
                raise Wrong(422, "no-name")
            person = Person(person.id, name)
        response = answered({"id": public(person.id), "name": person.name})
        response.set_cookie(
            COOKIE,
            self.identity.write(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    def who(self, request: Request) -> Person:
        """Return who asks; whoever has no name must choose one first."""
        person = self.identity.read(request.cookies.get(COOKIE))
        if person is None or not person.name:
            raise Wrong(401, "no-name")
        return person

    async def games(self, request: Request) -> Response:
        """List the games with their options and levels."""
        return answered([described(games.find(name)) for name in games.names()])

    async def tables(self, request: Request) -> Response:
        """List open public tables and one's own, or open one."""
        if request.method == "POST":
            return await self.new_table(request)
        person = self.identity.read(request.cookies.get(COOKIE))
        open_ones = await self.hub.store.tables(phase=GATHERING)
        running = await self.hub.store.tables(phase=PLAYING)
        own = await self.hub.store.tables(who=person.id) if person else []
        return answered(
            {
                "open": [found for id in open_ones if (found := await self.summary(id))],
                "running": [found for id in running if (found := await self.summary(id))],
                "own": [found for id in own if (found := await self.summary(id))],
            }
        )

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        person = self.who(request)
        asked = await body(request, NewTable)
        clock = asked.clock
        if not all(0 <= x <= 14 * 86400 for x in (clock.move, clock.match, clock.more)):
            raise Wrong(422, "bad-clock")
        if asked.watching not in WATCHING:
            raise Wrong(422, "bad-watching")
        try:
            settings = Settings(
                asked.game,
                asked.players,
                whole_options(games.find(asked.game), asked.options),
                person.id,
                clock,
                asked.public,
                asked.watching,
            )
            place = await self.hub.open(settings)
        except UnknownGame as error:
            raise Wrong(404, "no-such-game", text=str(error)) from None
        except BadOption as error:
            raise Wrong(422, "bad-option", text=str(error)) from None
        return answered({"id": place.table.id}, 201)

    async def table(self, request: Request) -> Response:
        """Say what can be said of a table to anybody who has its link."""
        found = await self.summary(request.path_params["table"])
        if found is None:
            raise Wrong(404, "no-such-table")
        return answered(found)

    async def summary(self, id: str) -> dict[str, Any] | None:
        """Return what a list says of a table."""
        place = await self.hub.find(id)
        if place is None:
            return None
        table = place.table
        return {
            "id": id,
            "game": table.settings.game,
            "phase": table.phase,
            "players": table.settings.players,
            "seats": msgspec.to_builtins(table.seated(place.here)),
            "to_act": table.turn if table.phase == PLAYING else None,
            "options": table.settings.options,
            "clock": msgspec.to_builtins(table.settings.clock),
            "next": table.next or None,
        }

    async def record(self, request: Request) -> Response:
        """Return the record of a finished match, with the key to its luck."""
        place = await self.hub.find(request.path_params["table"])
        if place is None:
            raise Wrong(404, "no-such-table")
        if place.table.phase != OVER or not place.table.match:
            raise Wrong(409, "match-goes-on")
        return PlainTextResponse(place.table.match.record)

    async def player(self, request: Request) -> Response:
        """Say how somebody fares in the games that he has played."""
        reader = self.identity.read(request.cookies.get(COOKIE))
        id, who = request.path_params["player"], reader.id if reader else ""
        found = await self.hub.store.ask(lambda c: statistics.player(c, id, who))
        if found is None:
            raise Wrong(404, "no-such-player")
        return answered(found)

    async def my_matches(self, request: Request) -> Response:
        """Say how one fares oneself."""
        person = self.who(request)
        own = await self.hub.store.ask(
            lambda c: statistics.standings(c, person.id, reader=person.id)
        )
        return answered(statistics.Player(public(person.id), person.name, own))

    async def health(self, request: Request) -> Response:
        """Say that all is well."""
        return answered({"ok": True, "version": sobremesa.__version__})

    async def figures(self, request: Request) -> Response:
        """Return figures for whoever looks after the server."""
        phases = (place.table.phase for place in self.hub.places.values())
        return Response(metrics.exposed(phases), media_type=metrics.KIND)

    async def page(self, request: Request) -> Response:
        """Say that there are no pages yet."""
        return Response(PAGE, media_type="text/html")


def whole_number(text: str | None) -> int:
    """Return a number from an address, or -1."""
    return int(text) if text and text.isdecimal() and len(text) < 10 else -1


def whole_options(game: Game, options: dict[str, int | str]) -> dict[str, int | str]:
    """Return all house rules, those that were not named as they usually are."""
    state = game.blank(options)[0]
    return {option.name: option.decode(state[option.name]) for option in game.options}


def described(game: Game) -> dict[str, Any]:
    """Return what one must know of a game to open a table."""
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.players[0], game.players[-1]],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values)
                if isinstance(option.values, tuple)
                else [option.values[0], option.values[-1]],
            }
            for option in game.options
        ],
        "levels": [
            {"name": name, "elo": level.elo}
            for name, level in zip(LEVELS, game.levels, strict=False)
        ],
    }


async def body(request: Request, kind: type[msgspec.Struct]) -> Any:
    """Return what a request says, checked."""
    if not own_origin(request):
        raise Wrong(403, "foreign")
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Wrong(415, "not-json")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY:
            raise Wrong(413, "too-long")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise Wrong(422, "not-understood", text=str(error)) from None


def answered(what: Any, status: int = 200) -> Response:
    """Return a JSON answer."""
    return Response(msgspec.json.encode(what), status, media_type="application/json")


async def wrong(request: Request, error: Exception) -> Response:
    """Return what to say of a request that cannot be answered."""
    assert isinstance(error, Wrong)
    return answered({"code": error.code, "facts": error.facts}, error.status)


class Guard:
    """Adds the headers that keep browsers careful, and counts what is answered."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with headers."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
                metrics.answered(scope, message["status"])
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def application(hub: Hub, identity: Identity, ending: Callable[[], Awaitable[None]]) -> ASGIApp:
    """Return the server's application; `ending` is awaited when it stops."""
    from contextlib import asynccontextmanager

    doors = Doors(hub, identity)

    @asynccontextmanager
    async def life(app: Starlette) -> Any:
        asyncio.get_running_loop().set_exception_handler(logs.unhandled)
        hub.spawn(hub.resume())
        yield
        await ending()

    routes = [
        Route("/", doors.page),
        Route("/healthz", doors.health),
        Route("/metrics", doors.figures),
        Route("/api/games", doors.games),
        Route("/api/me", doors.me, methods=["GET", "POST"]),
        Route("/api/me/matches", doors.my_matches),
        Route("/api/players/{player}", doors.player),
        Route("/api/tables", doors.tables, methods=["GET", "POST"]),
        Route("/api/tables/{table}", doors.table),
        Route("/api/tables/{table}/record", doors.record),
        WebSocketRoute("/ws/{table}", doors.play),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={Wrong: wrong})
    return Guard(app)
