"""The engine for a browser that plays without a server: this installation's rules and bots as plain Python, in one archive."""

from __future__ import annotations

import io
import zipfile
from functools import cache
from pathlib import Path
from typing import Final

import mypy_extensions
import typing_extensions

import parlour
from parlour import __version__

PACKAGE: Final = Path(parlour.__file__).parent
MODULES: Final = ["nearest.py", "milestones.py", "advice.py", "server/people/__init__.py", "server/people/firsts.py"]
PARTS: Final = ["engine", "shelf", "bots", "learn", "server/journal", "server/basics", "server/live"]
KINDS: Final = {".py", ".toml", ".record"}  # rules are read in the pages
LEFT_OUT: Final = {"guide", "worth.json", "__pycache__"}
GAMES: Final = {"notre-dame": "notre_dame", "house-of-fado": "house_of_fado", "lacrimosa": "lacrimosa"}

# What the engine needs from compiled packages, as plain as it gets.
VECS: Final = """
class vec(list):
    pass


def append(items, item):
    items.append(item)
    return items


def pop(items):
    return items, items.pop()
"""
STRINGS: Final = """
from struct import pack, unpack_from


class BytesWriter:
    def __init__(self):
        self.data = bytearray()

    def getvalue(self):
        return bytes(self.data)


def write_i16_le(out, number):
    out.data += pack("<h", number)


def write_i64_le(out, number):
    out.data += pack("<q", number)


def read_i16_le(data, at):
    return unpack_from("<h", data, at)[0]
"""
ORJSON: Final = """
import json

OPT_NON_STR_KEYS = 4
JSONDecodeError = json.JSONDecodeError


def dumps(value, default=None, option=0):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=default).encode()


loads = json.loads
"""


@cache
def engine() -> bytes:
    """A zip to be laid on Python's path."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def put(name: str, text: str | bytes) -> None:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)

        for part in PARTS:
            for path in sorted((PACKAGE / part).rglob("*")):
                if path.is_file() and path.suffix in KINDS and not LEFT_OUT & set(path.parts):
                    put(f"parlour/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes())
        for module_file in MODULES:
            put(f"parlour/{module_file}", (PACKAGE / module_file).read_bytes())
        put("parlour/__init__.py", f'__version__ = "{__version__}"\n')
        put("parlour/server/__init__.py", "")
        for module in (mypy_extensions, typing_extensions):
            put(f"{module.__name__}.py", Path(str(module.__file__)).read_bytes())
        put("librt/__init__.py", "")
        put("librt/vecs.py", VECS)
        put("librt/strings.py", STRINGS)
        put("orjson.py", ORJSON)
        known = f"parlour_engine-{__version__}.dist-info"
        put(f"{known}/METADATA", f"Metadata-Version: 2.1\nName: parlour-engine\nVersion: {__version__}\n")
        lines = [f"{game} = parlour.shelf.{folder}:GAME" for game, folder in GAMES.items()]
        put(f"{known}/entry_points.txt", "\n".join(["[parlour.games]", *lines, ""]))
    return out.getvalue()
