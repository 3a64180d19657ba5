"""Around a game, with several people in several browsers: pausing and coming back, resigning, ending, sharing a screen."""

from __future__ import annotations

import signal
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Open, Server
from tests.web.hand import asked, bots, legal, make, settle, touch


def end_it(page: Page, what: str) -> str:
    """By way of the menu, which says first what it means; once without meaning it."""
    for answer in ("not-really", "really"):
        page.locator("[data-test=menu]").click()
        page.locator(f"[data-test={what}]").click()
        said = page.locator("[data-test=means]").inner_text()
        page.locator(f"[data-test={answer}]").click()
    return said


def test_nobody_there_then_back_then_resigned(visit: Open) -> None:
    """The game waits for whoever ran out of time; a resigned opponent's game is won; the banner knows the end."""
    host, guest = visit(), visit(390, 844, touch=True)
    clock = {"kind": "live", "reserve": 3, "increment": 0}
    seats = [{"kind": "me"}, {"kind": "person"}]
    table = make(host, seats, {"first": "0"}, done="never", who="Ada", clock=clock, rated=True, hints=False)
    guest.request.post("/api/me", data={"name": "Blanche"})
    guest.request.post("/api/claim", data={"token": table["links"]["seats"]["1"].partition("#")[2]})
    for page in (host, guest):
        page.goto(f"/table/{table['table']}")
        expect(page.locator("[data-test=replaced]")).to_contain_text("The game waits for you")
    host.locator("[data-test=back]").click()
    expect(host.locator("[data-test=replaced]")).to_have_count(0)
    assert asked(host) not in ("over", "done"), "it is where it was left"
    expect(guest.locator("[data-test=replaced]")).to_contain_text("The computer is playing for you")
    guest.locator("[data-test=back]").click()
    expect(guest.locator("[data-test=replaced]")).to_have_count(0)
    assert "you come last" in end_it(guest, "resign")
    expect(guest.locator("[data-test=resigned]")).to_be_visible()
    expect(guest.locator("[data-test=back]")).to_have_count(0)
    expect(guest.get_by_text("playing for you")).to_have_count(0)
    expect(host.locator("[data-test=resigned-1]")).to_be_visible()
    expect(host.locator("[data-test=won]")).to_contain_text("End the game now and you win it")
    assert "you win it" in end_it(host, "end-game")
    expect(host.get_by_role("dialog")).to_contain_text("You win")
    expect(host.locator("[data-test=ended]")).to_have_text("Everybody else has resigned.")
    expect(host.locator("[data-test=note-0]")).to_contain_text("Rating 1500 →")
    expect(guest.locator("[data-test=note-1]")).to_contain_text("resigned")
    expect(guest.locator("[data-test=resigned]")).to_have_count(0)
    # One rematch for both, with everything kept.
    host.locator("[data-test=again]").click()
    expect(host.locator("[data-test=lobby]")).to_contain_text("Kept for Blanche")
    expect(guest.locator("[data-test=rematch-open]")).to_be_visible()
    guest.locator("[data-test=again]").click()
    for page in (host, guest):
        page.locator('.table[data-status="playing"]').wait_for()
    again = host.url.rpartition("/")[2]
    assert guest.url.rpartition("/")[2] == again != table["table"]
    shown = host.request.get(f"/api/tables/{again}").json()
    assert (shown["rated"], shown["clock"], [seat["name"] for seat in shown["seats"]]) == (True, clock, ["Ada", "Blanche"])
    host.goto("/games")
    expect(host.get_by_text("Finished: you won")).to_be_visible()
    guest.goto("/games")
    expect(guest.get_by_text("Finished: place 2")).to_be_visible()


def test_resigning_against_the_computer_alone(visit: Open) -> None:
    """Nobody is left for whom the computer would play on: the words before it say what then comes."""
    page = visit()
    page.goto(f"/table/{make(page, bots(2), done='never')['table']}")
    asked(page)
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=pause]").click()
    expect(page.locator("[data-test=pause-dated]")).to_have_count(0)  # nobody has to agree
    page.locator("[data-test=really]").click()
    expect(page.locator("[data-test=resting]")).to_contain_text("paused until you go on")
    page.locator("[data-test=resume]").click()
    asked(page)
    said = end_it(page, "resign")
    assert "the game ends at once and for good, without places" in said
    assert "you come last" not in said
    expect(page.locator("[data-test=ended]")).to_have_text("Everybody has left: there are no places.")


