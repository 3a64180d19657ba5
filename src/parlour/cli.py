"""The command line: `parlour COMMAND …`. Each command is a small module that loads what it needs when it is called."""

from __future__ import annotations

import contextlib
import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from parlour import __version__
from parlour.commands import games, play, replay, rules, sim
from parlour.commands.common import BadInput
from parlour.workers import LOCAL, WorkersError

BAD_INPUT: Final = 2
PARTS: Final = ["parlour.kit.commands", "parlour.server.commands", "parlour.arena.commands", "parlour.lab.commands"]


class Polite(TyperGroup):
    """What is wrong with the input is said in one line, without a traceback. Other parts' commands are loaded when needed."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, addressed(args))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            self.load_parts()
        return super().get_command(ctx, cmd_name)

    def list_commands(self, ctx: Any) -> list[str]:
        self.load_parts()
        return super().list_commands(ctx)

    def load_parts(self) -> None:
        for part in parts():
            one = typer.Typer()
            part.register(one)
            for name, command in typer.main.get_group(one).commands.items():
                self.commands.setdefault(name, command)

    def main(self, *args: Any, **extra: Any) -> Any:
        if not extra.pop("standalone_mode", True):
            return super().main(*args, **{**extra, "standalone_mode": False})
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except TyperException as error:  # of the command line itself; usage errors have code 2
            sys.exit(say(error.format_message(), error.exit_code))
        except typer.Abort:
            sys.exit(say("stopped", 130))
        except Exception as error:
            if isinstance(error, bad_input()):
                sys.exit(say(str(error), BAD_INPUT))
            raise
        sys.exit(code if isinstance(code, int) else 0)


def bad_input() -> tuple[type[Exception], ...]:
    """The errors whose message is meant for whoever typed the command."""
    from parlour.bots import UnknownBot
    from parlour.engine.box import EditionError
    from parlour.engine.game import OptionError
    from parlour.engine.record import RecordError
    from parlour.games import UnknownGame
    from parlour.language import UnknownLanguage
    from parlour.rulebook import RulebookError

    found = BadInput, EditionError, OptionError, RecordError, RulebookError, UnknownBot, UnknownGame, UnknownLanguage
    return *found, WorkersError


def addressed(args: list[str]) -> list[str]:
    """`--ray` without an address means a cluster of this machine's own; an address is `auto` or has a colon."""
    found = []
    for word, after in zip(args, [*args[1:], ""]):
        found.append(word)
        if word == "--ray" and ":" not in after and after not in ("auto", LOCAL):
            found.append(LOCAL)
    return found


def say(message: str, code: int) -> int:
    print(f"parlour: {' '.join(message.split())}", file=sys.stderr)
    return code


app: Final = typer.Typer(
    cls=Polite,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version(wanted: bool) -> None:
    if wanted:
        print(f"parlour {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def parlour(
    context: typer.Context,
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Say which version this is.")] = False,
) -> None:
    """Notre Dame, House of Fado and Lacrimosa at one table."""
    if context.invoked_subcommand is None:
        for part in parts():
            if hasattr(part, "default"):  # what plain `parlour` does, once something does it
                part.default()
                return
        print(context.get_help())


def parts() -> list[Any]:
    """The parts of the project that bring commands of their own and are there with all they need."""
    found = []
    for name in PARTS:
        with contextlib.suppress(ModuleNotFoundError):
            found.append(import_module(name))
    return found


for command in (play, games, rules, replay, sim):
    command.register(app)


def main() -> None:
    app(prog_name="parlour")


if __name__ == "__main__":
    main()
