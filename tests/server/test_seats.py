"""Hot-seat, spectators, lobby, chat, notes, hints, resigning and being replaced."""

from __future__ import annotations

import json
import random

import pytest

from tests.server.client import Refusal, Server, play_on, sit_all


def test_hot_seat_with_a_curtain(server: Server) -> None:
    host = server.visitor("Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Grace"}, {"kind": "bot"}]
    made = host.table(options={"players": 3, "first": "0"}, seats=seats, done="never")
    with host.at(made["table"]) as s:
        assert s.frame["mine"] == [0, 1]
        assert s.frame["seat"] == -3
        assert s.frame["ask"] is None
        assert not any(card["card"] for player in s.frame["view"]["players"] for card in player["packet"]), "behind the curtain"
        rng = random.Random(1)
        s.wait(lambda frame: frame["status"] == "over" or bool(set(frame["asked"]) & {0, 1}))
        turns = 0
        while not s.frame["over"] and turns < 60:
            mine = [seat for seat in s.frame["asked"] if seat in (0, 1)]
            if not mine:
                s.receive()
                continue
            s.say_as(mine[0])
            assert s.frame["seat"] == mine[0]
            assert s.frame["ask"]
            s.do(rng.choice(s.frame["do"]))
            s.say_as(-3)
            turns += 1
        assert turns >= 20
        with pytest.raises(Refusal):
            s.say({"as": 2})


def test_spectators_see_what_is_public(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}], public=True, done="never")
    nobody = server.visitor()
    with host.at(made["table"]) as a, nobody.at(made["table"]) as w:
        assert w.frame["seat"] == -3
        assert w.frame["mine"] == []
        play_on([a], random.Random(1), 12)
        w.rev(a.frame["rev"])
        # Once a deck is empty and all its other cards were shown, everybody knows what the last backs are.
        dealt = [player for player in w.frame["view"]["players"] if player["deck"]]
        assert not any(card["card"] for player in dealt for card in player["packet"])
        assert all("card" not in t["args"] for t in w.told if t.get("event") == "dealt")
        for message in ({"undo": True}, {"ask": "1.0", "do": "x"}, {"why": "x"}, {"resign": True}):
            with pytest.raises(Refusal) as refused:
                w.say(message)
            assert refused.value.key == "error-not-yours"
        with pytest.raises(Refusal) as refused:
            w.say(chat="hi")
        assert refused.value.key == "error-no-visitor"
        a.wait(lambda _: a.here.get("watching") == 1)


def test_the_lobby(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}], public=True, title="Open evening")
    private = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
    guest = server.visitor("Grace")
    listed = {row["table"]: row for row in guest.get("/api/lobby?game=notre-dame")["tables"]}
    assert made["table"] in listed
    assert private["table"] not in listed
    assert listed[made["table"]]["title"] == "Open evening"
    assert listed[made["table"]]["status"] == "waiting"
    guest.post(f"/api/tables/{private['table']}/sit", {"seat": 1}, 403)
    guest.post(f"/api/tables/{made['table']}/sit", {"seat": 1})
    server.visitor("Late").post(f"/api/tables/{made['table']}/sit", {"seat": 1}, 409)
    mine = guest.get("/api/mine")["tables"]
    assert mine[0]["table"] == made["table"]
    assert mine[0]["mine"] == [1]
    assert mine[0]["waits_for_me"]
    assert mine[0]["status"] == "playing"
    assert guest.http.delete(f"/api/tables/{made['table']}").status_code == 403
    assert host.http.delete(f"/api/tables/{made['table']}").status_code == 409
    assert host.http.delete(f"/api/tables/{private['table']}").json() == {"deleted": True}
    host.get(f"/api/tables/{private['table']}", 404)


def test_leaving_before_the_start(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 3}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    guest = server.visitor("Grace")
    guest.post(f"/api/tables/{made['table']}/sit", {"seat": 2})
    guest.post(f"/api/tables/{made['table']}/leave", {"seat": 2})
    assert host.get(f"/api/tables/{made['table']}")["seats"][2]["kind"] == "open"
    guest.post(f"/api/tables/{made['table']}/sit", {"seat": 2})
    host.post(f"/api/tables/{made['table']}/start")
    guest.post(f"/api/tables/{made['table']}/leave", {"seat": 2}, 409)


def test_chat_mute_and_notes(server: Server) -> None:
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, public=True)
    watcher = server.visitor("Wim")
    with watcher.at(table) as w:
        a.say(chat="  Good evening ")
        rev = b.say(chat="Hello")["rev"]
        w.say(chat="I watch")
        for s in (a, b, w):
            while len(s.chat) < (3 if s is w else 2):
                s.receive()
        assert [c["text"] for c in a.chat] == ["Good evening", "Hello"], "spectators are heard by spectators"
        assert a.chat[1] == {**a.chat[1], "type": "chat", "rev": rev, "seat": 1, "name": "Guest 1"}
        a.say(mute=1, on=True)
        assert a.frame["muted"] == [1]
        b.say(chat="Are you there?")
        b.say(chat="Hello??")
        a.say(chat="quiet here")
        assert [c["text"] for c in a.chat][2:] == ["quiet here"] or a.receive()["text"] == "quiet here"
        with pytest.raises(Refusal) as refused:
            a.say(chat="x" * 501)
        assert refused.value.error["field"] == "chat"
    assert a.say(note="remember the doctor")["text"] == "remember the doctor"
    assert a.say(note=None)["text"] == "remember the doctor"
    assert b.say(note=None)["text"] == ""
    log = host.get(f"/api/tables/{table}/log?seat=0")
    assert "Good evening" in [c["text"] for c in log["chat"]]
    a.close()
    b.close()


