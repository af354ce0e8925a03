"""Referee Genial from its rulebook alone, as an oracle for the real implementation.

The whole game is one script that stops wherever somebody, or chance, has something to decide.
Cells are pairs of coordinates in plain sets and dictionaries; nothing is kept that can be counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from typing import Any, TypeAlias

Cell: TypeAlias = tuple[int, int]  # along the row, and the row
Script: TypeAlias = Generator[tuple[str, dict[str, int]], str, Any]

COLOURS = "rgboyp"
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PRINTED = {(0, -5): "r", (5, -5): "g", (5, 0): "b", (0, 5): "o", (-5, 5): "y", (-5, 0): "p"}
SIDE = {1: 6, 2: 6, 3: 7, 4: 8}  # cells on a side of the board


def board_cells(side: int) -> list[Cell]:
    """List a hexagon's cells as one reads them."""
    reach = side - 1
    found = []
    for row in range(-reach, reach + 1):
        length = 2 * reach + 1 - abs(row)
        start = max(-reach, -reach - row)
        found += [(start + i, row) for i in range(length)]
    return found


def name(cell: Cell) -> str:
    """Name a cell: row a to o, diagonal 1 to 15."""
    along, row = cell
    return "abcdefghijklmno"[row + 7] + str(along + 8)


def all_tiles() -> Counter[str]:
    """Count the 120 tiles."""
    tiles: Counter[str] = Counter()
    for i, one in enumerate(COLOURS):
        for other in COLOURS[i:]:
            tiles[one + other] = 5 if one == other else 6
    return tiles


def offer(options: list[str]) -> dict[str, int]:
    """Offer options to somebody."""
    return dict.fromkeys(options, 1)


class Table:
    """Hold what lies on the table and say what may happen next."""

    def __init__(self, players: int, teams: str = "no") -> None:
        """Sit the players down and go to the first decision."""
        self.seats = list(range(players))
        self.alone = players == 1
        self.long = self.alone or teams == "yes"
        self.cells = board_cells(SIDE[players])
        self.board: dict[Cell, str] = dict(PRINTED)
        self.bag = all_tiles()
        self.racks: list[list[str]] = [[] for _ in self.seats]
        shared = [dict.fromkeys(COLOURS, 0) for _ in self.seats]
        self.markers = [shared[seat % 2 if teams == "yes" else seat] for seat in self.seats]
        self.script = self.game()
        self.now: tuple[str, dict[str, int]] = next(self.script)

    def to_act(self) -> str:
        """Name who moves next: chance, a seat, or nobody because the game is over."""
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

    def game(self) -> Script:
        """Play the game to its end."""
        for seat in self.seats:
            yield from self.refill(seat)
        first_round = True
        while True:
            for seat in self.seats:
                over = yield from self.turn(seat, first_round)
                if over:
                    return
            first_round = False

    def refill(self, seat: int) -> Script:
        """Draw until the rack is full."""
        while len(self.racks[seat]) < (1 if self.alone else 6):
            tile = yield "chance", {t: n for t, n in self.bag.items() if n > 0}
            self.bag[tile] -= 1
            self.racks[seat].append(tile)

    def turn(self, seat: int, first_round: bool) -> Script:
        """Have a turn, with its extra plays; say whether the game is over."""
        what = yield str(seat), offer(self.placements(seat, first_round))
        due = self.place(seat, what)
        while not self.over(seat) and due > 0 and self.racks[seat]:
            what = yield str(seat), offer([*self.placements(seat, False), "stop"])
            if what == "stop":
                break
            due += self.place(seat, what) - 1
        if self.over(seat):
            return True
        yield from self.new_tiles(seat)
        return False

    def new_tiles(self, seat: int) -> Script:
        """Refill the rack, or renew it if that is allowed and wanted."""
        rack = self.racks[seat]
        if rack and not self.lowest_colours(seat) & set("".join(rack)):
            what = yield str(seat), offer(["renew", "keep"])
            if what == "renew":
                self.racks[seat] = []
                yield from self.refill(seat)
                self.bag.update(rack)
                return
        yield from self.refill(seat)

    def lowest_colours(self, seat: int) -> set[str]:
        """Name the colours that are furthest behind."""
        own = self.markers[seat]
        return {colour for colour in COLOURS if own[colour] == min(own.values())}

    def pairs(self) -> Iterator[tuple[Cell, Cell]]:
        """Find all pairs of empty neighbours, the one that is read first in front."""
        free = {cell for cell in self.cells if cell not in self.board}
        for along, row in sorted(free, key=lambda cell: (cell[1], cell[0])):
            for other in ((along + 1, row), (along - 1, row + 1), (along, row + 1)):
                if other in free:
                    yield (along, row), other

    def placements(self, seat: int, first_round: bool) -> list[str]:
        """List every tile, either way round, wherever it may lie."""
        ways = {tile for held in self.racks[seat] for tile in (held, held[::-1])}
        places = [
            f"{name(one)} {name(other)}"
            for one, other in self.pairs()
            if not first_round or self.touches_a_new_symbol(one, other)
        ]
        return [f"{tile} {place}" for tile in ways for place in places]

    def touches_a_new_symbol(self, one: Cell, other: Cell) -> bool:
        """Say whether a tile there would be the first at some printed symbol."""
        for symbol in PRINTED:
            around = {(symbol[0] + a, symbol[1] + r) for a, r in AROUND}
            if {one, other} & around and not around & set(self.board):
                return True
        return False

    def place(self, seat: int, what: str) -> int:
        """Place and score a tile; say how many extra plays it wins."""
        tile, *places = what.split()
        called = {name(cell): cell for cell in self.cells}
        one, other = (called[place] for place in places)
        held = tile if tile in self.racks[seat] else tile[::-1]
        self.racks[seat].remove(held)
        gains = Counter({tile[0]: self.count(one, other, tile[0])})
        gains[tile[1]] += self.count(other, one, tile[1])
        self.board |= {one: tile[0], other: tile[1]}
        return sum(self.advance(seat, colour, gain) for colour, gain in gains.items())

    def count(self, start: Cell, other: Cell, colour: str) -> int:
        """Count a colour in the five lines that do not go through the other half."""
        total = 0
        for a, r in AROUND:
            cell = (start[0] + a, start[1] + r)
            if cell == other:
                continue
            while self.board.get(cell) == colour:
                total += 1
                cell = (cell[0] + a, cell[1] + r)
        return total

    def advance(self, seat: int, colour: str, gain: int) -> int:
        """Advance a marker, which stops at 18 and at the end; say whether it wins a play."""
        own = self.markers[seat]
        for stop in (18, 36) if self.long else (18,):
            if own[colour] < stop:
                own[colour] = min(stop, own[colour] + gain)
                return int(own[colour] == stop and not self.alone)
        return 0

    def over(self, seat: int) -> bool:
        """Say whether no tile fits any more, or somebody has everything."""
        end = 36 if self.long else 18
        return min(self.markers[seat].values()) == end or not any(True for _ in self.pairs())

    def points(self) -> list[int]:
        """Say the lowest marker of every seat."""
        return [min(own.values()) for own in self.markers]

    def ranks(self) -> list[int]:
        """Rank the seats by their markers from the lowest up."""
        rows = [sorted(own.values()) for own in self.markers]
        return [1 + sum(other > row for other in rows) for row in rows]
