"""Wazabi by the book: a test for every rule of RULES.md, up to how a game ends."""

from typing import Any

import pytest

from sobremesa.engine.contract import CHANCE, BadOption
from sobremesa.engine.match import Match
from sobremesa.games.wazabi import GAME, rules
from sobremesa.games.wazabi.rules import COPIES, COST
from sobremesa.games.wazabi.tests.tables import begin, can, dice, odds, play, rest, table
from sobremesa.games.wazabi.words import CARDS, hand, named
from sobremesa.games.wazabi.words import table as shown


def test_dice_and_cards() -> None:
    """§1.1"""
    assert rules.DICE == 24
    assert sum(map(int, COPIES)) == rules.CARDS == 36


def test_the_faces_of_a_die() -> None:
    """§1.2: of six sides, and of two dice as often as two independent ones would."""
    assert odds(table("-", "-", dice="1/4")) == {"W": 3, "C": 2, "G": 1}
    two = {"WW": 9, "WC": 12, "WG": 6, "CC": 4, "CG": 4, "GG": 1}
    assert odds(table("-", "-", dice="2/4")) == two


def test_more_dice_roll_one_after_the_other() -> None:
    """§1.2: six at a time."""
    s = table("-", "-", dice="7/1")
    assert sum(odds(s).values()) == 6**6
    play(s, "WWWCCG")
    assert rules.to_act(s) == CHANCE
    assert odds(s) == {"W": 3, "C": 2, "G": 1}
    play(s, "G")
    assert s.faces.tolist() == [3, 2, 2]
    assert s.due == 2


@pytest.mark.parametrize(
    ("card", "cost", "copies"),
    [
        ("remove1", 1, 7),
        ("rotate", 2, 3),
        ("remove2", 3, 5),
        ("give", 3, 3),
        ("steal", 1, 3),
        ("strip", 1, 4),
        ("draw3", 1, 3),
        ("purge", 2, 4),
        ("skip", 0, 2),
        ("again", 0, 2),
    ],
)
def test_the_cards(card: str, cost: int, copies: int) -> None:
    """§1.3, §3.4: with one W less it cannot be played."""
    kind = CARDS.index(card)
    assert (COST[kind], COPIES[kind]) == (cost, copies)
    for w in range(4):
        s = table(card, "give.give", dice="4/4", roll="W" * w + "C" * (4 - w))
        assert (f"play {card}" in can(s)) == (w >= cost)


@pytest.mark.parametrize(("players", "pile"), [(2, 30), (3, 27), (4, 24), (5, 21), (6, 18)])
def test_the_deal(players: int, pile: int) -> None:
    """§2.1, §2.2"""
    s = begin(players)
    assert dice(s) == [4] * players
    assert s.cards[:players].tolist() == [3] * players
    assert (s.stock, s.discards.sum()) == (pile, 0)


@pytest.mark.parametrize(("players", "most"), [(2, 12), (3, 8), (4, 6), (5, 4), (6, 4)])
def test_another_number_of_dice(players: int, most: int) -> None:
    """§2.1, option dice: no more than there are in the box."""
    for number in (1, most):
        assert dice(begin(players, dice=number)) == [number] * players
        Match(GAME, players, options={"dice": number})
    if most < 12:
        with pytest.raises(BadOption, match=f"at most {most} dice"):
            Match(GAME, players, options={"dice": most + 1})


def test_most_w_start() -> None:
    """§2.3: and roll afresh for the first turn."""
    s = begin(3)
    assert odds(s) == {"0W": 1, "1W": 4, "2W": 6, "3W": 4, "4W": 1}
    play(s, "1W", "3W", "2W")
    assert (s.phase, s.turn, s.loose) == (rules.ROLL, 1, 4)
    assert s.faces.tolist() == [0, 0, 0]


def test_even_without_a_w() -> None:
    """§2.3, §2.4: nobody leads with none, and one is more."""
    s = begin(2)
    play(s, "0W", "0W")
    assert (s.phase, s.turn) == (rules.START, 0)
    play(s, "0W", "1W")
    assert (s.phase, s.turn) == (rules.ROLL, 1)


