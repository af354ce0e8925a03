"""Genial by its book: a test for each rule and example of RULES.md."""

from typing import Any

import numpy as np
import pytest

from sobremesa.engine.chance import Fair, below, generator
from sobremesa.engine.contract import CHANCE, EVERYBODY, NOBODY, OVER, BadOption, State
from sobremesa.engine.match import Match
from sobremesa.games.genial import GAME, rules
from sobremesa.games.genial.memory import MEMORY, put_aside, reserved
from sobremesa.games.genial.notation import LETTERS, TILE_NAME, rows, tile_kind, tiles
from sobremesa.games.genial.rules import DEAL, END, EXTRA, REFILL, RENEWAL, TURN
from sobremesa.games.genial.tests.drawn import (
    EMPTY_2,
    marks,
    play,
    scored,
    shown,
    spoken,
    table,
)
from sobremesa.games.genial.tiles import COPIES, KINDS
from tests.play import hidden, listed, moments

# Two places for one more tile, at the upper right.
NEARLY_FULL = """
          r y g b o g
         o p r g b o y
        b o y p r g b o
       g b o y p r g b o
      r g b o y p r g b o
     p r g b o y p . . . b
      p r g b o y p r g b
       y p r g b o y p r
        o y p r g b o y
         b o y p r g b
          y b o y . o
"""


def fresh(players: int) -> State:
    """Return the state before the first tile is drawn."""
    state = GAME.blank()[0]
    rules.setup(state, players)
    return state


def dealt(players: int, *racks: str) -> State:
    """Return the state when all have drawn, each rack one tile's kind."""
    s = fresh(players)
    for seat in range(players):
        for tile in (racks[seat] if seat < len(racks) else "rg rb ro ry rp gb").split():
            play(s, tile)
    return s


def test_six_colours() -> None:
    """§1.1"""
    assert LETTERS == "rgboyp"
    assert sorted(set(fresh(2).board)) == [-1, 0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("players", "side", "cells"), [(2, 6, 91), (3, 7, 127), (4, 8, 169)])
def test_the_board_grows_with_the_players(players: int, side: int, cells: int) -> None:
    """§1.2. One peer plays on 127 cells with two players."""
    board = rows(players)
    assert len(board[0]) == side
    assert sum(map(len, board)) == cells
    s = table(EMPTY_2, "rb rr rr rr rr rr") if players == 2 else dealt(players)
    s.placed = players
    named = {cell for text in spoken(s) for cell in text.split()[1:]}
    assert len(named) == cells - 6


@pytest.mark.parametrize("players", GAME.players)
def test_the_printed_symbols_are_where_they_are(players: int) -> None:
    """§1.3: at the corners of the board for two, in a fixed order.

    One peer moves them to the corners of larger boards, another one draws their colours.
    """
    expected = {"c8": "r", "c13": "g", "h13": "b", "m8": "o", "m3": "y", "h3": "p"}
    match = Match(GAME, players, chance=Fair())
    assert match.view().table["board"] == expected


def test_the_tiles() -> None:
    """§1.4"""
    s = fresh(4)
    assert s.bag.sum() == s.stock == 120
    assert [int(s.bag[tile_kind(c + c)]) for c in LETTERS] == [5] * 6
    mixed = [tile_kind(a + b) for i, a in enumerate(LETTERS) for b in LETTERS[i + 1 :]]
    assert [int(s.bag[kind]) for kind in mixed] == [6] * 15
    assert tile_kind("br") == tile_kind("rb")


def test_the_start() -> None:
    """§2.1, §2.2, §2.3"""
    s = fresh(3)
    for seat in (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2):
        assert rules.to_act(s) == CHANCE
        assert s.turn == seat
        play(s, "yp" if seat == 0 else "rg" if seat == 1 else "go")
    assert [tiles(s.hand[seat]) for seat in range(3)] == [["yp"] * 6, ["rg"] * 6, ["go"] * 6]
    assert not s.mark.any()
    assert rules.to_act(s) == 0
    for seat in (0, 1, 2):
        assert rules.to_act(s) == seat
        play(s, spoken(s)[0], "bb")
    assert rules.to_act(s) == 0


def test_draws_are_as_likely_as_tiles_are_frequent() -> None:
    """§2.2"""
    s = fresh(2)
    play(s, "rr", "rr", "rg")
    actions, odds = listed(GAME, s)
    found = dict(zip([TILE_NAME[a] for a in actions], odds, strict=True))
    assert (found["rr"], found["rg"], found["gg"], found["gb"]) == (3, 5, 5, 6)
    assert sum(odds) == 117


def test_a_tile_lies_on_two_empty_neighbours() -> None:
    """§3.1: whatever the colours; a double one way round, any other two."""
    s = table(NEARLY_FULL, "rb rb gg yp yp yp")
    assert sorted(spoken(s)) == sorted(
        f"{tile} {place}"
        for tile in ("rb", "br", "gg", "yp", "py")
        for place in ("h10 h11", "h11 h12")
    )
    assert len(spoken(table(EMPTY_2, "rb gg yp yp bb rb"))) == 222 * (2 + 1 + 2 + 1)


def test_nobody_may_pass() -> None:
    """§3.1"""
    assert not {"stop", "keep", "renew", "pass"} & set(spoken(table()))


