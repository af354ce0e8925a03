"""Wazabi: get rid of your dice before the others do. Section numbers refer to RULES.md.

Hands, pile and discards are counts per kind: no rule looks at their order, so none is kept.
Dice are counts too, and a roll is one chance event: how many of them show each face.
"""

import numpy as np

from sobremesa.engine.chance import below, pick
from sobremesa.engine.contract import CHANCE, EVERYBODY, NOBODY, OVER, Option, layout

RULES = 1  # version: 1, the rulebook with the decisions of RULES.md

SEATS = 6
DICE = 24  # §1.1
HAND = 3  # §2.1
TEAMS = (4, 6)  # §6.4: how many can play in teams of two
NO_CARD = -1
ANYONE, RIVALS = range(2)  # among whom one chooses: a partner is no rival, §4.11

# §1.2: the faces of a die, and on how many of its six sides each is.
W, CARD, GIVE = range(3)
SIDES = (3, 2, 1)

# §1.3: the kinds of cards, what each costs and how many there are.
KINDS = 10
REMOVE_1, ROTATE, REMOVE_2, HAND_OVER, STEAL, STRIP, DRAW_3, PURGE, SKIP, AGAIN = range(KINDS)
COST = np.array([1, 2, 3, 3, 1, 1, 1, 2, 0, 0], np.int8)
COPIES = np.array([7, 3, 5, 3, 3, 4, 3, 4, 2, 2], np.int8)
CARDS = 36

THROW = 6  # dice that roll in one action; more would make long lists of odds


def falls(dice):
    """Return every way in which so many dice can fall, as how many show W and a card."""
    return [(w, card) for w in range(dice + 1) for card in range(dice + 1 - w)]


def ways(n, k):
    """Return in how many ways k of n can be chosen."""
    product = 1
    for i in range(k):
        product = product * (n - i) // (i + 1)
    return product


def odds(dice, w, card):
    """Return on how many of all rolls of so many dice as many show W and a card."""
    give = dice - w - card
    choices = ways(dice, w) * ways(dice - w, card)
    return choices * SIDES[W] ** w * SIDES[CARD] ** card * SIDES[GIVE] ** give


# The falls of 0, 1, 2 … dice one after the other; those of n are from FIRST[n] to FIRST[n + 1].
FALLS = [(dice, *fall) for dice in range(THROW + 1) for fall in falls(dice)]
FIRST = np.array([sum(f[0] < dice for f in FALLS) for dice in range(THROW + 2)], np.int32)
FALL_W = np.array([w for _, w, _ in FALLS], np.int8)
FALL_CARD = np.array([card for _, _, card in FALLS], np.int8)
ODDS = np.array([odds(*fall) for fall in FALLS], np.int32)
UP_TO = np.array([sum(ODDS[FIRST[f[0]] : i + 1]) for i, f in enumerate(FALLS)], np.int32)

START_DICE = 12
START_ODDS = np.array([[ways(n, w) for w in range(START_DICE + 1)] for n in range(START_DICE + 1)])

# Actions. Play a card of a kind, from 0; at chance: the card that falls, the place of a fall
# among those of as many dice, or in the roll for the start how many dice show W.
PASS, LEFT, RIGHT, MISS = range(KINDS, KINDS + 4)
TO = KINDS + 4  # + seat: whom it concerns
KEEP_1 = TO + SEATS  # + kind: the card that stays in hand
KEEP_2 = KEEP_1 + KINDS  # + place among PAIRS
PAIRS = [(one, two) for one in range(KINDS) for two in range(one, KINDS)]
PAIR_ONE = np.array([one for one, _ in PAIRS], np.int8)
PAIR_TWO = np.array([two for _, two in PAIRS], np.int8)
ACTIONS = KEEP_2 + len(PAIRS)
LEGAL = len(PAIRS)

DEAL, START, ROLL, DRAW, TAKE, MISSES, GIVES, BEGS, PLAYS, AIMS, SIDE, KEEPS, END = range(13)

