"""Random games on a graphics card: one thread plays many games, each when it is free again."""

from numba import cuda

from sobremesa.engine.chance import WORDS
from sobremesa.engine.contract import LEGAL, STATE
from sobremesa.engine.playout import random_games

BLOCK = 64  # threads that share a block
SHARED = 1 << 14  # bytes of memory that a block shares; with more, few blocks run at once


def small_games(states, fresh, players, seed, first, queue, tally):
    """Play the games of `states` to the end, in memory that a block shares.

    There, threads that look at different fields do not keep one another waiting.
    """
    rooms = cuda.shared.array(BLOCK, STATE)
    room = rooms[cuda.threadIdx.x : cuda.threadIdx.x + 1]
    games_of_thread(states, fresh, players, seed, first, queue, tally, room)


def large_games(states, fresh, players, seed, first, queue, tally):
    """Play the games of `states` to the end, in memory of the thread's own."""
    room = cuda.local.array(1, STATE)
    games_of_thread(states, fresh, players, seed, first, queue, tally, room)


def games_of_thread(states, fresh, players, seed, first, queue, tally, room):
    """Play games until the queue has no more."""
    rng = cuda.local.array(WORDS, "int64")
    actions = cuda.local.array(LEGAL, "int32")
    weights = cuda.local.array(LEGAL, "int32")
    own = tally[cuda.grid(1)]
    random_games(states, fresh, players, seed, first, queue, own, room, rng, actions, weights)


def next_game(queue):
    """Return the number of a game that no thread plays yet."""
    return cuda.atomic.add(queue, 0, 1)
