"""What a search should know of Wazabi: how people play, and what to say for an action."""

import numpy as np

from sobremesa.engine.contract import Message, State, View
from sobremesa.games.wazabi.rules import (
    AIMS,
    BEGS,
    GIVES,
    HAND_OVER,
    KEEP_1,
    KEEP_2,
    KEEPS,
    LEFT,
    PAIR_ONE,
    PAIR_TWO,
    PASS,
    PLAYS,
    PURGE,
    REMOVE_1,
    REMOVE_2,
    RIGHT,
    RIVALS,
    ROTATE,
    SIDE,
    SKIP,
    STRIP,
    TO,
    eligible,
    least_cards,
    legal,
    neighbour,
    partners,
)

HOOKS = ("policy",)

# How much a card of each kind is worth in hand, by how often and how well it helps.
WORTH = np.array([20, 5, 6, 5, 4, 9, 8, 3, 7, 7], np.int64)

# How good it is to play a card, or none, where the table does not matter: see `promise`.
APPEAL = np.array([0, 0, 3, 14, 5, 0, 10, 0, 13, 7, 0], np.int64)

ROTATION = 2  # dice that one must get rid of for it to be better than other cards
CLOSE = 2  # dice with which somebody may be about to win
MANY = 100  # more than there are cards or dice
NEVER = -1  # less than to pass


def policy(s, actions, weights, rng):
    """Keep `remove1` for the last die, and burden and hinder whoever is closest to winning."""
    best = 0
    most = -MANY * MANY * MANY
    for i in range(legal(s, actions, weights)):
        seems = value(s, actions[i])
        if seems > most:
            best = i
            most = seems
    return actions[best]


def value(s, action):
    """Return how good an action seems, compared with the others of its phase."""
    if s.phase == PLAYS:
        return promise(s, action)
    if s.phase == KEEPS:
        return kept_worth(action)
    if s.phase == SIDE:
        return -received(s, action)
    if s.phase == GIVES or s.phase == AIMS or s.phase == BEGS:
        return threat(s, action - TO)
    return 0


def promise(s, kind):
    """Return how good it seems to play a card now, where to pass is worth nothing."""
    mine = int(s.holds[s.turn])
    if kind == REMOVE_1:  # the last one is for the last die
        if mine == 1:
            return 100
        return 12 if s.hand[s.turn, REMOVE_1] > 1 else NEVER
    if kind == ROTATE:
        gain = mine - min(received(s, LEFT), received(s, RIGHT))
        return 10 * gain if gain >= ROTATION else NEVER
    if kind == STRIP:
        return 15 if hinders(s) else 2
    if kind == PURGE:
        return 4 if rivals_lose_more(s) else NEVER
    return APPEAL[kind]


def hinders(s):
    """Say whether a rival who may be about to win has cards to lose."""
    for seat in range(s.players):
        if eligible(s, seat, 2, RIVALS) and s.holds[seat] <= CLOSE:
            return True
    return False


def rivals_lose_more(s):
    """Say whether `purge` costs the rivals more cards than the player, who has one less then."""
    lost = 0 if s.spare_self else -max(0, s.cards[s.turn] - 3)
    for seat in range(s.players):
        if eligible(s, seat, 3, RIVALS):
            lost += s.cards[seat] - 2
    return lost > 0


def kept_worth(action):
    """Return how much the cards are worth that stay in hand."""
    if action < KEEP_2:
        return WORTH[action - KEEP_1]
    return WORTH[PAIR_ONE[action - KEEP_2]] + WORTH[PAIR_TWO[action - KEEP_2]]


def received(s, side):
    """Return how many dice the player to act would have after passing all to one side."""
    return int(s.holds[neighbour(s, int(s.turn), -1 if side == LEFT else 1)])


def threat(s, seat):
    """Return how urgent it is to hinder a player: rivals before a partner, few dice first."""
    urgency = int(s.cards[seat]) - MANY * int(s.holds[seat])
    return urgency - MANY * MANY if partners(s, seat, int(s.turn)) else urgency


def reason(view: View, action: int) -> Message | None:
    """Return what speaks for an action, in a sentence."""
    s = view.state
    if s.phase == PLAYS:
        return reason_to_play(s, action)
    if s.phase == SIDE:
        return Message("why-dice", dice=received(s, action))
    if s.phase == GIVES or s.phase == AIMS or s.phase == BEGS:
        return about(s, action - TO)
    return None


def reason_to_play(s: State, kind: int) -> Message | None:
    """Return what speaks for playing a card, or none."""
    mine = int(s.holds[s.turn])
    if kind == PASS:
        return Message("why-keep") if s.hand[s.turn, REMOVE_1] > 0 else None
    if kind == REMOVE_1 and mine == 1:
        return Message("why-win")
    if kind == REMOVE_1 or kind == REMOVE_2:
        return Message("why-dice", dice=mine - (1 if kind == REMOVE_1 else 2))
    if kind == ROTATE:
        return Message("why-dice", dice=min(received(s, LEFT), received(s, RIGHT)))
    if kind == HAND_OVER or kind == STRIP or kind == SKIP:
        others = [seat for seat in range(s.players) if eligible(s, seat, least_cards(kind), RIVALS)]
        return about(s, max(others, key=lambda seat: threat(s, seat)))
    return None


def about(s: State, seat: int) -> Message:
    """Return how far another player is."""
    return Message("why-rival", whom=seat, dice=int(s.holds[seat]), cards=int(s.cards[seat]))
