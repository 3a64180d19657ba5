"""`parlour serve`, `parlour tables …`, `parlour backup` and `parlour restore`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer

from parlour.server import logs, sql
from parlour.server.journal import HOST, Line
from parlour.server.play import Play, fold
from parlour.server.settings import Settings, base_path
from parlour.server.store import Conflict, Store

T = TypeVar("T")
tables: Final = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the server's commands to the command line."""
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.add_typer(tables, name="tables")


def default() -> None:
    """What plain `parlour` does: serve on this machine and open the browser."""
    run(Settings.from_environment(), browser=True)


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on (PARLOUR_HOST).")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on (PARLOUR_PORT); 0 takes a free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Data folder (PARLOUR_DATA).")] = None,
    base: Annotated[str | None, typer.Option(help="Base path, as /parlour (PARLOUR_BASE).")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Serve tables on this machine and open the browser."""
    settings = Settings.from_environment()
    settings.host = host or settings.host
    settings.port = settings.port if port is None else port
    settings.data = data or settings.data
    settings.base = settings.base if base is None else base_path(base)
    run(settings, browser)


def listener(settings: Settings) -> socket.socket:
    """A bound socket, so that the address printed is the one that answers."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        raise SystemExit(f"{settings.host}:{settings.port}: {error.strerror}") from None
    return sock


def calm() -> None:
    """No long pauses: what is there from the start is not looked through for garbage again, the rest seldom.

    The thread that writes gets its turn soon: after each statement it waits for the interpreter's lock.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)
    sys.setswitchinterval(0.0005)


def run(settings: Settings, browser: bool = False) -> None:
    """Serve until interrupted."""
    import uvicorn  # here, so that other commands start at once

    from parlour.server.app import make_app

    logs.set_up(os.environ.get("PARLOUR_LOG", "INFO"))
    sock = listener(settings)
    port = sock.getsockname()[1]
    name = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    url = f"http://{name}:{port}{settings.base}/"
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        http="httptools",
        loop="uvloop",
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )

    class Announced(uvicorn.Server):
        """Says where it is once it answers there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            calm()
            print(f"Parlour is at {settings.url + '/' if settings.url else url}", flush=True)
            if browser:  # a browser that starts slowly does not hold up the tables
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):
        Announced(config).run(sockets=[sock])


# -- looking after tables ----------------------------------------------------------------------------------------------


def tool_store(settings: Settings) -> Store:
    """The store as a tool opens it: beside a running server."""
    if settings.database_url:
        from parlour.server.store_postgres import PostgresStore

        return PostgresStore(settings.database_url)
    from parlour.server.store_sqlite import SqliteStore

    path = settings.data / "parlour.db"
    if not path.exists():
        raise SystemExit(f"{path}: no database there (set PARLOUR_DATA)")
    return SqliteStore(path, serving=False)


def with_store(work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def main() -> T:
        store = tool_store(Settings.from_environment())
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


async def load(store: Store, table: str) -> Play:
    head = await sql.table_head(store, table)
    if head is None:
        raise SystemExit(f"there is no table {table}")
    return fold(head, await sql.journal(store, table))


async def append(store: Store, table: str, kind: str, **data: Any) -> None:
    """Write a line beside a running server, which reads it as soon as it next touches the table."""
    for _ in range(20):
        play = await load(store, table)
        line = Line(play.rev + 1, max(time.time(), play.at), HOST, kind, data)
        play.take(line)
        told = [sql.notify(f'{{"t": "{table}", "rev": {line.rev}, "p": "tool"}}')] if store.shared else []
        try:
            await store.write(sql.journal_line(table, line), sql.table_state(play), *told)
        except Conflict:
            continue
        return
    raise SystemExit(f"{table} is too busy")


@tables.command("list")
def list_tables() -> None:
    """All tables: id, status, game, moves, when last changed, title."""

    async def work(store: Store) -> None:
        for row in await sql.all_tables(store):
            head = sql.head_of(row)
            when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row["changed"]))
            print(f"{row['id']}  {row['status']:9}  {row['game']:14}  rev {row['rev']:<5}  {when}  {head.settings['title']}")

    with_store(work)


