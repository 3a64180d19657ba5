"""All commands with their options, as data: to say what there is, no command is loaded.

An option of the same name means the same everywhere; those of several commands stand here once, by name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from parlour.commands.grammar import FILE, FLAG, NUMBER, TEXT, WHOLE, Command, Param

LOCAL: Final = "local"  # the address of a Ray cluster of this machine's own: workers.LOCAL
SHELLS: Final = ("bash", "zsh", "fish")


def is_address(word: str) -> bool:
    return ":" in word or word in ("auto", LOCAL)


GAME: Final = Param("game", TEXT, "game", argument=True, needed=True)
MAYBE_GAME: Final = Param("game", TEXT, "game", argument=True)
TABLE: Final = Param("table", TEXT, "table", argument=True, needed=True)

JSON: Final = Param("json", FLAG)
OUT: Final = Param("out", FILE, "file")
FORCE: Final = Param("force", FLAG)
KEEP: Final = Param("keep", FILE, "file")
SEED: Final = Param("seed", WHOLE, "n", default=0, least=0)
JOBS: Final = Param("jobs", WHOLE, "n", default=1, least=0)
RAY: Final = Param("ray", TEXT, "address", default="", alone=LOCAL, fits=is_address)
OPTION: Final = Param("option", TEXT, "pair", repeated=True)
EDITION: Final = Param("edition", FILE, "file")
PLAYERS: Final = Param("players", WHOLE, "n", least=1)
SEATS: Final = Param("seats", TEXT, "seats")
ITERATIONS: Final = Param("iterations", WHOLE, "n", default=0, least=0)
WHOLE_KIT: Final = Param("whole", WHOLE, "n", default=200, least=1)
DATA: Final = Param("data", FILE, "folder")


def games(default: int) -> Param:
    return Param("games", WHOLE, "n", default=default, least=1)


def knowledge(default: int) -> Param:
    return Param("knowledge", WHOLE, "n", default=default, least=1)


def folder(default: str) -> Param:
    return Param("folder", FILE, "folder", default=Path(default))


COMMANDS: Final = [
    Command(
        "play",
        "parlour.commands.play:play",
        [
            MAYBE_GAME,
            SEATS,
            PLAYERS,
            OPTION,
            EDITION,
            Param("save", FILE, "file"),
            Param("resume", FILE, "file"),
            FORCE,
            Param("seed", WHOLE, "n", least=0),
            Param("confirm", FLAG),
        ],
        speaks=True,
    ),
    Command(
        "learn",
        "parlour.commands.learn:learn",
        [GAME, Param("save", FILE, "file"), Param("resume", FILE, "file"), FORCE],
        speaks=True,
    ),
    Command(
        "learn report",
        "parlour.commands.learn_report:report",
        [Param("days", WHOLE, "n", default=90, least=1), DATA, JSON],
        "table",
        speaks=True,
    ),
    Command(
        "join",
        "parlour.commands.join:join",
        [Param("link", TEXT, "link", argument=True, needed=True), Param("name", TEXT, "name", default="")],
        "table",
        speaks=True,
    ),
    Command(
        "host",
        "parlour.commands.host:host",
        [
            GAME,
            Param("server", TEXT, "link", default="http://127.0.0.1:8017"),
            SEATS,
            PLAYERS,
            OPTION,
            EDITION,
            Param("name", TEXT, "name", default=""),
            Param("clock", TEXT, "clock", default=""),
            Param("hints", FLAG, default=True),
            Param("public", FLAG),
        ],
        "table",
        speaks=True,
    ),
    Command("games", "parlour.commands.games:games", [MAYBE_GAME, JSON], speaks=True),
    Command(
        "rules",
        "parlour.commands.rules:rules",
        [GAME, Param("clause", TEXT, "clause", default="", argument=True), Param("coverage", FLAG), Param("sources", FLAG), JSON],
        speaks=True,
    ),
    Command(
        "replay",
        "parlour.commands.replay:replay",
        [Param("record", FILE, "file", argument=True, needed=True), Param("check", FLAG), JSON],
        speaks=True,
    ),
    Command(
        "serve",
        "parlour.server.commands:serve",
        [
            Param("host", TEXT, "address"),
            Param("port", WHOLE, "n", least=0, most=65535),
            DATA,
            Param("base", TEXT, "path"),
            Param("workers", WHOLE, "n", least=1, most=64),
            Param("browser", FLAG, default=True),
        ],
        "table",
        speaks=True,
    ),
    Command("tables list", "parlour.server.commands:list_tables", [DATA, JSON], "table", speaks=True),
    Command("tables check", "parlour.server.commands:check_tables", [DATA, JSON], "table", speaks=True),
    Command(
        "tables freeze",
        "parlour.server.commands:freeze_table",
        [TABLE, Param("reason", TEXT, "text"), DATA],
        "table",
        speaks=True,
    ),
    Command("tables thaw", "parlour.server.commands:thaw_table", [TABLE, DATA], "table", speaks=True),
    Command("tables delete", "parlour.server.commands:delete_table", [TABLE, Param("yes", FLAG), DATA], "table", speaks=True),
    Command("doctor", "parlour.commands.doctor:doctor", [DATA, JSON], "table", speaks=True),
    Command("moderators invite", "parlour.commands.moderators:invite", [DATA], "table", speaks=True),
    Command("moderators list", "parlour.commands.moderators:listed", [DATA, JSON], "table", speaks=True),
    Command(
        "moderators remove",
        "parlour.commands.moderators:remove",
        [Param("visitor", TEXT, "visitor", argument=True, needed=True), DATA],
        "table",
        speaks=True,
    ),
    Command("audit", "parlour.commands.moderators:audit_log", [DATA, JSON], "table", speaks=True),
    Command(
        "backup",
        "parlour.server.commands:backup",
        [Param("target", FILE, "file", argument=True, needed=True), DATA],
        "table",
        speaks=True,
    ),
    Command(
        "restore",
        "parlour.server.commands:restore",
        [Param("source", FILE, "file", argument=True, needed=True), DATA],
        "table",
        speaks=True,
    ),
    Command(
        "sim",
        "parlour.commands.sim:sim",
        [
            GAME,
            games(100),
            Param("first", WHOLE, "n", default=1, least=1),
            Param("seats", TEXT, "seats", default="random"),
            PLAYERS,
            OPTION,
            EDITION,
            SEED,
            JOBS,
            RAY,
            OUT,
            FORCE,
            JSON,
        ],
    ),
    Command(
        "arena",
        "parlour.arena.commands:arena",
        [
            GAME,
            Param("seats", TEXT, "seats", needed=True),
            games(40),
            OPTION,
            Param("time", NUMBER, "seconds", default=0.0, least=0),
            ITERATIONS,
            Param("target", NUMBER, "share", default=0.0, least=0, most=1),
            SEED,
            JOBS,
            RAY,
            KEEP,
            JSON,
        ],
    ),
    Command(
        "lab",
        "parlour.lab.commands:lab",
        [
            GAME,
            games(1000),
            Param("seats", TEXT, "seats", default="adept"),
            Param("players", WHOLE, "n", least=1, repeated=True),
            Param("alone", TEXT, "seats", default="novice,adept"),
            OPTION,
            EDITION,
            ITERATIONS,
            SEED,
            JOBS,
            RAY,
            KEEP,
            OUT,
            FORCE,
            JSON,
        ],
    ),
    Command(
        "fuzz",
        "parlour.kit.commands:fuzz",
        [GAME, games(1000), WHOLE_KIT, knowledge(2000), SEED, JOBS, folder("var/fuzz"), JSON],
    ),
    Command(
        "soak",
        "parlour.kit.commands:soak",
        [
            games(1_000_000),
            Param("seek", FLAG),
            WHOLE_KIT,
            knowledge(20_000),
            Param("seconds", NUMBER, "seconds", default=0.0, least=0),
            JOBS,
            folder("var/soak"),
            JSON,
        ],
    ),
    Command("bench", "parlour.kit.commands:bench", [Param("peers", FLAG), Param("plain", FLAG), JSON]),
    Command("help", "parlour.commands.help:help_on", [Param("topic", TEXT, "topic", repeated=True, argument=True)], speaks=True),
    Command("completion", "parlour.commands.complete:completion", [Param("shell", TEXT, "shell", argument=True, needed=True)]),
]
GROUPS: Final = list(dict.fromkeys(command.name.partition(" ")[0] for command in COMMANDS if " " in command.name))
TOP: Final = list(dict.fromkeys(command.name.partition(" ")[0] for command in COMMANDS))
PARTS: Final = {  # what they are for, as `parlour --help` shows them
    "play": ["play", "learn", "join", "host", "games", "rules", "replay"],
    "host": ["serve", "tables", "doctor", "moderators", "audit", "backup", "restore"],
    "study": ["sim", "arena", "lab", "fuzz", "soak", "bench"],
    "more": ["help", "completion"],
}
TOPICS: Final = ["options", "seats", "files", "editions", "languages", "codes", "completion"]


def find(name: str) -> Command | None:
    return next((command for command in COMMANDS if command.name == name), None)


def typed(command: str, **values: Any) -> str:
    """The line that calls this command with these values."""
    found = find(command)
    assert found is not None
    return found.typed(values)


def members(group: str) -> list[Command]:
    return [command for command in COMMANDS if command.name.startswith(f"{group} ")]
