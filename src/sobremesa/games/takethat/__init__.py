"""Take That, by Andreas Spies and Reinhard Staupe: pair the cards, and leave the row to others."""

from sobremesa.bots import random
from sobremesa.engine.contract import Game
from sobremesa.games.takethat import rules, words
from sobremesa.games.takethat.bots import LEVELS, sensible, simple

GAME = Game(
    title="Take That",
    players=range(2, 5),
    rules=rules,
    words=words,
    bots={"sensible": sensible, "simple": simple, "random": random},
    levels=LEVELS,
)
