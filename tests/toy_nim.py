"""Nim: take one to three matches; whoever takes the last one wins. Nothing is hidden or drawn."""

from sobremesa.engine.chance import below
from sobremesa.engine.contract import EVERYBODY, OVER, layout

LEGAL = 3
ACTIONS = 3

STATE = layout(("players", "i1"), ("left", "i1"), ("turn", "i1"))


def to_act(s):
    return int(s.turn) if s.left > 0 else OVER


def legal(s, actions, weights):
    for i in range(min(3, int(s.left))):
        actions[i] = i
    return min(3, int(s.left))


def apply(s, action):
    s.left -= action + 1
    s.turn = 1 - s.turn


def seen_by(s, action):
    return EVERYBODY


def ranks(s, out):
    for seat in range(2):
        out[seat] = 1 + int(seat == s.turn)


def hide(s, seat):
    pass


def deal(s, rng):
    pass


def policy(s, actions, weights, rng):
    """Take one of six matches, and otherwise any number."""
    return 0 if s.left == 6 else below(legal(s, actions, weights), rng)
