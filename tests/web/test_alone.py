"""A game against bots in the browser alone: fetched when asked for, played without a server, kept after every move."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from parlour.engine.record import read_record, replay
from parlour.shelf import find
from tests.web.conftest import Server
from tests.web.hand import asked, move, question
from tests.web.test_offline import KEPT


def test_a_game_without_a_server_is_played_kept_and_exported(browser: Browser, built: None, tmp_path: Path) -> None:
    server = Server(tmp_path)
    context = browser.new_context(
        base_url=server.url, locale="en", reduced_motion="reduce", service_workers="allow", accept_downloads=True
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    try:
        page.goto("/")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.reload()
        page.evaluate(KEPT)
        expect(page.locator("[data-test=alone-keep]")).to_contain_text("14 MB")  # said before it is fetched
        page.locator("[data-test=alone-keep]").click()
        expect(page.locator("[data-test=alone-notre-dame]")).to_be_visible()
    finally:
        server.stop()
    context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-test=offline-play]")).to_contain_text("Play now")
    page.locator("[data-test=play-notre-dame]").click()  # the same button as with a server
    first = asked(page)
    rng = random.Random(1)
    for _ in range(4):
        assert move(page, rng)
    assert asked(page) != first
    what = question(page)
    page.reload()  # the engine starts anew, and goes on from the record
    asked(page)
    assert question(page) == what
    page.goto("/")
    expect(page.locator("[data-test=alone-kept]")).to_have_count(1)
    with page.expect_download() as taken:
        page.locator("[data-test=alone-export]").click()
    record = read_record(Path(taken.value.path()).read_text(encoding="utf-8"))
    assert record.game == "notre-dame"
    assert sum(1 for seat, _ in record.moves if seat == 0) >= 3
    replay(find("notre-dame"), record)  # every line is legal here
    # An end of its own: what is offered there does what it says, and the game stays ended.
    page.locator("[data-test=alone-kept] a").click()
    asked(page)
    page.locator("[data-test=menu]").click()
    expect(page.locator("[data-test=pause]")).to_have_count(0)
    page.locator("[data-test=resign]").click()
    page.locator("[data-test=really]").click()
    expect(page.locator("[data-test=end]")).to_contain_text("You have resigned")
    page.reload()
    expect(page.locator("[data-test=end]")).to_contain_text("You have resigned")
    with page.expect_download() as taken:
        page.locator("[data-test=record]").click()
    assert read_record(Path(taken.value.path()).read_text(encoding="utf-8")).moves == record.moves
    page.locator("[data-test=again]").click()
    asked(page)
    page.go_back()
    page.locator("[data-test=replay]").click()
    expect(page.locator(".table")).to_have_attribute("data-steps", str(len(record.moves)))
    context.close()