# What follows an action, see `follow`.
NOTHING, DRAWING, GOING_OUT, CARD_OVER, TURN_OVER, TURN = range(6)

OPTIONS = (
    Option("dice", 4, range(1, START_DICE + 1)),
    Option("games", 1, range(1, 21)),
    Option("play_on", "no", ("no", "yes")),
    Option("teams", "no", ("no", "yes")),
    Option("gives", "apart", ("apart", "together")),
    Option("spare_self", "no", ("no", "yes")),
)

STATE = layout(
    ("dice", "i1"),  # option, §2.1: with which everybody starts
    ("games", "i1"),  # option, §7.1: how many make a match
    ("play_on", "i1"),  # option, §6.3
    ("teams", "i1"),  # option, §6.4
    ("gives", "i1"),  # option, §3.5: 1 if all go to the same player
    ("spare_self", "i1"),  # option, §4.8
    ("players", "i1"),
    ("phase", "i1"),  # DEAL … END: up to TAKE chance acts
    ("turn", "i1"),
    ("step", "i1"),  # direction of play: 1 to the left, -1 to the right
    ("game", "i1"),  # which one is played, from 1
    ("holds", "i1", (SEATS,)),  # dice
    ("place", "i1", (SEATS,)),  # 1 for the first who got rid of them, 0 while in the game
    ("skips", "i1", (SEATS,)),  # cards in front of a player who is to miss turns
    ("faces", "i1", (3,)),  # of this turn's roll
    ("loose", "i1"),  # dice of this turn that are still to be rolled
    ("due", "i1"),  # cards that the player is still to draw
    ("owing", "i1"),  # dice that the player is still to give away
    ("played", "i1"),  # kind of the card whose effect goes on, or NO_CARD
    ("victim", "i1"),  # who is taken from or must choose what to keep, or NOBODY
    ("opening", "i1", (SEATS,)),  # W in each one's last roll for the start
    ("rolling", "i1"),  # the sum of 1 << seat over those who roll for the start now
    ("pile", "i1", (KINDS,)),
    ("stock", "i1"),  # how many cards the pile has; in a view `pile` counts all unseen ones
    ("discards", "i1", (KINDS,)),
    ("hand", "i1", (SEATS, KINDS)),
    ("cards", "i1", (SEATS,)),  # how many; more than `hand` counts when they are face down
    ("score", "i2", (SEATS,)),
)


def setup(s, players):
    """Put `s` before the first deal among `players`; the rest of it is zero."""
    s.players = players
    start_game(s)


def start_game(s):
    """Give everybody dice, shuffle the cards and begin to deal. §2"""
    s.game += 1
    s.phase = DEAL
    s.turn = 0
    s.step = 1
    s.played = NO_CARD
    s.victim = NOBODY
    s.stock = CARDS
    for kind in range(KINDS):
        s.pile[kind] = COPIES[kind]
    for seat in range(s.players):
        s.holds[seat] = s.dice


def clear_table(s):
    """Take everything off the table before another game."""
    for kind in range(KINDS):
        s.discards[kind] = 0
    for seat in range(s.players):
        s.opening[seat] = 0
        s.place[seat] = 0
        s.skips[seat] = 0
        s.cards[seat] = 0
        for kind in range(KINDS):
            s.hand[seat, kind] = 0


def clear_roll(s):
    s.loose = 0
    for face in range(3):
        s.faces[face] = 0


def to_act(s):
    """Return the seat to act, CHANCE for dice or a card to fall, or OVER."""
    if s.phase <= TAKE:
        return CHANCE
    if s.phase == END:
        return OVER
    return int(s.victim) if s.phase == KEEPS else int(s.turn)


def legal(s, actions, weights):
    """Fill in the legal actions, at chance with their odds, and return how many."""
    if s.phase <= TAKE:
        return legal_luck(s, actions, weights)
    if s.phase == PLAYS:
        return legal_plays(s, actions)
    if s.phase == KEEPS:
        return legal_keeps(s, actions)
    if s.phase == MISSES:
        actions[0] = MISS
        return 1
    if s.phase == SIDE:
        actions[0] = LEFT
        actions[1] = RIGHT
        return 2
    if s.phase == END:
        return 0
    return legal_seats(s, actions)


