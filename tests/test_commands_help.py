"""The table of commands: one grammar, help in four languages, completion, and the page that lists it all."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from rich.cells import cell_len

from parlour.commands.complete import FILES, SCRIPTS, candidates
from parlour.commands.grammar import FLAG, BadInput
from parlour.commands.help import group_page, overview, page, topic_page
from parlour.commands.table import COMMANDS, GROUPS, PARTS, SHELLS, TOP, TOPICS, find
from parlour.commands.words import FOLDER, Words, messages
from parlour.language import LANGUAGES, Language
from parlour.server.journal.life import STATES
from scripts.commands import PAGE
from scripts.commands import page as written
from tests.runner import run

ROOT = Path(__file__).parents[1]
SAID_ELSEWHERE = (
    "heading-",
    "usage-",
    "parlour",
    "replay-",
    "doctor-",
    "report-",
    "status-",
    "host-",
    "column-",
    "who-",
    "did-",
    "about-",
    "fault-",
)
ALIKE = {  # messages that may be the same as in English
    "ru": {"value-n", "fault-about"},
    "fr": {
        "value-n",
        "value-shell",
        "value-table",
        "usage-options",
        "column-table",
        "did-ban",
        "about-table",
        "about-tables",
        "doctor-unit-seconds",
    },
    "es": {"value-n", "value-shell", "fault-about", "doctor-unit-gigabytes", "doctor-unit-seconds"},
}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_functions_take_what_the_table_says(command: object) -> None:
    found = find(getattr(command, "name"))  # noqa: B009
    assert found is not None
    names = [param.name.replace("-", "_") for param in (*found.arguments, *found.options)]
    wanted = inspect.signature(found.function()).parameters
    assert set(wanted) == {*names, *(["lang"] if found.speaks else [])}


def test_an_option_means_the_same_everywhere() -> None:
    """Same name: same kind and the same words for its value; and one default for --jobs."""
    seen: dict[str, set[tuple[str, str]]] = {}
    for command in COMMANDS:
        for param in command.options:
            seen.setdefault(param.name, set()).add((param.kind, param.value))
    assert {name: kinds for name, kinds in seen.items() if len(kinds) > 1} == {}
    assert seen["json"] == {(FLAG, "")}
    assert seen["out"] == {("file", "file")}
    assert seen["folder"] == {("file", "folder")}
    jobs = {param.default for command in COMMANDS for param in command.options if param.name == "jobs"}
    assert jobs == {1}
    assert find("tables list") is not None


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_in_four_languages(code: str) -> None:
    """Every page: no word missing, nothing of a programming language, no line wider than the screen."""
    words = Words(code)
    pages = [overview(words), *[page(command, words) for command in COMMANDS], *[group_page(group, words) for group in GROUPS]]
    pages += [topic_page(topic, words) for topic in TOPICS]
    for text in pages:
        assert not re.search(r"⟨|<\w|\{|\[\[|None|list\[|PosixPath", text), text
        assert all(cell_len(line) <= 80 for line in text.splitlines()), text
        assert not re.search(r"\w-\n", text), text  # no word is taken apart
    assert "parlour serve" in pages[0]
    assert [words.say(f"heading-{part}") in pages[0].splitlines() for part in PARTS] == [True] * len(PARTS)
    assert "  learn report  " in run("learn", "--help", "--lang", code).stdout
    seats = run("help", "seats", "--lang", code, env={"COLUMNS": "80"}).stdout
    assert "  lacrimosa      ottilie, casimir, leni, valentin, aurel\n" in seats
    assert all(cell_len(line) <= 80 for line in seats.splitlines())
    shown = run("--help", "--lang", code, env={"COLUMNS": "80"})
    assert (shown.exit_code, shown.stdout) == (0, pages[0])
    assert run("help", env={"LC_ALL": f"{code}_XX.UTF-8", "PARLOUR_LANG": "", "COLUMNS": "80"}).stdout == pages[0]
    assert run("play", "-h", "--lang", code).stdout == run("help", "play", "--lang", code).stdout != ""
    assert run("help", "tables", "delete", "--lang", code).stdout == run("tables", "delete", "--help", "--lang", code).stdout
    for topic in TOPICS:
        shown = run("help", topic, "--lang", code)
        assert words.say(f"topic-{topic}").split() == topic_page(topic, words).split()
        assert topic_page(topic, words) in shown.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_are_plain_fluent(code: str) -> None:
    """What we read at once is what Fluent reads; the same keys in four languages, none of them a copy, none unused."""
    language = Language(None, code, more=[FOLDER])
    found = messages(code)
    assert set(found) == set(messages("en"))
    for key, text in found.items():
        names = re.findall(r"\{ \$(\w+) \}", text)
        assert key.startswith("fault-") or not names, key
        filled = {name: f"<{name}>" for name in names}
        assert language.say(key, filled) == Words(code).fill(key, filled), key
        assert code == "en" or text != messages("en")[key] or key in ALIKE[code], key
    for entry in parse((FOLDER / f"{code}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            filled_in = [element for element in entry.value.elements if isinstance(element, ast.Placeable)]
            assert all(isinstance(element.expression, ast.VariableReference) for element in filled_in), entry.id.name
    names = [param for command in COMMANDS for param in (*command.arguments, *command.options)]
    used = {"needed", "value-lang", "option-lang", "option-help", "option-version"}
    used |= {f"value-{param.value}" for param in names if param.value}
    used |= {f"{'argument' if param.argument else 'option'}-{param.name}" for param in names}
    used |= {f"option-{command.name}-{param.name}" for command in COMMANDS for param in command.options}
    used |= {f"command-{name.replace(' ', '-')}" for name in [*TOP, *[command.name for command in COMMANDS]]}
    used |= {f"topic-{topic}{end}" for topic in TOPICS for end in ("", "-title")}
    unused = {key for key in found if not key.startswith(SAID_ELSEWHERE)} - used
    assert unused == set()


def test_operators_read_of_everything_that_is_written_down() -> None:
    """What the log can hold has words in the commands as it has in the browser; every status of a table, too."""
    browser = parse((ROOT / "web/src/words/pages/en.ftl").read_text(encoding="utf-8")).body
    kinds = {entry.id.name for entry in browser if isinstance(entry, ast.Message) and entry.id.name.startswith("did-")}
    assert kinds == {key for key in messages("en") if key.startswith("did-")}
    assert kinds >= {"did-table-deleted", "did-moderator-link"}
    kept = {f"status-{status}" for status in STATES if status not in ("paused", "resting")}  # those two are how one plays
    assert kept == {key for key in messages("en") if key.startswith("status-")}


def test_every_command_has_its_part() -> None:
    """Whoever wants to play finds that first, then hosting, then research; each command once."""
    assert [name for names in PARTS.values() for name in names] == TOP


def test_the_page_of_commands() -> None:
    """docs/COMMANDS.md is what the table says: python -m scripts.commands."""
    assert PAGE.read_text(encoding="utf-8") == written()


def test_how_a_line_is_read() -> None:
    sim = find("sim")
    assert sim is not None
    read = sim.read(["--games=3", "notre-dame", "--option", "a=b", "--json", "--option=c=d", "--out", "-"])
    assert (read["game"], read["games"], read["option"], read["json"]) == ("notre-dame", 3, ["a=b", "c=d"], True)
    assert read["out"] == Path("-")
    assert sim.read(["--", "--games"])["game"] == "--games"
    assert sim.read(sim.typed(read).split()[2:]) == read
    serve = find("serve")
    assert serve is not None
    assert serve.read(["--no-browser"])["browser"] is False
    assert serve.read([])["browser"] is True
    with pytest.raises(BadInput, match=r"sim: no such option: --gamse \(did you mean --games\?\)"):
        sim.read(["notre-dame", "--gamse", "3"])


COMPLETED = [
    (["pl"], ["play"]),
    (["tables", "d"], ["delete"]),
    (["play", "not"], ["notre-dame"]),
    (["play", "notre-dame", "--sea"], ["--seats"]),
    (["play", "notre-dame", "--seats", "human,ad"], ["human,adept"]),
    (["play", "lacrimosa", "--seats", "human,ca"], ["human,casimir"]),
    (["play", "notre-dame", "--option", "new-p"], ["new-persons="]),
    (["play", "--option", "new-persons=y", "notre-dame", "--option", "new-persons="], ["new-persons=no", "new-persons=yes"]),
    (["play", "notre-dame", "--save", "x"], None),
    (["play", "notre-dame", "x"], []),
    (["rules", "--lang", "r"], ["ru"]),
    (["serve", "--no"], ["--no-browser"]),
    (["completion", ""], list(SHELLS)),
    (["help", "edi"], ["editions"]),
    (["frobnicate", "x"], []),
    (["--v"], ["--version"]),
    (["play", "notre-dame", "--seats=hu"], ["--seats=human"]),
    (["sim", "notre-dame", "--out=a."], None),
    (["arena", "notre-dame", "--seats", "hu"], []),
    (["help", "tables", "th"], ["thaw"]),
    (["rules", "lacrimosa", "LA-9"], ["LA-9"]),
    (["rules", "lacrimosa", "LA-1.10"], ["LA-1.10"]),
    (["--lang", "ru", "play", "--lang=fr", "lac"], ["lacrimosa"]),
]


@pytest.mark.parametrize(("words", "found"), COMPLETED, ids=[" ".join(words) for words, _ in COMPLETED])
def test_completion(words: list[str], found: list[str] | None) -> None:
    """What may come next; None where it is a file's name, which the shell hears as a code."""
    assert candidates(words) == found
    said = run("__complete", *words)
    assert (said.stdout.splitlines(), said.exit_code) == (found or [], FILES if found is None else 0)