def test_equals_roll_again() -> None:
    """§2.4: only they, until one leads."""
    s = begin(4)
    play(s, "2W", "3W", "1W", "3W")
    assert (s.phase, s.turn) == (rules.START, 1)
    play(s, "2W")
    assert s.turn == 3
    play(s, "2W")
    assert (s.phase, s.turn) == (rules.START, 1)
    play(s, "0W", "1W")
    assert (s.phase, s.turn) == (rules.ROLL, 3)


def test_turns_go_to_the_left() -> None:
    """§2.5"""
    s = begin(3)
    play(s, "1W", "2W", "4W", "WWWW", "pass")
    assert (s.phase, s.turn) == (rules.ROLL, 0)
    play(s, "WWWW", "pass")
    assert s.turn == 1


def test_all_dice_roll_once() -> None:
    """§3.1"""
    s = table("-", "-", dice="3/5")
    assert all(len(roll) == 3 for roll in can(s))
    play(s, "WWW")
    assert can(s) == {"pass"}
    play(s, "pass")
    assert all(len(roll) == 5 for roll in can(s))


def test_juan() -> None:
    """W1, §3.2, §3.3, §3.4, §3.6"""
    s = table("remove2.rotate.draw3", "-", "-", dice="5/4/3")
    play(s, "WWCCG")
    assert rules.to_act(s) == CHANCE
    play(s, "skip", "give")
    assert hand(s, 0) == ["rotate", "remove2", "give", "draw3", "skip"]
    assert s.stock == 36 - 5
    assert rules.to_act(s) == 0
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 2")
    assert dice(s) == [4, 4, 4]
    assert can(s) == {"play rotate", "play draw3", "play skip", "pass"}
    play(s, "play rotate", "left")
    assert named(s.discards) == ["rotate"]
    assert s.turn == 1


def test_the_roll_is_settled() -> None:
    """§3.1, §4.1: faces count as rolled, whatever has become of the dice."""
    s = table("remove1.skip", "-", dice="4/3")
    play(s, "WWGG", "to 1", "to 1")
    assert dice(s) == [2, 5]
    assert can(s) == {"play skip", "pass"}


def test_given_dice_are_rolled_by_their_new_owner() -> None:
    """§3.3"""
    s = table("-", "-", dice="4/3")
    play(s, "WWWG", "to 1", "pass")
    assert (s.turn, s.loose) == (1, 4)


def test_only_one_card() -> None:
    """§3.4"""
    s = table("remove1.remove1", "-", dice="4/4", roll="WWWW")
    play(s, "play remove1")
    assert (s.turn, s.phase) == (1, rules.ROLL)


def test_nobody_has_to_play_a_card() -> None:
    """§3.4"""
    s = table("remove1", "-", roll="WWWW")
    play(s, "pass")
    assert dice(s) == [4, 4] and hand(s, 0) == ["remove1"] and s.turn == 1


def test_dice_go_apart() -> None:
    """§3.5"""
    s = table("-", "-", "-")
    play(s, "WWGG", "to 2", "to 1")
    assert dice(s) == [2, 5, 5]


def test_or_together() -> None:
    """§3.5, option gives"""
    s = table("-", "-", "-", gives="together")
    play(s, "WWGG", "to 2")
    assert dice(s) == [2, 4, 6]
    assert can(s) == {"pass"}


def test_remove_one() -> None:
    """§4.1"""
    s = table("remove1", "-", roll="WCCC")
    play(s, "play remove1")
    assert dice(s) == [3, 4]
    assert named(s.discards) == ["remove1"]


def test_remove_one_needs_fewer_than_two_give_faces() -> None:
    """§4.1, W3"""
    assert "play remove1" in can(table("remove1", "-", roll="WWG"))
    assert can(table("remove1", "-", roll="WGG")) == {"pass"}
    s = table("remove1", "-", dice="3/4")
    play(s, "WGG", "to 1", "to 1")
    assert can(s) == {"pass"}


