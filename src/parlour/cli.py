"""The command line: `parlour COMMAND …`. Only the module of the command asked for is loaded."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from parlour.commands.faults import guarded, opened
from parlour.commands.grammar import BadInput, Command, near
from parlour.commands.table import COMMANDS, GROUPS, TOP, find, members
from parlour.commands.words import Message, about, quoted
from parlour.extras import MissingExtra
from parlour.spoken import spoken

HELP: Final = ("-h", "--help")
ALONE: Final = "serve"  # what plain `parlour` does


def obey(args: Sequence[str]) -> int:
    """Do what was typed; the exit code."""
    if list(args[:1]) == ["__complete"]:  # typed by the shells' scripts
        from parlour.commands.complete import answer

        return answer(list(args[1:]))
    words, lang, asks_help = everywhere(args)
    if words[:1] == ["--"]:
        words = words[1:]
    if len(words) > 1 and words[0] == "--version":
        raise BadInput(about("--version", Message("fault-too-much", text=quoted(words[1]))))
    if words == ["--version"]:
        from parlour import __version__
        from parlour.build import described

        print(f"parlour {__version__} ({described()})")
        return 0
    place = 1 if words and words[0] in GROUPS and find(words[0]) is None else 0
    if words[place:] and is_of_commands(words[place]):
        raise BadInput(about(words[place], Message("fault-place")))
    if words and words[0].startswith("-"):
        raise BadInput(Message("fault-no-option", name=words[0]), near(words[0], ["--help", "--lang", "--version"]))
    if not words and not asks_help:
        return alone(lang)
    name = words[0] if words else ""
    if name in GROUPS and len(words) > 1 and (find(name) is None or find(" ".join(words[:2])) is not None):
        name = f"{name} {words[1]}"
        if find(name) is None:
            unknown = about(words[0], Message("fault-no-command", name=words[1]))
            raise BadInput(unknown, near(words[1], names_in(words[0])))
    command = find(name)
    if name and command is None and name not in GROUPS:
        raise BadInput(Message("fault-no-command", name=name), near(name, TOP))
    if asks_help or command is None:
        from parlour.commands.help import help_on

        return help_on(name.split(), lang)
    return run(command, words[len(name.split()) :], lang)


def run(command: Command, words: Sequence[str], lang: str) -> int:
    values = command.read(words)
    if command.speaks:
        values["lang"] = lang
    return command.function()(**values) or 0


def alone(lang: str) -> int:
    """Plain `parlour` serves and opens the browser; where the server is not installed it says what to install."""
    command = find(ALONE)
    assert command is not None
    try:
        command.function()
    except MissingExtra:
        raise BadInput(Message("fault-no-browser")) from None
    return run(command, [], lang)


def is_of_commands(word: str) -> bool:
    """Whether it is an option that some command has: it stands after that command's name."""
    return any(word.partition("=")[0] == param.typed for command in COMMANDS for param in command.options)


def names_in(group: str) -> list[str]:
    return [command.name.partition(" ")[2] for command in members(group)]


def everywhere(args: Sequence[str]) -> tuple[list[str], str, bool]:
    """What is left without the options that every command has: --lang and --help."""
    words: list[str] = []
    lang: str | None = None
    asks_help = False
    left = list(args)
    while left:
        word = left.pop(0)
        if word == "--":
            words += [word, *left]
            break
        if word in HELP:
            asks_help = True
        elif word == "--lang" or word.startswith("--lang="):
            if word == "--lang" and (not left or left[0].startswith("--")):
                raise BadInput(Message("fault-lang"))
            lang = left.pop(0) if word == "--lang" else word.partition("=")[2]
        else:
            words.append(word)
    return words, spoken(lang), asks_help


def main() -> None:
    opened()
    sys.exit(guarded(obey, sys.argv[1:]))


if __name__ == "__main__":
    main()
