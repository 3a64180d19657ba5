"""Which build is measured: the compiled one, which people run, unless the plain one is asked for by name."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys


def parse(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """The arguments, with `--plain`; says which build it is, and refuses a plain engine that nobody asked for."""
    parser.add_argument("--plain", action="store_true", help="measure the plain engine")
    args = parser.parse_intermixed_args()
    path = getattr(args, "server_path", "")
    environment = {**os.environ, "PYTHONPATH": path} if path else dict(os.environ)
    ask = "from parlour.build import compiled, described; print(compiled(), described())"
    done = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True)
    compiled, _, described = done.stdout.strip().partition(" ")
    if (compiled == "True") == args.plain:
        wanted = "is not plain" if args.plain else "is plain (make installed, then build/tested/bin/python; or --plain)"
        parser.error(f"the engine here {wanted}")
    print(f"measured: {described}", flush=True)
    return args
