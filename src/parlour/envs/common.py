"""What the environments share: spaces, settings, and arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import dumps
from operator import index
from typing import Any, Final, SupportsIndex, TypeVar

from parlour.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

from parlour.bots import Bot, find_bot
from parlour.engine.box import Edition
from parlour.engine.core import SPECTATOR
from parlour.engine.record import Record
from parlour.envs.spec import Spec
from parlour.envs.tables import ENDLESS, Rules, Table

Number = TypeVar("Number", bound=np.generic)
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]
Opponent = str | Bot

BOUND: Final = 1000.0  # no feature of any game comes near it (tested)


def observed(spec: Spec, options: Mapping[str, object]) -> spaces.Dict:
    """What a seat sees: its features, and a mask of what it may do."""
    features = len(spec.feature_names(spec.choose(options)))
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


def seen_in(buffer: Any, kind: type[Number]) -> NDArray[Number]:
    """A buffer of the engine's as an array, nothing copied: it shows what is written there."""
    return np.frombuffer(buffer, kind)


def unpacked(numbers: bytes) -> Floats:
    """What was packed two bytes each, as learners want it."""
    return np.frombuffer(numbers, np.int16).astype(np.float32)


def observation_of(table: Table, seat: int) -> Floats:
    """What a seat knows now, as learners want it."""
    return seen_in(table.look(seat), np.int16).astype(np.float32)


def whole(name: str, value: SupportsIndex, least: int | None = None) -> int:
    """A whole number of at least this, of Python or NumPy; ValueError names the field."""
    try:
        number = index(value)
    except TypeError:
        raise ValueError(f"{name}: must be a whole number, not {value!r}") from None
    if least is not None and number < least:
        raise ValueError(f"{name}: must be at least {least}, not {number}")
    return number


def rules_of(
    spec: Spec,
    given: Mapping[str, object],
    edition: Edition | None,
    opponents: Opponent | Sequence[Opponent] | None,
    seat: int,
    reward: str,
    max_moves: int | None,
) -> Rules:
    """Checked settings. Without opponents every seat is asked; otherwise only `seat` is, and they sit from the next seat on."""
    options = spec.choose(given)
    seats = spec.game.seats(options)
    most = ENDLESS if max_moves is None else whole("max_moves", max_moves, 1)
    bots: list[Bot | None] = [None] * seats
    if opponents is not None:
        if not 0 <= seat < seats:
            raise ValueError(f"seat: must be 0 to {seats - 1}, not {seat}")
        several = not isinstance(opponents, (str, Bot))
        named: list[Opponent] = list(opponents) if not isinstance(opponents, (str, Bot)) else [opponents] * (seats - 1)
        if several and len(named) != seats - 1:
            raise ValueError(f"opponents: {seats} players need {seats - 1}, not {len(named)}")
        for i, one in enumerate(named, 1):
            bots[(seat + i) % seats] = find_bot(one, spec.game) if isinstance(one, str) else one
    return Rules(spec.game, options, edition or {}, bots, reward, most)


def record_of(table: Table) -> Record:
    """The game so far: what `parlour replay` reads."""
    rules = table.rules
    game = rules.game
    seats = ["agent" if bot is None else bot.name for bot in rules.bots]
    moves = [(seat, game.words.text(action)) for seat, action in zip(table.who, table.what)]
    return Record(game.id, game.version, rules.options, rules.edition, seats, moves)


def drawn(table: Table) -> str:
    """The table as a spectator sees it, and what is asked of whom."""
    game = table.rules.game
    asked = "the game is over" if table.over else f"seat {table.player} is asked"
    head = f"{game.id}: {len(table.what)} moves made, scores {table.state.scores()}, {asked}"
    return f"{head}\n{dumps(game.view(table.state, SPECTATOR), ensure_ascii=False)}"