def legal_luck(s, actions, weights):
    if s.phase == ROLL:
        return legal_rolls(s, actions, weights)
    if s.phase == START:
        return legal_starts(s, actions, weights)
    cards = s.hand[s.victim] if s.phase == TAKE else s.pile[:]
    return legal_cards(cards, actions, weights)


def sample(s, actions, weights, rng):
    """Return what a draw from `legal` would with the same `rng`, but no list of odds.

    There is one draw for all phases: threads of a card, each in another one, then draw together.
    """
    k = below(outcomes(s, actions, weights), rng)
    if s.phase == KEEPS and s.played != STRIP:
        return KEEP_2 + pair_kept(s.hand[s.victim], k)
    if s.phase > TAKE:
        return actions[k]
    if s.phase == ROLL:
        return fallen(thrown(s), k)
    if s.phase == START:
        return started(s, k)
    return card(s.hand[s.victim] if s.phase == TAKE else s.pile[:], k)


def outcomes(s, actions, weights):
    """Return among how many that are equally likely to draw: rolls, cards or legal actions."""
    if s.phase == KEEPS and s.played != STRIP:
        return pairs(s.hand[s.victim])
    if s.phase > TAKE:
        return legal(s, actions, weights)
    if s.phase == ROLL:
        return int(UP_TO[FIRST[thrown(s) + 1] - 1])
    if s.phase == START:
        return 1 << int(s.dice)
    return int(s.cards[s.victim]) if s.phase == TAKE else int(s.stock)


def apply(s, action):
    """Play `action`, which must be legal."""
    follow(s, apply_luck(s, action) if s.phase <= TAKE else apply_choice(s, action))


def apply_luck(s, action):
    """Let something fall; return what follows."""
    if s.phase == ROLL:
        return roll(s, action)
    if s.phase == START:
        return roll_for_start(s, action)
    return fall(s, action)


def apply_choice(s, action):
    """Do what a player has chosen; return what follows."""
    if s.phase == PLAYS:
        return play(s, action)
    if s.phase == GIVES:
        return give(s, action - TO)
    if s.phase == AIMS:
        return aim(s, action - TO)
    if s.phase == KEEPS:
        return keep(s, action)
    if s.phase == SIDE:
        return rotate(s, action)
    if s.phase == MISSES:
        return miss_turn(s)
    s.victim = action - TO
    s.phase = TAKE
    return NOTHING


def follow(s, then):
    """Go on until somebody must act, or chance.

    All that may follow is here, once and in its order: threads of a card, each after another
    action, go through it together.
    """
    if then == DRAWING:
        then = draw_on(s)
    if then == CARD_OVER or (then == GOING_OUT and s.played != NO_CARD):
        discard_played(s)
    if then == GOING_OUT:
        then = go_out(s)
    if then == CARD_OVER or then == TURN_OVER:
        s.turn = neighbour(s, int(s.turn), int(s.step))
        then = TURN
    if then == TURN:
        begin_turn(s)


def legal_cards(counts, actions, weights):
    """List the kinds among some cards, each as likely as it is frequent."""
    count = 0
    for kind in range(KINDS):
        if counts[kind] > 0:
            actions[count] = kind
            weights[count] = counts[kind]
            count += 1
    return count


def card(counts, k):
    """Return the kind of the k-th of some cards; without branches, as much time goes here."""
    kind = 0
    for i in range(KINDS - 1):
        k -= int(counts[i])
        kind += k >= 0
    return kind


