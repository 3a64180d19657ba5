"""What an operator can set, by environment or by options of `parlour serve`. docs/OPERATING.md lists it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from zlib import crc32

MOST_WORKERS: Final = 64
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


def data_folder() -> Path:
    """Where tables are kept unless PARLOUR_DATA says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("PARLOUR_DATA") or Path(home) / "parlour")


def number(name: str, default: float, least: float = 0.0, most: float = 1e9) -> float:
    """A number of the environment: within bounds, so that a slip of the pen does not start four hundred workers."""
    text = os.environ.get(name, "")
    try:
        found = float(text) if text else default
    except ValueError:
        raise SystemExit(f"{name}: must be a number, not {text!r}") from None
    if not least <= found <= most:
        raise SystemExit(f"{name}: must be from {least:.15g} to {most:.15g}, not {text!r}")
    return found


def whole(name: str, default: int, least: int = 0, most: int = 10**9) -> int:
    found = number(name, default, least, most)
    if found != int(found):
        raise SystemExit(f"{name}: must be a whole number, not {os.environ[name]!r}")
    return int(found)


def one_of(name: str, *allowed: str) -> str:
    text = os.environ.get(name, "")
    if text not in allowed:
        raise SystemExit(f"{name}: must be {' or '.join(filter(None, allowed))}, not {text!r}")
    return text


def switched(name: str, default: bool) -> bool:
    text = one_of(name, "", "on", "off")
    return text == "on" if text else default


def base_path(text: str) -> str:
    """A base path as the rest of the program wants it: empty, or with a slash before and none after."""
    path = text.strip("/")
    if not re.fullmatch(r"[A-Za-z0-9._~/-]*", path):
        raise SystemExit(f"PARLOUR_BASE: letters, digits and . _ ~ - / only, not {text!r}")
    return f"/{path}" if path else ""


def host_names(name: str, text: str) -> frozenset[str]:
    """Comma-separated names; `*` is any."""
    names = frozenset(name.strip().lower() for name in text.split(",") if name.strip())
    for each in names - {"*"}:
        if not re.fullmatch(r"[\w.-]+|[0-9a-f:.]+", each):
            raise SystemExit(f"{name}: must be names of machines, without https:// and port, not {each!r}")
    return frozenset() if "*" in names else names


def public_url(text: str) -> str:
    """The address that links begin with: nothing that belongs to a person or to one page."""
    where = urlsplit(text)
    if text and (where.scheme not in ("http", "https") or not where.hostname):
        raise SystemExit(f"PARLOUR_URL: must begin with http:// or https:// and a name, not {text!r}")
    if where.username is not None or where.query or where.fragment:
        raise SystemExit("PARLOUR_URL: must have no user, password, ? or #")
    return text.rstrip("/")


def trusted(text: str) -> str:
    """Proxies by their numbers or networks; `*` is anybody."""
    for each in filter(None, (part.strip() for part in text.split(","))):
        try:
            each == "*" or ip_network(each, strict=False)
        except ValueError:
            raise SystemExit(f"PARLOUR_PROXIES: must be numbers of machines or networks, or *, not {each!r}") from None
    return text


def database(text: str) -> str:
    if text and not text.startswith(("postgresql://", "postgres://")):
        raise SystemExit("DATABASE_URL: must begin with postgresql:// (without it, SQLite in the data folder is taken)")
    return text


def push_key(text: str) -> str:
    """A private key of P-256 as VAPID tools write it: its 32 bytes in base64url."""
    if text and not re.fullmatch(r"[A-Za-z0-9_-]{43}=?", text):
        raise SystemExit("PARLOUR_PUSH_KEY: must be 32 bytes in base64url")
    return text


def push_contact(text: str, url: str) -> str:
    if text and not text.startswith(("mailto:", "https://")):
        raise SystemExit(f"PARLOUR_PUSH_CONTACT: must begin with mailto: or https://, not {text!r}")
    return text or (url if url.startswith("https://") else "")


