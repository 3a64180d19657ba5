"""`parlour serve`, `parlour tables …`, `parlour backup` and `parlour restore`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import quote

from parlour.commands.faults import silent
from parlour.commands.grammar import BadInput
from parlour.commands.progress import Progress, watched
from parlour.commands.words import Words, about, because
from parlour.extras import missing
from parlour.server.basics import logs
from parlour.server.basics.channel import Others
from parlour.server.basics.settings import Settings, base_path
from parlour.server.journal.kinds import fold, take
from parlour.server.journal.lines import HOST, Line
from parlour.server.journal.play import Play
from parlour.server.stores import sql
from parlour.server.stores.make import make_store
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Store, migrations

T = TypeVar("T")
FROZEN: Final = "frozen by the operator"


def settings_with(data: Path | None) -> Settings:
    """What the environment says; --data wins."""
    settings = Settings.from_environment()
    settings.data = data or settings.data
    return settings


def serve(
    host: str | None, port: int | None, data: Path | None, base: str | None, workers: int | None, browser: bool, lang: str
) -> None:
    """Serve tables on this machine and open the browser."""
    settings = settings_with(data)
    settings.host = host or settings.host
    settings.port = settings.port if port is None else port
    settings.base = settings.base if base is None else base_path(base)
    settings.workers = settings.workers if workers is None else workers
    run(settings, browser, Words(lang).say("host-at"))


def listener(settings: Settings) -> socket.socket:
    """A bound socket, so that the address printed is the one that answers."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        raise BadInput(about(f"{settings.host}:{settings.port}", because(error))) from None
    except (OverflowError, UnicodeError) as error:  # no port, no name of a machine
        raise BadInput(f"{settings.host}:{settings.port}: {error}") from None
    return sock


@contextlib.contextmanager
def database(where: str) -> Iterator[None]:
    """What a database refuses is told in a line that says where."""
    try:
        yield
    except sqlite3.Error as error:
        raise BadInput(f"{where}: {error}") from None
    except OSError as error:
        raise BadInput(about(error.filename or where, because(error))) from None
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise BadInput(f"{where}: {error}") from None
        raise


def where_tables_are(settings: Settings) -> str:
    return "DATABASE_URL" if settings.database_url else str(settings.data)  # the address may hold a password


def rehearse(settings: Settings) -> None:
    """Open the store and close it again: what is wrong with it is one line here, not a traceback in the server's log."""

    async def once() -> None:
        store = make_store(settings)
        await store.open()
        await store.close()

    with database(where_tables_are(settings)):
        asyncio.run(once())


def calm() -> None:
    """No long pauses: what is there from the start is not looked through for garbage again, the rest seldom.

    The thread that writes gets its turn soon: after each statement it waits for the interpreter's lock.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)
    sys.setswitchinterval(0.0005)


def many_files() -> None:
    """As many open files as we may have: each connection is one."""
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def run(settings: Settings, browser: bool = False, at: str = "Parlour is at") -> None:
    """Serve until interrupted: alone, as the front of several workers, or as one of them."""
    try:
        import uvicorn  # here, so that other commands start at once

        from parlour.server.http.app import make_app
        from parlour.server.http.patience import patient
        from parlour.server.http.wire import Handshake
        from parlour.server.http.worker import HandedServer
    except ModuleNotFoundError as error:
        raise missing("table", error) from None

    many_files()
    logs.set_up(settings.log)
    if not settings.ends:
        sock = listener(settings)
        rehearse(settings)
        port = sock.getsockname()[1]
        name = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
        url = f"http://{name}:{port}{settings.base}/"

    def announce() -> None:
        try:
            print(f"{at} {settings.url + '/' if settings.url else url}", flush=True)
        except OSError:  # nobody reads it, but many may play
            silent()
        if browser:  # a browser that starts slowly does not hold up the tables
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    if settings.workers > 1 and not settings.ends:
        settings.port = port
        front(settings, sock, announce)
        return
    others = Others(settings.worker, settings.workers) if settings.ends else None
    app = make_app(settings, others=others)
    config = uvicorn.Config(
        app,
        ws=Handshake,
        http=patient(settings, app.state.server.metrics, app.state.server.callers),
        loop="uvloop",
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # a Wire asks by itself
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )

    class Announced(uvicorn.Server):
        """Says where it is once it answers there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            calm()
            announce()

    with contextlib.suppress(KeyboardInterrupt):
        if others is not None:
            HandedServer(config, app.state.server, others, settings.ends, calm).run(sockets=[])
        else:
            Announced(config).run(sockets=[sock])


