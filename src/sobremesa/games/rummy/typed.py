"""What a person types or composes, as a list of actions: whole or not at all.

lay r4 r5 r6 · add b8 to 3 · take 3 · swap r4 in 3 · table r4 r5 r6 | b8 g8 y8 · end · draw
Combinations are numbered as they lie, from 1. What `table` names is all of the new table, and
the turn ends with it.
"""

from collections import Counter

import numpy as np

from sobremesa.engine.contract import BadPosition, Message, Refused, State
from sobremesa.games.rummy import rules
from sobremesa.games.rummy.combinations import (
    COLOUR,
    HIGH,
    JOKER,
    LOW,
    NONE,
    NUMBERS,
    PLACES,
    is_set,
    jokers,
    run,
    size,
    tile,
)
from sobremesa.games.rummy.jokers import NO_KIND, match
from sobremesa.games.rummy.notation import (
    as_set,
    combination_text,
    read_combination,
    read_table,
    read_tile,
    tile_text,
    tiles_text,
)
from sobremesa.games.rummy.rules import END, LAY, TAKE


def read(s: State, text: str) -> list[int] | None:
    """Return the actions that `text` composes in a view of the player to act, or None."""
    verb, _, rest = text.partition(" ")
    composers = {"lay": lay, "add": add, "take": take, "swap": swap, "table": whole_table}
    if verb == "end":
        return tried(s, [END])
    if verb not in composers:
        return None
    try:
        return tried(s, composers[verb](s, rest))
    except BadPosition as error:
        raise Refused(str(error), Message("refused-no-combination", tiles=rest)) from error


def lay(s: State, rest: str) -> list[int]:
    """Lay a combination from the rack and the loose tiles."""
    return [LAY + read_combination(rest)]


def add(s: State, rest: str) -> list[int]:
    """Add tiles to a combination: "b8 r4 to 3"."""
    tiles, _, place = rest.rpartition(" to ")
    x = numbered(s, place)
    return [TAKE + x, LAY + extended(x, tiles.split())]


def take(s: State, rest: str) -> list[int]:
    """Take up a combination, by its number."""
    return [TAKE + numbered(s, rest)]


def swap(s: State, rest: str) -> list[int]:
    """Replace a joker by a tile: "r4 in 3"; the joker is then loose."""
    text, _, place = rest.rpartition(" in ")
    x = numbered(s, place)
    k = read_tile(text)
    return [TAKE + x, LAY + replaced(x, k)]


def whole_table(s: State, rest: str) -> list[int]:
    """Make the table as it is named, and end the turn."""
    wanted = Counter(read_table(rest))
    lying = Counter(int(x) for x in s.old if x != NONE)
    if any(int(x) not in lying for x in s.table if x != NONE):
        raise refused("fresh")
    taken = [TAKE + x for x in sorted((lying - wanted).elements())]
    return [*taken, *(LAY + x for x in sorted((wanted - lying).elements())), END]


def numbered(s: State, place: str) -> int:
    """Return the combination of that number, as it lies now."""
    lying = [int(x) for x in s.table if x != NONE]
    if place.strip() not in map(str, range(1, len(lying) + 1)):
        raise refused("no-such-place", place=place.strip() or "?", count=len(lying))
    return lying[int(place) - 1]


def extended(x: int, words: list[str]) -> int:
    """Return x with more tiles."""
    if is_set(x):
        found = as_set([tile_text(tile(x, i)) for i in range(size(x))] + words)
    else:
        found = longer(x, words)
    if found == NONE:
        raise refused("does-not-fit", tiles=" ".join(words), where=combination_text(x))
    return found


def longer(x: int, words: list[str]) -> int:
    """Return a run with more tiles, or NONE; a joker goes to its number, or to the upper end."""
    colour, places = int(COLOUR[x]), int(PLACES[x])
    there = set(range(int(LOW[x]), int(HIGH[x]) + 1))
    wild = []
    for word in words:
        k = read_tile(word)
        if k == JOKER:
            wild.append(int(word[1:] or 0))
        elif k // NUMBERS != colour or k % NUMBERS + 1 in there:
            return NONE
        else:
            there.add(k % NUMBERS + 1)
    for number in wild:
        gaps = [n for n in range(min(there), max(there)) if n not in there]
        end = max(there) + 1 if max(there) < NUMBERS else min(there) - 1
        number = number or (gaps[0] if gaps else end)
        if number in there:
            return NONE
        there.add(number)
        places |= 1 << number
    low, high = min(there), max(there)
    if len(there) != high - low + 1 or low < 1 or high > NUMBERS or places.bit_count() > 2:
        return NONE
    return int(run(colour, low, high, places))


