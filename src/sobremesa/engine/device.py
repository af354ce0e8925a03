"""Random games on a graphics card: one thread plays many games, in memory of its own."""

from numba import cuda

from sobremesa.engine.chance import WORDS
from sobremesa.engine.contract import LEGAL, STATE
from sobremesa.engine.playout import random_games

BLOCK = 64  # threads that share a block


def random_games_kernel(states, fresh, players, seed, first, queue, tally):
    """Play the games of `states` to the end: every thread takes the next one when it is free.

    States lie in memory that a block shares: there, threads that look at different fields do not
    keep one another waiting.
    """
    thread = cuda.grid(1)
    rooms = cuda.shared.array(BLOCK, STATE)
    room = rooms[cuda.threadIdx.x : cuda.threadIdx.x + 1]
    rng = cuda.local.array(WORDS, "int64")
    actions = cuda.local.array(LEGAL, "int32")
    weights = cuda.local.array(LEGAL, "int32")
    random_games(
        states,
        fresh,
        players,
        seed,
        first,
        queue,
        tally[thread],
        room,
        rng,
        actions,
        weights,
    )


def next_game(queue):
    """Return the number of a game that no thread plays yet."""
    return cuda.atomic.add(queue, 0, 1)
