"""Keeping who one is, and having it deleted: recovery codes, names, my data; on both stores."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.server.basics.errors import Refused
from parlour.server.people import names
from parlour.server.people.names import clean_name, looks
from scripts import alike
from tests.server.client import Server, play_on, sit_all


def test_a_recovery_code(fresh: Callable[..., Server]) -> None:
    """Written down, typed in on another machine, used once; and the next one is there."""
    server = fresh()  # of its own: others, too, have tried codes from this address
    ada, grace = server.visitor("Ada of the code"), server.visitor("Grace")
    assert ada.get("/api/me/keys") == {"recovery": None, "passkeys": [], "devices": 1, "name_kept": False, "moderator": False}
    lost = ada.post("/api/me/recovery")["code"]
    code = ada.post("/api/me/recovery")["code"]
    assert [len(group) for group in code.split("-")] == [5] * 6
    new = server.visitor()
    for wrong in (lost, code[:-1] + ("0" if code[-1] != "0" else "1"), "", "X" * 30):
        assert new.post("/api/recover", {"code": wrong}, 404)["error"]["key"] == "error-code-unknown"
    error = grace.post("/api/recover", {"code": code}, 409)["error"]
    assert (error["key"], error["field"]) == ("error-replaces", "replace")
    misread = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    answer = new.post("/api/recover", {"code": misread})
    assert answer["name"] == "Ada of the code"
    assert new.get("/api/me") == ada.get("/api/me")
    assert new.get("/api/me/keys")["devices"] == 2
    assert server.visitor().post("/api/recover", {"code": code}, 404)["error"]["key"] == "error-code-unknown"
    grace.post("/api/recover", {"code": answer["code"], "replace": True})
    assert grace.get("/api/me")["name"] == "Ada of the code"


def test_codes_are_not_guessed(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    new = server.visitor()
    answers = [new.http.post("/api/recover", json={"code": "0" * 30}).status_code for _ in range(12)]
    assert answers[:10] == [404] * 10
    assert answers[-1] == 429


def test_who_keeps_an_identity_keeps_the_name(server: Server) -> None:
    """Nobody else may take one that looks like it; without a code names are everybody's."""
    ada = server.visitor("Véra K.")
    server.visitor("Vera K")
    ada.post("/api/me/recovery")
    assert ada.get("/api/me/keys")["name_kept"]
    error = server.visitor().post("/api/me", {"name": "Vеra К"}, 409)["error"]  # with Cyrillic letters
    assert (error["key"], error["field"]) == ("error-name-kept", "name")
    ada.post("/api/me", {"name": "Véra Q."})
    server.visitor("Vera K")
    server.visitor().post("/api/me", {"name": "Vera Q"}, 409)


def test_names_of_offices() -> None:
    for name in ("Admin", "АДМИН", "Моdеrаtоr 2", "Parl0ur", "système", "ＭＯＤ", "𝐀𝐝𝐦𝐢𝐧", "Novice", "Player 2", "Игрок 3"):
        with pytest.raises(Refused) as refused:
            clean_name(name)
        assert refused.value.key == "error-name-reserved", name
    with pytest.raises(Refused):
        clean_name("Club Owner", frozenset({"club owner"}))
    for name in ("Adminette", "Модест", "Roderick", "Parla", "Master"):
        assert clean_name(name) == name


@pytest.mark.parametrize("name", ["Ada", "Mila", "Волков", "Ольга"])
def test_letters_that_look_alike(name: str) -> None:
    """Of every alphabet that Unicode's table knows: Armenian, Cherokee, Greek, mathematical."""
    rng = random.Random(1)
    families = {first: [first, *members] for first, members in alike.families().items() if len(first) == 1}
    of = {letter: family for family in families.values() for letter in family}
    for _ in range(30):
        other = "".join(rng.choice(of.get(letter, [letter])) for letter in name)
        assert looks(other) == looks(name), other
    assert looks(name) != looks(name[:-1])


def test_the_table_of_letters_is_unicodes() -> None:
    assert (Path(names.__file__).parent / alike.FILE.name).read_text(encoding="utf-8") == alike.text(), "python -m scripts.alike"


def test_my_data(server: Server) -> None:
    _, (host, guest), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, title="Evening", public=True)
    a.say(chat="good luck")
    b.say(chat="to you too")
    a.say(note="beware of rats")
    watched = server.visitor("Other").table(options={"players": 2}, public=True)["table"]
    with host.at(watched) as w:
        w.say(chat="may I look?")
    answer = host.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["visitor"]["name"] == "Ada"
    assert {row["text"] for row in data["said"]} == {"good luck", "may I look?"}
    assert [row["text"] for row in data["note"]] == ["beware of rats"]
    assert [(row["title"], row["seat"], row["status"]) for row in data["seats"]] == [("Evening", 0, "playing")]
    assert "hash" not in json.dumps(data)
    assert guest.get("/api/me/data")["note"] == []
    server.visitor().get("/api/me/data", 401)
    a.close()
    b.close()


def test_being_forgotten(fresh: Callable[..., Server]) -> None:
    """The games stay and replay, on disk too nothing names who is gone; running games go on without them."""
    server = fresh()
    table, (host, guest), sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never", public=True)
    ada = host.get("/api/me")["visitor"]
    host.post("/api/me", {"name": "Ada Unforgettable"})
    sockets[0].say(chat="I am Ada")
    play_on(sockets, random.Random(1), 8)
    waiting = host.table(options={"players": 2}, public=True)["table"]
    name = sockets[0].rev(sockets[0].say(propose={"what": "end"})["rev"])["consent"]["id"]
    over = sockets[1].rev(sockets[1].say(consent=name, yes=True)["rev"])["over"]
    running = host.table(options={"players": 2}, done="never", public=True)
    guest.claim(running["links"]["seats"]["1"])
    host.post("/api/me/recovery")
    error = host.post("/api/me/forget", {"name": "Grace"}, 422)["error"]
    assert (error["field"], error["allowed"]) == ("name", "Ada Unforgettable")
    with guest.at(running["table"]) as g, guest.at(table) as old:
        host.post("/api/me/forget", {"name": "Ada Unforgettable"})
        g.wait(lambda frame: frame["seats"][0]["resigned"] and frame["seats"][0]["name"] == "—")
        old.wait(lambda frame: frame["seats"][0]["name"] == "—")
    assert host.get("/api/me")["visitor"] is None
    guest.get(f"/api/tables/{waiting}", 404)
    for _ in range(2):
        shown = guest.get(f"/api/tables/{table}")
        assert ([seat["name"] for seat in shown["seats"]], shown["scores"]) == (["—", "Guest 1"], over["scores"])
        assert [line["text"] for line in guest.get(f"/api/tables/{table}/log")["chat"]] == ["—"]
        assert "Ada" not in guest.http.get(f"/api/tables/{table}/record").text
        with guest.at(running["table"]) as g:
            g.wait(lambda frame: bool(frame["ask"]) or bool(frame["over"]))
        server.stop()
        server.start()
    server.stop()
    if not server.env["DATABASE_URL"]:
        with sqlite3.connect(server.data / "parlour.db") as db:
            left = "\n".join(db.iterdump())
        assert ada not in left
        assert "Unforgettable" not in left
        assert "I am Ada" not in left
