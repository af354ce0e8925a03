"""What the documents show is run."""

import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sobremesa
from sobremesa import games
from sobremesa.engine.contract import Game
from sobremesa.study.runs import run
from tests import test_compile, test_conformance, test_match, test_record

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python ?(\S*)\n(.*?)^```", re.M | re.S)


def test_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """Return the game that the tutorial makes, found in its folder as any other."""
    home = tmp_path_factory.mktemp("games")
    for label, block in BLOCK.findall((ROOT / "docs" / "writing-a-game.md").read_text("utf-8")):
        if label.startswith("file="):
            path = home / label.removeprefix("file=")
            path.parent.mkdir(exist_ok=True)
            path.write_text(block, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(home)])
        tests = type(sys)("sobremesa.games.pig.tests.audit")
        patch.setattr(tests, "audit", lambda s: None, raising=False)
        patch.setitem(sys.modules, "sobremesa.games.pig.tests.audit", tests)
        yield games.find("pig")
        for name in [name for name in sys.modules if name.startswith("sobremesa.games.pig")]:
            del sys.modules[name]
    games.find.cache_clear()


def test_the_tutorial_is_true(pig: Game) -> None:
    blocks = BLOCK.findall((ROOT / "docs" / "writing-a-game.md").read_text("utf-8"))
    (shown,) = [block for label, block in blocks if label == "run"]
    example = doctest.DocTestParser().get_doctest(shown, {}, "tutorial", None, None)
    assert doctest.DocTestRunner().run(example) == doctest.TestResults(0, len(example.examples))


@pytest.mark.parametrize("players", [2, 4])
def test_the_tutorials_game_keeps_the_contract(pig: Game, players: int) -> None:
    """A second game, without secrets and without a sample of its own, on the same engine."""
    test_conformance.test_every_moment_keeps_the_promises(pig, players, 2)
    test_conformance.test_every_legal_action_can_be_played(pig, players, 2)
    test_conformance.test_nothing_is_legal_at_the_end(pig, players)
    test_conformance.test_a_seat_knows_its_legal_actions(pig, players, 2)
    test_conformance.test_who_sees_a_draw_is_who_can_tell_it_from_others(pig, players, 2)
    test_conformance.test_positions_are_read_back(pig, players, 2)
    test_conformance.test_bots_play_legally_from_their_views(pig, players)
    test_compile.test_plain_and_compiled_agree_after_every_action(pig, players, 2)
    test_compile.test_fused_games_are_the_same_on_every_target(pig, players)
    test_match.test_compiled_matches_are_the_same(pig, players)
    test_record.test_a_record_replays(pig, players)


def test_a_bot_can_be_better_than_chance(pig: Game) -> None:
    won = 0
    for seed in range(20):
        match = sobremesa.start("pig", seed=seed)
        while not match.over:
            name = "cautious" if match.to_act == seed % 2 else "random"
            match.play(pig.bots[name](match.view(match.to_act), sobremesa_rng(seed, match)))
        won += match.winners == [seed % 2]
    assert won >= 18


def sobremesa_rng(seed: int, match: sobremesa.Match) -> object:
    """Return a generator for one decision."""
    from sobremesa.engine.chance import generator

    return generator(seed, len(match.log))


def test_moves_are_counted_without_chance(pig: Game) -> None:
    done = run(pig, 2, 10, seed=1)
    assert done.actions / 2 < done.moves < done.actions