@tables.command("check")
def check_tables() -> None:
    """Replay every running table under the installed rules, and say which would be frozen."""

    async def work(store: Store) -> int:
        bad = count = 0
        for row in await sql.tables_with(store, "playing", "frozen"):
            count += 1
            play = fold(sql.head_of(row), await sql.journal(store, row["id"]))
            if play.broken is not None:
                bad += 1
                print(f"{row['id']}  {row['game']}  {play.broken}")
        print(f"{count} running, {bad} would be frozen")
        return bad

    if with_store(work):
        raise typer.Exit(1)


@tables.command("freeze")
def freeze_table(table: str, reason: str = "frozen by the operator") -> None:
    """Stop a table; it can be ended by consent, or thawed."""
    with_store(lambda store: append(store, table, "freeze", line=0, message=reason))
    print(f"{table} is frozen")


@tables.command("thaw")
def thaw_table(table: str) -> None:
    """Let a frozen table go on, if its past still replays."""
    with_store(lambda store: append(store, table, "thaw"))
    print(f"{table} goes on")


@tables.command("delete")
def delete_table(table: str, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Delete a table with everything that belongs to it."""
    if not yes:
        typer.confirm(f"Delete {table} for good?", abort=True)

    async def work(store: Store) -> None:
        try:
            await store.write(*sql.delete_table(table))
        except Conflict:
            raise SystemExit(f"there is no table {table}") from None

    with_store(work)
    print(f"{table} is deleted")


def backup(target: Annotated[Path, typer.Argument(help="File to write; must not exist.")]) -> None:
    """Copy the database while the server runs (SQLite; use pg_dump for PostgreSQL)."""
    settings = Settings.from_environment()
    if settings.database_url:
        raise SystemExit("DATABASE_URL is set: use pg_dump")
    source = settings.data / "parlour.db"
    if not source.exists():
        raise SystemExit(f"{source}: no database there (set PARLOUR_DATA)")
    if target.exists():
        raise SystemExit(f"{target}: exists already")
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    target.chmod(0o600)
    with contextlib.closing(old), contextlib.closing(new):
        old.backup(new)
        fine = new.execute("PRAGMA integrity_check").fetchone()[0]
    if fine != "ok":
        raise SystemExit(f"{target}: {fine}")
    print(f"{target}: {target.stat().st_size} bytes")


def restore(source: Annotated[Path, typer.Argument(help="A backup file.")]) -> None:
    """Put a backup in place of the database. The server must not be running; what was there is kept beside it."""
    import fcntl

    from parlour.server.store_sqlite import connect, migrate

    settings = Settings.from_environment()
    if settings.database_url:
        raise SystemExit("DATABASE_URL is set: use pg_restore")
    check = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    with contextlib.closing(check):
        if check.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise SystemExit(f"{source}: damaged")
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = settings.data / "parlour.db"
    with open(target.with_suffix(".lock"), "w") as guard:
        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SystemExit(f"{settings.data}: stop the server first") from None
        if target.exists():
            kept = target.with_name(f"parlour-{time.strftime('%Y%m%d-%H%M%S')}.db")
            old = connect(target)
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            old.close()
            target.rename(kept)
            print(f"the old database is kept as {kept}")
        for suffix in ("-wal", "-shm"):
            Path(f"{target}{suffix}").unlink(missing_ok=True)
        old, new = sqlite3.connect(source), sqlite3.connect(target)
        with contextlib.closing(old), contextlib.closing(new):
            old.backup(new)
        target.chmod(0o600)
        db = connect(target)
        migrate(db)
        db.close()
    print(f"restored {source}")
