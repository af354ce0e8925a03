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
that it pulls apart. Cheap ways are looked for first: a bound on the cost grows until there is one.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.engine.contract import layout
from sobremesa.games.rummy.combinations import (
    BITS,
    COLOUR,
    COLOURS,
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
RUN_BLOCK, SET_BLOCK = 1, 2
KIND, WHERE, CORES, LENGTH, PLACES, WITHIN = range(6)  # columns of a block
BLOCKS = 2
SETS = 3  # of one number, at most
FEW_SLOTS = 1023  # of the search for a state; more once there are half as many states
KEY, COST, PARENT, CHOICE = range(4)  # columns of a state
FULL = -1  # the arrays are too small
NO_WAY = -2  # there is none within the bound
UNKNOWN = -3
STEP, WIDE = 6, 9  # what a search allows for neighbours that come apart, in and after a stage
ENDLESS = 1 << 30  # a cost that nothing has

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
    ("table", "i8", (COLOURS, NUMBERS + 3)),  # tiles that must be laid
    ("rack", "i8", (COLOURS, NUMBERS + 3)),  # tiles that may be laid
    ("links", "i8", (COLOURS, NUMBERS + 3)),  # runs of the table that go on from the number below
    ("set_colours", "i8", (NUMBERS + 1, SETS)),  # the sets of the table, by number
    ("set_jokers", "i8", (NUMBERS + 1, SETS)),
    ("blocks", "i8", (BLOCKS, 6)),
    ("made", "i8", (2, SETS)),  # colours and jokers of the sets that were arranged last
    ("out", "i8", (STEPS + 1,)),  # the choices of the best way, and its cost
    ("ahead", "i4", (COLOURS, NUMBERS + 1, 1 << ENTRY)),  # see `look_ahead`
    ("memo", "i1", (NUMBERS + 1, 256, JOKERS + 1)),  # see `set_cost`
)


def sweep(w, states, slots):
    """Fill in the states of every step; return the place of the best at the end, or why not."""
    states[0, KEY] = 0
    states[0, COST] = 0
    states[0, PARENT] = 0
    start, end = 0, 1
    w.dearer = ENDLESS
    w.effort = 0
    for number in range(1, NUMBERS + 1):
        for colour in range(COLOURS):
            start, end = end, colour_step(w, number, colour, start, end, states, slots)
            if end == FULL:
                return FULL
        start, end = end, set_step(w, number, start, end, states, slots)
        if end == FULL:
            return FULL
        w.effort += end - start
        end = drop_dominated(w, start, end, states, slots)
    best = NO_WAY
    for i in range(start, end):
        if finished(w, states[i, KEY]):
            if not w.park:
                unused = w.free_rack - (states[i, KEY] >> RACK_JOKERS & 3)
                states[i, COST] += unused * joker_price(w, 0)
            if not dear(w, states[i, COST]) and (
                best == NO_WAY or states[i, COST] < states[best, COST]
            ):
                best = i
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


def colour_step(w, number, colour, start, end, states, slots):
    """Lay the tiles of one colour and number, in every way that matters; return the new end."""
    must = int(w.table[colour, number])
    most = must + int(w.rack[colour, number])
    rest, colours = 0, 0  # tiles that later colours may set aside for sets, and those colours
    for other in range(colour + 1, COLOURS):
        rest += int(w.table[other, number]) + int(w.rack[other, number])
        colours += int(w.table[other, number] + w.rack[other, number] > 0)
    named = w.set_colours[number, 0] > 0 or fixed_jokers(w, number) > 0
    fixed = fixed_jokers(w, number)
    top = end
    w.mask = FEW_SLOTS
    for i in range(start, end):
        key = states[i, KEY]
        rack_left = w.free_rack - (key >> RACK_JOKERS & 3)
        table_left = w.free_table - (key >> TABLE_JOKERS & 3)
        spare = rack_left + table_left
        others = 0  # what the other colours will cost at least
        for other in range(COLOURS):
            if other != colour:
                others += w.ahead[other, number - int(other > colour), entry_of(key, other)]
        for used in range(must, most + 1):
            left = states[i, COST] + (most - used) * price(w, number)
            if dear(w, left + others):
                continue
            # A joker beside an unused tile of its kind can make room for it and still be laid.
            may = 2 if used == most else 0
            for aside in range(used + 1):
                added = set_aside(key, colour, aside, named)
                if aside and not sets_possible(added, named, rest, colours, spare + fixed):
                    continue
                more = others
                if named:
                    more += LOST * lost_tiles(w, added, colour, number)
                    if dear(w, left + more):
                        continue
                for a in range(min(rack_left, may) + 1):
                    for b in range(min(table_left, may - a) + 1):
                        other = added + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
                        if w.need:
                            other = count_points(other, number * (used + a + b), w.need)
                        cost = left
                        if a:
                            cost += a * joker_price(w, number)
                        choice = used | aside << 2 | a << 4 | b << 6
                        top = run_step(
                            w,
                            number,
                            colour,
                            i,
                            other,
                            cost,
                            more,
                            choice,
                            used - aside,
                            a + b,
                            spare - a - b,
                            end,
                            top,
                            states,
                            slots,
                        )
                        if top == FULL:
                            return FULL
    return top


