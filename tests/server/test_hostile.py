"""Whatever comes over HTTP or a websocket: an answer that says what is wrong; never a 5xx, a traceback, a hang."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from parlour.server.basics.settings import Settings
from parlour.server.http.app import make_app
from parlour.server.live import messages
from parlour.shelf import find
from tests.server.client import Refusal, Server, Socket, Visitor, sit_all

PROMISES: Final = (not_a_server_error, status_code_conformance, response_schema_conformance)
EXAMPLES: Final = 5  # a route
DEEP: Final = 100_000


@pytest.fixture
def quiet(server: Server) -> Iterator[Server]:
    """A server that must not write a traceback meanwhile."""
    before = server.log.stat().st_size
    yield server
    with open(server.log, "rb") as log:
        log.seek(before)
        bad = [line.decode()[:2000] for line in log if b"Traceback" in line or b'"level": "error"' in line]
    assert not bad, "\n".join(bad)


def test_every_route_keeps_what_openapi_promises(quiet: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    schema = schemathesis.openapi.from_dict(make_app(Settings(data=tmp_path_factory.mktemp("spec"))).openapi())
    host = quiet.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}], public=True)
    headers = {"cookie": host.cookie()}
    tried = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def hits(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "table" in case.path_parameters and tried % 2:
                case.path_parameters["table"] = made["table"]
            if case.path != "/api/me/devices" and not (case.method == "DELETE" and "tables" in case.path):
                answer = case.call(base_url=quiet.url, headers=headers)
                case.validate_response(answer, checks=list(PROMISES))
                if answer.status_code >= 400:
                    assert set(answer.json()["error"]) >= {"field", "came", "allowed", "key", "message"}

        hits()
    assert tried > 100


BODIES: Final = [
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"name": NaN}',
    b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    b'{"name": ' + b"9" * 10_000 + b"}",
    b'{"name": "a", "name": "b"}',
    b"\xff\xfe",
    b"",
    b"null",
    b'{"\\ud800": 1}',
]
TABLES: Final = [
    b'{"game": "\\ud800"}',
    b'{"game": "notre-dame", "options": {"players": 1e999}}',
    b'{"game": "notre-dame", "options": {"players": ' + b"9" * 5000 + b"}}",
    b'{"game": "notre-dame", "options": {"\\ud800": 1}}',
    b'{"game": "notre-dame", "options": {"\\u0000": 1}}',
    b'{"game": "notre-dame", "clock": {"kind": "live", "reserve": NaN, "increment": 1}}',
    b'{"game": "notre-dame", "clock": {"kind": "live", "reserve": Infinity, "increment": 1}}',
    b'{"game": "notre-dame", "reissue_wait": NaN}',
    b'{"game": "notre-dame", "title": "\\ud800"}',
    b'{"game": "notre-dame", "title": "\\u0000"}',
    b'{"game": "notre-dame", "edition": "a = ' + b"[" * 5_000 + b'"}',
    b'{"game": "notre-dame", "edition": "a = ' + b"9" * 5_000 + b'"}',
    b'{"game": "notre-dame", "edition": "\\ud800"}',
    b'{"game": "notre-dame", "edition": "[person.doctor]\\nrats = nan"}',
    b'{"game": "notre-dame", "edition": {"person": {"doctor": {"rats": NaN}}}}',
    b'{"game": "notre-dame", "edition": {"person": {"doctor": {"rats": [[[]]]}}}}',
    b'{"game": "notre-dame", "edition": {"person": {"\\ud800": {}}}}',
    b'{"game": "notre-dame", "seats": [{"kind": "bot", "name": "\\ud800"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}',
    b'{"game": "notre-dame", "seats": [' + b'{"kind": "me"},' * 9 + b'{"kind": "me"}]}',
]
RECORDS: Final = [
    "{" * 2000,
    '{"moves": ' + "[" * DEEP,
    '{"moves": [], "game": "notre-dame", "rules": 1e400, "options": {}, "edition": {}, "seats": []}',
    '{"moves": [], "game": "notre-dame", "rules": 1, "options": {"players": NaN}, "edition": {}, "seats": []}',
    '{"moves": [], "game": "notre-dame", "rules": 1, "options": {}, "edition": {}, "seats": ["\\ud800", "\\u0000"]}',
    '{"moves": ["0: \\ud800"], "game": "notre-dame", "rules": 1, "options": {}, "edition": {}, "seats": []}',
    '{"moves": [], "game": "notre-dame", "rules": 1, "options": {}, "edition": {"person": {"doctor": {"x": 1}}}, "seats": []}',
    "parlour-record 1\ngame: notre-dame\nrules: " + "9" * 5000 + "\noptions: {}\nedition: {}\nseats: []\n\n",
    "parlour-record 1\ngame: notre-dame\nrules: 1\noptions: " + "[" * DEEP + "\nedition: {}\nseats: []\n\n",
    "parlour-record 1\ngame: \u0000\nrules: 1\noptions: {}\nedition: {}\nseats: []\n\n",
    "parlour-record 1\ngame: notre-dame\nrules: 99\noptions: {}\nedition: {}\nseats: []\n\n",
    "parlour-record 1\ngame: notre-dame\nrules: 1\noptions: {}\nedition: {}\nseats: []\n\n0: \u0000",
]
PATHS: Final = [
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/t1/log?since=" + "9" * 5000,
    "/api/tables/t1/replay?seat=99999999999999999999999",
    "/api/lobby?game=%00",
    "/api/lobby?game=%ed%a0%80",
    "/api/games/%00/rules",
    "/api/ratings/%00",
    "/%00",
    "/" + "a" * 5000,
    "/" + "a/" * 5000,
    "/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/api/tables/" + "x" * 3000,
]


def test_crooked_requests(quiet: Server) -> None:
    host = quiet.visitor("Ada")
    kind = {"content-type": "application/json"}
    cases: list[tuple[str, bytes]] = [
        *[("/api/me", body) for body in BODIES],
        *[("/api/claim", body.replace(b'"name"', b'"token"')) for body in BODIES],
        *[("/api/claim/look", body.replace(b'"name"', b'"token"')) for body in BODIES],
        *[("/api/claim/look", json.dumps({"token": token}).encode()) for token in ("s.\0.x", "s..", "...", "\0", "s.é.é")],
        *[("/api/qr", body.replace(b'"name"', b'"text"')) for body in BODIES],
        *[("/api/tables", body) for body in TABLES],
        *[("/api/import", json.dumps({"record": record}).encode()) for record in RECORDS],
    ]
    for path, body in cases:
        answer = host.http.post(path, content=body, headers=kind)
        assert answer.status_code < 500, (path, body[:100], answer.text)
        if answer.status_code >= 400:
            assert answer.json()["error"]["message"], (path, body[:100])
    for path in PATHS:
        answer = host.http.get(path)
        assert answer.status_code < 500, (path, answer.text)
    for cookie in ("parlour=x", "parlour=.", "parlour=" + "x" * 5000, "parlour=d.\u00e9", "parlour"):
        raw(quiet, f"GET /api/mine HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n", b" 401 ")
    for length, status in (("9" * 5000, b" 4"), ("-1", b" 4"), ("²", b" 4"), ("x", b" 4")):
        raw(quiet, f"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n", status)
    raw(quiet, "GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", b" 400 ")  # who of us is meant?


def raw(server: Server, request: str, wanted: bytes) -> None:
    """Bytes that no proper client would send."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as sock:
        sock.sendall(request.encode())
        answer = sock.recv(4096)
    assert wanted in answer.split(b"\r\n")[0], (request[:100], answer[:200])


