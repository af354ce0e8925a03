"""The best lay-down where there are many states: a sweep over grids of all of them.

Where bounds leave too many states to look each of them up, they are not looked up at all. A grid
has a row for all that is open of one pair of colours, a column for all that is open of the other,
and in each cell what that costs; there is a grid for each number of jokers laid so far. A pair goes
on for a whole row at once, which a processor does with many cells at a time. Then rows and columns
change places, sets are made of what both have set aside, and the other pair goes on. What leads
beyond the bound is dropped, and rows and columns in which nothing is left.

No more than two runs of a colour need be open. A third has a joker, and either it begins where
another ends, or both lie side by side for two tiles that are jokers: then the two can be one, and
what was laid twice is left over. So a joker may also be laid on a long run, which begins anew.
(A joker that has to stay may need a third run.)

Plain functions like the rules, for arrays that the caller brings along.
"""

import numpy as np

from sobremesa.games.rummy.ahead import runs_ahead
from sobremesa.games.rummy.combinations import COLOURS, JOKERS, NUMBERS
from sobremesa.games.rummy.record import (
    APART,
    CHOICE,
    COUNT,
    ENDLESS,
    ENTRY,
    FULL,
    GIFTS,
    IN_RUNS,
    IN_SETS,
    LEFT,
    LINES,
    NO_WAY,
    OPEN,
    PAIRS,
    STEPS,
    entry,
    entry_of,
    fixed_jokers,
    has_block,
    joker_price,
    open_runs,
    wanted_here,
)
from sobremesa.games.rummy.ways import forget_plans, list_ways, share_out

INLINED = False  # that would take half a minute longer to compile, and gain nothing
NOTHING = 1 << 29  # in a cell that cannot be reached; with all that is added it stays an i4
LANES = 8  # cells that a processor takes at once
SIDE_BY_SIDE = 2  # open runs of a colour, but where a joker has to stay
UNSEEN = -1
NOWHERE = 1 << 30  # what a row costs that is not there
UNMET = 1 << 40  # and a layer in which nothing was met
TRACK = 3  # what is noted of how a line was reached
AS_A_SWEEP = 6000  # ways of the other sweep take as long as one without what follows
TRIED, GONE_ON, PASSED = 4, 2, 700  # so many take as long as one way


def sweep_grids(w, moves, ways, cells):
    """Fill in the grids of every number; `out` gets the best way. Return NO_WAY if there is none.

    Return FULL if the arrays are too small.
    """
    begin_grids(w, cells)
    w.tried, w.gone_on, w.passed = 0, 0, 0
    for number in range(1, NUMBERS + 1):
        come_to(w, number)
        list_moves(w, moves, ways)
        if w.full or not lay_number(w, moves, cells):
            return FULL
    last = best_last(w, moves, cells)
    w.work += AS_A_SWEEP + w.tried // TRIED + w.gone_on // GONE_ON + w.passed // PASSED
    return last


def begin_grids(w, cells):
    """Begin with nothing open, which costs nothing."""
    share_out(w)
    forget_plans(w)
    w.width, w.full, w.ways = 0, 0, 0
    w.listed_moves = 0
    for colour in range(COLOURS):
        w.opens[0, colour] = 1
        w.open[0, colour, 0] = 0
    for pair in range(PAIRS):
        w.lines[0, pair] = 1
        w.line[0, pair, 0, 0] = 0
        w.line[0, pair, 0, 1] = 0
    w.grid[0] = 0
    w.grid[1] = (w.free_rack + w.free_table + 1) * LANES
    for i in range(w.grid[1]):
        cells[i] = NOTHING
    cells[0] = 0
    for j in range(w.free_rack + w.free_table + 1):
        w.nearest[j, 0] = NOTHING
    jokers = w.free_rack + w.free_table
    w.nearest[0, 0] = runs_ahead(w, 0, jokers, 2, 0) + runs_ahead(w, 0, jokers, 3, 0)


