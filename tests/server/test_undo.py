"""Taking back, doing again, "done" before it is too late, and more by consent."""

from __future__ import annotations

import random

import pytest

from tests.server.client import Refusal, Server, Socket, last_undo, play_on, sit_all


def draft(sockets: list[Socket]) -> None:
    """Through the cards of the first round, until one seat plays."""
    while all(s.frame["ask"] is None or s.frame["ask"]["key"] == "ask-keep-card" for s in sockets):
        rev = max(s.frame["rev"] for s in sockets)
        for s in sockets:
            s.rev(rev)
        asked = [s for s in sockets if s.frame["ask"]]
        if not asked or asked[0].frame["ask"]["key"] != "ask-keep-card":
            holding = [s for s in sockets if s.frame["done"]]
            if not holding:
                return
            holding[0].rev(holding[0].say(done=True)["rev"])
            continue
        asked[0].do(asked[0].frame["do"][0])


def test_undo_and_redo_of_own_decisions(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2, "first": "0"}, done="always")
    draft([a, b])
    a.wait(lambda frame: frame["ask"] is not None)
    before = a.frame
    text = before["do"][0]
    a.do(text)
    after = a.frame
    assert after["undo"]
    assert after["decided"] == {"rev": after["rev"], "do": [text]}
    assert after["view"] != before["view"]
    told = [t for t in after["told"] if "event" in t]
    a.rev(a.say(undo=True)["rev"])
    assert a.frame["view"] == before["view"]
    assert a.frame["decided"] == before["decided"]
    assert a.frame["do"] == before["do"]
    assert a.frame["ask"]["id"] != before["ask"]["id"]
    undo = a.frame["told"][-1]
    assert undo["table"] == "undo"
    assert undo["args"] == {"player": 0, "undone": [after["rev"]]}
    assert a.frame["redo"]
    a.rev(a.say(redo=True)["rev"])
    assert a.frame["view"] == after["view"]
    assert a.frame["do"] == after["do"]
    assert not a.frame["redo"]
    log = a.told
    assert [t["event"] for t in log if t.get("rev") == a.frame["rev"] and "event" in t] == [t["event"] for t in told]
    with pytest.raises(Refusal) as refused:
        b.say(undo=True)
    assert refused.value.key == "error-cannot-undo"
    a.close()
    b.close()


def test_done_always_keeps_play_until_it_is_said(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2, "first": "0"}, done="always")
    draft([a, b])
    a.wait(lambda frame: frame["ask"] is not None)
    while not a.frame["done"]:
        a.do(a.frame["do"][0])
    b.rev(a.frame["rev"])
    assert b.frame["ask"] is None
    assert b.frame["asked"] == [0]
    with pytest.raises(Refusal) as refused:
        b.say(done=True)
    assert refused.value.key == "error-nothing-to-confirm"
    assert a.frame["undo"]
    a.rev(a.say(undo=True)["rev"])
    assert not a.frame["done"]
    a.rev(a.say(redo=True)["rev"])
    rev = a.say(done=True)["rev"]
    assert b.rev(rev)["ask"] is not None
    a.rev(rev)
    assert a.frame["undo"], "until the other seat moves"
    b.do(b.frame["do"][0])
    assert not a.rev(b.frame["rev"])["undo"]
    a.close()
    b.close()


def test_the_last_sealed_answer_is_held(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, done="irreversible")
    a.do(a.frame["do"][0])
    assert not a.frame["done"]
    assert a.frame["answered"] == [0]
    view = b.rev(a.frame["rev"])["view"]
    text = b.frame["do"][0]
    b.do(text)
    assert b.frame["held"] == text
    assert b.frame["done"]
    assert b.frame["ask"] is None
    assert b.frame["view"] == view
    seen = a.rev(b.frame["rev"])
    assert seen["held"] is None
    assert seen["asked"] == [1]
    assert seen["told"] == []
    with pytest.raises(Refusal):
        a.say(undo=True, seat=1)
    b.rev(b.say(undo=True)["rev"])
    assert b.frame["held"] is None
    assert b.wait(lambda frame: frame["ask"] is not None)["ask"]["key"] == "ask-keep-card"
    b.do(b.frame["do"][1])
    rev = b.say(done=True)["rev"]
    assert a.rev(rev)["asked"] == [0, 1]
    with pytest.raises(Refusal) as refused:
        b.say(undo=True)
    assert refused.value.key == "error-cannot-undo"
    a.close()
    b.close()


