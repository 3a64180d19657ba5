"""The house without a connection, and what a tab says."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.conftest import Server
from tests.web.hand import asked, bots, make

# Everything that a reader of this language can come to is kept by now.
KEPT = """async () => {
  while (!(await (await caches.open('parlour-1')).match('/whole'))) await new Promise(done => setTimeout(done, 50));
}"""


def test_it_opens_without_a_connection_and_keeps_nothing_of_a_seat(browser: Browser, built: None, tmp_path: Path) -> None:
    """Home with one's games, and the rules; the tab of a table says whose move it is."""
    server = Server(tmp_path)
    context = browser.new_context(base_url=server.url, locale="en", reduced_motion="reduce", service_workers="allow")
    page = context.new_page()
    page.set_default_timeout(60_000)
    try:
        table = make(page, bots(2), {"first": "0"})
        page.goto(f"/table/{table['table']}")
        asked(page)
        assert re.fullmatch("● Your move · Notre Dame", page.title())
        expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-asked.svg")
        page.goto("/")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.reload()  # now through the worker
        page.evaluate(KEPT)
        expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")
        expect(page.get_by_role("link", name=re.compile("Notre Dame")).first).to_be_visible()
        seat = page.evaluate(
            "async () => (await (await caches.open('parlour-1')).keys()).map(r => r.url).filter(u => u.includes('/api/tables'))"
        )
        assert seat == []
    finally:
        server.stop()
    page.goto("/")  # the browser believes it is connected: what is old is called so all the same
    expect(page.locator("[data-test=offline]")).to_be_visible()
    context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-test=offline]")).to_be_visible()
    expect(page.locator("[data-test=offline-play]")).to_have_count(0)  # nothing to play with is kept
    page.locator("[data-test=play-notre-dame]").click()
    expect(page.locator("[data-game=notre-dame] .acts [data-test=failed]")).to_be_in_viewport()
    page.goto("/rules/notre-dame/clauses")
    expect(page.get_by_text("ND-2.5").first).to_be_visible()
    page.evaluate("navigator.serviceWorker.controller.postMessage('forget')")  # as the page does when somebody's data is deleted
    page.evaluate("async () => { while (await caches.has('parlour-1')) await new Promise(done => setTimeout(done, 50)); }")
    context.close()
