"""Builds the compiled wheel: the rules, the engine and the loops around them become C. PARLOUR_PLAIN=1 leaves them Python."""

import os
from glob import glob

from setuptools import setup

COMPILED = ("src/parlour/engine/*.py", "src/parlour/games/**/*.py", "src/parlour/bots/*.py", "src/parlour/playout.py")


def modules() -> list[str]:
    found = sorted(path for pattern in COMPILED for path in glob(pattern, recursive=True))
    return [path for path in found if not path.endswith("__init__.py")]


if os.environ.get("PARLOUR_PLAIN"):
    extensions = []
else:
    from mypyc.build import mypycify

    extensions = mypycify(modules(), group_name="parlour_native", opt_level=os.environ.get("PARLOUR_OPT", "3"))

setup(ext_modules=extensions)
