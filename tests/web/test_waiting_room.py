"""Before a game and around it, with several people: invitations, waiting room, chat, my games, forms that say what is wrong."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Open
from tests.web.hand import asked, bots, make


def focused(page: Page) -> str | None:
    found: str | None = page.evaluate("document.activeElement.dataset.field ?? document.activeElement.id")
    return found


def test_a_waiting_room_with_everything_in_it(visit: Open) -> None:
    """Facts for whoever is invited; swapping, asking out, other options, links in a new tab; leaving; calling off."""
    host, guest, stranger = visit(), visit(390, 844, touch=True), visit()
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    edition = {"person": {"doctor": {"rats": 2}}}
    made = make(host, seats, public=True, title="Sunday", edition=edition, hints=False, done="never")
    room = f"/table/{made['table']}"
    # Whoever is invited knows what is played, before anything is taken.
    guest.goto(made["links"]["seats"]["1"])
    facts = guest.locator("[data-test=facts]")
    expect(facts.locator("[data-test=fact-players]")).to_have_text("4 players")
    expect(facts.locator("[data-test=fact-edition]")).to_contain_text("Doctor")
    expect(facts.locator("[data-test=fact-edition]")).to_contain_text("2 instead of")
    expect(facts.locator("[data-test=fact-away]")).to_contain_text("The game waits")
    guest.locator("[data-test=claim]").click()
    expect(guest.locator("[data-test=slip]")).to_have_text("Please give a name first.")
    assert focused(guest) == "who"
    guest.get_by_label("Your name").fill("Blanche")
    guest.locator("[data-test=claim]").click()
    expect(guest.locator("[data-test=seat-1]")).to_contain_text("Blanche")
    # A stranger who sits down is asked for a name, and may think better of it.
    stranger.goto("/")
    open_table = stranger.locator("[data-test=listed]", has_text="Sunday")
    expect(open_table).to_contain_text("2 free seats")
    open_table.get_by_role("link").click()
    stranger.locator("[data-test=sit-2]").click()
    stranger.locator("[data-test=ask-name] input").wait_for()
    stranger.keyboard.press("Escape")
    expect(stranger.locator("[data-test=ask-name]")).to_have_count(0)
    stranger.locator("[data-test=sit-2]").click()
    stranger.locator("[data-test=ask-name] input").fill("Clara")
    stranger.locator("[data-test=named]").click()
    expect(stranger.locator("[data-test=seat-2]")).to_contain_text("You")
    # A second tab of the host's: the links are there, and one can be made for onlookers.
    host.goto(room)
    host.locator("[data-test=make-link-3]").click()
    host.locator("[data-test=make-link-watch]").click()
    watch = host.locator("[data-test=link-watch]").input_value()
    second = host.context.new_page()
    second.goto(room)
    expect(second.locator("[data-test=link-watch]")).to_have_value(watch)
    expect(second.locator("[data-test=link-3]")).to_have_value(host.locator("[data-test=link-3]").input_value())
    second.close()
    # Colours before the start are those of the game.
    colour = host.locator("[data-test=seat-1] path").get_attribute("fill")
    # Two change places, everybody sees it, and a link goes with its seat.
    host.locator("[data-test=swap-0]").click()
    host.locator("[data-test=swap-1]").click()
    expect(guest.locator("[data-test=seat-0]")).to_contain_text("Blanche")
    expect(guest.locator("[data-test=seat-1]")).to_contain_text("Ada")
    # Other options: what cannot be is said beside its field, what can is seen by all.
    host.locator("[data-test=change]").click()
    changing = host.locator("[data-test=changing]")
    changing.get_by_label("Players").select_option(label="2 players")
    changing.locator("[data-test=really-change]").click()
    expect(changing.locator("[data-test=slip]")).to_be_visible()
    assert focused(host) == "options.players"
    changing.get_by_label("Players").select_option(label="3 players")
    changing.locator("#c-clock").select_option("slow")
    # The last free seat goes, so the game would begin: first somebody is asked to leave.
    host.keyboard.press("Escape")
    host.locator("[data-test=out-2]").click()
    expect(host.locator("[data-test=out-2]")).to_contain_text("Really?")
    host.locator("[data-test=out-2]").click()
    expect(stranger.locator("[data-test=gone]")).to_contain_text("asked you to leave")
    stranger.locator("[data-test=sit-2]").click()
    expect(stranger.get_by_role("alert").filter(has_text="takes an invitation")).to_be_visible()
    host.locator("[data-test=change]").click()
    changing.get_by_label("Players").select_option(label="3 players")
    assert changing.locator("#o-first option").count() == 4, "no fourth player comes first where there are three"
    changing.locator("#c-clock").select_option("slow")
    changing.locator("[data-test=really-change]").click()
    expect(guest.locator("[data-test=fact-clock]")).to_have_text("3 days per answer")
    expect(guest.locator("[data-test=seat-3]")).to_have_count(0)
    # Nobody who sits finds themselves in a rated game: it is refused beside its field.
    host.locator("[data-test=change]").click()
    changing.get_by_label("Counts for the ratings").check()
    changing.locator("[data-test=really-change]").click()
    expect(changing.locator("[data-test=slip]")).to_be_visible()
    host.keyboard.press("Escape")
    # Leaving gives the seat back; alone, the host may; whoever sits down then knows it, and the game begins rated for all to see.
    guest.locator("[data-test=leave-0]").click()
    expect(host.locator("[data-test=seat-0]")).to_contain_text("Free seat")
    host.locator("[data-test=change]").click()
    changing.get_by_label("Counts for the ratings").check()
    changing.locator("[data-test=really-change]").click()
    expect(changing).to_have_count(0)
    guest.goto(made["links"]["seats"]["1"])
    expect(facts.locator("[data-test=fact-rated]")).to_have_text("Counts for the ratings")
    guest.locator("[data-test=claim]").click()
    expect(host.locator("[data-test=seat-0]")).to_contain_text("Blanche")
    host.locator("[data-test=start]").click()
    for page in (host, guest):
        expect(page.locator("[data-test=rated]")).to_have_text("Rated")
    asked(host)
    assert host.locator("[data-test=plate-1] + .plate path").first.get_attribute("fill") == colour
    host.locator("[data-test=menu]").click()
    host.locator("[data-test=facts-of-table]").click()
    expect(host.locator("[data-test=fact-clock]")).to_have_text("3 days per answer")
    # Calling a table off says so to whoever waits there.
    other = make(host, [{"kind": "me"}, {"kind": "person"}])
    guest.request.post("/api/claim", data={"token": other["links"]["watch"].partition("#")[2]})
    guest.goto(f"/table/{other['table']}")
    guest.locator("[data-test=lobby]").wait_for()
    host.goto(f"/table/{other['table']}")
    host.locator("[data-test=call-off]").click()
    host.locator("[data-test=call-off]").click()
    expect(guest.locator("[data-test=gone]")).to_contain_text("Nothing was played")
    host.wait_for_url("**/")


def test_forms_say_what_is_wrong(visit: Open) -> None:
    """Only what can be chosen is offered; what is refused stands beside its field, with the focus; blocked cookies say so."""
    page = visit(390, 844, touch=True)
    page.goto("/new/lacrimosa")
    page.get_by_label("Players", exact=True).select_option(label="4 players")
    expect(page.locator("#o-composers")).to_be_visible()
    expect(page.locator("#o-level")).to_have_count(0)
    page.get_by_label("Players", exact=True).select_option(label="1 player")
    expect(page.locator("#o-composers")).to_have_count(0)
    expect(page.locator("#o-level")).to_be_visible()
    page.goto("/new/notre-dame")
    page.get_by_label("Players", exact=True).select_option(label="5 players")
    page.get_by_label("First player").select_option(label="Player 5")
    page.get_by_label("Players", exact=True).select_option(label="2 players")
    expect(page.get_by_label("First player")).to_have_value("0")
    assert page.locator("#o-first option").all_inner_texts() == ["Drawn at random", "Player 1", "Player 2"]
    page.locator("#s-1").select_option("person")
    page.locator("#who").fill("\u2800")
    page.locator("[data-test=create]").click()
    expect(page.locator("[data-test=slip]")).to_contain_text("A name has 1 to 30 characters")
    assert focused(page) == "name"

    def refused(route: Route) -> None:
        error = {"key": "error-option", "field": "options.first", "message": "", "came": "4", "allowed": ["random"]}
        route.fulfill(status=422, json={"error": error})

    page.route("**/api/tables", refused)
    page.locator("#who").fill("Ada")
    page.locator("[data-test=create]").click()
    expect(page.locator("[data-test=slip]")).to_have_text("This option is not possible.")
    assert focused(page) == "options.first"
    assert page.locator("#o-first").evaluate(
        "e => { const b = e.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight; }"
    )
    page.unroute("**/api/tables")
    page.locator("[data-test=create]").click()
    expect(page.locator("[data-test=fact-away]")).to_contain_text("after three days")
    # Without cookies nobody is anybody: said, and the invitation is not used up.
    invitation = page.locator("[data-test=link-1]").input_value()
    blocked = visit()
    blocked.route("**/api/**", lambda route: route.fulfill(response=route.fetch(headers={**route.request.headers, "cookie": ""})))
    blocked.goto(invitation)
    blocked.get_by_label("Your name").fill("Blanche")
    blocked.locator("[data-test=claim]").click()
    expect(blocked.get_by_role("alert").filter(has_text="keeps no cookies")).to_be_visible()
    guest = visit()
    guest.goto("/")
    guest.locator("#link").fill("nonsense")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.locator("[data-test=slip]")).to_contain_text("no link to a table")
    assert focused(guest) == "link"
    guest.locator("#link").fill(invitation)
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_label("Your name").fill("Blanche")
    guest.locator("[data-test=claim]").click()
    asked(page)
    # A new name reaches the seat.
    guest.goto("/me")
    guest.locator("#who").fill("Blanche II")
    guest.get_by_role("button", name="Save").click()
    expect(guest.locator("[data-test=renamed]")).to_be_visible()
    expect(page.locator("[data-test=plate-1]")).to_have_attribute("aria-label", re.compile("Blanche II"))
    # A device link on the own device says so; a used invitation says so before the click, to whoever is known too.
    device = guest.request.post("/api/me/device", data={}).json()["link"]
    guest.goto(device)
    expect(guest.locator("[data-test=own-device]")).to_be_visible()
    page.goto(invitation)
    expect(page.get_by_role("alert").filter(has_text="already been used")).to_be_visible()


def test_whose_chat_it_is(visit: Open) -> None:
    """A nameless onlooker's message is not lost, who hears it is said, and anybody can be muted and heard again."""
    host, watcher = visit(), visit()
    table = make(host, bots(2), public=True, done="never")
    for page in (host, watcher):
        page.goto(f"/table/{table['table']}")
        page.locator(".table").wait_for()
        if not page.locator("[data-test=chat-tab]").count():
            page.locator("[data-test=log-button]").click()
        page.locator("[data-test=chat-tab]").click()
    expect(watcher.locator("[data-test=heard]")).to_contain_text("only after the game")
    expect(host.locator("[data-test=heard]")).to_contain_text("Everybody at this table")
    watcher.locator("#say").fill("Hello")
    watcher.get_by_role("button", name="Send", exact=True).click()
    watcher.locator("[data-test=ask-name] input").wait_for()
    watcher.keyboard.press("Escape")
    expect(watcher.locator("#say")).to_have_value("Hello")
    watcher.get_by_role("button", name="Send", exact=True).click()
    watcher.locator("[data-test=ask-name] input").fill("Wanda")
    watcher.locator("[data-test=named]").click()
    said = watcher.get_by_label("Chat").locator("li", has_text="Hello")
    expect(said).to_contain_text("Wanda")
    expect(watcher.locator("#say")).to_have_value("")
    host.locator("#say").fill("Quiet, please")
    host.get_by_role("button", name="Send", exact=True).click()
    loud = watcher.get_by_label("Chat").locator("li", has_text="Quiet, please")
    loud.locator("[data-test=mute]").click()
    expect(loud).to_have_count(0)
    watcher.locator("[data-test=unmute]").click()
    expect(loud).to_have_count(1)
    # A lost cookie at a public table: the panel says the way back.
    watcher.locator("[data-test=menu]").click()
    watcher.locator("[data-test=seats-and-links]").click()
    expect(watcher.locator("[data-test=way-back]")).to_be_visible()


