"""Rummy: lay your tiles in sets and runs, and rearrange the table. Sections refer to RULES.md.

A turn is a transaction: combinations are taken up from the table as it was when the turn began,
others are laid from the rack and from what was taken, and the turn ends once nothing is loose.
"""

from sobremesa.engine.chance import below
from sobremesa.engine.contract import CHANCE, EVERYBODY, OVER, Option, layout
from sobremesa.games.rummy.combinations import (
    COLOURS,
    COPIES,
    IDS,
    JOKER,
    KINDS,
    MOST,
    NONE,
    NUMBERS,
    RUN,
    SET_OF,
    SHORTEST,
    TILES,
    kind,
    size,
    tile,
    worth,
)
from sobremesa.games.rummy.jokers import lawful

RULES = 1  # version: 1, the rulebook with the decisions of RULES.md
ON_CARD = False  # the tables of combinations exceed what a card keeps as constants, 64 KiB
INLINED = False  # to compile every helper of these rules into each place takes minutes

SEATS = 4
RACK = 14  # §2.1
JOKER_COSTS = 25  # §8.2
PENALTY = 3  # §9.4: tiles for whoever is too slow

# Actions. Draw (or pass), end the turn, the time is up; take up a combination, from TAKE; lay one,
# from LAY. At chance: the seat that starts, or the tile that is drawn.
DRAW, END, TIME = range(3)
TAKE = TIME
LAY = TAKE + IDS - 1
ACTIONS = LAY + IDS
LEGAL = TIME + 1 + MOST + IDS - 1

LOT, DEAL, DRAWING, TURN, FINISHED = range(5)

OPTIONS = (
    Option("rounds", 1, range(1, 21)),
    Option("opening", 30, range(0, 51)),
    Option("at_once", "no", ("no", "yes")),
    Option("jokers", "replaced", ("replaced", "free")),
    Option("swap_from", "anywhere", ("anywhere", "rack")),
    Option("hand_rummy", "no", ("no", "yes")),
    Option("blocked", "difference", ("difference", "nothing")),
    Option("clock", 0, range(0, 601)),
    Option("overtime", "keep", ("keep", "three")),
)

STATE = layout(
    ("rounds", "i1"),  # option, §8.5
    ("opening", "i1"),  # option, §4.1: points of the first lay-down
    ("at_once", "i1"),  # option, §4.4
    ("jokers", "i1"),  # option, §6.6
    ("swap_from", "i1"),  # option, §6.5
    ("hand_rummy", "i1"),  # option, §9.1
    ("blocked", "i1"),  # option, §8.4
    ("overtime", "i1"),  # option, §9.4
    ("clock", "i2"),  # option, §9.3: seconds of a turn, 0 for no clock
    ("players", "i1"),
    ("phase", "i1"),  # LOT, DEAL, DRAWING, TURN or FINISHED
    ("turn", "i1"),
    ("played", "i1"),  # which round is played, from 1
    ("due", "i1"),  # tiles that the player to draw still gets
    ("passes", "i1"),  # in a row, §7.2
    ("laid", "i1"),  # tiles from the rack in this transaction
    ("done", "i1"),  # 1 after a first transaction of the same turn, §4.4
    ("loose", "i1"),  # tiles taken up and not laid again
    ("stock", "i1"),  # tiles in the pool
    ("opened", "i1", (SEATS,)),  # 1 for who has laid the first points, §4.1
    ("held", "i1", (SEATS,)),  # tiles in each rack
    ("score", "i2", (SEATS,)),
    ("pool", "i1", (KINDS,)),  # by kind; in a view, all tiles that it does not know
    ("taken", "i1", (KINDS,)),  # the loose tiles by kind
    ("rack", "i1", (SEATS, KINDS)),  # in a view, of others what they have shown
    ("shown", "i1", (SEATS, KINDS)),  # tiles that were laid and taken back, §10.2
    ("before", "i2", (MOST,)),  # the table when the transaction began: ids, ascending, then NONE
    ("old", "i2", (MOST,)),  # what of it has not been taken up
    ("table", "i2", (MOST,)),  # the table now, what was laid included
    ("kept", "i2", (MOST,)),  # the last table of this turn that would do, for the clock. §9.4
)


def setup(s, players):
    """Put `s` before the lot that decides who starts. §2"""
    s.players = players
    s.played = 1
    gather(s)
    s.phase = LOT


