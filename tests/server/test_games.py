"""Whole games through the socket, for every game and every number of seats, on both stores."""

from __future__ import annotations

import json
import random

import pytest

from parlour.engine.game import Game
from parlour.engine.record import read_record, replay
from parlour.language import LANGUAGES, languages_of
from parlour.server.http import app
from parlour.shelf import games
from tests.seats import ours
from tests.server.client import Server, play_on, sit_all


def seats(game: Game) -> list[int]:
    return [int(n) for n in next(option.values for option in game.options if option.name == "players")]


SMALLEST = [(game, min(seats(game))) for game in games()]
LARGEST = [(game, max(seats(game))) for game in games()]


def name(case: object) -> str:
    return case.id if isinstance(case, Game) else str(case)


@pytest.mark.parametrize(("game", "players"), SMALLEST, ids=name)
def test_a_whole_game_by_persons(server: Server, game: Game, players: int) -> None:
    play_whole_game(server, game, players)


@pytest.mark.parametrize(("game", "players"), LARGEST, ids=name)
def test_a_whole_game_at_a_full_table(lite: Server, game: Game, players: int) -> None:
    """On SQLite only: the store is the same for few and for many."""
    play_whole_game(lite, game, players)


def play_whole_game(server: Server, game: Game, players: int) -> None:
    table, visitors, sockets = sit_all(server, game.id, players, options={"players": players}, done="never")
    play_on(sockets, random.Random(players))
    over = sockets[0].frame["over"]
    assert over["reason"] == "end"
    record = read_record(visitors[0].http.get(f"/api/tables/{table}/record").text)
    assert record.seats[0] == "Ada"
    s = replay(game, record)
    assert s.scores() == over["scores"]
    assert s.ranking() == over["ranking"]
    for socket in sockets:
        assert socket.frame["status"] == "over"
        assert not socket.frame["do"]
        socket.close()


@pytest.mark.parametrize("game", games(), ids=name)
def test_a_whole_game_against_bots(server: Server, game: Game) -> None:
    players = max(2, min(seats(game)))
    host = server.visitor("Ada")
    wished = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
    made = host.table(game.id, options={"players": players}, seats=wished, done="never")
    with host.at(made["table"]) as socket:
        play_on([socket], random.Random(7))
        assert socket.frame["over"]["reason"] == "end"


def test_words_and_rules_say_which_language_they_are_in(lite: Server) -> None:
    """The browser asks for the words of games that it was not built with."""
    host = lite.visitor("Ada")
    for game in games():
        for what, first in (("words", "game-title ="), ("rules", "# ")):
            answer = host.http.get(f"/api/games/{game.id}/{what}?lang=fr").json()
            assert answer["lang"] == ("fr" if "fr" in languages_of(game) else "en")
            assert first in answer["text"]
    assert host.http.get("/api/games/notre-dame/words?lang=xx").status_code == 422
    assert host.http.get("/api/games/chess/words").status_code == 422


def test_a_guide_shows_what_seat_0_may_see(lite: Server) -> None:
    """Positions as views, examples step by step, in the language asked for; a bad language is refused."""
    host = lite.visitor("Ada")
    for game in ours():
        guide = host.http.get(f"/api/games/{game.id}/guide?lang=es").json()
        assert (guide["lang"], len(guide["pictures"])) == ("es", 5)
        assert all(picture["ask"] and picture["view"]["asked"] == [picture["seat"]] for picture in guide["pictures"])
        assert "picture-" in guide["words"]
        assert not any("position" in row for row in [*guide["pictures"], *guide["examples"]])
    assert host.http.get("/api/games/notre-dame/guide?lang=xx").status_code == 422


@pytest.mark.parametrize("game", games(), ids=name)
def test_a_game_without_words_in_a_language_is_heard_of(lite: Server, game: Game) -> None:
    """Whoever runs the server is told once at its start, in the log and in the numbers; of a game that speaks all, nothing."""
    without = [code for code in LANGUAGES if code not in languages_of(game)]
    rows = [json.loads(line) for line in lite.log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    said = [row["what"] for row in rows if row["message"] == "a game has no words in some languages"]
    assert [what for what in said if what.startswith(f"{game.id}:")] == ([f"{game.id}: {', '.join(without)}"] if without else [])
    lacking = sum(len(LANGUAGES) - len(languages_of(one)) for one in games())
    assert f"parlour_languages_missing {lacking}" in lite.visitor("Ada").http.get("/metrics").text.splitlines()


def test_languages_that_are_missing_are_counted(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """As if one of ours spoke English only, and another no French."""
    spoken = {"lacrimosa": ["en"], "notre-dame": ["en", "ru", "es"]}
    monkeypatch.setattr(app.LOG, "propagate", True)
    monkeypatch.setattr(app, "all_games", ours)
    monkeypatch.setattr(app, "languages_of", lambda game: spoken.get(game.id, LANGUAGES))
    assert app.warn_of_languages() == 4
    assert {record.what for record in caplog.records} == {"lacrimosa: ru, fr, es", "notre-dame: fr"}  # type: ignore[attr-defined]
