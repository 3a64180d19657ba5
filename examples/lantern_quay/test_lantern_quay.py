"""Lantern Quay by clause, in numbers; whatever is true of any game, the kit checks."""

from lantern_quay.game import GAME
from lantern_quay.rules import GONE, LanternQuay

from parlour.engine.core import CHANCE, NOBODY
from parlour.kit.game_check import check_game
from parlour.kit.play import all_options

BEGUN = "deal tea,deal salt,deal ink,land tea,land tea"
UNSOLD = ",0 rest,1 rest,2 rest"


def played(lines: str) -> LanternQuay:
    """A table of three after these lines: `0 bid 3` by a seat, `land tea` by chance."""
    s = GAME.setup(GAME.choose({"players": 3}), {})
    for line in lines.split(","):
        seat, text = (int(line[0]), line[2:]) if line[0].isdigit() else (CHANCE, line)
        assert s.why(seat, GAME.words.parse(text)) is None, f"{line}: {s.why(seat, GAME.words.parse(text))}"
        s.apply(seat, GAME.words.parse(text))
    return s


def refusal(lines: str, seat: int, text: str) -> str:
    return str(played(lines).why(seat, GAME.words.parse(text)))


def test_set_up() -> None:
    """LQ-1.1, LQ-1.2, LQ-1.3: ten coins, a wish that only its owner sees, four crates of each ware."""
    assert played(BEGUN).scores() == [10, 10, 10]
    assert str(GAME.view(played(BEGUN), 1)["players"]).count("'wish': None") == 2
    assert refusal("deal tea", CHANCE, "deal tea") == "already-dealt [LQ-1.2]"
    second = f"{BEGUN},0 pass,1 pass,2 pass{UNSOLD},land tea,land tea,1 pass,2 pass,0 pass{UNSOLD}"
    assert refusal(second, CHANCE, "land tea") == "none-in-hold [LQ-1.3]"


def test_auction() -> None:
    """LQ-2.1, LQ-2.2, LQ-2.3, LQ-2.4: round the table, always more, never more than one has; the last one pays."""
    assert refusal(f"{BEGUN},0 bid 3,1 pass", 2, "bid 3") == "too-low [LQ-2.2]"
    assert refusal(f"{BEGUN},0 bid 3,1 pass", 2, "bid 11") == "too-dear [LQ-2.3]"
    s = played(f"{BEGUN},0 bid 3,1 pass,2 bid 5,0 pass")
    assert (s.coins, s.crates[2]) == ([10, 10, 5], [2, 0, 0, 0, 0, 0])
    assert played(f"{BEGUN},0 pass,1 pass,2 pass").crates[GONE][0] == 2


def test_sale() -> None:
    """LQ-3.1, LQ-3.2: four coins a crate alone, two together."""
    first = f"{BEGUN},0 bid 3,1 pass,2 pass"
    assert refusal(first, 1, "sell tea") == "none-left [LQ-3.1]"
    assert played(f"{first},0 sell tea,1 rest,2 rest").coins == [7 + 2 * 4, 10, 10]
    second = f"{first}{UNSOLD},land tea,land ink,1 bid 1,2 pass,0 pass"
    assert played(f"{second},0 sell tea,1 sell tea,2 rest").coins == [7 + 2 * 2, 9 + 2, 10]


def test_end() -> None:
    """LQ-4.1, LQ-4.2: after six nights a wish fulfilled counts five a crate; crates kept break a tie."""
    lines = f"{BEGUN},0 bid 9,1 pass,2 pass{UNSOLD}"
    for night, ware in enumerate(["ink", "ink", "silk", "silk", "oil"], 1):
        lines += f",land {ware},land {ware},{night % 3} pass,{(night + 1) % 3} pass,{(night + 2) % 3} pass{UNSOLD}"
    s = played(lines)
    assert (s.player(), s.scores(), s.ranking()) == (NOBODY, [1 + 2 + 2 * 5, 10, 10], [1, 2, 2])
    s.fulfilled[0] = 7
    assert (s.scores(), s.ranking()) == ([10, 10, 10], [1, 2, 2])


def test_the_kit() -> None:
    for options in all_options(GAME):
        check_game(GAME, options, seed=1, whole=4, knowledge=8)
