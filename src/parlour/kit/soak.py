"""A million random games over all games, seat counts and options; and a variant that seeks what is rare.

A run is a folder: `done.jsonl` has a row for each chunk, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Generator
from pathlib import Path

from parlour.engine.core import CHANCE, NOBODY, Chance, Choice, State, name_of, next_step
from parlour.engine.effects import at_work, every
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL, REASONS, Told
from parlour.kit.checks import check_cheap, check_end
from parlour.kit.fuzz import fuzz_one
from parlour.kit.game_check import Played
from parlour.kit.play import LONGEST, all_options, random_record
from parlour.shelf import find
from parlour.shelf import games as all_games
from parlour.workers import run

CHUNK = 100
COUNTED = 20  # of the plain games, one in so many is counted in the report
ASKED = 4  # in one of so many states everything is asked that may be refused,
OFTEN = 50  # and always until a question has come up so often
TRIED = 5  # actions beside the first that are tried out to find what is rare
Seen = dict[str, int]  # "event dealt" -> how often


Parts = tuple[str, int, int, int, int, str, bool]


class Job:
    """One chunk of a run."""

    def __init__(self, game: str, first: int, count: int, whole: int, knowledge: int, folder: str, seek: bool) -> None:
        self.game = game
        self.first = first
        self.count = count
        self.whole = whole
        self.knowledge = knowledge
        self.folder = folder
        self.seek = seek

    def key(self) -> str:
        """What a run that goes on knows a chunk by: one that was checked otherwise is another one."""
        checked = "seek" if self.seek else f"whole {self.whole} knowledge {self.knowledge}"
        return f"{self.game} {self.first} {self.count} {checked}"

    def parts(self) -> Parts:
        """What another process makes the same job of: a compiled object does not travel."""
        return self.game, self.first, self.count, self.whole, self.knowledge, self.folder, self.seek


class Done:
    """What came of a chunk."""

    def __init__(self, key: str, game: str, games: int, moves: int, findings: list[str], seen: Seen) -> None:
        self.key = key
        self.game = game
        self.games = games
        self.moves = moves
        self.findings = findings
        self.seen = seen

    def json(self) -> str:
        return json.dumps(vars_of(self))


def vars_of(done: Done) -> dict[str, object]:
    return {
        "key": done.key,
        "game": done.game,
        "games": done.games,
        "moves": done.moves,
        "findings": done.findings,
        "seen": done.seen,
    }


def shares(games: int) -> dict[str, int]:
    """How many games of each, together as many as asked: the longer they are the fewer, so that none has many more states."""
    parts = {game.id: 1_000_000 // len(random_record(game, game.choose({}), 1).moves) for game in all_games()}
    total = sum(parts.values())
    found = {name: games * part // total for name, part in parts.items()}
    by_rest = sorted(parts, key=lambda name: games * parts[name] % total, reverse=True)
    for name in by_rest[: games - sum(found.values())]:  # what was cut off goes to those of whom most was
        found[name] += 1
    return found


def plan(games: int, whole: int, knowledge: int, folder: str, seek: bool) -> list[Job]:
    """The chunks of a run, the games in turn so that a stopped run has something of each."""
    rows = []
    for name, count in shares(games).items():
        for at in range(0, count, CHUNK):
            rows.append((at / max(1, count), Job(name, at, min(CHUNK, count - at), whole, knowledge, folder, seek)))
    rows.sort(key=lambda row: row[0])
    return [job for _, job in rows]


def count(seen: Seen, what: str, by: int = 1) -> None:
    seen[what] = seen.get(what, 0) + by


def note_told(game: Game, told: list[Told], seen: Seen) -> None:
    """What was told: the event (for the log line that those read who may not know all of it, too), and the effects in it."""
    for one in told:
        count(seen, f"event {one.event.name}")
        if one.event.public < len(one.event.args):
            count(seen, f"event {one.event.name}-hidden")  # a spectator never hears what is secret
        for effect in at_work(game.effects(), one):
            count(seen, f"effect {effect}")


def note_end(game: Game, s: State, seen: Seen) -> None:
    """How a game ended, and that nothing can be done any more."""
    for ending in game.endings_of(s):
        count(seen, f"ending {ending}")
    why = s.why(0, 0)
    if why is not None:
        count(seen, f"reason {why.key}")


def note_played(played: Played, seen: Seen) -> None:
    """What a plain game has shown."""
    note_told(played.game, played.s.told or [], seen)
    for action in played.actions:
        count(seen, f"action {played.game.words.text(action)}")
    note_end(played.game, played.s, seen)


def note_reasons(game: Game, s: State, rng: Rng, seen: Seen) -> None:
    """Ask why not: every seat (and chance) for every action of its question, and for one of every other verb."""
    for seat in [CHANCE, *range(len(s.scores()))]:
        question = s.question(seat)
        if question is None:
            actions = [rng.below(game.words.size)]  # the same answer for every action
        else:
            actions = []
            for verb in game.words.verbs:
                if verb in question.verbs:
                    actions += range(verb.base, verb.base + verb.size)
                else:
                    actions.append(verb.of(rng.below(verb.size)))
        for action in actions:
            why = s.why(seat, action)
            if why is not None:
                count(seen, f"reason {why.key}")


def note_forced(s: State, seat: int, action: int, seen: Seen) -> None:
    """On a clone: why nothing else was possible where the only answer left is carried out, and nobody is asked."""
    choice = s.choice
    if choice is None:
        return
    choice.apply(s, action)
    s.choice = None
    s.options.clear()
    while s.waiting:
        step = next_step(s)
        if isinstance(step, Choice) and not isinstance(step, Chance) and len(step.legal(s)) == 1:
            for verb in step.verbs:
                for other in range(verb.base, verb.base + verb.size):
                    refusal = step.refuse(s, other)
                    if refusal != LEGAL:
                        count(seen, f"forced {REASONS[refusal].key}")
        if step.start(s):
            return


def rarity(game: Game, s: State, seat: int, action: int, seen: Seen) -> int:
    """How often the rarest thing that an action brings about was seen: itself, its events and effects, what is asked next."""
    least = seen.get(f"action {game.words.text(action)}", 0)
    world = s.clone()
    world.told = []
    world.apply(seat, action)
    for told in world.told:
        least = min(least, seen.get(f"event {told.event.name}", 0))
        for effect in at_work(game.effects(), told):
            least = min(least, seen.get(f"effect {effect}", 0))
    if world.choice is not None:
        least = min(least, seen.get(f"question {name_of(world.choice)}", 0))
    return least


def seldom(game: Game, s: State, seat: int, rng: Rng, seen: Seen) -> int:
    """Of a few legal actions the one that brings about what is rarest; chance, too, is made to do what it seldom does."""
    legal = s.legal(seat)
    best = legal[rng.below(len(legal))]
    least = rarity(game, s, seat, best, seen)
    for _ in range(min(TRIED, len(legal) - 1)):
        action = legal[rng.below(len(legal))]
        n = rarity(game, s, seat, action, seen)
        if n < least:
            best = action
            least = n
    return best


def seek_game(game: Game, s: State, rng: Rng, seen: Seen) -> int:
    """Play on from here, doing what was seldom done rather than what was often done. How many moves it took."""
    heard = 0
    for moves in range(LONGEST):
        told = s.told or []
        note_told(game, told[heard:], seen)
        heard = len(told)
        if s.player() == NOBODY:
            note_end(game, s, seen)
            return moves
        asked = s.asked() or [CHANCE]
        seat = asked[rng.below(len(asked))]
        question = s.question(seat)
        assert question is not None
        name = f"question {name_of(question)}"
        count(seen, name)
        if seen[name] < OFTEN or rng.below(ASKED) == 0:
            note_reasons(game, s, rng, seen)
        if rng.below(3):
            action = seldom(game, s, seat, rng, seen)
        elif seat == CHANCE:
            action = s.draw(rng)
        else:
            action = s.legal(seat)[rng.below(len(s.legal(seat)))]
        if rng.below(ASKED) == 0:
            note_forced(s.clone(), seat, action, seen)
        s.apply(seat, action)
        check_cheap(game, s)
        count(seen, f"action {game.words.text(action)}")
    raise AssertionError(f"no end after {LONGEST} moves")


def seek(game: Game, seed: int, seen: Seen) -> int:
    """One game with any options; every second from a position put for it, where what random play hardly reaches is near."""
    rng = Rng(seed)
    starts = game.starts()
    if starts and seed % 2 == 0:
        start = starts[seed // 2 % len(starts)]
        return seek_game(game, game.arrange(game.choose(start.options), start.words, start.edition), rng, seen)
    options = all_options(game)
    chosen = options[rng.below(len(options))]
    s = game.new(chosen)
    moves = seek_game(game, s, rng, seen)
    check_end(game, chosen, s)
    return moves


def soak_chunk(job: Job) -> Done:
    """A chunk without the collector of circles: states have none, and it took a tenth of the time."""
    gc.disable()
    try:
        return seek_chunk(job) if job.seek else plain_chunk(job)
    finally:
        gc.enable()


def plain_chunk(job: Job) -> Done:
    game = find(job.game)
    options = all_options(game)
    seen: Seen = {}
    moves = 0
    findings: list[str] = []
    for seed in range(job.first, job.first + job.count):
        chosen = options[seed % len(options)]
        played = fuzz_one(game, chosen, seed, job.whole, job.knowledge, job.folder, findings)
        if played is not None:
            moves += len(played.actions)
            if seed % COUNTED == 0:
                note_played(played, seen)
    return Done(job.key(), job.game, job.count, moves, findings, seen)


def seek_chunk(job: Job) -> Done:
    game = find(job.game)
    seen: Seen = {}
    moves = 0
    findings: list[str] = []
    for seed in range(job.first, job.first + job.count):
        try:
            moves += seek(game, seed, seen)
        except Exception as error:
            findings.append(f"{job.game}, seeking, seed {seed}: {type(error).__name__}: {error}")
    return Done(job.key(), job.game, job.count, moves, findings, seen)


def soak_line(parts: Parts) -> str:
    """A chunk in a process of its own: from the parts of its job to the line that is kept of it."""
    return soak_chunk(Job(*parts)).json()


def read_done(folder: Path) -> list[Done]:
    """The chunks of an earlier run; a line that was cut off is done again."""
    found = []
    path = folder / "done.jsonl"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            found.append(Done(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def soak(todo: list[Job], folder: Path, jobs: int) -> Generator[Done, None, None]:
    """Chunks as they are done, those of an earlier run first."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {job.key() for job in todo}
    earlier = {done.key: done for done in read_done(folder) if done.key in wanted}
    yield from earlier.values()
    left = [job for job in todo if job.key() not in earlier]
    with open(folder / "done.jsonl", "a", encoding="utf-8") as out:
        for line in run(soak_line, [job.parts() for job in left], jobs):
            out.write(line + "\n")
            out.flush()
            yield Done(**json.loads(line))


