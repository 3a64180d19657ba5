"""Before the start: asking somebody to leave, changing places, other options; and what lists and invitations say of a table."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.engine.core import SPECTATOR
from parlour.server.journal.kinds import fold
from parlour.server.journal.play import Play
from parlour.server.lobby import my_games
from parlour.server.stores import sql
from parlour.shelf import find
from tests.server.inside import Browser, Line
from tests.server.test_table_life import House, Lived, lived

__all__ = ["lived"]
SEATS = [{"kind": "me"}, {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]


def token(link: str) -> str:
    return link.partition("#")[2]


async def room(house: House, **more: Any) -> tuple[str, Browser, dict[str, str]]:
    """A host at a table of four that waits, and the links of its seats."""
    host = await house.person("Ada")
    wish = {"game": "notre-dame", "options": {"players": 4}, "seats": SEATS, "public": True, **more}
    made = await host.post("/api/tables", wish)
    return made["table"], host, made["links"]["seats"]


async def seats_at(browser: Browser, table: str) -> list[str | None]:
    shown = (await browser.http.get(f"/api/tables/{table}")).json()
    return [seat["name"] or seat["kind"] for seat in shown["seats"]]


async def refused(browser: Browser, path: str, body: dict[str, Any], status: int) -> dict[str, Any]:
    answer = await browser.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    return error


async def told_again(house: House, table: str) -> None:
    """The journal comes to what is in memory, from the head as the store has it now."""
    live = (await house.server.table(table)).play
    head = await sql.table_head(house.server.store, table)
    assert head is not None
    again = fold(head, await sql.journal(house.server.store, table))
    assert (again.head, seated(again), again.lobby, again.kept) == (live.head, seated(live), live.lobby, live.kept)


def seated(play: Play) -> list[tuple[Any, ...]]:
    return [(who.kind, who.level, who.visitor, who.name, who.bot, who.resigned, who.reissue) for who in play.sitters]


def test_somebody_is_asked_to_leave(lived: Lived) -> None:
    """They cannot simply sit down again, but a new invitation lets them; hosts do not ask themselves out, others nobody."""

    async def story(house: House) -> None:
        table, host, links = await room(house)
        guest = await house.person("Blanche")
        await guest.post(f"/api/tables/{table}/sit", {"seat": 2})
        line = Line(guest, table)
        await line.next()
        house.lines.append(line)
        assert line.frame["mine"] == [2]
        out = f"/api/tables/{table}/ask-out"
        assert (await refused(guest, out, {"seat": 2}, 403))["key"] == "error-not-host"
        assert (await refused(host, out, {"seat": 0}, 409))["field"] == "seat"
        assert (await refused(host, out, {"seat": 1}, 409))["field"] == "seat", "nobody sits there"
        await host.post(out, {"seat": 2})
        await house.quiet()
        assert line.frame["mine"] == []
        assert (line.frame["told"][-1]["table"], line.frame["told"][-1]["args"]["who"]) == ("asked-out", "Blanche")
        sit = f"/api/tables/{table}/sit"
        assert (await refused(guest, sit, {"seat": 2}, 403))["key"] == "error-asked-out"
        await told_again(house, table)
        await guest.post("/api/claim", {"token": token(links["1"])})
        assert await seats_at(host, table) == ["Ada", "Blanche", "open", "bot"], "who is invited again may come"
        await guest.post(f"/api/tables/{table}/leave", {"seat": 1})
        other = await house.person("Clara")
        await other.post("/api/claim", {"token": token(links["1"])})
        assert await seats_at(host, table) == ["Ada", "Clara", "open", "bot"], "whoever leaves gives the link back"
        await host.post(out, {"seat": 3})
        await guest.post(sit, {"seat": 2})
        assert await seats_at(host, table) == ["Ada", "Clara", "Blanche", "open"], "a bot goes too; and they are welcome again"
        await host.post(f"/api/tables/{table}/start")
        assert (await refused(host, out, {"seat": 1}, 409))["key"] == "error-running"

    lived(story)


def test_changing_places(lived: Lived) -> None:
    """Whoever sits there, free seats too; an invitation leads to the seat it was made for, wherever that is now."""

    async def story(house: House) -> None:
        table, host, links = await room(house)
        swap = f"/api/tables/{table}/swap"
        await host.post(swap, {"seat": 0, "other": 1})
        await host.post(swap, {"seat": 2, "other": 3})
        assert await seats_at(host, table) == ["open", "Ada", "bot", "open"]
        shown = (await host.http.get(f"/api/tables/{table}")).json()
        assert (shown["free"], shown["settings"]["lobby"], shown["mine"]) == ([3], [3], [1])
        guest = await house.person("Blanche")
        claimed = await guest.post("/api/claim", {"token": token(links["1"])})
        assert claimed["table"] == table
        assert await seats_at(host, table) == ["Blanche", "Ada", "bot", "open"]
        assert (await refused(guest, swap, {"seat": 0, "other": 1}, 403))["key"] == "error-not-host"
        assert (await refused(host, swap, {"seat": 0, "other": 7}, 422))["allowed"] == [0, 1, 2, 3]
        await told_again(house, table)
        await guest.post(f"/api/tables/{table}/leave", {"seat": 0})
        await guest.post(f"/api/tables/{table}/sit", {"seat": 3})
        await host.post(f"/api/tables/{table}/start")
        assert (await refused(host, swap, {"seat": 0, "other": 1}, 409))["key"] == "error-running"
        await told_again(house, table)

    lived(story)


def test_other_options_before_the_start(lived: Lived) -> None:
    """More and fewer seats, another clock, what is left out stays; persons stay; what cannot be is refused by its field."""

    async def story(house: House) -> None:
        table, host, links = await room(house, title="Sunday")
        guest = await house.person("Blanche")
        await guest.post(f"/api/tables/{table}/sit", {"seat": 2})
        change = f"/api/tables/{table}/settings"
        await host.post(change, {"options": {"players": 5, "first": "4"}, "clock": {"kind": "slow", "days": 2}})
        shown = (await host.http.get(f"/api/tables/{table}")).json()
        assert await seats_at(host, table) == ["Ada", "open", "Blanche", "bot", "open"]
        assert (shown["options"]["players"], shown["clock"]["days"], shown["title"], shown["free"]) == (5, 2, "Sunday", [4])
        slip = await refused(host, change, {"options": {"players": 2}}, 422)
        assert (slip["key"], slip["field"], slip["allowed"]) == ("error-option", "options.first", ["random", "0", "1"])
        slip = await refused(host, change, {"rated": True, "hints": True}, 422)
        assert slip["field"] == "hints"
        slip = await refused(host, change, {"options": {"players": 3, "first": "random"}, "rated": True}, 409)
        assert (slip["key"], slip["field"]) == ("error-rated-sat", "rated"), "nobody finds themselves in a rated game"
        await host.post(change, {"options": {"players": 3, "first": "random"}})
        assert await seats_at(host, table) == ["Ada", "Blanche", "bot"], "free seats go first; and a full table begins"
        shown = (await host.http.get(f"/api/tables/{table}")).json()
        assert shown["status"] == "playing"
        assert (await refused(host, change, {"title": "Monday"}, 409))["key"] == "error-running"
        gone = await guest.http.post("/api/claim/look", json={"token": token(links["1"])})
        assert gone.json()["error"]["key"] == "error-link-unknown", "its seat is no more"
        await told_again(house, table)
        assert (await refused(guest, change, {}, 403))["key"] == "error-not-host"

    lived(story)


def test_who_sat_down_to_a_rated_game_plays_what_it_was(lived: Lived) -> None:
    """A host gave whoever waited at a rated table a clock of one second, and began at once by taking a free seat away."""

    async def story(house: House) -> None:
        clock = {"kind": "live", "reserve": 600, "increment": 5}
        table, host, _ = await room(house, clock=clock, rated=True)
        change = f"/api/tables/{table}/settings"
        await host.post(change, {"clock": {**clock, "reserve": 900}})
        guest = await house.person("Blanche")
        await guest.post(f"/api/tables/{table}/sit", {"seat": 2})
        for field, value in (
            ("clock", {**clock, "reserve": 1}),
            ("options", {"players": 3}),
            ("take_over", {"level": "novice", "after": 1}),
            ("done", "always"),
        ):
            slip = await refused(host, change, {field: value}, 409)
            assert (slip["key"], slip["field"]) == ("error-rated-sat", field)
        await host.post(change, {"title": "Sunday"})
        await host.post(change, {"rated": False, "clock": {"kind": "none"}})
        await guest.post(f"/api/tables/{table}/leave", {"seat": 2})
        await host.post(change, {"rated": True, "clock": clock})

    lived(story)


def test_persons_are_not_changed_away(lived: Lived) -> None:

    async def story(house: House) -> None:
        host = await house.person("Ada")
        seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}, {"kind": "person"}]
        made = await host.post("/api/tables", {"game": "notre-dame", "options": {"players": 4}, "seats": seats})
        for n in ("1", "3"):
            await (await house.person(f"Guest {n}")).post("/api/claim", {"token": token(made["links"]["seats"][n])})
        slip = await refused(host, f"/api/tables/{made['table']}/settings", {"options": {"players": 2}}, 409)
        assert (slip["key"], slip["field"], slip["allowed"]) == ("error-seats", "options.players", [3])
        await host.post(f"/api/tables/{made['table']}/settings", {"options": {"players": 5}})
        assert (await seats_at(host, made["table"])) == ["Ada", "Guest 1", "open", "Guest 3", "open"]
        assert (await host.http.get(f"/api/tables/{made['table']}")).json()["free"] == [], "a table by invitation stays one"
        table, host, _ = await room(house)
        await host.post(f"/api/tables/{table}/swap", {"seat": 2, "other": 3})
        await host.post(f"/api/tables/{table}/swap", {"seat": 0, "other": 2})
        await host.post(f"/api/tables/{table}/ask-out", {"seat": 0})
        await host.post(f"/api/tables/{table}/settings", {"options": {"players": 2}})
        shown = (await host.http.get(f"/api/tables/{table}")).json()
        assert (await seats_at(host, table), shown["free"], shown["facts"]["options"]["players"]) == (["open", "Ada"], [], 2)

    lived(story)


def test_whoever_is_invited_knows_what_is_played(lived: Lived) -> None:
    """Options, what differs from the box, clock, take-over, who sits there; and whether the link is used, and by whom."""

    async def story(house: House) -> None:
        edition = {"person": {"doctor": {"rats": 2}}}
        clock = {"kind": "live", "reserve": 600, "increment": 5}
        table, _, links = await room(house, edition=edition, clock=clock, rated=True, public=False, title="Sunday")
        guest, other = await house.person("Blanche"), await house.person("Clara")
        look = {"token": token(links["1"])}
        seen = await guest.post("/api/claim/look", look)
        facts = seen["facts"]
        assert (facts["title"], facts["rated"], facts["clock"], facts["options"]["players"]) == ("Sunday", True, clock, 4)
        printed = next(
            row
            for row in (await guest.http.get("/api/games/notre-dame/edition")).json()["kinds"]["person"]
            if row["id"] == "doctor"
        )
        assert facts["edition"] == [{"kind": "person", "id": "doctor", "field": "rats", "printed": printed["rats"], "here": 2}]
        assert [seat["name"] for seat in facts["seats"]] == ["Ada", None, None, None]
        assert (seen["used"], seen["mine"], seen["taken"]) == (False, False, False)
        await guest.post("/api/claim", look)
        seen = await guest.post("/api/claim/look", look)
        assert (seen["used"], seen["mine"], seen["facts"]["title"]) == (True, True, "Sunday")
        seen = await other.post("/api/claim/look", look)
        assert (seen["used"], seen["mine"], seen["facts"]) == (True, False, None), "a used link tells nobody else anything"
        at_table = (await guest.http.get(f"/api/tables/{table}")).json()["facts"]
        assert at_table == {**facts, "seats": at_table["seats"]}
        device = (await guest.post("/api/me/device"))["link"]
        seen = await guest.post("/api/claim/look", {"token": token(device)})
        assert (seen["mine"], seen["used"], seen["facts"]) == (True, False, None), "this browser is its owner already"

    lived(story)


@pytest.mark.parametrize("players", [2, 3])
def test_seats_have_their_colours_before_the_start(lived: Lived, players: int) -> None:
    """Two players of Notre Dame sit at every other board: the waiting room shows the colours that they will have."""

    async def story(house: House) -> None:
        host = await house.person("Ada")
        made = await host.post("/api/tables", {"game": "notre-dame", "options": {"players": players}})
        path = f"/api/tables/{made['table']}"
        before = (await host.http.get(path)).json()["facts"]["colours"]
        await host.post(f"{path}/start")
        play = (await house.server.table(made["table"])).play
        assert play.s is not None
        rows: Any = find("notre-dame").view(play.s, SPECTATOR)["players"]
        assert before[:players] == [row["colour"] for row in rows][:players]
        assert (await host.http.get(path)).json()["facts"]["colours"] == before

    lived(story)


def test_a_lobby_of_tables_that_one_can_join(lived: Lived) -> None:
    """Those with a free seat first; those to watch after them, and not too many."""

    async def story(house: House) -> None:
        host = await house.person("Ada")
        two = {"game": "notre-dame", "options": {"players": 2}, "public": True}
        watched = [
            (await host.post("/api/tables", {**two, "seats": [{"kind": "me"}, {"kind": kind}]}))["table"]
            for kind in ["me"] * 34 + ["person"] * 2
        ]
        free = (await host.post("/api/tables", {**two, "seats": [{"kind": "me"}, {"kind": "open"}]}))["table"]
        rows = (await host.http.get("/api/lobby")).json()["tables"]
        assert (rows[0]["table"], rows[0]["free"]) == (free, [1])
        assert len(rows) == 1 + sql.WATCHED
        assert all(row["free"] == [] and row["table"] in watched for row in rows[1:])
        await (await house.person("Blanche")).post(f"/api/tables/{free}/sit", {"seat": 1})
        assert all(row["free"] == [] for row in (await host.http.get("/api/lobby")).json()["tables"])

    lived(story)


def test_a_new_name_reaches_the_seats_taken(lived: Lived) -> None:
    """At running tables, told apart from others there; several at one screen keep theirs, and what is over keeps its names."""

    async def story(house: House) -> None:
        table, people, (a, b) = await house.sit([], 1)
        shared = await people[0].post(
            "/api/tables", {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        )
        ended, _, (c, d) = await house.sit([], 1)
        await c.say(propose={"what": "end"})
        await house.quiet()
        await d.say(consent=d.frame["consent"]["id"], yes=True)
        await people[0].post("/api/me", {"name": "guest O"})
        await house.quiet()
        assert [seat["name"] for seat in b.frame["seats"]] == ["guest O 2", "Guest 0"], "nobody looks like somebody else"
        assert (b.frame["told"][-1]["table"], b.frame["told"][-1]["args"]["who"]) == ("renamed", "Ada")
        await people[0].post("/api/me", {"name": "Beth"})
        await house.quiet()
        assert b.frame["seats"][0]["name"] == "Beth"
        await a.say(chat="It is me")
        await b.up_to_now()
        assert (await people[1].http.get(f"/api/tables/{table}/log")).json()["chat"][-1]["name"] == "Beth"
        assert await seats_at(people[0], shared["table"]) == ["Ada 1", "Ada 2"]
        assert (await house.server.table(ended)).play.sitters[0].name == "Ada"
        await told_again(house, table)

    lived(story)


def test_my_games_are_all_there(lived: Lived) -> None:
    """Searched, filtered, a page at a time; what waits for me first, then what is not over; and what they come to."""

    async def story(house: House) -> None:
        table, people, _ = await house.sit([], 1, title="Воскресенье")
        me = people[0]
        solo = {"game": "house-of-fado", "options": {"players": 1}, "seats": [{"kind": "me"}]}
        alone = (await me.post("/api/tables", solo))["table"]
        hosted = [(await me.post("/api/tables", {"game": "notre-dame", "options": {"players": 2}}))["table"] for _ in range(14)]
        over, others, (c, d) = await house.sit([], 1)
        await d.say(resign=True)
        await house.quiet()
        await c.say(propose={"what": "end"})
        await house.quiet()

        async def asked(browser: Browser, **query: Any) -> dict[str, Any]:
            answer = await browser.http.get("/api/mine", params=query)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

        found = await asked(me)
        assert found["total"] == 16
        assert {row["table"] for row in found["tables"][:2]} == {table, alone}, "what waits for me"
        assert {row["table"] for row in found["tables"][2:]} == set(hosted)
        pages = [await asked(me, offset=n, limit=6) for n in (0, 6, 12, 18)]
        assert [row["table"] for page in pages for row in page["tables"]] == [row["table"] for row in found["tables"]]
        assert [row["table"] for row in (await asked(me, find="воскр GUEST"))["tables"]] == [table]
        assert [row["table"] for row in (await asked(me, game="house-of-fado"))["tables"]] == [alone]
        assert (await asked(me, state="my-move"))["total"] == 2
        assert (await asked(me, state="waiting"))["total"] == 14
        assert (await asked(me, state="over"))["total"] == 0
        rows = (await asked(others[0], state="over"))["tables"]
        assert [(row["table"], row["ranking"]) for row in rows] == [(over, [1, 2])]
        assert (await me.http.get("/api/mine", params={"limit": 0})).status_code == 422
        figures = (await others[0].http.get("/api/mine/figures")).json()["games"]
        assert [(row["game"], row["played"], row["won"], row["place"]) for row in figures] == [("notre-dame", 1, 1, 1.0)]
        assert (await me.http.get("/api/mine/figures")).json()["games"] == []
        assert set(my_games.STATES) == {"", "my-move", "running", "waiting", "over"}

    lived(story)


def test_a_lost_host_is_not_lost_for_good(lived: Lived) -> None:
    """Whoever sits at the table may give the host's seat a new link; other seats are the host's business."""

    async def story(house: House) -> None:
        table, people, _ = await house.sit([], 2)
        reissue = f"/api/tables/{table}/reissue"
        assert (await refused(people[1], reissue, {"seat": 2}, 403))["key"] == "error-not-host"
        link = (await people[1].post(reissue, {"seat": 0}))["link"]
        finder = await house.person("Ada again")
        claimed = await finder.post("/api/claim", {"token": token(link)})
        assert claimed["locked"]
        line = Line(finder, table)
        frame = await line.next()
        house.lines.append(line)
        assert (frame["claims"], frame["mine"]) == ([0], []), "they are told that they wait"
        stranger = await house.person("Nobody")
        assert (await stranger.http.post(reissue, json={"seat": 0})).status_code == 403

    lived(story)


@pytest.mark.parametrize(
    ("game", "players", "name", "fitting"),
    [
        ("notre-dame", 2, "first", ["random", "0", "1"]),
        ("notre-dame", 5, "first", ["random", "0", "1", "2", "3", "4"]),
        ("house-of-fado", 3, "first", ["random", "0", "1", "2"]),
    ],
)
def test_options_say_with_how_many_they_fit(game: str, players: int, name: str, fitting: list[Any]) -> None:
    option = next(option for option in find(game).options if option.name == name)
    assert [value for value in option.values if option.fits(value, players)] == fitting


@pytest.mark.parametrize(("name", "counts"), [("composers", [2, 3, 4]), ("composer", [1]), ("level", [1]), ("tie-break", [])])
def test_options_say_with_how_many_they_matter(name: str, counts: list[int]) -> None:
    assert next(option.counts for option in find("lacrimosa").options if option.name == name) == counts
