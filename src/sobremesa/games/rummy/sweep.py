"""The best lay-down, exactly: a sweep over the numbers 1 to 13, colour by colour.

What the sweep knows of a colour are its open runs: how many have one tile so far, two, and three
or more. A run of one or two must go on at the next number; one of three or more may. With so many
tiles for runs at a number, the short runs get one each, then the long ones, and what is left
starts new runs: no other way leaves more open. So a colour has few states, and a table of any
size takes the same 13 steps. (The idea is van Rijn, Takes and Vis's, arXiv 1604.07553; jokers,
the order by colour and the bounds are ours.)

In a mirror, where all numbers are seen as 1 for 13, the same sweep begins at 13. `search.py` says
from which end to begin, and within which bound on the cost.

All tiles of the table must be laid again, those of the rack may. A free joker may lie anywhere. A
joker that has to stay makes a block: its core has to lie in one run, or its colours in one set,
as `jokers.py` says. A way costs what it leaves in the rack and, far less, neighbours on the table
that it pulls apart. What is still to come costs at least, as `ahead.py` says, tells early which
ways lead beyond the bound.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.games.rummy.ahead import all_ahead, runs_ahead
from sobremesa.games.rummy.combinations import COLOURS, JOKERS, NUMBERS
from sobremesa.games.rummy.record import (
    AHEAD,
    APART,
    ASIDE,
    BLOCK,
    BLOCKS,
    CHOICE,
    CORES,
    COUNT,
    DONE,
    ENDLESS,
    ENTRY,
    EVERY_RUN,
    EVERY_SET,
    FEW,
    FULL,
    KIND,
    LATE,
    LEFT,
    LENGTH,
    LONG,
    NEVER,
    NO_WAY,
    NOW,
    OPTIONS,
    PENDING,
    PLACES,
    PLANS,
    POINTS,
    RACK_JOKERS,
    RANKS,
    RUN_BLOCK,
    SET_BITS,
    STEPS,
    TABLE_JOKERS,
    TO,
    UNIT,
    WHERE,
    block_state,
    entry,
    entry_of,
    face,
    fixed_jokers,
    has_block,
    in_order,
    is_named,
    joker_price,
    jokers_price,
    open_runs,
    price,
    rack_left,
    table_left,
    waiting_price,
    wanted_here,
)
from sobremesa.games.rummy.sets import set_cost

WAIT, FRESH = range(2)  # ways of a block; then come going on with a run of one tile, two, or three
FEW_SLOTS = 1023  # of the search for a state; more once there are half as many states
FREE = -1  # a slot without a state
FAR = 100  # more tiles than there can be
TIMES = 2  # as many states as there is room for, while a sweep is late
TIES = 2  # see `keep_cheapest`
FINE, WITHIN_LEFT = UNIT // 4, 256  # see `rank_of`


def sweep(w, states, slots):
    """Fill in the states of every step; return the place of the best at the end, or why not."""
    states[0].key = 0
    states[0].cost = 0
    states[0].parent = 0
    w.first, w.top = 0, 1
    w.dearer = ENDLESS
    w.full = 0
    w.cut = 0
    for number in range(1, NUMBERS + 1):
        w.number = number
        w.fixed = fixed_jokers(w, number)
        w.named = is_named(w, number)
        w.asked = wanted_here(w, -1)
        for colour in range(COLOURS):
            colour_step(w, colour, states, slots)
            if w.full:
                return FULL
            if w.top > w.room and (number <= w.reached or too_long(w)):
                return LONG
        set_step(w, states, slots)
        drop_dominated(w, states, slots)
        keep_cheapest(w, states)
    return FULL if w.full else best_last(w, states)


def too_long(w):
    """Say whether there are far too many states, unless it got further than from the other side.

    Who is nearly there may go on.
    """
    return w.reached == LATE and w.top > TIMES * w.room and w.number < NUMBERS - 1


def best_last(w, states):
    """Return the place of the cheapest last state that lays all it has to, or NO_WAY."""
    best = NO_WAY
    for i in range(w.first, w.top):
        if finished(w, states[i].key):
            if not w.park and not (w.mirrored and w.free_table):
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


def dear(w, cost):
    """Say whether a cost is above the bound, and remember the least that is."""
    if cost <= w.bound:
        return False
    w.dearer = min(w.dearer, cost)
    return True


def in_whole(w, least, cost):
    """Return what a way costs at least, in whole tiles (or points) and with what came apart so far.

    `cost` is what it costs so far.
    """
    whole = (least - w.neighbours + LEFT - 1) // LEFT
    return max(least, whole * LEFT + cost % LEFT)


def colour_step(w, colour, states, slots):
    """Lay the tiles of one colour and number, in every way that matters."""
    w.colour = colour
    w.steps += 1
    w.blocked = has_block(w, colour)
    w.granted = wanted_here(w, colour) if w.asked else 0
    start, end = begin(w, slots)
    for i in range(start, end):
        w.parent = i
        lay_colour(w, states[i].key, states[i].cost, states, slots)
    keep_cheapest(w, states)


def begin(w, slots):
    """Begin a step; return from where to where the states go on which it builds."""
    start, end = w.first, w.top
    w.first = end
    clear(w, FEW_SLOTS, slots)
    return start, end


def lay_colour(w, key, cost, states, slots):
    """Go on from a state with the tiles of a colour, and with jokers."""
    for a in range(rack_left(w, key) + 1):
        for b in range(min(table_left(w, key), JOKERS - a) + 1):
            if in_order(w, key, a, b):
                paid = cost + jokers_price(w, key, a, b, w.number) if a or b else cost
                after = key + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
                lay_tiles(w, after, paid, a, b, states, slots)


def lay_tiles(w, key, cost, a, b, states, slots):
    """Lay tiles of a colour, those of the table and some of the rack, and so many jokers."""
    must = int(w.table[w.colour, w.number])
    spare = rack_left(w, key) + table_left(w, key)
    others = waiting_price(w, key, w.number)
    for other in range(COLOURS):
        if other != w.colour:
            others += runs_ahead(w, key, spare, other, w.number - int(other > w.colour))
    if w.blocked:
        lay_beside_blocks(w, key, cost, others, a, b, states, slots)
        return
    plan = plan_for(w, key, spare, a + b)
    shift = w.colour * ENTRY
    cleared = key & ~(EVERY_RUN << shift | EVERY_SET << ASIDE)
    for i in range(OPTIONS):
        least = cost + others + int(w.plans[plan, i, AHEAD])
        if dear(w, least):
            break
        to = int(w.plans[plan, i, TO])
        used = to & 3
        after = cleared | (to >> CHOICE & EVERY_RUN) << shift | to >> CHOICE + ENTRY << ASIDE
        if w.granted and used > must:
            after |= w.granted << POINTS
        if w.need:
            after = count_points(after, face(w, w.number) * (used + a + b), w.need)
        paid = cost + int(w.plans[plan, i, NOW])
        least = in_whole(w, least, paid)
        if not dear(w, least):
            choice = to & (1 << CHOICE) - 1 | a << 4 | b << 6
            reach(w, after, paid, least, choice, states, slots)


def plan_for(w, key, spare, wild):
    """Return where it is noted how a colour's tiles can be laid, the cheapest way first.

    It depends on the open runs, on what is set aside so far, and on jokers: many states share it.
    """
    now = entry_of(key, w.colour) | (key >> ASIDE & EVERY_SET) << ENTRY
    now |= (spare << 2 | wild) << ENTRY + SET_BITS
    plan = (now * 0x9E3779B1 >> 15) & PLANS - 1
    now |= w.steps << ENTRY + SET_BITS + 4
    if w.planned[plan] != now:
        w.planned[plan] = now
        make_plan(w, plan, key, spare, wild)
    return plan


def make_plan(w, plan, key, spare, wild):
    """Note how the tiles of a colour can be laid beside so many jokers."""
    for i in range(OPTIONS):
        w.plans[plan, i, AHEAD] = NEVER
    must = int(w.table[w.colour, w.number])
    most = must + int(w.rack[w.colour, w.number])
    # A joker beside an unused tile of its kind can make room for it and still be laid.
    for used in range(most if wild else must, most + 1):
        cost = (most - used) * price(w, w.number)
        for aside in range(used + 1):
            runs, apart = run_on(w, entry_of(key, w.colour), used - aside + wild, spare, 0, 0)
            if runs != NO_WAY:
                added = set_aside(key, w.colour, aside, w.named) >> ASIDE & EVERY_SET
                least = cost + apart + int(w.sets_ahead[w.number, spare, w.colour, added])
                least += int(w.ahead[spare, w.colour, w.number, runs])
                to = (added << ENTRY | runs) << CHOICE | used | aside << 2
                add_option(w, plan, min(least, NEVER), cost + apart, to)


def add_option(w, plan, least, cost, to):
    """Add an option to a plan, in order of what it costs at least."""
    i = OPTIONS - 1
    while i > 0 and w.plans[plan, i - 1, AHEAD] > least:
        for column in range(3):
            w.plans[plan, i, column] = w.plans[plan, i - 1, column]
        i -= 1
    w.plans[plan, i, AHEAD] = least
    w.plans[plan, i, NOW] = cost
    w.plans[plan, i, TO] = to


def lay_beside_blocks(w, key, cost, others, a, b, states, slots):
    """Lay tiles of a colour in whose runs jokers have to stay, and so many others."""
    must = int(w.table[w.colour, w.number])
    most = must + int(w.rack[w.colour, w.number])
    spare = rack_left(w, key) + table_left(w, key)
    for used in range(most if a or b else must, most + 1):
        paid = cost + (most - used) * price(w, w.number)
        after = key
        if w.granted and used > must:
            after |= w.granted << POINTS
        if w.need:
            after = count_points(after, face(w, w.number) * (used + a + b), w.need)
        for aside in range(used + 1):
            added = set_aside(after, w.colour, aside, w.named)
            more = others + int(w.sets_ahead[w.number, spare, w.colour, added >> ASIDE & EVERY_SET])
            choice = used | aside << 2 | a << 4 | b << 6
            lay_blocks(w, added, paid, more, choice, used - aside, a + b, states, slots)


def count_points(key, points, need):
    """Add points to a key, as many as an opening needs at most."""
    total = (key >> POINTS) + points
    return (key & ((1 << POINTS) - 1)) | (min(total, need) << POINTS)


def set_aside(key, colour, aside, named):
    """Set tiles aside for sets: by colour where it matters which, else how many and if a pair."""
    if named:
        return key + (aside << (ASIDE + 2 * colour))
    return (key + (aside << ASIDE)) | ((aside >> 1) << (ASIDE + 4))


def lay_blocks(w, key, cost, others, choice, natural, wild, states, slots):
    """Lay natural tiles and jokers in the runs of a colour, first those of blocks."""
    for p in range(block_ways(w, 0, key)):
        for q in range(block_ways(w, 1, key)):
            after, left, linked, closed = key, natural, 0, 0
            for j in range(BLOCKS):
                if not in_block(w, j, after):
                    continue
                way = p if j == 0 else q
                if way == WAIT and block_state(after, j) == PENDING:
                    left -= FAR * int(w.blocks[j, CORES] >> (w.number + 1) == 0)  # it is too late
                    continue
                if way > FRESH:
                    run = 1 << w.colour * ENTRY + COUNT * (way - FRESH - 1)
                    left -= FAR * int(after & FEW * run == 0)  # there is no such run
                    after -= run if after & FEW * run else 0
                left -= int(w.blocks[j, PLACES] >> w.number & 1 == 0)
                linked += int(way != FRESH)
                after = next_tile(w, j, after)
                closed += int(block_state(after, j) == DONE)
            if left >= 0:
                ways = choice | p << 8 | q << 11
                lay_runs(w, after, cost, others, ways, left + wild, linked, closed, states, slots)


def in_block(w, j, key):
    """Say whether a block has to stay in a run of this colour, and is not complete."""
    if w.blocks[j, KIND] != RUN_BLOCK or w.blocks[j, WHERE] != w.colour:
        return False
    return block_state(key, j) != DONE


def next_tile(w, j, key):
    """Lay the next tile of a block, or its first."""
    state = block_state(key, j)
    left = int(w.blocks[j, LENGTH] if state == PENDING else state) - 1
    cleared = key & ~(15 << (BLOCK + 4 * j))
    return cleared | (left if left else DONE) << (BLOCK + 4 * j)


def lay_runs(w, key, cost, others, choice, tiles, linked, closed, states, slots):
    """Lay so many tiles in the open runs of a colour that has blocks, or start new ones."""
    spare = rack_left(w, key) + table_left(w, key)
    runs, apart = run_on(w, entry_of(key, w.colour), tiles, spare, linked, closed)
    if runs == NO_WAY:
        return
    shift = w.colour * ENTRY
    after = (key & ~(EVERY_RUN << shift)) | runs << shift
    least = cost + apart + others + runs_ahead(w, after, spare, w.colour, w.number)
    least = in_whole(w, least, cost + apart)
    if not dear(w, least):
        reach(w, after, cost + apart, least, choice, states, slots)


def run_on(w, runs, tiles, spare, linked, closed):
    """Return the open runs after so many tiles, or NO_WAY, and what it costs that some come apart.

    Beside them, blocks go on with `linked` runs, and `closed` have laid their last tile.
    """
    one, two, three = open_runs(runs)
    more = tiles - one - two
    long = min(more, three)
    helped = spare + BLOCKS * w.blocked  # a block may take over a run that is too short
    if more < 0 or not alive(w, more - long, one, helped):
        return NO_WAY, 0
    apart = max(0, int(w.links[w.colour, w.number]) - one - two - long - linked)
    useful = int(w.table[w.colour, w.number + 1]) + int(w.rack[w.colour, w.number + 1]) + helped
    return entry(more - long, one, min(two + long + closed, useful)), APART * apart


def block_ways(w, j, key):
    """Return how many ways a block has here: wait, or start fresh or with a run of 1, 2, 3."""
    if not in_block(w, j, key) or block_state(key, j) != PENDING:
        return 1
    return FRESH + 4 if w.blocks[j, CORES] >> w.number & 1 else 1


def alive(w, one, two, spare):
    """Say whether the short runs of a colour can still become long enough."""
    if w.number >= NUMBERS - 1 and (one or (two and w.number == NUMBERS)):
        return False
    table, rack = w.table[w.colour], w.rack[w.colour]
    lacking = max(0, one + two - int(table[w.number + 1]) - int(rack[w.number + 1]))
    if one:
        lacking += max(0, one - int(table[w.number + 2]) - int(rack[w.number + 2]))
    return lacking <= spare


def set_step(w, states, slots):
    """Make sets of the tiles set aside at a number, with jokers."""
    start, end = begin(w, slots)
    for i in range(start, end):
        w.parent = i
        key = states[i].key
        if w.asked:
            if key >> POINTS != w.asked:
                continue
            key &= (1 << POINTS) - 1
        for a in range(rack_left(w, key) + 1):
            for b in range(table_left(w, key) + 1):
                if in_order(w, key, a, b):
                    make_sets(w, key, states[i].cost, a, b, states, slots)


def make_sets(w, key, cost, a, b, states, slots):
    """Make sets of the tiles set aside and so many jokers, if they can be made."""
    apart = set_cost(w, key, a + b + w.fixed, w.number, w.named)
    if apart == NO_WAY:
        return
    cost += APART * apart
    if a or b:
        cost += jokers_price(w, key, a, b, w.number)
    after = (key & ~(EVERY_SET << ASIDE)) + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
    if w.need:
        after = count_points(after, face(w, w.number) * (a + b), w.need)
    least = in_whole(w, cost + all_ahead(w, after), cost)
    if not dear(w, least):
        reach(w, after, cost, least, a << 4 | b << 6, states, slots)


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
        more_slots(w, states, slots)


def more_slots(w, states, slots):
    """Use more slots for the states of this step."""
    clear(w, 4 * w.mask + 3, slots)
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

    Of those that seem as cheap as the last, it keeps more: they may be very different.
    """
    if w.width == 0 or w.top - w.first <= w.width:
        return
    w.cut = 1
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
    for i in range(w.first, w.top):
        rank = rank_of(states[i].least - cheapest)
        left -= int(rank == last)
        if rank < last or (rank == last and left >= 0):
            states[top] = states[i]
            top += 1
    w.top = top


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
    """Put the choices that lead to the state at `best` into `out`, step by step."""
    w.seen = w.mirrored
    i = best
    for step in range(STEPS - 1, -1, -1):
        w.out[step] = states[i].choice
        i = states[i].parent
