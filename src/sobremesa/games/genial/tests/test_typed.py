"""What a person types, what is said against it, and positions as text."""

import re
from importlib.resources import files
from itertools import product

import numpy as np
import pytest

from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import (
    ALL,
    HIDDEN,
    NOBODY,
    BadPosition,
    IllegalAction,
    Refused,
    State,
)
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.genial import GAME, rules, words
from sobremesa.games.genial.board import EDGE, NEIGHBOUR, SYMBOL_CELL
from sobremesa.games.genial.bots import sensible
from sobremesa.games.genial.memory import MEMORY
from sobremesa.games.genial.notation import (
    CELL_CALLED,
    CELL_NAME,
    LETTERS,
    board_colours,
    board_text,
)
from sobremesa.games.genial.position import agree
from sobremesa.games.genial.tests.audit import audit
from sobremesa.games.genial.tests.drawn import EMPTY_2, marks, play, shown, spoken, table
from sobremesa.games.genial.tests.test_rules import (
    EMPTY_4,
    FIVE,
    LOW,
    NEARLY_FULL,
    ONE_BLUE,
    after_placing,
    dealt,
)
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
    tried = 0
    asked = [moment for moment in moments(GAME, 2, seed=1) if moment.to_act >= 0]
    for moment in asked[::9][:4]:  # the first round too
        s = moment.state[0]
        assert s.phase == rules.TURN
        legal = {words.say(s, action): action for action in moment.legal if action < rules.STOP}
        for one, other, _ in EDGE:
            for tile in ("".join(two) for two in product(LETTERS, repeat=2)):
                text = f"{tile} {CELL_NAME[one]} {CELL_NAME[other]}"
                back = f"{tile[::-1]} {CELL_NAME[other]} {CELL_NAME[one]}"
                expected = [legal[text]] if text in legal else "refused"
                assert understood(s, text) == understood(s, back) == expected
                tried += text in legal
        assert tried
    assert tried > 500


def understood(s: State, text: str) -> list[int] | str | None:
    """Return what a text means, or that it is refused."""
    try:
        return words.read(s, text)
    except Refused:
        return "refused"


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
    "markers:0.0.0.0.0.0/0.0.0.0.0.0 bag:066666466660666466565 shown:- fresh:- "
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
        ("shown:- fresh:-", "shown:gg fresh:7.0", "'7' is not a number from 0 to 6"),
        ("shown:- fresh:-", "shown:gg fresh:0", "fresh counts for 1 racks, not 2"),
        ("shown:-", "shown:gg", "nobody has shown 1 tiles"),
        ("shown:- fresh:-", "shown:-/- fresh:0.0", "shown has 2 parts, not 1"),
        ("shown:- fresh:-", "shown:" + ".".join(["gg"] * 200) + " fresh:0.0", "shown 200 tiles"),
        ("shown:- fresh:-", "shown:-/-/-/-/- fresh:" + "/".join(["0.0"] * 5), "no more than 4"),
        ("shown:- fresh:-", "shown:gg fresh:0.0", "tiles are placed before racks are renewed"),
        ("rr.gg/", "rr.gg1/", "'1' is not a number from 0 to 0"),
        ("turn:0", "turn:1", "in the first round everybody places a tile, in the order"),
        ("turn:0", "turn:0 turn:0", "the position has turn twice"),
        ("turn:0", "turn:0 foo:1", "'foo:1' is no entry; there are: board, racks"),
        ("turn:0", "turn:0 turn", "'turn' is no entry"),
        ("turn:0", "turn:2", "'2' is not a number from 0 to 1"),
        ("extra:0", "extra:1", "extra plays are for whoever has won them"),
        ("phase:turn", "phase:extra", "what was played is missing"),
        ("phase:turn", "phase:choice", "what was played is missing"),
        ("phase:turn", "phase:deal", "racks are full"),
        ("phase:turn", "phase:end", "it is over when"),
        ("phase:turn", "phase:lunch", "'lunch' is none of deal, refill"),
        ("teams:no", "teams:yes", "teams of two are for 4 players, not 2"),
        ("/bb.bb.bb.bb.bb.oo", "", "nobody has 6 tiles"),
        ("/bb.bb.bb.bb.bb.oo", "/-" * 200, "a position has 1 to 4 racks, not 201"),
        ("/bb.bb.bb.bb.bb.oo", "/-/-/-/-", "a position has 1 to 4 racks, not 5"),
    ],
)
def test_a_position_that_cannot_be(old: str, new: str, reason: str) -> None:
    words.place(START, np.zeros(1, rules.STATE)[0])
    assert START.count(old) >= 1
    with pytest.raises(BadPosition, match=re.escape(reason)):
        words.place(START.replace(old, new, 1), np.zeros(1, rules.STATE)[0])


def changed(text: str, **entries: str) -> str:
    """Return a position with other entries."""
    for name, value in entries.items():
        text = re.sub(rf"\b{name}:\S+", f"{name}:{value}", text)
    return text


def placed(text: str) -> State:
    """Return the state of a position."""
    s = np.zeros(1, rules.STATE)[0]
    words.place(text, s)
    assert words.position(s) == text
    return s


