"""What holds for every game, at every number of players."""

import numpy as np
import pytest

from sobremesa.engine import playout
from sobremesa.engine.chance import generator
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import CHANCE, CONTRACT, EVERYBODY, NOBODY, OVER, BadPosition, Game
from sobremesa.engine.match import Match
from sobremesa.study.runs import run
from tests.play import (
    applied,
    audit,
    hidden,
    listed,
    moments,
    random_match,
    some_moments,
    some_of,
    views_of_worlds,
)

SEEDS = range(3)
STRIDE = 3  # of the moments that costly tests look at
LONGEST = 20_000  # actions of a match; no rule of ours allows more in random play


def test_a_game_provides_the_contract(game: Game) -> None:
    needed = set(CONTRACT) - {"sample", "drawing"}
    assert not [name for name in needed if not hasattr(game.rules, name)]
    words = {"say", "tell", "event", "table", "position", "place"}
    assert not [name for name in words if not hasattr(game.words, name)]
    assert callable(game.terminal.draw) and callable(game.terminal.describe)
    assert game.bots
    assert game.title


@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_keeps_the_promises(game: Game, players: int, seed: int) -> None:
    met = 0
    for moment in moments(game, players, seed):
        met += 1
        assert met < LONGEST
        audit(game)(moment.state[0])
        assert moment.to_act in (CHANCE, OVER, *range(players))
        assert moment.legal == sorted(set(moment.legal))
        assert set(moment.legal) <= set(range(game.rules.ACTIONS))
        assert len(moment.legal) <= game.rules.LEGAL
        assert bool(moment.legal) == (moment.to_act != OVER)
        if moment.to_act == CHANCE:
            assert min(moment.weights) > 0
    assert met > 10


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_can_be_played(game: Game, players: int, seed: int) -> None:
    for moment in some_moments(game, players, seed):
        before = moment.state.tobytes()
        for action in some_of(moment.legal):
            after = applied(game, moment.state, action)
            audit(game)(after[0])
            assert game.rules.to_act(after[0]) in (CHANCE, OVER, *range(players))
            seen = game.rules.seen_by(moment.state[0], action)
            assert seen == EVERYBODY or 0 <= seen < 1 << players
        assert moment.state.tobytes() == before, "legal or seen_by changed the state"


def test_nothing_is_legal_at_the_end(game: Game, players: int) -> None:
    *_, last = moments(game, players, 1)
    assert last.to_act == OVER
    assert listed(game, last.state[0]) == ([], [])


def test_ranks_are_places(game: Game, players: int) -> None:
    out = np.zeros(players, np.int64)
    for state in run(game, players, 50, seed=1).states:
        game.rules.ranks(state, out)
        ranks = out.tolist()
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fast_sample_is_the_slow_one(game: Game, players: int, seed: int) -> None:
    if not hasattr(game.rules, "sample"):
        pytest.skip("the game has no sample of its own")
    slow = twins(game.rules).copy(playout.sample)
    room = np.zeros((2, game.rules.LEGAL), np.int64)
    for number, moment in enumerate(some_moments(game, players, seed)):
        if moment.to_act == OVER:
            continue
        for luck in range(4):
            fast = game.rules.sample(moment.state[0], *room, generator(luck, number))
            assert fast == slow(moment.state[0], *room, generator(luck, number))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_knows_its_legal_actions(game: Game, players: int, seed: int) -> None:
    for moment in some_moments(game, players, seed):
        if moment.to_act >= 0:
            view = hidden(game, moment.state, moment.to_act)
            assert game.rules.to_act(view[0]) == moment.to_act
            assert listed(game, view[0])[0] == moment.legal
            for action in some_of(moment.legal):
                applied(game, view, action)  # an undo looks at what this gives


@pytest.mark.parametrize("seed", SEEDS)
def test_dealt_worlds_look_the_same_and_are_not(game: Game, players: int, seed: int) -> None:
    others = 0
    for number, moment in enumerate(some_moments(game, players, seed)[::STRIDE]):
        for seat in (NOBODY, *range(players)):
            view = hidden(game, moment.state, seat)
            assert hidden(game, view, seat).tobytes() == view.tobytes(), "hiding twice is once"
            world = view.copy()
            game.rules.deal(world[0], generator(seed, number))
            audit(game)(world[0])
            assert hidden(game, world, seat).tobytes() == view.tobytes()
            others += world.tobytes() != moment.state.tobytes()
    assert others > 10 or players == 1  # alone, one need not have secrets