def come_to(w, number):
    """Begin with a number."""
    w.number = number
    w.fixed = fixed_jokers(w, number)
    w.asked = wanted_here(w, -1)
    for early in range(2):
        for laid in range(len(w.laying[0])):
            cost = 0
            for i in range(len(w.laying[0, 0])):
                w.laying[early, laid, i] = cost
                if laid + i >= w.free_table:
                    cost += joker_price(w, max(1, number - int(early and i == 0)))


def list_moves(w, moves, ways):
    """List how all that can be open of each colour may go on, by what that gives to others."""
    for colour in range(COLOURS):
        w.opens[w.number, colour] = 0
        w.gifts[colour] = 0
        for i in range(w.opens[w.number - 1, colour]):
            begin = w.listed_moves
            list_moves_from(w, colour, w.open[w.number - 1, colour, i], moves, ways)
            order(w, colour, i, begin, moves)


def list_moves_from(w, colour, key, moves, ways):
    """List how a colour may go on with what is open."""
    jokers = w.free_rack + w.free_table
    stays = has_block(w, colour)
    most = int(w.table[colour, w.number]) + int(w.rack[colour, w.number])
    for wild in range(jokers + 1):
        w.listed = 0
        list_ways(w, 0, key, colour, wild, jokers - wild, ways)
        for i in range(w.listed):
            note_move(w, colour, wild, 0, stays, ways[i], moves)
        if wild == 0 and jokers == JOKERS and not stays and w.number > 1:
            for i in range(w.listed):
                if ways[i].choice & 3 == most:
                    note_early(w, colour, key, ways[i], moves)
    w.listed = 0


def order(w, colour, place, begin, moves):
    """Order moves by what they give, and note where each kind begins and what it costs at least."""
    end, spare = w.listed_moves, len(moves) - 1
    for i in range(begin + 1, end):
        moves[spare] = moves[i]
        k = i
        while k > begin and moves[k - 1].gift > moves[spare].gift:
            moves[k] = moves[k - 1]
            k -= 1
        moves[k] = moves[spare]
    i = begin
    for gift in range(GIFTS):
        w.moves_of[w.number, colour, place, gift] = i
        for jokers in range(w.free_rack + w.free_table + 1):
            w.hope[colour, place, gift, jokers] = ENDLESS
        while i < end and moves[i].gift == gift:
            wild = int(moves[i].wild)
            for jokers in range(wild, w.free_rack + w.free_table + 1):
                least = moves[i].cost + w.to_come[colour, jokers - wild, moves[i].to]
                known = w.hope[colour, place, gift, jokers]
                w.hope[colour, place, gift, jokers] = min(least, known)
            i += 1
    w.moves_of[w.number, colour, place, GIFTS] = end


def note_early(w, colour, before, way, moves):
    """Note that a long run begins anew with jokers here and at the number before."""
    one, two, three = open_runs(entry_of(way.key, colour))
    if three == 0:
        return
    way.key += (entry(one, two + 1, three - 1) - entry(one, two, three)) << colour * ENTRY
    way.choice += 1 << IN_RUNS
    natural = (way.choice & 3) - (way.choice >> IN_SETS & 3)
    one, two, three = open_runs(entry_of(before, colour))
    if w.links[colour, w.number] > min(natural, one + two + three):  # they go on side by side
        way.cost -= APART
    note_move(w, colour, JOKERS, 1, False, way, moves)


def note_move(w, colour, wild, early, stays, way, moves):
    """Note a move, with no more open runs than are needed."""
    one, two, three = open_runs(entry_of(way.key, colour))
    beyond = 0 if stays else max(0, one + two + three - SIDE_BY_SIDE)
    if beyond > three:
        return
    if w.listed_moves == len(moves) - 1:
        w.full = 1
        return
    new = w.listed_moves
    w.listed_moves += 1
    aside = way.choice >> IN_SETS & 3
    moves[new].to = place_of(w, colour, way.key - (beyond << colour * ENTRY + 2 * COUNT))
    moves[new].gift = gift_of(w, colour, aside | int(way.granted) << 2)
    moves[new].wild = wild
    moves[new].early = early
    moves[new].choice = way.choice
    moves[new].granted = way.granted
    moves[new].cost = way.cost


