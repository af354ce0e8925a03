"""L.L.A.M.A. as people play it at a table: an oracle written from the rulebook alone."""

from collections import Counter, deque

DECK = list("123456L") * 8
HAND = 6
FITS_ON = {"1": "12", "2": "23", "3": "34", "4": "45", "5": "56", "6": "6L", "L": "L1"}
WORTH = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "L": 10}


def negative_points(cards: list[str]) -> int:
    """Add up the cards left over, each value only once."""
    return sum(WORTH[card] for card in set(cards))


class Table:
    """Seat the players around one match of L.L.A.M.A."""

    def __init__(
        self, players: int, *, stop: int = 40, starter: str = "played", unplayed: str = "same"
    ) -> None:
        """Sit down without chips and begin the first round with seat 0."""
        if starter not in ("played", "acted") or unplayed not in ("same", "left"):
            raise ValueError(f"unknown house rule: starter={starter!r}, unplayed={unplayed!r}")
        self.stop = stop
        self.starter_rule = starter
        self.unplayed_rule = unplayed
        self.points: list[int] = [0] * players
        self.over = False
        self._begin_round(0)

    def _begin_round(self, starter: int) -> None:
        """Gather all cards into the pile and seat everybody in turn order from the starter."""
        self.pile = list(DECK)
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in self.points]
        self.round_starter = starter
        self.circle = deque(range(len(self.points)))  # who is still in; the front one has the turn
        self.circle.rotate(-starter)
        self.last_played: int | None = None
        self.last_acted: int = starter
        self.drawer: int | None = None  # waits for the card just asked for
        self.returner: int | None = None  # considers which chip to give back

    def to_act(self) -> str:
        """Name whose move is awaited: "chance", "over", or the seat."""
        if self.over:
            return "over"
        if self.returner is not None:
            return str(self.returner)
        if not self.discard or self.drawer is not None:
            return "chance"
        return str(self.circle[0])

    def can(self) -> dict[str, int]:
        """List what may happen next: cards with their number in the pile, or actions with 1."""
        if self.over:
            return {}
        if self.to_act() == "chance":
            return dict(Counter(self.pile))
        actions = self._turn_actions() if self.returner is None else self._chip_actions()
        return dict.fromkeys(actions, 1)

    def do(self, what: str) -> None:
        """Let a card fall, or let the awaited seat act."""
        if what not in self.can():
            raise ValueError(f"{self.to_act()} cannot {what!r} now")
        if self.to_act() == "chance":
            self._let_fall(what)
        elif self.returner is not None:
            self._hand_back(what)
        elif what == "draw":
            self.drawer = self.circle[0]
        elif what == "quit":
            self._quit()
        else:
            self._play(what.removeprefix("play "))

    def winners(self) -> list[int]:
        """Name the seats with the fewest points; a tie is shared."""
        return [seat for seat, points in enumerate(self.points) if points == min(self.points)]

    def _turn_actions(self) -> list[str]:
        """List what the player on turn may do."""
        hand = self.hands[self.circle[0]]
        actions = [f"play {card}" for card in FITS_ON[self.discard[-1]] if card in hand]
        alone = len(self.circle) == 1
        if self.pile and not alone:
            actions.append("draw")
        return [*actions, "quit"]

    def _chip_actions(self) -> list[str]:
        """List the chips that the player who got rid of all cards may return."""
        assert self.returner is not None
        owed = self.points[self.returner]
        return ["keep", *(f"return {chip}" for chip in (1, 10) if owed >= chip)]

    def _let_fall(self, card: str) -> None:
        """Take the card off the pile and put it where the next card belongs."""
        self.pile.remove(card)
        if self.drawer is not None:
            self.hands[self.drawer].append(card)
            self.drawer = None
            self._pass_turn()
            return
        short_hands = [hand for hand in self.hands if len(hand) < HAND]
        receiver = short_hands[0] if short_hands else self.discard
        receiver.append(card)

    def _pass_turn(self) -> None:
        """Send the player on turn to the back of the circle."""
        self.last_acted = self.circle.popleft()
        self.circle.append(self.last_acted)

    def _play(self, card: str) -> None:
        """Lay a card on the discard pile and end the round if it was the last one."""
        player = self.circle[0]
        self.hands[player].remove(card)
        self.discard.append(card)
        self.last_played = player
        self._pass_turn()
        if not self.hands[player]:
            self._score_round(player)

    def _quit(self) -> None:
        """Leave the circle for this round and end the round if nobody is left in it."""
        self.last_acted = self.circle.popleft()
        if not self.circle:
            self._score_round(None)

    def _score_round(self, finisher: int | None) -> None:
        """Give out chips, then ask the finisher, if there is one with chips, for one back."""
        for seat, hand in enumerate(self.hands):
            self.points[seat] += negative_points(hand)
        if finisher is not None and self.points[finisher] > 0:
            self.returner = finisher
        else:
            self._close_round()

    def _hand_back(self, what: str) -> None:
        """Return the chosen chip, or none."""
        assert self.returner is not None
        if what != "keep":
            self.points[self.returner] -= int(what.removeprefix("return "))
        self.returner = None
        self._close_round()

    def _close_round(self) -> None:
        """End the match if somebody has too many points, else begin the next round."""
        if any(points >= self.stop for points in self.points):
            self.over = True
        else:
            self._begin_round(self._next_starter())

    def _next_starter(self) -> int:
        """Choose who starts the next round."""
        if self.starter_rule == "acted":
            return self.last_acted
        if self.last_played is not None:
            return self.last_played
        if self.unplayed_rule == "left":
            return (self.round_starter + 1) % len(self.points)
        return self.round_starter
