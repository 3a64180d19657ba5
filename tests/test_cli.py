"""The command line: what it prints, and that bad input gets one clear line and exit code 2."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.commands.common import display_names, options_for
from parlour.engine.record import Record, read_record, replay
from parlour.language import LANGUAGES
from parlour.shelf import find, games
from tests.runner import run

ROOT = Path(__file__).parents[1]
ND = find("notre-dame")


def shell(*args: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The real thing, in a process of its own."""
    env = {**os.environ, "COLUMNS": "80", **environment}
    command = [sys.executable, "-m", "parlour", *args]
    return subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", env=env, cwd=ROOT, timeout=60)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of four recorded games."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    assert run("sim", "notre-dame", "--games", "4", "--players", "3", "--out", str(path)).exit_code == 0
    return path


@pytest.fixture
def record(records: Path, tmp_path: Path) -> Path:
    """One of them as text."""
    path = tmp_path / "one.record"
    path.write_text(read_record(records.read_text(encoding="utf-8").splitlines()[0]).text(), encoding="utf-8")
    return path


def test_help_and_version() -> None:
    assert "play" in run("--help").output
    assert "--seats" in run("play", "--help").output
    assert run("--version").output.startswith("parlour ")


def test_light_imports() -> None:
    """`parlour --help` loads neither games nor words nor anything to draw with."""
    heavy = "'parlour.engine', 'parlour.shelf', 'parlour.server', 'parlour.terminal', 'parlour.bots', 'fluent', 'rich', 'asyncio'"
    seen = f"[m for m in sys.modules if m.startswith(({heavy}))]"
    command = [sys.executable, "-c", f"import sys; from parlour.cli import obey; obey(['--help']); print({seen})"]
    assert subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout.endswith("\n[]\n")


def test_games() -> None:
    result = run("games", "--lang", "en")
    assert "\nnotre-dame     Notre Dame: " in result.output
    assert "novice  Novice: Sensible, but short-sighted." in result.output
    assert "\n               customers, please the critics" in result.output, (
        "what goes on in a further line stands under its beginning"
    )
    assert "master  Мастер: " in run("games", "--lang", "ru").output
    one = run("games", "notre-dame", "--lang", "en").output
    assert "new-persons" in one
    assert "  * unless said otherwise: --option NAME=VALUE\n" in one
    assert "  odette    Odette (Adept): Money-changer on the bridge." in one
    rows = json.loads(run("games", "--json").output)
    assert [row["game"] for row in rows] == [game.id for game in games()]
    assert [[option["name"] for option in row["options"]] for row in rows] == [[o.name for o in game.options] for game in games()]
    assert {"name": "gautier", "level": "master"} in next(row["characters"] for row in rows if row["game"] == "notre-dame")


def test_rules() -> None:
    assert "ND-2.7  Hire: clockwise" in run("rules", "notre-dame", "ND-2.7", "--lang", "en").output
    assert "ND-2.7  Наём" in run("rules", "notre-dame", "2.7", "--lang", "ru").output
    section = run("rules", "notre-dame", "ND-5", "--lang", "en").output
    assert section.startswith("ND-5 Plague")
    assert "ND-5.5" in section
    everything = run("rules", "notre-dame", "--lang", "en").output
    assert "Notre Dame" in everything
    assert "ND-8.8" in everything
    found = json.loads(run("rules", "notre-dame", "doctor", "--json", "--lang", "en").output)["found"]
    assert found[0]["entries"][0]["name"] == "Doctor"
    rows = json.loads(run("rules", "notre-dame", "ND-4.1", "--json", "--lang", "en").output)
    assert rows["sections"][0]["clauses"]["ND-4.1"].startswith("At the end of a period")


def test_options_of_the_reader_s_own_rulebook() -> None:
    """[LA-7.5] The Spanish rulebook counts movements: so does a table set up in Spanish, unless it is told otherwise."""
    lacrimosa = find("lacrimosa")
    assert {code: options_for(lacrimosa, [], 2, code)["tie-break"] for code in LANGUAGES} == {
        "en": "markers",
        "ru": "markers",
        "fr": "markers",
        "es": "movements",
    }
    assert options_for(lacrimosa, ["tie-break=markers"], 2, "es")["tie-break"] == "markers"
    assert lacrimosa.choose({})["tie-break"] == "markers"
    for game in games():
        for option in game.options:
            assert set(option.local) <= set(LANGUAGES)
            assert all(value in option.values for value in option.local.values())


