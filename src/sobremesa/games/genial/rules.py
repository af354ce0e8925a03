"""Genial: lines of colours on a board of hexagons, and the lowest colour counts.

Section numbers refer to RULES.md. Racks and bag are counts per kind of tile: no rule looks at
their order, so none is kept. The edges on which a tile can still lie are a set of bits.
"""

from sobremesa.engine.chance import below
from sobremesa.engine.contract import CHANCE, EVERYBODY, OVER, Option, layout
from sobremesa.games.genial.bits import nth_one, ones
from sobremesa.games.genial.board import (
    CELLS,
    COLOURS,
    EDGE_FROM,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    NEAR,
    NEIGHBOUR,
    OPEN,
    SYMBOL_CELL,
    WAYS,
    WORD,
    WORDS,
)
from sobremesa.games.genial.memory import (
    MEMORY,
    conceal,
    in_hand,
    newer,
    put_aside,
    remember_drawn,
    remember_left,
    reserved,
)
from sobremesa.games.genial.tiles import COPIES, KIND, KIND_ONE, KIND_OTHER, KINDS, LAID, TILES

RULES = 1  # version: 1, the rulebook with the decisions of RULES.md

SEATS = 4
RACK = 6  # §2.2
TOP = 18  # §4.5: the last space of a score board
EMPTY = -1  # a cell without a symbol

# Actions. Place a tile: as it lies * EDGES + edge. At chance: the kind of the tile that is drawn.
STOP = LAID * EDGES  # forgo the extra plays that are left
RENEW, KEEP = STOP + 1, STOP + 2
ACTIONS = STOP + 3
MOST_OPEN = EDGES - WAYS * COLOURS  # edges that no printed symbol is on
LEGAL = 2 * RACK * MOST_OPEN + 1

DEAL, REFILL, RENEWAL, TURN, EXTRA, CHOICE, END = range(7)

OPTIONS = (Option("teams", "no", ("no", "yes")),)

STATE = layout(
    ("teams", "i1"),  # option, §7.2
    ("players", "i1"),
    ("phase", "i1"),  # DEAL … END: up to RENEWAL chance acts
    ("turn", "i1"),
    ("placed", "i1"),  # tiles on the board
    ("extra", "i1"),  # plays that the player to act has still won
    ("stock", "i1"),  # tiles in the bag; in a view `bag` counts all that are not seen
    ("board", "i1", (CELLS + 1,)),  # colour of each cell, or EMPTY
    ("mark", "i1", (SEATS, COLOURS)),  # markers of each score board; partners share one, §7.2
    ("bag", "i1", (KINDS,)),
    ("hand", "i1", (SEATS, KINDS)),
    ("held", "i1", (SEATS,)),  # how many tiles; more than `hand` counts when they are face down
    # What is remembered of renewals, the oldest first, §8.3; see memory.py.
    ("renewals", "i1"),  # how many; the row behind them is what lies aside during the next one
    ("shown", "i1", (MEMORY, KINDS)),  # tiles shown then, as far as they have not been seen since
    ("fresh", "i1", (MEMORY, SEATS)),  # how many of a rack may have been drawn since
    ("since", "i1", (MEMORY, SEATS, KINDS)),  # which were: known, like `hand`, to their owner
    ("open", "i8", (WORDS,)),  # edges with two empty cells, as bits
)


def setup(s, players):
    """Put `s` before tiles are drawn, all markers at 0. §2"""
    s.players = players
    s.phase = DEAL
    s.stock = TILES
    for kind in range(KINDS):
        s.bag[kind] = COPIES[kind]
    for cell in range(CELLS + 1):
        s.board[cell] = EMPTY
    for colour in range(COLOURS):
        s.board[SYMBOL_CELL[colour]] = colour
    for word in range(WORDS):
        s.open[word] = OPEN[players - 1, word]


def to_act(s):
    """Return the seat to act, CHANCE for a tile to be drawn, or OVER."""
    if s.phase <= RENEWAL:
        return CHANCE
    if s.phase == END:
        return OVER
    return int(s.turn)


def legal(s, actions, weights):
    """Fill in the legal actions, at chance with their odds, and return how many."""
    if s.phase <= RENEWAL:
        return legal_draws(s, actions, weights)
    if s.phase == END:
        return 0
    if s.phase == CHOICE:
        actions[0] = RENEW
        actions[1] = KEEP
        return 2
    count = legal_placements(s, actions)
    if s.phase == EXTRA:  # §4.6: one may play on
        actions[count] = STOP
        count += 1
    return count


