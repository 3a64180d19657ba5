"""Many machines: a real cluster of two worker processes plays the same games, also when one of them is killed."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import ray

from parlour.arena.match import Match, play_all
from parlour.commands.series import Series, play_series
from parlour.commands.table import find as find_command
from parlour.lab.studies import play_study, studies_of
from parlour.shelf import find
from parlour.workers import LOCAL, connect, run
from tests.runner import run as command

ND = find("notre-dame")


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Two workers."""
    connect(ray, 2, LOCAL)
    yield
    ray.shutdown()


def pid_of(_: int) -> int:
    time.sleep(0.2)  # long enough for the other worker to take the next job
    return os.getpid()


def test_work_is_done_elsewhere() -> None:
    assert os.getpid() not in set(run(pid_of, range(4), ray=LOCAL))


def square(folder: str, n: int) -> int:
    """Number 5 says who does it and then waits, the first time for ever: only being killed ends it."""
    if n == 5:
        tries = len(list(Path(folder).iterdir()))
        (Path(folder) / f"{tries}-{os.getpid()}").touch()
        while tries == 0:
            time.sleep(0.01)
    return n * n


def kill_first(folder: Path, killed: list[int]) -> None:
    while not killed:
        for path in folder.iterdir():
            killed.append(int(path.name.partition("-")[2]))
            os.kill(killed[0], signal.SIGKILL)
        time.sleep(0.01)


def test_what_a_killed_worker_had_is_done_again(tmp_path: Path) -> None:
    killed: list[int] = []
    killer = threading.Thread(target=kill_first, args=(tmp_path, killed))
    killer.start()
    found = list(run(partial(square, str(tmp_path)), range(12), ray=LOCAL))
    killer.join()
    assert found == [n * n for n in range(12)]
    assert len(killed) == 1
    workers = sorted(path.name for path in tmp_path.iterdir())
    assert len(workers) == 2, "number 5 was begun twice"
    assert not workers[1].endswith(f"-{killed[0]}")


def fails(n: int) -> int:
    raise ValueError(f"number {n}")


def test_a_job_that_fails_by_itself_says_so() -> None:
    with pytest.raises(ValueError, match="number 0"):
        list(run(fails, range(2), ray=LOCAL))


def test_the_same_games_as_here() -> None:
    options = ND.choose({"players": 2})
    series = Series(ND.id, options, {}, ["random", "greedy"], 7, True)
    here = [(one.scores, one.ranking, one.record) for one in play_series(series, 25, 1)]
    assert here == [(one.scores, one.ranking, one.record) for one in play_series(series, 25, 1, LOCAL)]
    match = Match(ND.id, options, ["greedy", "random"], 3, 0, 0.0)
    timeless = [[row["scores"], row["ranks"], row["order"]] for row in play_all(match, list(range(8)), 1)]
    assert timeless == [[row["scores"], row["ranks"], row["order"]] for row in play_all(match, list(range(8)), 1, LOCAL)]
    study = studies_of(ND, {}, [3], ["random"], ["random"], {}, 5, 0)[0]
    assert list(play_study(study, 12, 1)) == list(play_study(study, 12, 1, LOCAL))


def test_the_commands_take_it(tmp_path: Path) -> None:
    texts = []
    for more in ([], ["--ray"]):
        out = tmp_path / f"games{len(more)}.jsonl"
        result = command("sim", "notre-dame", "--games", "20", "--players", "2", "--out", str(out), *more)
        assert result.exit_code == 0, result.output
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_an_address_may_be_left_out() -> None:
    def address(*words: str) -> tuple[object, object]:
        sim = find_command("sim")
        assert sim is not None
        read = sim.read(words)
        return read["game"], read["ray"]

    assert address("lacrimosa") == ("lacrimosa", "")
    assert address("--ray", "notre-dame") == ("notre-dame", LOCAL)
    assert address("notre-dame", "--ray") == ("notre-dame", LOCAL)
    assert address("notre-dame", "--ray", "--json") == ("notre-dame", LOCAL)
    assert address("--ray", "10.0.0.1:6379", "lacrimosa") == ("lacrimosa", "10.0.0.1:6379")
    assert address("--ray", "auto", "lacrimosa") == ("lacrimosa", "auto")
