"""The best lay-down, exactly: a sweep over the numbers 1 to 13, colour by colour.

What the sweep knows of a colour are its open runs: how many have one tile so far, two, and three
or more. A run of one or two must go on at the next number; one of three or more may. With so many
tiles for runs at a number, the short runs get one each, then the long ones, and what is left
starts new runs: no other way leaves more open. So a colour has few states, and a table of any
size takes the same 13 steps. (The idea is van Rijn, Takes and Vis's, arXiv 1604.07553; jokers,
the order by colour and the bounds are ours.)

All tiles of the table must be laid again, those of the rack may. A free joker may lie anywhere. A
joker that has to stay makes a block: its core has to lie in one run, or its colours in one set,
as `jokers.py` says. A way costs what it leaves in the rack and, far less, neighbours on the table
that it pulls apart. Cheap ways are looked for first: a bound on the cost grows until there is one,
and what each colour alone will cost at least tells early which ways lead beyond it.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.engine.contract import layout
from sobremesa.games.rummy.combinations import (
    BITS,
    COLOUR,
    COLOURS,
    COPIES,
    HIGH,
    JOKER,
    JOKERS,
    LOW,
    NATURALS,
    NUMBERS,
    SHORTEST,
    is_set,
    kind,
    size,
    tile,
)
from sobremesa.games.rummy.combinations import PLACES as JOKERS_AT

STEPS = NUMBERS * (COLOURS + 1)  # a step for each colour of a number, and one for its sets
APART = 3  # what two neighbours on the table that come apart cost
LOST = 2  # what each tile that leaves an old set costs at least: of three, all three cost two APART
LEFT = 1 << 10  # what a tile (or a point) left in the rack costs

# A state's key. Each colour has three counts of open runs, then come jokers used from the rack
# and the table, tiles set aside for sets, two blocks, and points while an opening needs them.
COUNT = 3  # bits of a count
ENTRY = 3 * COUNT
RACK_JOKERS = COLOURS * ENTRY
TABLE_JOKERS = RACK_JOKERS + 2
ASIDE = TABLE_JOKERS + 2
BLOCK = ASIDE + 8
POINTS = BLOCK + 8
FEW = (1 << COUNT) - 1
EVERY_RUN = (1 << ENTRY) - 1

PENDING, DONE = 0, 15  # states of a block; between them, how many of its tiles are still to come
WAIT, FRESH = range(2)  # ways of a block; then come going on with a run of one tile, two, or three
RUN_BLOCK, SET_BLOCK = 1, 2
KIND, WHERE, CORES, LENGTH, PLACES, WITHIN = range(6)  # columns of a block
BLOCKS = 2
SETS = 3  # of one number, at most
FEW_SLOTS = 1023  # of the search for a state; more once there are half as many states
FULL = -1  # the arrays are too small
NO_WAY = -2  # there is none within the bound
UNKNOWN = -3
STEP, WIDE = 6, 9  # what a search allows for neighbours that come apart, in and after a stage
FREE = -1  # a slot without a state
FAR = 100  # more tiles than there can be
MUCH = 500  # states that make a sweep long
NARROW, TIES = 30, 16  # see `keep_cheapest`
RANKS, WITHIN_LEFT = 512, 64  # see `rank_of`
ENDLESS = 1 << 30  # a cost that nothing has

STATE = layout(
    ("key", "i8"),
    ("cost", "i4"),
    ("parent", "i4"),  # the state from which a choice leads here
    ("choice", "i4"),
)
WORK = layout(
    ("free_rack", "i8"),  # jokers of the rack that may be laid anywhere
    ("free_table", "i8"),  # jokers of the table that must be laid, anywhere
    ("held", "i8"),  # jokers in the rack, before a mode adds those of the table
    ("park", "i8"),  # 1 if a joker that is of no use may be left out: it finds its place later
    ("need", "i8"),  # points of an opening
    ("by_points", "i8"),  # 1 if points count rather than tiles
    ("bound", "i8"),  # on the cost
    ("dearer", "i8"),  # the least cost above the bound that was met
    ("effort", "i8"),  # states of the last sweep
    ("mask", "i8"),  # of the slots in use
    ("number", "i8"),  # of this step, and the colour if it is not the step for sets
    ("colour", "i8"),
    ("named", "i8"),  # 1 if it matters which colours are set aside for sets of this number
    ("fixed", "i8"),  # jokers that have to stay in sets of this number
    ("blocked", "i8"),  # 1 if a joker has to stay in a run of this colour
    ("rest", "i8"),  # tiles that later colours may set aside, and how many colours have any
    ("later", "i8"),
    ("parent", "i8"),  # the state that is gone on from
    ("first", "i8"),  # where the states of this step begin, and where they end
    ("top", "i8"),
    ("width", "i8"),  # how many states a step keeps, or 0 for all
    ("ranks", "i4", (RANKS,)),  # see `keep_cheapest`
    ("full", "i8"),  # 1 if there was no room for one
    ("table", "i8", (COLOURS, NUMBERS + 3)),  # tiles that must be laid
    ("rack", "i8", (COLOURS, NUMBERS + 3)),  # tiles that may be laid
    ("links", "i8", (COLOURS, NUMBERS + 3)),  # runs of the table that go on from the number below
    ("set_colours", "i8", (NUMBERS + 1, SETS)),  # the sets of the table, by number
    ("set_jokers", "i8", (NUMBERS + 1, SETS)),
    ("blocks", "i8", (BLOCKS, 6)),
    ("made", "i8", (2, SETS)),  # colours and jokers of the sets that were arranged last
    ("out", "i8", (STEPS + 1,)),  # the choices of the best way, and its cost
    ("ahead", "i4", (JOKERS + 1, COLOURS, NUMBERS + 1, 1 << ENTRY)),  # see `look_ahead`
    ("memo", "i1", (NUMBERS + 1, 256, JOKERS + 1)),  # see `set_cost`
)


def sweep(w, states, slots):
    """Fill in the states of every step; return the place of the best at the end, or why not."""
    states[0].key = 0
    states[0].cost = 0
    states[0].parent = 0
    w.first, w.top = 0, 1
    w.dearer = ENDLESS
    w.effort = 0
    w.full = 0
    for number in range(1, NUMBERS + 1):
        w.number = number
        w.fixed = fixed_jokers(w, number)
        w.named = w.set_colours[number, 0] > 0 or w.fixed > 0
        for colour in range(COLOURS):
            colour_step(w, colour, states, slots)
        set_step(w, states, slots)
        w.effort += w.top - w.first
        drop_dominated(w, states, slots)
        if w.width and w.top - w.first > w.width:
            keep_cheapest(w, states)
        if w.full:
            return FULL
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


def dear(w, cost):
    """Say whether a cost is above the bound, and remember the least that is."""
    if cost <= w.bound:
        return False
    w.dearer = min(w.dearer, cost)
    return True


def price(w, number):
    """Return what it costs to leave a tile in the rack."""
    return number * LEFT if w.by_points else LEFT


def joker_price(w, number):
    """Return what a joker of the rack costs as `number`, or 0 in the rack: points it might make."""
    if w.by_points:
        return (NUMBERS - number) * LEFT
    return LEFT if number == 0 else 0


def colour_step(w, colour, states, slots):
    """Lay the tiles of one colour and number, in every way that matters."""
    w.colour = colour
    w.blocked = has_block(w, colour)
    w.rest, w.later = 0, 0
    for other in range(colour + 1, COLOURS):
        tiles = int(w.table[other, w.number]) + int(w.rack[other, w.number])
        w.rest += tiles
        w.later += int(tiles > 0)
    start, end = begin(w, slots)
    for i in range(start, end):
        w.parent = i
        lay_colour(w, states[i].key, states[i].cost, states, slots)


def begin(w, slots):
    """Begin a step; return from where to where the states go on which it builds."""
    start, end = w.first, w.top
    w.first = end
    clear(w, FEW_SLOTS, slots)
    return start, end


def rack_left(w, key):
    """Return how many jokers of the rack are not laid yet."""
    return w.free_rack - (key >> RACK_JOKERS & 3)


def table_left(w, key):
    """Return how many free jokers of the table are not laid yet."""
    return w.free_table - (key >> TABLE_JOKERS & 3)


def lay_colour(w, key, cost, states, slots):
    """Go on from a state with the tiles of a colour: those of the table, some of the rack."""
    must = int(w.table[w.colour, w.number])
    most = must + int(w.rack[w.colour, w.number])
    for used in range(must, most + 1):
        left = cost + (most - used) * price(w, w.number)
        # A joker beside an unused tile of its kind can make room for it and still be laid.
        may = JOKERS if used == most else 0
        for a in range(min(rack_left(w, key), may) + 1):
            for b in range(min(table_left(w, key), may - a) + 1):
                paid = left + a * joker_price(w, w.number) if a else left
                after = key + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
                if w.need:
                    after = count_points(after, w.number * (used + a + b), w.need)
                lay_tiles(w, after, paid, used, a, b, states, slots)


def lay_tiles(w, key, cost, used, a, b, states, slots):
    """Lay so many tiles of a colour, and jokers: some tiles in sets, all else in runs."""
    spare = rack_left(w, key) + table_left(w, key)
    others = 0
    for other in range(COLOURS):
        if other != w.colour:
            others += w.ahead[spare, other, w.number - int(other > w.colour), entry_of(key, other)]
    if dear(w, cost + others):
        return
    for aside in range(used + 1):
        added = set_aside(key, w.colour, aside, w.named)
        if aside and not sets_possible(w, added, spare):
            continue
        more = others
        if w.named:
            more += LOST * lost_tiles(w, added)
            if dear(w, cost + more):
                continue
        choice = used | aside << 2 | a << 4 | b << 6
        natural = used - aside
        if w.blocked:
            lay_blocks(w, added, cost, more, choice, natural, a + b, states, slots)
        else:
            lay_runs(w, added, cost, more, choice, natural + a + b, 0, 0, states, slots)


def count_points(key, points, need):
    """Add points to a key, as many as an opening needs at most."""
    total = (key >> POINTS) + points
    return (key & ((1 << POINTS) - 1)) | (min(total, need) << POINTS)


def set_aside(key, colour, aside, named):
    """Set tiles aside for sets: by colour where it matters which, else how many and if a pair."""
    if named:
        return key + (aside << (ASIDE + 2 * colour))
    return (key + (aside << ASIDE)) | ((aside >> 1) << (ASIDE + 4))


def lost_tiles(w, key):
    """Return how many tiles have left the old sets of this number, of the colours up to this."""
    lost = 0
    for other in range(w.colour + 1):
        aside = key >> (ASIDE + 2 * other) & 3
        lost += max(0, old_tiles(w, other, w.number) - aside)
    return lost


def old_tiles(w, colour, number):
    """Return how many tiles of a colour lie in the old sets of a number."""
    count = 0
    for i in range(SETS):
        count += w.set_colours[number, i] >> colour & 1
    return count


def sets_possible(w, key, spare):
    """Say whether later colours and jokers can still make sets of the tiles set aside."""
    total, paired = set_total(key, w.named)
    if paired:
        return total + w.rest + w.fixed + spare >= 2 * SHORTEST
    return total + w.later + w.fixed + spare >= SHORTEST


def set_total(key, named):
    """Return how many tiles are set aside, and whether two of a colour."""
    if not named:
        return key >> ASIDE & 15, key >> (ASIDE + 4) & 1
    total, paired = 0, 0
    for colour in range(COLOURS):
        count = key >> (ASIDE + 2 * colour) & 3
        total += count
        paired |= count >> 1
    return total, paired


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


def block_state(key, j):
    """Return the state of a block: PENDING, DONE, or how many of its tiles are still to come."""
    return key >> (BLOCK + 4 * j) & 15


def next_tile(w, j, key):
    """Lay the next tile of a block, or its first."""
    state = block_state(key, j)
    left = int(w.blocks[j, LENGTH] if state == PENDING else state) - 1
    cleared = key & ~(15 << (BLOCK + 4 * j))
    return cleared | (left if left else DONE) << (BLOCK + 4 * j)


def lay_runs(w, key, cost, others, choice, tiles, linked, closed, states, slots):
    """Lay so many tiles in the open runs of a colour, or start new ones.

    Beside them, blocks go on with `linked` runs, and `closed` have laid their last tile.
    """
    one, two, three = open_runs(key, w.colour)
    more = tiles - one - two
    if more < 0:
        return
    long = min(more, three)
    spare = rack_left(w, key) + table_left(w, key)
    helped = spare + BLOCKS * w.blocked  # a block may take over a run that is too short
    if not alive(w, more - long, one, helped):
        return
    apart = max(0, int(w.links[w.colour, w.number]) - one - two - long - linked)
    paid = cost + APART * apart
    useful = int(w.table[w.colour, w.number + 1]) + int(w.rack[w.colour, w.number + 1]) + helped
    runs = entry(more - long, one, min(two + long + closed, useful))
    if dear(w, paid + others + w.ahead[spare, w.colour, w.number, runs]):
        return
    shift = w.colour * ENTRY
    reach(w, (key & ~(EVERY_RUN << shift)) | runs << shift, paid, choice, states, slots)


def entry(one, two, three):
    """Return the open runs of a colour as one number."""
    return one | two << COUNT | three << (2 * COUNT)


def open_runs(key, colour):
    """Return how many open runs of a colour have one tile, two, and three or more."""
    runs = entry_of(key, colour)
    return runs & FEW, runs >> COUNT & FEW, runs >> (2 * COUNT)


def entry_of(key, colour):
    """Return the open runs of a colour."""
    return key >> colour * ENTRY & EVERY_RUN


def look_ahead(w):
    """Fill in what each colour will cost at least, for every number, its open runs and jokers.

    As if the colours had nothing to do with one another: where three colours have a tile of a
    number, or two and a joker, any tile of it finds a set; and each colour has all the jokers.
    """
    jokers = w.free_rack + w.free_table
    for spare in range(jokers + 1):
        for colour in range(COLOURS):
            for number in range(NUMBERS, -1, -1):
                look_ahead_from(w, colour, number, spare, COPIES + jokers)


def look_ahead_from(w, colour, number, spare, most):
    """Fill in what a colour will cost at least after a number, with `most` open runs at most."""
    known = not has_block(w, colour)
    for one in range(most + 1):
        for two in range(most + 1 - one):
            for three in range(most + 1 - one - two):
                least = least_ahead(w, colour, number, one, two, three, spare) if known else 0
                w.ahead[spare, colour, number, entry(one, two, three)] = least


def has_block(w, colour):
    """Say whether a joker has to stay in a run of this colour."""
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == RUN_BLOCK and w.blocks[j, WHERE] == colour:
            return True
    return False


def least_ahead(w, colour, before, one, two, three, spare):
    """Return what a colour with these open runs costs at least after the number `before`."""
    if before == NUMBERS:
        return ENDLESS if one or two else 0
    number = before + 1
    must = int(w.table[colour, number])
    most = must + int(w.rack[colour, number])
    lacking = SHORTEST - fixed_jokers(w, number)  # jokers that a set of this number needs
    for other in range(COLOURS):
        lacking -= int(w.table[other, number] + w.rack[other, number] > 0)
    least = ENDLESS
    for used in range(must, most + 1):
        for aside in range((used if lacking <= spare else 0) + 1):
            left = spare - max(0, lacking) if aside else spare
            for wild in range((left if used == most else 0) + 1):
                more = used - aside + wild - one - two
                if more < 0:
                    continue
                long = min(more, three)
                after = entry(more - long, one, two + long)
                cost = (most - used) * price(w, number)
                cost += w.ahead[left - wild, colour, number, after]
                cost += APART * max(0, int(w.links[colour, number]) - one - two - long)
                cost += LOST * max(0, old_tiles(w, colour, number) - aside)
                least = min(least, cost)
    return least


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
        for a in range(rack_left(w, key) + 1):
            for b in range(table_left(w, key) + 1):
                make_sets(w, key, states[i].cost, a, b, states, slots)


def make_sets(w, key, cost, a, b, states, slots):
    """Make sets of the tiles set aside and so many jokers, if they can be made."""
    apart = set_cost(w, key, a + b + w.fixed, w.number, w.named)
    if apart == NO_WAY:
        return
    cost += APART * apart
    if a:
        cost += a * joker_price(w, w.number)
    after = (key & ~(255 << ASIDE)) + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
    if w.need:
        after = count_points(after, w.number * (a + b), w.need)
    if not dear(w, cost + all_ahead(w, after)):
        reach(w, after, cost, a << 4 | b << 6, states, slots)


def all_ahead(w, key):
    """Return what all colours will cost at least after this number."""
    spare = rack_left(w, key) + table_left(w, key)
    cost = 0
    for colour in range(COLOURS):
        cost += w.ahead[spare, colour, w.number, entry_of(key, colour)]
    return cost


def set_cost(w, key, wild, number, named):
    """Return how many neighbours in sets come apart at least, or NO_WAY to make sets."""
    if not named:
        total, paired = set_total(key, named)
        if total == 0:
            return 0 if wild == 0 else NO_WAY
        return 0 if sets_fit(total, paired, wild) else NO_WAY
    aside = key >> ASIDE & 255
    if w.memo[number, aside, wild] == UNKNOWN:
        w.memo[number, aside, wild] = arranged(w, aside, wild, number)
    return w.memo[number, aside, wild]


def sets_fit(total, paired, wild):
    """Say whether tiles and jokers make one, two or three sets."""
    for sets in range(1 + paired, 4):
        if SHORTEST * sets <= total + wild <= COLOURS * sets and total >= sets:
            return True
    return False


def fixed_jokers(w, number):
    """Return how many jokers have to stay in sets of this number."""
    count = 0
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == SET_BLOCK and w.blocks[j, WHERE] == number:
            count += int(w.blocks[j, LENGTH])
    return count


def arranged(w, aside, wild, number):
    """Return how many neighbours the best sets of these tiles pull apart, or NO_WAY.

    What those sets are is then in `made`.
    """
    neighbours = 0
    for i in range(SETS):
        old = int(BITS[w.set_colours[number, i]]) + int(w.set_jokers[number, i])
        neighbours += max(0, old - 1)
    total = 0
    for colour in range(COLOURS):
        total += aside >> 2 * colour & 3
    if total == 0:
        return neighbours if wild == 0 else NO_WAY
    best = NO_WAY
    for sets in range(1, 4):
        if not SHORTEST * sets <= total + wild <= COLOURS * sets:
            continue
        for split in range(sets**COLOURS):
            x, y, z = split_up(aside, sets, split)
            if x < 0:
                continue
            for i in range(wild + 1):
                for j in range(wild - i + 1):
                    k = wild - i - j
                    if not set_fits(x, i) or not optional_set(y, j, sets > 1):
                        continue
                    if not optional_set(z, k, sets > 2):
                        continue
                    if not blocks_kept(w, x, y, z, i, j, k, number):
                        continue
                    kept = together(w, x, y, z, i, j, k, number)
                    if best == NO_WAY or neighbours - kept < best:
                        best = neighbours - kept
                        w.made[0, 0], w.made[0, 1], w.made[0, 2] = x, y, z
                        w.made[1, 0], w.made[1, 1], w.made[1, 2] = i, j, k
    return best


def split_up(aside, sets, split):
    """Return the colours of up to three sets, the `split`-th way, or -1 where there is none."""
    x, y, z = 0, 0, 0
    for colour in range(COLOURS):
        count = aside >> 2 * colour & 3
        way = split % sets
        split //= sets
        bit = 1 << colour
        if count == 0 or (count == 2 and sets == 2):
            if way > 0:
                return -1, 0, 0  # the same as way 0
            if count == 2:
                x |= bit
                y |= bit
        elif count == 2 and sets == 1:
            return -1, 0, 0
        else:  # one tile goes into one set, two of three sets leave one out
            x |= bit * int((way == 0) == (count == 1))
            y |= bit * int((way == 1) == (count == 1))
            if sets == 3:
                z |= bit * int((way == 2) == (count == 1))
    return x, y, z


def set_fits(colours, wild):
    """Say whether natural colours and jokers make a set."""
    return colours > 0 and SHORTEST <= BITS[colours] + wild <= COLOURS


def optional_set(colours, wild, wanted):
    return set_fits(colours, wild) if wanted else colours == 0 and wild == 0


def blocks_kept(w, x, y, z, i, j, k, number):
    """Say whether each joker that has to stay in a set of this number does, each in its own."""
    first = kept_by(w, 0, x, y, z, i, j, k, number)
    second = kept_by(w, 1, x, y, z, i, j, k, number)
    if first == 0 or second == 0:
        return False
    return first == 15 or second == 15 or BITS[first | second] > 1


def kept_by(w, b, x, y, z, i, j, k, number):
    """Return which of three sets, as bits, keep a block; 15 where there is nothing to keep."""
    if w.blocks[b, KIND] != SET_BLOCK or w.blocks[b, WHERE] != number:
        return 15
    return (
        int(keeps_set(w, b, x, i))
        | int(keeps_set(w, b, y, j)) << 1
        | int(keeps_set(w, b, z, k)) << 2
    )


def keeps_set(w, b, colours, wild):
    """Say whether a set has a block's jokers, enough of its core and nothing it must not have."""
    jokers = w.blocks[b, LENGTH]
    if wild < jokers or colours & ~w.blocks[b, WITHIN]:
        return False
    return BITS[colours & w.blocks[b, CORES]] + jokers >= SHORTEST


