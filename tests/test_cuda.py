"""The graphics card plays the very same games: Numba's simulator here, a real one where it is."""

import os
import subprocess
import sys

import pytest

from sobremesa.engine.contract import Game
from sobremesa.study.runs import run

PROGRAM = """
import sys
from sobremesa import games
from sobremesa.study.runs import run
name, players, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
here = run(games.find(name), players, count, seed=11, target="cuda")
print(here.moves, here.actions, here.states.tobytes().hex())
"""


def on_card(game: Game, players: int, count: int, environment: dict[str, str]) -> str:
    """Return what the card makes of `count` games, in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-c", PROGRAM, game.name, str(players), str(count)]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def on_processor(game: Game, players: int, count: int) -> str:
    """Return what the processor makes of the same games."""
    there = run(game, players, count, seed=11)
    return f"{there.moves} {there.actions} {there.states.tobytes().hex()}"


def test_simulated(game: Game) -> None:
    for players in (game.players[0], game.players[-1]):
        simulated = on_card(game, players, 1, {"NUMBA_ENABLE_CUDASIM": "1"})  # slow as it is
        assert simulated == on_processor(game, players, 1)


@pytest.mark.gpu
def test_real(game: Game, players: int) -> None:
    from numba import cuda

    if not getattr(game.rules, "ON_CARD", True):
        pytest.skip("the game says that it cannot be compiled for a card")
    if not cuda.is_available():
        pytest.skip("no graphics card that CUDA can use")
    assert on_card(game, players, 5000, {}) == on_processor(game, players, 5000)
