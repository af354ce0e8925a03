"""Bots that think ahead: right where the answer is known, honest, and the same every time."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa import bots, games
from sobremesa.bots import players, search
from sobremesa.bots.players import Estimate, Searcher, doubt, mind_of, table
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import LEVELS, Game, UnknownGame, View
from sobremesa.engine.match import Match, sees
from sobremesa.engine.speech import Speech, languages
from sobremesa.sitting import named_facts
from tests import toy_guess, toy_nim
from tests.play import hidden

WAYS = (Searcher(simulations=2000), Searcher(tree=True, simulations=2000))
WORLDS = 20  # in which every level is asked,
MATCHES = 5  # in so many matches at most
FEW = 4  # worlds in which is explained
SOME = 11  # decisions from one that is explained to the next
UNLIKE = 999_999  # an action that no game has


def toy(rules: ModuleType, legal: tuple[int, ...], **fields: int) -> View:
    """Return the view of seat 0 in a toy game."""
    state = np.zeros(1, rules.STATE)
    for name, value in {"players": 2, **fields}.items():
        state[0][name] = value
    game = Game("toy", range(2, 3), rules, words=toy_nim, bots={})
    return View(game, seat=0, state=state[0], to_act=0, legal=legal, log=())


@pytest.mark.parametrize("way", WAYS)
def test_nim_is_played_right(way: Searcher) -> None:
    for left in (5, 6, 7, 9, 10, 11):
        view = toy(toy_nim, (0, 1, 2), left=left)
        assert (left - 1 - way(view, generator(left))) % 4 == 0, left


@pytest.mark.parametrize("way", WAYS)
def test_a_gamble_is_taken_when_it_is_better_than_a_guess(way: Searcher) -> None:
    view = toy(toy_guess, (0, 1, 2, 3), card=-1)
    assert way(view, generator(1)) == toy_guess.ROLL


@pytest.mark.parametrize("tree", [False, True])
def test_beliefs_decide_which_worlds_are_imagined(tree: bool) -> None:
    view = toy(toy_guess, (0, 1, 2, 3), card=-1)
    mind: Any = ModuleType(toy_guess.__name__)
    mind.HOOKS, mind.credence = toy_guess.HOOKS, toy_guess.credence
    mind.evidence = lambda view: np.array([3])
    way = Searcher(tree=tree, simulations=400)
    if tree:
        assert way.by_tree(view, mind, generator(1)) == 2
    else:
        assert way.by_halves(view, mind, list(view.legal), generator(1)) == 2


@pytest.mark.parametrize(("doubts", "taken"), [(0, 1), (2, 1), (1e9, 0)])
def test_who_doubts_does_the_usual_unless_another_is_surely_better(
    doubts: float, taken: int
) -> None:
    """Of six matches one should take two; the policy takes one, the action 0."""
    mind: Any = ModuleType(toy_nim.__name__)
    mind.HOOKS, mind.policy = ("policy",), toy_nim.policy
    view = toy(toy_nim, (0, 1, 2), left=6)
    way = Searcher(simulations=600, doubts=doubts)
    assert way.by_halves(view, mind, [0, 1, 2], generator(1)) == taken


@pytest.mark.parametrize("way", WAYS)
def test_a_mind_may_deal_by_the_evidence_itself(way: Searcher) -> None:
    view = toy(toy_guess, (0, 1, 2, 3), card=-1)
    mind: Any = ModuleType(toy_guess.__name__)
    mind.HOOKS, mind.suppose = ("suppose",), toy_guess.suppose
    mind.evidence = lambda view: np.array([3])
    choose = way.by_tree if way.tree else partial(way.by_halves, legal=list(view.legal))
    assert choose(view, mind, rng=generator(1)) == 2


def test_dice_in_a_tree_are_gone_through_by_their_odds() -> None:
    view = toy(toy_guess, (0, 1, 2, 3), card=-1)
    Searcher(tree=True, simulations=2000)(view, generator(1))
    desk = table(toy_guess, search)
    roll = next(n for n in children(desk, 0) if desk.nodes[n, search.EDGE] == toy_guess.ROLL)
    visits = [int(desk.nodes[n, search.VISITS]) for n in children(desk, roll)]
    assert len(visits) == 6
    assert sum(visits) > 1000
    assert all(abs(count - sum(visits) / 6) < 4 for count in visits)  # rolled, some 15


@pytest.mark.parametrize("trials", [2, 10, 21, 50, 1000])
@pytest.mark.parametrize("side", range(1, 7))
def test_the_first_dice_after_an_action_are_gone_through_by_their_odds(
    side: int, trials: int
) -> None:
    view = toy(toy_guess, (0, toy_guess.ROLL), card=-1, loaded=side)
    for seed in range(10):
        found = Searcher(simulations=2 * trials).explain(view, generator(seed))
        came_up = next(e.share for e in found if e.action == toy_guess.ROLL) * trials
        assert abs(came_up - trials * side / 21) < 1


def test_the_first_dice_are_fair_however_few_are_rolled() -> None:
    view = toy(toy_guess, (0, toy_guess.ROLL), card=-1, loaded=6)
    shares = [
        next(e.share for e in Searcher(simulations=4).explain(view, generator(seed)) if e.action)
        for seed in range(4000)
    ]
    assert np.mean(shares) == pytest.approx(6 / 21, abs=0.02)


def children(desk: players.Table, node: int) -> list[int]:
    """Return the nodes below a node."""
    found = []
    child = int(desk.nodes[node, search.CHILD])
    while child > 0:
        found.append(child)
        child = int(desk.nodes[child, search.SIBLING])
    return found


def test_explaining_gives_shares_with_their_errors() -> None:
    view = toy(toy_guess, (0, 1, 2, 3), card=-1)
    best, *guesses = Searcher(simulations=4000).explain(view, generator(2))
    assert best.action == toy_guess.ROLL
    assert abs(best.share - 4 / 6) < 4 * best.error
    assert best.error == pytest.approx((best.share * (1 - best.share) / 1000) ** 0.5, rel=0.01)
    assert sum(guess.share for guess in guesses) == pytest.approx(1)  # in the same worlds
    assert not players.too_close(best, guesses[0])
    assert players.too_close(best, best)


def test_all_actions_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    view = toy(toy_guess, (3, 3), card=-1)
    one, other = Searcher(simulations=100).explain(view, generator(3))
    assert (one.share, one.trials) == (other.share, other.trials) == (one.share, 50)


def test_what_is_overlooked_is_not_played() -> None:
    view = toy(toy_nim, (0, 1, 2), left=6)
    blind = Searcher(simulations=200, overlooks=0.5)
    played = {blind(view, generator(seed)) for seed in range(30)}
    assert played == {0, 1, 2}  # taking one leaves five, which wins; but it is often not seen
    assert Searcher(simulations=200, overlooks=1.0)(view, generator(1)) in (0, 1, 2)


def test_a_time_is_a_budget_too() -> None:
    view = toy(toy_nim, (0, 1, 2), left=6)
    for tree in (False, True):
        assert Searcher(tree=tree, seconds=0.02)(view, generator(1)) == 1


@pytest.mark.parametrize(
    ("moves", "least", "most"), [(0, 4000, 6000), (10**6, 4000, 6000), (900, 600, 1000)]
)
def test_a_long_game_leaves_fewer_simulations(
    moves: int, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand simulations of a game with eleven matches take some five thousand moves."""
    made = []
    go_on = players.Trial.go_on

    def counted(trial: players.Trial, worlds: int) -> int:
        made.append(go_on(trial, worlds))
        return made[-1]

    monkeypatch.setattr(players.Trial, "go_on", counted)
    view = toy(toy_nim, (0, 1, 2), left=11)
    Searcher(simulations=1000, moves=moves)(view, generator(1))
    assert least < sum(made) < most


