"""Which build is under test: `make test` runs the rules plain, then compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.build import compiled, described
from parlour.engine import core
from parlour.kit import bench
from parlour.kit.facts import facts, fields_of
from parlour.shelf import find
from parlour.shelf.notre_dame import state
from tests.runner import run

ROOT = Path(__file__).parents[1]


def test_the_build_that_was_asked_for() -> None:
    compiled = os.environ.get("PARLOUR_BUILD") == "compiled"
    for module in (core, state):
        assert str(module.__file__).endswith(".py") != compiled, f"{module.__file__} is not the build under test"


def test_facts_see_every_field_in_both_builds() -> None:
    """Compiled classes keep no annotations: a comparison that sees no fields would compare nothing."""
    s = find("notre-dame").new({"players": 4})
    assert {"waiting", "sealed", "players", "bank", "shown"} <= set(fields_of(type(s)))
    other = s.clone()
    assert facts(other) == facts(s)
    assert isinstance(other, state.NotreDame)
    other.players[3].seen = 1
    assert facts(other) != facts(s)


def test_benchmarks_measure_what_people_run() -> None:
    """A plain engine is measured only if it is asked for by name, and every benchmark says which build it was."""
    command = [sys.executable, "-m", "benchmarks.playouts", "--seconds", "0.1"]
    right, wrong = ([], ["--plain"]) if compiled() else (["--plain"], [])
    refused = subprocess.run([*command, *wrong], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert refused.returncode == 2
    assert "the engine here is" in refused.stderr
    done = subprocess.run([*command, *right], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines()[0] == f"measured: {described()}"
    bench = run("bench", *wrong)
    assert bench.exit_code == 2
    assert described() in bench.output


@pytest.mark.parametrize("gone", ["parlour", "mypyc"])
def test_the_example_builds_plain_where_nothing_compiles(gone: str) -> None:
    """As `pip install` builds it, apart from what is installed: one line says so."""
    folder = Path(__file__).parents[1] / "examples" / "lantern_quay"
    mypyc = "import parlour.compiling; parlour.compiling.compiled = lambda *_: __import__('mypyc')" if gone == "mypyc" else ""
    program = (
        f"import sys; {mypyc or 'pass'}; sys.modules[{gone!r}] = None; sys.argv[1:] = ['--name']; exec(open('setup.py').read())"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert f"lantern-quay: {gone} is not there to compile with: plain Python" in done.stdout.splitlines()


def test_what_the_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions, a clone, an imagined world, an estimate, an observation and a replay, of one table."""
    for name, value in (("SECONDS", 0.001), ("CALLS", 1), ("REPEATS", 1)):
        monkeypatch.setattr(bench, name, value)
    row = bench.measure_game(find("notre-dame"), 2)
    named = ["clone_us", "imagine_us", "estimate_us", "observe_us", "replay_ms"]
    assert list(row) == ["what", "as", "players", "decisions_per_s", *named]
    assert all(float(str(row[key])) >= 0 for key in named)
