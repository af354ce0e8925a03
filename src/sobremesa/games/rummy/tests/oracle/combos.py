"""Tiles and combinations of Rummy, and the whole universe of combinations.

A tile is a string: colour letter and number ("r4"), or "J". Rules: rummy.md, section 4.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

COLOURS = "rbgy"
NUMBERS = 13
COPIES = 2
JOKERS = 2
JOKER = "J"


@dataclass(frozen=True)
class Run:
    """A run; `jokers[i]` says whether the place of number `first + i` holds a joker."""

    colour: str
    first: int
    jokers: tuple[bool, ...]


@dataclass(frozen=True)
class Set:
    """A set: the colours of its natural tiles, and how many jokers lie with them."""

    number: int
    colours: frozenset[str]
    jokers: int


Combo = Run | Set
Table = tuple[Combo, ...]


def valid(combo: Combo) -> bool:
    """Say whether the combination is legal by itself."""
    if isinstance(combo, Set):
        size = len(combo.colours) + combo.jokers
        return (
            1 <= combo.number <= NUMBERS
            and combo.colours <= set(COLOURS)
            and size in (3, 4)
            and len(combo.colours) >= 1
            and 0 <= combo.jokers <= JOKERS
        )
    last = combo.first + len(combo.jokers) - 1
    return (
        combo.colour in COLOURS
        and len(combo.jokers) >= 3
        and combo.first >= 1
        and last <= NUMBERS
        and sum(combo.jokers) <= JOKERS
        and not all(combo.jokers)
    )


def tiles(combo: Combo) -> tuple[str, ...]:
    """List the tiles as they lie: a run ascending, a set by colour with the jokers last."""
    if isinstance(combo, Set):
        naturals = [f"{c}{combo.number}" for c in COLOURS if c in combo.colours]
        return (*naturals, *[JOKER] * combo.jokers)
    return tuple(
        JOKER if joker else f"{combo.colour}{combo.first + i}"
        for i, joker in enumerate(combo.jokers)
    )


def joker_numbers(combo: Combo) -> list[int]:
    """List the numbers the jokers of the combination stand for."""
    if isinstance(combo, Set):
        return [combo.number] * combo.jokers
    return [combo.first + i for i, joker in enumerate(combo.jokers) if joker]


def number(tile: str) -> int:
    """Give the number of a natural tile."""
    return int(tile[1:])


def on_table(table: Table) -> Counter[str]:
    """Count the tiles of all combinations."""
    return Counter(tile for combo in table for tile in tiles(combo))


def combo(text: str) -> Combo:
    """Read "r3 J r5", "r8 b8 J", or with one natural tile "run r3 J J" / "set r3 J J"."""
    words = text.split()
    kind = words.pop(0) if words[0] in ("run", "set") else ""
    naturals = [tile for tile in words if tile != JOKER]
    colours = {tile[0] for tile in naturals}
    if not kind and len(naturals) < 2:
        raise ValueError(f"say run or set: {text}")
    made = _set(words) if (kind or ("set" if len(colours) > 1 else "run")) == "set" else _run(words)
    if not valid(made) or Counter(tiles(made)) != Counter(words):
        raise ValueError(f"not a combination: {text}")
    return made


def _set(words: list[str]) -> Set:
    naturals = [tile for tile in words if tile != JOKER]
    colours = frozenset(tile[0] for tile in naturals)
    return Set(number(naturals[0]), colours, words.count(JOKER))


def _run(words: list[str]) -> Run:
    place, tile = next((i, tile) for i, tile in enumerate(words) if tile != JOKER)
    made = Run(tile[0], number(tile) - place, tuple(word == JOKER for word in words))
    if tiles(made) != tuple(words):
        raise ValueError(f"not an ascending run: {words}")
    return made


def table(text: str) -> Table:
    """Read combinations separated by bars: "r3 J r5 | b7 b8 b9"."""
    return tuple(combo(part) for part in text.split("|")) if text.strip() else ()


def show(laid: Table) -> str:
    """Write a table so that `table` reads it back."""
    return " | ".join(("set " if isinstance(c, Set) else "run ") + " ".join(tiles(c)) for c in laid)


@cache
def universe() -> Table:
    """List every combination with up to two jokers, redundant ones included."""
    return (*_all_runs(), *_all_sets())


def _all_runs() -> Iterator[Run]:
    for colour in COLOURS:
        for length in range(3, NUMBERS + 1):
            for first in range(1, NUMBERS - length + 2):
                for places in _joker_places(length):
                    yield Run(colour, first, tuple(i in places for i in range(length)))


def _joker_places(length: int) -> Iterator[tuple[int, ...]]:
    for jokers in range(JOKERS + 1):
        yield from combinations(range(length), jokers)


def _all_sets() -> Iterator[Set]:
    for value in range(1, NUMBERS + 1):
        for size in (3, 4):
            for jokers in range(JOKERS + 1):
                for colours in combinations(COLOURS, size - jokers):
                    yield Set(value, frozenset(colours), jokers)
