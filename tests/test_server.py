"""The server as people meet it: a process, sockets, and a database that survives."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sobremesa import verify
from tests.serving import Person, Server

DRAW = 7  # in L.L.A.M.A.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert server.stop() == 0


def two(server: Server) -> tuple[Person, Person]:
    """Return two people in a match of L.L.A.M.A. that is over soon, the first to act."""
    ana, luis = Person(server, "Ana"), Person(server, "Luis")
    luis.go(ana.open("llama", options={"stop": 10}))
    ana.sit(0)
    luis.sit(1)
    assert ana.ask("start")["is"] == "ack"
    luis.until(lambda told: told["is"] == "moved")
    return ana, luis


def finish(*people: Person) -> None:
    """Play on until the match is over: everybody quits, and who cannot does what comes last."""
    while True:
        latest = max((person.sight for person in people), key=lambda sight: int(sight["at"]))
        for person in people:
            while person.sight["at"] < latest["at"]:
                person.hear()
        if latest.get("ranks"):
            return
        acting = [person for person in people if person.sight.get("legal")]
        for person in acting:
            assert person.act(person.sight["legal"][-1])["is"] == "ack"
        if not acting:  # a bot is thinking
            people[0].hear()


def test_people_play_to_the_end_and_can_check_their_luck(server: Server) -> None:
    ana, luis = two(server)
    commitment = next(told["commitment"] for told in ana.heard if told["is"] == "table")
    assert ana.http(f"/api/tables/{ana.table}/record")["status"] == 409
    finish(ana, luis)
    status, text, _ = server.http(f"/api/tables/{ana.table}/record")
    match = verify(text.decode())
    assert (status, match.points) == (200, ana.sight["points"])
    assert f"commitment: {commitment}" in match.record
    assert ana.act(1)["code"] == "no-match"


def test_a_finished_match_can_be_replayed_from_any_point_of_view(server: Server) -> None:
    ana, luis = two(server)
    path = f"/api/tables/{ana.table}/replay"
    assert ana.http(path)["code"] == "match-goes-on"
    seen = {ana.sight["at"]: ana.sight["table"]}
    ana.act(ana.sight["legal"][0])
    seen[ana.sight["at"]] = ana.sight["table"]
    finish(ana, luis)
    own, others, watched, whole = (
        ana.http(path + query) for query in ("?seat=0", "?seat=1", "", "?seat=all")
    )
    told = {step["sight"]["at"]: step["sight"]["table"] for step in own["steps"]}
    assert all(told[at] == table for at, table in seen.items())
    assert own["steps"][-1]["sight"]["ranks"] == ana.sight["ranks"]
    first = [replay["steps"][0]["sight"]["table"]["hands"] for replay in (own, others, watched)]
    shown = whole["steps"][0]["sight"]["table"]["hands"]
    assert first == [[shown[0], "?" * 6], ["?" * 6, shown[1]], ["?" * 6, "?" * 6]]
    assert "?" not in str(shown) and (own["seat"], whole["seat"]) == (0, None)
    assert ana.http(path + "?seat=2")["code"] == "no-such-seat"


def test_who_comes_back_is_told_what_he_heard_before(server: Server) -> None:
    """And nobody else's cards; what was taken back has not happened."""
    ana, luis, eva = (Person(server, name) for name in ("Ana", "Luis", "Eva"))
    luis.go(ana.open("llama", options={"stop": 10}))
    eva.go(ana.table)
    ana.sit(0)
    luis.sit(1)
    ana.ask("start")
    luis.until(lambda told: told["is"] == "moved")
    eva.until(lambda told: told["is"] == "moved")
    if (first := ana.sight["legal"][0]) != DRAW:  # a card that fits
        ana.act(first)
        assert ana.ask("undo", at=ana.sight["at"])["is"] == "ack"
    assert ana.act(DRAW)["is"] == "ack"
    finish(ana, luis, eva)
    pasts = [past(person) for person in (ana, luis, eva)]
    for person, told in zip((ana, luis, eva), pasts, strict=True):
        assert told == heard(person)
        assert len(told) == ana.sight["at"]
    drawn = [[one.get("notation") for one in told[:12]] for told in pasts]  # the deal
    assert [sum(one is not None for one in seen) for seen in drawn] == [6, 6, 0]
    late = Person(server, "Rosa")
    late.table = ana.table
    assert past(late) == pasts[2]