def count_points(key, points, need):
    """Add points to a key, as many as an opening needs at most."""
    total = (key >> POINTS) + points
    return (key & ((1 << POINTS) - 1)) | (min(total, need) << POINTS)


def set_aside(key, colour, aside, named):
    """Set tiles aside for sets: by colour where it matters which, else how many and if a pair."""
    if named:
        return key + (aside << (ASIDE + 2 * colour))
    return (key + (aside << ASIDE)) | ((aside >> 1) << (ASIDE + 4))


def lost_tiles(w, key, colour, number):
    """Return how many tiles have left the old sets of a number, of the colours up to this."""
    lost = 0
    for other in range(colour + 1):
        aside = key >> (ASIDE + 2 * other) & 3
        lost += max(0, old_tiles(w, other, number) - aside)
    return lost


def old_tiles(w, colour, number):
    """Return how many tiles of a colour lie in the old sets of a number."""
    count = 0
    for i in range(SETS):
        count += w.set_colours[number, i] >> colour & 1
    return count


def sets_possible(key, named, rest, colours, spare):
    """Say whether so many more tiles, of so many colours, and jokers can make sets of these."""
    total, paired = set_total(key, named)
    if paired:
        return total + rest + spare >= 2 * SHORTEST
    return total + colours + spare >= SHORTEST


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


def run_step(
    w, number, colour, i, key, cost, others, choice, natural, wild, spare, first, top, states, slots
):
    """Lay so many natural tiles and jokers in the runs of a colour, blocks first."""
    shift = colour * ENTRY
    blocked = has_block(w, colour)
    useful = int(w.table[colour, number + 1]) + int(w.rack[colour, number + 1])
    for p in range(block_ways(w, 0, key, number, colour)):
        for q in range(block_ways(w, 1, key, number, colour)):
            one = key >> shift & FEW
            two = key >> (shift + COUNT) & FEW
            three = key >> (shift + 2 * COUNT) & FEW
            left, linked, closed, fine = natural, 0, 0, True
            after = key
            for j in range(BLOCKS):
                way = p if j == 0 else q
                if w.blocks[j, KIND] != RUN_BLOCK or w.blocks[j, WHERE] != colour:
                    continue
                state = after >> (BLOCK + 4 * j) & 15
                if state == DONE:
                    continue
                if state == PENDING:
                    if way == 0:
                        fine = fine and w.blocks[j, CORES] >> (number + 1) != 0
                        continue
                    state = int(w.blocks[j, LENGTH])
                    one -= int(way == 2)
                    two -= int(way == 3)
                    three -= int(way == 4)
                    linked += int(way > 1)
                    fine = fine and one >= 0 and two >= 0 and three >= 0
                else:
                    linked += 1
                left -= int(w.blocks[j, PLACES] >> number & 1 == 0)
                state -= 1
                closed += int(state == 0)
                after &= ~(15 << (BLOCK + 4 * j))
                after |= (state if state else DONE) << (BLOCK + 4 * j)
            more = left + wild - one - two
            if not fine or left < 0 or more < 0:
                continue
            long = min(more, three)
            linked += one + two + long
            new_one, new_two, new_three = more - long, one, two + long + closed
            helped = spare + 2 * int(blocked)  # a block may take over a run that is too short
            if not alive(w, new_one, new_two, colour, number, helped):
                continue
            paid = cost + APART * max(0, int(w.links[colour, number]) - linked)
            new_three = min(new_three, useful + spare + BLOCKS)
            entry = new_one | new_two << COUNT | new_three << (2 * COUNT)
            if dear(w, paid + others + w.ahead[colour, number, entry]):
                continue
            after = (after & ~(EVERY_RUN << shift)) | (entry << shift)
            top = reach(w, after, paid, i, choice | p << 8 | q << 11, first, top, states, slots)
            if top == FULL:
                return FULL
    return top