def home_of(name: str, workers: int) -> int:
    """The worker at which a table is kept; also a share of everything else that has a name."""
    return crc32(name.encode()) % workers


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
    tables_per_minute: float = 10.0  # new ones, by one address and by one visitor, in the long run
    visitors_per_minute: float = 20.0  # new ones, by one address, in the long run
    chat_per_second: float = 0.5  # of one visitor at one table, in the long run
    sockets_per_visitor: int = 20
    connections_per_address: int = 200  # HTTP, unless a proxy that is believed holds them
    header_seconds: float = 10.0  # for a request's line and headers
    body_seconds: float = 60.0  # for its body, and for reading the answer
    sockets_per_address: int = 100
    reissue_wait: float = 600.0  # seconds that a lost seat's new link stays locked at least, whoever agrees
    lines: int = 10_000  # of a table's journal, after which it takes nothing but moves
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
    hosts: frozenset[str] = frozenset()  # the names it answers to, besides this machine's own; empty: any
    retention_days: float = 0.0  # finished tables older than this are deleted; 0: never
    bot_workers: int = 0  # 0: one less than the cores, at least one
    bot_seconds: float = 5.0  # time limit of a bot's turn
    metrics_open: bool = False
    count_learning: bool = True  # how guided games and tips fare, of nobody in particular
    push: bool = True  # devices that want it are told of slow games
    push_key: str = ""  # the private key that signs it; empty: one is made and kept in the store
    push_contact: str = ""  # where push services can write to the operator: mailto: or https:
    push_hosts: frozenset[str] = frozenset()  # the push services that are sent to; empty: any on the public net
    push_private: bool = False  # and in private networks, for tests
    push_seconds: float = 20.0  # for somebody who is asked to come back before being told
    reserved: frozenset[str] = frozenset()  # names that nobody may take, besides those of offices
    backup_hours: float = 0.0  # between two backups; 0: none
    backups: int = 7  # how many are kept
    backup_folder: Path | None = None  # where; None: `backups` in the data folder
    workers: int = 1  # processes that share the tables behind one port
    worker: int = 0  # which of them this is
    log: str = "INFO"
    ends: str = ""  # where the front is heard and connections are handed over, in a worker
    limits: Limits = field(default_factory=Limits)

    @staticmethod
    def from_environment() -> Settings:
        env = os.environ
        limits = Limits(
            messages_per_second=number("PARLOUR_RATE", 20.0, 0.1),
            messages_burst=3 * number("PARLOUR_RATE", 20.0, 0.1),
            requests_per_second=number("PARLOUR_HTTP_RATE", 20.0, 0.1),
            requests_burst=5 * number("PARLOUR_HTTP_RATE", 20.0, 0.1),
            tables_per_visitor=whole("PARLOUR_TABLES", 50, 1),
            tables_per_minute=number("PARLOUR_TABLE_RATE", 10),
            visitors_per_minute=number("PARLOUR_VISITOR_RATE", 20),
            chat_per_second=number("PARLOUR_CHAT_RATE", 0.5),
            connections_per_address=whole("PARLOUR_ADDRESS_CONNECTIONS", 200, 1),
            header_seconds=number("PARLOUR_HEADER_SECONDS", 10, 0.1),
            sockets_per_visitor=whole("PARLOUR_SOCKETS", 20, 1),
            sockets_per_address=whole("PARLOUR_ADDRESS_SOCKETS", 100, 1),
            reissue_wait=number("PARLOUR_REISSUE_WAIT", 600),
            lines=whole("PARLOUR_LINES", 10_000, 1),
            queue=whole("PARLOUR_QUEUE", 256, 1),
        )
        url = public_url(env.get("PARLOUR_URL", ""))
        worker, _, ends = env.get("PARLOUR_WORKER", "").partition(",")
        return Settings(
            database_url=database(env.get("DATABASE_URL", "")),
            host=env.get("PARLOUR_HOST") or "127.0.0.1",
            port=whole("PARLOUR_PORT", 8017, 0, 65_535),
            base=base_path(env.get("PARLOUR_BASE") or urlsplit(url).path),
            url=url,
            proxies=trusted(env.get("PARLOUR_PROXIES", "127.0.0.1")),
            hosts=host_names("PARLOUR_HOSTS", env.get("PARLOUR_HOSTS") or (urlsplit(url).hostname or "")),
            retention_days=number("PARLOUR_RETENTION_DAYS", 0),
            bot_workers=whole("PARLOUR_BOT_WORKERS", 0, 0, MOST_WORKERS),
            bot_seconds=number("PARLOUR_BOT_SECONDS", 5.0, 0.01),
            push=switched("PARLOUR_PUSH", True),
            push_key=push_key(env.get("PARLOUR_PUSH_KEY", "")),
            push_contact=push_contact(env.get("PARLOUR_PUSH_CONTACT", ""), url),
            push_hosts=host_names("PARLOUR_PUSH_HOSTS", env.get("PARLOUR_PUSH_HOSTS", "")),
            push_private=switched("PARLOUR_PUSH_PRIVATE", False),
            push_seconds=number("PARLOUR_PUSH_SECONDS", 20),
            reserved=frozenset(name.strip() for name in env.get("PARLOUR_RESERVED_NAMES", "").split(",") if name.strip()),
            backup_hours=number("PARLOUR_BACKUP_HOURS", 0),
            backups=whole("PARLOUR_BACKUPS", 7, 1),
            backup_folder=Path(env["PARLOUR_BACKUP_FOLDER"]) if env.get("PARLOUR_BACKUP_FOLDER") else None,
            metrics_open=one_of("PARLOUR_METRICS", "", "open") == "open",
            count_learning=switched("PARLOUR_COUNT_LEARNING", True),
            workers=whole("PARLOUR_WORKERS", 1, 1, MOST_WORKERS),
            log=one_of("PARLOUR_LOG", "", *LEVELS) or "INFO",
            worker=int(worker or 0),
            ends=ends,
            limits=limits,
        )
