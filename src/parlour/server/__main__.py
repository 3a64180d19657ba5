"""`python -m parlour.server`: serve, and open no browser."""

from __future__ import annotations

import sys

from parlour.cli import obey
from parlour.commands.faults import guarded

if __name__ == "__main__":
    sys.exit(guarded(obey, ["serve", "--no-browser"]))