def test_a_full_tree_thinks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "NODES", 64)
    view = toy(toy_nim, (0, 1, 2), left=10)
    assert Searcher(tree=True, simulations=3000)(view, generator(1)) == 1
    assert table(toy_nim, search).nodes[0, search.SIBLING] == 64


def levels(game: Game) -> list[Searcher]:
    """Return the levels of a game that search, with budgets that a test can wait for."""
    found = [level.bot for level in game.levels if isinstance(level.bot, Searcher)]
    return [replace(bot, simulations=40, seconds=0.0) for bot in found]


def other_world(match: Match, seat: int, number: int) -> Match:
    """Return a match in which all is otherwise that `seat` has not seen, what happened too."""
    frozen = match.freeze()
    states = hidden(match.game, match._states, seat)
    match.game.rules.deal(states[0], generator(7, number))
    log = [(who, a if sees(seat, seen) else UNLIKE, seen) for who, a, seen in match.log]
    other = Match(match.game, match.players)
    other.thaw(replace(frozen, state=states.tobytes(), log=log))
    return other


def test_levels_do_not_look_at_what_is_hidden(game: Game) -> None:
    """The same view and past in another world: the same choice."""
    if not levels(game):
        pytest.skip("its levels do not search, and have a test of their own")
    others = 0
    for seed in range(MATCHES):
        others += asked_twice(game, seed, WORLDS - others)
    assert others == WORLDS


def asked_twice(game: Game, seed: int, most: int) -> int:
    """Ask all levels in a match and in other worlds, `most` at most; return how many differed."""
    match = Match(game, 3 if 3 in game.players else 2, chance=Fair.seeded(seed), target="cpu")
    others = 0
    while not match.over and others < most:
        seat, number = match.to_act, len(match.log)
        if len(match.legal()) > 1 and number % 3 == 0:
            other = other_world(match, seat, number)
            others += other._states.tobytes() != match._states.tobytes() and other.log != match.log
            for bot in levels(game):
                one, again = (bot(m.view(seat), generator(9, number)) for m in (match, other))
                assert one == again
                assert one in match.legal()
        match.play(game.bots["sensible"](match.view(seat), generator(seed, number)))
    return others


def coach(game: Game) -> Any:
    """Return who explains, with a budget that a test can wait for."""
    best: Any = game.levels[-1].bot
    return replace(best, simulations=6 if game.name == "rummy" else 60)