@pytest.mark.parametrize(("side", "after"), [("left", [1, 2, 5]), ("right", [5, 1, 2])])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_dice_are_passed_on(side: str, after: list[int], direction: str) -> None:
    """W10, §4.2: whichever way play goes."""
    s = table("rotate", "-", "-", dice="2/5/1", roll="WW", direction=direction)
    play(s, "play rotate")
    assert can(s) == {"left", "right"}
    play(s, side)
    assert dice(s) == after
    assert s.turn == (1 if direction == "left" else 2)


def test_passing_on_leaves_out_who_is_out() -> None:
    """§4.2, §6.3"""
    more: dict[str, Any] = {"place": "0/1/0/0", "play_on": "yes"}
    s = table("rotate", "-", "-", "-", dice="2/0/5/1", roll="WW", **more)
    play(s, "play rotate", "left")
    assert dice(s) == [1, 0, 2, 5]


def test_remove_two() -> None:
    """§4.3: also with two give faces."""
    s = table("remove2", "-", dice="5/3", roll="WWWGG")
    play(s, "play remove2")
    assert dice(s) == [3, 3]
    assert named(s.discards) == ["remove2"]


def test_give_one() -> None:
    """§4.4, §4.11"""
    s = table("give", "-", "-", turn=0, roll="WWWC")
    play(s, "play give")
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 1")
    assert dice(s) == [3, 5, 4]
    assert named(s.discards) == ["give"]
    assert s.turn == 1


def test_take_a_card() -> None:
    """§4.5: from somebody who has one, each of them as likely."""
    s = table("steal", "-", "skip.skip.give", "again", roll="WCCC")
    play(s, "play steal")
    assert can(s) == {"to 2", "to 3"}
    play(s, "to 2")
    assert rules.to_act(s) == CHANCE
    assert odds(s) == {"give": 1, "skip": 2}
    play(s, "skip")
    assert hand(s, 0) == ["skip"] and hand(s, 2) == ["give", "skip"]
    assert named(s.discards) == ["steal"]
    assert s.turn == 1


def test_with_no_cards_to_take_one_is_drawn() -> None:
    """§4.5"""
    s = table("steal.give", "-", "-", roll="WCCC")
    play(s, "play steal")
    assert rules.to_act(s) == CHANCE
    play(s, "skip")
    assert hand(s, 0) == ["give", "skip"] and s.turn == 1
    assert named(s.discards) == ["steal"]


def test_the_last_card_drawn_so_is_not_the_one_played() -> None:
    """§4.5, §5.1, §5.3: the card played is not yet among the discards."""
    mine = rest("steal") + ".steal"
    s = table(mine, "-", roll="WCCC")
    assert s.stock == 0
    play(s, "play steal")
    assert s.turn == 1
    assert named(s.discards) == ["steal"]


def test_leave_one_card() -> None:
    """§4.6: of the victim's choice."""
    s = table("strip.skip", "give", "again.skip.give", roll="WCCC")
    play(s, "play strip")
    assert can(s) == {"to 2"}
    play(s, "to 2")
    assert rules.to_act(s) == 2
    assert can(s) == {"keep again", "keep skip", "keep give"}
    play(s, "keep again")
    assert hand(s, 2) == ["again"]
    assert named(s.discards) == ["give", "strip", "skip"]
    assert s.turn == 1


def test_one_card_is_no_prey() -> None:
    """W9, §4.6"""
    assert can(table("strip", "give", roll="W")) == {"pass"}
    assert can(table("strip.give.give", "-", roll="W")) == {"pass"}
    assert can(table("strip", "give.give", roll="W")) == {"play strip", "pass"}
    s = table("strip", "give", "give.skip", roll="W")
    play(s, "play strip")
    assert can(s) == {"to 2"}


def test_three_more_cards() -> None:
    """§4.7"""
    s = table("draw3", "-", roll="WCCC")
    play(s, "play draw3", "skip", "skip")
    assert rules.to_act(s) == CHANCE
    play(s, "again")
    assert hand(s, 0) == ["skip", "skip", "again"]
    assert named(s.discards) == ["draw3"]
    assert s.turn == 1


