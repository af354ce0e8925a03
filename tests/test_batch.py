"""Many matches side by side."""

import numpy as np
import pytest

import sobremesa
from sobremesa.engine.batch import Batch
from sobremesa.engine.contract import OVER, BadOption, Game, IllegalAction
from tests.play import listed


def choices(batch: Batch, number: int) -> np.ndarray:
    """Return a legal action for every match, the same for the same stream and moment."""
    places = (batch.numbers * 7 + number) % np.maximum(batch.counts, 1)
    return np.asarray(batch.actions[np.arange(len(batch)), places])


def test_a_batch_plays_to_the_end(game: Game, players: int) -> None:
    batch = sobremesa.batch(game.name, players, count=20, seed=1)
    for number in range(5000):
        if batch.over.all():
            break
        batch.play(choices(batch, number))
    assert batch.over.all()
    assert batch.points.shape == (20, players)
    assert (batch.counts == 0).all()


def test_a_match_does_not_depend_on_the_size_of_its_batch(game: Game) -> None:
    small, large = (sobremesa.batch(game.name, 2, count=n, seed=1) for n in (3, 30))
    for number in range(20):
        small.play(choices(small, number))
        large.play(choices(large, number))
    assert small.views().tobytes() == large.views()[:3].tobytes()


def test_what_is_listed_is_what_the_rules_say(game: Game) -> None:
    batch = sobremesa.batch(game.name, 2, count=50, seed=2)
    for number in range(10):
        views = batch.views()
        for i in range(len(batch)):
            if batch.to_act[i] != OVER:
                assert game.rules.to_act(views[i]) == batch.to_act[i]
                legal, _ = listed(game, views[i])
                assert batch.actions[i, : batch.counts[i]].tolist() == legal
        batch.play(choices(batch, number))


def test_one_illegal_action_refuses_all() -> None:
    batch = sobremesa.batch("llama", 2, count=4, seed=1)
    before = batch.views().tobytes()
    chosen = choices(batch, 0)
    chosen[2] = 11
    with pytest.raises(IllegalAction, match="match 2: action 11 is not legal; possible: "):
        batch.play(chosen)
    assert batch.views().tobytes() == before
    for wrong in (chosen[:3], chosen + 0.5, list("abcd")):
        with pytest.raises(IllegalAction, match="were given for the actions of 4 matches"):
            batch.play(wrong)


def test_the_lists_cannot_be_written_to() -> None:
    batch = sobremesa.batch("llama", 2, count=4, seed=1)
    for array in (batch.actions, batch.counts, batch.to_act):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_a_row_has_nothing_of_the_seat_before(game: Game) -> None:
    batch = sobremesa.batch(game.name, 2, count=200, seed=1)
    for number in range(10):
        beyond = np.arange(batch.actions.shape[1]) >= batch.counts[:, None]
        assert (batch.actions[beyond] == -1).all()
        batch.play(choices(batch, number))


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5])
def test_a_seed_is_checked(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        sobremesa.batch("llama", 2, count=4, seed=seed)


def test_finished_matches_start_anew_on_streams_of_their_own(game: Game) -> None:
    batch = sobremesa.batch(game.name, 2, count=8, seed=1)
    for number in range(5000):
        if batch.over.any():
            break
        batch.play(choices(batch, number))
    over, before = batch.over, batch.views()
    batch.restart()
    assert not batch.over.any()
    assert (batch.numbers[over] == np.arange(8)[over] + 8).all()
    assert batch.views()[~over].tobytes() == before[~over].tobytes()


def test_views_hide(game: Game) -> None:
    batch = sobremesa.batch(game.name, 2, count=2, seed=1)
    view = batch.views()[0].copy()
    game.rules.hide(view, int(batch.to_act[0]))
    assert view.tobytes() == batch.views()[0].tobytes()
