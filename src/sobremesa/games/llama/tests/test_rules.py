"""L.L.A.M.A. by the book: a test for every rule and example of RULES.md."""

from typing import Any

import numpy as np
import pytest

from sobremesa.engine.contract import CHANCE, NOBODY, OVER
from sobremesa.games.llama import GAME, rules
from sobremesa.games.llama.rules import DRAW, GIVE_BACK, KINDS, QUIT
from sobremesa.games.llama.words import CARDS, hand, place, say
from tests.play import hidden, listed, moments


def table(*hands: str, top: str, turn: int = 0, **more: Any) -> Any:
    """Return a state drawn as text: hands like "112L", a "!" after those of quitters.

    All cards that are in no hand are in the pile, but for as many as `pile` leaves.
    """
    held = "".join(hands).replace("!", "").replace("-", "")
    left = "".join(str(8 - held.count(card) - (card == top)) for card in CARDS)
    if more.pop("pile", None) == 0:
        left = "0000000"
    entries = {
        "hands": "/".join(hands),
        "top": top,
        "phase": "turn",
        "turn": turn,
        "drawer": "-",
        "first": 0,
        "last": "-",
        "pile": f"{sum(map(int, left))}/{left}",
        "points": "/".join("0" for _ in hands),
        "round": 1,
        **more,
    }
    states = np.zeros(1, rules.STATE)
    place(" ".join(f"{name}:{value}" for name, value in entries.items()), states[0])
    return states[0]


def can(s: Any) -> set[str]:
    """Return the notation of all that is legal."""
    return {say(s, action) for action in listed(GAME, s)[0]}


def play(s: Any, *notations: str) -> None:
    """Play actions given in their notation, each of which must be legal."""
    for notation in notations:
        action = {say(s, action): action for action in listed(GAME, s)[0]}[notation]
        rules.apply(s, action)


def points(s: Any) -> list[int]:
    """Return the points of all seats."""
    return [int(s.score[seat]) for seat in range(s.players)]


def winners(s: Any) -> list[int]:
    """Return the seats with rank 1."""
    out = np.zeros(s.players, np.int64)
    rules.ranks(s, out)
    return [seat for seat in range(s.players) if out[seat] == 1]


def dealt(players: int, **options: Any) -> Any:
    """Return a state right after the first deal."""
    for moment in moments(GAME, players, 1, options):
        if moment.to_act >= 0:
            return moment.state[0]


def test_the_cards_are_fifty_six() -> None:
    """§1.1"""
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    start = next(iter(moments(GAME, 2, 1))).state[0]
    assert start.pile.tolist() == [8] * 7


def test_points_are_never_short_of_chips() -> None:
    """§1.2: six players can hold nine white chips each, more than the fifty of the box."""
    s = table("1", *["6!"] * 5, top="1", points="/".join(["9"] * 6))
    play(s, "play 1")
    assert points(s) == [9, 15, 15, 15, 15, 15]


def test_seat_0_starts_and_the_left_follows() -> None:
    """§1.3"""
    s = dealt(3)
    order = []
    for _ in range(6):
        order.append(rules.to_act(s))
        play(s, "draw", max(set("123456L") & can_fall(s)))
    assert order == [0, 1, 2, 0, 1, 2]


def can_fall(s: Any) -> set[str]:
    """Return the cards that may fall once a draw is played on a copy of `s`."""
    copy = np.array([s], rules.STATE)[0]
    rules.apply(copy, DRAW)
    return can(copy)


@pytest.mark.parametrize(("players", "pile"), [(2, 43), (3, 37), (4, 31), (5, 25), (6, 19)])
def test_six_cards_each_a_pile_and_one_discard(players: int, pile: int) -> None:
    """§2.1, §2.2, §2.3"""
    s = dealt(players)
    assert s.cards.tolist() == [6] * players + [0] * (6 - players)
    assert s.stock == pile
    assert s.top in range(KINDS)


def test_dealt_cards_are_the_owners_secret_and_the_discard_is_not() -> None:
    """§2.1, §2.3"""
    start = next(iter(moments(GAME, 2, 1))).state[0]
    assert rules.seen_by(start, 0) == 0b01
    for fallen in "123456" + "123456":
        play(start, fallen)
    assert start.drawer == NOBODY
    assert rules.seen_by(start, 0) == -1


def test_a_llama_may_open_the_discards() -> None:
    """§2.3"""
    start = next(iter(moments(GAME, 2, 1))).state[0]
    play(start, *"12345L", *"123456", "L")
    assert can(start) == {"play 1", "play L", "draw", "quit"}


