"""What can be laid: the exact solver, from tiles to tiles.

`jokers.py` says where a joker of the table may end. Each way to satisfy it is a `Mode`: which
jokers are free, which tiles of the rack have to be laid to free them, and which cores stay. The
sweep solves each mode, and the best one is told as combinations and as steps for a person.
"""

import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import numpy as np

from sobremesa.engine.compile import twins
from sobremesa.games.rummy import search
from sobremesa.games.rummy.combinations import (
    COLOUR,
    COLOURS,
    HIGH,
    JOKER,
    KINDS,
    LOW,
    NATURALS,
    NONE,
    NUMBERS,
    PLACES,
    SET,
    SET_OF,
    SHORTEST,
    jokers,
    kind,
    lowest,
    run,
    size,
    tile,
    worth,
)
from sobremesa.games.rummy.jokers import (
    CORES,
    NO_KIND,
    can_spare,
    core,
    holds,
    lies_free,
    match,
    outside,
    pair_core,
    without,
)
from sobremesa.games.rummy.notation import (
    check_copies,
    combination_text,
    read_rack,
    read_table,
    tile_text,
)
from sobremesa.games.rummy.record import (
    CHOICE,
    FULL,
    IN_RUNS,
    IN_SETS,
    MOVE,
    NO_WAY,
    OF_BLOCKS,
    RUN_BLOCK,
    SET_BLOCK,
    STATE,
    WAY,
    WORK,
)
from sobremesa.games.rummy.rules import OPTIONS
from sobremesa.games.rummy.sets import GROUPS, MASKS, WILDS, best_group
from sobremesa.games.rummy.steps import Step, steps

ANY = (1 << COLOURS) - 1
MANY = 20  # tiles in a rack
WAYS_FIRST = 4000  # ways that a search tries before it sweeps over grids
OPTION = {option.name: option for option in OPTIONS}
DEFAULT_OPENING = int(OPTION["opening"].default)
Kinds = tuple[int, ...]
Block = tuple[int, int, int, int, int, int]


@dataclass(frozen=True)
class Mode:
    """One way to treat the jokers of the table."""

    free: int  # jokers of the table that may be laid anywhere
    forced: Kinds = ()  # tiles that the rack must give, so that those jokers are free
    blocks: tuple[Block, ...] = ()


