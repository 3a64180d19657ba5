"""What a server offers to whoever comes without an invitation: their own tables, free seats, and games to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from parlour.language import Language, without_controls
from parlour.shelf import UnknownGame, find

if TYPE_CHECKING:
    from parlour.terminal.net.claim import Newcomer

OVER: Final = ("over", "abandoned")
MOST: Final = 20  # tables


def chosen(guest: Newcomer) -> str | None:
    """The table that somebody chooses by its number, sat down at where a seat is free; None if they leave."""
    visitor, screen, words = guest.visitor, guest.screen, guest.words
    own = visitor.get("/api/mine")["tables"] if guest.known is not None else []
    own = [table for table in own if table["status"] not in OVER]
    held = {table["table"] for table in own}
    tables = [*own, *[table for table in visitor.get("/api/lobby")["tables"] if table["table"] not in held]][:MOST]
    if not tables:
        screen.show(Text(words.say("lobby-empty", {"server": visitor.base}), "yellow"))
        return None
    screen.show(Text(words.say("lobby-title", {"server": visitor.base}), "bold"))
    for number, table in enumerate(tables, 1):
        screen.show(Text(f"{number:>3}) {described(table, guest.code, words)}"))
    while True:
        typed = screen.ask(words.say("lobby-which") + " > ")
        if not typed:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(tables):
            break
        screen.show(
            Text(
                words.say("no-option", {"n": int(typed), "most": len(tables)})
                if typed.isdecimal()
                else words.say("lobby-number"),
                "yellow",
            )
        )
    table = tables[int(typed) - 1]
    if table["free"] and not table["mine"]:
        guest.introduced()
        visitor.post(f"/api/tables/{table['table']}/sit", {"seat": table["free"][0]})
    return str(table["table"])


def described(table: dict[str, Any], code: str, words: Language) -> str:
    """`Notre Dame · Sunday evening · Ann, Adept · one seat is free`."""
    try:
        game = Language(find(table["game"]), code)
        title = game.say("game-title")
    except UnknownGame:
        game, title = words, str(table["game"])
    names = []
    for seat in table["seats"]:
        level = f"level-{seat['level']}"
        name = seat["name"] or (game.say(level if game.has(level) else f"character-{seat['level']}") if seat["level"] else "")
        names += [without_controls(name)] if name else []
    state = (
        "your-move"
        if table["waits_for_me"]
        else "lobby-yours"
        if table["mine"]
        else "lobby-free"
        if table["free"]
        else "lobby-watch"
    )
    parts = [title, without_controls(table["title"]), ", ".join(names), words.say(state, {"n": len(table["free"])})]
    return " · ".join(part for part in parts if part)
