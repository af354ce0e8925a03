"""The bots of Take That: sensible choices, and a margin over chance."""

from typing import Any

import numpy as np

from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import View
from sobremesa.engine.match import Match
from sobremesa.games.takethat import GAME, rules
from sobremesa.games.takethat.tests.test_rules import table
from sobremesa.games.takethat.words import say
from tests.play import hidden, listed


def choice(s: Any) -> str:
    """Return what the sensible bot does at a table."""
    view = hidden(GAME, np.array([s], rules.STATE), int(s.turn))[0]
    seen = View(GAME, int(s.turn), view, int(s.turn), tuple(listed(GAME, view)[0]), ())
    return say(s, GAME.bots["sensible"](seen, generator(1)))


def test_a_pair_is_taken() -> None:
    assert choice(table("43.35.36", "12", row="34")) == "pair 43"


def test_a_card_is_laid_whose_mirror_is_in_hand() -> None:
    assert choice(table("35.53.36", "12", row="38.31")) == "play 35"


def test_without_a_card_that_reaches_the_row_is_taken() -> None:
    assert choice(table("71.72", "12", row="34")) == "take"


def test_sensible_beats_random() -> None:
    """Of 60 matches of two, at least nine in ten."""
    won = 0.0
    for seed in range(60):
        match = Match(GAME, 2, chance=Fair.seeded(seed), target="cpu")
        while not match.over:
            name = "sensible" if match.to_act == seed % 2 else "random"
            rng = generator(seed, len(match.log))
            match.play(GAME.bots[name](match.view(match.to_act), rng))
        won += (seed % 2 in match.winners) / len(match.winners)
    assert won >= 54
