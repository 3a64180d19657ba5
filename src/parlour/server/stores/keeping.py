"""The SQL of those who keep who they are: recovery codes, passkeys, kept names; and of all that is known of somebody."""

from __future__ import annotations

from parlour.server.stores.store import Do, Row, Store

# -- recovery codes ----------------------------------------------------------------------------------------------------


def new_recovery(visitor: str, code: str, digest: str, now: float) -> list[Do]:
    """The old code is valid no longer."""
    return [
        Do("DELETE FROM recovery WHERE visitor = ?", (visitor,)),
        Do("INSERT INTO recovery VALUES (?, ?, ?, ?)", (visitor, code, digest, now), 1),
    ]


def use_recovery(visitor: str, code: str) -> Do:
    """Once only, or Conflict."""
    return Do("DELETE FROM recovery WHERE visitor = ? AND code = ?", (visitor, code), 1)


async def recovery(store: Store, code: str) -> Row | None:
    sql = """SELECT recovery.visitor, hash, name FROM recovery JOIN visitor ON visitor.id = recovery.visitor WHERE code = ?"""
    rows = await store.read(sql, code)
    return rows[0] if rows else None


async def recovery_since(store: Store, visitor: str) -> float | None:
    rows = await store.read("SELECT created FROM recovery WHERE visitor = ?", visitor)
    return float(rows[0]["created"]) if rows else None


# -- passkeys ----------------------------------------------------------------------------------------------------------


def new_challenge(challenge: str, visitor: str, given: str, expires: float) -> Do:
    return Do("INSERT INTO challenge VALUES (?, ?, ?, ?)", (challenge, visitor, given, expires), 1)


def use_challenge(challenge: str) -> Do:
    """Once only, or Conflict."""
    return Do("DELETE FROM challenge WHERE id = ?", (challenge,), 1)


def kill_challenges(now: float) -> Do:
    return Do("DELETE FROM challenge WHERE expires < ?", (now,))


async def challenge(store: Store, name: str) -> Row | None:
    rows = await store.read("SELECT * FROM challenge WHERE id = ?", name)
    return rows[0] if rows else None


def new_passkey(key: str, visitor: str, public: str, signs: int, name: str, now: float) -> Do:
    return Do("INSERT INTO passkey VALUES (?, ?, ?, ?, ?, ?, ?)", (key, visitor, public, signs, name, now, now), 1)


def use_passkey(key: str, signs: int, now: float) -> Do:
    return Do("UPDATE passkey SET signs = ?, used = ? WHERE id = ?", (signs, now, key), 1)


def end_passkey(key: str, visitor: str) -> Do:
    return Do("DELETE FROM passkey WHERE id = ? AND visitor = ?", (key, visitor), 1)


async def passkey(store: Store, key: str) -> Row | None:
    sql = "SELECT passkey.*, visitor.name AS who FROM passkey JOIN visitor ON visitor.id = passkey.visitor WHERE passkey.id = ?"
    rows = await store.read(sql, key)
    return rows[0] if rows else None


async def passkeys(store: Store, visitor: str) -> list[Row]:
    return await store.read("SELECT id, name, created, used FROM passkey WHERE visitor = ? ORDER BY created", visitor)


# -- names -------------------------------------------------------------------------------------------------------------


def keep_name(looks: str, visitor: str) -> list[Do]:
    """This name and no other, unless somebody else keeps it."""
    return [drop_name(visitor), Do("INSERT INTO kept_name VALUES (?, ?) ON CONFLICT DO NOTHING", (looks, visitor))]


def drop_name(visitor: str) -> Do:
    return Do("DELETE FROM kept_name WHERE visitor = ?", (visitor,))


async def keeper_of(store: Store, looks: str) -> str:
    rows = await store.read("SELECT visitor FROM kept_name WHERE looks = ?", looks)
    return str(rows[0]["visitor"]) if rows else ""


async def keeps_name(store: Store, visitor: str) -> bool:
    return bool(await store.read("SELECT looks FROM kept_name WHERE visitor = ?", visitor))