def test_a_turn_is_one_action() -> None:
    """§3.1: after each of the three it is the left neighbour's turn."""
    for actions in (["play 1"], ["draw", "5"], ["quit"]):
        s = table("112", "34", "56", top="1")
        play(s, *actions)
        assert rules.to_act(s) == 1


def test_the_turn_passes_over_quitters() -> None:
    """§3.1"""
    s = table("112", "34!", "56", top="1")
    play(s, "play 1")
    assert rules.to_act(s) == 2
    play(s, "draw", "4")
    assert rules.to_act(s) == 0


@pytest.mark.parametrize(
    ("top", "follow"),
    [("1", "12"), ("2", "23"), ("3", "34"), ("4", "45"), ("5", "56"), ("6", "6L"), ("L", "L1")],
)
def test_what_follows(top: str, follow: str) -> None:
    """§3.2, §3.3"""
    s = table("123456L", "1", top=top)
    assert can(s) == {f"play {card}" for card in follow} | {"draw", "quit"}


def test_nobody_has_to_play() -> None:
    """§3.4"""
    assert {"draw", "quit"} < can(table("11", "2", top="1"))


def test_a_drawn_card_is_not_played_in_the_same_turn() -> None:
    """§3.5"""
    s = table("3", "4", top="1")
    play(s, "draw")
    assert rules.to_act(s) == CHANCE
    play(s, "1")
    assert hand(s, 0) == "13"
    assert rules.to_act(s) == 1


def test_a_drawn_card_is_the_drawers_secret() -> None:
    """§3.5, §7.1"""
    s = table("3", "4", "5", top="1", turn=1)
    play(s, "draw")
    assert rules.seen_by(s, 0) == 0b010


def test_a_used_up_pile_is_not_made_anew() -> None:
    """§3.6"""
    assert can(table("11", "2", top="1", pile=0)) == {"play 1", "quit"}
    assert can(table("3", "2", top="1", pile=0)) == {"quit"}


def test_the_last_card_of_the_pile_can_be_drawn() -> None:
    """§3.6"""
    s = table("3", "4", top="1", pile=0)
    s.pile[4] = s.stock = 1
    play(s, "draw", "5")
    assert can(s) == {"quit"}


def test_who_quits_has_no_more_turns_in_the_round() -> None:
    """§3.7"""
    s = table("11", "22", "33", top="1")
    play(s, "quit")
    assert s.quit.tolist() == [1, 0, 0, 0, 0, 0]
    play(s, "play 2", "play 3", "draw", "5")
    assert rules.to_act(s) == 2
    assert hand(s, 0) == "11"


def test_quitting_is_always_allowed() -> None:
    """§3.7"""
    for seed in range(3):
        for moment in moments(GAME, 3, seed):
            if moment.to_act >= 0 and moment.state[0].phase != GIVE_BACK:
                assert QUIT in moment.legal


def test_the_last_card_ends_the_round_at_once() -> None:
    """§4.1"""
    s = table("1", "1", "2", top="1")
    play(s, "play 1")
    assert rules.to_act(s) == CHANCE
    assert points(s) == [0, 1, 2]
    assert s.rounds == 2


def test_the_round_ends_when_all_have_quit() -> None:
    """§4.2"""
    s = table("16", "23", "45", top="L")
    play(s, "quit", "quit")
    assert s.rounds == 1
    play(s, "quit")
    assert points(s) == [7, 5, 9]
    assert s.rounds == 2


def test_the_last_player_goes_on_alone_and_may_not_draw() -> None:
    """§4.3"""
    assert "draw" in can(table("12", "34", "5!", top="1"))
    assert can(table("12", "34!", "5!", top="1")) == {"play 1", "play 2", "quit"}


def test_two_players_have_no_rule_of_their_own() -> None:
    """§4.3"""
    s = table("34", "12", top="1")
    play(s, "quit")
    assert can(s) == {"play 1", "play 2", "quit"}


@pytest.mark.parametrize(
    ("cards", "cost"), [("1", 1), ("123456", 21), ("L", 10), ("6L", 16), ("-", 0)]
)
def test_cards_cost_their_value_and_llamas_ten(cards: str, cost: int) -> None:
    """§5.1"""
    assert rules.left_over(table(cards, "1", top="1"), 0) == cost
    assert rules.left_over(table(f"{cards}!", "1", top="1"), 0) == cost


