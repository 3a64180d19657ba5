"""`--save` never overwrites, goes on with what is unfinished, and holds its file; every decision is kept at once."""

from __future__ import annotations

import os
import resource
import signal
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.terminal import ESCAPES, Terminal
from parlour import Table
from parlour.commands.play import when
from parlour.engine.record import read_record, replay
from parlour.files import InUse, SaveFile
from parlour.shelf import find
from parlour.terminal.saving import rescue
from tests.runner import Result, run

ROOT = Path(__file__).parents[1]
OPTIONS = ["--lang", "en", "--seed", "1"]


def play(path: Path, *more: str, lines: int = 0, game: str = "notre-dame") -> Result:
    return run("play", game, "--save", str(path), *OPTIONS, *more, text="1\n" * lines)


def moves_of(path: Path) -> list[tuple[int, str]]:
    return read_record(path.read_text(encoding="utf-8")).moves


def is_alone(path: Path) -> bool:
    """Neither a lock nor a half-written file is left beside it."""
    return [other.name for other in path.parent.iterdir()] == [path.name]


def test_an_unfinished_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    assert play(path, lines=3).exit_code == 0
    first = moves_of(path)
    assert sum(seat == 0 for seat, _ in first) == 3
    assert play(path, lines=2).exit_code == 0
    assert moves_of(path)[: len(first)] == first
    assert sum(seat == 0 for seat, _ in moves_of(path)) == 5
    assert is_alone(path)


def test_the_same_line_goes_on_and_another_is_refused(tmp_path: Path) -> None:
    """What is asked for and what is kept must be the same game."""
    path = tmp_path / "a.game"
    asked = ["--seats", "human:Ann,greedy,random", "--option", "new-persons=yes"]
    play(path, *asked, lines=2)
    assert play(path, *asked, lines=1).exit_code == 0
    before = path.read_text(encoding="utf-8")
    for other, name in (
        (["--seats", "human:Bob,greedy,random"], "seats"),
        (["--players", "4"], "seats"),
        (["--seats", "human:Ann,greedy,random", "--option", "new-persons=no"], "options"),
    ):
        result = play(path, *other)
        assert result.exit_code == 2
        assert f"an unfinished game with other {name} is kept there" in result.stderr
        assert "--force" in result.stderr
    assert path.read_text(encoding="utf-8") == before
    assert is_alone(path)


def test_what_is_finished_or_something_else_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    play(path, "--seats", "random,random")
    notre_dame = find("notre-dame")
    kept = path.read_text(encoding="utf-8")
    assert not replay(notre_dame, read_record(kept)).asked()
    for text, game, said in (
        (kept, "notre-dame", "a finished game is kept there; take another name, or --force"),
        (kept, "lacrimosa", "this is a record of notre-dame, not of lacrimosa; take another name, or --force"),
        ("dear diary\n", "notre-dame", "line 1: expected 'parlour-record 1'; take another name, or --force"),
    ):
        path.write_text(text, encoding="utf-8")
        result = play(path, game=game)
        assert result.exit_code == 2, result.output
        assert said in result.stderr
        assert path.read_text(encoding="utf-8") == text
        assert is_alone(path)
    assert play(path, "--force", lines=1).exit_code == 0
    assert sum(seat == 0 for seat, _ in moves_of(path)) == 1


def test_force_goes_with_save() -> None:
    assert run("play", "notre-dame", "--force").stderr == "parlour: force: goes with --save\n"