def together(w, x, y, z, i, j, k, number):
    """Return how many neighbours of the old sets stay together, each old set in one new."""
    best = 0
    for first in range(4):
        for second in range(4):
            for third in range(4):
                if first < 3 and (first == second or first == third):
                    continue
                if second < 3 and second == third:
                    continue
                kept = shared(w, first, 0, x, y, z, i, j, k, number)
                kept += shared(w, second, 1, x, y, z, i, j, k, number)
                kept += shared(w, third, 2, x, y, z, i, j, k, number)
                best = max(best, kept)
    return best


def shared(w, new, old, x, y, z, i, j, k, number):
    """Return how many neighbours of an old set are together in a new one; 3 is none."""
    if new == 3:
        return 0
    colours = x if new == 0 else (y if new == 1 else z)
    wild = i if new == 0 else (j if new == 1 else k)
    common = int(BITS[colours & w.set_colours[number, old]])
    return max(0, common + min(wild, int(w.set_jokers[number, old])) - 1)


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


def reach(w, key, cost, choice, states, slots):
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
    cheapest = ENDLESS
    for i in range(w.first, w.top):
        cheapest = min(cheapest, estimate(w, i, states))
    for rank in range(RANKS):
        w.ranks[rank] = 0
    for i in range(w.first, w.top):
        w.ranks[rank_of(estimate(w, i, states) - cheapest)] += 1
    last, left = 0, w.width  # the last rank of which any are kept, and how many of it
    while left > w.ranks[last]:
        left -= w.ranks[last]
        last += 1
    left = TIES * w.width
    top = w.first
    for i in range(w.first, w.top):
        rank = rank_of(estimate(w, i, states) - cheapest)
        left -= int(rank == last)
        if rank < last or (rank == last and left >= 0):
            states[top] = states[i]
            top += 1
    w.top = top


