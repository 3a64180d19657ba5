"""`parlour completion SHELL`: a few lines for a shell, which asks `parlour __complete WORDS…` what may come next."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from parlour.commands.grammar import FILE, FLAG, BadInput, Command, Param, there_are
from parlour.commands.table import GROUPS, SHELLS, TOP, TOPICS, find, members
from parlour.commands.words import Message
from parlour.spoken import LANGUAGES

if TYPE_CHECKING:
    from parlour.engine.game import Game

SCRIPTS: Final = {
    "bash": """_parlour() {
    local IFS=$'\\n'
    COMPREPLY=( $(PARLOUR_COMPLETE=bash parlour __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null) )
    [[ $? == 3 ]] && compopt -o default
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace
}
complete -F _parlour parlour
""",
    "zsh": """#compdef parlour
_parlour() {
    local -a found
    found=("${(@f)$(parlour __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ $? == 3 ]]; then _files; elif [[ -n "${found[1]}" ]]; then compadd -a found; fi
}
compdef _parlour parlour
""",
    "fish": """function __parlour
    set -l found (parlour __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
    if test $status -eq 3
        __fish_complete_path (commandline -ct)
    else
        string join -- \\n $found
    end
end
complete -c parlour -f -a '(__parlour)'
""",
}
EVERYWHERE: Final = ["--lang", "--help"]
FILES: Final = 3  # the exit code that asks the shell for names of files


def completion(shell: str) -> None:
    if shell not in SCRIPTS:
        raise BadInput(Message("fault-no-shell", name=shell), there_are(SHELLS))
    print(SCRIPTS[shell], end="")


def answer(words: list[str]) -> int:
    """Print what may stand in the last word's place, one a line; where a file's name belongs, the code says so."""
    cut = os.environ.get("PARLOUR_COMPLETE") == "bash"
    words = (whole(words) if cut else words) or [""]
    found = candidates(words)
    begun, equals, _ = words[-1].rpartition("=")
    for one in found if found is not None else []:
        print(one.removeprefix(begun + equals) if cut else one)
    return FILES if found is None else 0


def whole(words: list[str]) -> list[str]:
    """Bash cuts words at =; put them together again."""
    found: list[str] = []
    for word in words:
        if found and (word == "=" or found[-1].endswith("=")):
            found[-1] += word
        else:
            found.append(word)
    return found


def candidates(words: list[str]) -> list[str] | None:
    """What may stand there; None where it is a file's name."""
    *before, last = words
    if before and before[-1] == "--lang":
        return fitting(LANGUAGES, last)
    before = spoken_of(before)
    name = before[0] if before else ""
    if not name:
        return fitting([*TOP, *EVERYWHERE, "--version"], last)
    if name in GROUPS:
        alone = find(name)  # a command that others are named after
        if len(before) == 1:
            found = fitting([command.name.partition(" ")[2] for command in members(name)], last)
            return [*found, *((of_command(alone, [], last) if alone is not None else None) or [])]
        name = f"{name} {before[1]}" if alone is None or find(f"{name} {before[1]}") is not None else name
    command = find(name)
    return of_command(command, before[len(name.split()) :], last) if command is not None else []


def spoken_of(before: list[str]) -> list[str]:
    """Without --lang and its value, which may stand anywhere."""
    pairs = zip(["", *before], before)
    return [word for previous, word in pairs if previous != "--lang" and word.partition("=")[0] != "--lang"]


def of_command(command: Command, before: list[str], last: str) -> list[str] | None:
    options = {param.typed: param for param in command.options}
    asked = options.get(before[-1]) if before else None
    if asked is not None and asked.kind != FLAG and not (asked.fits is not None and last.startswith("-")):
        return values(command, asked, before, last)
    name, equals, begun = last.partition("=")
    if equals and name in options and options[name].kind != FLAG:
        found = values(command, options[name], before, begun)
        return [f"{name}={one}" for one in found] if found is not None else None
    if last.startswith("-"):
        names = [f"--no-{param.name}" if param.switch_off else param.typed for param in command.options]
        free = [name for name, param in zip(names, command.options) if param.repeated or name not in before]
        return fitting([*free, *EVERYWHERE], last)
    taken = len([i for i, word in enumerate(before) if is_plain(word, before[i - 1] if i else "", options)])
    if command.arguments and command.arguments[-1].repeated:
        taken = min(taken, len(command.arguments) - 1)
    return values(command, command.arguments[taken], before, last) if taken < len(command.arguments) else []


def is_plain(word: str, previous: str, options: dict[str, Param]) -> bool:
    """Whether a word is an argument: no option, and no option's value."""
    param = options.get(previous)
    return not word.startswith("-") and (param is None or param.kind == FLAG)


def values(command: Command, param: Param, before: list[str], last: str) -> list[str] | None:
    """What a value may be, where we know it; None: a file's name."""
    if param.kind == FILE:
        return None
    if param.value == "game":
        from parlour.shelf import names

        return fitting(names(), last)
    if param.value == "seats":
        from parlour.bots import BOTS, characters_of

        game = typed_game(before)
        persons = {"play": ["human"], "host": ["human", "open"]}.get(command.name, [])
        known = [*persons, *[bot.name for bot in [*BOTS, *(characters_of(game) if game is not None else [])]]]
        done, comma, begun = last.rpartition(",")
        return [f"{done}{comma}{name}" for name in fitting(known, begun)]
    if param.value == "pair":
        return pairs(before, last)
    if param.value == "shell":
        return fitting(list(SHELLS), last)
    if param.value == "clause":
        return clauses(before, last)
    if param.value == "topic" and before:
        return fitting([one.name.partition(" ")[2] for one in members(" ".join(before))], last)
    if param.value == "topic":
        return fitting(list(dict.fromkeys([*TOP, *TOPICS])), last)
    return []


def pairs(before: list[str], last: str) -> list[str]:
    """`name=`, then `name=value`, of the game that was typed."""
    from parlour.engine.game import shown

    game = typed_game(before)
    if game is None:
        return []
    name, equals, _ = last.partition("=")
    if not equals:
        return fitting([f"{option.name}=" for option in game.options], last)
    return fitting([f"{name}={shown(value)}" for option in game.options if option.name == name for value in option.values], last)


def clauses(before: list[str], last: str) -> list[str]:
    """Sections, and the clauses of one that is begun."""
    from parlour.rulebook import read_rulebook

    game = typed_game(before)
    if game is None:
        return []
    sections = read_rulebook(game, "en").sections
    inside = [clause.id for section in sections for clause in section.clauses]
    return fitting(inside if "." in last else [section.id for section in sections], last)


def typed_game(before: list[str]) -> Game | None:
    from parlour.shelf import find, names

    typed = next((word for word in before if word in names()), None)
    return find(typed) if typed is not None else None


def fitting(names: list[str], begun: str) -> list[str]:
    return [name for name in names if name.startswith(begun)]
