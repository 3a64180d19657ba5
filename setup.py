"""Builds the wheel: the rules, the engine and the loops around them become C, and the browser's table goes in.

PARLOUR_PLAIN=1 leaves everything Python; so does a machine without a C compiler, and says so.
"""

import os
import runpy
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

from backend import TABLE, compiler  # noqa: E402

# Not worth compiling: read once, or run only by tests and for people.
PLAIN = (
    "__init__.py",
    "arrange.py",
    "tracker.py",
    "commands.py",
    "bench.py",
    "peers.py",
    "lens.py",
    "starts.py",
    "wording.py",
)
# A wheel for everybody is compiled twice: to count what runs how often, and with these counts (scripts/wheel.py; GCC alone).
PROFILE = {
    "": [],
    "count": ["-fprofile-generate", "-fprofile-update=single"],
    "use": ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"],
}
SERVER = [
    *[f"journal/{name}" for name in ("clocks", "ending", "forgetting", "kinds", "lessons", "life", "lines", "moves", "play")],
    *[f"journal/{name}" for name in ("seating", "sitter", "told")],
    *[f"live/{name}" for name in ("frames", "picture", "showing")],
]
# One library each, so that two compilers run side by side; calls inside a library are direct. Every game is one of its own.
GROUPS = {
    "bots": ["src/parlour/bots/*.py", "src/parlour/kit/*.py"],
    "envs": ["src/parlour/envs/tables.py"],  # apart: only learners need it
    # What every move passes. Not `luck.py`, where a test puts its own chance.
    "server": [f"src/parlour/server/{name}.py" for name in SERVER],
    **{Path(folder).name: [f"{folder}**/*.py"] for folder in sorted(glob("src/parlour/shelf/*/")) if "__" not in folder},
}


def modules(patterns: list[str]) -> list[str]:
    found = sorted({path for pattern in patterns for path in glob(pattern, recursive=True)})
    return [path for path in found if os.path.basename(path) not in PLAIN]


def extensions() -> list:
    if not compiler():
        if not os.environ.get("PARLOUR_PLAIN"):
            print(
                "parlour: no C compiler that finds Python's headers: the engine stays plain Python, ten times slower",
                file=sys.stderr,
            )
        return []
    from mypyc.build import mypycify

    shared = runpy.run_path("src/parlour/compiling.py")  # games from elsewhere compile against the same engine
    groups = [(shared["engine_modules"](Path("src/parlour")), shared["ENGINE"])]
    groups += [(modules(patterns), f"parlour_{name}") for name, patterns in GROUPS.items()]
    found = mypycify(
        ["--config-file", "packaging/mypyc.ini", *[path for paths, _ in groups for path in paths]],
        separate=groups,
        opt_level=os.environ.get("PARLOUR_OPT", "1"),  # measured as fast as 3, and built in half the time
        debug_level="0",
    )
    profile = PROFILE[os.environ.get("PARLOUR_PROFILE", "")]
    if sys.platform != "win32":  # nothing but Python calls into a library, so that inside it calls may be short
        short = ["-fvisibility=hidden", "-fno-plt", "-finline-small-functions"]
        for extension in found:  # which share one list of arguments
            extension.extra_compile_args = [*extension.extra_compile_args, *short, *profile]
            extension.extra_link_args = [*extension.extra_link_args, *profile]
    return found


def build_table() -> None:
    """The browser's table, where it is not built yet; who has only the sources of the engine goes without, and is told."""
    builder = ROOT / "web" / "build.py"
    if not builder.exists() or subprocess.run([sys.executable, str(builder)]).returncode:
        if not TABLE.exists():
            print("parlour: no table for the browser in this build (no Node to build it with)", file=sys.stderr)


class BuildWithTable(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_table()
        super().run()


class SdistWithTable(sdist):
    def run(self) -> None:
        build_table()
        super().run()


building = any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext"))
setup(
    ext_modules=extensions() if building else [],
    cmdclass={"build_py": BuildWithTable, "sdist": SdistWithTable},
    options={"build_ext": {"parallel": 2}},
)