def estimate(w, i, states):
    """Return what a way through a state after the step for sets costs at least."""
    return states[i].cost + all_ahead(w, states[i].key)


def rank_of(more):
    """Return the rank of a state that costs so much more than the cheapest."""
    tiles = min(more // LEFT, RANKS // WITHIN_LEFT - 1)
    return tiles * WITHIN_LEFT + min(more % LEFT, WITHIN_LEFT - 1)


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


def fill(w, combinations, tiles, must):
    """Put a table and a rack into the record; `must` of its tiles have to be laid."""
    w.held = tiles[JOKER]
    for number in range(NUMBERS + 3):
        for colour in range(COLOURS):
            w.table[colour, number] = 0
            w.rack[colour, number] = 0
            w.links[colour, number] = 0
            if 1 <= number <= NUMBERS:
                k = kind(colour, number)
                w.table[colour, number] = must[k]
                w.rack[colour, number] = tiles[k] - must[k]
        for i in range(3):
            if number <= NUMBERS:
                w.set_colours[number, i] = 0
                w.set_jokers[number, i] = 0
    for i in range(len(combinations)):
        fill_in(w, combinations[i])


def fill_in(w, x):
    for i in range(size(x)):
        k = tile(x, i)
        if k != JOKER:
            w.table[k // NUMBERS, k % NUMBERS + 1] += 1
    if is_set(x):
        i = 0
        while w.set_colours[LOW[x], i]:
            i += 1
        w.set_colours[LOW[x], i] = NATURALS[x]
        w.set_jokers[LOW[x], i] = JOKERS_AT[x]
    else:
        for number in range(LOW[x] + 1, HIGH[x] + 1):
            w.links[COLOUR[x], number] += 1


def search(w, combinations, tiles, must, modes, states, slots):
    """Try all modes; return the one with the best way, or NO_WAY, or FULL.

    A mode is a row: free jokers of the table, two forced tiles (colour and number), two blocks.
    `out` gets the choices of the best way, and after them its cost.
    """
    fill(w, combinations, tiles, must)
    best = NO_WAY
    w.out[STEPS] = ENDLESS
    for m in range(len(modes)):
        enter(w, modes[m])
        for number in range(1, NUMBERS + 1):
            for aside in range(256):
                for wild in range(JOKERS + 1):
                    w.memo[number, aside, wild] = UNKNOWN
        look_ahead(w)
        before = w.out[STEPS]
        last = deepen(w, states, slots)
        leave(w, modes[m])
        if last == FULL:
            return FULL
        if w.out[STEPS] < before:
            best = m
    return best


def deepen(w, states, slots):
    """Sweep with a growing bound until there is no better way than that in `out`.

    Once that takes long, a sweep that keeps few states finds a way, though perhaps not the best:
    one more sweep, for what is cheaper, then is enough.
    """
    least = 0
    for colour in range(COLOURS):
        least += w.ahead[w.free_rack + w.free_table, colour, 0, 0]
    bound, before = least, 0
    long, tried = False, False
    while True:
        w.bound = min(bound, w.out[STEPS] - 1)
        last = sweep(w, states, slots)
        if last != NO_WAY or w.dearer >= w.out[STEPS]:
            return last
        bound = wider(w, bound, least, before)
        before = w.effort
        long = long or w.effort > MUCH
        if long and w.dearer // LEFT < w.out[STEPS] // LEFT and not tried:
            tried = True
            w.width = NARROW
            w.bound = w.out[STEPS] - 1
            sweep(w, states, slots)
            w.width = 0
        if long and w.out[STEPS] < ENDLESS:
            bound = w.out[STEPS]


def wider(w, bound, least, before):
    """Return the next bound after one that was too narrow.

    While it matters how many neighbours come apart, a few more; else more tiles in the rack.
    """
    left = w.dearer // LEFT
    if left == least // LEFT and (bound == least or w.effort > 2 * before):
        return max(w.dearer, bound + STEP)
    left = max(left, bound // LEFT + 1 + (bound // LEFT - least // LEFT) // 2)
    return left * LEFT + max(w.dearer % LEFT, WIDE)


def enter(w, mode):
    """Prepare the record for a mode."""
    w.free_rack, w.free_table = w.held, mode[0]
    if w.park:
        w.free_rack, w.free_table = w.held + mode[0], 0
    for i in range(1, 3):
        if mode[i]:
            w.table[mode[i] // 16, mode[i] % 16] += 1
            w.rack[mode[i] // 16, mode[i] % 16] -= 1
    for j in range(BLOCKS):
        for column in range(6):
            w.blocks[j, column] = mode[3 + 6 * j + column]


def leave(w, mode):
    """Put the record back as it was before `enter`."""
    for i in range(1, 3):
        if mode[i]:
            w.table[mode[i] // 16, mode[i] % 16] -= 1
            w.rack[mode[i] // 16, mode[i] % 16] += 1


def trace(w, best, states):
    """Put the choices that lead to the state at `best` into `out`, step by step."""
    i = best
    for step in range(STEPS - 1, -1, -1):
        w.out[step] = states[i].choice
        i = states[i].parent
