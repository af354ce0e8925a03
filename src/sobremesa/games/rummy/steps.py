"""From a table to another: the steps that a person would follow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sobremesa.engine.contract import Message
from sobremesa.engine.speech import Speech
from sobremesa.games.rummy.combinations import (
    COLOUR,
    COLOURS,
    HIGH,
    JOKER,
    LOW,
    NATURALS,
    PLACES,
    SET,
    SHORTEST,
    is_set,
    jokers,
    kind,
    size,
    tile,
)
from sobremesa.games.rummy.jokers import holds
from sobremesa.games.rummy.notation import combination_text, tile_text, tiles_text

Tiles = Counter[int]
ORDER = ("break", "take", "swap", "dissolve", "add", "lay")


@dataclass(frozen=True)
class Step:
    """Something to do with one combination; what may be done is in ORDER."""

    what: str
    tiles: str  # that move
    where: str  # the combination, as it lies when the step is due

    @property
    def message(self) -> Message:
        """Return the step as people are told of it."""
        return Message(f"step-{self.what}", tiles=self.tiles, where=self.where)

    def __str__(self) -> str:
        """Return the step in notation."""
        return {
            "break": f"take up {self.where}",
            "dissolve": f"take up what was {self.where}",
            "take": f"take {self.tiles} from {self.where}",
            "swap": f"swap {self.tiles} for the joker in {self.where}",
            "add": f"add {self.tiles} to {self.where}",
            "lay": f"lay {self.where}",
        }[self.what]


def told_steps(count: int, found: Sequence[Step], speech: Speech) -> str:
    """Return steps that lay `count` tiles as lines for people."""
    if count == 0:
        return speech.say("no-hint")
    lines = [speech.say("hint-count", count=count)]
    for number, step in enumerate(found, 1):
        text = speech.say(step.message.name, **step.message.facts)
        lines.append(f"  {number}. {text}")
    return "\n".join(lines)


def tiles_of(x: int) -> Tiles:
    """Return the tiles of a combination."""
    return Counter(tile(x, i) for i in range(size(x)))


def text(tiles: Tiles) -> str:
    """Return tiles in order."""
    return tiles_text(sorted(tiles.elements()))


def steps(before: Sequence[int], after: Sequence[int], *, free: bool = False) -> list[Step]:
    """Return what a person does to make the table `after` of `before`.

    First all that is taken, jokers replaced on the way unless they are `free`, then all that is
    added and laid.
    """
    old = list((Counter(before) - Counter(after)).elements())
    new = list((Counter(after) - Counter(before)).elements())
    found: list[Step] = []
    for x, y in list(matched(old, new)):
        old.remove(x)
        new.remove(y)
        found += changes(x, y)
    for x in old:
        if jokers(x) and not free:
            found += [Step("swap", tile_text(k), combination_text(x)) for k in to_replace(x, after)]
            found.append(Step("dissolve", text(tiles_of(x)), combination_text(x)))
        else:
            found.append(Step("break", text(tiles_of(x)), combination_text(x)))
    found += [Step("lay", text(tiles_of(y)), combination_text(y)) for y in new]
    return sorted(found, key=lambda step: ORDER.index(step.what))


def to_replace(x: int, after: Sequence[int]) -> list[int]:
    """Return tiles on the new table that the jokers of x stood for, one for each."""
    if COLOUR[x] == SET:
        missing = [kind(c, int(LOW[x])) for c in range(COLOURS) if not NATURALS[x] >> c & 1]
        there = [k for k in missing if any(holds(y, k) for y in after)]
        return there[: jokers(x)]
    return [
        kind(int(COLOUR[x]), number)
        for number in range(LOW[x], HIGH[x] + 1)
        if PLACES[x] >> number & 1
    ]


def changes(x: int, y: int) -> Iterator[Step]:
    """Yield what makes y of x, which share at least three tiles."""
    kept = overlap(x, y)
    gone, come = tiles_of(x) - kept, tiles_of(y) - kept
    swapped = swap(x, y)
    if swapped != JOKER:
        yield Step("swap", tile_text(swapped), combination_text(x))
        gone, come = gone - Counter([JOKER]), come - Counter([swapped])
        kept[swapped] += 1
    if gone:
        yield Step("take", text(gone), combination_text(x))
    if come:
        yield Step("add", text(come), in_order(y, kept))


def in_order(y: int, kept: Tiles) -> str:
    """Return those tiles of y that were there before, as they lie in it."""
    left = Counter(kept)
    there = []
    for i in range(size(y)):
        if left[tile(y, i)]:
            left[tile(y, i)] -= 1
            there.append(tile(y, i))
    return tiles_text(there)


def matched(old: Sequence[int], new: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pair combinations that share at least three tiles, those that share most first."""
    pairs = [(overlap(x, y).total(), i, j) for i, x in enumerate(old) for j, y in enumerate(new)]
    used_old: set[int] = set()
    used_new: set[int] = set()
    for shared, i, j in sorted(pairs, key=lambda pair: (-pair[0], pair[1], pair[2])):
        replaced = swap(old[i], new[j]) != JOKER
        if shared + replaced >= SHORTEST and i not in used_old and j not in used_new:
            used_old.add(i)
            used_new.add(j)
            yield old[i], new[j]


def overlap(x: int, y: int) -> Tiles:
    """Return the tiles that x and y share where they lie; a joker must stand for the same."""
    if COLOUR[x] != COLOUR[y]:
        return Counter()
    if is_set(x):
        if LOW[x] != LOW[y]:
            return Counter()
        return tiles_of(x) & tiles_of(y)
    shared: Tiles = Counter()
    for number in range(max(LOW[x], LOW[y]), min(HIGH[x], HIGH[y]) + 1):
        if PLACES[x] >> number & 1 == PLACES[y] >> number & 1:
            joker = PLACES[x] >> number & 1
            shared[JOKER if joker else kind(int(COLOUR[x]), number)] += 1
    return shared


def swap(x: int, y: int) -> int:
    """Return the tile in y that took the place of a joker in x, or JOKER if there is none."""
    if COLOUR[x] != COLOUR[y] or not jokers(x):
        return JOKER
    if COLOUR[x] == SET:
        fresh = int(NATURALS[y]) & ~int(NATURALS[x])
        fewer = jokers(x) > jokers(y) or size(x) == COLOURS
        if LOW[x] != LOW[y] or not fresh or not fewer:
            return JOKER
        return int(kind((fresh & -fresh).bit_length() - 1, int(LOW[x])))
    for number in range(LOW[y], HIGH[y] + 1):
        if PLACES[x] >> number & 1 and not PLACES[y] >> number & 1:
            return int(kind(int(COLOUR[x]), number))
    return int(JOKER)
