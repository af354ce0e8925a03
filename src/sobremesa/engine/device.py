"""Random games on a graphics card: one thread plays many games, each when it is free again."""

from typing import Any

import numpy as np
from numba import cuda

from sobremesa.engine.chance import WORDS
from sobremesa.engine.contract import LEGAL, STATE, WORD
from sobremesa.engine.playout import random_games

BLOCK = 128  # threads that share a block
SHARED = 1 << 15  # bytes of memory that a block shares; with more, few blocks run at once
WORD_TYPE = np.dtype(np.int64)
LENGTH = 0  # of a state, in words; see `provisions`


def is_small(state: Any) -> bool:
    """Say whether the states of a block's games find room in the memory that it shares."""
    return bool(state.itemsize * BLOCK <= SHARED)


def provisions(state: Any) -> dict[str, Any]:
    """Return what stands for the engine's own names on a card."""
    if is_small(state):
        length = state.itemsize // WORD
        return {"next_game": next_game, "begin": begin, "finish": finish, "LENGTH": length}
    return {"next_game": next_game}


def small_games(states, fresh, players, seed, first, queue, tally):
    """Play games to the end in memory that a block shares; `states` and `fresh` are words.

    There, threads that look at different fields do not keep one another waiting.
    """
    rooms = cuda.shared.array(0, STATE)
    games_of_thread(states, fresh, players, seed, first, queue, tally, rooms, cuda.threadIdx.x)


def large_games(states, fresh, players, seed, first, queue, tally):
    """Play games to the end in memory of the thread's own."""
    rooms = cuda.local.array(1, STATE)
    games_of_thread(states, fresh, players, seed, first, queue, tally, rooms, 0)


def games_of_thread(states, fresh, players, seed, first, queue, tally, rooms, place):
    """Play games until the queue has no more."""
    rng = cuda.local.array(WORDS, "int64")
    actions = cuda.local.array(LEGAL, "int32")
    weights = cuda.local.array(LEGAL, "int32")
    own = tally[cuda.grid(1)]
    random_games(
        states, fresh, players, seed, first, queue, own, rooms, place, rng, actions, weights
    )


def next_game(queue):
    """Return the number of a game that no thread plays yet."""
    return cuda.atomic.add(queue, 0, 1)


def begin(rooms, place, fresh):
    """Put a state before its setup into a room.

    Records are copied byte by byte, and words at once: these are the same memory as the rooms.
    """
    words = cuda.shared.array(0, WORD_TYPE)
    for k in range(LENGTH):
        words[place * LENGTH + k] = fresh[0, k]


def finish(states, i, rooms, place):
    """Keep the state that is in a room."""
    words = cuda.shared.array(0, WORD_TYPE)
    for k in range(LENGTH):
        states[i, k] = words[place * LENGTH + k]
