"""Kept games, counts and signatures: they change when behaviour does, and only then."""

import re

from sobremesa.engine.contract import Game
from sobremesa.study.runs import signature
from tests.golden import annotated, counted, folder, plain


def test_golden_games(game: Game) -> None:
    files = sorted((folder(game) / "golden").glob("*.txt"))
    assert len(files) >= len(game.players)
    for file in files:
        text = file.read_text("utf-8")
        assert annotated(plain(text)) == text, file.name


def test_perft(game: Game) -> None:
    """Lines `position …` and below each `depth count`."""
    text = (folder(game) / "perft.txt").read_text("utf-8")
    position, checked = "", 0
    for line in text.splitlines():
        if line.startswith("position "):
            position = line.removeprefix("position ")
        elif found := re.match(r"(\d+) (\d+)", line):
            depth, count = map(int, found.groups())
            assert counted(game, position, depth) == count, f"{position}\ndepth {depth}"
            checked += 1
    assert checked > 5


def test_signature(game: Game) -> None:
    """If this fails, the rules have changed: run scripts/bless and say so in the commit."""
    assert signature(game) == (folder(game) / "signature.txt").read_text("utf-8").strip()
