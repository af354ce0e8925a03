"""Bots for Genial, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.genial.mind import policy
from sobremesa.games.genial.rules import LEGAL

sensible = following(policy, LEGAL)

LEVELS = (
    Level(Searcher(simulations=24, overlooks=0.7), elo=300),
    Level(Searcher(simulations=24, overlooks=0.4), elo=400),
    Level(Searcher(simulations=150), elo=660),
    Level(Searcher(simulations=1000), elo=915),
    Level(Searcher(simulations=2400), elo=1035),
)