def test_a_way_back_for_whoever_is_lost(visit: Open) -> None:
    """A host gives a lost seat a new link, a person hands the own one on, and who is refused is told what to do."""
    host, guest, lost = visit(), visit(), visit(390, 844, touch=True)
    table = make(host, [{"kind": "me"}, {"kind": "person"}], done="never", who="Ada")
    invitation = table["links"]["seats"]["1"]
    guest.request.post("/api/me", data={"name": "Blanche"})
    guest.request.post("/api/claim", data={"token": invitation.partition("#")[2]})
    lost.goto(f"/table/{table['table']}")
    expect(lost.locator("[data-test=way-back]")).to_contain_text("ask the host for a new link")
    lost.goto(invitation)
    expect(lost.get_by_role("alert").filter(has_text="already been used")).to_be_visible()
    expect(lost.locator("[data-test=way-back]")).to_contain_text("Seats and links")
    for page in (host, guest):
        page.goto(f"/table/{table['table']}")
        asked(page)
    host.locator("[data-test=menu]").click()
    host.locator("[data-test=seats-and-links]").click()
    host.locator("[data-test=reissue-1]").click()
    expect(host.locator("[data-test=panel]")).to_contain_text("not at all if Blanche plays on")
    assert "/claim#r." in host.locator("[data-test=made-1]").input_value()
    expect(host.locator("[data-test=only-here]").first).to_contain_text("Only this machine can open this link.")
    expect(guest.locator("[data-test=consent]")).to_contain_text("Blanche")
    guest.locator("[data-test=consent]").get_by_role("button", name="keep my seat").click()
    for page in (host, guest):
        expect(page.locator("[data-test=consent]")).to_have_count(0)  # whoever is there has not lost it
    guest.locator("[data-test=menu]").click()
    guest.locator("[data-test=seats-and-links]").click()
    expect(guest.locator("[data-test=reissue-0]")).to_have_count(1)  # a host may be lost, too
    guest.locator("[data-test=hand-over-1]").click()
    link = guest.locator("[data-test=made-1]").input_value()
    lost.goto(link)
    lost.get_by_label("Your name").fill("Blanche")
    lost.locator("[data-test=claim]").click()
    assert asked(lost) not in ("over", "done"), "the seat is theirs"
    # A link for a second device says whom it would replace, asks for no name, and says at once when it was used.
    device = host.request.post("/api/me/device", data={}).json()["link"]
    guest.goto(device)
    expect(guest.locator("[data-test=replaces]")).to_contain_text("known as Blanche")
    expect(guest.get_by_label("Your name")).to_have_count(0)
    second = visit()
    second.goto(device)
    expect(second.locator("[data-test=replaces]")).to_have_count(0)
    expect(second.get_by_label("Your name")).to_have_count(0)
    second.get_by_role("button", name="Make this device mine").click()
    second.wait_for_url("**/")
    guest.goto("/")
    guest.goto(device)
    expect(guest.get_by_role("alert").filter(has_text="already been used")).to_be_visible()


def whole(page: Page) -> str:
    """All there is on a page: its text, what is hidden, what is only for screen readers, tips, titles."""
    text: str = page.evaluate("document.documentElement.outerHTML")
    return text


