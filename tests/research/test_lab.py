"""The lab: every point has a source, effects are what they say, the report needs nothing but itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour.engine.game import Game
from parlour.files import SaveFile
from parlour.lab import studies
from parlour.lab.figures import figures, margin, wins
from parlour.lab.kept import Kept
from parlour.lab.naming import Naming
from parlour.lab.numbers import effect, histogram, spread
from parlour.lab.play import LIMIT, Row, Study, play
from parlour.lab.studies import play_study, seat_counts, studies_of, title_of
from parlour.shelf import find, games
from tests.runner import run
from tests.seats import fewest


def study(game: Game, players: int, bot: str = "random") -> Study:
    return studies_of(game, {}, [players], [bot], [bot], {}, 1, 0)[0]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_point_has_a_source(game: Game) -> None:
    for players in seat_counts(game, []):
        row = play(study(game, players), 0)
        if "unfinished" in row:  # random moves alone may go on and on
            continue
        for seat in range(players):
            assert sum(points[seat] for points in row["points"].values()) == row["scores"][seat], (players, row["points"])
        assert sum(row["turns"]) > 0 or not game.lens().turns
        assert set(row["taken"]) <= set(game.lens().titles())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_lens_names_only_what_the_game_has(game: Game) -> None:
    lens = game.lens()
    events = {event.name: event for event in game.words.events}
    for scoring in lens.scorings:
        assert {"player", scoring.amount} <= set(events[scoring.event].args)
        assert scoring.fixed or scoring.source in events[scoring.event].args
    for taking in lens.takings:
        assert {"player", taking.noun} <= set(events[taking.event].args)
        assert taking.of in game.nouns
    for name in [*lens.turns, lens.first]:
        assert not name or "player" in events[name].args
    assert {source for sources in lens.groups.values() for source in sources} <= set(game.nouns.get(lens.source_kind, []))
    assert set(lens.kinds.values()) <= set(game.nouns)


def test_an_effect_is_the_takers_lead_within_tables() -> None:
    tables = [[(1.0, 10.0 + n), (0.0, 4.0 + n), (0.0, 2.0 + n)] for n in range(6)]  # rich tables don't count
    found = effect(tables)
    assert found is not None
    assert found["value"] == pytest.approx(7.0)  # 10 less the mean of 4 and 2
    assert found["high"] - found["low"] == pytest.approx(0.0, abs=1e-9)
    assert effect([[(1.0, 3.0), (1.0, 9.0)]] * 9) is None  # what everybody has says nothing
    assert effect(tables[:2]) is None


def test_alone_an_effect_is_taken_over_games() -> None:
    found = effect([[(float(n % 2), 5.0 * (n % 2) + n // 2)] for n in range(20)])
    assert found is not None
    assert found["value"] == pytest.approx(5.0)
    assert found["low"] < 5.0 < found["high"]


def test_spreads_and_histograms() -> None:
    found = spread([float(n) for n in range(101)])
    assert (found["min"], found["p5"], found["median"], found["p95"], found["max"]) == (0.0, 5.0, 50.0, 95.0, 100.0)
    made = histogram([float(n) for n in range(100)], bins=10)
    assert made == {"from": 0, "step": 10, "counts": [10] * 10}
    assert spread([]) == {}


def test_figures_add_up() -> None:
    game = find("notre-dame")
    rows = [play(study(game, 3), number) for number in range(12)]
    found = figures(game, game.lens(), Naming(game), rows, ["random"] * 3)
    assert sum(row["wins"] for row in found["seats"]) == pytest.approx(12)
    assert sum(row["mean"] for row in found["sources"]) == pytest.approx(found["scores"]["all"]["mean"])
    assert sum(row["mean"] for row in found["groups"]) == pytest.approx(found["scores"]["all"]["mean"])
    assert sum(row["players"] for row in found["strategies"]) == pytest.approx(1)
    assert sum(row["per_game"] for row in found["questions"]) == pytest.approx(found["length"]["game"]["mean"])
    for row in rows:
        assert sum(margin(row, seat) for seat in range(3)) == pytest.approx(0)
        assert sum(wins(row, seat) for seat in range(3)) == pytest.approx(1)
    persons = next(group for group in found["items"] if group["title"] == "Persons hired")
    assert {thing["label"] for thing in persons["things"]} & {"Beggar", "Mayor", "Carpenter"}
    assert all(thing["provenance"] for thing in persons["things"])


def test_a_game_that_does_not_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.play.LIMIT", 3)
    assert LIMIT > 1000
    assert play(study(find("notre-dame"), 2), 0) == {"number": 0, "unfinished": True}


def test_processes_play_the_same_games() -> None:
    one = study(find("notre-dame"), 2)

    def all_of(jobs: int) -> list[Row]:
        return [row for some in play_study(one, 12, jobs) for row in some]

    assert all_of(1) == all_of(2)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_kept_game_is_the_same_when_it_is_read(game: Game) -> None:
    row = play(study(game, fewest(game)), 0)
    assert json.loads(json.dumps(row)) == row


def test_a_study_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kept batches are not played again; one whose line was cut off is; other studies have no part in them."""
    one = study(find("notre-dame"), 2)
    path = tmp_path / "kept.jsonl"
    file = SaveFile(path)
    whole = [row for some in play_study(one, 12, 1, kept=Kept(file)) for row in some]
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    path.write_text("\n".join([*lines[:2], lines[2][:40]]), encoding="utf-8")
    played: list[int] = []

    def watched(study: Study, number: int) -> Row:
        played.append(number)
        return play(study, number)

    monkeypatch.setattr(studies, "play", watched)
    again = [row for some in play_study(one, 12, 1, kept=Kept(file)) for row in some]
    assert played == [10, 11]
    assert again == whole
    assert not Kept(file).of(study(find("notre-dame"), 3))
    assert [row["number"] for some in play_study(one, 4, 1, kept=Kept(file)) for row in some] == [0, 1, 2, 3]
    file.close()