def place_of(w, colour, key):
    """Return the place of what is open of a colour now."""
    count = w.opens[w.number, colour]
    for i in range(count):
        if w.open[w.number, colour, i] == key:
            return i
    if count == OPEN:
        w.full = 1
        return 0
    w.open[w.number, colour, count] = key
    w.opens[w.number, colour] = count + 1
    jokers = w.free_rack + w.free_table
    for spare in range(jokers + 1):
        to_come = runs_ahead(w, key, spare, colour, w.number)
        w.to_come[colour, spare, count] = min(to_come, NOTHING)
    return count


def gift_of(w, colour, gift):
    """Return the place of what a colour gives to others: tiles set aside, and tiles wanted."""
    for i in range(w.gifts[colour]):
        if w.gift[colour, i] == gift:
            return i
    w.gift[colour, w.gifts[colour]] = gift
    w.gifts[colour] += 1
    return w.gifts[colour] - 1


def lay_number(w, moves, cells):
    """Fill in the grids of a number from those of the one before. Say if there was room.

    The pair that has the rows goes on first, and has the columns then. There are grids for each
    way in which it gives tiles to the others.
    """
    first = (w.number - 1) % PAIRS
    second = 1 - first
    layers = w.free_rack + w.free_table + 1
    columns = w.lines[w.number - 1, second]
    width, height = in_lanes(columns), in_lanes(most_lines(w, first))
    size = layers * columns * height
    gone_on = w.grid[w.number]
    across = gone_on + layers * most_lines(w, first) * (width + 1)
    with_sets = across + parts_of(w, first) * size
    last = max(with_sets + size, gone_on + layers * most_lines(w, second) * height)
    end = last + layers * most_lines(w, second) * (height + 1)
    if end > len(cells) or max(most_lines(w, first), most_lines(w, second)) > LINES:
        return False
    begin_lines(w, first)
    for u in range(parts_of(w, first)):
        fees = fees_of(w, first, u)
        expect(w, w.number - 1, fees)
        begin_rows(w, first, gone_on, cells)
        go_on(w, first, u, w.nearest, w.grid[w.number - 1], width, gone_on, moves, cells)
        for j in range(layers):
            w.of_part[u, j] = UNMET if w.met[j] == UNMET else w.met[j] + fees
        turn_over(w, first, columns, width, height, gone_on, across + u * size, cells)
    begin_lines(w, second)
    begin_rows(w, second, last, cells)
    expect(w, w.number, 0)
    for v in range(parts_of(w, second)):
        make_sets(w, first, v, columns * height, across, with_sets, cells)
        note_nearest(w, first, columns, height, with_sets, cells)
        go_on(w, second, v, w.nearest_now, with_sets, height, last, moves, cells)
    keep_cheap(w, first, height, last, cells)
    return True


def most_lines(w, pair):
    """Return how many lines a pair may have now."""
    return w.opens[w.number, 2 * pair] * w.opens[w.number, 2 * pair + 1]


def expect(w, number, fees):
    """Note what the sets from a number on cost at least, by the jokers that are left."""
    for spare in range(w.free_rack + w.free_table + 1):
        w.expected[spare] = w.after_sets[number, spare] + fees


def fees_of(w, pair, part):
    """Return the fees for the tiles that a pair gives."""
    aside, fees = given(w, pair, part), 0
    for colour in range(2 * pair, 2 * pair + 2):
        fees += int(w.fees[w.number, colour, aside >> 2 * colour & 3])
    return fees


def begin_rows(w, pair, to, cells):
    """Note that no row of a pair is reached yet: grids begin with a cell for each."""
    for i in range(to, to + (w.free_rack + w.free_table + 1) * most_lines(w, pair)):
        cells[i] = 0


