"""Bots for Wazabi, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.wazabi.mind import habit
from sobremesa.games.wazabi.rules import LEGAL

sensible = following(habit, LEGAL)

LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.5), elo=55),
    Level(Searcher(simulations=16, overlooks=0.2), elo=125),
    Level(Searcher(simulations=60), elo=195),
    Level(Searcher(simulations=250), elo=285),
    Level(Searcher(simulations=20_000, doubts=1), elo=395),
)
