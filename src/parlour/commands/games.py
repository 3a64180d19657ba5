"""`parlour games`: which there are, and what can be chosen."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.commands.common import LANG_HELP


def register(app: typer.Typer) -> None:
    app.command("games")(games)


def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game, for its options.")] = "",
    lang: Annotated[str | None, typer.Option(help=LANG_HELP)] = None,
    json: Annotated[bool, typer.Option(help="For programs.")] = False,
) -> None:
    """List the games and the levels of the bots, or the options of one game."""
    from json import dumps

    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from parlour.bots import BOTS
    from parlour.engine.game import shown
    from parlour.games import GAMES, find
    from parlour.language import Language, spoken

    code = spoken(lang)
    wanted = [find(game)] if game else GAMES
    if json:
        rows = [
            {
                "game": one.id,
                "title": Language(one, code).say("game-title"),
                "options": [
                    {"name": option.name, "values": option.values, "default": option.default, "clause": option.clause}
                    for option in one.options
                ],
            }
            for one in wanted
        ]
        print(dumps(rows, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for one in wanted:
        words = Language(one, code)
        console.print(Text.assemble((one.id, "bold cyan"), f"  {words.say('game-title')}: {words.say('game-tagline')}"))
        if game:
            table = Table.grid(padding=(0, 2))
            for option in one.options:
                values = " | ".join(f"{shown(value)}*" if value == option.default else shown(value) for value in option.values)
                said = Text.assemble(words.option_help(option.name), (f"  [{option.clause}]", "dim"))
                table.add_row(Text(f"  {option.name}", "bold"), Text(values), said)
            console.print(table)
    if not game:
        common = Language(None, code)
        console.print()
        for bot in BOTS:
            if common.has(f"level-{bot.name}-help"):
                about = f"  {common.say(f'level-{bot.name}')}: {common.say(f'level-{bot.name}-help')}"
                console.print(Text.assemble((bot.name, "bold cyan"), about))
