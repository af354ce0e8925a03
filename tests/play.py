"""Ways to play that several tests use."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from sobremesa import games
from sobremesa.engine.chance import Fair, below, generator, pick
from sobremesa.engine.contract import CHANCE, OVER, BadOption, Game, State, View
from sobremesa.engine.match import Match

MANY = 300  # moments of a match that are looked at closely
FEW = 12  # actions of a long list that are tried


@dataclass
class Moment:
    """A state met in play, and what may follow it."""

    state: State  # an array of one
    to_act: int
    legal: list[int]
    weights: list[int]


def listed(game: Game, state: State) -> tuple[list[int], list[int]]:
    """Return the legal actions of a state and, at chance, their odds."""
    actions, weights = np.zeros((2, game.rules.LEGAL), np.int64)
    count = game.rules.legal(state, actions, weights)
    return actions[:count].tolist(), weights[:count].tolist()


def house(game: Game, players: int, seed: int) -> dict[str, int | str]:
    """Return house rules to play by: the defaults for seed 0, the last or least for seed 1.

    Those that so many cannot play by, or not with the ones before, are left out.
    """
    rng = generator(seed)
    chosen: dict[str, int | str] = {}
    for option in game.options:
        if isinstance(option.values, tuple):
            place = below(len(option.values), rng) if seed > 1 else -1
            chosen[option.name] = option.values[place]
        else:
            chosen[option.name] = option.values[min(seed, len(option.values)) - 1]
        if not fits(game, players, chosen):
            del chosen[option.name]
    return chosen if seed else {}


def fits(game: Game, players: int, options: dict[str, int | str]) -> bool:
    """Say whether so many can play by these options."""
    try:
        game.check_options(players, options)
    except BadOption:
        return False
    return True


def some_of(actions: list[int]) -> list[int]:
    """Return a few of a long list of actions, all of a short one."""
    return actions[:: 1 + len(actions) // FEW]


def moments(
    game: Game, players: int, seed: int, options: dict[str, int | str] | None = None
) -> Iterator[Moment]:
    """Play a random match in plain Python, and show every moment up to the end."""
    if options is None:
        found = usual_moments(game.name, players, seed)
        return (replace(moment, state=moment.state.copy()) for moment in found)
    return played(game, players, seed, options)


@cache
def usual_moments(name: str, players: int, seed: int) -> list[Moment]:
    """Return the moments of a match by the house rules of `seed`, which many tests look at."""
    game = games.find(name)
    return list(played(game, players, seed, house(game, players, seed)))


def some_moments(game: Game, players: int, seed: int) -> list[Moment]:
    """Return some hundred moments of a long match, all of a short one."""
    found = usual_moments(game.name, players, seed)
    return found[:: 1 + len(found) // MANY]


def played(game: Game, players: int, seed: int, options: dict[str, int | str]) -> Iterator[Moment]:
    """Play a random match by these house rules."""
    states = game.blank(options)
    game.rules.setup(states[0], players)
    rng = generator(seed)
    while True:
        to_act = int(game.rules.to_act(states[0]))
        legal, weights = ([], []) if to_act == OVER else listed(game, states[0])
        yield Moment(states.copy(), to_act, legal, weights)
        if to_act == OVER:
            return
        place = pick(weights, len(legal), rng) if to_act == CHANCE else below(len(legal), rng)
        game.rules.apply(states[0], legal[place])


def applied(game: Game, state: State, action: int) -> State:
    """Return a copy of an array of one state, after `action`."""
    copy = state.copy()
    game.rules.apply(copy[0], action)
    return copy


def hidden(game: Game, state: State, seat: int) -> State:
    """Return a copy of an array of one state, as `seat` sees it."""
    copy = state.copy()
    game.rules.hide(copy[0], seat)
    return copy


def views_of_worlds(game: Game, moment: Moment, number: int) -> list[View]:
    """Return the view of the seat to act, and the same from a world with other secrets."""
    seat = moment.to_act
    world = hidden(game, moment.state, seat)
    game.rules.deal(world[0], generator(7, number))
    views = []
    for state in (moment.state, world):
        match = Match(game, int(state[0].players))
        match._states[:] = state
        match.to_act, match._legal = seat, tuple(moment.legal)
        views.append(match.view(seat))
    return views


def random_match(game: Game, players: int, seed: int = 1, **more: Any) -> Match:
    """Return a match played to its end at random."""
    match = Match(game, players, chance=Fair.seeded(seed), **more)
    rng = generator(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[below(len(legal), rng)])
    return match


def bots_match(game: Game, bot: str, players: int, seed: int = 1, **more: Any) -> Match:
    """Return a match that one bot has played to its end on all seats."""
    match = Match(game, players, chance=Fair.seeded(seed), **more)
    while not match.over:
        rng = generator(seed, len(match.log))
        match.play(game.bots[bot](match.view(match.to_act), rng))
    return match


def choice(game: Game, bot: str, state: State) -> str:
    """Return the notation of what a bot does in a state that is one seat's to act in."""
    seat = int(game.rules.to_act(state))
    view = hidden(game, np.array([state], game.rules.STATE), seat)[0]
    seen = View(game, seat, view, seat, tuple(listed(game, view)[0]), ())
    return str(game.words.say(state, game.bots[bot](seen, generator(1))))


def victories(game: Game, bot: str, rival: str, matches: int) -> float:
    """Return how many of so many matches of two a bot wins, a shared one half, seats changing."""
    won = 0.0
    for seed in range(matches):
        match = Match(game, 2, chance=Fair.seeded(seed), target="cpu")
        while not match.over:
            name = bot if match.to_act == seed % 2 else rival
            rng = generator(seed, len(match.log))
            match.play(game.bots[name](match.view(match.to_act), rng))
        won += (seed % 2 in match.winners) / len(match.winners)
    return won


def audit(game: Game) -> Any:
    """Return the game's own check that nothing got lost in a state."""
    return import_module(f"{game.folder}.tests.audit").audit