def test_two_cards_each() -> None:
    """§4.8: the player first, then clockwise, whichever way play goes."""
    for direction, after in (("left", 2), ("right", 0)):
        s = table(
            "give.give.again",
            "purge.remove1.remove1.skip",
            "give.steal",
            "draw3.draw3.strip",
            turn=1,
            roll="WW",
            direction=direction,
        )
        play(s, "play purge")
        assert rules.to_act(s) == 1
        assert can(s) == {"keep remove1 remove1", "keep remove1 skip"}
        play(s, "keep remove1 skip")
        assert rules.to_act(s) == 3
        play(s, "keep draw3 draw3")
        assert rules.to_act(s) == 0
        play(s, "keep give again")
        assert [hand(s, seat) for seat in range(4)] == [
            ["give", "again"],
            ["remove1", "skip"],
            ["give", "steal"],
            ["draw3", "draw3"],
        ]
        assert named(s.discards) == ["remove1", "give", "strip", "purge"]
        assert (s.turn, s.phase) == (after, rules.ROLL)


def test_the_french_edition_spares_the_player() -> None:
    """§4.8, option spare_self"""
    hands = ("purge.remove1.remove1.skip", "give.steal.again")
    s = table(*hands, roll="WW", spare_self="yes")
    play(s, "play purge")
    assert rules.to_act(s) == 1
    play(s, "keep steal again")
    assert hand(s, 0) == ["remove1", "remove1", "skip"]
    assert s.turn == 1


def test_miss_a_turn() -> None:
    """§4.9, §3.6: the card lies in front of the player until then."""
    s = table("skip", "give", "-", roll="CCCC")
    play(s, "play skip")
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 1")
    assert s.skips.tolist()[:3] == [0, 1, 0]
    assert named(s.discards) == []
    assert (s.turn, can(s)) == (1, {"miss"})
    play(s, "miss")
    assert s.skips.tolist()[:3] == [0, 0, 0]
    assert named(s.discards) == ["skip"]
    assert (s.turn, s.phase) == (2, rules.ROLL)


def test_two_cards_are_two_turns() -> None:
    """W5, §4.9: one after the other, each time one of them goes to the discards."""
    s = table("skip", "skip", "-", roll="CCCC")
    play(s, "play skip", "to 2", "WWWW", "play skip", "to 2")
    assert s.skips.tolist()[:3] == [0, 0, 2]
    for left in (1, 0):
        assert (s.turn, can(s)) == (2, {"miss"})
        play(s, "miss")
        assert s.skips[2] == left
        assert named(s.discards) == ["skip"] * (2 - left)
        play(s, "WWWW", "pass", "WWWW", "pass")
    assert (s.turn, s.phase) == (2, rules.ROLL)


def test_again_and_the_other_way() -> None:
    """W6, §4.10"""
    s = table("-", "again", "-", "-", turn=1, roll="CCCC")
    play(s, "play again")
    assert (s.turn, s.phase, s.loose) == (1, rules.ROLL, 4)
    assert named(s.discards) == ["again"]
    play(s, "WWWW", "pass")
    assert s.turn == 0
    play(s, "WWWW", "pass")
    assert s.turn == 3


def test_again_and_again() -> None:
    """§4.10: twice in a row, and play goes on as before."""
    s = table("again.again", "-", "-", roll="CCCC")
    play(s, "play again", "WWWW", "play again", "WWWW", "pass")
    assert s.turn == 1


def test_the_extra_turn_is_a_turn_of_its_own() -> None:
    """§4.10, §3.1: what was rolled before is forgotten."""
    s = table("again.remove1.remove2", "-", dice="3/4", roll="WWW")
    play(s, "play again", "WWG", "to 1")
    assert s.faces.tolist() == [2, 0, 1]
    assert can(s) == {"play remove1", "pass"}


@pytest.mark.parametrize("card", ["give", "skip", "steal", "strip"])
def test_nobody_chooses_himself_nor_who_is_out(card: str) -> None:
    """§4.11"""
    more: dict[str, Any] = {"place": "0/1/0/0", "play_on": "yes"}
    hands = (f"{card}.again.again", "-", "draw3.draw3", "draw3.purge")
    s = table(*hands, dice="3/0/4/4", roll="WWW", **more)
    play(s, f"play {card}")
    assert can(s) == {"to 2", "to 3"}


