"""Bots for Wazabi, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Integers, Level, State, View
from sobremesa.games.wazabi.mind import habit, kept, received, rid_of
from sobremesa.games.wazabi.rules import (
    AGAIN,
    DRAW_3,
    HAND_OVER,
    KEEPS,
    LEGAL,
    PASS,
    PLAYS,
    PURGE,
    REMOVE_1,
    REMOVE_2,
    ROTATE,
    SIDE,
    SKIP,
    STEAL,
    STRIP,
    TO,
)

# What `simple` plays first: what rids it of dice, then what wins turns, then what is about cards.
LIKES = (REMOVE_2, REMOVE_1, HAND_OVER, ROTATE, AGAIN, SKIP, DRAW_3, STEAL, STRIP, PURGE)
NONE = len(LIKES)  # as far down as to play none

sensible = following(habit, LEGAL)


def simple(view: View, rng: Integers) -> int:
    """Get rid of dice whenever a card can, and burden whoever has fewest."""
    return min(view.legal, key=lambda action: place(view.state, action))


def place(s: State, action: int) -> int:
    """Return how far down an action is on the list of those of its phase."""
    if s.phase == PLAYS:
        return place_of_play(s, action)
    if s.phase == KEEPS:
        return sum(LIKES.index(kind) for kind in kept(action))
    if s.phase == SIDE:
        return int(received(s, action))
    return int(s.holds[action - TO])


def place_of_play(s: State, kind: int) -> int:
    """Return how far down it is to play a card: to pass on fewer dice than one gets is worst."""
    if kind == PASS:
        return NONE
    return NONE + 1 if kind == ROTATE and rid_of(s) <= 0 else LIKES.index(kind)


LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.5), elo=60),
    Level(Searcher(simulations=16, overlooks=0.2), elo=125),
    Level(Searcher(simulations=30), elo=205),
    Level(Searcher(simulations=250), elo=280),
    Level(Searcher(simulations=20_000, doubts=1), elo=365),
)
