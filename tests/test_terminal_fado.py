"""House of Fado in the terminal: what its table shows, what its options say, what is told of a turn."""

from __future__ import annotations

import pytest
from rich.text import Text

from parlour.engine.core import name_of
from parlour.engine.rng import Rng
from parlour.engine.words import FORCED, Told
from parlour.language import LANGUAGES
from parlour.shelf import find
from parlour.terminal.drawing import View
from parlour.terminal.house_of_fado.fado import Fado
from parlour.terminal.house_of_fado.options import Choices
from parlour.terminal.play import Play
from tests.test_terminal_screens import sitting


@pytest.mark.parametrize(
    ("there", "said"),
    [
        ("coins 5", "you may close it"),
        ("two critic", "you may close it (+2 prestige)"),
        ("two critic, removed 7", "you may close it (+1 prestige)"),
        ("two critic, three grey=2", "you may close it (+2 coins, +2 prestige)"),
    ],
)
def test_hf_7_6_what_closing_brings(there: str, said: str) -> None:
    """[HF-7.6] A critic removes two prestige markers, or the last one."""
    game = find("house-of-fado")
    play, _ = sitting(game, "en", 2)
    s = game.arrange(game.choose({"players": 2}), f"round 4; 1: at boulevard-right; 0: at street-left, {there}; ask 0", {})
    assert Choices(game.view(s, 0), 0, play.language).offers("restaurant") == said


def test_too_dear_is_said_where_a_worker_would_go_for_nothing() -> None:
    """Boulevard and billboards as the street: no promise that cannot be paid; and that the action was done without is news."""
    game = find("house-of-fado")
    for lang, dear in (("en", "too dear"), ("ru", "дорого"), ("fr", "trop cher"), ("es", "demasiado caro")):
        play, _ = sitting(game, lang, 2)
        for coins in (0, 2):
            s = game.arrange(game.choose({"players": 2}), f"round 4; 1: at boulevard-right; 0: coins {coins}; ask 0", {})
            view: View = game.view(s, 0)
            view["billboards"]["singer"]["contract"] = 3
            choices = Choices(view, 0, play.language)
            assert (dear in choices.offers("boulevard-left")) == (coins < 2)
            assert dear in choices.offers("billboards-left")
            assert "2" in choices.offers("boulevard-left")
    play, _ = sitting(game, "en", 2)
    s = game.arrange(game.choose({"players": 2}), "round 4; 1: at boulevard-right; 0: coins 0; ask 0", {})
    begun = len(s.told or [])
    s.apply(0, game.words.parse("place boulevard-left"))
    assert s.told is not None
    mine = play.log(s.told[begun:], 0)
    others = [[Text(f"Maximiliane {i}")] for i in range(9)]
    assert "cannot carry out the action" in " ".join(line.plain for line in play.page.latest([*mine, *others], 2))


def test_own_workers_are_in_sight_and_empty_stars_take_no_row() -> None:
    game = find("house-of-fado")
    play, _ = sitting(game, "en", 2)
    s = game.arrange(game.choose({"players": 2}), "round 4; 1: at boulevard-right; 0: at street-left; ask 0", {})
    view: View = game.view(s, 0)
    view["players"][0]["home"] = True
    table = Fado(view, 0, play.language)
    least = "\n".join(line.plain for line in table.restaurant(80, 0))
    assert "Workers: " in least
    assert "one in the restaurant" in least
    assert table.stars(80, 0) == []
    assert table.stars(80, 1)[0].plain.startswith("Stars: ")
    view["stars"]["fado"] = 0
    assert "fado Ann" in "\n".join(line.plain for line in table.stars(80, 0))


def test_closing_shows_its_star_and_the_end() -> None:
    game = find("house-of-fado")
    play, _ = sitting(game, "en", 2)
    choices = Choices(game.view(game.new(game.choose({"players": 2}), {}), 0), 0, play.language)
    events = [("closed", [0]), ("coins-gained", [0, 6]), ("star-taken", [0, 4]), ("end-near", []), ("earned", [0, 5, 2])]
    assert choices.gains([*events, ("earned", [1, 9, 2])]) == "+5 points, +6 coins, ★ prestige, last round"
    choices.view["billboards"]["singer"] |= {"points": [2, 0], "promoted": [14, 0]}
    assert choices.brings("promote singer", [("back-to-boulevard", [8, 1]), ("promoted", [0, 9, 2]), ("earned", [0, 2, 1])]) == (
        "+2 points, +12 at the end as it stands"
    )


