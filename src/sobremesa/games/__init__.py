"""One folder per game, and nothing else: whatever folder is here is played everywhere."""

import pkgutil
from functools import cache
from importlib import import_module

from sobremesa.engine.contract import Game, UnknownGame


def names() -> list[str]:
    """Return the names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


@cache
def find(name: str) -> Game:
    """Return the game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game
