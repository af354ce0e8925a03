"""L.L.A.M.A.: get rid of your cards, or quit in time. Section numbers refer to RULES.md.

Hands and the pile are counts per kind: no rule looks at their order, so none is kept,
and a draw is a chance event weighted by what is left.
"""

from sobremesa.engine.chance import below, pick
from sobremesa.engine.contract import CHANCE, EVERYBODY, NOBODY, OVER, Option, layout

RULES = 1  # version: 1, the rulebook with the decisions of RULES.md

KINDS = 7  # 1 to 6, then the llama
LLAMA = KINDS - 1
NO_CARD = -1
COPIES = 8
HAND = 6
SEATS = 6

# Actions. 0 to 6 play a card of that kind; at chance they draw one.
DRAW, QUIT, KEEP, RETURN_1, RETURN_10 = range(KINDS, KINDS + 5)
ACTIONS = KINDS + 5
LEGAL = KINDS

DEAL, TURN, GIVE_BACK, END = range(4)

OPTIONS = (
    Option("stop", 40, range(10, 101)),
    Option("starter", "played", ("played", "acted")),
    Option("unplayed", "same", ("same", "left")),
)
PLAYED, ACTED = range(2)  # of "starter"
SAME, LEFT = range(2)  # of "unplayed"

STATE = layout(
    ("stop", "i2"),  # option, §6.1: the match ends when someone has as many points
    ("starter", "i1"),  # option, §5.6: who starts a round, PLAYED or ACTED last
    ("unplayed", "i1"),  # option, §5.7: after a round without a card, the SAME or the LEFT
    ("players", "i1"),
    ("phase", "i1"),  # DEAL, TURN, GIVE_BACK or END
    ("turn", "i1"),
    ("top", "i1"),  # kind on top of the discards, NO_CARD until the deal ends
    ("drawer", "i1"),  # who receives the next card, NOBODY for the discards
    ("first", "i1"),  # who started the round
    ("last", "i1"),  # who last played a card in it, or NOBODY
    ("pile", "i1", (KINDS,)),
    ("stock", "i1"),  # how many cards the pile has; in a view `pile` counts all unseen ones
    ("hand", "i1", (SEATS, KINDS)),
    ("cards", "i1", (SEATS,)),  # how many; more than `hand` counts when they are face down
    ("quit", "i1", (SEATS,)),
    ("active", "i1"),  # how many have not quit
    ("rounds", "i2"),  # started so far
    ("score", "i2", (SEATS,)),
)


def setup(s, players):
    """Put `s` before the first deal among `players`; seat 0 starts. §1.3"""
    s.players = players
    s.rounds = 0
    for seat in range(SEATS):
        s.score[seat] = 0
    start_round(s, 0)


def start_round(s, first):
    """Shuffle everything and begin to deal; `first` will start. §2, §5.5"""
    s.phase = DEAL
    s.rounds += 1
    s.first = first
    s.turn = first
    s.last = NOBODY
    s.top = NO_CARD
    s.drawer = 0
    s.active = s.players
    s.stock = COPIES * KINDS
    for kind in range(KINDS):
        s.pile[kind] = COPIES
    for seat in range(SEATS):
        s.quit[seat] = 0
        s.cards[seat] = 0
        for kind in range(KINDS):
            s.hand[seat, kind] = 0


def to_act(s):
    """Return the seat to act, CHANCE for a card to fall, or OVER."""
    if s.phase == DEAL:
        return CHANCE
    if s.phase == END:
        return OVER
    return int(s.turn)


def legal(s, actions, weights):
    """Fill in the legal actions, at chance with their odds, and return how many."""
    if s.phase == DEAL:
        return legal_falls(s, actions, weights)
    if s.phase == GIVE_BACK:
        return legal_returns(s, actions)
    if s.phase == TURN:
        return legal_turn(s, actions)
    return 0


def sample(s, actions, weights, rng):
    """Return what a draw from `legal` would with the same `rng`, but no list of odds at a deal."""
    if s.phase == DEAL:
        return card(s.pile, below(int(s.stock), rng))
    return actions[below(legal(s, actions, weights), rng)]


def apply(s, action):
    """Play `action`, which must be legal."""
    if s.phase == DEAL:
        fall(s, action)
    elif s.phase == GIVE_BACK:
        give_back(s, action)
    elif action == DRAW:
        s.phase = DEAL
        s.drawer = s.turn
    elif action == QUIT:
        quit_round(s)
    else:
        play(s, action)


def legal_falls(s, actions, weights):
    count = 0
    for kind in range(KINDS):
        if s.pile[kind] > 0:
            actions[count] = kind
            weights[count] = s.pile[kind]
            count += 1
    return count


def card(pile, k):
    """Return the kind of the k-th card of `pile`; without branches, as most time goes here."""
    kind = 0
    for i in range(KINDS - 1):
        k -= int(pile[i])
        kind += k >= 0
    return kind


