"""Genial on the screen: what is drawn, the same in words, and pointing at a place."""

from typing import Any

import numpy as np
import pytest
from rich.console import Console

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.genial import GAME, aim, rules, terminal, words
from sobremesa.games.genial.notation import rows, tiles
from sobremesa.games.genial.tests.drawn import EMPTY_2, marks, play, shown, table
from sobremesa.games.genial.tests.test_rules import (
    FIVE,
    RED_AND_BLUE,
    TWO_BLUE,
    after_placing,
    dealt,
    team_table,
)
from sobremesa.games.genial.tests.test_typed import given
from tests.play import bots_match, hidden, listed

NAMES = ("You", "Bruno (sensible)", "Carla (sensible)", "Dario (sensible)")


def view_of(s: Any, seat: int = 0, log: Any = ()) -> View:
    """Return the view of a seat."""
    view = hidden(GAME, np.array([s], rules.STATE), seat)[0]
    legal = tuple(listed(GAME, view)[0]) if rules.to_act(s) == seat else ()
    return View(GAME, seat, view, int(rules.to_act(view)), legal, log)


def screen(picture: Any, width: int = 80) -> str:
    """Return what is seen of a picture, without colours."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def drawn(s: Any, language: str = "en", width: int = 80, draw: Any = terminal.draw) -> str:
    """Return what seat 0 sees on a screen."""
    return screen(draw(view_of(s), NAMES, Speech(language, GAME)), width)


def sample_table() -> Any:
    """Return a table with something of everything on it."""
    return table(TWO_BLUE.replace("B R", ". ."), "rb gg gg oy oy oy", mark=marks("r17 b3/g18"))


def test_the_board_is_drawn() -> None:
    """Signs and letters on tiles, names on empty cells, rows half a cell apart."""
    lines = [line.rstrip() for line in drawn(sample_table(), width=50).splitlines()]
    assert "           ✹r  c9 c10 c11 c12  ●g" in lines
    assert " ○p  h4  h5  h6  ✶b  h8  h9 h10 h11 h12  ✶b" in lines
    assert "           ☼y  m4  m5  m6  m7  ⬢o" in lines


def test_the_tracks_are_drawn() -> None:
    """A bar, a number, and a sign at the lowest."""
    shown_ = drawn(sample_table())
    assert "▶You           Bruno (sensi…" in shown_
    assert "✹r ████████▌ 17  ·········  0◂" in shown_
    assert "●g ·········  0◂ █████████ 18" in shown_
    assert "✶b █▌·······  3" in shown_


def test_the_rack_and_the_bag_are_drawn() -> None:
    shown_ = drawn(sample_table()).replace("\u00a0", " ")
    assert "Your tiles:   ✹r  ✶b    ●g  ●g    ●g  ●g    ⬢o  ☼y    ⬢o  ☼y    ⬢o  ☼y" in shown_
    assert "Tiles in the bag: 120" in shown_


def test_others_racks_are_not_shown() -> None:
    s = table(EMPTY_2, "oo oo oo oo oo oo", "pp pp pp pp pp pp")
    for draw in (terminal.draw, terminal.describe):
        shown_ = drawn(s, draw=draw).replace("\u00a0", " ")
        assert "○p  ○p" not in shown_ and "purple–purple" not in shown_


def test_what_was_placed_since_ones_last_turn_is_marked() -> None:
    """By brackets, not by colour alone."""
    match = given("rb c9 c10", "ro")
    speech = Speech("en", GAME)
    assert "[✹r][✶b]" in screen(terminal.draw(match.view(0), NAMES, speech))
    match.play("bb d12 e12")
    match.play("oo")
    for seat in (0, -1):
        shown_ = screen(terminal.draw(match.view(seat), NAMES, speech))
        assert shown_.count("[✶b]") == shown_.count("[") == 2
    match.play("gr d9 e9")
    assert screen(terminal.draw(match.view(1), NAMES, speech)).count("[") == 2


@pytest.mark.parametrize(
    ("players", "width", "track"),
    [
        (2, 80, "✹r ·········  0◂ ·········  0◂"),
        (2, 60, "✹r ·  0◂ ·  0◂"),
        (2, 43, "✹r  0◂  0◂"),
        (3, 80, "✹r ···  0◂ ···  0◂ ···  0◂"),
        (4, 80, "✹r  0◂  0◂  0◂  0◂"),
        (4, 100, "✹r ····  0◂ ····  0◂ ····  0◂ ····  0◂"),
        (4, 130, "✹r ·········  0◂ ·········  0◂ ·········  0◂ ·········  0◂"),
    ],
)
def test_the_tracks_are_beside_the_board(players: int, width: int, track: str) -> None:
    """With bars as long as there is room, and no line more than the board has."""
    lines = drawn(dealt(players), width=width).splitlines()
    board = lines[: len(rows(players))]
    assert any(line.rstrip().endswith(track) and not line.startswith("✹") for line in board)
    assert any("You" in line for line in board)
    assert lines[len(board)].startswith("Your tiles")


def test_short_names_have_no_dots() -> None:
    assert "▶You Bru Car Dar" in drawn(dealt(4), width=80)
    assert "▶You     Bruno … Carla …" in drawn(dealt(3), width=80)


def test_without_room_beside_the_tracks_are_above_or_below_the_board() -> None:
    """Above while one reads down to the prompt; below what one points at."""
    view, at = pressed(centre())
    speech = Speech("en", GAME)
    for picture, below in (
        (terminal.draw(view, NAMES, speech), False),
        (terminal.draw_aim(view, NAMES, speech, at), True),
    ):
        lines = screen(picture, width=50).splitlines()
        [tracks] = [place for place, line in enumerate(lines) if "▶You" in line]
        [first_row] = [place for place, line in enumerate(lines) if "c10 c11" in line]
        assert (tracks > first_row) == below


def test_a_narrow_screen_has_a_small_board() -> None:
    lines = drawn(sample_table(), width=40).splitlines()
    assert "      c8 r · · · · g c13" in lines
    assert " h3 p · · · b · · · · · b h13" in lines
    assert any("17" in line and "█" in line for line in lines)


def test_a_small_board_marks_what_was_placed_last() -> None:
    match = given("rb c9 c10", "ro", "bb d12 e12", "oo")
    shown_ = screen(terminal.draw(match.view(0), NAMES, Speech("en", GAME)), width=40)
    assert "r r b · · g c13" in shown_
    assert "· · · · · b*· d13" in shown_
    assert shown_.count("*") == 2


def test_all_racks_lie_open_at_the_end() -> None:
    """Each behind its name, drawn and in words."""
    match = bots_match(GAME, "sensible", 2, seed=3)
    view = match.view(0)
    held = [tiles(view.state.hand[seat]) for seat in (0, 1)]
    assert all(held)
    drawn_ = screen(terminal.draw(view, NAMES, Speech("en", GAME))).replace("\u00a0", " ")
    plain = screen(terminal.describe(view, NAMES, Speech("en", GAME)), width=500)
    for name, rack in zip(NAMES, held, strict=False):
        [line] = [line for line in drawn_.splitlines() if line.startswith(f"{name}:")]
        assert [x[1] for x in line.partition(":")[2].split()] == list("".join(rack))
        last = [line for line in plain.splitlines() if line.startswith(f"{name}: ")][-1]
        assert [text[-3:-1] for text in last.split(", ")] == rack


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [44, 80, 120])
def test_it_fits(language: str, width: int) -> None:
    """No line is broken but those of words."""
    s = dealt(4)
    for draw in (terminal.draw, terminal.describe):
        lines = drawn(s, language, width, draw).splitlines()
        assert max(map(len, lines)) <= width
    lines = drawn(s, language, width).splitlines()
    assert sum("✹r" in line for line in lines) >= 1
    assert len([line for line in lines if "◂" in line]) == 6


def test_the_table_in_words() -> None:
    shown_ = " ".join(drawn(sample_table(), draw=terminal.describe).split())
    assert "You: red 17, green 0, blue 3, orange 0, yellow 0, purple 0; lowest 0." in shown_
    assert "Row c8 to c13: c8 red, c13 green." in shown_
    assert "Row d7 to d13: empty." in shown_
    assert "Row h3 to h13: h3 purple, h7 blue, h13 blue." in shown_
    assert "Your tiles: red–blue (rb), green–green (gg), green–green (gg)," in shown_
    assert not set("✹●✶⬢☼○█·") & set(shown_)


def test_extra_plays_are_said() -> None:
    s = table(RED_AND_BLUE, "rb gg gg oy oy oy", mark=marks("r17 b16"))
    play(s, shown(RED_AND_BLUE))
    for draw in (terminal.draw, terminal.describe):
        assert "Genial! 2 extra plays." in drawn(s, draw=draw)
        assert "Genial" not in drawn(sample_table(), draw=draw)


def test_partners_share_their_tracks() -> None:
    lines = drawn(team_table("r17 b5"), width=120).splitlines()
    assert sum("◂" in line for line in lines) == 6
    assert any(" You" in line and " Bruno" in line and "Carla" not in line for line in lines)
    assert any("▶Carla" in line and " Dario" in line for line in lines)
    said = drawn(team_table("r17 b5"), draw=terminal.describe, width=200)
    assert "You and Carla (sensible): red 18, green 0, blue 6" in said
    assert said.count("lowest") == 2


def test_offers_are_the_best_place_of_each_tile() -> None:
    s = sample_table()
    offers = [words.say(view_of(s).state, action) for action in terminal.offers(view_of(s))]
    assert len(offers) == 3
    assert {offer.split()[0] for offer in offers} <= {"rb", "br", "gg", "oy", "yo"}
    message = words.tell(s, terminal.offers(view_of(s))[0])
    assert message is not None and 2 in (message.facts["more"], message.facts["points"])
    s = after_placing("gg go oy yp pp")
    assert [words.say(s, action) for action in terminal.offers(view_of(s))] == ["renew", "keep"]


def test_offers_are_ranked_by_what_counts() -> None:
    """§4.5: a point for red, rather than five for a blue marker at the end."""
    open_ = FIVE.replace("B b b", ". b b").replace("R", ".")
    s = table(open_, "rb rb rb rb rb rb", mark=marks("r12 g9 b18 o9 y9 p9"))
    [offer] = terminal.offers(view_of(s))
    message = words.tell(s, offer)
    assert message is not None
    gains = {message.facts["one"]: message.facts["points"]}
    gains[message.facts["other"]] = message.facts["more"]
    assert gains == {"r": 1, "b": 0}


def pressed(s: Any, *keys: str) -> tuple[View, aim.Aim]:
    """Return where keys lead from the start."""
    view = view_of(s)
    at = terminal.aim(view)
    assert at is not None
    for key in keys:
        at = terminal.moved(view, at, key)
    return view, at


def where(s: Any, *keys: str) -> str:
    """Return what keys point at."""
    return terminal.aimed(*pressed(s, *keys))


def centre() -> Any:
    """Return a table on which pointing starts in the middle."""
    return table(EMPTY_2, "rb rb gg gg oy oy")


def test_pointing_begins_at_something_legal() -> None:
    s = centre()
    assert where(s) == "rb g8 h8"
    assert words.read(view_of(s).state, where(s))
    assert where(dealt(2)) == "rg d8 e8"


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["left"], "rb g7 h7"),
        (["right"], "rb g9 h9"),
        (["up"], "rb f9 g9"),
        (["down"], "rb h8 i8"),
        (["up", "up"], "rb e9 f9"),
        (["up", "down"], "rb g8 h8"),
        (["down", "down", "up", "up"], "rb g8 h8"),
        ([" "], "rb g8 g9"),
        ([" ", " "], "rb g8 f9"),
        ([" "] * 3, "rb g8 f8"),
        ([" "] * 4, "rb g8 g7"),
        ([" "] * 5, "rb g8 h7"),
        ([" "] * 6, "rb g8 h8"),
        (["f"], "br g8 h8"),
        (["f", "f"], "rb g8 h8"),
        (["tab"], "gg g8 h8"),
        (["tab", "tab"], "oy g8 h8"),
        (["tab", "tab", "tab"], "rb g8 h8"),
        (["x"], "rb g8 h8"),
        (["left"] * 20, "rb g4 h4"),
        (["right"] * 20, "rb g13 h13"),
        (["up"] * 20, "rb c10 d10"),
        (["down"] * 20, "rb m5 n5"),
    ],
)
def test_keys_point(keys: list[str], expected: str) -> None:
    assert where(centre(), *keys) == expected


def test_up_along_the_edge() -> None:
    """Where it does not go straight on, it goes on as it can."""
    assert where(centre(), *["left"] * 20, "up", "up").split()[1] == "e6"


def test_nothing_to_point_at() -> None:
    assert terminal.aim(view_of(after_placing("gg go oy yp pp"))) is None
    assert terminal.aim(view_of(dealt(2), seat=1)) is None


def test_what_is_pointed_at_is_drawn_with_its_points() -> None:
    s = table(TWO_BLUE.replace("B R", ". ."), "rb rb gg gg oy oy", mark=marks("b17"))
    view, at = pressed(s, "f")
    assert terminal.aimed(view, at).startswith("br ")
    at = at._replace(cell=0, way=0)
    said = screen(terminal.draw_aim(view, NAMES, Speech("en", GAME), at))
    assert "›✶b‹›✹r‹" in said
    assert "blue–red on h8 and h9: blue +1, red +0. Genial! One extra play." in said
    assert "▸" in said
    narrow = screen(terminal.draw_aim(view, NAMES, Speech("en", GAME), at), width=40)
    assert " h3 p · · · b B R · · · b h13" in narrow


@pytest.mark.parametrize("board", [terminal.large_board, terminal.small_board])
def test_what_is_pointed_at_stands_out(board: Any) -> None:
    picture = board(view_of(sample_table()), {0: 2, 1: 0})
    pointed = [span for span in picture.spans if span.style == "bold black on white"]
    assert len(pointed) == 2
    letters = [picture.plain[span.start : span.end].strip("›‹")[-1] for span in pointed]
    assert {letter.lower() for letter in letters} == {"b", "r"}


@pytest.mark.parametrize("language", languages())
def test_what_is_not_possible_is_said(language: str) -> None:
    view, at = pressed(sample_table(), "right")
    speech = Speech(language, GAME)
    reasons = set()
    for cell, way in ((7, 0), (0, 3), (70, 0), (90, 5)):
        reasons.add(screen(aim.preview(view, at._replace(cell=cell, way=way), speech)))
    assert len(reasons) >= 3
