"""What a search should know of L.L.A.M.A.: how people play, and what that tells of their hands."""

import numpy as np

from sobremesa.bots import since_deal
from sobremesa.engine.contract import CHANCE, Integers, Message, View
from sobremesa.games.llama.rules import (
    DRAW,
    GIVE_BACK,
    KEEP,
    KINDS,
    LLAMA,
    NO_CARD,
    QUIT,
    RETURN_1,
    RETURN_10,
    SEATS,
    higher,
    left_over,
    legal,
    lower,
)

HOOKS = ("policy", "credence")

CHEAP = 8  # points with which one may as well quit
URGENT = 14  # the same when somebody is about to go out
FEW = 2  # cards of somebody who is

# Between two: up to how many points it is better to quit than to draw, when the rival has one, two,
# three or more cards. Found by letting limits play against each other.
FOR_TWO = np.array([14, 12, 10, 11], np.int64)


def policy(s, actions, weights, rng):
    """Return what somebody might play: the best rule known between two, or what people do."""
    if s.players > 2 and s.active > 1:
        return habit(s, actions, weights, rng)
    count = legal(s, actions, weights)
    if s.phase == GIVE_BACK:
        return actions[count - 1]  # the largest chip
    if clearing(s) != NO_CARD:
        return clearing(s)
    if actions[0] == DRAW and left_over(s, s.turn) > FOR_TWO[min(3, int(s.cards[1 - s.turn]) - 1)]:
        return DRAW
    return QUIT


def clearing(s):
    """Return the card after which most others can go: one like the top, or else the next number."""
    if s.hand[s.turn, s.top] > 0:
        return int(s.top)
    following = 0 if s.top == LLAMA else int(s.top) + 1
    return following if s.hand[s.turn, following] > 0 else NO_CARD


def exact(view: View) -> int | None:
    """Return what is best for the last player of a round, and for who gives back a chip.

    Nobody else plays any more, nothing is drawn, and fewer points are never worse.
    """
    s = view.state
    if s.phase == GIVE_BACK:
        return view.legal[-1]
    if s.active > 1:
        return None
    card = clearing(s)
    return QUIT if card == NO_CARD else int(card)


def habit(s, actions, weights, rng):
    """Play if possible, the dearest card first; quit while it is cheap; otherwise draw."""
    count = legal(s, actions, weights)
    if s.phase == GIVE_BACK:
        return actions[count - 1]
    if actions[0] < KINDS:
        return actions[1] if actions[1] < KINDS else actions[0]
    if actions[0] == DRAW and left_over(s, s.turn) > limit(s):
        return DRAW
    return QUIT


def limit(s):
    """Return up to how many points it is better to quit than to draw."""
    for seat in range(s.players):
        if seat != s.turn and not s.quit[seat] and s.cards[seat] <= FEW:
            return URGENT
    return CHEAP


RETURNED = {KEEP: 0, RETURN_1: 1, RETURN_10: 10}  # points that go with a chip

# Evidence, for each seat and kind: how many cards the seat has drawn since it last drew although
# it could have played that kind, less those of the kind it has played since; or NONE.
NONE = 0
SURE = 0.95  # that somebody who draws could not play


def evidence(view: View) -> Integers:
    """Return what the others' draws tell: who drew on a 4 probably had no 4 and no 5."""
    found = np.zeros((SEATS, KINDS), np.int64)
    actions = since_deal(view.log)
    if not actions:  # a position that was set up: nobody has done anything
        return found.reshape(-1)
    top = actions[0][1]
    for who, action in actions[1:]:
        if who == CHANCE:
            continue
        if action < KINDS:
            top = action
            found[who, action] -= found[who, action] > 1
        elif action == DRAW:
            found[who] += found[who] > NONE
            for kind in (lower(top), higher(top)):
                found[who, kind] = 2
    return found.reshape(-1)


def reason(view: View, action: int) -> Message:
    """Return what speaks for or against an action, in a sentence."""
    s = view.state
    if s.phase == GIVE_BACK:
        return Message("reason-chips", points=int(s.score[view.seat]) - RETURNED[action])
    if action == DRAW:
        good = sum(int(s.pile[kind]) for kind in (lower(s.top), higher(s.top)))
        return Message("reason-draw", good=good, unseen=sum(map(int, s.pile)))
    if action == QUIT:
        return Message("reason-quit", points=int(left_over(s, view.seat)))
    if s.cards[view.seat] == 1:
        return Message("reason-last")
    without = s.copy()
    without.hand[view.seat, action] -= 1
    return Message("reason-play", points=int(left_over(without, view.seat)))


def credence(s, seat, evidence):
    """Return how likely it is that nobody but `seat` drew with a card in hand that could go."""
    if len(evidence) == 1:
        return 1.0
    believed = 1.0
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                if evidence[other * KINDS + kind] != NONE:
                    drawn = evidence[other * KINDS + kind] - 1
                    believed *= 1 - SURE + SURE * drawn_since(s, other, kind, drawn)
    return believed


def drawn_since(s, seat, kind, drawn):
    """Return the odds that all cards of a kind in a hand are among the last so many drawn."""
    odds = 1.0
    for i in range(s.hand[seat, kind]):
        odds *= min(1.0, max(0, drawn - i) / (s.cards[seat] - i))
    return odds