ASKED = changed(
    START, board="rbr2g/7/8/9/10/p9b/10/9/8/7/y4o", racks="rr.rr.rr.rr.rr/gg.gg.gg.gg.gg.oo",
    bag="065666066665666466565", markers="1.0.0.0.0.0/0.0.0.0.0.0", phase="choice",
)  # fmt: skip
GONE_ON = changed(
    START, board="rbrgog/7/8/9/10/p9b/10/9/8/7/y4o", racks="rr.rr.rr.rr.rr.bb1/gb.gb.gb.gb.gb.oo",
    bag="065666515664666466565", markers="1.0.0.0.0.0/0.1.0.0.0.0", shown="gg.gg", fresh="1.0",
)  # fmt: skip
RENEWING = changed(
    GONE_ON, racks="bb/gb.gb.gb.gb.gb.oo", shown="rr.rr.rr.rr.rr", fresh="-", phase="renewal",
    board="rbr2g/7/8/9/10/p9b/10/9/8/7/y4o", bag="065666516664666466565",
)  # fmt: skip
FULL = (
    "board:robopg/1gyrbgy/rp1gbggg/rropporp1/1poobogyby/poy1y1ypgbb/1pyrbbpbbg/oy1gppy1o/gybpo2r/"
    "bgrrorp/yoyogo racks:gg.gg.go.bb.bo.yy/ry.ry.gg.bp.yy.yy markers:0.3.4.0.2.5/3.3.1.5.0.1 "
    "bag:444435243413253434135 shown:- fresh:- phase:turn turn:1 extra:0 teams:no"
)


@pytest.mark.parametrize("text", [START, ASKED, GONE_ON, RENEWING, FULL])
def test_positions_that_can_be(text: str) -> None:
    placed(text)


