"""Take That by the book: a test for every rule and example of RULES.md."""

from typing import Any

import numpy as np
import pytest

from sobremesa.engine.contract import CHANCE, NOBODY, OVER
from sobremesa.games.takethat import GAME, rules
from sobremesa.games.takethat.rules import MIRROR, NUMBERS
from sobremesa.games.takethat.words import hand, lying, place, say
from sobremesa.games.takethat.words import table as shown
from tests.play import hidden, listed, moments


def table(*hands: str, row: str = "-", turn: int = 0, **more: Any) -> Any:
    """Return a state drawn as text: hands and row like "12.34.56"."""
    nothing = "/".join("-" for _ in hands)
    entries = {
        "hands": "/".join(hands),
        "row": row,
        "up": nothing,
        "down": nothing,
        "unseen": nothing,
        "phase": "turn",
        "turn": turn,
        "dealer": len(hands) - 1,
        "game": 1,
        "score": "/".join("0" for _ in hands),
        **more,
    }
    states = np.zeros(1, rules.STATE)
    text = " ".join(f"{name}:{value}" for name, value in entries.items())
    if "pile" not in entries:
        place(f"{text} pile:0", states[0])
        text += f" pile:{rules.pile_total(states[0])}"
        states = np.zeros(1, rules.STATE)
    place(text, states[0])
    return states[0]


def used_up(*hands: str, row: str, **more: Any) -> Any:
    """Return a state without a pile: what is in no hand and not in the row was taken by seat 0."""
    held = ".".join((row, *hands)).split(".")
    rest = ".".join(str(n) for n in NUMBERS if str(n) not in held)
    down = "/".join([rest, *("-" for _ in hands[1:])])
    return table(*hands, row=row, **{"down": down, "pile": 0, **more})


def can(s: Any) -> set[str]:
    """Return the notation of all that is legal."""
    return {say(s, action) for action in listed(GAME, s)[0]}


def play(s: Any, *notations: str) -> None:
    """Play actions given in their notation, each of which must be legal."""
    for notation in notations:
        rules.apply(s, {say(s, action): action for action in listed(GAME, s)[0]}[notation])


def points(s: Any) -> list[int]:
    """Return the points of all seats."""
    out = np.zeros(s.players, np.int64)
    rules.points(s, out)
    return [int(n) for n in out]


def winners(s: Any) -> list[int]:
    """Return the seats with rank 1."""
    out = np.zeros(s.players, np.int64)
    rules.ranks(s, out)
    return [seat for seat in range(s.players) if out[seat] == 1]


def test_seventy_nine_cards() -> None:
    """§1.1"""
    assert len(NUMBERS) == 79
    assert NUMBERS[0] == 12 and NUMBERS[-1] == 98
    assert not [n for n in NUMBERS if n % 10 == 0]


def test_mirrors_and_toads() -> None:
    """§1.2"""
    pairs = {(int(NUMBERS[c]), int(NUMBERS[m])) for c, m in enumerate(MIRROR) if m >= 0}
    assert {(12, 21), (49, 94), (94, 49)} <= pairs
    assert len(pairs) == 72
    toads = [int(NUMBERS[c]) for c, m in enumerate(MIRROR) if m < 0]
    assert toads == [22, 33, 44, 55, 66, 77, 88]