def gather(s):
    """Put all tiles into the pool. §2.1"""
    for k in range(KINDS):
        s.pool[k] = COPIES
        s.taken[k] = 0
        for seat in range(SEATS):
            s.rack[seat, k] = 0
            s.shown[seat, k] = 0
    for seat in range(SEATS):
        s.held[seat] = 0
        s.opened[seat] = 0
    s.stock = TILES
    s.loose = 0
    s.passes = 0
    clear(s.table)


def to_act(s):
    """Return the seat to act, CHANCE for the lot or a tile, or OVER."""
    if s.phase <= DRAWING:
        return CHANCE
    return OVER if s.phase == FINISHED else int(s.turn)


def legal(s, actions, weights):
    """Fill in the legal actions, at chance with their odds, and return how many."""
    if s.phase == LOT:
        for seat in range(s.players):
            actions[seat] = seat
            weights[seat] = 1
        return int(s.players)
    if s.phase <= DRAWING:
        return legal_tiles(s, actions, weights)
    if s.phase == FINISHED:
        return 0
    return legal_turn(s, actions)


def sample(s, actions, weights, rng):
    """Return what a draw from `legal` would with the same `rng`, but no list of odds."""
    if s.phase == LOT:
        return below(int(s.players), rng)
    if s.phase <= DRAWING:
        return unknown_tile(s, rng)
    return actions[below(legal_turn(s, actions), rng)]


def legal_tiles(s, actions, weights):
    count = 0
    for k in range(KINDS):
        if s.pool[k] > 0:
            actions[count] = k
            weights[count] = s.pool[k]
            count += 1
    return count


def unknown_tile(s, rng):
    """Return the kind of a random tile of the pool, or in a view of those it does not know."""
    total = 0
    for k in range(KINDS):
        total += int(s.pool[k])
    place = below(total, rng)
    k = 0
    while place >= s.pool[k]:
        place -= int(s.pool[k])
        k += 1
    return k


def legal_turn(s, actions):
    """List what the player to act can do; to draw, and to lay nothing, is always allowed. §4, §5"""
    count = 0
    may_end = endable(s)
    if not s.done or not may_end:
        actions[count] = DRAW
        count += 1
    if may_end:
        actions[count] = END
        count += 1
    if s.clock > 0:
        actions[count] = TIME
        count += 1
    if s.opened[s.turn]:
        for i in range(MOST):
            if s.old[i] != NONE and (i == 0 or s.old[i] != s.old[i - 1]):
                actions[count] = TAKE + s.old[i]
                count += 1
    return list_runs(s, actions, count)


def endable(s):
    """Say whether the turn may end with the table as it is. §4.1, §5.5"""
    if s.loose > 0 or (s.laid == 0 and not s.done):
        return False
    if not s.opened[s.turn]:
        return laid_worth(s) >= s.opening or (s.hand_rummy and s.held[s.turn] == 0)
    return s.jokers == 1 or lawful(s.before, s.table, s.swap_from == 1)


def laid_worth(s):
    """Return what the combinations laid in a first lay-down count. §4.2"""
    total = 0
    for i in range(MOST):
        if s.table[i] != NONE:
            total += worth(s.table[i])
        if s.old[i] != NONE:
            total -= worth(s.old[i])
    return total


def has(s, k):
    """Return how many tiles of a kind the player to act can lay."""
    return int(s.rack[s.turn, k]) + int(s.taken[k])


def list_runs(s, actions, count):
    """List the runs, then the sets, that can be laid. §3"""
    spare = has(s, JOKER)
    owned = (numbers(s, 0), numbers(s, 1), numbers(s, 2), numbers(s, 3))
    for colour in range(COLOURS):
        for low in range(1, NUMBERS - SHORTEST + 2):
            missing = 0
            lacking = 0
            for high in range(low, NUMBERS + 1):
                if not owned[colour] >> high & 1:
                    missing |= 1 << high
                    lacking += 1
                    if lacking > spare:
                        break
                if high - low + 1 >= SHORTEST:
                    x = int(RUN[colour, low, high])
                    count = list_jokers(x, low, high, missing, spare, actions, count)
    return list_sets(owned, spare, actions, count)


def numbers(s, colour):
    """Return the numbers of a colour that the player to act can lay, a bit for each."""
    owned = 0
    for number in range(1, NUMBERS + 1):
        if has(s, kind(colour, number)) > 0:
            owned |= 1 << number
    return owned


