"""The draft of Notre Dame as two seats see it, frame by frame: nobody learns what lies sealed."""

from __future__ import annotations

import json
from typing import Any

from tests.server.client import Server, Socket, sit_all


def same_but_answered(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Between two frames nothing changed for this seat but who has answered."""
    for key in ("ask", "do", "undo", "redo", "done", "held", "over", "status", "prepared"):
        assert before[key] == after[key], key
    one, other = ({k: v for k, v in frame["view"].items() if k != "asked"} for frame in (before, after))
    assert one == other
    assert after["told"] == []


def test_the_draft_frame_by_frame(server: Server) -> None:
    table, visitors, (a, b, c) = sit_all(server, "notre-dame", 3, options={"players": 3, "first": "0"}, done="never")
    watcher = server.visitor("Wim")
    watcher.claim(visitors[0].post(f"/api/tables/{table}/links", {"kind": "watch"})["link"])
    w = watcher.at(table)
    for s in (a, b, c):
        assert s.frame["ask"]["key"] == "ask-keep-card"
        assert s.frame["ask"]["clause"].startswith("ND-")
        assert s.frame["asked"] == [0, 1, 2]
        assert s.frame["answered"] == []
        assert len(s.frame["do"]) == 3
    assert w.frame["ask"] is None
    assert w.frame["seat"] == -3

    before_a, before_c, before_w = a.frame, c.frame, w.frame
    kept = b.frame["do"][0]
    rev = b.do(kept)
    for s, before in ((a, before_a), (c, before_c), (w, before_w)):
        after = s.rev(rev)
        assert after["answered"] == [1]
        assert after["asked"] == [0, 2]
        same_but_answered(before, after)
        assert kept.partition(" ")[2] not in json.dumps(after)
    assert b.frame["ask"] is None
    assert b.frame["undo"]

    # b changes its mind; the others only see that it is asked again
    before_a = a.frame
    rev = b.say(undo=True)["rev"]
    b.rev(rev)
    after = a.rev(rev)
    assert after["answered"] == []
    assert after["ask"] == before_a["ask"]
    assert [t["table"] for t in after["told"]] == ["undo"]
    assert b.wait(lambda frame: frame["ask"] is not None)["ask"]["id"] != f"{rev - 1}.1"
    assert b.frame["redo"]
    other = b.frame["do"][1]
    b.do(other)
    a.do(a.frame["do"][0])
    assert c.rev(a.frame["rev"])["ask"] == before_c["ask"], "the question stays while others answer"
    rev = c.do(c.frame["do"][2])

    # all are in: each seat hears what it gave and got, and no more
    for seat, s in enumerate((a, b, c)):
        s.rev(rev)
        assert s.frame["answered"] == []
        assert s.frame["asked"] == [0, 1, 2]
        hands = [s.frame["view"]["players"][i] for i in range(3)]
        assert all(card["card"] for card in hands[seat]["hand"])
        assert len(hands[seat]["hand"]) == 1
    assert other.partition(" ")[2] in json.dumps(b.frame["view"]["players"][1]["hand"])
    secret(a, b, other.partition(" ")[2])
    for s in (a, b, c, w):
        s.close()


def secret(a: Socket, b: Socket, card: str) -> None:
    """What b kept from its own packet is not in anything a was sent, unless a passed it there."""
    assert card in json.dumps(b.frames)
    if not card.startswith(a.frame["view"]["players"][0]["colour"]):
        for frame in a.frames:
            players = frame["view"]["players"]
            assert card not in json.dumps(players[1]["hand"]) or card in json.dumps(players[0].get("seen", []))
