"""A person at a table in the terminal, among bots."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from platformdirs import user_data_path
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from sobremesa.bots import find
from sobremesa.bots.players import too_close
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import (
    CHANCE,
    BadOption,
    Game,
    IllegalAction,
    Message,
    Refused,
    View,
)
from sobremesa.engine.match import Match
from sobremesa.engine.record import write
from sobremesa.engine.speech import Speech, with_minus
from sobremesa.engine.story import Happening, Story
from sobremesa.keys import RESIZE, keys, readable

BOT = "bot:"  # before the name of a bot in a record
NAMES = ("Alba", "Bruno", "Carla", "Dario", "Elena", "Felix", "Greta", "Hugo")  # bots', by seat
RULES, UNDO, LEAVE, POINT = "?", "u", "q", "p"
HINT = ("h", "hint")
ONLY_SHOW = "?"  # behind an action
SHORT = 40  # letters of what was typed that are repeated
HINTS = 3  # actions that a hint compares


class Left(Exception):
    """The person leaves the table before the end."""


def records() -> Path:
    """Return the folder of records: in SOBREMESA_DATA, or in the user's data folder."""
    home = os.environ.get("SOBREMESA_DATA")
    return (Path(home) if home else user_data_path("sobremesa")) / "records"


def seat_names(game: Game, person: str, bots: Sequence[str]) -> list[str]:
    """Return the names at the table: the person first, then the bots."""
    for bot in bots:
        find(game, bot)
    if person.startswith(BOT):
        raise BadOption(f"a person cannot be called {person!r}")
    return [person, *(f"{BOT}{bot}" for bot in bots)]


def person_seat(match: Match) -> int:
    """Return the one seat of `match` that no bot has."""
    persons = [seat for seat, name in enumerate(match.names) if not name.startswith(BOT)]
    bots = {name.removeprefix(BOT) for name in match.names if name.startswith(BOT)}
    if len(persons) != 1:
        raise BadOption(f"one person plays among bots here, not {', '.join(match.names)}")
    for bot in bots:
        find(match.game, bot)
    return persons[0]


