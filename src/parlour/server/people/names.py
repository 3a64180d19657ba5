"""Names as they may stand on the table: readable, nobody else's, and nobody's who is not here."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from parlour.server.basics.errors import Refused
from parlour.server.stores import keeping
from parlour.server.stores.store import Store

NAME_LENGTH: Final = 30
BLANK: Final = set("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")  # printable, and yet nothing is seen
MARKS: Final = re.compile("m+")
# Small letters of other alphabets that are drawn like Latin capitals, and what differs only by the font: Unicode's table has
# neither. The rest of what looks alike is in alike.txt (scripts/alike.py).
ALIKE: Final = str.maketrans("вмнткʙᴍʍʜᴛĸ01l", "bmhtkbmmhtkoii")
# Whoever is called so would be believed to speak for the server.
OFFICES: Final = """
    Parlour Admin Administrator Moderator Mod Operator System Server Support Staff Root
    Админ Администратор Модератор Оператор Система Сервер Поддержка
    Administrateur Administratrice Modérateur Modératrice Opérateur Système Serveur Assistance
    Administrador Administradora Moderador Moderadora Operador Sistema Servidor Soporte
"""
# Whoever is called so would be taken for a bot or for an empty seat: what a table calls those, in its four languages;
# a master can also be somebody.
NOBODY: Final = """
    Computer Bot Player Novice Adept Компьютер Бот Игрок Новичок Знаток
    Ordinateur Joueur Joueuse Adepte Ordenador Jugador Jugadora Novato Adepto
"""


@cache
def alike() -> dict[int, str]:
    """What stands for each letter that looks like others."""
    lines = (Path(__file__).parent / "alike.txt").read_text(encoding="utf-8").split("\n")
    rows = [line.split(" ") for line in lines if line]
    return {ord(letter): first for first, members in rows for letter in members}


def looks(name: str) -> str:
    """What a name looks like at a glance: two that look alike have the same."""
    seen = name
    for _ in range(3):  # a capital becomes small, a small letter one that looks like it, that a simpler one
        seen = unicodedata.normalize("NFKD", seen.translate(alike())).casefold().translate(ALIKE)
    return "".join(letter for letter in seen if letter.isalnum())


@cache
def offices() -> frozenset[str]:
    return frozenset(looks(name) for name in (OFFICES + NOBODY).split())


def shown_text(text: str) -> str:
    """A text as it may be shown: no characters that are invisible, or turn the writing around; one kind of space."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable() and letter not in BLANK).strip()


def clean_name(name: str | None, reserved: frozenset[str] = frozenset()) -> str:
    """A nickname as it may stand on the table: something to read, in one line, few marks on a letter, no office, no bot's."""
    text = " ".join((name or "").split())
    bare = unicodedata.normalize("NFD", text)
    readable = any(letter.isalnum() for letter in text)
    marks = max((len(run) for run in MARKS.findall("".join("m" if unicodedata.combining(c) else " " for c in bare))), default=0)
    if not 1 <= len(text) <= NAME_LENGTH or shown_text(text) != text or not readable or marks > 2:
        raise Refused(
            "error-bad-value",
            f"name: must have 1 to {NAME_LENGTH} characters that can be seen, a letter or a digit among them",
            422,
            field="name",
            came=name,
            allowed=f"1 to {NAME_LENGTH} visible characters, with a letter or a digit",
        )
    unnumbered = "".join(letter for letter in text if not letter.isdecimal())
    if {looks(text), looks(unnumbered)} & (offices() | {looks(one) for one in reserved}):
        raise Refused("error-name-reserved", "name: this name is reserved on this server", 409, field="name", came=name)
    return unicodedata.normalize("NFC", text)


async def free_name(store: Store, name: str | None, reserved: frozenset[str], visitor: str = "") -> str:
    """A clean name that no other visitor has kept for themselves."""
    clean = clean_name(name, reserved)
    if await keeping.keeper_of(store, looks(clean)) not in ("", visitor):
        raise Refused("error-name-kept", "name: somebody on this server keeps this name", 409, field="name", came=name)
    return clean


def told_apart(name: str, others: list[str]) -> str:
    """A name that looks like nobody else's at this table: a number is added where it would."""
    seen = {looks(other) for other in others}
    number, told = 2, name
    while looks(told) in seen:
        told = f"{name[: NAME_LENGTH - 3]} {number}"
        number += 1
    return told