def test_nothing_of_another_seat_behind_the_curtain(visit: Open) -> None:
    """While the log is slow or refused, too; two Escapes do not open it; it cannot be seen through; and ending asks."""
    page = visit()
    table = make(page, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blanche"}], {"first": "0"}, done="never")
    late: list[Callable[[], None]] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            if '"type":"why"' in str(message):
                late.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(hear)

    page.route_web_socket("**/ws/**", slow)
    page.goto(f"/table/{table['table']}")
    curtain = page.locator("[data-test=curtain]")
    curtain.wait_for()
    page.locator("[data-test=curtain-0]").click()
    packet = page.locator('[data-touch^="packet-"]')
    expect(packet).to_have_count(3)
    expect(page.locator("[data-test=log]")).to_contain_text("draws")
    lines = page.locator("[data-test=log] .line").all_inner_texts()
    told = [line for line in lines if line.startswith("Ada draws") and "draws a card" not in line]
    assert told, "the log says what was drawn"
    refused = ["first"]

    def log(route: Route) -> None:
        if refused:
            route.fulfill(status=429, json={"error": {"key": "error-too-fast", "message": "too many requests"}})
        else:
            route.continue_()

    page.route("**/log?*", log)
    # An answer that comes late, why something cannot be done, is not for the next one either.
    touch(
        page, page.locator('[data-touch][data-state="quiet"][role="button"]').first.get_attribute("data-touch") or "", quiet=True
    )
    packet.first.hover()
    touch(page, packet.first.get_attribute("data-touch") or "")
    page.locator("[data-test=confirm]").click()
    curtain.wait_for()

    def hidden() -> None:
        text = whole(page)
        assert [line for line in told if line in text] == []
        assert page.locator('[data-touch^="packet-"]').count() == 0

    hidden()
    assert late, "the server was asked why"
    for answer in late:
        answer()
    page.evaluate("() => new Promise(done => setTimeout(done, 100))")  # longer than it takes to announce something
    assert page.locator("[data-voice]").all_inner_texts() == ["", ""]
    expect(page.locator("[data-test=log-missing]")).to_be_attached()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('dialog'), '::backdrop').backgroundColor").startswith("rgb(")
    page.locator("[data-test=curtain-1]").click()
    expect(packet).to_have_count(3)
    assert [line for line in told if line in whole(page)] == [], "nor in front of it, while the log is refused"
    refused.clear()
    expect(page.locator("[data-test=log-missing]")).to_have_count(0)
    expect(page.locator("[data-test=log]")).to_contain_text("draws")
    assert [line for line in told if line in whole(page)] == []
    assert "ends at once" in end_it(page, "end-game")
    expect(page.locator("[data-test=ended]")).to_contain_text("there are no places")


def test_no_curtain_where_nothing_is_secret(visit: Open) -> None:
    """House of Fado shows everything to everybody: the screen turns to whoever is asked."""
    page = visit()
    table = make(page, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blanche"}], game="house-of-fado", done="never")
    page.goto(f"/table/{table['table']}")
    assert asked(page) not in ("over", "done")
    assert page.locator(".table").get_attribute("data-seat") in ("0", "1"), "nobody has to say who they are"
    expect(page.locator("[data-test=curtain]")).to_have_count(0)


def test_a_silent_server_and_a_missing_piece(visit: Open, server: Server) -> None:
    """A move on its way says so, then that the server does not answer, and is not lost; a page that fails tries again."""
    page = visit()
    table = make(page, bots(2), {"first": "0"}, done="never")
    page.goto(f"/table/{table['table']}")
    before = asked(page)
    touch(page, legal(page)[0])
    page.locator("[data-test=confirm]").wait_for()
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        page.locator("[data-test=confirm]").first.click()
        expect(page.locator("[data-test=sending]")).to_be_visible()
        expect(page.locator("[data-test=silent]")).to_contain_text("will be sent again")
    finally:
        server.process.send_signal(signal.SIGCONT)
    settle(page, before)
    expect(page.locator("[data-test=silent]")).to_have_count(0)
    other = visit()
    failing = ["yes"]
    other.route("**/assets/Rules-*.js", lambda route: route.abort() if failing else route.continue_())
    other.goto("/rules/notre-dame")
    expect(other.locator("[data-test=failed]")).to_contain_text("could not be loaded")
    failing.clear()
    other.get_by_role("button", name="Try again").click()
    expect(other.get_by_role("heading", name="Notre Dame").first).to_be_visible()


def test_after_an_upgrade_an_open_page_loads_itself_anew(visit: Open) -> None:
    """The files it was made with are gone: the first one that it misses tells it so."""
    page = visit()
    page.goto("/")
    page.locator("[data-test=play-notre-dame]").wait_for()
    page.evaluate("document.querySelector('script[type=module][src]').setAttribute('src', '/assets/index-ofBefore.js')")
    gone = ["yes"]
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404) if gone else route.continue_())
    page.on("request", lambda request: gone.clear() if request.is_navigation_request() else None)
    page.locator("header").get_by_role("link", name="Rules").click()
    page.wait_for_function("() => sessionStorage.getItem('parlour-reloaded')")
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.locator("[data-test=failed]")).to_have_count(0)
    assert not gone, "it was loaded anew"
