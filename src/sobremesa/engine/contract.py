"""What a game provides, and the names that all games share.

A game's `rules.py` defines the names of `CONTRACT`. The functions below say what each must do;
loops of the engine import them from here, and `compile.py` puts the game's own in their place.
"""

import re
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType, SimpleNamespace
from typing import Any, NoReturn, TypeAlias

import numpy as np

State: TypeAlias = Any  # one record of a game's STATE
Integers: TypeAlias = Any  # a one-dimensional array of integers, or a row of one

CHANCE = -1  # to_act: luck acts
OVER = -2  # to_act: nobody acts any more
NOBODY = -1  # no seat; as the viewer of `hide`, somebody who only watches
ALL = -3  # as a viewer: the reader of a record, to whom nothing is hidden
EVERYBODY = -1  # seen_by: all seats and all who watch
HIDDEN = -1  # in a log: an action whose outcome the viewer does not see

CONTRACT = (
    "STATE",  # the record type, made by `layout`
    "ACTIONS",  # how many action ids there are: 0 to ACTIONS - 1
    "LEGAL",  # the most that are ever legal at once
    "setup",
    "to_act",
    "legal",
    "sample",  # optional: the engine's own samples from `legal`
    "drawing",  # optional: at chance, what is drawn, as a number below chance.DRAWINGS
    "apply",
    "seen_by",
    "points",
    "ranks",
    "hide",
    "deal",
)

STATE: Any = None
ACTIONS = 0
LEGAL = 0


def setup(s: State, players: int) -> None:
    """Put `s`, all zeros but for its options, at the start of a match of `players`."""
    missing("setup")


def to_act(s: State) -> int:
    """Return the seat to act, CHANCE or OVER."""
    missing("to_act")


def legal(s: State, actions: Integers, weights: Integers) -> int:
    """Fill in the legal actions in ascending order and return how many there are.

    At chance `weights` gets the odds of each, as whole numbers; otherwise it is left alone.
    """
    missing("legal")


def apply(s: State, action: int) -> None:
    """Play `action`, which must be legal, in place."""
    missing("apply")


def seen_by(s: State, action: int) -> int:
    """Say who sees `action` happen: EVERYBODY, or the sum of 1 << seat over those who do."""
    missing("seen_by")


def points(s: State, out: Integers) -> None:
    """Set out[seat] to the result, or while the match goes on to the standing."""
    missing("points")


def ranks(s: State, out: Integers) -> None:
    """Set out[seat] to 1 for whoever wins (or leads), and so on; equals share a rank."""
    missing("ranks")


def hide(s: State, seat: int) -> None:
    """Turn face down what `seat` cannot see; NOBODY sees only what all see."""
    missing("hide")


def deal(s: State, rng: Integers) -> None:
    """Turn it up again at random, consistently with all that the seat has seen."""
    missing("deal")


def missing(name: str) -> NoReturn:
    """Complain that an engine's loop was called without a game."""
    raise AssertionError(f"{name} is a game's to provide; see engine/compile.py")


WORD = 8  # bytes


