"""Bots for Genial, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Integers, Level, View
from sobremesa.games.genial.ahead import best_ahead
from sobremesa.games.genial.mind import policy
from sobremesa.games.genial.rules import CHOICE, LEGAL, RENEW

sensible = following(policy, LEGAL)


def expectiminimax(view: View, rng: Integers) -> int:
    """Look two placements ahead, the second one for the next player; renew whenever possible."""
    return RENEW if view.state.phase == CHOICE else best_ahead(view)


LEVELS = (
    Level(Searcher(simulations=24, overlooks=0.7), elo=835),
    Level(Searcher(simulations=24, overlooks=0.4), elo=1075),
    Level(Searcher(simulations=150), elo=1375),
    Level(Searcher(simulations=1000), elo=1550),
    Level(Searcher(simulations=5000, moves=300_000), elo=1640),
)
