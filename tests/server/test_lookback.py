"""Replay, log, score sheet, records, forks and ratings of finished games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.engine.game import Game
from parlour.engine.record import read_record, replay
from parlour.shelf import find, games
from tests.seats import fewest
from tests.server.client import Server, play_on, sit_all


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_replay_at_any_step_from_any_seat(server: Server, game: Game) -> None:
    table, visitors, sockets = sit_all(server, game.id, fewest(game), options={"players": fewest(game)}, done="never")
    a, host = sockets[0], visitors[0]
    seen = {}
    rng = random.Random(9)
    while not a.frame["over"]:
        seen[a.frame["rev"]] = a.frame["view"]
        play_on(sockets, rng, 1)
        for s in sockets:
            s.rev(max(s.frame["rev"] for s in sockets))
    lines = host.get(f"/api/tables/{table}/replay/lines")["lines"]
    first = host.get(f"/api/tables/{table}/replay?seat=0&step=0")
    assert first["steps"] == len(lines)
    assert first["frames"][0]["line"] is None
    views = []
    for step in range(0, len(lines) + 1, 100):
        for frame in host.get(f"/api/tables/{table}/replay?seat=0&step={step}&count=100")["frames"]:
            assert frame["line"] == (lines[frame["step"] - 1] if frame["step"] else None)
            views.append(frame["view"])
    assert len(views) == len(lines) + 1
    for view in seen.values():
        assert view in views, "what the seat saw then is what the replay shows"
    other = host.get(f"/api/tables/{table}/replay?seat=1&step={len(lines) // 2}")["frames"][0]
    watched = host.get(f"/api/tables/{table}/replay?seat=-3&step={len(lines) // 2}")["frames"][0]
    assert other["scores"] == watched["scores"]
    assert host.get(f"/api/tables/{table}/replay?seat=5", 422)["error"]["field"] == "seat"
    assert host.get(f"/api/tables/{table}/replay?step=99999", 422)["error"]["field"] == "step"
    host.get(f"/api/tables/{table}/log?seat=1")
    a.say_as(1)
    assert a.frame["view"] == sockets[1].frame["view"], "after the end everybody may see everything"
    sheet = host.get(f"/api/tables/{table}/sheet")
    assert sheet["scores"] == a.frame["over"]["scores"] == sheet["steps"][-1]["scores"]
    for s in sockets:
        s.close()


def test_export_import_and_fork(server: Server) -> None:
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    play_on(sockets, random.Random(2))
    host = visitors[0]
    text = host.http.get(f"/api/tables/{table}/record").text
    one_line = host.http.get(f"/api/tables/{table}/record?form=json")
    assert read_record(one_line.text).moves == read_record(text).moves
    for form in (text, one_line.text):
        made = host.post("/api/import", {"record": form, "title": "Kept"})
        assert made["status"] == "over"
        assert host.http.get(f"/api/tables/{made['table']}/record").text == text
    record = read_record(text)
    cut = "\n".join(text.splitlines()[:-40]) + "\n"
    assert host.post("/api/import", {"record": cut})["status"] == "abandoned"
    rows = text.splitlines()
    kept = next(i for i, row in enumerate(rows) if ": keep " in row)
    for form, row, key, where in (
        (text, rows[kept].replace(": keep ", ": keep no-"), "error-record-action", kept + 1),
        (text, rows[kept] + "\n" + rows[kept], "error-record-move", kept + 2),
        (text, "\n" + rows[kept].replace(": ", " "), "error-record-line", kept + 2),
        (one_line.text, rows[kept] + '", "' + rows[kept], "error-record-move", kept - rows.index("") + 1),
    ):
        bad = form.replace(rows[kept], row, 1)
        error = host.post("/api/import", {"record": bad}, 422)["error"]
        assert (error["key"], error["field"]) == (key, f"record[{where}]")
        assert error["came"] == row.replace('", "', "\n").splitlines()[-1]
        assert bool(error.get("why")) == (key == "error-record-move"), "a refused move says why, by its clause"
    for bad, key, field in (
        ("x", "error-record-start", "record[1]"),
        (text.replace("rules: 1", "rules: 99"), "error-record-version", "record"),
        (text.replace("options: ", "option: "), "error-record", "record"),
        (text.replace("game: notre", "game: unser"), "error-unknown-game", "game"),
    ):
        error = host.post("/api/import", {"record": bad}, 422)["error"]
        assert (error["key"], error["field"]) == (key, field)

    step = len(record.moves) // 2
    fork = host.post(f"/api/tables/{table}/fork", {"step": step, "seats": [{"kind": "me"}, {"kind": "bot"}], "done": "never"})
    with host.at(fork["table"]) as a:
        play_on([a], random.Random(3))
        over = a.frame["over"]
    lines = host.get(f"/api/tables/{fork['table']}/replay/lines")["lines"]
    old = host.get(f"/api/tables/{table}/replay/lines")["lines"]
    assert lines[:step] == old[:step]
    forked = read_record(host.http.get(f"/api/tables/{fork['table']}/record").text)
    assert replay(find("notre-dame"), forked).scores() == over["scores"]
    assert host.get(f"/api/tables/{fork['table']}")["settings"]["forked"] == {"table": table, "step": step}
    error = host.post(f"/api/tables/{table}/fork", {"step": len(old)}, 422)["error"]
    assert error["field"] == "step"
    for s in sockets:
        s.close()


RATED: dict[str, Any] = {"rated": True, "clock": {"kind": "live", "reserve": 3600, "increment": 60}}


def test_ratings(server: Server) -> None:
    table, visitors, sockets = sit_all(server, "notre-dame", 3, options={"players": 3}, done="never", **RATED)
    play_on(sockets, random.Random(6))
    over = sockets[0].frame["over"]
    gains = {row["seat"]: row["after"] - row["before"] for row in over["ratings"]}
    assert set(gains) == {0, 1, 2}
    assert abs(sum(gains.values())) <= 2, "what some win others lose"
    best = over["ranking"].index(1)
    assert gains[best] == max(gains.values())
    mine = [row for row in visitors[0].get("/api/ratings/notre-dame")["ratings"] if row["me"]]
    assert mine == [{"name": "Ada", "rating": over["ratings"][0]["after"], "games": 1, "provisional": True, "me": True}]
    again = visitors[1].at(table)
    assert again.frame["over"] == over
    again.close()
    for s in sockets:
        s.close()


def test_unrated_tables_change_nothing(server: Server) -> None:
    host = server.visitor("Solo")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = host.table(options={"players": 2}, seats=seats, done="never", **RATED)
    with host.at(made["table"]) as a:
        play_on([a], random.Random(1))
        assert a.frame["over"]["ratings"] == []
    assert not any(row["me"] for row in host.get("/api/ratings/notre-dame")["ratings"])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_running_game_looks_back_as_its_seat_knew_it(server: Server, game: Game) -> None:
    """Every earlier rev shows just what that seat was sent then, also what was taken back; other seats' views are refused."""
    table, visitors, sockets = sit_all(
        server, game.id, fewest(game), options={"players": fewest(game)}, done="never", public=True
    )
    rng = random.Random(5)
    for _ in range(25):
        play_on(sockets, rng, 1)
        newest = max(s.frame["rev"] for s in sockets)
        for s in sockets:
            s.rev(newest)
        for s in sockets:
            if s.frame["undo"] and rng.random() < 0.3:
                s.rev(s.say(undo=True)["rev"])
                break
    newest = max(s.frame["rev"] for s in sockets)
    assert any(told.get("table") == "undo" for told in sockets[0].told)
    for seat, (visitor, s) in enumerate(zip(visitors, sockets)):
        frames = {frame["rev"]: frame for frame in s.frames if frame["seat"] == seat}
        assert len(frames) > 25
        for rev, frame in frames.items():
            then = visitor.get(f"/api/tables/{table}/moment?seat={seat}&rev={rev}")
            assert then["view"] == frame["view"]
            assert then["asked"] == frame["asked"]
            assert then["told"] == [told for told in frame["told"] if told["rev"] == rev]
        other = visitor.get(f"/api/tables/{table}/moment?seat={(seat + 1) % len(sockets)}&rev={newest}", 403)
        assert other["error"]["key"] == "error-not-yours"
        assert visitor.get(f"/api/tables/{table}/moment?seat={seat}&rev={newest + 1}", 422)["error"]["field"] == "rev"
    onlooker = server.visitor("Cosme")
    with onlooker.at(table) as watcher:
        assert watcher.frame["seat"] == -3
        now = onlooker.get(f"/api/tables/{table}/moment?rev={newest}")
        assert now["view"] == watcher.frame["view"]
        onlooker.get(f"/api/tables/{table}/moment?seat=0&rev={newest}", 403)
    for s in sockets:
        s.close()