def test_a_file_in_use(tmp_path: Path) -> None:
    """Another process plays in it: refused, whether to be saved to or gone on with; free again once it has gone."""
    path = tmp_path / "a.game"
    command = [sys.executable, "-m", "parlour", "play", "notre-dame", "--save", str(path), *OPTIONS]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert other.stdin is not None
    assert other.stdout is not None
    other.stdin.write("1\n")
    other.stdin.flush()
    while not path.exists() or not path.stat().st_size:
        assert other.stdout.readline()
    for words in (["--save", str(path)], ["--save", str(path), "--force"], ["--resume", str(path)]):
        result = run("play", "notre-dame", *OPTIONS, *words)
        assert (result.exit_code, result.stderr) == (2, f"parlour: {path}: in use: another process plays in this file\n")
    assert "in use:" in " ".join(run("play", "notre-dame", *OPTIONS, text=f"save {path}\n").stdout.split())
    other.kill()
    other.wait(20)
    other.stdin.close()
    other.stdout.close()
    assert play(path, lines=1).exit_code == 0
    assert is_alone(path)


def test_saved_after_every_decision(tmp_path: Path) -> None:
    """Killed in the middle of a turn, nothing that was decided is lost."""
    path = tmp_path / "a.game"
    command = [sys.executable, "-m", "parlour", "play", "notre-dame", "--save", str(path), *OPTIONS]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdin is not None
    assert process.stdout is not None
    for decided in range(1, 4):
        process.stdin.write("1\n")
        process.stdin.flush()
        while not path.exists() or not path.stat().st_size or sum(seat == 0 for seat, _ in moves_of(path)) < decided:
            assert process.stdout.readline()
    process.kill()
    process.wait(20)
    process.stdin.close()
    process.stdout.close()
    assert sum(seat == 0 for seat, _ in moves_of(path)) == 3
    assert play(path, lines=1).exit_code == 0


def test_a_game_without_a_file_survives_its_terminal(tmp_path: Path) -> None:
    """A window that is closed takes nothing along; a game that gets a name, or ends, leaves no other file behind."""
    home = {"XDG_STATE_HOME": str(tmp_path)}
    kept = tmp_path / "parlour"
    terminal = Terminal(["play", "notre-dame", "--lang", "en", "--seed", "1", "--seats", "human,greedy"], 80, 24, **home)
    terminal.read(" > ")
    terminal.type("1")
    terminal.read(" > ")
    terminal.process.send_signal(signal.SIGHUP)
    terminal.close()
    (path,) = kept.glob("notre-dame-*.game")
    assert sum(seat == 0 for seat, _ in moves_of(path)) == 1
    table = Table("notre-dame", players=2, seed=1)  # newer, and over: nobody is asked to go on with it
    table.play_on("greedy")
    table.save(kept / "notre-dame-2999-01-01-000000.game")
    named = tmp_path / "mine"
    terminal = Terminal(["play", "notre-dame", "--lang", "en", "--seed", "1", "--seats", "human,greedy"], 80, 24, **home)
    seen = ESCAPES.sub("", terminal.read(" > ")).replace("\r", "")
    assert f"An unfinished game from {when(path)} is kept. To go on with it: \nparlour play notre-dame --resume \\\n" in seen
    assert str(path) in "".join(seen.split())  # a shell takes the two lines for one
    for line in ("1", f"save {named}", "quit"):
        terminal.type(line)
        seen = terminal.read(" > ")
    assert "--resume" in seen
    assert terminal.close() == 0
    assert [*kept.glob("notre-dame-2[!9]*.game")] == [path]
    assert moves_of(named) == moves_of(path)


def test_who_cannot_be_kept_hears_it_before_the_first_move() -> None:
    terminal = Terminal(["play", "notre-dame", "--lang", "en", "--seed", "1"], 80, 24, XDG_STATE_HOME="/proc/nowhere")
    seen = " ".join(ESCAPES.sub("", terminal.read(" > ")).split())
    assert "This game is not being kept" in seen
    assert "type save and a file name" in seen
    terminal.type("quit")
    terminal.close()


def test_save_at_the_prompt_overwrites_nothing(tmp_path: Path) -> None:
    diary, mine = tmp_path / "diary", tmp_path / "mine"
    diary.write_text("dear diary")
    result = run("play", "notre-dame", *OPTIONS, text=f"save {diary}\nsave {mine}\n1\n")
    assert diary.read_text() == "dear diary"
    assert "diary: exists already" in result.stdout.replace("\n", "")
    assert sum(seat == 0 for seat, _ in moves_of(mine)) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary", "mine"]


