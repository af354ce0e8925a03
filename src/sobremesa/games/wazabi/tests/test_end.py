"""How games of Wazabi end, alone, in teams and in tournaments; and what everybody knows."""

from typing import Any

import numpy as np
import pytest

from sobremesa.engine.contract import CHANCE, EVERYBODY, NOBODY, OVER, BadOption
from sobremesa.engine.match import Match
from sobremesa.games.wazabi import GAME, rules
from sobremesa.games.wazabi.tests.tables import (
    begin,
    can,
    dice,
    play,
    points,
    ranks,
    rest,
    table,
)
from sobremesa.games.wazabi.words import hand, named
from sobremesa.games.wazabi.words import table as shown
from tests.play import hidden, random_match


def test_the_last_die() -> None:
    """W2, §6.1, §4.1, §7.2"""
    s = table("remove1", "-", "-", dice="1/5/2")
    play(s, "W", "play remove1")
    assert rules.to_act(s) == OVER
    assert points(s) == [7, 0, 0] and ranks(s) == [1, 2, 2]


def test_all_dice_given_away() -> None:
    """W4, §6.1: at once, without a card."""
    s = table("remove1.skip", "-", dice="4/4")
    play(s, "GGGG", "to 1", "to 1", "to 1")
    assert rules.to_act(s) == 0
    play(s, "to 1")
    assert rules.to_act(s) == OVER
    assert points(s) == [8, 0] and ranks(s) == [1, 2]


@pytest.mark.parametrize("options", [{}, {"play_on": "yes"}, {"gives": "together", "dice": 3}])
@pytest.mark.parametrize("players", GAME.players)
def test_how_dice_leave(players: int, options: dict[str, int | str]) -> None:
    """§6.2: by two cards; and the last one by `remove1` or a give face, in one's own turn."""
    for seed in range(4):
        match = random_match(GAME, players, seed, options=options)
        again = Match(GAME, players, options=match.options)
        for _, action, _ in match.log:
            before, done = again._states[0].copy(), again.say(action)
            again.play(action)
            after = again._states[0]
            removed = int(before.holds.sum()) - int(after.holds.sum())
            assert removed == {"play remove1": 1, "play remove2": 2}.get(done, 0)
            out = [seat for seat in range(players) if before.holds[seat] and not after.holds[seat]]
            assert out in ([], [before.turn])
            assert not out or before.phase == rules.GIVES or done == "play remove1"


def test_the_others_play_on() -> None:
    """§6.3, §7.3: until one is left, and ranked as they went out."""
    s = table("remove1.skip", "-", "again", dice="1/2/2", roll="W", play_on="yes")
    play(s, "play remove1")
    assert dice(s) == [0, 2, 2]
    assert hand(s, 0) == [] and named(s.discards) == ["remove1", "skip"]
    assert points(s) == [4, 0, 0] and ranks(s) == [1, 2, 2]
    assert (s.turn, s.phase) == (1, rules.ROLL)
    play(s, "WC", "give", "pass", "WG")
    assert can(s) == {"to 1"}
    play(s, "to 1", "pass")
    assert s.turn == 1
    play(s, "GGG", "to 2", "to 2", "to 2")
    assert rules.to_act(s) == OVER
    assert points(s) == [4, 0, 0] and ranks(s) == [1, 2, 3]
    assert s.place[:3].tolist() == [1, 2, 3]


def test_turns_pass_over_who_is_out() -> None:
    """§6.3, in both directions."""
    for direction, after in (("left", 2), ("right", 3)):
        more: dict[str, Any] = {"place": "0/1/0/0", "play_on": "yes", "direction": direction}
        s = table("-", "-", "-", "-", dice="4/0/4/4", roll="CCCC", **more)
        play(s, "pass")
        assert s.turn == after


def test_without_the_house_rule_the_game_is_over() -> None:
    """§6.1, §6.3"""
    s = table("remove1", "-", "-", dice="1/2/2", roll="W")
    play(s, "play remove1")
    assert rules.to_act(s) == OVER


