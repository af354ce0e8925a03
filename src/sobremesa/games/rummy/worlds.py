"""What a plan is worth: worlds that fit a view, played on to the end of the round."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from sobremesa.bots import since_deal
from sobremesa.engine.chance import WORDS, below, generator
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import OVER, Integers, State, View
from sobremesa.engine.playout import play_games
from sobremesa.games.rummy import rules
from sobremesa.games.rummy.combinations import KINDS
from sobremesa.games.rummy.plans import most, waiting
from sobremesa.games.rummy.rules import DRAW, END, LEGAL, RACK, SEATS, STATE
from sobremesa.games.rummy.turn import Turn, begun, next_action

TRIES = 32  # worlds that are imagined at most until one is believed

Plan = Callable[[Turn], list[int] | None]  # the table to make, or None to lay nothing
RIVALS: Sequence[Plan] = (most, waiting)  # how others may play: in one world so, in the next so


def share(view: View, after: list[int] | None, seed: int, number: int) -> float:
    """Return the share of the win that a plan brings in one of the worlds that fit a view.

    World number n and the luck in it depend on `seed` and n alone: all plans meet the same. In a
    match that goes on, what counts is who wins most in the round.
    """
    world = imagined(view, generator(seed, 2 * number))
    round_ = Round(world, generator(seed, 2 * number + 1))
    before = begun(world[0]).before
    round_.make(before, after)
    plans = [RIVALS[number % len(RIVALS)]] * SEATS
    plans[view.seat] = waiting
    while not round_.over:
        turn = begun(round_.state)
        round_.make(turn.before, plans[round_.state.turn](turn))
    return round_.share(view.seat)


def imagined(view: View, rng: Integers) -> Any:
    """Return a world that fits a view: who acted and has not opened had nothing to open with."""
    acted = {who for who, _ in since_deal(view.log)}
    world = np.zeros(1, STATE)
    for _ in range(TRIES):
        world[0] = view.state
        compiled(rules.deal)(world[0], rng)
        if not any(
            could_open(world[0], seat, rng)
            for seat in acted
            if 0 <= seat != view.seat and not view.state.opened[seat]
        ):
            break
    return world


def could_open(s: State, seat: int, rng: Integers) -> bool:
    """Say whether a rack would do for a first lay-down without one tile: the last that it drew."""
    rack = s.rack[seat].tolist()
    if s.held[seat] > RACK:
        tiles = [k for k in range(KINDS) for _ in range(rack[k])]
        rack[tiles[below(len(tiles), rng)]] -= 1
    return begun(s).solver.opening(rack, int(s.opening)) is not None


class Round:
    """A round in a world, played on turn by turn."""

    def __init__(self, world: Any, rng: Integers):
        """Go on from a world, with this luck."""
        self.world = world
        self.state = world[0]
        self.luck = np.zeros((1, WORDS), np.int64)
        self.luck[0] = rng
        self.room = np.zeros((2, LEGAL), np.int64)
        self.number = int(self.state.played)
        self.score = self.state.score.tolist()

    @property
    def over(self) -> bool:
        """Say whether the round is over."""
        return bool(self.state.played != self.number or rules.to_act(self.state) == OVER)

    def make(self, before: Sequence[int], after: list[int] | None) -> None:
        """Make a table, action by action, or lay nothing."""
        action = END if self.state.done and rules.endable(self.state) else DRAW
        while after is not None and action != END:
            action = next_action(self.state, before, after)
            if action != END:
                self.play(action)
        self.play(action)

    def play(self, action: int) -> None:
        """Play an action, and let chance act."""
        who = np.zeros(1, np.int64)
        chosen = np.array([action])
        compiled(play_games)(self.world, chosen, who, self.luck, *self.room)

    def share(self, seat: int) -> float:
        """Return the seat's share of the win: of the match, or of a round that is not the last."""
        won = self.state.score.tolist()
        if self.state.played != self.number:
            won = [now - then for now, then in zip(won, self.score, strict=True)]
        won = won[: self.state.players]
        return float(won[seat] == max(won)) / int(won.count(max(won)))


@cache
def compiled(function: Any) -> Any:
    """Return the compiled twin of a function of the rules, or of the engine."""
    return twins(rules, "cpu").entry(function)
