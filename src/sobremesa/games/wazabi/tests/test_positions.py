"""Positions of Wazabi that contradict themselves."""

from typing import Any

import numpy as np
import pytest

from sobremesa.games.wazabi import rules
from sobremesa.games.wazabi.tests.tables import rest, table
from sobremesa.games.wazabi.words import place, position

ALL = rest("give.give.again.steal")  # that the hands below leave over


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("hands:skip.skip.skip/-", "only 2 cards skip, not 3"),
        ("pile:3", "not the 35 left"),
        ("holds:5/4", "more dice than 2 times 4"),
        ("holds:4/0", "seat 1 has 0 dice"),
        ("place:1/0", "seat 0 has 3 dice and the place 1"),
        ("teams:yes", "4 or 6 players"),
        ("dice:13", "dice cannot be '13'"),
        ("loose:0", "dice are loose while they roll"),
        ("due:1", "cards are due while they are drawn"),
        ("owing:1", "only dice with the give face are owed"),
        ("phase:give", "dice are loose while they roll"),
        ("victim:1", "a victim is taken from or chooses"),
        ("faces:1/1", "written like 2/1/1"),
        ("skips:0", "says something of 1 seats"),
        ("hands:skip", "2 to 6 hands"),
    ],
)
def test_a_contradictory_position_is_refused(entry: str, message: str) -> None:
    text = position(table("skip", "-", dice="3/4"))
    name = entry.partition(":")[0]
    before = next(old for old in text.split() if old.startswith(f"{name}:"))
    with pytest.raises(ValueError, match=message):
        place(text.replace(before, entry), np.zeros(1, rules.STATE)[0])


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"phase": "give", "roll": "WWW"}, "dice are owed"),
        ({"phase": "miss", "roll": "W"}, "a card lies there"),
        ({"phase": "start", "roll": "W"}, "rolls for the start"),
        ({"phase": "aim", "roll": "W"}, "the card played fits"),
        ({"played": "draw3"}, "the card played fits"),
        ({"phase": "keep", "roll": "W", "played": "strip", "victim": 0}, "his own victim"),
        ({"phase": "draw", "roll": "WC", "due": 4}, "only card faces and cards let draw"),
        ({"phase": "play", "roll": "W", "dice": "0/4", "place": "1/0"}, "is in the game"),
    ],
)
def test_so_is_one_that_nobody_could_go_on_from(more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table("give.give", "skip.skip", **more)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"roll": "WWWCC"}, "nobody has fewer dice than lie there"),
        ({"roll": "WWWCG", "phase": "give", "owing": 1}, "nobody has fewer dice than lie there"),
        ({"loose": 3}, "all dice roll"),
        ({"loose": 4, "faces": "1/0/0"}, "all dice roll"),
        ({"skips": "1/0/0"}, "who is to miss a turn does not roll"),
        ({"roll": "W", "skips": "2/0/0"}, "who is to miss a turn does not roll"),
        ({"dice": "4/0/4", "place": "0/2/0", "play_on": "yes"}, "places are 1, 2, 3"),
        ({"dice": "4/0/4", "place": "0/1/0"}, "at least two play"),
        ({"dice": "4/0/0", "place": "0/1/2", "play_on": "yes"}, "at least two play"),
        ({"phase": "deal", "loose": 0}, "three cards are dealt"),
        ({"roll": "C", "phase": "draw", "due": 1, "discards": ALL}, "is in the pile"),
        ({"phase": "take", "roll": "W", "played": "steal", "victim": 2}, "a victim has cards"),
        ({"phase": "keep", "roll": "W", "played": "strip", "victim": 1}, "a victim has cards"),
        ({"phase": "aim", "roll": "W", "played": "strip"}, "there is somebody to choose"),
        ({"game": 0}, "games count from 1"),
    ],
)
def test_each_claim_is_made(more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table("give.give.again", "steal", "-", **more)


def test_a_purge_needs_more_than_two_cards() -> None:
    more: dict[str, Any] = {"phase": "keep", "roll": "WW", "played": "purge", "victim": 1}
    table("-", "give.give.steal", **more)
    with pytest.raises(ValueError, match="a victim has cards"):
        table("-", "give.steal", **more)


def test_a_beggar_needs_a_rival_with_cards() -> None:
    """A partner's do not help."""
    more: dict[str, Any] = {"phase": "beg", "roll": "C", "due": 1, "pile": 0, "teams": "yes"}
    table(rest("give"), "give", "-", "-", **more)
    with pytest.raises(ValueError, match="there is somebody to choose"):
        table(rest("give"), "-", "give", "-", **more)
