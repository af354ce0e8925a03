"""Figures for whoever looks after a server, as Prometheus reads them. They count, and name nobody.

They belong to the process: one process serves one port.
"""

from collections import Counter as Counts
from collections.abc import Iterable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.types import Scope

from sobremesa.server.table import GATHERING, OVER, PLAYING

KIND = CONTENT_TYPE_LATEST
KEEPING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # seconds
THINKING = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

OURS = CollectorRegistry()
ProcessCollector(registry=OURS)

CONNECTIONS = Gauge("sobremesa_connections", "Sockets at tables now.", registry=OURS)
TABLES = Gauge("sobremesa_tables", "Tables in memory now.", ["phase"], registry=OURS)
EVENTS = Counter("sobremesa_events", "Events that were kept.", registry=OURS)
APPEND = Histogram(
    "sobremesa_append_seconds",
    "How long it took until events were safe.",
    buckets=KEEPING,
    registry=OURS,
)
RECEIVED = Counter("sobremesa_messages_received", "Messages from browsers.", registry=OURS)
SENT = Counter("sobremesa_messages_sent", "Messages to browsers.", registry=OURS)
REJECTS = Counter("sobremesa_rejects", "Messages that were refused.", ["code"], registry=OURS)
DECISIONS = Histogram(
    "sobremesa_bot_seconds",
    "How long bots took for a decision, waiting included.",
    ["game", "level"],
    buckets=THINKING,
    registry=OURS,
)
REQUESTS = Counter("sobremesa_requests", "Requests over HTTP.", ["route", "status"], registry=OURS)


def answered(scope: Scope, status: int) -> None:
    """Count a request; all that led nowhere are counted together."""
    route = scope.get("route")
    REQUESTS.labels(route.path if route else "", status).inc()


def exposed(phases: Iterable[str]) -> str:
    """Return all figures; `phases` are those of the tables in memory."""
    counts = Counts(phases)
    for phase in (GATHERING, PLAYING, OVER):
        TABLES.labels(phase).set(counts[phase])
    return generate_latest(OURS).decode()