def never(name: str, seen: Seen) -> list[str]:
    """What a game could say and never did. A reason counts as said where it left but one answer, too."""
    game = find(name)
    words = game.words
    found = [f"event {event.name}" for event in words.events]
    found += [f"event {event.name}-hidden" for event in words.events if event.public < len(event.args)]
    found += [f"reason {key}" for key in sorted({REASONS[number].key for number in words.reasons})]
    found += [f"effect {effect}" for effect in every(game.effects())] + [f"ending {ending}" for ending in game.endings()]
    found += [f"action {words.text(action)}" for action in range(words.size)]
    return [what for what in found if what not in seen and what.replace("reason ", "forced ", 1) not in seen]


def report(done: list[Done], seconds: float) -> str:
    """Markdown: figures by game, findings, what was rare and what was never seen."""
    lines = ["# Soak", "", "| game | games | moves | findings |", "|---|---|---|---|"]
    by_game: dict[str, list[Done]] = {}
    for row in done:
        by_game.setdefault(row.game, []).append(row)
    for name, rows in by_game.items():
        findings = sum(len(row.findings) for row in rows)
        lines.append(f"| {name} | {sum(row.games for row in rows):,} | {sum(row.moves for row in rows):,} | {findings} |")
    games = sum(row.games for row in done)
    lines += ["", f"{games:,} games; {seconds:,.0f} s in this run."]
    lines += ["", *[f"- {finding}" for row in done for finding in row.findings]]
    for name, rows in by_game.items():
        seen: Seen = {}
        for row in rows:
            for what, times in row.seen.items():
                count(seen, what, times)
        lines += ["", f"## {name}", ""]
        for kind in ("event", "reason", "forced", "effect", "ending", "action"):
            found = sorted((times, what.partition(" ")[2]) for what, times in seen.items() if what.startswith(kind + " "))
            missing = [what.partition(" ")[2] for what in never(name, seen) if what.startswith(kind + " ")]
            rare = ", ".join(f"{what} {times:,}" for times, what in (found if kind != "action" else found[:15]))
            lacking = f" ({', '.join(missing)})" if missing else ""
            called = "reasons that left one answer" if kind == "forced" else f"{kind}s"
            lines.append(f"**{called}** seen: {len(found)}, never: {len(missing)}{lacking}.")
            lines += [f"{'How often' if kind != 'action' else 'The rarest'}: {rare}.", ""]
    return "\n".join(lines) + "\n"
