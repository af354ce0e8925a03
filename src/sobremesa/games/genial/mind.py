"""What a search should know of Genial: which placements are good, counted once for all of them.

What a colour scores on an empty cell does not depend on how the tile lies: the way of its other
half ends at once. So a survey of the cells says what every placement brings. It is made in a room
of whole numbers: first a word for every cell, whose bytes are the points of the colours and how
much stays open around, then what so many points are worth to the player to act, for every colour,
and at last what it costs to leave a colour open to the others.

Whoever plays on from move to move keeps the words: a tile changes only what sees it.
"""

from functools import lru_cache

import numpy as np

from sobremesa.engine.contract import Integers, Message, State, View
from sobremesa.games.genial.board import (
    CELLS,
    COLOURS,
    EDGE_FROM,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    NEIGHBOUR,
    REACH,
    WAYS,
    WORD,
)
from sobremesa.games.genial.endgame import exact_shares
from sobremesa.games.genial.notation import LETTERS
from sobremesa.games.genial.rules import (
    CHOICE,
    EMPTY,
    EXTRA,
    RENEW,
    STATE,
    STOP,
    TOP,
    lowest,
    playable,
    score_board,
    stop,
    untouched_symbols,
    wins_play,
)
from sobremesa.games.genial.tiles import KIND_ONE, KIND_OTHER, KINDS

HOOKS = ("policy", "promising")
INLINED = False  # all in one piece would take minutes to compile

WIDTH = 24  # placements worth a thought

# What it is worth to have a marker at 0, 1 …: every point less than the one before.
FIRST, FADING = 1 << 40, 0.87
WORTH = np.array([round(FIRST * sum(FADING**i for i in range(n))) for n in range(2 * TOP + 2)])
PLAY = 2.5  # what an extra play is worth, in points for the lowest
OPENING = 0.15  # what it costs to let the others go on from a cell, of a point for one of them

SPAN = np.array([1 + 3 * reach * (reach + 1) for reach in REACH])  # cells of each board
BYTE, HIGH = 8, 0x80808080808080  # a word of a survey: bits of a byte, and the highest of each
AROUND = COLOURS  # the byte that counts empty neighbours
GAINS = TOP + 1  # a marker advances by 0 … TOP
VALUES = CELLS
COSTS = VALUES + COLOURS * GAINS
ROOM = COSTS + COLOURS  # of a survey

# Where `policy` keeps what, in the room for the weights of draws and behind those.
KEPT = KINDS  # a survey,
BOARD = KEPT + ROOM  # the board of which it is,
TABLE = BOARD + CELLS  # for how many players,
NEXT = TABLE + 1  # and on which edge a tile came next;
FIRST = NEXT + 1  # the cell to try first,
CELL = FIRST + 1  # and all that are empty and have an empty neighbour;
LARGEST = CELL + CELLS  # of each byte of their words
HALF = LARGEST + 1  # what half a tile of a colour is worth on each cell, also beyond the edge;
HALVES = CELLS + 1
MOST = HALF + COLOURS * HALVES  # what it is worth at most,
LIMIT = MOST + COLOURS  # and what a tile is
NEVER = -(1 << 60)


def survey(s, room, start):
    """Put a survey for the player to act into `room`."""
    most = count_all(s, room, start)
    weigh_points(s, room, start, most)


def count_all(s, room, start):
    """Put the words of all empty cells into a survey; return the largest of each byte."""
    most = 0
    span = SPAN[s.players - 1]
    for cell in range(span):
        if s.board[cell] == EMPTY:
            word = counted(s, cell, span)
            room[start + cell] = word
            most = larger(most, word)
    return most


def counted(s, cell, span):
    """Return how often each colour is in the lines from an empty cell, and what is open around."""
    word = 0
    empty = 0
    for way in range(WAYS):
        far = NEIGHBOUR[cell, way]
        colour = s.board[far]
        if colour == EMPTY:
            empty += int(far < span)
        else:
            one = 1 << BYTE * int(colour)
            while s.board[far] == colour:
                word += one
                far = NEIGHBOUR[far, way]
    return word + (empty << BYTE * AROUND)


def larger(one, other):
    """Return the larger bytes of two words; none of them is above 127."""
    not_less = ((one | HIGH) - other & HIGH) >> BYTE - 1
    mask = not_less * 0xFF
    return one & mask | other & ~mask


