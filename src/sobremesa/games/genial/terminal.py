"""Genial drawn for the terminal: it draws a view and knows no rule."""

from collections.abc import Sequence

from rich.console import (
    Console,
    ConsoleOptions,
    Group,
    OverflowMethod,
    RenderableType,
    RenderResult,
)
from rich.table import Table
from rich.text import Text

from sobremesa.engine.contract import OVER, View
from sobremesa.engine.speech import Speech
from sobremesa.games.genial.aim import Aim, aim, aimed, moved, preview
from sobremesa.games.genial.board import CELL, COLOURS, EDGE_ONE, EDGE_OTHER, EDGES, NEIGHBOUR
from sobremesa.games.genial.mind import advances, surveyed
from sobremesa.games.genial.notation import CELL_NAME, LETTERS, TILE_NAME, rows, tiles
from sobremesa.games.genial.rules import EMPTY, STOP, lowest, score_board, top
from sobremesa.games.genial.tiles import KIND

__all__ = ["aim", "aimed", "describe", "draw", "draw_aim", "moved", "offers"]

SYMBOLS = "✹●✶⬢☼○"  # by colour: each has a sign and a letter beside it
STYLES = (
    "bold white on dark_red",
    "bold black on green3",
    "bold white on blue3",
    "bold black on dark_orange",
    "bold black on bright_yellow",
    "bold white on dark_magenta",
)
WIDE, NARROW = 4, 2  # columns of a cell
ENDS = 8  # columns of the names before and behind a row of the small board
LABEL = 2  # columns of what stands before the score tracks
TRACK = 9  # columns of a score track, at most
NUMBER = 4  # and of the number behind it
BESIDE = 2  # columns between the board and what stands beside it
LAST = "*"  # behind what was placed last, on the small board
HALF, WHOLE = "▌", "█"
POINTED = "bold black on white"


