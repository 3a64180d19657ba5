"""Playing on through trouble, and counting what was acknowledged: nothing of it may be missing afterwards."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.exceptions import WebSocketException

from tests.server.client import PATIENCE, Refusal, Socket, Visitor

TROUBLE: Final = (WebSocketException, OSError, EOFError, TimeoutError)


class Game:
    """A table whose seats come back whenever they are cut off."""

    patience = PATIENCE  # how long the server may be away

    def __init__(self, table: str, visitors: list[Visitor], sockets: list[Socket], rng: random.Random) -> None:
        self.table: Final = table
        self.visitors: Final = visitors
        self.sockets: list[Socket] = sockets
        self.rng: Final = rng
        self.acknowledged: Final[list[tuple[int, str]]] = []  # rev and line of each
        self.refused = 0

    def come_back(self) -> None:
        """Every seat connects again with the last rev it saw, and is told what it missed and nothing else."""
        seen = [s.frame["rev"] for s in self.sockets]
        for s in self.sockets:
            with contextlib.suppress(*TROUBLE):
                s.close()
        until = time.monotonic() + self.patience
        while True:
            try:
                self.sockets = [visitor.at(self.table, since=rev) for visitor, rev in zip(self.visitors, seen)]
                break
            except (*TROUBLE, AssertionError):
                assert time.monotonic() < until, "the server does not come back"
                time.sleep(0.1)
        for s, rev in zip(self.sockets, seen):
            assert s.frame["rev"] >= rev, "rev went down"
            assert all(told["rev"] > rev for told in s.told), "told twice"
        last = max((rev for rev, _ in self.acknowledged), default=0)
        assert self.sockets[0].frame["rev"] >= last, "an acknowledged move is missing"

    def over(self) -> bool:
        """Whether any seat has seen the end; then all of them see it."""
        newest = max(int(s.frame["rev"]) for s in self.sockets)
        for s in self.sockets:
            s.rev(newest)
        return bool(self.sockets[0].frame["over"])

    def step(self) -> None:
        """One move, whatever becomes of it."""
        asked = [s for s in self.sockets if s.frame["ask"]]
        if not asked:
            return
        s = self.rng.choice(asked)
        text = self.rng.choice(s.frame["do"])
        try:
            rev = int(s.say(ask=s.frame["ask"]["id"], do=text)["rev"])
            self.acknowledged.append((rev, f"{s.frame['seat']}: {text}"))
            s.rev(rev)
        except Refusal as refusal:
            if refusal.key not in ("error-internal", "error-old-ask"):  # old: it was written although we were told otherwise
                raise
            self.refused += 1
            time.sleep(0.02)

    def play(self, steps: int, until: Callable[[], bool] = lambda: False) -> None:
        """So many moves, coming back after each cut."""
        for _ in range(steps):
            try:
                if self.over() or until():
                    return
                self.step()
            except TROUBLE:
                self.come_back()

    def end(self) -> None:
        """By consent, when there is no time to play to the end."""
        while not self.over():
            try:
                rev = self.sockets[0].say(propose={"what": "end"})["rev"]
            except Refusal as refusal:
                if refusal.key not in ("error-internal", "error-not-running"):  # not back yet; over, as we shall hear
                    raise
                time.sleep(0.1)
                continue
            for s in self.sockets[1:]:
                if s.rev(rev)["consent"]:
                    rev = s.say(consent=s.frame["consent"]["id"], yes=True)["rev"]
            for s in self.sockets:
                s.rev(rev)

    def finish(self) -> None:
        """The same while there is trouble: a cut in the middle of it, and they agree anew."""
        while True:
            try:
                self.end()
                return
            except Refusal as refusal:
                if refusal.key != "error-internal":
                    raise
                time.sleep(0.1)
            except TROUBLE:
                self.come_back()

    def check(self) -> None:
        """The finished record has every acknowledged move, in order, and replays."""
        lines: list[str] = self.visitors[0].get(f"/api/tables/{self.table}/replay/lines")["lines"]
        moves = iter(line for line in lines if not line.startswith("chance"))
        for rev, line in self.acknowledged:
            assert any(line == move for move in moves), f"rev {rev}, {line!r}: acknowledged and missing"
        sheet: dict[str, Any] = self.visitors[0].get(f"/api/tables/{self.table}/sheet")
        assert sheet["scores"] == self.sockets[0].frame["over"]["scores"]
