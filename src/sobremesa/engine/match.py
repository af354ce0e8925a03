"""Seats around a table: the match asks, checks, applies and logs."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import numpy as np

from sobremesa.engine.chance import Fair, Keyed
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import (
    ALL,
    CHANCE,
    EVERYBODY,
    HIDDEN,
    NOBODY,
    OVER,
    BadOption,
    Game,
    IllegalAction,
    State,
    View,
    columns,
    legible,
)
from sobremesa.engine.playout import NO_ACTION, advance, hide_each

MENTIONED = 40  # legal actions that a refusal lists
LOG = 64  # actions that one call of `advance` can report


@dataclass(frozen=True)
class Frozen:
    """A match as it stands, to go on from; only the same rules can read it."""

    state: bytes
    log: list[tuple[int, int, int]]
    before: list[bytes]
    turn: tuple[int, float]
    drawn: int  # of a fair match's luck


class Match:
    """One match of a game: its state, which it shows to nobody, and its log.

    Without `chance` nobody draws: CHANCE is then to act like a seat, and is played for.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        options: Mapping[str, int | str] | None = None,
        names: Sequence[str] | None = None,
        chance: Fair | Keyed | None = None,
        date: str | None = None,
        target: str = "python",
        now: Callable[[], float] = monotonic,
    ):
        """Sit `players` down and let chance act until somebody must.

        A clock, where the game has one, goes by `now`, in seconds.
        """
        game.check_players(players)
        game.check_options(players, options)
        self.game = game
        self.players = players
        self.names = named(players, names)
        self.date = date or datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
        self.chance = chance
        self.now = now
        self._turn: tuple[int, float] = (OVER, 0.0)  # whose it is, and since when
        self.log: list[tuple[int, int, int]] = []  # who, action, who saw it
        self.retarget(target)
        self._states = game.blank(options)
        self._memory = self._states.view(np.uint8)  # the same bytes: records copy slowly
        self._before: list[bytes] = []  # the states from which actions may still be undone
        self._actions = np.zeros(game.rules.LEGAL, np.int64)
        self._weights = np.zeros(game.rules.LEGAL, np.int64)
        self._log = np.zeros((LOG, 2), np.int64)
        self._tape = chance.tape if chance else np.ones(1, np.int64)
        self._twins.entry(game.rules.setup)(self._states[0], players)
        self._go(NO_ACTION, CHANCE)

    def retarget(self, target: str) -> None:
        """Go on with the rules as compiled for another target: the same rules, at another speed."""
        self.target = target
        self._twins = twins(self.game.rules, target)
        self._advance = self._twins.entry(advance)

    @property
    def options(self) -> dict[str, int | str]:
        """Return the house rules of this match."""
        state = self._states[0]
        return {option.name: option.decode(state[option.name]) for option in self.game.options}

    @property
    def over(self) -> bool:
        """Say whether the match is over."""
        return self.to_act == OVER

    @property
    def points(self) -> list[int]:
        """Return the result, or the standing, by seat."""
        return self._asked("points")

    @property
    def ranks(self) -> list[int]:
        """Return each seat's rank: 1 for whoever wins or leads; equals share."""
        return self._asked("ranks")

    @property
    def winners(self) -> list[int]:
        """Return the seats that win, or lead."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def record(self) -> str:
        """Return the match as a record, with the key to its luck once it is over."""
        from sobremesa.engine.record import write

        return write(self, key=self.over)

    @property
    def position(self) -> str:
        """Return the whole position on one line, secrets included."""
        return str(self.game.words.position(self._states[0]))

    def legal(self) -> list[int]:
        """Return the legal actions of whoever is to act."""
        return list(self._legal)

    def spoken(self) -> dict[int, str]:
        """Return the notation of each legal action."""
        state = legible(self._states[0])
        return {action: str(self.game.words.say(state, action)) for action in self._legal}

    def say(self, action: int) -> str:
        """Return the notation of `action`, legal now."""
        return str(self.game.words.say(legible(self._states[0]), action))

    def play(self, action: int | str | Sequence[int | str], seat: int | None = None) -> None:
        """Play an action, given as number or notation, for whoever is to act.

        A list is played whole or not at all. With `seat`, refuse if another is to act: whoever
        speaks for a client must say which, as a refusal tells what the one to act could do.
        """
        if seat is not None and seat != self.to_act:
            raise IllegalAction(f"seat {seat} is not to act; {who(self.to_act)} is")
        if self.call_time():
            raise IllegalAction("the time was up before that, and the turn is over")
        if isinstance(action, str):
            action = self.read(action)
        if isinstance(action, list | tuple):
            self._play_all(action)
            return
        number = action
        if number not in self._legal:
            raise IllegalAction(self._refusal(f"action {number}"))
        self._go(int(number), self.to_act)  # type: ignore[arg-type]

    @property
    def time_left(self) -> float | None:
        """Return the seconds that whoever is to act still has, or None if no clock runs.

        None runs where luck is told: what is replayed has taken its time already.
        """
        if not hasattr(self.game.rules, "overdue") or self.to_act < 0 or self.chance is None:
            return None
        seconds = int(self._states[0].clock)
        return self._turn[1] + seconds - self.now() if seconds else None

    def call_time(self) -> bool:
        """End the turn of a player whose time is up, as the rules say; say whether it was."""
        left = self.time_left
        if left is None or left > 0:
            return False
        self._go(int(self.game.rules.overdue(self._states[0])), self.to_act)
        return True

    def read(self, text: str) -> int | list[int]:
        """Return the legal action whose notation is `text`, or the actions that it composes."""
        wanted = " ".join(text.split()).lower()
        for action, notation in self.spoken().items():
            if notation.lower() == wanted:
                return action
        if hasattr(self.game.words, "read") and self.to_act >= 0:
            composed = self.game.words.read(self.view(self.to_act).state, wanted)
            if composed is not None:
                return list(composed)
        raise IllegalAction(self._refusal(f"{text!r}"))

    def undo(self, seat: int) -> None:
        """Take back the last action of `seat`.

        Never across another player's action, chance, or something hidden that came to light.
        """
        if self.over:
            raise IllegalAction("the match is over, and the key to its luck is out")
        if not self._before or self.log[-1][0] != seat:
            raise IllegalAction(f"seat {seat} cannot undo: the last action is not its own")
        if not self.undoable(seat):
            raise IllegalAction("this cannot be undone: it has shown something hidden")
        self._memory[:] = np.frombuffer(self._before.pop(), np.uint8)
        self.log.pop()
        self._go(NO_ACTION, CHANCE)

    def undoable(self, seat: int) -> bool:
        """Say whether `seat` could undo its last action."""
        if self.over or not self._before or self.log[-1][0] != seat:
            return False
        _, action, seen = self.log[-1]
        return seen == EVERYBODY and not self._revealed(self._before[-1], action, seat)

    def view(self, seat: int = NOBODY) -> View:
        """Return all that `seat` may know; NOBODY's is what everybody may know.

        Where luck is told rather than drawn, as in a replay, ALL is shown everything.
        """
        return View(
            game=self.game,
            seat=seat,
            state=self.shown(seat),
            to_act=self.to_act,
            legal=self._legal if seat == self.to_act else (),
            log=tuple(
                (who, action if sees(seat, seen) else HIDDEN) for who, action, seen in self.log
            ),
        )

    def shown(self, seat: int) -> State:
        """Return the state as `seat` sees it: a view without the log."""
        self._check_seat(seat)
        return self._hidden(self._states, seat)[0]

    def shown_to(self, seats: Sequence[int]) -> list[Any]:
        """Return the state as each of some seats sees it, to be read only; all in one go."""
        for seat in seats:
            self._check_seat(seat)
        read = columns(self._states.dtype)._make
        return [read(state) for state in self._hidden(self._states, *seats).tolist()]

    def freeze(self) -> Frozen:
        """Return the match as it stands."""
        drawn = self.chance.drawn if isinstance(self.chance, Fair) else 0
        memory = self._memory.tobytes()
        return Frozen(memory, list(self.log), list(self._before), self._turn, drawn)

    def thaw(self, frozen: Frozen) -> None:
        """Go on from where a match of the same game, players, options and luck stood."""
        self._memory[:] = np.frombuffer(frozen.state, np.uint8)
        self.log, self._before = list(frozen.log), list(frozen.before)
        self._turn = frozen.turn
        if isinstance(self.chance, Fair):
            self._tape = self.chance.skip(frozen.drawn)
        self._go(NO_ACTION, CHANCE)

    def _go(self, action: int, actor: int) -> None:
        """Play `action` for `actor`, and let chance act until it is a seat's turn."""
        before = self._memory.tobytes()
        start = len(self.log)
        while True:
            to_act, count, logged = self._advance(
                self._states,
                action,
                self._tape,
                self._actions,
                self._weights,
                self._log,
            )
            for done, seen in self._log[:logged].tolist():
                self.log.append((CHANCE if action == NO_ACTION else actor, done, seen))
                action = NO_ACTION
            if to_act != CHANCE or self.chance is None:
                break
            if logged < LOG and isinstance(self.chance, Fair):  # keyed luck never runs out
                self._tape = self.chance.refill()
        if to_act != self._turn[0] or (start < len(self.log) and self.log[-1][0] == CHANCE):
            self._turn = (to_act, self.now())
        self._answers: dict[str, list[int]] = {}  # to questions about the state as it is now
        self.to_act: int = to_act
        self._legal = tuple(self._actions[:count].tolist())
        self._remember(before, start)

    def _remember(self, before: bytes, start: int) -> None:
        """Keep `before` for an undo if all since is one action of a seat.

        What was kept before is for nothing once another acts, be it chance.
        """
        if start and self.log[start - 1][0] != self.log[-1][0]:
            self._before.clear()
        if len(self.log) == start + 1 and self.log[-1][0] != CHANCE:
            self._before.append(before)

    def _play_all(self, actions: Sequence[int | str]) -> None:
        """Try `actions` on a copy, then play them all."""
        for number in self.check(actions):  # all are legal, and no clock may come between them
            self._go(number, self.to_act)

    def check(self, actions: Sequence[int | str]) -> list[int]:
        """Return actions as numbers if they could be played one after another; refuse others."""
        trial = copy(self)
        trial._states = self._states.copy()
        trial._memory = trial._states.view(np.uint8)
        trial._before, trial.log = [], []
        trial.chance, trial._tape = None, np.ones(1, np.int64)  # luck is not to be tried out
        numbers = []
        for action in actions:
            if trial.to_act != self.to_act:
                raise IllegalAction(f"the turn ends before {action!r} could be played")
            read = trial.read(action) if isinstance(action, str) else action
            for number in read if isinstance(read, list) else [read]:
                numbers.append(number)
                trial.play(number)
        return numbers

    def _revealed(self, before: bytes, action: int, seat: int) -> bool:
        """Say whether `action` showed `seat` more than followed from what it could see."""
        expected = self._hidden(np.frombuffer(before, self._states.dtype), seat)
        self._twins.entry(self.game.rules.apply)(expected[0], action)
        expected = self._hidden(expected, seat)
        return bool(expected.tobytes() != self._hidden(self._states, seat).tobytes())

    def _check_seat(self, seat: int) -> None:
        """Refuse to show anything to a seat that is not there; ALL needs luck that is told."""
        if seat not in range(NOBODY, self.players) and (seat != ALL or self.chance):
            raise IllegalAction(f"there is no seat {seat}; seats are 0 to {self.players - 1}")

    def _hidden(self, states: State, *seats: int) -> State:
        """Return a state as each of some seats sees it."""
        shown = np.empty(len(seats), states.dtype)
        shown.view(np.uint8).reshape(len(seats), -1)[:] = states.view(np.uint8)
        self._twins.entry(hide_each)(shown, np.array(seats))
        return shown

    def _asked(self, question: str) -> list[int]:
        """Return what a question of the rules that fills a list answers, by seat."""
        if question not in self._answers:
            out = np.zeros(self.players, np.int64)
            self._twins.entry(getattr(self.game.rules, question))(self._states[0], out)
            self._answers[question] = out.tolist()
        return list(self._answers[question])

    def _refusal(self, asked: str) -> str:
        """Say what was asked for and what was possible."""
        spoken = list(self.spoken().values())
        possible = ", ".join(spoken[:MENTIONED]) or "nothing"
        if len(spoken) > MENTIONED:
            possible += f" and {len(spoken) - MENTIONED} more"
        return f"{asked} is not legal; {who(self.to_act)} can: {possible}"


def sees(seat: int, seen: int) -> bool:
    """Say whether the viewer at `seat` is among those who have `seen` an action."""
    return seen == EVERYBODY or seat == ALL or (seat >= 0 and seen >> seat & 1 == 1)


def named(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """Return a name for each of `players`, checked."""
    if names is None:
        return tuple(f"player {seat}" for seat in range(players))
    if len(names) != players:
        raise BadOption(f"{len(names)} names were given for {players} players")
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadOption(f"{name!r} is not a name that can be printed")
    return tuple(name.strip() for name in names)


def who(seat: int) -> str:
    """Say who is meant, in a message about an error."""
    return {CHANCE: "chance", OVER: "nobody"}.get(seat, f"seat {seat}")
