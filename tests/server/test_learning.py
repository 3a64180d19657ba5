"""Tips at a table, each once; and from what happens in guided games to what `parlour learn report` says of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from parlour.commands import learn_report
from parlour.server.stores.learning import counts
from parlour.server.stores.store import Do
from tests.runner import run
from tests.server.client import Refusal, Server, Socket, Visitor
from tests.server.inside import Browser, application, living
from tests.server.test_lessons import answer, station


def lesson(visitor: Visitor, lang: str) -> Socket:
    return visitor.at(str(visitor.post("/api/learn", {"game": "lacrimosa", "lang": lang})["table"]))


def alone(visitor: Visitor, **more: Any) -> Socket:
    """A table of Lacrimosa against a Novice."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    made = visitor.table("lacrimosa", options={"players": 2}, seats=seats, done="never", **{"hints": True, **more})
    socket = visitor.at(made["table"])
    socket.wait(lambda f: f["ask"] is not None)
    return socket


def report(server: Server, monkeypatch: pytest.MonkeyPatch, *args: str) -> str:
    for name in ("PARLOUR_DATA", "DATABASE_URL"):
        monkeypatch.setenv(name, server.env[name])
    with ThreadPoolExecutor(1) as beside:  # where no event loop runs
        done = beside.submit(run, "learn", "report", *args).result()
    assert done.exit_code == 0, done.output
    return done.stdout


