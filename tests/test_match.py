"""Seats around a table: what is asked, checked, applied, logged, shown and undone."""

import numpy as np
import pytest

import sobremesa
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import ALL, CHANCE, HIDDEN, NOBODY, BadOption, Game, IllegalAction
from sobremesa.engine.match import Match
from tests.play import hidden, random_match


def given(position: str, players: int = 3) -> Match:
    """Return a match of L.L.A.M.A. whose luck is told, at a position."""
    match = sobremesa.start("llama", players, chance="given")
    match._states[:] = 0
    match.game.words.place(position, match._states[0])
    match.log.clear()
    match._go(-1, CHANCE)
    return match


ALONE = (
    "hands:1133L/22!/66! top:1 phase:turn turn:0 drawer:- first:0 last:- "
    "pile:46/5668867 points:4/0/0 round:1"
)


def test_the_shortest_programme() -> None:
    match = sobremesa.start("llama", players=3, seed=7)
    assert match.to_act == 0
    assert match.spoken() == {a: match.say(a) for a in match.legal()}
    match.play("draw")
    assert match.to_act == 1
    match.play(match.legal()[-1])
    assert not match.over
    assert match.points == [0, 0, 0]
    assert match.record.startswith("sobremesa record 1\ngame: llama\n")


def test_chance_acts_by_itself(game: Game, players: int) -> None:
    match = random_match(game, players)
    assert {who for who, _, _ in match.log} == {CHANCE, *range(players)}


def test_compiled_matches_are_the_same(game: Game, players: int) -> None:
    plain, fast = (
        random_match(game, players, target=target, date="today") for target in ("python", "cpu")
    )
    assert plain.record == fast.record
    assert (plain.points, plain.ranks) == (fast.points, fast.ranks)
    for seat in range(players):
        assert plain.view(seat).state.tobytes() == fast.view(seat).state.tobytes()
        assert plain.view(seat).log == fast.view(seat).log


def test_luck_is_secure_unless_a_seed_is_given() -> None:
    first, second = (sobremesa.start("llama", 6) for _ in range(2))
    assert isinstance(first.chance, Fair) and isinstance(second.chance, Fair)
    assert first.chance.key != second.chance.key
    assert (
        sobremesa.start("llama", 6, seed=1).position == sobremesa.start("llama", 6, seed=1).position
    )


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("play 9", "'play 9' is not legal; seat 0 can: "),
        ("", "'' is not legal; seat 0 can: "),
        (99, "action 99 is not legal; seat 0 can: "),
        (-1, "action -1 is not legal; seat 0 can: "),
    ],
)
def test_an_illegal_action_changes_nothing(asked: int | str, message: str) -> None:
    match = sobremesa.start("llama", 2, seed=1)
    before = match.position, list(match.log)
    with pytest.raises(IllegalAction, match=message):
        match.play(asked)
    assert (match.position, match.log) == before


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    match = sobremesa.start("llama", 2, seed=1)
    match.play("  DRAW ")
    assert match.log[-2][0] == 0


def test_another_seat_is_refused() -> None:
    match = sobremesa.start("llama", 2, seed=1)
    with pytest.raises(IllegalAction, match="seat 1 is not to act; seat 0 is"):
        match.play("quit", seat=1)


