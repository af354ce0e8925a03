"""Bots against each other, until it is known who is the stronger.

from sobremesa.study import arena
for row in arena.compare("GAME", ["sensible", "random"], players=4, deals=200):
    print(row.a, row.b, row.win, row.low, row.high)
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

from sobremesa import games
from sobremesa.engine.chance import check_seed
from sobremesa.engine.contract import BadOption
from sobremesa.study import ledger
from sobremesa.study.blocks import Block, Job, Question, bot
from sobremesa.study.crew import cores, in_order
from sobremesa.study.standings import Row, rows, share
from sobremesa.study.strength import likelihood, verdict

CHECK = 16  # deals after which a test is looked at, again and again


def compare(
    game: str,
    bots: Sequence[str],
    players: int,
    deals: int,
    *,
    seed: int = 1,
    options: Mapping[str, int | str] | None = None,
    test: tuple[float, float] | None = None,
    alone: bool = False,
    workers: int | None = None,
    out: Path | None = None,
) -> list[Row]:
    """Let bots play against each other, and return a row for every match-up.

    With a `test` between two shares, such as (0.50, 0.52), `deals` is how many there are at most.
    With `alone`, only the first bot meets the others, one among as many as sit at the table.
    Without a number of `workers`, all cores play: a script then needs the usual guard,
    if __name__ == "__main__". Blocks are kept in `out`, from which the same call goes on.
    """
    question = ask(game, bots, players, seed=seed, options=options, test=test, alone=alone)
    return rows(question, list(play(question, deals, workers=workers, out=out)))


def ask(
    game: str,
    bots: Sequence[str],
    players: int,
    *,
    seed: int = 1,
    options: Mapping[str, int | str] | None = None,
    test: tuple[float, float] | None = None,
    alone: bool = False,
) -> Question:
    """Return a question that can be answered; refuse any other."""
    found = games.find(game)
    found.check_players(players)
    found.check_options(players, options)
    check_seed(seed)
    if players < 2:
        raise BadOption("nobody can be compared at a table for one")
    if len(bots) < 2:
        raise BadOption(f"{len(bots)} bot was named; it takes two to compare")
    for name in bots:
        bot(found.name, name)
        if list(bots).count(name) > 1:
            raise BadOption(f"{name} was named twice; against itself a bot wins its exact share")
    if test is not None and not 0 < test[0] < test[1] < 1:
        raise BadOption(f"a test is between two shares, the lower one first, not {test}")
    state = found.blank(options)[0]
    rules = {option.name: option.decode(state[option.name]) for option in found.options}
    return Question(found.name, tuple(bots), players, seed, rules, test, alone)


def play(
    question: Question, deals: int, *, workers: int | None = None, out: Path | None = None
) -> Iterator[Block]:
    """Yield block after block, deal by deal, the same whatever the number of workers."""
    workers = cores() if workers is None else workers
    if deals < 1 or workers < 1:
        raise BadOption(f"{deals} deals and {workers} workers were asked for; it takes one")
    known = ledger.known(out, question) if out else {}
    shares: list[list[float]] = [[] for _ in question.matchups]
    decided: set[int] = set()
    blocks = in_order(question, jobs(len(shares), deals, decided), known, workers)
    with ledger.opened(out, question) if out else nullcontext() as file, closing(blocks):
        for block in blocks:
            if block.matchup in decided:
                continue
            if file and block.job not in known:
                ledger.append(file, block)
            yield block
            won = share(block, question.matchups[block.matchup], question.players)
            shares[block.matchup].append(won)
            if is_decided(question, shares[block.matchup]):
                decided.add(block.matchup)


def jobs(matchups: int, deals: int, decided: set[int]) -> Iterator[Job]:
    """Yield what is to be played, without what is `decided` by then."""
    for deal in range(deals):
        yield from ((number, deal) for number in range(matchups) if number not in decided)


def is_decided(question: Question, shares: Sequence[float]) -> bool:
    """Say whether the test, if there is one, ends after these deals: it looks at every CHECK-th."""
    if question.test is None or len(shares) % CHECK:
        return False
    return verdict(likelihood(shares, *question.test)) != "open"