@pytest.mark.parametrize(
    ("count", "won", "score"), [(4, [0, 2], 3 + 4), (6, [0, 3], 3 + 2 + 4 + 5)]
)
def test_teams(count: int, won: list[int], score: int) -> None:
    """§6.4, §7.2: partners sit opposite, and win together; their dice do not count."""
    numbers = {4: "1/3/2/4", 6: "1/3/2/2/4/5"}[count]
    s = table("remove1", *["-"] * (count - 1), dice=numbers, roll="W", teams="yes")
    play(s, "play remove1")
    assert rules.to_act(s) == OVER
    assert points(s) == [score if seat in won else 0 for seat in range(count)]
    assert [seat for seat in range(count) if ranks(s)[seat] == 1] == won


def test_partners_may_get_dice() -> None:
    """§4.11, §6.4: by the card and by the give face."""
    s = table("give", "-", "-", "-", dice="3/4/4/4", roll="WWW", teams="yes")
    play(s, "play give")
    assert can(s) == {"to 1", "to 2", "to 3"}
    s = table("-", "-", "-", "-", teams="yes")
    play(s, "WWWG")
    assert can(s) == {"to 1", "to 2", "to 3"}


@pytest.mark.parametrize("card", ["steal", "strip", "skip"])
@pytest.mark.parametrize(("players", "rivals"), [(4, {1, 3}), (6, {1, 2, 4, 5})])
def test_the_other_cards_hit_rivals_only(card: str, players: int, rivals: set[int]) -> None:
    """§4.11, §6.4"""
    others = ["give.draw3", "remove1.remove1", "remove2.again", "remove1.draw3", "remove2.give"]
    s = table(card, *others[: players - 1], dice="/".join("4" * players), roll="W", teams="yes")
    play(s, f"play {card}")
    assert can(s) == {f"to {seat}" for seat in rivals}


def test_nothing_is_taken_from_a_partner() -> None:
    """§4.5: if no rival has a card, one is drawn, whatever the partner has."""
    s = table("steal", "-", "give.give", "-", roll="W", teams="yes")
    play(s, "play steal")
    assert (rules.to_act(s), s.phase, s.due) == (CHANCE, rules.DRAW, 1)
    play(s, "skip")
    assert (hand(s, 0), hand(s, 2), s.turn) == (["skip"], ["give", "give"], 1)


def test_a_partner_with_two_cards_is_no_prey() -> None:
    """§4.6"""
    more: dict[str, Any] = {"roll": "W", "teams": "yes"}
    assert can(table("strip", "give", "skip.skip", "-", **more)) == {"pass"}
    assert can(table("strip", "give.give", "-", "-", **more)) == {"play strip", "pass"}


def test_a_partner_is_no_rival_to_take_from() -> None:
    """§6.4, §5.2, §5.3"""
    s = table(rest("give", "skip.again"), "give", "skip.again", "-", teams="yes")
    play(s, "WWCC")
    assert can(s) == {"to 1"}
    play(s, "to 1", "give")
    assert (rules.to_act(s), s.phase) == (0, rules.PLAYS)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_four_or_six(players: int) -> None:
    """§6.4"""
    with pytest.raises(BadOption, match="teams of two are for 4 or 6 players, not"):
        Match(GAME, players, options={"teams": "yes"})


def test_teams_do_not_play_on() -> None:
    """§6.4"""
    with pytest.raises(BadOption, match="teams cannot play on"):
        Match(GAME, 4, options={"teams": "yes", "play_on": "yes"})
    Match(GAME, 4, options={"teams": "yes"})
    Match(GAME, 6, options={"teams": "yes"})


def test_a_tournament() -> None:
    """§7.1, §7.2: points add up, and each game starts as the first one did."""
    more: dict[str, Any] = {"games": 2, "score": "3/5/0", "direction": "right"}
    s = table("remove1.skip", "give", "-", dice="1/2/4", roll="W", opening="2/1/0", **more)
    play(s, "play remove1")
    assert points(s) == [9, 5, 0] and ranks(s) == [1, 2, 3]
    assert (s.game, s.phase, s.step, s.stock) == (2, rules.DEAL, 1, 36)
    assert dice(s) == [4, 4, 4] and not s.cards.any() and not s.discards.any()
    fresh = GAME.blank({"games": 2})
    rules.setup(fresh[0], 3)
    fresh[0].game = 2
    fresh[0].score[:3] = [9, 5, 0]
    assert fresh[0].tobytes() == s.tobytes()


