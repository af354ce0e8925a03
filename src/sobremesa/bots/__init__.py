"""Players for any game, from the contract alone."""

import re
from collections.abc import Callable

import numpy as np

from sobremesa.engine.chance import below
from sobremesa.engine.contract import LEVELS, Bot, Game, Integers, UnknownGame, View

SPEC = re.compile(r"(flat|ismcts):([0-9]+(?:\.[0-9]+)?)(s?)((?::(?:random|trusting))*)")


def random(view: View, rng: Integers) -> int:
    """Choose any legal action."""
    return view.legal[below(len(view.legal), rng)]


def following(policy: Callable[..., int], legal: int) -> Bot:
    """Return the bot that plays by a mind's `policy`; `legal` is the most actions at once."""

    def bot(view: View, rng: Integers) -> int:
        actions, weights = np.zeros((2, legal), np.int64)
        return int(policy(view.state, actions, weights, rng))

    return bot


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
    if not spec:
        levels = LEVELS if game.levels else ()
        known = ", ".join([*game.bots, *levels, "flat:2000", "ismcts:3000", "ismcts:0.5s"])
        raise UnknownGame(f"{game.name} has no bot {name!r}; it has: {known}")
    return searcher(*spec.groups())


def searcher(way: str, budget: str, seconds: str, manner: str) -> Bot:
    """Return the search that a name spells."""
    from sobremesa.bots.players import Searcher

    return Searcher(
        tree=way == "ismcts",
        simulations=0 if seconds else int(float(budget)),
        seconds=float(budget) if seconds else 0.0,
        knows="random" not in manner,
        believes="trusting" not in manner,
    )
