"""Bots for L.L.A.M.A.: one that goes by a rule of thumb, and five that think ahead."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.llama.mind import habit
from sobremesa.games.llama.rules import LEGAL

sensible = following(habit, LEGAL)

LEVELS = (
    Level(Searcher(simulations=12, overlooks=0.4, believes=False), elo=120),
    Level(Searcher(simulations=24, overlooks=0.15, believes=False), elo=255),
    Level(Searcher(simulations=100, believes=False), elo=470),
    Level(Searcher(simulations=250), elo=515),
    Level(Searcher(tree=True, simulations=20_000), elo=555),
)
