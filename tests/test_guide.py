"""What readers see beside the clauses: every position can be, every example plays, everything in the box has its words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour import guide
from parlour.engine.box import read_tables
from parlour.engine.game import Game
from parlour.kit.wording import Words
from parlour.language import LANGUAGES, Language
from parlour.rulebook import read_rulebook
from parlour.shelf import find
from tests.charms import CharmsGame
from tests.seats import ours
from tests.test_words import typeset

WEB = Path(__file__).parents[1] / "web/src/games"
GAMES = [pytest.param(game, id=game.id) for game in ours()]
SPOKEN = [pytest.param(game, code, id=f"{game.id}-{code}") for game in ours() for code in LANGUAGES]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_and_example_can_be(game: Game) -> None:
    """Positions arrange and conserve their pieces, moves are legal, and what is lit are actions of the game."""
    rows = guide.read_guide(game)
    assert len(rows["picture"]) == 5
    assert len(rows["example"]) >= 5
    assert [bool(row.get("home")) for row in rows["picture"]].count(True) == 1
    for row in rows["picture"]:
        seen = guide.picture(game, row)
        assert "players" in seen["view"]
        assert all(game.words.parse(act) >= 0 for act in row.get("lit", []))
    for row in rows["example"]:
        steps = guide.example(game, row)["steps"]
        assert len(steps) == 1 + len(row.get("moves", [])) + ("before" in row)
        assert any(step["told"] for step in steps), row["id"]


def test_a_move_that_is_not_legal_is_named() -> None:
    game = find("notre-dame")
    row = {"id": "wrong", "options": {"players": 3}, "position": "round 1; ask 0 play", "moves": ["hire doctor"]}
    with pytest.raises(guide.GuideError, match=r"notre-dame: wrong: hire doctor: .* \[ND-"):
        guide.example(game, row)
    with pytest.raises(guide.GuideError, match="notre-dame: wrong: no such word: rain"):
        guide.picture(game, {**row, "position": "rain 1"})


def test_the_plague_is_told_as_the_rulebook_tells_it() -> None:
    """[ND-5.3] Seven rats: 9 with the penalty, 9 with the penalty, 9 without; an example shows what the rules do."""
    game = find("notre-dame")
    row = next(row for row in guide.read_guide(game)["example"] if row["id"] == "plague")
    players = guide.example(game, row)["steps"][-1]["view"]["players"]
    assert [player["rat"] for player in players] == [9, 9, 9]
    assert [player["prestige"] for player in players] == [4, 4, 6]


@pytest.mark.parametrize(("game", "code"), SPOKEN)
def test_words_are_complete_and_typeset(game: Game, code: str) -> None:
    mine = Words(game.folder / "guide" / f"{code}.ftl", code)
    assert mine.junk == []
    assert sorted(mine.keys) == sorted(guide.words_needed(game))
    for key in mine.keys:
        text, errors = mine.say(key, "", {})
        assert errors == []
        assert typeset(code, text), f"{key}: {text!r}"
    if code != "en":
        english = Words(game.folder / "guide" / "en.ftl", "en")
        same = [key for key in mine.keys if key.endswith("-text") or key.startswith("picture-")]
        assert [key for key in same if mine.say(key, "", {}) == english.say(key, "", {})] == []


@pytest.mark.parametrize("game", GAMES)
def test_clauses_and_icons_exist(game: Game) -> None:
    rows, clauses = guide.read_guide(game), read_rulebook(game, "en").clauses
    cited = [clause for row in rows["picture"] for clause in row["clauses"]]
    cited += [row["clause"] for row in [*rows["example"], *rows["term"], *guide.entries(game)]]
    assert [clause for clause in cited if clause not in clauses] == []
    if WEB.is_dir():
        art = (WEB / game.id / "pieces/art.ts").read_text(encoding="utf-8")
        drawn = set(re.findall(r'^  "?([a-z-]+)"?: ', art, re.M))
        icons = [row["icon"] for row in rows["term"]] + [icon for row in rows["aid"] for icon in row.get("icons", [])]
        assert [icon for icon in icons if icon not in drawn] == []
        scene = (WEB / game.id / "Scene.svelte").read_text(encoding="utf-8")
        parts = {row["part"] for row in [*rows["picture"], *rows["example"]]}
        named = set(re.findall(r'part === "([a-z]+)"', scene))
        assert len(parts - named) <= 1, "one part is drawn where no other is named"


@pytest.mark.parametrize(("game", "code"), SPOKEN)
def test_everything_in_the_box_has_an_entry(game: Game, code: str) -> None:
    """Every row of cards, persons and tiles: its name in each language, and where its values are from."""
    language = Language(game, code)
    entries = guide.entries(game)
    for entry in entries:
        assert language.has(f"{entry['noun']}-{entry['id']}"), entry["id"]
        assert not entry["printed"] or entry["provenance"], entry["id"]
    tables = read_tables(game.folder / "components")
    wanted = {"notre-dame": ["person", "message"], "house-of-fado": ["musician", "fado", "tile"]}
    for table in wanted.get(game.id, ["memory", "opus", "court", "city", "tile", "bonus", "soloist"]):
        assert {row["id"] for row in tables[table]} <= {entry["id"] for entry in entries}, table


def test_a_person_s_clause_is_about_that_person() -> None:
    game = find("notre-dame")
    clauses, language = read_rulebook(game, "en").clauses, Language(game, "en")
    for entry in guide.entries(game):
        if entry["noun"] in ("person", "kind"):
            assert clauses[entry["clause"]].text.startswith(language.say(f"{entry['noun']}-{entry['id']}")), entry["id"]


def test_a_game_without_a_guide_has_an_empty_one() -> None:
    assert guide.whole(CharmsGame()) == {
        "pictures": [],
        "examples": [],
        "terms": [],
        "kinds": [],
        "entries": [],
        "figures": None,
        "aid": [],
    }
    assert guide.guide_words(CharmsGame(), "fr") == ("", "fr")


def test_figures_are_the_lab_s() -> None:
    """An entry says what worth.json says of the table of three; things too seldom taken have no figures."""
    game = find("notre-dame")
    if not (game.folder / "worth.json").is_file():
        assert guide.read_figures(game) == {}
        return
    study = next(one for one in json.loads((game.folder / "worth.json").read_bytes())["studies"] if one["players"] == 3)
    hired = {row[0]: row for row in next(one["things"] for one in study["items"] if one["title"] == "Persons hired")}
    assert guide.read_figures(game)["of"] == {"games": study["games"], "players": 3, "bots": "adept"}
    for entry in guide.entries(game):
        if entry["kind"] == "persons":
            row = hired.get(entry["id"])
            assert entry["figures"] == (dict(zip(["times", "points", "low", "high"], [row[1], *row[3:]])) if row else None), (
                entry["id"]
            )
