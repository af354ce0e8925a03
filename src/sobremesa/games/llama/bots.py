"""Bots for L.L.A.M.A., from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.llama.mind import policy
from sobremesa.games.llama.rules import LEGAL

sensible = following(policy, LEGAL)

LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.35, believes=False), elo=0),
    Level(Searcher(simulations=16, overlooks=0.1, believes=False), elo=0),
    Level(Searcher(simulations=64, believes=False), elo=0),
    Level(Searcher(simulations=500), elo=0),
    Level(Searcher(tree=True, seconds=0.5), elo=0),
)