def test_why_preview_and_hint(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2, "first": "0"}, seats=[{"kind": "me"}, {"kind": "bot"}], hints=True, done="never")
    with host.at(made["table"]) as a:
        legal = a.frame["do"][0]
        assert a.say(why=legal)["why"] is None
        held = {text.partition(" ")[2] for text in a.frame["do"]}
        rows = {row["id"]: row for row in host.get("/api/games")["games"]}
        missing = next(card for card in rows["notre-dame"]["nouns"]["card"] if card not in held)
        why = a.say(why=f"keep {missing}")["why"]
        assert why["key"].startswith("why-")
        assert why["clause"].startswith("ND-")
        with pytest.raises(Refusal) as refused:
            a.say(ask=a.frame["ask"]["id"], do=f"keep {missing}")
        assert refused.value.error["why"] == why
        assert a.say(preview=legal)["told"] == [], "a sealed answer tells nothing"
        hint = a.say(hint=True)
        found = hint["alternatives"]
        assert hint["do"] == found[0]["do"]
        assert 1 <= len(found) <= 3
        assert all(one["do"] in a.frame["do"] and 0 <= one["chance"] <= 1 and one["looks"] > 0 for one in found)
        rng = random.Random(1)
        while a.frame["ask"] is None or a.frame["ask"]["key"] == "ask-keep-card":
            a.wait(lambda frame: frame["ask"] is not None)
            if a.frame["ask"]["key"] == "ask-keep-card":
                a.do(rng.choice(a.frame["do"]))
                a.wait(lambda frame: frame["ask"] is not None)
        previews = [a.say(preview=text)["told"] for text in a.frame["do"]]
        assert any(told for told in previews)
        shown = [player["prestige"] for player in a.frame["view"]["players"]]
        counted = [row["values"] for row in a.say(sheet=True)["rows"]]
        assert [sum(column) for column in zip([0, 0], *counted)] == shown
        before = a.frame["rev"]
        assert a.say(ping=True)["type"] == "pong"
        assert a.frame["rev"] == before
    plain = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}])
    with host.at(plain["table"]) as a, pytest.raises(Refusal) as refused:
        a.say(hint=True)
    assert refused.value.key == "error-hints-off"


def test_resigning(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    b.say(resign=True)
    a.wait(lambda frame: frame["seats"][1]["resigned"])
    assert a.frame["seats"][1]["bot"]
    with pytest.raises(Refusal):
        b.say(back=True)
    play_on([a], random.Random(1))
    assert a.frame["over"]["reason"] == "end"
    a.close()
    b.close()


def test_without_persons_a_table_is_abandoned(server: Server) -> None:
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    a.say(resign=True)
    b.say(resign=True)
    a.wait(lambda frame: frame["status"] == "abandoned")
    assert a.frame["over"]["reason"] == "abandoned"
    assert host.http.get(f"/api/tables/{table}/record").status_code == 200
    a.close()
    b.close()


def test_who_does_not_answer_is_replaced_and_may_come_back(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2}, take_over={"level": "random", "after": 3.0}, done="never")
    guest = server.visitor()
    guest.claim(made["links"]["seats"]["1"], name="Grace")
    with host.at(made["table"]) as a, guest.at(made["table"]) as b:
        a.do(a.frame["do"][0])
        a.wait(lambda frame: frame["seats"][1]["bot"])
        assert [t["table"] for t in a.told if t.get("table") in ("flagged", "taken-over")] == ["flagged", "taken-over"]
        b.wait(lambda frame: frame["seats"][1]["bot"])
        b.rev(b.say(back=True)["rev"])
        assert not b.frame["seats"][1]["bot"]


def test_prepared_answers_are_checked(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    with pytest.raises(Refusal) as refused:
        a.say(prepare=[{"ask": "ask-nothing", "do": "pass"}])
    assert refused.value.error["field"] == "prepare[0].ask"
    a.say(prepare=[])
    assert "prepare" not in json.dumps(b.told)
    a.close()
    b.close()


def test_out_of_turn_questions_answered_beforehand(lite: Server) -> None:
    """Answers left with the table are played at once, and the question never shows."""
    found = [game for game in lite.visitor().get("/api/games")["games"] if "ask-kick-out" in game["prepare"]]
    assert found, "House of Fado kicks out, out of turn"
    _, _, (a, b) = sit_all(lite, found[0]["id"], 2, options={"players": 2}, done="never")
    rows = [{"ask": "ask-kick-out", "args": {}, "do": f"shift {side}"} for side in ("right", "centre", "left")]
    b.rev(b.say(prepare=rows)["rev"])
    assert b.frame["prepared"] == rows
    assert a.rev(b.frame["rev"])["prepared"] == []
    rng = random.Random(5)
    while not any(t.get("event") == "kicked-out" and t["args"]["player"] == 1 for t in a.told):
        play_on([a, b], rng, 10)
    assert not any((frame["ask"] or {}).get("key") == "ask-kick-out" for frame in b.frames)
    a.close()
    b.close()
