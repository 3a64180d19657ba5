"""Making tables: new ones, and forks of finished games."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots import characters_of
from parlour.engine.box import EditionError, read_edition
from parlour.engine.core import NOBODY
from parlour.engine.game import Game, Option, OptionError
from parlour.engine.record import RecordError, line, replay
from parlour.learn.lesson import lesson_of
from parlour.server.basics.errors import Refused
from parlour.server.journal.lines import HOST, Head, Line
from parlour.server.journal.play import Play
from parlour.server.live.bots import LEVELS, STRONGEST, USUAL
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import models
from parlour.server.people.identity import Issued, Visitor, new_id
from parlour.server.people.names import clean_name, shown_text
from parlour.server.stores import sql
from parlour.shelf import UnknownGame, find, games, names


def game_named(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise Refused("error-unknown-game", str(error), 422, field="game", came=name, allowed=names()) from None


def fitting(option: Option, given: dict[str, Any]) -> list[Any]:
    """What may be chosen, with so many players as were given."""
    players = str(given.get("players", ""))
    return [value for value in option.values if not players.isdecimal() or option.fits(value, int(players))]


def checked_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    try:
        return dict(game.choose(given))
    except OptionError as error:
        name = str(error).partition(":")[0]
        fits: list[Any] = next((fitting(option, given) for option in game.options if option.name == name), [])
        fits = fits or [option.name for option in game.options]
        raise Refused("error-option", str(error), 422, field=f"options.{name}", came=given.get(name), allowed=fits) from None


def checked_edition(game: Game, options: dict[str, Any], given: str | dict[str, Any]) -> dict[str, Any]:
    try:
        edition = read_edition(given) if isinstance(given, str) else given
        game.new(options, edition)
    except EditionError as error:
        raise Refused("error-edition", str(error), 422, field="edition") from None
    return edition


def level(name: str | None, field: str, game: Game | None = None) -> str:
    """A bot by its level, or by its name where it is one of a game's characters."""
    if name is None:
        return USUAL
    known = [*LEVELS, *([somebody.name for somebody in characters_of(game)] if game is not None else [])]
    if name not in known:
        raise Refused("error-bad-value", f"{field}: no bot is called {name!r}", 422, field=field, came=name, allowed=known)
    return name


def seat_rows(game: Game, wished: list[models.WishedSeat] | None, count: int, host: Visitor) -> list[dict[str, Any]]:
    """Who sits where; every seat of the game exactly once."""
    seats = wished or [models.WishedSeat(kind="me")] + [models.WishedSeat(kind="person")] * (count - 1)
    if len(seats) != count:
        raise Refused(
            "error-seats",
            f"seats: these options need {count} seats, not {len(seats)}",
            422,
            field="seats",
            came=len(seats),
            allowed=count,
        )
    rows: list[dict[str, Any]] = []
    several = sum(1 for seat in seats if seat.kind == "me") > 1
    for i, seat in enumerate(seats):
        if seat.kind == "me":
            name = clean_name(seat.name) if seat.name else f"{host.name} {i + 1}"[-30:] if several else host.name
            rows.append({"kind": "person", "visitor": host.id, "name": name})
        elif seat.kind == "bot":
            rows.append(
                {
                    "kind": "bot",
                    "level": level(seat.level, f"seats[{i}].level", game),
                    "name": clean_name(seat.name) if seat.name else "",
                }
            )
        else:
            rows.append({"kind": "open"})
    return rows


def check_rated(body: models.TableSettings) -> None:
    """What counts is played by persons, in time, without help."""
    slips = [
        ("clock.kind", body.clock.kind, ["live", "slow"], body.clock.kind == "none", "a rated table has a clock"),
        ("hints", body.hints, [False], body.hints, "a rated table is played without hints"),
        (
            "take_over.level",
            body.take_over.level,
            [name for name in LEVELS if name != STRONGEST],
            body.take_over.level == STRONGEST,
            "at a rated table the strongest bot takes no seat over",
        ),
    ]
    for field, came, allowed, slipped, message in slips:
        if slipped:
            raise Refused("error-rated", f"{field}: {message}", 422, field=field, came=came, allowed=allowed)


def settings_of(body: models.TableSettings, seats: list[dict[str, Any]]) -> dict[str, Any]:
    level(body.take_over.level, "take_over.level")
    if body.rated:
        check_rated(body)
    return {
        "title": shown_text(body.title),
        "public": body.public,
        "clock": body.clock.model_dump(),
        "rated": body.rated,
        "done": body.done,
        "hints": body.hints,
        "take_over": body.take_over.model_dump(),
        "reissue_wait": body.reissue_wait,
        "seats": seats,
        "lobby": [i for i, seat in enumerate(body.seats or []) if seat.kind == "open"],
    }


