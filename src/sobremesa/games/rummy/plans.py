"""Plans for a turn of Rummy: which table to make."""

from collections import Counter
from dataclasses import replace

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
    kind,
    run,
    size,
)
from sobremesa.games.rummy.endgame import Endgame, all_known, position
from sobremesa.games.rummy.solver import counted
from sobremesa.games.rummy.turn import Turn, goes_out, laid

WORTH_A_JOKER = 3  # tiles that a joker must bring to be laid, itself included
NEARLY_OUT = 3  # tiles of a rival with which a joker in the rack is a risk
FEWER = 2  # tiles that somebody has less in the end who lays what there is to lay
OPENINGS = 60  # first lay-downs that are compared


def most(turn: Turn) -> list[int] | None:
    """Plan to lay the most tiles that the solver finds."""
    if turn.opened:
        return turn.solver.table(turn.before, turn.rack)
    return from_hand(turn)


def from_hand(turn: Turn) -> list[int] | None:
    """Plan to lay the most combinations from the rack alone."""
    solver = turn.solver
    anything = turn.opened or turn.hand_rummy
    own = solver.opening(turn.rack, 0) if anything else None
    if not turn.opened and laid((), own) < sum(turn.rack):
        own = solver.opening(turn.rack, turn.opening)
    return sorted([*turn.before, *own]) if own else None


def thrifty(turn: Turn) -> list[int] | None:
    """Plan to lay the most tiles, but keep a joker that would be of little use."""
    best = most(turn)
    if best is None or not turn.rack[JOKER] or laid(turn.before, best) == sum(turn.rack):
        return best
    if min(turn.rivals) <= NEARLY_OUT:
        return best
    without = most(replace(turn, rack=(*turn.rack[:JOKER], 0)))
    gain = laid(turn.before, best) - laid(turn.before, without)
    return best if gain >= WORTH_A_JOKER else without


def saving(turn: Turn) -> list[int] | None:
    """Plan to save up, and to think once the pool is empty and all is known."""
    if not all_known(turn) or goes_out(turn):
        return waiting(turn)
    lay = Endgame(turn).best(position(turn)).lay
    return None if lay is None else list(lay)


def waiting(turn: Turn) -> list[int] | None:
    """Plan to open with few tiles, and then to draw until all can be laid at once.

    The others need a table to add to and to rearrange, and get none. Nobody can take away what
    stays in the rack, and the more tiles there are, the better they go together. With an empty
    pool, who lays first helps those who have saved up too; others are best left with their tiles.
    """
    if goes_out(turn):
        return most(turn)
    if turn.stock == 0 and not others_save(turn):
        return most(turn)
    return None if turn.opened else fewest(turn)


def others_save(turn: Turn) -> bool:
    """Say whether somebody who has opened holds about as many tiles, so that must be on purpose."""
    racks = zip(turn.rivals, turn.rival_opened, strict=True)
    return any(opened and held > sum(turn.rack) - FEWER for held, opened in racks)


def fewest(turn: Turn) -> list[int] | None:
    """Plan a first lay-down of few tiles, with as few jokers as possible."""
    for wild in range(turn.rack[JOKER] + 1):
        rack = (*turn.rack[:JOKER], wild)
        found = turn.solver.lays((), rack, OPENINGS, turn.opening)
        few: tuple[int, ...] = min(found, key=len, default=())
        kinds = Counter(few)
        own = turn.solver.opening([kinds[k] for k in range(KINDS)], turn.opening)
        if own:
            return sorted([*turn.before, *own])
    return None


def adding(turn: Turn) -> list[int] | None:
    """Plan to lay combinations from the rack, and to add tiles to those of the table."""
    own = from_hand(turn)
    if not turn.opened:
        return own
    table = list(turn.before if own is None else own)
    rack = Counter(dict(enumerate(turn.rack)))
    rack.subtract(counted(table) - counted(turn.before))
    while add_one(table, rack):
        pass
    return sorted(table) if laid(turn.before, table) else None


def add_one(table: list[int], rack: Counter[int]) -> bool:
    """Add a tile of the rack to a combination; a joker only if it is the last."""
    for k in sorted(rack.elements(), reverse=True):
        for i, x in enumerate(table):
            longer = extended(x, k)
            if longer != NONE and (k != JOKER or rack.total() == 1):
                table[i] = longer
                rack[k] -= 1
                return True
    return False


def extended(x: int, k: int) -> int:
    """Return the combination that x with one more tile at its end is, or NONE."""
    if COLOUR[x] == SET:
        if size(x) == COLOURS:
            return NONE
        if k == JOKER:
            return int(SET_OF[LOW[x], NATURALS[x], PLACES[x] + 1])
        new = 1 << k // NUMBERS
        fits = k % NUMBERS + 1 == LOW[x] and not NATURALS[x] & new
        return int(SET_OF[LOW[x], NATURALS[x] | new, PLACES[x]]) if fits else NONE
    colour, low, high, places = (int(part[x]) for part in (COLOUR, LOW, HIGH, PLACES))
    if high < NUMBERS and k in (JOKER, kind(colour, high + 1)):
        return int(run(colour, low, high + 1, places | (k == JOKER) << high + 1))
    if low > 1 and k in (JOKER, kind(colour, low - 1)):
        return int(run(colour, low - 1, high, places | (k == JOKER) << low - 1))
    return NONE