def fall(s, kind):
    """Let a card come to the player whose turn it is: dealt, drawn or taken from a hand."""
    if s.phase == TAKE:
        s.hand[s.victim, kind] -= 1
        s.cards[s.victim] -= 1
        s.victim = NOBODY
    else:
        s.pile[kind] -= 1
        s.stock -= 1
    s.hand[s.turn, kind] += 1
    s.cards[s.turn] += 1
    if s.phase == DEAL:
        return deal_on(s)
    if s.phase == TAKE and s.played == STEAL:  # §4.5
        return CARD_OVER
    s.due -= 1  # §3.2, §5.2
    return DRAWING


def deal_on(s):
    """Go on once a player has three cards; once everybody has, they roll. §2.1, §2.3"""
    if s.cards[s.turn] == HAND:
        s.turn = beside(s, int(s.turn), 1)
        if s.turn == 0:
            call_to_roll(s, (1 << int(s.players)) - 1)
    return NOTHING


def call_to_roll(s, seats):
    """Let these seats, a sum of 1 << seat, roll for the start. §2.3, §2.4"""
    s.phase = START
    s.rolling = seats
    s.turn = first_seat(seats)


def first_seat(seats):
    """Return the lowest seat of a sum of 1 << seat."""
    seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


def legal_starts(s, actions, weights):
    """List how many of the starting dice may show W: half of a die's sides do. §1.2"""
    for w in range(s.dice + 1):
        actions[w] = w
        weights[w] = START_ODDS[s.dice, w]
    return s.dice + 1


def started(s, k):
    """Return how many dice show W in the k-th of all rolls for the start."""
    w = 0
    while k >= START_ODDS[s.dice, w]:
        k -= START_ODDS[s.dice, w]
        w += 1
    return w


def roll_for_start(s, w):
    """Note a roll; after the last one, most W start, and equals roll again. §2.3, §2.4"""
    s.opening[s.turn] = w
    later = int(s.rolling) >> (s.turn + 1) << (s.turn + 1)
    if later != 0:
        s.turn = first_seat(later)
        return NOTHING
    leading = leaders(s)
    if leading & (leading - 1) != 0:  # more than one
        call_to_roll(s, leading)
        return NOTHING
    s.rolling = 0
    s.turn = first_seat(leading)
    return TURN


def leaders(s):
    """Return the sum of 1 << seat over those who rolled most W this time."""
    leading = 0
    most = 0
    for seat in range(s.players):
        if s.rolling >> seat & 1 and s.opening[seat] >= most:
            if s.opening[seat] > most:
                leading = 0
            most = int(s.opening[seat])
            leading |= 1 << seat
    return leading


def begin_turn(s):
    """Let a player roll, or miss the turn if a card in front of him says so. §3.1, §4.9"""
    s.phase = MISSES if s.skips[s.turn] > 0 else ROLL
    clear_roll(s)
    if s.phase == ROLL:
        s.loose = s.holds[s.turn]


def miss_turn(s):
    """Discard one of the cards that lie there for it. §4.9"""
    s.skips[s.turn] -= 1
    s.discards[SKIP] += 1
    return TURN_OVER


def thrown(s):
    """Return how many dice the next action rolls."""
    return min(int(s.loose), THROW)


def legal_rolls(s, actions, weights):
    """List the ways in which the dice can fall. §1.2"""
    dice = thrown(s)
    for i in range(FIRST[dice], FIRST[dice + 1]):
        actions[i - FIRST[dice]] = i - FIRST[dice]
        weights[i - FIRST[dice]] = ODDS[i]
    return FIRST[dice + 1] - FIRST[dice]


def fallen(dice, k):
    """Return the place of the k-th of all rolls; without branches, as much time goes here."""
    w = 0
    for i in range(1, dice + 1):
        w += k >= UP_TO[FIRST[dice] + place_of(dice, i) - 1]
    first = place_of(dice, w)
    place = first
    for i in range(first, first + dice - w):
        place += k >= UP_TO[FIRST[dice] + i]
    return place


def place_of(dice, w):
    """Return the place of the first fall of so many dice with so many W. See `falls`."""
    return w * (dice + 1) - w * (w - 1) // 2


