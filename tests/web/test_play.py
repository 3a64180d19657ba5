"""Playing at a real table: whole games, undo, why not, hints, languages, reconnecting, sharing a screen."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import Open, Server
from tests.web.hand import asked, bots, legal, look, make, move, question, settle, touch


def test_a_whole_game_by_touching_what_is_drawn(visit: Open) -> None:
    page = visit()
    table = make(page, bots(2), {"new-persons": True})
    page.goto(f"/table/{table['table']}")
    rng = random.Random(5)
    moves = 0
    while move(page, rng, waste=0.2):
        moves += 1
    assert moves > 40
    end = page.locator("[data-test=end]")
    end.wait_for()
    expect(end.locator("[data-first=finished]")).to_have_text(re.compile("Played to the end"))
    # Points by source add up to the total.
    columns = page.eval_on_selector_all(
        "[data-test=end] tbody tr",
        "rows => rows.map(r => [...r.querySelectorAll('td')].map(c => Number(c.textContent.replace('−', '-'))))",
    )
    totals = page.eval_on_selector_all("[data-test=end] tfoot tr:first-child td", "all => all.map(c => Number(c.textContent))")
    assert [sum(column) for column in zip(*columns)] == totals
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=scrub]").wait_for()
    page.goto("/me")
    expect(page.locator("[data-first=finished]")).to_contain_text("Notre Dame")
    page.locator("[data-first=finished] a").click()
    page.wait_for_url(f"**/replay/{table['table']}")


def test_play_now_takes_two_clicks_and_a_name(visit: Open) -> None:
    """A stranger is asked for a name, once, and may say that none is needed."""
    page = visit()
    page.goto("/")
    page.get_by_role("radio", name="2").first.check(force=True)
    page.locator("[data-test=play-notre-dame]").click()
    page.locator("[data-test=as-guest]").click()
    page.locator("[data-test=board] > svg").wait_for()
    assert asked(page) not in ("over", "done")
    page.goto("/")
    page.locator("[data-test=play-house-of-fado]").click()
    page.locator("[data-test=board] .city").wait_for()


def test_undo_and_redo(visit: Open) -> None:
    page = visit()
    table = make(page, bots(2), {"first": "0"}, done="always")
    page.goto(f"/table/{table['table']}")
    rng = random.Random(1)
    while "do you play" not in question(page):
        assert move(page, rng)
    hand = page.locator('[data-touch^="hand-"]').count()
    before = asked(page)
    touch(page, next(key for key in legal(page) if key.startswith("hand-")))
    page.locator("[data-test=confirm]").last.click()  # without effect: nothing else is asked
    settle(page, before)
    expect(page.locator("[data-test=done]")).to_be_visible()
    page.locator("[data-test=undo]").click()
    expect(page.locator('[data-touch^="hand-"]')).to_have_count(hand)
    expect(page.locator("[data-test=log] .undone").first).to_be_attached()
    page.locator("[data-test=redo]").click()
    expect(page.locator("[data-test=done]")).to_be_visible()


def test_why_not_names_the_rule(visit: Open) -> None:
    page = visit()
    table = make(page, bots(3))
    page.goto(f"/table/{table['table']}")
    asked(page)
    touch(page, "sector-park", quiet=True)  # in the draft nothing can be placed
    refusal = page.locator("[data-test=refusal]")
    expect(refusal).to_contain_text("not what you are asked")
    expect(page.locator("[data-voice=urgent]")).to_contain_text("not what you are asked")
    clause = refusal.locator("[data-clause]")
    number = clause.get_attribute("data-clause")
    assert number == "ND-2.3"
    clause.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Draw 3 cards")
    expect(dialog.get_by_role("link")).to_have_attribute("href", "/rules/notre-dame#ND-2.3")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_preview_says_price_and_gain_before_anything_happens(visit: Open) -> None:
    page = visit()
    table = make(page, bots(2), {"first": "0"})
    page.goto(f"/table/{table['table']}")
    rng = random.Random(3)
    while not (persons := [key for key, _ in look(page)["lit"] if key.startswith("person-")]):
        assert move(page, rng)
    before = page.locator("[data-test=log] li").count()
    touch(page, persons[0])
    expect(page.locator("[data-test=chosen] .chip").first).to_contain_text(re.compile(r"[+−]\d"))
    assert page.locator("[data-test=log] li").count() == before


# What the hint speaks of has a ring around it, where it lies.
RINGED = """() => {
  const ring = document.querySelector('[data-test=advised]')?.getBoundingClientRect();
  return ring && [...document.querySelectorAll('[data-touch][data-state=legal]')].some(e => {
    const r = e.getBoundingClientRect();
    return Math.abs(r.x - 3 - ring.x) < 2 && Math.abs(r.y - 3 - ring.y) < 2;
  });
}"""


def test_hint(visit: Open) -> None:
    page = visit()
    table = make(page, bots(3))
    page.goto(f"/table/{table['table']}")
    asked(page)
    page.locator("[data-test=hint-button]").click()
    expect(page.locator("[data-test=hint]")).to_contain_text("Hint – Keep")
    page.wait_for_function(RINGED)
    touch(page, legal(page)[-1])
    expect(page.locator("[data-test=chosen]")).to_be_visible()
    page.locator("[data-test=hint-button]").click()  # it is seen although something was chosen
    expect(page.locator("[data-test=hint]")).to_be_visible()
    expect(page.locator("[data-test=chosen]")).to_have_count(0)


def test_what_cannot_be_taken_back_says_why(visit: Open) -> None:
    """Nothing was done yet; then bots have moved: beside the button, and when it is touched all the same."""
    page = visit()
    table = make(page, bots(2), {"first": "0"}, done="never")
    page.goto(f"/table/{table['table']}")
    before = asked(page)
    undo = page.locator("[data-test=undo]")
    expect(undo).to_have_attribute("title", "There is nothing of yours to take back yet.")
    expect(undo).to_have_attribute("aria-disabled", "true")
    touch(page, legal(page)[0])
    page.locator("[data-test=confirm]").first.click()
    settle(page, before)
    asked(page)
    expect(undo).to_have_attribute("title", re.compile("another player has come in"))
    undo.click(force=True)  # greyed, yet it answers
    expect(page.locator("[data-test=trouble]")).to_contain_text("another player has come in")


def test_language_switches_in_the_middle_without_losing_the_place(visit: Open) -> None:
    page = visit()
    table = make(page, bots(3))
    page.goto(f"/table/{table['table']}")
    before = asked(page)
    touch(page, legal(page)[0])
    page.locator("[data-test=chosen]").wait_for()
    seen = set()
    for language in ("ru", "fr", "es", "en"):
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-test=chosen]")).to_be_visible()
        page.wait_for_timeout(60)
        seen.add(page.locator("[data-test=sentence]").inner_text())
        assert not re.search(r"\b(nd|error|state|ask|do|tell)-[a-z]", page.locator("body").inner_text())
    assert len(seen) == 4
    assert asked(page) == before


def test_join_by_link_in_a_second_browser(visit: Open) -> None:
    host = visit()
    table = make(host, [{"kind": "me"}, {"kind": "person"}], done="never", who="Ada")
    host.goto(f"/table/{table['table']}")
    host.locator("[data-test=lobby]").wait_for()
    guest = visit()
    guest.goto(table["links"]["seats"]["1"])
    guest.get_by_label("Your name").fill("Blanche")
    guest.locator("[data-test=claim]").click()
    assert "#" not in guest.url
    for page in (host, guest):
        page.locator("[data-test=board] > svg").wait_for()
    # The draft: both choose at the same time; the second sees only that the first has chosen.
    asked(host)
    touch(host, legal(host)[0])
    host.locator("[data-test=confirm]").click()
    expect(host.locator("[data-test=waiting-for]")).to_contain_text("Blanche")
    expect(guest.locator("[data-test=plate-0] + .plate")).to_contain_text("has chosen")
    move(guest, random.Random(1))
    for page in (host, guest):
        asked(page)
        expect(page.locator('[data-touch^="packet-"]')).to_have_count(2)
    guest.locator("[data-test=chat-tab]").click()
    guest.get_by_label("Say something").fill("Bonsoir")
    guest.keyboard.press("Enter")
    # Escape closes the log, and with something unread it opens on the chat.
    expect(host.locator("[data-test=chat-tab]")).to_contain_text("(1)")
    host.get_by_role("tab", name="Log").focus()
    host.keyboard.press("Escape")
    expect(host.locator("[data-test=chat-tab]")).to_have_count(0)
    expect(host.locator("[data-test=log-button]")).to_be_focused()
    host.locator("[data-test=log-button]").click()
    expect(host.get_by_role("list", name="Chat")).to_contain_text("Bonsoir")


def test_the_frame_stays_with_whoever_has_to_say_done(visit: Open) -> None:
    page = visit()
    page.goto(f"/table/{make(page, bots(2), {'first': '0'}, done='always')['table']}")
    rng = random.Random(3)
    seen = 0
    while seen < 2:  # the last of the draft, and a card that was played
        if asked(page) == "done":
            seen += 1
            expect(page.locator("[data-test=done-sentence]")).to_contain_text("Your turn")
            expect(page.locator(".plate.asked")).to_have_count(1)
            expect(page.locator('.plate.asked[data-plate="0"]')).to_be_visible()
        assert move(page, rng)


def test_sharing_a_screen_behind_a_curtain(visit: Open) -> None:
    page = visit()
    table = make(page, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blanche"}], done="never")
    page.goto(f"/table/{table['table']}")
    curtain = page.locator("[data-test=curtain]")
    curtain.wait_for()
    assert page.locator('[data-touch^="packet-"]').count() == 0, "secrets show through the curtain"
    page.locator("[data-test=curtain-0]").click()
    expect(page.locator('[data-touch^="packet-"]')).to_have_count(3)
    first = page.eval_on_selector_all('[data-touch^="packet-"]', "all => all.map(e => e.dataset.touch)")
    touch(page, first[0])
    page.locator("[data-test=confirm]").click()
    curtain.wait_for()
    assert page.locator('[data-touch^="packet-"]').count() == 0
    page.locator("[data-test=curtain-1]").click()
    expect(page.locator('[data-touch^="packet-"]')).to_have_count(3)
    second = page.eval_on_selector_all('[data-touch^="packet-"]', "all => all.map(e => e.dataset.touch)")
    assert not set(first) & set(second)


def test_the_server_is_killed_and_the_game_goes_on(visit: Open, server: Server) -> None:
    page = visit()
    table = make(page, bots(2), {"first": "0"})
    page.goto(f"/table/{table['table']}")
    rng = random.Random(2)
    for _ in range(3):
        move(page, rng)
    before = asked(page)
    server.kill()
    expect(page.locator("[data-test=lost]")).to_be_visible()
    # An answer given meanwhile is not lost: it is sent when the connection is back.
    if before != "done":
        touch(page, legal(page)[0])
    server.start()
    expect(page.locator("[data-test=lost]")).to_have_count(0, timeout=60_000)
    for _ in range(3):
        assert move(page, rng)


def test_since_your_last_turn_and_moments_of_the_log(visit: Open) -> None:
    page = visit()
    table = make(page, bots(4), {"first": "1"}, done="never")
    page.goto(f"/table/{table['table']}")
    rng = random.Random(4)
    since = page.locator("[data-test=since]")
    while not (asked(page) and since.count() and "(1 move)" not in since.inner_text()):
        assert move(page, rng)
    since.click()
    opened = page.locator("[data-test=since-open]")
    expect(opened).to_be_visible()
    opened.locator("[data-test=since-next]").click()
    expect(opened).to_contain_text("2 /")
    page.locator("[data-test=since-close]").click()
    expect(page.locator("[data-test=sentence]")).to_be_visible()
    page.locator("[data-test=log] .line").last.click()
    expect(page.get_by_text("looking back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=sentence]")).to_be_visible()
