"""The description of the HTTP API: complete, and kept by a server that is asked anything."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import dictionaries, integers, one_of, sampled_from, text
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from sobremesa import games
from sobremesa.server import pages
from sobremesa.server.app import WAYS, Guard, application
from sobremesa.server.hub import Hub
from sobremesa.server.identity import Identity
from sobremesa.server.openapi import Way
from sobremesa.server.store import Store
from sobremesa.server.thinkers import Thinkers
from tests.serving import Person, Server
from tests.test_server import finish, two

RULES = sorted({option.name for name in games.names() for option in games.find(name).options})
KEPT = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert server.stop() == 0


def described(server: Server) -> dict[str, Any]:
    status, text, _ = server.http("/openapi.json")
    assert status == 200
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.fixture
def api(server: Server) -> Any:
    """Return the schema as a stranger reads it."""
    schema = schemathesis.openapi.from_dict(described(server))
    schema.config.update(base_url=f"http://localhost:{server.port}")
    return schema


def is_page(route: Route) -> bool:
    """Say whether a route leads to a file of the web app: these are for people."""
    return route.endpoint.__module__ == pages.__name__


def test_every_route_is_described_and_nothing_else(server: Server, tmp_path: Path) -> None:
    store = Store.at(tmp_path)
    hub = Hub(store, Thinkers(1))
    app = application(hub, Identity(b"secret"), hub.close)
    assert isinstance(app, Guard)
    routes = {
        (route.path, method.lower())
        for route in app.app.routes  # type: ignore[attr-defined]
        if isinstance(route, Route) and not is_page(route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    paths = described(server)["paths"]
    assert {(path, method) for path, ways in paths.items() for method in ways} == routes
    hub.thinkers.close()
    store.close()


def test_the_description_is_one(server: Server, api: Any) -> None:
    api.validate()
    document = described(server)
    operations = [way for ways in document["paths"].values() for way in ways.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    new = document["paths"]["/api/tables"]["post"]
    shape = new["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    needed = document["components"]["schemas"][shape.rpartition("/")[2]]["required"]
    assert needed == ["game", "players"]
    assert set(new["responses"]) == {"201", "401", "403", "404", "413", "415", "422", "429", "503"}


def test_what_really_is_answered_fits_the_description(server: Server, api: Any) -> None:
    ana, luis = two(server)
    finish(ana, luis)
    name, _, cookie = ana.cookie.partition("=")
    named = {"table": ana.table, "player": ana.rated()["id"]}
    for path, ways in described(server)["paths"].items():
        if "get" in ways:
            operation = api[path]["GET"]
            parts = {key: value for key, value in named.items() if f"{{{key}}}" in path}
            case = operation.Case(path_parameters=parts, cookies={name: cookie})
            response = case.call()
            assert response.status_code == 200
            case.validate_response(response, checks=KEPT)


def test_what_leads_nowhere_is_answered_like_everything_else(server: Server) -> None:
    for path in ("/nothing", "/api/tables/a/b"):
        status, text, _ = server.http(path)
        assert (status, json.loads(text)["code"]) == (404, "not-possible")
    status, text, _ = server.http("/api/games", {})
    assert (status, json.loads(text)["code"]) == (405, "not-possible")


def test_who_is_lost_sees_a_page(server: Server) -> None:
    home = server.http("/")[1]
    for path in ("/nothing", "/t/abc/def", "/api/nothing"):
        assert server.http(path, accept="text/html,*/*")[:2] == (404, home)
        assert server.http(path, accept="*/*")[1] != home


ASKED = [
    pytest.param(way, mode, id=f"{way.method}-{way.path}-{mode}")
    for way in WAYS
    for mode in GenerationMode
    if way.takes or mode == GenerationMode.POSITIVE
]


# Now and then schemathesis draws from `random` where Hypothesis would rather not have it.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@pytest.mark.parametrize(("way", "mode"), ASKED)
def test_whatever_is_asked_the_server_answers_as_described(
    way: Way, mode: GenerationMode, server: Server, api: Any
) -> None:
    name, _, cookie = Person(server, "Ana").cookie.partition("=")

    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        case=api[way.path][way.method].as_strategy(generation_mode=mode),
        known=sampled_from([{}, {name: cookie}]),
        game=sampled_from([None, *games.names()]),
    )
    def asked(case: Any, known: dict[str, str], game: str | None) -> None:
        if game and isinstance(case.body, dict):
            case.body["game"] = game
        case.cookies = known
        case.call_and_validate(checks=KEPT)

    asked()


@pytest.mark.parametrize("name", games.names())
@given(
    players=one_of(integers(-1, 9), integers()),
    options=dictionaries(one_of(text(), sampled_from(RULES)), one_of(integers(), text())),
)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_table_is_opened_or_refused_whatever_its_house_rules(
    name: str, players: int, options: dict[str, int | str], server: Server
) -> None:
    asked = {"game": name, "players": players, "options": options}
    assert Person(server, "Ana").http("/api/tables", asked)["status"] in (201, 422)
