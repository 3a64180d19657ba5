"""What helps a reader beside the clauses: pictures, worked examples, a glossary, and an entry for everything in the box.

A game has them by writing `guide/guide.toml` and its words `guide/en.ftl` …; a game without the folder has none. Positions are
words that the game's own `arrange` reads, so what is shown is a table that can be, and what an example tells is what happens.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any, Final

from parlour.engine.box import read_tables
from parlour.engine.core import State, name_of
from parlour.engine.game import Game
from parlour.language import LANGUAGES, Language
from parlour.rulebook import Rulebook

SECTIONS: Final = ["picture", "example", "term", "entry", "aid"]
WORDED: Final = {"picture": [""], "example": ["", "text"], "term": ["", "text"], "entry": [""], "aid": [""]}  # "": the key alone

USUAL: Final = 3  # players at the table whose figures readers see
TITLES: Final = {  # what each section is called
    "picture": "rules-minutes",
    "example": "rules-examples",
    "term": "rules-glossary",
    "entry": "rules-things",
    "aid": "rules-aid",
}

Row = dict[str, Any]


class GuideError(ValueError):
    """A guide that cannot be used; the message names the section, the row and what is wrong."""


@cache
def read_guide(game: Game) -> dict[str, list[Row]]:
    """The rows of a game's guide by section, each with an id; without the folder they are empty."""
    path = game.folder / "guide" / "guide.toml"
    found: dict[str, list[Row]] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    for section, rows in found.items():
        if section not in SECTIONS:
            raise GuideError(f"{path.name}: no such section: {section} (there are {', '.join(SECTIONS)})")
        for row in rows:
            if "id" not in row:
                raise GuideError(f"{path.name}: {section}: a row without an id")
    return {section: found.get(section, []) for section in SECTIONS}


def guide_words(game: Game, language: str) -> tuple[str, str]:
    """The guide's messages as a Fluent file, and the language they are in: the one asked for, or English, or any."""
    for code in dict.fromkeys([language, "en", *LANGUAGES]):
        path = game.folder / "guide" / f"{code}.ftl"
        if path.is_file():
            return path.read_text(encoding="utf-8"), code
    return "", language


def words_needed(game: Game) -> list[str]:
    """The keys that a guide's words must have."""
    keys = []
    for section, rows in read_guide(game).items():
        for row in rows:
            keys += [f"{section}-{row['id']}{f'-{facet}' if facet else ''}" for facet in WORDED[section]]
            keys += [f"aid-{row['id']}-{n + 1}" for n in range(row.get("lines", 0))]
    return keys


def arranged(game: Game, row: Row) -> State:
    """The position of a picture or an example."""
    try:
        s = game.arrange(game.choose(row.get("options", {})), row["position"], {})
    except ValueError as error:
        raise GuideError(f"{game.id}: {row['id']}: {error}") from None
    game.check(s)
    return s


def shown(game: Game, s: State, seat: int) -> Row:
    """What a seat sees of the table, and is asked."""
    question = s.question(seat)
    ask = {"key": f"ask-{name_of(question)}", "clause": question.clause, "args": question.about(s)} if question else None
    legal = [game.words.text(action) for action in s.legal(seat)] if question else []
    return {"view": game.view(s, seat), "ask": ask, "do": legal}


def picture(game: Game, row: Row) -> Row:
    """A picture as a browser draws it: the row without its words for the position, and what is seen there."""
    s = arranged(game, row)
    seat = row.get("seat", 0)
    return {**without_position(row), "seat": seat, "seats": seats_of(game, row), **shown(game, s, seat)}


def home_picture(game: Game) -> Row | None:
    """The one picture that says at a glance what playing this game looks like."""
    row = next((row for row in read_guide(game)["picture"] if row.get("home")), None)
    return picture(game, row) if row is not None else None


