"""What an operator can set, by environment or by options of `parlour serve`. docs/OPERATING.md lists it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit


def data_folder() -> Path:
    """Where tables are kept unless PARLOUR_DATA says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("PARLOUR_DATA") or Path(home) / "parlour")


def number(name: str, default: float) -> float:
    text = os.environ.get(name, "")
    try:
        return float(text) if text else default
    except ValueError:
        raise SystemExit(f"{name}: must be a number, not {text!r}") from None


def base_path(text: str) -> str:
    """A base path as the rest of the program wants it: empty, or with a slash before and none after."""
    path = text.strip("/")
    if not re.fullmatch(r"[A-Za-z0-9._~/-]*", path):
        raise SystemExit(f"PARLOUR_BASE: letters, digits and . _ ~ - / only, not {text!r}")
    return f"/{path}" if path else ""


@dataclass
class Limits:
    """How much one visitor, one address or one connection may do."""

    message_bytes: int = 16_384  # one websocket message
    body_bytes: int = 1_000_000  # one HTTP body (a record to import is the longest)
    messages_per_second: float = 20.0  # on one socket, in the long run
    messages_burst: float = 60.0
    requests_per_second: float = 20.0  # HTTP, by address
    requests_burst: float = 100.0
    tables_per_visitor: int = 50  # waiting or running, as host
    sockets_per_visitor: int = 20
    sockets_per_address: int = 100
    queue: int = 256  # frames waiting for a slow client before it is dropped


@dataclass
class Settings:
    data: Path = field(default_factory=data_folder)
    database_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8017
    base: str = ""  # base path below which everything is served, as "/parlour"
    url: str = ""  # the public address, for links; else taken from the request
    proxies: str = "127.0.0.1"  # whose X-Forwarded-* is believed
    retention_days: float = 0.0  # finished tables older than this are deleted; 0: never
    bot_workers: int = 0  # 0: one less than the cores, at least one
    bot_seconds: float = 5.0  # time limit of a bot's turn
    metrics_open: bool = False
    limits: Limits = field(default_factory=Limits)

    @staticmethod
    def from_environment() -> Settings:
        env = os.environ
        limits = Limits(
            messages_per_second=number("PARLOUR_RATE", 20.0),
            messages_burst=3 * number("PARLOUR_RATE", 20.0),
            requests_per_second=number("PARLOUR_HTTP_RATE", 20.0),
            requests_burst=5 * number("PARLOUR_HTTP_RATE", 20.0),
            tables_per_visitor=int(number("PARLOUR_TABLES", 50)),
            sockets_per_visitor=int(number("PARLOUR_SOCKETS", 20)),
            sockets_per_address=int(number("PARLOUR_ADDRESS_SOCKETS", 100)),
            queue=int(number("PARLOUR_QUEUE", 256)),
        )
        url = env.get("PARLOUR_URL", "").rstrip("/")
        return Settings(
            database_url=env.get("DATABASE_URL", ""),
            host=env.get("PARLOUR_HOST", "127.0.0.1"),
            port=int(number("PARLOUR_PORT", 8017)),
            base=base_path(env.get("PARLOUR_BASE") or urlsplit(url).path),
            url=url,
            proxies=env.get("PARLOUR_PROXIES", "127.0.0.1"),
            retention_days=number("PARLOUR_RETENTION_DAYS", 0),
            bot_workers=int(number("PARLOUR_BOT_WORKERS", 0)),
            bot_seconds=number("PARLOUR_BOT_SECONDS", 5.0),
            metrics_open=env.get("PARLOUR_METRICS", "") == "open",
            limits=limits,
        )