def test_from_what_happens_to_the_report(fresh: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    """With two workers, on both stores: one learner to the end and beyond, one who leaves after the first move."""
    server = fresh(PARLOUR_WORKERS="2")
    ada, ben = server.visitor("Ada"), server.visitor("Ben")
    with lesson(ada, "fr") as socket:
        station(socket)
        for _ in range(3):
            socket.say(learn="wrong")
        socket.rev(socket.say(learn="show")["rev"])
        station(socket)
        answer(socket)
        socket.wait(lambda f: f["lesson"]["station"] == 3 and f["lesson"]["say"] is not None)
        socket.say(learn="skip")
        socket.wait(lambda f: f["lesson"]["station"] == 4 and f["lesson"]["say"] is not None)
        while not station(socket)["over"]:
            answer(socket)
        for word in ("nearly", "yes"):  # it is asked once
            socket.say(learn=word)
        socket.do(socket.frame["do"][0])
    for _ in range(2):  # of which one is the second game
        alone(ada).close()
    with lesson(ben, "fr") as socket:
        station(socket)
        answer(socket)
        assert station(socket)["station"] == 2

    monkeypatch.setattr(learn_report, "WEEK", -60.0)  # as if it were later
    found = json.loads(report(server, monkeypatch, "--json"))
    (row,) = found["games"]
    assert (found["counting"], row["game"], row["lang"]) == (True, "lacrimosa", "fr")
    counted = {name: row[name] for name in ("begun", "finished", "resumed", "played_on", "played_out", "second_game")}
    assert counted == {"begun": 2, "finished": 1, "resumed": 0, "played_on": 1, "played_out": 0, "second_game": 1}
    assert row["friends"] == {"yes": 0, "nearly": 1, "no": 0}
    assert 0 < row["seconds_to_first_move"] < 60
    assert 0 <= row["minutes"] < 2
    stations = {one["station"]: one for one in row["stations"]}
    assert [stations[n]["reached"] for n in range(1, 13)] == [2, 2, *[1] * 10]
    assert [n for n in stations if stations[n]["left"]] == [2]
    assert (stations[1]["wrong"], stations[1]["show"], stations[3]["skip"]) == (3, 1, 1)
    assert all(stations[n]["seconds"] >= 1 for n in range(1, 13))
    text = report(server, monkeypatch, "--lang", "ru")
    assert "lacrimosa · fr" in text
    assert "могли бы сыграть с друзьями" in text
    assert "Закажите подсвеченный опус." in text, "what a station says stands beside its figures"
    assert "Здесь уходит больше 5 %" in text


def test_nothing_is_counted_where_the_operator_wants_it_so(fresh_lite: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = fresh_lite(PARLOUR_COUNT_LEARNING="off")
    with lesson(server.visitor("Ada"), "en") as socket:
        station(socket)
        socket.say(learn="wrong")
        answer(socket)
    monkeypatch.setenv("PARLOUR_COUNT_LEARNING", "off")
    assert json.loads(report(server, monkeypatch, "--json"))["games"] == []
    assert "Nothing is counted now" in report(server, monkeypatch)


def test_each_tip_once_and_never_two_in_a_turn(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = lite.visitor("Ada")
    seen: list[str] = []
    with alone(ada) as socket:
        turn, in_turn = 0, 0
        while turn < 9:
            new = any(text.startswith("experience ") for text in socket.frame["do"])
            turn, in_turn = turn + new, 0 if new else in_turn
            for _ in range(2):  # asked again, it has nothing more to say
                told = socket.say(tip="next", lang="es")
                if told["tip"] is not None:
                    seen.append(told["tip"]["id"])
                    in_turn += 1
                    assert told["tip"]["key"] == f"tip-lacrimosa-{seen[-1]}"
            assert in_turn <= 1
            assert told["left"] == 10 - len(seen)
            socket.do(socket.frame["do"][0])
            socket.wait(lambda f: f["ask"] is not None)
        socket.say(tip="closed", id=seen[0], lang="es")
    assert len(seen) == len(set(seen)) > 2
    with alone(ada) as again:  # another table, another device: what was seen was seen
        assert again.say(tip="next", lang="es")["left"] <= 10 - len(seen)
        assert ada.get("/api/me/data")["tip_seen"] == [{"game": "lacrimosa", "tip": tip} for tip in sorted(seen)]
    rows = {row["lang"]: row for row in json.loads(report(lite, monkeypatch, "--json"))["games"]}["es"]["tips"]
    assert {row["tip"]: (row["shown"], row["closed"]) for row in rows if row["tip"] == seen[0]} == {seen[0]: (1, 1)}


def test_what_was_told_and_is_done_all_the_same_is_counted(fresh_lite: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be paid for, and the card is carried out."""
    server = fresh_lite()
    with alone(server.visitor("Ada")) as socket:
        for _ in range(300):
            told = socket.say(tip="next", lang="en")
            if told["tip"] is not None and told["tip"]["id"] == "ducats":
                break
            socket.do(next((text for text in socket.frame["do"] if text.startswith("commission ")), socket.frame["do"][0]))
            socket.wait(lambda f: f["ask"] is not None)
        else:
            raise AssertionError("there was always something to pay with")
        socket.do("carry-out")
    (row,) = json.loads(report(server, monkeypatch, "--json"))["games"]
    assert next(tip for tip in row["tips"] if tip["tip"] == "ducats")["ignored"] == 1


def test_no_tips_where_hints_are_not_allowed_nor_while_a_guided_game_speaks(lite: Server) -> None:
    ada = lite.visitor("Ada")
    with alone(ada, hints=False) as socket, pytest.raises(Refusal) as refused:
        socket.say(tip="next", lang="en")
    assert refused.value.key == "error-hints-off"
    with lesson(ada, "en") as socket:
        station(socket)
        assert socket.say(tip="next", lang="en")["tip"] is None
        for what, lang, field in (("all", "en", "tip"), ("next", "tlh", "lang")):
            with pytest.raises(Refusal) as bad:
                socket.say(tip=what, lang=lang)
            assert bad.value.error["field"] == field
        with pytest.raises(Refusal) as strange:
            socket.say(tip="closed", id="everything", lang="en")
        assert strange.value.error["field"] == "id"


def test_whose_second_game_it_is(tmp_path: Path) -> None:
    """Of the same kind, within a week of the guided one, the first since then, and not another guided one."""

    async def story() -> None:
        app = application(tmp_path)
        async with living(app):
            server = app.state.server

            async def visitor(name: str, game: str, ago: float = 0.0) -> Browser:
                """Somebody who has had a guided game so long ago."""
                browser = Browser(app)
                await browser.post("/api/me", {"name": name})
                table = (await browser.post("/api/learn", {"game": game, "lang": "fr"}))["table"]
                await server.store.write(Do("UPDATE game_table SET created = created - ? WHERE id = ?", (ago, table)))
                return browser

            async def begins(browser: Browser, game: str, guest: Browser | None = None) -> int:
                """One more game begins; how many have been second ones by then."""
                bot, seat = {"kind": "bot", "level": "random"}, {"kind": "person"}
                wish = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, seat if guest else bot]}
                made = await browser.post("/api/tables", wish)
                if guest is not None:
                    await guest.post("/api/claim", {"token": made["links"]["seats"]["1"].partition("#")[2]})
                for task in [task for task in server.tasks if task.get_coro().__name__ == "second_game"]:
                    await task
                rows = await counts(server.store, 0.0)
                assert {row["lang"] for row in rows if row["what"] == "second-game"} <= {"fr"}
                return sum(row["n"] for row in rows if row["what"] == "second-game")

            ada, ben = await visitor("Ada", "lacrimosa"), await visitor("Ben", "notre-dame")
            late = await visitor("Clara", "lacrimosa", 8 * 86_400.0)
            assert await begins(ada, "notre-dame") == 0, "of another kind"
            assert await begins(late, "lacrimosa") == 0, "more than a week after it"
            assert await begins(ben, "lacrimosa", ada) == 1, "Ada's, who was invited; not Ben's"
            assert await begins(ada, "lacrimosa") == 1, "the third"
            assert await begins(ben, "notre-dame") == 2
            await ada.post("/api/learn", {"game": "notre-dame", "lang": "es"})
            assert await begins(ben, "lacrimosa") == 2

    asyncio.run(story())
