"""A million random games over all games, seat counts and options; and a variant that seeks what is rare.

A run is a folder: `done.jsonl` has a row for each chunk, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from parlour.engine.core import CHANCE, NOBODY, State, name_of
from parlour.engine.game import Game, Options
from parlour.engine.record import replay
from parlour.engine.rng import Rng
from parlour.games import GAMES, find
from parlour.kit.checks import check_cheap, check_end
from parlour.kit.fuzz import fuzz_chunk
from parlour.kit.play import LONGEST, all_options, random_record
from parlour.workers import run

CHUNK = 100
SHARES = {"notre-dame": 55, "lacrimosa": 35, "house-of-fado": 10}  # of a hundred games, so that a million take less than 3 hours
COUNTED = 20  # of the plain games, one in so many is counted in the report
ASKED = 400  # times that a question is asked for everything it refuses
Seen = dict[str, int]  # "event dealt" -> how often


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
        return f"{self.game} {self.first} {self.count} {'seek' if self.seek else 'plain'}"


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
    """How many games of each; a game without a share of its own gets what a middling one gets."""
    parts = {game.id: SHARES.get(game.id, 20) for game in GAMES}
    total = sum(parts.values())
    return {name: games * part // total for name, part in parts.items()}


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


def note_told(s: State, seen: Seen) -> None:
    for told in s.told or []:
        count(seen, f"event {told.event.name}")


def note_end(game: Game, s: State, seen: Seen) -> None:
    """How a game ended: the last thing told, and how the first place went."""
    best = s.ranking().count(1)
    count(seen, "ending " + ("nobody wins" if best == 0 else "one winner" if best == 1 else "a shared win"))
    if s.told:
        count(seen, f"ending after {s.told[-1].event.name}")
    why = s.why(0, 0)
    if why is not None:
        count(seen, f"reason {why.key}")


def note_record(game: Game, options: Options, seed: int, seen: Seen) -> None:
    """A plain game once more, counted."""
    record = random_record(game, options, seed)
    s = replay(game, record)
    note_told(s, seen)
    for _, text in record.moves:
        count(seen, f"action {text}")
    note_end(game, s, seen)


def note_reasons(game: Game, s: State, rng: Rng, seen: Seen) -> None:
    """Ask for what is refused: every action of a question that was seldom asked, some of the others, one of no question."""
    for seat in [CHANCE, *range(len(s.scores()))]:
        question = s.question(seat)
        actions = [rng.below(game.words.size)]
        if question is not None:
            name = f"question {name_of(question)}"
            count(seen, name)
            for verb in question.verbs:
                if seen[name] < ASKED:
                    actions += range(verb.base, verb.base + verb.size)
                else:
                    actions += [verb.of(rng.below(verb.size)) for _ in range(min(verb.size, 4))]
        for action in actions:
            why = s.why(seat, action)
            if why is not None:
                count(seen, f"reason {why.key}")


def seek_game(game: Game, options: Options, seed: int, seen: Seen) -> int:
    """One game in which what was seldom done is done rather than what was often done. How many moves it had."""
    rng = Rng(seed)
    s = game.new(options)
    for moves in range(LONGEST):
        if s.player() == NOBODY:
            check_end(game, options, s)
            note_told(s, seen)
            note_end(game, s, seen)
            return moves
        asked = s.asked() or [CHANCE]
        seat = asked[rng.below(len(asked))]
        legal = s.legal(seat)
        action = legal[rng.below(len(legal))] if seat != CHANCE else s.draw(rng)
        if rng.below(3) and seat != CHANCE:
            for _ in range(3):
                other = legal[rng.below(len(legal))]
                if seen.get(f"action {game.words.text(other)}", 0) < seen.get(f"action {game.words.text(action)}", 0):
                    action = other
        question = s.question(seat)
        if rng.below(12) == 0 or (question is not None and seen.get(f"question {name_of(question)}", 0) < ASKED // 10):
            note_reasons(game, s, rng, seen)
        s.apply(seat, action)
        check_cheap(game, s)
        count(seen, f"action {game.words.text(action)}")
    raise AssertionError(f"no end after {LONGEST} moves")


def soak_chunk(job: Job) -> Done:
    game = find(job.game)
    seen: Seen = {}
    seeds = range(job.first, job.first + job.count)
    options = all_options(game)
    if not job.seek:
        games, moves, findings = fuzz_chunk(job.game, seeds, job.whole, job.knowledge, job.folder)
        for seed in seeds:
            if seed % COUNTED == 0:
                note_record(game, options[seed % len(options)], seed, seen)
        return Done(job.key(), job.game, games, moves, findings, seen)
    moves = 0
    findings = []
    for seed in seeds:
        try:
            moves += seek_game(game, options[seed % len(options)], seed, seen)
        except Exception as error:
            findings.append(f"{job.game}, seeking, seed {seed}: {type(error).__name__}: {error}")
    return Done(job.key(), job.game, job.count, moves, findings, seen)


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


def soak(todo: list[Job], folder: Path, jobs: int) -> Iterator[Done]:
    """Chunks as they are done, those of an earlier run first."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {job.key() for job in todo}
    earlier = {done.key: done for done in read_done(folder) if done.key in wanted}
    yield from earlier.values()
    left = [job for job in todo if job.key() not in earlier]
    with open(folder / "done.jsonl", "a", encoding="utf-8") as out:
        for done in run(soak_chunk, left, jobs):
            out.write(done.json() + "\n")
            out.flush()
            yield done


def never(name: str, seen: Seen) -> list[str]:
    """What a game could say and never did."""
    game = find(name)
    words = game.words
    every = [f"event {event.name}" for event in words.events]
    every += [f"reason {key}" for key in sorted({reason_key(number) for number in words.reasons})]
    every += [f"action {words.text(action)}" for action in range(words.size)]
    return [what for what in every if what not in seen]


def reason_key(number: int) -> str:
    from parlour.engine.words import REASONS

    return REASONS[number].key


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
        for kind in ("event", "reason", "ending", "action"):
            found = sorted((times, what.partition(" ")[2]) for what, times in seen.items() if what.startswith(kind + " "))
            missing = [what.partition(" ")[2] for what in never(name, seen) if what.startswith(kind + " ")]
            rare = ", ".join(f"{what} {times:,}" for times, what in (found if kind != "action" else found[:15]))
            lacking = f" ({', '.join(missing)})" if missing else ""
            lines.append(f"**{kind}s** seen: {len(found)}, never: {len(missing)}{lacking}.")
            lines += [f"{'How often' if kind != 'action' else 'The rarest'}: {rare}.", ""]
    return "\n".join(lines) + "\n"