def list_jokers(x, low, high, missing, spare, actions, count):
    """List the ways to put jokers into a run, wherever a tile is missing and elsewhere. §3.4"""
    x += LAY
    if missing == 0:
        actions[count] = x
        count += 1
    if spare >= 1:
        for i in range(low, high + 1):
            x += 1
            if missing & ~(1 << i) == 0:
                actions[count] = x
                count += 1
    if spare >= 2:
        for i in range(low, high):
            for j in range(i + 1, high + 1):
                x += 1
                if missing & ~(1 << i | 1 << j) == 0:
                    actions[count] = x
                    count += 1
    return count


def list_sets(owned, spare, actions, count):
    for number in range(1, NUMBERS + 1):
        available = 0
        for colour in range(COLOURS):
            available |= (owned[colour] >> number & 1) << colour
        for colours in range(1, available + 1):
            if colours & ~available == 0:
                for jokers in range(spare + 1):
                    if SET_OF[number, colours, jokers] != NONE:
                        actions[count] = LAY + SET_OF[number, colours, jokers]
                        count += 1
    return count


def apply(s, action):
    """Play `action`, which must be legal."""
    if s.phase == LOT:
        s.turn = action
        s.phase = DEAL
    elif s.phase <= DRAWING:
        fall(s, action)
    elif action == DRAW:
        take_back(s)
    elif action == END:
        end(s)
    elif action == TIME:
        time_up(s)
    elif action > LAY:
        lay(s, action - LAY)
    else:
        take(s, action - TAKE)


def fall(s, k):
    """Let a tile of the pool come into the rack that waits for it. §2.1, §4.5"""
    s.pool[k] -= 1
    s.stock -= 1
    s.rack[s.turn, k] += 1
    s.held[s.turn] += 1
    if s.phase == DRAWING:
        s.due -= 1
        if s.due == 0 or s.stock == 0:
            pass_turn(s)
    elif s.held[s.turn] == RACK:
        s.turn = next_seat(s)
        if s.held[s.turn] > 0:  # everybody has tiles
            begin(s)


def begin(s):
    """Begin a transaction with the table as it lies."""
    s.phase = TURN
    s.laid = 0
    copy(s.table, s.before)
    copy(s.table, s.old)
    clear(s.kept)


def take(s, x):
    """Take up a combination of the table. §5.3"""
    remove(s.old, x)
    remove(s.table, x)
    for i in range(size(x)):
        s.taken[tile(x, i)] += 1
    s.loose += size(x)


def lay(s, x):
    """Lay a combination from the loose tiles and the rack. §5.1, §5.2"""
    for i in range(size(x)):
        k = tile(x, i)
        if s.taken[k] > 0:
            s.taken[k] -= 1
            s.loose -= 1
        else:
            leave_rack(s, k)
    insert(s.table, x)
    if s.clock > 0 and endable(s):
        copy(s.table, s.kept)


def leave_rack(s, k):
    s.rack[s.turn, k] -= 1
    s.held[s.turn] -= 1
    s.laid += 1
    if s.shown[s.turn, k] > 0:
        s.shown[s.turn, k] -= 1


def restore(s, table):
    """Put the table as it was, and what came from the rack back. §9.4"""
    for i in range(MOST):
        if s.table[i] != NONE:
            gather_tiles(s, s.table[i], 1)
        if table[i] != NONE:
            gather_tiles(s, table[i], -1)
    for k in range(KINDS):
        s.rack[s.turn, k] += s.taken[k]
        s.shown[s.turn, k] += s.taken[k]
        s.held[s.turn] += s.taken[k]
        s.laid -= s.taken[k]
        s.taken[k] = 0
    s.loose = 0
    copy(table, s.table)


def gather_tiles(s, x, sign):
    for i in range(size(x)):
        s.taken[tile(x, i)] += sign


def take_back(s):
    """Take everything back; whoever has laid nothing draws, or passes. §4.5, §7.1"""
    restore(s, s.before)
    if s.done:
        finish(s)
    elif s.stock > 0:
        draw(s, 1)
    else:
        s.passes += 1
        if s.passes == s.players:
            block(s)
        else:
            pass_turn(s)


def draw(s, count):
    s.phase = DRAWING
    s.due = count


def end(s):
    """End the turn, or after a first lay-down go on if that is allowed. §4.3, §4.4"""
    if s.held[s.turn] > 0 and s.at_once and not s.opened[s.turn]:
        s.opened[s.turn] = 1
        s.done = 1
        begin(s)
    else:
        finish(s)


