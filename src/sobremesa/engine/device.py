"""Random games on a graphics card: one thread plays many games, in memory of its own."""

from numba import cuda

from sobremesa.engine.chance import WORDS
from sobremesa.engine.contract import LEGAL, STATE
from sobremesa.engine.playout import random_games


def random_games_kernel(states, players, seed, first, tally):
    """Play the games of `states` to the end, those of a thread one grid's size apart."""
    thread = cuda.grid(1)
    room = cuda.local.array(1, STATE)
    rng = cuda.local.array(WORDS, "int64")
    actions = cuda.local.array(LEGAL, "int32")
    weights = cuda.local.array(LEGAL, "int32")
    random_games(
        states,
        players,
        seed,
        first,
        thread,
        cuda.gridsize(1),
        tally[thread],
        room,
        rng,
        actions,
        weights,
    )
