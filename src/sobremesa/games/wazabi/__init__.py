"""Wazabi, by Guilhem Debricon: roll, draw, give your dice away, and play a card."""

from sobremesa.bots import random
from sobremesa.engine.contract import Game
from sobremesa.games.wazabi import rules, words
from sobremesa.games.wazabi.bots import LEVELS, sensible, simple
from sobremesa.games.wazabi.words import unfit

GAME = Game(
    title="Wazabi",
    players=range(2, rules.SEATS + 1),
    rules=rules,
    words=words,
    bots={"sensible": sensible, "simple": simple, "random": random},
    levels=LEVELS,
    unfit=unfit,
)
