"""What test_secrets.py looks at is looked at: the server leaks on purpose in every one of these ways, and each leak is caught.

From the sources, as plain Python: compiled functions call each other directly, and nothing can be put between them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import pytest

from parlour.advice import Row
from parlour.engine.core import SPECTATOR, State
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.words import Told, Why
from parlour.server.journal import kinds, luck, replays
from parlour.server.journal.play import Play
from parlour.server.live import asking, bots, frames
from parlour.shelf import find, games
from tests.server.test_secrets import both
from tests.server.twins import weave


def facing(s: State) -> list[tuple[str, list[int]]]:
    """Where everything hidden really lies."""
    game = next(game for game in games() if game.id.replace("-", "") in type(s).__name__.lower())
    return sorted(game.places(s).items())


def number_of(s: State) -> int:
    return sum((i + 1) * (sum(things) + len(things)) for i, (_, things) in enumerate(facing(s)))


def leak_view(patch: pytest.MonkeyPatch) -> None:
    for game in games():
        own = type(game).own_view
        patch.setattr(type(game), "own_view", lambda self, s, viewer, own=own: {**own(self, s, viewer), "all": facing(s)})


def leak_shared(patch: pytest.MonkeyPatch) -> None:
    """What is sent to all holds what somebody may not know."""
    for game in games():
        shared = type(game).shared_view
        patch.setattr(type(game), "shared_view", lambda self, s, shared=shared: {**shared(self, s), "all": facing(s)})


def leak_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Told, "heard", lambda self, seat: (self.event.name, self.args))


def leak_why(patch: pytest.MonkeyPatch) -> None:
    why = State.why

    def leaking(s: State, seat: int, action: int) -> Why | None:
        found = why(s, seat, action)
        return Why(found.key, found.clause, {**found.args, "n": number_of(s)}) if found is not None else None

    patch.setattr(State, "why", leaking)


def leak_preview(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Game, s: State, seat: int, action: int, rng: Rng) -> list[tuple[str, list[int]]]:
        return [("forced", [number_of(s)])]  # the truth, not a world that the seat imagines

    patch.setattr(Game, "preview", leaking)


def leak_sheet(patch: pytest.MonkeyPatch) -> None:
    def leaking(play: Play, viewer: int) -> list[tuple[str, list[int | None]]]:
        assert play.s is not None
        return [("points", [number_of(play.s)])]  # of the true table

    patch.setattr(asking, "counted_by", leaking)


def leak_hint(patch: pytest.MonkeyPatch) -> None:
    def leaking(
        _: list[str], table: str, sent: bots.Known, seat: int, level: str, seconds: float = 0.0
    ) -> tuple[list[Row], bool]:
        s = bots.table_of(table, sent)
        legal = s.legal(seat)
        text = find(sent[0]).words.text(legal[number_of(s) % len(legal)])
        return [{"do": text, "chance": 0.5, "ahead": 0.0, "looks": 1}], False

    patch.setattr(bots, "weigh", leaking)


def leak_replay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replays, "must_be_over", lambda play: None)


def leak_log(patch: pytest.MonkeyPatch) -> None:
    def leaking(play: Play, *args: Any) -> None:
        kinds.take(play, *args)
        logging.getLogger("parlour").info("a change", extra={"what": str(play.moves[-5:])})

    patch.setattr("parlour.server.live.table.take", leaking)


def leak_order(patch: pytest.MonkeyPatch) -> None:
    """Which seats have answered is open; in what order what lies sealed is not."""
    common = frames.common

    def leaking(play: Play, seats: list[dict[str, Any]], now: float, stood_still: float) -> dict[str, Any]:
        sealed = str(play.s.sealed) if play.s is not None else "0"
        return {**common(play, seats, now, stood_still), "sealed": sealed}

    patch.setattr(frames, "common", leaking)


def leak_ahead(patch: pytest.MonkeyPatch) -> None:
    """A server that draws ahead, and shows it."""
    personal = frames.personal

    def leaking(play: Play, seat: int) -> dict[str, Any]:
        return {**personal(play, seat), "next": cast(Any, luck.SECURE).coming.copy()}

    patch.setattr(frames, "personal", leaking)


SECRETS: Final = [leak_view, leak_shared, leak_told, leak_why, leak_preview, leak_sheet, leak_hint, leak_replay, leak_log]
LEAKS: Final = [
    *[("notre-dame", 0, 14, 26, leak) for leak in SECRETS],
    ("notre-dame", SPECTATOR, 13, 30, leak_order),
    *[("lacrimosa", 0, 14, 30, leak) for leak in SECRETS],
    ("house-of-fado", 0, 1, 50, leak_ahead),  # nothing is hidden there but what is to come
]


@pytest.mark.parametrize(
    ("name", "viewer", "seed", "most", "leak"), LEAKS, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_leak_is_caught(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    viewer: int,
    seed: int,
    most: int,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    game = find(name)
    twins = weave(game, game.choose({"players": 2}), viewer, seed, most, reveal=True)
    with monkeypatch.context() as patch:
        leak(patch)
        assert both(tmp_path, monkeypatch, game, 2, viewer, twins), "nobody noticed"
