"""L.L.A.M.A., by Reiner Knizia: get rid of your cards, or quit in time."""

from sobremesa.bots import random
from sobremesa.engine.contract import Game
from sobremesa.games.llama import rules, words
from sobremesa.games.llama.bots import LEVELS, sensible
from sobremesa.games.llama.published import pipmc, playouts

GAME = Game(
    title="L.L.A.M.A.",
    players=range(2, 7),
    rules=rules,
    words=words,
    bots={"sensible": sensible, "playouts": playouts, "pipmc": pipmc, "random": random},
    levels=LEVELS,
)