def test_all_of_my_games(visit: Open) -> None:
    """More than a page of them: searched, filtered, what waits for me first, with game, date, turn, time left and place."""
    page, guest = visit(), visit(390, 844, touch=True)
    two = [{"kind": "me"}, {"kind": "person"}]
    for _ in range(21):
        make(page, two)
    clock = {"kind": "slow", "days": 3}
    table = make(page, two, {"first": "0"}, title="Sunday", done="never", clock=clock, rated=True, hints=False)
    guest.request.post("/api/me", data={"name": "Blanche"})
    guest.request.post("/api/claim", data={"token": table["links"]["seats"]["1"].partition("#")[2]})
    page.goto("/")
    page.locator("[data-test=all-games]").click()
    expect(page.locator("[data-test=total]")).to_have_text("22 games")
    rows = page.locator("[data-test=listed]")
    expect(rows).to_have_count(20)
    first = rows.first
    expect(first).to_contain_text("Notre Dame")
    expect(first).to_contain_text("Sunday")
    expect(first).to_contain_text("Your move")
    expect(first).to_contain_text("3 days left")
    expect(first).to_contain_text("Rated")
    expect(first).to_contain_text(
        page.evaluate("new Date().toLocaleDateString('en', {day: 'numeric', month: 'long', year: 'numeric'})")
    )
    page.locator("[data-test=next-page]").click()
    expect(rows).to_have_count(2)
    assert "page=2" in page.url
    page.locator("[data-test=find]").fill("blanche")
    expect(rows).to_have_count(1)
    page.locator("[data-test=find]").fill("")
    page.locator("[data-test=by-state]").select_option("waiting")
    expect(page.locator("[data-test=total]")).to_have_text("21 games")
    page.reload()
    expect(page.locator("[data-test=total]")).to_have_text("21 games")
    # Over: the place, and the replay's address keeps its step.
    guest.goto(f"/table/{table['table']}")
    asked(guest)
    guest.locator("[data-test=menu]").click()
    guest.locator("[data-test=resign]").click()
    guest.locator("[data-test=really]").click()
    expect(guest.locator("[data-test=resigned]")).to_be_visible()
    page.goto(f"/table/{table['table']}")
    page.locator("[data-test=won] button").click()
    page.locator("[data-test=really]").click()
    expect(page.locator("[data-test=note-0]")).to_contain_text("Rating 1500 →")
    guest.goto("/games?state=over")
    expect(guest.locator("[data-test=listed]")).to_contain_text("place 2")
    guest.get_by_role("link", name="Sunday").click()
    guest.locator("[data-test=step-on]").click()
    guest.wait_for_url("**/replay/*?step=1&seat=1")
    guest.reload()
    expect(guest.locator(".table")).to_have_attribute("data-step", "1")
    page.goto("/me")
    expect(page.locator("tbody tr").first.locator("td").nth(2)).not_to_have_text("0")