ODD: Final[list[Any]] = [None, True, 0, -1, 2**53, 1e300, "", "x", "\0", "é" * 200, "x" * 12_000, [], [[]], {}, {"a": {}}, [None]]
KEYS: Final = sorted({*messages.HANDLERS, "ask", "yes", "on", "seat", "what", "to"})
FINE: Final[list[dict[str, Any]]] = [
    {"ask": "ASK", "do": "LEGAL"},
    {"ask": "ASK", "do": "pass"},
    {"as": -3},
    {"why": "LEGAL"},
    {"preview": "LEGAL"},
    {"sheet": True},
    {"undo": True},
    {"redo": True},
    {"done": True},
    {"propose": {"what": "undo", "to": 3}},
    {"propose": {"what": "end"}},
    {"consent": "c1", "yes": False},
    {"back": True},
    {"refuse-reissue": True},
    {"chat": "hello"},
    {"mute": 0, "on": True},
    {"note": "mine"},
    {"prepare": [{"ask": "ask-kicked-out", "args": {"space": 3}, "do": "take 1"}]},
    {"hint": True},
]


def changed(message: Any, rng: random.Random) -> Any:
    """Something in it is replaced by something odd."""
    if isinstance(message, dict) and message and rng.random() < 0.7:
        key = rng.choice(list(message))
        return {**message, key: changed(message[key], rng)}
    if isinstance(message, list) and message and rng.random() < 0.7:
        return [changed(item, rng) for item in message]
    if isinstance(message, dict) and rng.random() < 0.3:
        return {**message, rng.choice(KEYS): rng.choice(ODD)}
    return rng.choice(ODD)


