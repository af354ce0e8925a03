"""The sets that tiles set aside at a number make, and what they pull apart."""

import numpy as np

from sobremesa.games.rummy.combinations import BITS, COLOURS, COPIES, JOKERS, SHORTEST
from sobremesa.games.rummy.record import (
    ASIDE,
    CORES,
    KIND,
    LENGTH,
    NO_WAY,
    SET_BLOCK,
    SETS,
    TOO_MANY,
    WHERE,
    WITHIN,
    fixed_jokers,
    tiles_of,
)


def set_cost(w, key, wild, number, named):
    """Return how many neighbours in sets come apart at least, or NO_WAY to make sets."""
    if named:
        return w.apart[number, key >> ASIDE & 255, wild]
    total, paired = key >> ASIDE & 15, key >> (ASIDE + 4) & 1
    if total == 0:
        return 0 if wild == 0 else NO_WAY
    return 0 if sets_fit(total, paired, wild) else NO_WAY


def sets_fit(total, paired, wild):
    """Say whether tiles and jokers make one, two or three sets."""
    for sets in range(1 + paired, SETS + 1):
        if SHORTEST * sets <= total + wild <= COLOURS * sets and total >= sets:
            return True
    return False


def jokers_for(aside):
    """Return how many jokers it takes to make sets of tiles, so many of each colour."""
    counts = [aside >> 2 * colour & 3 for colour in range(COLOURS)]
    for wild in range(JOKERS + 1):
        if aside == 0 or sets_fit(sum(counts), int(max(counts) > 1), wild):
            return wild
    return TOO_MANY


JOKERS_FOR = np.array([jokers_for(aside) for aside in range(256)], np.int8)


def groups():
    """List all groups of up to three sets of one number: jokers, tiles, then each set's both."""
    sets = [(0, 0)] + [
        (wild, colours)
        for wild in range(JOKERS + 1)
        for colours in range(1, 1 << COLOURS)
        if SHORTEST <= BITS[colours] + wild <= COLOURS
    ]
    found = []
    for k in range(1, len(sets)):
        for j in range(k + 1):
            for i in range(j + 1):
                group = [sets[place] for place in (i, j, k) if place > 0]
                group += [(0, 0)] * (SETS - len(group))
                wilds = [wild for wild, _ in group]
                masks = [colours for _, colours in group]
                counts = [sum(mask >> colour & 1 for mask in masks) for colour in range(COLOURS)]
                if sum(wilds) <= JOKERS and max(counts) <= COPIES:
                    aside = sum(count << 2 * colour for colour, count in enumerate(counts))
                    found.append((sum(wilds), aside, *masks, *wilds))
    return found


GROUPS = np.array(sorted(groups()), np.int64)
OF_JOKERS, OF_TILES, MASKS, WILDS = 0, 1, 2, 2 + SETS  # columns, the last two of the first set


def weigh_groups(w, number):
    """Fill in how many neighbours the best sets of tiles and jokers pull apart, or NO_WAY."""
    for aside in range(len(w.apart[0])):
        for wild in range(JOKERS + 1):
            w.apart[number, aside, wild] = NO_WAY
    neighbours = old_neighbours(w, number)
    w.apart[number, 0, 0] = neighbours
    most = 0
    jokers = w.free_rack + w.free_table + fixed_jokers(w, number)
    for colour in range(COLOURS):
        most |= tiles_of(w, colour, number) << 2 * colour
    for g in range(len(GROUPS)):
        aside, wild = GROUPS[g, OF_TILES], GROUPS[g, OF_JOKERS]
        if wild > jokers:
            break
        if not within(aside, most) or not blocks_kept(w, g, number):
            continue
        apart = neighbours - together(w, g, number)
        if w.apart[number, aside, wild] == NO_WAY or apart < w.apart[number, aside, wild]:
            w.apart[number, aside, wild] = apart


def within(aside, most):
    """Say whether there are so many tiles of each colour."""
    for colour in range(COLOURS):
        if aside >> 2 * colour & 3 > most >> 2 * colour & 3:
            return False
    return True


def best_group(w, aside, wild, number):
    """Return the group of sets of these tiles and jokers that pulls least apart, or NO_WAY."""
    best, most = NO_WAY, -1
    for g in range(len(GROUPS)):
        if GROUPS[g, OF_TILES] == aside and GROUPS[g, OF_JOKERS] == wild:
            if blocks_kept(w, g, number) and together(w, g, number) > most:
                best, most = g, together(w, g, number)
    return best


def old_neighbours(w, number):
    """Return how many neighbours the old sets of a number have."""
    neighbours = 0
    for i in range(SETS):
        old = int(BITS[w.set_colours[number, i]]) + int(w.set_jokers[number, i])
        neighbours += max(0, old - 1)
    return neighbours


def blocks_kept(w, g, number):
    """Say whether each joker that has to stay in a set of this number does, each in its own."""
    first, second = kept_by(w, 0, g, number), kept_by(w, 1, g, number)
    if first == 0 or second == 0:
        return False
    return first == 15 or second == 15 or BITS[first | second] > 1


def kept_by(w, b, g, number):
    """Return which of three sets, as bits, keep a block; 15 where there is nothing to keep."""
    if w.blocks[b, KIND] != SET_BLOCK or w.blocks[b, WHERE] != number:
        return 15
    kept = 0
    for i in range(SETS):
        kept |= int(keeps_set(w, b, GROUPS[g, MASKS + i], GROUPS[g, WILDS + i])) << i
    return kept


def keeps_set(w, b, colours, wild):
    """Say whether a set has a block's jokers, enough of its core and nothing it must not have."""
    jokers = w.blocks[b, LENGTH]
    if wild < jokers or colours & ~w.blocks[b, WITHIN]:
        return False
    return BITS[colours & w.blocks[b, CORES]] + jokers >= SHORTEST


def together(w, g, number):
    """Return how many neighbours of the old sets stay together, each old set in one new."""
    best = 0
    if w.set_colours[number, 1] == 0:
        for i in range(SETS):
            best = max(best, shared(w, g, i, 0, number))
        return best
    for first in range(SETS):
        for second in range(SETS):
            if first != second:
                kept = shared(w, g, first, 0, number) + shared(w, g, second, 1, number)
                best = max(best, kept + shared(w, g, SETS - first - second, 2, number))
    return best


def shared(w, g, new, old, number):
    """Return how many neighbours of an old set are together in a new one."""
    common = int(BITS[GROUPS[g, MASKS + new] & w.set_colours[number, old]])
    wild = min(GROUPS[g, WILDS + new], int(w.set_jokers[number, old]))
    return max(0, common + wild - 1)
