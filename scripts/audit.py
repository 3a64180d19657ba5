"""What we depend on: ranges have a lower end, locks are whole, what is installed is what is locked.

python scripts/audit.py            no net needed; part of `make check`
python scripts/audit.py --online   asks the advisory services of Python and npm; says so when they cannot be reached
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;]+)", re.M)


def python_findings() -> list[str]:
    """Every requirement has a lower bound, every lock a hash for each pin, and what is installed is what is locked."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *[row for extra in project["optional-dependencies"].values() for row in extra]]
    found = [
        f"pyproject.toml: {row}: no lower bound" for row in wanted if ">=" not in row and not row.startswith("parlour-engine")
    ]
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        text = lock.read_text(encoding="utf-8")
        pins = PIN.findall(text)
        if not pins or text.count("--hash=sha256:") < len(pins):
            found.append(f"requirements/{lock.name}: pins without hashes")
        if lock.name != "dev.txt":
            continue
        for name, pinned in pins:
            try:
                installed = version(name)
            except PackageNotFoundError:
                continue  # for another platform
            if installed.partition("+")[0] != pinned and sum(row[0] == name for row in pins) == 1:
                found.append(f"{name}: {pinned} is locked, {installed} is installed")
    return found


def npm_findings() -> list[str]:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    found = []
    for kind in ("dependencies", "devDependencies"):
        for name, wish in package.get(kind, {}).items():
            if not re.fullmatch(r"\d+\.\d+\.\d+\S*", wish):
                found.append(f"web/package.json: {name}: {wish} is not one version")
            if lock["packages"][""].get(kind, {}).get(name) != wish:
                found.append(f"web/package-lock.json: {name}: another wish than in package.json")
    for name, row in lock["packages"].items():
        if name and not row.get("link") and not str(row.get("integrity", "")).startswith("sha512-"):
            found.append(f"web/package-lock.json: {name}: no SHA-512")
        if str(row.get("resolved", "https:")).partition(":")[0] != "https":
            found.append(f"web/package-lock.json: {name}: not fetched over https: {row['resolved']}")
    return found


def online() -> int:
    """The advisory services; 0 when they know nothing against us."""
    worst = 0
    commands = [
        ([sys.executable, "-m", "pip_audit", "--strict", "-r", "requirements/dev.txt"], ROOT),
        (["npm", "audit", "--audit-level=low"], ROOT / "web"),
    ]
    for command, folder in commands:
        try:
            done = subprocess.run(command, cwd=folder, check=False)
        except FileNotFoundError:
            print(f"{command[0]} is not installed")
            worst = max(worst, 2)
            continue
        worst = max(worst, done.returncode)
    return worst


def main() -> None:
    found = python_findings() + npm_findings()
    for row in found:
        print(row)
    print(f"dependencies: {len(found)} findings (pins, locks, what is installed)")
    status = 1 if found else 0
    if "--online" in sys.argv:
        status = max(status, online())
    else:
        print("known weaknesses were not asked for: make audit does, over the net")
    raise SystemExit(status)


if __name__ == "__main__":
    main()