def weigh_points(s, room, start, most):
    """Put into a survey what points are worth, up to the most that a tile scores, and the costs."""
    point = worth_of_point(s, s.turn)
    for colour in range(COLOURS):
        before = int(s.mark[score_board(s, s.turn), colour])
        for points in range(min(TOP, 2 * byte(most, colour)) + 1):
            after = stop(s, before, points)
            room[start + VALUES + colour * GAINS + points] = (
                WORTH[after] - WORTH[before] + int(PLAY * point) * int(wins_play(s, before, after))
            )
        room[start + COSTS + colour] = int(OPENING * wanted(s, colour))


def worth_of_point(s, seat):
    """Return what another point for the lowest colour is worth to a seat."""
    return WORTH[lowest(s, seat) + 1] - WORTH[lowest(s, seat)]


def wanted(s, colour):
    """Return what a point for a colour is worth to whoever else needs it most."""
    least = 2 * TOP
    for seat in range(s.players):
        if score_board(s, seat) != score_board(s, s.turn):
            least = min(least, int(s.mark[score_board(s, seat), colour]))
    return WORTH[least + 1] - WORTH[least]


def byte(word, place):
    """Return a byte of a cell's word: what a colour scores there, or what is open AROUND."""
    return word >> BYTE * place & 0x7F


def value(room, start, colour, points):
    """Return what so many points for a colour are worth."""
    return room[start + VALUES + colour * GAINS + min(points, TOP)]


def tile_value(room, start, left, right, one, other):
    """Return what it is worth to put the halves `left` and `right` on the cells one and other."""
    word, next_word = room[start + one], room[start + other]
    cost = (byte(word, AROUND) - 1) * room[start + COSTS + left]
    cost += (byte(next_word, AROUND) - 1) * room[start + COSTS + right]
    if left == right:
        return value(room, start, left, byte(word, left) + byte(next_word, left)) - cost
    gain = value(room, start, left, byte(word, left))
    return gain + value(room, start, right, byte(next_word, right)) - cost


def policy(s, actions, weights, rng):
    """Advance the low markers most, win extra plays and play them, renew whenever possible."""
    if s.phase == CHOICE:
        return RENEW
    room = weights
    recount(s, room)
    cells = list_cells(s, room)
    weigh_points(s, room, KEPT, room[LARGEST])
    weigh_halves(room, cells)
    weigh_tiles(s, room)
    untouched = untouched_symbols(s) if s.placed < s.players else 0
    best = NEVER // 2
    chosen = 0
    kind = likeliest(room, best)
    room[FIRST] = where_most(room, int(KIND_ONE[kind]))
    while kind < KINDS:
        left, right = int(KIND_ONE[kind]), int(KIND_OTHER[kind])
        if left == right:
            best, chosen = best_double(s, room, cells, left, untouched, best, chosen)
        else:
            best, chosen = best_mixed(s, room, cells, left, right, untouched, best, chosen)
        room[LIMIT + kind] = NEVER
        kind = likeliest(room, best)
    room[NEXT] = chosen % EDGES
    return chosen


def recount(s, room):
    """Bring the survey that was kept up to date: after a tile where it said, or all anew."""
    one, other = EDGE_ONE[room[NEXT]], EDGE_OTHER[room[NEXT]]
    changed = int(room[TABLE] != s.players)
    for cell in range(CELLS):
        changed += int(room[BOARD + cell] != s.board[cell])
    if changed == 2 and is_covered(s, room, one) and is_covered(s, room, other):
        recount_lines(s, room, one)
        recount_lines(s, room, other)
        return
    count_all(s, room, KEPT)
    room[TABLE] = s.players
    for cell in range(CELLS):
        room[BOARD + cell] = s.board[cell]
    for half in range(HALF, MOST):
        room[half] = NEVER


def is_covered(s, room, cell):
    """Say whether a cell was empty when the survey was made, and is so no more."""
    return s.board[cell] != EMPTY and room[BOARD + cell] == EMPTY


