"""Players for any game, from the contract alone."""

from sobremesa.engine.chance import below
from sobremesa.engine.contract import Bot, Game, Integers, UnknownGame, View


def random(view: View, rng: Integers) -> int:
    """Choose any legal action."""
    return view.legal[below(len(view.legal), rng)]


def find(game: Game, name: str) -> Bot:
    """Return the bot of that name for a game."""
    if name not in game.bots:
        raise UnknownGame(f"{game.name} has no bot {name!r}; it has: {', '.join(game.bots)}")
    return game.bots[name]
