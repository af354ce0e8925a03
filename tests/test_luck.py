"""Keyed luck: games that are compared share it as long as they can."""

from collections import Counter, defaultdict

import numpy as np
import pytest

from sobremesa import games
from sobremesa.engine import playout
from sobremesa.engine.chance import (
    COUNTS,
    DRAWINGS,
    LOTS,
    Keyed,
    below,
    generator,
    keyed,
)
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import CHANCE, Game, State
from sobremesa.engine.match import Match
from tests.play import some_moments

EVEN = [1] * 60


def drawn(luck: Keyed, drawing: int, weights: list[int], ids: list[int] | None = None) -> int:
    """Return what comes next of `drawing`, among outcomes with these weights."""
    actions = np.array(ids or range(len(weights)), np.int64)
    place = keyed(luck.tape, drawing, actions, np.array(weights, np.int64), len(weights))
    return int(actions[place])


def test_the_nth_draw_of_a_thing_is_the_same_whatever_else_is_drawn() -> None:
    alone, mixed = Keyed(1, 7), Keyed(1, 7)
    for step in range(50):
        for other in range(1, 1 + step % 4):
            drawn(mixed, other, EVEN)
        assert drawn(alone, 0, EVEN) == drawn(mixed, 0, EVEN)


def test_keys_things_and_counts_all_change_what_is_drawn() -> None:
    def sequence(seed: int, number: int, drawing: int) -> tuple[int, ...]:
        luck = Keyed(seed, number)
        return tuple(drawn(luck, drawing, EVEN) for _ in range(20))

    different = [(1, 1, 0), (2, 1, 0), (1, 2, 0), (1, 1, 1), (1 << 40, 1, 0), (1, 1 << 40, 0)]
    found = {sequence(*key) for key in different}
    assert len(found) == len(different)
    assert all(len(set(one)) > 10 for one in found)
    assert sequence(1, 1, 0) == sequence(1, 1, 0)


def test_a_pile_that_lacks_some_cards_gives_the_same_unless_it_was_one_of_them() -> None:
    for event in range(200):
        whole = drawn(Keyed(1, event), 0, EVEN)
        rest = [card for card in range(60) if card % 7]
        found = drawn(Keyed(1, event), 0, [1] * len(rest), rest)
        assert found == whole or whole % 7 == 0


def test_a_copy_more_changes_a_draw_only_in_its_favour() -> None:
    for event in range(200):
        before = drawn(Keyed(1, event), 0, [3, 2, 5, 4])
        after = drawn(Keyed(1, event), 0, [3, 3, 5, 4])
        assert after in (before, 1)


@pytest.mark.parametrize("weights", [[1] * 7, [8, 1, 0, 5, 2], [1, 1], [3, 600, 46_000]])
def test_keyed_luck_keeps_to_the_odds(weights: list[int]) -> None:
    """Chi square over many keys, and over many draws of one key."""
    draws, total = 6000, sum(weights)
    luck = Keyed(3)
    for lucks in ([Keyed(3, number) for number in range(draws)], [luck] * draws):
        found = Counter(drawn(luck, 5, weights) for luck in lucks)
        expected = {i: draws * w / total for i, w in enumerate(weights) if w}
        assert set(found) <= set(expected)
        chi = sum((found[i] - e) ** 2 / e for i, e in expected.items())
        assert chi < len(expected) - 1 + 5 * (2 * len(expected)) ** 0.5


def test_draws_that_follow_each_other_are_independent() -> None:
    luck = Keyed(5)
    found = [drawn(luck, 0, [1] * 6) for _ in range(7200)]
    pairs = Counter(zip(found, found[1:], strict=False))
    chi = sum((pairs[i, j] - 200) ** 2 / 200 for i in range(6) for j in range(6))
    assert chi < 35 + 5 * 70**0.5


def test_both_ways_to_draw_are_tried_above() -> None:
    assert sum([8, 1, 0, 5, 2]) <= LOTS < sum([3, 600, 46_000])


def test_compiled_luck_is_the_same() -> None:
    compiled = twins(games.find("llama").rules, "cpu").entry(keyed)
    for weights in ([1] * 30, [3, 600, 46_000]):
        one, other = Keyed(1, 2), Keyed(1, 2)
        room = np.array(weights, np.int64)
        actions = np.arange(len(weights))
        for drawing in (0, 3, 0, DRAWINGS - 1):
            plain = keyed(one.tape, drawing, actions, room, len(weights))
            assert plain == compiled(other.tape, drawing, actions, room, len(weights))
        assert one.tape.tolist() == other.tape.tolist()


def test_every_game_says_what_it_draws(game: Game, players: int) -> None:
    for moment in some_moments(game, players, 2):
        if moment.to_act == CHANCE:
            assert drawing(game, moment.state[0]) in range(DRAWINGS)


def drawing(game: Game, state: State) -> int:
    """Return what chance is about to draw."""
    return int(getattr(game.rules, "drawing", playout.drawing)(state))


def events(game: Game, players: int, seed: int) -> dict[int, list[int]]:
    """Return what a random match of `seed`, all under the same luck, drew of each thing."""
    luck = Keyed(1, 2)
    match = Match(game, players, chance=luck)
    replayed = Match(game, players)
    rng = generator(seed)
    found: dict[int, list[int]] = defaultdict(list)
    while not match.over:
        legal = match.legal()
        match.play(legal[below(len(legal), rng)])
    for who, action, _ in match.log:
        if who == CHANCE:
            found[drawing(game, replayed._states[0])].append(action)
        replayed.play(action)
    assert {i: n for i, n in enumerate(luck.tape[COUNTS:].tolist()) if n} == {
        thing: len(draws) for thing, draws in found.items()
    }
    return found


def test_a_match_counts_its_draws_by_what_they_are(game: Game) -> None:
    one, other = (events(game, game.players[-1], seed) for seed in (1, 2))
    firsts = {thing: draws[0] for thing, draws in one.items() if thing in other}
    same = sum(other[thing][0] == first for thing, first in firsts.items())
    assert same > len(firsts) / 2  # the deal at least; later on, what is left may differ


def test_matches_that_decide_differently_are_dealt_the_same() -> None:
    game = games.find("llama")
    hands = game.rules.HAND * 4 + 1
    logs = []
    for seed in (1, 2):
        match = Match(game, 4, chance=Keyed(9, 3), target="cpu")
        rng = generator(seed)
        while not match.over:
            legal = match.legal()
            match.play(legal[below(len(legal), rng)])
        logs.append(match.log)
    assert logs[0] != logs[1]
    assert logs[0][:hands] == logs[1][:hands]
    assert rounds(logs[0], hands) == rounds(logs[1], hands)


def rounds(log: list[tuple[int, int, int]], cards: int) -> list[int]:
    """Return the second deal in a log: the second stretch of so many draws."""
    places = [i for i in range(1, len(log)) if all(w == CHANCE for w, _, _ in log[i : i + cards])]
    return [action for _, action, _ in log[places[0] : places[0] + cards]]


def test_a_record_of_keyed_luck_promises_nothing() -> None:
    match = Match(games.find("llama"), 2, chance=Keyed(1))
    assert "commitment" not in match.record
