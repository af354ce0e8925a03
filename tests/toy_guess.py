"""Guess which of three cards the other has, or roll a die that wins with four of six sides.

A loaded die wins with one side alone; it comes up as often as its number says, of 21.
"""

from sobremesa.engine.chance import below
from sobremesa.engine.contract import CHANCE, EVERYBODY, OVER, layout

LEGAL = 6
ACTIONS = 6
ROLL = 3
CHOICE, DIE, END = range(3)
FACE_DOWN = -1

STATE = layout(
    ("players", "i1"),
    ("phase", "i1"),
    ("card", "i1"),
    ("won", "i1"),
    ("loaded", "i1"),  # the side that wins, if any
)
HOOKS = ("credence",)


def to_act(s):
    return OVER if s.phase == END else CHANCE if s.phase == DIE else 0


def legal(s, actions, weights):
    count = 4 if s.phase == CHOICE else 6
    for i in range(count):
        actions[i] = i
        weights[i] = i + 1 if s.loaded else 1
    return count


def apply(s, action):
    if s.phase == CHOICE and action == ROLL:
        s.phase = DIE
        return
    s.won = rolled(s, action) if s.phase == DIE else int(action == s.card)
    s.phase = END


def rolled(s, action):
    return int(action + 1 == s.loaded) if s.loaded else int(action < 4)


def seen_by(s, action):
    return EVERYBODY


def ranks(s, out):
    out[0] = 2 - s.won
    out[1] = 1 + s.won


def hide(s, seat):
    if seat != 1:
        s.card = FACE_DOWN


def deal(s, rng):
    if s.card == FACE_DOWN:
        s.card = below(3, rng)


def credence(s, seat, evidence):
    """Believe only in the card that the evidence names, if it names one."""
    return 1.0 if evidence[0] == 0 or evidence[0] - 1 == s.card else 0.0


def suppose(s, seat, evidence, rng):
    """Deal the card that the evidence names."""
    s.card = evidence[0] - 1
