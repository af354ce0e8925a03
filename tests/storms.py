"""What hostile and broken browsers send: anything, and what is almost right."""

import json
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import fields

from sobremesa.server import wire
from sobremesa.server.table import PHRASES

LEGAL = "legal"  # stands for so-and-so many legal actions, once they are known
NOW = "now"  # stands for how far the match is, give or take

KINDS = [kind for kind in wire.Asking.__args__ if kind is not wire.Ping]

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)

right: dict[str, st.SearchStrategy[Any]] = {
    "cid": st.sampled_from([*"abcdefgh", "A-1", "_" * 40]),
    "seat": st.integers(0, 7),
    "nonce": st.sampled_from([None, "0" * 32]),
    "level": st.sampled_from([None, "easy", "godlike"]),
    "at": st.sampled_from([0, 0, 0, 0, -1, 1]).map(lambda more: {NOW: more}),
    "actions": st.one_of(
        st.lists(st.integers(0, 3), min_size=1, max_size=3).map(lambda which: {LEGAL: which}),
        st.lists(st.integers(0, 1 << 31), min_size=1, max_size=4),
    ),
    "text": st.text(min_size=1, max_size=20),
    "name": st.sampled_from([*PHRASES, "abracadabra"]),
    "hands": st.booleans(),
    "draft": st.lists(
        st.lists(st.sampled_from(["r4", "r5", "r6", "J", "b14", "?", ""]), max_size=4), max_size=3
    ),
}


@st.composite
def almost(draw: st.DrawFn, kinds: list[Any]) -> dict[str, Any]:
    """Return a request with fields that fit; some with one that does not, or without it."""
    kind = draw(st.sampled_from(kinds))
    asked = {"is": kind.__name__.lower()} | {f.name: draw(right[f.name]) for f in fields(kind)}
    spoilt = draw(st.sampled_from([None, None, None, *asked]))
    if spoilt:
        asked[spoilt] = draw(junk)
        if draw(st.booleans()):
            del asked[spoilt]
    return asked


def nonsense() -> st.SearchStrategy[str]:
    """Return texts that are no request."""
    nested = st.recursive(junk, lambda inner: st.lists(inner, max_size=3), max_leaves=5)
    return st.one_of(st.text(max_size=30), nested.map(json.dumps), st.just("[" * 4000))


def written(asked: Any, at: int, legal: list[int]) -> str:
    """Return a request as it is sent, at a table that is so far."""
    if isinstance(asked, str):
        return asked
    filled = dict(asked)
    if isinstance(filled.get("at"), dict) and NOW in filled["at"]:
        filled["at"] = max(0, at + filled["at"][NOW])
    if isinstance(filled.get("actions"), dict) and LEGAL in filled["actions"]:
        which = filled["actions"][LEGAL]
        filled["actions"] = [legal[i % len(legal)] if legal else i for i in which]
    return json.dumps(filled)
