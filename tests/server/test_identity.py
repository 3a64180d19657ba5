"""Links, cookies and seats: claimed once, kept as hashes, moved by their owner, re-issued in the open."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Refusal, Server, sit_all, token_of


def test_an_invitation_is_claimed_once(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2})
    link = made["links"]["seats"]["1"]
    guest, late = server.visitor(), server.visitor("Late")
    look = guest.post("/api/claim/look", {"token": token_of(link)})
    seat = {"kind": "seat", "table": made["table"], "seat": 1, "game": "notre-dame", "used": False, "host": "Ada", "name": None}
    assert {key: look[key] for key in seat} == seat
    assert (look["mine"], look["taken"], look["facts"]["seats"][0]["name"]) == (False, False, "Ada")
    assert guest.post("/api/claim", {"token": token_of(link)}, 422)["error"]["field"] == "name"
    claimed = guest.claim(link, name="Grace")
    assert (claimed["seat"], claimed["name"], claimed["locked"]) == (1, "Grace", False)
    assert guest.claim(link)["seat"] == 1, "the same visitor may ask again"
    assert late.post("/api/claim", {"token": token_of(link)}, 409)["error"]["key"] == "error-link-used"
    assert late.post("/api/claim", {"token": token_of(link)[:-2] + "xx"}, 404)["error"]["key"] == "error-link-unknown"
    late.get(f"/api/tables/{made['table']}", 403)
    with pytest.raises(ConnectionClosed) as closed:
        late.at(made["table"])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert guest.get(f"/api/tables/{made['table']}")["status"] == "playing"


def test_the_cookie(server: Server) -> None:
    visitor = server.visitor()
    assert visitor.get("/api/me") == {"visitor": None, "name": None}
    answer = visitor.http.post("/api/me", json={"name": "  Ada   Lovelace "})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert visitor.get("/api/me")["name"] == "Ada Lovelace"
    visitor.post("/api/me", {"name": "Ada"})
    assert visitor.get("/api/me")["name"] == "Ada"
    for bad in ("", "x" * 31, "tab\x07"):
        assert visitor.post("/api/me", {"name": bad}, 422)["error"]["field"] == "name"
    visitor.http.cookies.clear()
    visitor.http.cookies.set("parlour", "dabc.secret")
    assert visitor.get("/api/me") == {"visitor": None, "name": None}
    visitor.post("/api/tables", {"game": "notre-dame"}, 401)


def test_a_second_device(server: Server) -> None:
    table, (host, guest), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    link = host.post("/api/me/device")["link"]
    phone = server.visitor()
    assert phone.claim(link)["kind"] == "device"
    assert phone.get("/api/me") == host.get("/api/me")
    with phone.at(table) as p:
        assert p.frame["mine"] == [0]
        p.do(p.frame["do"][0])
        assert a.rev(p.frame["rev"])["ask"] is None
    server.visitor("X").post("/api/claim", {"token": token_of(link)}, 409)
    assert host.http.delete("/api/me/devices").json() == {"ended": 1}
    assert phone.get("/api/me")["visitor"] is None
    assert guest.get("/api/me")["name"] == "Guest 1"
    a.close()
    b.close()


def test_signing_out_ends_sockets(server: Server) -> None:
    """A device that is signed out hears nothing more and says nothing more at the tables it has open."""
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    phone = server.visitor()
    phone.claim(host.post("/api/me/device")["link"])
    p = phone.at(table)
    assert host.http.delete("/api/me/devices").json() == {"ended": 1}
    assert p.closed() == 4401
    a.do(a.frame["do"][0])
    b.rev(a.frame["rev"])
    for s in (a, b, p):
        s.close()


def test_a_seat_moves_by_its_owners_link(server: Server) -> None:
    table, (host, guest), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    host.post(f"/api/tables/{table}/move-seat", {"seat": 1}, 403)
    link = guest.post(f"/api/tables/{table}/move-seat", {"seat": 1})["link"]
    tablet = server.visitor("Grace")
    assert tablet.claim(link)["seat"] == 1
    assert b.closed() == 4403, "the table is private, and the old device holds nothing here any more"
    with tablet.at(table) as t:
        assert t.frame["mine"] == [1]
        assert t.frame["ask"]
        assert t.frame["seats"][1]["name"] == "Grace"
    a.wait(lambda frame: any(t.get("table") == "moved" for t in a.told))
    guest.get(f"/api/tables/{table}", 403)
    a.close()


def test_a_lost_seat_is_reissued_in_the_open(server: Server) -> None:
    """Even if all others agree, the shortest wait runs: whoever holds the seat has time to say that it is not lost."""
    table, (host, guest, _), (a, b, c) = sit_all(server, "notre-dame", 3, options={"players": 3})
    guest.post(f"/api/tables/{table}/reissue", {"seat": 2}, 403)
    made = host.post(f"/api/tables/{table}/reissue", {"seat": 1})
    assert made["until"] > time.time() + 80_000
    for s in (a, b, c):
        s.wait(lambda frame: frame["consent"] is not None)
        assert s.frame["consent"]["what"] == "reissue"
        assert s.frame["consent"]["needed"] == [2]
    finder = server.visitor()
    assert finder.claim(made["link"], name="Found")["locked"] is True
    with finder.at(table) as f:
        assert (f.frame["seat"], f.frame["mine"], f.frame["ask"]) == (-3, [], None), "nothing of the seat is shown"
        assert b.frame["ask"] is not None, "the old holder plays on"
        c.say(consent=c.frame["consent"]["id"], yes=True)
        f.wait(lambda frame: frame["mine"] == [1])  # sooner than a day, now that all agree
        assert f.frame["do"]
        unlocked = next(t for t in f.told if t.get("table") == "unlocked")
        reissued = next(t for t in c.told if t.get("table") == "reissued")
        assert reissued["at"] + float(server.env["PARLOUR_REISSUE_WAIT"]) <= unlocked["at"] < made["until"] - 80_000
        c.rev(f.frame["rev"])
    assert b.closed() == 4403
    assert [t["table"] for t in c.told if t.get("table") in ("reissued", "unlocked")] == ["reissued", "unlocked"]
    a.close()
    c.close()


def test_a_host_alone_cannot_open_a_reissued_seat(server: Server) -> None:
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    assert host.claim(host.post(f"/api/tables/{table}/reissue", {"seat": 1})["link"])["locked"] is True
    with host.at(table) as again:
        assert again.frame["mine"] == [0]
        with pytest.raises(Refusal):
            again.say({"as": 1})
    a.close()
    b.close()


def test_who_moves_has_not_lost_the_seat(server: Server) -> None:
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    link = host.post(f"/api/tables/{table}/reissue", {"seat": 1})["link"]
    b.wait(lambda frame: frame["seats"][1]["reissue"] is not None)
    b.do(b.frame["do"][0])
    assert b.frame["seats"][1]["reissue"] is None
    server.visitor("Thief").post("/api/claim", {"token": token_of(link)}, 404)
    host.post(f"/api/tables/{table}/reissue", {"seat": 1})
    b.wait(lambda frame: frame["seats"][1]["reissue"] is not None)
    b.rev(b.say({"refuse-reissue": True})["rev"])
    assert b.frame["seats"][1]["reissue"] is None
    a.close()
    b.close()


def test_a_reissued_seat_opens_after_the_wait(server: Server) -> None:
    table, (host, _, _), sockets = sit_all(server, "notre-dame", 3, options={"players": 3}, reissue_wait=1)
    link = host.post(f"/api/tables/{table}/reissue", {"seat": 1})["link"]
    finder = server.visitor("Found")
    finder.claim(link)
    with finder.at(table) as f:
        f.wait(lambda frame: frame["mine"] == [1])
        assert f.frame["ask"]
    for s in sockets:
        s.close()


def test_no_wait_is_shorter_than_the_servers(lite: Server) -> None:
    error = lite.visitor("Ada").post("/api/tables", {"game": "notre-dame", "reissue_wait": 0}, 422)["error"]
    assert (error["field"], error["came"], error["allowed"]) == ("reissue_wait", 0, [1.0, 2592000.0])


def test_a_host_with_a_friend_takes_no_seat_before_its_holder_can_say_so(fresh_lite: Callable[..., Server]) -> None:
    """The seat's holder ends it from any device: here from a phone that has never been at the table."""
    server = fresh_lite(PARLOUR_REISSUE_WAIT="600")
    table, (host, guest, _), sockets = sit_all(server, "notre-dame", 3, options={"players": 3})
    phone = server.visitor()
    phone.claim(guest.post("/api/me/device")["link"])
    sockets[1].close()
    made = host.post(f"/api/tables/{table}/reissue", {"seat": 1})
    thief = server.visitor("Thief")
    assert thief.claim(made["link"])["locked"] is True
    c = sockets[2]
    c.wait(lambda frame: frame["consent"] is not None)
    agreed = c.rev(c.say(consent=c.frame["consent"]["id"], yes=True)["rev"])["seats"][1]["reissue"]
    assert made["until"] - agreed["until"] == pytest.approx(86_400 - 600), "sooner, now that all agree, and no sooner than that"
    assert host.get(f"/api/tables/{table}")["seats"][1]["name"] == "Guest 1"
    with thief.at(table) as t:
        assert (t.frame["mine"], t.frame["ask"]) == ([], None), "all agree, and still it is locked"
    with phone.at(table) as p:
        assert p.frame["seats"][1]["reissue"] == agreed
        p.rev(p.say({"refuse-reissue": True})["rev"])
        assert p.frame["seats"][1]["reissue"] is None
        assert p.frame["mine"] == [1]
    for s in sockets:
        s.close()