def roll(s, place):
    """Let dice come to rest; after the last, cards are drawn and dice given away. §3.1"""
    dice = thrown(s)
    i = FIRST[dice] + place
    s.faces[W] += FALL_W[i]
    s.faces[CARD] += FALL_CARD[i]
    s.faces[GIVE] += dice - FALL_W[i] - FALL_CARD[i]
    s.loose -= dice
    if s.loose > 0:
        return NOTHING
    s.owing = s.faces[GIVE]
    s.due = s.faces[CARD]
    return DRAWING


def draw_on(s):
    """Draw what is due, if there is anything to draw, and go on. §3.2, §5"""
    if s.due > 0 and s.stock == 0:
        reshuffle(s)
    if s.due > 0 and s.stock > 0:
        s.phase = DRAW
        return NOTHING
    if s.due > 0 and any_rival(s, 1):
        s.phase = BEGS
        return NOTHING
    s.due = 0
    if s.played != NO_CARD:  # which had the player draw
        return CARD_OVER
    give_on(s)
    return NOTHING


def reshuffle(s):
    """Make a new pile of the discards. §5.1"""
    for kind in range(KINDS):
        s.pile[kind] += s.discards[kind]
        s.stock += s.discards[kind]
        s.discards[kind] = 0


def give_on(s):
    """Give what is owed, then a card may be played. §3.3, §3.4"""
    s.phase = GIVES if s.owing > 0 else PLAYS


def give(s, seat):
    """Give a die that shows the give face, or all of them if they go together. §3.3, §3.5"""
    dice = s.owing if s.gives else 1
    s.owing -= dice
    hand_dice(s, seat, dice)
    if s.holds[s.turn] == 0:
        return GOING_OUT
    give_on(s)
    return NOTHING


def hand_dice(s, seat, dice):
    s.holds[s.turn] -= dice
    s.holds[seat] += dice


def legal_seats(s, actions):
    """List the players whom it may concern: dice go to anyone, the rest hits rivals. §4.11"""
    least, whom = 0, ANYONE
    if s.phase == BEGS:
        least, whom = 1, RIVALS
    elif s.phase == AIMS and s.played != HAND_OVER:
        least, whom = least_cards(s.played), RIVALS
    count = 0
    for seat in range(s.players):
        if eligible(s, seat, least, whom):
            actions[count] = TO + seat
            count += 1
    return count


def least_cards(kind):
    """Return how many cards somebody must have to be hit by a card. §4.5, §4.6"""
    if kind == STRIP:
        return 2
    return 1 if kind == STEAL else 0


def eligible(s, seat, least, whom):
    """Say whether `seat` is another player in the game, or a rival, with so many cards."""
    if seat == s.turn or s.place[seat] != 0 or s.cards[seat] < least:
        return False
    return whom == ANYONE or not partners(s, seat, int(s.turn))


def any_rival(s, least):
    """Say whether a rival has so many cards."""
    for seat in range(s.players):
        if eligible(s, seat, least, RIVALS):
            return True
    return False


