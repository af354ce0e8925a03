"""Bots for Take That, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Level
from sobremesa.games.takethat.mind import careful
from sobremesa.games.takethat.rules import LEGAL

sensible = following(careful, LEGAL)

LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.3, believes=False), elo=550),
    Level(Searcher(simulations=32, overlooks=0.1, believes=False), elo=775),
    Level(Searcher(simulations=80, believes=False), elo=895),
    Level(Searcher(simulations=250), elo=990),
    Level(Searcher(simulations=20_000), elo=1090),
)
