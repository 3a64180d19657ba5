"""A run of picks over the protocol: chosen in any order, tried out, confirmed by one message, taken back as one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.picks import picks_of
from parlour.engine.record import Move, Record
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.server.client import Refusal, Server, Socket, Visitor, sit_all

FADO = {"players": 2, "first": "0"}


def refused(socket: Socket, **message: Any) -> dict[str, Any]:
    with pytest.raises(Refusal) as caught:
        socket.say({name.replace("_", "-"): value for name, value in message.items()})
    return caught.value.error


def at_the_street(server: Server) -> tuple[str, Visitor, Socket, Socket]:
    """A table of two whose first player invites customers from the street."""
    table, visitors, (a, b) = sit_all(server, "house-of-fado", 2, options=FADO, done="always")
    a.wait(lambda frame: frame["ask"] is not None)
    a.do("place street-left")
    return table, visitors[0], a, b


def two_colours(frame: dict[str, Any]) -> list[str]:
    """Two customers of one group, the later colour first: the order that the engine does not take."""
    guests = [text for text in frame["ask"]["picks"]["add"] if text.startswith("invite left")]
    return [guests[-1], guests[0]] if len(guests) > 1 else [guests[0], guests[0]]


def test_a_set_is_tried_out_confirmed_and_taken_back_as_one(server: Server) -> None:
    _, _, a, b = at_the_street(server)
    before = a.frame
    picks = before["ask"]["picks"]
    assert picks["verbs"] == ["invite", "critic", "table"]
    assert picks["confirm"], "doing without is a choice"
    assert picks["stop"] == "pass"
    guests = two_colours(before)
    shown = a.say({"what-if": ["table two"]})
    assert not shown["confirm"], "a table without customers"
    assert set(guests) <= set(shown["add"])
    chosen = ["table two", *guests]
    shown = a.say({"what-if": chosen})
    assert (shown["ask"], shown["chosen"], shown["confirm"], shown["add"]) == (before["ask"]["id"], chosen, True, [])
    assert [row["event"] for row in shown["told"]].count("seated") == 2
    assert a.frame["rev"] == before["rev"], "trying out changes nothing"
    answer = a.say(picks=chosen, ask=before["ask"]["id"])
    assert answer["rev"] == before["rev"] + 1, "one line of the journal"
    after = a.rev(answer["rev"])
    assert [row["event"] for row in after["told"] if row.get("event") == "seated"] == ["seated", "seated"]
    assert a.say(picks=chosen[::-1], ask=before["ask"]["id"])["rev"] == answer["rev"], "the same set is the same answer"
    assert refused(a, picks=guests, ask=before["ask"]["id"])["key"] == "error-old-ask"
    undone = a.rev(a.say(undo=True)["rev"])
    assert undone["view"] == before["view"]
    assert undone["ask"]["picks"] == picks
    assert undone["told"][-1]["args"] == {"player": 0, "undone": [answer["rev"]]}
    redone = a.rev(a.say(redo=True)["rev"])
    assert redone["view"] == after["view"]
    a.close()
    b.close()


def test_a_restart_and_the_record_know_plain_lines(server: Server) -> None:
    table, visitor, a, b = at_the_street(server)
    a.rev(a.say(picks=[*two_colours(a.frame), "table two"], ask=a.frame["ask"]["id"])["rev"])
    view = a.frame["view"]
    server.kill()
    server.start()
    with visitor.at(table) as again:
        assert again.frame["view"] == view
        undone = again.rev(again.say(undo=True)["rev"])
        assert undone["ask"]["key"] == "ask-street"
        again.rev(again.say(redo=True)["rev"])
        assert again.frame["view"] == view
        assert again.say(propose={"what": "end"})["rev"]
        with b.visitor.at(table) as other:
            other.say(consent=other.frame["consent"]["id"], yes=True)
            lines = other.visitor.get(f"/api/tables/{table}/replay/lines")["lines"]
    own = [line for line in lines if line.startswith("0: ")]
    assert own[:2] == ["0: place street-left", next(line for line in own if line.startswith("0: invite"))]
    assert own[2] == "0: table two"


def test_a_hint_says_a_whole_set_that_has_what_is_chosen(server: Server) -> None:
    host = server.visitor("Ada")
    made = host.table("house-of-fado", options=FADO, seats=[{"kind": "me"}, {"kind": "bot"}], hints=True, done="never")
    with host.at(made["table"]) as a:
        a.wait(lambda frame: frame["ask"] is not None)
        a.do("place street-left")
        guests = two_colours(a.frame)
        for chosen in (guests[:1], ["table two", *guests]):
            best = a.say(hint=chosen)["alternatives"][0]
            assert not Counter(chosen) - Counter(best["picks"])
            assert a.say({"what-if": best["picks"]})["confirm"]
        assert refused(a, hint=["table two", "close"])["field"] == "hint[1]"
        assert refused(a, hint="table two")["key"] == "error-bad-value"


def test_bad_sets_get_clear_answers(server: Server) -> None:
    _, _, a, b = at_the_street(server)
    ask = a.frame["ask"]["id"]
    error = refused(a, picks="table two", ask=ask)
    assert (error["key"], error["field"], error["came"]) == ("error-bad-value", "picks", "table two")
    error = refused(a, picks=["table two", 7], ask=ask)
    assert (error["key"], error["field"], error["came"]) == ("error-bad-value", "picks[1]", 7)
    error = refused(a, picks=["table two"] * 61, ask=ask)
    assert (error["key"], error["came"], error["allowed"]) == ("error-bad-value", 61, 60)
    error = refused(a, what_if=["table two", "table seven"])
    assert (error["key"], error["field"], error["came"]) == ("error-no-such-action", "what-if[1]", "table seven")
    error = refused(a, what_if=["table two", "close"])
    assert (error["key"], error["field"], error["why"]["key"]) == ("error-refused", "what-if[1]", "why-not-this")
    error = refused(a, picks=["table two"], ask=ask)
    assert (error["key"], error["field"], error["why"]["key"]) == ("error-refused", "picks", "why-choose-more")
    guests = two_colours(a.frame)
    error = refused(a, picks=["table two", *guests, guests[0]], ask=ask)
    assert (error["key"], error["came"], error["why"]["clause"]) == ("error-refused", guests[0], "HF-4.1")
    assert refused(a, picks=[], ask="1.0")["key"] == "error-old-ask"
    assert refused(b, picks=[], ask=ask)["key"] == "error-not-asked"
    assert refused(b, what_if=[])["key"] == "error-not-asked"
    assert a.frame["ask"]["id"] == ask
    a.do("pass")
    while not a.frame["done"]:
        a.receive()
    b.rev(a.say(done=True)["rev"])
    b.wait(lambda frame: frame["ask"] is not None)
    assert b.frame["ask"]["picks"] is None
    error = refused(b, picks=["place rehearsal"], ask=b.frame["ask"]["id"])
    assert error["key"] == "error-no-picks"
    a.close()
    b.close()


def wild_story_points() -> Record:
    """A game of Lacrimosa up to a maintenance in which both have two wild steps or more to choose."""
    game = find("lacrimosa")
    for seed in range(200):
        options = game.choose({"players": 2})
        s, rng = game.new(options), Rng(seed)
        moves: list[Move] = []
        while s.player() != NOBODY:
            runs = [picks_of(game, s, seat) for seat in s.asked()] if s.together is not None else []
            if len(runs) == 2 and all(run and run.picks[0].name == "raise" and run.options([]).left >= 2 for run in runs):
                return Record(game.id, game.version, options, {}, ["Ada", "Ben"], moves)
            seat = s.player()
            legal = s.legal(seat)
            action = s.draw(rng) if seat == CHANCE else legal[rng.below(len(legal))]
            moves.append((seat, game.words.text(action)))
            s.apply(seat, action)
    raise AssertionError("no such game found")


def test_picks_asked_of_several_at_the_same_time(server: Server) -> None:
    """[LA-6.1, LA-3.4] Everybody chooses all the wild steps at once, in any order; what others choose stays sealed."""
    record = wild_story_points()
    ada, ben = server.visitor("Ada"), server.visitor()
    old = ada.post("/api/import", {"record": record.text()})["table"]
    made = ada.post(f"/api/tables/{old}/fork", {"step": len(record.moves), "seats": [{"kind": "me"}, {"kind": "person"}]})
    ben.claim(made["links"]["seats"]["1"], name="Ben")
    with ada.at(made["table"]) as a, ben.at(made["table"]) as b:
        first = a.wait(lambda frame: frame["ask"] is not None)
        left = first["ask"]["picks"]["left"]
        assert first["ask"]["args"]["n"] == left >= 2
        assert first["ask"]["picks"]["stop"] is None
        chosen = ["raise composition", *["raise talent"] * (left - 1)]
        error = refused(a, picks=chosen[1:], ask=first["ask"]["id"])
        assert (error["why"]["key"], error["why"]["args"]) == ("why-choose-more", {"n": 1})
        assert a.say({"what-if": chosen[:1]})["left"] == left - 1
        assert [row["event"] for row in a.say({"what-if": chosen})["told"]], "what it brings, though it will be sealed"
        a.rev(a.say(picks=chosen, ask=first["ask"]["id"])["rev"])
        assert (a.frame["ask"], a.frame["answered"]) == (None, [0])
        again = a.rev(a.say(undo=True)["rev"])
        assert again["ask"]["picks"] == first["ask"]["picks"]
        a.rev(a.say(picks=chosen, ask=again["ask"]["id"])["rev"])
        other = b.rev(a.frame["rev"])
        mine = other["ask"]["picks"]["left"]
        b.rev(b.say(picks=["raise travel"] * mine, ask=other["ask"]["id"])["rev"])
        assert b.frame["done"], "the last sealed answer waits"
        assert (b.frame["held"], b.frame["held_more"]) == ("raise travel", ["raise travel"] * (mine - 1))
        b.rev(b.say(done=True)["rev"])
        a.rev(b.frame["rev"])
        for s in (a, b):
            assert s.frame["ask"] is None or s.frame["ask"]["key"] != "ask-raise-track"
        told = [row for row in a.told if row.get("event") in ("track-rose", "track-full") and row["rev"] == b.frame["rev"]]
        assert {row["args"]["points"] for row in told if row["args"]["player"] == 0} == {0, 2}
        assert {row["args"]["points"] for row in told if row["args"]["player"] == 1} == {1}
