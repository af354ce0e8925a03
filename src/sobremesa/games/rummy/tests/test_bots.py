"""The bots of Rummy: what each sees and overlooks, and that all play by the rules."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sobremesa import bots
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import LEVELS, Bot, View
from sobremesa.engine.match import Match
from sobremesa.games.rummy import GAME, solve
from sobremesa.games.rummy.bots import Player, planned
from sobremesa.games.rummy.combinations import KINDS
from sobremesa.games.rummy.endgame import Endgame, position
from sobremesa.games.rummy.notation import combination_text, read_table, tile_text
from sobremesa.games.rummy.plans import adding, most, saving
from sobremesa.games.rummy.rules import END, LAY, TAKE
from sobremesa.games.rummy.tests.test_table import placed
from sobremesa.games.rummy.turn import begun, laid
from tests.play import hidden, house, victories

Chosen = tuple[View, int]
Options = dict[str, int | str]
ABSENT_MINDED = Player(most, overlooks=0.3, leaves=0.5)


def chosen(bot: Bot, players: int = 2, options: Options | None = None) -> Iterator[Chosen]:
    """Let a bot play a match on all seats, and show each view with what it chose."""
    match = Match(GAME, players, chance=Fair.seeded(1), options=options, target="cpu")
    while not match.over:
        view = match.view(match.to_act)
        action = bot(view, generator(1, len(match.log)))
        yield view, action
        match.play(action)


def moves(bot: Bot, match: Match) -> list[str]:
    """Return what a bot does in its turn."""
    done = []
    while match.to_act == 0 and not match.over:
        action = bot(match.view(0), generator(1))
        done.append(GAME.words.say(match.view(0).state, action))
        match.play(action)
    return done


def test_the_hand_player_leaves_the_table_alone() -> None:
    hand = GAME.bots["hand"]
    assert moves(hand, placed("r6 r7 r8", "r9 y1")) == ["draw"]
    assert moves(hand, placed("r6 r7 r8", "r9 y1 b3 b4 b5")) == ["lay b3 b4 b5", "end"]
    actions = [action for _, action in chosen(hand)]
    assert END in actions
    assert not [action for action in actions if TAKE < action <= LAY]


def test_the_greedy_player_lays_as_many_as_the_solver() -> None:
    laid_some = 0
    for view, action in chosen(GAME.bots["greedy"]):
        s = view.state
        rack = [tile_text(k) for k in range(KINDS) for _ in range(s.rack[view.seat, k])]
        if action != END:
            if not s.laid and not s.loose:  # the turn begins
                table = [combination_text(int(x)) for x in s.table if x]
                expected = solve(table, rack, opening=not s.opened[view.seat]).count
                assert expected or action == 0
        else:
            assert s.laid == expected
            laid_some += 1
    assert laid_some > 10


def test_adding_lengthens_what_lies_there() -> None:
    match = placed("r6 r7 r8 | y9 b9 g9 | b2 J b4", "r9 r9 b5 b1 y3")
    after = adding(begun(match.view(0).state))
    assert after == sorted(read_table("r6 r7 r8 r9 | y9 b9 g9 r9 | b1 b2 J b4 b5"))
    assert adding(begun(placed("r6 r7 r8", "r9", opened=0).view(0).state)) is None
    kept = adding(begun(placed("r6 r7 r8", "r9 J y1").view(0).state))
    assert kept == read_table("r6 r7 r8 r9"), "a joker is worth more than one place"
    assert adding(begun(placed("r6 r7 r8", "J").view(0).state)) == read_table("r6 r7 r8 J")


def test_what_is_overlooked_stays_so_for_the_turn() -> None:
    first = None
    overlooked = 0
    for view, _ in chosen(ABSENT_MINDED):
        turn = begun(view.state)
        if not view.state.laid and not view.state.loose:
            first = turn
        assert turn == first
        noticed = ABSENT_MINDED.noticed(turn)
        planned.cache_clear()
        after = planned(ABSENT_MINDED, turn)
        overlooked += laid(turn.before, after) < laid(turn.before, most(turn))
        if after is not None:
            assert not Counter(turn.before) - Counter(noticed.before) - Counter(after)
    assert overlooked > 5


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_level_plays_to_the_end(name: str, players: int) -> None:
    options = house(GAME, players, players - 2) | {"rounds": 1, "clock": 0}
    for view, action in chosen(bots.find(GAME, name), players, options):
        assert action in view.legal


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_looks_at_what_is_hidden(name: str) -> None:
    bot = bots.find(GAME, name)
    match = Match(GAME, 2, chance=Fair.seeded(4), target="cpu")
    while not match.over:
        view = match.view(match.to_act)
        action = bot(view, generator(1, len(match.log)))
        if len(match.log) % 8 == 0:
            world = hidden(GAME, match._states, view.seat)
            GAME.rules.deal(world[0], generator(7, len(match.log)))
            other = Match(GAME, 2)
            other._states[:] = world
            other.to_act, other._legal = view.seat, view.legal
            planned.cache_clear()
            assert bot(other.view(view.seat), generator(1, len(match.log))) == action
        match.play(action)


def test_a_level_goes_on_with_a_turn_that_another_began() -> None:
    """As a bot does that plays for somebody who has left in the middle of his turn."""
    match = Match(GAME, 3, chance=Fair.seeded(1), options={"rounds": 1}, target="cpu")
    while not match.over:
        bot = GAME.levels[len(match.log) % len(GAME.levels)].bot
        match.play(bot(match.view(match.to_act), generator(1)))


def test_the_expert_saves_until_all_can_be_laid() -> None:
    expert = bots.find(GAME, "expert")
    assert moves(expert, placed("", "r10 b10 g10 y1", opened=0)) == ["lay r10 b10 g10", "end"]
    rich = placed("", "r10 b10 g10 y10 r1 r2 r3 J y5", opened=0)
    assert len(moves(expert, rich)[0].replace("J", "").split()) == 4, "three tiles do"
    poor = placed("", "r10 b10 J r1 r2 r3 b5", opened=0)
    assert moves(expert, poor) == ["lay r10 b10 J", "end"]
    assert moves(expert, placed("r6 r7 r8", "r9 y1")) == ["draw"]
    assert moves(expert, placed("r6 r7 r8", "r9 r10"))[-2:] == ["lay r6 r7 r8 r9 r10", "end"]


def test_the_expert_waits_while_there_are_tiles_and_then_thinks() -> None:
    turn = begun(placed("r6 r7 r8", "r9 y1").view(0).state)
    assert saving(replace(turn, stock=1)) is None
    known = replace(turn, stock=0, rivals=(101,))
    assert saving(known) == list(Endgame(known).best(position(known)).lay or ())


def test_with_an_empty_pool_one_lays_unless_others_have_saved_up_too() -> None:
    turn = begun(placed("r6 r7 r8", "r9 y1 y2 y5").view(0).state)
    empty = replace(turn, stock=0, rivals=(2, 2, 1), rival_opened=(True, True, True))
    assert saving(empty) == read_table("r6 r7 r8 r9")
    assert saving(replace(empty, stock=1)) is None
    assert saving(replace(empty, rivals=(2, 3, 1))) is None
    stuck = replace(empty, rivals=(2, 3, 1), rival_opened=(True, False, True))
    assert saving(stuck) == read_table("r6 r7 r8 r9"), "who has not opened could not"


def test_saving_beats_laying_the_most() -> None:
    """What the published programs do over a whole game is to lay the most."""
    game = replace(GAME, bots={**GAME.bots, "expert": bots.find(GAME, "expert")})
    assert victories(game, "expert", "greedy", 6) >= 5
