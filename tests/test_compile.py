"""One source, three targets, and a cache that is never stale."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sobremesa.engine import compile
from sobremesa.engine.chance import below, generator, pick
from sobremesa.engine.compile import cache_folder, sources, twins
from sobremesa.engine.contract import CHANCE, OVER, Game, apply, layout, legal, setup, to_act
from sobremesa.study.runs import run
from tests.play import house

RULES = """
from numbers_of import STEP

def grow(x):
    return x + STEP
"""
PROGRAM = """
import rules_of
from sobremesa.engine import compile
print(compile.twins(rules_of, "cpu").entry(rules_of.grow)(1))
"""


def grown(folder: Path) -> str:
    """Return what the little module gives, compiled in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_changed_constant_in_another_module_is_never_served_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "rules_of.py").write_text(RULES)
    constant = tmp_path / "numbers_of.py"
    constant.write_text("STEP = 1\n")
    before = constant.stat()
    assert grown(tmp_path) == "2"
    kept = set((tmp_path / "cache").rglob("*.nbc"))
    assert kept, "nothing was cached, so the test would prove nothing"
    assert grown(tmp_path) == "2"
    assert set((tmp_path / "cache").rglob("*.nbc")) == kept, "the second run compiled again"
    constant.write_text("STEP = 5\n")
    os.utime(constant, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert constant.stat().st_size == before.st_size
    assert grown(tmp_path) == "6"


def test_sources_are_found_through_every_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "little"
    package.mkdir()
    for name, text in {
        "__init__": "",
        "rules": "from . import tables\nfrom little.sizes import SIZE\nimport json\n",
        "tables": "from .deep import *\n",
        "deep": "X = 1\n",
        "sizes": "SIZE = 2\n",
        "unused": "",
    }.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    found = {path.stem for path in sources("little.rules")}
    assert found == {"rules", "tables", "deep", "sizes", "__init__"}


def test_sources_of_an_installed_package_count_too() -> None:
    """It lies among the libraries, but it is what is compiled."""
    found = {path.name for path in sources("platformdirs.unix")}
    assert {"unix.py", "api.py"} <= found
    assert compile.in_library(next(iter(sources("platformdirs.unix"))))


def test_a_folder_that_goes_is_no_hindrance(tmp_path: Path) -> None:
    assert compile.last_used(tmp_path / "gone") == 0


def test_a_game_is_made_of_its_rules_and_the_engine(game: Game) -> None:
    found = {path.name for path in sources(game.rules.__name__, "sobremesa.engine.playout")}
    assert {"rules.py", "chance.py", "contract.py", "playout.py"} <= found
    assert "numpy" not in {path.parent.name for path in sources(game.rules.__name__)}


def test_old_versions_leave_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    cache_folder.cache_clear()
    home = tmp_path / game.rules.__name__
    for age in range(12):
        old = home / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (age, age))
    kept = cache_folder(game.rules)
    cache_folder.cache_clear()
    left = {folder.name for folder in home.iterdir()}
    assert kept.name in left
    assert left - {kept.name} == {f"old{age}" for age in range(5, 12)}


def test_without_a_place_for_the_cache_a_temporary_one_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "file"))
    cache_folder.cache_clear()
    folder = cache_folder(game.rules)
    cache_folder.cache_clear()
    assert folder.is_dir()
    folder.rmdir()


def test_somebody_who_waits_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: Game
) -> None:
    compile.announce(game.rules, traced, tmp_path)
    assert "Compiling" in capsys.readouterr().err
    (tmp_path / "test_compile.traced-1.py311.nbi").write_text("")
    compile.announce(game.rules, traced, tmp_path)
    assert not capsys.readouterr().err


def points(s: Any) -> int:
    """Return a field that is called as this function is."""
    return int(s.points) + helped(s)


def helped(s: Any) -> int:
    """Return another."""
    return int(s.helped)


def test_a_field_may_be_called_like_a_function() -> None:
    """It once led round and round."""
    record = layout(("points", "i2"), ("helped", "i1"))
    states = np.zeros(1, record)
    states[0].points, states[0].helped = 40, 2
    for target in ("python", "cpu"):
        assert twins(sys.modules[__name__], target).entry(points)(states[0]) == 42


def test_an_unknown_target_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="no target 'fpga'; possible: python, cpu, cuda"):
        twins(game.rules, "fpga")


def test_the_modules_stay_plain(game: Game) -> None:
    run(game, game.players[0], 1, seed=1)
    assert type(game.rules.apply).__name__ == "function"
    assert type(compile.twins).__name__ != "function"


def traced(states, lists, odds, players, rng):  # type: ignore[no-untyped-def]
    """Play a random game, and keep every state, list of actions and odds on the way."""
    s = states[0]
    setup(s, players)
    at = 0
    while to_act(s) != OVER:
        count = legal(s, lists[at], odds[at])
        place = pick(odds[at], count, rng) if to_act(s) == CHANCE else below(count, rng)
        action = lists[at, place]
        states[at + 1] = s
        s = states[at + 1]
        apply(s, action)
        at += 1
    return at


@pytest.mark.parametrize("seed", range(5))
def test_plain_and_compiled_agree_after_every_action(game: Game, players: int, seed: int) -> None:
    """Byte for byte: states, legal actions and odds."""
    size = 20_000
    traces = []
    for target in ("python", "cpu"):
        states = np.zeros(size, game.rules.STATE)
        states[0] = game.blank(house(game, players, seed))[0]
        lists, odds = np.zeros((2, size, game.rules.LEGAL), np.int64)
        trace = twins(game.rules, target).entry(traced)
        count = trace(states, lists, odds, players, generator(seed))
        traces.append([count, *(kept[: count + 1].tobytes() for kept in (states, lists, odds))])
    assert traces[0] == traces[1]
    assert traces[0][0] > 10


def test_fused_games_are_the_same_on_every_target(game: Game, players: int) -> None:
    plain = run(game, players, 8, seed=3, target="python")
    fast = run(game, players, 8, seed=3)
    assert plain.states.tobytes() == fast.states.tobytes()
    assert (plain.moves, plain.actions) == (fast.moves, fast.actions)


def test_results_do_not_depend_on_how_many_are_played(game: Game, players: int) -> None:
    few = run(game, players, 5, seed=3)
    many = run(game, players, 50, seed=3)
    assert few.states.tobytes() == many.states[:5].tobytes()
    assert many.states.tobytes() != run(game, players, 50, seed=4).states.tobytes()
