"""What positions of all games have in common: `name:value` entries on one line."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sobremesa.engine.contract import BadPosition


def written(entries: Mapping[str, Any]) -> str:
    """Return entries as the text of a position."""
    return " ".join(f"{name}:{value}" for name, value in entries.items())


def parsed(text: str, names: Collection[str]) -> dict[str, str]:
    """Return the entries of a position, each of which has one of `names`, and once."""
    entries: dict[str, str] = {}
    for entry in text.split():
        name, colon, value = entry.partition(":")
        if not colon or name not in names:
            raise BadPosition(f"{entry!r} is no entry; there are: {', '.join(names)}")
        if name in entries:
            raise BadPosition(f"the position has {name} twice")
        entries[name] = value
    return entries


def required(entries: Mapping[str, str], name: str) -> str:
    """Return an entry that a position must have."""
    if name not in entries:
        raise BadPosition(f"the position has no {name}")
    return entries[name]


def one_of(values: Sequence[str], text: str) -> int:
    """Return the place of `text` among `values`."""
    if text not in values:
        raise BadPosition(f"{text!r} is none of {', '.join(values)}")
    return values.index(text)


def whole(text: str, most: int) -> int:
    """Return the number from 0 to `most` that `text` is."""
    if text not in map(str, range(most + 1)):
        raise BadPosition(f"{text!r} is not a number from 0 to {most}")
    return int(text)
