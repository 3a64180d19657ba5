"""Nobody learns what they may not know: two games that a viewer cannot tell apart give it the same bytes, whatever it asks.

`weave` makes twin records that differ in draws and sealed answers the viewer has not learnt. Both are played through the
real application. What the viewer is sent is compared byte by byte up to the first line that shows the difference: websocket
frames, answers to `why`, `preview`, `sheet`, `hint`, undo and refused moves, HTTP, logs; the same for a spectator and for bots.
Then the server leaks on purpose in every one of these ways, and each leak is caught.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import pytest

from parlour.advice import Row
from parlour.bots import BOTS, Seat
from parlour.engine.core import CHANCE, SPECTATOR, State
from parlour.engine.game import Game
from parlour.engine.record import Move
from parlour.engine.rng import Rng
from parlour.engine.words import Told, Why
from parlour.kit.facts import facts
from parlour.server.journal import kinds, replays
from parlour.server.journal.play import Play
from parlour.server.live import asking, bots, frames
from parlour.shelf import find, games
from tests.server.inside import Browser, Line, Log, application, living, repeatable
from tests.server.twins import Twins, apart, weave

# What can be hidden from a seat: were it shown, no twins would differ there any more, and this list would be wrong.
HIDDEN: Final = {"notre-dame": {"deal", "keep"}, "house-of-fado": set[str](), "lacrimosa": {"draw"}}
CASES: Final = [
    pytest.param("notre-dame", 2, 0, 14, 80, id="notre-dame-seat"),
    pytest.param("notre-dame", 3, 1, 7, 60, id="notre-dame-neighbour"),
    pytest.param("notre-dame", 2, SPECTATOR, 13, 60, id="notre-dame-spectator"),
    pytest.param("lacrimosa", 2, 0, 14, 80, id="lacrimosa-seat"),
    pytest.param("lacrimosa", 3, SPECTATOR, 9, 70, id="lacrimosa-spectator"),
    pytest.param("house-of-fado", 2, 0, 1, 70, id="house-of-fado-seat"),
    pytest.param("house-of-fado", 3, SPECTATOR, 1, 50, id="house-of-fado-spectator"),
]


class Watched:
    """Everything one viewer got, piece by piece, each with the line after which it came."""

    def __init__(self) -> None:
        self.pieces: Final[list[tuple[int, str, bytes]]] = []

    def add(self, line: int, what: str, data: bytes) -> None:
        self.pieces.append((line, what, data))


async def play_record(folder: Path, script: Any, game: Game, players: int, viewer: int, moves: list[Move]) -> Watched:
    """Play a record through the application; the viewer asks whatever it may on the way."""
    app = application(folder)
    log = Log()
    logger = logging.getLogger("parlour")
    logger.addHandler(log)
    logger.setLevel(logging.INFO)
    got = Watched()
    script.coming = [text for seat, text in moves if seat == CHANCE]
    rng = Rng(7)
    at = viewer if viewer != SPECTATOR else players
    try:
        async with living(app):
            browsers = [Browser(app) for _ in range(players + 1)]
            for seat, browser in enumerate(browsers):
                await browser.post("/api/me", {"name": f"Seat {seat}"})
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
            wish = {"game": game.id, "options": {"players": players}, "seats": seats, "public": True, "hints": True}
            made = await browsers[0].post("/api/tables", wish)
            name = made["table"]
            for seat in range(1, players):
                await browsers[seat].post(f"/api/tables/{name}/sit", {"seat": seat})
            lines: list[Line] = []
            for browser in browsers:  # one after the other, so that all hear of it in the same order
                lines.append(Line(browser, name))
                await lines[-1].next()
                for line in lines:
                    await line.up_to_now()
            for number, (seat, text) in enumerate(moves):
                if seat == CHANCE:
                    continue
                mover = lines[seat]
                await answer(mover, text, undo=seat == viewer and rng.below(3) == 0)
                await curious(lines[at], browsers[at], game, viewer, name, rng, got, number)
                await collect(lines, at, got, number)
                for row in log.lines:
                    got.add(number, "log", row.encode())
                log.lines.clear()
            for line in lines:
                await line.leave()
    finally:
        logger.removeHandler(log)
    return got


async def answer(mover: Line, text: str, undo: bool) -> None:
    """Make a move; sometimes take it back and make it again; and let play go on."""
    await mover.up_to_now()
    await mover.say(do="pass me the salt", ask=mover.frame["ask"]["id"])
    said = await mover.say(do=text, ask=mover.frame["ask"]["id"])
    assert said["type"] == "ok", said
    await mover.up_to_now()
    if undo and mover.frame["undo"]:
        assert (await mover.say(undo=True))["type"] == "ok"
        await mover.up_to_now()
        said = await mover.say(do=text, ask=mover.frame["ask"]["id"])
        assert said["type"] == "ok", said
        await mover.up_to_now()
    if mover.frame["done"]:
        assert (await mover.say(done=True))["type"] == "ok"


async def curious(line: Line, browser: Browser, game: Game, viewer: int, name: str, rng: Rng, got: Watched, number: int) -> None:
    """The viewer asks for all it can think of."""
    await line.up_to_now()
    await line.say(sheet=True)
    if viewer != SPECTATOR:
        await line.say(why=game.words.text(rng.below(game.words.size)))
        await line.say(undo=True, seat=(viewer + 1) % 2)
        if line.frame["ask"]:
            for text in line.frame["do"][:3]:
                await line.say(preview=text)
            await line.say(do=game.words.text(rng.below(game.words.size)), ask="0.0")
            await line.say(hint=True)
    if number % 8 == 0:
        paths = ["", "/log", f"/log?seat={max(0, viewer)}", "/log?seat=1", "/replay", "/replay/lines", "/record", "/sheet"]
        for path in [*[f"/api/tables/{name}{path}" for path in paths], "/api/lobby", "/api/mine", "/metrics"]:
            if path != "/metrics":
                got.add(number, path, await browser.get(path))


async def collect(lines: list[Line], at: int, got: Watched, number: int) -> None:
    for what, line in (("viewer", lines[at]), ("spectator", lines[-1])):
        await line.up_to_now()
        for raw in line.raw:
            if not raw.startswith(b'{"type":"here"'):  # who is connected is no secret, and comes when it comes
                got.add(number, what, raw)
        line.raw.clear()


def differences(one: Watched, other: Watched, same: int) -> list[str]:
    """What a viewer was sent differently before the twins part."""
    mine = [piece for piece in one.pieces if piece[0] < same]
    theirs = [piece for piece in other.pieces if piece[0] < same]
    found = [f"line {a[0]}, {a[1]}: {a[2]!r}\n{b[2]!r}" for a, b in zip(mine, theirs) if a != b]
    if len(mine) != len(theirs):
        found.append(f"{len(mine)} pieces and {len(theirs)}")
    return found


def both(folder: Path, monkeypatch: pytest.MonkeyPatch, game: Game, players: int, viewer: int, twins: Twins) -> list[str]:
    watched = []
    for name, moves in (("one", twins.one), ("other", twins.other)):
        with monkeypatch.context() as patched:
            script = repeatable(patched, game.words.parse)
            whole = finished(game, players, moves)
            watched.append(asyncio.run(play_record(folder / name, script, game, players, viewer, whole)))
    cause = max(i for i, (seat, _) in enumerate(twins.one[: twins.same + 1]) if seat != CHANCE)  # chance comes with a move
    assert cause > 0
    return differences(watched[0], watched[1], cause)


def finished(game: Game, players: int, moves: list[Move]) -> list[Move]:
    """The lines, and the chance that the last one causes."""
    s = game.new({"players": players})
    for seat, text in moves:
        s.apply(seat, game.words.parse(text))
    rng = Rng(5)
    more = list(moves)
    while s.player() == CHANCE:
        action = s.draw(rng)
        s.apply(CHANCE, action)
        more.append((CHANCE, game.words.text(action)))
    return more


@pytest.mark.parametrize(("name", "players", "viewer", "seed", "most"), CASES)
def test_twins_look_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, players: int, viewer: int, seed: int, most: int
) -> None:
    game = find(name)
    twins = weave(game, game.choose({"players": players}), viewer, seed, most, reveal=True)
    assert twins.same >= 40, "the twins part too soon to show anything"
    assert twins.hidden >= HIDDEN[name], f"only {twins.hidden} can differ unseen"
    assert twins.one != twins.other
    assert apart(game, game.choose({"players": players}), twins.one, twins.other)
    assert both(tmp_path, monkeypatch, game, players, viewer, twins) == []


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
        from parlour.server.live import table

        return {**personal(play, seat), "next": cast(Any, table.SECURE).coming.copy()}

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


@pytest.mark.parametrize("name", ["notre-dame", "lacrimosa", "house-of-fado"])
def test_bots_are_given_the_same(name: str) -> None:
    """A bot's seat of either twin: view, actions, numbers, worlds to think in, and so what it chooses."""
    game = find(name)
    options = game.choose({"players": 2})
    twins = weave(game, options, 0, 14, 100)
    assert twins.one != twins.other or not HIDDEN[name]
    s, t = game.new(options), game.new(options)
    turns = 0
    for (seat, text), (_, other) in zip(twins.one, twins.other):
        if seat == 0:
            given = [Seat(game, table, 0) for table in (s, t)]
            turns += 1
            for look in (Seat.view, Seat.legal, Seat.features):
                assert look(given[0]) == look(given[1])
            worlds = [facts(each.imagine(Rng(turns))) for each in given]
            assert worlds[0] == worlds[1], "a world that a bot thinks in depends on the truth"
            if turns % 4 == 0:
                for bot in BOTS:
                    assert bot.choose(given[0], Rng(turns)) == bot.choose(given[1], Rng(turns)), bot.name
        s.apply(seat, game.words.parse(text))
        t.apply(seat, game.words.parse(other))
    assert turns > 8
