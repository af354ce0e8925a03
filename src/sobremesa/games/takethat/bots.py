"""Bots for Take That, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.takethat.mind import careful
from sobremesa.games.takethat.rules import LEGAL

sensible = following(careful, LEGAL)

LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.3, believes=False), elo=450),
    Level(Searcher(simulations=32, overlooks=0.1, believes=False), elo=600),
    Level(Searcher(simulations=100, believes=False), elo=770),
    Level(Searcher(simulations=500), elo=860),
    Level(Searcher(simulations=20_000), elo=915),
)
