"""Which jokers may lie where at the end of a turn. Sections refer to RULES.md.

A joker that was on the table stays in a core of its combination, three tiles of it that lie
together as before, or was replaced by a tile it stood for. What it stood for, and which tiles it
lay with, is read from the table as it was when the turn began. §6
"""

from sobremesa.games.rummy.combinations import (
    BITS,
    COLOUR,
    COLOURS,
    HIGH,
    JOKER,
    LOW,
    NATURALS,
    NONE,
    NUMBERS,
    PLACES,
    SET,
    SET_OF,
    SHORTEST,
    jokers,
    kind,
    lowest,
    run,
    size,
)

CORES = 3  # that a joker can have: the places of a run of three around it
NO_KIND = -1


def lawful(before, after, rack_only):
    """Say whether every joker of the table `before` may lie as it does in `after`. §6

    With `rack_only`, a joker is replaced only by a tile from the rack.
    """
    i = joker_from(before, 0)
    if i == len(before):
        return True
    x = int(before[i])
    if jokers(x) == 2:
        return lawful_together(x, before, after, rack_only)
    j = joker_from(before, i + 1)
    if j == len(before):
        return stays(x, after) or any_match(x, before, after, rack_only)
    return lawful_apart(x, int(before[j]), before, after, rack_only)


def joker_from(table, i):
    """Return the first place from i on of a combination with a joker, or the table's length."""
    while i < len(table) and (table[i] == NONE or jokers(table[i]) == 0):
        i += 1
    return i


def core(x, h):
    """Return the h-th core of the one joker of x, or 0: numbers of a run, colours of a set. §6.2"""
    if COLOUR[x] == SET:
        return set_core(int(NATURALS[x]), h)
    first = lowest(int(PLACES[x])) - h
    if first < LOW[x] or first + SHORTEST - 1 > HIGH[x]:
        return 0
    return 7 << first


def set_core(naturals, h):
    """Return two of the colours, the h-th way; there is one way for two and three for three."""
    if BITS[naturals] == 2:
        return naturals if h == 0 else 0
    left = naturals
    for _ in range(h):
        left &= left - 1
    return naturals & ~(left & -left)


def keeps(d, x, kept):
    """Say whether the core `kept` of x lies in d as it lay in x. §6.2, §6.3"""
    if COLOUR[d] != COLOUR[x]:
        return False
    if COLOUR[x] == SET:
        if LOW[d] != LOW[x] or PLACES[d] < PLACES[x] or kept & ~NATURALS[d]:
            return False
        return size(x) < COLOURS or NATURALS[d] & ~NATURALS[x] == 0  # §6.4
    numbers = (2 << HIGH[d]) - (1 << LOW[d])
    return kept & ~numbers == 0 and (PLACES[d] ^ PLACES[x]) & kept == 0


def stays(x, after):
    """Say whether the one joker of x has stayed."""
    for h in range(CORES):
        kept = core(x, h)
        if kept and found(x, kept, after):
            return True
    return False


def found(x, kept, after):
    """Say whether the core `kept` of x lies anywhere in `after`."""
    for i in range(len(after)):
        if after[i] != NONE and keeps(after[i], x, kept):
            return True
    return False


def match(x, i):
    """Return the i-th kind that the one joker of x stands for, or NO_KIND. §6.4"""
    if COLOUR[x] != SET:
        return kind(int(COLOUR[x]), lowest(int(PLACES[x]))) if i == 0 else NO_KIND
    return NO_KIND if NATURALS[x] >> i & 1 else kind(i, int(LOW[x]))


def any_match(x, before, after, rack_only):
    """Say whether some tile can have replaced the one joker of x. §6.5"""
    for i in range(COLOURS):
        k = match(x, i)
        if k != NO_KIND and at_hand(k, before, after, rack_only):
            return True
    return False


def at_hand(k, before, after, rack_only):
    """Say whether a tile came from the rack, or could be taken from where no joker lies. §6.5"""
    if laid(k, before, after) > 0:
        return True
    return not rack_only and lies_free(k, before)


def laid(k, before, after):
    """Return how many tiles of a kind came from the rack."""
    count = 0
    for i in range(len(before)):
        count -= int(before[i] != NONE and holds(before[i], k))
        count += int(after[i] != NONE and holds(after[i], k))
    return count


def lies_free(k, table):
    """Say whether a tile of kind k lies in a combination without jokers."""
    for i in range(len(table)):
        if table[i] != NONE and holds(table[i], k) and jokers(table[i]) == 0:
            return True
    return False


def holds(x, k):
    """Say whether a combination has a natural tile of kind k."""
    if k == JOKER:
        return False
    colour, number = k // NUMBERS, k % NUMBERS + 1
    if COLOUR[x] == SET:
        return LOW[x] == number and NATURALS[x] >> colour & 1 == 1
    if COLOUR[x] != colour or number < LOW[x] or number > HIGH[x]:
        return False
    return PLACES[x] >> number & 1 == 0


def outside(x, kept, k):
    """Say whether x has a tile of kind k that does not belong to its core `kept`. §6.5"""
    if not holds(x, k):
        return False
    place = k // NUMBERS if COLOUR[x] == SET else k % NUMBERS + 1
    return kept >> place & 1 == 0


