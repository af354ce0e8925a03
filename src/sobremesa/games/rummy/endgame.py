"""The end of a round of two: with the pool empty, what one does not see the other holds.

Whoever lays never gets nearer to going out by that, for table and rack together stay the same
tiles; only what the other lays helps. So both would rather pass, but then the lower rack wins.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from sobremesa.games.rummy.combinations import COPIES, IDS, KINDS, jokers, worth
from sobremesa.games.rummy.solver import Solver, counted
from sobremesa.games.rummy.turn import Tiles, Turn, goes_out, rack_points

PATIENCE = 250  # questions to the solver, at most: some tenths of a second
POSITIONS = 20  # that are looked at for each of these questions, at most
LISTED = 40  # lays of a position that are all tried; of more, only some
FEW = 10  # tiles of a rack, of which all lays may be listed
SINGLE = 6  # combinations of a large rack that are tried, each alone
DEEPEST = 40
WIN = 10_000  # the match is worth more than any points
PASS = None

Lay = tuple[int, ...] | None  # the table that it makes, or PASS


@dataclass(frozen=True)
class Position:
    """What both know, seen by the player to act."""

    table: tuple[int, ...]
    mine: Tiles
    theirs: Tiles
    opened: tuple[bool, bool]  # the player to act, and the other
    passes: int
    lead: int  # points

    def passed(self) -> "Position":
        """Return the position after a pass."""
        return replace(self.turned(), passes=self.passes + 1)

    def laid(self, table: tuple[int, ...]) -> "Position":
        """Return the position after the table was made so."""
        gone = counted(table)
        gone.subtract(counted(self.table))
        mine = tuple(n - gone[k] for k, n in enumerate(self.mine))
        return replace(self, table=table, mine=mine, opened=(True, self.opened[1])).turned()

    def turned(self) -> "Position":
        """Return the same, seen by the other, who is to act."""
        return Position(self.table, self.theirs, self.mine, self.opened[::-1], 0, -self.lead)


@dataclass(frozen=True)
class Found:
    """What a search has found."""

    lay: Lay
    value: (
        int  # to who is to act: by how many points to be ahead at the end, WIN more for the match
    )
    sure: bool  # nothing was left out


class TooMuch(Exception):
    """The search has taken too long."""


def all_known(turn: Turn) -> bool:
    """Say whether a turn is of an end in which nothing is hidden."""
    plain = not turn.at_once or (turn.opened and all(turn.rival_opened))
    return len(turn.rivals) == 1 and turn.stock == 0 and plain


def position(turn: Turn) -> Position:
    """Return the position of a turn in which nothing is hidden."""
    seen = counted(turn.before)
    theirs = tuple(COPIES - seen[k] - turn.rack[k] for k in range(KINDS))
    opened = (turn.opened, turn.rival_opened[0])
    return Position(turn.before, turn.rack, theirs, opened, turn.passes, turn.lead)


class Patient(Solver):
    """A solver that answers so many questions, and then no more."""

    def __init__(self, patience: int, *, free: bool, rack_only: bool):
        super().__init__(free=free, rack_only=rack_only)
        self.patience = patience

    def tire(self) -> None:
        """Count a question."""
        if self.patience <= 0:
            raise TooMuch
        self.patience -= 1

    def solved(self, *question: Any, **more: Any) -> list[int] | None:
        """Answer a question, if that is not too much."""
        self.tire()
        return super().solved(*question, **more)


class Endgame:
    """A search that goes deeper and deeper until all is known, or its patience is at an end.

    Where no joker is on the table it is exact: which combinations the tiles make does not matter.
    A joker that has to be replaced is put where the solver puts it, and nowhere else is tried.
    """

    def __init__(self, turn: Turn, patience: int = PATIENCE):
        """Keep the rules of a turn."""
        self.turn = turn
        free, rack_only = turn.solver_rules
        self.solver = Patient(patience, free=free, rack_only=rack_only)
        self.outs: dict[tuple[tuple[int, ...], Tiles, bool], bool] = {}
        self.moves: dict[Position, list[Lay]] = {}
        self.positions = POSITIONS * patience
        self.horizon = False  # a line was not played to its end
        self.partial = False  # not all lays of a position were tried

    def best(self, p: Position) -> Found:
        """Return the best lay, as far as there was time to look."""
        found = Found(PASS, self.blocked(p), sure=False)
        for depth in range(1, DEEPEST):
            self.horizon = False
            try:
                found = self.looked(p, depth, found.lay)
            except TooMuch:
                return found
            if not self.horizon:
                return found
        return found

    def looked(self, p: Position, depth: int, first: Lay) -> Found:
        """Return the lay with the best value; of equals the `first`, or one that comes early."""
        best, chosen = -3 * WIN, PASS
        for lay in sorted(self.lays(p), key=lambda lay: lay != first):
            value = self.tried(p, lay, depth, best, 3 * WIN)
            if value > best:
                best, chosen = value, lay
        return Found(chosen, best, sure=not self.horizon and not self.partial)

    def tried(self, p: Position, lay: Lay, depth: int, low: int, high: int) -> int:
        """Return what a lay is worth to who is to act, if that is between the bounds."""
        then = after(p, lay)
        if not any(then.theirs):
            return self.settled(p.lead, self.factor(p) * rack_points(p.theirs))
        return -self.value(then, depth - 1, -high, -low)

    def value(self, p: Position, depth: int, low: int, high: int) -> int:
        """Return what a position is worth to who is to act, if that is between the bounds."""
        self.positions -= 1
        if self.positions < 0:
            raise TooMuch
        if p.passes == 2:
            return self.blocked(p)
        if self.goes_out(p):
            return self.settled(p.lead, self.factor(p) * rack_points(p.theirs))
        if depth == 0:
            self.horizon = True
            return self.blocked(p)
        for lay in self.lays(p):
            low = max(low, self.tried(p, lay, depth, low, high))
            if low >= high:
                break
        return low

    def settled(self, lead: int, points: int) -> int:
        """Return what it is worth to have won points from the other; at last to win is all."""
        lead += 2 * points
        won = WIN * ((lead > 0) - (lead < 0)) if self.turn.last_round else 0
        return lead + won

    def blocked(self, p: Position) -> int:
        """Return what it is worth that nobody lays any more. §8.4"""
        more = rack_points(p.theirs) - rack_points(p.mine)
        return self.settled(p.lead, more if self.turn.blocked_counts else 0)

    def factor(self, p: Position) -> int:
        """Return how often points count when who is to act goes out. §9.1"""
        return 2 if self.turn.hand_rummy and not p.opened[0] else 1

    def goes_out(self, p: Position) -> bool:
        """Say whether who is to act can lay the whole rack."""
        key = p.table, p.mine, p.opened[0]
        if key not in self.outs:
            table, rack, opened = key
            turn = replace(self.turn, before=table, rack=rack, opened=opened)
            self.outs[key] = goes_out(turn, self.solver)
        return self.outs[key]

    def lays(self, p: Position) -> list[Lay]:
        """Return what is tried: to pass, and lays, those worth most first."""
        if p not in self.moves:
            found = dict.fromkeys(self.listed(p))
            ordered = sorted(found, key=lambda table: rack_points(p.laid(table).theirs))
            self.moves[p] = [PASS, *ordered]
        if sum(p.mine) > FEW or len(self.moves[p]) > LISTED:
            self.partial = True
        return self.moves[p]

    def listed(self, p: Position) -> Iterator[tuple[int, ...]]:
        """Yield lays: all those of a small rack, some of a large one."""
        if not p.opened[0]:
            yield from self.openings(p)
        elif sum(p.mine) > FEW:
            yield from self.some_lays(p)
        else:
            for kinds in self.solver.lays(p.table, p.mine, LISTED):
                made = self.solver.table(p.table, tally(kinds))
                if made:
                    yield tuple(made)

    def openings(self, p: Position) -> Iterator[tuple[int, ...]]:
        """Yield first lay-downs."""
        for kinds in self.solver.lays((), p.mine, LISTED, self.turn.opening):
            own = self.solver.opening(tally(kinds), self.turn.opening)
            if own:
                yield tuple(sorted([*p.table, *own]))

    def some_lays(self, p: Position) -> Iterator[tuple[int, ...]]:
        """Yield some lays of a large rack: the most, dear combinations, and several of these."""
        free, rack_only = self.turn.solver_rules
        self.solver.tire()
        most = Solver(free=free, rack_only=rack_only, points=True).table(p.table, p.mine)
        if most:
            yield tuple(most)
        left = list(p.mine)
        table = p.table
        for i, x in enumerate(own_combinations(p.mine)):
            alone = tuple(sorted([*p.table, x]))
            if i < SINGLE:
                yield alone
            tiles = counted([x])
            longer = tuple(sorted([*table, x]))
            if all(left[k] >= n for k, n in tiles.items()) and not self.goes_out(p.laid(longer)):
                table = longer
                left = [n - tiles[k] for k, n in enumerate(left)]
                yield table


def after(p: Position, lay: Lay) -> Position:
    """Return the position after a lay, or a pass."""
    return p.passed() if lay is PASS else p.laid(lay)


def tally(kinds: tuple[int, ...]) -> list[int]:
    """Return tiles, counted by kind."""
    tiles = Counter(kinds)
    return [tiles[k] for k in range(KINDS)]


def own_combinations(rack: Tiles) -> list[int]:
    """Return the combinations without jokers that a rack has, the dearest first."""
    found = [x for x in PLAIN if all(rack[k] >= n for k, n in TILES_OF[x].items())]
    return sorted(found, key=lambda x: (-worth(x), x))


PLAIN = [x for x in range(1, IDS) if not jokers(x)]
TILES_OF = {x: counted([x]) for x in PLAIN}