def test_rules_finds_words() -> None:
    """A person by name, what the glossary says, clauses that speak of it; and an answer where there is nothing."""
    found = " ".join(run("rules", "notre-dame", "bell ringer", "--lang", "en").output.split())
    assert "Bell ringer Whoever has it begins; it goes to the left after each round. [ND-2.9]" in found
    assert "Bell ringer (persons) " in found
    assert "[ND-6.21]" in found
    assert "ND-1.7 The first player takes the bell ringer." in found
    assert "Доктор" in run("rules", "notre-dame", "доктор", "--lang", "ru").output
    assert "E-Q1" not in run("rules", "lacrimosa", "Sequentia", "--lang", "fr").output
    nothing = run("rules", "notre-dame", "dragon", "--lang", "en")
    assert (nothing.exit_code, nothing.stderr) == (2, "parlour: Nothing in these rules is called “dragon”.\n")


def test_rules_sources() -> None:
    result = run("rules", "notre-dame", "ND-5", "--sources", "--lang", "en")
    assert "5 clauses: 3 rulebook, 1 ruling, 1 mixed" in result.output
    assert result.output.splitlines()[-1] == "9 sentences: 6 rulebook, 3 ruling"
    rows = json.loads(run("rules", "notre-dame", "ND-5.5", "--sources", "--json", "--lang", "ru").output)
    assert rows == [{"clause": "ND-5.5", "source": "ruling", "sentences": ["ruling"]}]