def lawful_apart(x, y, before, after, rack_only):
    """Say whether the jokers of two combinations may lie as they do."""
    return (
        both_stay(x, y, after)
        or one_stays(x, y, before, after, rack_only)
        or one_stays(y, x, before, after, rack_only)
        or both_replaced(x, y, before, after, rack_only)
        or both_replaced(y, x, before, after, rack_only)
    )


def both_stay(x, y, after):
    """Say whether both jokers have stayed, each in tiles of its own."""
    for h in range(CORES):
        for g in range(CORES):
            first, second = core(x, h), core(y, g)
            if first and second and apart(x, first, y, second, after):
                return True
    return False


def apart(x, first, y, second, after):
    """Say whether two cores lie in `after` and share no tile."""
    for i in range(len(after)):
        if after[i] == NONE or not keeps(after[i], x, first):
            continue
        for j in range(len(after)):
            if after[j] == NONE or not keeps(after[j], y, second):
                continue
            if i != j or first & second == 0:  # no set has room for two cores
                return True
    return False


def one_stays(x, y, before, after, rack_only):
    """Say whether the joker of x was replaced and that of y has stayed. §6.5"""
    for h in range(CORES):
        kept = core(y, h)
        if kept and found(y, kept, after):
            if any_match(x, before, after, rack_only):
                return True
            if not rack_only and match_outside(x, y, kept):
                return True
    return False


def match_outside(x, y, kept):
    """Say whether y can give a tile for the joker of x and keep its core `kept`."""
    for i in range(COLOURS):
        k = match(x, i)
        if k != NO_KIND and outside(y, kept, k):
            return True
    return False


def both_replaced(x, y, before, after, rack_only):
    """Say whether the joker of x can have been replaced first and then that of y. §6.5

    Before, y can give a tile if it keeps a core; after it, all tiles of x are to be had.
    """
    for i in range(COLOURS):
        first = match(x, i)
        if first == NO_KIND or not first_match(first, y, before, after, rack_only):
            continue
        for j in range(COLOURS):
            second = match(y, j)
            if second == NO_KIND:
                continue
            if not rack_only and holds(x, second):
                return True
            if rack_only and first == second and laid(first, before, after) < 2:
                continue  # the one tile from the rack lies where the first joker was
            if at_hand(second, before, after, rack_only):
                return True
    return False


def first_match(k, y, before, after, rack_only):
    """Say whether a tile of kind k is to be had while y still has its joker."""
    if at_hand(k, before, after, rack_only):
        return True
    return not rack_only and can_spare(y, k)


def can_spare(x, k):
    """Say whether x can give a tile of kind k and keep a core for its one joker. §6.5"""
    for h in range(CORES):
        kept = core(x, h)
        if kept and outside(x, kept, k):
            return True
    return False


def lawful_together(x, before, after, rack_only):
    """Say whether the two jokers of one combination may lie as they do."""
    if COLOUR[x] == SET:
        return lawful_set_of_two(x, before, after, rack_only)
    places = int(PLACES[x])
    first = lowest(places)
    second = lowest(places & (places - 1))
    one = at_hand(kind(int(COLOUR[x]), first), before, after, rack_only)
    other = at_hand(kind(int(COLOUR[x]), second), before, after, rack_only)
    return (
        (one and other)
        or (one and stays(without(x, first), after))
        or (other and stays(without(x, second), after))
        or stay_together(x, first, second, after)
        or stay_cut(x, first, second, after)
    )


def without(x, number):
    """Return the run x with a natural tile instead of the joker at `number`."""
    places = int(PLACES[x]) & ~(1 << number)
    return run(int(COLOUR[x]), int(LOW[x]), int(HIGH[x]), places)


def pair_core(x, first, second, h):
    """Return the h-th core of two jokers that stay together in a run, or 0. §6.2"""
    low, high = first, second
    if second - first + 1 < SHORTEST:
        low -= h
        high += 1 - h
    elif h > 0:
        return 0
    if low < LOW[x] or high > HIGH[x]:
        return 0
    return (2 << high) - (1 << low)


def stay_together(x, first, second, after):
    """Say whether two jokers of a run have stayed in one piece of it."""
    for h in range(2):
        kept = pair_core(x, first, second, h)
        if kept and found(x, kept, after):
            return True
    return False


def stay_cut(x, first, second, after):
    """Say whether a run was cut between its jokers, and each has stayed in its piece. §5.4"""
    for end in range(first, second):
        if end - LOW[x] + 1 >= SHORTEST and HIGH[x] - end >= SHORTEST:
            left = run(int(COLOUR[x]), int(LOW[x]), end, 1 << first)
            right = run(int(COLOUR[x]), end + 1, int(HIGH[x]), 1 << second)
            if both_stay(left, right, after):
                return True
    return False


def lawful_set_of_two(x, before, after, rack_only):
    """Say whether the two jokers of a set may lie as they do."""
    replaced = 0
    for colour in range(COLOURS):
        k = kind(colour, int(LOW[x]))
        if NATURALS[x] >> colour & 1:
            if found(x, 1 << colour, after):  # both stay, with at least one tile
                return True
        elif at_hand(k, before, after, rack_only):
            replaced += 1
            if stays(int(SET_OF[LOW[x], NATURALS[x] | 1 << colour, 1]), after):
                return True
    return replaced >= 2