def test_a_link_that_others_can_open_is_the_one_that_is_copied(visit: Open) -> None:
    """At a server for the whole network its host is at localhost, where no guest is; and over plain HTTP no page may copy."""
    page = visit()
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.put = text } } })"
    )
    page.route("**/api/here", lambda route: route.fulfill(json={"addresses": ["http://192.0.2.2:81", "http://198.51.100.7:81"]}))
    made = make(page, [{"kind": "me"}, {"kind": "person"}])
    page.goto("/")
    page.evaluate(
        "([t, links]) => localStorage.setItem(`parlour-links-${t}`, JSON.stringify(links))", [made["table"], made["links"]]
    )
    page.goto(f"/table/{made['table']}")
    secret = made["links"]["seats"]["1"].partition("/claim")[2]
    field = page.locator("[data-test=link-1]")
    expect(field).to_have_value(f"http://192.0.2.2:81/claim{secret}")
    expect(page.locator("[data-test=nearby]").first).to_contain_text("Everybody in your network can open this link.")
    expect(page.locator("[data-test=nearby] a").first).to_have_attribute("href", f"http://198.51.100.7:81/claim{secret}")
    expect(page.locator("[data-test=only-here]")).to_have_count(0)
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_have_count(1)
    assert page.evaluate("window.put") == field.input_value()
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    page.get_by_role("button", name="Copied").click()
    expect(page.get_by_role("status").filter(has_text="copy it by hand")).to_be_visible()
    assert field.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == field.input_value()
