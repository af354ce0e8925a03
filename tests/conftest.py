"""What every test shares."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from sobremesa import games
from sobremesa.engine.contract import Game

if TYPE_CHECKING:
    from tests.services import Database

# A slow machine is no failure.
settings.register_profile("sobremesa", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("sobremesa")


@pytest.fixture(autouse=True, scope="session")
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep compiled code and records of tests out of the user's folders.

    Processes that test side by side share what one of them has compiled.
    """
    base = tmp_path_factory.getbasetemp()
    cache = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "cache"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOBREMESA_CACHE", str(cache))
        patch.setenv("SOBREMESA_DATA", str(tmp_path_factory.mktemp("data")))
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(variable, raising=False)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator["Database"]:
    """Return a real PostgreSQL."""
    from tests import services

    with services.database() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a new database: a test that wants one runs with each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'sobremesa.db'}"
    return str(request.getfixturevalue("postgres").fresh())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that wants a `game` for all of them, with every number of `players` if wanted."""
    found = [games.find(name) for name in games.names()]
    if {"game", "players"} <= set(metafunc.fixturenames):
        tables = [(game, players) for game in found for players in game.players]
        metafunc.parametrize(("game", "players"), tables, ids=[table_id(*t) for t in tables])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found, ids=[game.name for game in found])


def table_id(game: Game, players: int) -> str:
    """Return how a test of a game with so many players is called."""
    return f"{game.name}-{players}"