def front(settings: Settings, sock: socket.socket, announce: Callable[[], None]) -> None:
    """Several workers behind one port. A data folder with SQLite is theirs together, as long as one of them lives."""
    from parlour.server.http.front import Front
    from parlour.server.stores.sqlite import guarded

    with contextlib.ExitStack() as held:
        kept = [held.enter_context(guarded(settings.data / "parlour.db")).fileno()] if not settings.database_url else []
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(Front(settings, sock, kept).serve(announce))


# -- looking after tables ----------------------------------------------------------------------------------------------


def no_database(path: Path) -> str:
    """What is needed, and how to come by it."""
    return f"{path}: no database there; this is about a server: name its data folder with --data, or start one with parlour serve"


def tool_store(settings: Settings) -> Store:
    """The store as a tool opens it: beside a running server."""
    if settings.database_url:
        from parlour.server.stores.postgres import PostgresStore

        return PostgresStore(settings.database_url)
    from parlour.server.stores.sqlite import SqliteStore

    path = settings.data / "parlour.db"
    if not path.exists():
        raise BadInput(no_database(path))
    return SqliteStore(path, serving=False)


def with_store(data: Path | None, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    settings = settings_with(data)

    async def main() -> T:
        store = tool_store(settings)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    with database(where_tables_are(settings)):
        return asyncio.run(main())


async def load(store: Store, table: str) -> Play:
    head = await sql.table_head(store, table)
    if head is None:
        raise BadInput(f"there is no table {table}")
    return fold(head, await sql.journal(store, table))


async def append(store: Store, table: str, kind: str, **data: Any) -> None:
    """Write a line beside a running server, which reads it within a few seconds."""
    for _ in range(20):
        play = await load(store, table)
        if play.status in ("over", "abandoned"):
            raise BadInput(f"{table} is {play.status}: it stays as it is")
        if kind == "thaw" and play.status != "frozen":
            raise BadInput(f"{table} is not frozen")
        line = Line(play.rev + 1, max(time.time(), play.at), HOST, kind, data)
        take(play, line)
        noted = audit("operator", kind, table, **{"reason": data["message"]} if "message" in data else {})
        say = f'{{"t": "{table}", "rev": {line.rev}, "p": "tool"}}' if store.shared else ""
        try:
            await store.write(sql.journal_line(table, line), sql.table_state(play), noted, say=say)
        except Conflict:
            continue
        return
    raise BadInput(f"{table} is too busy")


def told(about: object, key: str, lang: str) -> None:
    """`t1: frozen`"""
    words = Words(lang)
    print(f"{words.colon(str(about))} {words.say(key)}")


def list_tables(data: Path | None, json: bool, lang: str) -> None:
    """All tables: id, status, game, lines of its journal, when last changed, title."""
    from json import dumps

    async def work(store: Store) -> list[dict[str, Any]]:
        rows = []
        for row in await sql.all_tables(store):
            named = {key: row[key] for key in ("id", "status", "game", "rev", "changed")}
            rows.append({**named, "title": sql.head_of(row).settings["title"]})
        return rows

    rows = with_store(data, work)
    if json:
        print(dumps(rows, ensure_ascii=False))
        return
    words = Words(lang)
    if not rows:
        print(words.say("host-no-tables"))
        return
    lines = [[words.say(f"column-{name}") for name in ("table", "status", "game", "lines", "changed", "title")]]
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row["changed"]))
        lines.append([row["id"], words.say(f"status-{row['status']}"), row["game"], str(row["rev"]), when, row["title"]])
    widths = [max(map(len, column)) for column in zip(*lines)]
    for line in lines:
        print("  ".join(f"{cell:{width}}" for cell, width in zip(line, widths)).rstrip())


def check_tables(data: Path | None, json: bool, lang: str) -> int:
    """Replay every running table under the installed rules, and say which would be frozen."""
    from json import dumps

    async def work(store: Store) -> tuple[int, list[dict[str, str]]]:
        bad = []
        rows = await sql.tables_with(store, "playing", "frozen")
        for row in watched(rows, "tables", len(rows)):
            play = fold(sql.head_of(row), await sql.journal(store, row["id"]))
            if play.broken is not None:
                bad.append({"id": row["id"], "game": row["game"], "why": str(play.broken)})
        return len(rows), bad

    count, bad = with_store(data, work)
    if json:
        print(dumps({"running": count, "broken": bad}, ensure_ascii=False))
        return 1 if bad else 0
    for row in bad:
        print(f"{row['id']}  {row['game']}  {row['why']}")
    words = Words(lang)
    print(f"{words.colon(words.say('host-running'))} {count}, {words.colon(words.say('host-broken'))} {len(bad)}")
    return 1 if bad else 0


