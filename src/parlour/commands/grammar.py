"""What can be typed after `parlour`: arguments, options, commands, and how a line is read.

No framework: one that knows everything took half a second to say `--help`. Words are in words/*.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os.path import realpath
from pathlib import Path
from typing import Any, Final

from parlour.commands.words import Message, Said, about, quoted
from parlour.nearest import close

FLAG: Final = "flag"
TEXT: Final = "text"
WHOLE: Final = "whole"
NUMBER: Final = "number"
LARGEST: Final = 10**12  # number that is taken: what is made of it still fits the engine
FILE: Final = "file"  # a path; what is done with it is the command's business


class BadInput(Said, ValueError):
    """Something typed that cannot be used: one clear line, of texts as they are and messages in the reader's language."""

    def __init__(self, *parts: str | Said) -> None:
        super().__init__(*parts)

    def said(self, code: str) -> str:
        return " ".join(part.said(code) if isinstance(part, Said) else part for part in self.args if part)


class Param:
    """One argument (`GAME`) or option (`--seed N`). `value` names what is to be typed, as a key of words: `value-game`."""

    def __init__(
        self,
        name: str,
        kind: str = TEXT,
        value: str = "",
        *,
        default: Any = None,
        least: float | None = None,
        most: float | None = None,
        needed: bool = False,
        repeated: bool = False,
        argument: bool = False,
        alone: str = "",
        fits: Callable[[str], bool] | None = None,
    ) -> None:
        self.name: Final = name  # of the option, and of the function's argument, with - as _
        self.kind: Final = kind
        self.value: Final = value
        self.default: Final = [] if repeated else (False if kind == FLAG and default is None else default)
        self.least: Final = least
        self.most: Final = most
        self.needed: Final = needed
        self.repeated: Final = repeated
        self.argument: Final = argument
        self.alone: Final = alone  # what the option means without a value;
        self.fits: Final = fits  # with it, the next word belongs to it only if it fits

    @property
    def typed(self) -> str:
        return self.name if self.argument else f"--{self.name}"

    @property
    def switch_off(self) -> bool:
        """A flag that is on unless `--no-…` says otherwise."""
        return self.kind == FLAG and self.default is True

    def read(self, text: str) -> Any:
        """The value of what was typed."""
        if self.kind == FILE:
            if not text:
                raise BadInput(about(self.typed, Message("fault-no-path")))
            return Path(text)
        if self.kind not in (WHOLE, NUMBER):
            return text
        try:
            number = int(text) if self.kind == WHOLE else float(text)
            inside = (self.least is None or number >= self.least) and number <= (LARGEST if self.most is None else self.most)
            inside = inside and text.isascii() and "_" not in text  # Python reads more than people write
        except ValueError:
            inside, number = False, 0
        if not inside:
            allowed = self.allowed(number <= LARGEST)
            raise BadInput(about(self.typed, Message("fault-must-be", allowed=allowed, text=quoted(text))))
        return number

    def allowed(self, small: bool = True) -> Message:
        kind = Message("fault-whole" if self.kind == WHOLE else "fault-number")
        if self.least is not None and self.most is not None:
            return Message("fault-from-to", kind=kind, least=f"{self.least:g}", most=f"{self.most:g}")
        if self.least is not None and small:
            return Message("fault-at-least", kind=kind, least=f"{self.least:g}")
        return kind if small else Message("fault-at-most", kind=kind, most=LARGEST)


