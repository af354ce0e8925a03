"""Sobremesa: five family games, exactly by their rulebooks.

import sobremesa
match = sobremesa.start("llama", players=3, seed=7)
match.to_act, match.legal(), match.spoken()
match.play("draw")
match.view(0), match.points, match.over, match.record
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from sobremesa import bots, games
from sobremesa.bots.players import Estimate, Searcher
from sobremesa.engine import record
from sobremesa.engine.batch import Batch
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import (
    CHANCE,
    OVER,
    BadOption,
    Bot,
    IllegalAction,
    UnknownGame,
    View,
)
from sobremesa.engine.match import Match
from sobremesa.engine.record import BadRecord

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BadOption",
    "BadRecord",
    "Batch",
    "IllegalAction",
    "Match",
    "UnknownGame",
    "View",
    "batch",
    "bot",
    "replay",
    "start",
    "verify",
]


def start(
    game: str,
    players: int = 2,
    *,
    seed: int | None = None,
    chance: str = "secure",
    options: Mapping[str, int | str] | None = None,
    names: Sequence[str] | None = None,
    target: str = "python",
) -> Match:
    """Start a match of `game` and return it.

    Its luck is "secure", or the same every time for a `seed`, or, if `chance` is "given",
    whatever is then played for sobremesa.CHANCE. The `target` "cpu" compiles the rules: it
    takes some seconds the first time, and plays ten times as fast.
    """
    return Match(
        games.find(game),
        players,
        options=options,
        names=names,
        chance=luck(chance, seed),
        target=target,
    )


def __getattr__(name: str) -> ModuleType:
    """Return what a game offers of its own, such as `sobremesa.rummy.solve`."""
    if name in games.names():
        return import_module(f"{games.__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def luck(chance: str, seed: int | None) -> Fair | None:
    """Return the source of luck that was asked for."""
    if chance not in ("secure", "given"):
        raise BadOption(f"chance cannot be {chance!r}; possible: secure, given")
    if chance == "given":
        if seed is not None:
            raise BadOption(f"chance cannot be given and come from the seed {seed} too")
        return None
    return Fair() if seed is None else Fair.seeded(seed)


def replay(text: str) -> Match:
    """Return the match of a record, its draws checked if the record has the key to them."""
    return record.replay(text, games.find)


def verify(text: str) -> Match:
    """Return the match of a record, every draw of which followed the key committed to."""
    return record.verify(text, games.find)


class Player:
    """A bot with luck of its own."""

    def __init__(self, choose: Bot, seed: int):
        """Let `choose` choose."""
        self.choose = choose
        self.rng = generator(seed)

    def __call__(self, view: View) -> int:
        """Return the action to play for the seat whose view it is."""
        return self.choose(view, self.rng)

    def explain(self, view: View) -> list[Estimate]:
        """Return what to think of every legal action, the best first.

        Who cannot say that leaves it to the strongest level.
        """
        levels = view.game.levels
        best: Any = levels[-1].bot if levels else Searcher(seconds=1.0)
        coach: Any = self.choose if hasattr(self.choose, "explain") else best
        return list(coach.explain(view, self.rng))


def bot(game: str, level: str = "expert", *, seed: int = 1) -> Player:
    """Return a bot that plays `game`: a level, or any other name that `sobremesa arena` takes."""
    return Player(bots.find(games.find(game), level), seed)


def batch(
    game: str,
    players: int = 2,
    *,
    count: int,
    seed: int,
    options: Mapping[str, int | str] | None = None,
) -> Batch:
    """Start `count` matches at once, to be played side by side."""
    return Batch(games.find(game), players, count=count, seed=seed, options=options)
