"""The server's doors: a socket for each table, and an HTTP API for everything else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

import sobremesa
from sobremesa import games
from sobremesa.engine.contract import ALL, NOBODY, BadOption, Game, UnknownGame
from sobremesa.server import api, logs, metrics, openapi, pages, passkeys, replay, statistics, wire
from sobremesa.server.api import Wrong
from sobremesa.server.bus import Cut
from sobremesa.server.crossing import Far
from sobremesa.server.hub import Hub, Place
from sobremesa.server.identity import COOKIE, YEAR, Identity, Person, named, newcomer, public
from sobremesa.server.limits import Bucket, Buckets, from_outside
from sobremesa.server.openapi import Way
from sobremesa.server.table import GATHERING, OVER, PLAYING, WATCHING, Settings, Table

LOG = logs.logger(__name__)

BODY = 16384  # bytes of a request, at most
OUTBOX = 256  # things that a slow connection may have waiting
RATE, BURST = 10.0, 40.0  # messages a second of a connection, and at once
REQUESTS, AT_ONCE = 40.0, 400.0  # requests a second of an address, and at once
CONNECTIONS = 200  # of one address, at a time
PARTING = 2.0  # seconds to say why a connection ends

NONSENSE = "?"  # a text that nobody understands

GONE = (WebSocketDisconnect, WebSocketDisconnected)  # a browser that has left

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
NOT_FOUND = 404
Answer = Callable[[Request], Awaitable[Response]]


class Connection:
    """A browser's connection to a table; when too much waits to be sent, it is cut off."""

    def __init__(self, socket: WebSocket, person: Person):
        self.socket, self.person = socket, person
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)
        self.ended = False

    def tell(self, text: bytes) -> None:
        """Send a text as soon as possible; never wait."""
        if self.ended:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.part(wire.TOO_SLOW)

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
        with suppress(*GONE):
            while not isinstance(what := await self.outbox.get(), int):
                await self.socket.send_text(what.decode())
                metrics.SENT.inc()
            await self.socket.close(what)


async def turn_away(socket: WebSocket, code: int, why: str) -> None:
    """Refuse a connection, and write that down."""
    LOG.info("refused", why=why, address=socket.client.host if socket.client else "")
    await socket.close(code)


def own_origin(connection: HTTPConnection) -> bool:
    """Say whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


async def heard(socket: WebSocket) -> str:
    """Return the next text from a browser; what is none is refused as other nonsense is."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or NONSENSE


