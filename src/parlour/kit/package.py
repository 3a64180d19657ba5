"""What can be said of a game before it is played: its verbs, the clauses it cites, its words."""

from __future__ import annotations

from parlour.engine.game import Game
from parlour.engine.words import REASONS
from parlour.kit.wording import wrong_words
from parlour.rulebook import RulebookError, cited, read_rulebook


def wrong_package(game: Game) -> list[str]:
    """Everything that is wrong, by name."""
    return [*wrong_verbs(game), *wrong_clauses(game), *wrong_words(game)]


def wrong_verbs(game: Game) -> list[str]:
    """Verbs of chance come last: what learners choose from ends where they begin."""
    chance = ""
    found = []
    for verb in game.words.verbs:
        if verb.chance:
            chance = verb.name
        elif chance:
            found.append(f"verb {verb.name} stands after {chance}: verbs of chance come last")
    return found


def wrong_clauses(game: Game) -> list[str]:
    """Reasons, options and code cite clauses that there are."""
    try:
        there = read_rulebook(game, "en")
    except RulebookError as error:
        return [str(error)]
    ids = {*there.clauses, *(section.id for section in there.sections), ""}
    found = [
        f"reason {REASONS[n].key}: no clause is called {REASONS[n].clause}"
        for n in game.words.reasons
        if REASONS[n].clause not in ids
    ]
    found += [f"option {one.name}: no clause is called {one.clause}" for one in game.options if one.clause not in ids]
    for path in sorted(game.folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            wrong = [id for id in cited(game, line) if id not in ids]
            found += [f"{path.relative_to(game.folder).as_posix()}:{number}: no clause is called {id}" for id in wrong]
    return found
