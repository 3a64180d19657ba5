"""A PostgreSQL that the tests start themselves. It does not run as root, so it gets a user of its own there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.ports import free_port


def binaries() -> Path | None:
    """Debian's folder, or wherever initdb is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return Path(path).parent if path else None


class Postgres:
    """One cluster in a temporary folder."""

    def __init__(self) -> None:
        where = binaries()
        assert where is not None
        self.bin: Final = where
        self.root: Final = os.geteuid() == 0
        self.folder: Final = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self.port: Final = free_port()
        if self.root:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "parlour", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, name: str, *args: str) -> None:
        user = ["runuser", "-u", "postgres", "--"] if self.root else []
        done = subprocess.run([*user, str(self.bin / name), *args], cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def database(self, name: str) -> str:
        """A new database; its URL."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "parlour", name)
        return f"postgresql://parlour@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def restart(self) -> None:
        """As after a crash: at once, without saying goodbye to anybody."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        self.start()

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        time.sleep(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)
