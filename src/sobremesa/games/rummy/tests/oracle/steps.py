"""Oracle 2: lay-downs by brute force over the steps of a turn, with the strict joker rule.

A turn is searched as first breaking (take all, take part, cut, swap a joker), then building (new
combinations, adding). The order loses nothing:

- A built combination holds only rack and loose tiles. Breaking it again gives back tiles that
  were there before it was built, so a step that used one of them could have used it earlier.
- Taking a part looks only at what remains of the combination as it lay when the turn began, so
  tiles added to it never make a part free. What a joker stands for is read from the beginning
  too, so adding never makes a swap possible (in a set it can only use up a missing colour).
- Breaking never uses up anything but rack tiles in swaps, and those stay on the table either way.

Combinations without an unreplaced joker are taken whole at once: loose tiles can always be laid
as they lay before.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from sobremesa.games.rummy.tests.oracle.combos import (
    COLOURS,
    JOKER,
    NUMBERS,
    Combo,
    Run,
    Set,
    Table,
    on_table,
    tiles,
    universe,
    valid,
)

# Number before colour, the joker last: the lowest tile of a combination is always a natural one.
KINDS = [f"{c}{n}" for n in range(1, NUMBERS + 1) for c in COLOURS] + [JOKER]
ORDER = {kind: i for i, kind in enumerate(KINDS)}

Multiset = tuple[str, ...]  # sorted by ORDER


@dataclass(frozen=True)
class RunPiece:
    """What remains of a run of the beginning; `jokers` marks the unreplaced ones."""

    colour: str
    first: int
    jokers: tuple[bool, ...]


@dataclass(frozen=True)
class SetPiece:
    """What remains of a set of the beginning, and which colours its jokers may stand for."""

    number: int
    colours: frozenset[str]
    jokers: int  # unreplaced ones
    declared: frozenset[str]  # missing colours at the beginning, less those swapped in since


Piece = RunPiece | SetPiece


@dataclass(frozen=True)
class Broken:
    """A state of the breaking phase."""

    pieces: frozenset[tuple[Piece, int]]  # with how often each lies there; all hold a joker
    loose: Multiset  # must all be on the table in the end
    rack: Multiset


# The three questions


def most_strict(table: Table, rack: Iterable[str]) -> int:
    """Count the most rack tiles that can be laid; 0 if no lay-down is legal."""
    return max((len(laid) for laid in laid_multisets(table, rack)), default=0)


def laid_multisets(table: Table, rack: Iterable[str], *, thorough: bool = False) -> set[Multiset]:
    """Find every multiset of rack tiles that some legal turn lays (sorted tuples, not empty).

    Only fully broken states are built on: what was broken off a piece can be added again, and a
    run cut in two lays the same tiles as the whole run. `thorough` builds on all states.
    """
    held = multiset(rack)
    builder = Builder(on_table(table) + Counter(held))
    found: set[Multiset] = set()
    for state in broken_states(table, held):
        if thorough or not any(list(parts(piece)) for piece, _ in state.pieces):
            found |= {without(held, left) for left in builder.leftovers(state)}
    return found - {()}


def reachable(before: Table, after: Table) -> bool:
    """Say whether one turn leads from `before` to `after`, laying exactly the difference."""
    old, new = on_table(before), on_table(after)
    if not all(valid(combo) for combo in after) or not old < new:
        return False
    return any(
        _housed(_listed(state), after)
        for state in broken_states(before, multiset((new - old).elements()))
    )


# Multisets


def multiset(some: Iterable[str]) -> Multiset:
    """Sort tiles, so that equal multisets are equal tuples."""
    return tuple(sorted(some, key=ORDER.__getitem__))


def without(some: Multiset, taken: Iterable[str]) -> Multiset:
    """Take tiles out of a multiset that holds them."""
    rest = list(some)
    for tile in taken:
        rest.remove(tile)
    return tuple(rest)


# Breaking


def broken_states(table: Table, rack: Multiset) -> set[Broken]:
    """Find every state that breaking steps can reach."""
    start = _broken([_piece(combo) for combo in table], (), rack)
    seen, todo = {start}, [start]
    while todo:
        for state in _breaking_steps(todo.pop()):
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return seen


def _piece(combo: Combo) -> Piece:
    if isinstance(combo, Run):
        return RunPiece(combo.colour, combo.first, combo.jokers)
    return SetPiece(combo.number, combo.colours, combo.jokers, frozenset(COLOURS) - combo.colours)


def _broken(pieces: Iterable[Piece], loose: Iterable[str], rack: Multiset) -> Broken:
    """Make a state, taking whole every piece that holds no unreplaced joker."""
    staying, free = [], list(loose)
    for piece in pieces:
        if _unreplaced(piece):
            staying.append(piece)
        else:
            free += tiles(_combo(piece))
    return Broken(frozenset(Counter(staying).items()), multiset(free), rack)


def _unreplaced(piece: Piece) -> int:
    return piece.jokers if isinstance(piece, SetPiece) else sum(piece.jokers)


def _combo(piece: Piece) -> Combo:
    if isinstance(piece, RunPiece):
        return Run(piece.colour, piece.first, piece.jokers)
    return Set(piece.number, piece.colours, piece.jokers)


def _listed(state: Broken) -> list[Piece]:
    return [piece for piece, times in state.pieces for _ in range(times)]


def _breaking_steps(state: Broken) -> Iterator[Broken]:
    """Yield the states one breaking step away."""
    for piece, _ in state.pieces:
        others = _listed(state)
        others.remove(piece)
        for kept, taken in parts(piece):
            yield _broken([*others, *kept], [*state.loose, *taken], state.rack)
        for tile, swapped in swaps(piece):
            if tile in state.loose:
                loose = without(state.loose, [tile])
                yield _broken([*others, swapped], [*loose, JOKER], state.rack)
            if tile in state.rack:
                rack = without(state.rack, [tile])
                yield _broken([*others, swapped], [*state.loose, JOKER], rack)


def parts(piece: Piece) -> Iterator[tuple[list[Piece], list[str]]]:
    """Yield (what stays, what is taken) for each way to take one tile, or to cut a run in two.

    Larger parts are taken tile by tile: every remainder on the way is valid. A hole in a run is
    a cut and then tiles from an end of one half.
    """
    yield from _run_parts(piece) if isinstance(piece, RunPiece) else _set_parts(piece)


def _run_parts(run: RunPiece) -> Iterator[tuple[list[Piece], list[str]]]:
    length = len(run.jokers)
    for cut in range(3, length - 2):
        yield [*_halves(run, cut)], []
    if length > 3 and not run.jokers[0]:
        yield [_halves(run, 1)[1]], [f"{run.colour}{run.first}"]
    if length > 3 and not run.jokers[-1]:
        yield [_halves(run, length - 1)[0]], [f"{run.colour}{run.first + length - 1}"]


def _halves(run: RunPiece, cut: int) -> tuple[RunPiece, RunPiece]:
    low = replace(run, jokers=run.jokers[:cut])
    return low, replace(run, first=run.first + cut, jokers=run.jokers[cut:])


def _set_parts(piece: SetPiece) -> Iterator[tuple[list[Piece], list[str]]]:
    if len(piece.colours) + piece.jokers == 4:
        for colour in sorted(piece.colours):
            yield [replace(piece, colours=piece.colours - {colour})], [f"{colour}{piece.number}"]


def swaps(piece: Piece) -> Iterator[tuple[str, Piece]]:
    """Yield (tile, piece after it took the place of a joker); the joker becomes loose."""
    if isinstance(piece, SetPiece):
        for colour in sorted(piece.declared):
            yield (
                f"{colour}{piece.number}",
                replace(
                    piece,
                    colours=piece.colours | {colour},
                    jokers=piece.jokers - 1,
                    declared=piece.declared - {colour},
                ),
            )
        return
    for place, joker in enumerate(piece.jokers):
        if joker:
            jokers = (*piece.jokers[:place], False, *piece.jokers[place + 1 :])
            yield f"{piece.colour}{piece.first + place}", replace(piece, jokers=jokers)


# Building


class Builder:
    """Exhaustive building with a memo, for positions made of the given tiles."""

    def __init__(self, in_play: Counter[str]) -> None:
        """Sort the combinations that these tiles can form by their lowest tile."""
        self.memo: dict[tuple[Multiset, Multiset], frozenset[Multiset]] = {}
        self.by_lowest: dict[str, list[Multiset]] = {tile: [] for tile in KINDS}
        for new in _combo_multisets():
            if Counter(new) <= in_play:
                self.by_lowest[new[0]].append(new)

    def leftovers(self, state: Broken) -> set[Multiset]:
        """Find every multiset of rack tiles that building can leave on the rack."""
        found: set[Multiset] = set()
        pool = multiset(state.loose + state.rack)
        for rest in _extend_all(_listed(state), pool):
            used = Counter(pool) - Counter(rest)
            # Equal tiles are one as good as the other, so the loose ones count as used first.
            must = multiset((Counter(state.loose) - used).elements())
            found |= self.rest(rest, must)
        return found

    def rest(self, pool: Multiset, must: Multiset) -> frozenset[Multiset]:
        """Find what new combinations from the pool can leave of it when all of `must` is used."""
        if (pool, must) not in self.memo:
            self.memo[pool, must] = frozenset(self._rest(pool, must))
        return self.memo[pool, must]

    def _rest(self, pool: Multiset, must: Multiset) -> Iterator[Multiset]:
        if not pool:
            yield ()
            return
        lowest = pool[0]
        if pool.count(lowest) > must.count(lowest):
            yield from ((lowest, *left) for left in self.rest(pool[1:], must))
        for new in self.by_lowest[lowest]:
            if fits(new, pool):
                yield from self.rest(without(pool, new), _still(must, new))


def fits(new: Multiset, pool: Multiset) -> bool:
    """Say whether the pool holds all the tiles."""
    return all(pool.count(tile) >= new.count(tile) for tile in new)


def _still(must: Multiset, new: Multiset) -> Multiset:
    """List what must still be used after `new` was laid."""
    return without(must, [t for i, t in enumerate(new) if new[:i].count(t) < must.count(t)])


@cache
def _combo_multisets() -> list[Multiset]:
    return list(dict.fromkeys(multiset(tiles(combo)) for combo in universe()))


def _extend_all(pieces: list[Piece], pool: Multiset) -> set[Multiset]:
    """Find what may be left of the pool after extending each piece, or leaving it as it is."""
    rests = {pool}
    for piece in pieces:
        rests = {without(rest, added) for rest in rests for added in extensions(piece, rest)}
    return rests


def extensions(piece: Piece, pool: Multiset) -> set[Multiset]:
    """Find the multisets of pool tiles that can be added to a piece, nothing among them."""
    ways = _run_ways(piece, pool) if isinstance(piece, RunPiece) else _set_ways(piece)
    return {multiset(way) for way in ways if fits(tuple(way), pool)}


def _run_ways(run: RunPiece, pool: Multiset) -> Iterator[list[str]]:
    """Yield the ways to add tiles at both ends, jokers at any of the new places."""
    last = run.first + len(run.jokers) - 1
    for low in range(1, run.first + 1):
        for high in range(last, NUMBERS + 1):
            new = [*range(low, run.first), *range(last + 1, high + 1)]
            for jokers in range(min(pool.count(JOKER), len(new)) + 1):
                for at in combinations(new, jokers):
                    yield [JOKER if n in at else f"{run.colour}{n}" for n in new]


def _set_ways(piece: SetPiece) -> Iterator[list[str]]:
    """Yield the ways to add colours and jokers so that no unreplaced joker is declared anew."""
    missing = [colour for colour in COLOURS if colour not in piece.colours]
    room = 4 - len(piece.colours) - piece.jokers
    for size in range(room + 1):
        for jokers in range(size + 1):
            for colours in combinations(missing, size - jokers):
                if len(piece.declared - set(colours)) >= piece.jokers:
                    yield [*(f"{c}{piece.number}" for c in colours), *[JOKER] * jokers]


# Comparing with a given table


def _housed(pieces: list[Piece], after: Table) -> bool:
    """Say whether each piece lies in a combination of its own; the rest was built anew.

    The tiles add up, so the other combinations hold just the loose and the rack tiles.
    """
    if not pieces:
        return True
    return any(
        _extends(combo, pieces[0]) and _housed(pieces[1:], after[:i] + after[i + 1 :])
        for i, combo in enumerate(after)
    )


def _extends(combo: Combo, piece: Piece) -> bool:
    """Say whether the combination is the piece with nothing or something added."""
    if isinstance(combo, Set) and isinstance(piece, SetPiece):
        return (
            combo.number == piece.number
            and combo.colours >= piece.colours
            and combo.jokers >= piece.jokers
            and len(piece.declared - combo.colours) >= piece.jokers
        )
    if isinstance(combo, Run) and isinstance(piece, RunPiece):
        at = piece.first - combo.first
        same = combo.jokers[at : at + len(piece.jokers)] == piece.jokers if at >= 0 else False
        return combo.colour == piece.colour and same
    return False
