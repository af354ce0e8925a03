"""A table, as a fold over what happened: without sockets, storage or a real clock."""

from typing import Any

import msgspec
import pytest

from sobremesa import games, verify
from sobremesa.engine.chance import below, generator
from sobremesa.engine.contract import NOBODY
from sobremesa.server import events, telling, wire
from sobremesa.server.identity import public
from sobremesa.server.table import GATHERING, OPEN, OVER, PLAYING, Refusal, Settings, Table

ANA, LUIS, EVA = "a" * 32, "b" * 32, "c" * 32
NAMES = {ANA: "Ana", LUIS: "Luis", EVA: "Eva"}
NONCE = "0123456789abcdef" * 2
KEY = bytes(range(32))
ALL_OF_THEM = (0, 1, NOBODY)


class Around:
    """A table, those who ask it for things, and all that was kept."""

    def __init__(self, game: str = "llama", players: int = 2, **more: Any):
        self.settings = Settings(game, players, {}, ANA, **more)
        self.table = Table("t", self.settings, KEY)
        self.log: list[events.Any] = []
        self.now = 1_000_000
        self.count = 0

    def cid(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def keep(self, made: list[events.Any]) -> list[events.Any]:
        self.log += made
        return made

    def ask(self, who: str, asked: Any, later: int = 100) -> list[events.Any]:
        self.now += later
        return self.keep(self.table.handle(who, NAMES[who], asked, self.now))

    def sit(self, *people: str) -> None:
        for seat, who in enumerate(people):
            self.ask(who, wire.Sit(self.cid(), seat, NONCE))

    def begin(self, *people: str) -> None:
        self.sit(*people)
        for seat in range(len(people), self.settings.players):
            self.ask(ANA, wire.Invite(self.cid(), seat, "easy"))
        self.ask(ANA, wire.Start(self.cid()))

    def act(self, who: str, action: int, later: int = 100) -> list[events.Any]:
        assert self.table.match
        at = len(self.table.match.log)
        return self.ask(who, wire.Act(self.cid(), at, (action,)), later)

    def again(self) -> Table:
        """Return the table that follows from what was kept, written down and read again."""
        table = Table("t", self.settings, KEY)
        for event in self.log:
            table.take_in(events.read(events.write(event)))
        table.settle()
        return table

    def told(self, table: Table | None = None) -> bytes:
        """Return all that the table tells anybody who comes in."""
        table = table or self.table
        wholes = [telling.whole(table, who, lambda who: True, "1") for who in (ANA, LUIS, EVA)]
        return b"".join(map(wire.write, wholes))

    def refused(self, who: str, asked: Any) -> str:
        """Return why something is refused, which changes nothing."""
        before = self.told()
        with pytest.raises(Refusal) as refusal:
            self.ask(who, asked)
        assert self.told() == before
        return refusal.value.code


@pytest.mark.parametrize("name", games.names())
def test_a_match_is_played_to_its_end_and_is_a_fold_over_its_events(name: str) -> None:
    around = Around(name)
    around.begin(ANA, LUIS)
    rng = generator(1)
    table = around.table
    assert table.match
    while table.phase == PLAYING and len(around.log) < 400:
        who = (ANA, LUIS)[table.turn]
        legal = table.match.legal()
        around.act(who, legal[below(len(legal), rng)])
    again = around.again()
    assert again.match and again.match.log == table.match.log
    assert around.told(again) == around.told()
    if table.phase == OVER:
        assert verify(table.match.record).log == table.match.log
        assert f"nonces: {NONCE} {NONCE}" in table.match.record


def test_seats_belong_to_those_who_took_them() -> None:
    around = Around(players=3)
    around.sit(ANA, LUIS)
    assert around.refused(EVA, wire.Sit("x", 1, NONCE)) == "seat-taken"
    assert around.refused(EVA, wire.Sit("x", 3, NONCE)) == "no-such-seat"
    assert around.refused(EVA, wire.Leave("x")) == "not-seated"
    assert around.refused(LUIS, wire.Start("x")) == "only-the-host"
    assert around.refused(ANA, wire.Start("x")) == "seats-empty"
    assert around.refused(LUIS, wire.Invite("x", 2, "easy")) == "only-the-host"
    assert around.refused(ANA, wire.Invite("x", 1, "easy")) == "seat-taken"
    assert around.refused(ANA, wire.Invite("x", 2, "godlike")) == "no-such-level"
    around.ask(LUIS, wire.Sit("y", 2, NONCE))  # to another seat
    assert [seat.name for seat in around.table.seats] == ["Ana", "", "Luis"]
    around.ask(LUIS, wire.Leave("z"))
    assert [seat.name for seat in around.table.seats] == ["Ana", "", ""]


def test_only_who_is_to_act_may_and_only_what_is_legal() -> None:
    around = Around()
    assert around.refused(ANA, wire.Act("x", 0, (1,))) == "not-seated"
    around.begin(ANA, LUIS)
    assert around.table.match
    at = len(around.table.match.log)
    assert around.refused(EVA, wire.Act("x", at, (8,))) == "not-seated"
    assert around.refused(LUIS, wire.Act("x", at, (8,))) == "not-your-turn"
    assert around.refused(ANA, wire.Act("x", at - 1, (8,))) == "stale"
    assert around.refused(ANA, wire.Act("x", at, (99,))) == "not-legal"
    assert around.refused(ANA, wire.Act("x", at, (8, 8))) == "not-legal"
    assert around.refused(ANA, wire.Sit("x", 1, NONCE)) == "match-has-begun"
    around.act(ANA, 8)
    assert around.table.turn == 1


def test_what_is_asked_for_twice_is_known() -> None:
    around = Around()
    around.begin(ANA, LUIS)
    around.act(ANA, 7)
    assert around.table.already(ANA, f"c{around.count}") == around.table.seq
    assert around.again().already(ANA, f"c{around.count}") == around.table.seq
    assert around.table.already(LUIS, f"c{around.count}") is None


def test_undo_by_the_rule_of_the_engine() -> None:
    around = Around()
    around.begin(ANA, LUIS)
    before = around.told()
    around.act(ANA, 8)  # to quit shows nothing
    match = around.table.match
    assert match and around.table.undoable(0)
    around.ask(ANA, wire.Undo("u", len(match.log)))
    assert around.told() == before.replace(b'"seq":3', b'"seq":5')
    around.act(ANA, 7)  # a card is drawn
    assert around.refused(ANA, wire.Undo("v", len(match.log))) == "cannot-undo"
    assert around.told(around.again()) == around.told()


def test_an_event_is_told_to_everybody_once_and_undone_as_such() -> None:
    around = Around()
    around.begin(ANA, LUIS)
    around.table.settle()
    made = around.act(ANA, 8)
    (moved,) = telling.news(around.table, made, lambda who: True, ALL_OF_THEM)[1]
    assert isinstance(moved, wire.Moved)
    assert [said.notation for said in moved.said] == ["quit"]
    assert around.table.match
    made = around.ask(ANA, wire.Undo("u", len(around.table.match.log)))
    (moved,) = telling.news(around.table, made, lambda who: True, ALL_OF_THEM)[1]
    assert isinstance(moved, wire.Moved)
    assert moved.undone and not moved.said
    made = around.act(ANA, 7)
    news = telling.news(around.table, made, lambda who: True, ALL_OF_THEM)
    for audience, seen in ((0, True), (1, False), (NOBODY, False)):
        (moved,) = news[audience]
        assert isinstance(moved, wire.Moved)
        assert [bool(said.notation) for said in moved.said] == [True, seen]


def test_a_clock_for_each_turn() -> None:
    around = Around(clock=events.Clock(move=30))
    around.begin(ANA, LUIS)
    table = around.table
    assert table.deadline() == around.now + 30_000
    assert around.keep(table.time_passes(around.now + 29_999)) == []
    around.act(ANA, 7, later=29_000)
    assert table.deadline() == around.now + 30_000
    assert around.table.match
    late = wire.Act("x", len(around.table.match.log), (8,))
    around.now += 30_000
    assert around.refused(LUIS, late) == "time-is-up"
    (event,) = around.keep(table.time_passes(around.now))
    assert event == events.Replaced(around.now, seat=1, why="time")
    assert table.thinker() == (1, "strong")
    assert around.refused(LUIS, late) == "bot-plays"
    around.ask(LUIS, wire.Back("y"))
    assert table.thinker() is None
    assert table.deadline() == around.now + 30_000
    assert around.told(around.again()) == around.told()


def test_a_clock_for_the_match_with_more_after_each_turn() -> None:
    around = Around(clock=events.Clock(match=60, more=5))
    around.begin(ANA, LUIS)
    around.act(ANA, 7, later=20_000)
    assert around.table.times().left == [45_000, 60_000]
    around.act(LUIS, 7, later=61_000 - 1_001)
    assert around.table.times().left == [45_000, 5_001]
    assert around.table.deadline() == around.now + 45_000
    assert around.told(around.again()) == around.told()


def test_the_clock_of_a_game_itself_ends_a_turn_by_its_rules() -> None:
    around = Around("rummy")
    around.settings = Settings("rummy", 2, {"clock": 120}, ANA)
    around.table = Table("t", around.settings, KEY)
    around.begin(ANA, LUIS)
    table, first = around.table, around.table.turn
    assert table.deadline() == around.now + 120_001
    (event,) = around.keep(table.time_passes(around.now + 120_001))
    assert event == events.Acted(around.now + 120_001, seat=first)
    assert table.turn == 1 - first
    assert table.match and table.match.log[-2][0] == first  # a tile was drawn
    assert around.told(around.again()) == around.told()


def test_a_bot_plays_for_who_leaves_until_he_is_back() -> None:
    around = Around()
    around.begin(ANA, LUIS)
    around.ask(ANA, wire.Leave("l"))
    table = around.table
    assert table.match and table.thinker() == (0, "strong")
    at = len(table.match.log)
    assert table.bot_acts(0, 7, at - 1, around.now) == []  # of another position
    assert table.bot_acts(1, 7, at, around.now) == []
    (event,) = around.keep(table.bot_acts(0, 7, at, around.now))
    assert event == events.Acted(around.now, seat=0, actions=(7,), bot=True)
    around.ask(ANA, wire.Back("b"))
    assert around.refused(ANA, wire.Back("b2")) == "seat-is-yours"
    assert around.told(around.again()) == around.told()


@pytest.mark.parametrize("name", games.names())
def test_what_is_told_depends_on_what_the_reader_may_know_alone(name: str) -> None:
    """Two tables whose luck differs only in what others hold tell a seat the same."""
    rng = generator(2)
    around = Around(name, players=3)
    around.begin(ANA, LUIS, EVA)
    table = around.table
    assert table.match
    for _ in range(30):
        if table.phase != PLAYING:
            break
        for seat in (0, 1, 2, NOBODY):
            other = table.match._states.copy()
            table.game.rules.hide(other[0], seat)
            table.game.rules.deal(other[0], rng)  # other hands, as far as the seat can tell
            kept = table.match._states.copy()
            shown = wire.write(telling.sight(table, seat))
            table.match._memory[:] = other.view("u1")
            assert wire.write(telling.sight(table, seat)) == shown
            table.match._memory[:] = kept.view("u1")
        legal = table.match.legal()
        who = (ANA, LUIS, EVA)[table.turn]
        around.act(who, legal[below(len(legal), rng)])


def test_hands_are_shown_to_those_who_watch_once_all_agree() -> None:
    around = Around(watching=OPEN)
    around.begin(ANA, LUIS)
    hidden = telling.sight(around.table, NOBODY).table["hands"]
    around.ask(ANA, wire.Open("o", True))
    assert telling.sight(around.table, NOBODY).table["hands"] == hidden == ["??????"] * 2
    around.ask(LUIS, wire.Open("p", True))
    shown = telling.sight(around.table, NOBODY).table["hands"]
    assert shown[0] == telling.sight(around.table, 0).table["hands"][0]
    assert shown[1] == telling.sight(around.table, 1).table["hands"][1]
    assert telling.sight(around.table, 0).table["hands"][1] == "??????"
    around.ask(LUIS, wire.Open("q", False))
    assert telling.sight(around.table, NOBODY).table["hands"] == hidden


def test_hands_stay_hidden_where_that_was_agreed() -> None:
    around = Around()
    around.begin(ANA, LUIS)
    assert around.refused(ANA, wire.Open("o", True)) == "hands-stay-hidden"


def test_what_is_said_is_read_by_all_and_kept() -> None:
    around = Around()
    around.ask(EVA, wire.Say("s", "  hola\n\x07 a todos "))
    around.ask(ANA, wire.Phrase("p", "hello"))
    lines = list(around.again().chat)
    assert lines == [
        wire.Chatted(public(EVA), "Eva", None, "hola a todos", None),
        wire.Chatted(public(ANA), "Ana", None, None, "hello"),
    ]
    assert around.refused(ANA, wire.Phrase("q", "abracadabra")) == "no-such-phrase"
    assert around.refused(ANA, wire.Say("r", "\x07")) == "nothing-said"


def test_a_key_does_not_leave_before_the_end() -> None:
    around = Around()
    around.begin(ANA, LUIS)
    assert KEY.hex().encode() not in around.told()
    assert around.table.chance.commitment.encode() in around.told()
    assert around.table.phase == PLAYING != GATHERING


def test_messages_are_bounded() -> None:
    for text in (
        b'{"is":"say","cid":"a","text":"%s"}' % (b"x" * 301),
        b'{"is":"act","cid":"a","at":-1,"actions":[1]}',
        b'{"is":"act","cid":"a","at":1,"actions":[%s]}' % b",".join([b"1"] * 257),
        b'{"is":"act","cid":"","at":1,"actions":[1]}',
        b'{"is":"act","cid":"a b","at":1,"actions":[1]}',
        b'{"is":"sit","cid":"a","seat":0,"nonce":"xyz"}',
        b'{"is":"start","cid":"a","more":1}',
        b'{"is":"reboot","cid":"a"}',
        b"[]",
        b"\xff",
        b"",
    ):
        with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
            wire.read(text)
    assert wire.read(b'{"is":"ping"}') == wire.Ping()


@pytest.mark.parametrize("name", games.names())
def test_a_match_goes_on_with_compiled_rules(name: str) -> None:
    around = Around(name)
    around.begin(ANA, LUIS)
    for number in range(12):
        if around.table.phase == OVER or not around.table.match:
            break
        if number == 6:
            around.table.retarget("cpu")
        who = (ANA, LUIS)[around.table.turn]
        made = around.act(who, around.table.match.legal()[0])
        telling.news(around.table, made, lambda who: True, ALL_OF_THEM)
    assert around.table.match and around.table.match.target == "cpu"
    assert around.told() == around.told(around.again())
