"""Whose fault it was, in one line: every command with bad arguments, in unwritable places, before closed pipes, in ASCII."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.build import compiled
from parlour.commands import faults
from parlour.commands.grammar import FILE, FLAG, NUMBER, WHOLE, Command, Param
from parlour.commands.plain import plain
from parlour.commands.table import COMMANDS
from parlour.extras import MissingExtra
from tests.runner import run

ROOT = Path(__file__).parents[1]
WITH_STORE = ["tables list", "tables check", "tables freeze", "tables thaw", "tables delete", "backup"]


@pytest.fixture(autouse=True)
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Reports go to a folder of the test's own, and there are none unless the test wants one."""
    folder = tmp_path / "reports"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DATABASE_URL", "")
    return folder


def filled(command: Command, **values: str) -> list[str]:
    """The command with something in the place of every argument that it needs."""
    sample = {"game": "notre-dame", "file": "nofile", "table": "t1", "shell": "bash", "topic": "play", "clause": "ND-2"}
    sample["visitor"] = "v1"
    sample["link"] = "http://127.0.0.1:9/table/t1"  # where nobody answers
    words = command.name.split() + [values.get(param.name, sample[param.value]) for param in command.arguments if param.needed]
    for param in command.options:
        if param.needed:
            words += [f"--{param.name}", "greedy,random"]
    return words


def wrong_values(param: Param) -> list[str]:
    """What this option or argument cannot be."""
    if param.kind == WHOLE:
        return ["x", "1.5", "", *(["-1"] if param.least is not None else []), *(["99999999"] if param.most is not None else [])]
    if param.kind == NUMBER:
        return ["x", "nan", *(["-3"] if param.least is not None else [])]
    if param.kind == FILE:
        return [""]
    return {
        "link": ["", "t1", "https://x/y"],
        "game": ["chess"],
        "shell": ["tcsh"],
        "topic": ["nonsense"],
        "pair": ["x", "=", "no=such"],
    }.get(param.value, [])


def bad_lines() -> Iterator[list[str]]:
    for command in COMMANDS:
        whole = filled(command)
        yield [*whole, "--no-such-option"]
        yield [*whole, "--lang", "tlh"]
        yield [*whole, "--lang"]
        if not any(param.repeated for param in command.arguments):
            yield [*whole, *["more"] * (len(command.arguments) + 1)]
        if any(param.needed for param in command.arguments):
            yield command.name.split()
        for param in command.options:
            if param.kind == FLAG:
                yield [*whole, f"--{param.name}=yes"]
                continue
            if param.fits is None:
                yield [*whole, f"--{param.name}"]
            if not param.repeated and not param.needed:
                yield [*whole, f"--{param.name}", "2", f"--{param.name}", "2"]
            for value in wrong_values(param):
                yield [*whole, f"--{param.name}", value]
        for param in command.arguments:
            for value in wrong_values(param):
                yield [*filled(command, **{param.name: value}), *([] if param.needed else [value])]
    yield ["frobnicate"]
    yield ["--frobnicate"]
    yield ["tables", "frobnicate"]


