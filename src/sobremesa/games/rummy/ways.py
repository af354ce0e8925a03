"""The ways to lay the tiles of a number, for two colours at a time.

What a colour can do depends on its open runs, and on the jokers that are left after it: many
states share it. So it is noted in a plan, the best ways first; and so are the ways of two colours,
put together from those of each.

Plain functions like the rules, for arrays that the caller brings along.
"""

from sobremesa.games.rummy.ahead import runs_ahead
from sobremesa.games.rummy.combinations import COLOURS
from sobremesa.games.rummy.record import (
    APART,
    BEGIN,
    BLOCK,
    BLOCKS,
    CHOICE,
    CORES,
    COUNT,
    DONE,
    END,
    ENTRY,
    EVERY_BLOCK,
    EVERY_RUN,
    FEW,
    IN_RUNS,
    IN_SETS,
    KIND,
    LEAST,
    LENGTH,
    NEVER,
    NO_WAY,
    OF_BLOCKS,
    PAIRS,
    PENDING,
    PLACES,
    PLAN,
    PLANS,
    RUN_BLOCK,
    WHERE,
    block_state,
    dear,
    entry,
    entry_of,
    has_block,
    open_runs,
    price,
    wanted_here,
)

INLINED = False  # plans are made rarely enough
WAIT, FRESH = range(2)  # ways of a block; then come going on with a run of one tile, two, or three
AT_A_STATE = 4096  # more ways than all plans for one state have
FAR = 100  # more tiles than there can be
STAMP = 2 * ENTRY + 16  # where the stamp of a plan begins, after all that it depends on


def share_out(w):
    """Note which bits of a key tell of which colour or pair of colours."""
    for colour in range(COLOURS):
        w.owned[colour] = EVERY_RUN << colour * ENTRY
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == RUN_BLOCK:
            w.owned[w.blocks[j, WHERE]] |= 15 << BLOCK + 4 * j
    for pair in range(PAIRS):
        w.owned[COLOURS + pair] = w.owned[2 * pair] | w.owned[2 * pair + 1]


def forget_plans(w):
    """Begin anew with plans."""
    w.stamp += 1
    w.planned = 0
    w.listed = 0


def plan_pair(w, key, pair, wild, spare, ways):
    """Return the plan for a pair of colours that lays so many jokers in runs and leaves so many."""
    plan, found = place_for(w, key, COLOURS + pair, 2 * pair * ENTRY, wild, spare)
    if not found:
        for i in range(wild + 1):
            w.parts[i, 0] = plan_colour(w, key, 2 * pair, i, spare, ways)
            w.parts[i, 1] = plan_colour(w, key, 2 * pair + 1, wild - i, spare, ways)
        begin = w.listed
        others = least_beside(w, key, pair, wild, spare)
        for i in range(wild + 1):
            join(w, others, begin, w.parts[i, 0], w.parts[i, 1], ways)
        note(w, plan, begin, ways)
    return plan


def least_beside(w, key, pair, wild, spare):
    """Return what all but a pair of colours cost at least, from the start, whatever the state.

    That is what any way costs, less what was known of the pair. States with more jokers knew of
    less, and each joker laid costs what it is worth at least. A core that is begun may make that
    less than it was before.
    """
    if w.cores:
        return -NEVER
    least = w.root + wild * int(w.joker_at[w.free_rack + w.free_table, w.number])
    for colour in range(2 * pair, 2 * pair + 2):
        least -= runs_ahead(w, key, spare + wild, colour, w.number - 1)
    return least


def plan_colour(w, key, colour, wild, spare, ways):
    """Return the plan for a colour that lays so many jokers in runs and leaves so many."""
    plan, found = place_for(w, key, colour, colour * ENTRY, wild, spare)
    if not found:
        begin = w.listed
        list_ways(w, begin, key, colour, wild, spare, ways)
        note(w, plan, begin, ways)
    return plan


def place_for(w, key, part, shift, wild, spare):
    """Return the place of a plan, and whether it is there already; if not, it has been begun."""
    own = key & w.owned[part]
    now = own >> shift & (1 << 2 * ENTRY) - 1 | (own & EVERY_BLOCK) >> BLOCK << 2 * ENTRY
    now |= (part << 4 | wild << 2 | spare) << 2 * ENTRY + 8
    mixed = (now & 0x3FFFF) * 0x5E3779B1 ^ (now >> 18) * 0x2545F491
    plan = (mixed ^ mixed >> 15) & PLANS - 1
    now |= w.stamp << STAMP
    while w.plans[plan, PLAN] != now:
        if w.plans[plan, PLAN] >> STAMP != w.stamp:
            w.plans[plan, PLAN] = now
            w.planned += 1
            return plan, False
        plan = plan + 1 & PLANS - 1
    return plan, True


def note(w, plan, begin, ways):
    """Note the list that begins there and has come to its end."""
    w.plans[plan, BEGIN] = begin
    w.plans[plan, END] = w.listed
    w.plans[plan, LEAST] = ways[begin].least if w.listed > begin else NEVER