def recount_lines(s, room, cell):
    """Note that a cell is covered: count anew where a line leads to it."""
    colour = s.board[cell]
    span = SPAN[s.players - 1]
    room[BOARD + cell] = colour
    rule_out(room, cell)
    for way in range(WAYS):
        far = NEIGHBOUR[cell, way]
        while s.board[far] == colour:
            far = NEIGHBOUR[far, way]
        if s.board[far] == EMPTY and far < span:
            room[KEPT + far] = counted(s, far, span)
            if byte(room[KEPT + far], AROUND) == 0:
                rule_out(room, far)


def rule_out(room, cell):
    """Note that nothing can lie on a cell any more."""
    for colour in range(COLOURS):
        room[HALF + colour * HALVES + cell] = NEVER


def list_cells(s, room):
    """List the cells on which half a tile can lie, and the largest bytes there; return how many."""
    count = 0
    largest = 0
    for cell in range(SPAN[s.players - 1]):
        word = room[KEPT + cell]
        if s.board[cell] == EMPTY and byte(word, AROUND) > 0:
            room[CELL + count] = cell
            largest = larger(largest, word)
            count += 1
    room[LARGEST] = largest
    return count


def cell_at(room, i):
    """Return a cell of the list; the mask tells the compiler that it is not negative."""
    return room[CELL + i] & 0xFF


def beside(cell, way):
    """Return the next cell that way, likewise."""
    return NEIGHBOUR[cell, way] & 0xFF


def weigh_halves(room, cells):
    """Put down what half a tile is worth on every cell, and at most."""
    for i in range(cells):
        cell = cell_at(room, i)
        word = room[KEPT + cell]
        around = byte(word, AROUND) - 1
        for colour in range(COLOURS):
            worth = room[KEPT + VALUES + colour * GAINS + byte(word, colour)]
            room[HALF + colour * HALVES + cell] = worth - around * room[KEPT + COSTS + colour]
    for colour in range(COLOURS):
        most = NEVER
        for cell in range(CELLS):
            most = max(most, room[HALF + colour * HALVES + cell])
        room[MOST + colour] = most


def where_most(room, colour):
    """Return a cell on which half a tile of a colour is worth most."""
    cell = 0
    while room[HALF + colour * HALVES + cell] != room[MOST + colour]:
        cell += 1
    return cell


def weigh_tiles(s, room):
    """Put down what each tile of the rack is worth at most; those of others, NEVER."""
    for kind in range(KINDS):
        room[LIMIT + kind] = NEVER
        if s.hand[s.turn, kind] > 0:
            left, right = int(KIND_ONE[kind]), int(KIND_OTHER[kind])
            room[LIMIT + kind] = room[MOST + left] + room[MOST + right]
            if left == right:  # both halves advance one marker, so the second may win the play
                room[LIMIT + kind] = value(room, KEPT, left, 2 * byte(room[LARGEST], left))


def likeliest(room, least):
    """Return the kind of tile whose limit is highest and above `least`, or KINDS."""
    best = KINDS
    for kind in range(KINDS):
        if room[LIMIT + kind] > least:
            least = room[LIMIT + kind]
            best = kind
    return best


def best_mixed(s, room, cells, left, right, untouched, best, chosen):
    """Return the worth of the best placement, and that: of two colours, or the one so far."""
    rest = room[MOST + right]
    for i in range(-1, cells):  # from FIRST
        one = cell_at(room, i)
        half = room[HALF + left * HALVES + one]
        if half + rest > best:
            for way in range(WAYS):
                worth = half + room[HALF + right * HALVES + beside(one, way)]
                if worth > best:
                    edge = int(EDGE_FROM[one, way])
                    if untouched == 0 or may_lie(s, edge, untouched):
                        best = worth
                        chosen = lying(left, right, one, edge)
    return best, chosen


def best_double(s, room, cells, colour, untouched, best, chosen):
    """Return the same for a tile of one colour, whose halves advance one marker."""
    cost = room[KEPT + COSTS + colour]
    largest = byte(room[LARGEST], colour)
    for i in range(-1, cells):
        one = cell_at(room, i)
        word = room[KEPT + one]
        points = byte(word, colour)
        around = byte(word, AROUND) - 1
        if value(room, KEPT, colour, points + largest) - around * cost > best:
            for way in range(WAYS):
                other = beside(one, way)
                if room[HALF + other] != NEVER:
                    word = room[KEPT + other]
                    worth = value(room, KEPT, colour, points + byte(word, colour))
                    worth -= (around + byte(word, AROUND) - 1) * cost
                    if worth > best:
                        edge = int(EDGE_FROM[one, way])
                        if untouched == 0 or may_lie(s, edge, untouched):
                            best = worth
                            chosen = lying(colour, colour, one, edge)
    return best, chosen


