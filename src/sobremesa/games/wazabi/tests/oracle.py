"""Referee Wazabi from its rulebook alone, as an oracle for the real implementation.

The whole match is one script that stops wherever somebody, or chance, has something to decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import cache
from itertools import combinations, product
from typing import Any, TypeAlias

Script: TypeAlias = Generator[tuple[str, dict[str, int]], str, Any]

# The cards of the rulebook in its order: cost in W, and how many there are.
DECK = {
    "remove1": (1, 7),
    "rotate": (2, 3),
    "remove2": (3, 5),
    "give": (3, 3),
    "steal": (1, 3),
    "strip": (1, 4),
    "draw3": (1, 3),
    "purge": (2, 4),
    "skip": (0, 2),
    "again": (0, 2),
}
ORDER = list(DECK)
DIE = "WWWCCG"
HANDFUL = 6  # dice that fall together; more are rolled in several goes


@cache
def rolls(dice: int) -> dict[str, int]:
    """Count every roll of so many dice, the faces in order."""
    counted = Counter("".join(sorted(roll, key="WCG".index)) for roll in product(DIE, repeat=dice))
    return dict(counted)


def openings(dice: int) -> dict[str, int]:
    """Count how many W so many dice can show, each showing one or not."""
    return dict(Counter(f"{sum(roll)}W" for roll in product((0, 1), repeat=dice)))


def each(cards: list[str]) -> dict[str, int]:
    """Count cards that are drawn blindly."""
    return dict(Counter(cards))


def choice(options: list[str]) -> dict[str, int]:
    """Offer options to somebody."""
    return dict.fromkeys(options, 1)


class Table:
    """Hold what lies on the table and say what may happen next."""

    def __init__(
        self,
        players: int,
        *,
        dice: int = 4,
        games: int = 1,
        play_on: str = "no",
        teams: str = "no",
        gives: str = "apart",
        spare_self: str = "no",
    ) -> None:
        """Sit the players down and go to the first decision."""
        self.seats = list(range(players))
        self.start_dice = dice
        self.games = games
        self.play_on = play_on == "yes"
        self.team = {p: p % (players // 2) if teams == "yes" else p for p in self.seats}
        self.together = gives == "together"
        self.spare_self = spare_self == "yes"
        self.totals = [0] * players
        self.order: list[int] = []
        self.script = self.match()
        self.now: tuple[str, dict[str, int]] = next(self.script)

    def to_act(self) -> str:
        """Name who moves next: chance, a seat, or nobody because the match is over."""
        return self.now[0]

    def can(self) -> dict[str, int]:
        """List everything that may happen now, with its weight."""
        return self.now[1]

    def do(self, what: str) -> None:
        """Let one of the possibilities happen."""
        if what not in self.can():
            raise ValueError(f"{what!r} is not possible now")
        try:
            self.now = self.script.send(what)
        except StopIteration:
            self.now = ("over", {})

    def winners(self) -> list[int]:
        """Name the seats with most points."""
        return [seat for seat in self.seats if self.totals[seat] == max(self.totals)]

    def match(self) -> Script:
        """Play all games of the match."""
        for _ in range(self.games):
            yield from self.game()

    def game(self) -> Script:
        """Play a game: from the deal until somebody, or everybody but one, is out."""
        self.dice = [self.start_dice for _ in self.seats]
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.pile = [card for card in DECK for _ in range(DECK[card][1])]
        self.discards: list[str] = []
        self.front = [0 for _ in self.seats]
        self.order = []
        self.way = 1
        for seat in self.seats:
            for _ in range(3):
                yield from self.draw(seat)
        seat = yield from self.first()
        while True:
            again = yield from self.turn(seat)
            if self.dice[seat] == 0:
                self.settle(seat)
                if not self.play_on or len(self.inside()) == 1:
                    return
            if not again:
                seat = self.next_to(seat, self.way)

    def inside(self) -> list[int]:
        """Name those who still have dice."""
        return [seat for seat in self.seats if self.dice[seat] > 0]

    def others(self, seat: int) -> list[int]:
        """Name the others who still have dice."""
        return [other for other in self.inside() if other != seat]

    def rivals(self, seat: int, least: int = 0) -> list[int]:
        """Name the others of another team who have so many cards."""
        return [
            other
            for other in self.others(seat)
            if self.team[other] != self.team[seat] and len(self.hands[other]) >= least
        ]

    def next_to(self, seat: int, way: int) -> int:
        """Find who sits next, going over those who are out."""
        step = way
        while self.dice[(seat + step) % len(self.seats)] == 0:
            step += way
        return (seat + step) % len(self.seats)

    def settle(self, seat: int) -> None:
        """Note that somebody is out, and count the rivals' dice if nobody was before."""
        if not self.order:
            rivals = [p for p in self.seats if self.team[p] != self.team[seat]]
            for mate in self.seats:
                if self.team[mate] == self.team[seat]:
                    self.totals[mate] += sum(self.dice[p] for p in rivals)
        self.order.append(seat)
        if self.play_on and len(self.inside()) > 1:
            self.discards += self.hands[seat]
            self.hands[seat] = []

    def first(self) -> Script:
        """Roll for the start until one has more W than all others."""
        rolling = self.seats
        while len(rolling) > 1:
            shown = {}
            for seat in rolling:
                text = yield "chance", openings(self.start_dice)
                shown[seat] = int(text[:-1])
            rolling = [seat for seat in rolling if shown[seat] == max(shown.values())]
        return rolling[0]

    def turn(self, seat: int) -> Script:
        """Have a turn, or miss it; say whether another one follows."""
        if self.front[seat]:
            yield str(seat), choice(["miss"])
            self.front[seat] -= 1
            self.discards.append("skip")
            return False
        roll = ""
        while len(roll) < self.dice[seat]:
            roll += yield "chance", rolls(min(HANDFUL, self.dice[seat] - len(roll)))
        for _ in range(roll.count("C")):
            yield from self.draw(seat)
        yield from self.give_away(seat, roll.count("G"))
        if self.dice[seat] == 0:
            return False
        playable = [card for card in ORDER if self.may(seat, card, roll)]
        answer = yield str(seat), choice([*(f"play {card}" for card in playable), "pass"])
        if answer == "pass":
            return False
        card = answer.removeprefix("play ")
        self.hands[seat].remove(card)
        yield from getattr(self, f"play_{card}")(seat)
        if card != "skip":
            self.discards.append(card)
        return card == "again"

    def give_away(self, seat: int, count: int) -> Script:
        """Give dice one by one, or all at once."""
        for dice in [count] if self.together and count else [1] * count:
            whom = yield from self.choose(seat, self.others(seat))
            self.dice[seat] -= dice
            self.dice[whom] += dice

    def may(self, seat: int, card: str, roll: str) -> bool:
        """Tell whether a card can be played after this roll."""
        if card not in self.hands[seat] or DECK[card][0] > roll.count("W"):
            return False
        if card == "remove1":
            return roll.count("G") < 2
        if card == "strip":
            return bool(self.rivals(seat, 2))
        return True

    def choose(self, seat: int, among: list[int]) -> Script:
        """Let somebody choose a player."""
        answer = yield str(seat), choice([f"to {other}" for other in among])
        return int(answer.removeprefix("to "))

    def draw(self, seat: int) -> Script:
        """Draw a card; without a pile from the shuffled discards, without these from a rival."""
        if not self.pile:
            self.pile, self.discards = self.discards, []
        if self.pile:
            card = yield "chance", each(self.pile)
            self.pile.remove(card)
            self.hands[seat].append(card)
            return
        rich = self.rivals(seat, 1)
        if rich:
            victim = yield from self.choose(seat, rich)
            yield from self.rob(seat, victim)

    def rob(self, seat: int, victim: int) -> Script:
        """Take a card blindly from a hand."""
        card = yield "chance", each(self.hands[victim])
        self.hands[victim].remove(card)
        self.hands[seat].append(card)

    def cut(self, seat: int, size: int) -> Script:
        """Let somebody choose what to keep, if there is a choice to make."""
        if len(self.hands[seat]) <= size:
            return
        held = sorted(self.hands[seat], key=ORDER.index)
        answer = yield str(seat), choice([" ".join(("keep", *c)) for c in combinations(held, size)])
        kept = answer.split()[1:]
        self.discards += (Counter(held) - Counter(kept)).elements()
        self.hands[seat] = kept

    def play_remove1(self, seat: int) -> Script:
        """Take one die out of the game."""
        self.dice[seat] -= 1
        yield from ()

    def play_remove2(self, seat: int) -> Script:
        """Take two dice out of the game."""
        self.dice[seat] -= 2
        yield from ()

    def play_rotate(self, seat: int) -> Script:
        """Pass all dice to one side."""
        side = yield str(seat), choice(["left", "right"])
        ring = self.inside()
        held = [self.dice[p] for p in ring]
        held = [held[-1], *held[:-1]] if side == "left" else [*held[1:], held[0]]
        for p, dice in zip(ring, held, strict=True):
            self.dice[p] = dice

    def play_give(self, seat: int) -> Script:
        """Give a die to somebody."""
        yield from self.give_away(seat, 1)

    def play_steal(self, seat: int) -> Script:
        """Take a rival's card, or draw one if none of them has any."""
        rich = self.rivals(seat, 1)
        if rich:
            victim = yield from self.choose(seat, rich)
            yield from self.rob(seat, victim)
        else:
            yield from self.draw(seat)

    def play_strip(self, seat: int) -> Script:
        """Leave a rival with one card."""
        victim = yield from self.choose(seat, self.rivals(seat, 2))
        yield from self.cut(victim, 1)

    def play_draw3(self, seat: int) -> Script:
        """Draw three cards."""
        for _ in range(3):
            yield from self.draw(seat)

    def play_purge(self, seat: int) -> Script:
        """Leave everybody with two cards, clockwise."""
        around = self.seats[seat:] + self.seats[:seat]
        for victim in around[1:] if self.spare_self else around:
            yield from self.cut(victim, 2)

    def play_skip(self, seat: int) -> Script:
        """Let a rival miss a turn."""
        victim = yield from self.choose(seat, self.rivals(seat))
        self.front[victim] += 1

    def play_again(self, seat: int) -> Script:
        """Change the direction; the turn that follows is the caller's to give."""
        self.way = -self.way
        yield from ()
