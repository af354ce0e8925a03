"""Ratings: who gains and who loses, once for each match, whatever dies in between."""

import asyncio
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select, text

from sobremesa.server import ratings, schema, wire
from sobremesa.server.identity import public
from sobremesa.server.ratings import NEWCOMER, Ended, last_for, rated
from sobremesa.server.store import Store
from sobremesa.server.table import PLAYING, Settings
from tests.evening import ANA, EVA, LUIS, Evening, evening, looked_after


def as_ended(*ranks: tuple[str, int]) -> list[Ended]:
    return [Ended(who, who, rank, 0, False) for who, rank in ranks]


async def rows(store: Store, table: Any) -> list[Any]:
    return await store.ask(lambda c: list(c.execute(select(table))))


async def kept(store: Store) -> dict[str, Any]:
    return {row.who: row for row in await rows(store, schema.ratings)}


def test_people_are_rated_by_the_model() -> None:
    model = PlackettLuce()
    before = {ANA: model.rating(30, 4), LUIS: model.rating(20, 8), EVA: model.rating()}
    after = rated(before, as_ended((ANA, 2), (LUIS, 1), (EVA, 2)))
    expected = model.rate([[before[who]] for who in before], ranks=[2, 1, 2])
    assert [(r.mu, r.sigma) for r in after.values()] == [(t[0].mu, t[0].sigma) for t in expected]
    assert after[LUIS].mu > 20 and after[ANA].mu < 30


def test_two_bots_of_a_level_are_one_player_and_do_not_beat_themselves() -> None:
    before = {"bot:easy": NEWCOMER, ANA: NEWCOMER}
    between = rated(before, as_ended(("bot:easy", 1), (ANA, 2), ("bot:easy", 3)))
    assert between["bot:easy"].mu - NEWCOMER.mu == pytest.approx(NEWCOMER.mu - between[ANA].mu)
    beaten = rated(before, as_ended((ANA, 1), ("bot:easy", 2), ("bot:easy", 3)))
    gain = beaten[ANA].mu - NEWCOMER.mu
    assert NEWCOMER.mu - beaten["bot:easy"].mu == pytest.approx(gain)  # nothing is made or lost
    assert beaten["bot:easy"].sigma < NEWCOMER.sigma


def test_a_newcomer_is_shown_a_thousand() -> None:
    assert ratings.shown(NEWCOMER.mu, NEWCOMER.sigma) == 1000
    assert ratings.shown(NEWCOMER.mu + 1, NEWCOMER.sigma) == 1040


@pytest.mark.parametrize(
    ("ranks", "left", "expected"),
    [
        ([1, 2, 3], [False, False, False], [1, 2, 3]),
        ([1, 2, 3], [True, False, False], [3, 1, 2]),
        ([1, 1, 3], [True, False, False], [3, 1, 2]),
        ([1, 2, 2, 4], [False, True, False, True], [1, 3, 2, 3]),
        ([1, 2], [True, True], [1, 1]),
    ],
)
def test_who_left_is_last(ranks: list[int], left: list[bool], expected: list[int]) -> None:
    assert last_for(ranks, left) == expected


def test_a_match_is_rated_once(database: str) -> None:
    async def twice(evening: Evening) -> None:
        table = await evening.play(ANA, LUIS, EVA)
        again = await evening.store.load(table.id, "python")
        assert again
        done = await asyncio.gather(*(ratings.rate(evening.store, t) for t in (table, again)))
        assert sorted(done) == [False, True]
        found = await kept(evening.store)
        assert {who: row.matches for who, row in found.items()} == {ANA: 1, LUIS: 1, EVA: 1}
        assert table.match
        ranks = dict(zip((ANA, LUIS, EVA), table.match.ranks, strict=True))
        assert {who: row.ranks for who, row in found.items()} == ranks
        assert {who for who, row in found.items() if row.wins} == {
            who for who, rank in ranks.items() if rank == 1
        }
        places = await rows(evening.store, schema.places)
        assert [row.points for row in places] == table.match.points
        assert [row.mu for row in places] == [found[row.who].mu for row in places]

    with evening(database) as one:
        asyncio.run(twice(one))


def test_half_a_rating_is_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*more: Any) -> None:
        raise OSError("the disk is full")

    async def half(evening: Evening) -> None:
        table = await evening.play(ANA, LUIS)
        with monkeypatch.context() as broken:
            broken.setattr(ratings, "counted", fails)
            with pytest.raises(OSError):
                await ratings.rate(evening.store, table)
        assert await rows(evening.store, schema.results) == []
        assert await kept(evening.store) == {}
        assert await ratings.rate(evening.store, table)

    with evening(database) as one:
        asyncio.run(half(one))