class Command:
    """One command. `where` is `module:function`; what is not installed is named by the package's `extra`."""

    def __init__(self, name: str, where: str, params: Sequence[Param], extra: str = "", speaks: bool = False) -> None:
        self.name: Final = name
        self.where: Final = where
        self.speaks: Final = speaks  # its function wants to know the language
        self.arguments: Final = [param for param in params if param.argument]
        self.options: Final = [param for param in params if not param.argument]
        self.extra: Final = extra

    def function(self) -> Callable[..., int | None]:
        """What does it; only now is its module loaded."""
        from importlib import import_module

        module, _, name = self.where.partition(":")
        try:
            return getattr(import_module(module), name)  # type: ignore[no-any-return]
        except ModuleNotFoundError as error:
            if not self.extra:
                raise
            from parlour.extras import missing

            raise missing(self.extra, error) from None

    def read(self, words: Sequence[str]) -> dict[str, Any]:
        """The function's arguments from what was typed after the command."""
        given: dict[str, Any] = {}
        places = list(self.arguments)
        by_name = {param.typed: param for param in self.options}
        left = list(words)
        while left:
            word = left.pop(0)
            if word == "--":  # everything after it is no option
                for plain in left:
                    self.keep(given, place(places), plain)
                break
            if word.startswith("-") and word != "-":
                name, equals, value = word.partition("=")
                param = by_name.get(name)
                if param is None and name.startswith("--no-") and not equals:
                    off = by_name.get(f"--{name[5:]}")
                    if off is not None and off.kind == FLAG:
                        given[off.name] = False
                        continue
                if param is None:
                    raise BadInput(about(self.name, Message("fault-no-option", name=name)), near(name, list(by_name)))
                if param.kind == FLAG:
                    if equals:
                        raise BadInput(about(name, Message("fault-no-value")))
                    given[param.name] = True
                    continue
                if not equals:
                    if param.fits is not None and not (left and param.fits(left[0])):
                        value = param.alone
                    elif not left or left[0].startswith("--"):
                        raise BadInput(about(name, Message("fault-value")), hint(self.name))
                    else:
                        value = left.pop(0)
                self.keep(given, param, value)
            else:
                self.keep(given, place(places), word)
        for param in (*self.arguments, *self.options):
            if param.needed and param.name not in given:
                raise self.missing(param)
            given.setdefault(param.name, param.default)
        self.check_files(given)
        return {name.replace("-", "_"): value for name, value in given.items()}

    def check_files(self, given: dict[str, Any]) -> None:
        """No file is read and written, or written twice, at once; a terminal or a device may be."""
        there: dict[str, str] = {}
        for param in (*self.arguments, *self.options):
            path = given[param.name]
            if param.kind != FILE or path is None or (path.exists() and not path.is_file()):
                continue
            other = there.setdefault(realpath(path), param.typed)
            if other != param.typed:
                raise BadInput(Message("fault-same-file", one=other, other=param.typed))

    def missing(self, param: Param) -> BadInput:
        """What must be typed was not; an argument is called as on the page of help."""
        name = Message(f"value-{param.value}") if param.argument else param.typed
        return BadInput(about(self.name, Message("fault-missing", name=name)), hint(self.name))

    def typed(self, values: dict[str, Any]) -> str:
        """The line that means these values: how to go on."""
        from shlex import quote

        words = ["parlour", self.name]
        for param in (*self.arguments, *self.options):
            value = values.get(param.name.replace("-", "_"), param.default)
            if param.kind == FLAG:
                if value != param.default:
                    words.append(f"--no-{param.name}" if param.default else f"--{param.name}")
            elif value != param.default and value is not None:
                for one in value if param.repeated else [value]:
                    words += [] if param.argument else [f"--{param.name}"]
                    words.append(quote(str(one)))
        return " ".join(words)

    def keep(self, given: dict[str, Any], param: Param | None, text: str) -> None:
        if param is None:
            raise BadInput(about(self.name, Message("fault-too-much", text=quoted(text))), hint(self.name))
        value = param.read(text)
        if param.repeated:
            given.setdefault(param.name, []).append(value)
        elif param.name in given:
            raise BadInput(about(param.typed, Message("fault-twice")))
        else:
            given[param.name] = value


def place(places: list[Param]) -> Param | None:
    """The argument whose turn it is; a repeated one takes all that come."""
    return places[0] if places and places[0].repeated else places.pop(0) if places else None


def hint(command: str) -> str:
    return f"(parlour {command} --help)"


def near(word: str, names: Sequence[str]) -> Message | str:
    """Which of the names was probably meant, or which there are: what `nearest` says, in any language."""
    meant = close(word, names)
    return Message("fault-meant", name=meant) if meant else there_are(names)


def there_are(names: Sequence[str]) -> Message | str:
    return Message("fault-there-are", names=", ".join(names)) if names else ""