def stay(x: int, spared: int = NO_KIND) -> Block:
    """Return the block of the one joker of x, whose core leaves out a tile of kind `spared`."""
    if COLOUR[x] == SET:
        colours = int(NATURALS[x])
        if spared != NO_KIND:
            colours &= ~(1 << spared // NUMBERS)
        return (SET_BLOCK, int(LOW[x]), colours, 1, 0, within(x))
    starts = 0
    for h in range(CORES):
        kept = core(x, h)
        if kept and (spared == NO_KIND or outside(x, kept, spared)):
            starts |= kept & -kept
    return (RUN_BLOCK, int(COLOUR[x]), starts, SHORTEST, int(PLACES[x]), 0)


def within(x: int) -> int:
    """Return the colours that natural tiles of a set may have while its jokers stay."""
    return int(NATURALS[x]) if size(x) == COLOURS else ANY


def matches(x: int) -> list[int]:
    """Return the kinds that the one joker of x stands for."""
    return [k for i in range(COLOURS) if (k := match(x, i)) != NO_KIND]


class Jokers:
    """The modes of a table's jokers, given a rack."""

    def __init__(
        self, table: Sequence[int], rack: Sequence[int] | Counter[int], *, rack_only: bool
    ):
        """Look at a table and at a rack, counted by kind."""
        self.table = table
        self.rack = rack
        self.rack_only = rack_only

    def modes(self) -> list[Mode]:
        """Return the modes of which one lays the most; those that another includes are left out."""
        found = [x for x in self.table if jokers(x)]
        if not found:
            return [Mode(0)]
        if len(found) == 2:
            modes = list(self.apart(*found))
        elif jokers(found[0]) == 2:
            modes = list(self.together(found[0]))
        else:
            modes = list(self.single(found[0]))
        return needed(modes)

    def to_free(self, kinds: Iterable[int]) -> list[Kinds]:
        """Return the ways to have a tile of one of `kinds`: for nothing, or from the rack."""
        kinds = list(kinds)
        if not self.rack_only and any(lies_free(k, self.table) for k in kinds):
            return [()]
        return [(k,) for k in kinds if self.rack[k]]

    def single(self, x: int) -> Iterator[Mode]:
        """Yield the modes of one joker."""
        yield Mode(0, (), (stay(x),))
        for forced in self.to_free(matches(x)):
            yield Mode(1, forced)

    def apart(self, x: int, y: int) -> Iterator[Mode]:
        """Yield the modes of two jokers in two combinations."""
        yield Mode(0, (), (stay(x), stay(y)))
        for one, other in ((x, y), (y, x)):
            for forced in self.to_free(matches(one)):
                yield Mode(1, forced, (stay(other),))
            if not self.rack_only:
                for k in matches(one):
                    if can_spare(other, k):
                        yield Mode(1, (), (stay(other, k),))
            yield from self.one_after_other(one, other)

    def one_after_other(self, x: int, y: int) -> Iterator[Mode]:
        """Yield the modes in which the joker of x is replaced, and then that of y."""
        first, second = self.to_free(matches(x)), self.to_free(matches(y))
        if not self.rack_only:
            first += [()] * any(can_spare(y, k) for k in matches(x))
            second += [()] * any(holds(x, k) for k in matches(y))
        for a in first:
            for b in second:
                if a == b and not self.rack_only:
                    yield Mode(2, a)  # one tile serves twice
                elif a != b or self.rack[a[0]] >= 2:
                    yield Mode(2, a + b)

    def together(self, x: int) -> Iterator[Mode]:
        """Yield the modes of two jokers in one combination."""
        if COLOUR[x] == SET:
            yield from self.in_one_set(x)
            return
        colour, low, high = int(COLOUR[x]), int(LOW[x]), int(HIGH[x])
        first = lowest(int(PLACES[x]))
        second = lowest(int(PLACES[x]) & ~(1 << first))
        to_free = [self.to_free([kind(colour, number)]) for number in (first, second)]
        for a in to_free[0]:
            yield Mode(1, a, (stay(without(x, first)),))
            for b in to_free[1]:
                yield Mode(2, a + b)
        for b in to_free[1]:
            yield Mode(1, b, (stay(without(x, second)),))
        for h in range(2):
            kept = int(pair_core(x, first, second, h))
            if kept:
                length = kept.bit_count()
                yield Mode(0, (), ((RUN_BLOCK, colour, kept & -kept, length, int(PLACES[x]), 0),))
        for end in range(first, second):
            if end - low + 1 >= SHORTEST and high - end >= SHORTEST:
                left = run(colour, low, end, 1 << first)
                right = run(colour, end + 1, high, 1 << second)
                yield Mode(0, (), (stay(left), stay(right)))

    def in_one_set(self, x: int) -> Iterator[Mode]:
        """Yield the modes of two jokers in one set."""
        number, naturals = int(LOW[x]), int(NATURALS[x])
        yield Mode(0, (), ((SET_BLOCK, number, naturals, 2, 0, within(x)),))
        missing = [colour for colour in range(COLOURS) if not naturals >> colour & 1]
        for i, colour in enumerate(missing):
            replaced = int(SET_OF[number, naturals | 1 << colour, 1])
            for a in self.to_free([kind(colour, number)]):
                yield Mode(1, a, (stay(replaced),))
                for other in missing[i + 1 :]:
                    for b in self.to_free([kind(other, number)]):
                        yield Mode(2, a + b)


def needed(modes: list[Mode]) -> list[Mode]:
    """Leave out modes that another includes: no more tiles forced, and no more jokers that stay.

    Those that free more come first: what they lay is hard to surpass.
    """
    found: list[Mode] = []
    for mode in sorted(modes, key=lambda mode: (-mode.free, len(mode.forced))):
        if not any(includes(other, mode) for other in found):
            found.append(mode)
    return found


def includes(mode: Mode, other: Mode) -> bool:
    """Say whether all that one mode allows, another allows too."""
    return Counter(mode.forced) <= Counter(other.forced) and set(mode.blocks) <= set(other.blocks)


class Work:
    """What a search needs: its record, and room for states, more when it does not suffice."""

    def __init__(self) -> None:
        """Make room for most positions."""
        self.record = np.zeros(1, WORK)[0]
        self.out = self.record.out  # a view
        self.ways = np.zeros(1 << 16, WAY)
        self.make(1 << 18)

    def make(self, size: int) -> None:
        """Make room for so many states."""
        self.states = np.zeros(size, STATE)
        self.room = (
            self.states,
            self.ways,
            np.zeros(size, np.int32),
            np.zeros(size >> 3, MOVE),
            np.full(size << 3, -1, np.int32),  # all there at once, not when it is first used
        )

    def search(self, table: Any, rack: Any, must: Any, modes: list[Mode], **asked: int) -> int:
        """Search in all modes; return how many jokers are free in the best, or NO_WAY."""
        rows = np.array(merged(modes), np.int64)
        for name, value in {
            "need": 0,
            "by_points": 0,
            "relaxed": 0,
            "brief": 0,
            **asked,
        }.items():
            self.record[name] = value
        while True:
            best = compiled(search.search)(self.record, table, rack, must, rows, *self.room)
            if best != FULL:
                return NO_WAY if best == NO_WAY else int(rows[best, 0])
            self.make(4 * len(self.states))

    def sets(self, number: int, aside: int, wild: int) -> list[int]:
        """Return the sets that tiles set aside at a number make."""
        group = GROUPS[compiled(best_group)(self.record, aside, wild, number)].tolist()
        sets = zip(group[MASKS:WILDS], group[WILDS:], strict=True)
        return [int(SET_OF[number, colours, wilds]) for colours, wilds in sets if colours]


def merged(modes: list[Mode]) -> list[list[int]]:
    """Return modes as the rows of numbers that the search wants.

    Those that differ in the colour of a forced tile alone are one row, in which any of them will
    do. Two forced tiles of one number are apart: each of them has to be laid.
    """
    rows: list[list[int]] = []
    for mode in modes:
        mine = row(mode)
        for other in rows:
            if like(mine, other):
                other[1:3] = [a | b for a, b in zip(mine[1:3], other[1:3], strict=True)]
                break
        else:
            rows.append(mine)
    return rows


def row(mode: Mode) -> list[int]:
    """Return a mode as a row of numbers."""
    forced = [16 << k // NUMBERS | k % NUMBERS + 1 for k in mode.forced] + [0, 0]
    blocks = [number for block in mode.blocks for number in block] + 12 * [0]
    return [mode.free, *forced[:2], *blocks[:12]]


def like(row: list[int], other: list[int]) -> bool:
    """Say whether two rows differ in the colours of forced tiles alone."""
    numbers, others = [x & 15 for x in row[1:3]], [x & 15 for x in other[1:3]]
    return (
        row[:1] + row[3:] == other[:1] + other[3:]
        and numbers == others
        and numbers[0] != numbers[1]
    )


TARGET = "cpu"
HERE = threading.local()  # arrays are large, and one search at a time uses them


def workplace() -> Work:
    """Return the arrays of this thread."""
    if not hasattr(HERE, "work"):
        HERE.work = Work()
    return HERE.work  # type: ignore[no-any-return]


@cache
def compiled(function: Any) -> Any:
    """Return the compiled twin of a function of the search."""
    return twins(search, TARGET).entry(function)


@dataclass(eq=False)  # two runs may look the same
class Line:
    """A run that grows as the choices of a search are followed."""

    colour: int
    low: int
    places: int = 0  # of jokers, a bit per number
    length: int = 0
    old: int = NONE  # the run of the table that it has repeated so far
    block: int = -1  # whose core it is laying
    lock: int = 0  # tiles of that core that are still to come
    held: int = 0  # where it must not be cut, a bit per number: within cores

    @property
    def high(self) -> int:
        """Return its last number."""
        return self.low + self.length - 1

    def grow(self, joker: bool) -> None:
        """Add the next tile."""
        number = self.low + self.length
        self.places |= joker << number
        self.length += 1
        if self.old and not (number <= HIGH[self.old] and joker == joker_at(self.old, number)):
            self.old = NONE

    def goes_on(self) -> bool:
        """Say whether the run of the table that it repeats goes on."""
        return bool(self.old and self.low + self.length <= HIGH[self.old])


def joker_at(x: int, number: int) -> bool:
    """Say whether a run has a joker at a number."""
    return bool(PLACES[x] >> number & 1)


class Follower:
    """Makes combinations of the choices that a search has found."""

    def __init__(self, work: Work, table: Sequence[int]):
        """Follow the choices in `work`, which were made for a `table`."""
        self.work = work
        self.blocks: list[Block] = [
            tuple(block) for block in work.record.blocks.tolist() if block[0]
        ]
        self.unused = [x for x in table if COLOUR[x] != SET]  # runs that no line repeats yet
        self.lines: list[list[Line]] = [[] for _ in range(COLOURS)]  # open ones, by colour
        self.runs: list[Line] = []  # that are complete
        self.sets: list[int] = []
        self.jokers = 0

    def follow(self) -> None:
        """Make runs and sets of all choices."""
        for number, choices in enumerate(self.work.out.tolist()[:NUMBERS], 1):
            aside = 0
            for colour in range(COLOURS):
                choice = choices >> colour * CHOICE & (1 << CHOICE) - 1
                aside |= (choice >> IN_SETS & 3) << 2 * colour
                self.jokers += choice >> IN_RUNS & 3
                self.extend(number, colour, choice)
            wild = choices >> COLOURS * CHOICE
            self.jokers += wild
            for kind_, where, _, length, *_ in self.blocks:
                wild += length if kind_ == SET_BLOCK and where == number else 0
            if aside:
                self.sets += self.work.sets(number, aside, wild)
        self.runs += [line for lines in self.lines for line in lines]

    def extend(self, number: int, colour: int, choice: int) -> None:
        """Lay the tiles of a colour and number that go into runs."""
        mine = self.lines[colour]
        if not choice and not mine:
            return
        natural = (choice & 3) - (choice >> IN_SETS & 3)
        wild = choice >> IN_RUNS & 3
        others = mine
        if any(block[:2] == (RUN_BLOCK, colour) for block in self.blocks):
            growing = self.lay_cores(number, colour, choice)
            natural -= sum(not line.places >> number & 1 for line in growing)
            others = [line for line in mine if line not in growing]
        short = [line for line in others if line.length < SHORTEST]
        long = [line for line in others if line.length >= SHORTEST]
        if len(long) > 1:
            long.sort(key=lambda x: not x.goes_on())
        more = natural + wild - len(short)
        going = short + long[:more]
        for line in long[more:]:
            mine.remove(line)
            self.runs.append(line)
        for _ in range(more - len(long)):
            going.append(self.started(colour, number))
        if wild:  # jokers go where the run of the table has one, so that they stay if they can
            going.sort(key=lambda x: not (x.old and joker_at(x.old, number)))
        for i, line in enumerate(going):
            line.grow(i < wild)

    def lay_cores(self, number: int, colour: int, choice: int) -> list[Line]:
        """Lay the tiles of a colour and number that belong to cores; return their runs."""
        growing = []
        for j, block in enumerate(self.blocks):
            if block[:2] == (RUN_BLOCK, colour):
                line = self.locked(j, block, number, choice >> OF_BLOCKS + 3 * j & 7)
                if line:
                    line.grow(bool(block[4] >> number & 1))
                    line.lock -= 1
                    line.held |= (line.lock > 0) << number + 1
                    growing.append(line)
        return growing

    def started(self, colour: int, number: int) -> Line:
        """Start a run, if possible one that the table has."""
        line = Line(colour, number)
        for x in self.unused:
            if COLOUR[x] == colour and LOW[x] == number:
                line.old = x
                self.unused.remove(x)
                break
        self.lines[colour].append(line)
        return line

    def locked(self, j: int, block: Block, number: int, way: int) -> Line | None:
        """Return the run that holds a block's core, if this number belongs to it."""
        mine = self.lines[block[1]]
        for line in mine:
            if line.lock and line.block == j:
                return line
        if way == 0:
            return None
        if way == 1:
            line = self.started(block[1], number)
        else:
            free = [x for x in mine if not x.lock and x.high < number]  # not laid here already
            fit = [x for x in free if min(x.length, SHORTEST) == way - 1]
            line = sorted(fit, key=lambda x: not x.goes_on())[0]
        line.block, line.lock = j, block[3]
        return line

    def combinations(self, table: Sequence[int], jokers: int) -> list[int] | None:
        """Return the new table, with `jokers` more laid wherever there is room, or None."""
        runs = [(x.colour, x.low, x.high, x.places, x.held) for x in self.runs]
        left = Counter(table)
        left.subtract(run(*r[:4]) for r in runs)
        whole = [piece for r in runs for piece in cut(r, left)]
        sets = list(self.sets)
        for _ in range(jokers):
            if not park(whole, sets):
                return None
        return sorted([run(*piece) for piece in whole] + sets)


def cut(r: tuple[int, ...], left: Counter[int]) -> list[tuple[int, int, int, int]]:
    """Cut a run where that gives back a run of the table; the search joins what it can."""
    colour, low, high, places, held = r
    for number in range(low + SHORTEST, high - SHORTEST + 2):
        lower = (colour, low, number - 1, places & ((1 << number) - 1))
        upper = (colour, number, high, places >> number << number)
        for piece in (lower, upper):
            if not held >> number & 1 and left[run(*piece)] > 0:
                left[run(*piece)] -= 1
                return [lower, *cut((*upper, held), left)]
    return [(colour, low, high, places)]


def park(runs: list[tuple[int, int, int, int]], sets: list[int]) -> bool:
    """Add a joker at the end of a run, or to a set of three, if there is any."""
    for i, (colour, low, high, places) in enumerate(runs):
        if high < NUMBERS:
            runs[i] = (colour, low, high + 1, places | 1 << high + 1)
            return True
        if low > 1:
            runs[i] = (colour, low - 1, high, places | 1 << low - 1)
            return True
    for i, x in enumerate(sets):
        if size(x) < COLOURS:
            sets[i] = int(SET_OF[LOW[x], NATURALS[x], PLACES[x] + 1])
            return True
    return False


def total(table: Iterable[int]) -> int:
    """Return how many tiles a table has."""
    return sum(int(size(x)) for x in table)


def counted(table: Iterable[int]) -> Counter[int]:
    """Return the tiles of a table by kind."""
    return Counter(tile(x, i) for x in table for i in range(size(x)))


class Solver:
    """Finds the best lay-down from a rack onto a table, both given as numbers."""

    def __init__(self, *, free: bool = False, rack_only: bool = False, points: bool = False):
        """Keep the rule for jokers, and whether points count rather than tiles."""
        self.free = free
        self.rack_only = rack_only
        self.points = points
        self.ways_first = WAYS_FIRST
        self.work = workplace()

    def table(self, table: Sequence[int], rack: Sequence[int]) -> list[int] | None:
        """Return the best table that somebody who has opened can make, or None for no lay-down."""
        after = self.solved(table, rack, self.modes(table, rack))
        return None if after is None or total(after) == total(table) else after

    def modes(self, table: Sequence[int], rack: Sequence[int]) -> list[Mode]:
        """Return the modes for the jokers of a table."""
        if self.free:
            return [Mode(sum(jokers(x) for x in table))]
        return Jokers(table, rack, rack_only=self.rack_only).modes()

    def may_move(self, x: int, table: Sequence[int], laid: Counter[int]) -> bool:
        """Say whether the one joker of x can have been replaced, with these tiles laid."""
        lying = Jokers(table, laid, rack_only=self.rack_only)
        return self.free or bool(lying.to_free(matches(x)))

    def opening(self, rack: Sequence[int], need: int) -> list[int] | None:
        """Return the best combinations for a first lay-down of so many points, or None."""
        return self.solved((), rack, [Mode(0)], need=need) or None

    def solved(
        self,
        table: Sequence[int],
        rack: Sequence[int],
        modes: list[Mode],
        must: Sequence[int] = (0,) * KINDS,
        need: int = 0,
    ) -> list[int] | None:
        """Return the best new table that lays at least the tiles that `must` be.

        A joker can nearly always be laid at some end, so it is first left out where it is of no
        use; only if there is no room at all does the search decide about every joker. Of many tiles
        nearly all are laid, also those that free jokers: whether they are is then seen at the end.
        And the best first lay-down has points enough, nearly always, without being asked for them.
        """
        lying, held, forced = (
            np.array(table, np.int16),
            np.array(rack, np.int8),
            np.array(must, np.int8),
        )
        relaxed = len(modes) > 1 and not modes[0].blocks and sum(rack) > MANY and not any(must)
        if relaxed:
            modes = [Mode(modes[0].free), *modes]
        for easy, points in self.attempts(need):
            best = self.work.search(
                lying,
                held,
                forced,
                modes,
                park=easy,
                need=points,
                by_points=int(self.points),
                relaxed=relaxed,
                ways_first=self.ways_first,
            )
            if best == NO_WAY:
                continue
            follower = Follower(self.work, table)
            follower.follow()
            spare = int(held[JOKER]) + best - follower.jokers if easy else 0
            after = follower.combinations(table, spare)
            if after is not None and sum(worth(x) for x in after) >= need:
                return after
        return None

    def attempts(self, need: int) -> Iterator[tuple[bool, int]]:
        """Yield whether a search may leave jokers out, and the points that it asks for."""
        if not self.points:
            yield True, 0
        if self.points or not need:
            yield False, 0
        if need:
            yield False, need

    def lays(
        self, table: Sequence[int], rack: Sequence[int], most: int, need: int = 0
    ) -> Iterator[Kinds]:
        """Yield all sets of tiles of the rack that can be laid, `most` of them at most.

        The tiles are decided on one kind after the other. What was decided can be laid together
        with some of the rest, as an example shows; every other decision is tried for one.
        """
        return islice(
            (
                laid + (JOKER,) * wild
                for wild in range(rack[JOKER], -1, -1)
                for laid in self.lays_with(table, [*rack[:JOKER], wild], need)
                if laid or wild
            ),
            most,
        )

    def lays_with(self, table: Sequence[int], rack: list[int], need: int) -> Iterator[Kinds]:
        """Yield the natural tiles of all sets that can be laid with all jokers of the rack."""
        start = self.example(table, rack, [0] * KINDS, need)
        waiting = [(start, rack, [0] * KINDS, 0)] if start else []
        while waiting:
            laid, may, must, k = waiting.pop()
            if k == JOKER:
                yield tuple(k for k in range(JOKER) for _ in range(must[k]))
                continue
            for many in range(may[k] + 1):
                limited, forced = list(may), list(must)
                limited[k] = forced[k] = many
                example: Counter[int] | None = laid
                if laid[k] != many:
                    example = self.example(table, limited, forced, need)
                if example:
                    waiting.append((example, limited, forced, k + 1))

    def example(
        self, table: Sequence[int], may: list[int], must: list[int], need: int
    ) -> Counter[int] | None:
        """Return tiles that can be laid together, all that `must` be and jokers among them."""
        wild = may[JOKER]
        modes = [Mode(0)] if need else self.modes(table, may)
        modes = [
            Mode(
                mode.free + wild,
                tuple((Counter(mode.forced) - Counter(dict(enumerate(must)))).elements()),
                mode.blocks,
            )
            for mode in modes
        ]
        after = self.solved(() if need else table, [*may[:JOKER], 0], modes, must, need)
        if after is None:
            return None
        laid = counted(after)
        if not need:
            laid.subtract(counted(table))
        return laid if laid[JOKER] >= wild else None


@dataclass(frozen=True)
class Solution:
    """The best lay-down: what is laid, the table it makes, and how to get there."""

    laid: tuple[str, ...]  # tiles of the rack
    points: int  # what they count, a joker as what it stands for
    table: tuple[str, ...]  # combinations
    steps: tuple[Step, ...]  # str() is their notation

    @property
    def count(self) -> int:
        """Return how many tiles are laid."""
        return len(self.laid)


def solve(
    table: str | Sequence[str],
    rack: str | Sequence[str],
    *,
    opening: bool | int = False,
    points: bool = False,
    jokers: str = "replaced",
    swap_from: str = "anywhere",
) -> Solution:
    """Return the best lay-down from a rack onto a table.

    A table is text such as "r3 r4 r5 J | y8 b8 g8", or a list of such combinations; a rack is
    "b7 b8 b9", or a list of tiles. With `opening` the player has not laid yet, and needs 30 points
    (or as many as it says) from the rack alone. The most tiles are laid, or with `points` those
    that count most. With jokers="free" a joker of the table may be used without being replaced;
    with swap_from="rack" only a tile of the rack replaces it.
    """
    before, held, solver = asked(table, rack, jokers=jokers, swap_from=swap_from, points=points)
    need = needed_points(opening)
    if need:
        own = solver.opening(held, need)
        after = sorted([*before, *own]) if own else None
    else:
        after = solver.table(before, held)
    return told(before, before if after is None else after, solver)


def asked(
    table: str | Sequence[str],
    rack: str | Sequence[str],
    *,
    jokers: str,
    swap_from: str,
    points: bool,
) -> tuple[list[int], list[int], Solver]:
    """Return a table, a rack and a solver for what was asked, or refuse it."""
    before = read_table(table if isinstance(table, str) else " | ".join(table))
    held = read_rack(rack if isinstance(rack, str) else " ".join(rack))
    check_copies(before, held)
    solver = Solver(
        free=OPTION["jokers"].encode(jokers) == 1,
        rack_only=OPTION["swap_from"].encode(swap_from) == 1,
        points=points,
    )
    return before, held, solver


def needed_points(opening: bool | int) -> int:
    """Return the points that a first lay-down needs, or 0 for a player who has opened."""
    if isinstance(opening, bool):
        return DEFAULT_OPENING if opening else 0
    return OPTION["opening"].encode(opening)


def told(before: Sequence[int], after: Sequence[int], solver: Solver) -> Solution:
    """Return a new table as a solution."""
    laid = counted(after) - counted(before)
    return Solution(
        laid=tuple(tile_text(k) for k in sorted(laid.elements())),
        points=laid_points(before, after, solver),
        table=tuple(combination_text(x) for x in after),
        steps=tuple(steps(before, after, free=solver.free)),
    )


def laid_points(before: Sequence[int], after: Sequence[int], solver: Solver) -> int:
    """Return what the tiles laid count, a joker of the rack as the most that it can stand for.

    Nobody can tell jokers from one another: one that lies where a joker lay before may be of the
    rack too, if that one can have been replaced.
    """
    laid = counted(after) - counted(before)
    wild = laid.pop(JOKER, 0)
    stood = joker_places(after)
    if not all(solver.may_move(x, before, laid) for x in before if jokers(x)):
        stood -= joker_places(before)
    numbers = sorted((number for _, number in stood.elements()), reverse=True)
    return sum(k % NUMBERS + 1 for k in laid.elements()) + sum(numbers[:wild])


def joker_places(table: Iterable[int]) -> Counter[tuple[int, int]]:
    """Return where jokers lie: colour, or SET, and the number they stand for."""
    places: Counter[tuple[int, int]] = Counter()
    for x in table:
        if COLOUR[x] == SET:
            places[SET, int(LOW[x])] += int(PLACES[x])
        else:
            for number in range(LOW[x], HIGH[x] + 1):
                places[int(COLOUR[x]), number] += joker_at(x, number)
    return places


def lays(
    table: str | Sequence[str],
    rack: str | Sequence[str],
    *,
    most: int = 100,
    opening: bool | int = False,
    jokers: str = "replaced",
    swap_from: str = "anywhere",
) -> list[tuple[str, ...]]:
    """Return the sets of tiles of the rack that can be laid, `most` of them at most.

    They are all different; those with more jokers come first, then those with more of the highest
    tiles. What to make of each, `solve` says for a rack of just these tiles.
    """
    before, held, solver = asked(table, rack, jokers=jokers, swap_from=swap_from, points=False)
    found = solver.lays(before, held, most, needed_points(opening))
    return [tuple(tile_text(k) for k in kinds) for kinds in found]
