"""`python -m parlour.server`: serve without the rest of the command line."""

from __future__ import annotations

from parlour.server.commands import run
from parlour.server.settings import Settings

if __name__ == "__main__":
    run(Settings.from_environment())
