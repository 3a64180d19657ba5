"""Reports, mutes, kicks and bans: who may, what follows, and the log of who did what; on both stores."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Refusal, Server, Visitor, sit_all, token_of
from tests.server.test_operators import parlour


def named_moderator(server: Server, name: str = "Judge") -> Visitor:
    """As an operator names one: a link, claimed in the browser."""
    link = parlour(server, "moderators", "invite").split()[-1]
    visitor = server.visitor(name)
    assert visitor.claim(link)["kind"] == "moderate"
    return visitor


def id_of(visitor: Visitor) -> str:
    return str(visitor.get("/api/me")["visitor"])


def log_of(judge: Visitor) -> list[tuple[str, str]]:
    return [(row["what"], row["about"]) for row in judge.get("/api/moderation")["log"]]


def test_report_mute_kick_ban_and_lift(fresh: Callable[..., Server]) -> None:
    server = fresh()
    judge = named_moderator(server)
    table, (host, rude), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never", public=True)
    watcher = server.visitor("Loud")
    w = watcher.at(table)
    b.say(chat="you are all fools")
    w.say(chat="buy my hats")
    a.say(ping=True)
    while not any(line.get("voice") for line in w.chat):
        w.receive()
    voice = w.chat[-1]["voice"]
    loud, wrong = id_of(watcher), id_of(rude)
    # reporting
    path = f"/api/tables/{table}/report"
    host.post(path, {"seat": 1, "reason": "insult", "text": "he swears"})
    host.post(path, {"seat": 1, "reason": "insult"})
    host.post(path, {"voice": voice, "reason": "spam"})
    for body in ({"seat": 0, "reason": "spam"}, {"seat": 5, "reason": "spam"}, {"voice": "nobody", "reason": "spam"}):
        assert host.post(path, body, 422)["error"]["field"] in ("seat", "voice")
    assert host.get("/api/moderation", 403)["error"]["key"] == "error-not-moderator"
    host.post("/api/moderation", {"kind": "ban", "visitor": wrong}, 403)
    shown = judge.get("/api/moderation")
    assert [(row["visitor"], row["name"], row["reporter"], row["reason"], row["text"]) for row in shown["reports"]] == [
        (wrong, "Guest 1", "Ada", "insult", "he swears"),
        (loud, "Loud", "Ada", "spam", ""),
    ]
    assert [[said["text"] for said in row["said"]] for row in shown["reports"]] == [["you are all fools"], ["buy my hats"]]
    # mute: may play, but not speak
    judge.post("/api/moderation", {"kind": "mute", "visitor": wrong, "hours": 24, "reason": "insults"})
    with pytest.raises(Refusal) as refused:
        b.say(chat="really")
    assert refused.value.key == "error-muted"
    b.do(b.frame["do"][0])
    assert [row["visitor"] for row in judge.get("/api/moderation")["reports"]] == [loud]
    # kick: gone from this table, and this one only
    judge.post("/api/moderation", {"kind": "kick", "visitor": loud, "table": table})
    assert w.closed() == 4403
    with pytest.raises(ConnectionClosed):
        watcher.at(table)
    assert watcher.get(f"/api/tables/{table}", 403)["error"]["key"] == "error-kicked"
    watcher.table(options={"players": 2})
    # ban: everywhere; a bot plays on
    ban = {"kind": "ban", "visitor": wrong, "hours": 1, "address": True, "reason": "went on"}
    assert judge.post("/api/moderation", ban) == {"done": True, "address": True}
    assert b.closed() == 4403
    a.wait(lambda frame: frame["seats"][1]["resigned"])
    error = rude.post("/api/tables", {"game": "notre-dame"}, 403)["error"]
    assert error["key"] == "error-banned"
    assert error["allowed"] > 1e9
    rude.get("/api/me/data")
    assert server.visitor().post("/api/me", {"name": "Somebody new"}, 403)["error"]["key"] == "error-banned"
    assert judge.post("/api/moderation", {"kind": "ban", "visitor": id_of(judge)}, 409)["error"]["key"] == "error-moderator"
    judge.post("/api/moderation", {"kind": "ban", "visitor": "vnobody"}, 404)
    # a restart forgets nothing, and lifting ends it
    server.stop()
    server.start()
    rude.post("/api/tables", {"game": "notre-dame"}, 403)
    sanctions = judge.get("/api/moderation")["sanctions"]
    assert {(row["kind"], row["name"]) for row in sanctions} == {("ban", "Guest 1"), ("kick", "Loud"), ("mute", "Guest 1")}
    for row in sanctions:
        judge.http.delete(f"/api/moderation/{row['id']}").raise_for_status()
    assert judge.http.delete(f"/api/moderation/{sanctions[0]['id']}").status_code == 404
    rude.table(options={"players": 2})
    watcher.at(table).close()
    # who did what
    assert log_of(judge)[:6] == [("lift", row["visitor"]) for row in reversed(sanctions)] + [
        ("ban", wrong),
        ("kick", loud),
        ("mute", wrong),
    ]
    listed = json.loads(parlour(server, "audit", "--json"))
    assert [row["what"] for row in listed][-2:] == ["moderator", "moderator-link"]
    assert "Judge" in parlour(server, "moderators", "list")
    parlour(server, "moderators", "remove", id_of(judge))
    judge.get("/api/moderation", 403)
    assert "no moderator" in parlour(server, "moderators", "remove", id_of(judge), code=2)


def test_a_name_is_taken_away_and_a_report_dismissed(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    judge = named_moderator(server)
    table, (host, rude), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, public=True)
    rude.post("/api/me/recovery")
    judge.post("/api/moderation", {"kind": "name", "visitor": id_of(rude)})
    a.wait(lambda frame: frame["seats"][1]["name"].startswith("Guest ") and frame["seats"][1]["name"] != "Guest 1")
    assert rude.get("/api/me")["name"] == a.frame["seats"][1]["name"]
    server.visitor("Guest 1")
    host.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "name"})
    judge.post("/api/moderation", {"kind": "dismiss", "visitor": id_of(rude)})
    assert judge.get("/api/moderation")["reports"] == []
    judge.post("/api/moderation", {"kind": "dismiss", "visitor": id_of(rude)}, 404)
    a.close()
    b.close()


def test_what_operators_do_is_written_down(fresh_lite: Callable[..., Server]) -> None:
    """Freezes, thaws, deletions, re-issues; and no secret among it."""
    server = fresh_lite()
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    link = host.post(f"/api/tables/{table}/reissue", {"seat": 1})["link"]
    invitation = parlour(server, "moderators", "invite").split()[-1]
    code = host.post("/api/me/recovery")["code"]
    parlour(server, "tables", "freeze", table, "--reason", "a bug")
    parlour(server, "tables", "thaw", table)
    a.close()
    b.close()
    parlour(server, "tables", "delete", table, "--yes")
    text = parlour(server, "audit", "--json")
    rows: list[dict[str, Any]] = json.loads(text)
    assert [(row["who"], row["what"]) for row in reversed(rows)] == [
        (id_of(host), "reissue"),
        ("operator", "moderator-link"),
        (id_of(host), "recovery-code"),
        ("operator", "freeze"),
        ("operator", "thaw"),
        ("operator", "table-deleted"),
    ]
    assert next(row for row in rows if row["what"] == "freeze")["data"] == {"reason": "a bug"}
    for secret in (token_of(link), token_of(invitation), code):
        assert secret.rpartition(".")[2] not in text
        assert secret.partition("-")[0] not in text or "." in secret
    plain = parlour(server, "audit")
    assert f"operator  table frozen  {table}  reason: a bug\n" in plain
    assert f"оператор  стол заморожен  {table}  причина: a bug\n" in parlour(server, "audit", "--lang", "ru")
    assert "parlour moderators invite" in parlour(server, "moderators", "list", "--lang", "fr")


def test_a_ban_of_an_address_holds_or_says_that_none_is_known(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    judge = named_moderator(server)
    quiet = Visitor(server)
    whom = str(quiet.post("/api/me", {"name": "Quiet"})["visitor"])  # all that they ever did here
    server.stop()
    server.start()
    ban = {"kind": "ban", "visitor": whom, "hours": 1, "address": True}
    assert judge.post("/api/moderation", ban)["address"] is False, "a server that has not seen them since its start cannot know"
    server.visitor("Ada")
    other = str(Visitor(server).post("/api/me", {"name": "Other"})["visitor"])
    assert judge.post("/api/moderation", {**ban, "visitor": other})["address"] is True
    assert server.visitor().post("/api/me", {"name": "Somebody new"}, 403)["error"]["key"] == "error-banned"
    log = judge.get("/api/moderation")["log"]
    assert [row["data"]["address"] for row in log if row["what"] == "ban"] == [True, False]