def legal_draws(s, actions, weights):
    count = 0
    for kind in range(KINDS):
        if s.bag[kind] > 0:
            actions[count] = kind
            weights[count] = s.bag[kind]
            count += 1
    return count


def legal_placements(s, actions):
    """List every tile of the rack, either way round, on every edge that is open to it. §3.1"""
    count = 0
    edges = 0
    first = 0
    for laid in range(LAID):
        if s.hand[s.turn, KIND[laid]] == 0:
            continue
        if edges == 0:
            first = laid
            edges = list_edges(s, actions, laid * EDGES)
        else:
            for i in range(edges):
                actions[count + i] = actions[i] + (laid - first) * EDGES
        count += edges
    return count


def list_edges(s, actions, base):
    """List base + edge for every edge that may be played on, and return how many there are."""
    count = 0
    untouched = untouched_symbols(s)
    for word in range(WORDS):
        bits = playable(s, word, untouched)
        for bit in range(WORD):
            if bits >> bit & 1:
                actions[count] = base + word * WORD + bit
                count += 1
    return count


def untouched_symbols(s):
    """Return the printed symbols that nobody touches yet, as bits. §3.2"""
    untouched = 0
    for symbol in range(COLOURS):
        touched = False
        for way in range(WAYS):
            touched |= s.board[NEIGHBOUR[SYMBOL_CELL[symbol], way]] != EMPTY
        untouched |= int(not touched) << symbol
    return untouched


def playable(s, word, untouched):
    """Return a word of the open edges; in the first round those near an untouched symbol. §3.2"""
    bits = int(s.open[word])
    if s.placed >= s.players:
        return bits
    nearby = 0
    for symbol in range(COLOURS):
        if untouched >> symbol & 1:
            nearby |= int(NEAR[symbol, word])
    return bits & nearby