def fall(s, kind):
    """Let a card of `kind` leave the pile, for whoever is waiting for one."""
    s.pile[kind] -= 1
    s.stock -= 1
    if s.drawer == NOBODY:  # the last card of the deal opens the discards. §2.3
        s.top = kind
        s.phase = TURN
        return
    s.hand[s.drawer, kind] += 1
    s.cards[s.drawer] += 1
    if s.top != NO_CARD:  # §3.5: who drew may not play in the same turn
        s.phase = TURN
        s.drawer = NOBODY
        pass_turn(s)
    elif s.cards[s.drawer] == HAND:
        s.drawer = s.drawer + 1 if s.drawer + 1 < s.players else NOBODY


def legal_turn(s, actions):
    """List a card that follows, a draw while it is allowed, and always to quit. §3"""
    count = 0
    for kind in (lower(s.top), higher(s.top)):
        if s.hand[s.turn, kind] > 0:
            actions[count] = kind
            count += 1
    if may_draw(s):
        actions[count] = DRAW
        count += 1
    actions[count] = QUIT
    return count + 1


def lower(top):
    """Return the lower of the two kinds that may be played: the top's, or a 1 on a llama. §3.3"""
    return 0 if top == LLAMA else int(top)


def higher(top):
    """Return the higher of the two: one more than the top, or another llama on a llama. §3.3"""
    return LLAMA if top == LLAMA else int(top) + 1


def may_draw(s):
    """Say whether the player to act may draw: not when alone, nor from nothing. §3.6, §4.3"""
    return s.active > 1 and s.stock > 0


def play(s, kind):
    s.hand[s.turn, kind] -= 1
    s.cards[s.turn] -= 1
    s.top = kind
    s.last = s.turn
    if s.cards[s.turn] == 0:  # §4.1: the round ends at once
        score_round(s)
    else:
        pass_turn(s)


def quit_round(s):
    """Leave the round; without anybody left it ends. §3.7, §4.2"""
    s.quit[s.turn] = 1
    s.active -= 1
    if s.active == 0:
        score_round(s)
    else:
        pass_turn(s)


def pass_turn(s):
    """Give the turn to the next player still in the round."""
    seat = next_seat(s, int(s.turn))
    while s.quit[seat]:
        seat = next_seat(s, seat)
    s.turn = seat


def next_seat(s, seat):
    """Return the seat to the left of `seat`."""
    return seat + 1 if seat + 1 < s.players else 0


def score_round(s):
    """Everybody takes points; who played the last card may give a chip back. §5"""
    for seat in range(s.players):
        s.score[seat] += left_over(s, seat)
    if s.cards[s.turn] == 0 and s.score[s.turn] > 0:
        s.phase = GIVE_BACK
    else:
        end_round(s)


def left_over(s, seat):
    """Return what the cards of `seat` cost: each kind once, the llama ten. §5.1, §5.2"""
    cost = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0:
            cost += 10 if kind == LLAMA else kind + 1
    return cost


def legal_returns(s, actions):
    """Nothing, a white chip, or a black one if there are ten points to change for it. §5.4"""
    actions[0] = KEEP
    actions[1] = RETURN_1
    actions[2] = RETURN_10
    return 3 if s.score[s.turn] >= 10 else 2


def give_back(s, action):
    if action == RETURN_1:
        s.score[s.turn] -= 1
    elif action == RETURN_10:
        s.score[s.turn] -= 10
    end_round(s)


def end_round(s):
    """Deal again, or stop once somebody has as many points as were agreed. §6.1"""
    for seat in range(s.players):
        if s.score[seat] >= s.stop:
            s.phase = END
            return
    start_round(s, next_starter(s))


def next_starter(s):
    """Return who starts the next round; `turn` is still at the seat that ended this one. §5.6"""
    if s.starter == ACTED:
        return s.turn
    if s.last != NOBODY:
        return s.last
    return s.first if s.unplayed == SAME else next_seat(s, s.first)


def drawing(s):
    """Return what chance is about to draw: a seat's card, dealt or drawn, or the first discard."""
    dealt = 0 if s.top == NO_CARD else SEATS + 1
    return dealt + int(s.drawer) + 1


def seen_by(s, action):
    """Say who sees `action`: only its owner a card that falls into a hand. §2.1, §3.5"""
    if s.phase == DEAL and s.drawer != NOBODY:
        return 1 << s.drawer
    return EVERYBODY


def points(s, out):
    """Set out[seat] to the points of the chips it holds. §5.3"""
    for seat in range(s.players):
        out[seat] = s.score[seat]


def ranks(s, out):
    """Set out[seat] to its rank: fewest points win, equals share. §6.2, §6.3"""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.score[other] < s.score[seat]:
                out[seat] += 1


def hide(s, seat):
    """Turn face down what `seat` cannot see; the pile takes the kinds back.

    Once a round is scored the cards lie open.
    """
    if s.phase == GIVE_BACK or s.phase == END:
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
