"""Look for positions that are hard for the solver, by climbing.

    python -m sobremesa.games.rummy.climb points --seconds 600

A position is changed step by step, and what takes as much work or more is kept; where nothing has
helped for long, another climb begins. Work is counted in ways that the search lists or tries, as
time depends on what else a machine does; what else it does counts as the ways that take as long.
"""

import time
from collections.abc import Iterator
from random import Random

import click

from sobremesa.games.rummy.bench import (
    PHASES,
    Position,
    Question,
    hardest,
    position,
    questions,
    reachable,
    shapes,
)
from sobremesa.games.rummy.combinations import COPIES, JOKER, KINDS, size, tile
from sobremesa.games.rummy.notation import table_text, tile_text
from sobremesa.games.rummy.solver import counted, total, workplace

PATIENCE = 300  # steps without a harder position, after which a climb ends
ANEW = 0.3  # of the climbs begin at a random position, the others at one that is known to be hard
JOINTLY = (1, 1, 1, 2, 3)  # changes of a step


def spare(where: Position) -> list[int]:
    """Return how many tiles of each kind are neither on the table nor in the rack."""
    table, rack = where
    lying = counted(table)
    return [COPIES - lying[k] - rack[k] for k in range(KINDS)]


def changed(rng: Random, where: Position) -> Position:
    """Return a position that is a little different, which may be the same."""
    table, rack = list(where[0]), list(where[1])
    for _ in range(rng.choice(JOINTLY)):
        left = spare((table, rack))
        match rng.randrange(4):
            case 0:
                draw(rng, rack, left)
            case 1:
                drop(rng, rack)
            case 2:
                drop(rng, rack)
                draw(rng, rack, left)
            case _:
                move(rng, table, rack, left)
    return sorted(table), rack


def draw(rng: Random, rack: list[int], left: list[int]) -> None:
    """Put a tile that is left, if any is, into the rack."""
    if others := [k for k in range(KINDS) for _ in range(left[k])]:
        rack[rng.choice(others)] += 1


def drop(rng: Random, rack: list[int]) -> None:
    """Take a tile out of the rack."""
    if held := [k for k in range(KINDS) for _ in range(rack[k])]:
        rack[rng.choice(held)] -= 1


def move(rng: Random, table: list[int], rack: list[int], left: list[int]) -> None:
    """Take a combination off the table, or lay one of tiles that are left or in the rack."""
    if table and rng.random() < 0.5:
        table.pop(rng.randrange(len(table)))
        return
    x = rng.choice(shapes(int(rng.random() < 0.2), rng.random() < 0.5))
    need = [tile(x, i) for i in range(size(x))]
    if all(left[k] + rack[k] >= need.count(k) for k in need):
        for k in need:
            rack[k] -= int(left[k] == 0)
            left[k] -= int(left[k] > 0)
        table.append(x)


def work(ask: Question, where: Position) -> int:
    """Return how much work it is to answer a question."""
    ask(*where)
    return int(workplace().record.work)


def climbs(ask: Question, rng: Random) -> Iterator[tuple[Position, int]]:
    """Yield position after position, and the work it was, for ever."""
    known = hardest()
    phase = PHASES["any"]
    while True:
        here = rng.choice(known)
        if rng.random() < ANEW:
            here = position(rng, rng.choice(phase[1]), rng.choice(phase[2]))
        most, waited = work(ask, here), 0
        yield here, most
        while waited < PATIENCE:
            waited += 1
            there = changed(rng, here)
            if not reachable(total(there[0]), sum(there[1])):
                continue
            took = work(ask, there)
            yield there, took
            if took >= most:
                waited = waited if took == most else 0
                here, most = there, took


def rack_text(rack: list[int]) -> str:
    """Return a rack as text."""
    return " ".join(tile_text(k) for k in range(JOKER + 1) for _ in range(rack[k]))


@click.command(help=__doc__)
@click.argument("question", type=click.Choice(list(questions())))
@click.option("--seconds", default=600.0, help="How long to look.", show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(question: str, seconds: float, seed: int) -> None:
    """Print each position that is harder than all before, and how many there were."""
    end = time.monotonic() + seconds
    most = 0
    for count, (where, took) in enumerate(climbs(questions()[question], Random(seed)), 1):
        if took > most:
            most = took
            table, rack = where
            click.echo(f"{took} ways: {table_text(table)} and the rack {rack_text(rack)}")
        if time.monotonic() > end:
            click.echo(f"{count} positions, {most} ways at most")
            return


if __name__ == "__main__":
    main()