def fuzz_socket(a: Socket, rng: random.Random, count: int) -> set[str]:
    """Odd messages, each answered; the keys of the refusals."""
    keys = set()
    for _ in range(count):
        message = rng.choice(FINE)
        text = json.dumps(message)
        if a.frame["ask"]:
            text = text.replace("ASK", a.frame["ask"]["id"]).replace("LEGAL", rng.choice(a.frame["do"]))
        odd = changed(json.loads(text), rng)
        if not isinstance(odd, dict):
            odd = {rng.choice(KEYS): odd}
        if "resign" in odd or odd.get("propose") == {"what": "end"}:
            continue
        odd["seat"] = rng.choice([0, 0, 0, 1, 7, "0", None]) if rng.random() < 0.3 else odd.get("seat", 0)
        odd.pop("n", None)
        try:
            if "as" in odd or "hint" in odd:  # answered by a table frame, or later
                a.ws.send(json.dumps(odd))
            else:
                a.say(odd)
        except Refusal as refusal:
            keys.add(refusal.key)
    assert "error-internal" not in keys
    return keys


@pytest.mark.parametrize("game", ["notre-dame", "house-of-fado", "lacrimosa"])
def test_odd_messages(quiet: Server, game: str) -> None:
    host = quiet.visitor("Ada")
    made = host.table(game, options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], hints=True)
    with host.at(made["table"]) as a:
        keys = fuzz_socket(a, random.Random(game), 150)
        assert len(keys) > 4
        assert a.say(ping=True)["type"] == "pong"


@pytest.mark.parametrize(
    "text",
    ["", "[", "null", "1e999", '"x"', "{" * 5000, "[" * 15_000, '{"do": "' + "x" * 15_000, '{"n": ' + "9" * 9000 + "}", "{}\0"],
    ids=lambda text: text[:12],
)
def test_broken_messages(quiet: Server, text: str) -> None:
    host = quiet.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with host.at(made["table"]) as a:
        for message in (text, text.encode()):  # binary frames are no messages either
            a.ws.send(message)
            while (frame := a.receive())["type"] != "error":
                pass
            assert frame["error"]["key"] in ("error-bad-json", "error-unknown-message")
        assert a.say(ping=True)["type"] == "pong"


