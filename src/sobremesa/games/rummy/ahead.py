"""What is still to come costs at least so much: a bound for the search.

Each colour is looked at alone, and so are the sets of each number: what all of them cost at least
is a bound on what they cost together. Alone, a colour would find a set for any of its tiles, and a
joker for any gap. So fees stand for what the others have to say: a colour pays one for the tiles
that it sets aside at a number, and the sets of the number receive it; a joker laid in runs or sets
costs another, which the bound takes off again for each joker there is. No fee changes what a way
costs, but the bound depends on them, and `raise_fees` looks for fees that make it high. (This is a
Lagrangian decomposition; what each colour reckons with is balanced as in message passing, see
Globerson and Jaakkola, Fixing Max-Product, 2007.)
"""

import numpy as np

from sobremesa.games.rummy.combinations import COLOURS, COPIES, NUMBERS, SHORTEST
from sobremesa.games.rummy.record import (
    APART,
    CHEAP,
    COUNT,
    DEAR,
    DONE,
    FORBIDDEN,
    FROM,
    KIND,
    LEFT,
    LOOSE,
    LOST,
    NEVER,
    NO_WAY,
    PENDING,
    PLAIN,
    RUN_BLOCK,
    RUNS,
    STEPS,
    TILES,
    TO,
    TOO_MUCH,
    WHERE,
    block_state,
    entry,
    entry_of,
    fixed_jokers,
    joker_price,
    old_tiles,
    open_runs,
    price,
    tiles_of,
)

FEW_ROUNDS, ROUNDS, MORE_ROUNDS = 1, 2, 2  # of changes to the fees
TRIES = 4  # of fees for a joker
PROPORTIONS = np.array([[2, 1], [3, 2], [5, 4]])
AT_ONCE = 2  # see `at_once`
AS_A_TURN, AS_A_LOOK = 350, 900  # ways take as long as a turn of `balance`, as to look ahead once
POINTS_SAVED = 4  # that a joker lays, or about so
INLINED = False  # to compile all this into the search takes minutes


def runs_ahead(w, key, spare, colour, number):
    """Return what the runs of a colour will cost at least after a number."""
    runs = entry_of(key, colour)
    if w.cores:
        runs += open_cores(w, key, colour)
    return int(w.ahead[spare, colour, number, runs])


def open_cores(w, key, colour):
    """Return the runs that lay a core now, as if they were long: so they cost less, if anything."""
    runs = 0
    for j in range(len(w.blocks)):
        if w.blocks[j, KIND] == RUN_BLOCK and w.blocks[j, WHERE] == colour:
            if block_state(key, j) != PENDING and block_state(key, j) != DONE:
                runs += 1 << 2 * COUNT
    return runs


def look_ahead(w):
    """Fill in what runs and sets will cost at least, for fees as they are.

    Where three colours have a tile of a number, or two and a joker, any of them finds a set; and
    each colour has all the jokers.
    """
    w.work += AS_A_LOOK
    price_jokers(w)
    jokers = w.free_rack + w.free_table
    for spare in range(jokers + 1):
        w.after_sets[NUMBERS, spare] = w.given_back[spare]
        for colour in range(COLOURS):
            for number in range(NUMBERS, -1, -1):
                runs_from(w, colour, number, spare)
    for number in range(NUMBERS, 0, -1):
        sets_from(w, number, jokers)


def runs_from(w, colour, before, spare):
    """Fill in what the runs of a colour will cost at least after the number `before`."""
    if before < NUMBERS:
        pay(w, colour, before + 1, spare)
    most = most_open(w, colour, before, w.free_rack + w.free_table - spare)
    for one in range(most + 1):
        for two in range(most + 1 - one):
            for three in range(most + 1 - one - two):
                least = NEVER if one or two else 0
                if before < NUMBERS:
                    least = least_from(w, colour, before + 1, spare, one, two, three)
                w.ahead[spare, colour, before, entry(one, two, three)] = least


