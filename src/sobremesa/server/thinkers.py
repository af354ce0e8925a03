"""Bots think in processes of their own, one step behind people, and see no more than a view."""

import asyncio
import os
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import numpy as np

from sobremesa import games
from sobremesa.engine.contract import LEVELS, View
from sobremesa.server import wire

NICENESS = 5  # how far bots stand back behind the tables
TRIED = 40  # actions, after which all of the rules are compiled
CHOICES = 24  # that a hint is told of, at most

Packed = tuple[str, int, bytes, int, tuple[int, ...], tuple[tuple[int, int], ...]]


class Thinkers:
    """A few processes that decide for bots."""

    def __init__(self, processes: int | None = None):
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self.pool = self.fresh()
        self.compiling: set[asyncio.subprocess.Process] = set()

    def fresh(self) -> ProcessPoolExecutor:
        """Return processes that have not thought of anything yet."""
        return ProcessPoolExecutor(
            self.processes, mp_context=get_context("spawn"), initializer=stand_back
        )

    async def decide(self, view: View, level: str, seed: int) -> int:
        """Return what a bot of that level does."""
        return int(await self.asked(decided, packed(view), level, seed))

    async def explain(self, view: View, seed: int) -> list[wire.Choice]:
        """Return what the strongest bot thinks of the legal actions."""
        found: list[wire.Choice] = await self.asked(explained, packed(view), seed)
        return found

    async def compile(self, name: str) -> bool:
        """Compile the rules of a game, which only need to be loaded then; say whether it went well.

        No bot waits for it: a process of its own does it.
        """
        return await self.aside(f"compiled({name!r})")

    async def practise(self) -> None:
        """Compile what the bots of all games need, one game after the other."""
        for name in games.names():
            await self.aside(f"practised({name!r})")

    async def aside(self, what: str) -> bool:
        """Do something of this module in a process of its own; say whether it went well."""
        command = f"from {__name__} import *; stand_back(); {what}"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", command)
        self.compiling.add(process)
        code = await process.wait()
        self.compiling.discard(process)
        return code == 0

    async def asked(self, question: Any, *about: Any) -> Any:
        """Ask one of the processes; should it have died, ask a new one."""
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, question, *about)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.fresh()
            return await asyncio.get_running_loop().run_in_executor(self.pool, question, *about)

    def close(self) -> None:
        """End the processes; nobody waits for what they are thinking of."""
        workers = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for process in self.compiling:
            process.terminate()


def packed(view: View) -> Packed:
    """Return a view as it can be sent."""
    log = tuple(tuple(entry) for entry in view.log)
    return (view.game.name, view.seat, view.state.tobytes(), view.to_act, view.legal, log)  # type: ignore[return-value]


def unpacked(sent: Packed) -> View:
    """Return the view that was sent."""
    name, seat, state, to_act, legal, log = sent
    game = games.find(name)
    states = np.frombuffer(bytearray(state), game.rules.STATE)
    return View(game, seat, states[0], to_act, legal, log)


def decided(sent: Packed, level: str, seed: int) -> int:
    """Return what a bot does; this runs in a process of its own."""
    from sobremesa.engine.chance import generator

    view = unpacked(sent)
    bot = view.game.levels[LEVELS.index(level)].bot
    return bot(view, generator(seed))


def explained(sent: Packed, seed: int) -> list[wire.Choice]:
    """Return what the strongest bot thinks of the best; this runs in a process of its own."""
    from sobremesa.engine.chance import generator

    view = unpacked(sent)
    bot: Any = view.game.levels[-1].bot
    found = bot.explain(view, generator(seed))
    return [
        wire.Choice(
            action=one.action,
            notation=str(view.game.words.say(view.state, one.action)),
            share=round(one.share, 4),
            error=round(one.error, 4),
            told=wire.words(view.game.words.tell(view.state, one.action)),
            reason=wire.words(one.reason),
            whole=wire.proposed(one.proposal),
        )
        for one in found[:CHOICES]
        if not one.aside
    ]


def compiled(name: str) -> None:
    """Play a little with the compiled rules of a game; whatever a table needs is compiled then."""
    from sobremesa.engine.chance import Fair, below, generator
    from sobremesa.engine.contract import NOBODY
    from sobremesa.engine.match import Match

    game = games.find(name)
    match = Match(game, game.players[-1], chance=Fair(), target="cpu")
    rng = generator(1)
    for _ in range(TRIED):
        if match.over:
            return
        match.view(NOBODY)
        match.undoable(match.to_act)
        match.play(match.legal()[below(len(match.legal()), rng)])
        _ = match.points, match.ranks


def practised(name: str) -> None:
    """Let every level of a game decide once, and the best explain itself: all is compiled then."""
    from sobremesa.engine.chance import Fair, generator
    from sobremesa.engine.match import Match

    game = games.find(name)
    for players in sorted({game.players[0], 2, game.players[-1]} & set(game.players)):
        match = Match(game, players, chance=Fair(), target="cpu")
        explained(packed(match.view(match.to_act)), 1)
        for level in game.levels:
            if not match.over:
                match.play(level.bot(match.view(match.to_act), generator(1)))
    compiled(name)


def stand_back() -> None:
    """Let people's tables come first, and leave the end to whoever started this."""
    import signal

    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=[os.getppid()], daemon=True).start()


def end_with(parent: int) -> None:
    """End once the server is gone, however it ended."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