async def keeps(store: Store, visitor: str) -> bool:
    """Whether a visitor has a recovery code or a passkey."""
    sql = "SELECT visitor FROM recovery WHERE visitor = ? UNION SELECT visitor FROM passkey WHERE visitor = ?"
    return bool(await store.read(sql, visitor, visitor))


# -- all that is known of somebody -------------------------------------------------------------------------------------

OF_A_VISITOR = {  # table: the columns that a visitor may have, without secrets
    "device": "id, created",
    "rating": "game, rating, games",
    "note": "table_id, text",
    "mute": "table_id, seat",
    "mute_voice": "table_id, voice",
    "member": "table_id, role",
    "passkey": "name, created, used",
    "recovery": "created",
    "kept_name": "looks",
    "moderator": "since",
    "sanction": "kind, table_id, at, ends, reason",
    "report": "at, table_id, reason, closed",
    "tip_seen": "game, tip",
    "push": "device, endpoint, lang, created",
    "pushed": "table_id, at",
}
FORGOTTEN = [
    *("device", "rating", "note", "mute", "mute_voice", "member", "passkey", "recovery", "kept_name", "moderator", "link"),
    *("tip_seen", "push", "pushed"),
]


async def known_of(store: Store, visitor: str) -> dict[str, list[Row]]:
    """By table; of reports, those that the visitor has made."""
    found = {}
    for table, columns in OF_A_VISITOR.items():
        whose = "reporter" if table == "report" else "visitor"
        found[table] = await store.read(f"SELECT {columns} FROM {table} WHERE {whose} = ?", visitor)
    return found


async def created(store: Store, visitor: str) -> float:
    return float((await store.read("SELECT created FROM visitor WHERE id = ?", visitor))[0]["created"])


async def seats_of(store: Store, visitor: str) -> list[Row]:
    sql = """SELECT sitting.table_id, sitting.seat, sitting.name, game, status, game_table.created, changed, settings, result
             FROM sitting JOIN game_table ON game_table.id = sitting.table_id
             WHERE sitting.visitor = ? ORDER BY game_table.created"""
    return await store.read(sql, visitor)


async def mentioned(store: Store, visitor: str) -> list[str]:
    """The tables whose head or journal names a visitor: all at which they sit, host, watched, said something or once sat."""
    sql = """SELECT table_id FROM journal WHERE data LIKE ? UNION SELECT id FROM game_table WHERE settings LIKE ?
             UNION SELECT table_id FROM sitting WHERE visitor = ? UNION SELECT table_id FROM speaker WHERE visitor = ?"""
    like = f'%"{visitor}"%'
    return sorted(str(row["table_id"]) for row in await store.read(sql, like, like, visitor, visitor))


def rewrite_line(table: str, rev: int, data: str) -> Do:
    return Do("UPDATE journal SET data = ? WHERE table_id = ? AND rev = ?", (data, table, rev), 1)


def rewrite_settings(table: str, settings: str) -> Do:
    return Do("UPDATE game_table SET settings = ? WHERE id = ?", (settings, table), 1)


def forget(visitor: str) -> list[Do]:
    """Everything that is kept of a visitor but for games and what a moderator decided; the log keeps that somebody did it."""
    return [
        *[Do(f"DELETE FROM {table} WHERE visitor = ?", (visitor,)) for table in FORGOTTEN],
        Do("DELETE FROM rating_pair WHERE one = ? OR other = ?", (visitor, visitor)),
        Do("DELETE FROM speaker WHERE visitor = ?", (visitor,)),
        Do("UPDATE report SET reporter = '' WHERE reporter = ?", (visitor,)),
        Do("UPDATE audit SET who = 'visitor' WHERE who = ?", (visitor,)),
        Do("UPDATE audit SET about = '' WHERE about = ?", (visitor,)),
        Do("DELETE FROM visitor WHERE id = ?", (visitor,), 1),
    ]