def past(person: Person) -> list[dict[str, Any]]:
    """Return what somebody is told of what has happened at his table."""
    path = f"/api/tables/{person.table}/past"
    _, text, _ = person.server.http(path, cookie=person.cookie)
    return list(json.loads(text))


def heard(person: Person) -> list[dict[str, Any]]:
    """Return what somebody has heard of a match as it went, less what was taken back."""
    so_far: list[dict[str, Any]] = []
    for told in person.heard:
        if told.get("undone"):
            so_far.pop()
        so_far += told.get("said", [])
    return so_far


def test_who_may_not_watch_is_not_told_what_happened(server: Server) -> None:
    ana, eva = Person(server, "Ana"), Person(server, "Eva")
    table = ana.open("llama", watching="none")
    ana.sit(0)
    ana.ask("invite", seat=1, level="easy")
    ana.ask("start")
    assert eva.http(f"/api/tables/{table}/past")["code"] == "4003"


def test_who_talks_too_much_is_held_up(server: Server) -> None:
    ana = Person(server, "Ana")
    ana.open("llama")
    answers = [ana.ask("say", text=f"line {i}") for i in range(8)]
    assert [answer["is"] for answer in answers[:6]] == ["ack"] * 6
    assert answers[7]["code"] == "too-fast"
    assert ana.sit(0)["is"] == "ack"


def test_a_flood_from_another_machine_is_stopped_and_this_one_is_not(server: Server) -> None:
    far = {"x-forwarded-for": "203.0.113.7"}
    statuses = [server.http("/healthz", **far)[0] for _ in range(450)]
    assert statuses[:400] == [200] * 400 and 429 in statuses[400:]
    assert server.http("/healthz", **{"x-forwarded-for": "203.0.113.8"})[0] == 200
    assert server.http("/healthz")[0] == 200


def test_nobody_hears_what_is_not_his_to_see(server: Server) -> None:
    ana, luis = two(server)
    eva = Person(server, "Eva")
    eva.go(ana.table)
    for person, own in ((ana, 0), (luis, 1), (eva, None)):
        hands = person.sight["table"]["hands"]
        assert [hand == "??????" for hand in hands] == [seat != own for seat in (0, 1)]
    ana.act(7)
    drawn = luis.until(lambda told: told["is"] == "moved")["said"]
    assert drawn[1] == {"who": -1}
    assert eva.until(lambda told: told["is"] == "moved")["said"] == drawn


def test_asked_twice_it_happens_once(server: Server) -> None:
    ana, luis = two(server)
    first = ana.act(8, cid="once")
    assert ana.ask("act", cid="once", at=13, actions=[8]) == first
    assert ana.act(8)["code"] == "not-your-turn"
    assert luis.until(lambda told: told["is"] == "moved")["seq"] == first["seq"]


def test_who_comes_back_hears_what_he_missed_or_everything(server: Server) -> None:
    ana, luis = two(server)
    luis.leave()
    ana.act(7)
    missed = luis.go(luis.table, last=luis.seq)
    assert (missed["is"], missed["seq"]) == ("moved", ana.seq)
    whole = luis.go(luis.table, last=0)
    assert (whole["is"], whole["seq"], whole["seat"]) == ("table", ana.seq, 1)
    assert luis.go(luis.table, last=99)["is"] == "table"


def test_bots_play_and_a_rematch_keeps_the_seats(server: Server) -> None:
    ana = Person(server, "Ana")
    ana.open("llama", players=3, options={"stop": 10})
    ana.sit(0)
    for seat in (1, 2):
        assert ana.ask("invite", seat=seat, level="easy")["is"] == "ack"
    ana.ask("start")
    finish(ana)
    assert ana.ask("rematch")["is"] == "ack"
    old, again = ana.table, next(told["next"] for told in ana.heard if told["is"] == "follow")
    told = ana.go(again)
    assert [seat.get("level") for seat in told["seats"]] == [None, "easy", "easy"]
    assert [seat.get("kept") for seat in told["seats"]] == ["Ana", None, None]
    assert ana.sit(0)["is"] == "ack"
    assert not any("kept" in seat for seat in ana.go(again)["seats"])
    eva = Person(server, "Eva")
    eva.go(again)
    assert eva.sit(0)["code"] in ("seat-taken", "seat-reserved")
    assert ana.ask("start")["is"] == "ack"
    assert ana.http(f"/api/tables/{old}")["next"] == again