def test_cards_that_change_nothing() -> None:
    """§4.12"""
    s = table("purge.draw3.again", "-", roll="WW")
    assert can(s) == {"play purge", "play draw3", "play again", "pass"}
    play(s, "play purge")
    assert s.turn == 1 and hand(s, 0) == ["draw3", "again"]


def test_the_discards_are_the_new_pile() -> None:
    """W7, §5.1"""
    discards = "give.give.skip.steal.again"
    s = table(rest(discards), "-", discards=discards)
    assert s.stock == 0
    play(s, "WWCC")
    assert (s.stock, s.discards.sum()) == (5, 0)
    assert odds(s) == {"give": 2, "steal": 1, "skip": 1, "again": 1}
    play(s, "give", "skip")
    assert s.stock == 3
    assert rules.to_act(s) == 0


def test_not_before_a_card_is_to_be_drawn() -> None:
    """§5.1"""
    discards = "give.give.skip"
    s = table(rest(discards, "again"), "-", discards=discards, pile=1)
    play(s, "WWWC", "again")
    assert (s.stock, s.discards.sum()) == (0, 3)
    play(s, "pass", "WWWW", "pass")
    assert (s.stock, s.discards.sum()) == (0, 3)
    play(s, "WWWC")
    assert (s.stock, s.discards.sum()) == (3, 0)


def test_cards_in_front_of_players_stay_there() -> None:
    """§5.1"""
    held = rest("skip.skip", "draw3", "give.give")
    s = table("draw3", held, skips="0/2", discards="give.give", roll="WCCC")
    play(s, "play draw3")
    assert odds(s) == {"give": 2}


def test_from_a_rival_when_there_is_nothing_to_draw() -> None:
    """W8, §5.2: each card anew, from whom one likes, and no more than are due."""
    s = table(rest("give", "skip.skip.again"), "give", "skip.skip.again", "-")
    play(s, "WCCC")
    assert rules.to_act(s) == 0
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 2")
    assert odds(s) == {"skip": 2, "again": 1}
    play(s, "again")
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 1", "give")
    assert can(s) == {"to 2"}
    play(s, "to 2", "skip")
    assert s.cards[:4].tolist() == [35, 0, 1, 0]
    assert s.phase == rules.PLAYS


def test_three_more_cards_come_from_rivals_too() -> None:
    """§5.2, §4.7"""
    held = rest("give", "skip", "draw3") + ".draw3"
    s = table(held, "give", "skip", roll="WCCC")
    play(s, "play draw3")
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 1", "give", "to 2", "skip")
    assert named(s.discards) == ["draw3"]
    assert s.turn == 1


def test_nothing_at_all_to_draw() -> None:
    """§5.3: then dice are given, and the turn goes on."""
    s = table(rest(), "-", "-")
    play(s, "WCCG")
    assert (rules.to_act(s), s.due) == (0, 0)
    assert can(s) == {"to 1", "to 2"}
    play(s, "to 1")
    assert "play remove1" in can(s)


def test_the_table_tells_whose_turn_is_next() -> None:
    """§4.10, §6.3: the other way after “again”, and never somebody who is out."""
    s = table("-", "again", "-", "-", turn=1, roll="CCCC")
    assert (shown(s)["turn"], shown(s)["next"]) == (1, 2)
    play(s, "play again")
    assert (shown(s)["turn"], shown(s)["next"]) == (1, 0)
    out = table("-", "-", "-", dice="4/0/4", place="0/1/0", play_on="yes")
    assert shown(out)["next"] == 2


def test_the_table_tells_what_is_owed_and_who_plays_together() -> None:
    """§3.3, §6.4"""
    s = table("-", "-", "-", "-", dice="4/4/4/4", phase="give", roll="WWGG", owing=2, teams="yes")
    assert (shown(s)["owing"], shown(s)["teams"]) == (2, [0, 1, 0, 1])
    play(s, "to 1")
    assert shown(s)["owing"] == 1
    assert shown(table("-", "-"))["teams"] == []