def in_lanes(cells):
    """Return a number of cells that a processor takes in full lanes."""
    return (cells + LANES - 1) // LANES * LANES


def parts_of(w, pair):
    """Return what a pair of colours may give to others, in how many ways."""
    return w.gifts[2 * pair] * w.gifts[2 * pair + 1]


def begin_lines(w, pair):
    """Begin to find lines: what is open of a pair."""
    w.found[pair] = 0
    for i in range(w.opens[w.number, 2 * pair]):
        for k in range(w.opens[w.number, 2 * pair + 1]):
            w.line_at[i, k] = UNSEEN


def line_of(w, pair, i, k):
    """Return the line for what is open of both colours of a pair."""
    line = w.line_at[i, k]
    if line == UNSEEN:
        line = w.found[pair]
        w.line_at[i, k] = line
        w.found[pair] = line + 1
        w.found_line[pair, line, 0] = i
        w.found_line[pair, line, 1] = k
        for spare in range(w.free_rack + w.free_table + 1):
            to_come = int(w.to_come[2 * pair, spare, i]) + int(w.to_come[2 * pair + 1, spare, k])
            w.of_line[pair, spare, line] = min(to_come, NOTHING)
    return line


def above(w, least):
    """Say whether a way that costs that at least is beyond the bound, as all cost whole tiles."""
    whole = (least - w.neighbours + LEFT - 1) // LEFT * LEFT
    return max(least, whole) > w.bound


def go_on(w, pair, part, nearest, source, width, to, moves, cells):
    """Let the pair that has the rows go on, for all columns at once, and give as `part` says.

    `nearest` is what is in a row costs at least, with what is to come of the columns.
    """
    layers = w.free_rack + w.free_table + 1
    a, b = 2 * pair, 2 * pair + 1
    gift, other_gift = part // w.gifts[b], part % w.gifts[b]
    rows, most = w.lines[w.number - 1, pair], most_lines(w, pair)
    lines = to + layers * most
    for j in range(layers):
        w.met[j] = UNMET
    for row in range(rows):
        one, other = w.line[w.number - 1, pair, row, 0], w.line[w.number - 1, pair, row, 1]
        x_from, x_to = span(w, a, one, gift)
        y_from, y_to = span(w, b, other, other_gift)
        for j in range(layers):
            left = layers - 1 - j
            near = int(nearest[j, row])
            if near == NOWHERE:
                continue
            hope = near + int(w.hope[b, other, other_gift, left]) + int(w.expected[left])
            if above(w, hope + int(w.hope[a, one, gift, left])):
                continue
            for x in range(x_from, x_to):
                w.tried += 1
                hope = near + int(moves[x].cost) + int(w.expected[left])
                spare = left - int(moves[x].wild)
                if spare < 0:
                    continue
                hope += int(w.to_come[a, spare, moves[x].to])
                if above(w, hope + int(w.hope[b, other, other_gift, spare])):
                    continue
                for y in range(y_from, y_to):
                    w.tried += 1
                    spare = left - int(moves[x].wild + moves[y].wild)
                    if spare < 0:
                        continue
                    laid = left - spare
                    early = int(moves[x].early | moves[y].early)
                    paid = int(moves[x].cost + moves[y].cost) + int(w.laying[early, j, laid])
                    whole = near + paid + int(w.to_come[a, spare, moves[x].to])
                    whole += int(w.to_come[b, spare, moves[y].to]) + int(w.expected[spare])
                    if above(w, whole):
                        continue
                    w.met[j + laid] = min(whole - int(w.expected[spare]), w.met[j + laid])
                    line = (j + laid) * most + line_of(w, pair, moves[x].to, moves[y].to)
                    at, from_ = lines + line * width, source + (j * rows + row) * width
                    if cells[to + line]:
                        lessen(cells, at, from_, paid, width)
                    else:
                        cells[to + line] = 1
                        add(cells, at, from_, paid, width)
                    w.gone_on += 1
                    w.passed += width


