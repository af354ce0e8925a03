"""What each board has of its own: a game says in its tests/board.py what is to be seen there."""

from collections.abc import Callable
from importlib import import_module

from sobremesa.engine.contract import Game
from tests.browser.friend import Friend, sit_together
from tests.browser.visitor import Visitor
from tests.serving import Server


def test_the_board_has_what_its_game_needs(
    game: Game, visit: Callable[..., Visitor], server: Server
) -> None:
    board = import_module(f"sobremesa.games.{game.name}.tests.board")
    visitor, friend = visit("Ana"), Friend(server, "Luis")
    sit_together(game, visitor, friend, **getattr(board, "OPTIONS", {}))
    board.look_closely(visitor, friend)
