"""Do the tests notice when a rule is changed? Changes rules and scoring one place at a time and runs the game's own tests.

    python scripts/mutants.py notre_dame [house_of_fado lacrimosa] [--sample 80] [--seed 1] [--jobs 1]

A mutant swaps a comparison, a sum, an "and", a "not", or adds one to a number. It is caught when a test fails. Tests of
rules and scoring come first, the quickest before the others, and only those that run the changed line (they are watched
once); what these let through is shown to random games, golden and old records. Those that live on are listed with their
line: each asks for a test, or changes nothing that can be seen.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
GENERAL = ["conformance", "records", "judged", "positions"]  # test files that know no single rule: they come last
LEFT_OUT = "tests/games/{game}/test_clauses.py"  # reads sources, not rules
PATIENCE = 200  # seconds of work, however busy the machine: a game that never ends is noticed
Changeable = ast.Compare | ast.BinOp | ast.AugAssign | ast.BoolOp | ast.UnaryOp | ast.Constant


class Mutant:
    """One change: a file, its lines, what was done, and the new source."""

    def __init__(self, path: Path, lines: range, said: str, source: str) -> None:
        self.path = path
        self.lines = lines
        self.said = said
        self.source = source


class Watched:
    """One test: how long it took, and which lines of the rules it ran."""

    def __init__(self, test: str, seconds: float, lines: dict[str, list[int]]) -> None:
        self.test = test
        self.seconds = seconds
        self.lines = {path: set(found) for path, found in lines.items()}

    def general(self) -> bool:
        return any(f"/test_{name}.py" in self.test for name in GENERAL)


def files_of(game: str) -> list[Path]:
    """Rules, scoring and the solo opponent."""
    folder = ROOT / "src/parlour/shelf" / game
    files = [*sorted((folder / "rules").glob("*.py")), folder / "scoring.py", folder / "effects.py", folder / "solo.py"]
    return [path for path in files if path.exists()]


def places(tree: ast.Module) -> list[Changeable]:
    """Nodes inside functions that can be changed."""
    found: dict[int, Changeable] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    continue  # the docstring
                for node in ast.walk(statement):
                    if isinstance(node, Changeable) and change(node, False):
                        found[id(node)] = node
    return list(found.values())


def change(node: Changeable, really: bool = True) -> str:
    """Change a node in place; what was done, or nothing."""
    said = ""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        new = COMPARED[type(node.ops[0])]
        said = f"{type(node.ops[0]).__name__} -> {new.__name__}"
        if really:
            node.ops[0] = new()
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in RECKONED:
        reckoned = RECKONED[type(node.op)]
        said = f"{type(node.op).__name__} -> {reckoned.__name__}"
        if really:
            node.op = reckoned()
    elif isinstance(node, ast.BoolOp):
        said = "and <-> or"
        if really:
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        said = "not x -> not not x"
        if really:
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        said = f"{node.value} -> {not node.value if isinstance(node.value, bool) else node.value + 1}"
        if really:
            node.value = not node.value if isinstance(node.value, bool) else node.value + 1
    return said


def mutate(path: Path, n: int) -> Mutant:
    """The nth place of a file, changed; all else stays as it is written."""
    source = path.read_text(encoding="utf-8")
    node = places(ast.parse(source))[n]
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = source.encode().splitlines(keepends=True)  # columns are counted in bytes
    start = sum(len(line) for line in lines[: node.lineno - 1]) + node.col_offset
    end = sum(len(line) for line in lines[: node.end_lineno - 1]) + node.end_col_offset
    said = change(node)
    new = ast.unparse(node) if isinstance(node, ast.AugAssign) else f"({ast.unparse(node)})"
    whole = source.encode()
    changed = (whole[:start] + new.encode() + whole[end:]).decode()
    ast.parse(changed)
    return Mutant(path, range(node.lineno, node.end_lineno + 1), said, changed)


def mutants(game: str, sample: int, rng: random.Random) -> tuple[list[Mutant], int]:
    """A sample, spread evenly over all places, and how many places there are."""
    every = [(path, n) for path in files_of(game) for n in range(len(places(ast.parse(path.read_text(encoding="utf-8")))))]
    return [mutate(path, n) for path, n in rng.sample(every, min(sample, len(every)))], len(every)


class Watch:
    """A plugin for pytest: which lines of the rules each test runs."""

    def __init__(self, game: str) -> None:
        self.wanted = {str(path) for path in files_of(game)}
        self.lines: dict[str, set[int]] = {}
        self.rows: list[tuple[str, float, dict[str, list[int]]]] = []

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename not in self.wanted:
            return None
        self.lines.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
        return self.trace

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.lines = {}
        began = time.perf_counter()
        if not Watched(item.nodeid, 0.0, {}).general():
            sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            found = {path: sorted(lines) for path, lines in self.lines.items()}
            self.rows.append((item.nodeid, time.perf_counter() - began, found))


def watch(game: str, out: Path) -> int:
    """Run the game's tests once, watched."""
    plugin = Watch(game)
    ignored = f"--ignore={LEFT_OUT.format(game=game)}"
    code = pytest.main(["-q", "-p", "no:cacheprovider", ignored, f"tests/games/{game}"], plugins=[plugin])
    out.write_text(json.dumps(plugin.rows), encoding="utf-8")
    return int(code)