def price_jokers(w):
    """Note what a joker laid as a number costs, the cheapest of those left, with its fee.

    And for each number of jokers left what they cost if nobody lays them, less all their fees.
    """
    kept = kept_joker(w)
    for spare in range(w.free_rack + w.free_table + 1):
        table = max(0, spare - w.free_rack)  # those of the table are laid first
        w.given_back[spare] = (spare - table) * (kept - w.rack_fee) - table * w.table_fee
        for number in range(1, NUMBERS + 1):
            cost = NEVER
            if spare > table:
                laid = 0 if w.park else joker_price(w, number)
                cost = laid - kept + w.rack_fee
            if table:
                cost = min(cost, w.table_fee)
            w.joker_at[spare, number] = cost


def kept_joker(w):
    """Return what a joker of the rack costs that is not laid."""
    return 0 if w.park else joker_price(w, 0)


def jokers_in_sets(w, number, spare, wild):
    """Return what jokers laid in sets of a number cost, less what is not given back for them."""
    cost = w.given_back[spare] - w.given_back[spare - wild]
    for i in range(wild):
        cost += w.joker_at[spare - i, number]
    return int(cost)


def most_open(w, colour, number, jokers):
    """Return how many runs of a colour can be open after a number: each has a tile of it."""
    if number == 0:
        return 0
    return tiles_of(w, colour, number) + int(w.stay[colour, number]) + jokers


def pay(w, colour, number, spare):
    """Fill in what it costs to have so many natural tiles for runs, and if all tiles are used."""
    for tiles in range(len(w.paid[0])):
        w.paid[0, tiles] = NEVER
        w.paid[1, tiles] = NEVER
    most = tiles_of(w, colour, number)
    lacking = SHORTEST - fixed_jokers(w, number)  # jokers that a set of this number needs
    for other in range(COLOURS):
        lacking -= int(tiles_of(w, other, number) > 0)
    for used in range(int(w.table[colour, number]), most + 1):
        for aside in range((used if lacking <= spare else 0) + 1):
            tiles = used - aside + int(w.stay[colour, number])
            cost = (most - used) * price(w, number) + int(w.fees[number, colour, aside])
            w.paid[0, tiles] = min(cost, int(w.paid[0, tiles]))
            if used == most:
                w.paid[1, tiles] = min(cost, int(w.paid[1, tiles]))


def least_from(w, colour, number, spare, one, two, three):
    """Return what a colour with these open runs costs at least from a number on."""
    least = NEVER
    links = int(w.links[colour, number])
    most = tiles_of(w, colour, number) + int(w.stay[colour, number])
    for wild in range(spare + 1):
        for tiles in range(max(0, one + two - wild), most + 1):
            more = tiles + wild - one - two
            long = min(more, three)
            after = entry(more - long, one, two + long)
            cost = int(w.paid[int(wild > 0), tiles])
            for i in range(wild):
                cost += int(w.joker_at[spare - i, number])
            cost += APART * max(0, links - one - two - long)
            cost += int(w.ahead[spare - wild, colour, number, after])
            least = min(least, cost)
    return least


def sets_from(w, number, jokers):
    """Fill in what sets will cost at least from a number on, less the fees that they receive."""
    sets_of(w, number, jokers)
    for spare in range(jokers + 1):
        least = NEVER
        for wild in range(spare + 1):
            cost = int(w.any_sets[number, wild]) + jokers_in_sets(w, number, spare, wild)
            least = min(least, cost + int(w.after_sets[number, spare - wild]))
        w.after_sets[number - 1, spare] = min(least, NEVER)


def sets_of(w, number, jokers):
    """Fill in what sets of a number cost, less fees.

    Those of certain tiles and jokers, those at least that have such tiles of the first two
    colours, and any.
    """
    fixed = fixed_jokers(w, number)
    for wild in range(jokers + 1):
        w.any_sets[number, wild] = NEVER
        for aside in range(len(w.sets_with[0])):
            w.sets_with[number, aside, wild] = NEVER
    for i in range(w.asides[number]):
        aside = w.aside[number, i]
        first = aside & len(w.sets_with[0]) - 1
        fees = 0
        for colour in range(COLOURS):
            fees += int(w.fees[number, colour, aside >> 2 * colour & 3])
        for wild in range(jokers + 1):
            apart = int(w.apart[number, aside, fixed + wild])
            cost = NEVER if apart == NO_WAY else APART * apart - fees
            w.sets[number, aside, wild] = cost
            w.sets_with[number, first, wild] = min(cost, int(w.sets_with[number, first, wild]))
            w.any_sets[number, wild] = min(cost, int(w.any_sets[number, wild]))


