"""One game in progress: its record, its state, and who sits where."""

from __future__ import annotations

from typing import Final

from parlour.bots import Bot, Seat
from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, SPECTATOR, State
from parlour.engine.game import Game, Options
from parlour.engine.picks import undo_run
from parlour.engine.record import Move, Record, RecordError, begin, play_line
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.files import SaveFile


class Session:
    """A table with persons and bots. `bots` holds None where a person sits; `seats` is what the record says of them."""

    def __init__(
        self, game: Game, options: Options, edition: Edition, seats: list[str], bots: list[Bot | None], chance: Rng, thought: Rng
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.edition: Final = edition
        self.seats: Final = seats
        self.bots: Final = bots
        self.chance: Final = chance
        self.thought: Final = thought
        self.moves: list[Move] = []
        self.marks: list[int] = []  # how much had been told before each move
        self.decided: Final[dict[int, int]] = {}  # how many moves there were before each person's last decision
        self.rest: Final[dict[int, list[int]]] = {}  # picks chosen by persons, but not asked for yet
        self.drawn: list[str] = []  # what chance did after a decision that was taken back: it will do so again
        self.s: State = game.new(options, edition)

    def record(self) -> Record:
        return Record(self.game.id, self.game.version, self.options, self.edition, self.seats, self.moves)

    def told(self) -> list[Told]:
        return self.s.told or []

    def restore(self, moves: list[Move]) -> None:
        """The table after these moves; RecordError names the one that cannot be made."""
        self.moves = []
        self.marks = []
        self.decided.clear()
        self.s = begin(self.game, self.record())
        for number, move in enumerate(moves, 1):
            self.marks.append(len(self.told()))
            play_line(self.game, self.s, number, move)
            self.moves.append(move)

    def act(self, seat: int, action: int) -> None:
        self.marks.append(len(self.told()))
        self.s.apply(seat, action)
        self.moves.append((seat, self.game.words.text(action)))

    def act_all(self, seat: int, actions: list[int]) -> None:
        """A whole run of picks. Where others choose at the same time, one is given now and the rest when it is asked for."""
        self.decided[seat] = len(self.moves)
        self.rest[seat] = actions.copy()
        self.give_rest(seat)

    def give_rest(self, seat: int) -> None:
        """The picks that this seat has chosen already, as long as they are what it is asked for."""
        rest = self.rest.get(seat, [])
        while rest and seat in self.s.asked():
            if rest[0] not in self.s.legal(seat):
                rest.clear()
                break
            self.act(seat, rest.pop(0))

    def person(self) -> int:
        """The first person who is asked now, or -1."""
        for seat in self.s.asked():
            self.give_rest(seat)
        return next((seat for seat in self.s.asked() if self.bots[seat] is None), -1)

    def go_on(self) -> None:
        """Chance and bots, until a person is asked or the game is over. Persons answer before bots where both are asked."""
        while self.person() < 0:
            seat = self.s.player()
            if seat == CHANCE:
                self.act(CHANCE, self.luck())
                continue
            bot = self.bots[seat] if seat >= 0 else None
            if bot is None:
                return
            self.act(seat, bot.choose(Seat(self.game, self.s, seat), self.thought))

    def luck(self) -> int:
        """What chance does now."""
        if self.drawn:
            again = self.game.words.parse(self.drawn.pop(0))
            if again in self.s.legal(CHANCE):
                return again
            self.drawn.clear()  # it is another game now
        return self.s.draw(self.chance)

    def undo(self, seat: int) -> bool:
        """Take back this seat's last decision, a run of picks as one. Whether more was taken back with it.

        Whoever plays with bots alone may go back past them and past chance, which then does the same again. Where others
        sit here too, RecordError if it may not be.
        """
        try:
            stay = undo_run(self.game, self.record(), seat)
            more = False
        except RecordError:
            last = max((i for i, move in enumerate(self.moves) if move[0] == seat), default=-1)
            if last < 0 or self.bots.count(None) > 1:
                raise
            last = min(last, self.decided.get(seat, last))
            stay, more = self.moves[:last], True
            self.drawn = [text for mover, text in self.moves[last:] if mover == CHANCE] + self.drawn
        self.rest.clear()
        self.restore(stay)
        return more

    def since(self, seat: int, heard: int = 0) -> list[Told]:
        """What happened from this seat's last decision on, its own effects included, but for what it has heard already.

        Picks confirmed at once are one decision.
        """
        last = max((i for i, move in enumerate(self.moves) if move[0] == seat), default=-1)
        last = min(last, self.decided.get(seat, last))
        return self.told()[max(heard, self.marks[last] if last >= 0 else 0) :]

    def turn_of(self, seat: int) -> list[Told]:
        """What happened since anybody else decided something: the whole turn."""
        others = [i for i, (mover, _) in enumerate(self.moves) if mover not in (seat, CHANCE)]
        first = others[-1] + 1 if others else 0
        first += next((i for i, (mover, _) in enumerate(self.moves[first:]) if mover == seat), 0)  # not how the table was set
        return self.told()[self.marks[first] if first < len(self.marks) else 0 :]

    def secrets(self, seat: int) -> bool:
        """Whether this seat knows anything that an onlooker doesn't."""
        return self.game.view(self.s, seat) != self.game.view(self.s, SPECTATOR)

    def save(self, file: SaveFile) -> None:
        """Write the record."""
        file.write(self.record().text())