def span(w, colour, place, gift):
    """Return from where to where the moves are that give so."""
    begin = w.moves_of[w.number, colour, place, gift]
    return begin, w.moves_of[w.number, colour, place, gift + 1]


def lessen(cells, to, source, cost, count):
    """Note what cells and a cost come to where it is less than what is there."""
    known, cheaper = cells[to : to + count], cells[source : source + count]
    for i in range(count):
        known[i] = min(known[i], np.int32(cheaper[i] + cost))


def add(cells, to, source, cost, count):
    """Note what cells and a cost come to."""
    known, new = cells[to : to + count], cells[source : source + count]
    for i in range(count):
        known[i] = np.int32(new[i] + cost)


def turn_over(w, pair, columns, width, height, source, to, cells):
    """Let rows and columns change places."""
    most = most_lines(w, pair)
    for j in range(w.free_rack + w.free_table + 1):
        if w.met[j] == UNMET:
            continue
        here = to + j * columns * height
        for line in range(height):
            if line < most and cells[source + j * most + line]:
                at = source + (w.free_rack + w.free_table + 1) * most + (j * most + line) * width
                for i in range(columns):
                    cells[here + i * height + line] = cells[at + i]
            else:
                for i in range(columns):
                    cells[here + i * height + line] = NOTHING
        w.passed += columns * height * 4


def make_sets(w, first, v, size, across, to, cells):
    """Make sets of what both pairs give, the second in the v-th way, and of jokers."""
    second = 1 - first
    layers = w.free_rack + w.free_table + 1
    for j in range(layers):
        w.with_sets[j] = 0
    for u in range(parts_of(w, first)):
        mine, theirs = given(w, first, u), given(w, second, v)
        if mine >> 8 | theirs >> 8 != w.asked:
            continue
        aside = (mine | theirs) & 255
        for wild in range(layers):
            apart = w.apart[w.number, aside, w.fixed + wild]
            if apart == NO_WAY:
                continue
            for j in range(layers - wild):
                laying = int(w.laying[0, j, wild])
                whole = w.of_part[u, j] + laying + int(w.sets[w.number, aside, wild])
                whole += int(w.after_sets[w.number, layers - 1 - j - wild])
                if w.of_part[u, j] == UNMET or above(w, whole):
                    continue
                cost = APART * int(apart) + laying
                source = across + (u * layers + j) * size
                if w.with_sets[j + wild]:
                    lessen(cells, to + (j + wild) * size, source, cost, size)
                else:
                    w.with_sets[j + wild] = 1
                    add(cells, to + (j + wild) * size, source, cost, size)
                w.gone_on += 1
                w.passed += size


