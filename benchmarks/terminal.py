"""Whole games at a real terminal, played by a script through a pseudo-terminal: `python -m benchmarks.terminal`.

Every screen is looked at: nothing wider or higher than the screen, the question in sight, no word missing, nothing in another
language. What is answered is a bot's choice, typed in words or numbers as a person would.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.cells import cell_len

from parlour.bots import Seat, find_bot
from parlour.build import described
from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.picks import Run, picks_of
from parlour.engine.record import read_record, replay
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.shelf import find
from parlour.terminal.drawing import drawing_of
from parlour.terminal.page import WORDS

ROOT: Final = Path(__file__).parents[1]
NAME: Final = "Анна"
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
CLEARED: Final = "\x1b[2J"
PATIENCE: Final = 120.0  # seconds without a screen: far more than a busy machine needs
MOST: Final = 1000  # screens of one game


def heard() -> None:
    """Whoever runs this may ignore a stop or a closed window (a shell's background job, nohup), and children inherit that."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal with a command at its other end."""

    def __init__(self, args: list[str], columns: int, rows: int, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        there = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**there, "TERM": "xterm-256color", "INPUTRC": os.devnull, **env},
            cwd=ROOT,
            close_fds=True,
            preexec_fn=heard,
        )
        os.close(slave)

    def read(self, *ends: str) -> str:
        """What comes until one of these texts does, or until the game is left."""
        seen = b""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                came = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                break
            if not came:
                break
            seen += came
            if seen.rstrip(b"\x1b[?2004h").decode(errors="replace").endswith(ends):
                break
        return seen.decode(errors="replace")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        code = self.process.wait(30)
        os.close(self.master)
        return code


def screen_of(seen: str) -> list[str]:
    """The lines since the screen was cleared, without colours; the last one is the prompt."""
    return ESCAPES.sub("", seen.rpartition(CLEARED)[2]).split("\n")


def said_in(game: Game, lang: str) -> set[str]:
    """Every word in Latin letters that the words of a language themselves use: titles, names of movements."""
    drawing = drawing_of(game)
    folders = [game.folder / "words", WORDS, *([drawing.words] if drawing.words is not None else [])]
    found: set[str] = set()
    for folder in folders:
        for line in (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
            value = re.sub(r"\{[^}]*\}", " ", line.partition("=")[2])
            found |= set(re.findall(r"[A-Za-z]{3,}", value))
    return found


class Player:
    """What a bot would type, given the game as it is kept in a file."""

    def __init__(self, game: Game, path: Path, level: str, seed: int) -> None:
        self.game: Final = game
        self.path: Final = path
        self.bot: Final = find_bot(level)
        self.rng: Final = Rng(seed)

    def state(self) -> State:
        return replay(self.game, read_record(self.path.read_text(encoding="utf-8")))

    def lines(self) -> list[str]:
        """The answer to the question that is asked now; picks on one line, and an empty one that confirms them."""
        s = self.state()
        run = picks_of(self.game, s, 0)
        text = self.game.words.text
        if run is None:
            return [text(self.bot.choose(Seat(self.game, s, 0), self.rng))]
        picks = self.picks(run, s)
        options = run.options([])
        if not picks and options.stop >= 0:
            return [text(options.stop)]
        return [", ".join(map(text, picks)), ""] if picks else [""]

    def picks(self, run: Run, s: State) -> list[int]:
        world = s.clone()
        found: list[int] = []
        while world.question(0) is not None and world.question(0).picks() is run.picks:  # type: ignore[union-attr]
            action = self.bot.choose(Seat(self.game, world, 0), self.rng)
            if not run.is_pick(action):
                break
            found.append(action)
            world.apply(0, action)
        while not run.options(found).confirm:  # what the engine carried out by itself
            found.append(run.options(found).add[0])
        return found


def complaints(lines: list[str], columns: int, rows: int, lang: str, known: set[str]) -> list[str]:
    """What a demanding player would say of one screen."""
    found = [f"wider than {columns}: {line}" for line in lines if cell_len(line) > columns]
    found += [f"a raw name: {line}" for line in lines if "_" in line or "⟨" in line]
    if len(lines) > rows:
        found.append(f"{len(lines)} lines")
    if lang == "ru":
        strange = {word for line in lines for word in re.findall(r"[A-Za-z]{3,}", line.partition("──── [")[0])} - known
        found += [f"not Russian: {word}" for word in strange if not any(right.startswith(word) for right in known)]
    return found


class Played:
    """A whole game: how many screens, the one in the middle, the last one with the end, and what was wrong with them."""

    def __init__(self, screens: list[list[str]], last: str, wrong: list[str], code: int, s: State) -> None:
        self.screens: Final = len(screens)
        self.middle: Final = screens[len(screens) // 2] if screens else []
        self.last: Final = last
        self.wrong: Final = wrong
        self.code: Final = code
        self.state: Final = s


def played(game: str, lang: str, columns: int, rows: int, others: str, level: str, seed: int, folder: Path) -> Played:
    """One whole game at a terminal of this size."""
    one = find(game)
    path = folder / f"{game}-{lang}-{columns}.game"
    seats = ",".join(filter(None, [f"human:{NAME}", others]))
    keep = ["--seed", str(seed), "--save", str(path)]
    terminal = Terminal(["play", game, "--lang", lang, "--seats", seats, *keep], columns, rows)
    over = Language(None, lang, more=[WORDS]).say("game-over")
    player, known = Player(one, path, level, seed), said_in(one, lang)
    wrong: list[str] = []
    waiting: list[str] = []
    screens: list[list[str]] = []
    seen = ""
    while len(screens) < MOST:
        seen = terminal.read(f"{NAME} > ")
        lines = screen_of(seen)
        if over in seen or "Traceback" in seen or not lines[-1].startswith(f"{NAME} > "):
            break
        screens.append(lines)
        wrong += complaints(lines, columns, rows, lang, known)
        waiting = waiting or player.lines()
        terminal.type(waiting.pop(0))
    if over not in seen:
        wrong.append(f"no end: {seen[-2000:]}")
        terminal.process.kill()
    return Played(screens, ESCAPES.sub("", seen), wrong, terminal.close(), player.state())


GAMES: Final = [  # game, the others, the level that plays: every game with others, and alone where one can
    ("notre-dame", "novice,novice", "novice"),
    ("house-of-fado", "novice,novice", "novice"),
    ("house-of-fado", "", "novice"),
    ("lacrimosa", "novice,novice", "novice"),
    ("lacrimosa", "", "novice"),
]


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screens", type=Path, help="a file for the screen in the middle of every game")
    args = parser.parse_args()
    seed = args.seed
    bad = 0
    shown = ""
    print(described())
    print("game            others          lang  size    screens  seconds  points")
    for game, others, level in GAMES:
        for columns, rows in ((80, 24), (160, 50)):
            for lang in ("en", "ru"):
                began = time.monotonic()
                with TemporaryDirectory() as folder:
                    one = played(game, lang, columns, rows, others, level, seed, Path(folder))
                spent = time.monotonic() - began
                scores = "/".join(map(str, one.state.scores()))
                size = f"{columns}x{rows}"
                print(f"{game:15} {others or 'alone':15} {lang:5} {size:7} {one.screens:7} {spent:8.0f}  {scores}", flush=True)
                shown += "\n".join([f"#### {game}, {others or 'alone'}, {lang}, {size}", *one.middle, "", ""])
                for complaint in one.wrong:
                    print(f"  {complaint}")
                bad += bool(one.wrong or one.code)
    if args.screens is not None:
        args.screens.write_text(shown, encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
