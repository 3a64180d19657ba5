"""Which build this is: compiled to C, as wheels are, or plain Python, ten times slower."""

from __future__ import annotations

from parlour.engine import core


def compiled() -> bool:
    return not str(core.__file__).endswith(".py")


def described() -> str:
    return "compiled engine" if compiled() else "plain Python engine, ten times slower than a compiled one"