def test_a_socket_that_breaks_the_protocol(quiet: Server) -> None:
    """Bytes that are no websocket frames, or too many: the connection ends, the table does not."""
    table, (host, guest), (a, b) = sit_all(quiet, "notre-dame", 2, options={"players": 2})
    for rubbish in (
        b"\xff" * 50,
        b"\x81\xfe\xff\xff\0\0\0\0" + b"x" * 70_000,
        b"\x81\x05hello",
        b"\x88\x85\0\0\0\0" + b"\xff" * 5,
    ):
        with socket.create_connection(("127.0.0.1", quiet.port), 10) as sock:
            sock.sendall(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{quiet.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nCookie: {guest.cookie()}\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert b"101" in sock.recv(200)
            try:
                sock.sendall(rubbish)
                while sock.recv(65536):
                    pass
            except OSError:
                pass
    with pytest.raises(ConnectionClosed):
        Socket(Visitor(quiet), "%00")
    for since in ("9" * 5000, "x", "-1", "%00", "²"):
        with host.at(table, since=since) as c:  # type: ignore[arg-type]
            assert c.frame["rev"] == a.frame["rev"]
    assert a.say(ping=True)["type"] == "pong"
    assert b.say(ping=True)["type"] == "pong"
    a.close()
    b.close()


def test_somebody_elses_seat(quiet: Server) -> None:
    """Nothing that names a seat works for a seat one does not hold; spectators and strangers do nothing at all."""
    table, (_, guest), (a, b) = sit_all(quiet, "notre-dame", 2, options={"players": 2}, public=True)
    stranger = quiet.visitor("Eve")
    with stranger.at(table) as c:
        assert c.frame["seat"] == -3
        assert c.frame["do"] == []
        ask = a.frame["ask"]["id"]
        text = a.frame["do"][0]
        acts: list[dict[str, Any]] = [
            {"ask": ask, "do": text},
            {"undo": True},
            {"redo": True},
            {"done": True},
            {"why": text},
            {"preview": text},
            {"hint": True},
            {"resign": True},
            {"back": True},
            {"refuse-reissue": True},
            {"prepare": []},
            {"propose": {"what": "end"}},
            {"consent": "c1", "yes": True},
            {"as": 0},
        ]
        for act in acts:
            for who, seats in ((c, [None, 0, 1, -3]), (b, [0, -3, 2])):
                for seat in seats:
                    if "as" in act and who is b:
                        continue
                    with pytest.raises(Refusal) as refused:
                        who.say(act if seat is None else {**act, "seat": seat})
                    assert refused.value.key == "error-not-yours", (act, seat)
    for path, body in (("move-seat", {"seat": 0}), ("reissue", {"seat": 0}), ("links", {"kind": "watch"}), ("start", {})):
        # A host's seat may be given a new link by whoever sits here, else a lost host is lost for good: test_waiting_room.py.
        for visitor in (stranger,) if path == "reissue" else (stranger, guest):
            assert visitor.post(f"/api/tables/{table}/{path}", body, 403)["error"]["key"] in ("error-not-yours", "error-not-host")
    assert stranger.get(f"/api/tables/{table}/log?seat=0", 403)["error"]["key"] == "error-not-yours"
    assert guest.get(f"/api/tables/{table}/log?seat=0", 403)["error"]["key"] == "error-not-yours"
    a.close()
    b.close()


def test_old_questions(quiet: Server) -> None:
    """Every question ever asked, answered again: refused as old, and nothing moves."""
    _, _, (a, b) = sit_all(quiet, "notre-dame", 2, options={"players": 2}, done="never")
    asks = []
    rng = random.Random(4)
    for _ in range(12):
        for s in (a, b):
            s.rev(max(a.frame["rev"], b.frame["rev"]))
        s = next(s for s in (a, b) if s.frame["ask"])
        asks.append((s, s.frame["ask"]["id"], s.frame["do"]))
        s.do(rng.choice(s.frame["do"]))
    rev = max(a.frame["rev"], b.frame["rev"])
    for s, ask, do in asks:
        if s.frame["ask"] and s.frame["ask"]["id"] == ask:
            continue
        for text in do[:4]:
            try:
                said = "again" if s.say(ask=ask, do=text)["rev"] <= rev else "moved"
            except Refusal as refusal:
                said = refusal.key
            assert said in ("again", "error-old-ask", "error-not-asked")
    assert a.say(ping=True)
    assert a.frame["rev"] == rev
    a.close()
    b.close()


def test_floods(fresh_lite: Callable[..., Server]) -> None:
    """Whoever sends without end is cut off; others at the same table go on meanwhile."""
    server = fresh_lite(PARLOUR_RATE="20")
    _, (_, guest), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    bad = guest.at(a.frame["table"])
    try:
        for n in range(5_000):
            bad.ws.send(json.dumps({"chat": "x" * 400, "n": n}))
            if n % 200 == 0:
                assert a.say(ping=True)["type"] == "pong"
    except (ConnectionClosed, Refusal):
        pass
    assert bad.closed() in (4429, 1006, 1005)
    assert httpx.get(f"{server.url}/api/health").status_code == 200
    b.close()
    a.close()


def test_the_games_named_here_exist() -> None:
    assert find("notre-dame").out_of_turn == {}
    assert find("house-of-fado").out_of_turn
