"""`parlour doctor`: what is wrong with an installation, in one screen. Nothing is changed by looking."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import stat
import time
import urllib.request
from collections.abc import Mapping
from json import dumps, loads
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, NamedTuple

from parlour import __version__
from parlour.build import compiled
from parlour.commands.help import width as screen
from parlour.commands.help import wrap
from parlour.commands.words import Words
from parlour.server.basics.settings import Settings
from parlour.server.commands import settings_with
from parlour.server.live.backups import folder_of, kept_in
from parlour.server.stores.store import migrations

WELL, ODD, BAD = "well", "odd", "bad"  # odd: it works, but the operator should know
MARKS: Final = {WELL: "·", ODD: "!", BAD: "✗"}
HOUR, GIGABYTE = 3600.0, 10**9
LOW, FULL = 2 * GIGABYTE, GIGABYTE // 5  # room on the disk that is little, and that is too little
FILES: Final = 4096  # open files that a server for many needs: each connection is one
LEVEL: Final = "adept"


class Finding(NamedTuple):
    check: str
    state: str
    key: str  # of its sentence
    detail: str = ""
    tables: Mapping[str, int] | None = None  # how many of each status
    measured: tuple[float, str] | None = None  # and in which unit


def look_at_build() -> list[Finding]:
    from parlour.server.http.routes.pages import STATIC

    found = [Finding("build", WELL if compiled() else ODD, "ok" if compiled() else "plain", __version__)]
    if not (STATIC / "index.html").is_file():
        found.append(Finding("build", BAD, "pages", str(STATIC)))
    return found


def by_version(version: int, detail: str, tables: Mapping[str, int]) -> Finding:
    newest = migrations()[-1][0]
    if version > newest:
        return Finding("store", BAD, "newer", f"{version} > {newest}")
    if version < newest:
        return Finding("store", ODD, "older", f"{version} < {newest}")
    return Finding("store", WELL, "ok", detail, tables)


def look_at_sqlite(settings: Settings) -> list[Finding]:
    path = settings.data / "parlour.db"
    if not path.exists():
        return [Finding("store", WELL, "new", str(path))]
    try:
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            whole = str(db.execute("PRAGMA quick_check").fetchone()[0])
            tables = db.execute("SELECT status, count(*) FROM game_table GROUP BY status").fetchall() if version else []
            last = db.execute("SELECT max(at) FROM heartbeat WHERE id = 1").fetchone()[0] if version else None
        finally:
            db.close()
    except sqlite3.Error as error:
        return [Finding("store", BAD, "broken", f"{path}: {error}")]
    if whole != "ok":
        return [Finding("store", BAD, "broken", f"{path}: {whole}")]
    counts = {str(status): int(n) for status, n in tables}
    return [by_version(version, str(path), counts), *frozen_and_clock(counts, last)]


async def look_at_postgres(settings: Settings) -> list[Finding]:
    try:
        import asyncpg  # type: ignore[import-untyped, unused-ignore]

        db = await asyncpg.connect(settings.database_url, timeout=10)
    except Exception as error:
        return [Finding("store", BAD, "broken", f"DATABASE_URL: {type(error).__name__}: {error}")]
    try:
        if await db.fetchval("SELECT to_regclass('schema_version')") is None:
            return [Finding("store", WELL, "new", "PostgreSQL")]
        version = int(await db.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))
        counts = {row[0]: int(row[1]) for row in await db.fetch("SELECT status, count(*) FROM game_table GROUP BY status")}
        last = await db.fetchval("SELECT max(at) FROM heartbeat WHERE id = 1")
        writes = await db.fetchval("SHOW transaction_read_only") == "off"
    finally:
        await db.close()
    found = [by_version(version, "PostgreSQL", counts), *frozen_and_clock(counts, last)]
    return [*found, Finding("write", WELL if writes else BAD, "ok" if writes else "bad", "PostgreSQL")]


def frozen_and_clock(counts: dict[str, int], last: float | None) -> list[Finding]:
    """Tables that stand, and a system clock that is behind what was written."""
    found = [Finding("store", ODD, "frozen", str(counts["frozen"]))] if counts.get("frozen") else []
    ahead = (last or 0.0) - time.time()
    now = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    behind = ahead > 60
    return [*found, Finding("clock", BAD if behind else WELL, "back" if behind else "ok", now)]


def is_writable(folder: Path) -> bool:
    """Whether files can be made in it: tried, with one that has no name, for not every system says so."""
    try:
        with TemporaryFile(dir=folder):
            return os.access(folder, os.W_OK)
    except OSError:
        return False


def look_at_folder(settings: Settings) -> list[Finding]:
    folder = settings.data
    there = folder if folder.exists() else next(parent for parent in folder.parents if parent.exists())
    if not is_writable(there):
        return [Finding("write", BAD, "bad", str(there))]
    for path in (folder / "parlour.db", folder / "parlour.db-wal"):
        if path.exists() and not os.access(path, os.W_OK):
            return [Finding("write", BAD, "bad", str(path))]
    if folder.exists() and stat.S_IMODE(folder.stat().st_mode) & 0o077:
        return [Finding("write", ODD, "open", f"{folder}: {stat.S_IMODE(folder.stat().st_mode):o}")]
    return [Finding("write", WELL, "ok", str(folder))]


def look_at_port(settings: Settings) -> list[Finding]:
    where = f"{settings.host}:{settings.port}"
    name = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    with socket.socket(socket.AF_INET6 if ":" in name else socket.AF_INET) as sock:
        sock.settimeout(3)
        if sock.connect_ex((name, settings.port)) != 0:
            return [Finding("port", WELL, "free", where)]
    shown = f"[{name}]" if ":" in name else name
    try:
        with urllib.request.urlopen(f"http://{shown}:{settings.port}{settings.base}/api/health", timeout=6) as answer:
            ours = loads(answer.read())
    except urllib.error.HTTPError as error:
        try:
            trouble = loads(error.read()).get("trouble", [])
        except ValueError:
            trouble = []
        return [Finding("port", BAD, "unwell" if trouble else "taken", f"{where}: {', '.join(trouble) or error.code}")]
    except (OSError, ValueError):
        return [Finding("port", BAD, "taken", where)]
    return [Finding("port", WELL, "ours", f"{where}: {ours.get('version', '?')}")]


def look_at_proxies(settings: Settings) -> list[Finding]:
    if "*" in settings.proxies:
        return [Finding("proxy", BAD, "all", "PARLOUR_PROXIES=*")]
    if settings.url and not settings.url.startswith("https:"):
        return [Finding("proxy", ODD, "http", f"PARLOUR_URL={settings.url}")]
    if not settings.hosts and settings.host not in ("127.0.0.1", "::1", "localhost"):
        return [Finding("proxy", ODD, "open", f"PARLOUR_HOST={settings.host}")]
    return [Finding("proxy", WELL, "ok", settings.url or settings.host)]


def look_at_backups(settings: Settings) -> list[Finding]:
    folder = folder_of(settings)
    if settings.backup_hours <= 0:
        return [Finding("backup", ODD, "none", "PARLOUR_BACKUP_HOURS=0")]
    if settings.database_url and shutil.which("pg_dump") is None:
        return [Finding("backup", BAD, "tool", "pg_dump")]
    there = next(path for path in (folder, *folder.parents) if path.exists())
    if not is_writable(there):
        return [Finding("backup", BAD, "folder", str(folder))]
    kept = kept_in(folder)
    if not kept:
        return [Finding("backup", ODD, "first", str(folder))]
    hours = (time.time() - kept[-1].stat().st_mtime) / HOUR
    late = hours > 2 * settings.backup_hours + 1
    return [Finding("backup", BAD if late else WELL, "old" if late else "ok", f"{kept[-1].name}, {hours:.0f} h; {len(kept)}")]


def look_at_disk(settings: Settings) -> list[Finding]:
    there = next(path for path in (settings.data, *settings.data.parents) if path.exists())
    free = shutil.disk_usage(there).free
    state, key = (BAD, "full") if free < FULL else (ODD, "low") if free < LOW else (WELL, "ok")
    return [Finding("disk", state, key, measured=(free / GIGABYTE, "gigabytes"))]


def look_at_files() -> list[Finding]:
    try:
        import resource
    except ModuleNotFoundError:  # not on every system
        return []
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    few = 0 < most < FILES
    return [Finding("files", ODD if few else WELL, "few" if few else "ok", str(most))]


async def look_at_bots(settings: Settings) -> list[Finding]:
    """One turn, thought about in a worker process as on the server."""
    from parlour.server.live.bots import Bots
    from parlour.table import Table

    table = Table("notre-dame", players=2, seed=1)
    bots, begun = Bots(1, settings.bot_seconds), time.monotonic()
    try:
        thought = await bots.think("doctor", table.record(), 0, LEVEL)
    finally:
        bots.close()
    took = (time.monotonic() - begun, "seconds")
    return [Finding("bots", BAD if thought.trouble else WELL, thought.trouble or "ok", measured=took)]


async def look(settings: Settings) -> list[Finding]:
    stored = await look_at_postgres(settings) if settings.database_url else look_at_sqlite(settings)
    around = [*look_at_port(settings), *look_at_proxies(settings), *look_at_backups(settings)]
    rest = [*look_at_disk(settings), *look_at_files(), *await look_at_bots(settings)]
    return [*look_at_build(), *stored, *look_at_folder(settings), *around, *rest]


def doctor(data: Path | None, json: bool, lang: str) -> int:
    """What is wrong, if anything; 1 if something is bad."""
    found = asyncio.run(look(settings_with(data)))
    words = Words(lang)
    bad = any(one.state == BAD for one in found)
    if json:
        rows = [
            {"check": f.check, "state": f.state, "key": f.key, "says": said(words, f), "detail": detail(words, f)} for f in found
        ]
        print(dumps({"well": not bad, "findings": rows}, ensure_ascii=False))
        return int(bad)
    width = max(len(words.say(f"doctor-{one.check}")) for one in found)
    for one in found:
        first = f"{MARKS[one.state]} {words.say(f'doctor-{one.check}'):{width}}  "
        *lines, last = wrap(said(words, one), screen(), first, " " * len(first))
        more = detail(words, one)
        fits = len(last) + 2 + len(more) <= screen()  # on one line with what is said, or on one of its own, to be copied whole
        lines += [f"{last}  {more}".rstrip()] if fits else [last, f"{' ' * len(first)}{more}"]
        print("\n".join(lines))
    odd = any(one.state == ODD for one in found)
    print(words.say("doctor-says-bad" if bad else "doctor-says-odd" if odd else "doctor-says-well"))
    return int(bad)


def said(words: Words, one: Finding) -> str:
    return words.say(f"doctor-{one.check}-{one.key}")


def detail(words: Words, one: Finding) -> str:
    counts = [f"{words.say(f'status-{status}')} {n}" for status, n in sorted((one.tables or {}).items())]
    return ", ".join(filter(None, [one.detail, *counts, measured(words, one)]))


def measured(words: Words, one: Finding) -> str:
    """`82.4 GB`, as the language writes it."""
    if one.measured is None:
        return ""
    number, unit = one.measured
    written = f"{number:.1f}" if words.code == "en" else f"{number:.1f}".replace(".", ",")
    return f"{written}\u00a0{words.say(f'doctor-unit-{unit}')}"
