"""Games and tables as HTTP shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

import orjson

from parlour.bots import characters_of
from parlour.engine.box import read_tables
from parlour.engine.core import SPECTATOR
from parlour.engine.game import Game
from parlour.guide import guide_words, home_picture, whole
from parlour.language import languages_of, spoken_by
from parlour.learn.lesson import lesson_of
from parlour.learn.tips import tips_of
from parlour.rulebook import rules_text
from parlour.server.basics.errors import not_found
from parlour.server.journal.play import Play
from parlour.server.live.bots import LEVELS
from parlour.server.live.server import Server
from parlour.server.lobby import models
from parlour.server.people.identity import Visitor
from parlour.server.stores import sql
from parlour.server.stores.store import Row
from parlour.shelf import games as all_games


def game_row(game: Game) -> dict[str, Any]:
    words = game.words
    counts = next((option.values for option in game.options if option.name == "players"), None)
    return {
        "id": game.id,
        "version": game.version,
        "prefix": game.prefix,
        "options": [
            {
                "name": o.name,
                "values": list(o.values),
                "default": o.default,
                "clause": o.clause,
                "local": dict(o.local),
                "counts": list(o.counts),
                "seats": o.seats,
            }
            for o in game.options
        ],
        "beginner": dict(game.beginner),
        "seats": [int(n) for n in counts] if counts else [game.seats(game.choose({}))],
        "bots": LEVELS,
        "characters": [{"id": one.name, "level": one.level, "face": one.face} for one in characters_of(game)],
        "prepare": dict(game.out_of_turn),
        "verbs": [{"name": verb.name, "kind": verb.kind, "nouns": list(verb.nouns)} for verb in words.verbs],
        "events": [{"name": e.name, "args": e.args[: e.public], "secret": e.args[e.public :]} for e in words.events],
        "nouns": {kind: list(ids) for kind, ids in game.nouns.items()},
        "compound": {kind: parts for kind in game.nouns if (parts := game.compound(kind))},
        "seated": list(game.seated),
        "languages": languages_of(game),
        "stations": len(lesson.stations) if (lesson := lesson_of(game)) is not None else 0,
        "tips": len(tips_of(game).all),
    }


@cache
def games() -> bytes:
    return orjson.dumps({"games": [game_row(game) for game in all_games()]})


@cache
def rules(game: Game, lang: str) -> models.Rules:
    """As near to the language asked for as the game has them."""
    text, found = rules_text(game, lang)
    return models.Rules(game=game.id, lang=found, text=text)


@cache
def words(game: Game, lang: str) -> models.Words:
    found = spoken_by(game, lang)
    path = game.folder / "words" / f"{found}.ftl"
    return models.Words(game=game.id, lang=found, text=path.read_text(encoding="utf-8") if path.is_file() else "")


@cache
def guide(game: Game, lang: str) -> bytes:
    """The guide, and its words as near to the language asked for as the game has them."""
    text, found = guide_words(game, lang)
    return orjson.dumps({"game": game.id, "lang": found, "words": text, **arranged_guide(game)}, option=orjson.OPT_NON_STR_KEYS)


@cache
def arranged_guide(game: Game) -> dict[str, Any]:
    """Positions are arranged and examples played once."""
    return whole(game)


@cache
def picture(game: Game) -> bytes:
    return orjson.dumps({"game": game.id, "picture": home_picture(game)}, option=orjson.OPT_NON_STR_KEYS)


@cache
def edition_rows(game: Game) -> dict[str, Any]:
    return dict(read_tables(game.folder / "components"))


@cache
def worth(game: Game) -> bytes:
    """What things are worth, as the lab has counted it (`python -m scripts.worth`)."""
    path = game.folder / "worth.json"
    if not path.is_file():
        raise not_found("report")
    return path.read_bytes()


async def summaries(server: Server, rows: list[Row], visitor: Visitor | None) -> list[dict[str, Any]]:
    """Tables in a list, from what the store keeps beside the journal."""
    names = [row["id"] for row in rows]
    sitting, hosts = await sql.sitting(server.store, names), await sql.hosts(server.store, names)
    return [summary(row, sitting[row["id"]], hosts[row["id"]], visitor) for row in rows]


def summary(row: Row, sitting: list[Row], hosts: list[Row], visitor: Visitor | None) -> dict[str, Any]:
    settings = orjson.loads(row["settings"])
    asked = orjson.loads(row["asked"])
    result = orjson.loads(row["result"] or "{}")
    me = visitor.id if visitor else ""
    mine = [seat["seat"] for seat in sitting if me and seat["visitor"] == me]
    return {
        "table": row["id"],
        "game": row["game"],
        "title": settings["title"],
        "options": orjson.loads(row["options"]),
        "public": bool(row["public"]),
        "rated": settings["rated"],
        "status": row["status"],
        "rev": row["rev"],
        "created": row["created"],
        "changed": row["changed"],
        "clock": settings["clock"],
        "host": hosts[0]["name"] if hosts else None,
        "hosting": any(host["visitor"] == me for host in hosts),
        "mine": mine,
        "asked": asked,
        "waits_for_me": any(seat in mine for seat in asked),
        "due": row["due"],
        "free": free_seats(row, settings, result, sitting),
        "scores": result.get("scores"),
        "ranking": result.get("ranking"),
        "reason": result.get("reason"),
        "rest": result.get("rest"),
        "lesson": result.get("lesson"),
        "seats": [
            {"seat": seat["seat"], "kind": seat["kind"], "name": seat["name"] or None, "level": seat["level"] or None}
            for seat in sitting
        ],
    }


def free_seats(row: Row, settings: dict[str, Any], result: dict[str, Any], sitting: list[Row]) -> list[int]:
    """The seats that anybody may take; tables from before that was written down say so otherwise."""
    if row["status"] != "waiting":
        return []
    if "free" in result:
        return list(result["free"])
    return [seat for seat in settings.get("lobby", []) if sitting[seat]["kind"] == "open"]


def public_settings(play: Play) -> dict[str, Any]:
    names = ["title", "public", "clock", "rated", "done", "hints", "take_over", "reissue_wait", "forked", "imported"]
    kept = {str(seat): row["name"] for seat, row in play.kept.items()}
    found = {name: play.head.settings[name] for name in names if name in play.head.settings}
    return {"kept": kept, "lobby": play.lobby, **found}


def facts(play: Play) -> dict[str, Any]:
    """What is played here, and how: options, what differs from the printed values, clock, who takes over."""
    head, settings = play.head, play.head.settings
    return {
        **{name: settings[name] for name in ("title", "public", "rated", "clock", "hints", "take_over")},
        "status": play.status,
        "options": head.options,
        "edition": differences(play.game, head.edition),
        "seats": [
            {"seat": seat, "kind": sitter.kind, "name": sitter.name or None, "level": sitter.level or None}
            for seat, sitter in enumerate(play.sitters)
        ],
        "colours": colours(play),
    }


def differences(game: Game, edition: dict[str, Any]) -> list[dict[str, Any]]:
    """What an edition changes: the field, what is printed and what holds here."""
    printed = {kind: {row["id"]: row for row in rows} for kind, rows in edition_rows(game).items()} if edition else {}
    return [
        {"kind": kind, "id": name, "field": field, "printed": printed.get(kind, {}).get(name, {}).get(field), "here": here}
        for kind, rows in edition.items()
        for name, fields in rows.items()
        for field, here in fields.items()
        if field != "provenance"
    ]


def colours(play: Play) -> list[str | None]:
    """The colour that each seat has in the game, where the game gives colours: the same before the start as after it."""
    s = play.s
    if s is None:
        try:
            s = play.game.new(play.head.options, play.head.edition)
        except ValueError:
            return []
    players = play.game.view(s, SPECTATOR).get("players")
    return [row.get("colour") for row in players if isinstance(row, dict)] if isinstance(players, list) else []
