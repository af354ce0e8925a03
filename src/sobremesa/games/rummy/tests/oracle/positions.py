"""Random legal positions: a table of valid combinations and a rack from the tiles left over."""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random

from sobremesa.games.rummy.tests.oracle.combos import (
    COLOURS,
    COPIES,
    JOKER,
    JOKERS,
    NUMBERS,
    Combo,
    Run,
    Set,
    Table,
    tiles,
    valid,
)

TRIES = 200  # a bag that is nearly empty may hold no combination at all
RUN_LENGTHS = [3] * 8 + [4] * 6 + [5] * 4 + [6] * 3 + list(range(7, NUMBERS + 1))


@dataclass(frozen=True)
class Position:
    """What a player who has laid sees on his turn."""

    table: Table
    rack: tuple[str, ...]


def position(
    rng: Random,
    table_tiles_target: int,
    rack_size: int,
    jokers: int = 0,
    rack_jokers: int = 0,
    *,
    colours: str = COLOURS,
    lowest: int = 1,
    highest: int = NUMBERS,
) -> Position:
    """Draw a position; the table has about the target of tiles, `jokers` of them jokers.

    `rack_jokers` of the rack tiles are jokers. Fewer jokers lie on the table if they find no
    place there. `colours`, `lowest` and `highest` say which tiles are in the game.
    """
    if jokers + rack_jokers > JOKERS:
        raise ValueError("there are two jokers in all")
    if rack_jokers > rack_size:
        raise ValueError("the rack does not hold so many jokers")
    numbers = range(lowest, highest + 1)
    bag = Counter({f"{c}{n}": COPIES for c in colours for n in numbers})
    table = _place_jokers(rng, _draw_table(rng, table_tiles_target, bag, colours, numbers), jokers)
    bag = Counter({f"{c}{n}": COPIES for c in colours for n in numbers})
    bag -= Counter(tile for combo in table for tile in tiles(combo))
    naturals = sorted(bag.elements())
    drawn = rng.sample(naturals, min(rack_size - rack_jokers, len(naturals)))
    return Position(tuple(table), (*drawn, *[JOKER] * rack_jokers))


def dense(
    rng: Random, combos: int = 3, rack_size: int = 5, jokers: int = 1, rack_jokers: int = 0
) -> Position:
    """Draw a small position of few colours and numbers, where much can be rearranged."""
    colours = "".join(rng.sample(COLOURS, rng.choice([2, 3, 3])))
    lowest = rng.randint(1, NUMBERS - 5)
    return position(
        rng,
        3 * combos + rng.randint(-1, 1),
        rack_size,
        jokers,
        rack_jokers,
        colours=colours,
        lowest=lowest,
        highest=lowest + rng.randint(3, 5),
    )


def _draw_table(
    rng: Random, target: int, bag: Counter[str], colours: str, numbers: range
) -> list[Combo]:
    table: list[Combo] = []
    for _ in range(TRIES):
        if sum(len(tiles(combo)) for combo in table) + 2 > target:
            break
        combo = _draw_combo(rng, colours, numbers)
        if valid(combo) and Counter(tiles(combo)) <= bag:
            bag -= Counter(tiles(combo))
            table.append(combo)
    return table


def _draw_combo(rng: Random, colours: str, numbers: range) -> Combo:
    """Draw a combination without jokers; it may be invalid or not in the bag."""
    if len(colours) >= 3 and rng.random() < 0.45:
        size = min(rng.choice([3, 3, 4]), len(colours))
        return Set(rng.choice(numbers), frozenset(rng.sample(colours, size)), 0)
    length = min(rng.choice(RUN_LENGTHS), len(numbers))
    first = rng.randint(numbers[0], numbers[-1] - length + 1)
    return Run(rng.choice(colours), first, (False,) * length)


def _place_jokers(rng: Random, table: list[Combo], jokers: int) -> list[Combo]:
    """Put jokers in place of tiles or beside them, a second one often in the same combination."""
    at = 0
    for _ in range(jokers if table else 0):
        if rng.random() < 0.6:
            at = rng.randrange(len(table))
        ways = [way for way in _with_joker(rng, table[at]) if valid(way)]
        if ways:
            table[at] = rng.choice(ways)
    return table


def _with_joker(rng: Random, combo: Combo) -> list[Combo]:
    """List some ways to put one joker more into a combination, not all of them valid."""
    if isinstance(combo, Set):
        colour = rng.choice(sorted(combo.colours))
        return [
            replace(combo, jokers=combo.jokers + 1),
            replace(combo, jokers=combo.jokers + 1, colours=combo.colours - {colour}),
        ]
    place = rng.choice([i for i, joker in enumerate(combo.jokers) if not joker])
    swapped = (*combo.jokers[:place], True, *combo.jokers[place + 1 :])
    return [
        replace(combo, jokers=swapped),
        replace(combo, jokers=swapped),
        replace(combo, jokers=(*combo.jokers, True)),
        replace(combo, first=combo.first - 1, jokers=(True, *combo.jokers)),
    ]
