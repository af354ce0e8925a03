"""Passkeys: one's tables and ratings in another browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from starlette.requests import Request

from sobremesa.server import passkeys
from sobremesa.server.api import Wrong
from sobremesa.server.passkeys import ADD, COOKIE, TIME, Passkeys
from sobremesa.server.store import Store
from tests.authenticator import Authenticator, Browser, coded
from tests.serving import Server
from tests.test_server import finish, two


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data"), log=log) as server:
        yield server
        assert server.stop() == 0
    assert "error" not in log.read_text()


@pytest.fixture
def ana(server: Server) -> Browser:
    return Browser(server).named("Ana")


def refused(answer: Any) -> tuple[int, str]:
    """Return how something was refused."""
    status, told = answer
    return status, told["code"]


def test_who_signs_in_elsewhere_finds_his_tables_and_ratings(server: Server) -> None:
    player, luis = two(server)
    finish(player, luis)
    rated = player.rated()
    telephone, laptop, device = Browser(server), Browser(server), Authenticator()
    telephone.cookies["sobremesa"] = player.cookie.partition("=")[2]
    assert telephone.add(device)[0] == 201
    status, me = laptop.sign_in(device)
    assert (status, me) == (200, {"id": rated["id"], "name": "Ana"})
    _, lists = laptop.ask("GET", "/api/tables")
    assert player.table in {table["id"] for table in lists["own"]}
    _, again = laptop.ask("GET", "/api/me/matches")
    assert again["games"] == rated["games"]


def test_a_new_name_goes_along(ana: Browser) -> None:
    device, laptop = Authenticator(), Browser(ana.server)
    ana.add(device)
    ana.named("Ana María")
    assert laptop.sign_in(device)[1]["name"] == "Ana María"


def test_passkeys_are_listed_and_removed_by_their_owner_alone(ana: Browser) -> None:
    first, second = Authenticator(), Authenticator(counts=True)
    (_, one), (_, two) = ana.add(first), ana.add(second)
    assert ana.ask("GET", "/api/passkeys") == (200, [one, two])
    assert (one["synced"], two["synced"], one["used"]) == (True, False, None)
    eva = Browser(ana.server).named("Eva")
    assert eva.ask("GET", "/api/passkeys") == (200, [])
    path = f"/api/passkeys/{one['id']}"
    assert refused(eva.ask("DELETE", path)) == (404, "no-such-passkey")
    assert refused(Browser(ana.server).ask("DELETE", path)) == (401, "no-name")
    assert refused(ana.ask("DELETE", path, origin="http://elsewhere")) == (403, "foreign")
    assert eva.sign_in(first)[0] == 200
    assert eva.ask("GET", "/api/passkeys")[1][0]["used"] >= one["made"]
    assert ana.ask("DELETE", path) == (200, [two])
    assert refused(eva.sign_in(first)) == (404, "no-such-passkey")


def test_a_challenge_counts_once(ana: Browser) -> None:
    device = Authenticator()
    _, options = ana.ask("POST", "/api/passkeys/options", {})
    cookies, made = dict(ana.cookies), device.made(options, ana.origin)
    assert ana.ask("POST", "/api/passkeys", made)[0] == 201
    assert refused(ana.ask("POST", "/api/passkeys", made)) == (409, "no-challenge")
    ana.cookies = cookies  # somebody kept them
    assert refused(ana.ask("POST", "/api/passkeys", made)) == (409, "no-challenge")

    laptop = Browser(ana.server)
    _, options = laptop.ask("POST", "/api/sign-in/options", {})
    cookies, shown = dict(laptop.cookies), device.shown(options, laptop.origin)
    assert laptop.ask("POST", "/api/sign-in", shown)[0] == 200
    laptop.cookies = cookies
    assert refused(laptop.ask("POST", "/api/sign-in", shown)) == (409, "no-challenge")


def test_a_challenge_is_for_the_browser_that_was_asked_and_for_what_it_asked(ana: Browser) -> None:
    device = Authenticator()
    ana.add(device)
    laptop, stranger = Browser(ana.server), Browser(ana.server)
    _, options = laptop.ask("POST", "/api/sign-in/options", {})
    shown = device.shown(options, laptop.origin)
    assert refused(stranger.ask("POST", "/api/sign-in", shown)) == (409, "no-challenge")
    stranger.ask("POST", "/api/sign-in/options", {})
    assert refused(stranger.ask("POST", "/api/sign-in", shown)) == (403, "passkey-refused")
    made = Authenticator().made(ana.ask("POST", "/api/passkeys/options", {})[1], ana.origin)
    laptop.named("Eva")
    assert refused(laptop.ask("POST", "/api/passkeys", made)) == (409, "no-challenge")
    laptop.cookies["sobremesa-challenge"] = ana.cookies["sobremesa-challenge"]
    assert refused(laptop.ask("POST", "/api/passkeys", made)) == (409, "no-challenge")
    laptop.cookies["sobremesa-challenge"] += "x"
    assert refused(laptop.ask("POST", "/api/passkeys", made)) == (409, "no-challenge")


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "https://games.localhost"},
        {"challenge": coded(bytes(32))},
        {"type": "webauthn.delete"},
    ],
)
def test_what_was_signed_for_something_else_is_refused(ana: Browser, wrong: dict[str, str]) -> None:
    assert refused(ana.add(Authenticator(), wrong)) == (403, "passkey-refused")
    device = Authenticator()
    ana.add(device)
    assert refused(ana.sign_in(device, wrong)) == (403, "passkey-refused")


def test_what_was_made_for_another_place_is_refused(ana: Browser) -> None:
    device = Authenticator()
    ana.add(device)
    elsewhere = Browser(ana.server, "other.localhost")
    _, options = elsewhere.ask("POST", "/api/sign-in/options", {})
    stolen = device.shown(options | {"rpId": "games.localhost"}, elsewhere.origin)
    assert refused(elsewhere.ask("POST", "/api/sign-in", stolen)) == (403, "passkey-refused")


def test_who_cannot_sign_does_not_get_in(ana: Browser) -> None:
    device, forger = Authenticator(), Authenticator()
    ana.add(device)
    assert refused(ana.sign_in(forger)) == (404, "no-such-passkey")
    forger.id = device.id
    assert refused(ana.sign_in(forger)) == (403, "passkey-refused")
    forger.key, forger.user = device.key, coded(b"somebody else")
    assert refused(ana.sign_in(forger)) == (403, "passkey-refused")
    assert ana.sign_in(device)[0] == 200


def test_a_copy_of_an_authenticator_that_counts_is_noticed(ana: Browser) -> None:
    device, copy = Authenticator(counts=True), Authenticator(counts=True)
    ana.add(device)
    copy.id, copy.key, copy.user, copy.counter = device.id, device.key, device.user, device.counter
    for _ in range(2):
        assert ana.sign_in(device)[0] == 200
    assert refused(ana.sign_in(copy)) == (403, "passkey-refused")
    assert ana.sign_in(device)[0] == 200


def test_nobody_has_the_same_passkey_twice_or_somebody_elses(ana: Browser) -> None:
    device = Authenticator()
    ana.add(device)
    _, options = ana.ask("POST", "/api/passkeys/options", {})
    assert [one["id"] for one in options["excludeCredentials"]] == [coded(device.id)]
    eva = Browser(ana.server).named("Eva")
    user = device.user
    assert refused(eva.add(device)) == (409, "passkey-known")
    device.user = user
    assert ana.sign_in(device)[1]["name"] == "Ana"


def test_there_is_an_end_to_passkeys(ana: Browser) -> None:
    for _ in range(16):
        assert ana.add(Authenticator())[0] == 201
    assert refused(ana.add(Authenticator())) == (409, "too-many-passkeys")


@pytest.mark.parametrize(
    ("host", "headers", "works"),
    [
        ("localhost:8000", {}, True),
        ("tables.example.org", {"x-forwarded-proto": "https"}, True),
        ("tables.example.org", {}, False),
        ("127.0.0.1:8000", {}, False),
        ("192.168.1.7", {"x-forwarded-proto": "https"}, False),
        ("[::1]:8000", {}, False),
        ("[", {}, False),
        ("notlocalhost", {}, False),
    ],
)
def test_passkeys_need_a_name_and_a_safe_line(
    server: Server, host: str, headers: dict[str, str], works: bool
) -> None:
    ana = Browser(server, host, **headers).named("Ana")
    if works:
        device = Authenticator()
        assert ana.add(device)[0] == 201
        assert Browser(server, host, **headers).sign_in(device)[1]["name"] == "Ana"
    else:
        for path in ("/api/passkeys/options", "/api/sign-in/options"):
            assert refused(ana.ask("POST", path, {})) == (409, "no-passkeys-here")


def test_a_guest_without_a_name_has_no_passkeys(server: Server) -> None:
    stranger = Browser(server)
    assert refused(stranger.ask("GET", "/api/passkeys")) == (401, "no-name")
    assert refused(stranger.ask("POST", "/api/passkeys/options", {})) == (401, "no-name")


def test_another_process_knows_what_the_first_has_asked(database: str, tmp_path: Path) -> None:
    device = Authenticator(counts=True)
    with Server(tmp_path, database=database) as server:
        ana, laptop = Browser(server).named("Ana"), Browser(server)
        assert ana.add(device)[0] == 201
        _, options = laptop.ask("POST", "/api/sign-in/options", {})
        assert server.stop() == 0
    with Server(tmp_path, database=database) as server:
        ana.server = laptop.server = server
        shown = device.shown(options, laptop.origin)
        assert laptop.ask("POST", "/api/sign-in", shown)[1]["name"] == "Ana"
        ana.named("Ana María")
        assert laptop.sign_in(device)[1]["name"] == "Ana María"
        device.counter = 0
        assert refused(laptop.sign_in(device)) == (403, "passkey-refused")
        (passkey,) = ana.ask("GET", "/api/passkeys")[1]
        assert ana.ask("DELETE", f"/api/passkeys/{passkey['id']}") == (200, [])
        assert refused(laptop.sign_in(device)) == (404, "no-such-passkey")
        assert server.stop() == 0


def test_nothing_of_it_is_written_down(ana: Browser, log: Path) -> None:
    device = Authenticator()
    ana.add(device)
    ana.sign_in(device, {"type": "wrong"})
    secrets = [coded(device.id), device.user, *ana.cookies.values()]
    assert all(secrets) and not any(secret in log.read_text() for secret in secrets)


def asking(cookie: str = "") -> Request:
    """Return a request with the cookie of a challenge."""
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
    return Request({"type": "http", "headers": headers})


def test_a_challenge_is_worth_nothing_after_a_while(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(database)
    own = Passkeys(store, URLSafeTimedSerializer("secret"), lambda: 0)
    asked = asking()
    challenge = own.challenge(asked, ADD, "a")
    answer = asking(asked.state.challenge)
    assert own.challenged(answer, ADD, "a") == challenge
    monkeypatch.setattr(passkeys, "TIME", -1)
    with pytest.raises(Wrong, match="no-challenge"):
        own.challenged(answer, ADD, "a")
    store.close()


def test_what_was_spent_is_remembered_as_long_as_needed(database: str) -> None:
    store, now = Store(database), 0
    own = Passkeys(store, URLSafeTimedSerializer("secret"), lambda: now)
    for now in (0, TIME * 1000, TIME * 2000):
        with store.engine.begin() as connection:
            own.spend(connection, f"{now}".encode())
        with pytest.raises(Wrong, match="no-challenge"), store.engine.begin() as connection:
            own.spend(connection, b"0")
    now = TIME * 2000 + 1
    with store.engine.begin() as connection:
        own.spend(connection, b"another")
        own.spend(connection, b"0")
    store.close()