class Sitting:
    """One person's evening with one match."""

    def __init__(
        self,
        match: Match,
        console: Console,
        speech: Speech,
        *,
        path: Path,
        seed: int,
        plain: bool = False,
    ):
        """Sit down at the seat that is no bot's.

        The bots' luck is that of `seed`, the record goes to `path`, and a `plain` table is told
        in words instead of drawn.
        """
        self.match = match
        self.console = console
        self.speech = speech
        self.path = path
        self.seed = seed
        self.plain = plain
        self.seat = person_seat(match)
        self.story = Story(match, self.seat)
        self.names = shown_names(match, speech)
        self.names[self.seat] = speech.say("you")

    def play(self) -> None:
        """Play to the end, or until the person leaves; either way the record is kept."""
        self.welcome()
        try:
            while not self.match.over:
                if self.match.to_act == self.seat:
                    self.keep()
                    self.ask()
                else:
                    self.let_bot_play()
                self.tell()
        except (KeyboardInterrupt, EOFError, Left):
            self.keep()
            self.console.print()
            self.print("left", path=str(self.path))
            return
        self.keep()
        self.finish()

    def welcome(self) -> None:
        """Say who plays and what the luck is bound to."""
        rivals = ", ".join(name for seat, name in enumerate(self.names) if seat != self.seat)
        name = "welcome" if rivals else "welcome-alone"
        self.print(name, title=self.match.game.title, rivals=rivals)
        if isinstance(self.match.chance, Fair):
            self.print("commitment", hash=self.match.chance.commitment, style="dim")
        if any(who >= 0 for who, *_ in self.match.log):
            self.story.skip()  # somebody who comes back knows it
        else:
            self.tell()

    def let_bot_play(self) -> None:
        """Let the bot that is to act choose from its view; its luck belongs to the moment."""
        seat = self.match.to_act
        bot = find(self.match.game, self.match.names[seat].removeprefix(BOT))
        rng = generator(self.seed, len(self.match.log))
        self.match.play(bot(self.match.view(seat), rng))

    def ask(self) -> None:
        """Show the table and take the person's choice."""
        view = self.match.view(self.seat)
        self.show_table()
        self.print("your-turn", style="bold")
        for number, action in enumerate(offered(view), 1):
            self.console.print(Text(f"  {number}  {self.choice(action)}"))
        example = self.match.say(view.legal[0])
        self.print("prompt", example=example, style="dim")
        if help_ := "; ".join(self.offered_help(example)):
            self.console.print(Text(help_, "dim"))
        if self.match.time_left is not None:
            self.print("time-left", seconds=round(self.match.time_left))
        while not self.answer(self.typed()):
            pass

    def offered_help(self, example: str) -> Iterator[str]:
        """Return what helps the person to choose, where the game has it."""
        terminal = self.match.game.terminal
        yield self.speech.say("prompt-hint")
        if hasattr(terminal, "aim"):  # what a place brings is not seen from its name
            yield self.speech.say("prompt-show", example=f"{example}{ONLY_SHOW}")
        if self.can_point():
            yield self.speech.say("prompt-point")

    def typed(self) -> str:
        """Return the next line that the person types."""
        if sys.stdin is None:  # closed before we came
            raise EOFError
        return self.console.input("> ").strip()

    def choice(self, action: int) -> str:
        """Return a legal action as an offer to the person."""
        message = self.match.game.words.tell(self.match.view(self.seat).state, action)
        return self.speech.say(f"do-{message.name}", **self.facts(message))

    def answer(self, text: str) -> bool:
        """Do what the person typed, and say whether the table has changed."""
        if text == LEAVE:
            raise Left
        if text == RULES:
            self.show_rules()
            return False
        if self.match.call_time():
            return True
        if text == UNDO:
            return self.undo()
        if text == POINT and self.can_point():
            return self.point()
        if text in HINT:
            self.hint()
            return False
        try:
            if text.endswith(ONLY_SHOW):
                self.show(self.meant(text.removesuffix(ONLY_SHOW)))
                return False
            self.match.play(self.meant(text), seat=self.seat)
        except Refused as refusal:
            self.print(refusal.reason.name, style="red", **refusal.reason.facts)
            return False
        except IllegalAction:
            self.print("not-possible", asked=f"“{text[:SHORT]}”", style="red")
            return False
        return True

    def meant(self, text: str) -> int | list[int]:
        """Return the action that the person typed, by its number or in words, or several."""
        legal = offered(self.match.view(self.seat))
        if text in map(str, range(1, len(legal) + 1)):
            return legal[int(text) - 1]
        return self.match.read(text)

    def show(self, actions: int | list[int]) -> None:
        """Say what an action would bring, without doing it; of several only the first is known."""
        action, *others = actions if isinstance(actions, list) else [actions]
        if others:
            raise IllegalAction("only one action can be shown before it is done")
        self.console.print(Text(self.choice(action)))

    def hint(self) -> None:
        """Show what the strongest level thinks of the best actions, and what the game adds."""
        view = self.match.view(self.seat)
        coach: Any = self.match.game.levels[-1].bot
        found = coach.explain(view, generator(self.seed, len(self.match.log)))
        estimates = [one for one in found if not one.aside]
        for estimate in estimates[:HINTS]:
            percent = {"share": round(100 * estimate.share), "error": round(200 * estimate.error)}
            choice = self.choice(estimate.action).rstrip(".")
            line = self.speech.say("hint-share", choice=choice, **percent)
            if estimate.reason:
                line += f" {self.speech.say(estimate.reason.name, **self.facts(estimate.reason))}"
            self.console.print(Text(line))
        if len(estimates) > 1 and too_close(*estimates[:2]):
            self.print("hint-close", style="dim")
        terminal = self.match.game.terminal
        if hasattr(terminal, "hint"):
            self.console.print(terminal.hint(view, self.speech))

    def facts(self, message: Message) -> dict[str, object]:
        """Return the facts of a message about the person's own turn."""
        return named_facts(message, self.seat, self.names, self.seat)

    def can_point(self) -> bool:
        """Say whether the person can point at what to do now, key by key."""
        terminal = self.match.game.terminal
        if self.plain or not hasattr(terminal, "aim") or not readable():
            return False
        return terminal.aim(self.match.view(self.seat)) is not None

    def point(self) -> bool:
        """Let the person point until it is played, and say whether it was or he went back."""
        terminal = self.match.game.terminal
        view = self.match.view(self.seat)
        aim = terminal.aim(view)
        touched = False  # an Enter too many at the prompt places nothing
        with keys() as key, Live(console=self.console, screen=True, auto_refresh=False) as screen:
            while len(self.match.log) == len(view.log):
                screen.update(terminal.draw_aim(view, self.names, self.speech, aim), refresh=True)
                pressed = key()
                if pressed == RESIZE:
                    continue
                if pressed in ("escape", LEAVE):
                    return False
                if self.match.call_time():
                    break
                if pressed != "enter":
                    before, aim = aim, terminal.moved(view, aim, pressed)
                    touched = touched or aim != before
                elif touched:
                    with suppress(IllegalAction):  # the picture says why it is not possible
                        self.match.play(terminal.aimed(view, aim), seat=self.seat)
        return True

    def undo(self) -> bool:
        """Take back the person's last action if that is allowed."""
        try:
            self.match.undo(self.seat)
        except IllegalAction:
            self.print("cannot-undo", style="red")
            return False
        self.story = Story(self.match, self.seat)
        self.story.skip()
        self.print("undone")
        return True

    def show_rules(self) -> None:
        """Show the rules of the game, page by page."""
        if self.speech.language != "en":
            self.print("rules-language", style="dim")
        with self.console.pager() if self.console.is_terminal else nullcontext():
            self.console.print(Markdown(self.match.game.rulebook))

    def tell(self) -> None:
        """Tell what has happened since the last time."""
        for happening in self.story.go_on():
            line = spoken(happening, self.names, self.seat, self.speech, plain=self.plain)
            if line:
                self.console.print(line)

    def finish(self) -> None:
        """Show the table for the last time; say who won, and where the record is."""
        self.show_table()
        self.console.print()
        self.tell_result()
        self.print("kept", path=str(self.path))
        self.print("check", path=str(self.path), style="dim")

    def show_table(self) -> None:
        """Show the table as the person sees it."""
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(picture(view, self.names, self.speech, plain=self.plain))

    def tell_result(self) -> None:
        """Say who won; the person is named first."""
        winners = sorted(self.match.winners, key=lambda seat: seat != self.seat)
        if self.match.players == 1:
            name = "done"
        elif winners[0] == self.seat:
            name = "you-won" if len(winners) == 1 else "you-share"
        else:
            name = "won"
        self.print(
            name,
            names=enumerated([self.names[seat] for seat in winners], self.speech),
            winners=len(winners),
            points=self.match.points[winners[0]],
            style="bold",
        )

    def keep(self) -> None:
        """Write the record, with the key that going on needs, for the person's eyes only."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.path.parent, prefix=self.path.stem, delete=False
        ) as fresh:  # readable for its owner alone, and in the old one's place only when whole
            fresh.write(write(self.match, key=True))
        os.replace(fresh.name, self.path)

    def print(self, name: str, *, style: str = "", **facts: object) -> None:
        """Print a message."""
        whole = "path" in facts  # somebody may want to copy it
        self.console.print(Text(self.speech.say(name, **facts), style), soft_wrap=whole)


def offered(view: View) -> Sequence[int]:
    """Return the actions that a person can choose by number: all, unless the game picks some."""
    terminal = view.game.terminal
    return list(terminal.offers(view)) if hasattr(terminal, "offers") else view.legal


def spoken(
    happening: Happening,
    names: Sequence[str],
    reader: int,
    speech: Speech,
    *,
    plain: bool = False,
) -> Group | None:
    """Return what there is to read about something that happened, or None for nothing."""
    lines: list[RenderableType] = []
    if happening.told:
        lines.append(Text("  " + sentence(happening, happening.told, names, reader, speech)))
    if happening.event:
        facts = named_facts(happening.event, happening.who, names, reader)
        event = speech.say(happening.event.name, **facts)
        lines.append(Text(event, "bold"))
        if any(happening.gained):
            shown = described_standing if plain else standing
            lines.append(shown(happening, names, speech))
    return Group(*lines) if lines else None


def sentence(
    happening: Happening, told: Message, names: Sequence[str], reader: int, speech: Speech
) -> str:
    """Return an action as a sentence."""
    facts = named_facts(told, happening.who, names, reader)
    return speech.say(f"did-{told.name}", **facts)


def named_facts(message: Message, who: int, names: Sequence[str], reader: int) -> dict[str, object]:
    """Return the facts of a message about what `who` did, with the names of those it is about.

    Chance speaks of the seat that the message names.
    """
    facts: dict[str, object] = dict(message.facts)
    seat = int(message.facts.get("seat", who))
    facts["who"] = names[seat] if seat != CHANCE else ""
    facts["you"] = "yes" if seat == reader else "no"
    if "whom" in message.facts:
        whom = int(message.facts["whom"])
        facts["whom"] = names[whom]
        facts["to_you"] = "yes" if whom == reader else "no"
    return facts


def standing(happening: Happening, names: Sequence[str], speech: Speech) -> Table:
    """Return the standing after something happened, with what was gained, a line a player."""
    table = Table(title=speech.say("standing"), title_justify="left", show_header=False)
    for name, points, gained in zip(names, happening.points, happening.gained, strict=True):
        table.add_row(Text(name), with_minus(f"{gained:+}"), speech.say("points", points=points))
    return table


def described_standing(happening: Happening, names: Sequence[str], speech: Speech) -> Text:
    """Return the standing in words alone, for those who listen to it."""
    lines = [f"{speech.say('standing')}:"]
    for name, points, gained in zip(names, happening.points, happening.gained, strict=True):
        lines.append(f"{name}: {with_minus(f'{gained:+}')}, {speech.say('points', points=points)}")
    return Text("\n".join(lines))


def enumerated(names: Sequence[str], speech: Speech) -> str:
    """Return names as one says them: "Alba, Bruno and Carla"."""
    *some, last = names
    return speech.say("and", some=", ".join(some), last=last) if some else last


def picture(
    view: View, names: Sequence[str], speech: Speech, *, plain: bool = False
) -> RenderableType:
    """Return the table, drawn or in words."""
    terminal = view.game.terminal
    shown: RenderableType = (terminal.describe if plain else terminal.draw)(view, names, speech)
    return shown


def shown_names(match: Match, speech: Speech) -> list[str]:
    """Return what the seats of a match are called at the table."""
    return [
        speech.say("bot", name=NAMES[seat], bot=name.removeprefix(BOT))
        if name.startswith(BOT)
        else name
        for seat, name in enumerate(match.names)
    ]
