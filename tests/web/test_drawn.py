"""For a drawn game every legal action is reached by a drawn element, in every kind of question."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.engine.core import NOBODY, State, name_of
from parlour.engine.game import Game, play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.conftest import ROOT
from tests.web.pretend import ORIGIN, Pretend

DRAWN: Final = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts"))
EACH: Final = 2  # positions of each kind of question
ENOUGH: Final = 12_000  # decisions looked at
KINDS: Final = {"notre-dame": 18, "house-of-fado": 17, "lacrimosa": 13}  # of questions that are reached at least


def positions(game: Game, players: int) -> list[tuple[int, str, State]]:
    """Some positions of every kind of question a person can be asked, from random games with all options on."""
    options = {option.name: option.values[-1] if option.values[-1] is True else option.default for option in game.options}
    found: dict[str, list[tuple[int, str, State]]] = {}
    decisions = 0
    for seed in range(40):
        if decisions > ENOUGH:
            break
        rng = Rng(seed)
        s = game.new({**options, "players": players})
        play_chance(s, rng)
        while s.player() != NOBODY:
            seat = s.player()
            question = s.question(seat)
            assert question is not None
            row = found.setdefault(name_of(question), [])
            if len(row) < EACH and (not row or rng.below(5) == 0):
                row.append((seat, name_of(question), s.clone()))
            decisions += 1
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            play_chance(s, rng)
    return [position for row in found.values() for position in row]


@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("name", DRAWN)
def test_every_legal_action_has_a_drawn_element(browser: Browser, built: None, name: str, width: int) -> None:
    game = find(name)
    missing: list[str] = []
    kinds = set()
    seats = next(option.values for option in game.options if option.name == "players")
    for players in [int(seats[0]), int(seats[-1])] if width > 1000 else [3]:
        context = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce")
        shown = context.new_page()
        pretend: Pretend | None = None
        for seat, kind, s in positions(game, players):  # on one page: the position and the seat change
            kinds.add(kind)
            if pretend is None:
                pretend = Pretend(game, s, seat)
                pretend.install(shown)
                shown.goto(f"{ORIGIN}/table/t1")
            pretend.seat = seat
            pretend.put(s)
            wanted = sorted(game.words.text(action) for action in s.legal(seat))
            shown.wait_for_function("id => document.querySelector('.table')?.dataset.asked === id", arg=f"{pretend.ask}.0")
            shown.wait_for_function("() => document.querySelector('.table').dataset.waiting === '0'")
            shown.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))")
            drawn = shown.evaluate(
                """() => [...document.querySelectorAll('[data-touch], [data-test=confirm-picks]')]
                         .filter(e => e.getBoundingClientRect().width > 0)
                         .flatMap(e => e.dataset.do.split('|'))"""
            )
            missing += [f"{players} players, {kind}: {act}" for act in wanted if act not in drawn]
            missing += [f"{players} players, {kind}: button {act}" for act in buttons(shown)]
        context.close()
    assert missing == []
    assert len(kinds) >= KINDS.get(name, 1), kinds


def buttons(page: Page) -> list[str]:
    """Legal actions that are only a button."""
    found: list[str] = page.eval_on_selector_all("[data-fallback]", "all => all.map(e => e.dataset.fallback)")
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_the_board_finds_room_on_a_laptop(browser: Browser, built: None, name: str) -> None:
    """A page opened where much can be done: before the board is drawn all of it is buttons, and they leave the board room."""
    game, rng = find(name), Rng(3)
    s = game.new({"players": 3})
    play_chance(s, rng)
    most = s.clone()
    for _ in range(150):
        if s.player() == NOBODY:
            break
        if len(s.legal(s.player())) > len(most.legal(most.player())):
            most = s.clone()
        legal = s.legal(s.player())
        s.apply(s.player(), legal[rng.below(len(legal))])
        play_chance(s, rng)
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    Pretend(game, most, most.player()).install(page)
    page.goto(f"{ORIGIN}/table/t1")
    expect(page.locator("[data-test=board] [data-touch]").first).to_be_visible()
    expect(page.locator("[data-fallback]")).to_have_count(0)
    box = page.locator("[data-test=board]").bounding_box()
    assert box is not None
    assert box["height"] > 250
    context.close()


@pytest.mark.parametrize("name", DRAWN)
def test_before_resigning_the_points_are_those_of_the_table(browser: Browser, built: None, name: str) -> None:
    game, rng = find(name), Rng(1)
    s = game.new({"players": 2})
    play_chance(s, rng)
    while len({0, *s.scores()}) < 3:  # both have points, and not the same
        legal = s.legal(s.player())
        s.apply(s.player(), legal[rng.below(len(legal))])
        play_chance(s, rng)
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    Pretend(game, s, s.player()).install(page)
    page.goto(f"{ORIGIN}/table/t1")
    page.locator("[data-test=menu]").click()
    page.locator("[data-test=resign]").click()
    expect(page.locator("[data-test=standing] b")).to_have_text([str(points) for points in s.scores()])
    page.context.close()


@pytest.mark.parametrize("name", DRAWN)
def test_on_a_phone_names_give_way_and_scores_stay(
    browser: Browser, built: None, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With long names, a seat that was resigned and a slow clock."""
    game = find(name)
    s = game.new({"players": 2})
    play_chance(s, Rng(1))
    table = Pretend(game, s, 0)
    frame = table.frame

    def crowded() -> dict[str, Any]:
        shown = frame()
        for row in shown["seats"]:
            row.update(name="Maximiliane Konstantinopel", resigned=row["seat"] == 1)
        clocks = [{"left": 86400 * 3 - 60, "runs": seat == 0} for seat in range(2)]
        return {**shown, "clocks": {"kind": "slow", "at": time.time(), "seats": clocks}}

    monkeypatch.setattr(table, "frame", crowded)
    page = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="reduce").new_page()
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    expect(page.locator("[data-test=resigned-1]")).to_be_attached()
    for score in page.locator(".plate .score").all():
        box = score.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 360
    for word in page.locator(".plate strong").all():
        box = word.bounding_box()
        assert box is not None
        assert box["width"] >= 18
        assert box["height"] < 30, "one line"
    page.context.close()
