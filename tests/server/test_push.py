"""Messages to devices about slow games: who is told, once, what stands in them, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from parlour.server.basics.metrics import Metrics
from parlour.server.basics.outside import NotAllowed, Outside
from parlour.server.basics.settings import Settings
from parlour.server.basics.web_push import encrypted, unb64
from parlour.server.live.pushing import Pushing
from parlour.server.live.sanctions import Sanctions
from parlour.server.stores.sqlite import SqliteStore
from tests.server.client import PATIENCE, Server, Socket, Visitor, play_on
from tests.server.push_service import Browser, PushService, claims
from tests.server.test_fair import Written
from tests.server.test_workers import numbers, until

CONTACT = "mailto:operator@example.org"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    found = PushService(tmp_path)
    yield found
    found.close()


def slow_table(host: Visitor, guest: Visitor, **fields: Any) -> str:
    made = host.table("notre-dame", options={"players": 2}, done="never", clock={"kind": "slow", "days": 3}, **fields)
    guest.claim(made["links"]["seats"]["1"])
    return str(made["table"])


def comes_and_goes(visitor: Visitor, table: str, other: Socket) -> None:
    """Plays until asked, and leaves; then something happens."""
    with visitor.at(table) as back:
        while back.frame["ask"] is None:
            play_on([back, other], random.Random(1), 1)
    other.wait(lambda frame: not frame["seats"][1]["here"])
    other.say(chat="where are you?")


def test_a_message_as_rfc_8291_has_it() -> None:
    """Its example, section 5."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    text = b"When I grow up, I want to be a watermelon"
    key, salt = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", unb64("DGv6ra1nlYgDCS1FRnbzlw")
    keys = browser.keys()
    body = encrypted(text, keys["p256dh"], keys["auth"], key=key, salt=salt)
    assert body == unb64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == text
    assert browser.read(encrypted(text, keys["p256dh"], keys["auth"])) == text, "and with a key and a salt of its own"


def test_who_is_away_is_told_once_until_they_come_back(fresh: Callable[..., Server], service: PushService) -> None:
    """With two workers, on both stores: one message, in the reader's language, of which the push service can read nothing."""
    server = fresh(PARLOUR_WORKERS="2", PARLOUR_PUSH_CONTACT=CONTACT, **service.settings)
    ada, grace, browser = server.visitor("Ada"), server.visitor("Grace"), Browser()
    key = grace.get("/api/me/push")["key"]
    assert grace.get("/api/me/push") == {"key": key, "on": False, "lang": None, "endpoint": None}
    wanted = {"endpoint": f"{service.url}/one", "keys": browser.keys(), "lang": "fr"}
    grace.post("/api/me/push", wanted)
    assert grace.get("/api/me/push")["on"]
    table = slow_table(ada, grace, title="Salon du lundi")
    with ada.at(table) as here:
        until(lambda: bool(service.came), "Grace is told")
        path, headers, body = service.came[0]
        told = orjson.loads(browser.read(body))
        assert told == {"title": "À vous de jouer · Notre Dame", "body": "Salon du lundi", "lang": "fr", "table": table}
        assert path == "/one"
        assert (headers["content-encoding"], headers["topic"], headers["ttl"]) == ("aes128gcm", table, str(7 * 86_400))
        said = claims(headers["authorization"], key)
        assert (said["aud"], said["sub"]) == (service.url, CONTACT)
        assert time.time() < said["exp"] < time.time() + 86_400
        # Whatever happens there, she has been told; Ada, who is there, wants nothing.
        ada.post("/api/me/push", {**wanted, "endpoint": f"{service.url}/two"})
        here.wait(lambda frame: bool(frame["do"]))  # the worker that asks her may hear of the start a moment later
        here.do(here.frame["do"][0])
        for _ in range(3):
            here.say(chat="are you there?")
            time.sleep(0.3)
        assert [path for path, *_ in service.came] == ["/one"]
        # She comes back and goes again: what comes after that is news.
        comes_and_goes(grace, table, here)
        until(lambda: len(service.came) > 1, "and told again")
        until(lambda: numbers(server)["parlour_pushes_total"] == 2, "counted")
        mine = grace.get("/api/me/data")
        assert [row["endpoint"] for row in mine["push"]] == [wanted["endpoint"]]
        assert [row["table_id"] for row in mine["pushed"]] == [table]
        # A device that is gone is forgotten; a service that sends us elsewhere is not followed, one that fails is counted.
        for status, name in ((410, "gone"), (302, "failed"), (503, "failed")):
            service.status = status
            grace.post("/api/me/push", wanted)
            before, came = numbers(server)[f"parlour_pushes_{name}_total"], len(service.came)
            comes_and_goes(grace, table, here)
            until(lambda before=before, name=name: numbers(server)[f"parlour_pushes_{name}_total"] == before + 1, name)  # type: ignore[misc]
            assert [path for path, *_ in service.came[came:]] == ["/one"]
            assert grace.get("/api/me/push")["on"] == (status != 410)
    assert "a push service says no: 503" in server.log.read_text()
    assert "/one" not in server.log.read_text(), "where a device can be reached is nobody's business"
    assert key not in server.log.read_text()
    other = Visitor(server)  # signed out from elsewhere: not told any more
    other.claim(grace.post("/api/me/device")["link"])
    other.http.delete("/api/me/devices")
    assert other.get("/api/me/data")["push"] == []
    other.post("/api/me/push", wanted)
    other.post("/api/me/forget", {"name": "Grace"})
    ada.http.delete("/api/me/push")
    assert not ada.get("/api/me/push")["on"]


