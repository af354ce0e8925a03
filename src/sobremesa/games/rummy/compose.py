"""What there is to say of a turn that somebody composes tile by tile, before it is played.

A draft is the whole table as it would be: groups of tiles, of which some may not be combinations
yet. Sections refer to RULES.md.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.engine.contract import Composition, Group, Message, Refused, View, editable
from sobremesa.games.rummy import rules
from sobremesa.games.rummy.combinations import (
    COLOUR,
    COLOURS,
    JOKER,
    KINDS,
    LOW,
    NATURALS,
    NONE,
    NUMBERS,
    SHORTEST,
    is_set,
    jokers,
    kind,
    size,
    tile,
    worth,
)
from sobremesa.games.rummy.notation import (
    JOKER_LETTER,
    as_run,
    as_set,
    combination_text,
    read_tile,
    tile_text,
    tiles_text,
)
from sobremesa.games.rummy.rules import END, LAY, TAKE
from sobremesa.games.rummy.typed import refused, unended

Words = Sequence[str]  # tiles of a group


def compose(view: View, draft: Sequence[Words]) -> Composition:
    """Say what a draft is as a turn of the viewer, now or when it comes to that."""
    s = on_turn(view)
    found = [settled(words) for words in draft]
    groups = tuple(map(group, draft, found))
    facts = counted_facts(s, draft, found)
    try:
        check_tiles(s, draft)
        actions = turn(s, found) if all(found) else ()
    except Refused as refusal:
        return Composition(groups, facts, (), refusal.reason)
    return Composition(groups, facts, actions)


def on_turn(view: View) -> Any:
    """Return what the viewer knows as if it were his turn, if it is not."""
    s = editable(view.state)
    if view.to_act != view.seat:
        s.turn, s.phase = view.seat, rules.TURN
        rules.copy(s.before, s.table)
        rules.begin(s)
        s.taken[:] = 0
        s.loose = s.done = 0
    return s


def settled(words: Words) -> int:
    """Return the combination that tiles make, in their order or in the one that fits, or NONE.

    A joker that was moved need not be what it was before.
    """
    return as_set(words) or as_run(words) or as_run(plain(words)) or as_run(in_order(words))


def plain(words: Words) -> list[str]:
    """Return tiles of which no joker says its number."""
    return [tile_text(read_tile(word)) for word in words]


def in_order(words: Words) -> list[str]:
    """Return tiles by number, jokers where one is missing, else above all others or below."""
    naturals = sorted(read_tile(word) for word in words if read_tile(word) != JOKER)
    wild = len(words) - len(naturals)
    placed: list[str] = []
    for i, k in enumerate(naturals):
        gap = min(wild, k - naturals[i - 1] - 1) if i else 0
        placed += [*[JOKER_LETTER] * gap, tile_text(k)]
        wild -= max(0, gap)
    above = min(wild, NUMBERS - 1 - naturals[-1] % NUMBERS) if naturals else 0
    return [JOKER_LETTER] * (wild - above) + placed + [JOKER_LETTER] * above


def group(words: Words, x: int) -> Group:
    """Return what there is to say of tiles that lie together."""
    if x == NONE:
        return Group(tuple(words), ("",) * len(words), why_not(words))
    things = combination_text(x).split()
    stands = [stand for _, stand in standing(x)]
    return Group(tuple(things), tuple(stands), None, other_reading(words, x))


def standing(x: int) -> Iterable[tuple[int, str]]:
    """Yield each tile of a combination, and what a joker there stands for. §6.4"""
    for i in range(size(x)):
        k = tile(x, i)
        yield k, "" if k != JOKER else tiles_text(stood_for(x, i))


def stood_for(x: int, i: int) -> list[int]:
    """Return the tiles that the joker at the i-th place stands for, one of them or another."""
    if not is_set(x):
        return [kind(int(COLOUR[x]), int(LOW[x]) + i)]
    return [kind(c, int(LOW[x])) for c in range(COLOURS) if not NATURALS[x] >> c & 1]


def other_reading(words: Words, x: int) -> tuple[str, ...]:
    """Return the run that a tile and two jokers could be as well as a set, or the other way."""
    if size(x) - jokers(x) != 1:
        return ()
    other = as_run(in_order(words)) if is_set(x) else as_set(plain(words))
    return tuple(combination_text(other).split())


def why_not(words: Words) -> Message:
    """Say why tiles make no combination. §3"""
    kinds = [read_tile(word) for word in words]
    naturals = [k for k in kinds if k != JOKER]
    numbers = sorted({k % NUMBERS for k in naturals})
    colours = {k // NUMBERS for k in naturals}
    if len(kinds) < SHORTEST and go_together(naturals):
        return Message("wrong-few", count=SHORTEST - len(kinds))
    if len(numbers) == 1:
        return Message("wrong-twice" if len(set(naturals)) < len(naturals) else "wrong-many")
    if len(colours) != 1:
        return Message("wrong-mixed")
    if len(numbers) < len(naturals):
        return Message("wrong-again")
    between = range(numbers[0], numbers[-1])
    missing = [kind(min(colours), n + 1) for n in between if n not in numbers]
    if len(missing) > len(kinds) - len(naturals):
        return Message("wrong-gap", tiles=tiles_text(missing))
    return Message("wrong-end")


def go_together(naturals: Sequence[int]) -> bool:
    """Say whether one tile, or two, can lie in a combination of the shortest sort."""
    if len(naturals) < 2:
        return True
    one, other = naturals
    if one % NUMBERS == other % NUMBERS:
        return one != other
    return one // NUMBERS == other // NUMBERS and abs(one - other) < SHORTEST


def counted_facts(s: Any, draft: Sequence[Words], found: Sequence[int]) -> dict[str, int | str]:
    """Return how many tiles of the rack a draft lays, and what its new combinations count. §4.2"""
    there = sum(size(x) for x in lying(s.table)) + int(s.loose)
    fresh = Counter(x for x in found if x) - Counter(lying(s.before))
    return {
        "laid": sum(map(len, draft)) - there + int(s.laid),
        "points": sum(worth(x) for x in fresh.elements()),
        "need": 0 if s.opened[s.turn] else int(s.opening),
    }


def lying(table: Any) -> list[int]:
    """Return the combinations of a table of the state."""
    return [int(x) for x in table if x != NONE]


def check_tiles(s: Any, draft: Sequence[Words]) -> None:
    """Refuse tiles that lie neither on the table nor in the rack."""
    named = Counter(read_tile(word) for words in draft for word in words)
    table = Counter(tile(x, i) for x in lying(s.table) for i in range(size(x)))
    table.update({k: int(s.taken[k]) for k in range(KINDS)})
    held = Counter({k: int(s.rack[s.turn, k]) for k in range(KINDS)})
    lacking = named - table - held
    if lacking:
        raise refused("not-held", tiles=tiles_text(sorted(lacking)))


def turn(s: Any, wanted: Sequence[int]) -> tuple[int, ...]:
    """Return the actions that make the table `wanted`, and end the turn; or say why they cannot.

    What was laid in this turn already stays as it is.
    """
    old, fresh = Counter(lying(s.old)), Counter(lying(s.table)) - Counter(lying(s.old))
    if fresh - Counter(wanted):
        raise refused("fresh")
    changed = Counter(wanted) - fresh
    taken, laid = sorted((old - changed).elements()), sorted((changed - old).elements())
    if taken and not s.opened[s.turn]:
        raise refused("not-opened", need=int(s.opening))
    for x in taken:
        rules.take(s, x)
    for x in laid:
        rules.lay(s, x)
    if not rules.endable(s):
        raise unended(s)
    return (*(TAKE + x for x in taken), *(LAY + x for x in laid), END)