def is_one_line(stderr: str) -> bool:
    return stderr.startswith("parlour: ") and len(stderr.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_bad_arguments(command: Command, reports: Path) -> None:
    """Every command with everything it cannot take: one line that names it, code 2, nothing printed, no report."""
    lines = [line for line in bad_lines() if line[: len(command.name.split())] == command.name.split()]
    assert len(lines) >= 3
    for line in lines:
        result = run(*line)
        assert (result.exit_code, result.stdout) == (2, ""), (line, result.output)
        assert is_one_line(result.stderr), (line, result.stderr)
    assert not list(reports.iterdir())


def test_bad_commands() -> None:
    for line in bad_lines():
        if line[0] not in [command.name.partition(" ")[0] for command in COMMANDS] or line == ["tables", "frobnicate"]:
            result = run(*line)
            assert (result.exit_code, is_one_line(result.stderr)) == (2, True), line


NOWHERE = ["below/a/file", "/proc/parlour/x"]


@pytest.mark.parametrize("place", NOWHERE)
def test_unwritable_places(tmp_path: Path, place: str, reports: Path) -> None:
    """Every option that is written to, and the data folder, below a file and where the system allows nothing."""
    (tmp_path / "below").write_text("a file")
    path = str(tmp_path / place)
    tried = []
    for command in COMMANDS:
        for param in command.options:
            if param.kind == FILE and not (command.name == "play" and param.name == "edition"):
                small = ["--games", "1"] if any(other.name == "games" for other in command.options) else []
                tried.append([*filled(command), *small, f"--{param.name}", path])
    assert len(tried) > 15
    for line in [*tried, ["backup", path], ["restore", path], ["serve", "--port", "0", "--no-browser", "--data", path]]:
        result = run(*line)
        if line[0] == "doctor":  # what is wrong is what it tells
            assert (result.exit_code, "writing" in result.output) == (1, True), (line, result.output)
            continue
        assert result.exit_code == 2, (line, result.output)
        assert is_one_line(result.stderr), (line, result.stderr)
    assert not list(reports.iterdir())


def test_what_is_not_there(tmp_path: Path) -> None:
    """Files and tables that do not exist, files that hold something else, ports and addresses that cannot be."""
    text = tmp_path / "text.db"
    text.write_text("not a database, but long enough to be looked at " * 50)
    data = tmp_path / "broken"
    data.mkdir()
    (data / "parlour.db").write_text(text.read_text())
    for line, said in [
        (["restore", "nofile"], "nofile: there is no such file"),
        (["restore", str(text)], f"{text}: file is not a database"),
        (["backup", str(tmp_path / "copy.db")], "no database there"),
        (["tables", "delete", "nosuch"], "no database there"),
        (["learn", "report"], "name its data folder with --data, or start one with parlour serve"),
        (["tables", "list", "--data", str(data)], f"{data}: file is not a database"),
        (["serve", "--port", "99999"], "--port: must be a whole number from 0 to 65535, not '99999'"),
        (["serve", "--port", "0", "--host", "no.such.host.invalid", "--no-browser"], "no.such.host.invalid:0: "),
        (["serve", "--port", "0", "--host", "256.1.1.1", "--no-browser"], "256.1.1.1:0: "),
        (["serve", "--base", "/<>", "--no-browser"], "PARLOUR_BASE: "),
        (["serve", "--port", "0", "--data", str(data), "--no-browser"], f"{data}: file is not a database"),
        (["replay", "nofile"], "nofile: No such file or directory"),
        (["soak", "--seconds", "-3"], "--seconds: must be a number of at least 0, not '-3'"),
    ]:
        result = run(*line)
        assert result.exit_code == 2, (line, result.output)
        assert said in result.stderr, (line, result.stderr)
        assert is_one_line(result.stderr), (line, result.stderr)


def test_a_group_alone_shows_its_help() -> None:
    result = run("tables")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "parlour tables COMMAND" in result.stdout
    assert "delete TABLE" in result.stdout


def parlour(*args: str, **more: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, **more}
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=ROOT
    )


@pytest.mark.parametrize(
    "words", [["rules", "lacrimosa"], ["rules", "lacrimosa", "--json"], ["games"], ["play", "notre-dame"], ["help", "play"]]
)
def test_a_closed_pipe(words: list[str]) -> None:
    """Whoever was reading has gone: nothing is said, and the code is a shell's for it."""
    process = parlour(*words)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == faults.CLOSED


def quick(command: Command, folder: Path) -> list[str]:
    """The command so that it prints something or refuses at once."""
    words = filled(command)
    names = [param.name for param in command.options]
    more = {"games": "1", "folder": str(folder / "run"), "players": "2", "port": "0"}
    if command.name in ("lab", "sim"):
        more["seats"] = "random"
    for name in (name for name in names if name in more and f"--{name}" not in words):
        words += [f"--{name}", more[name]]
    if command.name == "serve":
        words += ["--data", "/proc/parlour/x"]  # else it would serve
    return words + (["--plain"] if command.name == "bench" and compiled() else [])  # else it would measure


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_on_ascii_and_without_a_reader(command: Command, tmp_path: Path, reports: Path) -> None:
    """In Russian on a terminal without its letters, and with nobody who reads: an answer or a refusal, and no fault of ours."""
    line = [*quick(command, tmp_path), "--lang", "ru"]
    shown = run(*line, encoding="ascii")
    assert shown.exit_code in (0, 2), shown.output
    assert shown.stdout if shown.exit_code == 0 else is_one_line(shown.stderr), line
    assert "\ufffd" not in shown.output
    gone = run(*line, closed=True)
    assert (gone.exit_code, gone.stdout) == (faults.CLOSED if shown.exit_code == 0 else 2, ""), gone.stderr
    helped = run(*command.name.split(), "--help", "--lang", "fr", encoding="ascii")
    assert helped.exit_code == 0
    assert helped.stdout
    assert not list(reports.iterdir())


def test_a_full_disk() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "parlour", "games"], stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, timeout=60
        )
    assert (done.returncode, done.stderr) == (2, "parlour: No space left on device\n")


