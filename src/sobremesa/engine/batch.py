"""Many matches of one game side by side, driven action by action from Python at compiled speed."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.engine.chance import WORDS, check_seed
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import OVER, Game, IllegalAction, Integers
from sobremesa.engine.playout import (
    NO_ACTION,
    first_illegal,
    hide_games,
    list_games,
    play_games,
    points_of_games,
    restart_games,
)


class Batch:
    """`count` matches: game i of seed s is the same whatever the size of the batch.

    to_act[i] is the seat to act in game i, or OVER; its legal actions are the first counts[i]
    of actions[i]. These arrays are for reading, and change with every `play`.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        count: int,
        seed: int,
        options: Mapping[str, int | str] | None = None,
        target: str = "cpu",
    ):
        """Start all matches."""
        game.check_players(players)
        game.check_options(players, options)
        check_seed(seed)
        self.game = game
        self.players = players
        self.seed = seed
        self.numbers = np.arange(count)  # of each game's stream
        self._to_act = np.zeros(count, np.int64)
        self._counts = np.zeros(count, np.int64)
        self._actions = np.zeros((count, game.rules.LEGAL), np.int64)
        self.to_act, self.counts, self.actions = map(
            read_only, (self._to_act, self._counts, self._actions)
        )
        self._blank = game.blank(options)
        self._entry = twins(game.rules, target).entry
        self._states = np.zeros(count, game.rules.STATE)
        self._rngs = np.zeros((count, WORDS), np.int64)
        self._room = np.zeros((2, game.rules.LEGAL), np.int64)
        self._restart(np.ones(count, np.bool_))

    def __len__(self) -> int:
        """Return how many matches there are."""
        return len(self._states)

    @property
    def over(self) -> Any:
        """Say of each match whether it is over."""
        return self.to_act == OVER

    @property
    def points(self) -> Any:
        """Return the result, or the standing: a row for each match, a column for each seat."""
        out = np.zeros((len(self), self.players), np.int64)
        self._entry(points_of_games)(self._states, out)
        return out

    def views(self) -> Any:
        """Return the records of all matches, each as the seat to act in it sees it."""
        states = self._states.copy()
        self._entry(hide_games)(states, self.to_act)
        return states

    def play(self, actions: Integers) -> None:
        """Play one action in every match that is not over; refuse all if one is illegal."""
        chosen = np.asarray(actions)
        if chosen.shape != self.to_act.shape or chosen.dtype.kind not in "iu":
            given = f"{chosen.shape} of {chosen.dtype}"
            raise IllegalAction(f"{given} were given for the actions of {len(self)} matches")
        chosen = chosen.astype(np.int64)
        wrong = self._entry(first_illegal)(chosen, self.actions, self.counts)
        if wrong != NO_ACTION:
            possible = ", ".join(map(str, self.actions[wrong, : self.counts[wrong]]))
            raise IllegalAction(
                f"match {wrong}: action {chosen[wrong]} is not legal; possible: {possible}"
            )
        play = self._entry(play_games)
        play(self._states, chosen, self.to_act, self._rngs, *self._room)
        self._list()

    def restart(self) -> None:
        """Start a new match, with a stream of its own, in the place of each that is over."""
        over = self.over
        self.numbers[over] += len(self)
        self._restart(over)

    def _restart(self, which: Any) -> None:
        self._entry(restart_games)(
            self._states,
            self._blank,
            which,
            self.players,
            self.seed,
            self.numbers,
            self._rngs,
            *self._room,
        )
        self._list()

    def _list(self) -> None:
        self._entry(list_games)(
            self._states, self._to_act, self._actions, self._counts, self._room[1]
        )


def read_only(array: Any) -> Any:
    """Return a view of `array` that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view
