"""Random games in bulk, on the processor or on a graphics card: same seeds, same results."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.engine.chance import WORDS, check_seed
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import Game
from sobremesa.engine.playout import random_games

SIGNED = 1000  # games that a signature is taken over
BLOCKS_PER_CORE = 32  # as many as can run at once on a core of a card


@dataclass(frozen=True)
class Run:
    """What came of some random games."""

    states: Any  # the final state of each
    moves: int  # players' decisions
    actions: int  # those, and what chance did


def run(game: Game, players: int, count: int, *, seed: int, target: str = "cpu") -> Run:
    """Play the first `count` games of `seed` at random on a target: "python", "cpu" or "cuda"."""
    game.check_players(players)
    check_seed(seed)
    states = np.zeros(count, game.rules.STATE)
    if target == "cuda":
        return run_on_card(game, players, states, seed)
    tally = np.zeros(2, np.int64)
    queue = np.zeros(1, np.int64)
    room = np.zeros(1, game.rules.STATE)
    rng = np.zeros(WORDS, np.int64)
    actions, weights = np.zeros((2, game.rules.LEGAL), np.int64)
    play = twins(game.rules, target).entry(random_games)
    play(states, game.blank(), players, seed, 0, queue, tally, room, rng, actions, weights)
    return Run(states, int(tally[0]), int(tally[1]))


def run_on_card(game: Game, players: int, states: Any, seed: int) -> Run:
    """Play as many games as there are `states` on the graphics card."""
    from numba import cuda

    there = cuda.to_device(states)
    play, tally = prepared(game, players, there)
    play(seed)
    moves, actions = tally.copy_to_host().sum(axis=0)
    return Run(there.copy_to_host(), int(moves), int(actions))


def prepared(game: Game, players: int, states: Any) -> tuple[Callable[[int], None], Any]:
    """Return what plays the games of a seed into `states` on the card, and the threads' tallies."""
    from numba import cuda

    from sobremesa.engine.device import BLOCK, SHARED, large_games, small_games

    small = game.rules.STATE.itemsize * BLOCK <= SHARED
    kernel = twins(game.rules, "cuda").entry(small_games if small else large_games)
    blocks = blocks_for(len(states), BLOCK)
    fresh = cuda.to_device(game.blank())
    queue = cuda.to_device(np.zeros(1, np.int64))
    tally = cuda.to_device(np.zeros((blocks * BLOCK, 2), np.int64))

    def play(seed: int) -> None:
        queue[0] = 0
        kernel[blocks, BLOCK](states, fresh, players, seed, 0, queue, tally)

    return play, tally


def blocks_for(count: int, block: int) -> int:
    """Return how many blocks to start: enough to fill the card, no more than there are games."""
    from numba import cuda

    from sobremesa.engine.compile import simulated

    if simulated():
        return 1
    cores = int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
    return max(1, min(cores * BLOCKS_PER_CORE, count // block))


def signature(game: Game) -> str:
    """Return a hash of the final states of many random games: it changes when the rules do."""
    digest = hashlib.sha256()
    each = SIGNED // len(game.players)
    for players in game.players:
        digest.update(run(game, players, each, seed=players).states.tobytes())
    return digest.hexdigest()[:12]
