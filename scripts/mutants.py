"""Do the tests notice when a rule is changed? Changes rules and scoring one place at a time and runs the game's own tests.

    python scripts/mutants.py notre_dame [house_of_fado lacrimosa] [--sample 80] [--seed 1] [--jobs 1]

A mutant swaps a comparison, a sum, an "and", a "not", or adds one to a number. It is caught when a test fails. Those
that live on are listed with their line: each asks for a test, or changes nothing that can be seen.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

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
Mutant = tuple[Path, int, str, str]  # file, line, what was done, the new source


def places(tree: ast.Module) -> list[ast.AST]:
    """Nodes inside functions that can be changed."""
    found: list[ast.AST] = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    continue  # the docstring
                found += [node for node in ast.walk(statement) if change(node, False)]
    return list({id(node): node for node in found}.values())


def change(node: ast.AST, really: bool = True) -> str:
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


def mutants(game: str, sample: int, rng: random.Random) -> list[Mutant]:
    """A sample, spread evenly over all places of rules, scoring and the solo opponent."""
    folder = ROOT / "src/parlour/games" / game
    files = [*sorted((folder / "rules").glob("*.py")), folder / "scoring.py", folder / "effects.py"]
    files += [folder / "solo.py"] if (folder / "solo.py").exists() else []
    every = [(path, n) for path in files for n in range(len(places(ast.parse(path.read_text(encoding="utf-8")))))]
    made = []
    for path, n in rng.sample(every, min(sample, len(every))):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        node = places(tree)[n]
        line = getattr(node, "lineno", 0)
        said = change(node)
        made.append((path, line, said, ast.unparse(ast.fix_missing_locations(tree))))
    return made


def caught(game: str, mutant: Mutant) -> str:
    """Which tests fail on a copy of the sources with this one change: old records and the fingerprint of random games first,

    since they take a second, then the game's own tests; nothing if all pass.
    """
    path, _, _, source = mutant
    with tempfile.TemporaryDirectory(prefix="parlour-mutant-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "static", "*.egg-info"))
        (copy / path.relative_to(ROOT / "src")).write_text(source, encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", "CI": ""}
        name = game.replace("_", "-")
        records = ["tests/test_old_records.py", "tests/test_kit.py", "-k", f"{name} and (old_record or same_games)"]
        for what, tests in (("records", records), ("tests", [f"tests/games/{game}"])):
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
            try:
                done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=600, check=False)
            except subprocess.TimeoutExpired:
                return what  # a game that never ends is noticed
            if done.returncode != 0:
                return what
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--sample", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    for game in args.games:
        made = mutants(game, args.sample, random.Random(args.seed))
        by: dict[str, int] = {"records": 0, "tests": 0, "": 0}
        with ThreadPoolExecutor(args.jobs) as pool:
            for mutant, bitten in zip(made, pool.map(lambda mutant, game=game: caught(game, mutant), made)):  # type: ignore[misc]
                by[bitten] += 1
                if not bitten:
                    path, line, said, _ = mutant
                    print(f"  lives: {path.relative_to(ROOT / 'src/parlour/games')}:{line}: {said}", flush=True)
        found = by["records"] + by["tests"]
        share = f"{found} of {len(made)} mutants caught ({100 * found / max(1, len(made)):.0f} %)"
        print(f"{game}: {share}, {by['records']} of them by old records and the fingerprint of random games", flush=True)


if __name__ == "__main__":
    main()
