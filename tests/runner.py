"""Commands run inside a test: what they print, and their exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping

from parlour.cli import obey
from parlour.commands.faults import guarded


class Result:
    def __init__(self, exit_code: int, stdout: str, stderr: str) -> None:
        self.exit_code = exit_code
        self.stdout = stdout
        self.stderr = stderr

    @property
    def output(self) -> str:
        return self.stdout + self.stderr


class Gone(io.BytesIO):
    """A pipe whose reader has gone."""

    def write(self, data: object) -> int:
        raise BrokenPipeError

    def __init__(self) -> None:
        super().__init__()
        self.file = open(os.devnull, "w")  # noqa: SIM115 - something else may be put in its place

    def fileno(self) -> int:
        return self.file.fileno()

    def close(self) -> None:
        self.file.close()
        super().close()


def run(
    *args: str, text: str = "", env: Mapping[str, str] | None = None, encoding: str = "utf-8", closed: bool = False
) -> Result:
    """`parlour ARGS…` with these lines typed into it, and nothing of the reader's own language or terminal.

    `closed`: nobody reads what is printed.
    """
    kept = sys.stdin, sys.stdout, sys.stderr, dict(os.environ)
    out = io.TextIOWrapper(Gone() if closed else io.BytesIO(), encoding=encoding)
    err = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"), out, err
    os.environ.update(env or {})
    try:
        code = guarded(obey, args)
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept[:3]
        os.environ.clear()
        os.environ.update(kept[3])
    err.flush()
    said = err.buffer.getvalue().decode(encoding)
    if closed:
        return Result(code, "", said)
    out.flush()
    return Result(code, out.buffer.getvalue().decode(encoding), said)
