"""How to look at each game: where its points come from, what can be taken in it, and what a strategy leans on."""

from __future__ import annotations

from typing import Final

from parlour.engine.game import Game
from parlour.games.house_of_fado.components import KINDS as MUSICIAN_KINDS
from parlour.games.house_of_fado.components import TILES
from parlour.games.house_of_fado.state import HouseOfFado
from parlour.games.lacrimosa.components import COMPOSERS, CONSTANZES, MOVEMENTS, SPACES, SPOTS
from parlour.games.lacrimosa.scoring import leading
from parlour.games.lacrimosa.state import Lacrimosa
from parlour.games.notre_dame.components import CARDS, KINDS, PERSONS
from parlour.games.notre_dame.state import NotreDame
from parlour.lab.lens import Lens, Notes, Scoring, Taking

STARS: Final = [*MUSICIAN_KINDS, "fado", "prestige"]


def notre_dame(s: NotreDame, notes: Notes) -> None:
    """Action cards by their kind, whatever the colour."""
    for told in s.told or []:
        if told.event.name == "played":
            notes.take("Action cards played", KINDS[told.args[1] % len(KINDS)], told.args[0])
    assert len(CARDS) % len(KINDS) == 0


NOTRE_DAME: Final = Lens(
    scorings=[
        Scoring("earned", "prestige", source="source"),
        Scoring("earned", "bonus", fixed="park"),
        Scoring("overrun", "prestige", fixed="plague", sign=-1),
    ],
    takings=[
        Taking("Persons hired", "hired", "person"),
        Taking("Persons hired", "hired-only", "person"),
        Taking("Messages fetched", "fetched", "message"),
    ],
    turns=["played", "wasted"],
    first="first-player",
    groups={
        "residence": ["residence"],
        "messages": ["message"],
        "cathedral": ["donation", "cathedral"],
        "park": ["park"],
        "persons": PERSONS,
        "plague": ["plague"],
    },
    kinds={"Action cards played": "kind"},
    more=notre_dame,
)


def house_of_fado(s: HouseOfFado, notes: Notes) -> None:
    """The stars in the order in which they went, who ended the game by the third, and the tiles under the billboards."""
    taken: list[tuple[str, int]] = []
    for told in s.told or []:
        if told.event.name == "star-taken":
            taken.append((STARS[told.args[1]], told.args[0]))
        elif told.event.name == "alfama-star-taken":
            taken.append((STARS[told.args[0]], -1))
    for order, (star, _) in zip(("first", "second", "third"), taken):
        notes.facts[f"The {order} star taken"] = f"star-{star}"
    notes.facts["Stars taken in the end"] = " + ".join(f"star-{star}" for star in STARS if star in [one for one, _ in taken])
    if len(taken) > 2:
        ender = taken[2][1]
        won = ender >= 0 and s.ranking()[ender] == 1
        notes.facts["Whoever took the third star"] = "Alfama" if ender < 0 else "won" if won else "did not win"
    notes.facts["Tiles under the billboards"] = " ".join(TILES[tile].upper() for tile in s.tiles)


HOUSE_OF_FADO: Final = Lens(
    scorings=[Scoring("earned", "points", source="source")],
    takings=[
        Taking("Action spaces used", "placed", "space"),
        Taking("Musicians hired", "hired", "musician"),
        Taking("Musicians contracted", "contracted", "musician"),
        Taking("Musicians promoted", "promoted", "musician"),
        Taking("Fados composed", "composed", "fado"),
        Taking("Stars taken", "star-taken", "star"),
        Taking("Notes taken", "note-taken", "note"),
        Taking("Customers seated", "seated", "colour"),
    ],
    turns=["placed"],
    first="first-player",
    groups={
        "fados": ["fado", "fados"],
        "billboards": ["promotion", "billboards"],
        "careers": ["peak", "farewell", "fame"],
        "stars": ["stars"],
        "money": ["coins", "customers"],
    },
    more=house_of_fado,
)


def lacrimosa(s: Lacrimosa, notes: Notes) -> None:
    """Who the composers were, which of them led each movement, and which composer each seat worked with."""
    names = [COMPOSERS[composer] for composer in s.composers]
    notes.facts["Composers"] = " + ".join(f"composer-{name}" for name in sorted(names, key=COMPOSERS.index))
    notes.facts["Constanze card"] = f"constanze-{CONSTANZES[s.constanze]}" if s.constanze >= 0 else "none"
    for movement, name in enumerate(MOVEMENTS):
        ahead = leading(s, movement)
        said = "tied" if ahead < 0 else f"composer-{names[ahead]}" if ahead < len(names) else "the other side"
        notes.facts[f"Who leads in movement-{name}"] = said
    for told in s.told or []:
        if told.event.name == "composed":
            seat, spot = told.args[0], SPOTS[told.args[1]]
            note, _, space = spot.partition("-")
            which = ["eighth", "sixteenth"].index(note)
            if which < len(names):
                notes.take("Composers worked with", names[which], seat)
            notes.take("Requiem spaces filled", space, seat)
            notes.take("Movements worked on", MOVEMENTS[s.box.movement_of[SPACES.index(space)]], seat)


LACRIMOSA: Final = Lens(
    scorings=[Scoring("scored", "n", source="origin")],
    takings=[
        Taking("Opuses commissioned", "commissioned", "card"),
        Taking("Opuses performed", "performed", "card"),
        Taking("Opuses sold", "sold", "card"),
        Taking("Memories documented", "documented", "card"),
        Taking("Cards played as experience", "experienced", "card"),
        Taking("Cards played as story", "storied", "card"),
        Taking("Court tiles", "took-court", "court"),
        Taking("Royal favours met", "favour-met", "court"),
        Taking("City tiles", "used-city", "city"),
        Taking("Composer tiles", "took-tile", "tile"),
    ],
    turns=["experienced"],
    first="first-chosen",
    groups={
        "opuses": ["opus", "sale", "document"],
        "travel": ["city", "court", "favours"],
        "requiem": ["requiem", "offertorium", "composer", "desk"],
        "story": ["story", "finance", "bonus", "start"],
        "leftovers": ["points-left", "ducats-left"],
    },
    kinds={"Composers worked with": "composer", "Requiem spaces filled": "space", "Movements worked on": "movement"},
    source_kind="origin",
    more=lacrimosa,
)

LENSES: Final = {"notre-dame": NOTRE_DAME, "house-of-fado": HOUSE_OF_FADO, "lacrimosa": LACRIMOSA}


def lens_of(game: Game) -> Lens:
    return LENSES.get(game.id, Lens())
