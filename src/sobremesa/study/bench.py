"""How fast everything is, measured here and now."""

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from sobremesa import games
from sobremesa.bots.players import NODES, Searcher, Trial, mind_of
from sobremesa.engine.batch import Batch
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.compile import simulated
from sobremesa.engine.contract import OVER, Game
from sobremesa.engine.match import Match
from sobremesa.study.peers import rates
from sobremesa.study.runs import Card, run

TIMES = 5  # each measurement is the best of so many, since other work only ever slows it
SECONDS = 1.0  # that each lasts, about
MANY = 1 << 22  # games at once on a graphics card
SIDE_BY_SIDE = 1024  # games in a batch


@dataclass(frozen=True)
class Row:
    """One figure."""

    bench: str
    value: float
    unit: str
    actions: float | None = None  # a second, where moves are counted without chance

    def as_json(self) -> dict[str, float | str]:
        """Return the row for a program."""
        row: dict[str, float | str] = {"bench": self.bench, "value": self.value, "unit": self.unit}
        return row if self.actions is None else {**row, "actions": self.actions}

    def as_text(self) -> str:
        """Return the row for a person."""
        chance = f"  ({self.actions:,.0f} with chance)" if self.actions else ""
        return (
            f"{self.bench:40} {self.value:18,.{0 if self.value > 100 else 2}f} {self.unit}{chance}"
        )


def bench(names: list[str], *, peers: bool, complain: Callable[[str], None]) -> Iterator[Row]:
    """Measure the games of these names, row by row, and other systems beside them."""
    others = dict(rates()) if peers else {}
    for other, rate in others.items():
        yield Row(f"peer/{other}", rate, "moves/s")
    for name in names:
        game = games.find(name)
        yield from starts(game)
        fused = playout(game)
        yield fused
        yield whole_games(game)
        for other, rate in others.items():
            yield Row(f"{name}/playout/cpu : {other}", fused.value / rate, "times as fast")
        yield from on_card(game, complain)
        yield batch(game)
        yield match(game)
        yield from thinking(game)
        yield from of_its_own(game, peers=peers)


def of_its_own(game: Game, *, peers: bool) -> Iterator[Row]:
    """Measure what only this game has: `rows` of the module `bench` in its folder."""
    if find_spec(f"{game.folder}.bench"):
        for name, value, unit in import_module(f"{game.folder}.bench").rows(peers):
            yield Row(f"{game.name}/{name}", value, unit)


def usual(game: Game) -> int:
    """Return the number of players to measure a game with."""
    return min(4, game.players[-1])


def playout(game: Game) -> Row:
    """Measure random games fused into one loop on one core, dealing included."""
    count = enough(game)
    rates = []
    for seed in range(TIMES):
        start = time.perf_counter()
        done = run(game, usual(game), count, seed=seed)
        spent = time.perf_counter() - start
        rates.append((done.moves / spent, done.actions / spent))
    return Row(f"{game.name}/playout/cpu", max(rates)[0], "moves/s", max(rates)[1])


def whole_games(game: Game) -> Row:
    """Measure whole random games on one core."""
    count = enough(game)
    best = min(timed(run, game, usual(game), count, seed=seed) for seed in range(TIMES))
    return Row(f"{game.name}/games/cpu", count / best, "games/s")


def enough(game: Game) -> int:
    """Return how many games last about SECONDS."""
    count = 16
    run(game, usual(game), count, seed=0)  # compiles
    while (spent := timed(run, game, usual(game), count, seed=0)) < SECONDS / 8:
        count *= 4
    return max(1, int(count * SECONDS / spent))


def timed(work: Callable[..., object], *arguments: Any, **more: Any) -> float:
    """Return how many seconds `work` takes."""
    start = time.perf_counter()
    work(*arguments, **more)
    return time.perf_counter() - start


def on_card(game: Game, complain: Callable[[str], None]) -> Iterator[Row]:
    """Measure random games on a graphics card, if there is one."""
    try:
        from numba import cuda

        there = cuda.is_available() and not simulated()
    except ImportError:
        there = False
    if not getattr(game.rules, "ON_CARD", True):
        complain(f"{game.name}/playout/cuda is left out: its tables are too large for a card")
    elif there:
        yield card(game)
    else:
        complain(f"{game.name}/playout/cuda is left out: no graphics card that CUDA can use")


