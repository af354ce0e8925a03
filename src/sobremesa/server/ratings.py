"""How good players are, by the matches that have ended: Plackett-Luce, for any number of them.

People and bots are in one pool for each game; all bots of a level are one player. A match counts
once: the row in `results` and everything that follows from it are written together or not at all.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, bindparam, insert, select, update

from sobremesa.server import schema
from sobremesa.server.identity import bot, public
from sobremesa.server.store import Store, unless_there, upserting
from sobremesa.server.table import OVER, Seat, Table

MODEL = PlackettLuce()
NEWCOMER = MODEL.rating()
SHOWN, STEP = 1000.0, 40.0  # what a newcomer is shown to have, and how much a point of skill adds


@dataclass
class Ended:
    """How a match ended for a seat."""

    who: str
    name: str
    rank: int
    points: int
    left: bool  # a bot played to the end for him


@dataclass
class Result:
    """How a match ended."""

    table: str
    game: str
    ended: int  # when
    seats: list[Ended]


def shown(mu: float, sigma: float) -> int:
    """Return a rating as people read it: what somebody has shown for certain."""
    return round(MODEL.rating(mu, sigma).ordinal(alpha=STEP, target=SHOWN))


def outcome(table: Table) -> Result:
    """Return how a match ended; who left it to a bot comes last."""
    assert table.match and table.phase == OVER
    ranks = last_for(table.match.ranks, [bool(seat.replaced) for seat in table.seats])
    seats = zip(table.seats, ranks, table.match.points, strict=True)
    ended = [ended_as(seat, rank, points) for seat, rank, points in seats]
    return Result(table.id, table.settings.game, table.since, ended)


def ended_as(seat: Seat, rank: int, points: int) -> Ended:
    """Return how a match ended for a seat, and who is rated for it."""
    level = bot(seat.level)
    return Ended(seat.who or level, seat.name or level, rank, points, bool(seat.replaced))


def last_for(ranks: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Return ranks with those who left behind all others, where they are equals."""
    behind = [(gone, 0 if gone else rank) for rank, gone in zip(ranks, left, strict=True)]
    return [1 + sum(other < own for other in behind) for own in behind]


def alike(rating: PlackettLuceRating) -> PlackettLuceRating:
    """Return another rating that is the same."""
    return MODEL.rating(rating.mu, rating.sigma)


def rated(
    before: dict[str, PlackettLuceRating], ended: Sequence[Ended]
) -> dict[str, PlackettLuceRating]:
    """Return what everybody's rating is after a match.

    Whoever has several seats gains and loses by all of them, and what his seats do to each other
    cancels out; he becomes no surer than by one of them.
    """
    teams = [[alike(before[one.who])] for one in ended]  # the model confuses what is the same
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(one.rank) for one in ended])]
    found = {}
    for who, old in before.items():
        own = [new for one, new in zip(ended, after, strict=True) if one.who == who]
        mu = old.mu + sum(new.mu - old.mu for new in own)
        found[who] = MODEL.rating(mu, min(new.sigma for new in own))
    return found


def keep(connection: Connection, result: Result) -> bool:
    """Write down how a match ended, and the ratings after it; return whether that was new."""
    guard = unless_there(connection, schema.results).returning(schema.results.c.table_id)
    if connection.execute(guard, {"table_id": result.table}).first() is None:
        return False
    meet(connection, result.seats)
    after = move(connection, result) if len({one.who for one in result.seats}) > 1 else {}
    rows = [
        {
            "table_id": result.table,
            "seat": seat,
            "game": result.game,
            "ended": result.ended,
            "mu": after[one.who].mu if after else None,
            "sigma": after[one.who].sigma if after else None,
        }
        | asdict(one)
        for seat, one in enumerate(result.seats)
    ]
    connection.execute(insert(schema.places), rows)
    return True


def move(connection: Connection, result: Result) -> dict[str, PlackettLuceRating]:
    """Change the ratings as a match demands, and return them."""
    after = rated(found(connection, result.game, result.seats), result.seats)
    own = schema.ratings.c
    changed = update(schema.ratings).where(own.game == result.game, own.who == bindparam("whose"))
    changed = changed.values(
        mu=bindparam("new_mu"),
        sigma=bindparam("new_sigma"),
        matches=own.matches + bindparam("more_matches"),
        wins=own.wins + bindparam("more_wins"),
        ranks=own.ranks + bindparam("more_ranks"),
    )
    connection.execute(changed, [counted(who, new, result) for who, new in after.items()])
    return after


def counted(who: str, rating: PlackettLuceRating, result: Result) -> dict[str, str | float]:
    """Return somebody's new rating, and what his seats add to his matches."""
    own = [one for one in result.seats if one.who == who]
    return {
        "whose": who,
        "new_mu": rating.mu,
        "new_sigma": rating.sigma,
        "more_matches": len(own),
        "more_wins": sum(one.rank == 1 for one in own),
        "more_ranks": sum(one.rank for one in own),
    }


def meet(connection: Connection, ended: Sequence[Ended]) -> None:
    """Let everybody of a match be found, by the name he had there."""
    names = {one.who: one.name for one in sorted(ended, key=lambda one: one.who)}
    met = upserting(connection, schema.players)
    met = met.on_conflict_do_update(index_elements=["who"], set_={"name": met.excluded.name})
    rows = [{"id": public(who), "who": who, "name": name} for who, name in names.items()]
    connection.execute(met, rows)


def found(
    connection: Connection, game: str, ended: Sequence[Ended]
) -> dict[str, PlackettLuceRating]:
    """Return the ratings before a match, which nobody else may change until this is written."""
    people = sorted({one.who for one in ended})
    fresh = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "matches": 0, "wins": 0, "ranks": 0}
    rows = [{"game": game, "who": who} | fresh for who in people]
    connection.execute(unless_there(connection, schema.ratings), rows)
    own = schema.ratings.c
    chosen = select(schema.ratings).where(own.game == game, own.who.in_(people)).order_by(own.who)
    kept = connection.execute(chosen.with_for_update())
    return {row.who: MODEL.rating(row.mu, row.sigma) for row in kept}


async def rate(store: Store, table: Table) -> bool:
    """Rate a match that has ended, unless it is; return whether that was new."""
    result = outcome(table)
    return await store.change(result.table, lambda connection: keep(connection, result))


async def unrated(store: Store) -> list[str]:
    """Return the names of tables whose match has ended without being rated, the oldest first."""
    own = schema.tables.c
    there = select(schema.results.c.table_id).where(schema.results.c.table_id == own.id).exists()
    chosen = select(own.id).where(own.phase == OVER, ~there).order_by(own.touched)
    return await store.ask(lambda connection: [row.id for row in connection.execute(chosen)])
