"""The sets that tiles set aside at a number make, and what they pull apart."""

import numpy as np

from sobremesa.games.rummy.combinations import BITS, COLOURS, JOKERS, SHORTEST
from sobremesa.games.rummy.record import (
    ASIDE,
    CORES,
    KIND,
    LENGTH,
    NO_WAY,
    SET_BLOCK,
    SETS,
    TOO_MANY,
    UNKNOWN,
    WHERE,
    WITHIN,
)


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


def jokers_for(aside):
    """Return how many jokers it takes to make sets of tiles, so many of each colour."""
    counts = [aside >> 2 * colour & 3 for colour in range(COLOURS)]
    for wild in range(JOKERS + 1):
        if aside == 0 or sets_fit(sum(counts), int(max(counts) > 1), wild):
            return wild
    return TOO_MANY


JOKERS_FOR = np.array([jokers_for(aside) for aside in range(256)], np.int8)


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
