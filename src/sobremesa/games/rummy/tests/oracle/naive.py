"""The rules spelt out without any short cut, for tiny positions: they test the two oracles."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from sobremesa.games.rummy.tests.oracle.combos import (
    COLOURS,
    JOKER,
    NUMBERS,
    Combo,
    Run,
    Set,
    Table,
    joker_numbers,
    number,
    on_table,
    universe,
)
from sobremesa.games.rummy.tests.oracle.combos import tiles as combo_tiles

Tiles = tuple[str, ...]


def ordered(table: Iterable[Combo]) -> Table:
    """Put combinations into one fixed order, so that equal tables are equal tuples."""
    return tuple(sorted(table, key=lambda combo: (str(type(combo)), combo_tiles(combo))))


# Free jokers


def layouts(table: Counter[str], rack: Counter[str]) -> Iterator[Table]:
    """Yield every table that uses all the table tiles and any of the rack tiles."""
    usable = [c for c in universe() if Counter(combo_tiles(c)) <= table + rack]
    yield from _layouts(usable, table, table + rack)


def _layouts(usable: list[Combo], must: Counter[str], pool: Counter[str]) -> Iterator[Table]:
    """Decide for the first usable combination whether it is laid (once more) or never again."""
    usable = [combo for combo in usable if Counter(combo_tiles(combo)) <= pool]
    if not usable:
        if not must:
            yield ()
        return
    used = Counter(combo_tiles(usable[0]))
    for rest in _layouts(usable, must - used, pool - used):
        yield (usable[0], *rest)
    yield from _layouts(usable[1:], must, pool)


def value(layout: Table, table: Counter[str]) -> int:
    """Sum the points of the rack tiles laid, the rack's jokers being the highest."""
    naturals = sum(number(t) * n for t, n in (on_table(layout) - table).items() if t != JOKER)
    jokers = sorted((n for combo in layout for n in joker_numbers(combo)), reverse=True)
    return naturals + sum(jokers[: len(jokers) - table[JOKER]])


# A turn step by step, in any order


@dataclass(frozen=True)
class LyingRun:
    """A run on the table; a mark per place: see `ORIGINAL` and the rest."""

    colour: str
    first: int
    marks: str


ORIGINAL, UNREPLACED, ADDED, ADDED_JOKER = "njax"  # a tile swapped in for a joker is original


@dataclass(frozen=True)
class LyingSet:
    """A set on the table."""

    number: int
    original: frozenset[str]  # colours
    added: frozenset[str]
    unreplaced: int  # jokers
    added_jokers: int
    declared: frozenset[str]  # colours the unreplaced jokers may stand for


Lying = LyingRun | LyingSet
State = tuple[tuple[Lying, ...], Tiles, Tiles]  # table, loose, rack


def turns(table: Table, rack: Tiles, limit: int = 200_000) -> set[Table] | None:
    """Find every table a legal turn can end with; None if the search is too long."""
    start = _state([_lying(combo) for combo in table], (), rack)
    in_play = on_table(table) + Counter(rack)
    usable = [combo for combo in universe() if Counter(combo_tiles(combo)) <= in_play]
    seen, todo = {start}, [start]
    while todo:
        for state in _steps(todo.pop(), usable):
            if state not in seen:
                seen.add(state)
                todo.append(state)
        if len(seen) > limit:
            return None
    return {
        ordered(_combo(c) for c in state[0])
        for state in seen
        if not state[1] and len(state[2]) < len(rack)
    }


def _state(table: Iterable[Lying], loose: Iterable[str], rack: Iterable[str]) -> State:
    return tuple(sorted(table, key=repr)), tuple(sorted(loose)), tuple(sorted(rack))


def _lying(combo: Combo) -> Lying:
    if isinstance(combo, Run):
        marks = "".join(UNREPLACED if joker else ORIGINAL for joker in combo.jokers)
        return LyingRun(combo.colour, combo.first, marks)
    missing = frozenset(COLOURS) - combo.colours
    return LyingSet(combo.number, combo.colours, frozenset(), combo.jokers, 0, missing)


def _new(combo: Combo) -> Lying:
    if isinstance(combo, Run):
        marks = "".join(ADDED_JOKER if joker else ADDED for joker in combo.jokers)
        return LyingRun(combo.colour, combo.first, marks)
    return LyingSet(combo.number, frozenset(), combo.colours, 0, combo.jokers, frozenset())


def _combo(lying: Lying) -> Combo:
    if isinstance(lying, LyingRun):
        return Run(lying.colour, lying.first, tuple(m in "jx" for m in lying.marks))
    return Set(lying.number, lying.original | lying.added, lying.unreplaced + lying.added_jokers)


