"""What we depend on: everything is pinned, locks are whole, what is installed is what is pinned.

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
PINNED = re.compile(r"([A-Za-z0-9_.-]+)(\[[a-z,]+\])?==([^;\s]+)(\s*;.*)?")
LOOSE = {"setuptools", "parlour"}  # the build's own, which every Python brings along; and ourselves


def python_findings() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    found = []
    for row in wanted:
        pin = PINNED.fullmatch(row)
        if pin is None:
            if re.split(r"[<>=\[; ]", row)[0] not in LOOSE:
                found.append(f"pyproject.toml: {row}: not pinned with ==")
            continue
        try:
            installed = version(pin[1])
        except PackageNotFoundError:
            continue  # of an extra that is not wanted here
        if installed.partition("+")[0] != pin[3]:
            found.append(f"{pin[1]}: {pin[3]} is pinned, {installed} is installed")
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
        ([sys.executable, "-m", "pip_audit", "--strict", str(ROOT)], ROOT),
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
