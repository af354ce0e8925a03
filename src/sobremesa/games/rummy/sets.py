"""The sets that tiles set aside at a number make, and what they pull apart."""

import numpy as np

from sobremesa.games.rummy.combinations import BITS, COLOURS, COPIES, JOKERS, SHORTEST
from sobremesa.games.rummy.record import (
    CORES,
    KIND,
    LENGTH,
    NO_WAY,
    SET_BLOCK,
    SETS,
    WHERE,
    WITHIN,
    fixed_jokers,
    tiles_of,
)


def sets_fit(counts, wild):
    """Say whether tiles, so many of each colour, and jokers make up to three sets, or none."""
    total, least = sum(counts), max(counts)
    if total == 0:
        return wild == 0
    return any(
        SHORTEST * sets <= total + wild <= COLOURS * sets and total >= sets
        for sets in range(least, SETS + 1)
    )


def aside_counts(aside):
    """Return how many tiles of each colour are set aside."""
    return [aside >> 2 * colour & 3 for colour in range(COLOURS)]


FIT = np.array(
    [[sets_fit(aside_counts(aside), wild) for wild in range(JOKERS + 1)] for aside in range(256)],
    np.int8,
)


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


def weigh_sets(w, number):
    """Note what can be set aside, and how many neighbours its best sets pull apart, or NO_WAY."""
    list_asides(w, number)
    for i in range(w.asides[number]):
        for wild in range(JOKERS + 1):
            aside = w.aside[number, i]
            w.apart[number, aside, wild] = 0 if FIT[aside, wild] else NO_WAY
    if w.set_colours[number, 0] or fixed_jokers(w, number):
        weigh_groups(w, number)


def list_asides(w, number):
    """List what colours can set aside at a number."""
    w.aside[number, 0] = 0
    w.asides[number] = 1
    for colour in range(COLOURS):
        before = w.asides[number]
        for aside in range(1, tiles_of(w, colour, number) + 1):
            for i in range(before):
                w.aside[number, w.asides[number]] = w.aside[number, i] | aside << 2 * colour
                w.asides[number] += 1


def weigh_groups(w, number):
    """Note what the sets of a number pull apart where it matters which colours they have."""
    neighbours = old_neighbours(w, number)
    for i in range(w.asides[number]):
        for wild in range(JOKERS + 1):
            w.apart[number, w.aside[number, i], wild] = NO_WAY
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
