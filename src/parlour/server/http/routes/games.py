"""The games as readers need them."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import Response

from parlour.server.http.routes.asking import routes
from parlour.server.lobby import create, editions, models, offline, shown

LANGS = Literal["en", "ru", "fr", "es"]
api = routes()


@api.get("/games", response_model=models.GamesShown)
async def games() -> Response:
    """The games, their options and what words need."""
    return Response(shown.games(), media_type="application/json")


@api.get("/offline/engine.zip", response_class=Response)
async def engine() -> Response:
    """Rules and bots as plain Python, for a browser that plays without a server."""
    return Response(await asyncio.to_thread(offline.engine), media_type="application/zip")


@api.get("/games/{game}/rules")
async def rules(game: str, lang: LANGS = "en") -> models.Rules:
    """The rules a player reads, as Markdown; `lang` is the language they are in, perhaps not the one asked for."""
    return shown.rules(create.game_named(game), lang)


@api.get("/games/{game}/guide", response_model=models.Guide)
async def guide(game: str, lang: LANGS = "en") -> Response:
    """Beside the clauses: pictures and worked examples as views, a glossary, an entry for everything in the box."""
    return Response(shown.guide(create.game_named(game), lang), media_type="application/json")


@api.get("/games/{game}/picture", response_model=models.HomePicture)
async def picture(game: str) -> Response:
    """One picture of play for the home page, as in the guide; null where a game has none."""
    return Response(shown.picture(create.game_named(game)), media_type="application/json")


@api.get("/games/{game}/words")
async def words(game: str, lang: LANGS = "en") -> models.Words:
    """A game's messages as a Fluent file, for those that the browser's table was not built with; `lang` as for the rules."""
    return shown.words(create.game_named(game), lang)


@api.get("/games/{game}/worth", response_model=models.Worth)
async def worth(game: str) -> Response:
    """What every card, tile and person is worth, counted from games between bots; a game without a report has none (404)."""
    return Response(shown.worth(create.game_named(game)), media_type="application/json")


@api.get("/games/{game}/edition")
async def edition(game: str) -> models.EditionRows:
    """The printed values, and the bounds within which an edition may correct them."""
    return editions.rows(create.game_named(game))


@api.post("/games/{game}/edition")
async def check_edition(game: str, body: models.WishedEdition) -> models.EditionShown:
    """An edition, from a file or as rows: checked, without what is printed so anyway, and as a file."""
    return editions.checked(create.game_named(game), body.edition)
