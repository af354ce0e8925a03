"""The best lay-down where there are many states: a sweep over grids of all of them.

Where bounds leave too many states to look each of them up, they are not looked up at all. A grid
has a row for all that is open of one pair of colours, a column for all that is open of the other,
and in each cell what that costs; there is a grid for each number of jokers laid so far. A pair goes
on for a whole row at once, which a processor does with many cells at a time. Then rows and columns
change places, sets are made of what both have set aside, and the other pair goes on. What leads
beyond the bound is dropped, and rows and columns in which nothing is left.

No more than two runs of a colour need be open. A third has a joker, and either it begins where
another ends, or both lie side by side for two tiles that are jokers: then the two can be one, and
what was laid twice is. So a joker may also be laid on a long run, which then begins anew.
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

INLINED = True
NOTHING = 1 << 29  # in a cell that cannot be reached; with all that is added it stays an i4
LANES = 8  # cells that a processor takes at once
SIDE_BY_SIDE = 2  # open runs of a colour, but where a joker has to stay
UNSEEN = -1
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
    w.width, w.full, w.cut, w.ways = 0, 0, 0, 0
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
    """List how all that can be open of each colour may go on."""
    for colour in range(COLOURS):
        w.opens[w.number, colour] = 0
        w.gifts[colour] = 0
        for i in range(w.opens[w.number - 1, colour]):
            w.moves_of[w.number, colour, i] = w.listed_moves
            list_moves_from(w, colour, w.open[w.number - 1, colour, i], moves, ways)
        w.moves_of[w.number, colour, w.opens[w.number - 1, colour]] = w.listed_moves


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
    if w.listed_moves == len(moves):
        w.full = 1
        return
    new = w.listed_moves
    w.listed_moves += 1
    aside = way.choice >> IN_SETS & 3
    moves[new].to = place_of(w, colour, way.key - (beyond << colour * ENTRY + 2 * COUNT))
    moves[new].part = part_of(w, colour, aside | int(way.granted) << 2)
    moves[new].wild = wild
    moves[new].early = early
    moves[new].choice = way.choice
    moves[new].granted = way.granted
    moves[new].cost = way.cost
    moves[new].least = way.cost + w.fees[w.number, colour, aside]


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
        w.to_come[colour, spare, count] = min(to_come, ENDLESS)
    return count


def part_of(w, colour, part):
    """Return the place of what a colour gives to others: tiles set aside, and tiles wanted."""
    for i in range(w.gifts[colour]):
        if w.gift[colour, i] == part:
            return i
    w.gift[colour, w.gifts[colour]] = part
    w.gifts[colour] += 1
    return w.gifts[colour] - 1


def lay_number(w, moves, cells):
    """Fill in the grids of a number from those of the one before. Say if there was room.

    The pair that has the rows goes on first, and has the columns then.
    """
    first = (w.number - 1) % PAIRS
    second = 1 - first
    layers = w.free_rack + w.free_table + 1
    width = in_lanes(w.lines[w.number - 1, second])
    parts = parts_of(w, first) * layers
    most = w.opens[w.number, 2 * first] * w.opens[w.number, 2 * first + 1]
    begun = w.grid[w.number]
    there = begun + parts * most
    across = there + parts * most * width
    if most > LINES or across > len(cells):
        return False
    for i in range(begun, there):
        cells[i] = 0
    go_first(w, first, width, most, begun, there, moves, cells)

    height = in_lanes(w.found[first])
    size = w.lines[w.number - 1, second] * height
    with_sets = across + parts * size
    others = parts_of(w, second) * layers
    lines = w.opens[w.number, 2 * second] * w.opens[w.number, 2 * second + 1]
    last = max(with_sets + others * size, begun + layers * lines * height)
    if lines > LINES or last + layers * lines * (height + 1) > len(cells):
        return False
    turn_over(w, parts, width, most, height, begun, there, across, cells)
    make_sets(w, first, size, across, with_sets, cells)
    for i in range(last, last + layers * lines):
        cells[i] = 0
    go_second(w, second, height, lines, with_sets, last, moves, cells)
    keep_cheap(w, first, height, lines, last, cells)
    return True


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
            w.of_line[pair, spare, line] = min(to_come, ENDLESS)
    return line


def above(w, least):
    """Say whether a way that costs that at least is beyond the bound, as all cost whole tiles."""
    whole = (least - w.neighbours + LEFT - 1) // LEFT * LEFT
    return max(least, whole) > w.bound


def go_first(w, pair, width, most, begun, there, moves, cells):
    """Let the pair that has the rows go on, for all columns at once.

    There is a grid for each way in which it gives tiles to the others and for each layer.
    """
    layers = w.free_rack + w.free_table + 1
    begin_lines(w, pair)
    for slot in range(parts_of(w, pair) * layers):
        w.of_slot[slot] = ENDLESS
    for row in range(w.lines[w.number - 1, pair]):
        one, other = w.line[w.number - 1, pair, row, 0], w.line[w.number - 1, pair, row, 1]
        one_from, one_to = (
            w.moves_of[w.number, 2 * pair, one],
            w.moves_of[w.number, 2 * pair, one + 1],
        )
        from_, to = (
            w.moves_of[w.number, 2 * pair + 1, other],
            w.moves_of[w.number, 2 * pair + 1, other + 1],
        )
        for x in range(one_from, one_to):
            for y in range(from_, to):
                wild = int(moves[x].wild + moves[y].wild)
                early = int(moves[x].early | moves[y].early)
                least = int(moves[x].least + moves[y].least)
                cost = int(moves[x].cost + moves[y].cost)
                slot = (moves[x].part * w.gifts[2 * pair + 1] + moves[y].part) * layers
                w.tried += 1
                for j in range(layers - wild):
                    w.tried += 1
                    if w.nearest[j, row] >= ENDLESS:
                        continue
                    spare = layers - 1 - j - wild
                    laying = int(w.laying[early, j, wild])
                    whole = int(w.nearest[j, row]) + least + laying
                    whole += int(w.to_come[2 * pair, spare, moves[x].to])
                    whole += int(w.to_come[2 * pair + 1, spare, moves[y].to])
                    if above(w, whole + int(w.after_sets[w.number - 1, spare])):
                        continue
                    line = line_of(w, pair, moves[x].to, moves[y].to)
                    at = slot + j + wild
                    w.of_slot[at] = min(whole, w.of_slot[at])
                    source = w.grid[w.number - 1] + (j * w.lines[w.number - 1, pair] + row) * width
                    go_on(w, begun, there, at * most + line, source, cost + laying, width, cells)


def go_on(w, begun, there, place, source, cost, width, cells):
    """Add a cost to a line and note it where it is less than what is there."""
    to = there + place * width
    if cells[begun + place]:
        lessen(cells, to, source, cost, width)
    else:
        cells[begun + place] = 1
        add(cells, to, source, cost, width)
    w.gone_on += 1
    w.passed += width


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


def turn_over(w, parts, width, most, height, begun, there, across, cells):
    """Let rows and columns change places."""
    pair = (w.number - 1) % PAIRS
    columns = w.lines[w.number - 1, 1 - pair]
    for slot in range(parts):
        if w.of_slot[slot] >= ENDLESS:
            continue
        to = across + slot * columns * height
        for line in range(w.found[pair]):
            source = there + (slot * most + line) * width
            if cells[begun + slot * most + line]:
                for i in range(columns):
                    cells[to + i * height + line] = cells[source + i]
            else:
                for i in range(columns):
                    cells[to + i * height + line] = NOTHING
        for line in range(w.found[pair], height):
            for i in range(columns):
                cells[to + i * height + line] = NOTHING
        w.passed += columns * height * 4


def make_sets(w, first, size, across, with_sets, cells):
    """Make sets of what both pairs give, and of jokers: a grid for each way the second gives."""
    second = 1 - first
    layers = w.free_rack + w.free_table + 1
    for v in range(parts_of(w, second)):
        for j in range(layers):
            w.with_sets[v * layers + j] = 0
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
                    source, to = u * layers + j, v * layers + j + wild
                    laying = int(w.laying[0, j, wild])
                    whole = w.of_slot[source] + laying + int(w.sets[w.number, aside, wild])
                    whole += int(w.after_sets[w.number, layers - 1 - j - wild])
                    if w.of_slot[source] >= ENDLESS or above(w, whole):
                        continue
                    cost = APART * int(apart) + laying
                    if w.with_sets[to]:
                        lessen(cells, with_sets + to * size, across + source * size, cost, size)
                    else:
                        w.with_sets[to] = 1
                        add(cells, with_sets + to * size, across + source * size, cost, size)
                    w.gone_on += 1
                    w.passed += size


def given(w, pair, u):
    """Return tiles that a pair sets aside in the u-th way, and above them bits for those wanted."""
    one = w.gift[2 * pair, u // w.gifts[2 * pair + 1]]
    other = w.gift[2 * pair + 1, u % w.gifts[2 * pair + 1]]
    aside = (one & 3) << 4 * pair | (other & 3) << 4 * pair + 2
    return aside | (one >> 2 | other >> 2) << 8


def go_second(w, pair, height, lines, with_sets, last, moves, cells):
    """Let the other pair go on, which now has the rows."""
    layers = w.free_rack + w.free_table + 1
    columns = w.lines[w.number - 1, pair]
    begin_lines(w, pair)
    begun, there = last, last + layers * lines
    for row in range(columns):
        one, other = w.line[w.number - 1, pair, row, 0], w.line[w.number - 1, pair, row, 1]
        note_nearest(w, 1 - pair, row, columns, height, with_sets, cells)
        one_from, one_to = (
            w.moves_of[w.number, 2 * pair, one],
            w.moves_of[w.number, 2 * pair, one + 1],
        )
        from_, to = (
            w.moves_of[w.number, 2 * pair + 1, other],
            w.moves_of[w.number, 2 * pair + 1, other + 1],
        )
        for x in range(one_from, one_to):
            for y in range(from_, to):
                wild = int(moves[x].wild + moves[y].wild)
                early = int(moves[x].early | moves[y].early)
                cost = int(moves[x].cost + moves[y].cost)
                slot = (moves[x].part * w.gifts[2 * pair + 1] + moves[y].part) * layers
                w.tried += 1
                for j in range(layers - wild):
                    w.tried += 1
                    if w.near_slot[slot + j] >= ENDLESS:
                        continue
                    spare = layers - 1 - j - wild
                    paid = cost + int(w.laying[early, j, wild])
                    whole = w.near_slot[slot + j] + paid
                    whole += int(w.to_come[2 * pair, spare, moves[x].to])
                    whole += int(w.to_come[2 * pair + 1, spare, moves[y].to])
                    if above(w, whole + int(w.after_sets[w.number, spare])):
                        continue
                    line = line_of(w, pair, moves[x].to, moves[y].to)
                    source = with_sets + ((slot + j) * columns + row) * height
                    go_on(w, begun, there, (j + wild) * lines + line, source, paid, height, cells)


def note_nearest(w, pair, row, columns, height, with_sets, cells):
    """Note for a row of each grid what its cells cost at least, with what is to come."""
    layers = w.free_rack + w.free_table + 1
    for slot in range(parts_of(w, 1 - pair) * layers):
        w.near_slot[slot] = ENDLESS
        if w.with_sets[slot]:
            at = with_sets + (slot * columns + row) * height
            to_come = w.of_line[pair, layers - 1 - slot % layers]
            w.near_slot[slot] = least_sum(cells[at : at + height], to_come, w.found[pair])
            w.passed += height


def least_sum(cells, to_come, count):
    """Return the least of what cells cost and what is to come."""
    least = np.int32(ENDLESS)
    for i in range(count):
        least = min(least, np.int32(cells[i] + to_come[i]))
    return int(least)


def keep_cheap(w, first, height, lines, last, cells):
    """Keep the rows and columns in which something is within the bound."""
    second = 1 - first
    layers = w.free_rack + w.free_table + 1
    begun, there = last, last + layers * lines
    for i in range(w.found[first]):
        w.kept[first, i] = 0
    for row in range(w.found[second]):
        w.kept[second, row] = 0
        for j in range(layers):
            if cells[begun + j * lines + row]:
                spare = layers - 1 - j
                at = there + (j * lines + row) * height
                more = int(w.of_line[second, spare, row]) + int(w.after_sets[w.number, spare])
                here = cells[at : at + height]
                if drop(w, here, w.of_line[first, spare], more, w.kept[first], w.found[first]):
                    w.kept[second, row] = 1
                w.passed += 4 * height
    keep_lines(w, first)
    keep_lines(w, second)
    rows, columns = w.lines[w.number, second], w.lines[w.number, first]
    width = in_lanes(columns)
    to = w.grid[w.number]
    for j in range(layers):
        spare = layers - 1 - j
        for row in range(rows):
            line = w.kept[second, row]
            w.nearest[j, row] = NOTHING
            if cells[begun + j * lines + line]:
                source = there + (j * lines + line) * height
                for i in range(columns):
                    cells[to + i] = cells[source + w.kept[first, i]]
                    w.nearest[j, row] = min(
                        int(w.nearest[j, row]),
                        int(cells[to + i]) + int(w.of_line[first, spare, w.kept[first, i]]),
                    )
            else:
                for i in range(columns):
                    cells[to + i] = NOTHING
            for i in range(columns, width):
                cells[to + i] = NOTHING
            to += width
    w.grid[w.number + 1] = to


def drop(w, here, to_come, more, kept, count):
    """Drop cells of a row that lead beyond the bound; say if any was kept, and note which."""
    any_kept = False
    for i in range(count):
        cost = int(here[i])
        least = cost + int(to_come[i]) + more
        whole = (least - w.neighbours + LEFT - 1) // LEFT * LEFT + cost % LEFT
        if max(least, whole) > w.bound:
            here[i] = NOTHING
        else:
            kept[i] = 1
            any_kept = True
    return any_kept


def keep_lines(w, pair):
    """Note the lines of a pair that are kept, and in `kept` where each of them was."""
    count = 0
    for i in range(w.found[pair]):
        if w.kept[pair, i]:
            w.line[w.number, pair, count, 0] = w.found_line[pair, i, 0]
            w.line[w.number, pair, count, 1] = w.found_line[pair, i, 1]
            w.kept[pair, count] = i
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
        for x in range(w.moves_of[number, 2 * pair, i], w.moves_of[number, 2 * pair, i + 1]):
            if moves[x].to != one:
                continue
            for y in range(
                w.moves_of[number, 2 * pair + 1, k], w.moves_of[number, 2 * pair + 1, k + 1]
            ):
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
