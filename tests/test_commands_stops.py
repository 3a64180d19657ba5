"""What takes long says how far it is; Ctrl-C keeps what is done, and one line says how to go on."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parlour.build import compiled
from parlour.commands import faults, progress
from parlour.commands.common import unbroken
from tests.runner import run

STOPPED_OFTEN = """
import signal
from parlour.kit.fuzz import fuzz_chunk
def stop(*_): raise KeyboardInterrupt
signal.signal(signal.SIGALRM, stop)
for n in range(40):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.01 + n / 5000)
        fuzz_chunk("notre-dame", range(100_000), 100_000, 1_000_000, "unused")
    except KeyboardInterrupt:
        continue
"""


def test_a_stop_is_no_end_of_memory() -> None:
    """A stop may come at a long multiplication, and compiled code takes its failing for the end of memory."""
    done = subprocess.run([sys.executable, "-c", STOPPED_OFTEN], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


STOPS = [
    (["sim", "notre-dame", "--seats", "random", "--jobs", "2", "--out", "a.jsonl"], "parlour sim notre-dame --games "),
    (["fuzz", "notre-dame", "--whole", "100000", "--knowledge", "1000000"], "parlour fuzz notre-dame --games "),
    (["arena", "notre-dame", "--seats", "random,random"], "--keep FILE keeps them to go on"),
    (["lab", "notre-dame", "--seats", "random", "--keep", "kept"], "they are kept in kept"),
]


@pytest.mark.parametrize(("words", "said"), STOPS, ids=[words[0] for words, _ in STOPS])
def test_progress_and_a_stop(words: list[str], said: str, tmp_path: Path) -> None:
    """On a terminal: how far it is, how fast, how much longer. Ctrl-C: what was done, and one line on how to go on."""
    keeps_what_is_done(words, said, tmp_path, lambda process: os.killpg(process.pid, signal.SIGINT))


@pytest.mark.parametrize("end", [os.kill, os.killpg])
def test_an_end_from_outside_is_a_stop(end: Callable[[int, int], None], tmp_path: Path) -> None:
    """SIGTERM reaches the command alone (`kill`), or with it all that work for it (a service manager)."""
    keeps_what_is_done(*STOPS[0], tmp_path, lambda process: end(process.pid, signal.SIGTERM))


def keeps_what_is_done(words: list[str], said: str, tmp_path: Path, stop: Callable[[subprocess.Popen[bytes]], None]) -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *words, "--games", "1000000"],
        stdout=subprocess.PIPE,
        stderr=slave,
        cwd=tmp_path,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs inherit that it is ignored
    )
    os.close(slave)
    seen = ""
    while " left" not in seen:
        seen += os.read(master, 4096).decode()
    assert re.search(r"  [\d,]+/1,000,000  [\d,.]+(/s| s each)  [\d:]+ left", seen) or words[0] == "lab"
    stop(process)
    out, _ = process.communicate(timeout=60)
    while True:
        try:
            seen += os.read(master, 4096).decode()
        except OSError:  # the other end is closed
            break
    os.close(master)
    assert process.returncode == faults.STOPPED, seen
    last = seen.rpartition("\x1b[K")[2]
    assert last.startswith("parlour: stopped after ")
    assert len(last.splitlines()) == 1, last
    assert said in last
    assert b"games" in out
    if words[0] == "sim":  # what is said to be kept is kept, and the line that is said goes on behind it
        kept = len((tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines())
        assert f"after {kept:,} of 1,000,000 games, which are in a.jsonl; the others: parlour sim notre-dame" in last
        assert f"--games {1_000_000 - kept} --first {kept + 1} " in last
        assert f"--out a-from-{kept + 1}.jsonl" in last


SERIES = """
import signal, sys, time
from parlour.workers import run
def work(job):  # as compiled search: no stop is heard in it
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    end = time.monotonic() + 100
    while time.monotonic() < end:
        try:
            time.sleep(1)
        except BaseException:
            pass
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print("ready", flush=True)
    try:
        list(run(work, range(100), 2))
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.parametrize("end", [os.kill, os.killpg])
@pytest.mark.parametrize("after", [0.02, 0.1, 0.3, 1.5])
def test_a_stop_ends_processes(after: float, end: Callable[[int, int], None], tmp_path: Path) -> None:
    """While they start, and in the middle of long work: at once, without a word of theirs, and none is left."""
    script = tmp_path / "series.py"
    script.write_text(SERIES, encoding="utf-8")
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, str(script)], stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(after)
    end(process.pid, signal.SIGINT)
    assert process.communicate(timeout=20) == ("stopped\n", "")
    assert process.returncode == 0
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:  # what started them may end a moment after us
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    pytest.fail("somebody is left")


