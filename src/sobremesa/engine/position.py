"""What positions of all games have in common: `name:value` entries on one line."""

from collections.abc import Mapping, Sequence
from typing import Any


def written(entries: Mapping[str, Any]) -> str:
    """Return entries as the text of a position."""
    return " ".join(f"{name}:{value}" for name, value in entries.items())


def parsed(text: str) -> dict[str, str]:
    """Return the entries of a position."""
    return dict(entry.partition(":")[::2] for entry in text.split())


def required(entries: Mapping[str, str], name: str) -> str:
    """Return an entry that a position must have."""
    if name not in entries:
        raise ValueError(f"the position has no {name}")
    return entries[name]


def one_of(values: Sequence[str], text: str) -> int:
    """Return the place of `text` among `values`."""
    if text not in values:
        raise ValueError(f"{text!r} is none of {', '.join(values)}")
    return values.index(text)


def whole(text: str, most: int) -> int:
    """Return the number from 0 to `most` that `text` is."""
    if text not in map(str, range(most + 1)):
        raise ValueError(f"{text!r} is not a number from 0 to {most}")
    return int(text)