def test_the_first_round_is_at_printed_symbols() -> None:
    """§3.2: nine places at each of six symbols, and then one symbol fewer for the next."""
    s = dealt(2, "rb rb rb rb rb rb", "gg gg gg gg gg oo")
    assert len(spoken(s)) == 2 * 6 * 9
    assert "rb c9 c10" in spoken(s) and "rb d8 e8" in spoken(s)
    assert "rb h8 h9" not in spoken(s) and "rb c10 c11" not in spoken(s)
    play(s, "rb c9 c10", "rr")
    assert len(spoken(s)) == 2 * 5 * 9
    assert "gg d7 d8" not in spoken(s)
    assert "gg c11 c12" in spoken(s)
    play(s, "gg c11 c12", "rr")
    assert "rb h8 h9" in spoken(s) and "rb d7 d8" in spoken(s)
    assert "rb c9 d9" not in spoken(s)


@pytest.mark.parametrize(("players", "places"), [(1, 9), (2, 9), (3, 17), (4, 24)])
def test_everybody_has_another_symbol(players: int, places: int) -> None:
    """§3.2"""
    racks = ["rr" if players == 1 else "rr rr rr gg gg gg", "bb bb bb oo oo oo"]
    racks += ["yy yy yy pp pp pp", "gg gg rr bb rr bb"]
    s = dealt(players, *racks[:players])
    for seat in range(players):
        assert rules.to_act(s) == seat
        kinds = len({text.split()[0] for text in spoken(s)})
        assert len(spoken(s)) == kinds * (6 - seat) * places
        play(s, spoken(s)[0], "rg")
        if rules.to_act(s) == CHANCE:
            play(s, "rg")
    assert len(spoken(s)) > (6 - players) * places * 2


def test_a_turn_goes_on_with_the_rack() -> None:
    """§3.3: placed, scored, refilled, and the next."""
    s = dealt(2)
    play(s, "rb c9 c10")
    assert s.mark[0].tolist() == [1, 0, 0, 0, 0, 0]
    assert s.phase == REFILL and s.held[0] == 5
    play(s, "pp")
    assert s.held[0] == 6 and s.hand[0, tile_kind("pp")] == 1
    assert rules.to_act(s) == 1


ONE_BLUE = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . b . . . . .
     p . . . . B R . . . b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""
TWO_BLUE = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . b . . . . .
     p . . . b B R . . . b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""
RED_AND_BLUE = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . b . r . . .
     p . . . b B R . . . b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""
FOUR_BLUE = """
          r . . . . g
         . . . . . . .
        . . b . . . . .
       . . . b . . . . .
      . . . . b . . . . .
     p . . . b B R . . . b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""
TWO_RED_FOUR_BLUE = """
          r . . . . g
         . . . . . . .
        . . b . . . . .
       . . . b . . . . .
      . . . . b . r . . .
     p . . . b B R r . b b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""
TWELVE_GREEN = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . g . g . . .
      . . . . g g . . . .
     p . . g g G G g . . b
      . . . . g g g . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (ONE_BLUE, "blue 1"),
        (TWO_BLUE, "blue 2"),
        (RED_AND_BLUE, "red 1, blue 2"),
        (FOUR_BLUE, "blue 4"),
        (TWO_RED_FOUR_BLUE, "red 2, blue 4"),
    ],
)
def test_lines_of_the_rulebook(picture: str, expected: str) -> None:
    """I2, §4.1"""
    assert scored(picture) == expected


def test_a_double_for_twelve() -> None:
    """I2, §4.3: by hand, half by half.

    From the left: west h7 and h6, north-west g8 and f8, north-east g9 and f10, south-west i7,
    south-east i8: 8. From the right: east h10, north-west g9, south-west i8, south-east i9: 4.
    """
    assert scored(TWELVE_GREEN) == "green 12"


def test_the_printed_symbol_counts() -> None:
    """I3, §4.2"""
    picture = EMPTY_2.replace("r . . . . g", "r R B . . g", 1)
    assert shown(picture) == "rb c9 c10"
    assert scored(picture) == "red 1"


def test_a_double_does_not_count_itself() -> None:
    """I4, §4.2"""
    assert scored(EMPTY_2.replace("r . . . . g", "r R R . . g", 1)) == "red 1"


ROW_OF_BLUE = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . . . . . . .
     p . . . . b b b B . b
      . . . . . . . . R .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""


def test_a_line_ends_at_an_empty_cell() -> None:
    """I5, §4.1"""
    assert shown(ROW_OF_BLUE) == "br h11 i11"
    assert scored(ROW_OF_BLUE) == "blue 3"
    assert scored(ROW_OF_BLUE.replace("B . b", "B b b")) == "blue 5"


def test_a_line_ends_at_another_symbol_and_at_the_edge() -> None:
    """§4.1"""
    assert scored(ROW_OF_BLUE.replace("b b b B", "b y b B")) == "blue 1"
    assert scored(ROW_OF_BLUE.replace("p . . . . b b b B", "p b b b b b b b B")) == "blue 7"
    edge = EMPTY_2.replace("r . . . . g", "r . . B G g", 1)
    assert scored(edge) == "green 1"


