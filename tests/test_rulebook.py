"""Every numbered rule and example of every RULES.md is named by a test."""

import re
from pathlib import Path

from sobremesa.engine.contract import Game


def folder(game: Game) -> Path:
    """Return the game's folder."""
    return Path(game.rules.__file__ or "").parent


def test_every_rule_and_example_has_a_test(game: Game) -> None:
    rules = (folder(game) / "RULES.md").read_text("utf-8")
    numbered = set(re.findall(r"^- \*\*(§[\d.]+|[A-Z]\d+)\*\*", rules, re.M))
    assert len(numbered) > 10
    tests = "\n".join(file.read_text("utf-8") for file in folder(game).glob("tests/test_*.py"))
    named = set(re.findall(r"§[\d.]*\d|\b[A-Z]\d+\b", tests))
    assert numbered - named == set()


def test_only_rules_that_exist_are_cited(game: Game) -> None:
    rules = (folder(game) / "RULES.md").read_text("utf-8")
    exist = set(re.findall(r"\*\*(§[\d.]*\d)\*\*", rules)) | set(
        re.findall(r"^## (\d+)", rules, re.M)
    )
    for file in folder(game).rglob("*.py"):
        for cited in re.findall(r"§[\d.]*\d", file.read_text("utf-8")):
            assert cited in exist or cited.removeprefix("§") in exist, f"{file.name}: {cited}"


def test_every_option_is_in_the_rules(game: Game) -> None:
    rules = (folder(game) / "RULES.md").read_text("utf-8")
    for option in game.options:
        assert f"| `{option.name}` | " in rules
        assert re.search(rf"\| `{option.name}` \| `?{option.default}`? \|", rules)


def test_the_version_is_in_the_rules(game: Game) -> None:
    rules = (folder(game) / "RULES.md").read_text("utf-8")
    assert f"version here: {game.version}." in rules