def finish(s):
    """End the turn of a player who has laid something. §8.1"""
    if s.held[s.turn] == 0:
        go_out(s)
        return
    s.opened[s.turn] = 1
    s.passes = 0
    pass_turn(s)


def time_up(s):
    """End the turn of a player whose time is up. §9.4"""
    if s.overtime == 1:
        lose_time(s)
    elif s.kept[0] != NONE:
        restore(s, s.kept)
        finish(s)
    else:
        take_back(s)


def lose_time(s):
    """Take everything back and draw three. §9.4"""
    if s.done or s.stock == 0:
        take_back(s)
    else:
        restore(s, s.before)
        draw(s, PENALTY)


def pass_turn(s):
    s.done = 0
    s.turn = next_seat(s)
    begin(s)


def next_seat(s):
    """Return the seat to the left of the player to act."""
    return s.turn + 1 if s.turn + 1 < s.players else 0


def go_out(s):
    """Score a round that the player to act has won. §8.2, §9.1"""
    factor = 2 if s.hand_rummy and not s.opened[s.turn] else 1
    for seat in range(s.players):
        cost = factor * rack_worth(s, seat)
        s.score[seat] -= cost
        s.score[s.turn] += cost
    next_round(s)


def rack_worth(s, seat):
    """Return the points in a rack. §8.2"""
    total = JOKER_COSTS * int(s.rack[seat, JOKER])
    for k in range(JOKER):
        total += (k % NUMBERS + 1) * int(s.rack[seat, k])
    return total


def block(s):
    """Score a round in which nobody can or wants to lay any more. §7.2, §8.4"""
    best = 0
    tied = 0
    for seat in range(1, s.players):
        if rack_worth(s, seat) < rack_worth(s, best):
            best = seat
    for seat in range(s.players):
        tied += int(rack_worth(s, seat) == rack_worth(s, best))
    if tied == 1 and s.blocked == 0:
        for seat in range(s.players):
            more = rack_worth(s, seat) - rack_worth(s, best)
            s.score[seat] -= more
            s.score[best] += more
    next_round(s)


def next_round(s):
    """Deal the next round, which the player to the left starts, or end the match. §8.3, §8.5"""
    s.done = 0
    if s.played == s.rounds:
        s.phase = FINISHED
        return
    s.played += 1
    s.turn = next_seat(s)
    gather(s)
    begin(s)
    s.phase = DEAL


def overdue(s):
    """Return the action that is played for a player whose time is up. §9.3"""
    return TIME


def drawing(s):
    """Return what chance is about to draw: something for a seat in a phase."""
    return int(s.phase) * SEATS + int(s.turn)


def seen_by(s, action):
    """Say who sees `action`: a tile from the pool only who draws it. §10.1"""
    return 1 << s.turn if DEAL <= s.phase <= DRAWING else EVERYBODY


def points(s, out):
    """Set out[seat] to its points. §8.2"""
    for seat in range(s.players):
        out[seat] = s.score[seat]


def ranks(s, out):
    """Set out[seat] to its rank: most points win, equals share. §8.6"""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.score[other] > s.score[seat]:
                out[seat] += 1


def hide(s, seat):
    """Turn face down the racks of others, but for tiles that they have shown. §10"""
    if s.phase == FINISHED:
        return
    for other in range(s.players):
        if other != seat:
            for k in range(KINDS):
                s.pool[k] += s.rack[other, k] - s.shown[other, k]
                s.rack[other, k] = s.shown[other, k]


def deal(s, rng):
    """Fill the racks again at random from the tiles that are not known."""
    for seat in range(s.players):
        known = 0
        for k in range(KINDS):
            known += int(s.rack[seat, k])
        for _ in range(s.held[seat] - known):
            k = unknown_tile(s, rng)
            s.pool[k] -= 1
            s.rack[seat, k] += 1


def clear(table):
    for i in range(MOST):
        table[i] = NONE


def copy(source, target):
    for i in range(MOST):
        target[i] = source[i]


def insert(table, x):
    """Put a combination where it belongs in a sorted table."""
    i = MOST - 1
    while i > 0 and (table[i - 1] == NONE or table[i - 1] > x):
        table[i] = table[i - 1]
        i -= 1
    table[i] = x


def remove(table, x):
    """Take a combination out of a table."""
    i = 0
    while table[i] != x:
        i += 1
    while i < MOST - 1:
        table[i] = table[i + 1]
        i += 1
    table[i] = NONE
