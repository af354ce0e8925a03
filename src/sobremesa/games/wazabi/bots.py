"""Bots for Wazabi, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.wazabi.mind import habit
from sobremesa.games.wazabi.rules import LEGAL

sensible = following(habit, LEGAL)

LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.5), elo=60),
    Level(Searcher(simulations=16, overlooks=0.2), elo=130),
    Level(Searcher(simulations=60), elo=160),
    Level(Searcher(simulations=600, doubts=1), elo=340),
    Level(Searcher(simulations=20_000, doubts=1), elo=365),
)
