"""What was reached for the first time: told from finished games, those of old too, and never of who did not play them alone."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from parlour.server.people.firsts import End, First, firsts
from tests.server.client import Server, play_on

GAMES = ["lacrimosa", "notre-dame"]


def told(*ends: End) -> list[tuple[str, str, str, int]]:
    return [(one.table, one.what, one.about, one.n) for one in firsts(ends, GAMES)]


def test_what_a_series_of_games_brings() -> None:
    first = End("a", "notre-dame", 1.0, 3, 50, 1, ("novice", "odette"), ("no-overrun",))
    assert told(first) == [
        ("a", "finished", "", 0),
        ("a", "won", "", 0),
        ("a", "won-against", "odette", 0),
        ("a", "milestone", "no-overrun", 0),
    ]
    same = End("b", "notre-dame", 2.0, 3, 50, 1, ("odette",), ("no-overrun",))
    assert told(same, first) == told(first), "in the order in which they ended, each once"
    lost = End("c", "notre-dame", 3.0, 2, 51, 2, ("master",))
    assert told(first, lost)[4:] == [("c", "best", "", 51)]
    fewer = End("d", "notre-dame", 4.0, 2, 49, 1, ("adept",))
    assert told(first, lost, fewer)[5:] == [("d", "won-with", "2", 2), ("d", "won-against", "adept", 0)]
    alone = End("e", "lacrimosa", 5.0, 1, 70, 1, (), ("soloist",))
    assert told(first, alone)[4:] == [
        ("e", "finished", "", 0),
        ("e", "all-games", "", 2),
        ("e", "won", "", 0),
        ("e", "milestone", "soloist", 0),
    ]
    assert told(End("f", "notre-dame", 6.0, guided=True)) == [("f", "learnt", "", 0)], "it is not over"
    assert firsts([alone, first], GAMES)[5] == First("all-games", "", "e", 5.0, "", 2)


def change(server: Server, sql: str, *args: Any) -> None:
    with closing(sqlite3.connect(Path(server.env["PARLOUR_DATA"]) / "parlour.db")) as database, database:
        database.execute(sql, args)


def test_from_a_finished_game(fresh_lite: Any) -> None:
    """At the table and for good; in what one takes along; nobody's where one held both seats, or a bot did the rest."""
    server: Server = fresh_lite()
    ada, ben = server.visitor("Ada"), server.visitor()
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "colette"}]
    made = ada.table(options={"players": 3}, seats=seats, done="never")
    table = made["table"]
    ben.claim(made["links"]["seats"]["1"], name="Ben")
    sockets = [ada.at(table), ben.at(table)]
    play_on(sockets, random.Random(4), 3)
    assert ada.get("/api/mine/firsts") == {"firsts": []}
    sockets[1].say(resign=True)
    play_on(sockets[:1], random.Random(4))
    over = sockets[0].frame["over"]
    assert over["reason"] == "end"
    for socket in sockets:
        socket.close()

    found = ada.get("/api/mine/firsts")["firsts"]
    won = {("won", ""), ("won-against", "colette")} if over["ranking"][0] == 1 else set()
    whats = {(one["what"], one["about"]) for one in found if one["what"] != "milestone"}
    assert whats == {("finished", ""), *won}
    assert {(one["table"], one["game"]) for one in found} == {(table, "notre-dame")}
    assert ada.get(f"/api/mine/firsts?table={table}")["firsts"] == found
    assert ada.get("/api/mine/firsts?table=another")["firsts"] == []
    assert ada.get("/api/me/data")["firsts"] == found
    assert ben.get("/api/mine/firsts")["firsts"] == [], "whoever resigned has reached nothing"
    server.visitor().get("/api/mine/firsts", 401)

    old = '{"scores":[1,2,3],"ranking":[1,2,3],"reason":"end"}'
    change(server, "UPDATE game_table SET result = ? WHERE id = ?", old, table)
    assert ada.get("/api/mine/firsts")["firsts"] == found, "a game of before is played through again"
    me = ada.get("/api/me")["visitor"]
    change(server, "UPDATE sitting SET visitor = ? WHERE table_id = ?", me, table)
    assert ada.get("/api/mine/firsts")["firsts"] == [], "on one screen nobody knows whose result it is"