@pytest.mark.parametrize("seed", SEEDS)
def test_who_sees_a_draw_is_who_can_tell_it_from_others(
    game: Game, players: int, seed: int
) -> None:
    for moment in some_moments(game, players, seed)[::STRIDE]:
        if moment.to_act != CHANCE or len(moment.legal) < 2:
            continue
        for seat in (NOBODY, *range(players)):
            views = {
                action: hidden(game, applied(game, moment.state, action), seat).tobytes()
                for action in some_of(moment.legal)
            }
            for action, view in views.items():
                alone = list(views.values()).count(view) == 1
                seen = game.rules.seen_by(moment.state[0], action)
                sees = seen == EVERYBODY or (seat >= 0 and seen >> seat & 1 == 1)
                assert sees == alone, (seat, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_notation_is_unambiguous(game: Game, players: int, seed: int) -> None:
    for moment in some_moments(game, players, seed):
        spoken = [game.words.say(moment.state[0], action) for action in moment.legal]
        assert len(set(spoken)) == len(spoken)
        assert not [text for text in spoken if text != " ".join(text.split()) or "," in text]


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_are_read_back(game: Game, players: int, seed: int) -> None:
    for moment in some_moments(game, players, seed)[::STRIDE]:
        for state in (moment.state, hidden(game, moment.state, NOBODY)):
            text = game.words.position(state[0])
            assert "\n" not in text
            again = np.zeros(1, game.rules.STATE)
            game.words.place(text, again[0])
            assert again.tobytes() == state.tobytes(), text


def test_a_damaged_position_is_refused(game: Game, players: int) -> None:
    """Without one of its entries, or with one that means nothing."""
    text = game.words.position(next(iter(moments(game, players, 0))).state[0])
    optional = {option.name for option in game.options}
    for entry in text.split():
        name = entry.partition(":")[0]
        for other in ("", f"{name}:x"):
            if other or name not in optional:
                with pytest.raises(ValueError, match=r"\w"):
                    damaged = text.replace(entry, other)
                    game.words.place(damaged, np.zeros(1, game.rules.STATE)[0])


def test_a_position_has_its_entries_once_and_no_other(game: Game, players: int) -> None:
    text = game.words.position(next(iter(moments(game, players, 0))).state[0])
    for entry in text.split():
        with pytest.raises(BadPosition, match=" twice"):
            game.words.place(f"{text} {entry}", np.zeros(1, game.rules.STATE)[0])
    for other in ("lunch:1", "lunch", "turn"):
        with pytest.raises(BadPosition, match=f"'{other}' is no entry; there are: "):
            game.words.place(f"{text} {other}", np.zeros(1, game.rules.STATE)[0])


def test_the_same_seed_is_the_same_match(game: Game, players: int) -> None:
    first, second = (random_match(game, players, seed=3, date="today") for _ in range(2))
    assert first.record == second.record
    assert first.record != random_match(game, players, seed=4, date="today").record


def test_bots_play_legally_from_their_views(game: Game, players: int) -> None:
    for bot in game.bots.values():
        match = Match(game, players, target="cpu")
        rng = generator(1)
        while not match.over:
            if match.to_act == CHANCE:
                match.play(match.legal()[int(rng[0]) % len(match.legal())])
                rng = generator(1, len(match.log))
            else:
                match.play(bot(match.view(match.to_act), rng), seat=match.to_act)


def test_bots_do_not_look_at_what_is_hidden(game: Game, players: int) -> None:
    """The same view in another world: the same choice."""
    for bot in game.bots.values():
        for number, moment in enumerate(some_moments(game, players, 5)):
            if moment.to_act < 0:
                continue
            one, other = (
                bot(view, generator(9, number)) for view in views_of_worlds(game, moment, number)
            )
            assert one == other