BAD = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[64:ff9b:1::7f00:1]/x",
    "https://[::7f00:1]/x",
    "https://[fec0::1]/x",
    "https://[5f00::1]/x",
    "https://224.0.0.1/x",
    "https://192.0.0.8/x",
    "https://push.example.org:8443/x",
    "https://user@push.example.org/x",
    "https://push.example.org/a b",
    "https://push.example.org/\r\nx: y",
    "https://",
    "file:///etc/passwd",
    "https://push.example.org:99999/",
    "https://é.example.org/",
    "https://localhost/x",
    "https://localhost./x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://push.internal/x",
]


@pytest.mark.parametrize("url", BAD)
def test_where_nothing_is_sent(url: str, lite: Server) -> None:
    with pytest.raises(NotAllowed):
        Outside().check(url)
    body = {"endpoint": url, "keys": Browser().keys(), "lang": "en"}
    assert lite.visitor("Ada").post("/api/me/push", body, 422)["error"]["field"] == "endpoint"


def test_a_name_that_leads_home_is_not_followed() -> None:
    with pytest.raises(NotAllowed):
        asyncio.run(Outside().post("https://localhost/x", {}, b""))
    for number in ("2130706433", "0x7f.1", "0177.0.0.1", "127.1"):  # which are numbers to whoever looks them up
        with pytest.raises(NotAllowed):
            asyncio.run(Outside().post(f"https://{number}/", {}, b""))
    named = Outside(frozenset({"push.example.org"}))
    assert named.check("https://eu.push.example.org/x?y=z") == ("eu.push.example.org", 443, "/x?y=z")
    for other in ("https://example.org/", "https://notpush.example.org/"):
        with pytest.raises(NotAllowed):
            named.check(other)


def test_names_that_nobody_answers_for_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were looked up in the threads in which tables are read: some dozens, and no table was."""
    answered = threading.Event()

    def silent(*_: object, **__: object) -> list[Any]:
        answered.wait(PATIENCE)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", silent)

    async def ask() -> None:
        asked = [asyncio.create_task(Outside().post(f"https://n{n}.example/", {}, b"")) for n in range(40)]
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(asyncio.to_thread(int), PATIENCE / 2)
        finally:
            answered.set()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(ask())


def test_nobody_is_sent_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message of a visitor's is under way, others are not kept waiting by it, and there are not many in an hour."""
    under_way: list[str] = []
    go = asyncio.Event()

    async def post(self: Outside, url: str, headers: dict[str, str], body: bytes) -> int:
        under_way.append(url)
        await go.wait()
        return 201

    monkeypatch.setattr(Outside, "post", post)

    async def send() -> None:
        store = SqliteStore(tmp_path / "parlour.db")
        await store.open()
        pushing = Pushing("p", Settings(data=tmp_path), store, Metrics(), Sanctions(store))
        play = Written({"kind": "slow", "days": 1}, title="").play
        keys = Browser().keys()
        row = {**keys, "lang": "en"}
        rows = [{**row, "visitor": "v1", "endpoint": f"https://one.example/{n}"} for n in range(100)]
        tasks = [asyncio.create_task(pushing.send(one, play)) for one in rows]
        tasks.append(asyncio.create_task(pushing.send({**row, "visitor": "v2", "endpoint": "https://two.example/"}, play)))
        while len(under_way) < 2:
            await asyncio.sleep(0.001)
        assert sorted(under_way) == ["https://one.example/0", "https://two.example/"]
        go.set()
        assert all(await asyncio.gather(*tasks))
        assert 60 <= len(under_way) - 1 <= 65
        assert pushing.metrics.counts["pushes_held_back"] == 100 - (len(under_way) - 1)
        await store.close()

    asyncio.run(asyncio.wait_for(send(), PATIENCE))


def test_what_is_no_browsers_is_refused(lite: Server) -> None:
    ada = lite.visitor("Ada")
    keys = Browser().keys()
    good = {"endpoint": "https://push.example.org/x", "keys": keys, "lang": "en"}
    ada.post("/api/me/push", good)
    wrong: dict[str, Any] = {"keys": {**keys, "p256dh": "AAAA"}, "lang": "tlh"}
    for field, value in wrong.items():
        assert ada.post("/api/me/push", {**good, field: value}, 422)["error"]["field"] == field
    ada.post("/api/me/push", {**good, "keys": {**keys, "auth": "AAAA"}}, 422)
    Visitor(lite).post("/api/me/push", good, 401)


def test_the_operator_decides(fresh_lite: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    server = fresh_lite(PARLOUR_PUSH="off")
    ada = server.visitor("Ada")
    assert ada.get("/api/me/push")["key"] is None
    body = {"endpoint": "https://push.example.org/x", "keys": Browser().keys(), "lang": "en"}
    assert ada.post("/api/me/push", body, 409)["error"]["key"] == "error-push"
    monkeypatch.setenv("PARLOUR_URL", "https://example.org/parlour")
    assert Settings.from_environment().push_contact == "https://example.org/parlour"
    for name, wrong in {"PARLOUR_PUSH_KEY": "short", "PARLOUR_PUSH_CONTACT": "me", "PARLOUR_PUSH": "yes"}.items():
        with monkeypatch.context() as patched:
            patched.setenv(name, wrong)
            with pytest.raises(SystemExit, match=name):
                Settings.from_environment()