def given(w, pair, u):
    """Return tiles that a pair sets aside in the u-th way, and above them bits for those wanted."""
    one = w.gift[2 * pair, u // w.gifts[2 * pair + 1]]
    other = w.gift[2 * pair + 1, u % w.gifts[2 * pair + 1]]
    aside = (one & 3) << 4 * pair | (other & 3) << 4 * pair + 2
    return aside | (one >> 2 | other >> 2) << 8


def note_nearest(w, pair, columns, height, with_sets, cells):
    """Note what each row with sets costs at least, with what is to come of the columns."""
    layers = w.free_rack + w.free_table + 1
    for j in range(layers):
        to_come = w.of_line[pair, layers - 1 - j]
        for row in range(columns):
            w.nearest_now[j, row] = NOWHERE
            if w.with_sets[j]:
                at = with_sets + (j * columns + row) * height
                here = cells[at : at + height]
                w.nearest_now[j, row] = least_sum(here, to_come, w.found[pair])
                w.passed += height


def least_sum(cells, to_come, count):
    """Return the least of what cells cost and what is to come."""
    least = np.int32(NOTHING)
    for i in range(count):
        least = min(least, np.int32(cells[i] + to_come[i]))
    return int(least)


def keep_cheap(w, first, height, begun, cells):
    """Keep what is within the bound, and the rows and columns in which there is any."""
    second = 1 - first
    layers = w.free_rack + w.free_table + 1
    lines = most_lines(w, second)
    there = begun + layers * lines
    for i in range(w.found[first]):
        w.kept[first, i] = 0
    for row in range(w.found[second]):
        w.kept[second, row] = 0
        for j in range(layers):
            if cells[begun + j * lines + row]:
                spare = layers - 1 - j
                at = there + (j * lines + row) * height
                more = int(w.of_line[second, spare, row]) + int(w.after_sets[w.number, spare])
                here = cells[at : at + w.found[first]]
                kept = drop(w, here, w.of_line[first, spare], more, w.kept[first])
                w.kept[second, row] |= kept
                w.passed += 4 * height
    keep_lines(w, first)
    keep_lines(w, second)
    rows, columns = w.lines[w.number, second], w.lines[w.number, first]
    width = in_lanes(columns)
    to = w.grid[w.number]
    for j in range(layers):
        to_come = w.of_line[first, layers - 1 - j]
        for row in range(rows):
            line = w.kept[second, row]
            here = cells[to : to + width]
            w.nearest[j, row] = NOTHING
            if cells[begun + j * lines + line]:
                at = there + (j * lines + line) * height
                take(cells[at : at + height], w.kept[first], columns, w.found[first], here)
                w.nearest[j, row] = least_sum(here, to_come, columns)
            else:
                for i in range(columns):
                    here[i] = NOTHING
            for i in range(columns, width):
                here[i] = NOTHING
            to += width
    w.grid[w.number + 1] = to


def take(row, places, count, found, to):
    """Take those cells of a row that are kept."""
    if count == found:
        for i in range(count):
            to[i] = row[i]
    else:
        for i in range(count):
            to[i] = row[places[i]]


def drop(w, here, to_come, more, kept):
    """Drop cells of a row that lead beyond the bound; say if any was kept, and note which."""
    # As whole tiles cost, and what came apart so far, see `in_whole`; all in words of 32 bits.
    more, bound = np.int32(min(more, ENDLESS)), np.int32(w.bound)
    round_up = np.int32(LEFT - 1 - w.neighbours)
    part = np.int32(LEFT - 1)
    any_kept = np.int32(0)
    for i in range(len(here)):
        cost = here[i]
        least = np.int32(np.int32(cost + to_come[i]) + more)
        whole = np.int32((np.int32(least + round_up) & ~part) + (cost & part))
        keep = np.int32(max(least, whole) <= bound)
        here[i] = cost if keep else np.int32(NOTHING)
        kept[i] |= keep
        any_kept |= keep
    return any_kept


def keep_lines(w, pair):
    """Note the lines of a pair that are kept, and in `kept` where each of them was.

    Where most are kept, all are: to leave some out takes longer.
    """
    count = 0
    for i in range(w.found[pair]):
        count += w.kept[pair, i]
    every = count * 4 > w.found[pair] * 3
    count = 0
    for i in range(w.found[pair]):
        if w.kept[pair, i] or every:
            w.line[w.number, pair, count, 0] = w.found_line[pair, i, 0]
            w.line[w.number, pair, count, 1] = w.found_line[pair, i, 1]
            w.kept[pair, count] = i
            for spare in range(w.free_rack + w.free_table + 1):
                w.of_line[pair, spare, count] = w.of_line[pair, spare, i]
            count += 1
    w.lines[w.number, pair] = count


def best_last(w, moves, cells):
    """Put the best way into `out`, if there is any within the bound."""
    layers = w.free_rack + w.free_table + 1
    last = (NUMBERS - 1) % PAIRS  # the pair that has the columns
    rows, columns = w.lines[NUMBERS, 1 - last], w.lines[NUMBERS, last]
    best, least = NO_WAY, w.bound + 1
    for j in range(w.free_table, layers):
        for i in range(rows * columns):
            at = (j * rows + i // columns) * in_lanes(columns) + i % columns
            cost = int(cells[w.grid[NUMBERS] + at])
            if not w.park:
                cost += (layers - 1 - j) * joker_price(w, 0)
            if cost < least:
                best, least = j * rows * columns + i, cost
    if best == NO_WAY:
        return NO_WAY
    layer, row, column = (
        best // (rows * columns),
        best % (rows * columns) // columns,
        best % columns,
    )
    if not trace_back(w, layer, row, column, moves, cells):
        return FULL
    w.out[STEPS] = least
    return 0


def trace_back(w, layer, row, column, moves, cells):
    """Put the choices that lead to a cell of the last grids into `out`. Say if there was room."""
    early = 0  # jokers in runs that belong to the number before
    for number in range(NUMBERS, 0, -1):
        come_to(w, number)
        first = (number - 1) % PAIRS
        columns = w.lines[number, first]
        at = (
            w.grid[number] + (layer * w.lines[number, 1 - first] + row) * in_lanes(columns) + column
        )
        here = list_tracks(w, first, column, w.grid[NUMBERS + 1], moves, cells)
        there = list_tracks(w, 1 - first, row, here, moves, cells)
        if w.full:
            return False
        layer, i, k, wild = track(
            w, layer, cells[at], w.grid[NUMBERS + 1], here, there, moves, cells
        )
        choice, early_now = early + (wild << COLOURS * CHOICE), 0
        for pair in range(PAIRS):
            track_at = i if pair == first else k
            for c in range(PAIRS):
                move, shift = cells[track_at + 1 + c], (2 * pair + c) * CHOICE
                choice += int(moves[move].choice) << shift
                early_now += int(moves[move].early) << shift + IN_RUNS
        w.out[number - 1] = choice
        early = early_now
        row, column = cells[i], cells[k]
    return True


def list_tracks(w, pair, line, at, moves, cells):
    """List how a line of a pair was reached: from which, by which moves; return where that ends."""
    number = w.number
    one, other = w.line[number, pair, line, 0], w.line[number, pair, line, 1]
    for before in range(w.lines[number - 1, pair]):
        i, k = w.line[number - 1, pair, before, 0], w.line[number - 1, pair, before, 1]
        of_one, of_other = w.moves_of[number, 2 * pair, i], w.moves_of[number, 2 * pair + 1, k]
        for x in range(of_one[0], of_one[GIFTS]):
            if moves[x].to != one:
                continue
            for y in range(of_other[0], of_other[GIFTS]):
                if moves[y].to != other:
                    continue
                if at + TRACK > len(cells):
                    w.full = 1
                    return at
                cells[at], cells[at + 1], cells[at + 2] = before, x, y
                at += TRACK
    return at


def track(w, layer, cost, begin, end, last, moves, cells):
    """Return from which layer and by which tracks a cell was reached, and jokers laid in sets."""
    first = (w.number - 1) % PAIRS
    width = in_lanes(w.lines[w.number - 1, 1 - first])
    for i in range(begin, end, TRACK):
        for k in range(end, last, TRACK):
            wild, early, paid, aside, granted = 0, 0, 0, 0, 0
            for c in range(2 * PAIRS):
                move = cells[(i if c < PAIRS else k) + 1 + c % PAIRS]
                colour = 2 * (first if c < PAIRS else 1 - first) + c % PAIRS
                wild += int(moves[move].wild)
                early |= int(moves[move].early)
                paid += int(moves[move].cost)
                aside |= (moves[move].choice >> IN_SETS & 3) << 2 * colour
                granted |= int(moves[move].granted)
            if granted != w.asked:
                continue
            for j in range(layer - wild + 1):
                in_sets = layer - wild - j
                apart = w.apart[w.number, aside, w.fixed + in_sets]
                at = (j * w.lines[w.number - 1, first] + cells[i]) * width + cells[k]
                before = int(cells[w.grid[w.number - 1] + at])
                before += paid + APART * int(apart) + int(w.laying[early, j, wild + in_sets])
                if apart != NO_WAY and before == cost:
                    return j, i, k, in_sets
    return 0, begin, end, 0  # never: it was reached