class Doors:
    """Answers requests and sockets."""

    def __init__(self, hub: Hub, identity: Identity):
        self.hub, self.identity = hub, identity
        self.passkeys = passkeys.Passkeys(hub.store, identity.challenges, hub.now)
        self.addresses: dict[str, int] = {}

    # The socket.

    async def play(self, socket: WebSocket) -> None:
        """Connect a browser to a table."""
        address = socket.client.host if socket.client else ""
        if not own_origin(socket):
            await turn_away(socket, wire.FOREIGN, "foreign")
            return
        person = self.identity.read(socket.cookies.get(COOKIE))
        if person is None or not person.name:
            await turn_away(socket, wire.FOREIGN, "unknown")
            return
        if self.addresses.get(address, 0) >= CONNECTIONS and from_outside(address):
            await turn_away(socket, wire.TOO_MUCH, "too-many")
            return
        await socket.accept()
        try:
            place = await self.hub.find(socket.path_params["table"])
        except Cut:
            await turn_away(socket, wire.COME_BACK, "cut")
            return
        if place is None:
            await turn_away(socket, wire.UNKNOWN_TABLE, "no-such-table")
            return
        connection = Connection(socket, person)
        self.addresses[address] = self.addresses.get(address, 0) + 1
        metrics.CONNECTIONS.inc()
        sender = asyncio.create_task(connection.send_on())
        try:
            await place.join(connection, whole_number(socket.query_params.get("last")))
            await self.listen(place, connection)
        except GONE:
            pass
        finally:
            place.leave(connection)
            if connection.ended:  # let it say why
                await asyncio.wait([sender], timeout=PARTING)
            sender.cancel()
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            metrics.CONNECTIONS.dec()

    async def listen(self, place: Place | Far, connection: Connection) -> None:
        """Do what a browser asks for, one thing after another."""
        bucket = Bucket(RATE, BURST)
        while not connection.ended:
            text = await heard(connection.socket)
            metrics.RECEIVED.inc()
            if not bucket.let():
                LOG.info("cut off", why="too-much", table=connection.socket.path_params["table"])
                connection.part(wire.TOO_MUCH)
                return
            await place.hear(connection, text)

    # The API.

    async def me(self, request: Request) -> api.Me:
        """Say who somebody is; a newcomer gets a cookie."""
        return self.known(request, self.identity.read(request.cookies.get(COOKIE)) or newcomer())

    async def rename(self, request: Request, asked: api.NewName) -> api.Me:
        """Let somebody choose a name; a newcomer gets a cookie."""
        name = named(asked.name)
        if not name:
            raise Wrong(422, "no-name")
        before = self.identity.read(request.cookies.get(COOKIE))
        person = Person(before.id, name) if before else newcomer(name)
        if before:
            await self.passkeys.rename(person)
        return self.known(request, person)

    def known(self, request: Request, person: Person) -> api.Me:
        """Say who somebody is, and let the answer bring him his cookie."""
        request.state.person = person
        return api.Me(public(person.id), person.name)

    def who(self, request: Request) -> Person:
        """Return who asks; whoever has no name must choose one first."""
        person = self.identity.read(request.cookies.get(COOKIE))
        if person is None or not person.name:
            raise Wrong(401, "no-name")
        return person

    async def games(self, request: Request) -> list[api.Description]:
        """List the games with their options and levels."""
        return [api.described(games.find(name)) for name in games.names()]

    async def tables(self, request: Request) -> api.Lists:
        """List open public tables, those where people play, and one's own."""
        person = self.identity.read(request.cookies.get(COOKIE))
        store = self.hub.store
        return api.Lists(
            open=await store.tables(phase=GATHERING),
            running=await store.tables(phase=PLAYING),
            own=await store.tables(who=person.id) if person else [],
        )

    async def new_table(self, request: Request, asked: api.NewTable) -> api.Opened:
        """Open a table."""
        person = self.who(request)
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
        except Cut:
            raise Wrong(503, "too-busy") from None
        return api.Opened(place.table.id)

    async def table(self, request: Request) -> api.Summary:
        """Say what can be said of a table to anybody who has its link."""
        found = await self.hub.store.table(request.path_params["table"])
        if found is None:
            raise Wrong(404, "no-such-table")
        return found

    async def record(self, request: Request) -> str:
        """Return the record of a finished match, with the key to its luck."""
        table = await self.finished(request)
        assert table.match
        return table.match.record

    async def finished(self, request: Request) -> Table:
        """Return a table whose match is over."""
        found = await self.table(request)
        if found.phase != OVER:
            raise Wrong(409, "match-goes-on")
        table = await self.hub.store.load(found.id, self.hub.target(found.game))
        assert table
        return table

    async def replay(self, request: Request) -> replay.Replay:
        """Return a finished match step by step, from a point of view: a seat's number, or "all"."""
        table = await self.finished(request)
        wanted = request.query_params.get("seat", "")
        seats = {str(seat): seat for seat in range(table.settings.players)}
        seat = (seats | {"": NOBODY, "all": ALL}).get(wanted)
        if seat is None:
            raise Wrong(422, "no-such-seat")
        return await asyncio.to_thread(replay.replay, table, seat)

    async def past(self, request: Request) -> list[wire.Said]:
        """Return what has happened in a match so far, as one has seen it from one's place."""
        found = await self.table(request)
        table = await self.hub.store.load(found.id, self.hub.target(found.game))
        reader = self.identity.read(request.cookies.get(COOKIE))
        who = reader.id if reader else ""
        assert table
        if not table.may_watch(who):
            raise Wrong(403, str(wire.NOT_WATCHED))
        return await asyncio.to_thread(replay.past, table, table.audience(who))

    async def player(self, request: Request) -> statistics.Player:
        """Say how somebody fares in the games that he has played."""
        reader = self.identity.read(request.cookies.get(COOKIE))
        id, who = request.path_params["player"], reader.id if reader else ""
        found = await self.hub.store.ask(lambda c: statistics.player(c, id, who))
        if found is None:
            raise Wrong(404, "no-such-player")
        return found

    async def my_matches(self, request: Request) -> statistics.Player:
        """Say how one fares oneself."""
        person = self.who(request)
        own = await self.hub.store.ask(
            lambda c: statistics.standings(c, person.id, reader=person.id)
        )
        return statistics.Player(public(person.id), person.name, own)

    async def my_passkeys(self, request: Request) -> list[passkeys.Passkey]:
        """List one's own passkeys."""
        return await self.passkeys.own(self.who(request).id)

    async def offer_passkey(self, request: Request) -> dict[str, Any]:
        """Return the options with which a browser makes a passkey."""
        return await self.passkeys.offer(request, self.who(request))

    async def add_passkey(self, request: Request, asked: passkeys.NewPasskey) -> passkeys.Passkey:
        """Keep a passkey that a browser has made."""
        return await self.passkeys.add(request, self.who(request), asked)

    async def remove_passkey(self, request: Request) -> list[passkeys.Passkey]:
        """Forget one of one's own passkeys, and list the others."""
        await self.passkeys.remove(self.who(request).id, request.path_params["passkey"])
        return await self.my_passkeys(request)

    async def ask_passkey(self, request: Request) -> dict[str, Any]:
        """Return the options with which a browser looks for a passkey."""
        return await self.passkeys.ask(request)

    async def sign_in(self, request: Request, asked: passkeys.ShownPasskey) -> api.Me:
        """Give a browser the cookie of whoever has the passkey that it shows."""
        return self.known(request, await self.passkeys.sign_in(request, asked))

    async def health(self, request: Request) -> api.Health:
        """Say that all is well."""
        return api.Health(True, sobremesa.__version__)

    async def figures(self, request: Request) -> str:
        """Return figures for whoever looks after the server."""
        phases = (place.table.phase for place in self.hub.places.values())
        return metrics.exposed(phases)

    async def openapi(self, request: Request) -> dict[str, Any]:
        """Return the description of all this."""
        return openapi.document(WAYS, sobremesa.__version__)

    def route(self, path: str) -> Route:
        """Return the route of a path, with all ways that share it."""
        ways = {way.method: way for way in WAYS if way.path == path}

        async def answer(request: Request) -> Response:
            way = ways["GET" if request.method == "HEAD" else request.method]
            if way.method != "GET" and not own_origin(request):
                raise Wrong(403, "foreign")
            asked = [await body(request, way.takes)] if way.takes else []
            response = answered(await way.answer(self, request, *asked), way.status, way.kind)
            self.give_cookie(request, response)
            passkeys.give_cookie(request, response)
            return response

        return Route(path, answer, methods=list(ways))

    def give_cookie(self, request: Request, response: Response) -> None:
        """Let an answer bring somebody his cookie, if it said who he is."""
        person = getattr(request.state, "person", None)
        if person:
            response.set_cookie(
                COOKIE,
                self.identity.write(person),
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )


