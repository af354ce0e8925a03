"""The file of a comparison: a line that says what is asked, then one for every block.

A comparison that was stopped goes on from its file, as long as the question is the same.
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

import sobremesa
from sobremesa import bots, games
from sobremesa.engine import match, playout
from sobremesa.engine.compile import sources
from sobremesa.engine.contract import BadOption
from sobremesa.study import blocks
from sobremesa.study.blocks import Block, Job, Question

FORMAT = 1
PROMISE = "equal headers and deals give equal points and ranks; only seconds differ"


def heading(question: Question) -> dict[str, Any]:
    """Return the first line of a file: all that its blocks follow from."""
    game = games.find(question.game)
    return {
        "arena": FORMAT,
        "version": sobremesa.__version__,
        **asdict(question),
        "rules": game.version,
        "code": code(game.folder),
        "promise": PROMISE,
    }


def code(folder: str) -> str:
    """Return a hash of the sources of a game and its bots: other code, other results."""
    digest = hashlib.sha256()
    for path in sources(folder, *(module.__name__ for module in (bots, match, playout, blocks))):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def known(path: Path, question: Question) -> dict[Job, Block]:
    """Return the blocks that a file has; none where there is no file yet.

    A last line that was not written to its end is cut off.
    """
    if not path.exists():
        return {}
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole:
        check(path, whole.splitlines()[0], question)
    elif text and not asked(question).encode().startswith(text):
        raise BadOption(f"{path} is not a file of the arena; name another one")
    found = [read(path, number, line) for number, line in enumerate(whole.splitlines()[1:], 2)]
    with path.open("r+b") as file:
        file.truncate(len(whole))
    return {block.job: block for block in found}


def check(path: Path, line: bytes, question: Question) -> None:
    """Refuse a file that does not belong to `question`."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "arena" not in found:
        raise BadOption(f"{path} is not a file of the arena; name another one")
    for name, wanted in json.loads(asked(question)).items():
        if found.get(name) != wanted:
            there = f"its {name} is {found.get(name)!r}, not {wanted!r}"
            raise BadOption(f"{path} answers another question: {there}; name another file")


def read(path: Path, number: int, line: bytes) -> Block:
    """Return the block of a line."""
    try:
        return Block(**json.loads(line))
    except (ValueError, TypeError):
        raise BadOption(f"{path}, line {number}: this is not a block") from None


def asked(question: Question) -> str:
    """Return the first line of a file."""
    return json.dumps(heading(question)) + "\n"


@contextmanager
def opened(path: Path, question: Question) -> Iterator[TextIO]:
    """Open a file to append blocks to; a new one gets its first line."""
    with path.open("a", encoding="utf-8") as file:
        if not file.tell():
            file.write(asked(question))
        yield file


def append(file: TextIO, block: Block) -> None:
    """Write a block, and leave nothing of it behind in this process."""
    file.write(json.dumps(asdict(block)) + "\n")
    file.flush()
