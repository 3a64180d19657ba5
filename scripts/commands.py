"""docs/COMMANDS.md from the table of commands: python -m scripts.commands. A test compares them."""

from __future__ import annotations

from pathlib import Path

from parlour.commands.grammar import FLAG, Command, Param
from parlour.commands.help import meaning, named, usage
from parlour.commands.table import COMMANDS, TOPICS
from parlour.commands.words import Words
from parlour.language import Language
from parlour.shelf import find
from parlour.terminal.drawing import drawing_of
from parlour.terminal.net.joined import COMMANDS as ON_THE_NET
from parlour.terminal.net.joined import NET_WORDS, RARE
from parlour.terminal.page import COMMANDS as AT_HOME
from parlour.terminal.page import SEVERAL, signs_of
from parlour.terminal.page import WORDS as TERMINAL

PAGE = Path(__file__).parents[1] / "docs" / "COMMANDS.md"
WORDS = Words("en")


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def default(param: Param) -> str:
    """What holds where nothing is said."""
    if param.kind == FLAG or param.repeated or param.default in (None, ""):
        return ""
    return f"`{param.default}`"


def section(command: Command) -> list[str]:
    lines = [f"## parlour {command.name}", WORDS.say(f"command-{command.name.replace(' ', '-')}"), ""]
    lines += ["```", usage(command, WORDS), "```"]
    params = [*command.arguments, *command.options]
    if params:
        lines += ["| | what it says | otherwise |", "|---|---|---|"]
        for param in params:
            text = meaning(command.name, param, WORDS).removesuffix(f" [{param.default}]")
            lines.append(f"| `{cell(named(param, WORDS))}` | {cell(text)} | {default(param)} |")
    return [*lines, ""]


def overview() -> list[str]:
    """Which command has which of the options that several have."""
    shared = [
        name
        for name in dict.fromkeys(param.name for command in COMMANDS for param in command.options)
        if sum(any(param.name == name for param in command.options) for command in COMMANDS) > 1
    ]
    lines = [f"| command | {' | '.join(f'`--{name}`' for name in shared)} | its own |", f"|---|{'---|' * len(shared)}---|"]
    for command in COMMANDS:
        names = [param.name for param in command.options]
        marks = " | ".join("•" if name in names else "" for name in shared)
        own = " ".join(f"`{named(param, WORDS).split()[0]}`" for param in command.options if param.name not in shared)
        lines.append(f"| `{command.name}` | {marks} | {own} |")
    return lines


def at_the_table() -> list[str]:
    """What can be typed while one plays, and what the signs on the tables mean."""
    words = Language(None, "en", more=[TERMINAL, NET_WORDS])
    rows = [
        (typed, words.say(f"help-{key}", {"n": 3})) for typed, key in (("3", "number"), (SEVERAL, "several"), ("gold", "words"))
    ]
    for name in dict.fromkeys([*AT_HOME, *ON_THE_NET, *RARE]):
        rows.append((words.say(f"command-{name}"), words.say(f"help-{name}", {"n": 3})))
    net = Language(None, "en", more=[NET_WORDS])
    rows.append((f"undo {net.say('undo-ask')}", net.say("help-undo").partition("undo ask ")[2]))
    rows.append((f"help {words.say('help-signs-word')}", words.say("help-signs")))
    rows += [(words.say(f"learn-{name}"), words.say(f"help-learn-{name}")) for name in ("show", "skip")]
    lines = [
        "## At the table",
        "In `play`, `learn`, `join` and `host`; `help` says so there, in the reader’s language. " + words.say("help-keys"),
        "",
    ]
    lines += ["| typed | what it does |", "|---|---|"]
    lines += [f"| {', '.join(f'`{one}`' for one in typed.split(', '))} | {cell(meaning)} |" for typed, meaning in rows]
    lines += ["", f"In the waiting room of a table on the net, for its host: {net.say('room-host')}", ""]
    lines += [f"For its guests: {net.say('room-guest')}"]
    for name in ("notre-dame", "house-of-fado", "lacrimosa"):
        game = find(name)
        lines += ["", f"### Signs of {Language(game, 'en').say('game-title')}", "| sign | what it means |", "|---|---|"]
        lines += [f"| `{cell(sign)}` | {cell(meaning)} |" for sign, meaning in signs_of(game, drawing_of(game), "en")]
    return [*lines, ""]


def page() -> str:
    lines = [
        "# Commands",
        "",
        "Written by `python -m scripts.commands` from `src/parlour/commands/table.py`; a test holds them together.",
        "The same pages in four languages: `parlour help`, `parlour COMMAND --help`.",
        "",
        WORDS.say("parlour-alone"),
        "",
        "With every command: `--lang LANGUAGE` (" + WORDS.say("option-lang") + ") and `--help`.",
        "",
        "## Which command has which option",
        *overview(),
        "",
    ]
    for command in COMMANDS:
        lines += section(command)
    lines += at_the_table()
    for topic in TOPICS:
        title = WORDS.say(f"topic-{topic}-title")
        lines += [f"## {title[0].upper()}{title[1:]}", "```", WORDS.say(f"topic-{topic}"), "```", ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