def sample(s, actions, weights, rng):
    """Return what a draw from `legal` would with the same `rng`, but make no list."""
    if s.phase <= RENEWAL:
        return drawn(s, below(int(s.stock), rng))
    if s.phase == CHOICE:
        return RENEW + below(2, rng)
    untouched = untouched_symbols(s) if s.placed < s.players else 0
    edges = 0
    for word in range(WORDS):
        edges += ones(playable(s, word, untouched))
    placements = count_laid(s) * edges
    k = below(placements + int(s.phase == EXTRA), rng)
    if k == placements:
        return STOP
    return nth_laid(s, k // edges) * EDGES + nth_edge(s, k % edges, untouched)


def drawn(s, k):
    """Return the kind of the k-th tile in the bag."""
    kind = 0
    while k >= s.bag[kind]:
        k -= int(s.bag[kind])
        kind += 1
    return kind


def count_laid(s):
    """Return in how many ways the rack's tiles can lie on one edge."""
    count = 0
    for kind in range(KINDS):
        if s.hand[s.turn, kind] > 0:
            count += 1 if KIND_ONE[kind] == KIND_OTHER[kind] else 2
    return count


def nth_laid(s, k):
    """Return the k-th way in which a tile of the rack can lie."""
    laid = 0
    while s.hand[s.turn, KIND[laid]] == 0 or k > 0:
        k -= int(s.hand[s.turn, KIND[laid]] > 0)
        laid += 1
    return laid


def nth_edge(s, k, untouched):
    """Return the k-th edge that may be played on."""
    word = 0
    bits = playable(s, word, untouched)
    here = ones(bits)
    while k >= here:
        k -= here
        word += 1
        bits = playable(s, word, untouched)
        here = ones(bits)
    return word * WORD + nth_one(bits, k)


def apply(s, action):
    """Play `action`, which must be legal."""
    if s.phase <= RENEWAL:
        draw(s, action)
    elif action == STOP:
        end_plays(s)
    elif action == KEEP:
        s.phase = REFILL
    elif action == RENEW:
        renew(s)
    else:
        place(s, action // EDGES, action % EDGES)


def place(s, laid, edge):
    """Put a tile on an edge, score it, and see what follows. §3.1, §3.3"""
    one, other = int(EDGE_ONE[edge]), int(EDGE_OTHER[edge])
    left, right = laid // COLOURS, laid % COLOURS
    if s.phase == EXTRA:
        s.extra -= 1
    leave_rack(s, int(KIND[laid]))
    score(s, left, right, lines(s, one, left), lines(s, other, right))
    cover(s, one, left)
    cover(s, other, right)
    s.placed += 1
    if at_top(s) or is_full(s):  # §5.1, §5.4: also between extra plays
        s.extra = 0
        s.phase = END
    elif s.extra > 0 and s.held[s.turn] > 0:
        s.phase = EXTRA
    else:
        end_plays(s)


def leave_rack(s, kind):
    """Take a tile out of the rack of the player to act; all see which, and may remember. §8.3"""
    seat = s.turn
    s.hand[seat, kind] -= 1
    s.held[seat] -= 1
    remember_left(s, seat, kind)


def lines(s, cell, colour):
    """Count `colour` in the five lines from a cell on which half a tile is about to lie. §4.1

    There are six ways, but that of the other half ends at once: its cell is empty still.
    """
    count = 0
    for way in range(WAYS):
        far = NEIGHBOUR[cell, way]
        while s.board[far] == colour:
            count += 1
            far = NEIGHBOUR[far, way]
    return count


def cover(s, cell, colour):
    """Put a symbol on a cell; no edge from there is open any more."""
    s.board[cell] = colour
    for way in range(WAYS):
        edge = int(EDGE_FROM[cell, way])
        if edge < EDGES:
            s.open[edge // WORD] &= ~(1 << edge % WORD)


def score(s, left, right, for_left, for_right):
    """Advance the markers of both halves; those of a double are one. §4.3"""
    if left == right:
        advance(s, left, for_left + for_right)
    else:
        advance(s, left, for_left)
        advance(s, right, for_right)


def advance(s, colour, points):
    """Advance a marker, and count the extra play that it may win. §4.5, §4.6"""
    own = score_board(s, s.turn)
    before = int(s.mark[own, colour])
    after = stop(s, before, points)
    s.mark[own, colour] = after
    s.extra += int(wins_play(s, before, after))


def stop(s, mark, points):
    """Return where a marker stops: at the end of its board, and at that of the first. §4.5, §7.3"""
    return min(mark + points, TOP if mark < TOP else top(s))


def wins_play(s, before, after):
    """Say whether a marker that has moved wins an extra play: at either end, but not alone. §4.6"""
    at_end = after == TOP or after == top(s)
    return at_end and after > before and s.players > 1


def score_board(s, seat):
    """Return whose score board a seat uses: partners sit opposite and share one. §7.2"""
    return seat % 2 if s.teams else seat


def top(s):
    """Return the last space of the score boards: teams and who plays alone have two. §7.1, §7.2"""
    return 2 * TOP if s.teams or s.players == 1 else TOP


def at_top(s):
    """Say whether the player to act has all markers at the end. §5.4"""
    return lowest(s, s.turn) == top(s)


def lowest(s, seat):
    """Return the lowest marker of a seat. §5.2"""
    own = score_board(s, seat)
    least = int(s.mark[own, 0])
    for colour in range(1, COLOURS):
        least = min(least, int(s.mark[own, colour]))
    return least


def is_full(s):
    """Say whether no two neighbouring cells are empty. §5.1"""
    for word in range(WORDS):
        if s.open[word] != 0:
            return False
    return True


def end_plays(s):
    """Let the player renew the rack if that is allowed, or refill it. §6"""
    s.extra = 0
    s.phase = CHOICE if may_renew(s) else REFILL


def may_renew(s):
    """Say whether there are tiles left, none with a colour that is lowest. §6.2"""
    if s.held[s.turn] == 0:
        return False
    for kind in range(KINDS):
        if s.hand[s.turn, kind] > 0 and shows_lowest(s, kind):
            return False
    return True


def shows_lowest(s, kind):
    """Say whether a tile has a colour whose marker is lowest with the player to act. §6.2"""
    own = score_board(s, s.turn)
    least = lowest(s, s.turn)
    return s.mark[own, KIND_ONE[kind]] == least or s.mark[own, KIND_OTHER[kind]] == least


def renew(s):
    """Show the rack and put it aside for as long as new tiles are drawn. §6.3"""
    s.phase = RENEWAL
    put_aside(s, s.turn)


def draw(s, kind):
    """Let a tile come from the bag onto the rack that waits for it. §2.2, §6.1"""
    s.bag[kind] -= 1
    s.stock -= 1
    s.hand[s.turn, kind] += 1
    s.held[s.turn] += 1
    remember_drawn(s, s.turn, kind)
    if s.held[s.turn] < rack_size(s):
        return
    if s.phase == RENEWAL:
        return_shown(s)
    if s.phase == DEAL and s.turn < s.players - 1:
        s.turn += 1
    else:
        s.turn = (s.turn + 1) % s.players
        s.phase = TURN


def return_shown(s):
    """Put the tiles that were shown into the bag; from now on they can be drawn. §6.3"""
    for kind in range(KINDS):
        s.bag[kind] += s.shown[s.renewals, kind]
        s.stock += s.shown[s.renewals, kind]
    s.renewals += 1


def rack_size(s):
    """Return how many tiles one has: alone there is no rack. §2.2, §7.1"""
    return 1 if s.players == 1 else RACK


def drawing(s):
    """Return what chance is about to draw: something for a seat in a phase."""
    return int(s.phase) * SEATS + int(s.turn)


def seen_by(s, action):
    """Say who sees `action`: its owner a drawn tile, §8.1, or that he does not renew, §8.3."""
    secret = s.phase <= RENEWAL or action == KEEP
    return 1 << int(s.turn) if secret and s.players > 1 else EVERYBODY


def points(s, out):
    """Set out[seat] to its lowest marker. §5.2"""
    for seat in range(s.players):
        out[seat] = lowest(s, seat)


def ranks(s, out):
    """Set out[seat] to its rank: the lowest marker decides, then the next, and so on. §5.3"""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            out[seat] += int(is_better(s, other, seat))


def is_better(s, one, other):
    """Say whether one seat's markers, from the lowest up, beat another's. §5.3"""
    for space in range(top(s)):
        more = markers_at(s, other, space) - markers_at(s, one, space)
        if more != 0:
            return more > 0
    return False


def markers_at(s, seat, space):
    own = score_board(s, seat)
    count = 0
    for colour in range(COLOURS):
        count += int(s.mark[own, colour] == space)
    return count


def hide(s, seat):
    """Turn face down what `seat` cannot see: the others' racks. §8.1, §8.4"""
    if s.phase == END or s.players == 1:
        return
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.bag[kind] += s.hand[other, kind]
                s.hand[other, kind] = 0
            conceal(s, other)


def deal(s, rng):
    """Turn every face-down tile up again, at random.

    The oldest come first, as they can be fewest: none of those shown since. But who is asked
    whether to renew has tiles that allow it, hence is dealt to before all others. §8.3
    """
    if s.phase == CHOICE:
        for age in range(s.renewals + 1):
            deal_aged(s, s.turn, age, rng)
    for age in range(s.renewals + 1):
        for seat in range(s.players):
            deal_aged(s, seat, age, rng)


def deal_aged(s, seat, age, rng):
    """Deal a rack the tiles that it must have had at a renewal, or in the end all."""
    for _ in range(face_down(s, seat, age)):
        deal_tile(s, seat, age, rng)


def face_down(s, seat, age):
    """Return how many face-down tiles of a rack were there at a renewal, or in the end at all."""
    count = int(s.held[seat]) - in_hand(s, seat)
    if age == s.renewals:
        return count
    return count - (int(s.fresh[age, seat]) - newer(s, age, seat))


def deal_tile(s, seat, age, rng):
    """Give a seat an unseen tile that may be its; if others have all of them, a newer one."""
    while age < s.renewals and possible(s, seat, age) == 0:
        age += 1
    k = below(possible(s, seat, age), rng)
    kind = 0
    while k >= candidates(s, seat, kind, age):
        k -= candidates(s, seat, kind, age)
        kind += 1
    s.bag[kind] -= 1
    s.hand[seat, kind] += 1
    for i in range(age):
        s.since[i, seat, kind] += 1


def possible(s, seat, age):
    """Return how many unseen tiles a seat may have had at a renewal, or in the end at all."""
    count = 0
    for kind in range(KINDS):
        count += candidates(s, seat, kind, age)
    return count


def candidates(s, seat, kind, age):
    """Return how many of them are of a kind."""
    if s.phase == CHOICE and seat == s.turn and shows_lowest(s, kind):
        return 0
    return max(0, int(s.bag[kind]) - reserved(s, kind, age))
