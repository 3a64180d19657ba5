"""ARCHITECTURE.md is true: the rooms import in one direction, and what it names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
PAGE: Final = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
SERVER: Final = "parlour.server"
DRAWINGS: Final = "parlour.terminal"  # the drawing of a game is loaded by what it derives from, when it is asked for


def named(path: Path) -> str:
    """A module by its file."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES: Final = {named(path): path for path in sorted((SOURCE / "parlour").rglob("*.py"))}


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, wherever in it, for types alone too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names if name.name in MODULES]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: import by the full name"
            for name in node.names:
                inside = f"{node.module}.{name.name}"
                if inside in MODULES:
                    yield inside
                elif node.module in MODULES:
                    yield node.module


IMPORTS: Final = {name: sorted(set(imports(path)) - {name}) for name, path in MODULES.items()}


def block(title: str) -> list[str]:
    found = re.search(rf"^```{re.escape(title)}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"ARCHITECTURE.md has no list of the {title}"
    return found[1].splitlines()


def room(module: str) -> str:
    parts = module.split(".")
    if parts[-1] == "commands":
        return "commands"
    if parts[-1] == "__main__":
        return "cli"
    return parts[1] if len(parts) > 1 else ""


def check(levels: dict[str, int], rooms: dict[str, str]) -> None:
    """Whatever is imported stands in an earlier line than whoever imports it."""
    assert set(rooms.values()) - set(levels) == set(), "not in the list of ARCHITECTURE.md: put it after all that it imports"
    assert set(levels) - set(rooms.values()) == set(), "in the list of ARCHITECTURE.md, but there is no such room"
    wrong = [
        f"{module} imports {other}"
        for module, mine in rooms.items()
        for other in IMPORTS[module]
        if other in rooms and rooms[other] != mine and levels[rooms[other]] >= levels[mine]
    ]
    assert wrong == []


def test_rooms_of_the_package() -> None:
    levels = {name: level for level, line in enumerate(block("rooms of parlour")) for name in line.split()}
    check(levels, {module: room(module) for module in MODULES if room(module)})


def test_rooms_of_the_server() -> None:
    levels = {line.split()[0]: level for level, line in enumerate(block("rooms of parlour.server"))}
    inside = [module for module in MODULES if module.startswith(SERVER + ".") and room(module) == "server"]
    check(levels, {module: module.split(".")[2] for module in inside})


def test_a_game_imports_nothing_but_the_engine_and_itself() -> None:
    for module, others in IMPORTS.items():
        if module.startswith("parlour.shelf."):
            itself = ".".join(module.split(".")[:3])
            for other in others:
                assert other.startswith(("parlour.engine", itself)), f"{module} imports {other}"


def test_no_imports_in_a_circle() -> None:
    face = "parlour"  # which has the version, and offers what the rooms behind it hold
    graph = {module: others for module, others in IMPORTS.items() if module != face and not module.startswith(DRAWINGS)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def web_imports(path: Path) -> Iterator[Path]:
    """What a file of the browser's table imports by its place."""
    for found in re.findall(r"""(?:from|import)\s*\(?\s*["'](\.\.?/[^"']+)["']""", path.read_text(encoding="utf-8")):
        there = (path.parent / found.partition("?")[0]).resolve()
        choices = [there, there.with_name(there.name + ".ts"), there.with_name(there.name + ".svelte"), there / "index.ts"]
        yield next(choice for choice in choices if choice.is_file())


def rising(folder: Path, levels: dict[str, int]) -> None:
    """The same for folders of the browser's table; what stands beside them may import any of them."""
    assert {path.name for path in folder.iterdir() if path.is_dir()} - {"words"} == set(levels)
    for mine, level in levels.items():
        for path in (folder / mine).rglob("*"):
            for other in web_imports(path) if path.suffix in (".ts", ".svelte") else ():
                if folder in other.parents and other.suffix != ".css":
                    room = other.relative_to(folder).parts[0]
                    if len(other.relative_to(folder).parts) > 1 and room != mine:
                        assert levels[room] < level, f"{path.relative_to(ROOT)} imports {other.relative_to(ROOT)}"


def test_rooms_of_the_browsers_table() -> None:
    rising(ROOT / "web/src", {line.split()[0]: level for level, line in enumerate(block("rooms of web/src"))})


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts")))
def test_rooms_of_a_drawn_game(game: str) -> None:
    one, two, three = block("rooms of a drawn game")
    folder = ROOT / "web/src/games" / game
    rising(folder, {one.split()[0]: 0, two.split()[0]: 1, **dict.fromkeys(three.split(), 2)})
    for path in folder.rglob("*"):
        for other in web_imports(path) if path.suffix in (".ts", ".svelte") else ():
            inside = other.relative_to(ROOT / "web/src").parts
            assert inside[0] != "games" or len(inside) == 2 or inside[1] == game, f"{path.relative_to(ROOT)} imports {other}"


def test_globs_of_the_browsers_table_find_something() -> None:
    """A pattern that finds nothing is no error when the table is built."""
    for path in (ROOT / "web/src").rglob("*.ts"):
        for found in re.findall(r"""import\.meta\.glob(?:<[^(]*>)?\(\s*["']([^"']+)["']""", path.read_text(encoding="utf-8")):
            up = found.count("../")
            folder = path.parents[up]
            assert list(folder.glob(found.replace("../", "").removeprefix("./"))), f"{path.relative_to(ROOT)}: {found}"


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


STATIONS: Final = re.findall(r"`([\w./-]+\.(?:py|ts|svelte)):([#\w.]+)`", section("The walk of a move"))


def test_the_walk_is_whole() -> None:
    numbers = re.findall(r"^(\d+)\. ", section("The walk of a move"), re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, len(numbers) + 1))
    assert len(STATIONS) >= len(numbers) > 15


def exists(path: Path, name: str) -> bool:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return bool(
            re.search(rf"^\s*(?:export |async |override |protected |function )*{re.escape(name)}\(.*\{{$", text, re.MULTILINE)
        )
    body: list[ast.stmt] = ast.parse(text).body
    for part in name.split("."):
        found = [n for n in body if isinstance(n, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and n.name == part]
        if not found:
            return False
        body = found[0].body
    return True


@pytest.mark.parametrize(("file", "name"), STATIONS)
def test_a_station_of_the_walk_exists(file: str, name: str) -> None:
    path = ROOT / file if file.startswith("web/") else SOURCE / "parlour" / file
    assert path.exists(), f"there is no {file}"
    assert exists(path, name), f"{file} has no {name}"


def test_what_does_not_exist_is_noticed() -> None:
    for file, name in STATIONS:
        path = ROOT / file if file.startswith("web/") else SOURCE / "parlour" / file
        assert not exists(path, name + "_gone")


def test_twenty_words() -> None:
    words = re.findall(r"^\| (\w+) \|", section("Twenty words"), re.MULTILINE)[1:]
    assert len(words) == 20 == len(set(words))


def test_paths_that_the_tree_names_exist() -> None:
    tree = section("The tree")
    for name in re.findall(r"^  (\w+)/", tree, re.MULTILINE):
        assert (SOURCE / "parlour" / name).is_dir(), name


def test_the_protocol_lists_every_refusal() -> None:
    """Whoever writes a client finds all keys in one place, and none that is never sent."""
    used = {
        key for path in (ROOT / "src/parlour/server").rglob("*.py") for key in re.findall(r'"(error-[a-z-]+)"', path.read_text())
    }
    listed = re.search(r"^Keys: (.*?)\n\n", (ROOT / "docs/PROTOCOL.md").read_text(), re.M | re.S)
    assert listed is not None
    assert set(re.findall(r"`(error-[a-z-]+)`", listed[1])) == used
