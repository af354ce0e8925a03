"""What a search for the best lay-down works with: its record, and the states it goes through.

A state is a key, what it costs and how it was reached. Plain functions like the rules.
"""

from sobremesa.engine.contract import layout
from sobremesa.games.rummy.combinations import (
    COLOUR,
    COLOURS,
    COPIES,
    HIGH,
    JOKER,
    JOKERS,
    LOW,
    NATURALS,
    NUMBERS,
    is_set,
    kind,
    size,
    tile,
)
from sobremesa.games.rummy.combinations import PLACES as JOKERS_AT

STEPS = NUMBERS
UNIT = 16  # costs are multiples of it, what a bound adds to them need not be
APART = 3 * UNIT  # what two neighbours on the table that come apart cost
LOST = 2 * UNIT  # what a tile that leaves an old set costs at least: three of them, two APART
LEFT = UNIT << 10  # what a tile (or a point) left in the rack costs

# A state's key. Each colour has three counts of open runs, then come jokers used from the rack
# and the table, two blocks, and points while an opening needs them.
COUNT = 3  # bits of a count
ENTRY = 3 * COUNT
RACK_JOKERS = COLOURS * ENTRY
TABLE_JOKERS = RACK_JOKERS + 2
BLOCK = TABLE_JOKERS + 2
POINTS = BLOCK + 8
FEW = (1 << COUNT) - 1
EVERY_RUN = (1 << ENTRY) - 1
EVERY_BLOCK = 255 << BLOCK