def environment(source: Path) -> dict[str, str]:
    """Plain Python from these sources, and no plugins that take time to load."""
    extra = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CI": ""}
    return {**os.environ, **extra}


def watched(game: str) -> list[Watched]:
    """The game's tests, the quickest first, those of no single rule last."""
    with tempfile.TemporaryDirectory(prefix="parlour-mutant-") as folder:
        out = Path(folder) / "watched.json"
        command = [sys.executable, str(Path(__file__)), game, "--watch", str(out)]
        subprocess.run(command, cwd=ROOT, env=environment(ROOT / "src"), capture_output=True, check=True)
        rows = [Watched(*row) for row in json.loads(out.read_text(encoding="utf-8"))]
    return sorted(rows, key=lambda row: (row.general(), row.seconds))


def overlay(target: Path, mutant: Mutant) -> None:
    """The sources, with one file changed: links to everything else."""
    source = ROOT / "src"
    for part in [*mutant.path.relative_to(source).parts]:
        target.mkdir(parents=True)
        for entry in source.iterdir():
            if entry.name not in (part, "__pycache__"):
                (target / entry.name).symlink_to(entry)
        source, target = source / part, target / part
    target.write_text(mutant.source, encoding="utf-8")


def fails(source: Path, tests: list[str]) -> bool:
    command = ["sh", "-c", f'ulimit -t {PATIENCE}; exec "$@"', "sh"]
    command += [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=ROOT, env=environment(source), capture_output=True, check=False).returncode != 0


def caught(game: str, mutant: Mutant, tests: list[Watched]) -> str:
    """Which tests fail with this one change: `rules`, or only `games`; nothing if all pass."""
    lines = set(mutant.lines)
    near = [row.test for row in tests if not row.general() and lines & row.lines.get(str(mutant.path), set())]
    rules = near or [row.test for row in tests if not row.general()]  # what runs while it is imported is run by all
    name = game.replace("_", "-")
    records = ["tests/test_old_records.py", "tests/test_kit.py", "-k", f"{name} and (old_record or same_games or whole_kit)"]
    with tempfile.TemporaryDirectory(prefix="parlour-mutant-") as folder:
        source = Path(folder) / "src"
        overlay(source, mutant)
        if fails(source, rules):
            return "rules"
        if fails(source, records) or fails(source, [row.test for row in tests if row.general()]):
            return "games"
    return ""


def interval(found: int, of: int) -> str:
    """Wilson's interval of a share, 95 %, in percent."""
    z = 1.96
    middle = (found + z * z / 2) / (of + z * z)
    half = z * (found * (of - found) / of + z * z / 4) ** 0.5 / (of + z * z)
    return f"{100 * (middle - half):.0f} to {100 * (middle + half):.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--sample", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--watch", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.watch:
        raise SystemExit(watch(args.games[0], args.watch))
    for game in args.games:
        tests = watched(game)
        made, places_there = mutants(game, args.sample, random.Random(args.seed))
        by: dict[str, int] = {"rules": 0, "games": 0, "": 0}
        with ThreadPoolExecutor(args.jobs) as pool:
            jobs = [(mutant, pool.submit(caught, game, mutant, tests)) for mutant in made]
            for mutant, job in jobs:
                by[job.result()] += 1
                if job.result() != "rules":
                    where = f"{mutant.path.relative_to(ROOT / 'src/parlour/shelf')}:{mutant.lines[0]}: {mutant.said}"
                    print(f"  {'random games and records alone notice' if job.result() else 'lives'}: {where}", flush=True)
        found = by["rules"] + by["games"]
        share = f"{found} of {len(made)} mutants caught ({100 * found / len(made):.0f} %, {interval(found, len(made))})"
        print(f"{game}, {places_there} places: {share}, {by['rules']} of them by tests of rules and scoring", flush=True)


if __name__ == "__main__":
    main()
