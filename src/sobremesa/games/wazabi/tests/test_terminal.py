"""Wazabi on the screen: what is drawn, and the same in words."""

from typing import Any

import numpy as np
import pytest
from rich.console import Console

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.wazabi import GAME, rules, terminal
from sobremesa.games.wazabi.tests.tables import table
from sobremesa.games.wazabi.words import CARDS
from tests.play import hidden, listed

NAMES = ("You", "Bruno (sensible)", "Carla (sensible)")


def screen(draw: Any, s: Any, language: str = "en", width: int = 80) -> str:
    """Return what seat 0 sees on a screen."""
    view = hidden(GAME, np.array([s], rules.STATE), 0)[0]
    seen = View(GAME, 0, view, int(rules.to_act(view)), tuple(listed(GAME, view)[0]), ())
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(seen, NAMES, Speech(language, GAME)))
    return capture.get()


def drawn() -> Any:
    """Return a table with something of everything on it."""
    hands = ("remove1.strip.remove2", "skip.again", "-")
    more: dict[str, Any] = {"discards": "purge.draw3", "skips": "0/0/1", "direction": "right"}
    return table(*hands, dice="5/4/3", roll="WCCG", score="0/7/0", games=2, **more)


def test_dice_and_cards_are_drawn() -> None:
    shown = screen(terminal.draw, drawn())
    assert "│ W │ │ ▤ │ │ ▤ │ │ ➜ │" in shown
    assert "▶ You: 5 dice, 3 cards, 0 points  ■■■■■ ░░░" in shown
    assert "Bruno (sensible): 4 dice, 2 cards, 7 points  ■■■■ ░░" in shown
    assert "Carla (sensible): 3 dice, 0 cards, 0 points, misses a turn  ■■■" in shown
    assert "Pile: 28. Discards: 2. Turns go to the right." in shown
    assert "WWW" in shown


def test_cards_that_may_be_played_are_raised() -> None:
    """By where they are, not by colour: a line higher than the others."""
    lines = screen(terminal.draw, drawn()).splitlines()
    raised, lowered = [line for line in lines if "╭───────────╮" in line]
    assert raised.count("╭───────────╮") == 2
    assert lowered.startswith("│Remove one │ ╭───────────╮ │ Leave one │")


def test_others_cards_are_not_shown() -> None:
    for draw in (terminal.draw, terminal.describe):
        shown = screen(draw, drawn())
        assert "Miss a turn" not in shown and "Again, other way" not in shown


def test_the_table_in_words() -> None:
    shown = screen(terminal.describe, drawn())
    assert "The roll: 1 × W, 2 × card, 1 × give." in shown
    assert "Your cards: Remove one die, Remove two dice, Leave one card." in shown
    assert "Discards: Draw three cards, Two cards each." in shown
    assert not set("■░▤➜╭│") & set(shown)


def test_who_is_out() -> None:
    more: dict[str, Any] = {"place": "0/1/0", "play_on": "yes", "score": "0/8/0"}
    s = table("-", "-", "-", dice="5/0/3", roll="W", **more)
    for draw in (terminal.draw, terminal.describe):
        assert "Bruno (sensible): out of dice, place 1, 8 points" in screen(draw, s)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [44, 80])
def test_it_fits(language: str, width: int) -> None:
    """Whole words on every card, no box torn."""
    every = ".".join(CARDS)
    s = table(every, "-", "-", dice="10/1/1", roll="WWWWWCCCGG")
    for draw in (terminal.draw, terminal.describe):
        lines = screen(draw, s, language, width).splitlines()
        assert max(map(len, lines)) <= width
        assert sum(line.count("╭") for line in lines) == sum(line.count("╯") for line in lines)
    words = Speech(language, GAME)
    for name in CARDS:
        picture = terminal.card(CARDS.index(name), words, raised=True).plain
        for word in words.say("card", card=name).split():
            assert word in picture
