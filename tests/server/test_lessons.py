"""Guided games on a real table: offered and refused, shown and skipped, left and resumed, and played on from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Refusal, Server, Socket, Visitor

GAMES = {"notre-dame": 13, "house-of-fado": 14, "lacrimosa": 12}


def begin(server: Server, game: str, name: str = "Ada") -> tuple[Visitor, str, Socket]:
    visitor = server.visitor(name)
    table = str(visitor.post("/api/learn", {"game": game})["table"])
    return visitor, table, visitor.at(table)


def station(socket: Socket) -> dict[str, Any]:
    """The lesson when it waits for the learner."""
    frame = socket.wait(lambda f: f["lesson"] is not None and (f["lesson"]["say"] is not None or f["lesson"]["over"]))
    return dict(frame["lesson"])


def answer(socket: Socket) -> None:
    """What is offered first: the whole run, where picks are asked for."""
    lesson, ask = socket.frame["lesson"], socket.frame["ask"]
    socket.do(next(text for text in lesson["offered"] if text in socket.frame["do"]) if ask["picks"] else lesson["offered"][0])


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_from_its_first_station_into_a_free_game(lite: Server, game: str) -> None:
    """Every station in its turn, with its sentences; then the same table is an ordinary one, with hints, unrated, unclocked."""
    _, _, socket = begin(lite, game)
    seen = []
    while not station(socket)["over"]:
        lesson = station(socket)
        if lesson["station"] not in seen:
            seen.append(lesson["station"])
            assert lesson["say"]["key"] == f"learn-{game}-{lesson['station']}-say"
            if lesson["station"] > 1:
                assert lesson["after"]["key"] == f"learn-{game}-{lesson['station'] - 1}-after"
        answer(socket)
    assert seen == list(range(1, GAMES[game] + 1))
    said: dict[str, dict[str, int]] = {}
    for sentence in (frame["lesson"][what] for frame in socket.frames for what in ("say", "after") if frame["lesson"][what]):
        assert said.setdefault(sentence["key"], sentence["args"]) == sentence["args"], sentence["key"]  # whatever was done since
    assert (socket.frame["rated"], socket.frame["hints"], socket.frame["clocks"]["kind"]) == (False, True, "none")
    last = socket.frame["do"][-1]  # anything goes now
    socket.do(last)
    assert socket.frame["lesson"] is None
    socket.close()


def test_other_answers_are_refused_kindly(lite: Server) -> None:
    """What is legal but not offered, what is not legal, and what is no message."""
    _, _, socket = begin(lite, "notre-dame")
    assert station(socket)["offered"] == ["play blue-residence"]
    with pytest.raises(Refusal) as other:
        socket.do("play green-bank")
    assert (other.value.key, other.value.error["allowed"]) == ("error-lesson", ["play blue-residence"])
    with pytest.raises(Refusal) as illegal:
        socket.do("hire doctor")
    assert illegal.value.key == "error-refused"
    assert illegal.value.error["why"]["clause"].startswith("ND-")
    with pytest.raises(Refusal) as wrong:
        socket.say(learn="everything")
    assert (wrong.value.error["field"], wrong.value.error["allowed"]) == (
        "learn",
        ["show", "skip", "wrong", "yes", "nearly", "no"],
    )
    assert station(socket)["station"] == 1
    socket.close()


def test_runs_of_picks_are_offered_as_a_whole(lite: Server) -> None:
    """House of Fado hires two at once: both are lit, in any order; one alone, or another one, is not yet it."""
    _, _, socket = begin(lite, "house-of-fado")
    station(socket)
    answer(socket)
    lesson = station(socket)
    assert sorted(lesson["offered"]) == ["hire portuguese-guitar-2", "hire singer-3"]
    assert not socket.frame["ask"]["picks"]["confirm"]  # doing without is legal, and for later
    for picks in (["hire singer-3"], ["hire singer-1", "hire portuguese-guitar-2"]):
        assert not socket.say({"what-if": picks}, ask=socket.frame["ask"]["id"])["confirm"]
        with pytest.raises(Refusal) as refused:
            socket.say(ask=socket.frame["ask"]["id"], picks=picks)
        assert refused.value.key == "error-lesson"
    both = ["hire portuguese-guitar-2", "hire singer-3"]
    assert socket.say({"what-if": both}, ask=socket.frame["ask"]["id"])["confirm"]
    answered = socket.say(ask=socket.frame["ask"]["id"], picks=both)
    socket.rev(answered["rev"])
    assert station(socket)["station"] == 3
    assert station(socket)["after"]["args"] == {"coins": 5}
    socket.close()


def test_show_me_skip_and_undo(lite: Server) -> None:
    _, _, socket = begin(lite, "lacrimosa")
    station(socket)
    socket.rev(socket.say(learn="show")["rev"])
    assert station(socket)["station"] == 2
    socket.rev(socket.say(undo=True)["rev"])
    assert station(socket)["station"] == 1
    for number in (1, 2, 3, 4):
        assert station(socket)["station"] == number
        socket.say(learn="skip")
        socket.wait(lambda f, n=number: f["lesson"]["station"] == n + 1 and f["lesson"]["say"] is not None)  # type: ignore[misc]
    socket.close()


def test_a_lesson_is_resumed_elsewhere(fresh_lite: Any) -> None:
    """Another device, and a server that was killed meanwhile: the same station, the same sentence, the same numbers."""
    server = fresh_lite()
    visitor, table, socket = begin(server, "notre-dame")
    for _ in range(3):
        station(socket)
        answer(socket)
    before = station(socket)
    row = next(row for row in visitor.get("/api/mine")["tables"] if row["table"] == table)
    assert row["lesson"] == {"station": 4, "of": 13, "over": False}
    socket.close()
    server.kill()
    server.start()
    link = visitor.post("/api/me/device")["link"]
    other = server.visitor()
    other.claim(link)
    with other.at(table) as again:
        assert station(again) == before


def test_a_lesson_is_asked_for_by_a_game_that_has_one(lite: Server) -> None:
    visitor = lite.visitor("Ada")
    assert visitor.post("/api/learn", {"game": "chess"}, 422)["error"]["field"] == "game"
    assert {row["id"]: row["stations"] for row in visitor.get("/api/games")["games"] if row["id"] in GAMES} == GAMES


def test_an_ordinary_table_knows_no_lesson(lite: Server) -> None:
    visitor = lite.visitor("Ada")
    made = visitor.table("lacrimosa", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot", "level": "novice"}])
    with visitor.at(made["table"]) as socket:
        socket.wait(lambda f: f["ask"] is not None)
        assert socket.frame["lesson"] is None
        with pytest.raises(Refusal) as refused:
            socket.say(learn="show")
        assert refused.value.key == "error-not-asked"
