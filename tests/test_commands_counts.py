"""Every game begins with every number of players, by every command that takes one, and with every value of its options."""

from __future__ import annotations

import pytest

from parlour.engine.game import Game, OptionError, shown
from parlour.shelf import games
from tests.runner import run

COUNTS = [(game, players) for game in games() for players in game.seat_counts()]


@pytest.mark.parametrize(("game", "players"), COUNTS, ids=lambda value: value.id if isinstance(value, Game) else str(value))
def test_any_number_of_players(game: Game, players: int) -> None:
    """The options of a first game are those of its own number of players, and stand in nobody's way."""
    named = ["--players", str(players)]
    for line in (
        ["play", game.id, *named],
        ["play", game.id, "--option", f"players={players}"],
        ["play", game.id, "--seats", ",".join(["human"] + ["random"] * (players - 1))],
        ["sim", game.id, *named, "--games", "1"],
        ["sim", game.id, "--seats", ",".join(["random"] * players), "--games", "1"],
        ["lab", game.id, *named, "--games", "1", "--seats", "random", "--alone", "random"],
    ):
        result = run(*line, text="")
        assert result.exit_code == 0, (line, result.output)


@pytest.mark.parametrize(("game", "players"), COUNTS, ids=lambda value: value.id if isinstance(value, Game) else str(value))
def test_any_option(game: Game, players: int) -> None:
    """Whatever goes with so many players begins a game; what does not is refused by its name."""
    for option in game.options:
        for value in option.values[-1:] if option.name != "players" else []:
            pair = f"{option.name}={shown(value)}"
            result = run("play", game.id, "--players", str(players), "--option", pair, text="")
            try:
                game.choose({"players": players, option.name: value})
            except OptionError:
                assert (result.exit_code, result.stderr.startswith(f"parlour: {option.name}: ")) == (2, True), result.output
            else:
                assert result.exit_code == 0, (pair, result.output)
