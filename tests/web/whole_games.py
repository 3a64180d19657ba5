"""Whole games at a real server that are too long for every run: `pytest tests/web/whole_games.py`; others are in test_*.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web import alone, fado, lacrimosa
from tests.web.conftest import Server


@pytest.mark.parametrize(("players", "width", "height"), [(1, 1280, 720), (4, 360, 740)])
def test_house_of_fado(browser: Browser, dealt: Server, players: int, width: int, height: int) -> None:
    assert fado.whole_game(browser, dealt, players, width, height).clicks > 100


def test_lacrimosa(browser: Browser, dealt: Server) -> None:
    lacrimosa.whole_game(browser, dealt, 2, 1280, 720)


def test_notre_dame_by_keyboard_alone(browser: Browser, built: None) -> None:
    assert alone.by_keyboard(browser, "notre-dame") > 30