def test_a_line_does_not_go_on_beyond_the_board() -> None:
    """§4.1: on larger boards the cells outside the smaller one are there, and empty."""
    s = table(EMPTY_2, "gr" + " rr" * 5)
    play(s, "gr c12 d11")
    assert s.mark[0].tolist() == [0, 1, 0, 0, 0, 0]


BOTH_WAYS = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . . . . . . .
     p . . g g G G g g . b
      . . . . . . . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""
BOTH_WAYS_AND_MORE = """
          r . . . . g
         . . . . . . .
        . . . . . . . .
       . . . . . . . . .
      . . . . g g . . . .
     p . . g g G G g g . b
      . . . . . g . . . .
       . . . . . . . . .
        . . . . . . . .
         . . . . . . .
          y . . . . o
"""


def test_both_halves_of_a_double() -> None:
    """I6, §4.3, §4.4: g9 and i8 count for both halves."""
    assert shown(BOTH_WAYS) == "gg h8 h9"
    assert scored(BOTH_WAYS) == "green 4"
    assert scored(BOTH_WAYS_AND_MORE) == "green 9"


def test_no_line_goes_through_the_other_half() -> None:
    """§4.1: the green half does not see the green beyond the red half."""
    assert scored(BOTH_WAYS.replace("g g G G g g", ". . G R g g")) == "nothing"


FIVE = ROW_OF_BLUE.replace("B . b", "B b b")
THREE = ROW_OF_BLUE


def test_a_marker_stops_at_the_end() -> None:
    """I7, §4.5, §4.6"""
    s = table(FIVE, "rb" + " gg" * 5, mark=marks("b17"))
    play(s, "br h11 i11")
    assert s.mark[0, 2] == 18
    assert s.phase == EXTRA and s.extra == 1
    assert rules.to_act(s) == 0 and s.held[0] == 5


def test_exactly_eighteen_wins_a_play() -> None:
    """§4.6. A peer gives no extra play when 17 + 1 is exactly 18."""
    s = table(ONE_BLUE, "rb" + " gg" * 5, mark=marks("b17"))
    play(s, shown(ONE_BLUE))
    assert s.mark[0, 2] == 18 and s.extra == 1


def test_nothing_beyond_the_end() -> None:
    """§4.5. A peer lets a colour go on from 18 to 20."""
    s = table(TWO_BLUE, "rb" + " gg" * 5, mark=marks("b18"))
    play(s, shown(TWO_BLUE))
    assert s.mark[0, 2] == 18


def test_the_end_is_reached_once() -> None:
    """I9, §4.7"""
    s = table(THREE, "rb" + " gg" * 5, mark=marks("b18"))
    play(s, "br h11 i11")
    assert s.mark[0, 2] == 18
    assert s.extra == 0 and s.phase == REFILL


def test_two_markers_two_plays() -> None:
    """I8, §4.6: from five tiles to four to three, then six. A peer refills between them."""
    s = table(RED_AND_BLUE, "rb gg gg oy oy oy", mark=marks("r17 b16 g3 o1"))
    play(s, shown(RED_AND_BLUE))
    assert s.extra == 2 and s.held[0] == 5
    play(s, "oy c9 c10")
    assert s.extra == 1 and s.held[0] == 4 and rules.to_act(s) == 0
    play(s, "yo d8 d9")
    assert s.extra == 0 and s.held[0] == 3 and s.phase == REFILL
    for held in (4, 5, 6):
        play(s, "pp")
        assert s.held[0] == held
    assert rules.to_act(s) == 1


def test_extra_plays_win_extra_plays() -> None:
    """§4.6: one at 18 with the tile that another one allowed."""
    s = table(RED_AND_BLUE, "rb rb gg oy oy oy", mark=marks("r10 b16"))
    play(s, shown(RED_AND_BLUE))
    assert s.extra == 1
    s.mark[0, 0] = 17
    play(s, "rb h10 h11")
    assert s.mark[0, 0] == 18 and s.extra == 1 and s.held[0] == 4
    assert rules.to_act(s) == 0


def test_an_extra_play_may_be_forgone() -> None:
    """§4.6: and the rack is refilled."""
    s = table(RED_AND_BLUE, "rb gg gg oy oy oy", mark=marks("r17 b16 g3 o1"))
    play(s, shown(RED_AND_BLUE))
    assert spoken(s)[-1] == "stop"
    play(s, "stop")
    assert s.extra == 0 and s.phase == REFILL and s.held[0] == 5


def test_a_renewal_may_follow_forgone_plays() -> None:
    """§4.6, §6.2"""
    s = table(RED_AND_BLUE, "rb gg gg oy oy oy", mark=marks("r17 b16 g3 o1 y1"))
    play(s, shown(RED_AND_BLUE), "stop")
    assert spoken(s) == ["renew", "keep"]


def test_the_end() -> None:
    """§5.1: when no two empty cells are neighbours, although some are empty."""
    s = table(NEARLY_FULL, "rb gg gg oy oy oy")
    play(s, "rb h10 h11")
    assert rules.to_act(s) == OVER
    assert spoken(s) == []
    assert (s.board[:91] == -1).sum() == 2