@pytest.mark.parametrize(
    ("cards", "cost"), [("44", 4), ("LLLLLLLL", 10), ("1123456L", 31), ("11LL", 11)]
)
def test_each_value_counts_once(cards: str, cost: int) -> None:
    """§5.2, L6"""
    assert rules.left_over(table(cards, "2", top="1"), 0) == cost


def test_only_the_total_of_chips_matters() -> None:
    """§5.3: ten white chips are exchanged for a black one, which can then go back."""
    s = table("1", "2", top="1", points="9/0")
    play(s, "quit", "quit")
    assert points(s)[0] == 10
    s = table("1", "2", top="1", points="10/0")
    play(s, "play 1")
    assert "return 10" in can(s)


@pytest.mark.parametrize(
    ("chips", "choices"),
    [(0, None), (1, {"keep": 1, "return 1": 0}), (9, {"keep": 9, "return 1": 8}),
     (10, {"keep": 10, "return 1": 9, "return 10": 0})],
)  # fmt: skip
def test_one_chip_may_go_back(chips: int, choices: dict[str, int] | None) -> None:
    """§5.4"""
    for choice in choices or [""]:
        s = table("1", "2", top="1", points=f"{chips}/3")
        play(s, "play 1")
        if choices is None:
            assert rules.to_act(s) == CHANCE
            continue
        assert rules.to_act(s) == 0
        assert can(s) == set(choices)
        play(s, choice)
        assert points(s) == [choices[choice], 5]


def test_who_quit_gives_nothing_back() -> None:
    """§5.4"""
    s = table("3", "5", top="1", points="20/20")
    play(s, "quit", "quit")
    assert rules.to_act(s) == CHANCE
    assert points(s) == [23, 25]


def test_the_next_round_has_all_the_cards() -> None:
    """§5.5"""
    s = table("1", "2", top="1", pile=0)
    play(s, "play 1")
    assert s.pile.tolist() == [8] * 7
    assert s.stock == 56
    assert not s.hand.any() and not s.quit.any()


def test_the_next_round_starts_like_the_first() -> None:
    """§5.5: six cards each, a new discard, and nobody has played yet."""
    s = table("1", "2", top="1", pile=0)
    play(s, "play 1", *"123456", *"12345L", "3")
    assert [hand(s, seat) for seat in range(2)] == ["123456", "12345L"]
    assert CARDS[s.top] == "3"
    assert s.last == NOBODY
    play(s, "draw", "1", "quit", "quit")
    assert s.first == 0  # §5.7: who started this round, and not who played in the one before


def test_whoever_played_last_starts() -> None:
    """§5.6: the one who played last, not the one who quit last."""
    s = table("134", "56", "66", top="1", turn=1)
    play(s, "draw", "2", "quit", "play 1", "quit", "quit")
    assert s.first == s.turn == 0
    s = table("134", "56", "66", top="1")
    play(s, "play 1", "draw", "2", "quit", "quit", "quit")
    assert s.first == s.turn == 0


def test_a_house_may_let_the_last_to_act_start() -> None:
    """§5.6, option starter"""
    s = table("134", "56", "66", top="1", starter="acted")
    play(s, "play 1", "draw", "2", "quit", "quit", "quit")
    assert s.first == s.turn == 1
    s = table("1", "56", "66", top="1", starter="acted")
    play(s, "play 1")
    assert s.first == s.turn == 0


@pytest.mark.parametrize(("unplayed", "starter"), [("same", 1), ("left", 2)])
def test_a_round_without_a_card(unplayed: str, starter: int) -> None:
    """§5.7, option unplayed"""
    s = table("34", "56", "66", top="1", turn=1, first=1, unplayed=unplayed)
    play(s, "quit", "quit", "quit")
    assert s.first == s.turn == starter


@pytest.mark.parametrize(
    ("stop", "chips", "over"), [(40, 34, False), (40, 35, True), (20, 15, True), (100, 90, False)]
)
def test_the_match_ends_at_forty(stop: int, chips: int, over: bool) -> None:
    """§6.1, option stop: the round's five points count."""
    s = table("1", "5", top="1", points=f"0/{chips}", stop=stop)
    play(s, "play 1")
    assert (rules.to_act(s) == OVER) == over
    if over:
        assert can(s) == set()


def test_chips_go_back_before_the_look_at_forty() -> None:
    """§6.1"""
    s = table("1", "5", top="1", points="39/35")
    play(s, "play 1")
    assert rules.to_act(s) == 0
    play(s, "return 10")
    assert rules.to_act(s) == OVER
    assert points(s) == [29, 40]