def entry_of(key, colour):
    """Return the open runs of a colour."""
    return key >> colour * ENTRY & EVERY_RUN


def look_ahead(w):
    """Fill in what each colour will cost at least, for every number and its open runs.

    As if the colours had nothing to do with one another: where three colours have a tile of a
    number, or two and a joker, any tile of it finds a set; and each colour has all the jokers.
    """
    spare = w.free_rack + w.free_table
    open_runs = min(4, 2 + spare)
    for colour in range(COLOURS):
        known = not has_block(w, colour)
        for number in range(NUMBERS, -1, -1):
            for one in range(open_runs + 1):
                for two in range(open_runs + 1 - one):
                    for three in range(open_runs + 1 - one - two):
                        entry = one | two << COUNT | three << (2 * COUNT)
                        if not known:
                            least = 0
                        elif number == NUMBERS:
                            least = ENDLESS if one or two else 0
                        else:
                            least = least_ahead(
                                w, colour, number + 1, one, two, three, spare, open_runs
                            )
                        w.ahead[colour, number, entry] = least


def has_block(w, colour):
    """Say whether a joker has to stay in a run of this colour."""
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == RUN_BLOCK and w.blocks[j, WHERE] == colour:
            return True
    return False


def least_ahead(w, colour, number, one, two, three, spare, open_runs):
    """Return what a colour with these open runs costs at least from `number` on."""
    must = int(w.table[colour, number])
    most = must + int(w.rack[colour, number])
    colours = spare + fixed_jokers(w, number)
    for other in range(COLOURS):
        colours += int(w.table[other, number] + w.rack[other, number] > 0)
    least = ENDLESS
    for used in range(must, most + 1):
        for aside in range((used if colours >= SHORTEST else 0) + 1):
            for wild in range((spare if used == most else 0) + 1):
                more = used - aside + wild - one - two
                if more < 0:
                    continue
                long = min(more, three)
                if more + two + one > open_runs:
                    continue
                after = (more - long) | one << COUNT | (two + long) << (2 * COUNT)
                cost = (most - used) * price(w, number) + w.ahead[colour, number, after]
                cost += APART * max(0, int(w.links[colour, number]) - one - two - long)
                cost += LOST * max(0, old_tiles(w, colour, number) - aside)
                least = min(least, cost)
    return least


def block_ways(w, j, key, number, colour):
    """Return how many ways a block has here: wait, or start fresh or with a run of 1, 2, 3."""
    if w.blocks[j, KIND] != RUN_BLOCK or w.blocks[j, WHERE] != colour:
        return 1
    if key >> (BLOCK + 4 * j) & 15 != PENDING or not w.blocks[j, CORES] >> number & 1:
        return 1
    return 5


def alive(w, one, two, colour, number, spare):
    """Say whether the short runs of a colour can still become long enough."""
    if number >= NUMBERS - 1 and (one or (two and number == NUMBERS)):
        return False
    lacking = max(0, one + two - int(w.table[colour, number + 1]) - int(w.rack[colour, number + 1]))
    if one:
        lacking += max(0, one - int(w.table[colour, number + 2]) - int(w.rack[colour, number + 2]))
    return lacking <= spare


def set_step(w, number, start, end, states, slots):
    """Make sets of the tiles set aside at a number, with jokers; return the new end."""
    named = w.set_colours[number, 0] > 0 or fixed_jokers(w, number) > 0
    fixed = fixed_jokers(w, number)
    top = end
    w.mask = FEW_SLOTS
    for i in range(start, end):
        key = states[i, KEY]
        rack_left = w.free_rack - (key >> RACK_JOKERS & 3)
        table_left = w.free_table - (key >> TABLE_JOKERS & 3)
        cleared = key & ~(255 << ASIDE)
        for a in range(rack_left + 1):
            for b in range(table_left + 1):
                apart = set_cost(w, key, a + b + fixed, number, named)
                if apart == NO_WAY:
                    continue
                cost = states[i, COST] + APART * apart
                if a:
                    cost += a * joker_price(w, number)
                if dear(w, cost):
                    continue
                after = cleared + (a << RACK_JOKERS) + (b << TABLE_JOKERS)
                if w.need:
                    after = count_points(after, number * (a + b), w.need)
                top = reach(w, after, cost, i, a << 4 | b << 6, end, top, states, slots)
                if top == FULL:
                    return FULL
    return top


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