def test_scripts_for_shells() -> None:
    for shell in SHELLS:
        assert run("completion", shell).stdout == SCRIPTS[shell]
        if shutil.which(shell) and shell != "fish":
            subprocess.run([shell, "-n"], input=SCRIPTS[shell], text=True, check=True)


def test_shells_really_complete(tmp_path: Path) -> None:
    """In a bash: commands, and what follows an = (where bash cuts words); in a fish, files only where one is wanted."""
    (tmp_path / "parlour").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m parlour "$@"\n')
    (tmp_path / "parlour").chmod(0o755)
    script = SCRIPTS["bash"].replace("compopt", "true compopt")
    tried = """
COMP_WORDS=(parlour tab); COMP_CWORD=1; _parlour; echo "${COMPREPLY[@]}"
COMP_WORDS=(parlour play notre-dame --option new-persons = y); COMP_CWORD=6; _parlour; echo "${COMPREPLY[@]}"
COMP_WORDS=(parlour play notre-dame --option = new-persons = y); COMP_CWORD=7; _parlour; echo "${COMPREPLY[@]}"
COMP_WORDS=(parlour); COMP_CWORD=0; _parlour; echo "${COMPREPLY[0]}"
"""
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(["bash"], input=script + tried, capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "tables\nyes\nyes\nplay\n"
    (tmp_path / "a.game").touch()
    asked = 'complete -C "parlour play lacri"; complete -C "parlour play lacrimosa --save a."; complete -C "parlour play a."'
    if shutil.which("fish"):
        fish = ["fish", "--no-config", "-c", f"{SCRIPTS['fish']}\n{asked}"]
        done = subprocess.run(fish, capture_output=True, text=True, env=environment, cwd=tmp_path, check=True)
        assert done.stdout == "lacrimosa\na.game\n"


def test_the_bench_starts_commands() -> None:
    """How soon a command answers is measured on the command itself; one that fails is no figure."""
    from parlour.kit.startup import COMMANDS as STARTED
    from parlour.kit.startup import seconds_of

    assert [words[0] for words in STARTED] == ["--help", "games", "play", "play", "play"]
    assert min(seconds_of(["--help"])) > 0  # on the clock, and of the processor
    with pytest.raises(subprocess.CalledProcessError):
        seconds_of(["frobnicate"])
