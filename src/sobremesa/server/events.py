"""What can happen at a table. A table is a fold over these; they are all that is kept of it."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds; 0 is as long as they like."""

    move: int = 0  # for each turn
    match: int = 0  # for all turns together
    more: int = 0  # that is added to that after each turn


class Event(Struct, tag_field="e", tag=str.lower, frozen=True, omit_defaults=True):
    """Something that happened; `ts` is when, in milliseconds since 1970.

    `who` asked for it under the name `cid`: asked again, it must not happen again.
    """

    ts: int
    who: str = ""
    cid: str = ""


class SatDown(Event, frozen=True):
    """Somebody took a seat, and added to the luck."""

    seat: int = 0
    name: str = ""
    nonce: str = "-"


class Invited(Event, frozen=True):
    """A bot of a level took a seat; without a level it left."""

    seat: int = 0
    level: str = ""


class GotUp(Event, frozen=True):
    """Somebody left a seat before the match."""

    seat: int = 0


class Began(Event, frozen=True):
    """The match began."""


class Acted(Event, frozen=True):
    """Somebody, or a bot for him, played actions; none when the time of a turn was up."""

    seat: int = 0
    actions: tuple[int, ...] = ()
    bot: bool = False


class Undone(Event, frozen=True):
    """Somebody took his last action back."""

    seat: int = 0


class Replaced(Event, frozen=True):
    """A bot plays for somebody from now on, because he is away, had no time left, or got up."""

    seat: int = 0
    why: str = ""


class Returned(Event, frozen=True):
    """Somebody took his seat back from a bot."""

    seat: int = 0


class Spoke(Event, frozen=True):
    """Somebody said something, in words of his own or a phrase that all can read."""

    name: str = ""
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Consented(Event, frozen=True):
    """Somebody agreed, or does not any more, that those who watch see his hand."""

    seat: int = 0
    hands: bool = False


class Followed(Event, frozen=True):
    """A table for another match of the same people was opened."""

    next: str = ""


Any: TypeAlias = (
    SatDown
    | Invited
    | GotUp
    | Began
    | Acted
    | Undone
    | Replaced
    | Returned
    | Spoke
    | Consented
    | Followed
)

read = Decoder(Any).decode
write = Encoder().encode