def test_a_file_in_use_is_said_in_the_language_of_the_game(tmp_path: Path) -> None:
    with closing(SaveFile(tmp_path / "a.game")) as taken:
        for lang, said in (("fr", "déjà pris, on joue dans ce fichier"), ("es", "está en uso: alguien juega en este archivo")):
            result = run("play", "notre-dame", *OPTIONS, "--lang", lang, text=f"save {taken.path}\nquit\n")
            assert f"{taken.path}: {said}\n" in result.stdout


def test_save_elsewhere_is_a_copy(tmp_path: Path) -> None:
    """The game goes on being kept in its own file, which stays ours."""
    mine, copy = tmp_path / "mine", tmp_path / "copy"
    result = run("play", "notre-dame", *OPTIONS, "--save", str(mine), text=f"1\nsave {copy}\n1\n")
    assert f"A copy is in {copy}; the game goes on being kept in {mine}.\n" in result.stdout
    assert [sum(seat == 0 for seat, _ in moves_of(path)) for path in (mine, copy)] == [2, 1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "mine"]


@pytest.mark.parametrize("name", [".", "/", ".."])
def test_a_folder_is_no_file(name: str) -> None:
    result = run("play", "notre-dame", *OPTIONS, "--save", name)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"parlour: {name}: Is a directory")


def test_a_rescued_game_takes_no_others_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for _ in range(3):
        file = rescue("notre-dame")
        file.write("a game")
        file.close()
    assert len(list((tmp_path / "parlour").glob("notre-dame-*.game"))) == 3


def test_a_half_written_file_takes_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SaveFile(tmp_path / "a.game")
    file.write("whole")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        file.write("half")
    assert file.path.read_text() == "whole"
    with pytest.raises(InUse):
        SaveFile(file.path)
    file.close()
    file.close()
    assert is_alone(file.path)


WRITERS = [
    ["play", "notre-dame", "--save"],
    ["play", "notre-dame", "--force", "--save"],
    ["learn", "notre-dame", "--save"],
    ["arena", "notre-dame", "--seats", "random,random", "--games", "1", "--keep"],
    ["lab", "notre-dame", "--seats", "random", "--players", "2", "--games", "1", "--keep"],
]


@pytest.mark.parametrize("words", WRITERS, ids=" ".join)
def test_what_is_no_file_stays_what_it_is(words: list[str], tmp_path: Path) -> None:
    """A device, a pipe, a socket: no file takes its place, and nobody waits for it."""
    os.mkfifo(tmp_path / "pipe")
    places = ["pipe"]
    if os.geteuid() == 0:
        os.mknod(tmp_path / "full", 0o600 | stat.S_IFCHR, os.makedev(1, 7))
        places.append("full")
    for place in places:
        path = tmp_path / place
        before = path.stat().st_mode
        result = run(*words, str(path))
        assert (result.exit_code, result.stderr) == (2, f"parlour: {path}: not a file\n")
        assert path.stat().st_mode == before
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(places)


OUT = ["sim", "notre-dame", "--players", "2", "--games", "1", "--force", "--out"]


@pytest.mark.parametrize("words", [WRITERS[1], *WRITERS[3:], OUT], ids=" ".join)
def test_links_and_permissions_stay(words: list[str], tmp_path: Path) -> None:
    """What is private stays so, a link leads where it led, and what may not be written is not."""
    path, link = tmp_path / "real", tmp_path / "link"
    path.touch(0o600)
    link.symlink_to("real")
    assert run(*words, str(link)).exit_code == 0
    assert link.is_symlink()
    assert path.stat().st_size
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o444)
    before = path.read_bytes()
    result = run(*words, str(link))
    assert (result.exit_code, result.stderr) == (2, f"parlour: {link}: Permission denied\n")
    assert path.read_bytes() == before
    assert sorted(other.name for other in tmp_path.iterdir()) == ["link", "real"]


