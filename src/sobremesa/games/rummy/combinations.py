"""Tiles and combinations of Rummy as numbers. Sections refer to RULES.md.

A tile is a kind: colour * 13 + number - 1, or JOKER. A combination is an id from 1: first the
runs, by colour, first and last number and the places of its jokers; then the sets, by number and
the colours that natural tiles show. The tables below are computed from `universe`, the slow rule.
"""

import numpy as np

COLOURS = 4
NUMBERS = 13
KINDS = COLOURS * NUMBERS + 1
JOKER = KINDS - 1
COPIES = 2  # of each tile, §1.1
TILES = COPIES * KINDS
JOKERS = 2
SHORTEST = 3  # §3.1, §3.2
NONE = 0  # no combination
SET = COLOURS  # in place of a run's colour
MOST = TILES // SHORTEST  # combinations that can lie on the table


def universe():
    """Return all combinations as (colour, low, high, jokers, colours), each id's at its place.

    A run's `jokers` has a bit per number; a set's is how many it has, and `colours` a bit for each
    natural tile. At least one tile is natural. §3.1 to §3.4
    """
    found = [(0, 0, 0, 0, 0)]
    for colour in range(COLOURS):
        for low in range(1, NUMBERS + 1):
            for high in range(low + SHORTEST - 1, NUMBERS + 1):
                for jokers in joker_places(low, high):
                    found.append((colour, low, high, jokers, 0))
    for number in range(1, NUMBERS + 1):
        for colours in range(1, 1 << COLOURS):
            for jokers in range(JOKERS + 1):
                if SHORTEST <= bin(colours).count("1") + jokers <= COLOURS:
                    found.append((SET, number, number, jokers, colours))
    return found


def joker_places(low, high):
    """Return in order: no joker, one at each place, two at each pair of places."""
    one = [1 << number for number in range(low, high + 1)]
    two = [a | b for i, a in enumerate(one) for b in one[i + 1 :]]
    return [0, *one, *two]


UNIVERSE = np.array(universe(), np.int16)
IDS = len(UNIVERSE)  # NONE included
COLOUR, LOW, HIGH, PLACES, NATURALS = np.ascontiguousarray(UNIVERSE.T)

RUN = np.zeros((COLOURS, NUMBERS + 1, NUMBERS + 1), np.int16)  # id of the run without jokers
SET_OF = np.zeros((NUMBERS + 1, 1 << COLOURS, JOKERS + 1), np.int16)
for _i in range(IDS - 1, 0, -1):
    if COLOUR[_i] == SET:
        SET_OF[LOW[_i], NATURALS[_i], PLACES[_i]] = _i
    else:
        RUN[COLOUR[_i], LOW[_i], HIGH[_i]] = _i

BITS = np.array([bin(i).count("1") for i in range(1 << COLOURS)], np.int8)


def is_set(x):
    """Say whether a combination is a set rather than a run."""
    return COLOUR[x] == SET


def size(x):
    """Return how many tiles a combination has."""
    if COLOUR[x] == SET:
        return int(BITS[NATURALS[x]]) + int(PLACES[x])
    return int(HIGH[x]) - int(LOW[x]) + 1


def tile(x, i):
    """Return the kind of the i-th tile: a run's by number, a set's by colour, jokers last."""
    if COLOUR[x] != SET:
        number = int(LOW[x]) + i
        return JOKER if PLACES[x] >> number & 1 else kind(int(COLOUR[x]), number)
    for colour in range(COLOURS):
        if NATURALS[x] >> colour & 1:
            if i == 0:
                return kind(colour, int(LOW[x]))
            i -= 1
    return JOKER


def kind(colour, number):
    """Return the kind of a tile."""
    return colour * NUMBERS + number - 1


def jokers(x):
    """Return how many jokers a combination has."""
    if COLOUR[x] == SET:
        return int(PLACES[x])
    places = int(PLACES[x])
    count = 0
    while places:
        places &= places - 1
        count += 1
    return count


def worth(x):
    """Return what a combination counts when it is laid, a joker as what it stands for. §3.5"""
    if COLOUR[x] == SET:
        return int(LOW[x]) * size(x)
    return (int(LOW[x]) + int(HIGH[x])) * size(x) // 2


def run(colour, low, high, places):
    """Return the id of a run whose jokers lie at `places`, a bit per number."""
    x = int(RUN[colour, low, high])
    if places == 0:
        return x
    length = high - low + 1
    first = lowest(places)
    rest = places & (places - 1)
    i = first - low
    if rest == 0:
        return x + 1 + i
    j = lowest(rest) - low
    return x + 1 + length + i * (2 * length - i - 1) // 2 + (j - i - 1)


def lowest(places):
    """Return the number of the lowest bit."""
    number = 0
    while not places >> number & 1:
        number += 1
    return number
