"""Builds the compiled wheel: the rules, the engine and the loops around them become C. PARLOUR_PLAIN=1 leaves them Python."""

import os
import sys
from glob import glob

from setuptools import setup

# Not worth compiling: read once, or run only by tests and for people.
PLAIN = ("__init__.py", "arrange.py", "tracker.py", "game.py", "commands.py", "bench.py", "peers.py")
# One library each, so that two compilers run side by side; calls inside a library are direct.
GROUPS = {
    "engine": ["src/parlour/engine/*.py", "src/parlour/playout.py", "src/parlour/bots/*.py", "src/parlour/kit/*.py"],
    "envs": ["src/parlour/envs/tables.py"],  # apart: only learners need it
    "notre_dame": ["src/parlour/games/notre_dame/**/*.py"],
    "house_of_fado": ["src/parlour/games/house_of_fado/**/*.py"],
    "lacrimosa": ["src/parlour/games/lacrimosa/**/*.py"],
}


def modules(patterns: list[str]) -> list[str]:
    found = sorted({path for pattern in patterns for path in glob(pattern, recursive=True)})
    return [path for path in found if os.path.basename(path) not in PLAIN or path == "src/parlour/engine/game.py"]


if os.environ.get("PARLOUR_PLAIN"):
    extensions = []
else:
    from mypyc.build import mypycify

    groups = [(modules(patterns), f"parlour_{name}") for name, patterns in GROUPS.items()]
    extensions = mypycify(
        [path for paths, _ in groups for path in paths],
        separate=groups,
        opt_level=os.environ.get("PARLOUR_OPT", "1"),  # measured as fast as 3, and built in half the time
        debug_level="0",
    )
    if sys.platform != "win32":  # nothing but Python calls into a library, so that inside it calls may be short
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt", "-finline-small-functions"]

setup(ext_modules=extensions, options={"build_ext": {"parallel": 2}})
