"""Who plays blocks: this process, or several side by side; either hands them over in order."""

import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Mapping
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc

from sobremesa.engine.chance import below, generator
from sobremesa.study.blocks import Block, Job, Question, bot, play_block, start

AHEAD = 8  # blocks of each process that may wait until an earlier one is done


class Stopped(RuntimeError):
    """A process could not play on."""


def in_order(
    question: Question, jobs: Iterable[Job], known: Mapping[Job, Block], workers: int
) -> Generator[Block, None, None]:
    """Yield the block of every job in the order of the jobs; play those that are not `known`."""
    with ExitStack() as stack:
        crew = Alone(question) if workers == 1 else Crew(question, workers, stack)
        waiting: deque[Job] = deque()
        done = dict(known)
        for job in jobs:
            waiting.append(job)
            if job not in done:
                crew.put(job)
            if len(waiting) == crew.ahead:
                yield handed_over(waiting, done, crew)
        while waiting:
            yield handed_over(waiting, done, crew)


def handed_over(waiting: deque[Job], done: dict[Job, Block], crew: "Alone | Crew") -> Block:
    """Return the block of the first job that waits, as soon as it is done."""
    while waiting[0] not in done:
        block = crew.next()
        done[block.job] = block
    return done.pop(waiting.popleft())


class Alone:
    """This process: it plays a block when it is asked for."""

    ahead = 1

    def __init__(self, question: Question):
        self.question = question
        self.jobs: deque[Job] = deque()

    def put(self, job: Job) -> None:
        """Take on a job."""
        self.jobs.append(job)

    def next(self) -> Block:
        """Return a block."""
        return play_block(self.question, self.jobs.popleft())


class Crew:
    """Processes that start with the first job, and end at once when `stack` is left."""

    def __init__(self, question: Question, workers: int, stack: ExitStack):
        self.question = question
        self.ahead = workers * AHEAD
        self.workers = workers
        self.stack = stack
        self.jobs: deque[Job] = deque()
        self.idle: list[Connection] = []
        self.busy: list[Connection] = []

    def put(self, job: Job) -> None:
        """Take on a job."""
        if not self.idle and not self.busy:
            self.start()
        self.jobs.append(job)
        self.assign()

    def next(self) -> Block:
        """Return the next block that is done, whichever it is."""
        pipe = wait(self.busy)[0]
        assert isinstance(pipe, Connection)
        try:
            result = pipe.recv()
        except EOFError:
            raise Stopped("a process that played has ended: was it short of memory?") from None
        if isinstance(result, str):
            raise Stopped(result)
        self.busy.remove(pipe)
        self.idle.append(pipe)
        self.assign()
        return result  # type: ignore[no-any-return]

    def assign(self) -> None:
        """Give jobs to processes that have none."""
        while self.jobs and self.idle:
            pipe = self.idle.pop()
            pipe.send(self.jobs.popleft())
            self.busy.append(pipe)

    def start(self) -> None:
        """Start the processes, once this one has compiled what they will use."""
        warm(self.question)
        context = get_context("spawn")
        for _ in range(self.workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(self.question, theirs), daemon=True)
            process.start()
            theirs.close()
            self.stack.callback(process.join)
            self.stack.callback(process.terminate)
            self.idle.append(ours)


def serve(question: Question, pipe: Connection) -> None:
    """Play the jobs that come through `pipe`, until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play_block(question, job))
        except Exception:
            pipe.send(format_exc())
            return


def warm(question: Question) -> None:
    """Compile all that a game needs: every bot decides once, and the rest is left to chance."""
    match = start(question, 0)
    rng = generator(0)
    bots = [bot(question.game, name) for name in question.bots]
    while not match.over:
        legal = match.legal()
        if bots and len(legal) > 1:
            match.play(bots.pop()(match.view(match.to_act), rng))
        else:
            match.play(legal[below(len(legal), rng)])
    assert match.ranks and match.points


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
