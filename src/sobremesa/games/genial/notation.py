"""How colours, tiles, cells and boards of Genial are written: the same in every language."""

import re
from collections.abc import Iterable
from typing import Any

from sobremesa.engine.contract import BadPosition
from sobremesa.games.genial.board import CELL, COLOURS, LARGEST, NUMBER, REACH, distance
from sobremesa.games.genial.rules import EMPTY
from sobremesa.games.genial.tiles import KIND, KIND_COLOURS, KINDS

LETTERS = "rgboyp"  # by colour
NONE = "-"
UNKNOWN = "?"
PHASES = ("deal", "refill", "renewal", "turn", "extra", "choice", "end")


def cell_name(cell: int) -> str:
    """Return the name of a cell: its row, a to o from the top, and its diagonal, 1 to 15."""
    q, r = CELL[cell]
    return f"{chr(ord('a') + r + LARGEST)}{q + LARGEST + 1}"


CELL_NAME = [cell_name(cell) for cell in range(len(CELL))]
CELL_CALLED = {name: cell for cell, name in enumerate(CELL_NAME)}
TILE_NAME = [LETTERS[one] + LETTERS[other] for one, other in KIND_COLOURS]


def tile_kind(name: str) -> int:
    """Return the kind of tile that two letters name, in either order."""
    if len(name) != 2 or not set(name) <= set(LETTERS):
        raise BadPosition(f"{name!r} is no tile: it has two of the letters {LETTERS}")
    return int(KIND[LETTERS.index(name[0]) * COLOURS + LETTERS.index(name[1])])


def tiles(counts: Any) -> list[str]:
    """Return the names of some tiles that are counted by kind."""
    return [TILE_NAME[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def joined(parts: Iterable[Any]) -> str:
    """Return parts as text without spaces."""
    return ".".join(map(str, parts)) or NONE


def parted(text: str) -> list[str]:
    """Return the parts that `joined` joined."""
    return [] if text == NONE else text.split(".")


def rows(players: int) -> list[list[int]]:
    """Return the cells of the board for so many, row by row as one reads."""
    reach = REACH[players - 1]
    span = range(-reach, reach + 1)
    return [[NUMBER[q, r] for q in span if distance(q, r) <= reach] for r in span]


def board_text(board: Any, players: int) -> str:
    """Return a board: rows from the top, the letters of symbols, and how many cells are empty."""
    lines = []
    for row in rows(players):
        letters = "".join("." if board[c] == EMPTY else LETTERS[board[c]] for c in row)
        lines.append(re.sub(r"\.+", empties, letters))
    return "/".join(lines)


def empties(dots: re.Match[str]) -> str:
    """Return how many cells of a row are empty, as a number."""
    return str(len(dots[0]))


def board_colours(text: str, players: int) -> dict[int, int]:
    """Return the colour of each cell that is not empty."""
    lines = text.split("/")
    board = rows(players)
    if len(lines) != len(board):
        raise BadPosition(f"a board for {players} has {len(board)} rows, not {len(lines)}")
    found: dict[int, int] = {}
    for line, row in zip(lines, board, strict=True):
        if not re.fullmatch(f"([{LETTERS}]|[1-9][0-9]?)+", line):
            raise BadPosition(f"{line!r} is no row of a board")
        letters = re.sub("[0-9]+", dots, line)
        if len(letters) != len(row):
            raise BadPosition(f"the row {line} has {len(letters)} cells, not {len(row)}")
        found |= {
            c: LETTERS.index(letter)
            for c, letter in zip(row, letters, strict=True)
            if letter != "."
        }
    return found


def dots(number: re.Match[str]) -> str:
    """Return so many empty cells."""
    return "." * int(number[0])
