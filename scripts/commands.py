"""docs/COMMANDS.md from the table of commands: python -m scripts.commands. A test compares them."""

from __future__ import annotations

from pathlib import Path

from parlour.commands.grammar import FLAG, Command, Param
from parlour.commands.help import meaning, named, usage
from parlour.commands.table import COMMANDS, TOPICS
from parlour.commands.words import Words

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
    for topic in TOPICS:
        title = WORDS.say(f"topic-{topic}-title")
        lines += [f"## {title[0].upper()}{title[1:]}", "```", WORDS.say(f"topic-{topic}"), "```", ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
