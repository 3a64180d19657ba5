"""How soon a command answers: the whole process, as somebody at a terminal waits for it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Final

from parlour.build import compiled
from parlour.kit.bench import REPEATS, Row
from parlour.shelf import names

COMMANDS: Final = [["--help"], ["games"], *[["play", name, "--seed", "1"] for name in names()]]


def startup(words: list[str]) -> Row:
    """Milliseconds to the end of --help and of a list; of play, to the first question: the best of a few.

    And those of the processor, which a busy machine does not make longer by waiting.
    """
    runs = [seconds_of(words) for _ in range(REPEATS)]
    row: Row = {"what": f"parlour {' '.join(words)}", "as": "compiled" if compiled() else "plain"}
    row["start_ms"], row["processor_ms"] = [f"{1000 * min(times):.0f}" for times in zip(*runs)]
    return row


def seconds_of(words: list[str]) -> tuple[float, float]:
    """Nothing is typed: a game ends at its first prompt."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # hardly anybody has it set
    began, spent = time.perf_counter(), processor()
    subprocess.run(
        [sys.executable, "-m", "parlour", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env={**kept, "PYTHONWARNINGS": "ignore"},
        check=True,
    )
    return time.perf_counter() - began, processor() - spent


def processor() -> float:
    """Seconds that the processes we have started took of it."""
    times = os.times()
    return times.children_user + times.children_system
