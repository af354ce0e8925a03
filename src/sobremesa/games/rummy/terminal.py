"""Rummy drawn for the terminal: it draws a view and knows no rule."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.engine.contract import View
from sobremesa.engine.speech import Speech
from sobremesa.games.rummy.combinations import (
    JOKER,
    KINDS,
    NONE,
    NUMBERS,
    is_set,
    jokers,
    size,
    tile,
)
from sobremesa.games.rummy.notation import combination_text, tile_text
from sobremesa.games.rummy.plans import most
from sobremesa.games.rummy.rules import END, LAY
from sobremesa.games.rummy.steps import steps, told_steps
from sobremesa.games.rummy.turn import begun, laid
from sobremesa.games.rummy.typed import stands_for

STYLES = ("bold white on red", "bold white on blue", "bold white on green", "bold black on yellow")
JOKER_STYLE = "bold white on magenta"
GAP = "   "  # between combinations
OFFERED = 9  # lays that are offered by number


def draw(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table as the viewer sees it."""
    s = view.state
    parts: list[RenderableType] = [
        Text(f"{'▶' if seat == view.to_act else ' '} {player(view, seat, names[seat], speech)}")
        for seat in range(s.players)
    ]
    parts += [Text(), Text(middle(view, speech)), table(view, speech)]
    if s.loose > 0:
        parts.append(Text(speech.say("loose", tiles="")).append_text(tiles(loose(view))))
    if view.seat >= 0:
        parts += [Text(), Text(speech.say("rack", tiles="")).append_text(tiles(own(view)))]
    if view.legal:
        parts.append(Text(speech.say("typing"), "dim"))
    return Group(*parts)


def describe(view: View, names: Sequence[str], speech: Speech) -> RenderableType:
    """Return the table in words alone, for those who listen to it."""
    s = view.state
    lines = [player(view, seat, names[seat], speech) for seat in range(s.players)]
    lines.append(middle(view, speech))
    lying = [int(x) for x in s.table if x != NONE]
    for place, x in enumerate(lying, 1):
        lines.append(speech.say("plain-table", place=place, tiles=in_words(x, speech)))
    if not lying:
        lines.append(speech.say("empty-table"))
    if s.loose > 0:
        lines.append(speech.say("loose", tiles=" ".join(map(tile_text, loose(view)))))
    if view.seat >= 0:
        lines.append(speech.say("rack", tiles=" ".join(map(tile_text, own(view)))))
    if view.legal:
        lines.append(speech.say("typing"))
    return Text("\n".join(lines))


def in_words(x: int, speech: Speech) -> str:
    """Return a combination, with what its jokers stand for."""
    text = combination_text(x)
    return speech.say("plain-joker", tiles=text, stands=stands_for(x)) if jokers(x) else text


def player(view: View, seat: int, name: str, speech: Speech) -> str:
    """Return what everybody sees of a player."""
    s = view.state
    return speech.say(
        "player",
        who=name,
        count=int(s.held[seat]),
        opened="yes" if s.opened[seat] else "no",
        points=int(s.score[seat]),
    )


def middle(view: View, speech: Speech) -> str:
    """Return what there is to say of the pool and the round."""
    s = view.state
    return speech.say("middle", pool=int(s.stock), round=int(s.played), rounds=int(s.rounds))


def table(view: View, speech: Speech) -> Text:
    """Return the combinations, numbered; what was laid in this turn is marked."""
    s = view.state
    lying = [int(x) for x in s.table if x != NONE]
    if not lying:
        return Text(speech.say("empty-table"), "dim")
    old = [int(x) for x in s.old if x != NONE]
    whole = Text()
    for place, x in enumerate(lying, 1):
        fresh = x not in old
        if not fresh:
            old.remove(x)
        # What belongs together does not break over a line's end: no-break spaces within it.
        whole.append(f"{place:>2}{'+' if fresh else ':'}\u00a0", "bold" if fresh else "dim")
        whole.append_text(tiles([tile(x, i) for i in range(size(x))]))
        whole.append(GAP)
    return whole


def tiles(kinds: Iterable[int]) -> Text:
    """Return tiles: the letter says the colour too."""
    whole = Text()
    for k in kinds:
        style = JOKER_STYLE if k == JOKER else STYLES[k // NUMBERS]
        whole.append(f"\u00a0{tile_text(k)}\u00a0", style).append("\u00a0")
    return whole


def loose(view: View) -> list[int]:
    """Return the tiles that were taken up and not laid again."""
    return [k for k in range(KINDS) for _ in range(view.state.taken[k])]


def own(view: View) -> list[int]:
    """Return the viewer's tiles, by colour and number."""
    return [k for k in range(KINDS) for _ in range(view.state.rack[view.seat, k])]


def offers(view: View) -> list[int]:
    """Return the actions to offer by number: not all of many hundreds."""
    simple = [a for a in view.legal if a <= END]
    lays = [a for a in view.legal if a > LAY and not jokers(a - LAY)]
    return simple + sorted(lays, key=lambda a: (-size(a - LAY), is_set(a - LAY), a))[:OFFERED]


def hint(view: View, speech: Speech) -> RenderableType:
    """Return the most that could be laid, step by step: what there is, not what is best."""
    turn = begun(view.state)
    after = most(turn)
    if after is None:
        return Text(told_steps(0, (), speech))
    found = steps(turn.before, after, free=turn.solver.free)
    return Text(told_steps(laid(turn.before, after), found, speech))
