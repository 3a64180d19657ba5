"""A device that wants to be told of slow games: asked after a touch, the worker shows what comes, and a touch opens the table.

There is no push service here, and a browser without a screen allows no notices: what the browser would say of both is written
into page and worker; the rest is real.
"""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect

from tests.web.conftest import Server
from tests.web.hand import make

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
SERVICE = """(keys) => {
  let mine = null, permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = navigator.userActivation.isActive ? "granted" : "denied");
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = async () => mine;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || !navigator.userActivation.isActive) throw new Error("not after a touch");
    const endpoint = "https://push.example.org/this-browser";
    const unsubscribe = async () => { mine = null; return true; };
    const options = { applicationServerKey: bytes(applicationServerKey) };
    return mine = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  };
}"""
KEPT = "() => fetch('/api/me/push').then((r) => r.json())"
NOTICES = """() => {
  self.notices = [];
  self.registration.showNotification = async (title, more) => void self.notices.push({ title, ...more });
  self.clients.openWindow = async (url) => void (self.opened = url);
  WindowClient.prototype.focus = async function () { self.opened = `focus ${this.url}`; };
}"""
NOTICE = """async () => {
  while (!self.notices.length) await new Promise((done) => setTimeout(done, 50));
  return self.notices.shift();
}"""
TOUCHED = """async (data) => {
  let work = null, closed = false;
  const notification = { data, close: () => (closed = true) };
  const event = Object.assign(new Event("notificationclick"), { notification, waitUntil: (given) => (work = given) });
  self.dispatchEvent(event);
  await work;
  return closed && self.opened;
}"""


def test_a_device_is_told_of_a_slow_game(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="en", reduced_motion="reduce", service_workers="allow")
    context.add_init_script(f"({SERVICE})({json.dumps(KEYS)})")
    page = context.new_page()
    page.set_default_timeout(60_000)
    workers = context.new_cdp_session(page)
    registered: list[str] = []
    workers.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: registered.extend(r["registrationId"] for r in e["registrations"])
    )
    workers.send("ServiceWorker.enable")
    table = make(page, [{"kind": "me"}, {"kind": "open"}], {"players": 2}, clock={"kind": "slow", "days": 3}, title="Monday club")
    page.goto(f"/table/{table['table']}")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.goto(f"/table/{table['table']}")  # the waiting room asks nothing by itself
    expect(page).to_have_title("Waiting for players · Notre Dame")
    expect(page.locator("[data-test=push]")).to_have_attribute("data-now", "off")
    page.locator("[data-test=push-start]").click()
    expect(page.locator("[data-test=push]")).to_have_attribute("data-now", "on")
    kept = page.evaluate(KEPT)
    assert (kept["on"], kept["lang"], kept["endpoint"]) == (True, "en", "https://push.example.org/this-browser")
    # What comes is shown, and leads to the table.
    told = {"title": "Your turn · Notre Dame", "body": "Monday club", "lang": "en", "table": table["table"]}
    message = {"origin": server.url, "registrationId": registered[-1], "data": json.dumps(told)}
    worker = context.service_workers[0]
    worker.evaluate(NOTICES)
    workers.send("ServiceWorker.deliverPushMessage", message)
    shown = worker.evaluate(NOTICE)
    assert (shown["title"], shown["body"], shown["lang"]) == (told["title"], told["body"], "en")
    assert shown["tag"] == f"parlour-{table['table']}", "a newer one takes its place"
    there = f"{server.url}/table/{table['table']}"
    assert worker.evaluate(TOUCHED, shown["data"]) == f"focus {there}"
    # In the profile, later: this browser knows of no subscription any more, and then the server shall not either.
    page.goto("/me")
    expect(page.locator("[data-test=push]")).to_have_attribute("data-now", "off")
    assert not page.evaluate(KEPT)["on"]
    page.locator("[data-test=push-start]").click()
    page.locator("[data-test=push-stop]").click()
    expect(page.locator("[data-test=push]")).to_have_attribute("data-now", "off")
    assert not page.evaluate(KEPT)["on"]
    assert worker.evaluate(TOUCHED, shown["data"]) == there
    context.close()
