"""Nobody learns what they may not know: two games that a viewer cannot tell apart give it the same bytes, whatever it asks.

`weave` makes twin records that differ in draws and sealed answers the viewer has not learnt. Both are played through the
real application. What the viewer is sent is compared byte by byte up to the first line that shows the difference: websocket
frames, answers to `why`, `preview`, `sheet`, `hint`, undo and refused moves, HTTP, logs; the same for a spectator and for bots.
That a leak in any of these ways would be seen, test_leaks.py shows.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any, Final

import pytest

from parlour.bots import BOTS, Seat
from parlour.engine.core import CHANCE, SPECTATOR
from parlour.engine.game import Game
from parlour.engine.record import Move
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.shelf import find
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