def test_extra_plays_are_void_without_room() -> None:
    """§5.1"""
    s = table(NEARLY_FULL, "pp gg gg oy oy oy", mark=marks("p17"))
    play(s, "pp h10 h11")
    assert s.mark[0, 5] == 18
    assert rules.to_act(s) == OVER and s.extra == 0


def final(*rows: str) -> State:
    """Return a state with these markers."""
    return table(mark=marks("/".join(rows)), players=2) if len(rows) == 2 else ranked(rows)


def ranked(rows_: Any) -> State:
    s = fresh(len(rows_))
    s.mark[:] = marks("/".join(rows_))
    return s


def results(s: State) -> tuple[list[int], list[int]]:
    """Return points and ranks."""
    out = np.zeros((2, int(s.players)), np.int64)
    rules.points(s, out[0])
    rules.ranks(s, out[1])
    return out[0].tolist(), out[1].tolist()


def test_the_lowest_counts() -> None:
    """I1, §5.2, §5.3"""
    a = "r18 g10 b12 o15 y11 p18"
    b = "r9 g18 b14 o12 y15 p18"
    c = "r12 g18 b18 o9 y18 p13"
    assert results(final(a, b, c)) == ([10, 9, 9], [1, 2, 3])
    assert results(final(c, a, b)) == ([9, 10, 9], [3, 1, 2])


def test_equals_share() -> None:
    """§5.3: equal in all six, in whatever colours."""
    one, other = "r1 g2 b3 o4 y5 p6", "r6 g5 b4 o3 y2 p1"
    assert results(final(one, other, "r18 g18 b18 o18 y18")) == ([1, 1, 0], [1, 1, 3])
    assert results(final(one, "r6 g5 b4 o3 y2 p1", "r6 g5 b4 o3 y2 p2")) == ([1, 1, 2], [2, 2, 1])


def test_more_of_the_lowest_is_worse() -> None:
    """§5.3: two at 3 lose against one at 3 and a 4, whatever the highest."""
    assert results(final("r3 g3 b18 o18 y18 p18", "r3 g4 b4 o4 y4 p4")) == ([3, 3], [2, 1])
    assert results(final("r3 g4 b4 o4 y4 p5", "r3 g4 b4 o4 y4 p4")) == ([3, 3], [1, 2])


def test_all_markers_at_the_end_win_at_once() -> None:
    """§5.4. A peer plays on."""
    s = table(ONE_BLUE, "rb" + " gg" * 5, mark=marks("r18 g18 b17 o18 y18 p18/r5"))
    play(s, shown(ONE_BLUE))
    assert rules.to_act(s) == OVER
    assert results(s) == ([18, 0], [1, 2])
    assert s.extra == 0


def test_five_markers_at_the_end_do_not() -> None:
    """§5.4"""
    s = table(ONE_BLUE, "rb" + " gg" * 5, mark=marks("r18 g18 b16 o18 y18 p18/r5"))
    play(s, shown(ONE_BLUE))
    assert rules.to_act(s) != OVER


def test_the_rack_is_refilled() -> None:
    """§6.1"""
    s = table(EMPTY_2, "rb" + " gg" * 5)
    play(s, "rb h8 h9")
    assert s.phase == REFILL
    before = int(s.stock)
    play(s, "yy")
    assert s.held[0] == 6 and s.stock == before - 1 and s.bag[tile_kind("yy")] == 4
    assert rules.to_act(s) == 1 and s.phase == TURN


LOW = "r2 b2 g3 o3 y3 p3"


def after_placing(rest: str, markers: str = LOW) -> State:
    """Return the state after a tile that scores nothing, with five tiles left."""
    s = table(EMPTY_2, f"gy {rest}", mark=marks(markers))
    play(s, "gy h8 h9")
    return s


def test_a_rack_without_the_lowest_may_be_renewed() -> None:
    """I10, §6.2"""
    s = after_placing("gg go oy yp pp")
    assert rules.to_act(s) == 0
    assert spoken(s) == ["renew", "keep"]


@pytest.mark.parametrize("tile", ["bo", "rr", "gr"])
def test_one_with_a_lowest_colour_may_not(tile: str) -> None:
    """I10, §6.2: all of the colours that are equally low must be missing."""
    assert after_placing(f"gg go oy yp {tile}").phase == REFILL


def test_only_what_is_left_in_the_rack_is_looked_at() -> None:
    """§6.2: the tile that was placed may have shown the lowest colour, scored or not."""
    s = table(EMPTY_2, "rb gg go oy yp pp", mark=marks(LOW))
    play(s, "rb h8 h9")
    assert spoken(s) == ["renew", "keep"]
    s = table(
        EMPTY_2.replace("r . . . . g", "r R B . . g", 1), "rb rg go oy yp pp", mark=marks(LOW)
    )
    play(s, "rb c9 c10")  # red is at 3, blue alone is lowest
    assert spoken(s) == ["renew", "keep"]