def example(game: Game, row: Row) -> Row:
    """An example, step by step: the position, then each move with what it led to. Moves are of whoever is asked, or of chance."""
    s = arranged(game, row)
    seat = row.get("seat", 0)
    steps = [{"mover": None, "move": None, "told": heard(s, row), **shown(game, s, seat)}]
    if "before" in row:  # what a scoring counts, as it lay there
        steps.insert(0, {**steps[0], "told": [], **shown(game, arranged(game, {**row, "position": row["before"]}), seat)})
    for text in row.get("moves", []):
        mover, action = s.player(), game.words.parse(text)
        why = s.why(mover, action)
        if why is not None:
            raise GuideError(f"{game.id}: {row['id']}: {text}: {why.key} [{why.clause}]")
        if s.told is not None:
            s.told.clear()
        s.apply(mover, action)
        game.check(s)
        steps.append({"mover": mover, "move": text, "told": heard(s, row), **shown(game, s, seat)})
    return {**without_position(row), "seat": seat, "seats": seats_of(game, row), "steps": steps}


def seats_of(game: Game, row: Row) -> int:
    return game.seats(game.choose(row.get("options", {})))


def without_position(row: Row) -> Row:
    return {name: value for name, value in row.items() if name not in ("position", "before", "moves", "options", "tell")}


def heard(s: State, row: Row) -> list[Row]:
    """What the seat that looks has been told: events with their arguments by name; only those of `tell`, where a row has it."""
    rows = []
    for told in s.told or []:
        name, args = told.heard(row.get("seat", 0))
        if name in row.get("tell", [name]):
            rows.append({"event": name, "args": dict(zip(told.event.args, args))})
    return rows


def entries(game: Game) -> list[Row]:
    """Everything in the box that has a name: its kind and id, and where what is printed on it is known from.

    A row of the guide names a kind of nouns (`noun`) and the table of printed values (`rows`) that it stands in; `of` takes only
    ids that begin so, `clause` is the rule that speaks of them (`ND-6.{n}`: of the first, …), `clauses` of each by its id.
    """
    printed = read_tables(game.folder / "components")
    counted = read_figures(game)
    found = []
    for row in read_guide(game)["entry"]:
        values = {each["id"]: each for each in printed.get(row.get("rows", ""), [])}
        names = [id for id in game.nouns[row["noun"]] if id.startswith(row.get("of", ""))]
        for n, id in enumerate(names, 1):
            clause = row.get("clauses", {}).get(id) or row.get("clause", "").format(n=n)
            found.append(
                {
                    "kind": row["id"],
                    "noun": row["noun"],
                    "id": id,
                    "clause": clause,
                    "provenance": values.get(id, {}).get("provenance", ""),
                    "printed": values.get(id, {}),
                    "figures": counted.get(row["id"], {}).get(id),
                }
            )
    return found


def clause_of(game: Game, kind: str, noun: str) -> str:
    """The clause about a thing in the box, where the guide names one; `also`: other kinds of nouns that end with its name."""
    for row in read_guide(game)["entry"]:
        if kind in (row["noun"], *row.get("also", [])):
            for n, id in enumerate([id for id in game.nouns[row["noun"]] if id.startswith(row.get("of", ""))], 1):
                if noun == id or noun.endswith(f"-{id}"):
                    return str(row.get("clauses", {}).get(id) or row.get("clause", "").format(n=n))
    return ""


def read_figures(game: Game) -> dict[str, Any]:
    """How often bots took each thing and what went with it, by kinds of entries: from worth.json, where the lab has counted.

    `of` says of which games they are: those at the usual table of three, or whatever was played. A row of the guide names what
    counts as taking its things (`taken`); of several the first that knows a thing.
    """
    path = game.folder / "worth.json"
    studies = json.loads(path.read_bytes())["studies"] if path.is_file() else []
    study = next((one for one in studies if one["players"] == USUAL), studies[0] if studies else None)
    if study is None:
        return {}
    found: dict[str, Any] = {"of": {"games": study["games"], "players": study["players"], "bots": study["bots"][0]}}
    for row in read_guide(game)["entry"]:
        things = found.setdefault(row["id"], {})
        for title in row.get("taken", []):
            for items in study["items"]:
                for id, times, _, points, low, high in items["things"] if items["title"] == title else []:
                    things.setdefault(id, {"times": times, "points": points, "low": low, "high": high})
    return found


