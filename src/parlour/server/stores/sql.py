"""All SQL there is, plain, for both stores: `?` stands for a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import orjson

from parlour.server.journal import ending, lessons
from parlour.server.journal.lines import Head, Line
from parlour.server.journal.play import Play
from parlour.server.stores.store import Do, Row, Store

WATCHED: Final = 30  # tables that a lobby shows besides those that one can join
LAST: Final = 2_000_000_000  # no table has so many changes
STATE: Final = "UPDATE game_table SET status = ?, rev = ?, asked = ?, due = ?, changed = ?, result = ? WHERE id = ?"
STATES: Final = """UPDATE game_table SET status = new.column1, rev = CAST(new.column2 AS INTEGER), asked = new.column3,
    due = CAST(new.column4 AS DOUBLE PRECISION), changed = CAST(new.column5 AS DOUBLE PRECISION), result = new.column6
    FROM (VALUES {rows}) AS new WHERE id = new.column7"""


def text(value: Any) -> str:
    return orjson.dumps(value).decode()


# -- tables and journals -----------------------------------------------------------------------------------------------


def new_table(play: Play, lines: Iterable[Line]) -> list[Do]:
    head = play.head
    row = [
        head.id,
        head.game,
        head.version,
        text(head.options),
        text(head.edition),
        text(head.settings),
        int(head.settings["public"]),
        play.status,
        play.rev,
        text(play.awaited()),
        play.due(),
        head.created,
        play.at,
        "",
        0.0,
        result(play),
    ]
    todo = [Do(f"INSERT INTO game_table VALUES ({', '.join('?' * len(row))})", row, 1)]
    todo += [journal_line(head.id, line) for line in lines]
    return todo + sittings(play)


def result(play: Play) -> str:
    """How a finished game came out; of a table that waits, which seats anybody may take; of a running one, that it rests,
    and where a guided game is."""
    if play.status == "waiting":
        return text({"free": play.free()})
    if play.status not in ("over", "abandoned"):
        running = {"rest": play.resting, "lesson": lessons.place(play) if play.lesson is not None else None}
        found = {name: value for name, value in running.items() if value is not None}
        return text(found) if found else ""
    return text(ending.outcome(play))


def journal_line(table: str, line: Line) -> Do:
    """Nobody else has written this rev, or Conflict."""
    row = (table, line.rev, line.at, line.seat, line.kind, text(line.data))
    many = """INSERT INTO journal SELECT column1, CAST(column2 AS INTEGER), CAST(column3 AS DOUBLE PRECISION),
              CAST(column4 AS INTEGER), column5, column6 FROM (VALUES {rows}) AS new"""
    return Do("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", row, 1, many)


def table_state(play: Play) -> Do:
    """What lobby, clocks and `mine` look up; all of it follows from the journal."""
    row = (play.status, play.rev, text(play.awaited()), play.due(), play.at, result(play), play.head.id)
    return Do(STATE, row, 1, STATES)


def table_result(play: Play) -> Do:
    """How it came out, for a table from before all of that was written down."""
    return Do("UPDATE game_table SET result = ? WHERE id = ?", (result(play), play.head.id))


def table_head_again(play: Play) -> Do:
    """What the table is set to, after a change before the start."""
    head = play.head
    row = (text(head.options), text(head.edition), text(head.settings), int(head.settings["public"]), head.id)
    return Do("UPDATE game_table SET options = ?, edition = ?, settings = ?, public = ? WHERE id = ?", row, 1)


def sittings(play: Play) -> list[Do]:
    todo = [Do("DELETE FROM sitting WHERE table_id = ?", (play.head.id,))]
    for seat, sitter in enumerate(play.sitters):
        row = (play.head.id, seat, sitter.kind, sitter.visitor, sitter.name, sitter.level)
        todo.append(Do("INSERT INTO sitting VALUES (?, ?, ?, ?, ?, ?)", row))
    return todo


def head_of(row: Row) -> Head:
    options, edition, settings = (orjson.loads(row[key]) for key in ("options", "edition", "settings"))
    return Head(row["id"], row["game"], row["version"], options, edition, settings, row["created"])


async def one_table(store: Store, table: str) -> list[Row]:
    return await store.read("SELECT * FROM game_table WHERE id = ?", table)


async def table_head(store: Store, table: str) -> Head | None:
    rows = await one_table(store, table)
    return head_of(rows[0]) if rows else None


async def journal(store: Store, table: str, after: int = 0, upto: int = LAST) -> list[Line]:
    sql = "SELECT rev, at, seat, kind, data FROM journal WHERE table_id = ? AND rev > ? AND rev <= ? ORDER BY rev"
    rows = await store.read(sql, table, after, upto)
    return [Line(row["rev"], row["at"], row["seat"], row["kind"], orjson.loads(row["data"])) for row in rows]


async def tables_with(store: Store, *statuses: str) -> list[Row]:
    marks = ", ".join("?" * len(statuses))
    return await store.read(f"SELECT * FROM game_table WHERE status IN ({marks}) ORDER BY created", *statuses)


async def all_tables(store: Store) -> list[Row]:
    return await store.read("SELECT * FROM game_table ORDER BY created")


async def lobby(store: Store, game: str) -> list[Row]:
    """Those that one can join, then some to watch. Nobody pushes others out: of one host's the newest few stand among all, the
    rest after them."""
    sql = """SELECT game_table.* FROM game_table JOIN (
               SELECT id, ROW_NUMBER() OVER (
                 PARTITION BY status, (SELECT MIN(visitor) FROM member WHERE table_id = game_table.id AND role = 'host')
                 ORDER BY changed DESC) AS nth
               FROM game_table WHERE public = 1 AND {which} AND (game = ? OR ? = '')
             ) AS listed ON listed.id = game_table.id
             ORDER BY CASE WHEN nth <= 3 THEN 0 ELSE 1 END, CASE status WHEN 'waiting' THEN 0 ELSE 1 END, changed DESC
             LIMIT {most}"""
    full = """'{"free":[]}'"""
    found = await store.read(sql.format(which=f"status = 'waiting' AND result <> {full}", most=100), game, game)
    watched = f"(status = 'playing' OR (status = 'waiting' AND result = {full}))"
    return found + await store.read(sql.format(which=watched, most=WATCHED), game, game)


async def mine(store: Store, visitor: str) -> list[Row]:
    """Every table at which a visitor sits or which they host."""
    sql = """SELECT * FROM game_table WHERE id IN (SELECT table_id FROM sitting WHERE visitor = ?)
             OR id IN (SELECT table_id FROM member WHERE visitor = ? AND role = 'host') ORDER BY changed DESC"""
    return await store.read(sql, visitor, visitor)


async def seats_of(store: Store, visitor: str) -> list[Row]:
    """The seats that a visitor holds at tables that are not over."""
    sql = """SELECT table_id, seat, sitting.name FROM sitting JOIN game_table ON game_table.id = table_id
             WHERE visitor = ? AND status IN ('waiting', 'playing', 'frozen') ORDER BY changed DESC LIMIT 200"""
    return await store.read(sql, visitor)


async def sitting(store: Store, tables: list[str]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {table: [] for table in tables}
    for first in range(0, len(tables), 500):
        some = tables[first : first + 500]
        marks = ", ".join("?" * len(some))
        for row in await store.read(f"SELECT * FROM sitting WHERE table_id IN ({marks}) ORDER BY seat", *some):
            found[row["table_id"]].append(row)
    return found


async def hosts(store: Store, tables: list[str]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {table: [] for table in tables}
    if tables:
        marks = ", ".join("?" * len(tables))
        sql = f"""SELECT table_id, visitor, name FROM member JOIN visitor ON visitor.id = member.visitor
                  WHERE role = 'host' AND table_id IN ({marks})"""
        for row in await store.read(sql, *tables):
            found[row["table_id"]].append(row)
    return found


async def due(store: Store, now: float) -> list[str]:
    return [
        row["id"] for row in await store.read("SELECT id FROM game_table WHERE due <= ? AND status = 'playing' LIMIT 200", now)
    ]


async def open_tables_of(store: Store, visitor: str) -> int:
    sql = """SELECT count(*) AS n FROM member JOIN game_table ON game_table.id = member.table_id
             WHERE visitor = ? AND role = 'host' AND status IN ('waiting', 'playing', 'frozen')"""
    return int((await store.read(sql, visitor))[0]["n"])


async def revs(store: Store, tables: list[str]) -> dict[str, int]:
    """How far these tables are; those that are not there any more are left out."""
    found: dict[str, int] = {}
    for first in range(0, len(tables), 500):
        some = tables[first : first + 500]
        marks = ", ".join("?" * len(some))
        for row in await store.read(f"SELECT id, rev FROM game_table WHERE id IN ({marks})", *some):
            found[row["id"]] = row["rev"]
    return found


def delete_table(table: str) -> list[Do]:
    names = ["journal", "sitting", "member", "link", "note", "mute", "mute_voice", "speaker", "pushed"]
    return [Do(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in names] + [
        Do("DELETE FROM game_table WHERE id = ?", (table,), 1)
    ]


async def old_tables(store: Store, before: float) -> list[str]:
    """Finished and abandoned ones, and those that still wait for somebody."""
    sql = "SELECT id FROM game_table WHERE status IN ('over', 'abandoned', 'waiting') AND changed < ?"
    return [row["id"] for row in await store.read(sql, before)]


def lease(table: str, owner: str, now: float, until: float) -> Do:
    """A bot's turn belongs to one server process for a while, or Conflict."""
    sql = "UPDATE game_table SET lease = ?, lease_until = ? WHERE id = ? AND (lease = ? OR lease_until < ?)"
    return Do(sql, (owner, until, table, owner, now), 1)