@pytest.mark.parametrize(
    ("words", "closed"),
    [
        (["--help"], ">&-"),
        (["games"], ">&-"),
        (["rules", "lacrimosa"], ">&-"),
        (["sim", "notre-dame", "--games", "1"], ">&-"),
        (["play", "notre-dame"], ">&-"),
        (["learn", "notre-dame"], ">&- <&-"),
        (["tables", "delete", "t1"], "<&-"),
        (["frobnicate"], ">&- 2>&- <&-"),
    ],
)
def test_closed_descriptors(words: list[str], closed: str) -> None:
    """What a shell has closed is as a full disk or an ended input: the system's doing, not ours."""
    line = " ".join([sys.executable, "-m", "parlour", *words, closed])
    done = subprocess.run(["sh", "-c", line], stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_line(done.stderr) or "2>&-" in closed, done.stderr


def test_what_a_terminal_would_obey_is_spelt_out() -> None:
    assert run("replay", "a\x1b[31mb").stderr == "parlour: a\\x1b[31mb: No such file or directory\n"


@pytest.mark.parametrize("text", ["1_0", "\u0663", "10000000000000"])
def test_numbers_as_people_write_them(text: str) -> None:
    result = run("sim", "notre-dame", "--games", text)
    assert (result.exit_code, is_one_line(result.stderr)) == (2, True)
    assert result.stderr.startswith("parlour: --games: must be a whole number of at ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--version", "games"], "--version: 'games' is too much"),
        (["--json"], "--json: stands after the name of a command"),
        (["tables", "--data", "x", "list"], "--data: stands after the name of a command"),
        (["fuzz", "notre-dame", "--folder", __file__], f"{__file__}: Not a directory"),
        (["sim", "notre-dame", "--edition", "/dev/zero"], "/dev/zero: too large"),
    ],
)
def test_what_is_in_a_wrong_place(words: list[str], said: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"parlour: {said}\n")


ASCII = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}


def test_an_ascii_terminal(tmp_path: Path) -> None:
    """Help in four languages, rules, games, a game and a record: nothing stops for want of a letter."""
    save = tmp_path / "a.game"
    lines = [["--help", "--lang", code] for code in ("en", "ru", "fr", "es")]
    lines += [["rules", "notre-dame", "ND-5", "--lang", "ru"], ["games", "--lang", "fr"]]
    lines += [["play", game, "--lang", "ru", "--seed", "1", "--save", str(save)] for game in ("notre-dame",)]
    lines += [["replay", str(save), "--lang", "es"], ["rules", "lacrimosa", "Ω"]]
    for words in lines:
        process = parlour(*words, **ASCII)
        out, err = process.communicate(timeout=60)
        assert out.isascii()
        assert err.isascii()
        assert process.returncode == (2 if "Ω" in words else 0), (words, err)
        assert (len(err.splitlines()) == 1) == ("Ω" in words)


def test_the_nearest_letters() -> None:
    assert "".join(map(plain, "Щука – «Дом»… é ñ œ ●─│ ½ 漢")) == 'Shchuka - "Dom". e n oe *-| 12 ?'.replace("12", plain("½"))


def test_our_own_fault(monkeypatch: pytest.MonkeyPatch, reports: Path) -> None:
    """Code 70, one line that points to a report; the report has the traceback and no secrets."""

    def broken(*args: object, **more: object) -> None:
        raise RuntimeError("the bishop is missing")

    monkeypatch.setattr("parlour.commands.games.games", broken)
    result = run("games", "--json")
    assert (result.exit_code, result.stdout) == (70, "")
    assert is_one_line(result.stderr)
    assert result.stderr.startswith("parlour: RuntimeError: the bishop is missing; this is a fault of Parlour's, not yours: ")
    (report,) = reports.iterdir()
    assert str(report) in result.stderr
    text = report.read_text(encoding="utf-8")
    assert "command: parlour games --json" in text
    assert "Traceback" in text
    assert report.stat().st_mode & 0o077 == 0
    report.unlink()
    monkeypatch.setattr("parlour.commands.rules.rules", broken)
    run("rules", "https://table.example/claim#secret")
    (report,) = reports.iterdir()
    assert "secret" not in report.read_text(encoding="utf-8")


def test_a_fault_without_a_place_for_its_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("parlour.commands.games.games", lambda **_: 1 // 0)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    result = run("games")
    assert (result.exit_code, is_one_line(result.stderr)) == (70, True)
    assert "no report could be written (No such file or directory)" in result.stderr


def test_a_file_of_our_own_that_is_missing_is_our_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        Path(faults.__file__).with_name("gone").read_text()

    monkeypatch.setattr("parlour.commands.games.games", broken)
    assert run("games").exit_code == faults.OURS


@pytest.mark.parametrize("games", [1, 2, 3, 50, 99, 1001])
def test_a_soak_plays_as_many_games_as_asked(games: int) -> None:
    from parlour.kit.soak import plan

    assert sum(job.count for job in plan(games, 200, 20_000, "", False)) == games


def test_alone_without_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "parlour.server.commands", None)
    monkeypatch.setattr("parlour.extras.missing", lambda extra, error: MissingExtra("fastapi is not installed"))
    result = run()
    assert (result.exit_code, result.stdout, is_one_line(result.stderr)) == (2, "", True), result.output
    assert "pip install parlour" in result.stderr


def test_more_bots_than_seats_are_refused() -> None:
    """By the lab as by the simulation: none is left out without a word."""
    for command in ("lab", "sim"):
        result = run(command, "notre-dame", "--seats", "random,random,greedy", "--players", "2", "--games", "1")
        assert (result.exit_code, result.stdout) == (2, ""), result.output
        assert "seats: " in result.stderr
