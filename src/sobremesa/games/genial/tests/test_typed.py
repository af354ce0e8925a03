"""What a person types, what is said against it, and positions as text."""

import re

import numpy as np
import pytest

from sobremesa.engine.contract import HIDDEN, BadPosition, IllegalAction, Refused
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.genial import GAME, rules, words
from sobremesa.games.genial.notation import CELL_CALLED, CELL_NAME, board_colours, board_text
from sobremesa.games.genial.tests.drawn import EMPTY_2, marks, play, spoken, table
from sobremesa.games.genial.tests.test_rules import LOW, after_placing, dealt
from tests.play import moments


def given(*typed: str) -> Match:
    """Return a match of two in which seat 0 holds red-blue and others."""
    match = Match(GAME, 2)
    for tile in ["rb", "rg", "gg", "op", "op", "yy", *["bb"] * 5, "rr"]:
        match.play(tile)
    for text in typed:
        match.play(text)
    return match


@pytest.mark.parametrize(
    "text", ["rb c9 c10", "br c10 c9", "r c9 b c10", "B C10  r c9", "bR c10 c9"]
)
def test_a_placement_can_be_typed_in_many_ways(text: str) -> None:
    match = given(text)
    board = match.view().table["board"]
    assert (board["c9"], board["c10"]) == ("r", "b")
    assert match.view().table["markers"][0]["r"] == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rb c8 c9", "c8 is taken"),
        ("rb c9 e9", "c9 and e9 are not neighbours"),
        ("rb c9 c9", "c9 and c9 are not neighbours"),
        ("rb a8 a9", "a8 is no cell of this board"),
        ("rb c9 z3", "z3 is no cell of this board"),
        ("oo c9 c10", "you do not hold oo"),
        ("bg c9 c10", "you do not hold gb"),
        ("rb h8 h9", "in the first round, touch a printed symbol that nobody else has touched"),
    ],
)
def test_what_is_refused_and_why(text: str, reason: str) -> None:
    match = given()
    before = match.position
    with pytest.raises(Refused, match=f"^{reason}$"):
        match.play(text)
    assert match.position == before


def test_a_symbol_that_is_taken() -> None:
    """§3.2"""
    match = given("rb c9 c10", "ro")
    with pytest.raises(Refused, match="touch a printed symbol that nobody else has touched"):
        match.play("bb d7 e7")


def test_no_tile_is_to_be_placed_now() -> None:
    s = after_placing("gg go oy yp pp")
    with pytest.raises(Refused, match="no tile is to be placed now"):
        words.read(s, "gg h10 h11")


@pytest.mark.parametrize(
    "text", ["", "xx c9 c10", "rb c9", "rb c9 c10 d9 d10", "hello", "r c9 c10"]
)
def test_what_means_nothing(text: str) -> None:
    with pytest.raises(IllegalAction, match="is not legal; seat 0 can: "):
        given().play(text)


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words(language: str) -> None:
    speech = Speech(language, GAME)
    said = set()
    for text in ("rb c8 c9", "rb c9 e9", "rb a8 a9", "oo c9 c10", "rb h8 h9"):
        with pytest.raises(Refused) as refusal:
            given().play(text)
        reason = refusal.value.reason
        said.add(speech.say(reason.name, **reason.facts))
    assert len(said) == 5


def test_cells_have_names() -> None:
    assert CELL_NAME[0] == "h8"
    assert len(CELL_CALLED) == 169
    assert all(re.fullmatch("[a-o]([1-9]|1[0-5])", name) for name in CELL_NAME)


def test_what_is_typed_is_what_is_legal() -> None:
    """Every legal placement is read back, in both orders, and no other is."""
    for moment in list(moments(GAME, 2, seed=1))[13::23]:
        s = moment.state[0]
        if moment.to_act < 0 or s.phase == rules.CHOICE:
            continue
        for action in [a for a in moment.legal if a < rules.STOP][::5]:
            tile, one, other = words.say(s, action).split()
            assert words.read(s, f"{tile} {one} {other}") == [action]
            assert words.read(s, f"{tile[::-1]} {other} {one}") == [action]


def test_notation() -> None:
    s = dealt(2)
    assert "rb c9 c10" in spoken(s) and "br c9 c10" in spoken(s)
    assert "rb c10 c9" not in spoken(s)
    assert spoken(after_placing("gg go oy yp pp")) == ["renew", "keep"]


def test_a_board_as_text() -> None:
    text = "r4g/7/8/9/10/p3bb4b/10/9/8/7/y4o"
    board = np.full(170, -1, np.int8)
    for cell, colour in board_colours(text, 2).items():
        board[cell] = colour
    assert board_text(board, 2) == text
    assert {CELL_NAME[c] for c in range(169) if board[c] >= 0} >= {"h7", "h8", "c8", "m8"}


