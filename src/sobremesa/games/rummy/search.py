"""The search for the best lay-down: through the modes of the jokers, sweep after sweep.

Cheap ways are looked for first: a bound on the cost grows until there is one. Where that takes
long, fees make the bounds closer, and a sweep that keeps few states finds a way, though perhaps
not the best: then only cheaper ones are looked for. Where that takes long too, a sweep over grids
of all states decides: it takes a few milliseconds, but hardly ever more.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.games.rummy.ahead import (
    begin_fees,
    choose_fees,
    few_left,
    look_ahead,
    refine_fees,
)
from sobremesa.games.rummy.combinations import COLOURS, NUMBERS
from sobremesa.games.rummy.grids import sweep_grids
from sobremesa.games.rummy.record import (
    APART,
    CHEAP,
    CHOICE,
    DEAR,
    ENDLESS,
    FULL,
    KIND,
    LEFT,
    LONG,
    NO_WAY,
    PLAIN,
    STEPS,
    UNIT,
    WANTED,
    enter,
    fill,
    leave,
)
from sobremesa.games.rummy.sets import weigh_sets
from sobremesa.games.rummy.sweep import sweep

INLINED = False  # so that there is one sweep, though it is called from many places
STEP = 6 * UNIT  # what a search allows for neighbours that come apart, more each time
WIDE = 9 * UNIT  # and with each tile left in the rack
NARROW = 16  # states that each step of a sweep for any good way keeps
# What the best way costs more than any does at least, as a guess.
NEAR, NEAR_POINTS = 2 * LEFT, 16 * LEFT


def search(w, combinations, tiles, must, modes, states, ways, slots, moves, cells):
    """Try all modes; return the one with the best way, or NO_WAY, or FULL.

    A mode is a row: free jokers of the table, two tiles that the rack must give (their number, and
    bits for the colours of which one will do), two blocks.
    `out` gets the choices of the best way, and after them its cost.
    """
    fill(w, combinations, tiles, must)
    w.out[STEPS] = ENDLESS
    w.work, w.hard, w.proven = 0, 0, 0
    best = look_relaxed(w, modes, states, ways, slots, moves, cells) if w.relaxed else NO_WAY
    for m in range(w.relaxed, len(modes)):
        if best == FULL or w.out[STEPS] <= w.proven:
            break
        before = w.out[STEPS]
        last = try_mode(w, modes[m], m == 0, states, ways, slots, moves, cells)
        if w.out[STEPS] < before:
            best = m
        if last == FULL:
            best = FULL
    if best >= 0:
        enter(w, modes[best])
    return best


def look_relaxed(w, modes, states, ways, slots, moves, cells):
    """Try the first mode, which includes all others; return another that allows its best way.

    Where that is hard, it is left undone: most others are less so.
    """
    w.brief = 1
    last = try_mode(w, modes[0], True, states, ways, slots, moves, cells)
    w.brief = 0
    if last == FULL:
        return FULL
    other = allowed(w, modes)
    w.proven = w.least if last == LONG else w.out[STEPS]
    if other == NO_WAY:
        w.out[STEPS] = ENDLESS  # but any way costs as much as is proven
    return other


def try_mode(w, mode, first, states, ways, slots, moves, cells):
    """Look for the best way of a mode; return what `deepen` does."""
    enter(w, mode)
    weigh_all_sets(w)
    if first:
        begin_fees(w)  # any fees are right, and those of one mode good for the next
    last = deepen(w, states, ways, slots, moves, cells)
    leave(w, mode)
    return last


def allowed(w, modes):
    """Return a mode that allows the way in `out`, or NO_WAY."""
    for other in range(1, len(modes)):
        if w.out[STEPS] < ENDLESS and allows(w, modes[other]):
            return other
    return NO_WAY


def weigh_all_sets(w):
    """Note for each number what can be set aside, and what sets pull apart; moves are others."""
    w.runs[0, 0] = 0
    for number in range(1, NUMBERS + 1):
        weigh_sets(w, number)


def allows(w, mode):
    """Say whether a mode in which all jokers are free allows the way in `out`."""
    for i in range(1, 1 + WANTED):
        if mode[i] and not laid(w, mode[i], 1 + int(mode[1] == mode[2])):
            return False
    return mode[3 + KIND] == 0


def laid(w, wanted, tiles):
    """Say whether the way in `out` lays so many tiles of a colour that is wanted."""
    number = wanted & 15
    for colour in range(COLOURS):
        used = w.out[number - 1] >> colour * CHOICE & 3
        if wanted >> 4 + colour & 1 and used - w.table[colour, number] >= tiles:
            return True
    return False


def deepen(w, states, ways, slots, moves, cells):
    """Sweep until there is no better way than that in `out`, of this mode or one before."""
    w.shown = 0
    last = LONG
    if w.stage == PLAIN:
        begin_bound(w)
        last = grow(w, states, ways, slots)
    elif suited(w):
        refine_fees(w)
        begin_bound(w)
    if last == LONG and w.out[STEPS] == ENDLESS:
        suit_fees(w)
        if swept(w, ENDLESS, NARROW, ENDLESS, states, ways, slots) == FULL:
            return FULL
    if last == LONG and not w.hard:  # after a hard mode this one is hard as well
        suit_fees(w)
        last = swept(w, cheaper(w), 0, w.ways_first, states, ways, slots)
        w.hard = int(last == LONG)
    if last == LONG and not w.brief:
        suit_fees(w)
        last = keep_all(w, states, ways, slots, moves, cells)
    return last


def keep_all(w, states, ways, slots, moves, cells):
    """Sweep over grids of all states, first for what is near what any way costs.

    They know nothing of points that an opening needs, but those that do are few.
    """
    most = cheaper(w)
    if most < w.least:
        return NO_WAY
    if w.need:
        return swept(w, most, 0, ENDLESS, states, ways, slots)
    w.bound = most
    if w.out[STEPS] == ENDLESS:
        w.bound = w.least + (NEAR_POINTS if w.by_points else NEAR)
    last = sweep_grids(w, moves, ways, cells)
    if last == NO_WAY and w.bound < most:
        w.bound = most
        last = sweep_grids(w, moves, ways, cells)
    return last


def suit_fees(w):
    """Choose fees that suit what is known, if there are others."""
    if not suited(w):
        choose_fees(w, w.stage != PLAIN)
        begin_bound(w)


def root(w):
    """Return what any way costs at least, as far as is looked ahead."""
    jokers = w.free_rack + w.free_table
    least = int(w.after_sets[0, jokers])
    for colour in range(COLOURS):
        least += int(w.ahead[jokers, colour, 0, 0])
    return least


def grow(w, states, ways, slots):
    """Sweep without fees, with a growing bound, until it is known which way is best.

    Return LONG if that takes more ways than there is room.
    """
    bound, before, first = first_bound(w), 0, w.work
    while True:
        most = cheaper(w)
        if most < w.least:
            return NO_WAY
        room = w.ways_first - (w.work - first)
        last = swept(w, min(bound, most), 0, room, states, ways, slots)
        if last != NO_WAY:
            return last
        if w.dearer > most:
            return NO_WAY
        w.shown = max(w.shown, w.dearer)
        w.least = max(w.least, w.shown)
        bound, before = wider(w, bound, before), w.ways


def swept(w, bound, width, room, states, ways, slots):
    """Sweep within a bound; return the place of the best way, NO_WAY, LONG or FULL."""
    w.bound, w.width, w.room = bound, width, room
    last = sweep(w, states, ways, slots)
    w.work += w.ways
    return last


def suited(w):
    """Say whether the fees suit what is known: low ones to a way that leaves few tiles."""
    if w.fees_jokers != w.free_rack + w.free_table:
        return False
    return few_left(w) if w.stage == CHEAP else w.stage == DEAR and not few_left(w)


def begin_bound(w):
    """Look ahead with new fees, and note what any way costs at least."""
    look_ahead(w)
    w.root = root(w)
    if w.stage == PLAIN:
        w.plain = w.root
    w.shown = max(w.shown, w.root)
    w.least = max(w.proven, w.shown)


def cheaper(w):
    """Return the most that a way can cost which is cheaper than that in `out`."""
    cost = w.out[STEPS]
    return cost - (APART if cost % LEFT and cost < ENDLESS else 1)


def only_apart(w):
    """Say whether all that is open is whether fewer neighbours can come apart than are known to."""
    return w.out[STEPS] // LEFT <= w.least // LEFT


def first_bound(w):
    """Return the bound for a first sweep."""
    known = w.out[STEPS]
    if only_apart(w):
        return w.least + max(STEP, (known - w.least) // 8)
    return known if known < ENDLESS else w.least


def wider(w, bound, before):
    """Return the next bound after one that was too narrow.

    While it matters how many neighbours come apart, a few more; else more tiles in the rack.
    """
    if only_apart(w):
        return max(w.dearer, bound + 2 * (bound - w.least))
    left = w.dearer // LEFT
    if left == w.least // LEFT and (bound == w.least or w.ways > 2 * before):
        return max(w.dearer, bound + STEP)
    left = max(left, bound // LEFT + 1 + (bound // LEFT - w.least // LEFT) // 2)
    return left * LEFT + max(w.dearer % LEFT, WIDE)