def test_a_renewal() -> None:
    """§6.3: six new tiles from a bag without the old ones, which go into it afterwards."""
    s = after_placing("gg go oy yp pp")
    bag = s.bag.copy()
    play(s, "renew")
    assert s.phase == RENEWAL and rules.to_act(s) == CHANCE
    assert s.held[0] == 0 and tiles(s.shown[0]) == ["gg", "go", "oy", "yp", "pp"]
    assert (s.bag == bag).all()
    for held in range(1, 6):
        play(s, "rb")
        assert s.held[0] == held
    play(s, "ro")
    assert tiles(s.hand[0]) == ["rb"] * 5 + ["ro"]
    assert [int(s.bag[tile_kind(t)]) for t in ("gg", "go", "rb", "ro")] == [
        int(bag[tile_kind("gg")]) + 1,
        int(bag[tile_kind("go")]) + 1,
        int(bag[tile_kind("rb")]) - 5,
        int(bag[tile_kind("ro")]) - 1,
    ]
    assert s.stock == s.bag.sum()
    assert rules.to_act(s) == 1  # once a turn, whatever was drawn


def test_the_old_tiles_cannot_be_drawn_again_at_once() -> None:
    """§6.3: they are aside while the new ones are drawn."""
    s = after_placing("gg gg gg gg gg")
    s.bag[tile_kind("gg")] = 0
    play(s, "renew")
    assert "gg" not in spoken(s)
    play(s, *["rb"] * 6)
    assert s.bag[tile_kind("gg")] == 5


def test_nobody_must_renew() -> None:
    """§6.2. A peer forces the renewal."""
    s = after_placing("gg go oy yp pp")
    play(s, "keep")
    assert s.phase == REFILL and s.held[0] == 5
    play(s, "rr")
    assert tiles(s.hand[0]) == ["rr", "gg", "go", "oy", "yp", "pp"]
    assert rules.to_act(s) == 1


def test_who_has_no_tile_left_only_draws() -> None:
    """§6.2: there is nothing to show."""
    s = table(ONE_BLUE, "rb", mark=marks("b17 r17 g18 o18 y18 p18"), held=[1, 6, 0, 0])
    play(s, shown(ONE_BLUE))
    assert s.phase == REFILL and s.extra == 0


def test_alone() -> None:
    """§7.1: the board for two, one tile at a time, no extra play, no renewal, on to 36."""
    s = fresh(1)
    assert s.phase == DEAL
    play(s, "rb")
    assert rules.to_act(s) == 0 and len(spoken(s)) == 2 * 54
    play(s, "rb c9 c10")
    assert rules.to_act(s) == CHANCE
    play(s, "gg")
    assert s.held[0] == 1 and len(spoken(s)) < 222
    s = table(TWO_BLUE, "rb", players=1, mark=marks("b17"))
    play(s, shown(TWO_BLUE))
    assert s.mark[0, 2] == 18 and s.extra == 0 and s.phase == REFILL
    s = table(TWO_BLUE, "rb", players=1, mark=marks("b18"))
    play(s, shown(TWO_BLUE))
    assert s.mark[0, 2] == 20
    s = table(TWO_BLUE, "rb", players=1, mark=marks("b35 r36 g36 o36 y36 p36"))
    play(s, shown(TWO_BLUE))
    assert s.mark[0, 2] == 36 and rules.to_act(s) == OVER


EMPTY_4 = """
              . . . . . . . .
             . . . . . . . . .
            . . r . . . . g . .
           . . . . . . . . . . .
          . . . . . . . . . . . .
         . . . . . . . . . . . . .
        . . . . . . . . . . . . . .
       . . p . . . . B R . . . b . .
        . . . . . . . b r . . . . .
         . . . . . . . . r . . . .
          . . . . . . . . . . . .
           . . . . . . . . . . .
            . . y . . . . o . .
             . . . . . . . . .
              . . . . . . . .
"""


def team_table(markers: str, rest: str = "gg gg gg gg gg", **more: Any) -> State:
    """Return a table of teams at which seat 2 places a tile for 1 blue and 2 red."""
    four: dict[str, Any] = {"players": 4, "teams": "yes", "mark": marks(markers), "turn": 2}
    s = table(EMPTY_4, "oo " * 6, "oo " * 6, f"rb {rest}", **four, **more)
    play(s, shown(EMPTY_4, 4))
    return s


def test_teams_share_a_score_board() -> None:
    """§7.2: 0 with 2, 1 with 3."""
    s = team_table("r4 b5/r1")
    assert s.mark[0].tolist() == [6, 0, 6, 0, 0, 0]
    assert s.mark[1].tolist() == [1, 0, 0, 0, 0, 0]
    s.mark[:] = marks("r6 g5 b6 o9 y9 p9/r4 g9 b9 o9 y9 p9")
    assert results(s) == ([5, 4, 5, 4], [1, 3, 1, 3])


def test_in_teams_scoring_stops_at_eighteen_once() -> None:
    """§7.3: 17 and 2 is 18, with an extra play; 18 and 2 is 20, without."""
    s = team_table("r17 b5")
    assert s.mark[0, 0] == 18 and s.extra == 1 and rules.to_act(s) == 2
    s = team_table("r18 b5")
    assert s.mark[0, 0] == 20 and s.extra == 0


def test_in_teams_the_second_board_ends_at_thirty_six() -> None:
    """§7.3: with another extra play, and then nothing more."""
    s = team_table("r35 b35")
    assert s.mark[0].tolist() == [36, 0, 36, 0, 0, 0] and s.extra == 2
    s = team_table("r36 b36")
    assert s.mark[0].tolist() == [36, 0, 36, 0, 0, 0] and s.extra == 0


