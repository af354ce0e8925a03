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
BLOCKS_PER_CORE = 16  # as many as can run at once on a core of a card


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
    if target == "cuda":
        return run_on_card(game, players, count, seed)
    states = np.zeros(count, game.rules.STATE)
    tally = np.zeros(2, np.int64)
    queue = np.zeros(1, np.int64)
    room = np.zeros(1, game.rules.STATE)
    rng = np.zeros(WORDS, np.int64)
    actions, weights = np.zeros((2, game.rules.LEGAL), np.int64)
    play = twins(game.rules, target).entry(random_games)
    play(states, game.blank(), players, seed, 0, queue, tally, room, 0, rng, actions, weights)
    return Run(states, int(tally[0]), int(tally[1]))


def run_on_card(game: Game, players: int, count: int, seed: int) -> Run:
    """Play so many games on the graphics card."""
    card = Card(game, players, count)
    card.play(seed)
    return Run(card.states(), *card.tally())


class Card:
    """A graphics card, ready to play so many games of a seed."""

    def __init__(self, game: Game, players: int, count: int):
        """Compile what plays there, and make room for the games."""
        from numba import cuda

        from sobremesa.engine.device import BLOCK, is_small, large_games, small_games

        small = is_small(game.rules.STATE)
        blocks = blocks_for(count, BLOCK)
        shared = BLOCK * game.rules.STATE.itemsize if small else 0
        kernel = twins(game.rules, "cuda").entry(small_games if small else large_games)
        fresh = words(game.blank()) if small else game.blank()
        self.state = game.rules.STATE
        self.players = players
        self.kernel = kernel[blocks, BLOCK, 0, shared]
        self.fresh = cuda.to_device(fresh)
        self.ends = cuda.device_array((count, *fresh.shape[1:]), fresh.dtype)
        self.queue = cuda.to_device(np.zeros(1, np.int64))
        self.tallies = cuda.to_device(np.zeros((blocks * BLOCK, 2), np.int64))

    def play(self, seed: int) -> None:
        """Play the games of `seed`."""
        self.queue[0] = 0
        there = (self.queue, self.tallies)
        self.kernel(self.ends, self.fresh, self.players, seed, 0, *there)

    def tally(self) -> tuple[int, int]:
        """Return how many moves and how many actions that took."""
        moves, actions = self.tallies.copy_to_host().sum(axis=0)
        return int(moves), int(actions)

    def states(self) -> Any:
        """Return the final state of each game."""
        return self.ends.copy_to_host().reshape(-1).view(self.state)


def words(states: Any) -> Any:
    """Return a row of words for each state: the same memory."""
    return states.view(np.ndarray).view(np.int64).reshape(len(states), -1)


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