def test_the_fewest_points_win() -> None:
    """§6.2, L8"""
    s = table("1", "4", "2", top="1", points="39/36/10")
    play(s, "play 1", "keep")
    assert points(s) == [39, 40, 12]
    assert rules.to_act(s) == OVER
    assert winners(s) == [2]


def test_equals_share_the_victory() -> None:
    """§6.3, L8"""
    s = table("1", "2", "4", top="1", points="12/10/36")
    play(s, "play 1", "keep")
    assert points(s) == [12, 12, 40]
    assert winners(s) == [0, 1]


def test_hands_are_secret_those_of_quitters_too() -> None:
    """§7.1: states that differ only in a secret look the same."""
    for other, another in (("356", "446"), ("356!", "446!")):
        one, two = table("12", other, "66", top="1"), table("12", another, "66", top="1")
        views = {hidden(GAME, np.array([s], rules.STATE), 0).tobytes() for s in (one, two)}
        assert len(views) == 1
        own = {hidden(GAME, np.array([s], rules.STATE), 1).tobytes() for s in (one, two)}
        assert len(own) == 2


def test_the_pile_is_secret() -> None:
    """§7.1: what another holds and what the pile holds cannot be told apart."""
    one = table("12", "3", top="1")
    two = table("12", "4", top="1")
    assert one.pile.tolist() != two.pile.tolist()
    views = {hidden(GAME, np.array([s], rules.STATE), 0).tobytes() for s in (one, two)}
    assert len(views) == 1


def test_scored_cards_lie_open() -> None:
    """§7.1"""
    s = table("1", "33", "4", top="1", points="5/0/0")
    play(s, "play 1")
    assert s.phase == GIVE_BACK
    view = hidden(GAME, np.array([s], rules.STATE), NOBODY)[0]
    assert hand(view, 1) == "33"


def test_at_the_end_of_the_match_the_cards_lie_open() -> None:
    """§7.1"""
    s = table("1", "33", "4", top="1", points="0/39/0")
    play(s, "play 1")
    assert rules.to_act(s) == OVER
    view = hidden(GAME, np.array([s], rules.STATE), NOBODY)[0]
    assert [hand(view, seat) for seat in range(3)] == ["", "33", "4"]


def test_numbers_of_cards_and_chips_are_open() -> None:
    """§7.2"""
    s = table("12", "356", "66!", top="1", points="3/4/5")
    view = hidden(GAME, np.array([s], rules.STATE), NOBODY)[0]
    assert [hand(view, seat) for seat in range(3)] == ["??", "???", "??"]
    assert view.quit.tolist() == [0, 0, 1, 0, 0, 0]
    assert points(view) == [3, 4, 5]
    assert view.stock == s.stock
    assert view.top == s.top


def test_the_view_of_an_empty_pile_says_so() -> None:
    """§7.2, §3.6: `pile` counts cards in hidden hands too, `stock` does not."""
    s = table("2", "34", top="1", pile=0)
    view = hidden(GAME, np.array([s], rules.STATE), 0)[0]
    assert view.pile.sum() == 2
    assert can(view) == {"play 2", "quit"}


def test_victor_and_judy() -> None:
    """L1"""
    for top in "56":
        s = table("36", "1L", "1L", top=top)
        play(s, "play 6", "play L")
        assert CARDS[s.top] == "L"
        assert can(s) == {"play 1", "play L", "draw", "quit"}


def test_henri() -> None:
    """L2"""
    s = table("555", "2!", top="1")
    assert "play 5" not in can(s)
    play(s, "quit")
    assert points(s)[0] == 5


@pytest.mark.parametrize("top", "23")
def test_judy_alone(top: str) -> None:
    """L3, L4, L7"""
    s = table("2!", "5!", "6!", "11344L", top=top, turn=3, first=1)
    play(s, "play 3", "play 4", "play 4")
    assert s.stock > 0
    assert can(s) == {"quit"}
    play(s, "quit")
    assert points(s) == [2, 5, 6, 11]
    assert s.first == s.turn == 3


@pytest.mark.parametrize(("chip", "left"), [("return 10", 1), ("return 1", 10)])
def test_judy_gives_back(chip: str, left: int) -> None:
    """L5"""
    s = table("2", "5", "6", "1", top="1", turn=3, points="2/5/6/11")
    play(s, "play 1", chip)
    assert points(s) == [4, 10, 12, left]
