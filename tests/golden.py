"""Golden games, signatures and perft counts: what is kept of them, and how it is made.

`scripts/bless` writes the files anew; the commit says why they changed.
"""

from pathlib import Path

import numpy as np

import sobremesa
from sobremesa import games
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import Game
from sobremesa.engine.match import Match
from sobremesa.engine.playout import perft
from sobremesa.study.runs import signature
from tests.play import bots_match, random_match

MARK = "    = "  # before the position that a line of a record leads to


def folder(game: Game) -> Path:
    """Return the folder of the game's tests."""
    return Path(game.rules.__file__ or "").parent / "tests"


def annotated(text: str) -> str:
    """Return a record with the position that follows each line of actions."""
    match = sobremesa.replay(text)
    past = Match(match.game, match.players, options=match.options)
    log = iter(match.log)
    lines = []
    body = False
    for line in text.splitlines():
        lines.append(line)
        body = body or not line
        if body and line and not line.startswith("end:"):
            for _ in line.split(","):
                past.play(next(log)[1])
            lines.append(MARK + past.position)
    return "\n".join([*lines, ""])


def plain(text: str) -> str:
    """Return a record without its positions."""
    return "".join(line for line in text.splitlines(True) if not line.startswith(MARK))


def counted(game: Game, position: str, depth: int) -> int:
    """Return the number of sequences of `depth` actions from a position."""
    path = np.zeros(depth + 1, game.rules.STATE)
    game.words.place(position, path[0])
    actions = np.zeros((depth + 1, game.rules.LEGAL), np.int64)
    weights = np.zeros(game.rules.LEGAL, np.int64)
    counts, places = np.zeros((2, depth + 1), np.int64)
    count = twins(game.rules, "cpu").entry(perft)
    return int(count(path, depth, actions, weights, counts, places))


def bless() -> None:
    """Write what is kept of every game anew."""
    for name in games.names():
        game = games.find(name)
        golden = folder(game) / "golden"
        golden.mkdir(exist_ok=True)
        for players in game.players:
            match = random_match(game, players, seed=players, date="2026-11-16")
            (golden / f"random-{players}.txt").write_text(annotated(match.record), "utf-8")
            bot = next(iter(game.bots))
            match = bots_match(game, bot, players, seed=players, date="2026-11-16")
            (golden / f"{bot}-{players}.txt").write_text(annotated(match.record), "utf-8")
        (folder(game) / "signature.txt").write_text(f"{signature(game)}\n", "utf-8")


if __name__ == "__main__":
    bless()
