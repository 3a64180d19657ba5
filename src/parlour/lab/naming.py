"""What things are called in a report, and where their printed values come from."""

from __future__ import annotations

from typing import Final

from parlour.engine.box import read_tables
from parlour.engine.game import Game
from parlour.language import Language

CARD_TABLES: Final = ["opus", "memory"]  # kinds of rows that are cards


class Naming:
    """The English words of a game."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.language: Final = Language(game, "en")
        tables = read_tables(game.folder / "components")
        self.rows: Final = {
            (kind, str(row["id"])): str(row.get("provenance", "")) for kind, rows in tables.items() for row in rows
        }

    def noun(self, kind: str, name: str) -> str:
        """Its words, or its id where it has none."""
        said = self.language.thing(kind, name) if kind else name
        return name if said.startswith("⟨") else said

    def words(self, text: str) -> str:
        """A fact, in which ids such as `star-fado` stand for words."""
        found = []
        for word in text.split(" "):
            found.append(self.language.say(word) if "-" in word and self.language.has(word) else word)
        return " ".join(found)

    def question(self, name: str) -> str:
        return name.replace("-", " ")

    def provenance(self, kind: str, name: str) -> str:
        """Of a printed row: rulebook, source, deduced or reconstructed; nothing for what is no row."""
        for table in [kind, *CARD_TABLES]:
            if (table, name) in self.rows:
                return self.rows[table, name]
        return ""