def partners(s, one, other):
    """Say whether two seats are of one team: they sit opposite. §6.4"""
    return s.teams != 0 and (one - other) % (s.players // 2) == 0


def legal_plays(s, actions):
    """List the kinds of cards that may be played, and always to pass. §3.4"""
    count = 0
    for kind in range(KINDS):
        if s.hand[s.turn, kind] > 0 and COST[kind] <= s.faces[W] and allowed(s, kind):
            actions[count] = kind
            count += 1
    actions[count] = PASS
    return count + 1


def allowed(s, kind):
    """Say whether a card that can be paid may be played. §4.1, §4.6"""
    if kind == REMOVE_1:
        return s.faces[GIVE] < 2
    return kind != STRIP or any_rival(s, 2)


def play(s, kind):
    """Play a card, or none; its effect comes at once. §3.4, §4"""
    if kind == PASS:
        return TURN_OVER
    s.hand[s.turn, kind] -= 1
    s.cards[s.turn] -= 1
    s.played = kind
    if kind == REMOVE_1 or kind == REMOVE_2:
        return remove(s, 1 if kind == REMOVE_1 else 2)
    if kind == AGAIN:
        return turn_back(s)
    if kind == PURGE:
        return purge(s, int(s.spare_self))
    if kind == DRAW_3 or (kind == STEAL and not any_rival(s, 1)):
        s.due = 3 if kind == DRAW_3 else 1  # §4.5, §4.7
        return DRAWING
    s.phase = SIDE if kind == ROTATE else AIMS
    return NOTHING


def remove(s, dice):
    """Take dice of the player out of the game. §4.1, §4.3"""
    s.holds[s.turn] -= dice
    return GOING_OUT if s.holds[s.turn] == 0 else CARD_OVER


def turn_back(s):
    """Change the direction, and let the same player have another turn. §4.10"""
    discard_played(s)
    s.step = -s.step
    return TURN


def rotate(s, side):
    """Pass everybody's dice to the next player in the game, on the left or right. §4.2"""
    step = 1 if side == LEFT else -1
    seat = int(s.turn)
    moving = s.holds[seat]
    while True:
        seat = neighbour(s, seat, step)
        here = s.holds[seat]
        s.holds[seat] = moving
        moving = here
        if seat == s.turn:
            return CARD_OVER


def aim(s, seat):
    """Let the card that was played hit a player. §4.4, §4.5, §4.6, §4.9"""
    if s.played == HAND_OVER:
        hand_dice(s, seat, 1)
        return CARD_OVER
    if s.played == SKIP:
        s.skips[seat] += 1
        s.played = NO_CARD
        return TURN_OVER
    s.victim = seat
    s.phase = TAKE if s.played == STEAL else KEEPS
    return NOTHING


def purge(s, start):
    """Ask the next who has more than two cards, clockwise from the player of the card. §4.8"""
    for i in range(start, s.players):
        seat = (s.turn + i) % s.players
        if s.cards[seat] > 2:
            s.victim = seat
            s.phase = KEEPS
            return NOTHING
    s.victim = NOBODY
    return CARD_OVER


def legal_keeps(s, actions):
    """List the cards, or pairs of cards, that the victim may keep. §4.6, §4.8"""
    count = 0
    if s.played == STRIP:
        for kind in range(KINDS):
            if s.hand[s.victim, kind] > 0:
                actions[count] = KEEP_1 + kind
                count += 1
        return count
    pair = KEEP_2
    for one in range(KINDS):
        for two in range(one, KINDS):
            if s.hand[s.victim, one] > int(one == two) and s.hand[s.victim, two] > 0:
                actions[count] = pair
                count += 1
            pair += 1
    return count


def pairs(counts):
    """Return how many different pairs there are among some cards."""
    different, double = 0, 0
    for kind in range(KINDS):
        different += int(counts[kind] > 0)
        double += int(counts[kind] > 1)
    return different * (different - 1) // 2 + double


def pair_kept(counts, k):
    """Return the place among PAIRS of the k-th pair that there is among some cards."""
    later = 0  # kinds after `one`
    for kind in range(KINDS):
        later += int(counts[kind] > 0)
    one, here = -1, 0
    while k >= here:  # `here` pairs begin with `one`
        k -= here
        one += 1
        later -= int(counts[one] > 0)
        here = later + int(counts[one] > 1) if counts[one] > 0 else 0
    two = one - 1
    while k >= 0:
        two += 1
        k -= int(counts[two] > int(two == one))
    return one * KINDS - one * (one - 1) // 2 + two - one


def keep(s, action):
    """Discard the victim's cards but those kept. §4.6, §4.8"""
    victim = int(s.victim)
    throw_hand(s, victim)
    if s.played == STRIP:
        take_back(s, victim, action - KEEP_1)
        s.victim = NOBODY
        return CARD_OVER
    take_back(s, victim, PAIR_ONE[action - KEEP_2])
    take_back(s, victim, PAIR_TWO[action - KEEP_2])
    return purge(s, (victim - s.turn) % s.players + 1)


def throw_hand(s, seat):
    """Discard a whole hand."""
    for kind in range(KINDS):
        s.discards[kind] += s.hand[seat, kind]
        s.hand[seat, kind] = 0
    s.cards[seat] = 0


def take_back(s, seat, kind):
    """Put a card just discarded back into the hand it came from."""
    s.discards[kind] -= 1
    s.hand[seat, kind] += 1
    s.cards[seat] += 1


def discard_played(s):
    """Put the card that was played to the discards. §3.6"""
    s.discards[s.played] += 1
    s.played = NO_CARD


def neighbour(s, seat, step):
    """Return the next seat that is in the game, to the left or to the right. §6.3"""
    seat = beside(s, seat, step)
    while s.place[seat] != 0:
        seat = beside(s, seat, step)
    return seat


def beside(s, seat, step):
    """Return the seat to the left or to the right, whoever sits there."""
    seat += step
    if seat < 0:
        return s.players - 1
    return seat if seat < s.players else 0


def go_out(s):
    """Let the player who has no dice win, or go on without him. §6.1, §6.3"""
    out = 0
    for seat in range(s.players):
        out += int(s.place[seat] != 0)
    if out == 0:
        score_game(s)
    s.place[s.turn] = out + 1
    if s.play_on and out + 2 < s.players:
        throw_hand(s, int(s.turn))
        return TURN_OVER
    end_game(s)
    return NOTHING


def score_game(s):
    """Count the dice of the rivals of the player who is first out, for him and his partner. §7.2"""
    dice = 0
    for seat in range(s.players):
        if not partners(s, seat, int(s.turn)):
            dice += s.holds[seat]
    for seat in range(s.players):
        if seat == s.turn or partners(s, seat, int(s.turn)):
            s.score[seat] += dice


def end_game(s):
    """Give the last one the last place, and start the next game or end the match. §6.3, §7.1"""
    clear_roll(s)
    if s.play_on:
        for seat in range(s.players):
            if s.place[seat] == 0:
                s.place[seat] = s.players
    if s.game == s.games:
        s.phase = END
    else:
        clear_table(s)
        start_game(s)


def drawing(s):
    """Return what chance is about to draw: something for a seat in a phase."""
    return int(s.phase) * SEATS + int(s.turn)


def seen_by(s, action):
    """Say who sees `action`: a drawn card its owner, one taken both, one kept its owner. §8"""
    if s.phase == DEAL or s.phase == DRAW:
        return 1 << int(s.turn)
    if s.phase == TAKE:
        return 1 << int(s.turn) | 1 << int(s.victim)
    return 1 << int(s.victim) if s.phase == KEEPS else EVERYBODY


def points(s, out):
    """Set out[seat] to its points. §7.2"""
    for seat in range(s.players):
        out[seat] = s.score[seat]


def ranks(s, out):
    """Set out[seat] to its rank: most points win, equals share. §7.3"""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            out[seat] += int(ahead(s, other, seat))


def ahead(s, one, other):
    """Say whether `one` is better than `other`: in a single game by the order of going out."""
    if s.score[one] != s.score[other]:
        return s.score[one] > s.score[other]
    if not s.play_on or s.games > 1 or s.place[one] == 0:
        return False
    return s.place[other] == 0 or s.place[one] < s.place[other]


def hide(s, seat):
    """Turn face down what `seat` cannot see; the pile takes the kinds back. §8"""
    if s.phase == END:
        return
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.pile[kind] += s.hand[other, kind]
                s.hand[other, kind] = 0


def deal(s, rng):
    """Turn every face-down card up again, at random."""
    for seat in range(s.players):
        for _ in range(s.cards[seat] - total(s.hand[seat])):
            kind = pick(s.pile, KINDS, rng)
            s.pile[kind] -= 1
            s.hand[seat, kind] += 1


def total(counts):
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n