PENDING, DONE = 0, 15  # states of a block; between them, how many of its tiles are still to come
RUN_BLOCK, SET_BLOCK = 1, 2
KIND, WHERE, CORES, LENGTH, PLACES, WITHIN = range(6)  # columns of a block
BLOCKS = 2
WANTED = 2  # times that a mode wants a tile
SETS = 3  # of one number, at most
FULL = -1  # the arrays are too small
NO_WAY = -2  # there is none within the bound
LONG = -3  # there are more states than a sweep may have
RANKS = 2048  # see `rank_of`
PLAIN, CHEAP, DEAR = range(3)  # stages of the fees: none yet, and how much a joker saves
ENDLESS = 1 << 28  # a cost that nothing has
NEVER = 1 << 30  # what cannot be done costs that, or nearly
TOO_MUCH = 1 << 24  # no fee is higher
FORBIDDEN = 4 * TOO_MUCH  # but this, of what cannot be done
ASIDES = (COPIES + 1) ** COLOURS  # ways to set tiles of a number aside
RUNS = COPIES + JOKERS  # open ones of a colour, at most
# The choice at a number has so many bits for each colour: tiles used, tiles of them set aside,
# jokers laid in runs, and the ways of two blocks. Then come jokers laid in sets.
CHOICE = 12
IN_SETS, IN_RUNS, OF_BLOCKS = 2, 4, 6
STATE = layout(
    ("key", "i8"),
    ("choice", "i8"),
    ("cost", "i4"),
    ("parent", "i4"),  # the state from which a choice leads here
    ("least", "i4"),  # what a whole way through it costs at least
)
WAY = layout(  # to lay the tiles of a colour and number, or of two colours
    ("key", "i8"),  # the runs and blocks of these colours to which it leads
    ("cost", "i4"),
    ("least", "i4"),  # with fees, and with what the runs of these colours cost at least after it
    ("choice", "i4"),
    ("aside", "i4"),  # tiles set aside for sets, two bits for each colour
    ("tiles", "i4"),  # laid, jokers too
    ("granted", "i4"),  # which tiles that are wanted are laid, as bits
)
MOST_RUNS = 35  # that a colour can have open: up to four, of three lengths
MOVES = COLOURS * NUMBERS * MOST_RUNS * (RUNS + 1)
FROM, TILES, LOOSE, TO = range(4)  # columns of a move
PAIRS = 2  # of colours
# Plans: the ways of a colour or a pair of colours, the best first; see `ways.py`.
PLANS = 1 << 12
PLAN, BEGIN, END, LEAST = range(4)  # columns
OPEN = 128  # more than can be open of a colour: 76, with jokers that have to stay
LINES = 2048  # and of a pair of colours: 40 times 40
GIFTS = 6  # ways in which a colour gives tiles to others: so many aside, one that is wanted
MOVE = layout(  # of a colour at a number, see `grids.py`
    ("to", "i4"),  # what is open after it
    ("wild", "i4"),  # jokers laid in runs
    ("early", "i4"),  # 1 if one of them belongs to the number before
    ("gift", "i4"),  # what it gives to others
    ("granted", "i4"),
    ("choice", "i4"),
    ("cost", "i4"),
)
WORK = layout(
    ("free_rack", "i8"),  # jokers of the rack that may be laid anywhere
    ("free_table", "i8"),  # jokers of the table that must be laid, anywhere
    ("held", "i8"),  # jokers in the rack, before a mode adds those of the table
    ("park", "i8"),  # 1 if a joker that is of no use may be left out: it finds its place later
    ("need", "i8"),  # points of an opening
    ("relaxed", "i8"),  # 1 if the first mode includes all others, and only they count
    ("by_points", "i8"),  # 1 if points count rather than tiles
    ("bound", "i8"),  # on the cost
    ("root", "i8"),  # what any way costs at least, as far as is looked ahead with these fees
    ("neighbours", "i8"),  # what it costs if all neighbours on the table come apart
    ("dearer", "i8"),  # the least cost above the bound that was met
    ("ways_first", "i8"),  # ways that are tried before grids, without fees and with them
    ("room", "i8"),  # ways that a sweep may try
    ("ways", "i8"),  # that a sweep has listed or tried
    ("work", "i8"),  # those of all sweeps of a search, and what else takes as long as so many
    ("mask", "i8"),  # of the slots in use
    ("number", "i8"),  # of this step
    ("fixed", "i8"),  # jokers that have to stay in sets of this number
    ("parent", "i8"),  # the state that is gone on from
    ("owned", "i8", (COLOURS + PAIRS,)),  # the bits of a key that tell of a colour or a pair
    ("stamp", "i8"),  # of plans that are right here and now
    ("planned", "i8"),  # how many there are, and how many ways they have
    ("listed", "i8"),
    ("plans", "i8", (PLANS, LEAST + 1)),
    ("parts", "i8", (JOKERS + 1, PAIRS)),  # the plans of which one is made
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
    ("wanted", "i8", (WANTED,)),  # tiles of which the rack must give one: number and colours
    ("asked", "i8"),  # which of them are of this number, as bits
    ("out", "i8", (STEPS + 1,)),  # the choices of the best way, and its cost
    ("ahead", "i4", (JOKERS + 1, COLOURS, NUMBERS + 1, 1 << ENTRY)),  # see `runs_from`
    ("cores", "i8"),  # 1 if a joker has to stay in a run
    ("stay", "i8", (COLOURS, NUMBERS + 3)),  # jokers that have to stay in runs, where they lie
    ("brief", "i8"),  # 1 if what is hard is left undone
    ("hard", "i8"),  # 1 if a mode needed grids, or would have
    ("stage", "i8"),  # of the fees, see `choose_fees`
    ("plain", "i8"),  # what any way costs at least, as far as known without fees
    ("proven", "i8"),  # what it costs as the relaxed mode has shown
    ("shown", "i8"),  # what it costs as sweeps of this mode have shown
    ("least", "i8"),  # the most of these, and of what it costs with these fees
    ("fees_jokers", "i8"),  # free jokers for which the fees were chosen
    ("dear_fee", "i8"),  # for a joker, as found at last for high fees
    ("rack_fee", "i8"),  # for a joker of the rack, see `ahead.py`
    ("table_fee", "i8"),  # for one of the table
    ("fees", "i4", (NUMBERS + 1, COLOURS, COPIES + 1)),  # for tiles set aside
    ("fees_before", "i4", (NUMBERS + 1, COLOURS, COPIES + 1)),  # others were tried
    ("joker_at", "i8", (JOKERS + 1, NUMBERS + 1)),  # see `price_jokers`
    ("given_back", "i8", (JOKERS + 1,)),
    ("after_sets", "i4", (NUMBERS + 1, JOKERS + 1)),  # see `sets_from`
    ("sets", "i4", (NUMBERS + 1, 256, JOKERS + 1)),
    ("sets_with", "i4", (NUMBERS + 1, 16, JOKERS + 1)),
    ("any_sets", "i4", (NUMBERS + 1, JOKERS + 1)),
    ("aside", "u1", (NUMBERS + 1, ASIDES)),  # see `list_asides`
    ("asides", "i8", (NUMBERS + 1,)),
    ("floor", "i4", (NUMBERS + 1, 256)),  # see `price_sets`
    ("moves", "i2", (MOVES, 4)),  # see `list_moves`
    ("moves_at", "i8", (COLOURS, NUMBERS + 1)),  # where those end that lead to a number
    ("runs_at", "i2", (COLOURS, NUMBERS + 1, MOST_RUNS)),  # the open runs to which they lead
    ("runs", "i8", (COLOURS, NUMBERS + 1)),
    ("reached_by", "i8", (1 << ENTRY,)),
    ("marks", "i8"),
    ("forth", "i4", (COLOURS, NUMBERS + 1, 1 << ENTRY)),  # see `raise_fees`
    ("back", "i4", (COLOURS, NUMBERS + 1, 1 << ENTRY)),
    ("paid", "i4", (2, RUNS + 1)),  # see `pay`
    ("costs", "i4", (COLOURS, NUMBERS + 1, COPIES + 1, RUNS + 1)),  # see `lay_out`
    ("alone", "i4", (COLOURS, COPIES + 1)),  # see `settle`
    ("joint", "i4", (COLOURS, COPIES + 1)),
    ("apart", "i1", (NUMBERS + 1, 256, JOKERS + 1)),  # see `weigh_sets`
    # The grids: what can be open of each colour, the moves from it, and what comes after it at
    # least; then lines, of a pair of colours.
    ("opens", "i8", (NUMBERS + 1, COLOURS)),
    ("open", "i8", (NUMBERS + 1, COLOURS, OPEN)),
    ("moves_of", "i4", (NUMBERS + 1, COLOURS, OPEN, GIFTS + 1)),
    ("listed_moves", "i8"),
    ("to_come", "i4", (COLOURS, JOKERS + 1, OPEN)),
    ("gifts", "i8", (COLOURS,)),
    ("gift", "i8", (COLOURS, GIFTS)),
    ("lines", "i8", (NUMBERS + 1, PAIRS)),
    ("line", "i2", (NUMBERS + 1, PAIRS, LINES, 2)),
    ("found", "i8", (PAIRS,)),
    ("found_line", "i2", (PAIRS, LINES, 2)),
    ("line_at", "i2", (OPEN, OPEN)),
    ("of_line", "i4", (PAIRS, JOKERS + 1, LINES)),
    ("kept", "i4", (PAIRS, LINES)),
    ("grid", "i8", (NUMBERS + 2,)),  # where those of a number begin
    ("nearest", "i4", (JOKERS + 1, LINES)),
    ("hope", "i4", (COLOURS, OPEN, GIFTS, JOKERS + 1)),
    ("nearest_now", "i4", (JOKERS + 1, LINES)),
    ("expected", "i8", (JOKERS + 1,)),
    ("met", "i8", (JOKERS + 1,)),
    ("of_part", "i8", (GIFTS * GIFTS, JOKERS + 1)),
    ("with_sets", "i8", (JOKERS + 1,)),
    ("laying", "i8", (2, JOKERS + 1, JOKERS + 1)),
    ("tried", "i8"),  # moves of two colours from a line, lines that went on, and their cells
    ("gone_on", "i8"),
    ("passed", "i8"),
)


