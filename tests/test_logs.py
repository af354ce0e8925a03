"""What a server writes down, and what it never does."""

import asyncio
import base64
import io
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sobremesa.engine.contract import IllegalAction
from sobremesa.server import logs
from sobremesa.server.store import Store
from tests.evening import looked_after
from tests.serving import Person, Server
from tests.test_server import finish, two

CHAT = "abracadabra"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Return what is written from now on."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.begin(stream)
    for handler in kept:
        root.addHandler(handler)
    yield stream
    root.handlers[:] = kept
    root.setLevel(level)


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def secrets_of(person: Person, seat: int) -> set[str]:
    """Return what only somebody himself and the server know."""
    cookie = person.cookie.partition("=")[2]
    payload = cookie.partition(".")[0]
    id, _ = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    sights = (told.get("sight") for told in person.heard)
    hands = {sight["table"]["hands"][seat] for sight in sights if sight}
    return {cookie, payload, id} | {hand for hand in hands if len(hand) >= 6 and "?" not in hand}


def test_a_match_leaves_lines_and_figures_without_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(tmp_path, log=log) as server:
        ana, luis = two(server)
        assert ana.ask("say", text=CHAT)["is"] == "ack"
        ana.socket.send(json.dumps({"is": "say", "cid": "?", "text": CHAT}))
        assert ana.until(lambda told: told["is"] == "reject")["code"] == "not-understood"
        with pytest.raises(InvalidStatus):
            url = f"ws://127.0.0.1:{server.port}/ws/{ana.table}"
            connect(url, additional_headers={"cookie": f"{ana.cookie}x"}, legacy=True)
        with pytest.raises(ConnectionClosed):
            Person(server, "Eva").go("nowhere")
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(b"nonsense\r\n\r\n")
            raw.recv(100)
        finish(ana, luis)
        _, figures, _ = server.http("/metrics")
        assert server.stop() == 0
    kept = sqlite3.connect(tmp_path / "sobremesa.db")
    (key,) = kept.execute("select key from tables").fetchone()
    (secret,) = kept.execute("select value from settings where name='secret'").fetchone()
    nonces = {
        json.loads(data)["nonce"]
        for (data,) in kept.execute("select data from events where data like '%nonce%'")
    }
    kept.close()
    hidden = {CHAT, key.hex(), secret.hex(), base64.b64encode(key).decode()} | nonces
    hidden |= secrets_of(ana, 0) | secrets_of(luis, 1)
    assert len(nonces) == 2 and len(hidden) >= 14
    found = lines(log.read_text())
    for line in found:
        assert line.pop("timestamp").endswith("Z")
    public = json.dumps(found) + figures.decode()
    assert [one for one in hidden if one in public] == []
    told = [(line["event"], line.get("table"), line.get("why")) for line in found]
    assert told == [
        ("opened", ana.table, None),
        ("began", ana.table, None),
        ("refused", None, "unknown"),
        ("refused", None, "no-such-table"),
        ("Invalid HTTP request received.", None, None),  # as the library says
        ("ended", ana.table, None),
    ]


def test_an_error_is_told_without_its_text(written: io.StringIO) -> None:
    log = structlog.stdlib.get_logger("sobremesa.server.hub")
    for error in (IllegalAction("legal: 1 1 3 L"), OSError(28, "No space left on device")):
        try:
            raise error
        except Exception:
            log.exception("failed")
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    illegal, foreign, full, _ = lines(written.getvalue())
    assert (illegal["error"], foreign["error"]) == ("IllegalAction", "IllegalAction")
    assert illegal["at"] == foreign["at"] and illegal["at"][0].startswith("test_logs.py:")
    assert "No space left" in full["text"]
    assert "1 1 3 L" not in written.getvalue()


def test_a_hub_without_a_log_shows_no_variables(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def fails(*key: str) -> None:
        hand = "1 1 3 L"
        raise IllegalAction(hand)

    async def start() -> None:
        async with looked_after(Store.at(tmp_path)) as hub:
            hub.store.load = fails
            await hub.rate("t")

    asyncio.run(start())
    assert "1 1 3 L" not in "".join(capfd.readouterr())


def test_an_error_that_nobody_waited_for_is_told_once(written: io.StringIO) -> None:
    def fails(secret: str) -> None:
        raise IllegalAction(secret)

    async def fail() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(logs.unhandled)
        loop.call_soon(fails, "1 1 3 L")
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(fail())
    (line,) = lines(written.getvalue())
    assert (line["event"], line["error"]) == ("failed", "IllegalAction")
    assert "1 1 3 L" not in written.getvalue()


def test_errors_of_the_database_do_not_quote_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store.at(tmp_path)
    with pytest.raises(SQLAlchemyError) as error, store.engine.begin() as connection:
        connection.execute(text("insert into nowhere values (:key)"), {"key": "1 1 3 L"})
    assert "1 1 3 L" not in str(error.value)
    store.close()


def test_lines_are_for_people_where_one_sits(written: io.StringIO) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    logs.begin(terminal)
    structlog.stdlib.get_logger("sobremesa").info("opened", table="t")
    logging.getLogger("elsewhere").info("chatter")
    assert "opened" in terminal.getvalue() and not terminal.getvalue().startswith("{")
    assert "chatter" not in terminal.getvalue()
