"""What becomes C with mypyc: our own engine in `setup.py`, and a game from elsewhere in its own.

    from setuptools import setup
    from parlour.compiling import compiled

    setup(**compiled("some_game/rules.py"))

A compiled state lies in memory behind the engine's own fields. So the compiler must see the very engine that will be imported:
the sources of the installed one are compiled along, thrown away, and the game asks for exactly this version of Parlour.
What the engine calls `i64` (an action, a refusal, a seat) is `i64` in a compiled game, too; in a plain one `int` will do.
Nothing here imports anything of ours: `setup.py` reads it before there is an engine.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ENGINE: Final = "parlour_engine"  # the library that games build on
BUILDING: Final = ("bdist_wheel", "build", "build_ext")  # what setup.py is asked for when something is to be compiled
# Not worth compiling: read once, or run only by tests and for people.
PLAIN: Final = ("__init__.py", "lens.py", "positions.py")


def engine_modules(parlour: Path) -> list[str]:
    """The engine's modules that are compiled, always in the same order: the places in its table of exports hang on it."""
    return [str(path) for path in sorted((parlour / "engine").glob("*.py")) if path.name not in PLAIN]


def compiled(*modules: str) -> dict[str, Any]:
    """For `setup()`: these modules of a game as C, where the Parlour installed here is compiled, and what the game needs."""
    from importlib.metadata import version
    from importlib.util import find_spec

    found = find_spec("parlour")
    assert found is not None
    assert found.origin is not None
    parlour = Path(found.origin).parent
    libraries = [*(parlour / "engine").glob("core.*.so"), *(parlour / "engine").glob("core.*.pyd")]
    if os.environ.get("PARLOUR_PLAIN") or not libraries:
        print("parlour: the engine is plain Python here, and so is the game", file=sys.stderr)
        return {"install_requires": ["parlour-engine"]}
    needs = {"install_requires": [f"parlour-engine=={version('parlour-engine')}"]}
    if not any(command in sys.argv for command in BUILDING):
        return needs
    seen = Path("build") / "parlour"
    shutil.rmtree(seen, ignore_errors=True)
    shutil.copytree(
        parlour / "engine", seen / "parlour" / "engine", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    (seen / "parlour" / "__init__.py").touch()
    extensions = extensions_of(engine_modules(seen / "parlour"), modules, seen)
    return {"ext_modules": extensions, **needs}


def extensions_of(engine: Sequence[str], modules: Sequence[str], seen: Path) -> list[Any]:
    from mypyc.build import mypycify

    library = Path(modules[0]).parts[0]
    settings = seen / "mypy.ini"
    settings.write_text(
        f"[mypy]\nmypy_path = {seen}\nexplicit_package_bases = true\nfollow_imports = silent\nignore_missing_imports = true\n"
    )
    made = mypycify(
        ["--config-file", str(settings), *engine, *modules],
        separate=[(list(engine), ENGINE), (list(modules), library)],
        opt_level=os.environ.get("PARLOUR_OPT", "1"),
        debug_level="0",
        target_dir=str(seen),
    )
    return [one for one in made if one.name.partition(".")[0] in (library, f"{library}__mypyc")]
