"""One screen of a game: what happened, the table, the question and its options. It knows no engine, only a view."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from parlour.engine.game import Game
from parlour.engine.words import Why
from parlour.guide import Reader, clause_of
from parlour.language import Language
from parlour.rulebook import NoClause, RulebookError, read_rulebook
from parlour.terminal.advice import Weighed
from parlour.terminal.drawing import Drawing, Heard, Shown, View
from parlour.terminal.layout import ACROSS, ALWAYS, Block, clipped, fit, flowing, laid_out
from parlour.terminal.log import Aside, Entry, heard_lines, news
from parlour.terminal.options import MARKS, Option, by_number, by_verb, listed, meant_by, mistyped, plain_letters, spoken
from parlour.terminal.screen import Screen

WORDS: Final = Path(__file__).with_name("words")
WHOLE: Final = 10_000  # rows: everything there is
COMMANDS: Final = ["undo", "hint", "why", "rules", "log", "look", "sheet", "save", "tips", "help", "quit"]
SPARED: Final = [
    "tips",
    "save",
    "sheet",
    "say",
    "rules",
    "log",
    "look",
    "why",
    "hint",
    "undo",
]  # the first to go from a bar too long
FIRST_SPARED: Final = ["tips", "save", "sheet"]  # before that numbers are typed; the last where it is several
SEVERAL: Final = "1 3"  # as several options are typed
NOTHING, AGAIN, LEAVE = -1, -2, -3  # what a line can mean that is no action: it was answered, the table anew, good-bye
COPIED: Final = ("saved", "copied", "not-saved", "resume-with")  # what is said with a path, to be copied in one piece
LISTED: Final = 8  # options that a line could mean
MOST_NAMED: Final = 3  # actions that share a reason
FORETOLD: Final = 6  # lines of what would come of an action
NOISE: Final = ["forced"]
SIGNS: Final = {"→": "brings", "✓": "chosen", "·": "none", "–": "nothing", "…": "more", "[ ]": "clause"}
ROOMY: Final = 30  # rows from which options stand in columns
LEFT_OVER: Final = 8  # rows that options leave at least, if that can be: the question, the bar, the prompt, and some of the table
LOG: Final = [2, 3, 5, 9, 15, 30]  # lines of what happened,
LOG_NEEDS: Final = [ALWAYS, 86, 68, 10, 1, 1]  # and how much each of these sizes would be missed


class Asked:
    """A question in words; `several`: picks in any order may stand on one line."""

    def __init__(self, name: str, words: str, clause: str, several: bool) -> None:
        self.name: Final = name
        self.words: Final = words
        self.clause: Final = clause
        self.several: Final = several


class Page:
    """Draws for one screen, in one language; `names` are the commands that can be typed here, `rare` more that no bar shows."""

    def __init__(
        self,
        game: Game,
        language: Language,
        drawing: Drawing,
        screen: Screen,
        names: list[str] | None = None,
        rare: Sequence[str] = (),
    ) -> None:
        self.game: Final = game
        self.language: Final = language
        self.drawing: Final = drawing
        self.screen: Final = screen
        self.names: Final = names or COMMANDS
        self.rare: Final = rare
        self.commands: Final = command_names(language, [*self.names, *rare])
        self.besides: list[str] = []  # keys of words that can be typed only at such a table, now
        self.in_parts = False  # whether an empty line is asked for the next part of what is longer than the screen
        self.unread: list[Text] = []
        self.spoken: Final = {heard(word): command for word, command in self.commands.items()}

    def lifted(self, line: Callable[[], str | None]) -> bool:
        """Whether a curtain is lifted: by Enter alone, for a word meant for elsewhere must show no hand. False to leave."""
        while True:
            typed = line()
            if typed is None or self.command(typed)[0] == "quit":
                return False
            if not typed:
                return True
            self.answer("not-done", {"text": typed})
            self.answer("curtain-how")

    def numbered(self, view: View, seat: int, events: dict[int, list[Heard]]) -> list[list[Option]]:
        """Actions with their previews, grouped by verb and numbered; what brings something comes first, plain verbs last."""
        shown: dict[int, Shown] = {}
        for action, told in events.items():
            shown[action] = self.drawing.shown(view, seat, self.language, self.game.words.text(action), told)
        parts: list[list[int]] = []
        for verb in by_verb(self.game, list(shown)):
            headed: dict[str, list[int]] = {}
            for action in verb:
                headed.setdefault(shown[action].heading, []).append(action)
            parts += [sorted(part, key=lambda action: shown[action].rank) for part in headed.values()]

        def late(part: list[int]) -> tuple[bool, bool, bool]:
            brings = any(shown[action].hint or shown[action].heading for action in part)
            return not brings, not self.game.words.verb_of(part[0]).kind, all(shown[action].late for action in part)

        groups = []
        number = 0
        parts.sort(key=late)
        for actions in parts:
            group = []
            for action in actions:
                number += 1
                group.append(self.option(number, action, shown[action]))
            groups.append(group)
        return groups

    def option(self, number: int, action: int, one: Shown) -> Option:
        words = self.language.action(action)
        return Option(number, action, words, one.hint, one.words, one.heading, one.aside, one.also, one.brief)

    def command(self, line: str) -> tuple[str, str]:
        """The command that a line begins with and what follows it; nothing, where it is none. Accents may be left out.

        The number of a clause asks for what it says.
        """
        words = line.split()
        if re.fullmatch(rf"{self.game.prefix}-\d+(\.\d+)?\.?", line, re.IGNORECASE) and "rules" in self.names:
            return "rules", line
        for count in (2, 1):  # `por qué 3`
            found = self.spoken.get(heard(" ".join(words[:count]))) if len(words) >= count else None
            if found is not None:
                return found, line.split(None, count)[count].strip() if len(words) > count else ""
        return "", ""

    def completions(self, begun: str, options: list[list[Option]]) -> list[str]:
        """What a beginning can become: commands and options as they stand on the screen, then other words for them."""
        command, rest = self.command(begun)
        flat = [option for group in options for option in group]
        if command == "why" and rest:
            return [begun.removesuffix(rest) + found for found in self.completed(rest, flat)]
        if not begun.strip():
            return []
        shown = [f"command-{name}" for name in self.names] + self.besides
        said = [self.language.say(key).partition(",")[0] for key in shown]
        found = beginning(begun, said) + self.completed(begun, flat)
        raw = [self.game.words.text(option.action) for option in flat]
        return list(dict.fromkeys(found or beginning(begun, [*self.commands, *raw])))

    def completed(self, begun: str, flat: list[Option]) -> list[str]:
        """The options that begin so; else the one that it means, or of several the words by which they go on."""
        whole = beginning(begun, [option.words for option in flat])
        fits = [] if whole else [flat[i].words for i in self.fits(begun, flat)]
        if len(fits) < 2:
            return whole or fits
        typed = plain_letters(begun).split()
        words = [spoken(text) for text in fits]
        known = dict.fromkeys(word for one in words for word in one)
        ends = [word for word in known if plain_letters(word).startswith(typed[-1])]
        if [plain_letters(word) for word in ends] != typed[-1:]:
            head = begun[: len(begun.rstrip()) - len(begun.split()[-1])]
            return [head + word for word in ends]
        apart = [word for word in known if not all(word in one for one in words)]
        return [f"{begun.rstrip()} {word}" for word in apart if plain_letters(word) not in typed]

    def draw(
        self,
        view: View,
        seat: int,
        asked: Asked,
        options: list[list[Option]],
        log: list[list[Text]],
        answer: Sequence[Text] = (),
        notices: Sequence[str] = (),
    ) -> None:
        """As much of the table as leaves room for notices, the question, its options, the answer so far and what happened."""
        width = self.screen.width
        clause = f"[{asked.clause}]" if asked.clause else ""
        below = [Text(), *self.folded([Text(line, "yellow") for notice in notices for line in notice.split("\n")])]
        below += flowing([Text(asked.words, "bold")], width, "", Text(), 2)
        chosen = listed(options, width, self.language.colon, self.screen.height < ROOMY)
        if len(chosen) > self.screen.height // 3:
            chosen = listed(options, width, self.language.colon, flow=True, terse=True)
        if len(chosen) > self.screen.height - LEFT_OVER:
            chosen = listed(options, width, self.language.colon, flow=True, terse=True, bare=True)
        below += [*chosen, *answer, self.bar(width, asked.several)] if chosen else []  # nobody can type while others think
        room = max(0, self.screen.height - 1 - len(below))
        happened = Block(lambda width, size: self.latest(log, LOG[size]), LOG_NEEDS, ACROSS)
        blocks = self.drawing.blocks(view, seat, self.language, asked.name)
        above = laid_out([happened, *blocks], width, room)
        cut = max(0, len(above) - room)  # what is asked and what can be answered matter most
        above = above[: len(above) - cut]  # a part begins with what matters most of it
        earlier = news(log, LOG[happened.size]).count([])
        more = [self.language.say("earlier", {"n": earlier})] if earlier else []
        if cut or not all(block.is_whole() for block in blocks):
            more.append(self.language.say("more-look", {"n": cut + sum(block.left_out for block in blocks)}))
        below[0] = ruled_off(f"… {' · '.join(more)}" if more else "", clause, width)
        self.screen.clear()
        self.screen.show(*[clipped(line, width) for line in [*above, *below]])

    def bar(self, width: int, several: bool) -> Text:
        """What else can be typed. Where it is too long, it is said shorter and some commands are left out; help and quit stay."""
        names = self.names.copy()
        spared = [name for name in SPARED if name in names]
        first = [self.language.say("choose-several" if several else "choose")]
        shorter = [self.language.say("several-numbers"), SEVERAL] if several else []
        while True:
            keys = [*self.besides, *[f"command-{name}" for name in names]]
            said = [self.language.say(key).partition(",")[0] for key in keys]
            text = " · ".join([*first, *said])
            if cell_len(text) <= width or not spared:
                break
            if spared[0] in FIRST_SPARED[: 2 + several] or first == shorter[-1:]:
                names.remove(spared.pop(0))
            else:
                first = shorter[1:] if first == shorter[:1] else shorter[:1]  # that numbers are typed, the list shows
        if cell_len(text) > width:
            text = " · ".join(said)
        return Text(text, "dim")

    def table(self, view: View, seat: int) -> list[Text]:
        """All of it, however high."""
        return laid_out(self.drawing.blocks(view, seat, self.language, ""), self.screen.width, WHOLE)

    def entries(self, lines: list[str], view: View) -> list[list[Text]]:
        """What happened, entry by entry as it stands on this screen: what goes on in a further line is set in."""
        return [
            Entry(flowing([self.coloured(line, view)], self.screen.width, "", Text(), 2), isinstance(line, Aside))
            for line in lines
        ]

    def latest(self, entries: list[list[Text]], most: int) -> list[Text]:
        """What happened in so many lines: of each turn its beginning."""
        return [line for entry in news(entries, most) for line in entry]

    def coloured(self, line: str, view: View) -> Text:
        """Names in their seats' colours; before the game there are none."""
        text = Text(line)
        if not view:
            return text
        for number, name in enumerate(self.language.names):
            text.highlight_words([name], f"bold {self.drawing.style(view, number)}")
        return text

    def fits(self, typed: str, flat: list[Option]) -> list[int]:
        return meant_by(typed, self.game, flat)

    def one(self, typed: str, flat: list[Option], explained: Callable[[], bool] = lambda: False) -> Option | None:
        """The one option that is meant; None when it was answered why there is none. `explained`: by somebody who knows more."""
        if typed.isdecimal():
            option = by_number(typed, flat)
            if option is None:
                self.answer("no-option", {"n": typed, "most": len(flat)})
            return option
        if all(word.isdecimal() for word in typed.split()):
            self.answer("one-only", {"text": typed})
            return None
        fits = self.fits(typed, flat)
        if len(fits) == 1:
            return flat[fits[0]]
        if fits:
            self.screen.show(*self.folded(several_fit(typed, [flat[i] for i in fits], self.language), 6))
        elif self.command(typed)[0] or not explained():
            self.screen.show(*self.folded([not_understood(typed, flat, self.commands, self.language)]))
        return None

    def rules(self, wanted: str) -> None:
        """A clause, a section, or whatever has these words in it."""
        book = read_rulebook(self.game, self.language.code)
        lines: list[Text] = []
        if not any(map(str.isdigit, wanted)):
            parts = Reader(self.game, self.language.code).found(wanted, book)
            for title, rows in parts:
                lines += [Text(title, "bold"), *self.folded([Text.assemble((f"{name}  ", "cyan"), text) for name, text in rows])]
            if not parts:
                self.answer("rules-nothing", {"words": wanted})
            self.read(lines)
            return
        try:
            found = book.find(wanted, self.game.prefix)
        except NoClause as error:
            self.answer("no-clause", {"name": error.name, "first": error.first, "last": error.last, "like": error.like})
            return
        except RulebookError as error:
            self.screen.show(Text(str(error), "yellow"))
            return
        for section in found:
            lines.append(Text(f"{section.id} {section.title}", "bold"))
            for clause in section.clauses:
                lines += self.folded([Text.assemble((f"{clause.id}  ", "cyan"), clause.text)])
        self.read(lines)

    def read(self, lines: Sequence[Text] = ()) -> bool:
        """Show what may be longer than the screen, as much as it has rows for; without lines the next part, if there is any."""
        if lines:
            self.unread = list(lines)
        elif not self.unread:
            return False
        rows = self.screen.height - 2 if self.in_parts else WHOLE
        now, self.unread = (self.unread, []) if len(self.unread) <= rows + 1 else (self.unread[:rows], self.unread[rows:])
        self.screen.show(*now)
        if self.unread:
            self.answer("more-enter", {"n": len(self.unread)})
        return True

    def reasons(self, refused: Sequence[tuple[int, Why]], all_of_them: bool, typed: str = "") -> None:
        """Why actions are not possible, equal reasons once; of a single one what its rule says, if nothing else is possible."""
        found: dict[tuple[str, str], list[str]] = {}
        for action, why in refused:
            found.setdefault((self.language.why(why), why.clause), []).append(self.language.action(action))
        for (reason, clause), said in found.items():
            if typed and all_of_them and len(found) == 1 < len(said):  # what was typed names them all
                self.answer("several-not-now", {"text": typed, "reason": reason}, clause)
                continue
            several = " / ".join(said[:MOST_NAMED]) + (" …" if len(said) > MOST_NAMED else "")
            self.answer("not-now", {"action": several, "reason": reason}, clause)
        if len(found) == 1 and all_of_them:
            self.screen.show(*self.rule(next(iter(found))[1]))

    def rule(self, clause: str) -> list[Text]:
        """What a clause says."""
        found = read_rulebook(self.game, self.language.code).clauses.get(clause)
        return self.folded([Text.assemble((f"  {clause}  ", "cyan"), (found.text, "dim"))], 4) if found is not None else []

    def consequence(self, view: View, seat: int, action: int, heard: list[Heard], then: tuple[str, str] | None) -> list[Text]:
        """What would come of an action: what happens beyond the action itself, or else what it brings; and what is asked then."""
        told = heard[1:] if heard and self.repeats(action, seat, *heard[0]) else heard
        said = heard_lines(self.language, told, NOISE)
        brings = self.drawing.shown(view, seat, self.language, self.game.words.text(action), heard).hint
        lines = [Text(f"  {line}", "green") for line in said[:FORETOLD] or ([f"→ {brings}"] if brings else [])]
        if len(said) > FORETOLD:
            lines[-1].append(" …")
        if then is not None and then[0]:
            lines.append(Text.assemble(f"  {self.language.say('asked-then', {'question': then[0]})}", (f"  [{then[1]}]", "dim")))
        return self.folded(lines, 4)

    def repeats(self, action: int, seat: int, name: str, args: list[int]) -> bool:
        """Whether an event says no more than the action: who, and the thing or the number itself, perhaps beside other things."""
        kind, noun = self.named(action)
        if not kind or noun.isdecimal():
            return args == [seat, *([int(noun)] if kind else [])]
        kinds = next(event.args for event in self.game.words.events if event.name == name)[1:]
        nouns = self.game.nouns
        things = {one: nouns[one][arg] for one, arg in zip(kinds, args[1:]) if one in nouns}
        return args[:1] == [seat] and len(things) == len(args) - 1 and things.get(kind) == noun

    def advise(self, found: Sequence[Weighed], foretell: Callable[[Option], None]) -> None:
        """Alternatives in the order of their figures; below the best why it is, and what would come of it."""
        for rank, one in enumerate(found):
            self.screen.show(*flowing(one.line(self.language, not rank), self.screen.width, "  "))
            if not rank:
                reason = one.rather_than(found[1], self.language) if len(found) > 1 else ""
                self.screen.show(*(self.folded([Text(f"  {reason}")], 4) if reason else []))
                foretell(one.option)

    def clause_about(self, action: int, asked: str) -> str:
        """The rule for an action: its own, that of the thing it names, else of what is asked."""
        own = self.drawing.clause(self.game.words.text(action), asked)
        return own or clause_of(self.game, *self.named(action)) or asked

    def named(self, action: int) -> tuple[str, str]:
        """The kind of what an action names, and its id; nothing for `pass`."""
        verb = self.game.words.verb_of(action)
        return (verb.kind, verb.nouns[verb.noun(action)]) if verb.kind else ("", "")

    def signs(self) -> None:
        """What is written short on the table: the game's own signs, then those of every table."""
        rows = signs_of(self.game, self.drawing, self.language.code)
        widest = max(cell_len(sign) for sign, _ in rows) + 2
        lines = []
        for sign, meaning in rows:
            first = Text.assemble((f"  {sign}", "cyan"), " " * (widest - cell_len(sign)))
            lines += flowing([Text(meaning)], self.screen.width, "", first, widest + 2)
        self.read(lines)

    def help(self, flat: list[Option], clause: str, about: str = "", without: Sequence[str] = ()) -> None:
        """What can be typed, `without` some of it, with examples from this very question; or what the signs mean."""
        say = self.language.say
        if about.casefold() in (say("help-signs-word"), "signs"):
            self.signs()
            return
        number = min(3, len(flat)) or 3
        after = {"why": str(number), "rules": clause, "log": "20", "save": say("help-file"), "say": say("help-text", None, " ")}
        rows = [(str(number), "number"), (SEVERAL, "several"), *([(self.example(flat), "words")] if flat else [])]
        rows += [(say(name).partition(",")[0], name) for name in self.besides]
        for name in [*self.names, *self.rare]:
            said = say(f"command-{name}").partition(",")[0]
            rows.append((f"{said} {after[name]}" if name in after else said, name))
            if name == "help":
                rows.append((f"{said} {say('help-signs-word')}", "signs"))
        rows = [row for row in rows if row[1] not in without]
        width = self.screen.width
        widest = min(width // 2, max(cell_len(typed) for typed, key in rows if key != "words") + 2)
        lines = [Text(say("help"))]
        for typed, key in rows:
            first = Text(f"  {fit(typed, widest - 2)}", "cyan")
            first.append(" " * (widest + 2 - cell_len(first.plain)))
            lines += flowing([Text(say(f"help-{key}", {"n": number}))], width, "", first, widest + 2)
        self.read([*lines, *flowing([Text(say("help-keys"), "dim")], width)])

    def example(self, flat: list[Option]) -> str:
        """A word that means one option alone, the longest of the first option that has one; else the first one's words."""
        for i, option in enumerate(flat):
            words = [word.strip(MARKS) for word in option.words.casefold().split()]
            for word in sorted(words, key=len, reverse=True):
                if len(word) > 2 and word.isalpha() and self.fits(word, flat) == [i]:
                    return word
        return flat[0].words

    def prompt(self, seat: int) -> str:
        return self.language.say("prompt", {"player": fit(self.language.seat(seat), self.screen.width // 2)}) + " > "

    def folded(self, texts: Sequence[Text], indent: int = 2) -> list[Text]:
        """No wider than the screen; what goes on in a further line is set in."""
        return [line for text in texts for line in flowing([text], self.screen.width, "", Text(), indent)]

    def copied(self, command: str) -> str:
        """A command inside a notice so that it can be copied: in a line of its own, or in several that a shell takes for one."""
        lines = [""]
        for word in command.split(" "):
            if lines[-1].strip() and cell_len(f"{lines[-1]}{word} \\") > self.screen.width:
                lines.append("  ")
            lines[-1] += f"{word} "
        return "\n" + "\\\n".join(lines).rstrip()

    def answer(self, key: str, args: dict[str, str | int] | None = None, clause: str = "") -> None:
        text = Text(self.language.say(key, args), "yellow")
        if clause:
            text.append(f"  [{clause}]", "dim")
        if key in COPIED:  # in one piece: where it has no room beside the words, on a line of its own
            for value in (args or {}).values() if self.screen.live else ():
                if cell_len(text.plain) > self.screen.width and f" {value}" in text.plain:
                    text = Text(text.plain.replace(f" {value}", f"\n{value}"), "yellow")
            self.screen.console.print(text, soft_wrap=True)
        else:
            self.screen.show(*self.folded([text]))


def signs_of(game: Game, drawing: Drawing, code: str) -> list[tuple[str, str]]:
    """What is written short on a game's table and on every table, and what it means."""
    own = [drawing.words] if drawing.words is not None else []
    words = Language(game, code, more=[game.folder / "guide", WORDS, *own])
    rows = []
    for sign, key in drawing.signs(words):
        meaning = f"{key}-text"
        rows.append((sign, f"{words.colon(words.say(key))} {words.say(meaning)}" if words.has(meaning) else words.say(key)))
    return rows + [(sign, words.say(f"sign-{key}")) for sign, key in SIGNS.items()]


def beginning(begun: str, texts: Sequence[str]) -> list[str]:
    """The texts that begin so; accents may be left out."""
    return [text for text in texts if plain_letters(text).startswith(plain_letters(begun))]


def not_understood(typed: str, options: Sequence[Option], commands: Mapping[str, str], language: Language) -> Text:
    """What a line is told that means nothing: that nothing follows this command, or what was probably meant."""
    first = typed.split()[0]
    command = {heard(word) for word in commands} & {heard(first)}
    if command and first != typed:
        return Text(language.say("nothing-after", {"text": typed, "command": first}), "yellow")
    near = mistyped(typed, options, commands)
    key = "not-understood-near" if near else "not-understood"
    return Text(language.say(key, {"text": typed, "near": near}), "yellow")


def several_fit(typed: str, options: Sequence[Option], language: Language) -> list[Text]:
    """What a line could mean, an option a line."""
    lines = [Text(f"  {option.number:>2}) {option.words}") for option in options[:LISTED]]
    more = [Text("  …")] if len(options) > LISTED else []
    return [Text(language.say("several-fit", {"text": typed}), "yellow"), *lines, *more]


def ruled_off(left: str, right: str, width: int) -> Text:
    """A line across the screen with words at its ends."""
    first, last = (f"── {left} " if left else ""), (f" {right} ──" if right else "")
    if (
        cell_len(first) + cell_len(last) > width
    ):  # what is more matters more than the rule's number, which the bar's `rules` prints
        last = ""
    return Text(f"{first}{'─' * (width - cell_len(first) - cell_len(last))}{last}", "dim")


def heard(word: str) -> str:
    """A command as it is compared: `¿Por qué`, `por-que` and `por qué` are one."""
    return plain_letters(word).lstrip("¿").replace("-", " ")


def command_names(language: Language, names: Sequence[str]) -> dict[str, str]:
    """What may be typed for each command, in English and in this language."""
    found = {}
    for source in reversed(language.sources):
        for command in names:
            key = f"command-{command}"
            for word in source.forms(key, {})[""].split(",") if source.has(key) else ():
                found[word.strip()] = command
    return found