def test_a_hint_is_for_who_asks(server: Server) -> None:
    ana, luis = two(server)
    advice = ana.ask("hint", at=ana.sight["at"])
    assert advice["is"] == "advice"
    assert {choice["action"] for choice in advice["choices"]} == set(ana.sight["legal"])
    assert luis.ask("hint", at=luis.sight["at"])["code"] == "not-your-turn"
    assert not any(told["is"] == "advice" for told in luis.heard)


def test_a_draft_of_a_turn_is_judged_before_it_is_played(server: Server) -> None:
    ana, luis = Person(server, "Ana"), Person(server, "Luis")
    luis.go(ana.open("rummy", options={"opening": 0}))
    ana.sit(0)
    luis.sit(1)
    ana.ask("start")
    luis.until(lambda told: told["is"] == "moved")
    for seat, person in enumerate((ana, luis)):  # whoever is to act, and who waits
        first, *_ = held = person.sight["table"]["racks"][seat]
        at = person.sight["at"]
        told = person.ask("compose", at=at, draft=[[first], held[1:]])
        assert (told["is"], told["at"], len(told["groups"])) == ("composed", at, 2)
        assert told["groups"][0]["reason"] == {"name": "wrong-few", "facts": {"count": 2}}
        assert told["facts"]["laid"] == 14 and "actions" not in told
        others = [tile for tile in ("r1", "r2", "r3", "r4") if tile not in held]
        unheld = person.ask("compose", at=at, draft=[others])
        assert unheld["reason"]["name"] == "refused-not-held"
        assert person.ask("compose", at=at, draft=[["r99"]])["code"] == "not-legal"
        assert person.ask("compose", at=at + 1, draft=[[first]])["code"] == "stale"
        odds: list[Any] = [[[first] * 129], [[first]] * 129, [["r4" * 20]], [[]], [["r 4"]]]
        for odd in odds:
            asked = {"is": "compose", "cid": "odd", "at": at, "draft": odd}
            person.socket.send(json.dumps(asked))
            assert person.until(lambda told: told["is"] == "reject")["code"] == "not-understood"
    eva = Person(server, "Eva")
    eva.go(ana.table)
    assert eva.ask("compose", at=eva.sight["at"], draft=[])["code"] == "not-seated"


def test_a_draft_is_for_games_that_have_them_and_not_too_often(server: Server) -> None:
    ana, _ = two(server)
    answers = [ana.ask("compose", at=ana.sight["at"], draft=[]) for _ in range(24)]
    assert answers[0]["code"] == "not-possible"
    assert answers[-1]["code"] == "too-busy"
    assert ana.act(ana.sight["legal"][0])["is"] == "ack"


def test_lists_of_tables(server: Server) -> None:
    ana, eva = Person(server, "Ana"), Person(server, "Eva")
    public, private = ana.open("genial", public=True), ana.open("wazabi")
    for person, own in ((ana, {public, private}), (eva, set())):
        lists = person.http("/api/tables")
        assert public in {table["id"] for table in lists["open"]}
        assert private not in {table["id"] for table in lists["open"]}
        assert {table["id"] for table in lists["own"]} == own


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        ({"game": "chess", "players": 2}, 404, "no-such-game"),
        ({"game": "llama", "players": 9}, 422, "bad-option"),
        ({"game": "llama", "players": 2, "options": {"stop": 0}}, 422, "bad-option"),
        ({"game": "llama", "players": 2, "options": {"x": 0}}, 422, "bad-option"),
        ({"game": "llama", "players": 2, "clock": {"move": -1}}, 422, "bad-clock"),
        ({"game": "llama", "players": 2, "watching": "all"}, 422, "bad-watching"),
        ({"game": "llama"}, 422, "not-understood"),
        ({"game": "llama", "players": 2, "key": "00"}, 422, "not-understood"),
        (b"{", 422, "not-understood"),
        (b"x" * 20000, 413, "too-long"),
    ],
)
def test_bad_requests_are_told_why(server: Server, data: object, status: int, code: str) -> None:
    ana = Person(server, "Ana")
    answer = ana.http("/api/tables", data)
    assert (answer["status"], answer["code"]) == (status, code)


