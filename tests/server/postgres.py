"""A PostgreSQL that the tests start themselves. It does not run as root, so it gets a user of its own there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from scripts.needs import postgres
from tests.ports import free_port


def unprivileged() -> str:
    """Whom PostgreSQL runs as when the tests run as root, as whom it refuses."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """One cluster in a temporary folder."""

    def __init__(self) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self.port: Final = free_port()
        self.user: Final = unprivileged() if os.geteuid() == 0 else ""
        self.bin = postgres()
        if self.user:
            shutil.chown(self.folder, self.user)
            if subprocess.run([*self.as_user(), "test", "-x", str(self.bin / "initdb")], check=False).returncode:
                shutil.copytree(self.bin.parent, self.folder / "programs")  # root's own folders are closed to others
                self.bin = self.folder / "programs" / "bin"
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "parlour", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def as_user(self) -> list[str]:
        return ["runuser", "-u", self.user, "--"] if self.user else []

    def run(self, name: str, *args: str) -> None:
        done = subprocess.run(
            [*self.as_user(), str(self.bin / name), *args], cwd=self.folder, capture_output=True, text=True, check=False
        )
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