def test_rules_coverage(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the sources, and from an installation in a folder that has the tests."""
    monkeypatch.chdir(ROOT)
    result = run("rules", "notre-dame", "--coverage")
    assert "87 clauses: 87 cited by code, 87 played by a test that checks something" in result.output
    rows = json.loads(run("rules", "notre-dame", "ND-3.8", "--coverage", "--json").output)
    assert rows[0]["clause"] == "ND-3.8"
    assert rows[0]["code"]
    assert rows[0]["tests"]


def test_rules_coverage_without_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An installation has no tests, and says so: that is not the same as clauses without tests."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("parlour.rulebook.tests_of", lambda game: None)
    result = run("rules", "notre-dame", "--coverage")
    assert "87 clauses: 87 cited by code. An installation holds no tests" in " ".join(result.output.split())
    assert "played by a test" not in result.output
    rows = json.loads(run("rules", "notre-dame", "ND-3.8", "--coverage", "--json").output)
    assert rows[0]["code"]
    assert rows[0]["tests"] is None


def test_language_of_the_environment() -> None:
    """--lang, else PARLOUR_LANG, else the system's, else English."""

    def said(*args: str, **environment: str) -> str:
        blank = {"PARLOUR_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
        return run("rules", "notre-dame", "ND-5", *args, env={**blank, **environment}).output.splitlines()[0]

    assert said() == "ND-5 Plague"
    assert said(LANG="ru_RU.UTF-8") == "ND-5 Чума"
    assert said(LANG="de_DE.UTF-8") == "ND-5 Plague"
    assert said(LANG="ru_RU.UTF-8", PARLOUR_LANG="fr") == "ND-5 La peste"
    assert said("--lang", "es", LANG="ru_RU.UTF-8", PARLOUR_LANG="fr") == "ND-5 Peste"
    assert said("--lang", "ru", PARLOUR_LANG="fr") == "ND-5 Чума"


def test_sim() -> None:
    result = run("sim", "notre-dame", "--games", "12", "--seats", "greedy,random,random")
    assert result.exit_code == 0
    assert "12 games in" in result.output
    assert "decisions/s" in result.output
    assert "95 % interval" in result.output
    summary = json.loads(run("sim", "notre-dame", "--games", "12", "--seats", "greedy,random,random", "--json").output)
    assert [row["bot"] for row in summary["seats"]] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in summary["seats"]) == pytest.approx(12)
    assert all(row["low"] <= row["mean"] <= row["high"] for row in summary["seats"])
    assert summary["decisions"] > 12 * 50
    assert summary["games_per_second"] * summary["seconds"] == pytest.approx(12)


def test_sim_seats_and_players() -> None:
    def bots(*args: str) -> list[str]:
        return [row["bot"] for row in json.loads(run("sim", "notre-dame", "--games", "1", "--json", *args).output)["seats"]]

    assert bots() == ["random"] * 4
    assert bots("--players", "5") == ["random"] * 5
    assert bots("--players", "2", "--seats", "greedy") == ["greedy"] * 2
    assert bots("--seats", "greedy", "--option", "players=3") == ["greedy"] * 3
    assert bots("--seats", "greedy,random") == ["greedy", "random"]


def test_sim_is_the_same_with_any_number_of_jobs(tmp_path: Path) -> None:
    """Real processes: the same seed, the same records and scores with --jobs 1 and 2."""
    args = ["sim", "notre-dame", "--games", "25", "--players", "3", "--seats", "greedy", "--seed", "6", "--json"]
    outs = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        result = shell(*args, "--jobs", jobs, "--out", str(path))
        assert result.returncode == 0, result.stderr
        outs.append((path.read_text(encoding="utf-8"), json.loads(result.stdout)["seats"]))
    assert outs[0] == outs[1]
    assert len(outs[0][0].splitlines()) == 25


def test_sim_edition_and_options(tmp_path: Path) -> None:
    edition, out = tmp_path / "e.toml", tmp_path / "o.jsonl"
    edition.write_text("[board.board]\npenalty_prestige = 0\n")
    args = ["--edition", str(edition), "--option", "new-persons=yes", "--out", str(out), "--games", "2", "--players", "2"]
    assert run("sim", "notre-dame", *args).exit_code == 0
    record = read_record(out.read_text(encoding="utf-8").splitlines()[1])
    assert record.options["new-persons"] is True
    assert record.edition == {"board": {"board": {"penalty_prestige": 0}}}
    assert run("replay", str(out), "--check").output.endswith("records that replay: 2, to the end: 2\n")


def test_replay_in_words(record: Path) -> None:
    result = run("replay", str(record), "--lang", "en")
    assert result.exit_code == 0
    assert result.output.startswith("Notre Dame  Random 1 · Random 2 · Random 3")
    assert "Round 9 begins (period C)." in result.output
    scores = replay(ND, read_record(record.read_text(encoding="utf-8"))).scores()
    assert f"Random 1  {scores[0]}\n" in result.output
    assert "⟨" not in result.output
    assert "Начинается раунд 9" in run("replay", str(record), "--lang", "ru").output


def test_replay_of_an_unfinished_game(record: Path, tmp_path: Path) -> None:
    """No ranking, and of the others' secrets nothing: somebody may still play it."""
    whole = read_record(record.read_text(encoding="utf-8"))
    path = tmp_path / "a.game"
    seats = ["human", *whole.seats[1:]]
    path.write_text(
        Record(whole.game, whole.version, whole.options, whole.edition, seats, whole.moves[:40]).text(), encoding="utf-8"
    )
    told = run("replay", str(path), "--lang", "en").output
    assert told.endswith("\nThe game is unfinished: 40 moves so far.\n")
    assert "\n1. " not in told
    assert re.search(r"Player 1 draws the \w+ [\w ]+ card\.", told)
    assert re.search(r"Player 1 – Keep ", told)
    rivals = "|".join(re.escape(name) for name in told.splitlines()[0].split("  ", 1)[1].split(" · ")[1:])
    assert not re.search(rf"({rivals}) – Keep ", told)
    assert not re.search(rf"({rivals}) draws the ", told)


def test_replay_check(record: Path, records: Path) -> None:
    assert run("replay", str(record), "--check").output == f"{record}: records that replay: 1, to the end: 1\n"
    assert run("replay", str(records), "--check").output == f"{records}: records that replay: 4, to the end: 4\n"
    rows = [json.loads(line) for line in run("replay", str(records), "--json").output.splitlines()]
    assert [row["over"] for row in rows] == [True] * 4


def test_a_record_that_does_not_replay(record: Path) -> None:
    """--check: exit code 1, and the line that cannot be; without it the record is bad input."""
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0: keep"))
    lines[at] = "0: keep green-park"
    record.write_text("\n".join(lines), encoding="utf-8")
    result = run("replay", str(record), "--check")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"parlour: {record}: move ")
    assert "0: keep green-park: not-in-packet [ND-2.3]" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert run("replay", str(record)).exit_code == 2


def test_an_unfinished_record(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:60]), encoding="utf-8")
    assert run("replay", str(record), "--check").output.endswith("records that replay: 1, to the end: 0\n")


