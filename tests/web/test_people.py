"""People in the browser: a passkey, a recovery code, one's data, a report and what a moderator makes of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from playwright.sync_api import Browser, expect

from tests.web.conftest import ROOT, Open, Server
from tests.web.hand import asked, make
from tests.web.test_pages import violations


def test_a_passkey_and_a_code_bring_somebody_back(browser: Browser, server: Server, visit: Open) -> None:
    """With Chromium's own authenticator: made on one browser, used on another that has the same key."""
    context = browser.new_context(base_url=server.url.replace("127.0.0.1", "localhost"), locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    devtools = context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    key = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    key |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": key})
    page.goto("/me")
    page.get_by_label("Your name").fill("Ada with a key")
    page.get_by_role("button", name="Save").click()
    page.locator("[data-test=add-passkey]").click()
    expect(page.get_by_role("button", name=re.compile("Remove the passkey"))).to_be_visible()
    expect(page.locator("[data-test=keeping]")).to_contain_text("nobody else on this server")
    page.locator("[data-test=new-code]").click()
    code = page.locator("[data-test=code]").input_value()
    context.clear_cookies()  # the browser has forgotten
    page.goto("/me")
    expect(page.locator("[data-test=keeping]")).to_have_count(0)
    page.locator("[data-test=come-back-passkey]").click()
    expect(page.locator("[data-test=keeping]")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ada with a key")
    context.close()
    # On a telephone without the key: by the code, and it says whom it replaces.
    phone = visit(390, 844, "ru", touch=True)
    phone.request.post("/api/me", data={"name": "Вера"})
    phone.goto("/me")
    phone.get_by_label("Код восстановления").last.fill(code.lower())
    phone.locator("[data-test=come-back-go]").click()
    expect(phone.locator("[data-test=come-back-replaces]")).to_contain_text("Вера")
    phone.locator("[data-test=come-back-go]").click()
    expect(phone.locator("[data-test=next-code]")).to_be_visible()
    assert phone.locator("[data-test=next-code]").input_value() != code
    expect(phone.locator("#who")).to_have_value("Ada with a key")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    with phone.expect_download() as download:
        phone.locator("[data-test=export]").click()
    assert "Ada with a key" in download.value.path().read_text()
    phone.locator("[data-test=forget-me]").click()
    phone.locator("#forget").fill("Ada with a key")
    phone.locator("[data-test=forget-sure]").click()
    phone.wait_for_url("**/")
    assert phone.request.get("/api/me").json()["visitor"] is None


def invited(server: Server) -> str:
    """As an operator names a moderator: by command, beside the running server."""
    paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PARLOUR_DATA": str(server.data), "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "parlour", "moderators", "invite"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return "/claim#" + said.strip().partition("#")[2]


def test_report_and_moderate(visit: Open, server: Server) -> None:
    """By keyboard: somebody is reported, and is sent away by a moderator."""
    host, loud = visit(), visit()
    table = make(host, [{"kind": "me"}, {"kind": "bot", "level": "random"}], public=True, who="Ada")["table"]
    loud.request.post("/api/me", data={"name": "Loud"})
    for page in (host, loud):
        page.goto(f"/table/{table}")
        page.locator("[data-test=chat-tab]").click()
    asked(host)
    loud.locator("#say").fill("buy my hats")
    loud.locator("#say").press("Enter")
    expect(loud.get_by_text("buy my hats")).to_be_visible()
    watcher = visit()
    watcher.request.post("/api/me", data={"name": "Calm"})
    watcher.goto(f"/table/{table}")
    watcher.locator("[data-test=chat-tab]").click()
    watcher.get_by_role("button", name="Report Loud to the moderators").focus()
    watcher.keyboard.press("Enter")
    watcher.get_by_label("What is the matter?").select_option("spam")
    watcher.locator("[data-test=report-send]").press("Enter")
    expect(watcher.locator("[data-test=report-sent]")).to_be_visible()
    judge = visit(360, 740, "fr", touch=True)
    judge.goto("/moderate")
    expect(judge.get_by_role("alert").filter(has_text="nom").first).to_be_visible()
    judge.request.post("/api/me", data={"name": "Juge"})
    judge.goto(invited(server))
    expect(judge.get_by_text("modérateur de ce serveur")).to_be_visible()
    judge.locator("[data-test=claim]").click()
    judge.wait_for_url("**/moderate")
    judge.goto("/me")
    judge.locator("[data-test=moderation]").click()
    expect(judge.locator("[data-test=report]")).to_contain_text("buy my hats")
    assert judge.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(judge) == []
    judge.locator("[data-test=decide-kick]").click()
    expect(judge.locator("[data-test=report]")).to_have_count(0)
    expect(judge.locator("[data-test=audit] li").first).to_contain_text("a renvoyé quelqu’un")
    for _ in range(2):  # at once, and when they try again
        expect(loud.get_by_text("A moderator has sent you away from this table.")).to_be_visible()
        expect(loud.locator("[data-test=way-back]")).to_have_count(0)
        loud.reload()
    judge.locator("[data-test=lift]").click()
    expect(judge.locator("[data-test=holds]")).to_have_count(0)
