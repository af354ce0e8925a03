"""The ways into the server over HTTP, and the OpenAPI document that says what they are.

What a way takes and gives is what its function is annotated with: the types that are checked, the
code that runs and the document are one.
"""

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any, get_type_hints

from msgspec.json import schema_components

from sobremesa.server.api import Problem
from sobremesa.server.identity import COOKIE

JSON = "application/json"
UNREADABLE = (403, 413, 415, 422)  # how what is sent may be refused before anybody looks at it

TOO_MANY = 429  # how anything may be refused


@dataclass(frozen=True)
class Way:
    """A way in: the function that answers, how it does, and the statuses of its refusals."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    status: int = 200
    refusals: tuple[int, ...] = ()
    kind: str = JSON
    query: tuple[str, ...] = ()  # what may be added to the address

    @cached_property
    def takes(self) -> Any:
        """Return the type of what must be sent, if anything must."""
        return get_type_hints(self.answer).get("asked")

    @property
    def gives(self) -> Any:
        """Return the type of the answer."""
        return get_type_hints(self.answer)["return"]

    @property
    def says(self) -> str:
        """Return what it does, in a line."""
        return (self.answer.__doc__ or "").splitlines()[0]


def document(ways: Iterable[Way], version: str) -> dict[str, Any]:
    """Return the OpenAPI document of some ways."""
    ways = list(ways)
    types = [Problem, *(way.gives for way in ways), *(way.takes for way in ways if way.takes)]
    shapes, components = schema_components(types, ref_template="#/components/schemas/{name}")
    shape = dict(zip(map(str, types), shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for way in ways:
        paths.setdefault(way.path, {})[way.method.lower()] = operation(way, shape)
    guest = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sobremesa", "version": version},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"guest": guest}},
        "security": [{}, {"guest": []}],
    }


def operation(way: Way, shape: dict[str, Any]) -> dict[str, Any]:
    """Return what the document says of one way."""
    refusals = {*way.refusals, *(UNREADABLE if way.takes else ()), TOO_MANY}
    told: dict[str, Any] = {
        "operationId": way.answer.__name__,
        "summary": way.says,
        "responses": {str(way.status): response(way.status, way.kind, shape[str(way.gives)])}
        | {str(s): response(s, JSON, shape[str(Problem)]) for s in sorted(refusals)},
    }
    names = [(name, "path") for name in re.findall(r"{(\w+)}", way.path)]
    names += [(name, "query") for name in way.query]
    if names:
        told["parameters"] = [
            {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
            for name, where in names
        ]
    if way.takes:
        content = {JSON: {"schema": shape[str(way.takes)]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def response(status: int, kind: str, shape: Any) -> dict[str, Any]:
    """Return what the document says of an answer."""
    schema = shape if kind == JSON else {"type": "string"}
    return {"description": HTTPStatus(status).phrase, "content": {kind: {"schema": schema}}}
