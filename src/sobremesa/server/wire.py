"""What browsers and the server tell each other over a socket: JSON texts, tagged by "is".

Types are exact and bounded: what does not fit is refused before anybody looks at it. A refusal is
a code with its facts, so that it can be said in any language.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field
from msgspec.json import Decoder, Encoder

from sobremesa.engine.contract import Composition, Message, Proposal
from sobremesa.server.events import Clock

LARGEST = 8192  # bytes of a message from a browser
STEPS = 256  # actions of a turn that is sent as one
GROUPS = 128  # of a draft, and things in each

# Why a connection is closed.
CLOSINGS = 4001, 4003, 4004, 4008, 4029, 1012
FOREIGN, NOT_WATCHED, UNKNOWN_TABLE, TOO_SLOW, TOO_MUCH, COME_BACK = CLOSINGS

Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Action = Annotated[int, Meta(ge=0, le=1 << 31)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Word = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]
Thing = Annotated[str, Meta(min_length=1, max_length=12, pattern="^[0-9A-Za-z-]+$")]
Things = Annotated[tuple[Thing, ...], Meta(min_length=1, max_length=GROUPS)]


class Asked(Struct, tag_field="is", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Something that a browser asks for. Sent twice, it happens once: `cid` is its name."""

    cid: Cid


class Sit(Asked, frozen=True):
    """Sit down on a seat, and add to the luck of the match."""

    seat: Seat
    nonce: Nonce | None = None


class Invite(Asked, frozen=True):
    """Let a bot sit down, or send it away again."""

    seat: Seat
    level: Word | None = None


class Leave(Asked, frozen=True):
    """Get up; once the match has begun, a bot plays on."""


class Start(Asked, frozen=True):
    """Begin the match."""


class Act(Asked, frozen=True):
    """Play actions, all or none, in a match that has `at` actions so far."""

    at: Count
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=STEPS)]


class Undo(Asked, frozen=True):
    """Take back one's last action."""

    at: Count


class Back(Asked, frozen=True):
    """Take one's seat back from a bot."""


class Say(Asked, frozen=True):
    """Say something to all at the table."""

    text: Line


class Phrase(Asked, frozen=True):
    """Say something that everybody reads in his own language."""

    name: Word


class Open(Asked, frozen=True):
    """Agree, or not any more, that those who watch see one's hand."""

    hands: bool


class Hint(Asked, frozen=True):
    """Ask what a strong player would do."""

    at: Count


class Compose(Asked, frozen=True):
    """Ask what the game says of a draft of one's turn: things, as they are put together."""

    at: Count
    draft: Annotated[tuple[Things, ...], Meta(max_length=GROUPS)]


class Rematch(Asked, frozen=True):
    """Ask for another match of the same people."""