BAD = [
    (["play", "notre-dome"], "game: no game is called 'notre-dome' (did you mean notre-dame?)"),
    (["play", "notre-dame", "--seats", "human"], "players: must be one of 2, 3, 4, 5, not 1"),
    (["play", "notre-dame", "--seats", "human,greedy,greedy,greedy,greedy,greedy"], "players: must be one of 2, 3, 4, 5, not 6"),
    (["play", "notre-dame", "--seats", "human,grady"], "seats: nobody is called 'grady' (did you mean greedy?)"),
    (["play", "notre-dame", "--seats", "human,xyz"], "seats: nobody is called 'xyz' (there are human, random, greedy"),
    (["play", "notre-dame", "--seats", "human,,greedy"], "seats: expected names with commas between them"),
    (
        ["play", "notre-dame", "--option", "colour=red"],
        "colour: no such option (there are players, new-persons,",
    ),
    (["play", "notre-dame", "--option", "new-persons=maybe"], "new-persons: must be one of no, yes, not maybe"),
    (["play", "notre-dame", "--option", "new-persons"], "option: expected name=value, not 'new-persons'"),
    (["play", "notre-dame", "--option", "first=1", "--option", "first=0"], "option: first is given twice"),
    (["play", "notre-dame", "--option", "first=4"], "first: must be one of random, 0, 1, 2, not 4"),
    (
        ["play", "notre-dame", "--option", "players=5", "--seats", "human,random"],
        "players: the option says 5, but there are 2",
    ),
    (["play", "notre-dame", "--edition", "/nowhere.toml"], "/nowhere.toml: No such file or directory"),
    (["play", "notre-dame", "--lang", "tlh"], "lang: no words for 'tlh' (there are en, ru, fr, es)"),
    (["play", "notre-dame", "--save", "/nowhere/a.game"], "/nowhere/a.game: No such file or directory"),
    (["play", "notre-dame", "--resume", "/nowhere/a.game"], "/nowhere/a.game: No such file or directory"),
    (["play", "notre-dame", "--resume", "a", "--seats", "human,random"], "resume: the file says who plays what"),
    (["play", "notre-dame", "--seed", "-1"], "--seed: must be a whole number of at least 0, not '-1'"),
    (["play"], "play: GAME is missing (parlour play --help)"),
    (["play", "notre-dame", "--colour"], "play: no such option: --colour (there are --seats, "),
    (["sim", "chess"], "game: no game is called 'chess'"),
    (["play", "fado"], "game: no game is called 'fado' (did you mean house-of-fado?)"),
    (["plya"], "no such command: plya (did you mean play?)"),
    (["help", "seets"], "help: nothing is called 'seets' (did you mean seats?)"),
    (["sim", "notre-dame", "--players", "9"], "players: must be one of 2, 3, 4, 5, not 9"),
    (["sim", "notre-dame", "--players", "0"], "--players: must be a whole number of at least 1, not '0'"),
    (["sim", "notre-dame", "--players", "3", "--seats", "greedy,random"], "seats: 3 players, but 2 seats are named"),
    (["sim", "notre-dame", "--seats", "human,greedy"], "seats: no bot is called 'human'"),
    (["sim", "notre-dame", "--games", "0"], "--games: must be a whole number of at least 1, not '0'"),
    (["sim", "notre-dame", "--out", "/nowhere/r.jsonl"], "/nowhere/r.jsonl: No such file or directory"),
    (["sim", "notre-dame", "--jobs", "many"], "--jobs: must be a whole number of at least 0, not 'many'"),
    (["replay", "/nowhere.record"], "/nowhere.record: No such file or directory"),
    (["replay", "/"], "/: Is a directory"),
    (["rules", "notre-dame", "ND-99"], "rules: no clause is called 'ND-99' (there are sections ND-1 to ND-8"),
    (["rules", "go"], "game: no game is called 'go'"),
    (["frobnicate"], "no such command: frobnicate (there are play, learn, join, host, games, "),
]