@pytest.mark.parametrize(
    ("text", "entries", "reason"),
    [
        (ASKED, {"racks": "-/gg.gg.gg.gg.gg.oo", "bag": "565666066665666466565"}, "to play or to"),
        (ASKED, {"turn": "1"}, "racks are full"),
        (ASKED, {"markers": "0.0.0.0.0.1/0.0.0.0.0.0"}, "only a rack without the lowest"),
        (
            ASKED,
            {
                "racks": "?.?.?.?.?/?.?.?.?.?.?",
                "bag": "565666566665666566565",
                "markers": "1.1.1.1.1.1/0.0.0.0.0.0",
            },
            "tiles enough for what lies face down",
        ),
        (ASKED, {"phase": "turn"}, "a turn begins with a full rack"),
        (ASKED, {"phase": "deal"}, "racks are full"),
        (ASKED, {"phase": "extra", "extra": "1"}, "markers that reach the end win extra plays"),
        (ASKED, {"phase": "extra", "extra": "12"}, "markers that reach the end win extra plays"),
        (ASKED, {"shown": "oo", "fresh": "6.0"}, "no more tiles are new than there are"),
        (
            START,
            {"racks": "rr", "markers": "0.0.0.0.0.0", "bag": "466666566665666566565", "fresh": "0"},
            "alone nobody renews",
        ),
        (GONE_ON, {"fresh": "0.0"}, "old tiles are not new"),
        (GONE_ON, {"shown": "rr"}, "what was shown is in the bag, or may have been drawn since"),
        (GONE_ON, {"shown": "gg.gg/-", "fresh": "1.0/2.0"}, "newer than a renewal"),
        (RENEWING, {"shown": "-", "bag": "565666516664666466565"}, "what is renewed lies aside"),
        (
            RENEWING,
            {"turn": "1", "racks": "rr.rr.rr.rr.rr.bb/gb", "bag": "065666556664666566565",
             "shown": "-"},
            "in the first round everybody places",
        ),
    ],
)  # fmt: skip
def test_parts_that_contradict_each_other(text: str, entries: dict[str, str], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        words.place(changed(text, **entries), np.zeros(1, rules.STATE)[0])


def test_tiles_are_dealt_before_they_are_placed() -> None:
    text = changed(ASKED, phase="deal", racks="rr.rr.rr.rr.rr/-", bag="065666566665666566565")
    with pytest.raises(BadPosition, match="tiles are dealt before they are placed"):
        words.place(text, np.zeros(1, rules.STATE)[0])


def test_there_is_an_edge_to_play_on() -> None:
    """§3.2: in the first round only symbols that nobody touches are played at."""
    s = placed(START)
    for symbol in range(6):
        rules.cover(s, int(NEIGHBOUR[int(SYMBOL_CELL[symbol]), 0]), 0)
    with pytest.raises(BadPosition, match="there is an edge to play on"):
        agree(s)


def test_the_table_for_programs() -> None:
    s = table(EMPTY_2, "rb gg gg oy oy oy", mark=marks(LOW))
    lies = words.table(s)
    assert lies["board"]["h13"] == "b" and len(lies["board"]) == 6
    assert lies["racks"][0] == ["rb", "gg", "gg", "oy", "oy", "oy"]
    assert lies["markers"][0] == {"r": 2, "g": 3, "b": 2, "o": 3, "y": 3, "p": 3}
    assert lies["points"] == [2, 0] and lies["phase"] == "turn" and lies["shown"] == []
    s = after_placing("gg go oy yp pp")
    play(s, "renew")
    assert words.table(s)["shown"] == [["gg", "go", "oy", "yp", "pp"]]


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
    over.open[:] = 0
    event = words.event(s, over)
    assert event is not None and event.facts["why"] == "full"
    over.mark[0] = 18  # which is why he has won, be the board full or not
    event = words.event(s, over)
    assert event is not None and event.facts["why"] == "top"
    assert words.event(before, before) is None


@pytest.mark.parametrize(
    ("mark", "players", "points", "extra"),
    [("b17", 2, 1, 1), ("b18", 2, 0, 0), ("b12", 2, 5, 0), ("b17", 1, 1, 0), ("b18", 1, 5, 0)],
)
def test_what_is_told_is_what_is_scored(mark: str, players: int, points: int, extra: int) -> None:
    """§4.5, §7.3: a line of five, as far as the marker goes."""
    s = table(FIVE, "rb" if players == 1 else "rb" + " gg" * 5, players=players, mark=marks(mark))
    told = words.tell(s, (words.read(s, "br h11 i11") or [0])[0])
    assert told is not None
    assert (told.facts["points"], told.facts["more"], told.facts["extra"]) == (points, 0, extra)


def test_in_teams_the_partners_marker_is_told() -> None:
    """§7.2, §7.3"""
    four = {"players": 4, "teams": "yes", "mark": marks("r17 b18/r1"), "turn": 2}
    s = table(EMPTY_4, "oo " * 6, "oo " * 6, "rb gg gg gg gg gg", **four)
    told = words.tell(s, (words.read(s, shown(EMPTY_4, 4)) or [0])[0])
    assert told is not None and told.facts["one"] == "b"
    assert (told.facts["points"], told.facts["more"], told.facts["extra"]) == (1, 1, 1)


def test_plays_that_are_void_are_not_told() -> None:
    """§5.1, §5.4: on a full board, and when all markers are at the end."""
    s = table(NEARLY_FULL, "pp gg gg oy oy oy", mark=marks("p17"))
    told = words.tell(s, (words.read(s, "pp h10 h11") or [0])[0])
    assert told is not None and (told.facts["points"], told.facts["extra"]) == (1, 0)
    s = table(ONE_BLUE, "rb" + " gg" * 5, mark=marks("r18 g18 b17 o18 y18 p18"))
    told = words.tell(s, (words.read(s, shown(ONE_BLUE)) or [0])[0])
    assert told is not None and (told.facts["points"], told.facts["extra"]) == (1, 0)


def test_an_extra_play_wins_another_and_both_are_told() -> None:
    """§4.6: only those that are new."""
    s = table(FIVE, "rb rb" + " gg" * 4, mark=marks("b17"), phase=rules.EXTRA, extra=2)
    told = words.tell(s, (words.read(s, "br h11 i11") or [0])[0])
    assert told is not None and told.facts["extra"] == 1
    told = words.tell(s, (words.read(s, "br j8 j9") or [0])[0])
    assert told is not None and told.facts["extra"] == 0


@pytest.mark.parametrize("language", languages())
def test_forgone_plays_are_counted(language: str) -> None:
    speech = Speech(language, GAME)
    for you in ("yes", "no"):
        one, two = (speech.say("did-stop", you=you, who="Ana", count=n) for n in (1, 2))
        assert "2" in two and "2" not in one


def test_in_french_a_space_is_before_a_colon() -> None:
    text = (files("sobremesa.games.genial") / "i18n" / "fr.ftl").read_text("utf-8")
    assert not re.findall(r"\S: ", text)


@pytest.mark.parametrize("language", languages())
def test_playing_alone_is_marked_as_not_in_our_rulebook(language: str) -> None:
    """§7.1"""
    alone = {"de": "allein", "en": "alone", "es": "solitario", "fr": "solitaire", "it": "solitario"}
    assert alone[language] in Speech(language, GAME).say("option-teams")


def test_who_does_not_renew_is_not_told_of() -> None:
    """§8.3"""
    s = after_placing("gg go oy yp pp")
    assert words.tell(s, HIDDEN) is None
    own = words.tell(s, rules.KEEP)
    assert own is not None and own.name == "keep"


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 7), (4, 1)])
def test_positions_with_many_renewals_are_read_back(players: int, seed: int) -> None:
    """§8.3: whatever is remembered, of the truth and of every view, and worlds keep to it."""
    most = 0
    match = Match(GAME, players, chance=Fair.seeded(seed), target="cpu")
    while not match.over:
        match.play(sensible(match.view(match.to_act), [1]))
        most = max(most, int(match._states[0].renewals))
        if len(match.log) % 7 or most == 0:
            continue
        for seat in (ALL, NOBODY, *range(players)):
            s = match._states[0] if seat == ALL else match.view(seat).state
            placed(words.position(s))
            world = np.array([s], rules.STATE)
            rules.deal(world[0], generator(seed, len(match.log)))
            audit(world[0])
    assert most >= MEMORY - 1