def whole(game: Game) -> Row:
    """All of a guide, arranged and played: what the server sends."""
    rows = read_guide(game)
    return {
        "pictures": [picture(game, row) for row in rows["picture"]],
        "examples": [example(game, row) for row in rows["example"]],
        "terms": rows["term"],
        "kinds": rows["entry"],
        "entries": entries(game),
        "figures": read_figures(game).get("of"),
        "aid": rows["aid"],
    }


class Reader:
    """A guide in one language: its own words first, then the game's."""

    def __init__(self, game: Game, code: str) -> None:
        self.game: Final = game
        self.language: Final = Language(game, code, more=[game.folder / "guide"])

    def title(self, section: str) -> str:
        return self.language.say(TITLES[section])

    def terms(self) -> list[tuple[str, str, str]]:
        """Words of the glossary by name: name, what it means, clause."""
        say = self.language.say
        rows = [(say(f"term-{row['id']}"), say(f"term-{row['id']}-text"), row["clause"]) for row in read_guide(self.game)["term"]]
        return sorted(rows, key=lambda row: row[0].casefold())

    def aid(self) -> list[tuple[str, list[str]]]:
        """Titles of the player aid and the lines below each; those that list entries are left out."""
        say = self.language.say
        return [
            (say(f"aid-{row['id']}"), [say(f"aid-{row['id']}-{n + 1}") for n in range(row["lines"])])
            for row in read_guide(self.game)["aid"]
            if "lines" in row
        ]

    def things(self) -> list[tuple[str, str, str, str]]:
        """Everything in the box: kind, name, power in words if the game has some, clause."""
        found = []
        for entry in entries(self.game):
            key = f"{entry['noun']}-{entry['id']}-power"
            power = self.language.say(key) if self.language.has(key) else ""
            kind = self.language.say(f"entry-{entry['kind']}")
            found.append((kind, self.language.thing(entry["noun"], entry["id"]), power, entry["clause"]))
        return found

    def found(self, words: str, book: Rulebook) -> list[tuple[str, list[tuple[str, str]]]]:
        """What these words are: in the glossary, of a card, person or tile, in the clauses; titles with their rows.

        What they name comes before what only speaks of them.
        """
        wanted = words.casefold().split()

        def has(*texts: str) -> bool:
            text = " ".join(texts).casefold()
            return all(word in text for word in wanted)

        terms = [(name, f"{text} [{clause}]") for name, text, clause in self.terms() if has(name, text)]
        terms.sort(key=lambda row: not has(row[0]))
        things: list[tuple[str, str]] = []
        same: dict[tuple[str, str], list[str]] = {}  # of what has no words of its own, the names by kind and clause
        for kind, name, text, clause in self.things():
            if has(name) and text:
                things.append((name, f"({kind.lower()}) {text} [{clause}]"))
            elif has(name):
                same.setdefault((kind, clause), []).append(name)
        for (kind, clause), names in same.items():
            text = book.clauses[clause].text if clause in book.clauses else ""
            things.append((", ".join(names), " ".join([f"({kind.lower()})", *filter(None, [text]), f"[{clause}]"])))
        cited = [(clause.id, clause.text) for clause in book.about(words)]
        titles = [self.title("term"), self.title("entry"), self.language.say("rules-clauses")]
        return [(title, rows) for title, rows in zip(titles, (terms, things, cited)) if rows]

    def captions(self) -> list[str]:
        return [self.language.say(f"picture-{row['id']}") for row in read_guide(self.game)["picture"]]
