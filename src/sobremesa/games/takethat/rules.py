"""Take That: pair cards with their mirrors, or be left with the row. Sections refer to RULES.md.

The row keeps its order, hands are sorted, and the pile is whatever lies nowhere else.
"""

import numpy as np

from sobremesa.engine.chance import below
from sobremesa.engine.contract import CHANCE, EVERYBODY, OVER, Option, layout

RULES = 1  # version: 1, the rulebook with the decisions of RULES.md

NUMBERS = np.array([n for n in range(12, 99) if n % 10 != 0], np.int8)  # §1.1
CARDS = len(NUMBERS)
NO_CARD = -1
SEATS = 4
HAND = 9  # §2.1: of two or three players
HAND_OF_FOUR = 8
REACH = 10  # §3.2
TOAD = 5  # §5.2: points that a toad costs
DECADES = 10


def mirror(number):
    """Return the number with its two digits exchanged. §1.2"""
    return number % 10 * 10 + number // 10


def card_of(number):
    """Return the card that shows `number`, or NO_CARD for a toad's mirror. §1.2"""
    return NO_CARD if number == mirror(number) else list(NUMBERS).index(number)


MIRROR = np.array([card_of(mirror(int(n))) for n in NUMBERS], np.int8)
DECADE = np.array([n // 10 for n in NUMBERS], np.int8)
FIRST = np.array([sum(d < decade for d in DECADE) for decade in range(DECADES + 1)], np.int8)

# Actions. Play a card, from 0; pair one, from PAIR; take the row. At chance: the card that falls.
PAIR = CARDS
TAKE = 2 * CARDS
ACTIONS = 2 * CARDS + 1
LEGAL = CARDS

DEAL, DRAW, UNDER, TURN, START, END = range(6)

# Where a card is: in the pile (or nobody knows), in the row, or with a seat.
IN_PILE, IN_ROW, IN_HAND, FACE_UP, FACE_DOWN, UNSEEN = (
    0,
    1,
    2,
    2 + SEATS,
    2 + 2 * SEATS,
    2 + 3 * SEATS,
)

OPTIONS = (
    Option("games", 2, range(1, 11)),
    Option("advanced", "no", ("no", "yes")),
)

STATE = layout(
    ("games", "i1"),  # option, §6.1: how many make a match
    ("advanced", "i1"),  # option, §7.1
    ("players", "i1"),
    ("phase", "i1"),  # DEAL, DRAW, UNDER, TURN, START or END
    ("turn", "i1"),
    ("dealer", "i1"),
    ("game", "i1"),  # which one is played, from 1
    ("place", "i1", (CARDS,)),  # IN_PILE, IN_ROW, or IN_HAND, FACE_UP, FACE_DOWN, UNSEEN + seat
    ("stock", "i1"),  # how many cards the pile has; in a view more are IN_PILE
    ("decade", "i1", (DECADES,)),  # how many cards IN_PILE have this first digit
    ("row", "i1", (CARDS,)),  # from left to right, then NO_CARD
    ("length", "i1"),  # of the row
    ("hand", "i1", (SEATS, HAND)),  # ascending, then NO_CARD; face down: NO_CARD all
    ("cards", "i1", (SEATS,)),  # in each hand
    ("unseen", "i1", (SEATS,)),  # cards that came from the pile face down, §7.1
    ("plus", "i1", (SEATS,)),  # cards face up
    ("minus", "i2", (SEATS,)),  # points of the cards taken with the row
    ("score", "i2", (SEATS,)),  # of the games before
)


def setup(s, players):
    """Put `s` before the first deal; the last seat deals, so that seat 0 starts. §2.3"""
    s.players = players
    s.game = 0
    s.dealer = players - 2
    for seat in range(SEATS):
        s.score[seat] = 0
    start_game(s)


def start_game(s):
    """Shuffle everything and begin to deal; the dealer is the next to the left. §2, §6.2"""
    s.game += 1
    s.dealer = next_seat(s, s.dealer)
    s.turn = next_seat(s, s.dealer)
    s.phase = DEAL
    s.length = 0
    s.stock = CARDS
    for decade in range(DECADES):
        s.decade[decade] = FIRST[decade + 1] - FIRST[decade]
    for card in range(CARDS):
        s.place[card] = IN_PILE
        s.row[card] = NO_CARD
    for seat in range(SEATS):
        clear_seat(s, seat)


def clear_seat(s, seat):
    s.cards[seat] = 0
    s.unseen[seat] = 0
    s.plus[seat] = 0
    s.minus[seat] = 0
    for i in range(HAND):
        s.hand[seat, i] = NO_CARD


def to_act(s):
    """Return the seat to act, CHANCE for a card to fall, or OVER."""
    if s.phase <= UNDER:
        return CHANCE
    if s.phase == END:
        return OVER
    return int(s.turn)


def legal(s, actions, weights):
    """Fill in the legal actions, at chance with their odds, and return how many."""
    if s.phase <= UNDER:
        return legal_falls(s, actions, weights)
    if s.phase == END:
        return 0
    return legal_turn(s, actions)


def sample(s, actions, weights, rng):
    """Return what a draw from `legal` would with the same `rng`, but no list of odds."""
    if s.phase <= UNDER:
        return pile_card(s, below(pile_total(s), rng))
    return actions[below(legal_turn(s, actions), rng)]


def apply(s, action):
    """Play `action`, which must be legal."""
    if s.phase == UNDER:
        fall_under(s, action)
    elif s.phase <= DRAW:
        fall(s, action)
    elif action == TAKE:
        take(s)
    elif action >= PAIR:
        pair(s, action - PAIR)
    else:
        play(s, action)


def legal_falls(s, actions, weights):
    count = 0
    for card in range(CARDS):
        if s.place[card] == IN_PILE:
            actions[count] = card
            weights[count] = 1
            count += 1
    return count


def pile_total(s):
    """Return how many cards are in the pile, or in a view nobody knows where."""
    total = 0
    for decade in range(1, DECADES):
        total += int(s.decade[decade])
    return total


def pile_card(s, k):
    """Return the k-th card of the pile, found by its first digit."""
    decade = 1
    while k >= s.decade[decade]:
        k -= int(s.decade[decade])
        decade += 1
    card = int(FIRST[decade])
    while s.place[card] != IN_PILE or k > 0:
        k -= int(s.place[card] == IN_PILE)
        card += 1
    return card


def leave_pile(s, card, place):
    """Move a card from the pile to a place."""
    s.place[card] = place
    s.decade[DECADE[card]] -= 1


def fall(s, card):
    """Let a card of the pile come into the hand that waits for it. §2.1, §3.4"""
    s.stock -= 1
    leave_pile(s, card, IN_HAND + s.turn)
    add_to_hand(s, s.turn, card)
    if s.phase == DRAW:
        pass_turn(s)
    elif s.cards[s.turn] == hand_size(s):
        s.turn = next_seat(s, s.turn)
        if s.cards[s.turn] > 0:  # everybody has cards
            s.phase = TURN


def add_to_hand(s, seat, card):
    """Put a card where it belongs in a sorted hand."""
    i = int(s.cards[seat])
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.cards[seat] += 1


def leave_hand(s, card):
    """Take a card out of the hand of the player to act."""
    i = 0
    while s.hand[s.turn, i] != card:
        i += 1
    s.cards[s.turn] -= 1
    while i < s.cards[s.turn]:
        s.hand[s.turn, i] = s.hand[s.turn, i + 1]
        i += 1
    s.hand[s.turn, i] = NO_CARD


def legal_turn(s, actions):
    """List cards that reach, mirrors of cards in the row, and to take the row. §3, §4"""
    count = 0
    for i in range(s.cards[s.turn]):
        if reaches(s, s.hand[s.turn, i]):
            actions[count] = s.hand[s.turn, i]
            count += 1
    for i in range(s.cards[s.turn]):
        if may_pair(s, s.hand[s.turn, i]):
            actions[count] = PAIR + int(s.hand[s.turn, i])
            count += 1
    if s.length > 0:  # §4.4
        actions[count] = TAKE
        count += 1
    return count


def reaches(s, card):
    """Say whether a card may be put at the right end of the row. §3.1, §3.2"""
    if s.length == 0:
        return True
    return abs(int(NUMBERS[card]) - int(NUMBERS[s.row[s.length - 1]])) <= REACH


def may_pair(s, card):
    """Say whether the mirror of a card lies in the row. §3.3"""
    return MIRROR[card] != NO_CARD and s.place[MIRROR[card]] == IN_ROW


def play(s, card):
    """Put a card at the right end of the row. §3.1"""
    leave_hand(s, card)
    s.row[s.length] = card
    s.length += 1
    s.place[card] = IN_ROW
    end_turn(s)


def pair(s, card):
    """Put a card and its mirror face up, and close the gap in the row. §3.3"""
    leave_hand(s, card)
    close_gap(s, MIRROR[card])
    s.place[card] = FACE_UP + s.turn
    s.place[MIRROR[card]] = FACE_UP + s.turn
    s.plus[s.turn] += 2
    if s.length == 0 and s.stock == 0:  # §5.1
        end_game(s)
    else:
        end_turn(s)


def close_gap(s, card):
    """Take a card out of the row and move those to its right. §3.3"""
    i = 0
    while s.row[i] != card:
        i += 1
    s.length -= 1
    while i < s.length:
        s.row[i] = s.row[i + 1]
        i += 1
    s.row[i] = NO_CARD


def take(s):
    """Take the whole row face down; while there is a pile, start a new one. §4, §5.1"""
    single = s.length == 1
    for i in range(s.length):
        s.minus[s.turn] += cost(s.row[i])
        s.place[s.row[i]] = FACE_DOWN + s.turn
        s.row[i] = NO_CARD
    s.length = 0
    if s.stock == 0:
        end_game(s)
    elif s.advanced and single:
        s.phase = UNDER
    else:
        s.phase = START


def cost(card):
    """Return the points that a card face down costs. §5.2"""
    return TOAD if MIRROR[card] == NO_CARD else 1


def row_cost(s):
    """Return the points that the row would cost. §5.2"""
    total = 0
    for i in range(s.length):
        total += cost(s.row[i])
    return total


def fall_under(s, card):
    """Put a card from the pile unseen to the taken ones. §7.1"""
    s.stock -= 1
    leave_pile(s, card, UNSEEN + s.turn)
    s.unseen[s.turn] += 1
    s.phase = START


def end_turn(s):
    """Draw while there is a pile, then it is the next player's turn. §3.4"""
    if s.stock > 0:
        s.phase = DRAW
    else:
        pass_turn(s)


def pass_turn(s):
    s.phase = TURN
    s.turn = next_seat(s, s.turn)


def next_seat(s, seat):
    """Return the seat to the left of `seat`."""
    return seat + 1 if seat + 1 < s.players else 0


def hand_size(s):
    """Return how many cards everybody has. §2.1"""
    return HAND_OF_FOUR if s.players == SEATS else HAND


def end_game(s):
    """Score the game, and deal the next one or end the match. §5, §6"""
    for card in range(CARDS):
        if s.place[card] >= UNSEEN:
            s.minus[s.place[card] - UNSEEN] += cost(card)
    for seat in range(s.players):
        s.score[seat] += s.plus[seat] - s.minus[seat]
        s.plus[seat] = 0
        s.minus[seat] = 0
    if s.game == s.games:
        s.phase = END
    else:
        start_game(s)


def drawing(s):
    """Return what chance is about to draw: something for a seat in a phase."""
    return int(s.phase) * SEATS + int(s.turn)


def seen_by(s, action):
    """Say who sees `action`: a drawn card its owner, one that goes under nobody. §7.1, §8.1"""
    if s.phase == UNDER:
        return 0
    return 1 << s.turn if s.phase <= DRAW else EVERYBODY


def points(s, out):
    """Set out[seat] to its points, without those of cards that nobody has seen. §5.2"""
    for seat in range(s.players):
        out[seat] = standing(s, seat)


def ranks(s, out):
    """Set out[seat] to its rank: most points win, equals share. §6.3, §6.4"""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if standing(s, other) > standing(s, seat):
                out[seat] += 1


def standing(s, seat):
    return int(s.score[seat]) + s.plus[seat] - s.minus[seat]


def hide(s, seat):
    """Turn face down what `seat` cannot see: others' hands, and the cards under. §8.1"""
    if s.phase == END:
        return
    for card in range(CARDS):
        place = s.place[card]
        if place >= UNSEEN or (IN_HAND <= place < FACE_UP and place != IN_HAND + seat):
            s.place[card] = IN_PILE
            s.decade[DECADE[card]] += 1
    for other in range(s.players):
        if other != seat:
            for i in range(HAND):
                s.hand[other, i] = NO_CARD


def deal(s, rng):
    """Turn every face-down card up again, at random; those taken with the row were seen."""
    for seat in range(s.players):
        if s.cards[seat] > 0 and s.hand[seat, 0] == NO_CARD:
            deal_hand(s, seat, rng)
        for _ in range(s.unseen[seat] - count_unseen(s, seat)):
            leave_pile(s, pile_card(s, below(pile_total(s), rng)), UNSEEN + seat)


def deal_hand(s, seat, rng):
    cards = int(s.cards[seat])
    s.cards[seat] = 0
    for _ in range(cards):
        card = pile_card(s, below(pile_total(s), rng))
        leave_pile(s, card, IN_HAND + seat)
        add_to_hand(s, seat, card)


def count_unseen(s, seat):
    count = 0
    for card in range(CARDS):
        count += int(s.place[card] == UNSEEN + seat)
    return count
