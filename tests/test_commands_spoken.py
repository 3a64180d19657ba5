"""What was typed wrong is answered in the reader's language: every message in four, and no English left in the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import parlour
from parlour.bots import BOTS, characters_of, find_bot
from parlour.commands import faults
from parlour.commands.common import chosen_options
from parlour.commands.grammar import BadInput
from parlour.commands.table import COMMANDS, SHELLS, TOP, TOPICS
from parlour.commands.words import Message, messages
from parlour.engine.options import OptionError
from parlour.extras import missing
from parlour.files import SaveFile
from parlour.nearest import UnknownName
from parlour.shelf import find, games, names
from parlour.spoken import LANGUAGES, spoken
from tests.runner import run
from tests.test_commands_faults import bad_lines

SOURCE = Path(parlour.__file__).parent
FAULTS = [key for key in messages("en") if key.startswith("fault-")]
SPEAKS = ["play", "learn", "join", "host", "games", "rules", "replay", "sim", "help", "completion"]  # in everything they refuse
ENGLISH = {"PARLOUR_LANG": "en"}
CLAUSE = re.compile(r"[A-Z]{2}-\d+")
NAME = re.compile(r"-*\b[A-Za-z][A-Za-z0-9-]*")

SAID = {
    "frobni": {
        "ru": "нет такой команды: frobni (есть play, learn, join, host,",
        "fr": "commande inconnue\u00a0: frobni (il y a play, learn, join, host,",
        "es": "no existe el comando frobni (hay play, learn, join, host,",
    },
    "plya": {
        "ru": "нет такой команды: plya (может быть, play?)",
        "fr": "commande inconnue\u00a0: plya (vouliez-vous dire play\u202f?)",
        "es": "no existe el comando plya (¿querías decir play?)",
    },
    "tables lits": {
        "ru": "tables: нет такой команды: lits (может быть, list?)",
        "fr": "tables\u00a0: commande inconnue\u00a0: lits (vouliez-vous dire list\u202f?)",
        "es": "tables: no existe el comando lits (¿querías decir list?)",
    },
    "--verison": {
        "ru": "нет такого параметра: --verison (может быть, --version?)",
        "fr": "option inconnue\u00a0: --verison (vouliez-vous dire --version\u202f?)",
        "es": "no existe la opción --verison (¿querías decir --version?)",
    },
    "play": {
        "ru": "play: не указано: ИГРА (parlour play --help)",
        "fr": "play\u00a0: argument manquant\u00a0: JEU (parlour play --help)",
        "es": "play: falta JUEGO (parlour play --help)",
    },
    "replay": {
        "ru": "replay: не указано: ФАЙЛ (parlour replay --help)",
        "fr": "replay\u00a0: argument manquant\u00a0: FICHIER (parlour replay --help)",
        "es": "replay: falta ARCHIVO (parlour replay --help)",
    },
    "play lacrimosa more": {
        "ru": "play: «more» — лишнее (parlour play --help)",
        "fr": "play\u00a0: «\u00a0more\u00a0» est de trop (parlour play --help)",
        "es": "play: «more» sobra (parlour play --help)",
    },
    "play lacrimosa --seed": {
        "ru": "--seed: нужно значение (parlour play --help)",
        "fr": "--seed\u00a0: il faut une valeur (parlour play --help)",
        "es": "--seed: falta el valor (parlour play --help)",
    },
    "play lacrimosa --confirm=yes": {
        "ru": "--confirm: указывается без значения",
        "fr": "--confirm\u00a0: ne prend pas de valeur",
        "es": "--confirm: no lleva valor",
    },
    "play lacrimosa --seed 1 --seed 2": {
        "ru": "--seed: указано дважды",
        "fr": "--seed\u00a0: est donné deux fois",
        "es": "--seed: se da dos veces",
    },
    "sim notre-dame --games 0": {
        "ru": "--games: нужно целое число не меньше 1, а не «0»",
        "fr": "--games\u00a0: il faut un nombre entier d’au moins 1, pas «\u00a00\u00a0»",
        "es": "--games: debe ser un número entero de 1 o más, no «0»",
    },
    "serve --port 99999": {
        "ru": "--port: нужно целое число от 0 до 65535, а не «99999»",
        "fr": "--port\u00a0: il faut un nombre entier de 0 à 65535, pas «\u00a099999\u00a0»",
        "es": "--port: debe ser un número entero de 0 a 65535, no «99999»",
    },
    "sim notre-dame --out=": {
        "ru": "--out: нужен путь, а здесь пусто",
        "fr": "--out\u00a0: il faut un chemin, pas rien",
        "es": "--out: debe ser una ruta, no nada",
    },
    "play fado": {
        "ru": "нет игры «fado» (может быть, house-of-fado?)",
        "fr": "aucun jeu ne s’appelle «\u00a0fado\u00a0» (vouliez-vous dire house-of-fado\u202f?)",
        "es": "ningún juego se llama «fado» (¿querías decir house-of-fado?)",
    },
    "sim notre-dame --seats grady": {
        "ru": "--seats: нет бота «grady» (может быть, greedy?)",
        "fr": "--seats\u00a0: aucun robot ne s’appelle «\u00a0grady\u00a0» (vouliez-vous dire greedy\u202f?)",
        "es": "--seats: ningún bot se llama «grady» (¿querías decir greedy?)",
    },
    "play notre-dame --seats humna,adept": {
        "ru": "--seats: никого не зовут «humna» (может быть, human?)",
        "fr": "--seats\u00a0: personne ne s’appelle «\u00a0humna\u00a0» (vouliez-vous dire human\u202f?)",
        "es": "--seats: nadie se llama «humna» (¿querías decir human?)",
    },
    "play notre-dame --seats human,,adept": {
        "ru": "--seats: нужны имена через запятую, как human,adept, а не «human,,adept»",
        "fr": "--seats\u00a0: il faut des noms séparés par des virgules, comme human,adept, pas «\u00a0human,,adept\u00a0»",
        "es": "--seats: deben ser nombres separados por comas, como human,adept, no «human,,adept»",
    },
    "play notre-dame --players 3 --seats human,adept": {
        "ru": "--seats: в --players 3, а мест названо 2",
        "fr": "--seats\u00a0: --players dit 3, mais le nombre de places nommées est 2",
        "es": "--seats: --players dice 3, pero el número de asientos nombrados es 2",
    },
    "play notre-dame --option players=5 --seats human,adept": {
        "ru": "--option: настройка говорит players=5, а мест 2",
        "fr": "--option\u00a0: l’option dit players=5, mais le nombre de places est 2",
        "es": "--option: la opción dice players=5, pero el número de asientos es 2",
    },
    "play notre-dame --option new-persons": {
        "ru": "--option: нужно ИМЯ=ЗНАЧЕНИЕ, а не «new-persons»",
        "fr": "--option\u00a0: il faut NOM=VALEUR, pas «\u00a0new-persons\u00a0»",
        "es": "--option: debe ser NOMBRE=VALOR, no «new-persons»",
    },
    "play notre-dame --option first=1 --option first=0": {
        "ru": "--option: настройка first задана дважды",
        "fr": "--option\u00a0: first est donné deux fois",
        "es": "--option: first se da dos veces",
    },
    "play notre-dame --option new-persons=maybe": {
        "ru": "new-persons: может быть no или yes, а не maybe",
        "fr": "new-persons\u00a0: doit être no ou yes, et non maybe",
        "es": "new-persons: puede ser no o yes, no maybe",
    },
    "play notre-dame --option moon=full": {
        "ru": "moon: нет такой настройки (есть players, ",
        "fr": "moon\u00a0: option de jeu inconnue (il y a players, ",
        "es": "moon: no existe esa opción del juego (hay players, ",
    },
    "play notre-dame --force": {
        "ru": "--force: только вместе с --save",
        "fr": "--force\u00a0: ne va qu’avec --save",
        "es": "--force: solo va con --save",
    },
    "sim notre-dame --force": {
        "ru": "--force: только вместе с --out",
        "fr": "--force\u00a0: ne va qu’avec --out",
        "es": "--force: solo va con --out",
    },
    "play notre-dame --resume a --seats human,adept": {
        "ru": "--resume: кто и во что играет, сказано в файле; --seats,",
        "fr": "--resume\u00a0: le fichier dit qui joue à quoi\u202f; --seats,",
        "es": "--resume: el archivo dice quién juega a qué; --seats,",
    },
    "learn notre-dame --save a --resume b": {
        "ru": "--resume: партия хранится в том же файле; с --save не сочетается",
        "fr": "--resume\u00a0: la partie reste gardée dans ce fichier\u202f; --save ne va pas avec",
        "es": "--resume: la partida se guarda en el mismo archivo; --save no va con él",
    },
    "host notre-dame --seats adept,adept": {
        "ru": "--seats: одно из мест должно быть human: ваше",
        "fr": "--seats\u00a0: l’une des places doit être human\u00a0: la vôtre",
        "es": "--seats: uno de los asientos debe ser human: el tuyo",
    },
    "host notre-dame --clock soon": {
        "ru": "--clock: нужны минуты+секунды, как 10+15, или дни, как 3d, а не «soon»",
        "fr": "--clock\u00a0: il faut des minutes+secondes comme 10+15 ou des jours comme 3d, pas «\u00a0soon\u00a0»",
        "es": "--clock: deben ser minutos+segundos, como 10+15, o días, como 3d, no «soon»",
    },
    "help seets": {
        "ru": "help: нет команды или темы «seets» (может быть, seats?)",
        "fr": "help\u00a0: rien ne s’appelle «\u00a0seets\u00a0» (vouliez-vous dire seats\u202f?)",
        "es": "help: nada se llama «seets» (¿querías decir seats?)",
    },
    "completion tcsh": {
        "ru": "completion: нет такой оболочки: tcsh (есть bash, zsh, fish)",
        "fr": "completion\u00a0: shell inconnu\u00a0: tcsh (il y a bash, zsh, fish)",
        "es": "completion: no existe el shell tcsh (hay bash, zsh, fish)",
    },
    "rules notre-dame ND-99": {
        "ru": "rules: нет пункта «ND-99» (есть разделы от ND-1 до ND-8 и пункты вида ND-1.1)",
        "fr": "rules\u00a0: aucun article ne s’appelle «\u00a0ND-99\u00a0» (il y a les sections ND-1 à ND-8 et des articles",
        "es": "rules: ninguna cláusula se llama «ND-99» (hay secciones de ND-1 a ND-8 y cláusulas como ND-1.1)",
    },
    "sim notre-dame --option players=3 --players 2": {
        "ru": "--option: настройка говорит players=3, а мест 2",
        "fr": "--option\u00a0: l’option dit players=3, mais le nombre de places est 2",
        "es": "--option: la opción dice players=3, pero el número de asientos es 2",
    },
    "play notre-dame --seats human:,adept": {
        "ru": "--seats: после двоеточия в «human:» нужно имя",
        "fr": "--seats\u00a0: il faut un nom après le deux-points de «\u00a0human:\u00a0»",
        "es": "--seats: tras los dos puntos de «human:» hace falta un nombre",
    },
    "arena notre-dame --seats master:x,novice": {
        "ru": "--seats: нужно master:400 или master:0.1s, а не «master:x»",
        "fr": "--seats\u00a0: il faut master:400 ou master:0.1s, pas «\u00a0master:x\u00a0»",
        "es": "--seats: debe ser master:400 o master:0.1s, no «master:x»",
    },
    "lab notre-dame --keep a --out a": {
        "ru": "--keep и --out называют один и тот же файл",
        "fr": "--keep et --out désignent le même fichier",
        "es": "--keep y --out nombran el mismo archivo",
    },
    "fuzz notre-dame --whole 99999999999999999999999": {
        "ru": "--whole: нужно целое число не больше 1\u00a0000\u00a0000\u00a0000\u00a0000, а не",
        "fr": "--whole\u00a0: il faut un nombre entier d’au plus 1\u202f000\u202f000\u202f000\u202f000, pas",
        "es": "--whole: debe ser un número entero de 1\u00a0000\u00a0000\u00a0000\u00a0000 como mucho, no",
    },
    "replay nofile": {
        "ru": "nofile: такого файла или папки нет",
        "fr": "nofile\u00a0: ce fichier ou ce dossier n’existe pas",
        "es": "nofile: no existe ese archivo o esa carpeta",
    },
}


@pytest.mark.parametrize("typed", SAID)
def test_what_is_said(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In three languages as written here, by --lang and by the system; in English none of it."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    for code, text in SAID[typed].items():
        for result in (run(*typed.split(), "--lang", code), run(*typed.split(), env={"PARLOUR_LANG": code})):
            assert (result.exit_code, result.stdout) == (2, ""), result.output
            assert result.stderr.startswith(f"parlour: {text}"), result.stderr
    english = run(*typed.split(), env=ENGLISH)
    assert english.exit_code == 2
    assert english.stderr.isascii(), english.stderr


def test_every_fault_is_said_in_four_languages() -> None:
    """The same arguments everywhere; and each message is one that the code says."""
    written = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert set(re.findall(r'"(fault-[a-z-]+)"', written)) == set(FAULTS)
    for key in FAULTS:
        assert len({frozenset(re.findall(r"\{ \$(\w+) \}", messages(code)[key])) for code in LANGUAGES}) == 1, key


def test_french_spaces() -> None:
    for key in FAULTS:
        text = messages("fr")[key]
        assert not re.search(r"[^\u00a0]:|[^\u202f][;?!]|«[^\u00a0]|[^\u00a0]»|'", text), text


def known() -> set[str]:
    """What is typed in English whatever one reads: names of commands, options, games and whoever plays them."""
    options = {param.typed for command in COMMANDS for param in (*command.arguments, *command.options)}
    seats = {bot.name for bot in BOTS} | {somebody.name for game in games() for somebody in characters_of(game)}
    chosen = {word for game in games() for option in game.options for word in (option.name, *map(str, option.values))}
    commands = {word for command in COMMANDS for word in command.name.split()}
    always = {"human", "open", "parlour", "yes", "no", "--help", "--lang", "--version"}
    return {*options, *seats, *chosen, *commands, *always, *names(), *LANGUAGES, *SHELLS, *TOP, *TOPICS}


def russian_lines() -> Iterator[list[str]]:
    """Whatever the commands for players can be asked in vain."""
    for line in bad_lines():
        if line[0] in [*SPEAKS, "frobnicate", "--frobnicate"] and "https://x/y" not in line:  # of which the system speaks
            yield line
    yield from map(str.split, SAID)


def test_no_english_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Russian: names, and what was typed; every other word has Russian letters."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    allowed = known() | {"http", "https", "claim", "table"}  # of a link
    tried = 0
    for line in russian_lines():
        own = "--lang" in line
        result = run(*line, *([] if own else ["--lang", "ru"]), env={"PARLOUR_LANG": "ru"})
        words = NAME.findall(result.stderr.removeprefix("parlour: "))
        left = {word for word in words if not CLAUSE.fullmatch(word)} - allowed - set(NAME.findall(" ".join(line)))
        assert result.exit_code == 2, (line, result.output)
        assert not left, (line, result.stderr)
        tried += 1
    assert tried > 150


@pytest.mark.parametrize(
    ("args", "system", "code"),
    [
        (["--lang", "ru"], "fr", "ru"),
        (["play", "--lang=es_ES.UTF-8", "x"], "fr", "es"),
        (["--lang", "es", "--lang", "ru"], "fr", "ru"),
        (["play", "--", "--lang", "ru"], "fr", "fr"),
        (["--lang", "tlh"], "fr", "fr"),
        (["--lang"], "es", "es"),
        ([], "ru", "ru"),
        ([], "", "en"),
    ],
)
def test_whose_language(args: list[str], system: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{system}_XX.UTF-8")
    assert faults.reader(args) == code


def test_a_wrong_language_is_answered_in_the_systems() -> None:
    result = run("games", "--lang", "tlh", env={"PARLOUR_LANG": "fr"})
    assert (
        result.stderr == "parlour: --lang\u00a0: la langue «\u00a0tlh\u00a0» n’est pas prise en charge (il y a en, ru, fr, es)\n"
    )
    assert "--lang: нужно значение (en, ru, fr или es)" in run("games", "--lang", env={"PARLOUR_LANG": "ru"}).stderr


def test_errors_of_other_rooms_say_the_same_in_english() -> None:
    """What they say to whoever calls them from Python is what the command line says: one wording, not two."""
    asked: list[tuple[Callable[[str], object], str]] = [(find, "chess"), (find, "fado"), (find_bot, "x"), (find_bot, "grady")]
    for work, name in [*asked, (spoken, "tlh"), (spoken, "rus")]:
        with pytest.raises(UnknownName) as caught:
            work(name)
        said = faults.worded(caught.value)
        assert isinstance(said, BadInput)
        assert str(said) == str(caught.value)
    absent = missing("data", ModuleNotFoundError("No module named 'pyarrow'", name="pyarrow.lib"))
    assert str(faults.worded(absent)) == str(absent)
    game = find("notre-dame")
    for given in ({"moon": "full"}, {"new-persons": "maybe"}, {"players": 9}):
        with pytest.raises(OptionError) as refused:
            game.choose(given)
        with pytest.raises(BadInput, match=f"^{re.escape(str(refused.value))}$"):
            chosen_options(game, given)
    rules = run("rules", "notre-dame", "ND-99", env=ENGLISH).stderr
    assert "rules: no clause is called 'ND-99' (there are sections ND-1 to ND-8, clauses like ND-1.1)" in rules


def test_what_is_kept_in_a_file(tmp_path: Path) -> None:
    """Files that hold something else, are empty, or are played in: in Russian, with the file's name first."""
    path = tmp_path / "a.game"
    assert run("play", "notre-dame", "--seed", "1", "--save", str(path)).exit_code == 0
    two = tmp_path / "two.jsonl"
    assert run("sim", "notre-dame", "--games", "2", "--out", str(two)).exit_code == 0
    empty, odd = tmp_path / "empty", tmp_path / "odd"
    empty.write_text("")
    odd.write_bytes(b"\xff\xfe")
    for line, said in [
        (["play", "lacrimosa", "--resume", str(path)], f"{path}: это запись игры notre-dame, а не lacrimosa"),
        (["play", "notre-dame", "--save", str(path), "--players", "2"], f"{path}: там неоконченная партия с другими игроками; "),
        (["play", "notre-dame", "--resume", str(two)], f"{two}: записей там 2, а продолжить можно одну"),
        (["play", "lacrimosa", "--save", str(path)], "а не lacrimosa; возьмите другое имя или --force, чтобы начать новую"),
        (["learn", "notre-dame", "--save", str(path)], f"{path}: это не обучающая партия notre-dame; --force начинает заново"),
        (["sim", "notre-dame", "--out", str(two)], f"{two}: уже есть; возьмите другое имя или --force"),
        (["replay", str(empty)], f"{empty}: файл пуст"),
        (["replay", str(odd)], f"{odd}: это не текст в UTF-8"),
    ]:
        result = run(*line, "--lang", "ru")
        assert (result.exit_code, said in result.stderr) == (2, True), (line, result.output)
    file = SaveFile(path)
    assert run("play", "notre-dame", "--resume", str(path), "--lang", "ru").stderr == (
        f"parlour: {path}: занят: в этом файле уже играют\n"
    )
    file.close()