WAYS = (
    Way("GET", "/healthz", Doors.health),
    Way("GET", "/metrics", Doors.figures, kind=metrics.KIND),
    Way("GET", "/openapi.json", Doors.openapi),
    Way("GET", "/api/games", Doors.games),
    Way("GET", "/api/me", Doors.me),
    Way("POST", "/api/me", Doors.rename),
    Way("GET", "/api/me/matches", Doors.my_matches, refusals=(401,)),
    Way("GET", "/api/passkeys", Doors.my_passkeys, refusals=(401,)),
    Way("POST", "/api/passkeys", Doors.add_passkey, status=201, refusals=(401, 409)),
    Way("POST", "/api/passkeys/options", Doors.offer_passkey, refusals=(401, 403, 409)),
    Way("DELETE", "/api/passkeys/{passkey}", Doors.remove_passkey, refusals=(401, 403, 404)),
    Way("POST", "/api/sign-in", Doors.sign_in, refusals=(404, 409)),
    Way("POST", "/api/sign-in/options", Doors.ask_passkey, refusals=(403, 409)),
    Way("GET", "/api/players/{player}", Doors.player, refusals=(404,)),
    Way("GET", "/api/tables", Doors.tables),
    Way("POST", "/api/tables", Doors.new_table, status=201, refusals=(401, 404, 503)),
    Way("GET", "/api/tables/{table}", Doors.table, refusals=(404,)),
    Way("GET", "/api/tables/{table}/record", Doors.record, refusals=(404, 409), kind="text/plain"),
    Way("GET", "/api/tables/{table}/past", Doors.past, refusals=(403, 404)),
    Way(
        "GET", "/api/tables/{table}/replay", Doors.replay, query=("seat",), refusals=(404, 409, 422)
    ),
)