def explained(game: Game, players: int, seed: int) -> Iterator[tuple[Match, list[Estimate]]]:
    """Play a match, and show at every so many decisions what is thought of them."""
    match = Match(game, players, chance=Fair.seeded(seed), target="cpu")
    for decision in count():
        if match.over:
            return
        view, number = match.view(match.to_act), len(match.log)
        if decision % SOME == 0:
            yield match, coach(game).explain(view, generator(9, number))
        match.play(game.bots["sensible"](view, generator(seed, number)))


def test_every_legal_action_is_explained(game: Game) -> None:
    """With a share of the win, how sure that is, and a sentence in every language."""
    speeches = [Speech(language, game) for language in languages()]
    moments = 0
    for match, found in explained(game, game.players[-1], seed=2):
        moments += 1
        names = [f"P{seat}" for seat in range(match.players)]
        assert {one.action for one in found} == set(match.legal())
        known = mind_of(game).__dict__.get("exact_shares", lambda view: None)
        exact = known(match.view(match.to_act)) or {}
        for one in found:
            assert 0 <= one.share <= 1
            assert (one.error == 0) == (one.action in exact)
            assert one.trials >= 2
            assert one.reason
        for one in {one.reason.name: one for one in found if one.reason}.values():
            assert one.reason
            facts = named_facts(one.reason, match.to_act, names, match.to_act)
            for speech in speeches:
                assert "{" not in speech.say(one.reason.name, **facts)
    assert moments > 2


def test_explaining_does_not_look_at_what_is_hidden(game: Game) -> None:
    """The same view and past in another world: the same estimates, and so the same first one."""
    others = 0
    for match, found in explained(game, 3 if 3 in game.players else 2, seed=4):
        seat, number = match.to_act, len(match.log)
        other = other_world(match, seat, number)
        others += other._states.tobytes() != match._states.tobytes()
        again = coach(game).explain(other.view(seat), generator(9, number))
        assert plain(again) == plain(found)
        if others == FEW:
            return
    assert others == FEW


def plain(found: list[Estimate]) -> list[tuple[Any, ...]]:
    """Return estimates as what can be compared."""
    return [
        (one.action, one.share, one.error, one.trials, one.reason and one.reason.name)
        for one in found
    ]


def test_of_very_many_actions_those_worth_a_thought_come_first() -> None:
    """The others are glanced at only, and may look better by chance."""
    game = games.find("genial")
    match = Match(game, 4, chance=Fair.seeded(1), target="cpu")
    found = Searcher(simulations=1200).explain(match.view(0), generator(1))
    trials = [one.trials for one in found]
    assert len(trials) == len(match.legal()) > players.MANY
    assert trials == sorted(trials, reverse=True)
    assert trials[0] > trials[-1] == players.GLANCE
    assert [one.aside for one in found] == [count == players.GLANCE for count in trials]
    worth = [one.share for one in found if one.trials == trials[0]]
    assert len(worth) == 24 and worth == sorted(worth, reverse=True)
    assert min(one.error for one in found[24:]) > 2 * max(one.error for one in found[:24]) > 0


def test_few_trials_that_end_alike_leave_a_doubt() -> None:
    assert doubt(4, 4, 4) > doubt(40, 40, 40) > 0
    assert doubt(100, 50, 50) == pytest.approx(0.05, rel=0.02)


def test_who_cannot_explain_leaves_it_to_the_strongest() -> None:
    view = sobremesa.start("llama", seed=5).view(0)
    asked = sobremesa.bot("llama", "sensible").explain(view)
    assert plain(asked) == plain(sobremesa.bot("llama", "expert").explain(view))


def test_five_levels_or_none(game: Game) -> None:
    assert len(game.levels) in (0, len(LEVELS))
    for name in LEVELS if game.levels else ():
        assert bots.find(game, name) is game.levels[LEVELS.index(name)].bot


def test_names_spell_searches(game: Game) -> None:
    assert bots.find(game, "flat:2000") == Searcher(simulations=2000)
    assert bots.find(game, "ismcts:0.5s") == Searcher(tree=True, seconds=0.5)
    bare = Searcher(tree=True, simulations=3000, knows=False, believes=False)
    assert bots.find(game, "ismcts:3000:random:trusting") == bare
    for name in ("flat:x", "flat:0", "ismcts:0", "ismcts:0.0s", "flat:2.5", "flat:5:wise"):
        with pytest.raises(UnknownGame, match=f"has no bot '{name}'; it has: sensible"):
            bots.find(game, name)


def test_a_bot_from_python() -> None:
    match = sobremesa.start("llama", players=2, seed=5)
    player = sobremesa.bot("llama", "flat:200", seed=3)
    again = sobremesa.bot("llama", "flat:200", seed=3)
    while not match.over:
        view = match.view(match.to_act)
        action = player(view)
        assert action == again(view)
        match.play(action)
    match = sobremesa.start("llama", players=2, seed=5)
    estimates = player.explain(match.view(match.to_act))
    assert sorted(e.action for e in estimates) == match.legal()
    shares = [e.share for e in estimates]
    assert shares == sorted(shares, reverse=True)