def test_a_double_stops_at_eighteen_with_both_halves() -> None:
    """§7.3, §4.3: 17 and two times two are 18, not 18 and another two."""
    s = table(BOTH_WAYS, "gg", players=1, mark=marks("g17"))
    play(s, shown(BOTH_WAYS))
    assert s.mark[0, 1] == 18


def test_teams_are_ranked_beyond_eighteen() -> None:
    """§5.3, §7.2"""
    s = team_table("")
    s.mark[:] = marks("r30 g30 b30 o30 y30 p20/r30 g30 b30 o30 y30 p21")
    assert results(s) == ([20, 21, 20, 21], [3, 1, 3, 1])


def test_a_team_wins_at_once_with_everything() -> None:
    """§5.4, §7.2: at 36, not at 18."""
    s = team_table("r35 g36 b36 o36 y36 p36")
    assert rules.to_act(s) == OVER
    s = team_table("r17 g18 b18 o18 y18 p18")
    assert rules.to_act(s) == 2


def test_a_team_renews_by_its_markers() -> None:
    """§7.2, §6.2: the partner's points count, too."""
    lows = "r9 b9 g3 o2 y3 p3"
    s = team_table(lows)
    assert spoken(s) == ["renew", "keep"]
    s = team_table(lows, rest="gg gg gg gg go")
    assert s.phase == REFILL


@pytest.mark.parametrize("players", [1, 2, 3])
def test_teams_are_for_four(players: int) -> None:
    """§7.2"""
    with pytest.raises(BadOption, match=f"teams of two are for 4 players, not {players}"):
        Match(GAME, players, options={"teams": "yes"})
    with pytest.raises(BadOption, match="possible: no, yes"):
        Match(GAME, 4, options={"teams": "maybe"})


def seen(s: State, seat: int) -> State:
    """Return what a seat sees."""
    return hidden(GAME, np.array([s], rules.STATE), seat)[0]


def test_racks_are_secret() -> None:
    """§8.1, §8.2: what others hold and the bag are one."""
    s = dealt(3, "rr rr rr rr rr gg", "bb bb bb bb bb rg", "yy yy yy yy yy rg")
    view = seen(s, 1)
    assert tiles(view.hand[1]) == ["rg"] + ["bb"] * 5
    assert not view.hand[0].any() and not view.hand[2].any()
    assert view.held.tolist() == [6, 6, 6, 0]
    assert view.bag[tile_kind("rr")] == 5 and view.bag[tile_kind("rg")] == 5
    assert view.stock == 120 - 18 and view.bag.sum() == 120 - 6
    assert seen(s, NOBODY).bag.tolist() == COPIES.tolist()


def test_who_sees_what() -> None:
    """§8.1: a drawn tile its owner, everything else everybody; alone there is no rack, §8.4."""
    s = dealt(2)
    assert rules.seen_by(s, listed(GAME, s)[0][0]) == EVERYBODY
    play(s, "rb c9 c10")
    assert rules.seen_by(s, 0) == 1 << 0
    play(s, "rr", spoken_first(s))
    assert rules.seen_by(s, 0) == 1 << 1
    assert rules.seen_by(fresh(1), 0) == EVERYBODY
    s = after_placing("gg go oy yp pp")
    assert rules.seen_by(s, rules.RENEW) == EVERYBODY
    assert rules.seen_by(s, rules.KEEP) == 1 << 0  # §8.3


def spoken_first(s: State) -> str:
    """Return what is legal, the first of it, when the draw before it is done."""
    copy = np.array([s], rules.STATE)
    play(copy[0], "rr")
    return spoken(copy[0])[0]


def test_everything_is_open_at_the_end_and_alone() -> None:
    """§8.4"""
    s = table(NEARLY_FULL, "rb gg gg oy oy oy")
    play(s, "rb h10 h11")
    assert seen(s, 1).tobytes() == s.tobytes() == seen(s, NOBODY).tobytes()
    s = fresh(1)
    play(s, "rb")
    assert seen(s, NOBODY).tobytes() == s.tobytes()


def renewed() -> State:
    """Return a game in which seat 0 has shown all five double greens and two have drawn since."""
    s = table(EMPTY_2, "gy gg gg gg gg gg", "bo bo by by bp bp", mark=marks(LOW))
    s.bag[:] = COPIES - s.hand.sum(axis=0)
    s.stock = s.bag.sum()
    play(s, "gy h8 h9", "renew", "rb", "rb", "rb", "rb", "rb", "rr")
    return s


def worlds(s: State, seat: int, count: int = 150) -> list[State]:
    """Return worlds that look to a seat like this one."""
    found = []
    for number in range(count):
        world = np.array([seen(s, seat)], rules.STATE)
        rules.deal(world[0], generator(5, number))
        found.append(world[0])
    return found


def test_shown_tiles_are_remembered() -> None:
    """§8.3: nobody can hold what was shown and has gone into the bag since."""
    s = renewed()
    assert s.bag[tile_kind("gg")] == 5
    for viewer in (NOBODY, 0, 1):
        assert not any(w.hand[:, tile_kind("gg")].any() for w in worlds(s, viewer))
    held = {kind for w in worlds(s, 1) for kind in range(KINDS) if w.hand[0, kind]}
    assert held == set(range(KINDS)) - {tile_kind("gg")}


