"""`sobremesa solve rummy`: the solver from the shell."""

import json
from dataclasses import asdict

import click

from sobremesa.engine.speech import Speech, chosen, languages
from sobremesa.games.rummy.chances import Out, outs
from sobremesa.games.rummy.rules import OPTIONS
from sobremesa.games.rummy.solver import DEFAULT_OPENING, Solution, solve
from sobremesa.games.rummy.steps import told_steps

CHOICES = {o.name: click.Choice(o.values) for o in OPTIONS if isinstance(o.values, tuple)}


@click.command(name="rummy")
@click.option("--table", default="", help='What lies on the table: "r3 r4 r5 J | y8 b8 g8".')
@click.option("--rack", required=True, help='The tiles in the rack: "b7 b8 b9 J".')
@click.option("--opening", is_flag=True, help="The player has not laid yet, and needs 30 points.")
@click.option(
    "--need", type=click.IntRange(1, 50), default=DEFAULT_OPENING, help="Points of an opening."
)
@click.option("--outs", "with_outs", is_flag=True, help="Say also which tiles would help.")
@click.option("--points", is_flag=True, help="Lay the most points instead of the most tiles.")
@click.option("--jokers", type=CHOICES["jokers"], default="replaced", help="The rule for jokers.")
@click.option("--swap-from", type=CHOICES["swap_from"], default="anywhere", help="For jokers.")
@click.option("--json", "json_", is_flag=True, help="Print JSON, for programs.")
@click.option("--lang", "wanted", help=f"Language: {', '.join(languages())}.")
def command(
    table: str,
    rack: str,
    opening: bool,
    need: int,
    with_outs: bool,
    points: bool,
    jokers: str,
    swap_from: str,
    json_: bool,
    wanted: str | None,
) -> None:
    """Show the best lay-down from a rack onto a table.

    Tiles are r1 to r13 (red), b (blue), g (green), y (yellow) and J, a joker; combinations are
    separated by |, and in a run a joker is written where it stands.
    """
    least = need if opening else False
    found = solve(table, rack, opening=least, points=points, jokers=jokers, swap_from=swap_from)
    helpful = []
    if with_outs:
        helpful = outs(table, rack, opening=least, jokers=jokers, swap_from=swap_from)
    if json_:
        click.echo(json.dumps(as_json(found, helpful if with_outs else None)))
        return
    from sobremesa.games.rummy import GAME

    speech = Speech(chosen(wanted), GAME)
    click.echo(told_steps(found.count, found.steps, speech))
    if with_outs:
        click.echo(told_outs(helpful, speech))


def as_json(found: Solution, helpful: list[Out] | None) -> dict[str, object]:
    """Return a solution for a program, and what each kind of tile would do if that was asked."""
    told: dict[str, object] = {
        "count": found.count,
        "points": found.points,
        "laid": list(found.laid),
        "table": list(found.table),
        "steps": [str(step) for step in found.steps],
    }
    return told if helpful is None else {**told, "outs": [asdict(one) for one in helpful]}


def told_outs(found: list[Out], speech: Speech) -> str:
    """Return which tiles would help, a line for each, those first that help most."""
    unseen = sum(one.unseen for one in found)
    good = sorted((one for one in found if one.more or one.out), key=lambda one: -one.lays)
    lines = [speech.say("outs", tiles=sum(one.unseen for one in good), unseen=unseen)]
    for one in good:
        does = "out" if one.out else "opens" if one.opens else "lays"
        facts = {"tile": one.tile, "unseen": one.unseen, "count": one.lays, "does": does}
        lines.append("  " + speech.say("out-of-kind", **facts))
    return "\n".join(lines)
