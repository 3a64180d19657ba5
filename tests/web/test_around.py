"""Around a game: a pause by agreement."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hand import asked, make


def test_a_pause_by_agreement(visit: Open) -> None:
    """Proposed with what it means, agreed to, shown at the table and in lists, and over when all agree."""
    host, guest = visit(), visit(390, 844, touch=True)
    clock = {"kind": "live", "reserve": 900, "increment": 0}
    table = make(host, [{"kind": "me"}, {"kind": "person"}], {"first": "0"}, done="never", who="Ada", clock=clock)
    guest.request.post("/api/me", data={"name": "Blanche"})
    guest.request.post("/api/claim", data={"token": table["links"]["seats"]["1"].partition("#")[2]})
    for page in (host, guest):
        page.goto(f"/table/{table['table']}")
        asked(page)
    host.locator("[data-test=menu]").click()
    host.locator("[data-test=pause]").click()
    host.locator("[data-test=pause-dated]").check()
    host.get_by_role("spinbutton", name="Days").fill("61")
    host.locator("[data-test=really]").click()
    expect(host.get_by_role("alert").filter(has_text="from 1 to 60")).to_be_visible()
    expect(host.get_by_role("spinbutton", name="Days")).to_be_focused()
    host.get_by_role("spinbutton", name="Days").fill("7")
    host.locator("[data-test=really]").click()
    expect(guest.locator("[data-test=consent]")).to_contain_text("Ada proposes a pause of 7 days.")
    guest.get_by_role("button", name="Agree", exact=True).click()
    for page in (host, guest):
        expect(page.locator("[data-test=resting]")).to_contain_text("paused by agreement until")
        expect(page.locator(".table")).to_have_attribute("data-asked", "")
        expect(page.locator(".clock.runs")).to_have_count(0)
    lists = host.context.new_page()
    lists.goto("/me")
    expect(lists.get_by_text("Paused until")).to_be_visible()
    lists.close()
    guest.locator("[data-test=resume]").click()
    expect(host.locator("[data-test=consent]")).to_contain_text("Blanche proposes to go on")
    expect(host.locator("[data-test=resting]")).to_be_visible()
    banners = [host.locator(f"[data-test={name}]").bounding_box() for name in ("consent", "resting")]
    assert banners[0] is not None
    assert banners[1] is not None
    assert banners[0]["y"] + banners[0]["height"] <= banners[1]["y"], "one below the other"
    host.get_by_role("button", name="Agree", exact=True).click()
    for page in (host, guest):
        expect(page.locator("[data-test=resting]")).to_have_count(0)
        assert asked(page) not in ("over", "done"), "it goes on where it was"