def test_stopped_and_our_own_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What ends a command is told as well; where a command goes on in English, all of the line is English."""
    after = Message("fault-after-kept", done=1234, games=1_000_000, file="a.jsonl")
    rest = Message("fault-after-rest", after=after, command="parlour sim")

    def stop(*args: object) -> int:
        raise KeyboardInterrupt(*args)

    def said(code: str, *args: object) -> str:
        with monkeypatch.context() as patched:
            patched.setattr("parlour.commands.games.games", lambda **_: stop(*args))
            return run("games", "--lang", code).stderr.removeprefix("parlour: ").strip()

    assert said("ru") == "остановлено"
    assert said("en", rest) == "stopped after 1,234 of 1,000,000 games, which are in a.jsonl; the others: parlour sim"
    assert said("ru", rest) == (
        "остановлено после 1\u00a0234 из 1\u00a0000\u00a0000 партий, они в файле a.jsonl; остальные: parlour sim"
    )
    assert said("ru", "after 1 of 5 measurements") == "stopped after 1 of 5 measurements"
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("parlour.commands.games.games", lambda **_: 1 // 0)
    ours = run("games", "--lang", "fr")
    assert ours.exit_code == faults.OURS
    assert "\u202f; la faute est à Parlour, pas à vous\u00a0: merci d’envoyer le rapport " in ours.stderr
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "none"))
    assert "это ошибка Parlour, а не ваша: отчёт записать не удалось (" in run("games", "--lang", "ru").stderr


def test_what_was_typed_is_only_quoted() -> None:
    """Braces in it are filled with nothing, and signs that a terminal would obey are spelt out."""
    assert "«{ $name }»" in run("play", "{ $name }", "--lang", "ru").stderr
    assert "«a\\x1b[31m»" in run("play", "a\x1b[31m", "--lang", "ru").stderr
    assert len(run("play", "a\nb", "--lang", "ru").stderr.splitlines()) == 1
