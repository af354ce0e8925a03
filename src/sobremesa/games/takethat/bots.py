"""Bots for Take That, from its mind."""

from sobremesa.bots import following
from sobremesa.bots.players import Searcher
from sobremesa.engine.contract import Integers, Level, State, View
from sobremesa.games.takethat.mind import careful
from sobremesa.games.takethat.rules import (
    CARDS,
    LEGAL,
    MIRROR,
    NO_CARD,
    NUMBERS,
    PAIR,
    REACH,
    TAKE,
)

sensible = following(careful, LEGAL)


def simple(view: View, rng: Integers) -> int:
    """Pair if possible; otherwise lay what most of the hand can follow; take only if one must."""
    return max(view.legal, key=lambda action: merit(view.state, action))


def merit(s: State, action: int) -> int:
    """Return how good an action seems: a pair, a card that leaves followers, rather no toad."""
    if action == TAKE:
        return -1
    if action >= PAIR:
        return CARDS
    return 2 * followers(s, action) + int(MIRROR[action] != NO_CARD)


def followers(s: State, card: int) -> int:
    """Return how many cards of the hand, itself among them, could be laid after `card`."""
    hand = (int(NUMBERS[other]) for other in s.hand[s.turn, : s.cards[s.turn]])
    return sum(abs(number - int(NUMBERS[card])) <= REACH for number in hand)


LEVELS = (
    Level(Searcher(simulations=16, overlooks=0.3, believes=False), elo=585),
    Level(Searcher(simulations=32, overlooks=0.1, believes=False), elo=810),
    Level(Searcher(simulations=80, believes=False), elo=925),
    Level(Searcher(simulations=250), elo=1005),
    Level(Searcher(simulations=20_000), elo=1090),
)
