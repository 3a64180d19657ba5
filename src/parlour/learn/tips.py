"""Tips when they matter, as they are written: `learn/tips.toml` in the folder of a game.

A tip has an id, the questions at which it may come (`ask`), a condition on what the seat knows there (`when`), the clause that it
is about, if need be its numbers (`says`), and the answer that it warns of (`mistake`). Its words are `tip-<game>-<id>`. `turn`
names the verbs with which turns begin (`take place`: both, one after the other): two tips never come in one. Who has seen which
is for those to know who show them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import CodeType
from typing import Any, Final

from parlour.engine.box import Edition, corrected, read_tables
from parlour.engine.core import State, name_of
from parlour.engine.game import Game
from parlour.engine.record import Move
from parlour.engine.rng import SecureRng
from parlour.learn.conditions import holds, read_condition, value_of

TIPS: Final = "tips.toml"
FIELDS: Final = {"id", "ask", "when", "clause", "says", "mistake"}
NEEDED: Final = {"id", "ask", "when", "clause"}


class TipError(ValueError):
    """Tips that cannot be read: the message names the tip and the field."""


@dataclass(frozen=True, slots=True)
class Tip:
    id: str
    key: str  # of its words
    asks: frozenset[str]
    when: CodeType
    clause: str
    says: dict[str, CodeType]
    mistake: CodeType | None


@dataclass(frozen=True, slots=True)
class Tips:
    """All of a game's, in the order in which they are written."""

    all: tuple[Tip, ...] = ()
    turns: tuple[tuple[str, ...], ...] = ()  # the verbs with which a turn begins

    def turn_of(self, moves: Sequence[Move], seat: int, legal: Sequence[str]) -> int:
        """Which of its turns a seat is at: those begun, and the one that begins now."""
        last, every = {verbs[-1] for verbs in self.turns}, {verb for verbs in self.turns for verb in verbs}
        begun = sum(mover == seat and text.partition(" ")[0] in last for mover, text in moves)
        return begun + any(text.partition(" ")[0] in every for text in legal)


@cache
def tips_of(game: Game) -> Tips:
    """The tips of a game; one without the file has none."""
    path = game.folder / "learn" / TIPS
    return read_tips(game, path.read_text(encoding="utf-8")) if path.is_file() else Tips()


def read_tips(game: Game, text: str) -> Tips:
    try:
        written: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TipError(f"{game.id}: {TIPS}: {error}") from None
    turns = tuple(tuple(str(verbs).split()) for verbs in written.get("turn", []))
    strange = {verb for verbs in turns for verb in verbs} - {verb.name for verb in game.words.verbs}
    if strange or not turns or not all(turns):
        raise TipError(f"{TIPS}: turn: must be a list of verbs, not {', '.join(sorted(strange)) or 'nothing'}")
    found = []
    for number, row in enumerate(written.get("tip", []), 1):
        where = f"{TIPS}: {row.get('id', f'tip {number}')}"
        if set(row) - FIELDS or NEEDED - set(row):
            raise TipError(
                f"{where}: has {', '.join(sorted(row))}; it needs {', '.join(sorted(NEEDED))}, and may have says, mistake"
            )
        try:
            when = read_condition(f"{where}: when", row["when"])
            mistake = read_condition(f"{where}: mistake", row["mistake"]) if "mistake" in row else None
            says = {name: read_condition(f"{where}: says.{name}", one) for name, one in row.get("says", {}).items()}
        except ValueError as error:
            raise TipError(str(error)) from None
        key = f"tip-{game.id}-{row['id']}"
        found.append(Tip(row["id"], key, frozenset(row["ask"].split()), when, row["clause"], says, mistake))
    if len({tip.id for tip in found}) < len(found):
        raise TipError(f"{TIPS}: two tips with one id")
    return Tips(tuple(found), turns)


def keys(game: Game) -> dict[str, list[str]]:
    """Every message of a game's tips, with the names of its numbers."""
    return {tip.key: list(tip.says) for tip in tips_of(game).all}


@lru_cache(64)
def printed(game: Game, edition: str) -> dict[str, Any]:
    """The rows of the box by id, as this edition has them."""
    tables = corrected(read_tables(game.folder / "components"), game.shapes(), json.loads(edition))
    return {row["id"]: row for rows in tables.values() for row in rows}


class Moment:
    """A seat that is asked something, for its tips: they see what it knows, and nothing else."""

    def __init__(self, game: Game, edition: Edition, s: State, seat: int) -> None:
        question = s.question(seat)
        assert question is not None
        view = game.view(s, seat)
        players = view.get("players")
        legal = [game.words.text(action) for action in s.legal(seat)]

        def nouns(verb: str) -> list[str]:
            return [text.partition(" ")[2] for text in legal if text.partition(" ")[0] == verb]

        def told(text: str) -> list[str]:
            action = game.words.parse(text)
            return [name for name, _ in game.preview(s, seat, action, SecureRng())] if text in legal else []

        self.game: Final = game
        self.asked: Final = name_of(question)
        self.known: Final[dict[str, Any]] = {
            **view,
            "me": players[seat] if isinstance(players, list) else {},
            "about": question.about(s),
            "printed": printed(game, json.dumps(edition, sort_keys=True)),
            "nouns": nouns,
            "told": told,
        }

    def tips(self, but: Collection[str] = ()) -> list[Tip]:
        """Those whose condition holds, without those named."""
        asked = [tip for tip in tips_of(self.game).all if self.asked in tip.asks and tip.id not in but]
        return [tip for tip in asked if holds(tip.when, self.known)]

    def numbers(self, tip: Tip) -> dict[str, int]:
        """The numbers of a tip's words."""
        return {name: int(value_of(number, self.known)) for name, number in tip.says.items()}

    def mistaken(self, tip: Tip, texts: Collection[str]) -> bool:
        """Whether one of these answers is what the tip warns of."""
        if tip.mistake is None:
            return False
        said = [text.partition(" ") for text in texts]
        return any(holds(tip.mistake, {**self.known, "verb": verb, "noun": noun}) for verb, _, noun in said)