def test_many_at_once_lose_nothing(database: str) -> None:
    async def many(evening: Evening) -> None:
        tables = [await evening.play(ANA, LUIS, key=bytes([n] * 32)) for n in range(8)]
        await asyncio.gather(*(ratings.rate(evening.store, table) for table in tables))
        found = await kept(evening.store)
        assert [row.matches for row in found.values()] == [8, 8]
        places = await rows(evening.store, schema.places)
        sure = {row.sigma for row in places if row.who == ANA}
        assert len(sure) == 8  # each match went on from another one
        assert found[ANA].sigma == min(sure)

    with evening(database) as one:
        asyncio.run(many(one))


def test_who_left_for_good_counts_as_last_and_who_came_back_does_not(database: str) -> None:
    async def leaving(evening: Evening) -> None:
        left = await evening.play(ANA, LUIS, EVA, leaving=[ANA, LUIS], back=[LUIS])
        await ratings.rate(evening.store, left)
        places = await rows(evening.store, schema.places)
        assert [(row.who, row.left) for row in places] == [(ANA, True), (LUIS, False), (EVA, False)]
        assert left.match and places[0].rank == 3
        luis, eva = left.match.ranks[1:]
        assert [row.rank for row in places[1:]] == [1 + (luis > eva), 1 + (eva > luis)]

    with evening(database) as one:
        asyncio.run(leaving(one))


def test_bots_are_in_the_same_pool_and_alone_one_is_not_rated(database: str) -> None:
    async def play(evening: Evening) -> None:
        await ratings.rate(evening.store, await evening.play(ANA, "easy", "easy", "strong"))
        found = await kept(evening.store)
        assert {who: row.matches for who, row in found.items()} == {
            ANA: 1,
            "bot:easy": 2,
            "bot:strong": 1,
        }
        alone = await evening.play(LUIS, game="genial", stop=None)
        await ratings.rate(evening.store, alone)
        assert LUIS not in await kept(evening.store)
        (place,) = [row for row in await rows(evening.store, schema.places) if row.who == LUIS]
        assert (place.game, place.mu) == ("genial", None)

    with evening(database) as one:
        asyncio.run(play(one))


def test_what_ended_before_the_power_went_is_rated_at_the_next_start(database: str) -> None:
    async def die(evening: Evening) -> None:
        for _ in range(2):
            await evening.play(ANA, LUIS)

    async def start() -> list[int]:
        async with looked_after(Store(database)) as hub:
            await hub.inherit()
            return [row.matches for row in (await kept(hub.store)).values()]

    with evening(database) as one:
        asyncio.run(die(one))
    assert asyncio.run(start()) == [2, 2]
    assert asyncio.run(start()) == [2, 2]


def test_a_finished_table_that_is_looked_at_is_rated(database: str) -> None:
    async def look() -> None:
        one = Evening(database)
        table = await one.play(ANA, LUIS)
        async with looked_after(one.store) as hub:
            assert await hub.find(table.id)
            await asyncio.gather(*hub.tasks)
            assert len(await kept(hub.store)) == 2

    asyncio.run(look())


def test_a_table_that_cannot_be_read_holds_up_no_other(database: str) -> None:
    async def start() -> None:
        one = Evening(database)
        bad = await one.play(ANA, LUIS)
        await one.play(ANA, EVA)
        await one.store.ask(
            lambda c: c.execute(text(f"update events set data='{{' where table_id='{bad.id}'"))
        )
        async with looked_after(one.store) as hub:
            await hub.inherit()
            assert set(await kept(hub.store)) == {ANA, EVA}

    asyncio.run(start())


def test_what_others_know_of_somebody_leads_to_no_cookie() -> None:
    assert ANA not in public(ANA) and public(ANA) not in ANA
    assert public(ANA) != public(LUIS)
    assert public("bot:easy") == "bot:easy"


def test_a_match_is_rated_when_it_ends(database: str) -> None:
    async def play() -> None:
        async with looked_after(Store(database)) as hub:
            place = await hub.open(Settings("llama", 2, {"stop": 10}, ANA))
            table = place.table

            async def ask(who: str, asked: Any) -> None:
                await place.happen(lambda now: table.handle(who, who[:3], asked, now))

            await ask(ANA, wire.Sit("s", 0, None))
            await ask(LUIS, wire.Sit("s", 1, None))
            await ask(ANA, wire.Start("b"))
            while table.phase == PLAYING:
                assert table.match and await kept(hub.store) == {}
                at = len(table.match.log)
                await ask(
                    (ANA, LUIS)[table.turn], wire.Act(f"a{at}", at, (table.match.legal()[-1],))
                )
            await ask(ANA, wire.Say("t", "well played"))
            await asyncio.gather(*hub.tasks)
            assert [row.matches for row in (await kept(hub.store)).values()] == [1, 1]

    asyncio.run(play())
