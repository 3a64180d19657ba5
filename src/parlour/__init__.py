"""Parlour: Notre Dame, House of Fado and Lacrimosa at one table, played faithfully.

    import parlour

    table = parlour.Table("notre-dame", players=3, seed=7)
    table.legal()                  # what may be done, as text
    table.play("keep blue-bank")   # or by number; a refusal says why, by its clause
    table.play_on("adept")         # bots play to the end
    table.ranking()

`games()` and `game(name)` say what there is, `levels()` who plays. docs/LIBRARY.md is the guide.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing's own would cost more than all the rest of this file
if TYPE_CHECKING:
    from typing import Any

    from parlour.engine.game import Game
    from parlour.table import Refused, Table

__version__ = "0.1.0"
__all__ = ["Refused", "Table", "__version__", "game", "games", "levels"]


def games() -> list[str]:
    """The names of all games that installed packages bring, ours first: what `game` and `Table` take."""
    from parlour.shelf import names

    return names()


def game(name: str) -> Game:
    """A game by its name: its options, words and rules. ValueError says which there are."""
    from parlour.shelf import find

    return find(name)


def levels() -> list[str]:
    """The names of the bots, from the simplest to the strongest: what `Table.play_on` takes."""
    from parlour.bots import BOTS

    return [bot.name for bot in BOTS]


def __getattr__(name: str) -> Any:
    """`Table` and `Refused` are loaded when somebody asks for them: `import parlour` costs next to nothing."""
    if name in ("Refused", "Table"):
        import parlour.table

        return getattr(parlour.table, name)
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), "Refused", "Table"])
