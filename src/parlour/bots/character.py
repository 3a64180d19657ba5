"""Somebody to play against: a bot of a level with a taste of its own. Who there is stands beside a game, in `characters.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from parlour.bots.adept import Adept
from parlour.bots.master import ITERATIONS, Master
from parlour.bots.novice import Novice
from parlour.bots.search import Budget
from parlour.bots.seat import Alternative, Bot, Seat
from parlour.engine.game import Game
from parlour.engine.judge import ADEPT, MASTER, NOVICE, Judge
from parlour.engine.rng import Rng

LEVELS: Final = {"novice": NOVICE, "adept": ADEPT, "master": MASTER}
Style = dict[str, float]  # by term of the game's judge: how many times as much it counts for this one
KNOWN: Final[dict[Path, list[Character]]] = {}


class Character(Bot):
    """Thinks as its level does, and weighs some things more and others less than the level would."""

    def __init__(self, name: str, level: str, style: Style, budget: Budget, face: dict[str, Any] | None = None) -> None:
        super().__init__(name)
        self.face: Final[dict[str, Any]] = face or {}  # in words, for whoever draws it
        self.level: Final = level
        self.style: Final = style
        self.budget: Final = budget  # of a Master
        self.thinkers: Final[dict[str, Bot]] = {}  # by game, seat and players

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Character, (self.name, self.level, self.style, self.budget, self.face)

    def choose(self, seat: Seat, rng: Rng) -> int:
        thinker = self.thinker(seat)
        before = thinker.failures
        chosen = thinker.choose(seat, rng)
        self.failures += thinker.failures - before
        return chosen

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        return self.thinker(seat).weigh(seat, rng)

    def stop(self) -> None:
        """End the thinking now, as a Master's."""
        for thinker in self.thinkers.values():
            if isinstance(thinker, Master):
                thinker.stop()

    def thinker(self, seat: Seat) -> Bot:
        """The level's bot with this one's judge."""
        players = seat.players()
        key = f"{seat.game.id} {seat.number} {players}"
        if key not in self.thinkers:
            judge = self.judge(seat.game, seat.number, players)
            if self.level == "novice":
                self.thinkers[key] = Novice(self.name, judge)
            elif self.level == "adept":
                self.thinkers[key] = Adept(self.name, judge)
            else:
                self.thinkers[key] = Master(self.name, self.budget, judge)
        return self.thinkers[key]

    def judge(self, game: Game, seat: int, players: int) -> Judge:
        terms = game.terms()
        if terms is None:
            return game.judge(LEVELS[self.level], seat, players)
        weights = terms.of(LEVELS[self.level], seat, players)
        styled = []
        for name, pair in zip(terms.names, weights):
            times = self.style.get(name, 1.0)
            styled.append([pair[0] * times, pair[1] * times])
        return game.judge_with(styled)


def characters_of(game: Game) -> list[Character]:
    """Who plays this game; nobody, where its folder names none. ValueError says what is wrong with the file."""
    path = game.folder / "characters.toml"
    if path not in KNOWN:
        KNOWN[path] = [read(game, name, row) for name, row in rows_of(path).items()]
    return KNOWN[path]


def rows_of(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def read(game: Game, name: str, row: dict[str, Any]) -> Character:
    where = f"{game.id}: characters.toml: {name}"
    level, style = row.get("level"), row.get("style", {})
    if level not in LEVELS:
        raise ValueError(f"{where}: level must be one of {', '.join(LEVELS)}, not {level!r}")
    terms = game.terms()
    unknown = sorted(set(style) - set(terms.names if terms is not None else []))
    if unknown:
        raise ValueError(f"{where}: the judge has no term {unknown[0]!r}")
    times: Style = {str(term): float(value) for term, value in style.items()}
    return Character(name, str(level), times, Budget(ITERATIONS, 0.0), dict(row.get("face", {})))