def test_progress_before_anything_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game of a match may take minutes: the line is drawn all the same, with the time it has taken."""
    monkeypatch.setattr(progress, "QUIET", 0.01)
    monkeypatch.setattr(progress, "EACH", 0.01)
    master, slave = pty.openpty()
    watching = signal.setitimer(signal.ITIMER_REAL, 0)  # whoever watches over tests may have set it
    handler = signal.signal(signal.SIGALRM, signal.SIG_DFL)
    with os.fdopen(slave, "w") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        with progress.Progress("arena", 3):
            seen = b""
            while b"0/3" not in seen:
                seen += os.read(master, 100)
        assert re.search(rb"arena  0/3  0:\d\d", seen + os.read(master, 100))
        assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    os.close(master)
    signal.signal(signal.SIGALRM, handler)
    signal.setitimer(signal.ITIMER_REAL, *watching)


def test_a_series_in_two_parts_is_the_series(tmp_path: Path) -> None:
    def records(name: str, *words: str) -> list[str]:
        path = tmp_path / name
        assert run("sim", "notre-dame", "--players", "2", "--out", str(path), *words).exit_code == 0
        return path.read_text(encoding="utf-8").splitlines()

    assert records("a", "--games", "3") + records("b", "--games", "2", "--first", "4") == records("c", "--games", "5")


def test_a_soak_that_is_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its report is written, and the same command goes on."""
    from parlour.kit import soak

    def stopped(todo: list[soak.Job], folder: Path, jobs: int) -> Iterator[soak.Done]:
        yield soak.Done(todo[0].key(), todo[0].game, 100, 9000, [], {})
        raise KeyboardInterrupt

    monkeypatch.setattr(soak, "soak", stopped)
    result = run("soak", "--games", "500", "--folder", str(tmp_path / "run"))
    assert result.exit_code == faults.STOPPED
    assert result.stderr.startswith("parlour: stopped after 100 of 500 games; the same command goes on, for they are kept in ")
    assert "100 games" in (tmp_path / "run" / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("keep", [True, False])
def test_a_lab_that_is_stopped(keep: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same command goes on: no report of a part stands in its way. Where nothing is kept, the part is all there is."""
    from parlour.lab.play import Row, Study, play

    played: list[int] = []

    def stopped(study: Study, number: int) -> Row:
        played.append(number)
        if len(played) == 8:
            raise KeyboardInterrupt
        return play(study, number)

    monkeypatch.setattr("parlour.lab.studies.play", stopped)
    monkeypatch.chdir(tmp_path)
    words = ["lab", "notre-dame", "--seats", "random", "--players", "2", "--games", "10", "--out", "a.html"]
    words += ["--keep", "kept"] if keep else []
    result = run(*words)
    assert result.exit_code == faults.STOPPED
    assert "after 5 of 10 games" in result.stderr
    assert (tmp_path / "a.html").exists() != keep
    if keep:
        assert run(*words).exit_code == 0
        assert (tmp_path / "a.html").stat().st_size


def test_a_bench_that_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has measured is shown."""
    measured = ["--help"]

    def startup(words: list[str]) -> dict[str, object]:
        if words != measured:
            raise KeyboardInterrupt
        return {"what": "parlour --help", "as": "plain", "start_ms": "144", "processor_ms": "39"}

    monkeypatch.setattr("parlour.kit.bench.tables", list)
    monkeypatch.setattr("parlour.kit.startup.startup", startup)
    result = run("bench", *([] if compiled() else ["--plain"]))
    assert result.exit_code == faults.STOPPED
    assert result.stderr.startswith("parlour: stopped after 1 of 5 measurements")
    assert "144" in result.stdout


def test_ctrl_c_waits_for_what_belongs_together() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs inherit that it is ignored
    try:
        for number in (signal.SIGINT, signal.SIGTERM):
            waits_for_what_belongs_together(number)
    finally:
        signal.signal(signal.SIGINT, before)


def waits_for_what_belongs_together(number: signal.Signals) -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), unbroken():
        done.append("kept")
        signal.raise_signal(number)
        done.append("counted")
    assert done == ["kept", "counted"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
