"""What a search should know of Take That: how people play, and what that tells of their hands."""

from math import exp, sqrt
from typing import Any

import numpy as np

from sobremesa.bots import since_deal
from sobremesa.engine.chance import below, next_word
from sobremesa.engine.contract import CHANCE, Integers, Message, View
from sobremesa.games.takethat.endgame import SPREAD
from sobremesa.games.takethat.endgame import exact as exact
from sobremesa.games.takethat.endgame import exact_shares as exact_shares
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
    add_to_hand,
    cost,
    deal,
    leave_pile,
    legal,
    row_cost,
    standing,
)

HOOKS = ("policy", "outlook", "suppose")

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


# What an action tells of every card, by how much it changes the log odds that the player holds it,
# and how much of that is left when he has drawn another card. Fitted by logistic regression to the
# hands in games of searches and of `careful`.
COULD_PAIR, COULD_LAY = -0.4, -0.35  # but laid another card
MIRRORED, MIRRORED_FIRST = 0.4, 1.4  # the mirror of what was laid, or was laid to start a row
FOLLOWS = 0.25  # what was laid
COULD_GO_ON = ((1, -0.3), (4, -0.8), (5 * CARDS, -1.6))  # but took a row of at most so many points
FADES = 0.85
KEEPS = 0.65 / 25  # per draw, for 25 draws: cards whose mirror is still to come stay in hands
SCALE = 1024  # odds are whole numbers of such parts

FAR = np.abs(NUMBERS.astype(int)[:, None] - NUMBERS) > REACH


def evidence(view: View) -> Integers:
    """Return the odds, for each seat and card, that the seat holds the card; never none."""
    told = np.zeros((SEATS, CARDS))
    draws = np.zeros(SEATS)
    open_ = MIRROR != NO_CARD
    row: list[int] = []
    last = 0
    for who, action in since_deal(view.log)[1:]:
        if who == CHANCE:
            told[last] *= FADES
            draws[last] += 1
            continue
        last = who
        if action == TAKE:
            told[who] += of_taking(row)
            row = []
        elif action < PAIR:
            told[who] += of_laying(row, action)
            row = [*row, action]
            if MIRROR[action] != NO_CARD:
                open_[MIRROR[action]] = False
        else:
            row = [card for card in row if card != MIRROR[action - PAIR]]
    told += np.outer(KEEPS * np.minimum(draws, 25), open_)
    return (1 + SCALE * np.exp(told)).astype(np.int64).reshape(-1)


def of_taking(row: list[int]) -> Any:
    """Return what it tells of every card that somebody took the row: he could hardly go on."""
    bill = sum(cost(card) for card in row)
    doubt = next(doubt for points, doubt in COULD_GO_ON if bill <= points)
    told = np.where(FAR[row[-1]], 0.0, doubt)
    told[mirrors(row)] = COULD_GO_ON[-1][1]
    return told


def of_laying(row: list[int], card: int) -> Any:
    """Return what it tells of every card that somebody laid this one, and not another."""
    told = np.where(FAR[card], 0.0, FOLLOWS)
    if row:
        told[~FAR[row[-1]]] = COULD_LAY
    told[mirrors(row)] = COULD_PAIR
    told[mirrors([card])] = MIRRORED if row else MIRRORED_FIRST
    return told


def mirrors(cards: list[int]) -> list[int]:
    """Return the mirrors of those cards that have one."""
    return [int(MIRROR[card]) for card in cards if MIRROR[card] != NO_CARD]


def suppose(s, seat, evidence, rng):
    """Deal the others' hands by the odds that they hold each card, from any seat on."""
    if len(evidence) > 1:
        first = below(int(s.players), rng)
        for k in range(s.players):
            other = (first + k) % int(s.players)
            if s.hand[other, 0] == NO_CARD:
                deal_by_odds(s, other, evidence, rng)
    deal(s, rng)


def deal_by_odds(s, seat, evidence, rng):
    """Deal a hand card by card, each as likely as its odds say among those nobody has."""
    odds = seat * CARDS
    total = 0
    for card in range(CARDS):
        if s.place[card] == IN_PILE:
            total += evidence[odds + card]
    cards = int(s.cards[seat])
    s.cards[seat] = 0
    for _ in range(cards):
        left = next_word(rng) * total >> 32
        card = 0
        while s.place[card] != IN_PILE or left >= evidence[odds + card]:
            if s.place[card] == IN_PILE:
                left -= evidence[odds + card]
            card += 1
        total -= evidence[odds + card]
        leave_pile(s, card, IN_HAND + seat)
        add_to_hand(s, seat, card)


def reason(view: View, action: int) -> Message:
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
    return Message("why-gone" if s.place[mirror] >= FACE_UP else "why-twin", **cards)
