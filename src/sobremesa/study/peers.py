"""Other systems, measured in the same run, so that ratios are measured and not remembered.

They play games of their own, the nearest to ours that they have.
"""

import random
import time
from collections.abc import Iterator
from typing import Any

from sobremesa.engine.contract import BadOption

TIMES = 5
SECONDS = 1.0
ROLLOUTS = 2000  # that OpenSpiel plays in C++ for each call from Python
OPENSPIEL = {"crazy_eights": "crazy_eights(players=4)", "hex": "hex(board_size=11)"}


def rates() -> Iterator[tuple[str, float]]:
    """Yield the moves a second of every peer."""
    try:
        import pyspiel  # noqa: F401
        import rlcard  # noqa: F401
    except ImportError as error:
        message = f"the other systems are not installed ({error.name}): run scripts/setup peers"
        raise BadOption(message) from error
    for name, game in OPENSPIEL.items():
        yield f"openspiel-c++/{name}", max(openspiel(game) for _ in range(TIMES))
    yield "rlcard/uno", max(uno() for _ in range(TIMES))


def openspiel(name: str) -> float:
    """Return OpenSpiel's decisions a second in random games, in C++ and without the deal.

    A search of two simulations with many rollouts each spends its time in the rollouts; they
    start one decision below the position, and last as long as random games from Python do.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    chooser = random.Random(1)
    starts = [dealt(game, chooser) for _ in range(20)]
    length = sum(decisions(state.clone(), chooser) for state in starts * 5) / (5 * len(starts))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 1, False)
    calls, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        bot.step(starts[calls % len(starts)])
        calls += 1
    return calls * 2 * ROLLOUTS * (length - 1) / spent


def dealt(game: Any, chooser: random.Random) -> Any:
    """Return an OpenSpiel state after its deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        luck(state, chooser)
    return state


def luck(state: Any, chooser: random.Random) -> None:
    """Let chance act in an OpenSpiel state."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chooser.choices(outcomes, odds)[0])


def decisions(state: Any, chooser: random.Random) -> int:
    """Play an OpenSpiel state to the end at random, and return how many decisions it took."""
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            luck(state, chooser)
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            count += 1
    return count


def uno() -> float:
    """Return RLCard's steps a second in random games of Uno for four."""
    import rlcard

    env = rlcard.make("uno", config={"game_num_players": 4, "seed": 1})
    chooser = random.Random(1)
    steps, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            steps += 1
    return steps / spent
