"""What can be reached in a game, told from how it ended and what happened: counted here a second time, from the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from parlour import Table
from parlour.engine.core import SPECTATOR, State
from parlour.engine.words import Told
from parlour.milestones import MilestoneError, milestones_of, reached, read_milestones
from parlour.shelf import find
from tests.tiny import TinyGame

Counted = dict[str, Callable[[Any, list[Told], int], bool]]


def times(told: list[Told], event: str, seat: int, source: str = "") -> int:
    """How often; of events with a source, with that one."""
    found = [one for one in told if one.event.name == event and one.args[0] == seat]
    nouns = find("notre-dame").nouns["source"]
    return len([one for one in found if not source or nouns[one.args[one.event.args.index("source")]] == source])


def seen(game: str, s: Any) -> Any:
    return find(game).view(s, SPECTATOR)


def alone(s: Any, told: list[Told], seat: int) -> bool:
    return len(s.scores()) == 1 and s.ranking() == [1]


COUNTED: Final[dict[str, Counted]] = {
    "notre-dame": {
        "no-overrun": lambda s, told, seat: not times(told, "overrun", seat),
        "cathedral": lambda s, told, seat: times(told, "earned", seat, "cathedral") == 3,
        "every-sector": lambda s, told, seat: all(seen("notre-dame", s)["players"][seat]["sectors"].values()),
        "messages": lambda s, told, seat: times(told, "fetched", seat) > 5,
        "prestige": lambda s, told, seat: s.players[seat].prestige > 59,
    },
    "house-of-fado": {
        "alfama": alone,
        "stars": lambda s, told, seat: s.stars_of(seat) > 2,
        "prestige": lambda s, told, seat: seen("house-of-fado", s)["stars"]["prestige"] == seat,
        "billboards": lambda s, told, seat: all(s.beside[4 * board + seat] > 0 for board in range(3)),
        "fados": lambda s, told, seat: times(told, "composed", seat) > 4,
        "points": lambda s, told, seat: s.scores()[seat] > 99,
    },
    "lacrimosa": {
        "soloist": alone,
        "movements": lambda s, told, seat: s.movements_of(seat) == 5,
        "desks": lambda s, told, seat: len(s.own_markers(seat)) == 7,
        "favours": lambda s, told, seat: times(told, "favour-met", seat) > 2,
        "performances": lambda s, told, seat: times(told, "performed", seat) > 3,
        "points": lambda s, told, seat: s.players[seat].vp > 99,
    },
}


@pytest.mark.on_the_wheel
@pytest.mark.parametrize("game", COUNTED)
def test_milestones_are_what_they_say(game: str) -> None:
    one, seen = find(game), set()
    assert {each.id for each in milestones_of(one)} == set(COUNTED[game])
    for players, bot, seeds in ((1, "adept", 4), (2, "adept", 4), (3, "novice", 4)):
        for seed in range(seeds if (game, players) != ("notre-dame", 1) else 0):
            table = Table(game, players=players, seed=seed)
            table.play_on(bot)
            s: State = table._state
            told = list(s.told or [])
            for seat in range(players):
                found = reached(one, s, told, seat, s.ranking()[seat])
                assert found == [name for name in COUNTED[game] if COUNTED[game][name](s, told, seat)], (players, seed, seat)
                seen.update(found)
    assert len(seen) >= 3, "or nothing was tried"


def test_a_game_without_the_file_has_none() -> None:
    assert milestones_of(TinyGame()) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[milestone]]\nid =", "notre-dame: milestones.toml: "),
        ('[[milestone]]\nid = "a"', "milestones.toml: a: has id; it needs id, when"),
        ('[[milestone]]\nid = "a"\nwhen = "score >"', "milestones.toml: a: when: invalid syntax"),
        ('[[milestone]]\nid = "a"\nwhen = "True"\n[[milestone]]\nid = "a"\nwhen = "True"', "two milestones with one id"),
    ],
)
def test_a_slip_in_the_file_is_named(text: str, said: str) -> None:
    with pytest.raises(MilestoneError, match=said):
        read_milestones(find("notre-dame"), text)
