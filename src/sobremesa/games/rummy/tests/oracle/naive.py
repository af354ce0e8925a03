"""The rules spelt out without any short cut, for tiny positions: they test the two oracles."""

from collections import Counter
from collections.abc import Iterable, Iterator

from sobremesa.games.rummy.tests.oracle.combos import (
    JOKER,
    Combo,
    Table,
    joker_numbers,
    number,
    on_table,
    universe,
)
from sobremesa.games.rummy.tests.oracle.combos import tiles as combo_tiles

Tiles = tuple[str, ...]


def ordered(table: Iterable[Combo]) -> Table:
    """Put combinations into one fixed order, so that equal tables are equal tuples."""
    return tuple(sorted(table, key=lambda combo: (str(type(combo)), combo_tiles(combo))))


# Free jokers


def layouts(table: Counter[str], rack: Counter[str]) -> Iterator[Table]:
    """Yield every table that uses all the table tiles and any of the rack tiles."""
    usable = [c for c in universe() if Counter(combo_tiles(c)) <= table + rack]
    yield from _layouts(usable, table, table + rack)


def _layouts(usable: list[Combo], must: Counter[str], pool: Counter[str]) -> Iterator[Table]:
    """Decide for the first usable combination whether it is laid (once more) or never again."""
    usable = [combo for combo in usable if Counter(combo_tiles(combo)) <= pool]
    if not usable:
        if not must:
            yield ()
        return
    used = Counter(combo_tiles(usable[0]))
    for rest in _layouts(usable, must - used, pool - used):
        yield (usable[0], *rest)
    yield from _layouts(usable[1:], must, pool)


def value(layout: Table, table: Counter[str]) -> int:
    """Sum the points of the rack tiles laid, the rack's jokers being the highest."""
    naturals = sum(number(t) * n for t, n in (on_table(layout) - table).items() if t != JOKER)
    jokers = sorted((n for combo in layout for n in joker_numbers(combo)), reverse=True)
    return naturals + sum(jokers[: len(jokers) - table[JOKER]])