def find(w, key, first, top, states, slots):
    """Return the slot of a key among the states from `first` to `top`, or a free one for it.

    What a slot says of other states is left over from other steps: the slot is free.
    """
    mixed = (key & 0x3FFFFFFF) * 0x5E3779B1 ^ (key >> 30) * 0x2545F491
    slot = (mixed ^ mixed >> 29) & w.mask
    while first <= slots[slot] < top and states[slots[slot], KEY] != key:
        slot = (slot + 1) & w.mask
    return slot


def reach(w, key, cost, parent, choice, first, top, states, slots):
    """Note a state of the step that began at `first`, or a cheaper way to it; return the end."""
    slot = find(w, key, first, top, states, slots)
    i = slots[slot]
    if first <= i < top:
        if cost < states[i, COST]:
            states[i, COST] = cost
            states[i, PARENT] = parent
            states[i, CHOICE] = choice
        return top
    if top == len(states):
        return FULL
    slots[slot] = top
    states[top, KEY] = key
    states[top, COST] = cost
    states[top, PARENT] = parent
    states[top, CHOICE] = choice
    if 2 * (top - first) > w.mask and w.mask < len(slots) - 1:
        w.mask = 4 * w.mask + 3
        for j in range(first, top + 1):
            slots[find(w, states[j, KEY], first, j, states, slots)] = j
    return top + 1


def drop_dominated(w, start, end, states, slots):
    """Drop states to which another is equal or better in every respect; return the new end."""
    for i in range(start, end):
        states[i, PARENT] = states[i, PARENT] << 1 | int(dominated(w, i, start, end, states, slots))
    top = start
    for i in range(start, end):
        if states[i, PARENT] & 1 == 0:
            states[top, KEY] = states[i, KEY]
            states[top, COST] = states[i, COST]
            states[top, PARENT] = states[i, PARENT] >> 1
            states[top, CHOICE] = states[i, CHOICE]
            top += 1
    return top


def dominated(w, i, start, end, states, slots):
    """Say whether a state with one more long run, a longer one or a joker left costs no more."""
    key, cost = states[i, KEY], states[i, COST]
    if w.park and key >> RACK_JOKERS & 3:
        if better(w, key - (1 << RACK_JOKERS), cost, start, end, states, slots):
            return True
    for colour in range(COLOURS):
        one = 1 << colour * ENTRY
        two = one << COUNT
        three = two << COUNT
        if better(w, key + three, cost, start, end, states, slots):
            return True
        if key & FEW * one:
            if better(w, key - one + two, cost, start, end, states, slots):
                return True
            if better(w, key - one + three, cost, start, end, states, slots):
                return True
        if key & FEW * two:
            if better(w, key - two + three, cost, start, end, states, slots):
                return True
    return False


def better(w, key, cost, start, end, states, slots):
    i = slots[find(w, key, start, end, states, slots)]
    return start <= i < end and states[i, COST] <= cost


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
        last = deepen(w, states, slots)
        leave(w, modes[m])
        if last == FULL:
            return FULL
        if last != NO_WAY:
            best = m
            trace(w, last, states)
            w.out[STEPS] = states[last, COST]
    return best


def deepen(w, states, slots):
    """Sweep with a growing bound until there is a way, or none better than that in `out`."""
    least = 0
    for colour in range(COLOURS):
        least += w.ahead[colour, 0, 0]
    bound = least
    before = 0
    while True:
        w.bound = min(bound, w.out[STEPS] - 1)
        last = sweep(w, states, slots)
        if last != NO_WAY or w.dearer >= w.out[STEPS]:
            return last
        bound = wider(w, bound, least, before)
        before = w.effort


def wider(w, bound, least, before):
    """Return the next bound after one that was too narrow.

    While it matters how many neighbours come apart, a few more; else more tiles in the rack.
    """
    left = w.dearer // LEFT
    if left == bound // LEFT and (bound == least or w.effort > 2 * before):
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
        w.out[step] = states[i, CHOICE]
        i = states[i, PARENT]