def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    match = random_match(game, 2)
    with pytest.raises(IllegalAction, match="nobody can: nothing"):
        match.play(0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 7}, "llama is for 2 to 6 players, not 7"),
        ({"players": 1}, "llama is for 2 to 6 players, not 1"),
        ({"options": {"stop": 5}}, "stop cannot be 5; possible: 10 to 100"),
        ({"options": {"stop": "many"}}, "stop cannot be 'many'; possible: 10 to 100"),
        ({"options": {"starter": "oldest"}}, "possible: played, acted"),
        ({"options": {"decks": 2}}, "no option decks; it has: stop, starter, unplayed"),
        ({"names": ["Ana"]}, "1 names were given for 2 players"),
        ({"names": ["Ana", "Lu\nis"]}, "is not a name that can be printed"),
        ({"chance": "given", "seed": 7}, "cannot be given and come from the seed 7"),
        ({"chance": "loaded"}, "chance cannot be 'loaded'; possible: secure, given"),
    ],
)
def test_what_cannot_be_started_says_why(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        sobremesa.start("llama", **arguments)  # type: ignore[arg-type]


def test_an_unknown_game_names_the_known() -> None:
    with pytest.raises(sobremesa.UnknownGame, match=r"no game 'lama'; there are: .*llama"):
        sobremesa.start("lama")


def test_options_reach_the_rules() -> None:
    match = sobremesa.start("llama", 2, options={"stop": "10", "starter": "acted"}, seed=1)
    assert match.options == {"stop": 10, "starter": "acted", "unplayed": "same"}


def test_a_list_is_played_whole() -> None:
    match = given(ALONE)
    match.play(["play 1", "play 1"])
    assert [action for _, action, _ in match.log] == [0, 0]


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (["play 1", "play 2"], "'play 2' is not legal; seat 0 can: play 1, quit"),
        (["play 1", 55], "action 55 is not legal"),
        (["quit", "play 1"], "the turn ends before 'play 1' could be played"),
    ],
)
def test_or_not_at_all(actions: list[int | str], message: str) -> None:
    match = given(ALONE)
    before = match.position
    with pytest.raises(IllegalAction, match=message):
        match.play(actions)
    assert match.position == before
    assert match.log == []
    assert match.spoken() == {0: "play 1", 8: "quit"}


def test_a_list_tries_no_luck_out() -> None:
    match = sobremesa.start("llama", 2, seed=1)
    twin = sobremesa.start("llama", 2, seed=1)
    with pytest.raises(IllegalAction, match="turn ends"):
        match.play(["draw", "quit"])
    for one in (match, twin):
        one.play(["draw"])
    assert match.position == twin.position


def test_chance_can_be_played_for() -> None:
    match = sobremesa.start("llama", 2, chance="given")
    assert match.to_act == CHANCE
    for card in "123456LLLLLL5":
        match.play(card)
    assert match.to_act == 0
    assert match.spoken() == {4: "play 5", 5: "play 6", 7: "draw", 8: "quit"}


def test_own_actions_are_undone_one_by_one() -> None:
    match = given(ALONE)
    start = match.position
    match.play("play 1")
    between = match.position
    match.play("play 1")
    match.undo(0)
    assert match.position == between
    assert match.spoken() == {0: "play 1", 8: "quit"}
    match.undo(0)
    assert match.position == start
    with pytest.raises(IllegalAction, match="seat 0 cannot undo"):
        match.undo(0)


def test_undo_stops_at_another_players_action() -> None:
    match = sobremesa.start("llama", 3, seed=7)
    match.play("quit")
    match.undo(0)
    match.play("quit")
    match.play("quit")
    for seat in (0, 2):
        with pytest.raises(IllegalAction, match=f"seat {seat} cannot undo"):
            match.undo(seat)
    match.undo(1)
    assert match.to_act == 1


def test_undo_stops_at_chance() -> None:
    match = sobremesa.start("llama", 3, seed=7)
    match.play("draw")
    with pytest.raises(IllegalAction, match="cannot undo"):
        match.undo(0)


def test_undo_stops_where_something_hidden_was_shown() -> None:
    """The last card ends the round: the others' cards are scored, and lie open."""
    match = given(ALONE.replace("1133L/22!/66!", "1/22/66").replace("46/5668867", "50/6688868"))
    match.play("play 1")
    assert match.to_act == 0
    with pytest.raises(IllegalAction, match="shown something hidden"):
        match.undo(0)
    assert match.points == [4, 2, 6]


