"""Players that think ahead: a budget, a way to search, and what a game's mind adds to it."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import ceil, log2, sqrt
from types import ModuleType
from typing import Any

import numpy as np

from sobremesa.bots import search
from sobremesa.engine.chance import WORDS, below, next_word
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import Game, Integers, Message, Proposal, View

SEATS = 8  # at any table
NODES = 1 << 18  # of a tree, at most
CURIOSITY = 0.7  # weight of what was rarely tried, for shares of 0 or 1; a mind may have its own
SLICE = 256  # simulations between two looks at the clock
MANY = 64  # actions, beyond which not all are explained alike
GLANCE = 2  # worlds in which even those that seem not worth a thought are tried then
ROUGH = 0.02  # seconds after which the speed of a search is known
BATCHES = 16  # of worlds, by whose differences one knows how sure a comparison is


@dataclass(frozen=True)
class Estimate:
    """What a search thinks of one action."""

    action: int
    share: float  # of the win
    error: float  # standard error of that
    trials: int
    reason: Message | None = None  # from the game, in words
    proposal: Proposal | None = None  # the whole turn that begins with the action
    aside: bool = False  # of very many, one that did not seem worth a thought: no hint for anybody


def too_close(one: Estimate, other: Estimate) -> bool:
    """Say whether two estimates differ by no more than chance may do."""
    return abs(one.share - other.share) <= 2 * sqrt(one.error**2 + other.error**2)


def doubt(trials: float, total: float, squares: float) -> float:
    """Return the standard error of a mean share, as if one trial more was won and one lost.

    A few trials that all end alike leave a doubt.
    """
    count = trials + 2
    mean = (total + 1) / count
    return sqrt(max(0.0, (squares + 1) / count - mean * mean) / count)


def mind_of(game: Game) -> ModuleType:
    """Return what a search knows of a game: its `mind`, or nothing but the rules."""
    name = f"{game.folder}.mind"
    return import_module(name) if find_spec(name) else search


class Table:
    """Room to think about one game, and the search compiled with its rules."""

    def __init__(self, rules: ModuleType, mind: ModuleType):
        """Compile what is not compiled yet when it is first called."""
        made = twins(rules, "cpu", mind)
        self.flat = made.entry(search.flat)
        self.grow = made.entry(search.grow)
        self.promising = made.entry(made.provided.get("promising", search.promising))
        self.policy = made.entry(made.provided.get("policy", search.policy))
        self.curiosity = float(getattr(mind, "CURIOSITY", CURIOSITY))
        self.rooms = np.zeros(search.ROOMS, rules.STATE)
        self.candidates = np.zeros(rules.LEGAL, np.int64)
        self.tallies = np.zeros((rules.LEGAL, 3))
        self.out = np.zeros(SEATS)
        self.places = np.zeros(SEATS, np.int64)
        self.rng = np.zeros(WORDS, np.int64)
        self.room = np.zeros((2, rules.LEGAL), np.int64)
        self.path = np.zeros(search.DEEP, np.int32)
        self.nodes = np.zeros((0, search.FIELDS), np.int32)
        self.sums = np.zeros(0)

    def plant(self, size: int) -> None:
        """Make room for a tree of so many nodes, which has only its root."""
        if len(self.nodes) != size:
            self.nodes = np.zeros((size, search.FIELDS), np.int32)
            self.sums = np.zeros(size)
        self.nodes[0] = 0
        self.nodes[0, search.SIBLING] = 1
        self.nodes[0, search.MOVER] = -1
        self.sums[0] = 0

    def grow_on(self, seat: int, evidence: Any, seed: int, first: int, worlds: int) -> int:
        """Let the tree grow by so many worlds, and return the moves that took."""
        return int(
            self.grow(
                *(self.rooms, seat, evidence, seed, first, worlds, self.curiosity),
                *(self.nodes, self.sums, self.path, self.out, self.places, self.rng, self.room),
            )
        )

    def branches(self) -> Iterator[tuple[int, int, float]]:
        """Yield the actions at the root of the tree, how often each was tried, and its wins."""
        child = int(self.nodes[0, search.CHILD])
        while child > 0:
            edge, visits = (int(self.nodes[child, field]) for field in (search.EDGE, search.VISITS))
            yield edge, visits, float(self.sums[child])
            child = int(self.nodes[child, search.SIBLING])


@cache
def table(rules: ModuleType, mind: ModuleType) -> Table:
    """Return the one place to think about a game with a mind."""
    return Table(rules, mind)


@dataclass(frozen=True)
class Searcher:
    """A bot that plays worlds on from its view until its budget is spent."""

    tree: bool = False  # remember in a tree, or try all actions alike and drop the worst by halves
    simulations: int = 0  # its budget, unless that is a time
    seconds: float = 0.0
    moves: int = 0  # simulated ones at most, if any: a long game leaves fewer simulations
    knows: bool = True  # the game's own mind: how people play, when to stop
    believes: bool = True  # what the others' actions tell
    overlooks: float = 0.0  # chance that an action is not even thought of
    doubts: float = 0.0  # standard errors by which it must be better to leave the game's policy

    def __call__(self, view: View, rng: Integers) -> int:
        """Choose an action."""
        legal = self.thought_of(view, rng)
        mind = mind_of(view.game) if self.knows else search
        if len(legal) == 1:
            return legal[0]
        if hasattr(mind, "exact") and len(legal) == len(view.legal):
            best = mind.exact(view)
            if best is not None:
                return int(best)
        if self.tree and len(legal) == len(view.legal):
            return self.by_tree(view, mind, rng)
        return self.by_halves(view, mind, legal, rng)

    def thought_of(self, view: View, rng: Integers) -> list[int]:
        """Return the legal actions that the bot does not overlook: one at least."""
        if not self.overlooks:
            return list(view.legal)
        noticed = [a for a in view.legal if next_word(rng) >= self.overlooks * 2**32]
        return noticed or [view.legal[below(len(view.legal), rng)]]

    def begun(self, view: View, mind: ModuleType, rng: Integers) -> tuple[Table, Any, int]:
        """Return a table with the view on it, the evidence and a seed."""
        desk = table(view.game.rules, mind)
        desk.rooms[search.VIEW] = view.state
        believes = self.believes and hasattr(mind, "evidence")
        evidence = mind.evidence(view) if believes else np.zeros(1, np.int64)
        return desk, evidence, next_word(rng)

    def by_halves(self, view: View, mind: ModuleType, legal: list[int], rng: Integers) -> int:
        """Choose by sequential halving: try all, keep the better half, try those again …"""
        desk, evidence, seed = self.begun(view, mind, rng)
        trial = Trial(desk, view.seat, evidence, seed, legal)
        budget = self.budget(trial)
        rounds = ceil(log2(trial.count)) if trial.count > 1 else 0
        for _ in range(rounds):
            trial.go_on(max(1, budget // (rounds * trial.count)))
            trial.keep((trial.count + 1) // 2)
        best = int(desk.candidates[0])
        return self.settled(trial, best, budget, rng) if self.doubts else best

    def budget(self, trial: "Trial") -> int:
        """Return how many simulations may be spent."""
        simulations = self.simulations or trial.budget(self.seconds)
        return min(simulations, trial.within(self.moves)) if self.moves else simulations

    def settled(self, trial: "Trial", best: int, budget: int, rng: Integers) -> int:
        """Return what seems best only if it is surely better than what the policy would do."""
        desk = trial.desk
        usual = int(desk.policy(desk.rooms[search.VIEW], *desk.room, rng))
        if best == usual:
            return best
        duel = Trial(desk, trial.seat, trial.evidence, trial.seed + 1, [best, usual])
        gains = []
        for _ in range(BATCHES):
            desk.tallies[:2] = 0
            duel.go_on(max(1, budget // (2 * BATCHES)))
            gains.append((desk.tallies[0, 1] - desk.tallies[1, 1]) / desk.tallies[0, 0])
        error = float(np.std(gains, ddof=1)) / sqrt(BATCHES)
        return best if float(np.mean(gains)) > self.doubts * error else usual

    def by_tree(self, view: View, mind: ModuleType, rng: Integers) -> int:
        """Choose what a tree was grown most for."""
        desk, evidence, seed = self.begun(view, mind, rng)
        desk.plant(min(NODES, self.simulations + 2) if self.simulations else NODES)
        done = 0
        end = time.perf_counter() + self.seconds
        while done < self.simulations or (not self.simulations and time.perf_counter() < end):
            worlds = min(SLICE, self.simulations - done) if self.simulations else SLICE
            desk.grow_on(view.seat, evidence, seed, done, worlds)
            done += worlds
        return max(desk.branches(), key=lambda branch: (branch[1], branch[2]))[0]

    def explain(self, view: View, rng: Integers) -> list[Estimate]:
        """Return what to think of every legal action, the best first.

        Of very many, those worth a thought come first; the others are only glanced at.
        """
        mind = mind_of(view.game) if self.knows else search
        desk, evidence, seed = self.begun(view, mind, rng)
        few = len(view.legal) <= MANY
        trial = Trial(desk, view.seat, evidence, seed, list(view.legal), all_of_them=few)
        if trial.count < len(view.legal):
            trial.glance(len(view.legal))
        trial.go_on(max(2, self.budget(trial) // trial.count))
        known = getattr(mind, "exact_shares", lambda view: None)(view) or {}
        reason = getattr(mind, "reason", lambda view, action: None)
        found = [
            Estimate(action, share, error, trials, reason(view, action))
            for action, share, error, trials in trial.estimates(len(view.legal))
        ]
        others = [replace(one, aside=True) for one in found[trial.count :]]
        found = [certain(one, known) for one in [*found[: trial.count], *others]]
        return sorted(found, key=lambda one: (one.aside, -one.share, one.error))


def certain(one: Estimate, known: Mapping[int, float]) -> Estimate:
    """Return an estimate as it is, or what is known where that is exact."""
    if one.action not in known:
        return one
    return replace(one, share=known[one.action], error=0.0, aside=False)


class Trial:
    """Actions that are tried in the same worlds."""

    def __init__(
        self,
        desk: Table,
        seat: int,
        evidence: Any,
        seed: int,
        legal: list[int],
        *,
        all_of_them: bool = False,
    ):
        """Take up the actions worth a thought."""
        self.desk, self.seat, self.evidence, self.seed = desk, seat, evidence, seed
        desk.candidates[: len(legal)] = legal
        desk.tallies[: len(legal)] = 0
        self.count = len(legal)
        if not all_of_them:
            self.count = desk.promising(desk.rooms[search.VIEW], desk.candidates, len(legal))
        self.worlds = 0

    def go_on(self, worlds: int) -> int:
        """Try all that are left in so many more worlds, and return the moves that took."""
        desk = self.desk
        moves = desk.flat(
            *(desk.rooms, self.seat, self.evidence, self.seed, self.worlds, worlds),
            *(desk.candidates, self.count, desk.tallies),
            *(desk.out, desk.places, desk.rng, desk.room),
        )
        self.worlds += worlds
        return int(moves)

    def glance(self, all_of_them: int) -> None:
        """Try also those that seem not worth a thought, which are listed behind the others."""
        count, self.count = self.count, all_of_them
        self.go_on(GLANCE)
        self.count = count

    def keep(self, count: int) -> None:
        """Keep only the best, in order."""
        desk = self.desk
        trials = np.maximum(1, desk.tallies[: self.count, 0])
        order = np.argsort(-desk.tallies[: self.count, 1] / trials, kind="stable")
        desk.candidates[: self.count] = desk.candidates[order]
        desk.tallies[: self.count] = desk.tallies[order]
        self.count = count

    def budget(self, seconds: float) -> int:
        """Return how many simulations take about so many seconds, those so far included."""
        start = time.perf_counter()
        spent = 0.0
        while spent < min(ROUGH, seconds):
            self.go_on(1)
            spent = time.perf_counter() - start
        return int((seconds - spent) / spent * self.worlds * self.count)

    def within(self, moves: int) -> int:
        """Return how many simulations take about so many moves, those so far included."""
        return moves * self.count // self.go_on(1)

    def estimates(self, count: int) -> Iterator[tuple[int, float, float, int]]:
        """Yield actions with their shares of wins, the error of these, and the trials."""
        for i in range(count):
            trials, total, squares = (float(x) for x in self.desk.tallies[i])
            action = int(self.desk.candidates[i])
            yield action, total / trials, doubt(trials, total, squares), int(trials)