def test_they_can_be_drawn_again() -> None:
    """§8.3: by whoever draws after the renewal, as many as he has drawn."""
    s = renewed()
    play(s, "bo h10 h11", "bo")
    assert s.fresh[0].tolist() == [0, 1, 0, 0]
    counts = {int(w.hand[1, tile_kind("gg")]) for w in worlds(s, 0)}
    assert counts == {0, 1}
    assert not any(w.hand[0, tile_kind("gg")] for w in worlds(s, 1))
    play(s, "rb i8 i9", "gg")
    assert {int(w.hand[0, tile_kind("gg")]) for w in worlds(s, 1)} == {0, 1}
    assert all(w.hand[1, tile_kind("gg")] <= 1 for w in worlds(s, 0))


def older(s: State, viewer: int, tile: str) -> int:
    """Return how many unseen tiles of a kind may be older than the first renewal."""
    view = seen(s, viewer)
    return int(view.bag[tile_kind(tile)]) - int(reserved(view, tile_kind(tile), 0))


def test_what_oneself_has_drawn_is_not_held_against_others() -> None:
    """§8.3: of two kinds shown, one's own tile may be one of those shown, or an older one."""
    s = renewed()
    s.shown[0, tile_kind("rg")] = 2
    play(s, "bo h10 h11", "rg")
    assert s.bag[tile_kind("rg")] == 5
    for viewer in (NOBODY, 0, 1):
        assert older(s, viewer, "rg") == 4


def test_what_somebody_has_had_all_the_time_is_older() -> None:
    """§8.3: a tile that was there before the renewal is none of those shown at it."""
    s = renewed()
    s.shown[0, tile_kind("bo")] = 2
    for viewer in (NOBODY, 0, 1):
        assert older(s, viewer, "bo") == seen(s, viewer).bag[tile_kind("bo")] - 2
    play(s, "bo h10 h11", "bo")
    assert s.shown[0, tile_kind("bo")] == 2  # what was played was older, for certain
    play(s, "rb i8 i9", "yy", "bo j8 j9")
    assert s.shown[0, tile_kind("bo")] == 1  # but this one may be one of them


def test_one_knows_which_of_ones_own_tiles_are_old() -> None:
    """§8.3: four rg since the start, two were shown, and the new tile is yy: nobody has an rg."""
    s = table(EMPTY_2, "gy rg rg go go go", "rg rg rg rg bb bb", mark=marks("r3 g3 y3 p3 o3"))
    s.bag[:] = COPIES - s.hand.sum(axis=0)
    s.stock = s.bag.sum()
    play(s, "gy h8 h9", "renew", "bb", "bb", "yp", "yp", "yp", "yp", "bb i8 i9", "yy")
    assert not any(w.hand[0, tile_kind("rg")] for w in worlds(s, 1, 300))
    assert s.since[0, 1, tile_kind("yy")] == 1 and not seen(s, 0).since.any()
    played = np.array([s], rules.STATE)[0]
    play(played, "yp j8 j9", "rr", "yy k8 k9")
    assert not played.since[0, 1].any()


def test_a_renewal_makes_all_tiles_older() -> None:
    """§8.3: the new ones too, as the old ones lie aside meanwhile."""
    s = renewed()
    assert s.renewals == 1 and not s.fresh.any() and not s.since.any()


def twice_renewed() -> State:
    """Return a game in which seat 0 has shown five double greens, and then seat 1 other tiles."""
    s = table(EMPTY_2, "gy gg gg gg gg gg", "bo go oy oy oy oy", mark=marks(f"{LOW}/{LOW}"))
    s.bag[:] = COPIES - s.hand.sum(axis=0)
    s.stock = s.bag.sum()
    play(s, "gy h8 h9", "renew", "rb", "rb", "rb", "rb", "rb", "rr")
    play(s, "bo i8 i9", "renew", *["by"] * 6)
    return s


def test_a_second_renewal_does_not_make_the_first_forgotten() -> None:
    """§8.3: who has drawn nothing since has none of what was shown, at either of them."""
    s = twice_renewed()
    assert [tiles(row) for row in s.shown[:2]] == [["gg"] * 5, ["go", *["oy"] * 4]]
    assert s.fresh[:2].tolist() == [[0, 6, 0, 0], [0, 0, 0, 0]]
    for viewer in (NOBODY, 1):
        for w in worlds(s, viewer, 300):
            assert not w.hand[0, tile_kind("gg")]
            assert w.hand[0, tile_kind("oy")] <= 6 - 4
    given = [int(w.hand[1, tile_kind("gg")]) for w in worlds(s, 0)]
    assert max(given) > 0  # seat 1 has drawn after the first
    assert all(w.hand[1, tile_kind("oy")] <= 2 for w in worlds(s, 0))