def test_nothing_is_undone_after_the_end() -> None:
    """The key to the luck is out by then."""
    match = given(
        ALONE.replace("1133L/22!/66!", "1/22!/6!")
        .replace("46/5668867", "51/6688878")
        .replace("4/0/0", "0/0/39")
    )
    match.play("play 1")
    assert match.over
    with pytest.raises(IllegalAction, match="the match is over"):
        match.undo(0)


@pytest.mark.parametrize("asked", [1.5, None, {"play": 1}, object()])
def test_what_is_no_action_is_refused(asked: object) -> None:
    with pytest.raises(IllegalAction, match="is not legal"):
        sobremesa.start("llama", 2, seed=1).play(asked)  # type: ignore[arg-type]


def test_a_view_hides_what_the_seat_cannot_know() -> None:
    match = sobremesa.start("llama", 3, seed=7)
    view = match.view(1)
    words = match.game.words
    assert [words.hand(view.state, seat) for seat in (0, 2)] == ["??????", "??????"]
    assert "?" not in words.hand(view.state, 1)
    assert view.legal == ()
    assert view.table["hands"] == [words.hand(view.state, seat) for seat in range(3)]
    assert "??????" in view.position and "??????" not in match.position
    assert match.view(0).legal == tuple(match.legal())
    dealt = [action for who, action in view.log if who == CHANCE]
    assert dealt[:6] == dealt[12:18] == [HIDDEN] * 6
    assert HIDDEN not in dealt[6:12] + dealt[18:]


def test_those_who_watch_see_what_all_see() -> None:
    match = sobremesa.start("llama", 3, seed=7)
    view = match.view(NOBODY)
    assert all(match.game.words.hand(view.state, seat) == "??????" for seat in range(3))
    assert [action for _, action in view.log].count(HIDDEN) == 18


def test_a_live_match_shows_nobody_everything() -> None:
    with pytest.raises(IllegalAction, match="there is no seat -3"):
        sobremesa.start("llama", 3, seed=7).view(ALL)
    with pytest.raises(IllegalAction, match="there is no seat 3; seats are 0 to 2"):
        sobremesa.start("llama", 3, seed=7).view(3)


def test_a_view_is_a_copy() -> None:
    match = sobremesa.start("llama", 3, seed=7)
    before = match.position
    match.view(0).state.turn = 2
    assert match.position == before


def test_views_of_worlds_that_differ_in_a_secret_are_equal(game: Game, players: int) -> None:
    """The tests of the contract say the same of the log, which a client gets too."""
    if players == 1:
        pytest.skip("alone, one need not have secrets")
    match = Match(game, players, chance=Fair.seeded(1))
    seat = match.to_act
    world = hidden(game, match._states, seat)
    game.rules.deal(world[0], generator(5))
    assert world.tobytes() != match._states.tobytes()
    other = Match(game, players, chance=Fair.seeded(1))
    other._states[:] = world
    assert np.array_equal(other.view(seat).state, match.view(seat).state)


def test_long_runs_of_luck_are_logged_in_full() -> None:
    """More cards fall than fit into one report of the compiled loop or on one tape."""
    match = Match(sobremesa.games.find("llama"), 6, chance=Fair.seeded(1))
    assert len(match.log) == 37
    for _ in range(6):
        match.play("quit")
    assert len(match.log) == 37 + 6 + 37


def test_what_others_did_not_see_is_not_undone(game: Game) -> None:
    """They may have seen what it brought about, and no view would remember it."""
    match = Match(game, game.players[0], chance=Fair.seeded(1))
    while True:  # until an action could be undone, had others seen it
        seat = match.to_act
        match.play(match.legal()[0])
        if match.over:
            pytest.skip("nothing in this match could be undone")
        if match._before and not match._revealed(match._before[-1], match.log[-1][1], seat):
            break
    who, action, _ = match.log[-1]
    match.log[-1] = (who, action, 1 << seat)
    with pytest.raises(IllegalAction, match="shown something hidden"):
        match.undo(seat)
