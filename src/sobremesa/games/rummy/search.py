"""The search for the best lay-down: through the modes of the jokers, sweep after sweep.

Cheap ways are looked for first: a bound on the cost grows until there is one. Where that takes
long, fees make the bounds closer, and a sweep that keeps few states finds a way, though perhaps
not the best: then only cheaper ones are looked for. Where that takes long too, it is tried from
both ends of the numbers, and then done from the end where it got further: what is hard from one
side is mostly easy from the other.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.games.rummy.ahead import (
    ROUNDS,
    begin_fees,
    choose_fees,
    few_left,
    look_ahead,
    raise_fees,
    refine_fees,
    reset_fees,
)
from sobremesa.games.rummy.combinations import COLOURS, NUMBERS
from sobremesa.games.rummy.record import (
    APART,
    CHEAP,
    CHOICE,
    DEAR,
    ENDLESS,
    FULL,
    KIND,
    LATE,
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
    turn,
)
from sobremesa.games.rummy.sets import weigh_sets
from sobremesa.games.rummy.sweep import sweep

INLINED = False  # so that there is one sweep, though it is called from many places
STEP = 6 * UNIT  # what a search allows for neighbours that come apart, more each time
WIDE, VERY_WIDE = 9 * UNIT, 36 * UNIT  # and with each tile left in the rack
BRIEFLY, TO_THE_END = 1, 2  # how long to look for a way that lays more
NARROW, WIDER = 8, 16  # states that each step of a sweep keeps
PLAIN_ROOM = 4000  # ways that all sweeps without fees may try
MORE_ROOM = 4000  # of a sweep with fees
ROOMS = (4000, 4000, 15_000, 15_000, ENDLESS)  # of one that is tried from both sides, and once more
MANY = 4000  # of one before which there should not be many others
NOT_FAR = 12 * LEFT  # from the way that is known
FAR = 4 * LEFT  # from it to the least that any costs
FEW_POINTS = 3 * LEFT  # that a good way costs more than any does at least


def search(w, combinations, tiles, must, modes, states, ways, slots):
    """Try all modes; return the one with the best way, or NO_WAY, or FULL.

    A mode is a row: free jokers of the table, two tiles that the rack must give (their number, and
    bits for the colours of which one will do), two blocks.
    `out` gets the choices of the best way, and after them its cost.
    """
    fill(w, combinations, tiles, must)
    w.out[STEPS] = ENDLESS
    w.mirrored, w.seen, w.work, w.hard = 0, 0, 0, 0
    w.proven = 0
    w.side = w.down
    if w.relaxed:
        last = look_relaxed(w, modes, states, ways, slots)
        if last != NO_WAY:
            return last
    best = NO_WAY
    for m in range(w.relaxed, len(modes)):
        before = w.out[STEPS]
        last = try_mode(w, modes[m], m == 0, states, ways, slots)
        if last == FULL:
            return FULL
        if w.out[STEPS] < before:
            best = m
            if w.out[STEPS] <= w.proven:
                break
    if best != NO_WAY:
        look_at(w, modes[best])
    return best


def look_relaxed(w, modes, states, ways, slots):
    """Try the first mode, which includes all others; return another that allows its best way.

    If none does, how much comes apart does not matter, and is not found out. If one does, and it
    is hard to show that no way lays more, the search for the one that disturbs least shows both.
    """
    w.coarse = BRIEFLY
    last = try_mode(w, modes[0], True, states, ways, slots)
    if last == LONG and allowed(w, modes) == NO_WAY:
        w.proven = w.shown
        w.coarse = TO_THE_END
        last = try_mode(w, modes[0], False, states, ways, slots)
    w.coarse = 0
    w.proven = w.out[STEPS]
    if last == LONG or last == NO_WAY:  # that lays more; but less may come apart
        w.proven = w.shown if last == LONG else max(w.shown, w.out[STEPS] // LEFT * LEFT)
        if allowed(w, modes) != NO_WAY:
            w.tidy = 1
            last = try_mode(w, modes[0], False, states, ways, slots)
            w.tidy = 0
            w.proven = w.out[STEPS]
    if last == FULL:
        return FULL
    other = allowed(w, modes)
    if other == NO_WAY:
        w.out[STEPS] = ENDLESS  # but any way costs as much as is proven
    else:
        look_at(w, modes[other])
    return other


def try_mode(w, mode, first, states, ways, slots):
    """Look for the best way of a mode; return what `deepen` does."""
    enter(w, mode)
    if w.side:
        turn(w)
    weigh_all_sets(w)
    if first:
        begin_fees(w)  # any fees are right, and those of one mode good for the next
    last = deepen(w, states, ways, slots)
    w.side = w.mirrored  # the next mode begins where this one ended
    if w.side:
        turn(w)
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


def look_at(w, mode):
    """Leave the record as the way in `out` was found: in that mode, and in a mirror or not."""
    enter(w, mode)
    if w.seen:
        turn(w)


def allows(w, mode):
    """Say whether a mode in which all jokers are free allows the way in `out`."""
    for i in range(1, 1 + WANTED):
        if mode[i] and not laid(w, mode[i], 1 + int(mode[1] == mode[2])):
            return False
    return mode[3 + KIND] == 0


def laid(w, wanted, tiles):
    """Say whether the way in `out` lays so many tiles of a colour that is wanted."""
    number = wanted & 15
    place = NUMBERS + 1 - number if w.seen else number
    for colour in range(COLOURS):
        used = w.out[place - 1] >> colour * CHOICE & 3
        if wanted >> 4 + colour & 1 and used - w.table[colour, number] >= tiles:
            return True
    return False


def deepen(w, states, ways, slots):
    """Sweep until there is no better way than that in `out`, of this mode or one before."""
    hard = w.hard  # after a hard mode this one is hard as well
    w.fresh = int(w.out[STEPS] == ENDLESS or w.tidy)
    w.shown = 0
    last = LONG
    if w.stage == PLAIN:
        begin_bound(w)
        last = grow(w, PLAIN_ROOM, NUMBERS, states, ways, slots)
        if last == LONG:
            change_fees(w, False)
    elif suited(w):
        begin_bound(w)
    else:
        change_fees(w, True)
    if last == LONG and w.fresh and not hard:
        last = seek(w, states, ways, slots)
    if last == LONG and not hard:
        last = grow(w, MORE_ROOM, LATE, states, ways, slots)
    if last == LONG:
        w.hard = 1
        if not suited(w):
            change_fees(w, True)
        refine_fees(w)
        begin_bound(w)
        last = from_both_sides(w, states, ways, slots)
    return last


def change_fees(w, dear):
    """Choose other fees."""
    choose_fees(w, dear)
    begin_bound(w)


def try_without_fee(w):
    """Try no fee for a joker too, and keep that if any way costs more with it."""
    most, rack_fee, table_fee = w.root, w.rack_fee, w.table_fee
    copy_fees(w.fees, w.fees_before)
    reset_fees(w)
    raise_fees(w, 0, ROUNDS)
    refine_fees(w)
    begin_bound(w)
    if w.root < most:
        w.rack_fee, w.table_fee = rack_fee, table_fee
        copy_fees(w.fees_before, w.fees)
        begin_bound(w)


def copy_fees(fees, to):
    """Copy fees."""
    for number in range(len(fees)):
        for colour in range(COLOURS):
            for aside in range(len(fees[0, 0])):
                to[number, colour, aside] = fees[number, colour, aside]


def root(w):
    """Return what any way costs at least, as far as is looked ahead."""
    jokers = w.free_rack + w.free_table
    least = int(w.after_sets[0, jokers])
    for colour in range(COLOURS):
        least += int(w.ahead[jokers, colour, 0, 0])
    return least


def seek(w, states, ways, slots):
    """Look for a good way with sweeps that keep few states; return what one found that kept all."""
    last = keep_few(w, NARROW, states, ways, slots)
    if last == LONG and not suited(w):
        if w.stage == DEAR:
            change_fees(w, True)
        else:
            last = keep_few(w, WIDER, states, ways, slots)
    return last


def keep_few(w, width, states, ways, slots):
    """Sweep with few states; return LONG if it left any out."""
    last = swept(w, cheaper(w), width, ENDLESS, LATE, states, ways, slots)
    return LONG if w.cut and last != FULL else last


def from_both_sides(w, states, ways, slots):
    """Look for a good way from both sides, then sweep from where a sweep gets further."""
    last, reached = LONG, LATE
    if w.fresh and not w.tidy:
        width = NARROW if w.out[STEPS] == ENDLESS else WIDER
        last = keep_few(w, width, states, ways, slots)
        if last == LONG:
            turn_round(w)
            last = keep_few(w, WIDER, states, ways, slots)
    again = w.coarse == TO_THE_END or (w.tidy and not only_apart(w))  # a little room was too little
    for i in range(2 * again, 2 if w.coarse == BRIEFLY else len(ROOMS)):
        if last != LONG:
            break
        if i == 2 and w.free_rack + w.free_table:
            try_without_fee(w)
        if w.coarse == BRIEFLY:
            reached = NUMBERS
        elif i % 2 == 0:
            reached = LATE
        last = grow(w, ROOMS[i], reached, states, ways, slots)
        if last == LONG:
            reached = w.number
            turn_round(w)
    return last


def turn_round(w):
    """Go on from the other side."""
    turn(w)
    weigh_all_sets(w)
    begin_bound(w)


def grow(w, room, reached, states, ways, slots):
    """Sweep with a growing bound until it is known which way is best.

    Return LONG if a sweep tries more ways than there is room and has not got further than that.
    """
    bound, before, first = first_bound(w), 0, w.work
    if room == ENDLESS and w.out[STEPS] - bound < hardly_more(w):
        bound = w.out[STEPS]
    elif room == ROOMS[2]:
        bound = min(bound, w.least + STEP)  # a far better way may be near
    while True:
        most = cheaper(w)
        if most < w.least:
            return NO_WAY
        left = room - (w.work - first) if w.stage == PLAIN else room
        last = swept(w, min(bound, most), 0, left, reached, states, ways, slots)
        if last != NO_WAY:
            return last
        if w.dearer > most:
            return NO_WAY
        w.shown = max(w.shown, w.dearer)
        if reached < LATE:
            reached = 0  # further than from the other side
        if w.stage == CHEAP and w.dearer - w.least > LEFT // 2:
            change_fees(w, True)
            bound = first_bound(w)
        else:
            bound = wider(w, bound, before)
        before = w.ways


def hardly_more(w):
    """Return how much may lie between a bound and the way that is known for hardly more ways."""
    if only_apart(w):
        return 3 * APART
    return FAR if w.by_points else NOT_FAR


def swept(w, bound, width, room, reached, states, ways, slots):
    """Sweep within a bound; return the place of the best way, NO_WAY, LONG or FULL."""
    w.bound, w.width, w.room, w.reached = bound, width, room, reached
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
    if w.coarse and cost < ENDLESS:
        return cost // LEFT * LEFT - 1
    return cost - (APART if cost % LEFT and cost < ENDLESS else 1)


def only_apart(w):
    """Say whether all that is open is whether fewer neighbours can come apart than are known to."""
    return w.out[STEPS] // LEFT <= w.least // LEFT


def first_bound(w):
    """Return the bound for a first sweep.

    With high fees what any way costs at least is close, but ways cost whole tiles (or points). If
    only one more could be laid, ways that lay it are few in points: they come first.
    """
    more = w.out[STEPS] - w.least
    if only_apart(w):
        return w.least + max(STEP, more // 8)
    near = w.by_points and w.stage == DEAR and (w.hard or more <= FEW_POINTS)
    if w.hard and FAR < more and w.out[STEPS] < ENDLESS:
        return w.least + more // 4  # far better ways are found sooner so
    if w.hard and LEFT // 2 < more < LEFT + LEFT // 2:
        return w.out[STEPS]
    if w.out[STEPS] < ENDLESS and (few_left(w) or near or w.tidy or not w.fresh):
        return w.out[STEPS]
    if w.stage == DEAR and w.least % LEFT > LEFT // 8:
        return (w.least // LEFT + 1) * LEFT + VERY_WIDE
    return w.least + VERY_WIDE * int(w.stage == DEAR)


def wider(w, bound, before):
    """Return the next bound after one that was too narrow.

    While it matters how many neighbours come apart, a few more; else more tiles in the rack. Where
    a sweep has many states, one more up to a way that is near costs less than some in between.
    """
    if only_apart(w):
        large = w.ways > ROOMS[2]
        return w.out[STEPS] if large else max(w.dearer, bound + 2 * (bound - w.least))
    if w.stage == CHEAP:
        return max(w.dearer, bound + APART + (bound - w.least) // 2)
    if w.stage == DEAR and w.ways > MANY and w.out[STEPS] - bound < NOT_FAR:
        return w.out[STEPS]
    if w.stage == DEAR:
        return max(w.dearer, bound + max(LEFT, 3 * (bound - w.least) if w.by_points else 0))
    left = w.dearer // LEFT
    if left == w.least // LEFT and (bound == w.least or w.ways > 2 * before):
        return max(w.dearer, bound + STEP)
    left = max(left, bound // LEFT + 1 + (bound // LEFT - w.least // LEFT) // 2)
    return left * LEFT + max(w.dearer % LEFT, WIDE)
