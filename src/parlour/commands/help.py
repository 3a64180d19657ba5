"""`parlour help`, `--help`: pages about commands and topics, in the reader's language."""

from __future__ import annotations

import re
import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from parlour.commands.grammar import FLAG, BadInput, Command, Param
from parlour.commands.table import GROUPS, TOP, TOPICS, find, members
from parlour.commands.words import Words

WIDEST: Final = 100
LONGEST_NAME: Final = 26  # a longer one stands on a line of its own
ROW: Final = re.compile(r"( *\S+(?: \S+)*)( {2,})(\S.*)")  # a name, and what it means two spaces and more to the right
EVERYWHERE: Final = ["--lang", "-h, --help"]


def help_on(topic: list[str], lang: str) -> int:
    """`parlour help`, `parlour help play`, `parlour help tables delete`, `parlour help seats`."""
    name = " ".join(topic)
    words = Words(lang)
    if not name:
        show(overview(words))
        return 0
    command = find(name)
    if command is not None:
        show(page(command, words) + (f"\n{topic_page(name, words)}" if name in TOPICS else ""))
    elif name in GROUPS:
        show(group_page(name, words))
    elif name in TOPICS:
        show(topic_page(name, words))
    else:
        raise BadInput(f"help: nothing is called {name!r} (there are {', '.join(dict.fromkeys([*TOP, *TOPICS]))})")
    return 0


def show(text: str) -> None:
    sys.stdout.write(text)


def width() -> int:
    return min(WIDEST, get_terminal_size().columns)


def topic_page(name: str, words: Words) -> str:
    """A topic as wide as the screen: sentences that follow one another are one paragraph, rows go on under what they mean."""
    lines: list[str] = []
    sentences: list[str] = []
    for line in [*words.say(f"topic-{name}").splitlines(), ""]:
        row = ROW.fullmatch(line)
        head, gap, meaning = row.groups() if row is not None else ("", "", "")
        if line and not head:
            sentences.append(line)
        if sentences and (head or not line or line.endswith(":")):
            lines += wrap(" ".join(sentences), width(), break_on_hyphens=False)
            sentences = []
        if head:
            indent = " " * len(head + gap)
            lines += wrap(meaning, width(), initial_indent=head + gap, subsequent_indent=indent, break_on_hyphens=False)
    return "\n".join(lines) + "\n"


def rows(pairs: list[tuple[str, str]]) -> list[str]:
    """Names on the left, what they mean on the right, wrapped."""
    left = 2 + min(LONGEST_NAME, max(len(name) for name, _ in pairs)) + 2
    lines: list[str] = []
    for name, text in pairs:
        first = f"  {name}"
        for line in wrap(text, max(20, width() - left)) or [""]:
            if len(first) > left - 2:
                lines.append(first)
                first = ""
            lines.append(f"{first:<{left}}{line}".rstrip())
            first = ""
    return lines


def value_of(param: Param, words: Words) -> str:
    """What is to be typed for it: `N`, `FILE`."""
    text = words.say(f"value-{param.value}")
    return f"[{text}]" if param.fits is not None else text


def named(param: Param, words: Words) -> str:
    if param.argument:
        text = f"{value_of(param, words)}{'…' if param.repeated else ''}"
        return text if param.needed else f"[{text}]"
    if param.kind == FLAG:
        return f"--no-{param.name}" if param.switch_off else f"--{param.name}"
    return f"--{param.name} {value_of(param, words)}"


def meaning(command: str, param: Param, words: Words) -> str:
    """What it does, and what holds without it."""
    kind = "argument" if param.argument else "option"
    text = words.say(f"{kind}-{command.replace(' ', '-')}-{param.name}", f"{kind}-{param.name}")
    if param.needed and not param.argument:
        return f"{text} {words.say('needed')}"
    if param.kind != FLAG and not param.repeated and param.default not in (None, "", 0, 0.0):
        return f"{text} [{param.default}]"
    return text


def everywhere(words: Words, *more: tuple[str, str]) -> list[str]:
    """The options that every command has, and what is to stand below them."""
    pairs = [(f"--lang {words.say('value-lang')}", words.say("option-lang")), ("-h, --help", words.say("option-help"))]
    return ["", words.say("heading-everywhere"), *rows([*pairs, *more])]


def usage(command: Command, words: Words) -> str:
    parts = ["parlour", command.name, *[named(param, words) for param in command.arguments]]
    parts += [named(param, words) for param in command.options if param.needed]
    return " ".join([*parts, words.say("usage-options")])


def page(command: Command, words: Words) -> str:
    """What `parlour COMMAND --help` prints."""
    lines = [f"{words.say('heading-usage')} {usage(command, words)}", ""]
    lines += wrap(words.say(f"command-{command.name.replace(' ', '-')}"), width())
    for heading, params in (("arguments", command.arguments), ("options", command.options)):
        if params:
            lines += ["", words.say(f"heading-{heading}")]
            lines += rows([(named(param, words), meaning(command.name, param, words)) for param in params])
    return "\n".join([*lines, *everywhere(words)]) + "\n"


def group_page(group: str, words: Words) -> str:
    lines = [f"{words.say('heading-usage')} parlour {group} {words.say('usage-command')}", ""]
    lines += wrap(words.say(f"command-{group}"), width())
    lines += ["", words.say("heading-commands")]
    lines += rows(
        [
            (
                " ".join([command.name.partition(" ")[2], *[named(param, words) for param in command.arguments]]),
                words.say(f"command-{command.name.replace(' ', '-')}"),
            )
            for command in members(group)
        ]
    )
    return "\n".join([*lines, *everywhere(words)]) + "\n"


def overview(words: Words) -> str:
    """What `parlour --help` prints; first of all what happens without a command."""
    lines = [f"{words.say('heading-usage')} parlour [{words.say('usage-command')}]", ""]
    lines += wrap(words.say("parlour"), width())
    lines += ["", *wrap(words.say("parlour-alone"), width())]
    lines += ["", words.say("heading-commands"), *rows([(name, words.say(f"command-{name}")) for name in TOP])]
    lines += ["", words.say("heading-topics"), *rows([(name, words.say(f"topic-{name}-title")) for name in TOPICS])]
    lines += everywhere(words, ("parlour --version", words.say("option-version")))
    return "\n".join(lines) + "\n"
