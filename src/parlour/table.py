"""A table for programs: every entry is checked, and a refusal says why. `State` below it checks nothing and is faster.

table = parlour.Table("notre-dame", players=3, seed=7)
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from html import escape
from json import dumps
from operator import index
from pathlib import Path
from secrets import randbits
from typing import Any, Final, SupportsIndex

from parlour.bots import Bot, Seat, find_bot
from parlour.engine.box import Edition, read_edition
from parlour.engine.core import CHANCE, SPECTATOR, State
from parlour.engine.game import Game
from parlour.engine.picks import PickError, picks_of
from parlour.engine.record import Move, Record, RecordError, begin, play_line, read_record, undo
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.language import Language, spoken
from parlour.shelf import find

Action = str | SupportsIndex  # as text (`hire doctor`) or by its number
Player = str | Bot | None  # a bot, by its level or as such; None where somebody else decides
SHOWN: Final = 40  # legal actions that a notebook shows


class Refused(ValueError):
    """An action that may not be done now. `reason` says why in words, `clause` is the rule behind it, if there is one."""

    def __init__(self, reason: str, clause: str = "", key: str = "", action: str = "", seat: int = -1) -> None:
        super().__init__(reason, clause, key, action, seat)
        self.reason: Final = reason
        self.clause: Final = clause  # `ND-3.8`
        self.key: Final = key  # of the reason, for programs: `too-dear`
        self.action: Final = action
        self.seat: Final = seat

    def __str__(self) -> str:
        said = f"{self.action}: {self.reason}" if self.action else self.reason
        return f"{said} [{self.clause}]" if self.clause else said


class Table:
    """One game: who is asked what, what may be done, and what has happened. Chance is drawn by itself.

    `options` are the game's, by their names: `players=4, new_persons=True`; a wrong one is named. `edition` corrects printed
    values: rows, or a TOML file. The same `seed` gives the same luck; without one it cannot be guessed. `names` are what the
    seats are called, `language` (`en`, `ru`, `fr`, `es`) is that of the words.

    A seat is a number from 0. Where a method takes `seat=None` it means the one seat that is asked; if several are asked at
    the same time, it is the first of them.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seed: int | None = None,
        edition: Edition | str | os.PathLike[str] | None = None,
        names: Sequence[str] = (),
        language: str = "en",
        **options: object,
    ) -> None:
        if not isinstance(game, (str, Game)):
            raise ValueError(f"game: must be a game or the name of one, not {game!r}")
        self.game: Final = find(game) if isinstance(game, str) else game
        self.options: Final = self.game.choose({name.replace("_", "-"): value for name, value in options.items()})
        self.edition: Final = edition_of(edition)
        self.seats: Final = self.game.seats(self.options)
        if names and len(names) != self.seats:
            raise ValueError(f"names: expected {self.seats}, not {len(names)}")
        self.language = spoken(language)
        self.names: Final = [str(name) for name in names] or seat_names(self.seats, self.language)
        luck = randbits(60) if seed is None else index(seed)
        self._chance = Rng(2 * luck)
        self._thought = Rng(2 * luck + 1)
        self._moves: list[Move] = []
        self._state = self.game.new(self.options, self.edition)
        self._draw()

    # Who is asked, and what

    @property
    def state(self) -> State:
        """The engine's own table, for search and for experiments: `table.state.clone()` is fast, and its `apply` unchecked."""
        return self._state

    @property
    def asked(self) -> list[int]:
        """The seats that still have to answer: mostly one, several where a rule asks them at the same time, none at the end."""
        return self._state.asked()

    @property
    def player(self) -> int | None:
        """The first seat that is asked, or None when the game is over."""
        player = self._state.player()
        return player if player >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.player is None

    def question(self, seat: int | None = None) -> str:
        """What a seat is asked, in words; nothing if it is not asked."""
        asked = self._state.question(self._seat(seat))
        return self._words().ask(self._state, asked) if asked is not None else ""

    def clause(self, seat: int | None = None) -> str:
        """The rule that asks it: `parlour rules notre-dame ND-2.3`."""
        asked = self._state.question(self._seat(seat))
        return asked.clause if asked is not None else ""

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do now, as text."""
        return [self.game.words.text(action) for action in self.numbers(seat)]

    def numbers(self, seat: int | None = None) -> list[int]:
        """The same by number, in the same order."""
        return list(self._state.legal(self._seat(seat)))

    def text(self, action: Action) -> str:
        """An action as text."""
        return self.game.words.text(self.number(action))

    def number(self, action: Action) -> int:
        """An action by its number; Refused if this game has no such action."""
        words = self.game.words
        if isinstance(action, str):
            text = " ".join(action.split())
            found = words.numbers.get(text)
            if found is not None:
                return found
            near = get_close_matches(text, [*self.legal(), *words.numbers], 1)
            reason = self._words().say("no-action-near", {"near": near[0]}) if near else self._words().say("no-action")
            raise Refused(reason, action=action)
        number = index(action)
        if not 0 <= number < words.size:
            raise Refused(self._words().say("no-action-number", {"most": words.size - 1}), action=str(number))
        return number

    def words(self, action: Action) -> str:
        """An action as a person reads it, in the table's language."""
        return self._words().action(self.number(action))

    def why(self, action: Action, seat: int | None = None) -> Refused | None:
        """Why a seat may not do this now, as `play` would raise it; None if it may."""
        try:
            number = self.number(action)
        except Refused as unknown:
            return unknown
        who = self._seat(seat)
        why = self._state.why(who, number)
        if why is None:
            return None
        return Refused(self._words().why(why), why.clause, why.key, self.game.words.text(number), who)

    # Playing

    def play(self, action: Action, seat: int | None = None) -> None:
        """Do this, if it is legal; Refused says why not and nothing has happened. Chance then draws by itself."""
        refused = self.why(action, seat)
        if refused is not None:
            raise refused
        self._apply(self._seat(seat), self.number(action))
        self._draw()

    def play_all(self, picks: Sequence[Action], seat: int | None = None) -> None:
        """Answer a run of picks whole, in any order, and confirm it; Refused says why not and nothing has happened.

        Where several seats pick at the same time, each pick waits for theirs: `play` takes one, `play_all` no more than one.
        """
        who = self._seat(seat)
        run = picks_of(self.game, self._state, who)
        if run is None:
            raise Refused(self._words().say("no-run"), seat=who)
        try:
            actions = run.play([self.number(pick) for pick in picks])
        except PickError as error:
            text = self.game.words.text(error.pick) if error.pick >= 0 else ""
            raise Refused(self._words().why(error.why), error.why.clause, error.why.key, text, who) from None
        if run.together and len(actions) > 1:
            raise Refused(self._words().say("one-pick-each"), run.question.clause, seat=who)
        for action in actions:
            self._apply(who, action)
        self._draw()

    def play_on(self, bots: Player | Sequence[Player] | Mapping[int, Player], moves: int | None = None) -> None:
        """Let bots play until somebody else is asked, the game is over, or they have made so many moves.

        `"adept"` plays for all; `["adept", None, "novice"]` or `{0: "adept", 2: "novice"}` for some seats: at the others
        somebody else decides, and does so before bots where both are asked. `levels()` names them; a Bot of your own will do.
        """
        players = self._bots(bots)
        if moves is not None and (not isinstance(moves, int) or moves < 0):
            raise ValueError(f"moves: must be a whole number of at least 0, or None, not {moves!r}")
        left = -1 if moves is None else moves
        while left and self.asked:
            seat = self.asked[0]
            bot = players[seat]
            if bot is None or any(players[other] is None for other in self.asked):
                return
            action = bot.choose(Seat(self.game, self._state, seat), self._thought)
            self.play(action, seat)
            left -= 1

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last decision (None: of whoever decided last); RecordError says why it may not be.

        As at a real table: not past chance, nor past another's decision, nor when the seat has learnt something since.
        """
        if seat is None:
            seat = next((who for who, _ in reversed(self._moves) if who != CHANCE), 0)
        self._restore(undo(self.game, self.record(), self._checked(seat)))

    # What there is to see

    def view(self, seat: int | None = None) -> dict[str, object]:
        """Everything a seat knows and nothing else; without a seat, what everybody sees."""
        return self.game.view(self._state, SPECTATOR if seat is None else self._checked(seat))

    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return list(self._state.scores())

    def ranking(self) -> list[int]:
        """Places by seat, ties broken by the rules: 1 is best, equal places are shared."""
        return list(self._state.ranking())

    def sheet(self) -> dict[str, list[int]]:
        """The score sheet as it stands: where each seat's points are from, in words; they add up to the scores."""
        words = self._words()
        return {words.say(key): list(points) for key, points in self.game.sheet(self._state)}

    def story(self, seat: int | None = None) -> list[str]:
        """What has happened so far, in words, as a seat has heard it; without a seat, what everybody heard."""
        words = self._words()
        viewer = SPECTATOR if seat is None else self._checked(seat)
        return [words.told(told, viewer) for told in self._told() if told.event.name != "forced"]

    def preview(self, action: Action, seat: int | None = None) -> list[str]:
        """What an action would bring as far as the seat can know, in words; Refused if it may not be done."""
        refused = self.why(action, seat)
        if refused is not None:
            raise refused
        words = self._words()
        events = self.game.preview(self._state, self._seat(seat), self.number(action), Rng(0))
        return [words.event(name, args) for name, args in events]

    # Copies and records

    def clone(self, seed: int | None = None) -> Table:
        """The same game at the same point, to go on with apart. With a seed, the luck ahead is another."""
        other = copy.copy(self)
        if seed is not None:
            other._chance = Rng(2 * index(seed))
            other._thought = Rng(2 * index(seed) + 1)
        return other

    def __copy__(self) -> Table:
        return _table(self, copy.copy(self._state), self._moves.copy(), copy.copy(self._chance), copy.copy(self._thought))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.__copy__()

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        """Pickled as its record: the state is played anew."""
        return _unpickled, (self.game, self.record(), self._chance, self._thought, self.language)

    def record(self) -> Record:
        """The game so far: options, edition, names, and every move, chance included. `text()` writes it, `load` reads it."""
        return Record(self.game.id, self.game.version, self.options, self.edition, self.names, self._moves.copy())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record; a half-written file never takes the old one's place."""
        wanted = Path(path)
        fresh = wanted.with_name(wanted.name + ".new")
        fresh.write_text(self.record().text(), encoding="utf-8")
        os.replace(fresh, wanted)

    @classmethod
    def load(
        cls, source: Record | str | os.PathLike[str], *, moves: int = -1, seed: int | None = None, language: str = "en"
    ) -> Table:
        """A table from a record, its text, or its file, after so many moves or all; the luck ahead hangs on the seed.

        RecordError names the line that cannot be read or played.
        """
        record = source if isinstance(source, Record) else read_record(_text_of(source))
        game = find(record.game)
        begin(game, record)  # whatever is wrong with the head is said as of a record
        options: dict[str, Any] = dict(record.options)
        table = cls(game, seed=seed, edition=record.edition, names=record.seats, language=language, **options)
        table._restore(record.moves if moves < 0 else record.moves[:moves])
        return table

    # How it shows itself

    def __repr__(self) -> str:
        said = ", ".join([repr(self.game.id), *(f"{name.replace('-', '_')}={value!r}" for name, value in self.options.items())])
        return f"<Table({said}): {len(self._moves)} moves, {self._stands()}, scores {self.scores()}>"

    def _repr_html_(self) -> str:
        """For notebooks: the standings, what the asked seat is asked and may do, and what it knows."""
        words = self._words()
        places = self.ranking() if self.over else [0] * self.seats
        rows = "".join(
            f"<tr><th>{escape(name)}{' ◂' if seat in self.asked else ''}</th><td>{points}</td><td>{place or ''}</td></tr>"
            for seat, (name, points, place) in enumerate(zip(self.names, self.scores(), places))
        )
        parts = [f"<p><b>{escape(words.say('game-title'))}</b> · {escape(self._stands())}</p><table>{rows}</table>"]
        if self.player is not None:
            asked = f"{escape(self.question())} <small>{escape(self.clause())}</small>"
            numbers = self.numbers()
            items = "".join(
                f"<li><code>{escape(self.text(number))}</code> ({number}) {escape(words.action(number))}</li>"
                for number in numbers[:SHOWN]
            )
            more = f"<li>… {len(numbers) - SHOWN}</li>" if len(numbers) > SHOWN else ""
            parts.append(f"<p>{asked}</p><ul>{items}{more}</ul>")
        known = dumps(self.view(self.player), ensure_ascii=False, indent=1, default=str)
        parts.append(f"<details><summary>view({'' if self.player is None else self.player})</summary>")
        parts.append(f"<pre>{escape(known)}</pre></details>")
        return f"<div>{''.join(parts)}</div>"

    # Inside

    def _stands(self) -> str:
        """Who is to decide, in a few words."""
        if self.over:
            return "the game is over"
        seats = self.asked
        return f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))} {'are' if len(seats) > 1 else 'is'} asked"

    def _words(self) -> Language:
        return Language(self.game, self.language, self.names)

    def _told(self) -> list[Told]:
        return self._state.told or []

    def _checked(self, seat: SupportsIndex) -> int:
        number = index(seat)
        if not 0 <= number < self.seats:
            raise ValueError(f"seat: must be 0 to {self.seats - 1}, not {number}")
        return number

    def _seat(self, seat: SupportsIndex | None) -> int:
        """The seat that is meant; at the end, the first."""
        return max(self._state.player(), 0) if seat is None else self._checked(seat)

    def _bots(self, bots: Player | Sequence[Player] | Mapping[int, Player]) -> list[Bot | None]:
        players: Iterable[Player]
        if isinstance(bots, Mapping):
            seated = {self._checked(seat): bot for seat, bot in bots.items()}
            players = [seated.get(seat) for seat in range(self.seats)]
        elif bots is None or isinstance(bots, (str, Bot)):
            players = [bots] * self.seats
        else:
            players = list(bots)
            if len(players) != self.seats:
                raise ValueError(f"bots: expected {self.seats}, one for each seat, not {len(players)}")
        return [find_bot(player, self.game) if isinstance(player, str) else player for player in players]

    def _apply(self, seat: int, action: int) -> None:
        self._state.apply(seat, action)
        self._moves.append((seat, self.game.words.text(action)))

    def _draw(self) -> None:
        """Chance answers until a seat is asked or the game is over."""
        while self._state.player() == CHANCE:
            self._apply(CHANCE, self._state.draw(self._chance))

    def _restore(self, moves: Sequence[Move]) -> None:
        """The table after these moves; RecordError names the one that cannot be made."""
        state = self.game.new(self.options, self.edition)
        for number, move in enumerate(moves, 1):
            play_line(self.game, state, number, move)
        self._state = state
        self._moves = list(moves)
        self._draw()


