"""The figures of a server, of which we know what it did."""

from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.serving import Person, Server
from tests.test_server import finish, two


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert server.stop() == 0


class Figures:
    """What a server says of itself."""

    def __init__(self, server: Server):
        status, text, _ = server.http("/metrics")
        assert status == 200
        families = text_string_to_metric_families(text.decode())
        samples = (sample for family in families for sample in family.samples)
        self.found = {(s.name, frozenset(s.labels.items())): s.value for s in samples}

    def of(self, name: str, **labels: str) -> float:
        return self.found.get((f"sobremesa_{name}", frozenset(labels.items())), 0)


def test_figures_of_two_people_and_a_bot(server: Server) -> None:
    assert Figures(server).of("connections") == 0
    ana, luis = two(server)
    during = Figures(server)
    assert during.of("connections") == 2
    assert during.of("tables", phase="playing") == 1
    assert during.of("events_total") == ana.seq == 3
    assert during.of("append_seconds_count") == 3
    luis.act(1)
    ana.socket.send("{")
    ana.hear()
    refused = Figures(server)
    assert refused.of("rejects_total", code="not-your-turn") == 1
    assert refused.of("rejects_total", code="not-understood") == 1
    assert refused.of("messages_received_total") == 5
    finish(ana, luis)
    over = Figures(server)
    assert over.of("tables", phase="over") == 1 and over.of("tables", phase="playing") == 0
    assert over.of("messages_sent_total") >= len(ana.heard) + len(luis.heard)
    ana.leave()
    luis.leave()
    eva = Person(server, "Eva")
    eva.open("llama", options={"stop": 10})
    eva.sit(0)
    eva.ask("invite", seat=1, level="easy")
    eva.ask("start")
    finish(eva)
    after = Figures(server)
    assert after.of("connections") == 1
    assert after.of("bot_seconds_count", game="llama", level="easy") > 0
    assert after.of("bot_seconds_sum", game="llama", level="easy") > 0


def test_requests_are_counted_by_route_whatever_is_asked_for(server: Server) -> None:
    for path in ("/api/tables/a", "/api/tables/b", "/nothing/a", "/nothing/b", "/api/games"):
        server.http(path)
    figures = Figures(server)
    assert figures.of("requests_total", route="/api/tables/{table}", status="404") == 2
    assert figures.of("requests_total", route="", status="404") == 2
    assert figures.of("requests_total", route="/api/games", status="200") == 1
    assert not any("nothing" in str(key) for key in figures.found)
