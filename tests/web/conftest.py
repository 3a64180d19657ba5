"""A real server, a real Chromium, and a hand that plays by touching what is drawn."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from parlour import server as package
from scripts.needs import chromium
from tests.ports import free_port

ROOT: Final = Path(__file__).parents[2]
CHROMIUM, LIBRARIES = chromium()
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
expect.set_options(timeout=60_000)  # a busy machine is no finding


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.timeout(600))  # a busy machine is no finding


# For a server at which every table is dealt the same: chance and bots draw from one seed, and no bot thinks elsewhere.
SEEDED: Final = """
from parlour.engine.rng import Rng
from parlour.server.journal import luck
from parlour.server.live import bots, server
dealt, thinking = Rng(SEED), Rng(SEED + 1)
luck.SECURE = luck.Luck(dealt)
bots.SecureRng = lambda: thinking
async def think(self, table, record, *turn): return bots.Thought([{"do": bots.choose(table, bots.plain(record), *turn)[0]}], "")
bots.Bots.think = think
create = server.Server.create
async def create_dealt(self, *given):
    dealt.x, thinking.x = Rng(SEED).x, Rng(SEED + 1).x
    return await create(self, *given)
server.Server.create = create_dealt
"""


DEALT: Final = 5


class Server:
    """`parlour serve` in a process of its own, which can be killed and started again on the same data."""

    def __init__(self, data: Path, base: str = "", seed: int | None = None) -> None:
        self.data = data
        self.base = base
        self.seed = seed
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{base}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        settings = {
            "PARLOUR_PORT": str(self.port),
            "PARLOUR_DATA": str(self.data),
            "PARLOUR_RATE": "500",
            "PARLOUR_HTTP_RATE": "500",
            "PARLOUR_TABLE_RATE": "100000",
            "PARLOUR_VISITOR_RATE": "100000",
            "PARLOUR_BASE": self.base,
        }
        code = "" if self.seed is None else SEEDED.replace("SEED", str(self.seed))
        code += (
            "from parlour.server.commands import run; from parlour.server.basics.settings import Settings; "
            "run(Settings.from_environment(), False)"
        )
        paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]  # there, games from elsewhere
        environment = {**os.environ, **settings, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with open(self.data / "server.log", "ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=log, stderr=log)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).read()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server does not start:\n{(self.data / 'server.log').read_text()}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


@pytest.fixture(scope="session")
def built() -> None:
    """The pages are there: those that the installed package brings, or those built from the sources (make web)."""
    assert (Path(package.__file__).parent / "static" / "index.html").exists(), "no table built: make web"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("parlour"))
    yield found
    found.stop()


@pytest.fixture(scope="session")
def dealt(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    """A server at which every table is dealt the same; one table at a time."""
    found = Server(tmp_path_factory.mktemp("dealt"), seed=DEALT)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env={**os.environ, **LIBRARIES})
        # What a worker fetches, a test neither sees nor breaks: there is one only where a test asks for it (test_offline.py).
        setattr(found, "new_context", partial(found.new_context, service_workers="block"))  # noqa: B010
        yield found
        found.close()


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Open]:
    """A page in a context of its own: another visitor. Errors of the page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(width: int = 1440, height: int = 900, language: str = "en", **more: bool) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            base_url=server.url,
            reduced_motion="reduce",
            has_touch=more.get("touch", False),
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda r: errors.append(f"foreign request {r.url}") if foreign(r.url, server.url) else None)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def foreign(url: str, own: str) -> bool:
    return not url.startswith((own, "data:", "blob:", own.replace("http", "ws")))
