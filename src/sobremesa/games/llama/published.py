"""Players of L.L.A.M.A. that others have described, built anew so that they can be beaten.

Both play on at random from every legal action, believe any hand as likely as another, and look at
nothing else. Joseph Weidinger's tries 5,000 games for each and takes what wins most of them
(josephweidinger.com/project/llama_engine_bot). CardStock's "perfect information pure Monte Carlo",
by Mark Goadrich and others (github.com/mgoadric/cardstock, as of 2019), tries ten and adds up
1 / rank. Here all actions meet the same worlds and the same luck, which can only help them.
"""

import sys
from types import ModuleType

from sobremesa.bots import search
from sobremesa.bots.players import Searcher, Trial
from sobremesa.engine.contract import Integers, State, View, ranks

HOOKS = ("shares",)

PLAYOUTS = 5000  # games that Weidinger's bot plays for every action
TESTS = 10  # and CardStock's


def playouts(view: View, rng: Integers) -> int:
    """Take the action after which most games that are played on at random are won."""
    return best_at_random(view, search, PLAYOUTS, rng)


def pipmc(view: View, rng: Integers) -> int:
    """Take the action after which the ranks are best in games that are played on at random."""
    return best_at_random(view, sys.modules[__name__], TESTS, rng)


def best_at_random(view: View, mind: ModuleType, worlds: int, rng: Integers) -> int:
    """Try every action in so many worlds, and return the best."""
    if len(view.legal) == 1:
        return view.legal[0]
    desk, evidence, seed = Searcher(believes=False).begun(view, mind, rng)
    trial = Trial(desk, view.seat, evidence, seed, list(view.legal), all_of_them=True)
    trial.go_on(worlds)
    trial.keep(1)
    return int(desk.candidates[0])


def shares(s: State, places: Integers, out: Integers) -> None:
    """Set out[seat] to 1 / rank."""
    ranks(s, places)
    for seat in range(s.players):
        out[seat] = 1.0 / places[seat]