def _table(like: Table, state: State, moves: list[Move], chance: Rng, thought: Rng) -> Table:
    """A table like another one, with these inside."""
    table = object.__new__(type(like))
    vars(table).update(vars(like))
    table._state, table._moves, table._chance, table._thought = state, moves, chance, thought
    return table


def _unpickled(game: Game, record: Record, chance: Rng, thought: Rng, language: str) -> Table:
    options: dict[str, Any] = dict(record.options)
    table = Table(game, seed=0, edition=record.edition, names=record.seats, language=language, **options)
    table._chance, table._thought = chance, thought
    table._restore(record.moves)
    return table


def seat_names(seats: int, language: str) -> list[str]:
    """What seats are called that nobody has named."""
    words = Language(None, language)
    return [words.say("seat", {"number": seat + 1}) for seat in range(seats)]


def edition_of(edition: Edition | str | os.PathLike[str] | None) -> Edition:
    """The rows of an edition: given as such, or in a file."""
    if edition is None or isinstance(edition, dict):
        return edition or {}
    return read_edition(Path(edition).read_text(encoding="utf-8"))


def _text_of(source: str | os.PathLike[str]) -> str:
    """A record's text: what was given, if it has lines or is JSON, or else what is in the file of that name."""
    if isinstance(source, str) and ("\n" in source or source.startswith("{")):
        return source
    try:
        return Path(source).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{source}: not a text file in UTF-8") from None
