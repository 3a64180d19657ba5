"""Editions over HTTP: printed values with their bounds, an edition checked, written as a file, and read back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.engine.box import read_edition
from parlour.server.lobby.editions import as_text, rows
from parlour.shelf import find
from tests.server.client import Server


def drawn(shape: dict[str, Any], printed: Any, rng: random.Random) -> Any:
    """A value that this shape allows."""
    if isinstance(printed, list):
        return [drawn(shape, None, rng) for _ in printed]
    if "fields" in shape:
        return {name: drawn(inner, 0, rng) for name, inner in shape["fields"].items()}
    return rng.choice(shape["words"]) if "words" in shape else rng.randint(shape["least"], shape["most"])


@pytest.mark.parametrize("game", ["notre-dame", "house-of-fado", "lacrimosa"])
def test_any_value_within_its_bounds_is_written_and_read_back(game: str) -> None:
    rng = random.Random(4)
    printed = rows(find(game))
    edition: dict[str, Any] = {}
    for kind, shapes in printed.shapes.items():
        for row in printed.kinds[kind]:
            fields = {name: drawn(shape, row[name], rng) for name, shape in shapes.items() if name in row}
            if fields:
                edition.setdefault(kind, {})[row["id"]] = fields
    assert edition
    assert read_edition(as_text(edition)) == edition


def test_an_edition_is_checked_and_says_what_differs(lite: Server) -> None:
    ada = lite.visitor("Ada")
    shown = ada.get("/api/games/notre-dame/edition")
    assert shown["shapes"]["person"]["rats"] == {"least": 0, "most": 6}
    assert "power" not in shown["shapes"]["person"], "what is fixed is not offered"
    wish = {"edition": {"person": {"doctor": {"rats": 2}, "monk": {"rats": 0}}}}
    found = ada.post("/api/games/notre-dame/edition", wish)
    assert found == {"edition": {"person": {"doctor": {"rats": 2}}}, "text": "[person.doctor]\nrats = 2\n"}, (
        "the monk has none anyway"
    )
    assert ada.post("/api/games/notre-dame/edition", {"edition": found["text"]}) == found
    for wrong, said in (
        ({"person": {"doctor": {"rats": 7}}}, "person doctor: rats must be a whole number from 0 to 6, not 7"),
        ({"person": {"nobody": {"rats": 1}}}, "no such id: nobody"),
        ({"person": {"doctor": {"power": "gain"}}}, "power cannot be changed"),
        ("[person", "not TOML"),
    ):
        error = ada.post("/api/games/notre-dame/edition", {"edition": wrong}, 422)["error"]
        assert (error["key"], error["field"]) == ("error-edition", "edition")
        assert said in error["message"]


def test_what_things_are_worth_is_served(lite: Server) -> None:
    ada = lite.visitor("Ada")
    for game in ("notre-dame", "house-of-fado", "lacrimosa"):
        found = ada.get(f"/api/games/{game}/worth")
        assert found["game"] == game
        assert all(study["games"] >= 200 for study in found["studies"])
    assert ada.get("/api/games/no-such/worth", 422)["error"]["key"] == "error-unknown-game"
