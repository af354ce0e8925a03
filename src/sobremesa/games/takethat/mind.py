"""What a search should know of Take That: how people play, and what that tells of their hands."""

from math import exp, sqrt

import numpy as np

from sobremesa.bots import since_deal
from sobremesa.engine.chance import below
from sobremesa.engine.contract import CHANCE, Integers, Message, View
from sobremesa.games.takethat.endgame import exact as exact
from sobremesa.games.takethat.rules import (
    CARDS,
    DEAL,
    FACE_UP,
    IN_HAND,
    IN_PILE,
    MIRROR,
    NO_CARD,
    NUMBERS,
    PAIR,
    REACH,
    SEATS,
    START,
    TAKE,
    UNSEEN,
    legal,
    row_cost,
    standing,
)

HOOKS = ("policy", "outlook", "credence")

WHIM = 4  # of so many actions people do one without a thought
CHEAP = 1  # points for which one may take the row rather than make it longer for oneself


def policy(s, actions, weights, rng):
    """Play carefully, but for a whim now and then: nobody is as easy to foresee as that."""
    if below(WHIM, rng) == 0:
        return actions[below(legal(s, actions, weights), rng)]
    return careful(s, actions, weights, rng)


def careful(s, actions, weights, rng):
    """Pair if possible; otherwise lay what helps to pair later; take the row while it is cheap."""
    best = TAKE
    most = -CARDS
    for i in range(legal(s, actions, weights)):
        if PAIR <= actions[i] < TAKE:
            return actions[i]
        if actions[i] < PAIR and promise(s, actions[i]) > most:
            best = actions[i]
            most = promise(s, best)
    return TAKE if most < 0 and 0 < row_cost(s) <= CHEAP else best


def promise(s, card):
    """Return how good it seems to lay `card`: its mirror in hand is good, no follower is bad."""
    paired = 0.0
    near = 0
    for i in range(s.cards[s.turn]):
        other = s.hand[s.turn, i]
        if other == MIRROR[card]:
            paired = 3.0
        if other != card:
            near += int(abs(int(NUMBERS[other]) - int(NUMBERS[card])) <= REACH)
    waits = MIRROR[card] != NO_CARD and unknown(s, MIRROR[card])
    return paired + 0.3 * near - (1.0 if waits else 0.0) - (0.5 if near == 0 else 0.0)


def unknown(s, card):
    """Say whether the player to act cannot know where a card is."""
    place = s.place[card]
    if IN_HAND <= place < FACE_UP:
        return place != IN_HAND + s.turn
    return place == IN_PILE or place >= UNSEEN


SPREAD = 12.0  # points: how far a game may still change the difference between two players
LENGTH = 60.0  # cards that are drawn in a game


def outlook(s, out):
    """Stop when a row is taken: then the lead counts against what cards and games may bring."""
    if s.phase == DEAL:
        left = 1.0 + s.games - s.game
    elif s.phase == START:
        left = 0.1 + s.stock / LENGTH + s.games - s.game
    else:
        return False
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(standing(s, seat) / (SPREAD * sqrt(left)))
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
    return True


# Evidence, for each seat and card: how the seat last did without that card, and SIGNS times how
# many cards it has drawn since; or NONE. How sure each is a sign that it did not hold the card was
# counted in games of strong players, who often lay another card although they could pair.
NONE, LAID, TOOK_CHEAPLY, TOOK = range(4)
SIGNS = 4
SURE = np.array([0.0, 0.55, 0.7, 0.95])


def evidence(view: View) -> Integers:
    """Return what the others did not do: who takes the row probably could not go on."""
    signs = np.zeros((SEATS, CARDS), np.int64)
    since = np.zeros((SEATS, CARDS), np.int64)
    row: list[int] = []
    last = 0
    for who, action in since_deal(view.log)[1:]:
        if who == CHANCE:
            since[last] += 1
            continue
        last = who
        useful = np.zeros(CARDS, bool)
        useful[[MIRROR[card] for card in row if MIRROR[card] != NO_CARD]] = True
        sign = LAID
        if action == TAKE:
            sign = TOOK_CHEAPLY if len(row) == 1 else TOOK
            useful |= np.abs(NUMBERS - NUMBERS[row[-1]]) <= REACH
            row = []
        elif action < PAIR:
            row.append(action)
        else:
            row.remove(MIRROR[action - PAIR])
            useful[:] = False
        signs[who, useful] = sign
        since[who, useful] = 0
    return np.where(signs == NONE, NONE, since * SIGNS + signs).reshape(-1)


def credence(s, seat, evidence):
    """Return how likely it is that the others but `seat` would have done what they did."""
    if len(evidence) == 1:
        return 1.0
    believed = 1.0
    for other in range(s.players):
        if other != seat:
            for i in range(s.cards[other]):
                seen = evidence[other * CARDS + int(s.hand[other, i])]
                held = max(0.0, 1.0 - (seen // SIGNS) / s.cards[other])
                believed *= 1.0 - held * SURE[seen % SIGNS]
    return believed


def reason(view: View, action: int) -> Message | None:
    """Return what speaks for or against an action, in a sentence."""
    s = view.state
    if action == TAKE:
        return Message("why-take", cost=row_cost(s))
    if action >= PAIR:
        return Message("why-pair")
    mirror = MIRROR[action]
    if mirror == NO_CARD:
        return Message("why-toad")
    cards = {"card": str(NUMBERS[action]), "mirror": str(NUMBERS[mirror])}
    if s.place[mirror] == IN_HAND + s.turn:
        return Message("why-held", **cards)
    if unknown(s, mirror):
        return Message("why-open", **cards)
    return Message("why-gone", **cards) if s.place[mirror] >= FACE_UP else None
