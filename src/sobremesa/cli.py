"""The command line: parse, load, call the library, print."""

import json
import secrets
import sys
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from datetime import date, datetime
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

import sobremesa
from sobremesa import games
from sobremesa.engine.chance import Fair
from sobremesa.engine.contract import (
    ALL,
    CHANCE,
    LEVELS,
    NOBODY,
    BadOption,
    BadPosition,
    Game,
    IllegalAction,
    Option,
    UnknownGame,
)
from sobremesa.engine.match import Match
from sobremesa.engine.record import BadRecord
from sobremesa.engine.speech import Speech, chosen, languages
from sobremesa.engine.story import Story
from sobremesa.sitting import Sitting, picture, records, seat_names, shown_names, spoken

ERRORS = (BadOption, BadPosition, BadRecord, IllegalAction, UnknownGame)
PLAYERS = 4  # at a table that nobody said a number for
INTERRUPTED = 130  # exit code, as shells have it

language = click.option(
    "--lang", "wanted", help=f"Language: {', '.join(languages())}; default from the environment."
)
in_words = click.option(
    "--plain", is_flag=True, help="Tell the table in words, as for a screen reader."
)
as_json = click.option("--json", "json_", is_flag=True, help="Print JSON, for programs.")


class Commands(click.Group):
    """A group of commands that reports errors of the library like those of the command line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what was wrong with its input goes to stderr, with exit code 2."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # whoever read this has gone, and click ends quietly
            raise
        except (*ERRORS, OSError, UnicodeDecodeError) as error:
            raise click.UsageError(str(error)) from error


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(sobremesa.__version__, prog_name="sobremesa")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play family games exactly by their rulebooks. Without a command: serve, for the browser."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without our letters shows what it can
            stream.reconfigure(errors="replace")
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve)


@main.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play, you included.")
@click.option("--bot", "bots", multiple=True, help="Who plays against you; once, or once a bot.")
@click.option("--level", help=f"How well they play: 1 to 5, or {', '.join(LEVELS)}.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A house rule.")
@click.option("--name", help="What you are called.")
@click.option("--seed", type=int, help="Play the same match again; without it luck is secure.")
@click.option("--record", type=click.Path(path_type=Path), help="Where to keep the record.")
@in_words
@language
def play(
    game: str | None = None,
    players: int | None = None,
    bots: Sequence[str] = (),
    level: str | None = None,
    options: Sequence[str] = (),
    name: str | None = None,
    seed: int | None = None,
    record: Path | None = None,
    plain: bool = False,
    wanted: str | None = None,
) -> None:
    """Play against bots in the terminal."""
    code = chosen(wanted)
    found = games.find(game or asked_game(Speech(code)))
    speech = Speech(code, found)
    if level is not None:
        if bots:
            raise BadOption("either --level or --bot says who plays against you, not both")
        bots = [named_level(found, level)]
    players = asked_players(found, speech) if players is None else players
    found.check_players(players)
    match = Match(
        found,
        players,
        options=pairs(options),
        names=seat_names(found, name or speech.say("guest"), lined_up(found, players, bots)),
        chance=Fair() if seed is None else Fair.seeded(seed),
    )
    if record and record.exists():
        raise BadOption(f"{record} exists already; name another file for the record")
    path = record or new_record(found)
    sit(match, speech, path, seed=seed, plain=plain)


@main.command()
@click.argument("record", required=False, type=click.Path(path_type=Path))
@in_words
@language
def resume(record: Path | None, plain: bool, wanted: str | None) -> None:
    """Go on with a match that was left: the one of RECORD, or the last one."""
    path = record or last_record()
    match = sobremesa.replay(path.read_text("utf-8"))
    speech = Speech(chosen(wanted), match.game)
    if match.over:
        raise BadRecord(f"{path}: {speech.say('nobody-acts')}")
    if match.chance is None:
        raise BadRecord(f"{path} has no key: only the table it comes from can go on with it")
    sit(match, speech, path, seed=None, plain=plain)


@main.command()
@click.argument("record", type=click.File(encoding="utf-8"))
@click.option("--seat", type=click.IntRange(0), help="Show only what this seat saw.")
@click.option("--step", is_flag=True, help="Wait for Enter after each action.")
@in_words
@as_json
@language
def replay(
    record: Any, seat: int | None, step: bool, plain: bool, json_: bool, wanted: str | None
) -> None:
    """Tell a recorded match action by action."""
    match = sobremesa.replay(record.read())
    speech = Speech(chosen(wanted), match.game)
    console = Console(highlight=False)
    seat = seat if seat is not None else ALL if match.over else NOBODY
    story = Story(match, seat)
    names = shown_names(match, speech)
    for number, happening in enumerate(story.go_on()):
        if json_:
            table = match.game.words.table(happening.shown)
            told = {"at": number, "who": happening.who, "action": happening.notation}
            click.echo(json.dumps({**told, "table": table}))
        elif lines := spoken(happening, names, seat, speech, plain=plain):
            console.print(lines)
            if step:
                console.print(picture(story.view, names, speech, plain=plain))
                console.input("")


@main.command()
@click.argument("record", type=click.File(encoding="utf-8"))
@as_json
@language
def verify(record: Any, json_: bool, wanted: str | None) -> None:
    """Check every draw of a finished RECORD against the key its luck was committed to."""
    match = sobremesa.verify(record.read())
    draws = sum(who == CHANCE for who, _, _ in match.log)
    commitment = match.chance.commitment if isinstance(match.chance, Fair) else ""
    if json_:
        click.echo(json.dumps({"verified": True, "draws": draws, "commitment": commitment}))
        return
    speech = Speech(chosen(wanted), match.game)
    counts = {"draws": draws, "actions": len(match.log)}
    click.echo(speech.say("verified", title=match.game.title, hash=commitment, **counts))


@main.command("games")
@as_json
@language
def list_games(json_: bool, wanted: str | None) -> None:
    """List the games with their options and bots."""
    found = [(game, Speech(chosen(wanted), game)) for game in map(games.find, games.names())]
    if json_:
        click.echo(json.dumps([described(game, speech) for game, speech in found], indent=2))
        return
    for game, speech in found:
        few, many = game.players[0], game.players[-1]
        click.echo(f"{game.name}: {game.title}, {few}-{many}; {', '.join(game.bots)}")
        for option in game.options:
            text = speech.say(f"option-{option.name}")
            click.echo(f"  {option.name}={option.default}  {text} ({possible(speech, option)})")
        for number, (name, level) in enumerate(zip(LEVELS, game.levels, strict=False), 1):
            click.echo(f"  {number} {name} (Elo {level.elo})  {level_in_words(speech, name)}")


def possible(speech: Speech, option: Option) -> str:
    """Return what a house rule may be, and what that means if it does not speak for itself."""
    if not isinstance(option.values, tuple):
        return f"{option.values[0]}–{option.values[-1]}"
    named = {value: f"value-{option.name}-{value}" for value in option.values}
    return "; ".join(f"{v}: {speech.say(n)}" if speech.has(n) else v for v, n in named.items())


def level_in_words(speech: Speech, name: str) -> str:
    """Return what a level does; a game says it itself where what is said of all does not fit."""
    own = f"own-level-{name}"
    return speech.say(own if speech.has(own) else f"level-{name}")


@main.command()
@click.argument("game")
def rules(game: str) -> None:
    """Show the rules of GAME."""
    console = Console(highlight=False)
    with console.pager() if console.is_terminal else nullcontext():
        console.print(Markdown(games.find(game).rulebook))


class Solvers(click.Group):
    """A command for every game that has one to solve positions: `command` in its folder."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the games that have a solver."""
        return [name for name in games.names() if find_spec(f"{games.__name__}.{name}.command")]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return the solver of a game."""
        if name not in self.list_commands(ctx):
            return None
        return import_module(f"{games.__name__}.{name}.command").command  # type: ignore[no-any-return]


@main.group(cls=Solvers)
def solve() -> None:
    """Find the best move of a position, for games that have a solver."""


@main.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--peers", is_flag=True, help="Measure other systems in the same run.")
@click.option("--signature", is_flag=True, help="Print what changes when the rules do, instead.")
@as_json
def bench(names: tuple[str, ...], peers: bool, signature: bool, json_: bool) -> None:
    """Measure the speed of every GAME, or of all."""
    from sobremesa.study import bench as measure
    from sobremesa.study import runs

    wanted = [games.find(name).name for name in names or games.names()]
    console = Console(stderr=True, highlight=False)
    if signature:
        for name in wanted:
            click.echo(f"{name} {runs.signature(games.find(name))}")
        return
    if not json_:
        click.echo(f"{date.today()}  {measure.machine()}")
    with console.status("Compiling and measuring …"):
        for row in measure.bench(wanted, peers=peers, complain=console.print):
            click.echo(json.dumps(row.as_json()) if json_ else row.as_text())


@main.command()
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B,…", help="Who plays; seeing:A sees all hands.")
@click.option("--players", type=int, default=2, show_default=True, help="How many at a table.")
@click.option("--deals", type=int, default=100, show_default=True, help="How many, or at most.")
@click.option("--seed", type=int, default=1, show_default=True, help="Other luck, other deals.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A house rule.")
@click.option("--test", metavar="H0,H1", help="Stop once A's wins, in percent, are one of these.")
@click.option("--alone", is_flag=True, help="Only the first bot, one among each of the others.")
@click.option("--workers", type=int, help="Processes that play; as many as there are cores.")
@click.option("--out", type=click.Path(path_type=Path), help="Keep the results, and go on there.")
@as_json
def arena(
    game: str,
    bots: str,
    players: int,
    deals: int,
    seed: int,
    options: Sequence[str],
    test: str | None,
    alone: bool,
    workers: int | None,
    out: Path | None,
    json_: bool,
) -> None:
    """Let bots play GAME against each other, and say who is the stronger, and how sure that is."""
    from sobremesa.study import arena, standings

    question = arena.ask(
        game,
        [name.strip() for name in bots.split(",")],
        players,
        seed=seed,
        options=pairs(options),
        test=shares(test) if test else None,
        alone=alone,
    )
    played = arena.play(question, deals, workers=workers, out=out)
    blocks, finished = as_far(played, deals * len(question.matchups))
    if json_:
        for row in standings.rows(question, blocks):
            click.echo(json.dumps(row.as_json()))
    elif blocks:
        for table in standings.tables(question, blocks):
            Console(highlight=False).print(table, "")
    if not finished:
        click.echo("Stopped before the end" + (f"; {out} can go on." if out else "."), err=True)
        raise SystemExit(INTERRUPTED)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 is everybody.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Default: 8000, or any if that is taken."
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="Where tables are kept; without it, in your data folder.",
)
@click.option("--pace", type=float, help="Seconds that a bot's turn takes at least.")
@click.option("--open/--no-open", "opens", default=None, help="Show the page in a browser.")
@click.option(
    "--practise/--no-practise",
    default=True,
    help="Get all bots ready on the side; otherwise each is when it is first needed.",
)
@click.option(
    "--database",
    envvar="SOBREMESA_DATABASE",
    help="PostgreSQL instead of a file: postgresql://USER:PASSWORD@HOST/NAME.",
)
@click.option(
    "--bus",
    envvar="SOBREMESA_BUS",
    help="Where processes that serve the same database meet: redis://HOST:PORT.",
)
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    pace: float | None,
    opens: bool | None,
    practise: bool,
    database: str | None,
    bus: str | None,
) -> None:
    """Play in the browser, alone or with friends. Everything is kept; nothing else is needed."""
    from platformdirs import user_data_path

    from sobremesa.server.serve import serve

    folder = data or user_data_path("sobremesa") / "server"
    if opens is None:
        opens = sys.stdout.isatty() and host == "127.0.0.1"
    serve(
        folder,
        host,
        port,
        pace=pace,
        database=database,
        meeting=bus,
        practising=practise,
        ready=lambda address: shown(address, opens),
    )


@main.command()
@click.argument("game")
@click.option("--url", help="A server that runs; without it, one is started for this.")
@click.option("--tables", type=click.IntRange(1), default=100, show_default=True)
@click.option("--players", type=int, default=4, show_default=True, help="How many at a table.")
@click.option(
    "--rate",
    "rates",
    type=click.FloatRange(0, min_open=True),
    multiple=True,
    default=[1.0],
    show_default=True,
    help="Moves a second of each table; several are tried one after the other.",
)
@click.option("--seconds", type=float, default=30.0, show_default=True, help="For each rate.")
def loadtest(
    game: str, url: str | None, tables: int, players: int, rates: tuple[float, ...], seconds: float
) -> None:
    """Let many clients play GAME, and say how long it takes until everybody has heard of a move."""
    import asyncio
    from tempfile import TemporaryDirectory

    from sobremesa.server.loadtest import Question, alone, load

    def progress(what: str) -> None:
        click.echo(f"{what} …", err=True)

    games.find(game).check_players(players)
    question = Question(game, tables, players, rates, seconds)
    with TemporaryDirectory() as folder:
        if url:
            found = asyncio.run(load(url, question, going=progress))
        else:
            found = alone(Path(folder), question, progress)
    click.echo(json.dumps(found, indent=2))


def shown(address: str, opens: bool) -> None:
    """Say where the server is, and show it."""
    click.echo(f"Sobremesa is at {address} (Ctrl-C stops it; no table is lost)")
    if opens:
        click.launch(address)


def as_far(played: Iterable[Any], total: int) -> tuple[list[Any], bool]:
    """Return what is played, as far as nobody interrupts it, and whether that is all."""
    console = Console(stderr=True)
    found = []
    try:
        bar = track(played, "", total, console=console, disable=not console.is_terminal)
        for one in bar:
            found.append(one)
    except KeyboardInterrupt:
        return found, False
    return found, True


def shares(text: str) -> tuple[float, float]:
    """Return the two shares of a test, which are given in percent."""
    try:
        low, high = (float(number) / 100 for number in text.split(","))
    except ValueError:
        raise BadOption(f"a test is given as H0,H1 in percent, not as {text!r}") from None
    return low, high


def described(game: Game, speech: Speech) -> dict[str, Any]:
    """Return what programs want to know of a game."""
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "rules": game.version,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
            }
            for option in game.options
        ],
        "bots": list(game.bots),
        "levels": [
            {"name": name, "elo": level.elo, "words": level_in_words(speech, name)}
            for name, level in zip(LEVELS, game.levels, strict=False)
        ],
    }


def sit(match: Match, speech: Speech, path: Path, *, seed: int | None, plain: bool) -> None:
    """Let a person play `match`."""
    console = Console(highlight=False)
    luck = secrets.randbits(62) if seed is None else seed
    Sitting(match, console, speech, path=path, seed=luck, plain=plain).play()


def asked_game(speech: Speech) -> str:
    """Return the game to play, asking if there are several."""
    names = games.names()
    if len(names) == 1 or not somebody_there():
        return names[0]
    return str(click.prompt(speech.say("ask-game"), type=click.Choice(names)))


def asked_players(game: Game, speech: Speech) -> int:
    """Return how many play, asking if somebody is there to answer."""
    usual = min(PLAYERS, game.players[-1])
    if not somebody_there():
        return usual
    few, many = game.players[0], game.players[-1]
    text = speech.say("ask-players", few=few, many=many)
    return int(click.prompt(text, default=usual, type=click.IntRange(few, many)))


def somebody_there() -> bool:
    """Say whether there is a person to ask."""
    return sys.stdin is not None and sys.stdin.isatty()


def lined_up(game: Game, players: int, bots: Sequence[str]) -> list[str]:
    """Return a bot for every seat but the person's."""
    if not bots:
        bots = [next(iter(game.bots))]
    if len(bots) == 1:
        return [bots[0]] * (players - 1)
    if len(bots) != players - 1:
        raise BadOption(f"{len(bots)} bots were named for {players - 1} seats")
    return list(bots)


def named_level(game: Game, wanted: str) -> str:
    """Return the level that was asked for by its number or name."""
    if not game.levels:
        raise BadOption(f"{game.name} has no levels; it has the bots {', '.join(game.bots)}")
    if wanted in LEVELS:
        return wanted
    if wanted in map(str, range(1, len(LEVELS) + 1)):
        return LEVELS[int(wanted) - 1]
    raise BadOption(f"there is no level {wanted!r}; there are 1 to 5: {', '.join(LEVELS)}")


def pairs(options: Sequence[str]) -> dict[str, str]:
    """Return NAME=VALUE pairs as a table."""
    for option in options:
        if "=" not in option:
            raise BadOption(f"an option is given as NAME=VALUE, not as {option!r}")
    return dict(option.split("=", 1) for option in options)


def new_record(game: Game) -> Path:
    """Return a file for the record of a new match that no other match has."""
    name = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.txt"
    return records() / name


def last_record() -> Path:
    """Return the record of the match that was left last."""
    unfinished = [path for path in records().glob("*.txt") if b"\nresult: *\n" in path.read_bytes()]
    if not unfinished:
        raise BadRecord("there is no unfinished match to go on with")
    return max(unfinished, key=lambda path: path.stat().st_mtime)