LONGEST_WAIT: Final = 30 * 86_400.0


def check_wait(server: Server, wait: float) -> None:
    """A host alone, or with a friend at the table, takes nobody's seat at once."""
    shortest = server.settings.limits.reissue_wait
    if wait < shortest:
        raise Refused(
            "error-bad-value",
            f"reissue_wait: at least {shortest:g} seconds on this server",
            422,
            field="reissue_wait",
            came=wait,
            allowed=[shortest, LONGEST_WAIT],
        )


async def not_too_many(server: Server, visitor: Visitor) -> None:
    limit = server.settings.limits.tables_per_visitor
    if await sql.open_tables_of(server.store, visitor.id) >= limit:
        raise Refused("error-too-many", f"you host {limit} tables already", 429, field="tables", allowed=limit)


async def new_table(server: Server, host: Visitor, body: models.NewTable) -> tuple[LiveTable, dict[str, Any]]:
    game = game_named(body.game)
    options = checked_options(game, body.options)
    edition = checked_edition(game, options, body.edition)
    seats = seat_rows(game, body.seats, game.seats(options), host)
    return await settle(server, host, game, options, edition, settings_of(body, seats))


async def new_lesson(server: Server, host: Visitor, body: models.Learn) -> LiveTable:
    """A guided game: a table of its own, with those who play in its record, without a clock, never rated."""
    game = game_named(body.game)
    lesson = lesson_of(game)
    if lesson is None:
        allowed = [one.id for one in games() if lesson_of(one) is not None]
        raise Refused("error-bad-value", f"game: {game.id} has no guided game", 422, field="game", came=game.id, allowed=allowed)
    wished = [
        models.WishedSeat(kind="me") if seat == lesson.seat else models.WishedSeat(kind="bot", level=name)
        for seat, name in enumerate(lesson.record.seats)
    ]
    settings = settings_of(models.TableSettings(done="never", hints=True), seat_rows(game, wished, len(wished), host))
    options = checked_options(game, lesson.record.options)
    table, _ = await settle(server, host, game, options, lesson.record.edition, {**settings, "lesson": True, "lang": body.lang})
    return table


async def fork(server: Server, host: Visitor, play: Play, body: models.Fork) -> tuple[LiveTable, dict[str, Any]]:
    """Play on from a step of a finished game."""
    game = game_named(play.head.game)
    if body.step > len(play.moves):
        raise Refused(
            "error-bad-value",
            f"step: the game has {len(play.moves)}",
            422,
            field="step",
            came=body.step,
            allowed=[0, len(play.moves)],
        )
    try:
        s = replay(game, play.record(), body.step)
    except RecordError as error:
        raise Refused("error-record", str(error), 409) from None
    if s.player() == NOBODY:
        raise Refused(
            "error-bad-value", "step: the game is over there", 422, field="step", came=body.step, allowed=[0, len(play.moves) - 1]
        )
    settings = settings_of(body, seat_rows(game, body.seats, len(play.sitters), host))
    settings.update(
        rated=False, start=[line(move) for move in play.moves[: body.step]], forked={"table": play.head.id, "step": body.step}
    )
    return await settle(server, host, game, play.head.options, play.head.edition, settings)


async def settle(
    server: Server, host: Visitor, game: Game, options: dict[str, Any], edition: dict[str, Any], settings: dict[str, Any]
) -> tuple[LiveTable, dict[str, Any]]:
    """Write the table down with its links, and start it when nobody is missing."""
    check_wait(server, settings["reissue_wait"])
    await not_too_many(server, host)
    now = server.time.now()
    play = Play(Head(new_id("t"), game.id, game.version, options, edition, settings, now))
    table = play.head.id
    lines = [Line(1, now, HOST, "created")]
    if all(sitter.kind != "open" for sitter in play.sitters):
        lines.append(Line(2, now, HOST, "started"))
    seats = {str(seat): Issued("seat", table, seat) for seat, sitter in enumerate(play.sitters) if sitter.kind == "open"}
    watch, hosting = Issued("watch", table, -1), Issued("host", table, -1)
    issued = [*seats.values(), watch, hosting]
    made = await server.create(play, lines, sql.new_member(table, host.id, "host"), *[link.todo for link in issued])
    return made, {"seats": {seat: link.token for seat, link in seats.items()}, "watch": watch.token, "host": hosting.token}