def rack_left(w, key):
    """Return how many jokers of the rack may still be laid."""
    return w.free_rack - (key >> RACK_JOKERS & 3)


def table_left(w, key):
    """Return how many free jokers of the table are not laid yet."""
    return w.free_table - (key >> TABLE_JOKERS & 3)


def in_order(w, key, a, b):
    """Say whether jokers of the rack and the table are laid in the order in which they cost least.

    Jokers look the same: those of the rack stand for the highest numbers.
    """
    return a == 0 or b == table_left(w, key)


def price(w, number):
    """Return what it costs to leave a tile in the rack."""
    return number * LEFT if w.by_points else LEFT


def joker_price(w, number):
    """Return what a joker of the rack costs as `number`, or 0 in the rack: points it might make."""
    if number == 0:
        return NUMBERS * LEFT if w.by_points else LEFT
    return (NUMBERS - number) * LEFT if w.by_points else 0


def dear(w, cost):
    """Say whether a cost is above the bound, and remember the least that is."""
    if cost <= w.bound:
        return False
    w.dearer = min(w.dearer, cost)
    return True


def entry(one, two, three):
    """Return the open runs of a colour as one number."""
    return one | two << COUNT | three << (2 * COUNT)


def open_runs(runs):
    """Return how many open runs of a colour have one tile, two, and three or more."""
    return runs & FEW, runs >> COUNT & FEW, runs >> (2 * COUNT)