def test_what_is_shown_again_is_counted_once() -> None:
    """§8.3: of three gg that seat 1 shows, one can be of those that seat 0 showed."""
    s = renewed()
    s.shown[0, tile_kind("gg")] = 3
    s.hand[1] = 0
    for tile in ("bo", "by", "gg", "gg", "gg", "gg"):
        s.hand[1, tile_kind(tile)] += 1
    s.mark[1] = marks("r9 g9 b9 o1 y2 p9")[0]
    play(s, "by h10 h11", "bo", "rb i8 i9", "rr", "bo j8 j9", "rr")
    s.hand[1, tile_kind("rr")] = 0
    s.hand[1, tile_kind("gg")] = s.held[1] = 5
    s.mark[1] = marks("r1 g9 b1 o9 y9 p9")[0]
    put_aside(s, 1)
    assert s.shown[:2, tile_kind("gg")].tolist() == [1, 5]  # fresh were two
    assert s.fresh[0].tolist() == [1, 0, 0, 0]


def test_the_last_four_renewals_are_remembered() -> None:
    """§8.3"""
    s = renewed()
    s.turn = 0
    for tile in ("yy", "pp", "oo", "bb"):
        s.hand[0] = 0
        s.hand[0, tile_kind(tile)] = 5
        s.held[0] = 5
        put_aside(s, 0)
        s.phase = RENEWAL
        play(s, *["rg", "ro", "ry", "rp", "gb", "go"])
        s.turn = 0
    assert s.renewals == MEMORY == 4
    assert [tiles(row)[0] for row in s.shown] == ["yy", "pp", "oo", "bb"]
    assert s.fresh.tolist() == [[6, 0, 0, 0]] * 3 + [[0] * 4]
    assert s.since[2, 0].sum() == 6 and not s.since[3].any()


def test_dealing_never_hangs() -> None:
    """§8.3: others are dealt newer tiles where whoever decides has got all older ones."""
    s = table(EMPTY_2, "gg " * 5, "bb " * 6, mark=marks("r1 b1/"))
    s.mark[0] = marks("g1 r1 b1 o1 y1")[0]
    s.phase, s.renewals, s.fresh[0, 0] = rules.CHOICE, 1, 5
    s.bag[:] = s.hand[:] = 0
    s.bag[tile_kind("gg")], s.bag[tile_kind("rr")] = 6, 5
    s.shown[0, tile_kind("rr")] = 5
    for number in range(30):
        world = np.array([s], rules.STATE)
        rules.deal(world[0], generator(number))
        assert world[0].hand.sum() == 11 and rules.may_renew(world[0])


def test_who_decides_is_dealt_to_first() -> None:
    """§8.3: others are not given the only tiles that he can have."""
    s = table(EMPTY_2, "bb bb bb bb bb gg", "rb rr rr rr rr rr", turn=1, mark=marks("/r1"))
    s.bag[:] = COPIES - s.hand.sum(axis=0)
    play(s, "rb h8 h9")
    assert spoken(s) == ["renew", "keep"]
    assert all(w.hand[1, tile_kind("rr")] == 5 for w in worlds(s, NOBODY, 20))


def test_during_a_renewal_the_old_tiles_are_nowhere() -> None:
    """§8.3, §6.3"""
    s = table(EMPTY_2, "gy gg gg gg gg gg", "bo bo bo bo bo bo", mark=marks(LOW))
    s.bag[:] = COPIES - s.hand.sum(axis=0)
    s.stock = s.bag.sum()
    play(s, "gy h8 h9", "renew", "rb")
    for w in worlds(s, 1):
        assert w.hand.sum() == 7 and w.hand[0, tile_kind("gg")] == 0
    s.shown[0, tile_kind("rg")] = 2
    assert older(s, 1, "rg") == 6


def test_who_decides_about_a_renewal_may() -> None:
    """§8.3: in every world that others think of."""
    s = after_placing("gg go oy yp pp")
    s.bag[:] = COPIES - s.hand.sum(axis=0)
    assert all(rules.may_renew(w) for w in worlds(s, 1))


def test_tiles_are_dealt_as_they_are_likely() -> None:
    """§8.2: seven in eight times a tile of a kind that is seven times as frequent."""
    s = dealt(2)
    s.hand[1] = s.held[1] = s.bag[:] = 0
    s.bag[tile_kind("yy")], s.bag[tile_kind("pp")] = 1, 7
    s.held[1] = 1
    drawn = [int(w.hand[1, tile_kind("pp")]) for w in worlds(s, 0, 400)]
    assert 320 < sum(drawn) < 380


def test_random_games_end_full() -> None:
    """§5.1, and the bag is never empty: at most 42, 60 and 81 tiles fit."""
    for players, most in ((1, 42), (2, 42), (3, 60), (4, 81)):
        *_, last = moments(GAME, players, seed=0)
        s = last.state[0]
        assert s.phase == END and rules.is_full(s)
        assert int(s.placed) <= most and s.stock >= 120 - most - 6 * players


def test_a_match_from_start_to_end() -> None:
    """§5.2, §5.3: what a match says is what the rules say."""
    match = Match(GAME, 3, chance=Fair.seeded(4), target="cpu")
    rng = generator(4)
    while not match.over:
        match.play(match.legal()[below(len(match.legal()), rng)])
    table_ = match.view().table
    assert match.points == [min(own.values()) for own in table_["markers"]]
    order = sorted(range(3), key=lambda seat: sorted(table_["markers"][seat].values()))
    assert [match.ranks[seat] for seat in order] == sorted(match.ranks, reverse=True)