def test_strangers_stay_outside(server: Server) -> None:
    ana, luis = two(server)
    url = f"ws://127.0.0.1:{server.port}/ws/{ana.table}"
    for headers in ({}, {"cookie": f"{ana.cookie}x"}, {"cookie": "sobremesa=abc"}):
        with pytest.raises(InvalidStatus):
            connect(url, additional_headers=headers, legacy=True)
    own = {"cookie": ana.cookie}
    with pytest.raises(InvalidStatus):
        connect(url, origin=Origin("https://elsewhere"), additional_headers=own, legacy=True)
    with pytest.raises(ConnectionClosed):
        Person(server, "Eva").go(ana.table + "x")
    _, _, nameless = server.http("/api/me")
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={"cookie": nameless.split(";")[0]}, legacy=True)
    status, _, _ = server.http("/api/me", {"name": "Eva"}, origin="https://elsewhere")
    assert status == 403
    assert server.http("/api/tables", {"game": "llama", "players": 2})[0] == 401


def test_nonsense_is_refused_and_changes_nothing(server: Server) -> None:
    ana, luis = two(server)
    seq = ana.seq
    for text in ("", "{", "[]", '{"is":"act"}', '{"is":"sit","cid":"x","seat":99}', "\x00"):
        ana.socket.send(text)
        assert ana.hear() == {"is": "reject", "cid": "", "code": "not-understood"}
    ana.socket.send(json.dumps({"is": "ping"}))
    assert ana.hear()["seq"] == seq
    with pytest.raises(ConnectionClosed):
        luis.socket.send("x" * 10000)
        luis.until(lambda told: False)
    with pytest.raises(ConnectionClosed):
        for _ in range(200):
            ana.socket.send('{"is":"ping"}')
        ana.until(lambda told: False)


def test_a_table_may_be_for_its_players_alone(server: Server) -> None:
    ana, luis, eva = (Person(server, name) for name in ("Ana", "Luis", "Eva"))
    ana.open("llama", watching="none")
    for person in (luis, eva):
        person.go(ana.table)
    ana.sit(0)
    luis.sit(1)
    ana.ask("start")
    with pytest.raises(ConnectionClosed):
        eva.until(lambda told: told["is"] == "moved")
    with pytest.raises(ConnectionClosed):
        eva.go(ana.table)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, luis = two(server)
        ana.act(7)
        luis.until(lambda told: told["is"] == "moved")
        answer = luis.act(8)
        at = luis.sight["at"]
        server.kill()
    with Server(tmp_path) as server:
        ana.server = luis.server = server
        told = ana.go(ana.table, last=0)
        assert (told["seq"], told["sight"]["at"]) == (answer["seq"], at)
        luis.go(luis.table, last=luis.seq)
        assert luis.ask("act", cid=answer["cid"], at=0, actions=[8]) == answer
        finish(ana, luis)
        assert server.stop() == 0


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server, "Ana")
        ana.open("llama", options={"stop": 10})
        ana.sit(0)
        ana.ask("invite", seat=1, level="easy")
        ana.ask("start")
        ana.ask("leave")  # a bot plays on
        server.kill()
    with Server(tmp_path) as server:
        ana.server = server
        while ana.http(f"/api/tables/{ana.table}")["phase"] != "over":
            time.sleep(0.3)
        assert server.stop() == 0


def test_many_clients_hear_every_move_once(server: Server) -> None:
    import asyncio

    from sobremesa.server.loadtest import Question, load

    url = f"http://127.0.0.1:{server.port}"
    (found,) = asyncio.run(load(url, Question("llama", 5, 3, (20.0,), 4.0)))
    assert found["faults"] == 0, found["first_faults"]
    assert found["moves"] > 20
    assert found["deliveries"] >= 3 * found["moves"]


def started(folder: Path) -> subprocess.Popen[str]:
    """Return a server as it is started without a command."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "sobremesa"]
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, env=environment, text=True)


def test_without_a_command_it_serves_each_folder_once(tmp_path: Path) -> None:
    """At the usual port, or at another one when that is taken."""
    both = [started(tmp_path / name) for name in ("one", "other")]
    lines = [process.stdout.readline() for process in both if process.stdout]
    addresses = {line.split()[3] for line in lines}
    assert len(addresses) == 2
    third = started(tmp_path / "one")
    _, said = third.communicate(timeout=60)
    assert third.returncode == 2 and lines[0].split()[3] in said
    for process in both:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode == 0
