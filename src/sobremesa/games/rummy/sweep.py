"""The best lay-down, exactly: a sweep over the numbers 1 to 13.

What the sweep knows of a colour are its open runs: how many have one tile so far, two, and three
or more. A run of one or two must go on at the next number; one of three or more may. With so many
tiles for runs at a number, the short runs get one each, then the long ones, and what is left
starts new runs: no other way leaves more open. So a colour has few states, and a table of any
size takes the same 13 steps. (The idea is van Rijn, Takes and Vis's, arXiv 1604.07553; jokers,
the ways of two colours at a time and the bounds are ours.)

All tiles of the table must be laid again, those of the rack may. A free joker may lie anywhere. A
joker that has to stay makes a block: its core has to lie in one run, or its colours in one set,
as `jokers.py` says. A way costs what it leaves in the rack and, far less, neighbours on the table
that it pulls apart. What is still to come costs at least, as `ahead.py` says, tells early which
ways lead beyond the bound.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.games.rummy.ahead import runs_ahead
from sobremesa.games.rummy.combinations import COLOURS, NUMBERS
from sobremesa.games.rummy.record import (
    APART,
    BEGIN,
    CHOICE,
    COUNT,
    END,
    ENDLESS,
    ENTRY,
    EVERY_BLOCK,
    FEW,
    FULL,
    LEAST,
    LEFT,
    LONG,
    NO_WAY,
    PLANS,
    POINTS,
    RACK_JOKERS,
    RANKS,
    STEPS,
    TABLE_JOKERS,
    UNIT,
    dear,
    fixed_jokers,
    in_order,
    joker_price,
    rack_left,
    table_left,
    wanted_here,
)
from sobremesa.games.rummy.ways import AT_A_STATE, forget_plans, plan_pair, share_out

INLINED = True  # here a search spends its time
FEW_SLOTS = 1023  # of the search for a state; more once there are half as many states
FREE = -1  # a slot without a state
CROWD = 2  # times as many states as a sweep is wide are so many that only the cheapest are kept
TIES = 1  # see `keep_cheapest`
FINE, WITHIN_LEFT = UNIT // 4, 256  # see `rank_of`


def sweep(w, states, ways, slots):
    """Fill in the states of every step; return the place of the best at the end, or why not."""
    states[0].key = 0
    states[0].cost = 0
    states[0].parent = 0
    w.first, w.top = 0, 1
    w.dearer = ENDLESS
    w.ways = 0
    w.full = 0
    bound = w.bound
    share_out(w)
    for number in range(1, NUMBERS + 1):
        w.number = number
        w.bound = bound
        w.fixed = fixed_jokers(w, number)
        w.asked = wanted_here(w, -1)
        start, end = begin(w, slots)
        for i in range(start, end):
            w.parent = i
            go_on(w, states[i].key, states[i].cost, states, ways, slots)
            if w.full:
                return FULL
            if w.ways > w.room:
                return LONG
            if w.width and w.top - w.first > CROWD * w.width:
                keep_cheapest(w, states)
                use_slots(w, w.mask, states, slots)
        drop_dominated(w, states, slots)
        keep_cheapest(w, states)
    w.bound = bound
    return best_last(w, states)


def best_last(w, states):
    """Return the place of the cheapest last state that lays all it has to, or NO_WAY."""
    best = NO_WAY
    for i in range(w.first, w.top):
        if finished(w, states[i].key):
            if not w.park:
                unused = w.free_rack - (states[i].key >> RACK_JOKERS & 3)
                states[i].cost += unused * joker_price(w, 0)
            if not dear(w, states[i].cost) and (
                best == NO_WAY or states[i].cost < states[best].cost
            ):
                best = i
    if best != NO_WAY:
        trace(w, best, states)
        w.out[STEPS] = states[best].cost
    return best


def finished(w, key):
    """Say whether a last state lays all that has to be laid."""
    return key >> TABLE_JOKERS & 3 == w.free_table and key >> POINTS >= w.need


def in_whole(w, least, cost):
    """Return what a way costs at least, in whole tiles (or points) and with what came apart so far.

    `cost` is what it costs so far.
    """
    whole = (least - w.neighbours + LEFT - 1) // LEFT
    return max(least, whole * LEFT + cost % LEFT)


def begin(w, slots):
    """Begin a step; return from where to where the states go on which it builds."""
    start, end = w.first, w.top
    w.first = end
    clear(w, FEW_SLOTS, slots)
    forget_plans(w)
    return start, end


def go_on(w, key, cost, states, ways, slots):
    """Go on from a state, with so many jokers of the rack and the table at this number."""
    if w.planned > PLANS // 2 or w.listed > len(ways) - AT_A_STATE:
        forget_plans(w)
    for a in range(rack_left(w, key) + 1):
        for b in range(table_left(w, key) + 1):
            if in_order(w, key, a, b):
                paid = cost + a * joker_price(w, w.number)
                after = key + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
                lay_number(w, key, after, paid, a + b, states, ways, slots)


def lay_number(w, key, after, cost, jokers, states, ways, slots):
    """Lay the tiles of a number, and so many jokers in runs of a pair of colours or in sets."""
    spare = rack_left(w, after) + table_left(w, after)
    more = int(w.after_sets[w.number, spare])
    kept = after & ~((1 << RACK_JOKERS) - 1 | EVERY_BLOCK)
    before = cost + more + runs_before(w, key)
    for i in range(jokers + 1):
        for j in range(jokers + 1 - i):
            wild = jokers - i - j
            worth = (i + j) * int(w.joker_at[1, w.number])  # of all jokers the last costs most
            if not dear(w, before - worth + int(w.any_sets[w.number, wild])):
                one = plan_pair(w, key, 0, i, spare, ways)
                other = plan_pair(w, key, 1, j, spare, ways)
                lay_pairs(w, kept, cost, cost + more, one, other, wild, states, ways, slots)


def runs_before(w, key):
    """Return what all runs were known to cost at least before this number."""
    spare = rack_left(w, key) + table_left(w, key)
    cost = 0
    for colour in range(COLOURS):
        cost += runs_ahead(w, key, spare, colour, w.number - 1)
    return cost


def lay_pairs(w, kept, cost, least, one, other, wild, states, ways, slots):
    """Lay both pairs of colours by their plans in every way that matters, and jokers in sets."""
    number, bound = w.number, w.bound
    begin, end = w.plans[other, BEGIN], w.plans[other, END]
    nearest = least + int(w.plans[other, LEAST]) + int(w.any_sets[number, wild])
    for x in range(w.plans[one, BEGIN], w.plans[one, END]):
        if dear(w, nearest + ways[x].least):
            break
        so_far = least + ways[x].least
        within = bound - so_far - w.sets_with[number, ways[x].aside, wild]
        for y in range(begin, end):
            if ways[y].least > within:
                w.dearer = min(w.dearer, bound - within + ways[y].least)
                break
            aside = ways[x].aside | ways[y].aside
            whole = so_far + ways[y].least + w.sets[number, aside, wild]
            if dear(w, whole) or ways[x].granted | ways[y].granted != w.asked:
                continue
            apart = int(w.apart[number, aside, w.fixed + wild])
            paid = cost + ways[x].cost + ways[y].cost + APART * apart
            whole = in_whole(w, whole, paid)
            if not dear(w, whole):
                key = kept | ways[x].key | ways[y].key
                if w.need:
                    key = count_points(w, key, ways[x].tiles + ways[y].tiles + wild)
                choice = int(ways[x].choice) | int(ways[y].choice) << 2 * CHOICE
                choice |= wild << COLOURS * CHOICE
                reach(w, key, paid, whole, choice, states, slots)


def count_points(w, key, tiles):
    """Add the points of tiles to a key, as many as an opening needs at most."""
    total = (key >> POINTS) + w.number * tiles
    return key & (1 << POINTS) - 1 | min(total, w.need) << POINTS


def find(w, key, states, slots):
    """Return the slot of a key of this step, or a free one for it."""
    mixed = (key & 0x3FFFFFFF) * 0x5E3779B1 ^ (key >> 30) * 0x2545F491
    slot = (mixed ^ mixed >> 29) & w.mask
    while slots[slot] != FREE and states[slots[slot]].key != key:
        slot = (slot + 1) & w.mask
    return slot


def clear(w, mask, slots):
    """Free the slots that a mask leaves to use."""
    w.mask = mask
    for slot in range(mask + 1):
        slots[slot] = FREE


def reach(w, key, cost, least, choice, states, slots):
    """Note a state of this step, or a cheaper way to it."""
    w.ways += 1
    slot = find(w, key, states, slots)
    i = slots[slot]
    if i == FREE:
        if w.top == len(states):
            w.full = 1
            return
        i = w.top
        slots[slot] = i
        w.top = i + 1
        states[i].key = key
    elif cost >= states[i].cost:
        return
    states[i].cost = cost
    states[i].least = least
    states[i].parent = w.parent
    states[i].choice = choice
    if 2 * (w.top - w.first) > w.mask and w.mask < len(slots) - 1:
        use_slots(w, 4 * w.mask + 3, states, slots)


def use_slots(w, mask, states, slots):
    """Use the slots that a mask leaves for the states of this step."""
    clear(w, mask, slots)
    for j in range(w.first, w.top):
        slots[find(w, states[j].key, states, slots)] = j


def drop_dominated(w, states, slots):
    """Drop states of this step to which another is equal or better in every respect."""
    for i in range(w.first, w.top):
        states[i].parent = states[i].parent << 1 | int(dominated(w, i, states, slots))
    top = w.first
    for i in range(w.first, w.top):
        if states[i].parent & 1 == 0:
            states[top] = states[i]
            states[top].parent >>= 1
            top += 1
    w.top = top


def keep_cheapest(w, states):
    """Keep the states of this step that seem cheapest, as many as the sweep is wide.

    Of those that seem as cheap as the last, it keeps more: they may be very different. What is
    dearer is not looked for any longer.
    """
    if w.width == 0 or w.top - w.first <= w.width:
        return
    cheapest = ENDLESS
    for i in range(w.first, w.top):
        cheapest = min(cheapest, int(states[i].least))
    for rank in range(RANKS):
        w.ranks[rank] = 0
    for i in range(w.first, w.top):
        w.ranks[rank_of(states[i].least - cheapest)] += 1
    last, left = 0, w.width  # the last rank of which any are kept, and how many of it
    while left > w.ranks[last]:
        left -= w.ranks[last]
        last += 1
    left = TIES * w.width
    top = w.first
    dearest = cheapest
    for i in range(w.first, w.top):
        rank = rank_of(states[i].least - cheapest)
        left -= int(rank == last)
        if rank < last or (rank == last and left >= 0):
            dearest = max(dearest, int(states[i].least))
            states[top] = states[i]
            top += 1
    w.top = top
    w.bound = dearest


def rank_of(more):
    """Return the rank of a state that costs so much more than the cheapest."""
    tiles = min(more // LEFT, RANKS // WITHIN_LEFT - 1)
    return tiles * WITHIN_LEFT + min(more % LEFT // FINE, WITHIN_LEFT - 1)


def dominated(w, i, states, slots):
    """Say whether a state with one more long run, a longer one or a joker left costs no more."""
    key, cost = states[i].key, states[i].cost
    if w.park and key >> RACK_JOKERS & 3:
        if better(w, key - (1 << RACK_JOKERS), cost, states, slots):
            return True
    for colour in range(COLOURS):
        one = 1 << colour * ENTRY
        two = one << COUNT
        three = two << COUNT
        if better(w, key + three, cost, states, slots):
            return True
        if key & FEW * one:
            if better(w, key - one + two, cost, states, slots):
                return True
            if better(w, key - one + three, cost, states, slots):
                return True
        if key & FEW * two:
            if better(w, key - two + three, cost, states, slots):
                return True
    return False


def better(w, key, cost, states, slots):
    i = slots[find(w, key, states, slots)]
    return i != FREE and states[i].cost <= cost


def trace(w, best, states):
    """Put the choices that lead to the state at `best` into `out`, those of each number."""
    i = best
    for number in range(NUMBERS, 0, -1):
        w.out[number - 1] = states[i].choice
        i = states[i].parent