@pytest.mark.parametrize("words", WRITERS[3:], ids=" ".join)
def test_two_do_not_keep_in_one_file(words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "kept"
    with closing(SaveFile(path)):
        result = run(*words, str(path))
        assert (result.exit_code, result.stderr) == (2, f"parlour: {path}: in use: another process plays in this file\n")
    assert run(*words, str(path)).exit_code == 0
    assert is_alone(path)


def test_a_line_is_kept_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    path.write_text("one\ntw", encoding="utf-8")
    with closing(SaveFile(path)) as file:
        file.append("three")
        assert path.read_text(encoding="utf-8") == "one\ntw\nthree\n"
        resource.setrlimit(resource.RLIMIT_FSIZE, (20, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
        before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        try:
            with pytest.raises(OSError, match="large"):
                file.append("four" * 10)
        finally:
            most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            signal.signal(signal.SIGXFSZ, before)
    assert path.read_text(encoding="utf-8") == "one\ntw\nthree\n"


def test_two_options_never_name_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text("[person.doctor]\nrats = 2\n", encoding="utf-8")
    (tmp_path / "link").symlink_to("a.toml")
    for other in (path, tmp_path / "link", tmp_path / "." / "a.toml"):
        result = run("sim", "notre-dame", "--edition", str(path), "--out", str(other), "--force")
        assert (result.exit_code, result.stderr) == (2, "parlour: --edition and --out name the same file\n")
    assert "rats = 2" in path.read_text(encoding="utf-8")


def test_a_game_that_could_not_be_saved_is_not_to_be_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    result = play(tmp_path / "a.game")
    assert result.exit_code == 2
    assert "Could not save" in result.stdout
    assert "--resume" not in result.stdout
    assert not list(tmp_path.iterdir())


def test_nothing_kept_leaves_nothing(tmp_path: Path) -> None:
    SaveFile(tmp_path / "a.game").close()
    assert not list(tmp_path.iterdir())


def test_out_never_overwrites_unless_forced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`sim --out`, `lab --out`: what is there stays, whatever is refused or stopped; --force puts a whole file in its place."""
    monkeypatch.chdir(tmp_path)
    sim = ["sim", "notre-dame", "--players", "2", "--games", "1"]
    lab = ["lab", "notre-dame", "--players", "2", "--games", "1", "--seats", "random"]
    for words in (sim, lab):
        for path in (tmp_path / "a.parquet", tmp_path / "a.jsonl"):
            path.write_text("mine", encoding="utf-8")
            result = run(*words, "--out", path.name)
            assert result.exit_code == 2
            said = f"{path.name}: exists already; take another name, or --force to write a new one in its place"
            assert said in result.stderr
            assert path.read_text(encoding="utf-8") == "mine"
        assert run(*words, "--out", "a.jsonl", "--force").exit_code == 0
        assert (tmp_path / "a.jsonl").read_text(encoding="utf-8") != "mine"
        assert "goes with --out" in run(*words, "--force").stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "a.parquet"]


@pytest.mark.parametrize("name", ["a.parquet", "a.jsonl"])
@pytest.mark.parametrize("what", ["ray", "stop", "new"])
def test_out_of_no_game_is_no_file(name: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Ray, or stopped before the first game: what was there is there, and what was not is not."""
    path = tmp_path / name
    if what != "new":
        path.write_text("mine", encoding="utf-8")

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "ray", None)
    if what != "ray":
        monkeypatch.setattr("parlour.commands.series.play_games", stopped)
    result = run("sim", "notre-dame", "--players", "2", "--out", str(path), "--force", *(["--ray"] if what == "ray" else []))
    assert result.exit_code == (2 if what == "ray" else 130), result.output
    assert [other.name for other in tmp_path.iterdir()] == ([] if what == "new" else [name])
    assert what == "new" or path.read_text(encoding="utf-8") == "mine"