@pytest.mark.parametrize(("args", "message"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input(args: list[str], message: str) -> None:
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith(f"parlour: {message}"), result.stderr
    assert len(result.stderr.splitlines()) == 1


def head(game: str = "notre-dame", rules: str = "1", options: str = "{}", edition: str = "{}") -> str:
    seats = '["human", "random", "random", "random"]'
    return f"parlour-record 1\ngame: {game}\nrules: {rules}\noptions: {options}\nedition: {edition}\nseats: {seats}\n\n"


BROKEN = {
    "": "empty",
    "hello\n": "line 1: expected 'parlour-record 1'",
    "parlour-record 1\ngame: notre-dame\n\n": "the head has no line 'rules'",
    head(rules="x"): "the head cannot be read",
    head(game="chess"): "chess",
    head(rules="99"): "played under version 99",
    head(options='{"players": 9}'): "players: must be one of",
    head(options='{"players": 3}') + "0: hire doctor\n": "move 1: 0: hire doctor: not-asked",
    head(edition='{"x": {}}'): "edition: no such kind: x",
    head() + "what\n": "line 8: expected `seat: action`",
    head() + "chance: dance\n": "move 1: no such action: dance",
    '{"game": "notre-dame"}\n': "line 1: moves: expected a list of lines",
    "{not json\n": "line 1: not JSON",
}


@pytest.mark.parametrize("text", BROKEN, ids=list(BROKEN.values()))
@pytest.mark.parametrize("command", ["replay", "play"])
def test_broken_records(tmp_path: Path, text: str, command: str) -> None:
    path = tmp_path / "broken.record"
    path.write_text(text, encoding="utf-8")
    args = ["replay", str(path)] if command == "replay" else ["play", "notre-dame", "--resume", str(path)]
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert len(result.stderr.splitlines()) == 1
    assert BROKEN[text] in result.stderr
    assert path.read_text(encoding="utf-8") == text  # what cannot be resumed is not written to


EDITIONS = {
    "not toml = = \n": "edition: not TOML",
    "person = 3\n": "edition: person: write rows as [person.some-id]",
    "[dragon.smaug]\nrats = 1\n": "edition: no such kind: dragon",
    "[person.smaug]\nrats = 1\n": "edition: person: no such id: smaug",
    "[person.doctor]\nrats = 99\n": "person doctor: rats must be a whole number from 0 to 6, not 99",
    "[person.doctor]\npile = 'a'\n": "person doctor: pile cannot be changed",
}


@pytest.mark.parametrize("text", EDITIONS, ids=list(EDITIONS.values()))
@pytest.mark.parametrize("command", ["sim", "play"])
def test_wrong_editions(tmp_path: Path, text: str, command: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    result = run(command, "notre-dame", "--edition", str(path))
    assert result.exit_code == 2
    assert EDITIONS[text] in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(path)).stderr == f"parlour: {path}: not a text file in UTF-8\n"


def test_real_processes() -> None:
    """Exit codes and streams as a shell sees them."""
    bad = shell("play", "notre-dame", "--seats", "human,grady")
    assert (bad.returncode, bad.stdout, len(bad.stderr.splitlines())) == (2, "", 1)
    good = shell("play", "notre-dame", "--seed", "1", "--lang", "en", text="1\n1\n", NO_COLOR="1")
    assert good.returncode == 0
    assert "The game was not saved." in good.stdout
    assert good.stderr == ""
    piped = shell("replay", str(ROOT / "README.md"))
    assert piped.returncode == 2


def test_a_live_terminal(tmp_path: Path) -> None:
    """On a real terminal: colours, asked for it a pause in which a decision can be taken back, ^D that saves, and Ctrl-C, too."""
    path = tmp_path / "a.game"
    command = [
        sys.executable,
        "-m",
        "parlour",
        "play",
        "notre-dame",
        "--lang",
        "en",
        "--seed",
        "3",
        "--save",
        str(path),
        "--confirm",
    ]
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    env.pop("NO_COLOR", None)
    master, slave = pty.openpty()

    def begun() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=ROOT,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(
                signal.SIGINT, signal.SIG_DFL
            ),  # a shell's background jobs inherit that it is ignored
        )

    process = begun()
    seen = ""

    def wait_for(text: str) -> None:
        nonlocal seen
        seen = ""
        until = time.monotonic() + 30
        while text not in seen and time.monotonic() < until:
            seen += os.read(master, 4096).decode(errors="replace")
        assert text in seen

    wait_for("Player 1 > ")
    assert "\x1b[" in seen
    os.write(master, b"1\n")
    wait_for("undo takes your last decision back")
    os.write(master, b"perhaps\n")
    wait_for("undo takes your last decision back")
    assert "“perhaps” means nothing here." in seen
    os.write(master, b"undo\n")
    wait_for("Player 1 > ")
    assert "Which card do you keep?" in seen
    os.write(master, b"\x04")
    wait_for("--confirm")
    assert f"parlourplaynotre-dame--resume{path}--confirm" in "".join(seen.split())  # the lines end where the path has them end
    assert process.wait(20) == 0
    process = begun()
    wait_for("Player 1 > ")
    while process.poll() is None:  # one that comes between the prompt and the waiting for a key is heard with the next key only
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(2)
    wait_for("--resume")
    assert "Saved to" in seen
    assert process.returncode == 130  # as `parlour help codes` says
    os.close(slave)
    os.close(master)
    assert not [move for move in read_record(path.read_text(encoding="utf-8")).moves if move[0] == 0]


def test_display_names() -> None:
    levels = {"adept": "Adept", "novice": "Novice"}
    assert display_names(["human", "adept", "novice"], "Player {}", levels) == ["Player 1", "Adept", "Novice"]
    assert display_names(["human:Ann", "adept", "adept"], "Player {}", levels) == ["Ann", "Adept 2", "Adept 3"]
    assert display_names(["human:Ann", "human:Ann"], "Player {}", levels) == ["Ann 1", "Ann 2"]
    assert display_names(["adept:Max", "human", "last"], "Игрок {}", levels) == ["Max", "Игрок 2", "last"]
