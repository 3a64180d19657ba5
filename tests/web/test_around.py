"""Around a game: a pause by agreement, records from outside, ratings, a clock of one's own, links,
editions, and what things are worth."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from parlour.table import Table
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
    lists.goto("/games")
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


def record(moves: int = 0) -> str:
    """A game of Notre Dame between bots, whole or so many moves of it."""
    table = Table("notre-dame", players=2, seed=3)
    table.play_on("random")
    lines = table.record().text().splitlines()
    return "\n".join(lines[: lines.index("") + 1 + moves] if moves else lines) + "\n"


def test_a_record_is_opened_and_played_on_from(visit: Open, tmp_path: Path) -> None:
    """What cannot be played is named by its line, with the reason in the reader's words; else it is a replay to play on from."""
    page = visit(language="fr")
    page.goto("/")
    page.get_by_role("link", name="Ouvrir un enregistrement").click()
    area = page.get_by_label("Ou collez son texte")
    area.fill("bonjour")
    page.locator("[data-test=import]").click()
    page.locator("[data-test=as-guest]").click()
    expect(page.locator("[data-test=record-wrong]")).to_contain_text("Ce n’est pas un enregistrement de Parlour.")
    lines = record().splitlines()
    kept = next(i for i, line in enumerate(lines) if ": keep " in line)
    area.fill("\n".join([*lines[: kept + 1], lines[kept], *lines[kept + 1 :]]))
    page.locator("[data-test=import]").click()
    wrong = page.locator("[data-test=record-wrong]")
    expect(wrong).to_contain_text("un coup que les règles interdisent")
    expect(wrong).to_contain_text(re.compile(rf"Ligne {kept + 2}\s*: {re.escape(lines[kept])}"))
    expect(wrong).to_contain_text("§")
    expect(area).to_be_focused()
    assert page.evaluate("() => getSelection().toString()") == lines[kept], "the line is marked"
    # From a file, a game that was not played to its end: its last moment, and on from there.
    (tmp_path / "soir.record").write_text(record(40), encoding="utf-8")
    page.locator("[data-test=record-file]").set_input_files(tmp_path / "soir.record")
    page.wait_for_url("**/replay/**")
    expect(page.locator(".table")).to_have_attribute("data-step", "40")
    page.locator("[data-test=fork]").click()
    page.wait_for_url("**/table/**")
    assert asked(page)


def test_ratings_are_listed(visit: Open) -> None:
    host, guest = visit(), visit()
    host.goto("/ratings/lacrimosa")
    expect(host.locator("[data-test=ratings-none]")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "person"}]
    wish = {"done": "never", "hints": False, "rated": True, "clock": {"kind": "slow", "days": 1}}
    table = make(host, seats, {"first": "0"}, who="Amélie", **wish)
    guest.request.post("/api/me", data={"name": "Blaise"})
    guest.request.post("/api/claim", data={"token": table["links"]["seats"]["1"].partition("#")[2]})
    for page, words in ((guest, {"resign": True}), (host, {"propose": {"what": "end"}})):
        page.goto(f"/table/{table['table']}")
        page.evaluate(
            """([table, words]) => new Promise(done => {
                const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
                socket.onopen = () => socket.send(JSON.stringify({...words, n: 1}));
                socket.onmessage = event => JSON.parse(event.data).n === 1 && done();
            })""",
            [table["table"], words],
        )
    host.goto("/ratings/notre-dame")
    expect(host.locator("[data-test=rating-me]")).to_contain_text("Amélie")
    expect(host.locator("[data-test=rating-me]")).to_contain_text("1516")
    expect(host.locator("[data-test=rating]", has_text="Blaise")).to_contain_text("1484")


def test_a_clock_of_ones_own_and_a_link_handed_on(visit: Open) -> None:
    page = visit()
    page.add_init_script("navigator.share = async what => { window.shared = what; }")
    page.goto("/new/notre-dame")
    page.get_by_label("Clock").select_option("own-live")
    page.get_by_label("Minutes for each player").fill("0")
    page.locator("[data-test=create]").click()
    expect(page.get_by_role("alert").filter(has_text="from 1 to 1,440")).to_be_visible()
    expect(page.get_by_label("Minutes for each player")).to_be_focused()
    page.get_by_label("Minutes for each player").fill("42")
    page.get_by_label("Seconds added").fill("7")
    page.get_by_label("Player 2", exact=True).select_option("person")
    page.get_by_label("Your name").fill("Ada")
    page.locator("[data-test=create]").click()
    page.wait_for_url("**/table/**")
    table = page.url.rpartition("/")[2]
    clock = page.request.get(f"/api/tables/{table}").json()["clock"]
    assert clock == {"kind": "live", "reserve": 2520.0, "increment": 7.0}
    page.locator("[data-test=share]").first.click()
    assert page.evaluate("window.shared.url") == page.locator("[data-test=link-1]").input_value()
    # Where the device has no sheet of its own, there is a button to copy it, as before.
    page.add_init_script("delete Navigator.prototype.share; delete navigator.share")
    page.reload()
    expect(page.locator("[data-test=lobby]")).to_be_visible()
    expect(page.locator("[data-test=share]")).to_have_count(0)


def test_an_edition_is_made_handed_on_and_played(visit: Open, tmp_path: Path) -> None:
    """Values change within their bounds; the address, the file and the table say the same."""
    page, other = visit(), visit(390, 844, language="ru", touch=True)
    page.goto("/editions/notre-dame")
    rats = page.locator("[data-test=row-doctor]").get_by_label("Rats")
    rats.fill("9")
    expect(page.locator("[data-test=row-doctor]").get_by_role("alert")).to_have_text("A whole number from 0 to 6, please.")
    expect(page.locator("[data-test=edition-new]")).to_be_disabled()
    rats.fill("2")
    expect(page.locator("[data-test=edition-different]")).to_contain_text("Doctor, Rats: 2 (printed: 3)")
    with page.expect_download() as saved:
        page.locator("[data-test=edition-save]").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert text == "[person.doctor]\nrats = 2\n"
    other.goto(page.url)
    expect(other.locator("[data-test=edition-different]")).to_contain_text("Крысы: 2 (напечатано: 3)")
    (tmp_path / "wrong.toml").write_text(text.replace("2", "7"), encoding="utf-8")
    other.locator("[data-test=edition-file]").set_input_files(tmp_path / "wrong.toml")
    expect(other.locator("[data-test=edition-wrong]")).to_contain_text("person doctor: rats must be a whole number from 0 to 6")
    page.locator("[data-test=edition-new]").click()
    expect(page.locator("[data-test=edition-used]")).to_contain_text("1 value differs")
    page.get_by_label("Your name").fill("Ada")
    page.locator("[data-test=create]").click()
    page.wait_for_url("**/table/**")
    facts = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert "rats" in str(facts), "the table says what differs"


def test_what_things_are_worth(visit: Open) -> None:
    page = visit(language="es")
    for game, thing, table in (("notre-dame", "mayor", "5 jugadores"), ("house-of-fado", "boulevard-left", "3 jugadores")):
        page.goto(f"/statistics/{game}")
        page.locator("[data-test=worth-table]").select_option(label=table)
        expect(page.locator("[data-test=worth-games]")).to_contain_text(re.compile(r"\d+ partidas entre jugadores"))
        expect(page.locator(f"[data-test=worth-{thing}]")).to_contain_text(re.compile(r"[+−]\d+,\d"))
    page.goto("/statistics/lacrimosa")
    page.locator("[data-test=worth-of]").select_option(index=2)
    expect(page.locator("main")).not_to_contain_text("worth-")
