"""A played match as text: a header, the actions in their notation, and a line that seals them.

    sobremesa record 1
    game: llama
    rules: 1
    options: stop=40 starter=played unplayed=same
    seat 0: Ana
    seat 1: Luis
    date: 2026-11-16 20:15 UTC
    commitment: 9f86d0…
    key: 1b4f0e…
    result: 12 44

    *: 3, 5, L, 1, 1, 6, 2, 2, 4, L, 6, 5, 3
    0: play 3
    1: draw
    *: 4

    end: 17 actions, checksum 5994471abb01112a

`*` is chance. While a match goes on its result is `*` and its key is not written.
"""

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from sobremesa.engine.chance import Fair
from sobremesa.engine.contract import CHANCE, BadOption, Game
from sobremesa.engine.match import Match, named

FORMAT = 1
MAGIC = "sobremesa record"
BYTE_ORDER_MARK = "\ufeff"  # some editors write one
ENTRIES = ("game", "rules", "options", "date", "commitment", "nonces", "key", "result")
KEY = 32  # bytes of a key
NONCE = re.compile("-|[0-9a-f]{32}")  # what a player adds to the luck; a bot adds nothing
OPEN = "*"  # the result of a match that is not over
LUCK = "*"  # chance, among those who act

T = TypeVar("T")


class BadRecord(ValueError):
    """A record cannot be read, or was altered; the message names the line."""


@dataclass
class Record:
    """What stands in a record, read but not yet replayed."""

    lines: dict[str, int] = field(default_factory=dict)  # where each entry of the header stands
    header: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    actions: list[tuple[int, int, str]] = field(default_factory=list)  # line, who, notation

    def at(self, entry: str) -> int:
        """Return the line where an entry of the header stands, or should."""
        return self.lines.get(entry, 1)

    def required(self, entry: str) -> str:
        """Return an entry of the header that must be there."""
        if entry not in self.header:
            raise BadRecord(f"line 1: the header has no {entry!r}")
        return self.header[entry]


def write(match: Match, *, key: bool) -> str:
    """Return `match` as a record, with or without the `key` to its luck."""
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    header = [
        f"{MAGIC} {FORMAT}",
        f"game: {match.game.name}",
        f"rules: {match.game.version}",
        f"options: {options}",
        *(f"seat {seat}: {name}" for seat, name in enumerate(match.names)),
        f"date: {match.date}",
    ]
    if isinstance(match.chance, Fair):
        header.append(f"commitment: {match.chance.commitment}")
        if match.chance.nonces:
            header.append(f"nonces: {match.chance.nonces}")
        if key:
            header.append(f"key: {match.chance.key.hex()}")
    header.append(f"result: {result(match)}")
    lines = [*header, "", *spoken(match), ""]
    return "\n".join([*lines, f"end: {len(match.log)} actions, checksum {checksum(lines)}", ""])


def result(match: Match) -> str:
    """Return the points of a match that is over."""
    return " ".join(map(str, match.points)) if match.over else OPEN


def spoken(match: Match) -> list[str]:
    """Return the lines of actions: what one actor did in a row on each."""
    again = Match(match.game, match.players, options=match.options)
    lines: list[str] = []
    last = None
    for who, action, _ in match.log:
        notation = again.say(action)
        if who == last:
            lines[-1] += f", {notation}"
        else:
            lines.append(f"{LUCK if who == CHANCE else who}: {notation}")
        last = who
        again.play(action)
    return lines


def checksum(lines: list[str]) -> str:
    """Return what seals `lines`, whatever spaces or line ends a mail program made of them."""
    text = "\n".join(stripped for line in lines if (stripped := line.strip()))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def read(text: str) -> Record:
    """Return what stands in a record."""
    record = Record()
    lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    if not lines or lines[0].rstrip() != f"{MAGIC} {FORMAT}":
        first = lines[0][:40] if lines else ""
        raise BadRecord(f"line 1: a record starts with '{MAGIC} {FORMAT}', not with {first!r}")
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        name, colon, rest = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadRecord(f"line {number}: {line[:40]!r} is neither an entry nor an action")
        if name == "end":
            seal(record, lines, number, rest)
            return record
        if name == LUCK or re.fullmatch("[0-9]{1,2}", name):
            who = CHANCE if name == LUCK else int(name)
            record.actions += [(number, who, notation.strip()) for notation in rest.split(",")]
        elif record.actions:
            raise BadRecord(f"line {number}: {name!r} is not a seat, and the header is over")
        else:
            enter(record, number, name, rest)
    raise BadRecord(f"line {len(lines)}: the record breaks off here, without its 'end' line")


