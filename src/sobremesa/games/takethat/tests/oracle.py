"""Referee Take That from its rulebook alone, as an oracle for the real implementation."""

from __future__ import annotations

DECK = [number for number in range(12, 99) if number % 10 != 0]


def is_toad(card: int) -> bool:
    """Tell whether both digits of the card are the same."""
    return card // 10 == card % 10


def mirror(card: int) -> int:
    """Swap the two digits of the card."""
    return card % 10 * 10 + card // 10


def penalty(cards: list[int]) -> int:
    """Add up the minus points of cards lying face down."""
    return sum(5 if is_toad(card) else 1 for card in cards)


class Table:
    """Hold what lies on the table and say what may happen next."""

    def __init__(self, players: int, *, games: int = 2, advanced: str = "no") -> None:
        """Sit the players down and start the first game, dealt by the last seat."""
        if players not in (2, 3, 4) or games < 1 or advanced not in ("no", "yes"):
            raise ValueError(f"no such match: {players=} {games=} {advanced=}")
        self.players = players
        self.games_left = games
        self.advanced = advanced == "yes"
        self.hand_size = 8 if players == 4 else 9
        self.totals = [0] * players
        self.dealer = players - 1
        self._start_game()

    def to_act(self) -> str:
        """Name who moves next: chance, a seat, or nobody because the match is over."""
        if self.awaiting == "over":
            return "over"
        return str(self.seat) if self.awaiting == "turn" else "chance"

    def can(self) -> dict[str, int]:
        """List everything that may happen now, each with weight one."""
        if self.awaiting == "over":
            return {}
        if self.awaiting != "turn":
            return {str(card): 1 for card in self.pile}
        hand = self.hands[self.seat]
        actions = [f"play {card}" for card in hand if self._fits(card)]
        actions += [f"pair {card}" for card in hand if self._pairs(card)]
        if self.row:
            actions.append("take")
        return {action: 1 for action in actions}

    def do(self, what: str) -> None:
        """Perform one of the possibilities listed by can()."""
        if what not in self.can():
            raise ValueError(f"{what!r} is not possible now")
        if self.awaiting != "turn":
            self._turn_up(int(what))
        elif what == "take":
            self._take()
        else:
            verb, number = what.split()
            if verb == "play":
                self._play(int(number))
            else:
                self._pair(int(number))

    def points(self) -> list[int]:
        """Add finished games to what everybody can see of the running one."""
        return [
            total + len(plus) - penalty(minus)
            for total, plus, minus in zip(self.totals, self.face_up, self.face_down, strict=True)
        ]

    def winners(self) -> list[int]:
        """Name the seats with most points, or nobody while the match is running."""
        if self.awaiting != "over":
            return []
        points = self.points()
        return [seat for seat in range(self.players) if points[seat] == max(points)]

    def _start_game(self) -> None:
        """Gather all cards into the pile and deal first to the dealer's left."""
        self.pile = list(DECK)
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.row: list[int] = []
        self._clear_winnings()
        self.seat = self._left_of(self.dealer)
        self.awaiting = "deal"

    def _clear_winnings(self) -> None:
        """Remove the plus and minus cards in front of everybody."""
        self.face_up: list[list[int]] = [[] for _ in range(self.players)]
        self.face_down: list[list[int]] = [[] for _ in range(self.players)]
        self.unseen: list[list[int]] = [[] for _ in range(self.players)]

    def _left_of(self, seat: int) -> int:
        """Find the next seat clockwise."""
        return (seat + 1) % self.players

    def _fits(self, card: int) -> bool:
        """Tell whether the card may lie at the right end, or start the row."""
        return not self.row or abs(card - self.row[-1]) <= 10

    def _pairs(self, card: int) -> bool:
        """Tell whether the mirror of the card lies in the row."""
        return not is_toad(card) and mirror(card) in self.row

    def _turn_up(self, card: int) -> None:
        """Move a card from the pile to where it is awaited."""
        self.pile.remove(card)
        if self.awaiting == "extra":
            self.unseen[self.seat].append(card)
            self.awaiting = "turn"
            return
        self.hands[self.seat].append(card)
        if self.awaiting == "draw":
            self._pass_turn()
        elif len(self.hands[self.seat]) == self.hand_size:
            self._deal_on()

    def _deal_on(self) -> None:
        """Deal to the next player, or begin play once everybody has a hand."""
        self.seat = self._left_of(self.seat)
        if self.hands[self.seat]:
            self.awaiting = "turn"

    def _play(self, card: int) -> None:
        """Put a hand card at the right end of the row."""
        self.hands[self.seat].remove(card)
        self.row.append(card)
        self._draw()

    def _pair(self, card: int) -> None:
        """Lay a hand card and its mirror from the row face up."""
        self.hands[self.seat].remove(card)
        self.row.remove(mirror(card))
        self.face_up[self.seat] += [mirror(card), card]
        if not self.row and not self.pile:
            self._end_game()
        else:
            self._draw()

    def _take(self) -> None:
        """Put the row face down before the player, who then starts a new one."""
        taken, self.row = self.row, []
        self.face_down[self.seat] += taken
        if not self.pile:
            self._end_game()
        elif self.advanced and len(taken) == 1:
            self.awaiting = "extra"

    def _draw(self) -> None:
        """Await a card for the player, or pass the turn when the pile is used up."""
        if self.pile:
            self.awaiting = "draw"
        else:
            self._pass_turn()

    def _pass_turn(self) -> None:
        """Let the player to the left go on."""
        self.seat = self._left_of(self.seat)
        self.awaiting = "turn"

    def _end_game(self) -> None:
        """Note the score and go on to the next game or end the match."""
        hidden = [penalty(cards) for cards in self.unseen]
        self.totals = [seen - minus for seen, minus in zip(self.points(), hidden, strict=True)]
        self.games_left -= 1
        self.dealer = self._left_of(self.dealer)
        if self.games_left:
            self._start_game()
        else:
            self._clear_winnings()
            self.awaiting = "over"
