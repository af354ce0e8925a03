"""How processes that serve the same tables find each other: through Redis, or not at all.

Each table has one owner. Whoever asks for a table that nobody owns gets it; a process that shows
no sign of life owns nothing. Should two believe to own a table all the same, the log decides: only
one of them can write its next event.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from sobremesa.server import logs
from sobremesa.server.store import INSTALL

LOG = logs.logger(__name__)

BEAT = 1.0  # seconds between two signs of life
LIFE = 4.0  # seconds without one, after which a process is taken for dead
KEPT = 30 * 86400  # seconds that is known who owned a table
WAITING = 10_000  # messages that may be waiting to be sent
PATIENCE = 5.0  # seconds for an answer of Redis

PREFIX = "sobremesa:"

# Who owns a table: who did, if he lives, else who asks. Who asks must live himself.
CLAIM = """
local owner = redis.call('get', KEYS[1])
if redis.call('exists', ARGV[1] .. ARGV[2]) == 0 then return '' end
if not owner or redis.call('exists', ARGV[1] .. owner) == 0 then owner = ARGV[2] end
redis.call('set', KEYS[1], owner, 'EX', ARGV[3])
return owner
"""


class Cut(RuntimeError):
    """Nobody can be reached just now."""


class Ear(Protocol):
    """Who is told what comes over the bus."""

    def hear(self, sender: str, messages: list[Any]) -> None:
        """Take in messages of another process, in order."""

    def compare(self, peer: str) -> None:
        """Tell another process, now and then, what is going on with it, as far as is known here."""

    def lost(self, peer: str) -> None:
        """Give up what was going on with another process: something may not have arrived."""

    def lost_all(self) -> None:
        """Give up what was going on with all other processes."""

    def disown(self) -> None:
        """Give up all tables: others may have taken them."""

    def inherit(self) -> None:
        """Take up the tables that have no owner."""

    def peers(self) -> set[str]:
        """Return with whom something is going on."""


class Bus(Protocol):
    """What joins processes."""

    name: str

    async def start(self, ear: Ear) -> None:
        """Begin to live."""

    async def claim(self, table: str) -> str:
        """Return who owns a table: this process, if nobody else does."""

    def send(self, peer: str, message: msgspec.Struct) -> None:
        """Send a message; should it get lost, `Ear.lost` is called."""

    async def close(self) -> None:
        """Let others take over."""


class Alone:
    """A process without others."""

    name = ""

    async def start(self, ear: Ear) -> None:
        """Begin to live."""

    async def claim(self, table: str) -> str:
        """Own every table."""
        return self.name

    def send(self, peer: str, message: msgspec.Struct) -> None:
        """Refuse: there is nobody."""
        raise Cut(peer)

    async def close(self) -> None:
        """End."""


class Shared:
    """A process among others, which meet in Redis or Valkey."""

    def __init__(self, url: str):
        """Get ready to connect to the server at `url`."""
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self.name = secrets.token_hex(8)
        # What fails must be known here, as something else may have got lost with it.
        self.redis = Redis.from_url(
            url,
            decode_responses=False,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=PATIENCE,
            health_check_interval=0,
        )
        self.failures = (RedisError, OSError, asyncio.TimeoutError)
        self.outgoing: asyncio.Queue[tuple[str, msgspec.Struct]] = asyncio.Queue(WAITING)
        self.sent: dict[str, int] = {}  # bundles to each process
        self.heard: dict[str, int] = {}  # bundles of each process
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False
        self.claiming = self.redis.register_script(CLAIM)

    async def start(self, ear: Ear) -> None:
        """Show signs of life, and listen."""
        self.ear = ear
        await self.live()
        for work in (self.beat, self.listen, self.post):
            self.tasks.append(asyncio.create_task(self.again_and_again(work)))

    async def close(self) -> None:
        """End the signs of life, so that others take over at once."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks, timeout=PATIENCE)
        try:
            await self.redis.delete(alive(self.name))
            await self.redis.aclose()
        except self.failures:
            LOG.info("bus gone")

    async def claim(self, table: str) -> str:
        """Return who owns a table: this process, if nobody else does."""
        try:
            owner = await self.claiming(
                keys=[PREFIX + "table:" + table], args=[alive(""), self.name, KEPT]
            )
        except self.failures as error:
            raise Cut(str(error)) from None
        if not owner:
            raise Cut("no sign of life of this process has come through")
        return spelt(owner)

    def send(self, peer: str, message: msgspec.Struct) -> None:
        """Send a message soon."""
        try:
            self.outgoing.put_nowait((peer, message))
        except asyncio.QueueFull:
            self.ear.lost(peer)

    async def again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work for good, also when Redis is gone for a while."""
        while not self.closing:
            try:
                await work()
            except self.failures as error:
                LOG.warning("bus failed", work=work.__name__, why=str(error))
            except Exception:
                LOG.exception("bus failed", work=work.__name__)
            await asyncio.sleep(BEAT / 4)

    async def live(self) -> bool:
        """Show a sign of life; say whether the last one was still to be seen."""
        pipe = self.redis.pipeline()
        pipe.sadd(PREFIX + "processes", self.name)
        pipe.set(alive(self.name), 1, px=int(LIFE * 1000), get=True)
        return (await pipe.execute())[1] is not None

    async def beat(self) -> None:
        """Show signs of life, and look for those of others."""
        while True:
            if not await self.live():
                LOG.warning("taken for dead")
                self.ear.disown()
            await self.look_around()
            await asyncio.sleep(BEAT)

    async def look_around(self) -> None:
        """See who has died; of all who see it, one takes up the tables."""
        known = {spelt(name) for name in await self.redis.smembers(PREFIX + "processes")}
        others = sorted((known | self.ear.peers()) - {self.name})
        pipe = self.redis.pipeline()
        for name in others:
            pipe.exists(alive(name))
        for name, lives in zip(others, await pipe.execute(), strict=True):
            if lives:
                self.ear.compare(name)
                continue
            self.ear.lost(name)
            if await self.redis.srem(PREFIX + "processes", name):
                LOG.warning("another process died", name=name)
                self.ear.inherit()

    async def listen(self) -> None:
        """Hear what others send."""
        async with self.redis.pubsub() as heard:
            await heard.subscribe(channel(self.name))
            while True:
                message = await heard.get_message(timeout=None)
                if message and message["type"] == "subscribe":
                    self.ear.lost_all()  # what came before this was not heard
                    self.heard.clear()
                elif message:
                    self.take_in(*msgspec.msgpack.decode(message["data"]))

    def take_in(self, sender: str, number: int, messages: list[Any]) -> None:
        """Hear a bundle; should one be missing before it, something was lost."""
        if number != self.heard.get(sender, number - 1) + 1:
            LOG.warning("bundle missing", sender=sender)
            self.ear.lost(sender)
        self.heard[sender] = number
        self.ear.hear(sender, messages)

    async def post(self) -> None:
        """Send whatever is waiting, to each process in one go."""
        while True:
            bundles: dict[str, list[Any]] = {}
            peer, message = await self.outgoing.get()
            bundles[peer] = [message]
            while not self.outgoing.empty():
                peer, message = self.outgoing.get_nowait()
                bundles.setdefault(peer, []).append(message)
            await self.publish(bundles)

    async def publish(self, bundles: dict[str, list[Any]]) -> None:
        """Send messages; give up whoever does not listen."""
        arrived: list[int] = []
        try:
            pipe = self.redis.pipeline(transaction=False)
            for peer, messages in bundles.items():
                number = self.sent[peer] = self.sent.get(peer, 0) + 1
                pipe.publish(channel(peer), msgspec.msgpack.encode((self.name, number, messages)))
            arrived = await pipe.execute()
        finally:
            for number, peer in enumerate(bundles):
                if not arrived or not arrived[number]:
                    self.ear.lost(peer)


def found(url: str) -> Bus:
    """Return the bus at an address; fail with a reason if nobody answers there."""
    try:
        from redis import Redis, RedisError
    except ModuleNotFoundError as error:
        raise OSError(f"a bus needs a package, {error.name}: {INSTALL}") from None
    try:
        with Redis.from_url(url, socket_timeout=PATIENCE) as redis:
            redis.ping()
        return Shared(url)
    except ValueError as error:
        raise OSError(f"a bus is given as redis://HOST:PORT: {error}") from None
    except RedisError as error:
        raise OSError(f"the bus cannot be reached: {error}") from None


def spelt(name: bytes | str) -> str:
    """Return the name of a process, as Redis returned it."""
    return name if isinstance(name, str) else name.decode()


def alive(name: str) -> str:
    """Return the key of a process's signs of life."""
    return f"{PREFIX}alive:{name}"


def channel(name: str) -> str:
    """Return the channel on which a process listens."""
    return f"{PREFIX}to:{name}"