def test_links_can_be_issued_anew(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 3})
    table = made["table"]
    link = host.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 1})["link"]
    old = server.visitor("Old")
    old.post("/api/claim", {"token": token_of(made["links"]["seats"]["1"])}, 404)
    old.claim(link)
    assert host.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 1}, 409)["error"]["key"] == "error-seat-taken"
    second = server.visitor("Host too")
    second.claim(made["links"]["host"])
    assert second.get(f"/api/tables/{table}")["hosting"]
    svg = host.http.post("/api/qr", json={"text": link})
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<svg")
    second.post(f"/api/tables/{table}/start")
    assert host.get(f"/api/tables/{table}")["seats"][2]["kind"] == "bot"


def test_secrets_are_nowhere(fresh_lite: Callable[..., Server]) -> None:
    """Neither links' nor visitors' secrets stand in the database, the log or the metrics."""
    server = fresh_lite()
    host = server.visitor("Ada")
    made = host.table(options={"players": 2})
    guest = server.visitor()
    guest.claim(made["links"]["seats"]["1"], name="Grace")
    guest.at(made["table"]).close()
    tokens = [token_of(link) for link in [*made["links"]["seats"].values(), made["links"]["watch"], made["links"]["host"]]]
    tokens += [visitor.http.cookies["parlour"] for visitor in (host, guest)]
    secrets = [token.rpartition(".")[2] for token in tokens]
    shown = json.dumps(host.get(f"/api/tables/{made['table']}")) + host.http.get("/metrics").text + server.log.read_text()
    server.stop()
    with sqlite3.connect(server.data / "parlour.db") as db:
        shown += "\n".join(db.iterdump())
    assert len(secrets) == 5
    for secret in secrets:
        assert len(secret) >= 40
        assert secret not in shown


def test_only_ones_own_seats(server: Server) -> None:
    table, (_host, guest), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    with pytest.raises(Refusal) as refused:
        a.say(ask=b.frame["ask"]["id"], do=b.frame["do"][0], seat=1)
    assert refused.value.key == "error-not-yours"
    with pytest.raises(Refusal):
        a.say({"as": 1})
    guest.get(f"/api/tables/{table}/log?seat=0", 403)
    guest.get(f"/api/tables/{table}/log?seat=1")
    for path in ("record", "replay", "replay/lines", "sheet"):
        assert guest.get(f"/api/tables/{table}/{path}", 403)["error"]["key"] == "error-running"
    assert guest.post(f"/api/tables/{table}/fork", {"step": 0}, 403)["error"]["key"] == "error-running"
    a.close()
    b.close()