@pytest.mark.parametrize("games", [1, 2, 20])
def test_a_tournament_ends(games: int) -> None:
    """§7.1"""
    s = table("remove1", "-", dice="1/2", roll="W", games=games, game=games)
    play(s, "play remove1")
    assert rules.to_act(s) == OVER


def test_points_are_counted_when_the_first_is_out() -> None:
    """§7.2, §7.3, §6.3: who goes out later gets none, and points decide a tournament."""
    more: dict[str, Any] = {
        "games": 2,
        "game": 2,
        "play_on": "yes",
        "place": "0/1/0",
        "score": "0/5/5",
    }
    s = table("remove1", "-", "-", dice="1/0/2", roll="W", **more)
    play(s, "play remove1")
    assert rules.to_act(s) == OVER
    assert points(s) == [0, 5, 5] and ranks(s) == [3, 1, 1]


def test_the_most_points_win() -> None:
    """§7.3"""
    for score, expected in (("3/9/2", [2, 1, 3]), ("4/4/1", [1, 1, 3])):
        s = table("-", "-", "-", score=score, games=2, game=2)
        assert ranks(s) == expected


def test_who_is_out_is_before_who_is_not() -> None:
    """§7.3: also while the others play on."""
    more: dict[str, Any] = {"place": "1/2/0/0", "score": "9/0/0/0", "play_on": "yes"}
    assert ranks(table("-", "-", "-", "-", dice="0/0/2/2", turn=2, **more)) == [1, 2, 3, 3]


def looks(states: list[Any], seat: int) -> int:
    """Return how many of these states `seat` can tell apart."""
    return len({hidden(GAME, np.array([s], rules.STATE), seat).tobytes() for s in states})


def test_hands_are_secret() -> None:
    """§8.1: states that differ only in a secret look the same."""
    states = [table("give", "skip.again", "give"), table("give", "steal.draw3", "skip")]
    assert [looks(states, seat) for seat in (NOBODY, 0, 1, 2)] == [1, 1, 2, 2]


def test_who_sees_a_card() -> None:
    """§8.1: its owner one that is drawn, both one that changes hands."""
    s = table("-", "-", "-", turn=1)
    play(s, "WWWC")
    assert rules.seen_by(s, 0) == 0b010
    s = table("-", "-", "steal", "give.skip", turn=2, roll="W")
    play(s, "play steal", "to 3")
    assert rules.seen_by(s, 0) == 0b1100
    assert rules.seen_by(begin(3), 0) == EVERYBODY


def test_the_rest_is_known() -> None:
    """§8.2"""
    s = table("give", "skip.again", discards="steal.strip", skips="0/1", dice="3/4")
    view = shown(hidden(GAME, np.array([s], rules.STATE), 0)[0])
    assert view["dice"] == [3, 4] and view["skips"] == [0, 1]
    assert view["discards"] == ["steal", "strip"]
    assert view["hands"] == [["give"], ["?", "?"]]
    assert view["pile"] == 36 - 6


def test_what_is_kept_is_secret_and_what_is_discarded_is_not() -> None:
    """§8.2"""
    s = table("strip", "give.skip", roll="W")
    play(s, "play strip", "to 1")
    assert rules.seen_by(s, 0) == 0b10
    play(s, "keep give")
    view = shown(hidden(GAME, np.array([s], rules.STATE), 0)[0])
    assert view["hands"][1] == ["?"] and view["discards"] == ["strip", "skip"]


def test_at_the_end_all_cards_lie_open() -> None:
    """§8.3"""
    s = table("remove1.skip", "give.again", dice="1/4", roll="W")
    play(s, "play remove1")
    view = hidden(GAME, np.array([s], rules.STATE), NOBODY)[0]
    assert shown(view)["hands"] == [["skip"], ["give", "again"]]