def enter(record: Record, number: int, name: str, value: str) -> None:
    """Take down an entry of the header."""
    if name in record.header:
        raise BadRecord(f"line {number}: {name!r} stands twice in the header")
    if name == f"seat {len(record.names)}":
        record.names.append(value)
    elif name not in ENTRIES:
        raise BadRecord(f"line {number}: a header has no {name[:40]!r} here")
    if not value and name != "options":
        raise BadRecord(f"line {number}: {name!r} says nothing")
    record.header[name] = value
    record.lines[name] = number
    if name.startswith("seat"):
        told(record, name, lambda value: named(1, [value]))


def seal(record: Record, lines: list[str], number: int, rest: str) -> None:
    """Check the last line of a record against those above it."""
    expected = f"{len(record.actions)} actions, checksum {checksum(lines[: number - 1])}"
    if rest != expected:
        raise BadRecord(
            f"line {number}: the lines above were altered: they end in '{expected}', not '{rest}'"
        )
    for after, line in enumerate(lines[number:], number + 1):
        if line.strip():
            raise BadRecord(f"line {after}: something follows the end of the record")


def replay(text: str, find: Callable[[str], Game]) -> Match:
    """Return the match of a record, played again; `find` finds the game by its name.

    Where the record has the key, every draw is checked against it, and the match can go on.
    """
    record = read(text)
    game = told(record, "game", find)
    version = record.required("rules")
    if version != str(game.version):
        raise BadRecord(
            f"line {record.at('rules')}: played by version {version} of the rules of {game.name};"
            f" known is {game.version}"
        )
    match = seated(record, game)
    for line, who, notation in record.actions:
        try:
            match.play(notation, seat=who)
        except ValueError as error:
            raise BadRecord(f"line {line}: {error}") from error
    if record.required("result") != result(match):
        stated = record.header["result"]
        raise BadRecord(f"line {record.at('result')}: the result is {result(match)}, not {stated}")
    return drawn_again(record, match) if "key" in record.header else match


def drawn_again(record: Record, match: Match) -> Match:
    """Return `match` played once more with luck from the key, which must give the same draws."""
    chance = told(record, "key", luck)
    if "nonces" in record.header:
        chance.nonces = told(record, "nonces", lambda text: added(text, match.players))
    if record.required("commitment") != chance.commitment:
        raise BadRecord(f"line {record.at('key')}: the key is not the one that was committed to")
    again = Match(
        match.game,
        match.players,
        options=match.options,
        names=match.names,
        date=match.date,
        chance=chance,
    )
    for number, (who, action, _) in enumerate(match.log):
        if who != CHANCE:
            again.play(action)
        elif again.log[number][1] != action:
            line, _, notation = record.actions[number]
            raise BadRecord(f"line {line}: {notation!r} is not what the key gives here")
    if len(again.log) != len(match.log):
        line = record.actions[-1][0] if record.actions else record.at("result")
        raise BadRecord(f"line {line}: the record ends before the luck that followed")
    return again


def verify(text: str, find: Callable[[str], Game]) -> Match:
    """Replay a record of a finished match that must have a key, and so check all its luck."""
    record = read(text)
    for entry in ("commitment", "key"):
        if entry not in record.header:
            raise BadRecord(f"line 1: without {entry!r} in the header nothing can be verified")
    if record.required("result") == OPEN:
        raise BadRecord(f"line {record.at('result')}: only a finished match can be verified")
    return replay(text, find)


def told(record: Record, entry: str, understand: Callable[[str], T]) -> T:
    """Return what an entry of the header means, or name its line."""
    try:
        return understand(record.required(entry))
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(f"line {record.at(entry)}: {error}") from error


def seated(record: Record, game: Game) -> Match:
    """Return the match of a record before its first action, its luck still to be told."""
    players = len(record.names)
    told(record, "seat 0", lambda _: game.check_players(players))
    options = told(record, "options", chosen_options)
    told(record, "options", lambda _: game.check_options(players, options))
    date = record.required("date")
    return Match(game, players, options=options, names=record.names, date=date)


def chosen_options(text: str) -> dict[str, str]:
    """Return the options that an entry names, each once."""
    pairs = [pair.partition("=")[::2] for pair in text.split()]
    options = dict(pairs)
    if len(options) != len(pairs):
        raise BadOption("an option stands there twice")
    return options


def added(nonces: str, players: int) -> str:
    """Return what the players have added to the luck, checked: something for each seat."""
    words = nonces.split(" ")
    if len(words) != players or not all(NONCE.fullmatch(word) for word in words):
        raise BadOption("nonces are, for each seat, 32 hexadecimal digits or a -")
    return nonces


def luck(key: str) -> Fair:
    """Return the luck that the key of a record stands for."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * KEY}}}", key):
        raise BadOption(f"a key has {2 * KEY} hexadecimal digits")
    return Fair(bytes.fromhex(key))
