"""Rummy, by Schmidt Spiele: sets and runs, and the whole table to rearrange."""

from sobremesa.bots import random
from sobremesa.engine.contract import Game
from sobremesa.games.rummy import rules, words
from sobremesa.games.rummy.bots import LEVELS, greedy, hand, sensible
from sobremesa.games.rummy.chances import Out, outs
from sobremesa.games.rummy.solver import Solution, lays, solve

__all__ = ["GAME", "Out", "Solution", "lays", "outs", "solve"]

GAME = Game(
    title="Rummy",
    players=range(2, 5),
    rules=rules,
    words=words,
    bots={"sensible": sensible, "greedy": greedy, "hand": hand, "random": random},
    levels=LEVELS,
)