def join(w, others, begin, one, other, ways):
    """Put the ways of two colours together, but none that leads beyond the bound in any case.

    All the rest of a whole way costs as much as `others` at least.
    """
    new = len(ways) - 1
    for x in range(w.plans[one, BEGIN], w.plans[one, END]):
        for y in range(w.plans[other, BEGIN], w.plans[other, END]):
            ways[new].least = ways[x].least + ways[y].least
            if dear(w, others + ways[new].least):
                break
            ways[new].key = ways[x].key | ways[y].key
            ways[new].cost = ways[x].cost + ways[y].cost
            ways[new].choice = ways[x].choice | ways[y].choice << CHOICE
            ways[new].aside = ways[x].aside | ways[y].aside
            ways[new].tiles = ways[x].tiles + ways[y].tiles
            ways[new].granted = ways[x].granted | ways[y].granted
            insert(w, begin, ways)


def insert(w, begin, ways):
    """Put the last of all ways into the list that begins there, in order.

    A narrow sweep lists only the best.
    """
    new = len(ways) - 1
    if w.width and w.listed - begin >= w.width // 2:
        if ways[new].least >= ways[w.listed - 1].least:
            return
        w.listed -= 1
    i = w.listed
    w.listed += 1
    w.ways += 1
    while i > begin and ways[i - 1].least > ways[new].least:
        ways[i] = ways[i - 1]
        i -= 1
    ways[i] = ways[new]


def list_ways(w, begin, key, colour, wild, spare, ways):
    """List the ways to lay a colour."""
    must = int(w.table[colour, w.number])
    most = must + int(w.rack[colour, w.number])
    wanted = wanted_here(w, colour) if w.asked else 0
    new = len(ways) - 1
    # A joker beside an unused tile of its kind can make room for it and still be laid.
    for used in range(most if wild else must, most + 1):
        for aside in range(used + 1):
            for p in range(block_ways(w, colour, 0, key)):
                for q in range(block_ways(w, colour, 1, key)):
                    if lay_colour(w, colour, key, used - aside, wild, spare, p, q, ways[new]):
                        left = (most - used) * price(w, w.number)
                        ways[new].cost += left
                        ways[new].least += left + w.fees[w.number, colour, aside]
                        ways[new].choice |= used | aside << IN_SETS
                        ways[new].aside = aside << 2 * colour
                        ways[new].tiles = used + wild
                        ways[new].granted = wanted if used > must else 0
                        insert(w, begin, ways)


def lay_colour(w, colour, key, natural, wild, spare, p, q, way):
    """Lay natural tiles and jokers in the runs of a colour; say if it can be done.

    Blocks come first. `way` gets what that leads to and costs.
    """
    after, left, linked, closed = key, natural, 0, 0
    for j in range(BLOCKS):
        if not in_block(w, colour, j, after):
            continue
        going = p if j == 0 else q
        if going == WAIT and block_state(after, j) == PENDING:
            left -= FAR * int(w.blocks[j, CORES] >> (w.number + 1) == 0)  # it is too late
            continue
        if going > FRESH:
            run = 1 << colour * ENTRY + COUNT * (going - FRESH - 1)
            left -= FAR * int(after & FEW * run == 0)  # there is no such run
            after -= run if after & FEW * run else 0
        left -= int(w.blocks[j, PLACES] >> w.number & 1 == 0)
        linked += int(going != FRESH)
        after = next_tile(w, j, after)
        closed += int(block_state(after, j) == DONE)
    if left < 0:
        return False
    runs, apart = run_on(w, colour, entry_of(after, colour), left + wild, spare, linked, closed)
    if runs == NO_WAY:
        return False
    after = after & ~(EVERY_RUN << colour * ENTRY) | runs << colour * ENTRY
    ahead = runs_ahead(w, after, spare, colour, w.number)
    way.key = after & w.owned[colour]
    way.cost = apart
    way.least = apart + ahead
    way.choice = wild << IN_RUNS | p << OF_BLOCKS | q << OF_BLOCKS + 3
    return ahead < NEVER // 2


def block_ways(w, colour, j, key):
    """Return how many ways a block has here: wait, or start fresh or with a run of 1, 2, 3."""
    if not in_block(w, colour, j, key) or block_state(key, j) != PENDING:
        return 1
    return FRESH + 4 if w.blocks[j, CORES] >> w.number & 1 else 1


def in_block(w, colour, j, key):
    """Say whether a block has to stay in a run of this colour, and is not complete."""
    if w.blocks[j, KIND] != RUN_BLOCK or w.blocks[j, WHERE] != colour:
        return False
    return block_state(key, j) != DONE


def next_tile(w, j, key):
    """Lay the next tile of a block, or its first."""
    state = block_state(key, j)
    left = int(w.blocks[j, LENGTH] if state == PENDING else state) - 1
    cleared = key & ~(15 << (BLOCK + 4 * j))
    return cleared | (left if left else DONE) << (BLOCK + 4 * j)


def run_on(w, colour, runs, tiles, spare, linked, closed):
    """Return the open runs after so many tiles, or NO_WAY, and what it costs that some come apart.

    Beside them, blocks go on with `linked` runs, and `closed` have laid their last tile.
    """
    one, two, three = open_runs(runs)
    more = tiles - one - two
    if more < 0:
        return NO_WAY, 0
    long = min(more, three)
    apart = max(0, int(w.links[colour, w.number]) - one - two - long - linked)
    useful = int(w.table[colour, w.number + 1]) + int(w.rack[colour, w.number + 1]) + spare
    useful += BLOCKS * has_block(w, colour)  # one may take over a run that is too short
    return entry(more - long, one, min(two + long + closed, useful)), APART * apart