def card(game: Game) -> Row:
    """Measure random games on the graphics card, from their start to their last result."""
    from numba import cuda

    games_ = Card(game, usual(game), MANY)
    rates = []
    for seed in range(TIMES + 1):  # the first one compiles
        start, end = cuda.event(), cuda.event()
        start.record()
        games_.play(seed)
        end.record()
        end.synchronize()
        moves, actions = games_.tally()
        seconds = cuda.event_elapsed_time(start, end) / 1000
        rates.append((moves / seconds, actions / seconds))
    best = max(rates[1:])
    return Row(f"{game.name}/playout/cuda", float(best[0]), "moves/s", float(best[1]))


def batch(game: Game) -> Row:
    """Measure many games side by side, every action chosen in Python."""
    games_ = Batch(game, usual(game), count=SIDE_BY_SIDE, seed=1)
    rng = np.random.default_rng(1)

    def play() -> None:
        for _ in range(64):
            places = (rng.random(len(games_)) * games_.counts).astype(np.int64)
            games_.play(games_.actions[np.arange(len(games_)), places])
            games_.restart()

    play()
    best = min(timed(play) for _ in range(TIMES))
    return Row(f"{game.name}/batch/python", 64 * SIDE_BY_SIDE / best, "moves/s")


def match(game: Game) -> Row:
    """Measure whole matches through `Match`, every action chosen in Python."""

    def play(seconds: float) -> float:
        chooser = random.Random(1).random
        moves, number, start = 0, 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            one = Match(game, usual(game), chance=Fair.seeded(number), target="cpu")
            number += 1
            while one.to_act != OVER:
                legal = one.legal()
                one.play(legal[int(chooser() * len(legal))])
                moves += 1
        return moves / spent

    play(0.1)
    return Row(f"{game.name}/match/python", max(play(SECONDS) for _ in range(TIMES)), "moves/s")


def thinking(game: Game) -> Iterator[Row]:
    """Measure the moves that a bot plays in its head, at the start of a match, on one core."""
    if not any(isinstance(level.bot, Searcher) for level in game.levels):
        return
    one = Match(game, usual(game), chance=Fair.seeded(1), target="cpu")
    view = one.view(one.to_act)
    desk, evidence, seed = Searcher().begun(view, mind_of(game), generator(1))
    trial = Trial(desk, view.seat, evidence, seed, list(view.legal))
    trial.go_on(1)  # compiles
    worlds = max(1, trial.budget(SECONDS) // trial.count)
    yield Row(f"{game.name}/search/flat", rate(lambda: trial.go_on(worlds)), "simulated moves/s")
    desk.plant(NODES)
    desk.grow_on(view.seat, evidence, seed, 0, 1)  # compiles
    many = worlds * trial.count
    grown = rate(lambda: desk.grow_on(view.seat, evidence, seed, 1, many))
    yield Row(f"{game.name}/search/tree", grown, "simulated moves/s")


def rate(work: Callable[[], int]) -> float:
    """Return how many moves a second `work` makes, which says how many it made."""
    rates = []
    for _ in range(TIMES):
        start = time.perf_counter()
        moves = work()
        rates.append(moves / (time.perf_counter() - start))
    return max(rates)


def starts(game: Game) -> Iterator[Row]:
    """Measure the compiled engine from a new process to its first result, cache empty and full."""
    code = (
        "from sobremesa import games; from sobremesa.study.runs import run;"
        f"run(games.find({game.name!r}), {usual(game)}, 1, seed=1)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SOBREMESA_CACHE": folder}
        for name in ("first", "later"):
            command = [sys.executable, "-c", code]
            spent = timed(subprocess.run, command, env=environment, check=True)
            yield Row(f"{game.name}/start/{name}", spent, "s")


def machine() -> str:
    """Return what a figure must name besides its date: the machine and the Python it ran on."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            model = next((s.split(":")[1].strip() for s in info if "model name" in s), model)
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"