@pytest.mark.parametrize("content", ["dear diary\n", '{"match": {}, "games": []}\n', "game notre-dame 1\n", "[1]\n", "\xff"])
def test_a_file_of_something_else_is_not_touched(tmp_path: Path, content: str) -> None:
    path = tmp_path / "mine"
    path.write_text(content, encoding="latin-1")
    result = run("lab", "notre-dame", "--games", "1", "--players", "2", "--seats", "random", "--keep", str(path))
    assert result.exit_code == 2
    assert result.stderr == f"parlour: {path}: not the file of a study\n"
    assert path.read_text(encoding="latin-1") == content


def test_levels_and_seats_of_studies() -> None:
    found = studies_of(find("lacrimosa"), {}, [1, 2], ["adept"], ["novice", "adept"], {}, 0, 0)
    assert [title_of(one) for one in found] == [
        *[f"solo, {level}, {bot}" for level in ("easy", "medium", "hard") for bot in ("novice", "adept")],
        "2 players, adept",
    ]


def test_the_report_needs_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    arguments = ["lab", "notre-dame", "--games", "12", "--players", "2", "--seats", "random,novice"]
    result = run(*arguments, "--out", str(out), "--json")
    assert result.exit_code == 0, result.output
    text = out.read_text(encoding="utf-8")
    assert not re.search(r"(src|href)\s*=\s*[\"'](?!#)|https?://|@import|url\(", text)
    assert text.count("<svg") == text.count("</svg>") > 5
    assert "Persons hired" in text
    report = json.loads(result.stdout)
    assert [row["bot"] for row in report["studies"][0]["bots"]] == ["random", "novice"]
    assert "Notre Dame" in run(*arguments).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "7"], "players: must be one of 2, 3, 4, 5, not 7"),
        (["--players", "two"], "--players: must be a whole number of at least 1, not 'two'"),
        (["--seats", "nobody"], "no bot is called 'nobody'"),
    ],
)
def test_bad_input_is_said_in_a_line(arguments: list[str], said: str) -> None:
    result = run("lab", "notre-dame", *arguments)
    assert result.exit_code == 2
    assert said in result.output