class Ping(Struct, tag_field="is", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Say that one is still there, and up to where one knows."""

    seq: Count = 0


Asking: TypeAlias = (
    Sit
    | Invite
    | Leave
    | Start
    | Act
    | Undo
    | Back
    | Say
    | Phrase
    | Open
    | Hint
    | Compose
    | Rematch
    | Ping
)


class Told(Struct, tag_field="is", tag=str.lower, frozen=True, omit_defaults=True):
    """Something that the server tells a browser."""


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    id: str = ""  # by which others may know a person
    name: str = ""  # nobody
    level: str = ""  # a bot of that level
    bot: bool = False  # a bot plays, maybe for somebody who is away
    here: bool = False
    open: bool = False  # those who watch may see the hand
    kept: str = ""  # the name of whom it is kept for


class Words(Struct, frozen=True, omit_defaults=True):
    """Something to tell people: a message of the game's i18n files, and its facts."""

    name: str
    facts: dict[str, int | str] = {}


class Said(Struct, frozen=True, omit_defaults=True):
    """An action, as far as the reader saw it, and what it brought about."""

    who: int
    notation: str | None = None
    told: Words | None = None
    event: Words | None = None
    gained: list[int] | None = None


class Sight(Struct, frozen=True, omit_defaults=True):
    """What somebody sees of a match."""

    at: int  # actions so far
    to_act: int
    table: dict[str, Any]
    points: list[int]
    legal: tuple[int, ...] = ()
    notation: tuple[str, ...] | None = None  # of the legal actions, unless they are very many
    offers: tuple[Words | None, ...] | None = None  # what they are as offers to people, likewise
    undo: bool = False  # whether one's last action can be taken back
    ranks: list[int] | None = None  # once it is over


class Times(Struct, frozen=True, omit_defaults=True):
    """Clocks, in milliseconds since 1970 and milliseconds that are left."""

    deadline: int | None = None  # of whoever is to act
    left: list[int] | None = None  # of each seat's time for the match


class Chatted(Struct, frozen=True, omit_defaults=True):
    """What somebody said; `id` is by which others may know him, and need not hear him."""

    id: str
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Table(Told, frozen=True):
    """The whole table, for who comes in or has missed too much."""

    seq: int
    id: str
    game: str
    options: dict[str, int | str]
    clock: Clock
    public: bool
    watching: str
    host: bool  # whether the reader opened the table
    seat: int | None  # the reader's
    seats: list[Seated]
    commitment: str
    phase: str
    chat: list[Chatted]
    build: str
    sight: Sight | None = None
    times: Times | None = None
    next: str | None = None  # the table of the rematch


class Moved(Told, frozen=True):
    """What has happened in the match."""

    seq: int
    sight: Sight
    said: list[Said]
    times: Times
    undone: bool = False


class Seats(Told, frozen=True):
    """Who sits where; without a number when only presence has changed."""

    seats: list[Seated]
    phase: str
    seat: int | None = None  # the reader's
    seq: int | None = None
    times: Times | None = None


class Chat(Told, frozen=True):
    """Somebody said something."""

    seq: int
    chat: Chatted


class Follow(Told, frozen=True):
    """There is a table for another match of the same people."""

    seq: int
    next: str


class Proposed(Struct, frozen=True, omit_defaults=True):
    """A whole turn: what it is, step by step, and as a draft."""

    told: Words
    steps: list[Words]
    draft: list[list[str]]


class Choice(Struct, frozen=True, omit_defaults=True):
    """What a strong player thinks of an action: the share of wins, and how sure that is."""

    action: int
    notation: str
    share: float
    error: float
    told: Words | None = None  # what it is as an offer to people
    reason: Words | None = None
    whole: Proposed | None = None  # the turn that begins with it


class Advice(Told, frozen=True):
    """What a strong player would do, the best first."""

    cid: str
    at: int
    choices: list[Choice]


class Grouped(Struct, frozen=True, omit_defaults=True):
    """Things that are put together in a draft, as the game reads them."""

    things: list[str]
    stands: list[str]  # what each stands for, where that is not what it shows
    reason: Words | None = None  # why they cannot lie so
    other: list[str] = []  # how the same things could be read as well


class Composed(Told, frozen=True):
    """What the game says of a draft."""

    cid: str
    at: int
    groups: list[Grouped]
    actions: list[int] = []  # that play it; none while it cannot be played
    reason: Words | None = None  # why not, where no group is to blame
    facts: dict[str, int | str] = {}


class Ack(Told, frozen=True):
    """What was asked for is done, and will not be lost."""

    cid: str
    seq: int


class Reject(Told, frozen=True):
    """What was asked for is refused; nothing has changed."""

    cid: str
    code: str
    facts: dict[str, int | str] = field(default_factory=dict)


class Pong(Told, frozen=True):
    """The server is there; `seq` is how far the table is."""

    seq: int
    now: int


Telling: TypeAlias = Table | Moved | Seats | Chat | Follow | Advice | Composed | Ack | Reject | Pong


def words(message: Message | None) -> Words | None:
    """Return a message as it is told."""
    return Words(message.name, message.facts) if message else None


def composed(asked: Compose, found: Composition) -> Composed:
    """Return what a game says of a draft as it is told."""
    groups = [
        Grouped(list(one.things), list(one.stands), words(one.reason), list(one.other))
        for one in found.groups
    ]
    reason = words(found.reason)
    return Composed(asked.cid, asked.at, groups, list(found.actions), reason, dict(found.facts))


def proposed(proposal: Proposal | None) -> Proposed | None:
    """Return a whole turn as it is told."""
    if proposal is None:
        return None
    told, *steps = (Words(one.name, one.facts) for one in (proposal.told, *proposal.steps))
    return Proposed(told, steps, [list(group) for group in proposal.draft])


read = Decoder(Asking).decode
write = Encoder().encode