def heard_in(play: Play, *events: tuple[str, list[int]]) -> list[str]:
    """What seat 0 reads of these events, entry by entry."""
    known = {event.name: event for event in [*play.game.words.events, FORCED]}
    told = [Told(known[name], args, 0) for name, args in events]
    return [" ".join(line.plain.strip() for line in entry) for entry in play.log(told, 0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_closing_begins_with_the_closing(lang: str) -> None:
    """[HF-7.1] What comes of it goes on in the same entry, whose end is cut first."""
    play, _ = sitting(find("house-of-fado"), lang, 2)
    closing = [("placed", [1, 7]), ("closed", [1]), ("customers-paid", [1, 2]), ("coins-gained", [1, 2])]
    applause = [
        ("singer-applauded", [1, 7, 2, 0, 1]),
        ("singer-applauded", [1, 7, 3, 1, 2]),
        ("guitar-applauded", [1, 1, 2, 1, 0]),
    ]
    after = [("star-reached", [1, 7]), ("retired", [1, 7]), ("reviewed", [1, 2]), ("critic-left", [1, 1])]
    said = heard_in(play, *closing, *applause, *after)
    assert len(said) == 1
    closed = play.language.event("closed", [1]).removeprefix("Maximiliane ").removesuffix(".")
    entries = play.page.entries(said, play.game.view(play.session.s, 0))
    assert closed in " ".join(line.plain.strip() for line in play.page.latest(entries, 2))


@pytest.mark.parametrize(
    ("lang", "together", "impossible"),
    [
        ("en", "seats at the table for three: 2 black 1 brown.", "cannot carry out the action."),
        ("ru", "сажает за столик на троих: 2 чёр. 1 кор.", "не может выполнить действие."),
        ("fr", "installe à la table de trois\N{NO-BREAK SPACE}: 2 noirs 1 brun.", "ne peut pas effectuer l’action."),
        ("es", "sienta en la mesa de tres: 2 negros 1 marrón.", "no puede realizar la acción."),
    ],
)
def test_hf_4_2_one_table_is_filled_in_one_go(lang: str, together: str, impossible: str) -> None:
    """[HF-4.2] And who could do nothing did not do without it."""
    play, _ = sitting(find("house-of-fado"), lang, 2)
    said = heard_in(play, *[("seated", [1, colour, 2, 1]) for colour in (1, 2, 1)])
    assert said == [f"Maximiliane {together}"]
    assert heard_in(play, ("forced", [1]), ("action-left", [1])) == [f"Maximiliane {impossible}"]
    left = play.language.event("action-left", [1])
    assert heard_in(play, ("action-left", [1])) == [left]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_placing_has_workers_and_billboards_in_sight(lang: str, players: int) -> None:
    """At 80 × 24, where a worker is placed or picked up: who stands where, and who hangs on the billboards."""
    game = find("house-of-fado")
    play, out = sitting(game, lang, players)
    rng = Rng(5)
    seen = 0
    for _ in range(120):
        play.session.go_on()
        question = play.session.s.question(0)
        if question is None:
            break
        if name_of(question) in ("place", "take-up"):
            out.seek(0)
            out.truncate()
            play.draw(0, play.options(0))
            lines = out.getvalue().splitlines()
            for part in ("spaces", "billboards"):
                label = play.language.colon(play.language.say(f"hf-{part}"))
                assert any(line.startswith(label) for line in lines), out.getvalue()
            assert len(lines) <= 23
            seen += 1
        legal = play.session.s.legal(0)
        play.session.act(0, legal[rng.below(len(legal))])
    assert seen > 20


@pytest.mark.parametrize(
    ("lang", "typed", "space"),
    [
        ("ru", "закрыть ресторан", "restaurant"),
        ("ru", "сочинить фаду", "rehearsal"),
        ("en", "close the restaurant", "restaurant"),
        ("en", "compose a fado", "rehearsal"),
        ("fr", "fermer le restaurant", "restaurant"),
        ("es", "cerrar el restaurante", "restaurant"),
    ],
)
def test_a_space_is_meant_by_its_action(lang: str, typed: str, space: str) -> None:
    """[HF-2.1] The rulebook's names of the actions mean the spaces that have them."""
    game = find("house-of-fado")
    play, _ = sitting(game, lang, 2)
    play.session.go_on()
    assert play.understand(0, typed, play.options(0)) == game.words.parse(f"place {space}")


def test_hf_9_9_alone_the_restaurant_closes_at_once() -> None:
    """[HF-9.9] And Alfama's as well: the option says so before it is chosen. [HF-6.1] Where nothing can be done, that is said."""
    for lang, closes, dead in (
        ("en", "closes, and so does Alfama", "nothing to do"),
        ("ru", "закрытие, и у Алфамы тоже", "ничего не сделать"),
    ):
        play, _ = sitting(find("house-of-fado"), lang, 1)
        play.session.go_on()
        hints = [option.hint for group in play.options(0) for option in group]
        assert closes in hints
        assert sum(dead in hint for hint in hints) == 2
        assert "–" not in hints


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["note", "+2 coins", "customer to the bar"]),
        ("ru", ["нота", "монеты: +2", "посетитель в бар"]),
        ("fr", ["note", "+2 pièces", "client au bar"]),
        ("es", ["nota", "+2 monedas", "cliente a la barra"]),
    ],
)
def test_hf_2_3_every_kick_out_space_says_its_bonus(lang: str, said: list[str]) -> None:
    game = find("house-of-fado")
    play, _ = sitting(game, lang, 2)
    s = game.arrange(game.choose({"players": 2}), "round 4; 1: at boulevard-right; 0: at billboards-left; ask 0", {})
    choices = Choices(game.view(s, 0), 0, play.language)
    space = choices.nouns("space").index("billboards-left")
    sides = enumerate(("left", "centre", "right"))
    assert [choices.brings(f"shift {side}", [("kicked-out", [0, space, n])]) for n, side in sides] == said


def test_hf_4_2_each_group_is_counted_by_itself() -> None:
    """[HF-4.2] One takes from only one of the two groups beside the space."""
    play, _ = sitting(find("house-of-fado"), "en", 2)
    view: View = play.game.view(play.game.new(play.game.choose({"players": 2}), {}), 0)
    for side, n in (("left", 3), ("centre", 4), ("right", 2)):
        view["street"][side] = {"customers": {"grey": n, "black": 0, "brown": 0}, "critic": False}
    choices = Choices(view, 0, play.language)
    assert [choices.offers(f"street-{side}") for side in ("left", "right")] == ["3 or 4 waiting", "4 or 2 waiting"]