def entry_of(key, colour):
    """Return the open runs of a colour."""
    return key >> colour * ENTRY & EVERY_RUN


def has_block(w, colour):
    """Say whether a joker has to stay in a run of this colour."""
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == RUN_BLOCK and w.blocks[j, WHERE] == colour:
            return True
    return False


def block_state(key, j):
    """Return the state of a block: PENDING, DONE, or how many of its tiles are still to come."""
    return key >> (BLOCK + 4 * j) & 15


def fixed_jokers(w, number):
    """Return how many jokers have to stay in sets of this number."""
    count = 0
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == SET_BLOCK and w.blocks[j, WHERE] == number:
            count += int(w.blocks[j, LENGTH])
    return count


def tiles_of(w, colour, number):
    """Return how many tiles of a colour and number there are, on the table and in the rack."""
    return int(w.table[colour, number]) + int(w.rack[colour, number])


def old_tiles(w, colour, number):
    """Return how many tiles of a colour lie in the old sets of a number."""
    count = 0
    for i in range(SETS):
        count += w.set_colours[number, i] >> colour & 1
    return count


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
    w.neighbours = 0
    for i in range(len(combinations)):
        fill_in(w, combinations[i])
        w.neighbours += APART * (size(combinations[i]) - 1)


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


def enter(w, mode):
    """Prepare the record for a mode."""
    w.free_rack, w.free_table = w.held, mode[0]
    if w.park:
        w.free_rack, w.free_table = w.held + mode[0], 0
    for i in range(WANTED):
        w.wanted[i] = mode[1 + i] if is_choice(mode[1 + i]) else 0
    force(w, mode, 1)
    for j in range(BLOCKS):
        for column in range(6):
            w.blocks[j, column] = mode[3 + 6 * j + column]
    stay_in_runs(w)


def force(w, mode, tiles):
    """Let the table have tiles that the rack must give; with -1, give them back."""
    for i in range(WANTED):
        wanted = mode[1 + i]
        if wanted and not is_choice(wanted):
            for colour in range(COLOURS):
                w.table[colour, wanted & 15] += tiles * (wanted >> 4 + colour & 1)
                w.rack[colour, wanted & 15] -= tiles * (wanted >> 4 + colour & 1)


def is_choice(wanted):
    """Say whether a tile that is wanted may have one of several colours."""
    colours = wanted >> 4
    return colours & (colours - 1) > 0


def wanted_here(w, colour):
    """Return which of the tiles wanted are of this number and colour, as bits; -1 is any colour."""
    found = 0
    for i in range(WANTED):
        if w.wanted[i] & 15 == w.number and (colour < 0 or w.wanted[i] >> 4 + colour & 1):
            found |= 1 << i
    return found


def stay_in_runs(w):
    """Note where jokers that have to stay in runs lie."""
    w.cores = 0
    for colour in range(COLOURS):
        for number in range(NUMBERS + 1):
            w.stay[colour, number] = 0
    for j in range(BLOCKS):
        if w.blocks[j, KIND] == RUN_BLOCK:
            w.cores = 1
            for number in range(1, NUMBERS + 1):
                w.stay[w.blocks[j, WHERE], number] += w.blocks[j, PLACES] >> number & 1


def leave(w, mode):
    """Put the record back as it was before `enter`."""
    force(w, mode, -1)
