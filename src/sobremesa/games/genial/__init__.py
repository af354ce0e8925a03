"""Genial (Ingenious), by Reiner Knizia: lines of colours, and the lowest colour counts."""

from sobremesa.bots import random
from sobremesa.engine.contract import Game
from sobremesa.games.genial import rules, words
from sobremesa.games.genial.bots import LEVELS, expectiminimax, sensible
from sobremesa.games.genial.words import unfit

GAME = Game(
    title="Genial",
    players=range(1, 5),
    rules=rules,
    words=words,
    bots={"sensible": sensible, "expectiminimax": expectiminimax, "random": random},
    levels=LEVELS,
    unfit=unfit,
)