START = (
    "board:r4g/7/8/9/10/p9b/10/9/8/7/y4o racks:rr.rr.rr.rr.rr.gg/bb.bb.bb.bb.bb.oo "
    "markers:0.0.0.0.0.0/0.0.0.0.0.0 bag:066666466660666466565 shown:- fresh:0/0 "
    "phase:turn turn:0 extra:0 teams:no"
)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("r4g", "r5g", "the row r5g has 7 cells, not 6"),
        ("r4g", "g4r", "the six printed symbols are not where they belong"),
        ("r4g", "rx3g", "'rx3g' is no row of a board"),
        ("/y4o", "", "a board for 2 has 11 rows, not 10"),
        ("/10/p9b", "/5r4/p9b", "the colour r is there 41 times, not 40"),
        ("gg/bb", "gg.gg/bb", "nobody has 7 tiles"),
        ("gg/bb", "gx/bb", "'gx' is no tile: it has two of the letters rgboyp"),
        ("rr.gg/", "rr/", "the colour g is there 38 times, not 40"),
        ("rr.gg/bb.bb", "rr/gg.bb.bb", "nobody has 7 tiles"),
        ("bag:066666466660666466565", "bag:066666466660666466566", "there are only 5 tiles pp"),
        ("bag:066666466660666466565", "bag:0666664666606664665650", "21 digits"),
        ("bag:066666466660666466565", "bag:066666466660666466564", "the colour p is there 38"),
        ("0.0.0.0.0.0/", "19.0.0.0.0.0/", "'19' is not a number from 0 to 18"),
        ("0.0.0.0.0.0/", "0.0.0.0.0/", "a score board has 6 markers, not 5"),
        ("0.0.0.0.0.0/", "", "markers has 1 parts, not 2"),
        ("0.0.0.0.0.0/", "18.18.18.18.18.18/", "it is over when"),
        ("fresh:0/0", "fresh:7/0", "'7' is not a number from 0 to 6"),
        ("fresh:0/0", "fresh:0", "fresh has 1 parts, not 2"),
        ("turn:0", "turn:2", "'2' is not a number from 0 to 1"),
        ("extra:0", "extra:1", "extra plays are for whoever has won them"),
        ("phase:turn", "phase:extra", "what was played is missing"),
        ("phase:turn", "phase:choice", "what was played is missing"),
        ("phase:turn", "phase:deal", "racks are full"),
        ("phase:turn", "phase:end", "it is over when"),
        ("phase:turn", "phase:lunch", "'lunch' is none of deal, refill"),
        ("teams:no", "teams:yes", "teams of two are for 4 players, not 2"),
        ("/bb.bb.bb.bb.bb.oo", "", "fresh has 2 parts, not 1"),
        ("/bb.bb.bb.bb.bb.oo", "/-/-/-/-", "a position has 1 to 4 racks, not 5"),
    ],
)
def test_a_position_that_cannot_be(old: str, new: str, reason: str) -> None:
    words.place(START, np.zeros(1, rules.STATE)[0])
    assert START.count(old) >= 1
    with pytest.raises(ValueError, match=re.escape(reason)):
        words.place(START.replace(old, new, 1), np.zeros(1, rules.STATE)[0])


def test_a_rack_with_the_lowest_colour_is_not_asked_about() -> None:
    text = START.replace("rr.gg/", "rr/").replace("bag:0666664", "bag:0666665")
    text = text.replace("phase:turn", "phase:choice").replace("0.0.0.0.0.0/", "1.0.0.0.0.0/")
    words.place(text, np.zeros(1, rules.STATE)[0])
    with pytest.raises(BadPosition, match="only a rack without the lowest is renewed"):
        words.place(text.replace("1.0.0.0.0.0/", "0.0.0.0.0.1/"), np.zeros(1, rules.STATE)[0])


def test_the_table_for_programs() -> None:
    s = table(EMPTY_2, "rb gg gg oy oy oy", mark=marks(LOW))
    shown = words.table(s)
    assert shown["board"]["h13"] == "b" and len(shown["board"]) == 6
    assert shown["racks"][0] == ["rb", "gg", "gg", "oy", "oy", "oy"]
    assert shown["markers"][0] == {"r": 2, "g": 3, "b": 2, "o": 3, "y": 3, "p": 3}
    assert shown["points"] == [2, 0] and shown["phase"] == "turn"


def test_what_is_told() -> None:
    s = table(EMPTY_2, "rb gg gg oy oy oy", mark=marks("r17"))
    action = words.read(s, "rb c9 c10")
    told = words.tell(s, action[0]) if action else None
    assert told is not None and told.name == "place"
    assert told.facts == {
        "one": "r", "other": "b", "points": 1, "more": 0, "cell": "c9", "next": "c10", "extra": 1,
    }  # fmt: skip
    double = words.tell(s, (words.read(s, "gg d12 e11") or [0])[0])
    assert double is not None and (double.name, double.facts["points"]) == ("double", 1)


def test_alone_no_extra_play_is_told() -> None:
    """§7.1"""
    s = table(EMPTY_2, "rb", players=1, mark=marks("r17"))
    told = words.tell(s, (words.read(s, "rb c9 c10") or [0])[0])
    assert told is not None and (told.facts["points"], told.facts["extra"]) == (1, 0)


def test_shown_tiles_and_the_end_are_told() -> None:
    s = after_placing("gg go oy yp pp")
    before = np.array([s], rules.STATE)[0]
    play(s, "renew")
    assert words.event(before, s) is None
    told = words.tell(s, HIDDEN)
    assert told is not None and told.facts == {"seat": 0, "tiles": "gg go oy yp pp"}
    own = words.tell(s, 0)
    assert own is not None and own.name == "draw"
    play(s, "rb")
    assert words.tell(s, HIDDEN) is None
    over = np.array([s], rules.STATE)[0]
    over.phase = rules.END
    event = words.event(s, over)
    assert event is not None and event.facts["why"] == "top"
    over.open[:] = 0
    event = words.event(s, over)
    assert event is not None and event.facts["why"] == "full"
    assert words.event(before, before) is None
