"""What is asked and answered over HTTP, as JSON."""

from msgspec import Struct

from sobremesa.engine.contract import LEVELS, Game
from sobremesa.server import events
from sobremesa.server.table import PLAYING, WATCHED, Table


class NewTable(Struct, forbid_unknown_fields=True):
    """What somebody asks for who opens a table."""

    game: str
    players: int
    options: dict[str, int | str] = {}
    clock: events.Clock = events.Clock()
    public: bool = False
    watching: str = WATCHED


class NewName(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: str


class Me(Struct, frozen=True):
    """Who somebody is, as others may know him."""

    id: str
    name: str


class Opened(Struct, frozen=True):
    """The name of a table, which is the way in."""

    id: str


class Sitter(Struct, frozen=True):
    """Who sits on a seat."""

    name: str  # nobody, if there is none
    level: str  # of a bot
    bot: bool  # a bot plays, maybe for somebody who is away


class Summary(Struct, frozen=True):
    """What a list says of a table."""

    id: str
    game: str
    phase: str
    players: int
    seats: list[Sitter]
    to_act: int | None
    options: dict[str, int | str]
    clock: events.Clock
    touched: int  # when something last happened, in milliseconds since 1970
    next: str | None  # the table of the rematch


def summary(table: Table) -> Summary:
    """Return what a list says of a table."""
    return Summary(
        id=table.id,
        game=table.settings.game,
        phase=table.phase,
        players=table.settings.players,
        seats=[Sitter(seat.name, seat.level, seat.bot) for seat in table.seats],
        to_act=table.turn if table.phase == PLAYING else None,
        options=table.settings.options,
        clock=table.settings.clock,
        touched=table.now,
        next=table.next or None,
    )


class Lists(Struct, frozen=True):
    """Public tables that wait for people, those where people play, and one's own."""

    open: list[Summary]
    running: list[Summary]
    own: list[Summary]


class HouseRule(Struct, frozen=True):
    """A house rule: its values are all there are, or the first and the last of a range."""

    name: str
    default: int | str
    values: list[int | str]


class Level(Struct, frozen=True):
    """How well a bot plays, with its share as Elo points where it was measured."""

    name: str
    elo: int | None


class Description(Struct, frozen=True):
    """What one must know of a game to open a table."""

    name: str
    title: str
    players: list[int]  # the fewest and the most
    options: list[HouseRule]
    levels: list[Level]


class Health(Struct, frozen=True):
    """All is well."""

    ok: bool
    version: str


class Problem(Struct, frozen=True):
    """Why a request cannot be answered; `code` names the message that says so."""

    code: str
    facts: dict[str, int | str] = {}


class Wrong(Exception):
    """A request that cannot be answered: the status, and what to say."""

    def __init__(self, status: int, code: str, **facts: int | str):
        super().__init__(code)
        self.status, self.code, self.facts = status, code, facts


def described(game: Game) -> Description:
    """Return what one must know of a game to open a table."""
    return Description(
        name=game.name,
        title=game.title,
        players=[game.players[0], game.players[-1]],
        options=[
            HouseRule(
                option.name,
                option.default,
                list(option.values)
                if isinstance(option.values, tuple)
                else [option.values[0], option.values[-1]],
            )
            for option in game.options
        ],
        levels=[Level(name, level.elo) for name, level in zip(LEVELS, game.levels, strict=False)],
    )
