"""`parlour games`: which there are, and what can be chosen."""

from __future__ import annotations


def games(game: str | None, json: bool, lang: str) -> None:
    """List the games and the levels of the bots, or the options of one game and who plays it."""
    from json import dumps

    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from parlour.bots import BOTS, characters_of
    from parlour.commands.words import Words
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

    def show(rows: list[list[Text | str]]) -> None:
        """In columns; what goes on in a further line stands under its beginning."""
        table = Table.grid(padding=(0, 2))
        for row in rows:
            table.add_row(*row)
        console.print(table)

    def said(words: Language, name: str, about: str) -> str:
        """`Novice: Sensible, but short-sighted.`"""
        return f"{words.colon(words.say(name))} {words.say(about)}"

    common, help_words = Language(None, lang), Words(lang)
    if game is None:
        titles = {one.id: Language(one, lang) for one in wanted}
        show([[Text(name, "bold cyan"), said(words, "game-title", "game-tagline")] for name, words in titles.items()])
        for name, error in broken().items():
            console.print(Text.assemble((name, "bold red"), f"  cannot be loaded: {error}"))
        console.print()
        levels = [bot.name for bot in BOTS if common.has(f"level-{bot.name}-help")]
        show([[Text(name, "bold cyan"), said(common, f"level-{name}", f"level-{name}-help")] for name in levels])
        return
    one, words = wanted[0], Language(wanted[0], lang)
    show([[Text(one.id, "bold cyan"), said(words, "game-title", "game-tagline")]])
    chosen: list[list[Text | str]] = []
    for option in one.options:
        values = " | ".join(f"{shown(value)}*" if value == option.default else shown(value) for value in option.values)
        help_text = Text.assemble(words.option_help(option.name), (f"  [{option.clause}]", "dim"))
        chosen.append([Text(f"  {option.name}", "bold"), Text(values), help_text])
    show(chosen)
    console.print(f"  {help_words.say('usage-star')} --option {help_words.say('value-pair')}\n", style="dim")
    people: list[list[Text | str]] = []
    for somebody in characters_of(one):
        who = f"{words.say(f'character-{somebody.name}')} ({words.say(f'level-{somebody.level}')})"
        about = f"{words.colon(who)} {words.say(f'character-{somebody.name}-who')}"
        people.append([Text(f"  {somebody.name}", "bold"), about])
    show(people)
