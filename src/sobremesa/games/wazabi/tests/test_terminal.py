"""Wazabi on the screen: what is drawn, and the same in words."""

from typing import Any

import numpy as np
import pytest
from rich.console import Console

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.wazabi import GAME, rules, terminal, words
from sobremesa.games.wazabi.tests.tables import play, rest, table
from sobremesa.games.wazabi.words import CARDS
from sobremesa.sitting import named_facts
from tests.play import hidden, listed

NAMES = ("You", "Bruno (sensible)", "Carla (sensible)", "Dario (sensible)")


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
    more |= {"phase": "give", "owing": 1, "games": 3, "game": 2, "score": "0/7/0"}
    return table(*hands, dice="5/4/3", roll="WCCG", **more)


def playing() -> Any:
    """Return the same table after the die was given away."""
    s = drawn()
    play(s, "to 2")
    return s


def test_dice_and_cards_are_drawn() -> None:
    shown = screen(terminal.draw, drawn())
    assert "│ W │ │ ▤ │ │ ▤ │ │ ➜ │" in shown
    assert "▶ You: 5 dice, 3 cards, 0 points  ■■■■■ ░░░" in shown
    assert "Bruno (sensible): 4 dice, 2 cards, 7 points  ■■■■ ░░" in shown
    assert "Carla (sensible): 3 dice, 0 cards, 0 points, 1 turn to miss  ■■■" in shown
    assert "Pile: 28. Turns go to the right." in shown
    assert "WWW" in shown


def test_cards_that_may_be_played_are_raised() -> None:
    """By where they are, not by colour: a line higher than the others."""
    lines = screen(terminal.draw, playing()).splitlines()
    raised, lowered = [line for line in lines if "╭───────────╮" in line]
    assert raised.count("╭───────────╮") == 2
    assert lowered.startswith("│Remove one │ ╭───────────╮ │ Somebody  │")


def test_others_cards_are_not_shown() -> None:
    for draw in (terminal.draw, terminal.describe):
        shown = screen(draw, drawn())
        assert "misses" not in shown and "Again," not in shown


def test_the_table_in_words() -> None:
    shown = screen(terminal.describe, drawn())
    assert "The roll: 1 × W, 2 × card, 1 × give." in shown
    assert "Your cards: Remove one die; Remove two dice; Somebody keeps one card." in shown
    assert not set("■░▤➜╭│") & set(shown)


def test_dice_given_away_are_not_drawn() -> None:
    """But what was rolled is still said: cards depend on it."""
    shown = screen(terminal.draw, playing())
    assert "│ W │ │ ▤ │ │ ▤ │" in shown and "➜" not in shown
    assert "The roll: 1 × W, 2 × card, 1 × give." in shown


def test_dice_are_drawn_as_they_fall() -> None:
    s = table("-", "-", "-", dice="8/3/1")
    play(s, "WWWCCG")
    assert screen(terminal.draw, s).count("➜") == 1


@pytest.mark.parametrize("draw", [terminal.draw, terminal.describe])
def test_the_discards_are_named(draw: Any) -> None:
    assert "Discards (2): Draw three cards; Two cards each." in screen(draw, drawn())
    shown = screen(draw, table("-", "-", "-", discards="give.give.skip", roll="W"))
    assert "Discards (3): 2 × Give one die; Somebody misses a turn." in shown
    shown = screen(draw, table("-", "-", "-", roll="W"))
    assert "No discards." in shown and "Discards" not in shown


@pytest.mark.parametrize("draw", [terminal.draw, terminal.describe])
def test_which_game_of_a_tournament(draw: Any) -> None:
    assert "Game 2 of 3." in screen(draw, drawn())
    assert "Game" not in screen(draw, table("-", "-", "-", roll="W"))


@pytest.mark.parametrize("draw", [terminal.draw, terminal.describe])
def test_the_partner_is_marked(draw: Any) -> None:
    shown = screen(draw, table("-", "-", "-", "-", roll="W", teams="yes"))
    assert "Carla (sensible), your partner: 4 dice, 0 cards" in shown
    assert shown.count("partner") == 1
    assert "partner" not in screen(draw, table("-", "-", "-", "-", roll="W"))


def test_who_is_out() -> None:
    """With points where there are any, or could be."""
    more: dict[str, Any] = {"place": "0/1/0", "play_on": "yes", "score": "0/8/0"}
    s = table("-", "-", "-", dice="5/0/3", roll="W", **more)
    for draw in (terminal.draw, terminal.describe):
        shown = screen(draw, s)
        assert "Bruno (sensible): out of dice, place 1, 8 points" in shown
        assert "You: 5 dice, 0 cards" in shown and "0 points" not in shown


def told(s: Any, notation: str, language: str = "en") -> str:
    """Return what seat 0 reads of what an action brings about."""
    states = np.array([s], rules.STATE)
    play(s, notation)
    before, after = (hidden(GAME, seen, 0)[0] for seen in (states, np.array([s], rules.STATE)))
    event = words.event(before, after)
    if event is None:
        return ""
    facts = named_facts(event, int(rules.to_act(before)), NAMES, 0)
    return Speech(language, GAME).say(event.name, **facts)


def test_what_somebody_discards_is_told() -> None:
    """Without the card that made him."""
    s = table("strip", "remove1.strip.strip.skip", roll="W")
    play(s, "play strip", "to 1")
    assert told(s, "keep skip") == "Bruno (sensible) discards · 1 × “Remove one die” · " + (
        "2 × “Somebody keeps one card”"
    )
    s = table("purge.purge.give.again", "-", "draw3.draw3.draw3", roll="WW")
    play(s, "play purge")
    assert told(s, "keep give again") == "You discard · 1 × “Two cards each”"
    assert told(s, "keep draw3 draw3") == "Carla (sensible) discards · 1 × “Draw three cards”"


def test_a_new_pile_is_told() -> None:
    s = table(rest("give", "skip"), "-", discards="give", pile=1)
    assert told(s, "WWCC") == ""
    assert told(s, "skip") == "The discards are shuffled and are the new pile."
    assert told(s, "give") == ""


@pytest.mark.parametrize("language", languages())
def test_discards_have_their_names_in_every_language(language: str) -> None:
    every = Speech(language, GAME)
    s = table("strip", ".".join(CARDS) + ".remove1", roll="W")
    play(s, "play strip", "to 1")
    line = told(s, "keep remove1", language)
    for card in CARDS:
        assert line.count(every.say("card", card=card)) == 1


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
    speech = Speech(language, GAME)
    for name in CARDS:
        picture = terminal.card(CARDS.index(name), speech, raised=True).plain
        for word in speech.say("card", card=name).split():
            assert word in picture


@pytest.mark.parametrize("language", languages())
def test_a_roll_tells_the_faces_that_came_up(language: str) -> None:
    speech = Speech(language, GAME)
    for w, cards, gives in (
        (1, 2, 3),
        (0, 2, 3),
        (1, 0, 3),
        (1, 2, 0),
        (4, 0, 0),
        (0, 4, 0),
        (0, 0, 4),
    ):
        told = speech.say("rolled", w=w, cards=cards, gives=gives).split(", ")
        assert [int(face.split(" × ")[0]) for face in told] == [n for n in (w, cards, gives) if n]
