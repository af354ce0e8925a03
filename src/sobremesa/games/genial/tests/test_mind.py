"""What a search knows of Genial, against the rules."""

from collections.abc import Iterator

import numpy as np
import pytest

from sobremesa.engine.chance import generator
from sobremesa.engine.contract import CHANCE, OVER, Integers, State
from sobremesa.engine.speech import Speech
from sobremesa.games.genial import GAME, mind, rules
from sobremesa.games.genial.board import (
    BLUE,
    CELL,
    COLOURS,
    EDGE,
    EDGES,
    NEAR,
    OPEN,
    REACH,
    WORD,
    distance,
)
from sobremesa.games.genial.mind import OPENING, PLAY, ROOM, WIDTH, WORTH, action_value, advances
from sobremesa.games.genial.rules import EMPTY, EXTRA, LEGAL, RACK, STOP
from sobremesa.games.genial.tests.drawn import EMPTY_2, marks, table
from sobremesa.games.genial.tests.test_rules import TWO_BLUE, after_placing
from sobremesa.games.genial.tests.test_terminal import view_of
from sobremesa.games.genial.tiles import KIND_COLOURS
from tests.play import listed, moments

TABLES = [(1, 0), (2, 0), (3, 0), (4, 1)]  # players and teams


def decisions(players: int, teams: int = 0) -> Iterator[tuple[State, list[int]]]:
    """Yield some moments at which a tile is to be placed, with markers wherever they may be."""
    rng = np.random.default_rng(players)
    for moment in list(moments(GAME, players, seed=1))[1::9]:
        s = moment.state[0].copy()
        if s.phase in (rules.TURN, EXTRA):
            s.teams = teams
            top = rules.top(s)
            s.mark[:] = rng.choice([0, 3, 9, 16, 17, 18, top - 1], s.mark.shape)
            yield s, moment.legal


