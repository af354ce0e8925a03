"""Random games in bulk, on the processor or on a graphics card: same seeds, same results."""

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.engine.chance import WORDS, check_seed
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import Game
from sobremesa.engine.playout import random_games

SIGNED = 1000  # games that a signature is taken over
BLOCK = 64  # threads of a card that share a block
BLOCKS_PER_CORE = 256  # far more than run at once, so that no core waits for the longest games


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
    states = blanks(game, count)
    if target == "cuda":
        return run_on_card(game, players, states, seed)
    tally = np.zeros(2, np.int64)
    room = np.zeros(1, game.rules.STATE)
    rng = np.zeros(WORDS, np.int64)
    actions, weights = np.zeros((2, game.rules.LEGAL), np.int64)
    play = twins(game.rules, target).entry(random_games)
    play(states, players, seed, 0, 0, 1, tally, room, rng, actions, weights)
    return Run(states, int(tally[0]), int(tally[1]))


def blanks(game: Game, count: int) -> Any:
    """Return `count` states that have their options set and nothing else."""
    return np.tile(game.blank().view(np.uint8), count).view(game.rules.STATE)


def run_on_card(game: Game, players: int, states: Any, seed: int) -> Run:
    """Play a game from each of `states` on the graphics card."""
    from numba import cuda

    from sobremesa.engine.device import random_games_kernel

    kernel = twins(game.rules, "cuda").entry(random_games_kernel)
    blocks = blocks_for(len(states))
    there = cuda.to_device(states)
    tally = cuda.to_device(np.zeros((blocks * BLOCK, 2), np.int64))
    kernel[blocks, BLOCK](there, players, seed, 0, tally)
    moves, actions = tally.copy_to_host().sum(axis=0)
    return Run(there.copy_to_host(), int(moves), int(actions))


def blocks_for(count: int) -> int:
    """Return how many blocks to start: enough to fill the card, no more than there are games."""
    from numba import cuda

    from sobremesa.engine.compile import simulated

    if simulated():
        return 1
    cores = int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
    return max(1, min(cores * BLOCKS_PER_CORE, count // BLOCK))


def signature(game: Game) -> str:
    """Return a hash of the final states of many random games: it changes when the rules do."""
    digest = hashlib.sha256()
    each = SIGNED // len(game.players)
    for players in game.players:
        digest.update(run(game, players, each, seed=players).states.tobytes())
    return digest.hexdigest()[:12]
