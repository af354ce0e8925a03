"""Thinking ahead in any game: loops that are compiled with its rules, and with its mind.

A seat sees a view, so it imagines worlds that fit it, and plays each of them on to see who wins.
`flat` tries every action in the same worlds with the same luck; `grow` remembers in a tree what
led where (information-set Monte Carlo tree search by Cowling, Powley and Whitehouse, from the
point of view of one seat). What chance does first after an action, and what the seat sees of it in
a tree, is gone through by its odds rather than rolled. Like rules, they allocate nothing.

A game may know better than the functions of `HOOKS` below: its `mind.py` then has its own.
"""

from math import log, sqrt

from sobremesa.engine.chance import WORD, below, chosen, mixed, next_word, stream
from sobremesa.engine.contract import (
    CHANCE,
    EVERYBODY,
    OVER,
    apply,
    deal,
    legal,
    ranks,
    seen_by,
    to_act,
)
from sobremesa.engine.playout import sample

HOOKS = ("policy", "promising", "outlook", "suppose", "credence")

TRIES = 32  # worlds that are imagined at most until one is believed
UNSEEN = -2  # the edge of an action that the thinking seat does not see
FULL = -1  # no node: the tree has no room for another
DEEP = 256  # nodes on a path, at most
ANY = -1  # no word: chance is at random
GOLDEN = 0x9E3779B9  # the golden section of all words: steps of it fill them evenly

# Fields of a node.
EDGE, CHILD, SIBLING, VISITS, OFFERED, MOVER = range(6)
FIELDS = 6

VIEW, WORLD, GAME = range(3)  # rooms: what the seat sees, what it imagines, what is played on
ROOMS = 3


def policy(s, actions, weights, rng):
    """Return what somebody might play: for the seat to act, from what that seat can see."""
    return sample(s, actions, weights, rng)


def promising(s, actions, count):
    """Put the actions worth a thought first among those listed, and return how many they are."""
    return count


def outlook(s, out):
    """Say whether to play on no further, and then set out[seat] to the share of wins expected."""
    return False


def suppose(s, seat, evidence, rng):
    """Turn up what is face down for `seat`; a game may deal by odds that the evidence tells."""
    deal(s, rng)


def credence(s, seat, evidence):
    """Return how well a world fits what `seat` has seen the others do, from 0 to 1."""
    return 1.0


def imagine(rooms, seat, evidence, rng):
    """Put a world that fits the view into its room, one as likely as the evidence says."""
    s = rooms[WORLD]
    for _ in range(TRIES):
        rooms[WORLD] = rooms[VIEW]
        suppose(s, seat, evidence, rng)
        if next_word(rng) < credence(s, seat, evidence) * 4294967296.0:
            return


