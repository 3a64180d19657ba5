"""Somebody to play against: every character thinks as its level does, and has a taste of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import Table
from parlour.bots import BOTS, Seat, UnknownBot, characters_of, find_bot
from parlour.bots.character import Character, read
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.shelf import find, games
from tests.tiny import TinyGame

TINY = TinyGame()

EVERYBODY = [(game.id, somebody.name) for game in games() for somebody in characters_of(game)]


def quick(bot: Character) -> Character:
    return Character(bot.name, bot.level, bot.style, Budget(40, 0.0))


def decisions(game: Game, bot: Character, seats: int = 3, most: int = 60) -> tuple[int, int]:
    """At how many of so many decisions in one game the character chooses otherwise than its level would."""
    plain = Master("master", Budget(40, 0.0)) if bot.level == "master" else find_bot(bot.level)
    s = game.new({"players": seats})
    chance, asked, other = Rng(3), 0, 0
    while s.player() != NOBODY and asked < most:
        player = s.player()
        if player == CHANCE:
            s.apply(CHANCE, s.draw(chance))
            continue
        seat = Seat(game, s, player)
        action = plain.choose(seat, Rng(asked))
        if len(s.legal(player)) > 1:
            asked += 1
            other += bot.choose(seat, Rng(asked - 1)) != action
        s.apply(player, action)
    return other, asked


@pytest.mark.on_the_wheel
@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_style_is_seen_in_what_somebody_does(game: str, name: str) -> None:
    """Beside the plain level, at the same table and with the same lots."""
    bot = find_bot(name, find(game))
    assert isinstance(bot, Character)
    other, asked = decisions(find(game), quick(bot), most=150)
    assert 1 <= other < asked * 0.7, (other, asked)


@pytest.mark.parametrize("game", ["notre-dame", "house-of-fado", "lacrimosa"])
def test_every_game_has_somebody_of_each_level_with_words(game: str) -> None:
    found = characters_of(find(game))
    assert 3 <= len(found) <= 5
    assert {bot.level for bot in found} == {"novice", "adept", "master"}
    assert not {bot.name for bot in found} & {bot.name for bot in BOTS}
    lines = [Language(find(game), code).say(f"character-{bot.name}-says") for code in ("en", "ru", "fr", "es") for bot in found]
    assert len(set(lines)) == len(lines)


def test_without_a_style_a_character_is_its_level() -> None:
    """The weights are the level's, times one."""
    game = find("notre-dame")
    assert decisions(game, Character("plain", "adept", {}, Budget(1, 0.0)))[0] == 0
    assert decisions(game, Character("plain", "novice", {}, Budget(1, 0.0)))[0] == 0


def test_a_game_that_names_nobody_has_nobody() -> None:
    assert characters_of(TINY) == []
    with pytest.raises(UnknownBot, match="odette"):
        find_bot("odette", TINY)
    with pytest.raises(UnknownBot, match=r"did you mean odette"):
        find_bot("odete", find("notre-dame"))


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"level": "expert"}, "somebody: level must be one of novice, adept, master, not 'expert'"),
        ({"level": "adept", "style": {"gold": 2.0}}, "the judge has no term 'gold'"),
    ],
)
def test_a_slip_in_the_file_is_named(row: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(find("notre-dame"), "somebody", row)


def test_they_sit_at_tables_of_programs_and_records(tmp_path: Path) -> None:
    table = Table("notre-dame", players=2, seed=4, names=["odette", "colette"])
    table.play_on(["odette", "colette"])
    assert table.over
    table.save(tmp_path / "evening.record")
    assert Table.load(tmp_path / "evening.record").scores() == table.scores()
