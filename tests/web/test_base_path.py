"""The whole table below a base path, behind a proxy that passes the path on and behind one that strips it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.hand import asked, legal, touch
from tests.web.proxy import Proxy

BASE = "/games/parlour"


@pytest.fixture(scope="module")
def based(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("based"), BASE)
    yield found
    found.stop()


@pytest.fixture(params=["direct", "proxy", "stripping proxy"])
def address(request: pytest.FixtureRequest, based: Server) -> Iterator[str]:
    proxy = None
    if request.param != "direct":
        proxy = Proxy(based.port, BASE if request.param == "stripping proxy" else "")
    yield f"http://127.0.0.1:{proxy.port if proxy else based.port}{BASE}"
    if proxy:
        proxy.close()


def opened(browser: Browser, address: str, errors: list[str]) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce").new_page()
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda answer: errors.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
    page.on("request", lambda r: None if r.url.startswith((f"{address}/", address, "data:")) else errors.append(r.url))
    return page


def test_everything_below_a_base_path(browser: Browser, address: str) -> None:
    errors: list[str] = []
    page = opened(browser, address, errors)
    page.goto(f"{address}/")
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page).to_have_url(f"{address}/rules")
    page.reload()
    page.locator("main a[href$='/rules/notre-dame']").click()
    expect(page).to_have_url(f"{address}/rules/notre-dame")
    page.goto(address)  # without the slash
    page.locator("[data-game=notre-dame]").get_by_role("link", name="New table").click()
    expect(page).to_have_url(f"{address}/new/notre-dame")
    made = invite(page, address)
    page.goto(f"{address}/table/{made['table']}")
    page.locator("[data-test=lobby]").wait_for()
    link = made["links"]["seats"]["1"]
    assert link.startswith(f"{address}/claim#s."), "an invitation leads to where the guests come from"
    code = page.request.post(f"{address}/api/qr", data={"text": link})
    assert code.ok
    assert "<svg" in code.text()

    guest = opened(browser, address, errors)
    guest.goto(link)
    guest.locator("#who").fill("Blanche")
    guest.locator("[data-test=claim]").click()
    for each in (page, guest):
        asked(each)
        expect(each).to_have_url(f"{address}/table/{made['table']}")
    keys = legal(page)
    touch(page, keys[0])
    page.locator("[data-test=chosen]").wait_for()
    page.reload()
    asked(page)
    assert urlsplit(page.locator("a[href$='/rules/notre-dame']").first.get_attribute("href") or "").path.startswith(BASE)
    cookies = [cookie for cookie in page.context.cookies() if cookie["name"] == "parlour"]
    assert [cookie["path"] for cookie in cookies] == [BASE]
    page.context.close()
    guest.context.close()
    assert errors == []


def invite(page: Page, address: str) -> dict[str, dict[str, dict[str, str]]]:
    assert page.request.post(f"{address}/api/me", data={"name": "Ada"}).ok
    seats = [{"kind": "me"}, {"kind": "person"}]
    answer = page.request.post(f"{address}/api/tables", data={"game": "notre-dame", "options": {"players": 2}, "seats": seats})
    assert answer.ok, answer.text()
    found: dict[str, dict[str, dict[str, str]]] = answer.json()
    return found