def draw(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table as the viewer sees it."""
    parts: list[RenderableType] = [Around(view, names, speech, {})]
    if view.to_act == OVER:
        parts += [rack(view, seat, f"{names[seat]}:") for seat in opened_racks(view)]
    elif has_rack(view):
        parts.append(own_rack(view, speech))
    if view.state.extra:
        parts.append(Text(speech.say("extra", count=int(view.state.extra)), "bold"))
    return Group(*parts)


def opened_racks(view: View) -> list[int]:
    """Return the seats whose tiles lie open at the end."""
    return [seat for seat in range(view.state.players) if view.state.hand[seat].any()]


def has_rack(view: View) -> bool:
    """Say whether there are tiles to show to the viewer."""
    return view.seat >= 0 and view.state.held[view.seat] > 0


class Around:
    """The board with the score tracks beside it, or where there is no room above it."""

    def __init__(self, view: View, names: Sequence[str], speech: Speech, ghost: dict[int, int]):
        """Keep what to draw; a `ghost` is a tile that is not placed yet: colours by cell."""
        self.view = view
        self.names = names
        self.bag = Text(speech.say("bag", bag=int(view.state.stock)), "dim")
        self.ghost = ghost

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw as wide as the screen allows."""
        cells = max(map(len, rows(int(self.view.state.players))))
        wide = cells * WIDE <= options.max_width
        board = (large_board if wide else small_board)(self.view, self.ghost)
        width = cells * WIDE if wide else cells * NARROW + ENDS
        room = options.max_width - width - BESIDE
        beside = room >= LABEL + NUMBER * len(score_boards(self.view))
        tracks = score_tracks(self.view, self.names, room if beside else options.max_width)
        if beside:
            both = Table.grid(padding=(0, BESIDE))
            both.add_column(width=width)
            both.add_column(vertical="middle")  # what is above scrolls away on a low screen
            both.add_row(board, Group(tracks, Text(), self.bag))
            yield both
        elif self.ghost:  # what one points at must be seen on a low screen too
            yield Group(board, tracks, self.bag)
        else:
            yield Group(tracks, board, self.bag)


def score_boards(view: View) -> list[list[int]]:
    """Return the seats of each score board: one, or those of a team."""
    s = view.state
    seats = range(s.players)
    owned = [[seat for seat in seats if score_board(s, seat) == own] for own in seats]
    return [together for together in owned if together]


def score_tracks(view: View, names: Sequence[str], room: int) -> Table:
    """Return a track for every colour and score board, with bars as long as there is room."""
    boards = score_boards(view)
    width = min(1 + TRACK + NUMBER, (room - LABEL) // len(boards))
    table = Table.grid()
    table.add_column(width=LABEL)
    for _ in boards:
        table.add_column(width=width)
    table.add_row("", *(owners(view, seats, names, width) for seats in boards))
    for colour in range(COLOURS):
        label = Text(f"{SYMBOLS[colour]}{LETTERS[colour]}", STYLES[colour])
        table.add_row(label, *(track(view, seats[0], colour, width) for seats in boards))
    return table


def owners(view: View, seats: Sequence[int], names: Sequence[str], width: int) -> Text:
    """Return whose score board it is, a team's with both names; whose turn it is, is marked."""
    text = "\n".join(f"{'▶' if seat == view.to_act else ' '}{names[seat]}" for seat in seats)
    # Of a very short name a letter more says more than dots do.
    overflow: OverflowMethod = "ellipsis" if width > NUMBER + 1 else "crop"
    style = "bold" if view.to_act in seats else ""
    return Text(text, style, overflow=overflow, no_wrap=True)


def track(view: View, seat: int, colour: int, width: int) -> Text:
    """Return a marker's way: a bar, the number, and a sign where it is lowest."""
    s = view.state
    mark = int(s.mark[score_board(s, seat), colour])
    length = max(0, width - NUMBER - 1)
    halves = round(2 * length * mark / int(top(s)))
    bar = (WHOLE * (halves // 2) + HALF * (halves % 2)).ljust(length, "·")
    least = mark == lowest(s, seat)
    text = Text(f" {bar}" if bar else "", STYLES[colour].rpartition(" ")[2])
    return text.append(f"{mark:3}{'◂' if least else ' '}", "bold" if least else "")


def large_board(view: View, ghost: dict[int, int]) -> Text:
    """Return the board; empty cells show their names, so that nobody has to count."""
    s = view.state
    lines = Text()
    last = last_placed(view)
    for row in rows(int(s.players)):
        lines.append(" " * indent(row, WIDE))
        for cell in row:
            if cell in ghost:
                symbol = SYMBOLS[ghost[cell]] + LETTERS[ghost[cell]]
                lines.append(f"›{symbol}‹", POINTED)
            elif s.board[cell] == EMPTY:
                lines.append(f"{CELL_NAME[cell]:^{WIDE}}", "dim")
            else:
                colour = int(s.board[cell])
                around = "[]" if cell in last else "  "
                symbol = SYMBOLS[colour] + LETTERS[colour]
                lines.append(f"{around[0]}{symbol}{around[1]}", STYLES[colour])
        lines.append("\n")
    lines.rstrip()
    return lines


def small_board(view: View, ghost: dict[int, int]) -> Text:
    """Return the board for a narrow screen: letters, with the names of each row's ends."""
    s = view.state
    lines = Text()
    last = last_placed(view)
    for row in rows(int(s.players)):
        lines.append(f"{CELL_NAME[row[0]]:>3} ".rjust(4 + indent(row, NARROW)), "dim")
        for cell in row:
            if cell in ghost:
                lines.append(f"{LETTERS[ghost[cell]].upper()}", POINTED).append(" ")
            elif s.board[cell] == EMPTY:
                lines.append("· ", "dim")
            else:
                colour = int(s.board[cell])
                lines.append(LETTERS[colour], STYLES[colour])
                lines.append(LAST if cell in last else " ")
        lines.append(f"{CELL_NAME[row[-1]]}\n", "dim")
    lines.rstrip()
    return lines


def indent(row: Sequence[int], width: int) -> int:
    """Return how far to the right a row begins: half a cell for each row from the middle."""
    return abs(CELL[row[0]][1]) * width // 2


def last_placed(view: View) -> list[int]:
    """Return the cells of the tiles placed since the viewer's last one, or else of that one."""
    cells: list[int] = []
    for who, action in reversed(view.log):
        if who < 0 or action >= STOP:
            continue
        own = who == view.seat
        if not own or not cells:
            cells += [int(EDGE_ONE[action % EDGES]), int(EDGE_OTHER[action % EDGES])]
        if own or view.seat < 0:
            break
    return cells


def own_rack(view: View, speech: Speech, chosen: int = -1) -> Text:
    """Return the viewer's tiles; the one that is pointed at is marked."""
    return rack(view, view.seat, speech.say("rack", tiles="").rstrip(), chosen)


def rack(view: View, seat: int, label: str, chosen: int = -1) -> Text:
    """Return the tiles of a seat behind a label; the one that is pointed at is marked."""
    line = Text(label).append(" ")
    for name in tiles(view.state.hand[seat]):
        pointed = TILE_NAME.index(name) == chosen
        line.append("▸" if pointed else " ")
        for letter in name:
            colour = LETTERS.index(letter)
            line.append(f" {SYMBOLS[colour]}{letter} ".replace(" ", "\u00a0"), STYLES[colour])
        line.append(" ")
    line.rstrip()
    return line


def describe(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table in words alone, for those who listen to it."""
    s = view.state
    lines = [described_markers(view, seats, names, speech) for seats in score_boards(view)]
    lines += [described_row(view, row, speech) for row in rows(int(s.players))]
    lines.append(speech.say("bag", bag=int(s.stock)))
    if view.to_act == OVER:
        for seat in opened_racks(view):
            lines.append(f"{names[seat]}: {described_rack(view, seat, speech)}")
    elif has_rack(view):
        lines.append(speech.say("rack", tiles=described_rack(view, view.seat, speech)))
    if s.extra:
        lines.append(speech.say("extra", count=int(s.extra)))
    return Text("\n".join(lines))


def described_markers(
    view: View, seats: Sequence[int], names: Sequence[str], speech: Speech
) -> str:
    """Return in words where the markers of a player are, or of two who share them."""
    s = view.state
    marks = s.mark[score_board(s, seats[0])].tolist()
    colours = [speech.say("colour", one=letter) for letter in LETTERS]
    markers = ", ".join(f"{c} {mark}" for c, mark in zip(colours, marks, strict=True))
    who = names[seats[0]]
    if len(seats) > 1:
        who = speech.say("and", some=who, last=names[seats[1]])
    return speech.say("plain-player", who=who, markers=markers, points=int(lowest(s, seats[0])))


def described_rack(view: View, seat: int, speech: Speech) -> str:
    """Return the tiles of a seat in words."""
    return ", ".join(described_tile(name, speech) for name in tiles(view.state.hand[seat]))


def described_row(view: View, row: Sequence[int], speech: Speech) -> str:
    """Return in words what lies on a row of the board."""
    board = view.state.board
    taken = [
        f"{CELL_NAME[cell]} {speech.say('colour', one=LETTERS[board[cell]])}"
        for cell in row
        if board[cell] != EMPTY
    ]
    ends = {"first": CELL_NAME[row[0]], "last": CELL_NAME[row[-1]]}
    return speech.say("plain-row", count=len(taken), cells=", ".join(taken), **ends)


def described_tile(name: str, speech: Speech) -> str:
    """Return a tile in words, with its notation."""
    return f"{speech.say('tile', one=name[0], other=name[1])} ({name})"


def offers(view: View) -> list[int]:
    """Return the actions to offer by number: for each tile, where it scores most, and the rest."""
    room = surveyed(view.state)
    best: dict[int, tuple[int, int]] = {}
    for action in view.legal:
        if action < STOP:
            kind = int(KIND[action // EDGES])
            scored = sum(advances(view.state, room, action))
            best[kind] = max(best.get(kind, (-1, 0)), (scored, -action))
    placements = [-action for _, action in sorted(best.values(), reverse=True)]
    return [*placements, *(action for action in view.legal if action >= STOP)]


def draw_aim(view: View, names: Sequence[str], speech: Speech, at: Aim) -> RenderableType:
    """Return the table with the tile that is pointed at, and what placing it there would bring."""
    first, second = at.colours
    ghost = {at.cell: first, int(NEIGHBOUR[at.cell, at.way]): second}
    return Group(
        Text(speech.say("aim-keys"), "dim"),
        own_rack(view, speech, chosen=at.kind),
        preview(view, at, speech),
        Around(view, names, speech, ghost),
    )
