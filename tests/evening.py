"""Matches that are played in no time and kept in a store, without a server."""

from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sobremesa.server import events, wire
from sobremesa.server.hub import Hub
from sobremesa.server.store import Store
from sobremesa.server.table import PLAYING, Settings, Table
from sobremesa.server.thinkers import Thinkers

ANA, LUIS, EVA = "a" * 32, "b" * 32, "c" * 32
NAMES = {ANA: "Ana", LUIS: "Luis", EVA: "Eva"}
KEY = bytes(range(32))


class Evening:
    """A store, and people who play."""

    def __init__(self, database: str):
        self.store = Store(database)
        self.count = 0

    async def play(
        self,
        *sitting: str,
        leaving: Sequence[str] = (),
        back: Sequence[str] = (),
        game: str = "llama",
        public: bool = False,
        key: bytes = KEY,
        stop: int | None = 10,
    ) -> Table:
        """Play a match to the end, kept but not rated; people are known by ids, bots by levels."""
        self.count += 1
        options: dict[str, int | str] = {} if stop is None else {"stop": stop}
        people = [who for who in sitting if who in NAMES]
        settings = Settings(game, len(sitting), options, people[0], public=public)
        table = Table(f"table{self.count}", settings, key)
        now = self.count * 1_000_000
        await self.store.open(table, now)
        made: list[events.Any] = []

        def ask(who: str, asked: Any) -> None:
            made.extend(table.handle(who, NAMES[who], asked, now + len(made)))

        for seat, who in enumerate(sitting):
            if who in NAMES:
                ask(who, wire.Sit(f"s{seat}", seat, None))
            else:
                ask(people[0], wire.Invite(f"i{seat}", seat, who))
        ask(people[0], wire.Start("start"))
        for who in leaving:
            ask(who, wire.Leave("leave"))
        for who in back:
            ask(who, wire.Back("back"))
        while table.phase == PLAYING:
            assert table.match
            at, action = len(table.match.log), table.match.legal()[-1]
            who = table.seats[table.turn].who
            if table.thinker():
                made += table.bot_acts(table.turn, action, at, now + len(made))
            else:
                ask(who, wire.Act(f"a{at}", at, (action,)))
        await self.store.append(table, made, [events.write(event) for event in made])
        return table


@contextmanager
def evening(database: str) -> Iterator[Evening]:
    """Return an evening, whose store is closed after it."""
    one = Evening(database)
    try:
        yield one
    finally:
        one.store.close()


@asynccontextmanager
async def looked_after(store: Store) -> Any:
    """Return a hub that looks after a store, which it closes."""
    hub = Hub(store, Thinkers(1))
    try:
        yield hub
    finally:
        await hub.close()