def replaced(x: int, k: int) -> int:
    """Return x with a tile in the place of a joker that stands for it."""
    if not jokers(x):
        raise refused("no-joker", where=combination_text(x))
    if is_set(x):
        words = [tile_text(tile(x, i)) for i in range(size(x))]
        words.remove(tile_text(JOKER))
        found = as_set([*words, tile_text(k)])
    else:
        places = int(PLACES[x])
        fits = k // NUMBERS == COLOUR[x] and places >> (k % NUMBERS + 1) & 1
        places &= ~(1 << k % NUMBERS + 1)
        found = run(int(COLOUR[x]), int(LOW[x]), int(HIGH[x]), places) if fits else NONE
    if found == NONE:
        raise refused("wrong-swap", tiles=tile_text(k), stands=stands_for(x))
    return found


def stands_for(x: int) -> str:
    """Return what the jokers of x stand for, as text."""
    if not is_set(x):
        places = int(PLACES[x])
        numbers = [n for n in range(1, NUMBERS + 1) if places >> n & 1]
        return tiles_text(int(COLOUR[x]) * NUMBERS + n - 1 for n in numbers)
    return " / ".join(tile_text(k) for i in range(4) if (k := match(x, i)) != NO_KIND)


def tried(s: State, actions: list[int]) -> list[int]:
    """Return `actions` if they can be played one after the other, or say why they cannot."""
    states = np.array([s], rules.STATE)
    listed, weights = np.zeros((2, rules.LEGAL), np.int64)
    for action in actions:
        count = rules.legal(states[0], listed, weights)
        if action not in listed[:count]:
            raise impossible(states[0], action)
        rules.apply(states[0], action)
    return actions


def impossible(s: State, action: int) -> Refused:
    """Return why an action cannot be played."""
    if action == END:
        return unended(s)
    if action > LAY:
        x = action - LAY
        wanted = Counter(tile(x, i) for i in range(size(x)))
        lacking = [k for k, many in wanted.items() if rules.has(s, k) < many]
        return refused("not-held", tiles=tiles_text(sorted(lacking)))
    if not s.opened[s.turn]:
        return refused("not-opened", need=int(s.opening))
    return refused("fresh")


def unended(s: State) -> Refused:
    """Return why the turn cannot end with the table as it is."""
    if s.loose > 0:
        loose = [k for k in range(len(s.taken)) for _ in range(s.taken[k])]
        return refused("left-alone", tiles=tiles_text(loose), count=int(s.loose))
    if s.laid == 0:
        return refused("nothing-laid")
    if not s.opened[s.turn]:
        return refused("too-few", points=int(rules.laid_worth(s)), need=int(s.opening))
    moved = [int(x) for x in s.before if x != NONE and jokers(x) and not np.any(s.table == x)]
    x = moved[0] if moved else NONE
    return refused("joker-moved", where=combination_text(x), stands=stands_for(x))


TEXTS = {
    "no-such-place": "there is no combination {place}; there are {count}",
    "does-not-fit": "{tiles} cannot be added to {where}",
    "no-joker": "there is no joker in {where}",
    "wrong-swap": "{tiles} is not what the joker stands for; that is {stands}",
    "not-held": "you do not have {tiles}",
    "not-opened": "before your first {need} points you cannot use what lies on the table",
    "fresh": "what was laid in this turn cannot be taken up; undo it instead",
    "left-alone": "{tiles} is left alone: every tile must lie in a combination",
    "nothing-laid": "nothing was laid from the rack: lay something, or draw",
    "too-few": "your combinations count {points}; the first time {need} are needed",
    "joker-moved": "the joker in {where} stands for {stands}: replace it first",
}


def refused(name: str, **facts: int | str) -> Refused:
    """Return a refusal with its reason."""
    return Refused(TEXTS[name].format(**facts), Message(f"refused-{name}", **facts))