def layout(*fields: Any) -> Any:
    """Return the record type with these fields, aligned as CUDA wants it, in words of eight bytes.

    What alignment leaves free is filled with fields of its own: NumPy does not copy gaps, and
    equal states could differ in them.
    """
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(f"a field cannot be called {name}: NumPy's records have a method so")
    aligned = np.dtype(list(fields), align=True)
    filled: list[Any] = []
    end = 0
    for field in fields:
        kind, offset = aligned.fields[field[0]][:2]  # type: ignore[index]
        filled += [*gap(end, offset), field]
        end = offset + kind.itemsize
    filled += gap(end, -(-end // WORD) * WORD)
    return np.dtype((np.record, np.dtype(filled, align=True)))


def gap(start: int, end: int) -> list[Any]:
    """Return the field that fills a record from `start` to `end`, if there is anything to fill."""
    return [(f"gap_{start}", "i1", (end - start,))] if start < end else []


@cache
def columns(kind: Any) -> Any:
    """Return the type of a state of that kind that is only read."""
    return namedtuple("columns", kind.names)


def legible(s: State) -> Any:
    """Return a state to be read only, some hundred times faster than NumPy's records are."""
    return columns(s.dtype)._make(s.item())


def editable(s: State) -> Any:
    """Return a copy of a state, to try in plain Python what the rules do with it."""
    fields = (legible(s) if isinstance(s, np.void) else s)._asdict()
    return SimpleNamespace(
        **{name: v.copy() if isinstance(v, np.ndarray) else v for name, v in fields.items()}
    )


class IllegalAction(ValueError):
    """Somebody asked for an action that is not legal now."""


class Refused(IllegalAction):
    """What somebody composed is not legal, for a reason that can be told in any language."""

    def __init__(self, text: str, reason: "Message"):
        """Keep the reason beside the text."""
        super().__init__(text)
        self.reason = reason


class BadOption(ValueError):
    """A match cannot be played by this number of players or with this option."""


class BadPosition(ValueError):
    """Somebody named cards, tiles or a table that there cannot be."""


class UnknownGame(ValueError):
    """No game, bot or language of that name exists."""


@dataclass(frozen=True)
class Option:
    """A house rule: a field of the state that `setup` finds set."""

    name: str
    default: int | str
    values: range | tuple[str, ...]  # words are kept in the state as their place in the tuple

    def encode(self, value: int | str) -> int:
        """Return the number that stands for `value` in the state."""
        if isinstance(self.values, tuple):
            if value in self.values:
                return self.values.index(str(value))
        elif re.fullmatch("[0-9]{1,9}", str(value)) and int(value) in self.values:
            return int(value)
        raise BadOption(f"{self.name} cannot be {value!r}; possible: {self.possible()}")

    def decode(self, number: int) -> int | str:
        """Return the value that `number` stands for."""
        return self.values[number] if isinstance(self.values, tuple) else int(number)

    def possible(self) -> str:
        """Say in words what the option may be."""
        if isinstance(self.values, tuple):
            return ", ".join(self.values)
        return f"{self.values[0]} to {self.values[-1]}"


class Message:
    """Something to tell people: the name of a message in the game's i18n files, and its facts.

    `seat` is whom it is about, if not who acted, and `whom` another seat that it concerns. People
    read their names, as $who and $whom; $you and $to_you say whether that is the reader.
    """

    def __init__(self, name: str, **facts: int | str):
        """Keep the name and the facts."""
        self.name = name
        self.facts = facts


@dataclass(frozen=True)
class Group:
    """What a game says of things that somebody has put together in a draft of a turn."""

    things: tuple[str, ...]  # in the order in which they lie
    stands: tuple[str, ...]  # what each stands for, where that is not what it shows
    reason: Message | None = None  # why they cannot lie so
    other: tuple[str, ...] = ()  # how the same things could be read as well


@dataclass(frozen=True)
class Composition:
    """What a game says of a draft of a turn."""

    groups: tuple[Group, ...]
    facts: Mapping[str, int | str]  # whatever a board counts while it is made
    actions: tuple[int, ...] = ()  # that play it; none while it cannot be played
    reason: Message | None = None  # why not, where no group is to blame


@dataclass(frozen=True)
class Proposal:
    """A whole turn that a hint speaks of: what it is, step by step, and as a draft."""

    told: Message
    steps: tuple[Message, ...]
    draft: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class View:
    """All that one seat, or somebody watching, may know of a match."""

    game: "Game"
    seat: int  # whose view it is, or NOBODY
    state: State  # with everything that the seat cannot see turned face down
    to_act: int
    legal: tuple[int, ...]  # the seat's legal actions, none when another is to act
    log: Sequence[tuple[int, int]]  # (who, action) from the start; HIDDEN what was not seen

    @property
    def table(self) -> dict[str, Any]:
        """Return what lies on the table, as names and plain values."""
        return dict(self.game.words.table(legible(self.state)))

    @property
    def position(self) -> str:
        """Return the position on one line, as far as the seat knows it."""
        return str(self.game.words.position(self.state))


Bot: TypeAlias = Callable[[View, Integers], int]  # a view and a generator in, an action out
LEVELS = ("easy", "casual", "steady", "strong", "expert")  # how well a bot may play


@dataclass(frozen=True)
class Level:
    """A bot that plays as well as its name among LEVELS says, and how well that is."""

    bot: Bot
    elo: int  # as the arena measured it among the levels, where random play is 0


@dataclass(frozen=True)
class Game:
    """Everything the engine, the tables and the tools need of a game."""

    title: str
    players: range  # how many can play
    rules: ModuleType
    words: ModuleType  # see docs/writing-a-game.md
    bots: Mapping[str, Bot]  # the first is the one to play against by default
    levels: tuple[Level, ...] = ()  # one for each of LEVELS, if any
    unfit: Callable[[int, Mapping[str, int | str]], str] | None = None  # see `check_options`

    @property
    def name(self) -> str:
        """Return the name of the game's folder."""
        return self.folder.rpartition(".")[2]

    @property
    def folder(self) -> str:
        """Return the package that the game's folder is."""
        return self.rules.__name__.rpartition(".")[0]

    @property
    def terminal(self) -> ModuleType:
        """Return the module that draws the game in a terminal, loaded when it is needed."""
        return import_module(f"{self.folder}.terminal")

    @property
    def rulebook(self) -> str:
        """Return the rules of the game in our words."""
        return (files(self.folder) / "RULES.md").read_text(encoding="utf-8")

    @property
    def version(self) -> int:
        """Return the version of the rules; records say which they were played under."""
        return int(self.rules.RULES)

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the house rules a table may choose."""
        return tuple(self.rules.OPTIONS)

    def blank(self, options: Mapping[str, int | str] | None = None) -> State:
        """Return an array of one state that has its options set and nothing else."""
        chosen = dict(options or {})
        state = np.zeros(1, self.rules.STATE)
        for option in self.options:
            value = chosen.pop(option.name, option.default)
            state[0][option.name] = option.encode(value)
        if chosen:
            names = ", ".join(option.name for option in self.options) or "none"
            raise BadOption(f"{self.name} has no option {', '.join(chosen)}; it has: {names}")
        return state

    def check_options(self, players: int, options: Mapping[str, int | str] | None) -> None:
        """Refuse options that so many players cannot play by.

        A game whose options do not go with every number of players, or with each other, has an
        `unfit` that says why, or nothing where all is well.
        """
        state = self.blank(options)[0]
        chosen = {option.name: option.decode(state[option.name]) for option in self.options}
        reason = self.unfit(players, chosen) if self.unfit else ""
        if reason:
            raise BadOption(reason)

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if players not in self.players:
            few, many = self.players[0], self.players[-1]
            raise BadOption(f"{self.name} is for {few} to {many} players, not {players}")
