"""What is wrong is named: field, what came, what is allowed. What is too much is refused. Headers and origins."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.http.app import CHAPTERS
from tests.server.client import Refusal, Server, sit_all

BAD_TABLES: list[tuple[dict[str, Any], str, str]] = [
    ({}, "game", "error-bad-value"),
    ({"game": "chess"}, "game", "error-unknown-game"),
    ({"game": "notre-dame", "options": {"players": 9}}, "options.players", "error-option"),
    ({"game": "notre-dame", "options": {"speed": 1}}, "options.speed", "error-option"),
    ({"game": "notre-dame", "options": {"players": 2, "first": "3"}}, "options.first", "error-option"),
    ({"game": "notre-dame", "options": {"players": 3}, "seats": [{"kind": "me"}]}, "seats", "error-seats"),
    ({"game": "notre-dame", "seats": [{"kind": "king"}]}, "seats.0.kind", "error-bad-value"),
    (
        {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
        "seats[1].level",
        "error-bad-value",
    ),
    ({"game": "notre-dame", "edition": "[person.doctor]\nrats = 99"}, "edition", "error-edition"),
    ({"game": "notre-dame", "edition": "= ="}, "edition", "error-edition"),
    ({"game": "notre-dame", "done": "sometimes"}, "done", "error-bad-value"),
    ({"game": "notre-dame", "clock": {"kind": "live", "reserve": -1, "increment": 0}}, "clock.live.reserve", "error-bad-value"),
    ({"game": "notre-dame", "clock": {"kind": "sand"}}, "clock", "error-bad-value"),
    ({"game": "notre-dame", "take_over": {"level": "god"}}, "take_over.level", "error-bad-value"),
    ({"game": "notre-dame", "colour": "red"}, "colour", "error-bad-value"),
    ({"game": "notre-dame", "public": "yes"}, "public", "error-bad-value"),
]


@pytest.mark.parametrize(("body", "field", "key"), BAD_TABLES, ids=lambda value: str(value)[:40])
def test_a_bad_table_is_refused_with_the_field(lite: Server, body: dict[str, Any], field: str, key: str) -> None:
    error = lite.visitor("Ada").post("/api/tables", body, 422)["error"]
    assert (error["field"], error["key"]) == (field, key), error
    assert error["message"]
    assert set(error) >= {"field", "came", "allowed", "key", "message"}


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ("{", "error-bad-json"),
        ("[1]", "error-bad-json"),
        ("{}", "error-unknown-message"),
        ('{"do": 5, "ask": "x"}', "error-bad-value"),
        ('{"do": "keep blue-bank"}', "error-bad-value"),
        ('{"do": "keep the peace", "ask": "ASK"}', "error-no-such-action"),
        ('{"do": "pass", "ask": "0.0"}', "error-old-ask"),
        ('{"propose": {"what": "win"}}', "error-bad-value"),
        ('{"propose": {"what": "undo", "to": 100000}}', "error-bad-value"),
        ('{"consent": "c1", "yes": true}', "error-not-found"),
        ('{"as": "me"}', "error-bad-value"),
        ('{"undo": true, "seat": "zero"}', "error-not-yours"),
        ('{"undo": true, "seat": -3}', "error-not-yours"),
        ('{"mute": 17, "on": true}', "error-bad-value"),
        ('{"note": 5}', "error-bad-value"),
        ('{"prepare": [5]}', "error-bad-value"),
        ('{"why": "to be or not"}', "error-no-such-action"),
        ('{"resign": false}', "error-bad-value"),
        ('{"resign": null}', "error-bad-value"),
        ('{"undo": 0}', "error-bad-value"),
        ('{"redo": {}}', "error-bad-value"),
        ('{"done": "no"}', "error-bad-value"),
        ('{"back": []}', "error-bad-value"),
        ('{"refuse-reissue": 1}', "error-bad-value"),
        ('{"redo": true}', "error-cannot-redo"),
        ('{"hint": true}', "error-hints-off"),
    ],
)
def test_a_bad_message_is_refused_and_the_socket_lives_on(lite: Server, raw: str, key: str) -> None:
    host = lite.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}])
    with host.at(made["table"]) as a:
        a.ws.send(raw.replace("ASK", a.frame["ask"]["id"]))
        while (frame := a.receive())["type"] != "error":
            pass
        assert frame["error"]["key"] == key, frame
        assert a.say(ping=True)["type"] == "pong"


def test_bodies(lite: Server) -> None:
    visitor = lite.visitor("Ada")
    assert (
        visitor.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}).json()["error"]["key"]
        == "error-bad-json"
    )
    assert visitor.http.post("/api/import", json={"record": "x" * 1_100_000}).status_code == 413
    chunked = visitor.http.post("/api/tables", content=iter([b"{}"]), headers={"content-type": "application/json"})
    assert chunked.status_code == 411
    assert visitor.get("/api/nothing", 404)["error"]["key"] == "error-not-found"
    assert visitor.http.get("/%2e%2e/%2e%2e/pyproject.toml").status_code == 404
    refused = visitor.http.put("/api/me")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD, POST")
    assert visitor.http.put("/rules").headers["allow"] == "GET, HEAD"
    assert visitor.get("/api/tables/t123", 404)["error"]["key"] == "error-not-found"


@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/api/me", "/api/nothing", "/metrics", "/", "/robots.txt"])
def test_head_answers_as_get_does_without_a_body(lite: Server, path: str) -> None:
    visitor = lite.visitor("Ada")
    found, whole = visitor.http.head(path), visitor.http.get(path)
    assert found.status_code == whole.status_code
    assert found.headers["content-type"] == whole.headers["content-type"]
    assert found.content == b""


def test_headers_and_origins(lite: Server) -> None:
    visitor = lite.visitor("Ada")
    answer = visitor.http.get("/")
    csp = answer.headers["content-security-policy"]
    assert "script-src 'self'" in csp
    assert "unsafe-inline" not in csp.partition("style-src")[0]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert visitor.http.get("/api/me").headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in visitor.http.get("/api/games", headers={"origin": "https://evil.example"}).headers
    evil = visitor.http.post("/api/tables", json={"game": "notre-dame"}, headers={"origin": "https://evil.example"})
    assert evil.json()["error"]["key"] == "error-origin"
    made = visitor.table(options={"players": 2})
    with pytest.raises(ConnectionClosed) as closed:
        visitor.at(made["table"], origin="https://evil.example")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    visitor.at(made["table"], origin=lite.url).close()


@pytest.mark.parametrize(("table", "code"), [("t0", 4404), ("private", 4401)])
def test_close_codes(lite: Server, table: str, code: int) -> None:
    name = lite.visitor("Ada").table(options={"players": 2})["table"] if table == "private" else table
    with pytest.raises(ConnectionClosed) as closed:
        lite.visitor().at(name)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_limits(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite(PARLOUR_RATE="5", PARLOUR_TABLES="3", PARLOUR_SOCKETS="4", PARLOUR_HTTP_RATE="4")
    host = server.visitor("Ada")
    made = [host.table(options={"players": 2}, public=True)["table"] for _ in range(3)]
    assert host.post("/api/tables", {"game": "notre-dame"}, 429)["error"]["key"] == "error-too-many"
    sockets = [host.at(made[0]) for _ in range(4)]
    with pytest.raises(ConnectionClosed) as closed:
        host.at(made[0])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    a = sockets[0]
    with pytest.raises(Refusal) as refused:
        for _ in range(60):
            a.say(ping=True)
    assert refused.value.key == "error-too-fast"
    big = sockets[1]
    big.ws.send(json.dumps({"chat": "x" * 40_000}))
    assert big.closed() == 1009
    with contextlib.suppress(ConnectionClosed):
        for _ in range(300):
            a.ws.send('{"ping": 1}')
    assert a.closed() in (4429, 1006), "ended, even while it goes on sending"
    codes = [host.http.get("/api/me").status_code for _ in range(100)]
    assert 429 in codes


def test_files_are_counted_apart_from_questions(fresh_lite: Callable[..., Server]) -> None:
    """Six people behind one address open a table, some forty files each: nobody is refused a piece of the page."""
    server = fresh_lite(PARLOUR_HTTP_RATE="4")
    with httpx.Client(base_url=server.url) as http:
        assert {http.get("/icon.svg").status_code for _ in range(6 * 40)} <= {200, 404}
        assert http.get("/api/games").status_code == 200, "and questions are still answered"
        assert 429 in {http.get("/api/health").status_code for _ in range(60)}, "those have their own limit"
        assert any(http.get("/icon.svg").status_code == 429 for _ in range(5000)), "files are not without one"


def test_a_slow_client_is_dropped_not_waited_for(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite(PARLOUR_QUEUE="64")
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, public=True)
    b.close()
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(200)
    slowest = 0.0
    for _ in range(400):
        begun = time.monotonic()
        for _ in range(10):
            a.send(chat="\U0001f3b2" * 500)
        a.say(ping=True)
        slowest = max(slowest, time.monotonic() - begun)
        if "parlour_slow_clients_total 1" in host.http.get("/metrics").text:
            break
    else:
        raise AssertionError("it was not dropped")
    assert slowest < 3
    raw.close()
    a.close()


def test_openapi_tells_the_truth(lite: Server) -> None:
    """Every route is described, and what really comes back has the fields and types that are promised."""
    host = lite.visitor("Ada")
    spec = host.get("/api/openapi.json")
    assert {getattr(route, "path", "") for chapter in CHAPTERS for route in chapter.api.routes} == set(spec["paths"])
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}], public=True)
    for path in (
        "/api/me",
        "/api/games",
        "/api/lobby",
        "/api/mine",
        "/api/tables/{table}",
        "/api/tables/{table}/log",
        "/api/health",
        "/api/ratings/{game}",
        "/api/games/{game}/rules",
        "/api/games/{game}/edition",
        "/api/games/{game}/guide",
        "/api/games/{game}/picture",
    ):
        answer = host.get(path.format(table=made["table"], game="notre-dame"))
        schema = spec["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        conforms(spec, schema, answer, path)
    bad = host.post("/api/tables", {"game": "x"}, 422)
    conforms(
        spec, spec["paths"]["/api/tables"]["post"]["responses"]["422"]["content"]["application/json"]["schema"], bad, "error"
    )


def conforms(spec: dict[str, Any], schema: dict[str, Any], value: Any, where: str) -> None:
    """A value against the part of JSON Schema that we use."""
    if "$ref" in schema:
        schema = spec["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        for choice in schema["anyOf"]:
            try:
                conforms(spec, choice, value, where)
            except AssertionError:
                continue
            return
        raise AssertionError(f"{where}: {value!r} is none of {schema['anyOf']}")
    kinds: dict[str, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "null": type(None),
    }
    kind = schema.get("type")
    if kind:
        assert isinstance(value, kinds[kind]), f"{where}: {value!r} is no {kind}"
        assert kind not in ("integer", "number") or not isinstance(value, bool), where
    if "enum" in schema:
        assert value in schema["enum"], where
    if kind == "object" and "properties" in schema:
        assert set(schema.get("required", [])) <= set(value), where
        assert set(value) <= set(schema["properties"]), f"{where}: {set(value) - set(schema['properties'])} not described"
        for name, item in value.items():
            conforms(spec, schema["properties"][name], item, f"{where}.{name}")
    elif kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        for name, item in value.items():
            conforms(spec, schema["additionalProperties"], item, f"{where}.{name}")
    elif kind == "array" and "items" in schema:
        for item in value:
            conforms(spec, schema["items"], item, where)


def test_httpx_sees_no_server_header(lite: Server) -> None:
    assert "server" not in httpx.get(f"{lite.url}/api/health").headers
