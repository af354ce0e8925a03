"""Players for any game, from the contract alone."""

import re
from collections.abc import Callable, Sequence

import numpy as np

from sobremesa.engine.chance import below
from sobremesa.engine.contract import CHANCE, LEVELS, Bot, Game, Integers, UnknownGame, View

SPEC = re.compile(
    r"(flat|ismcts):(?:([1-9][0-9]{0,8})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s)((?::(?:random|trusting))*)"
)


def random(view: View, rng: Integers) -> int:
    """Choose any legal action."""
    return view.legal[below(len(view.legal), rng)]


def following(policy: Callable[..., int], legal: int) -> Bot:
    """Return the bot that plays by a mind's `policy`; `legal` is the most actions at once."""

    def bot(view: View, rng: Integers) -> int:
        actions, weights = np.zeros((2, legal), np.int64)
        return int(policy(view.state, actions, weights, rng))

    return bot


def since_deal(log: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """Return what was done since the last deal, with its last card.

    For games in which only at a deal several cards fall in a row.
    """
    for place in range(len(log) - 1, 0, -1):
        if log[place][0] == log[place - 1][0] == CHANCE:
            return log[place:]
    return log


def find(game: Game, name: str) -> Bot:
    """Return the bot of that name for a game.

    Besides those of the game there is flat Monte Carlo, as flat:2000 (simulations a decision) or
    flat:0.5s, and tree search, as ismcts:3000; with :random they know no more than the rules, and
    with :trusting they believe any hand as likely as another.
    """
    if name in game.bots:
        return game.bots[name]
    if name in LEVELS and game.levels:
        return game.levels[LEVELS.index(name)].bot
    spec = SPEC.fullmatch(name)
    if not spec or (spec[3] and not float(spec[3])):
        levels = LEVELS if game.levels else ()
        known = ", ".join([*game.bots, *levels, "flat:2000", "ismcts:3000", "ismcts:0.5s"])
        raise UnknownGame(f"{game.name} has no bot {name!r}; it has: {known}")
    return searcher(*spec.groups())


def searcher(way: str, simulations: str | None, seconds: str | None, manner: str) -> Bot:
    """Return the search that a name spells."""
    from sobremesa.bots.players import Searcher

    return Searcher(
        tree=way == "ismcts",
        simulations=int(simulations or 0),
        seconds=float(seconds or 0),
        knows="random" not in manner,
        believes="trusting" not in manner,
    )
