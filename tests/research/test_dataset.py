"""Games as a table of decisions, and as records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from parlour.engine.core import CHANCE
from parlour.engine.record import Record, RecordError, read_record, replay
from parlour.envs import Spec, specs
from parlour.envs.dataset import FORMAT, DecisionWriter, decisions
from parlour.envs.tables import rewards_of
from parlour.kit.play import all_options, random_record
from tests.runner import run

EACH = pytest.mark.parametrize("spec", specs(), ids=lambda spec: str(spec.name))


def sim(*words: str) -> None:
    done = run("sim", *words)
    assert done.exit_code == 0, done.output


@EACH
def test_every_row_is_a_decision_of_the_record(spec: Spec, tmp_path: Path) -> None:
    """Whatever the options: what was asked, known, allowed and done, and how it ended for the seat."""
    every = all_options(spec.game)
    for options in every[:: max(1, len(every) // 2)][:2]:
        record = random_record(spec.game, options, 3)
        rows = decisions(record, number=5, seed=9)
        made = [(at, seat, text) for at, (seat, text) in enumerate(record.moves) if seat != CHANCE]
        assert list(zip(rows["move"], rows["seat"], rows["text"])) == made
        end = replay(spec.game, record)
        step = max(1, len(made) // 3)
        for i in range(0, len(made), step):
            at, seat, text = made[i]
            s = replay(spec.game, record, at)
            assert rows["observation"][i] == spec.game.numbers(s, seat)
            assert rows["legal"][i] == sorted(s.legal(seat))
            assert rows["action"][i] == spec.game.words.parse(text)
            assert rows["score"][i] == end.scores()[seat]
            assert rows["place"][i] == end.ranking()[seat]
            assert rows["win"][i] == rewards_of("win", end.scores(), end.ranking())[seat]
        assert {name: rows[name][0] for name in ("env", "game", "seed")} == {"env": spec.name, "game": 5, "seed": 9}
        path = tmp_path / "one.parquet"
        writer = DecisionWriter(path, record.game, record.options)
        writer.add(record)
        writer.close()
        assert pq.read_table(path).column("observation").to_pylist() == rows["observation"]


def test_sim_writes_a_table(tmp_path: Path) -> None:
    """The same games as the records of the same seed; the file says what its numbers mean."""
    words = ["house-of-fado", "--games", "3", "--players", "2", "--seats", "greedy,random", "--seed", "4", "--out"]
    sim(*words, str(tmp_path / "games.parquet"))
    sim(*words, str(tmp_path / "games.jsonl"))
    table: list[dict[str, Any]] = pq.read_table(tmp_path / "games.parquet").to_pylist()
    records = [read_record(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(records) == 3
    found = [(row["game"], row["seat"], row["text"], row["bot"]) for row in table]
    wanted = [
        (number, seat, text, record.seats[seat])
        for number, record in enumerate(records)
        for seat, text in record.moves
        if seat != CHANCE
    ]
    assert found == wanted
    assert len({row["seed"] for row in table}) == 3
    about = pq.read_schema(tmp_path / "games.parquet").metadata
    assert about[b"format"].decode() == FORMAT
    actions = json.loads(about[b"actions"])
    assert all(actions[row["action"]] == row["text"] for row in table)
    assert len(json.loads(about[b"features"])) == len(table[0]["observation"])


def test_jobs_change_nothing(tmp_path: Path) -> None:
    words = ["notre-dame", "--games", "12", "--players", "2", "--out"]
    sim(*words, str(tmp_path / "one.parquet"))
    sim(*words, str(tmp_path / "two.parquet"), "--jobs", "2")
    assert pq.read_table(tmp_path / "one.parquet").equals(pq.read_table(tmp_path / "two.parquet"))


def test_without_pyarrow_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "parlour.envs.dataset")
    done = run("sim", "notre-dame", "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2
    assert "pip install 'parlour-engine[data]'" in done.output
    assert not list(tmp_path.iterdir()), "no empty file is left"


def test_an_unfinished_game_has_no_winner_to_learn_from() -> None:
    """It is refused: its scores and places are not those of an end."""
    spec = specs()[0]
    whole = random_record(spec.game, spec.game.choose({}), 3)
    begun = Record(whole.game, whole.version, whole.options, whole.edition, whole.seats, whole.moves[:40])
    assert 1 in decisions(whole)["place"]
    with pytest.raises(RecordError, match=r"^the game is not over after its 40 moves"):
        decisions(begun)
