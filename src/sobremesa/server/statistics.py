"""What the matches that have ended say of a player."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, or_, select

from sobremesa import games
from sobremesa.server import schema
from sobremesa.server.identity import public
from sobremesa.server.ratings import shown

RECENT = 20  # matches of a game that are told of
HISTORY = 200  # matches of a game whose ratings are told


class Beside(Struct, frozen=True):
    """Somebody else who played in a match."""

    id: str
    name: str
    seat: int
    rank: int
    points: int
    left: bool  # a bot played to the end for him


class Played(Struct, frozen=True):
    """A match of somebody. The table is named to who sat there too, or if anybody could come."""

    table: str | None
    ended: int  # milliseconds since 1970
    seat: int
    rank: int
    points: int
    left: bool
    others: list[Beside]


class Mark(Struct, frozen=True):
    """The rating that somebody had after a match."""

    ended: int
    rating: int


class Standing(Struct, frozen=True):
    """How somebody fares in a game; a match alone counts only among the recent ones."""

    game: str
    rating: int | None
    mu: float | None
    sigma: float | None
    matches: int
    wins: int
    mean_rank: float | None
    recent: list[Played]
    history: list[Mark]  # the oldest first


class Player(Struct, frozen=True):
    """What anybody may know of a player."""

    id: str
    name: str
    games: list[Standing]


def player(connection: Connection, id: str, reader: str) -> Player | None:
    """Return what `reader` may know of somebody, who has ended a match at least."""
    chosen = select(schema.players).where(schema.players.c.id == id)
    known = connection.execute(chosen).first()
    if known is None:
        return None
    return Player(id, known.name, standings(connection, known.who, reader))


def standings(connection: Connection, who: str, reader: str) -> list[Standing]:
    """Return how somebody fares in all games that he has played."""
    found = [standing(connection, game, who, reader) for game in games.names()]
    return [one for one in found if one.recent]


def standing(connection: Connection, game: str, who: str, reader: str) -> Standing:
    """Return how somebody fares in a game."""
    own, rated = schema.places.c, schema.ratings.c
    chosen = select(schema.places).where(own.who == who, own.game == game)
    newest = chosen.order_by(own.ended.desc(), own.table_id, own.seat).limit(HISTORY)
    places = connection.execute(newest).all()
    row = connection.execute(
        select(schema.ratings).where(rated.who == who, rated.game == game)
    ).first()
    marks = [Mark(p.ended, shown(p.mu, p.sigma)) for p in places if p.mu is not None]
    return Standing(
        game=game,
        rating=shown(row.mu, row.sigma) if row else None,
        mu=row.mu if row else None,
        sigma=row.sigma if row else None,
        matches=row.matches if row else 0,
        wins=row.wins if row else 0,
        mean_rank=row.ranks / row.matches if row else None,
        recent=recent(connection, places[:RECENT], reader),
        history=marks[::-1],
    )


def recent(connection: Connection, places: Sequence[Row[Any]], reader: str) -> list[Played]:
    """Return matches of somebody, with those who played beside him."""
    tables = [place.table_id for place in places]
    own = schema.places.c
    chosen = select(schema.places).where(own.table_id.in_(tables)).order_by(own.seat)
    all_seats = connection.execute(chosen).all()
    named = seen(connection, tables, reader)
    return [
        Played(
            table=place.table_id if place.table_id in named else None,
            ended=place.ended,
            seat=place.seat,
            rank=place.rank,
            points=place.points,
            left=place.left,
            others=[
                Beside(public(o.who), o.name, o.seat, o.rank, o.points, o.left)
                for o in all_seats
                if o.table_id == place.table_id and o.seat != place.seat
            ],
        )
        for place in places
    ]


def seen(connection: Connection, tables: Sequence[str], reader: str) -> set[str]:
    """Return those of some tables whose names, which are the way in, `reader` may know."""
    own = select(schema.places.c.table_id).where(
        schema.places.c.who == reader, schema.places.c.table_id.in_(tables)
    )
    chosen = select(schema.tables.c.id).where(
        schema.tables.c.id.in_(tables), or_(schema.tables.c.public, schema.tables.c.id.in_(own))
    )
    return set(connection.execute(chosen).scalars())
