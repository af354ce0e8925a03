"""Tiles and combinations as text: r4 is the red 4, J a joker, r3 J r5 a run.

In a run a joker stands where the tile would. A joker may say its number, J4; it must in a run with
only one natural tile, as r5 J J is the set.
"""

import re
from collections.abc import Iterable, Sequence

from sobremesa.engine.contract import BadPosition
from sobremesa.games.rummy.combinations import (
    COLOURS,
    COPIES,
    JOKER,
    KINDS,
    LOW,
    NONE,
    NUMBERS,
    SET_OF,
    SHORTEST,
    is_set,
    jokers,
    kind,
    run,
    size,
    tile,
)

LETTERS = "rbgy"
JOKER_LETTER = "J"


def tile_text(k: int) -> str:
    """Return a tile as text."""
    return JOKER_LETTER if k == JOKER else f"{LETTERS[k // NUMBERS]}{k % NUMBERS + 1}"


def read_tile(text: str) -> int:
    """Return the kind of a tile; a joker's number, if it has one, is not looked at."""
    if re.fullmatch(r"[jJ]\d{0,2}", text):
        return JOKER
    found = re.fullmatch(rf"([{LETTERS}])(\d{{1,2}})", text.lower())
    if not found or not 1 <= int(found[2]) <= NUMBERS:
        raise BadPosition(
            f"there is no tile {text!r}; tiles are {LETTERS[0]}1 to {LETTERS[-1]}{NUMBERS} "
            f"({', '.join(LETTERS)}) and {JOKER_LETTER}"
        )
    return int(kind(LETTERS.index(found[1]), int(found[2])))


def combination_text(x: int) -> str:
    """Return a combination as text."""
    texts = [tile_text(tile(x, i)) for i in range(size(x))]
    if not is_set(x) and size(x) - jokers(x) == 1:
        texts = [f"J{int(LOW[x]) + i}" if t == "J" else t for i, t in enumerate(texts)]
    return " ".join(texts)


def table_text(table: Iterable[int]) -> str:
    """Return combinations as text."""
    return " | ".join(combination_text(x) for x in table if x != NONE)


def read_combination(text: str) -> int:
    """Return the combination that `text` names."""
    words = text.split()
    x = as_set(words) or as_run(words)
    if x == NONE:
        raise BadPosition(f"{text.strip()!r} is neither a set nor a run{why_not(words)}")
    return x


def as_set(words: Sequence[str]) -> int:
    """Return the set that tiles make in any order, or NONE."""
    kinds = [read_tile(word) for word in words]
    naturals = [k for k in kinds if k != JOKER]
    numbered = [w for w, k in zip(words, kinds, strict=True) if k == JOKER and len(w) > 1]
    if not naturals or (numbered and len(naturals) == 1):
        return NONE
    numbers = {k % NUMBERS + 1 for k in naturals}
    colours = {k // NUMBERS for k in naturals}
    wild = len(kinds) - len(naturals)
    if len(numbers) > 1 or len(colours) < len(naturals) or wild > 2 or len(kinds) > COLOURS:
        return NONE
    return int(SET_OF[numbers.pop(), sum(1 << c for c in colours), wild])


def as_run(words: Sequence[str]) -> int:
    """Return the run that tiles make in this order, or in ascending order without jokers."""
    kinds = [read_tile(word) for word in words]
    if JOKER not in kinds:
        kinds.sort()
    naturals = [(i, k) for i, k in enumerate(kinds) if k != JOKER]
    if not naturals or len(kinds) < SHORTEST or len(kinds) - len(naturals) > 2:
        return NONE
    first, k = naturals[0]
    colour, low = k // NUMBERS, k % NUMBERS + 1 - first
    high = low + len(kinds) - 1
    if low < 1 or high > NUMBERS or any(k != kind(colour, low + i) for i, k in naturals):
        return NONE
    for i, word in enumerate(words):
        if kinds[i] == JOKER and word[1:] and int(word[1:]) != low + i:
            return NONE
    places = sum(1 << low + i for i, k in enumerate(kinds) if k == JOKER)
    return int(run(colour, low, high, places))


def why_not(words: Sequence[str]) -> str:
    """Say what is wrong with tiles that make no combination."""
    kinds = [read_tile(word) for word in words]
    naturals = [k for k in kinds if k != JOKER]
    if len(kinds) < SHORTEST:
        return f": it has {len(kinds)} tiles, at least {SHORTEST} are needed"
    if len({k % NUMBERS for k in naturals}) == 1 and len(set(naturals)) < len(naturals):
        return ": a set has no colour twice"
    if len({k // NUMBERS for k in naturals}) == 1 and JOKER in kinds:
        return ": write a run in order, each joker where it stands"
    return ""


def read_table(text: str) -> list[int]:
    """Return the combinations that `text` names, separated by |."""
    return sorted(read_combination(part) for part in text.split("|") if part.strip())


def read_rack(text: str) -> list[int]:
    """Return the tiles that `text` names, counted by kind."""
    rack = [0] * KINDS
    for word in text.split():
        rack[read_tile(word)] += 1
    return rack


def check_copies(table: Iterable[int], rack: Sequence[int]) -> None:
    """Refuse more tiles than there are."""
    count = list(rack)
    for x in table:
        for i in range(size(x)):
            count[tile(x, i)] += 1
    for k, many in enumerate(count):
        if many > COPIES:
            raise BadPosition(f"{many} tiles {tile_text(k)} were named; there are {COPIES}")


def tiles_text(kinds: Iterable[int]) -> str:
    """Return tiles as text."""
    return " ".join(tile_text(k) for k in kinds)