def whole_number(text: str | None) -> int:
    """Return a number from an address, or -1."""
    return int(text) if text and text.isdecimal() and len(text) < 10 else -1


def whole_options(game: Game, options: dict[str, int | str]) -> dict[str, int | str]:
    """Return all house rules, those that were not named as they usually are."""
    state = game.blank(options)[0]
    return {option.name: option.decode(state[option.name]) for option in game.options}


async def body(request: Request, kind: type[msgspec.Struct]) -> Any:
    """Return what a request says, checked."""
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


def answered(what: Any, status: int, kind: str = openapi.JSON) -> Response:
    """Return an answer."""
    content = msgspec.json.encode(what) if kind == openapi.JSON else what
    return Response(content, status, media_type=kind)


async def wrong(request: Request, error: Exception) -> Response:
    """Return what to say of a request that cannot be answered."""
    assert isinstance(error, Wrong)
    return answered(api.Problem(error.code, error.facts), error.status)


def saying(page: Answer) -> Callable[[Request, Exception], Awaitable[Response]]:
    """Return a function that says of a request that it leads nowhere, to people on a page."""

    async def astray(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == NOT_FOUND and "text/html" in request.headers.get("accept", ""):
            response = await page(request)
            response.status_code = NOT_FOUND
            return response
        response = answered(api.Problem("not-possible"), error.status_code)
        response.headers.update(error.headers or {})
        return response

    return astray


class Guard:
    """Adds the headers that keep browsers careful, counts what is answered, and stops floods."""

    def __init__(self, app: ASGIApp):
        self.app = app
        self.buckets = Buckets(REQUESTS, AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with headers, but for what is too much."""
        if "path" in scope:  # no name has a zero, and not all databases take it
            scope["path"] = scope["path"].replace("\0", "?")
        address = (scope.get("client") or ("", 0))[0]
        if scope["type"] == "http" and from_outside(address) and not self.buckets.let(address):
            response = answered(api.Problem("too-many"), openapi.TOO_MANY)
            response.headers["retry-after"] = "1"
            metrics.answered(scope, openapi.TOO_MANY)
            await response(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
                metrics.answered(scope, message["status"])
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def application(hub: Hub, identity: Identity, ending: Callable[[], Awaitable[None]]) -> ASGIApp:
    """Return the server's application; `ending` is awaited when it stops."""
    doors = Doors(hub, identity)

    @asynccontextmanager
    async def life(app: Starlette) -> Any:
        asyncio.get_running_loop().set_exception_handler(logs.unhandled)
        await hub.start()
        yield
        await ending()

    paths = dict.fromkeys(way.path for way in WAYS)
    socket = WebSocketRoute("/ws/{table}", doors.play)
    home, *others = pages.routes()
    routes = [*map(doors.route, paths), socket, home, *others]
    handlers = {Wrong: wrong, HTTPException: saying(home.endpoint)}
    app = Starlette(routes=routes, lifespan=life, exception_handlers=handlers)
    return Guard(app)
