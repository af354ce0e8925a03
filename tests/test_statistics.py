"""What a player's page says, and to whom."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
import pytest

from sobremesa.server import ratings, statistics
from sobremesa.server.identity import public
from sobremesa.server.statistics import Player
from tests.evening import ANA, EVA, LUIS, Evening, evening
from tests.serving import Person, Server
from tests.test_server import finish, two

STRANGER = "d" * 32


async def page(evening: Evening, who: str, reader: str = STRANGER) -> Player:
    found = await evening.store.ask(lambda c: statistics.player(c, public(who), reader))
    assert found
    return found


def spent(database: str, story: Callable[[Evening], Coroutine[Any, Any, None]]) -> None:
    """Let an evening go by."""
    with evening(database) as one:
        asyncio.run(story(one))


def test_a_page_tells_of_all_matches_of_a_player(database: str) -> None:
    async def story(evening: Evening) -> None:
        tables = []
        for n in range(3):
            tables.append(await evening.play(ANA, LUIS, "easy", key=bytes([n] * 32)))
            await ratings.rate(evening.store, tables[-1])
        ana = await page(evening, ANA, ANA)
        (llama,) = ana.games
        assert (ana.id, ana.name, llama.game, llama.matches) == (public(ANA), "Ana", "llama", 3)
        own = [table.match.ranks[0] for table in tables if table.match]
        assert llama.wins == own.count(1)
        assert llama.mean_rank == sum(own) / 3
        assert llama.mu is not None and llama.sigma is not None
        assert llama.rating == ratings.shown(llama.mu, llama.sigma) == llama.history[-1].rating
        assert len({mark.ended for mark in llama.history}) == 3
        assert llama.history == sorted(llama.history, key=lambda mark: mark.ended)
        newest = llama.recent[0]
        assert tables[2].match and newest.table == tables[2].id
        assert (newest.rank, newest.points) == (own[2], tables[2].match.points[0])
        assert [(other.id, other.name, other.seat) for other in newest.others] == [
            (public(LUIS), "Luis", 1),
            ("bot:easy", "bot:easy", 2),
        ]
        assert [other.points for other in newest.others] == tables[2].match.points[1:]
        (easy,) = (await page(evening, "bot:easy")).games
        assert easy.matches == 3

    spent(database, story)


def test_a_page_tells_nobody_the_way_to_a_table_that_is_not_public(database: str) -> None:
    async def story(evening: Evening) -> None:
        private = await evening.play(ANA, LUIS)
        common = await evening.play(ANA, LUIS, public=True)
        for table in (private, common):
            await ratings.rate(evening.store, table)
        for reader, named in (
            (STRANGER, [common.id, None]),
            (EVA, [common.id, None]),
            (ANA, [common.id, private.id]),
            (LUIS, [common.id, private.id]),
        ):
            (llama,) = (await page(evening, ANA, reader)).games
            assert [match.table for match in llama.recent] == named

    spent(database, story)


def test_a_page_holds_no_secrets(database: str) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.play(ANA, LUIS, EVA)
        await ratings.rate(evening.store, table)
        text = msgspec.json.encode(await page(evening, ANA, LUIS)).decode()
        for secret in (ANA, LUIS, EVA, bytes(range(32)).hex()):
            assert secret not in text

    spent(database, story)


def test_a_page_tells_of_so_many_matches_and_of_each_game(database: str) -> None:
    async def story(evening: Evening) -> None:
        for n in range(statistics.RECENT + 1):
            table = await evening.play(ANA, LUIS, key=bytes([n] * 32))
            await ratings.rate(evening.store, table)
        await ratings.rate(evening.store, await evening.play(ANA, game="genial", stop=None))
        alone, llama = (await page(evening, ANA)).games
        assert (llama.matches, len(llama.recent)) == (statistics.RECENT + 1, statistics.RECENT)
        assert len(llama.history) == statistics.RECENT + 1
        assert (alone.game, alone.rating, alone.matches, alone.history) == ("genial", None, 0, [])
        assert len(alone.recent) == 1 and alone.recent[0].others == []

    spent(database, story)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert server.stop() == 0


def test_pages_over_the_api(server: Server) -> None:
    ana, luis = two(server)
    finish(ana, luis)
    mine = ana.rated()
    assert mine["id"] == ana.http("/api/me")["id"]
    assert ana.cookie not in str(mine)
    (llama,) = mine["games"]
    assert llama["matches"] == 1 and llama["recent"][0]["table"] == ana.table
    (other,) = llama["recent"][0]["others"]
    theirs = ana.http(f"/api/players/{other['id']}")
    assert (theirs["status"], theirs["name"]) == (200, "Luis")
    assert theirs["id"] == luis.http("/api/me")["id"]
    assert theirs["games"][0]["recent"][0]["table"] == ana.table
    _, text, _ = server.http(f"/api/players/{other['id']}")
    assert ana.table.encode() not in text
    assert server.http("/api/players/0123456789abcdef")[0] == 404
    assert server.http("/api/me/matches")[0] == 401
    eva = Person(server, "Eva").http("/api/me/matches")
    assert (eva["status"], eva["name"], eva["games"]) == (200, "Eva", [])
