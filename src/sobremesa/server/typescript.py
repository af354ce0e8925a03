"""The types of the protocol and of the HTTP API in TypeScript, for the web app.

`python -m sobremesa.server.typescript > web/src/wire.ts` writes them anew.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.json import schema_components

from sobremesa.server import api, wire
from sobremesa.server.app import WAYS
from sobremesa.server.identity import LONGEST_NAME
from sobremesa.server.table import PHRASES
from sobremesa.sitting import NAMES

HEAD = """\
// Written by `python -m sobremesa.server.typescript`; its tests fail when this is out of date.
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def document() -> str:
    """Return the whole file."""
    answers = [way.gives for way in WAYS if way.path.startswith("/api/")]
    questions = [way.takes for way in WAYS if way.takes]
    types = [wire.Asking, wire.Telling, api.Problem, *answers, *questions]
    (asking, telling, *_), components = schema_components(types, ref_template="{name}")
    closed = ("FOREIGN", "NOT_WATCHED", "UNKNOWN_TABLE", "TOO_SLOW", "TOO_MUCH", "COME_BACK")
    parts = [
        *(declared(name, components[name]) for name in sorted(components)),
        f"export type Asking = {written(asking)};\n",
        f"export type Telling = {written(telling)};\n",
        f"export const PHRASES = {texts(PHRASES)};\n",
        f"// What bots are called, by seat.\nexport const BOT_NAMES = {texts(NAMES)};\n",
        f"export const LONGEST_NAME = {LONGEST_NAME};\n",
        "// Why a connection is closed.\n"
        + "".join(f"export const {name} = {getattr(wire, name)};\n" for name in closed),
    ]
    return HEAD + "\n" + "\n".join(parts)


def texts(them: Iterable[str]) -> str:
    """Return texts as TypeScript lists them."""
    return "[" + ", ".join(f'"{text}"' for text in them) + "] as const"


def declared(name: str, schema: dict[str, Any]) -> str:
    """Return the declaration of a type."""
    said = schema.get("description", "").splitlines()
    comment = f"/** {said[0]} */\n" if said else ""
    return f"{comment}export interface {name} {{\n" + "".join(fields(schema)) + "}\n"


def fields(schema: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each field; one that has a default may be missing."""
    for name, kind in schema["properties"].items():
        mark = "" if name in schema.get("required", ()) else "?"
        yield f"  {name}{mark}: {written(kind)};\n"


def written(schema: dict[str, Any]) -> str:
    """Return a type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(written, schema["anyOf"])))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    if kind == "null":
        return "null"
    return PLAIN.get(str(kind), "any")


def listed(schema: dict[str, Any]) -> str:
    """Return an array as TypeScript writes it; tuples keep their places."""
    if "prefixItems" in schema:
        return f"[{', '.join(map(written, schema['prefixItems']))}]"
    inner = written(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    print(document(), end="")
