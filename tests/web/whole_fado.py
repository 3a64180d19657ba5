"""Whole games of House of Fado at a real server, alone and with four: `pytest tests/web/whole_fado.py`; two: test_fado.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.fado import whole_game


@pytest.mark.parametrize(("players", "width", "height"), [(1, 1280, 720), (4, 360, 740)])
def test_whole_games_with_the_pointer(browser: Browser, dealt: Server, players: int, width: int, height: int) -> None:
    assert whole_game(browser, dealt, players, width, height).clicks > 100
