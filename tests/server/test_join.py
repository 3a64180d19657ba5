"""`parlour join`: a game on the net played at a real terminal, to its end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from benchmarks.terminal import ESCAPES, Terminal, screen_of
from parlour.engine.rng import Rng
from parlour.language import LANGUAGES, Language
from parlour.terminal.net.joined import NET_WORDS
from parlour.terminal.net.visitor import Link, Refused
from tests.server.client import ROOT, Server

COLUMNS, ROWS = 80, 24
NAME = "Анна"
WAITING = "… > "  # the prompt while others think


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "server").start()
    yield server
    server.stop()


def played(server: Server, link: str, data: Path, *, leave_after: int = 10_000) -> str:
    """Sit down and answer with random numbers; everything that was seen."""
    home = {"PARLOUR_DATA": str(data), "XDG_STATE_HOME": str(data)}
    terminal = Terminal(["join", link, "--name", NAME, "--lang", "ru"], COLUMNS, ROWS, **home)
    words = Language(None, "ru", more=[NET_WORDS])
    rng = Rng(1)
    seen = ""
    for step in range(200):
        came = terminal.read(f"{NAME} > ", "\n> ")
        seen += came
        assert "Traceback" not in came
        if words.say("net-over", {"reason": "end"}) in came:
            terminal.type("")  # one Enter too many throws nobody out
            assert "выход" in terminal.read("\n> ")
            terminal.type("выход")
            seen += terminal.read("never")
            break
        lines = screen_of(came)
        if lines[-1].startswith(NAME):
            assert len(lines) <= ROWS, came
            assert max(map(cell_len, lines)) <= COLUMNS, came
        numbers = [int(number) for line in lines for number in re.findall(r"(?<![\w+−/]) ?(\d+) ", line[:3])]
        if step == 0:
            asked = ("подсказка", "почему 1", "стол", "счёт", "журнал", "сказать привет", "помощь", "why 99")
            for line in (*asked, "помощь знаки", "правила крысы", "советы", "советы"):
                terminal.type(line)
                seen += terminal.read(f"{NAME} > ")
        if step >= leave_after:
            terminal.type("выход")
            seen += terminal.read("never")
            break
        picked = any("✓" in line for line in lines)  # an empty line confirms it
        terminal.type(str(1 + rng.below(max(numbers, default=1))) if lines[-1].startswith(NAME) and not picked else "")
    assert terminal.close() == 0
    return ESCAPES.sub("", seen)


def test_a_whole_game_on_the_net(server: Server, tmp_path: Path) -> None:
    """By an invitation; left and come back to by the address of the table; hints, reasons, the log, the sheet at the end."""
    host = server.visitor("Host")
    made = host.table(
        seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"players": 2}, hints=True, done="never"
    )
    data = tmp_path / "guest"
    first = played(server, made["links"]["seats"]["0"], data, leave_after=3)
    assert f"parlour join {server.url}/table/{made['table']}" in first
    assert "победа " in first  # of the hint
    assert "Из 100 партий" in first or "Выигрывает так же часто" in first or "не хуже" in first  # its reason
    assert first.index("Советов больше не будет.") < first.index("Советы включены")
    assert f"{NAME}: привет" in first
    assert "⟨" not in first
    second = played(server, f"{server.url}/table/{made['table']}", data)
    assert "⟨" not in second
    assert "Совет: " in second  # in period B at the latest
    assert "Место" in second
    assert (data / "visitor.cookies").stat().st_mode & 0o077 == 0
    assert host.get(f"/api/tables/{made['table']}")["status"] == "over"


def test_picks_and_waiting_at_a_table_on_the_net(server: Server, tmp_path: Path) -> None:
    """[HF-4.2] Picks are chosen, marked, taken back and confirmed as at home; whoever waits can look, talk and leave."""
    host = server.visitor("Host")
    made = host.table(game="house-of-fado", seats=[{"kind": "person"}] * 2, options={"players": 2, "first": "0"}, done="never")
    links = made["links"]["seats"]
    first = Terminal(["join", links["0"], "--name", "Ann", "--lang", "en"], COLUMNS, ROWS, PARLOUR_DATA=str(tmp_path / "a"))
    first.read(WAITING)
    first.type("undo")
    assert "The game has not begun. You can type: stand, say, log, quit." in ESCAPES.sub("", first.read(WAITING))
    second = Terminal(["join", links["1"], "--lang", "es"], COLUMNS, ROWS, PARLOUR_DATA=str(tmp_path / "b"))
    second.read("¿Cómo te llamas? ")
    second.type("Bob")
    assert "\x1b]2;Your move\x07" in first.read("Ann > ")
    first.type("place street-left")
    seen = first.read("Ann > ")
    first.type("undo")
    first.read("Ann > ")
    first.type("place boulevard-left")
    assert "→ −2 coins, " in ESCAPES.sub("", first.read("Ann > "))  # what each would bring, as at home
    first.type("undo")
    first.read("Ann > ")
    first.type("place street-left")
    seen = first.read("Ann > ")
    for typed, marked, said in (
        ("1", True, "Chosen: 1) "),
        ("undo", False, "Nothing is chosen."),
        ("1, table two", True, "Enter"),
    ):
        first.type(typed)
        seen = first.read("Ann > ")
        lines = screen_of(seen)
        assert len(lines) <= ROWS
        assert ("✓" in " ".join(line for line in lines if "Invite" in line)) == marked
        assert any(said in line for line in lines), lines
    first.type("")
    assert "Waiting for Bob" in first.read(WAITING)
    first.type("3")
    assert "Meanwhile you can type: undo, " in ESCAPES.sub("", first.read(WAITING))
    first.type("say hello")
    assert "Ann: hello" in first.read(WAITING)
    second.read("Bob > ")
    second.type("")
    assert "Ann: hello" in ESCAPES.sub("", second.read("Bob > "))
    second.type("deshacer")
    assert "No hay nada que deshacer: aún no has decidido nada." in ESCAPES.sub("", second.read("Bob > "))
    watching = Terminal(
        ["join", made["links"]["watch"], "--name", "Cy", "--lang", "en"], COLUMNS, ROWS, PARLOUR_DATA=str(tmp_path / "c")
    )
    assert "You are watching; quit leaves." in watching.read(WAITING)
    for terminal, lang in ((first, ""), (second, " --lang es"), (watching, "")):
        terminal.type("quit")
        left = terminal.read("never")
        assert f"/table/{made['table']}{lang}\x1b[0m\r\n" in left
        assert "\x1b[3J" not in left
        assert terminal.close() == 0


def test_who_cannot_sit_down(server: Server, tmp_path: Path) -> None:
    """A table that does not exist, and nobody to ask for a name: one line says what is wrong."""
    made = server.visitor("Host").table(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"players": 2})
    for link, said in (
        (f"{server.url}/table/nonsense", f"parlour: {server.url}/table/nonsense: there is no such table"),
        (made["links"]["seats"]["0"], "parlour: name: nobody knows you at this server yet; say --name NAME"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "parlour", "join", link],
            cwd=ROOT,
            env={**os.environ, "PARLOUR_DATA": str(tmp_path / "nobody")},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr.strip()) == (2, said)


@pytest.mark.parametrize(
    "text", ["", "t8fj", "ftp://x/claim#t", "https://x/claim", "https://x/table/", "https://", "http://x:y/"]
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(Refused, match="link: must be like"):
        Link(text)


def test_links() -> None:
    claim = Link("https://host/base/claim#s.abc.def")
    assert (claim.base, claim.token, claim.table) == ("https://host/base", "s.abc.def", "")
    table = Link("http://127.0.0.1:8000/table/t8fj")
    assert (table.base, table.token, table.table) == ("http://127.0.0.1:8000", "", "t8fj")
    for text in ("127.0.0.1:8000/table/t8fj", "HTTP://127.0.0.1:8000/table/t8fj"):
        assert (Link(text).base, Link(text).table) == (table.base, table.table)
    assert Link("http://LocalHost:8000").base == Link("localhost:8000/").base == "http://localhost:8000"
    for text in ("https://host/base", "https://host/base/"):
        server = Link(text)
        assert (server.base, server.token, server.table) == ("https://host/base", "", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_as_in_the_browser(lang: str) -> None:
    """What a table tells, and why it refuses something, has the same words in the terminal."""
    browser = (ROOT / "web" / "src" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    here = (NET_WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    for line in re.findall(r"^(?:table|error)-.*$", here, re.MULTILINE):
        assert line in browser
    told = set(re.findall(r"^(table-[\w-]+) =", browser, re.MULTILINE)) - {"table-settings", "table-title"}
    assert told == set(re.findall(r"^(table-[\w-]+) =", here, re.MULTILINE))
