"""What people are told of a table: views made for each seat, and one for those who watch."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sobremesa.engine.contract import NOBODY, legible
from sobremesa.engine.story import Happening
from sobremesa.server import events, wire
from sobremesa.server.identity import public
from sobremesa.server.table import Table, said_by

SPELT_OUT = 200  # legal actions, beyond which their notation is not sent


def whole(table: Table, who: str, here: Callable[[str], bool], build: str) -> wire.Table:
    """Return the whole table, as somebody sees it."""
    settings = table.settings
    return wire.Table(
        seq=table.seq,
        id=table.id,
        game=settings.game,
        options=settings.options,
        clock=settings.clock,
        public=settings.public,
        watching=settings.watching,
        host=who == settings.host,
        seat=table.seat_of(who),
        seats=seated(table, here),
        commitment=table.chance.commitment,
        phase=table.phase,
        chat=list(table.chat),
        build=build,
        sight=sight(table, table.audience(who)) if table.match else None,
        times=table.times() if table.match else None,
        next=table.next or None,
    )


def sight(table: Table, audience: int, shown: Any = None) -> wire.Sight:
    """Return what an audience sees of the match, if that is not at hand already."""
    assert table.match
    if audience == NOBODY and table.hands_open:
        shown = legible(table.openly())
    elif shown is None:
        shown = legible(table.match.shown(audience))
    legal = tuple(table.match.legal()) if audience == table.match.to_act else ()
    spelt = table.match.spoken() if 0 < len(legal) <= SPELT_OUT else None
    words = table.game.words
    return wire.Sight(
        at=len(table.match.log),
        to_act=table.match.to_act,
        table=words.table(shown),
        points=table.match.points,
        legal=legal,
        notation=tuple(spelt.values()) if spelt else None,
        offers=tuple(wire.words(words.tell(shown, a)) for a in legal) if spelt else None,
        undo=audience >= 0 and table.undoable(audience),
        ranks=table.match.ranks if table.match.over else None,
    )


def seated(table: Table, here: Callable[[str], bool]) -> list[wire.Seated]:
    """Return who sits where; `here` knows who is connected."""
    awaited = table.settings.awaited or ("",) * len(table.seats)
    return [
        wire.Seated(
            id=public(seat.who) if seat.who else "",
            name=seat.name,
            level=seat.level,
            bot=seat.bot,
            here=bool(seat.level) or here(seat.who),
            open=seat.hands,
            kept="" if seat.taken else kept,
        )
        for seat, kept in zip(table.seats, awaited, strict=True)
    ]


def news(
    table: Table,
    made: Iterable[events.Any],
    here: Callable[[str], bool],
    audiences: Iterable[int],
) -> dict[int, list[wire.Telling]]:
    """Return what to tell each audience of events that have just happened."""
    told: dict[int, list[wire.Telling]] = {audience: [] for audience in audiences}
    made = list(made)
    first = table.seq - len(made) + 1
    for seq, event in enumerate(made, first):
        tell_all(table, event, seq, told, here)
    return told


def tell_all(
    table: Table,
    event: events.Any,
    seq: int,
    told: Mapping[int, list[wire.Telling]],
    here: Callable[[str], bool],
) -> None:
    """Add what to tell each audience of an event."""
    if isinstance(event, events.Spoke):
        for tellings in told.values():
            tellings.append(wire.Chat(seq, said_by(event)))
    elif isinstance(event, events.Followed):
        for tellings in told.values():
            tellings.append(wire.Follow(seq, event.next))
    elif isinstance(event, events.Began | events.Acted | events.Undone):
        tell_moves(table, event, seq, told)
    if not isinstance(event, events.Acted | events.Undone | events.Spoke | events.Followed):
        seats, times = seated(table, here), table.times() if table.match else None
        for audience, tellings in told.items():
            own = audience if audience >= 0 and table.seats[audience].who else None
            tellings.append(wire.Seats(seats, table.phase, own, seq, times))


def tell_moves(
    table: Table, event: events.Any, seq: int, told: Mapping[int, list[wire.Telling]]
) -> None:
    """Add what has happened in the match."""
    undone = isinstance(event, events.Undone)
    chronicle = table.told_so_far(skip=undone)
    chronicle.seats = tuple(told) or (NOBODY,)
    happenings = list(chronicle.go_on())
    times = table.times()
    for audience, tellings in told.items():
        said = [as_said(happened[audience]) for happened in happenings]
        seen = sight(table, audience, chronicle.shown.get(audience))
        tellings.append(wire.Moved(seq, seen, said, times, undone))


def as_said(happening: Happening) -> wire.Said:
    """Return an action as it is told."""
    return wire.Said(
        who=happening.who,
        notation=happening.notation,
        told=wire.words(happening.told),
        event=wire.words(happening.event),
        gained=happening.gained if happening.event else None,
    )