@pytest.mark.parametrize(("players", "cards", "pile"), [(2, 9, 61), (3, 9, 52), (4, 8, 47)])
def test_the_deal(players: int, cards: int, pile: int) -> None:
    """§2.1, §2.2"""
    s = next(m for m in moments(GAME, players, 0) if m.to_act >= 0).state[0]
    assert s.cards[:players].tolist() == [cards] * players
    assert s.stock == pile
    assert s.length == 0
    assert not [action for action in can(s) if not action.startswith("play")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_left_of_the_dealer_starts(players: int) -> None:
    """§2.3"""
    s = next(m for m in moments(GAME, players, 0) if m.to_act >= 0).state[0]
    assert s.dealer == players - 1
    assert rules.to_act(s) == 0


def test_any_card_starts_a_row() -> None:
    """§3.1, T1"""
    s = table("12.34.98", "13.14", "15.16")
    assert can(s) == {"play 12", "play 34", "play 98"}
    play(s, "play 34")
    assert shown(s)["row"] == [34]
    assert rules.to_act(s) == CHANCE
    play(s, "17")
    assert hand(s, 0) == [12, 17, 98]
    assert rules.to_act(s) == 1


def test_within_ten_of_the_right_end() -> None:
    """§3.2, T2"""
    s = table("23.24.41.44.45", "12", row="34")
    assert can(s) == {"play 24", "play 41", "play 44", "take"}
    play(s, "play 41")
    assert shown(s)["row"] == [34, 41]


def test_the_right_end_counts() -> None:
    """§3.2, T3"""
    s = table("29.31.49.51.52", "12", row="34.41")
    assert can(s) == {"play 31", "play 49", "play 51", "take"}
    play(s, "play 49")
    assert shown(s)["row"] == [34, 41, 49]


def test_a_mirror_is_paired_wherever_it_lies() -> None:
    """§3.3, T4"""
    s = table("94.12", "31.51.52", row="34.41.49")
    assert can(s) == {"pair 94", "take"}
    play(s, "pair 94")
    assert lying(s, rules.FACE_UP) == [49, 94]
    assert shown(s)["row"] == [34, 41]
    assert points(s) == [2, 0]
    play(s, "13")
    assert hand(s, 0) == [12, 13]
    assert can(s) == {"play 31", "play 51", "take"}


def test_the_gap_is_closed() -> None:
    """§3.3"""
    s = table("14.98", "12", row="34.41.49.52")
    play(s, "pair 14")
    assert shown(s)["row"] == [34, 49, 52]


def test_toads_are_never_paired() -> None:
    """§3.3, §1.2"""
    assert can(table("33.98", "12", row="22.31")) == {"play 33", "take"}


def test_a_single_card_is_paired_away() -> None:
    """§3.3, T6"""
    s = table("94.12", "15.98", row="49")
    play(s, "pair 94", "13")
    assert shown(s)["row"] == []
    assert can(s) == {"play 15", "play 98"}


def test_without_a_pile_nobody_draws() -> None:
    """§3.4"""
    s = used_up("35.36", "37.38", row="34")
    play(s, "play 35")
    assert rules.to_act(s) == 1
    assert hand(s, 0) == [36]


def test_the_row_is_taken_and_a_new_one_started() -> None:
    """§4.1, §4.2, T7"""
    s = table("12.98", "15.16", row="22.31.35")
    assert can(s) == {"take"}
    play(s, "take")
    assert points(s) == [-7, 0]
    assert lying(s, rules.FACE_DOWN) == [22, 31, 35]
    assert rules.to_act(s) == 0
    assert can(s) == {"play 12", "play 98"}
    play(s, "play 98", "13")
    assert shown(s)["row"] == [98]
    assert hand(s, 0) == [12, 13]
    assert rules.to_act(s) == 1


def test_one_may_take_although_one_could_go_on() -> None:
    """§4.3"""
    assert can(table("35.43", "15", row="34")) == {"play 35", "play 43", "pair 43", "take"}


def test_no_row_no_taking() -> None:
    """§4.4"""
    assert "take" not in can(table("35.43", "15"))


def test_taking_ends_the_game_without_a_pile() -> None:
    """§5.1, T8"""
    s = used_up("12.13", "98.88", row="22.31", games=1, turn=1, down="-/-", score="3/1")
    play(s, "take")
    assert rules.to_act(s) == OVER
    assert points(s) == [3, 1 - 6]  # whatever is in the hands


def test_pairing_the_last_card_ends_the_game_without_a_pile() -> None:
    """§5.1, T9"""
    s = used_up("94.13", "98.88", row="49", games=1, down="-/-")
    play(s, "pair 94")
    assert rules.to_act(s) == OVER
    assert points(s) == [2, 0]


def test_pairing_another_card_does_not() -> None:
    """§5.1"""
    s = used_up("94.13", "98.88", row="49.52", games=1)
    play(s, "pair 94")
    assert rules.to_act(s) == 1


def test_points() -> None:
    """§5.2, T5"""
    up = "12.21.13.31.14.41.15.51.16.61.17.71"
    down = "22.33.44.18.19"
    s = table("98", "97", up=f"{up}/-", down=f"{down}/-")
    assert points(s) == [12 - 17, 0] == [-5, 0]


def test_the_pile_had_a_card() -> None:
    """§5.3: a row taken, or paired away, before the last card was drawn."""
    rest = ".".join(str(n) for n in NUMBERS if n not in (12, 13, 49, 94, 98, 88))
    for action, after in ((["pair 94", "12"], 1), (["take", "play 13", "12"], 1)):
        s = table("94.13", "98.88", row="49", down=f"-/{rest}", games=1)
        assert s.stock == 1
        play(s, *action)
        assert s.stock == 0
        assert rules.to_act(s) == after


def test_without_cards_one_takes() -> None:
    """§5.4"""
    s = used_up("-", "98", row="49.52", games=1)
    assert can(s) == {"take"}
    play(s, "take")
    assert rules.to_act(s) == OVER


def test_two_games_make_a_match() -> None:
    """§6.1, §6.2: the second is dealt by the next to the left, and its left neighbour starts."""
    s = used_up("12.13", "98.88", row="22.31", down="-/-")
    play(s, "take")
    assert rules.to_act(s) == CHANCE
    assert (s.game, s.dealer, s.turn) == (2, 0, 1)
    assert points(s) == [-6, 0]
    assert s.stock == 79 and s.length == 0
    s = used_up("12.13", "98.88", row="22.31", game=2)
    play(s, "take")
    assert rules.to_act(s) == OVER


@pytest.mark.parametrize("games", [1, 3, 10])
def test_another_number_can_be_agreed(games: int) -> None:
    """§6.1, option games"""
    s = used_up("12.13", "98.88", row="22.31", game=games, games=games)
    play(s, "take")
    assert rules.to_act(s) == OVER


def test_the_most_points_win() -> None:
    """§6.3, §6.4"""
    for score, won in (("-5/3/2", [1]), ("4/4/-9", [0, 1]), ("-9/-9/-9", [0, 1, 2])):
        s = used_up("12", "98", "97", row="31", game=2, score=score, phase="end")
        assert winners(s) == won


def test_a_card_goes_under_in_the_advanced_game() -> None:
    """§7.1, T10"""
    s = table("12.98", "15.16", row="56", advanced="yes")
    play(s, "take")
    assert rules.to_act(s) == CHANCE
    assert rules.seen_by(s, 0) == 0
    play(s, "88")
    assert lying(s, rules.FACE_DOWN) == [56] and lying(s, rules.UNSEEN) == [88]
    assert rules.to_act(s) == 0
    assert can(s) == {"play 12", "play 98"}
    assert points(s) == [-1, 0]  # nobody knows yet that it is a toad
    play(s, "play 98", "13")
    assert rules.to_act(s) == 1


def test_it_counts_at_the_end_of_the_game() -> None:
    """§7.1"""
    s = used_up(
        "12", "98.97", row="96", games=1, turn=1, down="-/-", unseen="88.15/14", advanced="yes"
    )
    play(s, "take")
    assert points(s) == [-6, -2]


def test_only_a_single_card_has_that_effect() -> None:
    """§7.1"""
    for row, advanced in (("56.57", "yes"), ("56", "no")):
        s = table("12.98", "15.16", row=row, advanced=advanced)
        play(s, "take")
        assert rules.to_act(s) == 0


def test_the_last_card_of_the_pile_goes_under() -> None:
    """§7.2"""
    rest = ".".join(str(n) for n in NUMBERS if n not in (12, 13, 56, 14, 98, 88))
    s = table("12.13", "98.88", row="56", down=f"-/{rest}", advanced="yes")
    play(s, "take", "14")
    assert s.stock == 0
    play(s, "play 12")
    assert rules.to_act(s) == 1
    assert hand(s, 0) == [13]


def test_hands_are_secret() -> None:
    """§8.1: states that differ only in a secret look the same."""
    one, two = table("12", "35.36", row="34"), table("12", "77.98", row="34")
    for seat, looks in ((0, 1), (1, 2), (NOBODY, 1)):
        views = {hidden(GAME, np.array([s], rules.STATE), seat).tobytes() for s in (one, two)}
        assert len(views) == looks


def test_unseen_cards_are_secret_for_all() -> None:
    """§8.1"""
    one, two = (table("12", "35", row="34", unseen=f"{card}/-") for card in (22, 98))
    for seat in (NOBODY, 0, 1):
        views = {hidden(GAME, np.array([s], rules.STATE), seat).tobytes() for s in (one, two)}
        assert len(views) == 1


def test_at_the_end_of_the_match_all_cards_lie_open() -> None:
    """§8.1"""
    s = used_up("12", "98.97", row="96", games=1, down="-/-", unseen="88.15/14", advanced="yes")
    play(s, "take")
    view = hidden(GAME, np.array([s], rules.STATE), NOBODY)[0]
    assert shown(view)["hands"] == [[12], [97, 98]]
    assert lying(view, rules.UNSEEN) == [15, 88]


def test_drawn_cards_are_their_owners_secret() -> None:
    """§8.1"""
    s = table("12.34", "13", "14", turn=1)
    play(s, "play 13")
    assert rules.seen_by(s, 0) == 0b010


def test_taken_cards_were_seen() -> None:
    """§8.2: they stay known, and no world that is dealt puts them elsewhere."""
    s = table("12", "35", row="34", down="-/22.31", up="49.94/-")
    view = hidden(GAME, np.array([s], rules.STATE), 0)[0]
    assert lying(view, rules.FACE_DOWN + 1) == [22, 31]
    assert lying(view, rules.FACE_UP) == [49, 94]
    assert view.stock == s.stock and view.cards[1] == 1
    assert hand(view, 1) == ["?"]


def test_the_table_tells_what_the_row_costs_and_what_goes_on_with_it() -> None:
    """§3.2, §5.2: a toad costs five, and numbers end at 12 and 98."""
    told = shown(table("12", "98", row="22.31.35"))
    assert (told["cost"], told["span"]) == (7, [25, 45])
    assert shown(table("12", "98", row="95"))["span"] == [85, 98]
    assert shown(table("13", "98", row="15"))["span"] == [12, 25]
    assert shown(table("12", "98"))["span"] == []


def test_the_table_tells_what_was_taken_costs() -> None:
    """§5.2"""
    assert shown(table("12", "98", down="22.31.35/-"))["minus"] == [7, 0]