def slow_value(s: State, action: int) -> tuple[int, int, int, int]:
    """Return how far both markers advance, the plays won and what that is worth, by the rules."""
    after = np.array([s], rules.STATE)[0]
    after.extra = 0
    (one, other, _), colours = EDGE[action % EDGES], divmod(action // EDGES, COLOURS)
    rules.score(after, *colours, rules.lines(s, one, colours[0]), rules.lines(s, other, colours[1]))
    own = rules.score_board(s, s.turn)
    before, behind = s.mark[own].tolist(), after.mark[own].tolist()
    worth = sum(int(WORTH[b]) - int(WORTH[a]) for a, b in zip(before, behind, strict=True))
    least = min(before)
    worth += int(PLAY * (WORTH[least + 1] - WORTH[least])) * int(after.extra)
    others = {rules.score_board(s, seat) for seat in range(s.players)} - {own}
    for cell, next_cell, colour in ((one, other, colours[0]), (other, one, colours[1])):
        low = min((int(s.mark[board, colour]) for board in others), default=2 * rules.TOP)
        cost = int(OPENING * (WORTH[low + 1] - WORTH[low]))
        worth -= cost * len([c for c in around(s, cell) if c != next_cell])
    gains = [behind[colour] - before[colour] for colour in colours]
    second = 0 if colours[0] == colours[1] else gains[1]
    return gains[0], second, int(after.extra), worth


def around(s: State, cell: int) -> list[int]:
    """Return the empty neighbours of a cell, by where they are."""
    q, r = CELL[cell]
    near = [n for n, (a, b) in enumerate(CELL) if distance(a - q, b - r) == 1]
    return [n for n in near if distance(*CELL[n]) <= REACH[s.players - 1] and s.board[n] == EMPTY]


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_survey_scores_like_the_rules(players: int, teams: int) -> None:
    """What a survey counts against the rule, placement by placement, wherever the markers are."""
    won = 0
    for s, legal in decisions(players, teams):
        room = mind.surveyed(s)
        for action in [a for a in legal if a != STOP][::37]:
            *gains, plays, worth = slow_value(s, action)
            assert list(advances(s, room, action)) == gains
            assert action_value(room, 0, action) == worth
            won += plays
    assert (won > 0) == (players > 1)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_policy_plays_what_is_worth_most(players: int, teams: int) -> None:
    actions, weights = np.zeros((2, LEGAL), np.int64)
    for s, legal in decisions(players, teams):
        room = mind.surveyed(s)
        chosen = mind.policy(s, actions, weights, generator(1))
        assert chosen in legal
        assert action_value(room, 0, chosen) == best(room, legal, 1)[0]


def test_a_survey_that_was_kept_serves_as_well_as_a_new_one() -> None:
    """From move to move, after two moves, on a board of another size, and on any other board."""
    actions, kept = np.zeros((2, LEGAL), np.int64)
    for players, teams in TABLES:
        for s, _ in decisions(players, teams):
            rng = generator(players)
            end = s.placed + 12
            while rules.to_act(s) != OVER and s.placed < end:
                action = policy_or_chance(s, rng)
                if rules.to_act(s) >= 0 and s.placed % 4 > 0:
                    assert mind.policy(s, actions, kept, rng) == action
                rules.apply(s, action)
            s.players = 4
            if rules.to_act(s) >= 0:
                assert mind.policy(s, actions, kept, rng) == policy_or_chance(s, rng)


def policy_or_chance(s: State, rng: Integers) -> int:
    """Return what the policy does in an empty room, or what chance does."""
    actions, weights = np.zeros((2, LEGAL), np.int64)
    if rules.to_act(s) == CHANCE:
        return int(rules.sample(s, actions, weights, rng))
    return int(mind.policy(s, actions, weights, rng))


def best(room: Integers, legal: list[int], count: int) -> list[int]:
    """Return the values of the best placements."""
    return sorted((action_value(room, 0, a) for a in legal if a != STOP), reverse=True)[:count]


@pytest.mark.parametrize("players", [2, 4])
def test_the_policy_knows_no_more_than_a_seat_sees(players: int) -> None:
    """In another world that fits its view, a seat does the same."""
    actions, weights = np.zeros((2, LEGAL), np.int64)
    differ = 0
    for s, _ in decisions(players):
        other = np.array([s], rules.STATE)[0]
        rules.hide(other, int(s.turn))
        rules.deal(other, generator(7))
        differ += bool((other.hand != s.hand).any())
        done = [mind.policy(world, actions, weights, generator(1)) for world in (s, other)]
        assert done[0] == done[1]
    assert differ


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_promising_comes_first(players: int) -> None:
    for s, legal in decisions(players):
        actions = np.zeros(LEGAL, np.int64)
        actions[: len(legal)] = legal[::-1]
        count = mind.promising(s, actions, len(legal))
        assert sorted(actions[: len(legal)].tolist()) == sorted(legal)
        assert count == min(WIDTH, len(legal))
        if len(legal) > WIDTH:
            room = mind.surveyed(s)
            first = [action_value(room, 0, a) for a in actions[: count - 1].tolist()]
            assert first == best(room, legal, count - 1)


def test_whoever_may_stop_or_renew_thinks_of_it() -> None:
    s = table(EMPTY_2, "rb rb go go yp yp", phase=EXTRA, extra=1)
    legal, _ = listed(GAME, s)
    actions = np.zeros(LEGAL, np.int64)
    actions[: len(legal)] = legal
    assert STOP in actions[: mind.promising(s, actions, len(legal))]
    s = after_placing("gg go oy yp pp")
    actions[:2] = listed(GAME, s)[0]
    assert mind.promising(s, actions, 2) == 2


def test_behind_a_list_of_placements_is_room_for_a_survey() -> None:
    """In the first round few edges are open; after it the tiles of four have closed some."""
    start = [e for e in range(EDGES) if OPEN[3, e // WORD] >> e % WORD & 1]
    near = [[e for e in start if NEAR[c, e // WORD] >> e % WORD & 1] for c in range(COLOURS)]
    closed = min(
        sum(bool({*EDGE[e][:2]} & {*EDGE[tile][:2]}) for e in start)
        for tiles in near
        for tile in tiles
    )
    most = max(len({*sum(near, [])}), len(start) - 4 * closed)
    assert 2 * RACK * most + 1 + ROOM + WIDTH <= LEGAL


def test_a_reason_is_about_the_lowest_colour() -> None:
    s = table(TWO_BLUE.replace("B R", ". ."), "rb rr rr rr rr rr", mark=marks("r9 g9 o9 y9 p9"))
    view = view_of(s)
    chosen = GAME.bots["sensible"](view, generator(1))
    said = [mind.reason(view, action) for action in (chosen, STOP)]
    spoken = [Speech("en", GAME).say(why.name, **why.facts) for why in said if why]
    unseen = dict(zip(KIND_COLOURS, view.state.bag.tolist(), strict=True))
    with_blue = sum(count for colours, count in unseen.items() if BLUE in colours)
    assert spoken == [
        "Your lowest colour, blue, goes from 0 to 2.",
        f"Your lowest colour is blue, at 0; {with_blue} of {sum(unseen.values())} tiles not seen "
        "show it.",
    ]
