"""What a search should know of Wazabi: how people play, and what to say for an action."""

from math import comb

import numpy as np

from sobremesa.engine.contract import Message, State, View
from sobremesa.games.wazabi.rules import (
    AGAIN,
    AIMS,
    BEGS,
    COST,
    DRAW_3,
    GIVES,
    HAND_OVER,
    KEEP_1,
    KEEP_2,
    KEEPS,
    LEFT,
    PAIR_ONE,
    PAIR_TWO,
    PAIRS,
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
    STEAL,
    STRIP,
    TO,
    eligible,
    least_cards,
    legal,
    neighbour,
    partners,
)

HOOKS = ("policy",)

# What somebody likes. A row for each situation says how much better it is then to play a card of
# each kind, in the order of the rules; to play none is worth nothing. The last row is for cards
# that one may keep.
PLAIN, FEW_DICE, LAST_DIE, PRESSED, SPARE, FUTILE, KEPT = range(7)
HABIT, FOR_TWO, FOR_MORE = range(3)
TASTES = np.array(
    [
        [
            [-1, 0, 3, 14, 5, 15, 10, 4, 13, 7],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [13, 0, 0, 0, 0, 0, 0, 0, 0, 0],  # the last `remove1` is for the last die
            [0, -30, 0, 0, 0, -13, 0, -5, 0, 0],
            [20, 5, 6, 5, 4, 9, 8, 3, 7, 7],
        ],
        # The others were found by an evolution of tastes that played against each other.
        [
            [-1, 7, -2, 17, 2, 18, 19, 2, 14, 16],
            [-6, 1, 2, -7, 3, -3, -13, 8, 2, 3],
            [0, 0, 18, 18, 18, 18, 18, 18, 18, 18],
            [-7, 21, 14, 10, 15, 0, -2, -1, 8, 10],
            [19, 0, 2, -5, 3, 0, -9, 0, 10, 2],
            [0, -42, 0, 0, 0, 1, 0, -12, 0, 0],
            [19, 4, -9, 3, 14, 12, 15, 2, 5, 34],
        ],
        [
            [-3, -2, 1, 19, 14, 10, 24, 10, 21, -1],
            [-5, 7, 13, -5, -10, 0, -1, -1, 1, 35],
            [0, 0, 20, 20, 20, 20, 20, 20, 20, 20],
            [-2, 16, 17, -1, 0, -6, -4, -9, -5, -10],
            [17, 0, 21, -12, 9, 6, 0, 2, -2, 33],
            [0, -25, 0, 0, 0, 3, 0, -5, 0, 0],
            [13, -3, -3, -2, 13, -5, 8, -42, 4, 17],
        ],
    ],
    np.int64,
)
DIE = np.array([10, 5, 10], np.int64)  # how good it is to get rid of a die by `rotate`
TWICE = np.array([0, 16, 13], np.int64)  # how bad it is to keep two of a kind
CARD = np.array([1, 0, 7], np.int64)  # how urgent a rival's card makes it to hinder him …
LATER = np.array([0, 0, 50], np.int64)  # … and how much less so every turn before his does

ROTATION = 2  # dice that one must get rid of for `rotate` to be of use
CLOSE = 2  # dice with which somebody may be about to win
MANY = 100  # more than there are cards or dice
WIN = MANY * MANY


def policy(s, actions, weights, rng):
    """Play by the taste that was found to win."""
    return by_taste(s, actions, weights, FOR_TWO if s.players == 2 else FOR_MORE)


def habit(s, actions, weights, rng):
    """Keep `remove1` for the last die, and burden and hinder whoever is closest to winning."""
    return by_taste(s, actions, weights, HABIT)


def by_taste(s, actions, weights, taste):
    """Return the action that seems best."""
    best = 0
    most = -WIN * MANY
    for i in range(legal(s, actions, weights)):
        seems = value(s, actions[i], taste)
        if seems > most:
            best = i
            most = seems
    return actions[best]


def value(s, action, taste):
    """Return how good an action seems, compared with the others of its phase."""
    if s.phase == PLAYS:
        return promise(s, action, taste)
    if s.phase == KEEPS:
        return kept_worth(action, taste)
    if s.phase == SIDE:
        return -received(s, action)
    if s.phase == GIVES or s.phase == AIMS or s.phase == BEGS:
        return threat(s, action - TO, taste)
    return 0


def promise(s, kind, taste):
    """Return how good it seems to play a card now, where to pass is worth nothing."""
    if kind == PASS:
        return 0
    likes = TASTES[taste]
    mine = int(s.holds[s.turn])
    if kind == REMOVE_1 and mine == 1:
        return WIN
    seems = likes[PLAIN, kind]
    if mine <= CLOSE:
        seems += likes[FEW_DICE, kind]
    if mine == 1:
        seems += likes[LAST_DIE, kind]
    if pressed(s):
        seems += likes[PRESSED, kind]
    if s.hand[s.turn, kind] > 1:
        seems += likes[SPARE, kind]
    if futile(s, kind):
        seems += likes[FUTILE, kind]
    return seems + DIE[taste] * rid_of(s) if kind == ROTATE else seems


