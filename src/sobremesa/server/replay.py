"""A match told again: step by step once it is over, or just what has happened so far."""

from collections.abc import Iterator

from msgspec import Struct

from sobremesa.engine.contract import ALL, CHANCE
from sobremesa.engine.story import Chronicle, Happening
from sobremesa.server import wire
from sobremesa.server.table import Table
from sobremesa.server.telling import as_said


class Step(Struct, frozen=True):
    """What was done in one go, luck that followed it included, and what could be seen then."""

    said: list[wire.Said]
    sight: wire.Sight


class Replay(Struct, frozen=True):
    """A match."""

    id: str
    game: str
    options: dict[str, int | str]
    names: list[str]
    began: int  # milliseconds since 1970
    seat: int | None  # whose point of view; none of somebody who only watches
    open: bool  # whether all hands are
    steps: list[Step]


def replay(table: Table, seat: int) -> Replay:
    """Return the match of a table, as a seat saw it, as NOBODY did, or as ALL is shown."""
    assert table.match
    return Replay(
        id=table.id,
        game=table.settings.game,
        options=table.settings.options,
        names=[one.name or one.level for one in table.seats],
        began=table.began,
        seat=seat if seat >= 0 else None,
        open=seat == ALL,
        steps=list(steps(table, seat)),
    )


def steps(table: Table, seat: int) -> Iterator[Step]:
    """Tell a match; what luck does belongs to the action before it."""
    assert table.match
    told = Chronicle(table.match, [seat])
    said: list[wire.Said] = []
    for happened in told.go_on():
        said.append(as_said(happened[seat]))
        if told.past.to_act != CHANCE:
            yield Step(said, sight(table, told, happened[seat]))
            said = []


def sight(table: Table, told: Chronicle, happening: Happening) -> wire.Sight:
    """Return what could be seen after something happened."""
    past = told.past
    return wire.Sight(
        at=len(past.log),
        to_act=past.to_act,
        table=table.game.words.table(happening.shown),
        points=happening.points,
        ranks=past.ranks if past.over else None,
    )


def past(table: Table, seat: int) -> list[wire.Said]:
    """Return what has happened in the match of a table so far, as a seat saw it."""
    if table.match is None:
        return []
    return [as_said(happened[seat]) for happened in Chronicle(table.match, [seat]).go_on()]