def release(table: str, owner: str) -> Do:
    return Do("UPDATE game_table SET lease_until = 0 WHERE id = ? AND lease = ?", (table, owner))


# -- time --------------------------------------------------------------------------------------------------------------


def beat(now: float) -> Do:
    return Do("INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (now,))


async def last_beat(store: Store) -> float | None:
    rows = await store.read("SELECT at FROM heartbeat WHERE id = 1")
    return float(rows[0]["at"]) if rows else None


async def last_backup(store: Store) -> float:
    rows = await store.read("SELECT at FROM heartbeat WHERE id = 2")
    return float(rows[0]["at"]) if rows else 0.0


def backup_turn(now: float, last: float) -> list[Do]:
    """Whoever writes down first that a backup is made now makes it, or Conflict."""
    return [
        Do("INSERT INTO heartbeat VALUES (2, 0) ON CONFLICT DO NOTHING"),
        Do("UPDATE heartbeat SET at = ? WHERE id = 2 AND at = ?", (now, last), 1),
    ]


def new_outage(began: float, ended: float) -> Do:
    return Do("INSERT INTO outage VALUES (?, ?)", (began, ended))


def forget_outages(before: float) -> Do:
    return Do("DELETE FROM outage WHERE ended < ?", (before,))


async def outages(store: Store) -> list[tuple[float, float]]:
    return [(row["began"], row["ended"]) for row in await store.read("SELECT began, ended FROM outage")]


# -- visitors, devices, links ------------------------------------------------------------------------------------------


def new_visitor(visitor: str, name: str, now: float) -> Do:
    return Do("INSERT INTO visitor VALUES (?, ?, ?)", (visitor, name, now), 1)


def rename(visitor: str, name: str) -> Do:
    return Do("UPDATE visitor SET name = ? WHERE id = ?", (name, visitor), 1)


async def name_of(store: Store, visitor: str) -> str | None:
    rows = await store.read("SELECT name FROM visitor WHERE id = ?", visitor)
    return str(rows[0]["name"]) if rows else None


def forget_visitors(before: float) -> list[Do]:
    """Those who came before that and have left nothing: no seat, no table, no rating, no key to come back with, no sanction."""
    left = ["sitting", "member", "rating", "recovery", "passkey", "moderator", "sanction"]
    old = (
        f"SELECT id FROM visitor WHERE created < ? AND {' AND '.join(f'id NOT IN (SELECT visitor FROM {name})' for name in left)}"
    )
    names = ["device", "link", "note", "mute", "mute_voice", "tip_seen", "push", "pushed"]
    return [Do(f"DELETE FROM {name} WHERE visitor IN ({old})", (before,)) for name in names] + [
        Do(f"DELETE FROM visitor WHERE id IN ({old})", (before,))
    ]


def new_device(device: str, visitor: str, digest: str, now: float) -> Do:
    return Do("INSERT INTO device VALUES (?, ?, ?, ?)", (device, visitor, digest, now), 1)


def end_devices(visitor: str, but: str) -> list[Do]:
    return [
        Do("DELETE FROM device WHERE visitor = ? AND id <> ?", (visitor, but)),
        Do("DELETE FROM push WHERE visitor = ? AND device <> ?", (visitor, but)),
    ]


async def device(store: Store, name: str) -> Row | None:
    sql = """SELECT device.id, device.hash, device.visitor, visitor.name FROM device
             JOIN visitor ON visitor.id = device.visitor WHERE device.id = ?"""
    rows = await store.read(sql, name)
    return rows[0] if rows else None


async def devices_of(store: Store, visitor: str) -> int:
    return int((await store.read("SELECT count(*) AS n FROM device WHERE visitor = ?", visitor))[0]["n"])


def new_link(link: str, digest: str, kind: str, table: str, seat: int, visitor: str, now: float, expires: float) -> Do:
    return Do(
        "INSERT INTO link VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", (link, digest, kind, table, seat, visitor, now, expires), 1
    )


def use_link(link: str, visitor: str) -> Do:
    """Once only, or Conflict."""
    return Do("UPDATE link SET used_by = ? WHERE id = ? AND used_by IS NULL", (visitor, link), 1)


def reopen_link(table: str, seat: int, visitor: str) -> Do:
    """Whoever leaves a seat gives its link back with it."""
    return Do(
        "UPDATE link SET used_by = NULL WHERE table_id = ? AND kind = 'seat' AND seat = ? AND used_by = ?", (table, seat, visitor)
    )


def reorder_links(table: str, order: list[int], before: int) -> list[Do]:
    """Links go with their seats, and with those that are gone; `order` names the old seats."""
    gone = [seat for seat in range(before) if seat not in order]
    cases = " ".join(f"WHEN {seat} THEN {new}" for new, seat in enumerate(order) if seat >= 0)
    todo = [Do("DELETE FROM link WHERE table_id = ? AND seat = ?", (table, seat)) for seat in gone]
    todo.append(Do(f"UPDATE link SET seat = CASE seat {cases} ELSE seat END WHERE table_id = ?", (table,)))
    return [*todo, Do("DELETE FROM mute WHERE table_id = ?", (table,))]


def kill_links(table: str, kind: str, seat: int) -> Do:
    return Do("DELETE FROM link WHERE table_id = ? AND kind = ? AND seat = ? AND used_by IS NULL", (table, kind, seat))


def kill_expired(now: float) -> Do:
    return Do("DELETE FROM link WHERE expires < ?", (now,))


async def link(store: Store, name: str) -> Row | None:
    rows = await store.read("SELECT * FROM link WHERE id = ?", name)
    return rows[0] if rows else None


# -- members, notes, muted seats, ratings ------------------------------------------------------------------------------


def new_member(table: str, visitor: str, role: str) -> Do:
    return Do("INSERT INTO member VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, visitor, role))


async def roles(store: Store, table: str, visitor: str) -> set[str]:
    return {row["role"] for row in await store.read("SELECT role FROM member WHERE table_id = ? AND visitor = ?", table, visitor)}


def keep_note(table: str, visitor: str, note: str) -> Do:
    return Do(
        "INSERT INTO note VALUES (?, ?, ?) ON CONFLICT (table_id, visitor) DO UPDATE SET text = excluded.text",
        (table, visitor, note),
    )


async def note(store: Store, table: str, visitor: str) -> str:
    rows = await store.read("SELECT text FROM note WHERE table_id = ? AND visitor = ?", table, visitor)
    return str(rows[0]["text"]) if rows else ""


def mute(table: str, visitor: str, seat: int, on: bool) -> Do:
    if on:
        return Do("INSERT INTO mute VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, visitor, seat))
    return Do("DELETE FROM mute WHERE table_id = ? AND visitor = ? AND seat = ?", (table, visitor, seat))


async def muted(store: Store, table: str, visitor: str) -> list[int]:
    rows = await store.read("SELECT seat FROM mute WHERE table_id = ? AND visitor = ? ORDER BY seat", table, visitor)
    return [row["seat"] for row in rows]


def mute_voice(table: str, visitor: str, voice: str, on: bool) -> Do:
    if on:
        return Do("INSERT INTO mute_voice VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, visitor, voice))
    return Do("DELETE FROM mute_voice WHERE table_id = ? AND visitor = ? AND voice = ?", (table, visitor, voice))


async def muted_voices(store: Store, table: str, visitor: str) -> list[str]:
    rows = await store.read("SELECT voice FROM mute_voice WHERE table_id = ? AND visitor = ? ORDER BY voice", table, visitor)
    return [row["voice"] for row in rows]


def rate(game: str, visitor: str, first: float, gain: float) -> Do:
    """Add to a rating rather than set it, so that two tables may end at the same time."""
    sql = """INSERT INTO rating VALUES (?, ?, ?, 1)
             ON CONFLICT (game, visitor) DO UPDATE SET rating = rating.rating + ?, games = rating.games + 1"""
    return Do(sql, (game, visitor, first + gain, gain))


async def ratings(store: Store, game: str, settled: int) -> list[Row]:
    """Those with enough games first, best first; then those whose rating is provisional."""
    sql = """SELECT visitor, name, rating, games FROM rating JOIN visitor ON visitor.id = rating.visitor
             WHERE game = ? ORDER BY CASE WHEN games < ? THEN 1 ELSE 0 END, rating DESC LIMIT 500"""
    return await store.read(sql, game, settled)


async def rating(store: Store, game: str, visitor: str) -> Row | None:
    rows = await store.read("SELECT rating, games FROM rating WHERE game = ? AND visitor = ?", game, visitor)
    return rows[0] if rows else None


async def met(store: Store, game: str, one: str, other: str) -> Row | None:
    rows = await store.read("SELECT games, at FROM rating_pair WHERE game = ? AND one = ? AND other = ?", game, one, other)
    return rows[0] if rows else None


def meet(game: str, one: str, other: str, games: float, now: float) -> Do:
    sql = """INSERT INTO rating_pair VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (game, one, other) DO UPDATE SET games = excluded.games, at = excluded.at"""
    return Do(sql, (game, one, other, games, now))