def begin_fees(w):
    """Begin with plain fees."""
    w.rack_fee, w.table_fee = kept_joker(w), 0
    w.dear_fee = 0
    w.stage = PLAIN
    reset_fees(w)


def reset_fees(w):
    """Let each tile that leaves an old set pay, and nothing else."""
    for number in range(1, NUMBERS + 1):
        for colour in range(COLOURS):
            for aside in range(COPIES + 1):
                lost = max(0, old_tiles(w, colour, number) - aside)
                w.fees[number, colour, aside] = LOST * lost


def price_tiles(w):
    """Note what tiles cost at least in sets and runs, with the fee for each joker they need."""
    jokers = w.free_rack + w.free_table
    for number in range(1, NUMBERS + 1):
        for colour in range(COLOURS):
            lay_out(w, colour, number)
        fixed = fixed_jokers(w, number)
        for i in range(w.asides[number]):
            aside = w.aside[number, i]
            least = NEVER
            for wild in range(jokers + 1):
                apart = int(w.apart[number, aside, fixed + wild])
                if apart != NO_WAY:
                    least = min(least, APART * apart + wild * int(w.joker_at[jokers, number]))
            w.floor[number, aside] = least


def choose_fees(w, dear):
    """Raise the fees, with a fee for a joker that suits: it saves tiles, or neighbours.

    The first is sure if `dear`, or if the bound shows that some have to be left in the rack.
    """
    w.fees_jokers = w.free_rack + w.free_table
    reset_fees(w)
    if not few_left(w):
        w.stage = DEAR
        if raise_all_fees(w) > w.plain + LEFT // 8 or dear or w.fees_jokers == 0:
            return
        reset_fees(w)
    w.stage = CHEAP
    if raise_fees(w, 2 * APART, ROUNDS) > raise_fees(w, APART // 2, ROUNDS):
        raise_fees(w, 2 * APART, ROUNDS)


def saved_by_joker(w):
    """Return about what a joker saves."""
    return POINTS_SAVED * LEFT if w.by_points else LEFT * 3 // 4


def raise_all_fees(w):
    """Raise the fees, and look for that for a joker with which the bound is highest; return it.

    All fees are changed in proportion: what a joker costs decides what it costs to do without one.
    """
    fee = w.dear_fee if w.dear_fee else saved_by_joker(w)
    bound = raise_fees(w, fee, ROUNDS)
    step, up, turned = 0, True, False
    for _ in range(TRIES if w.fees_jokers else 0):
        more, less = PROPORTIONS[step, 0], PROPORTIONS[step, 1]
        if not up:
            more, less = less, more
        copy_fees(w.fees, w.fees_before)
        scale_fees(w, more, less)
        found = raise_fees(w, fee * more // less, FEW_ROUNDS)
        if found > bound:
            fee, bound, turned = fee * more // less, found, True
            continue
        copy_fees(w.fees_before, w.fees)
        up = not up
        if turned:
            step = min(step + 1, len(PROPORTIONS) - 1)
        turned = True
    w.dear_fee = fee
    return raise_fees(w, fee, ROUNDS)


def copy_fees(fees, to):
    """Copy fees."""
    for number in range(len(fees)):
        for colour in range(COLOURS):
            for aside in range(COPIES + 1):
                to[number, colour, aside] = fees[number, colour, aside]


def scale_fees(w, more, less):
    """Change all fees in proportion."""
    for number in range(1, NUMBERS + 1):
        for colour in range(COLOURS):
            for aside in range(COPIES + 1):
                fee = int(w.fees[number, colour, aside])
                if abs(fee) < TOO_MUCH // 4:
                    w.fees[number, colour, aside] = fee * more // less


def few_left(w):
    """Say whether a way is known that leaves no more in the rack than the plain bound says."""
    return w.out[STEPS] // LEFT <= w.plain // LEFT


def raise_fees(w, joker_fee, rounds):
    """Look for fees that make the bound higher, from those there are; return it from the start.

    A joker of the rack costs what it does not count. While others can be laid, that is fee enough.
    """
    w.rack_fee = kept_joker(w) + (0 if w.free_table else joker_fee)
    w.table_fee = joker_fee
    return balance(w, rounds)


def refine_fees(w):
    """Look longer for fees that make the bound higher."""
    balance(w, MORE_ROUNDS)


def balance(w, rounds):
    """Change the fees so that the bound becomes higher; return the bound from the start."""
    w.work += AS_A_TURN * (2 * rounds + 1)
    price_jokers(w)
    price_tiles(w)
    if w.runs[0, 0] == 0:
        list_moves(w)
    for colour in range(COLOURS):
        w.forth[colour, 0, 0] = 0
        begin_back(w, colour)
    bound = 0
    for turn in range(2 * rounds + 1):  # back, then forth and back
        for i in range(NUMBERS):
            number = 1 + i if turn % 2 else NUMBERS - i
            if turn:
                bound = settle(w, number)
            for colour in range(COLOURS):
                if turn % 2:
                    go_forth(w, colour, number)
                else:
                    go_back(w, colour, number)
    return bound + int(w.given_back[w.free_rack + w.free_table])


def lay_out(w, colour, number):
    """Fill in what it costs to set so many tiles aside and have so many for runs, without fees."""
    for aside in range(COPIES + 1):
        for tiles in range(RUNS + 1):
            w.costs[colour, number, aside, tiles] = NEVER
    most = tiles_of(w, colour, number)
    jokers = w.free_rack + w.free_table
    for used in range(int(w.table[colour, number]), most + 1):
        for aside in range(used + 1):
            for wild in range((at_once(w) if used == most else 0) + 1):
                tiles = used - aside + int(w.stay[colour, number]) + wild
                cost = (most - used) * price(w, number) + wild * int(w.joker_at[jokers, number])
                known = int(w.costs[colour, number, aside, tiles])
                w.costs[colour, number, aside, tiles] = min(cost, known)


def at_once(w):
    """Return how many jokers fees reckon with in a colour and number: two would be too rare."""
    return min(AT_ONCE, w.free_rack + w.free_table)


def with_fees(w, colour, number):
    """Fill in what it costs to have so many tiles for runs, with the fee for those set aside."""
    for tiles in range(RUNS + 1):
        least = NEVER
        for aside in range(COPIES + 1):
            cost = int(w.costs[colour, number, aside, tiles]) + int(w.fees[number, colour, aside])
            least = min(least, cost)
        w.paid[0, tiles] = least


def list_moves(w):
    """List which open runs of each colour lead to which at the next number, with so many tiles.

    And what comes apart. Only runs count that can be open there.
    """
    end = 0
    for colour in range(COLOURS):
        w.runs_at[colour, 0, 0] = 0
        w.runs[colour, 0] = 1
        w.moves_at[colour, 0] = end
        for number in range(1, NUMBERS + 1):
            w.runs[colour, number] = 0
            w.marks += 1
            for i in range(w.runs[colour, number - 1]):
                end = list_moves_from(w, colour, number, int(w.runs_at[colour, number - 1, i]), end)
            w.moves_at[colour, number] = end


def list_moves_from(w, colour, number, runs, end):
    """List the moves from open runs to a number; return where the list ends."""
    one, two, three = open_runs(runs)
    links = int(w.links[colour, number]) - one - two
    for tiles in range(one + two, most_open(w, colour, number, at_once(w)) + 1):
        long = min(tiles - one - two, three)
        after = entry(tiles - one - two - long, one, two + long)
        w.moves[end, FROM] = runs
        w.moves[end, TILES] = tiles
        w.moves[end, LOOSE] = APART * max(0, links - long)
        w.moves[end, TO] = after
        end += 1
        if w.reached_by[after] != w.marks:
            w.reached_by[after] = w.marks
            w.runs_at[colour, number, w.runs[colour, number]] = after
            w.runs[colour, number] += 1
    return end


def begin_back(w, colour):
    """Fill in that a colour costs nothing after the last number, if no run is too short."""
    for i in range(w.runs[colour, NUMBERS]):
        runs = w.runs_at[colour, NUMBERS, i]
        one, two, _ = open_runs(runs)
        w.back[colour, NUMBERS, runs] = NEVER if one or two else 0


def go_back(w, colour, number):
    """Fill in what a colour costs at least from a number on."""
    with_fees(w, colour, number)
    for i in range(w.runs[colour, number - 1]):
        w.back[colour, number - 1, w.runs_at[colour, number - 1, i]] = NEVER
    for move in range(w.moves_at[colour, number - 1], w.moves_at[colour, number]):
        runs = w.moves[move, FROM]
        cost = int(w.paid[0, w.moves[move, TILES]]) + int(w.moves[move, LOOSE])
        cost += int(w.back[colour, number, w.moves[move, TO]])
        w.back[colour, number - 1, runs] = min(cost, int(w.back[colour, number - 1, runs]))


def go_forth(w, colour, number):
    """Fill in what a colour has cost at least after a number."""
    with_fees(w, colour, number)
    for i in range(w.runs[colour, number]):
        w.forth[colour, number, w.runs_at[colour, number, i]] = NEVER
    for move in range(w.moves_at[colour, number - 1], w.moves_at[colour, number]):
        runs = w.moves[move, TO]
        cost = int(w.paid[0, w.moves[move, TILES]]) + int(w.moves[move, LOOSE])
        cost += int(w.forth[colour, number - 1, w.moves[move, FROM]])
        w.forth[colour, number, runs] = min(cost, int(w.forth[colour, number, runs]))


def settle(w, number):
    """Change the fees of a number so that all colours expect the same; return what they expect.

    The best way with so many tiles of a colour set aside, all colours and the sets together,
    becomes the best way of that colour: a fourth of its cost.
    """
    for colour in range(COLOURS):
        weigh(w, colour, number)
        for aside in range(COPIES + 1):
            w.joint[colour, aside] = NEVER
    best = NEVER
    for i in range(w.asides[number]):
        aside = int(w.aside[number, i])
        cost = int(w.floor[number, aside])
        if cost == NEVER:
            continue
        for colour in range(COLOURS):
            cost += int(w.alone[colour, aside >> 2 * colour & 3])
        best = min(best, cost)
        for colour in range(COLOURS):
            own = aside >> 2 * colour & 3
            w.joint[colour, own] = min(cost, int(w.joint[colour, own]))
    for colour in range(COLOURS):
        for aside in range(COPIES + 1):
            alone = int(w.alone[colour, aside])
            fee = -FORBIDDEN  # what a colour cannot set aside, sets must not reckon with
            if alone < NEVER // 2:
                fee = int(w.joint[colour, aside]) // COLOURS - alone
                fee = max(-TOO_MUCH, min(TOO_MUCH, fee))
            w.fees[number, colour, aside] = fee
    return best


def weigh(w, colour, number):
    """Fill in what a colour alone costs in all if it sets so many tiles aside at a number."""
    for tiles in range(RUNS + 1):
        w.paid[0, tiles] = NEVER
    for move in range(w.moves_at[colour, number - 1], w.moves_at[colour, number]):
        tiles = w.moves[move, TILES]
        cost = int(w.forth[colour, number - 1, w.moves[move, FROM]]) + int(w.moves[move, LOOSE])
        cost += int(w.back[colour, number, w.moves[move, TO]])
        w.paid[0, tiles] = min(cost, int(w.paid[0, tiles]))
    for aside in range(COPIES + 1):
        least = NEVER
        for tiles in range(RUNS + 1):
            cost = int(w.paid[0, tiles]) + int(w.costs[colour, number, aside, tiles])
            least = min(least, cost)
        w.alone[colour, aside] = least
