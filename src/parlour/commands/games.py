"""`parlour games`: which there are, and what can be chosen."""

from __future__ import annotations


def games(game: str | None, json: bool, lang: str) -> None:
    """List the games and the levels of the bots, or the options of one game and who plays it."""
    from json import dumps

    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from parlour.bots import BOTS, characters_of
    from parlour.engine.game import shown
    from parlour.language import Language
    from parlour.shelf import broken, find
    from parlour.shelf import games as all_games

    wanted = [find(game)] if game is not None else all_games()
    if json:
        rows = [
            {
                "game": one.id,
                "title": Language(one, lang).say("game-title"),
                "options": [
                    {"name": option.name, "values": option.values, "default": option.default, "clause": option.clause}
                    for option in one.options
                ],
                "characters": [{"name": somebody.name, "level": somebody.level} for somebody in characters_of(one)],
            }
            for one in wanted
        ]
        print(dumps(rows, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for one in wanted:
        words = Language(one, lang)
        title = words.colon(words.say("game-title"))
        console.print(Text.assemble((one.id, "bold cyan"), f"  {title} {words.say('game-tagline')}"))
        if game is not None:
            table = Table.grid(padding=(0, 2))
            for option in one.options:
                values = " | ".join(f"{shown(value)}*" if value == option.default else shown(value) for value in option.values)
                said = Text.assemble(words.option_help(option.name), (f"  [{option.clause}]", "dim"))
                table.add_row(Text(f"  {option.name}", "bold"), Text(values), said)
            console.print(table)
            table = Table.grid(padding=(0, 2))
            for somebody in characters_of(one):
                who = f"{words.say(f'character-{somebody.name}')} ({words.say(f'level-{somebody.level}')})"
                about = f"{words.colon(who)} {words.say(f'character-{somebody.name}-who')}"
                table.add_row(Text(f"  {somebody.name}", "bold"), about)
            console.print(table)
    if game is None:
        for name, error in broken().items():
            console.print(Text.assemble((name, "bold red"), f"  cannot be loaded: {error}"))
        common = Language(None, lang)
        console.print()
        for bot in BOTS:
            if common.has(f"level-{bot.name}-help"):
                about = f"  {common.colon(common.say(f'level-{bot.name}'))} {common.say(f'level-{bot.name}-help')}"
                console.print(Text.assemble((bot.name, "bold cyan"), about))