def pressed(s):
    """Say whether a rival may be about to win."""
    for seat in range(s.players):
        if eligible(s, seat, 0, RIVALS) and s.holds[seat] <= CLOSE:
            return True
    return False


def futile(s, kind):
    """Say whether a card would do little, of those of which one can tell."""
    if kind == ROTATE:
        return rid_of(s) < ROTATION
    if kind == STRIP:
        return not hinders(s)
    return kind == PURGE and not rivals_lose_more(s)


def rid_of(s):
    """Return how many dice less the player to act would have after `rotate`."""
    return int(s.holds[s.turn]) - min(received(s, LEFT), received(s, RIGHT))


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


def kept_worth(action, taste):
    """Return how much the cards are worth that stay in hand."""
    worth = TASTES[taste, KEPT]
    if action < KEEP_2:
        return worth[action - KEEP_1]
    one = PAIR_ONE[action - KEEP_2]
    two = PAIR_TWO[action - KEEP_2]
    return worth[one] + worth[two] - (TWICE[taste] if one == two else 0)


def received(s, side):
    """Return how many dice the player to act would have after passing all to one side."""
    return int(s.holds[neighbour(s, int(s.turn), -1 if side == LEFT else 1)])


def threat(s, seat, taste):
    """Return how urgent it is to hinder a player: rivals before a partner, few dice first."""
    urgency = CARD[taste] * int(s.cards[seat]) - MANY * int(s.holds[seat])
    urgency -= LATER[taste] * turns_before(s, seat)
    return urgency - WIN if partners(s, seat, int(s.turn)) else urgency


def turns_before(s, seat):
    """Return how many players have their turns between the one to act and `seat`."""
    count = 0
    between = neighbour(s, int(s.turn), int(s.step))
    while between != seat:
        between = neighbour(s, between, int(s.step))
        count += 1
    return count


def reason(view: View, action: int) -> Message:
    """Return what speaks for an action, in a sentence."""
    s = view.state
    if s.phase == PLAYS:
        return reason_to_play(s, action)
    if s.phase == SIDE:
        return Message("why-dice", dice=received(s, action))
    if s.phase == GIVES or s.phase == AIMS or s.phase == BEGS:
        return about(s, action - TO)
    if s.phase == KEEPS:
        return reason_to_keep(int(s.holds[view.seat]), kept(action))
    return Message("why-miss")


def kept(action: int) -> tuple[int, ...]:
    """Return the kinds of the cards that stay in hand."""
    return (action - KEEP_1,) if action < KEEP_2 else PAIRS[action - KEEP_2]


def reason_to_keep(dice: int, kinds: tuple[int, ...]) -> Message:
    """Return what speaks for keeping these cards: what one of them is for, or how often it goes."""
    if REMOVE_1 in kinds:
        return Message("why-keep")
    percent = round(100 * chance_to_pay(dice, min(int(COST[kind]) for kind in kinds)))
    return Message("why-pay", dice=dice, percent=percent, kept=len(kinds))


def chance_to_pay(dice: int, cost: int) -> float:
    """Return how likely a roll shows W that often at least: half of a die's faces do."""
    return sum(comb(dice, shown) for shown in range(cost, dice + 1)) / 2**dice


def reason_to_play(s: State, kind: int) -> Message:
    """Return what speaks for playing a card, or none."""
    mine = int(s.holds[s.turn])
    if kind == PASS and s.hand[s.turn, REMOVE_1] > 0:
        return Message("why-keep")
    if kind == REMOVE_1 and mine == 1:
        return Message("why-win")
    if kind == REMOVE_1 or kind == REMOVE_2:
        return Message("why-dice", dice=mine - (1 if kind == REMOVE_1 else 2))
    if kind == ROTATE:
        return Message("why-dice", dice=min(received(s, LEFT), received(s, RIGHT)))
    if kind == AGAIN:
        return Message("why-again")
    others = [seat for seat in range(s.players) if eligible(s, seat, least_cards(kind), RIVALS)]
    if kind in (HAND_OVER, STRIP, SKIP, STEAL) and others:
        return about(s, max(others, key=lambda seat: threat(s, seat, HABIT)))
    return Message("why-cards", cards=cards_after(s, kind))


def cards_after(s: State, kind: int) -> int:
    """Return how many cards the player to act has after a turn in which he plays `kind`."""
    cards = int(s.cards[s.turn])
    if kind == PASS:
        return cards
    if kind == PURGE:
        return cards - 1 if s.spare_self else min(2, cards - 1)
    return cards - 1 + (3 if kind == DRAW_3 else 1)


def about(s: State, seat: int) -> Message:
    """Return how far another player is."""
    return Message("why-rival", whom=seat, dice=int(s.holds[seat]), cards=int(s.cards[seat]))
