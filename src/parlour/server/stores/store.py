"""What both stores offer: reading rows, and writing several statements in one durable transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

MIGRATIONS: Final = Path(__file__).parent / "migrations"
Row = dict[str, Any]


class Do(NamedTuple):
    """One statement with `?` for its values; `rows` is how many rows it must change, or -1.

    `many` is the same for several at once, `{rows}` standing for the values of each, and says of every value that is not a text
    what it is: PostgreSQL takes all of them for texts there.
    """

    sql: str
    args: Sequence[Any] = ()
    rows: int = -1
    many: str = ""


class Conflict(Exception):
    """Somebody else was first: the rev is taken, the link is used, the lease is held."""


class Job:
    """Statements that belong together, and whoever waits until they are on disk."""

    def __init__(self, todo: tuple[Do, ...], future: asyncio.Future[None]) -> None:
        self.todo: Final = todo
        self.future: Final = future
        self.error: Exception | None = None

    def resolve(self) -> None:
        if not self.future.done():
            if self.error is None:
                self.future.set_result(None)
            else:
                self.future.set_exception(self.error)


def resolve(group: list[Job]) -> None:
    for job in group:
        job.resolve()


def joined(group: Iterable[Job]) -> list[tuple[str, list[Any], int]]:
    """Moves of many tables with one statement for each kind: statement, values, and how many rows it must change."""
    kinds: dict[str, list[Do]] = {}
    for job in group:
        for do in job.todo:
            kinds.setdefault(do.many, []).append(do)
    found = []
    for many, todo in kinds.items():
        row = f"({', '.join('?' * len(todo[0].args))})"
        values = [value for do in todo for value in do.args]
        found.append((many.format(rows=", ".join([row] * len(todo))), values, sum(do.rows for do in todo)))
    return found


class Store(Protocol):
    name: str
    shared: bool  # whether other server processes may use it at the same time
    deaf: bool  # nobody tells us what tools write beside us: look now and then

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, sql: str, *args: Any) -> list[Row]: ...

    async def write(self, *todo: Do, say: str = "") -> None:
        """All or nothing, on disk when it returns; Conflict if a key is taken or a row count differs. Then the other server
        processes hear what there is to say."""

    async def tell(self, message: str) -> None:
        """Say something to the other server processes."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Be called with what the other (and, with PostgreSQL, this) processes tell."""


def migrations() -> list[tuple[int, list[str]]]:
    """The numbered steps of the schema, each as its statements."""
    found = []
    for path in sorted(MIGRATIONS.glob("*.sql")):
        text = "\n".join(line.partition("--")[0] for line in path.read_text(encoding="utf-8").splitlines())
        found.append((int(path.name[:4]), [part.strip() for part in text.split(";") if part.strip()]))
    return found
