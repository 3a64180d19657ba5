"""Backups while the server runs: one every so many hours, checked, the newest few kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

from parlour.server.basics.metrics import Metrics
from parlour.server.basics.settings import Settings
from parlour.server.stores import sql
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Store

LOG: Final = logging.getLogger("parlour")
HOUR: Final = 3600.0
AGAIN: Final = 600.0  # seconds until one that failed is tried again
ENDINGS: Final = (".db", ".dump")


def folder_of(settings: Settings) -> Path:
    return settings.backup_folder or settings.data / "backups"


def kept_in(folder: Path) -> list[Path]:
    """The backups there, oldest first: their names begin with the time."""
    return sorted(path for path in folder.glob("parlour-*") if path.suffix in ENDINGS) if folder.is_dir() else []


def copy_sqlite(source: Path, target: Path) -> None:
    """In one step: whoever writes meanwhile does not make it begin again, nor wait for it."""
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    with contextlib.closing(old), contextlib.closing(new):
        old.backup(new)
        fine = new.execute("PRAGMA integrity_check").fetchone()[0]
    if fine != "ok":
        raise ValueError(f"the copy is damaged: {fine}")


async def dump_postgres(url: str, target: Path) -> None:
    """By PostgreSQL's own tool; the password is not for the list of processes."""
    tool = shutil.which("pg_dump")
    if tool is None:
        raise FileNotFoundError("there is no pg_dump on the PATH")
    parts = urlsplit(url)
    place = parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@") if parts.password else parts.netloc)
    secret = {"PGPASSWORD": unquote(parts.password)} if parts.password else {}
    process = await asyncio.create_subprocess_exec(
        tool,
        "--format=custom",
        "--no-owner",
        f"--file={target}",
        f"--dbname={urlunsplit(place)}",
        env={**os.environ, **secret},
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    if process.returncode:
        raise ValueError(f"pg_dump: {said.decode(errors='replace').strip()[:500]}")


class Backups:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = metrics
        self.next = 0.0  # no look before that
        self.busy = False
        metrics.gauges["backup_at"] = 0

    async def keep_up(self, now: float) -> None:
        """Make one if it is time. Of several processes one does: whoever is first to write down the time."""
        hours = self.settings.backup_hours
        if hours <= 0 or now < self.next or self.busy:
            return
        self.busy = True
        try:
            last = await sql.last_backup(self.store)
            self.metrics.gauges["backup_at"] = last
            if now - last < hours * HOUR:
                self.next = last + hours * HOUR
                return
            await self.store.write(*sql.backup_turn(now, last))
            self.next = now + hours * HOUR
            try:
                await self.make(now)
            except Exception as error:
                self.metrics.count("backups_failed")
                LOG.error("a backup failed", extra={"what": str(error)})
                self.next = now + AGAIN
                await self.store.write(*sql.backup_turn(last, now))
        except Conflict:
            self.next = now + AGAIN
        finally:
            self.busy = False

    async def make(self, now: float) -> Path:
        folder = folder_of(self.settings)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
        target = folder / f"parlour-{stamp}{ENDINGS[bool(self.settings.database_url)]}"
        part = target.with_suffix(".part")
        for left in folder.glob("parlour-*.part"):  # by a server that ended meanwhile
            left.unlink(missing_ok=True)
        try:
            if self.settings.database_url:
                await dump_postgres(self.settings.database_url, part)
            else:
                await asyncio.to_thread(copy_sqlite, self.settings.data / "parlour.db", part)
            part.chmod(0o600)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
        for old in kept_in(folder)[: -max(1, self.settings.backups)]:
            old.unlink()
        size = target.stat().st_size
        await self.store.write(audit("server", "backup", target.name, bytes=size))
        self.metrics.count("backups")
        self.metrics.gauges["backup_at"] = now
        LOG.info("a backup was made", extra={"what": f"{target.name}: {size} bytes"})
        return target