def _steps(state: State, usable: list[Combo]) -> Iterator[State]:
    table, loose, rack = state
    for made in usable:
        for left in _pay(combo_tiles(made), loose, rack):
            yield _state([*table, _new(made)], *left)
    for i, lying in enumerate(table):
        others = [*table[:i], *table[i + 1 :]]
        for tile, more in _additions(lying):
            for left in _pay((tile,), loose, rack):
                yield _state([*others, more], *left)
        for tile, swapped in _swaps(lying):
            for left_loose, left_rack in _pay((tile,), loose, rack):
                yield _state([*others, swapped], [*left_loose, JOKER], left_rack)
        for stay, taken in [*_take_all(lying), *_take_part(lying)]:
            yield _state([*others, *stay], [*loose, *taken], rack)


def _pay(needed: Tiles, loose: Tiles, rack: Tiles) -> set[tuple[Tiles, Tiles]]:
    """Find what may be left when the tiles are taken, each from the loose ones or the rack."""
    if Counter(needed) - Counter(loose + rack):
        return set()
    found = set()
    for sources in product((0, 1), repeat=len(needed)):
        from_loose = Counter(t for t, s in zip(needed, sources, strict=True) if s == 0)
        from_rack = Counter(needed) - from_loose
        if from_loose <= Counter(loose) and from_rack <= Counter(rack):
            found.add(
                (
                    tuple((Counter(loose) - from_loose).elements()),
                    tuple((Counter(rack) - from_rack).elements()),
                )
            )
    return found


def _additions(lying: Lying) -> Iterator[tuple[str, Lying]]:
    if isinstance(lying, LyingRun):
        last = lying.first + len(lying.marks) - 1
        for mark in (ADDED, ADDED_JOKER):
            if lying.first > 1:
                tile = f"{lying.colour}{lying.first - 1}" if mark == ADDED else JOKER
                yield tile, replace(lying, first=lying.first - 1, marks=mark + lying.marks)
            if last < NUMBERS:
                tile = f"{lying.colour}{last + 1}" if mark == ADDED else JOKER
                yield tile, replace(lying, marks=lying.marks + mark)
        return
    colours = lying.original | lying.added
    if len(colours) + lying.unreplaced + lying.added_jokers == 4:
        return
    yield JOKER, replace(lying, added_jokers=lying.added_jokers + 1)
    for colour in sorted(set(COLOURS) - colours):
        if len(lying.declared - colours - {colour}) >= lying.unreplaced:
            yield f"{colour}{lying.number}", replace(lying, added=lying.added | {colour})


def _swaps(lying: Lying) -> Iterator[tuple[str, Lying]]:
    if isinstance(lying, LyingRun):
        for i, mark in enumerate(lying.marks):
            if mark == UNREPLACED:
                marks = lying.marks[:i] + ORIGINAL + lying.marks[i + 1 :]
                yield f"{lying.colour}{lying.first + i}", replace(lying, marks=marks)
    elif lying.unreplaced:
        for colour in sorted(lying.declared - lying.added - lying.original):
            yield (
                f"{colour}{lying.number}",
                replace(
                    lying,
                    original=lying.original | {colour},
                    unreplaced=lying.unreplaced - 1,
                    declared=lying.declared - {colour},
                ),
            )


def _take_all(lying: Lying) -> Iterator[tuple[list[Lying], Tiles]]:
    held = lying.unreplaced if isinstance(lying, LyingSet) else lying.marks.count(UNREPLACED)
    if not held:
        yield [], combo_tiles(_combo(lying))


def _take_part(lying: Lying) -> Iterator[tuple[list[Lying], Tiles]]:
    """Yield what stays and what is taken: three originals stay, or a cut run keeps them twice."""
    if isinstance(lying, LyingSet):
        yield from _take_from_set(lying)
        return
    shown, length = combo_tiles(_combo(lying)), len(lying.marks)
    for low in range(length):
        for high in range(low + 3, length + 1):
            taken = lying.marks[:low] + lying.marks[high:]
            stay = _part(lying, low, high)
            if taken and UNREPLACED not in taken and _originals(stay) >= 3:
                yield [stay], shown[:low] + shown[high:]
    for cut in range(3, length - 2):
        halves = [_part(lying, 0, cut), _part(lying, cut, length)]
        if all(UNREPLACED not in half.marks or _originals(half) >= 3 for half in halves):
            yield [*halves], ()


def _part(run: LyingRun, low: int, high: int) -> LyingRun:
    return replace(run, first=run.first + low, marks=run.marks[low:high])


def _originals(run: LyingRun) -> int:
    return sum(mark in (ORIGINAL, UNREPLACED) for mark in run.marks)


def _take_from_set(lying: LyingSet) -> Iterator[tuple[list[Lying], Tiles]]:
    """Yield the ways to take one tile, so that three originals stay."""
    remain = len(lying.original) + lying.unreplaced
    for colour in sorted(lying.original if remain > 3 else []):
        yield [replace(lying, original=lying.original - {colour})], (f"{colour}{lying.number}",)
    for colour in sorted(lying.added if remain >= 3 else []):
        yield [replace(lying, added=lying.added - {colour})], (f"{colour}{lying.number}",)
    if lying.added_jokers and remain >= 3:
        yield [replace(lying, added_jokers=lying.added_jokers - 1)], (JOKER,)