def freeze_table(table: str, reason: str | None, data: Path | None, lang: str) -> None:
    """Stop a table; it can be ended by consent, or thawed."""
    with_store(data, lambda store: append(store, table, "freeze", line=0, message=reason or FROZEN))
    told(table, "host-frozen", lang)


def thaw_table(table: str, data: Path | None, lang: str) -> None:
    """Let a frozen table go on, if its past still replays."""
    with_store(data, lambda store: append(store, table, "thaw"))
    told(table, "host-thawed", lang)


def delete_table(table: str, yes: bool, data: Path | None, lang: str) -> None:
    """Delete a table with everything that belongs to it: look first, then ask."""

    async def look(store: Store) -> None:
        await load(store, table)

    async def work(store: Store) -> None:
        try:
            await store.write(*sql.delete_table(table), audit("operator", "table-deleted", table))
        except Conflict:
            raise BadInput(f"there is no table {table}") from None

    with_store(data, look)
    words = Words(lang)
    if not yes and not confirmed(f"{words.colon(table)} {words.say('host-delete')}", words.say("host-yes").split(", ")):
        raise BadInput(f"{table} is not deleted")
    with_store(data, work)
    told(table, "host-deleted", lang)


def confirmed(question: str, yes: list[str]) -> bool:
    """Whether one of the words for yes was typed."""
    try:
        return input(f"{question} ").strip().lower() in yes
    except EOFError:
        return False


def backup(target: Path, data: Path | None, lang: str) -> None:
    """Copy the database while the server runs (SQLite; use pg_dump for PostgreSQL)."""
    settings = settings_with(data)
    if settings.database_url:
        raise BadInput("DATABASE_URL is set: use pg_dump")
    source = settings.data / "parlour.db"
    if not source.exists():
        raise BadInput(no_database(source))
    if target.exists():
        raise BadInput(f"{target}: exists already")
    with database(str(target)):
        copied(source, target)
        target.chmod(0o600)
        with contextlib.closing(sqlite3.connect(target)) as new:
            fine = new.execute("PRAGMA integrity_check").fetchone()[0]
    if fine != "ok":
        raise BadInput(f"{target}: {fine}")
    words = Words(lang)
    print(f"{words.colon(str(target))} {target.stat().st_size} {words.say('host-bytes')}")


def copied(source: Path, target: Path) -> None:
    """The whole database, in steps, so that one sees how far it is."""
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    with contextlib.closing(old), contextlib.closing(new), Progress(str(target), 0) as progress:

        def step(status: int, left: int, total: int) -> None:
            progress.total = total
            progress.advance(total - left - progress.done)

        old.backup(new, pages=1000, progress=step)


def restore(source: Path, data: Path | None, lang: str) -> None:
    """Put a backup in place of the database. The server must not be running; what was there is kept beside it."""
    import fcntl

    from parlour.server.stores.sqlite import connect, migrate

    settings = settings_with(data)
    if settings.database_url:
        raise BadInput("DATABASE_URL is set: use pg_restore")
    if not source.is_file():
        raise BadInput(f"{source}: there is no such file")
    check = sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)
    with database(str(source)), contextlib.closing(check):
        if check.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise BadInput(f"{source}: damaged")
        tables = {row[0] for row in check.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        version, newest = int(check.execute("PRAGMA user_version").fetchone()[0]), migrations()[-1][0]
        if not {"game_table", "journal", "visitor"} <= tables or not version:
            raise BadInput(f"{source}: no backup of Parlour (it has no tables of games)")
        if version > newest:
            raise BadInput(f"{source}: of version {version}, newer than this program knows ({newest})")
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = settings.data / "parlour.db"
    with database(str(target)), open(target.with_suffix(".lock"), "w") as guard:
        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput(f"{settings.data}: stop the server first") from None
        new = target.with_name("parlour.restoring.db")  # whoever is interrupted has the old one
        new.unlink(missing_ok=True)
        copied(source, new)
        new.chmod(0o600)
        db = connect(new)
        migrate(db)
        noted = audit("operator", "restore", source.name)
        db.execute(noted.sql, tuple(noted.args))
        db.close()
        if target.exists():
            kept = target.with_name(f"parlour-{time.strftime('%Y%m%d-%H%M%S')}.db")
            old = connect(target)
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            old.close()
            target.rename(kept)
            told(kept, "host-kept", lang)
        for suffix in ("-wal", "-shm"):
            Path(f"{target}{suffix}").unlink(missing_ok=True)
        new.rename(target)
    told(source, "host-restored", lang)