def may_lie(s, edge, untouched):
    """Say whether a tile may be placed on an edge."""
    return edge < EDGES and playable(s, edge // WORD, untouched) >> edge % WORD & 1 == 1


def lying(left, right, one, edge):
    """Return the action that puts the half `left` on the cell `one` of an edge."""
    laid = left * COLOURS + right if EDGE_ONE[edge] == one else right * COLOURS + left
    return laid * EDGES + edge


def promising(s, actions, count):
    """Put the placements that are worth most first; whoever may stop can think of that as well.

    A list of placements never fills the room that there is for one: behind it is a survey.
    """
    if s.phase == CHOICE or count <= WIDTH:
        return count
    survey(s, actions, count)
    values = count + ROOM
    for i in range(count):
        action = actions[i]
        worth = action_value(actions, count, action)
        place = i
        if i >= WIDTH:
            if worth <= actions[values + WIDTH - 1]:
                continue
            place = WIDTH - 1
            actions[i] = actions[place]
        while place > 0 and actions[values + place - 1] < worth:
            actions[values + place] = actions[values + place - 1]
            actions[place] = actions[place - 1]
            place -= 1
        actions[values + place] = worth
        actions[place] = action
    if s.phase == EXTRA:
        bring(actions, count, STOP, WIDTH - 1)
    return WIDTH


def action_value(room, start, action):
    """Return what an action is worth; to STOP, nothing."""
    if action == STOP:
        return 0
    laid, edge = action // EDGES, action % EDGES
    left, right = laid // COLOURS, laid % COLOURS
    return tile_value(room, start, left, right, EDGE_ONE[edge], EDGE_OTHER[edge])


def bring(actions, count, action, place):
    """Let an action, if it is listed, change places with the one at `place`."""
    for i in range(place, count):
        if actions[i] == action:
            actions[i] = actions[place]
            actions[place] = action


def exact(view: View) -> int | None:
    """Return what is best at the very end, of equals what is worth most; None where unknown."""
    found = exact_shares(view)
    if found is None:
        return None
    room = surveyed(view.state)
    return max(found, key=lambda action: (found[action], action_value(room, 0, action)))


def surveyed(s: State) -> Integers:
    """Return a survey for the player to act: there are many actions to look at in one state."""
    return surveyed_bytes(s.tobytes())


@lru_cache(maxsize=1)
def surveyed_bytes(state: bytes) -> Integers:
    """Return a survey of a state that is written as bytes."""
    room = np.zeros(ROOM, np.int64)
    survey(np.frombuffer(state, STATE)[0], room, 0)
    return room


def advances(s: State, room: Integers, action: int) -> tuple[int, int]:
    """Return how far a placement advances the marker of each half; a double's is one."""
    laid, edge = divmod(action, EDGES)
    left, right = divmod(laid, COLOURS)
    points = [byte(int(room[EDGE_ONE[edge]]), left), byte(int(room[EDGE_OTHER[edge]]), right)]
    if left == right:
        points = [sum(points), 0]
    marks = [int(s.mark[score_board(s, s.turn), colour]) for colour in (left, right)]
    first, second = (stop(s, mark, more) - mark for mark, more in zip(marks, points, strict=True))
    return int(first), int(second)


def reason(view: View, action: int) -> Message | None:
    """Say what an action does for the lowest colour, or which tiles could."""
    s = view.state
    marks = s.mark[score_board(s, s.turn)].tolist()
    low = marks.index(min(marks))
    facts = {"one": LETTERS[low], "from": marks[low]}
    if action < STOP:
        left, right = divmod(action // EDGES, COLOURS)
        for_left, for_right = advances(s, surveyed(s), action)
        gained = for_left * (left == low) + for_right * (right == low)
        if gained:
            return Message("reason-lowest", to=marks[low] + gained, **facts)
    showing = [k for k in range(KINDS) if low in (KIND_ONE[k], KIND_OTHER[k])]
    unseen = s.bag.tolist()
    return Message(
        "reason-others", good=sum(unseen[k] for k in showing), unseen=sum(unseen), **facts
    )
