"""`parlour help`, `--help`: pages about commands and topics, in the reader's language."""

from __future__ import annotations

import re
import sys
from shutil import get_terminal_size
from textwrap import TextWrapper
from typing import Final

from parlour.commands.grammar import FLAG, BadInput, Command, Param, near
from parlour.commands.table import GROUPS, PARTS, TOP, TOPICS, find, members
from parlour.commands.words import Message, Words, quoted

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
        show(topic_page(name, words) + (characters(words) if name == "seats" else ""))
    else:
        raise BadInput(Message("fault-no-topic", name=quoted(name)), near(name, list(dict.fromkeys([*TOP, *TOPICS]))))
    return 0


def show(text: str) -> None:
    sys.stdout.write(text)


def width() -> int:
    return min(WIDEST, get_terminal_size().columns)


def wrap(text: str, width: int, first: str = "", indent: str = "") -> list[str]:
    """Lines that end between words, and nowhere else: what is to be typed stays whole."""
    lines = TextWrapper(width, first, indent, break_on_hyphens=False, break_long_words=False)
    return lines.wrap(text)


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
            lines += wrap(" ".join(sentences), width())
            sentences = []
        if head:
            indent = " " * len(head + gap)
            lines += wrap(meaning, width(), head + gap, indent)
    return "\n".join(lines) + "\n"


def characters(words: Words) -> str:
    """Who else can sit down, game by game. Only whoever asks about seats waits until the games are loaded."""
    from parlour.bots import characters_of
    from parlour.shelf import games

    pairs = [(game.id, ", ".join(somebody.name for somebody in characters_of(game))) for game in games()]
    pairs = [pair for pair in pairs if pair[1]]
    return "\n".join([*wrap(words.say("heading-characters"), width()), *rows(pairs)]) + "\n" if pairs else ""


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
    below = members(command.name)
    return "\n".join([*lines, *(named_below(below, words) if below else []), *everywhere(words)]) + "\n"


def named_below(commands: list[Command], words: Words) -> list[str]:
    """Commands that are named after another."""
    pairs = [
        (
            " ".join([command.name, *[named(param, words) for param in command.arguments]]),
            words.say(f"command-{command.name.replace(' ', '-')}"),
        )
        for command in commands
    ]
    return ["", words.say("heading-commands"), *rows(pairs)]


def group_page(group: str, words: Words) -> str:
    lines = [f"{words.say('heading-usage')} parlour {group} {words.say('usage-command')}", ""]
    lines += wrap(words.say(f"command-{group}"), width())
    return "\n".join([*lines, *named_below(members(group), words), *everywhere(words)]) + "\n"


def overview(words: Words) -> str:
    """What `parlour --help` prints; first of all what happens without a command."""
    lines = [f"{words.say('heading-usage')} parlour [{words.say('usage-command')}]", ""]
    lines += wrap(words.say("parlour"), width())
    lines += ["", *wrap(words.say("parlour-alone"), width())]
    left = max(map(len, TOP))
    for part, names in PARTS.items():
        lines += ["", words.say(f"heading-{part}"), *rows([(f"{name:{left}}", words.say(f"command-{name}")) for name in names])]
    lines += ["", words.say("heading-topics"), *rows([(f"{name:{left}}", words.say(f"topic-{name}-title")) for name in TOPICS])]
    lines += everywhere(words, ("parlour --version", words.say("option-version")))
    return "\n".join(lines) + "\n"
