"""What only Wazabi knows about playing well."""

from sobremesa.engine.contract import Integers, State, View
from sobremesa.games.wazabi import rules
from sobremesa.games.wazabi.rules import (
    AGAIN,
    AIMS,
    BEGS,
    DRAW_3,
    GIVES,
    HAND_OVER,
    KEEPS,
    LEFT,
    PASS,
    PLAYS,
    PURGE,
    REMOVE_1,
    REMOVE_2,
    RIGHT,
    ROTATE,
    SIDE,
    SKIP,
    STEAL,
    STRIP,
    TO,
)
from sobremesa.games.wazabi.words import kept

# How much a card is worth in hand, by how often and how well it helps.
WORTH = {
    REMOVE_1: 20,
    STRIP: 9,
    DRAW_3: 8,
    SKIP: 7,
    AGAIN: 7,
    REMOVE_2: 6,
    ROTATE: 5,
    HAND_OVER: 5,
    STEAL: 4,
    PURGE: 3,
}
ROTATION = 2  # dice that one must get rid of for it to be better than other cards
CLOSE = 2  # dice with which somebody may be about to win


def sensible(view: View, rng: Integers) -> int:
    """Keep `remove1` for the last die, and burden and hinder whoever is closest to winning."""
    s = view.state
    if s.phase == PLAYS:
        return max(view.legal, key=lambda kind: promise(s, kind))
    if s.phase == KEEPS:
        return max(view.legal, key=lambda action: sum(WORTH[kind] for kind in kept(action)))
    if s.phase == SIDE:
        return min((LEFT, RIGHT), key=lambda side: received(s, side))
    if s.phase in (GIVES, AIMS, BEGS):
        return max(view.legal, key=lambda action: threat(s, action - TO))
    return view.legal[0]


def promise(s: State, kind: int) -> float:
    """Return how good it seems to play a card now, where to pass is worth nothing."""
    mine = int(s.holds[s.turn])
    cards = int(s.cards[s.turn])
    rivals = [p for p in range(s.players) if p != s.turn and not rules.partners(s, p, int(s.turn))]
    if kind == REMOVE_1:  # the last one is for the last die
        return 100 if mine == 1 else 12 if s.hand[s.turn, REMOVE_1] > 1 else -1
    if kind == ROTATE:
        gain = mine - min(received(s, side) for side in (LEFT, RIGHT))
        return 10 * gain if gain >= ROTATION else -1
    if kind == STRIP:
        return 15 if any(s.holds[p] <= CLOSE and s.cards[p] > 1 for p in rivals) else 2
    if kind == PURGE:
        lost = sum(max(0, int(s.cards[p]) - 2) for p in rivals)
        return 4 if lost > (0 if s.spare_self else max(0, cards - 3)) else -1
    return {
        PASS: 0,
        REMOVE_2: 3,
        HAND_OVER: 14,
        DRAW_3: 10,
        SKIP: 13,
        AGAIN: 7,
        STEAL: 5,
    }[kind]


def received(s: State, side: int) -> int:
    """Return how many dice the player to act would have after passing all to one side."""
    giver = rules.neighbour(s, int(s.turn), -1 if side == LEFT else 1)
    return int(s.holds[giver])


def threat(s: State, seat: int) -> tuple[bool, int, int]:
    """Return how urgent it is to hinder a player: rivals before a partner, few dice first."""
    mate = rules.partners(s, seat, int(s.turn))
    return not mate, -int(s.holds[seat]), int(s.cards[seat])