def shares(s, places, out):
    """Set out[seat] to the share of the win: those who are first divide it."""
    ranks(s, places)
    winners = 0
    for seat in range(s.players):
        winners += int(places[seat] == 1)
    for seat in range(s.players):
        out[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def play_on(s, out, places, word, rng, actions, weights):
    """Play by `policy` until the end or the horizon, set the shares, and return the moves.

    What chance does first goes by `word`, unless that is ANY.
    """
    moves = 0
    while True:
        who = to_act(s)
        if who == OVER:
            shares(s, places, out)
            return moves
        if outlook(s, out):
            return moves
        if who == CHANCE:
            action = (
                sample(s, actions, weights, rng)
                if word == ANY
                else turned_up(s, word, actions, weights)
            )
            word = ANY
        else:
            action = policy(s, actions, weights, rng)
            moves += 1
        apply(s, action)


def turned_up(s, word, actions, weights):
    """Return what chance does, by a word: each outcome has a part of all words, by its odds."""
    total = 0
    for i in range(legal(s, actions, weights)):
        total += int(weights[i])
    return actions[chosen(weights, word * total >> 32)]


def flat(
    rooms, seat, evidence, seed, first, worlds, candidates, count, tallies, out, places, rng, room
):
    """Try each of the first `count` candidates in so many worlds; return the moves that took.

    All candidates meet the same worlds, and the same luck in each. What chance does first after
    them goes by words at equal distances, from any start: with odds of p it comes up in p of the
    worlds, give or take less than one.
    A row of `tallies` counts, for a candidate, the trials, the shares won and their squares.
    """
    actions = room[0]
    weights = room[1]
    s = rooms[GAME]
    moves = 0
    stream(rng, seed, -1 - first)
    start = next_word(rng)
    for j in range(first, first + worlds):
        stream(rng, seed, 2 * j)
        imagine(rooms, seat, evidence, rng)
        word = (((j - first) << 32) + start) // worlds
        for c in range(count):
            rooms[GAME] = rooms[WORLD]
            stream(rng, seed, 2 * j + 1)
            apply(s, candidates[c])
            moves += 1 + play_on(s, out, places, word, rng, actions, weights)
            tallies[c, 0] += 1
            tallies[c, 1] += out[seat]
            tallies[c, 2] += out[seat] * out[seat]
    return moves


def grow(
    rooms, seat, evidence, seed, first, worlds, curiosity, nodes, sums, path, out, places, rng, room
):
    """Play so many worlds on, the first actions by what the tree remembers; return the moves.

    nodes[0] is the root, nodes[0, SIBLING] how many there are. A node's sum is of shares won by
    the seat that moved there.
    """
    actions = room[0]
    weights = room[1]
    s = rooms[GAME]
    moves = 0
    for j in range(first, first + worlds):
        stream(rng, seed, j)
        imagine(rooms, seat, evidence, rng)
        rooms[GAME] = rooms[WORLD]
        node = 0
        depth = 0
        path[0] = 0
        fresh = False
        while not fresh and depth + 1 < DEEP:
            who = to_act(s)
            if who == OVER:
                break
            if depth > 0 and outlook(s, out):
                break
            if who == CHANCE:
                action = draw(s, nodes, node, seat, seed, rng, actions, weights)
            else:
                action = choose(s, nodes, sums, node, seat, curiosity, rng, actions, weights)
                moves += 1
            edge = action if visible(s, action, seat) else UNSEEN
            apply(s, action)
            child = find(nodes, node, edge)
            if child == FULL:
                fresh = True
                child = add(nodes, sums, node, edge, who)
                if child == FULL:
                    break
            node = child
            depth += 1
            path[depth] = node
        moves += play_on(s, out, places, ANY, rng, actions, weights)
        for i in range(depth + 1):
            node = path[i]
            nodes[node, VISITS] += 1
            if nodes[node, MOVER] >= 0:
                sums[node] += out[nodes[node, MOVER]]
    return moves


def visible(s, action, seat):
    """Say whether `seat` sees an action happen."""
    seen = seen_by(s, action)
    return seen == EVERYBODY or seen >> seat & 1 == 1


def find(nodes, node, edge):
    """Return the child of `node` behind an edge, or FULL if there is none."""
    child = nodes[node, CHILD]
    while child > 0 and nodes[child, EDGE] != edge:
        child = nodes[child, SIBLING]
    return child if child > 0 else FULL


def add(nodes, sums, node, edge, mover):
    """Give `node` another child and return it, or FULL if there is no more room."""
    child = nodes[0, SIBLING]
    if child == len(nodes):
        return FULL
    nodes[0, SIBLING] = child + 1
    nodes[child, EDGE] = edge
    nodes[child, CHILD] = 0
    nodes[child, SIBLING] = nodes[node, CHILD]
    nodes[child, VISITS] = 0
    nodes[child, OFFERED] = 0
    nodes[child, MOVER] = mover
    sums[child] = 0.0
    nodes[node, CHILD] = child
    return child


def draw(s, nodes, node, seat, seed, rng, actions, weights):
    """Return what chance does at a node: by the number of the visit, so that all has its share.

    What the seat will not see has no nodes of its own: one visit more is then one more of all that
    is drawn in a row, and the next would follow from the last.
    """
    word = (mixed((seed + node) & WORD) + int(nodes[node, VISITS]) * GOLDEN) & WORD
    action = turned_up(s, word, actions, weights)
    return action if visible(s, action, seat) else sample(s, actions, weights, rng)


def choose(s, nodes, sums, node, seat, curiosity, rng, actions, weights):
    """Return a seat's action: one not tried yet, or the one that promises most (UCB1).

    What the thinking seat will not see done, it cannot remember either: that goes by `policy`.
    So does what follows where the tree ends and has no room to grow.
    """
    count = promising(s, actions, legal(s, actions, weights))
    if not visible(s, actions[0], seat):
        return policy(s, actions, weights, rng)
    grown = nodes[0, SIBLING] == len(nodes)
    best = FULL
    most = -1.0
    for i in range(count):
        child = find(nodes, node, actions[i])
        if child == FULL:
            if grown:
                continue
            return actions[untried(nodes, node, actions, count, rng)]
        nodes[child, OFFERED] += 1
        visits = nodes[child, VISITS]
        value = sums[child] / visits + curiosity * sqrt(log(nodes[child, OFFERED]) / visits)
        if value > most:
            most = value
            best = actions[i]
    return best if best != FULL else policy(s, actions, weights, rng)


def untried(nodes, node, actions, count, rng):
    """Return the place of any action among `count` that has no child yet."""
    start = below(count, rng)
    for k in range(count):
        i = (start + k) % count
        if find(nodes, node, actions[i]) == FULL:
            return i
    return 0