def test_bots_and_chance_wait_for_done(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2, "first": "0"}, seats=[{"kind": "me"}, {"kind": "bot"}], done="irreversible")
    with host.at(made["table"]) as a:
        rng = random.Random(2)
        for _ in range(40):
            a.wait(lambda frame: frame["ask"] is not None or frame["done"])
            if a.frame["done"] and not a.frame["held"]:
                break
            if a.frame["done"]:
                a.say(done=True)
                a.wait(lambda frame: not frame["done"])
            else:
                a.do(rng.choice(a.frame["do"]))
        rev = a.frame["rev"]
        assert a.frame["asked"] == [0]
        assert a.frame["undo"]
        with pytest.raises(TimeoutError):
            a.receive(0.6)
        a.say(done=True)
        a.wait(lambda frame: frame["rev"] > rev + 1)


def test_more_by_consent_of_all(server: Server) -> None:
    _, _, (a, b, c) = sit_all(server, "notre-dame", 3, options={"players": 3, "first": "0"}, done="never")
    everybody = [a, b, c]
    rng = random.Random(4)
    play_on(everybody, rng, 5)
    target = max(s.frame["rev"] for s in everybody)
    for s in everybody:
        s.rev(target)
    views = [s.frame["view"] for s in everybody]
    play_on(everybody, rng, 14)
    proposed = a.say(propose={"what": "undo", "to": target})["rev"]
    for s in everybody:
        assert s.rev(proposed)["consent"]["needed"] == [1, 2]
    name = a.frame["consent"]["id"]
    with pytest.raises(Refusal):
        a.say(consent=name, yes=True)
    assert a.rev(b.say(consent=name, yes=False)["rev"])["consent"] is None
    proposed = a.say(propose={"what": "undo", "to": target})["rev"]
    name = a.rev(proposed)["consent"]["id"]
    b.say(consent=name, yes=True)
    rev = c.say(consent=name, yes=True)["rev"]
    assert [s.rev(rev)["view"] for s in everybody] == views
    assert a.frame["consent"] is None
    assert a.frame["rev"] > target
    undone = last_undo(a.told)["args"]
    assert min(undone["undone"]) > target
    assert undone["player"] == 0  # whoever asked for it, not who agreed last
    play_on(everybody, rng)
    assert a.frame["over"]["reason"] == "end"
    with pytest.raises(Refusal):
        a.say(propose={"what": "undo", "to": target})
    for s in everybody:
        s.close()


def test_alone_against_bots_anything_can_be_taken_back(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}], done="never")
    with host.at(made["table"]) as a:
        first = a.wait(lambda frame: frame["ask"] is not None)
        for _ in range(6):
            a.wait(lambda frame: frame["ask"] is not None)
            a.do(a.frame["do"][0])
        a.wait(lambda frame: frame["ask"] is not None)
        a.say(propose={"what": "undo", "to": first["rev"]})
        a.wait(lambda frame: frame["told"] and frame["told"][-1].get("table") == "undo")
        assert a.frame["view"]["round"] == first["view"]["round"]


def test_ending_by_consent(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    name = a.rev(a.say(propose={"what": "end"})["rev"])["consent"]["id"]
    rev = b.say(consent=name, yes=True)["rev"]
    over = a.rev(rev)
    assert over["status"] == "over"
    assert over["over"]["reason"] == "agreed"
    assert over["over"]["ranking"] is None
    a.close()
    b.close()
