"""A table on the net from the terminal, with others: what comes while one types, what is agreed on, hosting, names, ends."""

from __future__ import annotations

import os
import random
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import LWPCookieJar
from pathlib import Path

import pytest

from benchmarks.terminal import ESCAPES, Terminal, screen_of
from parlour import Table
from parlour.commands.grammar import BadInput
from parlour.commands.host import clock_of, host
from parlour.commands.join import join
from parlour.language import Language
from parlour.terminal.net.clocks import Clocks
from parlour.terminal.net.joined import NET_WORDS
from tests.ports import free_port
from tests.server.client import ROOT, Server, Visitor, play_on, running

WAITING = "… > "


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"))


def terminal(data: Path, *args: str) -> Terminal:
    """At 80 by 24, in English unless said otherwise."""
    lang = () if "--lang" in args else ("--lang", "en")
    return Terminal([*args, *lang], 80, 24, PARLOUR_DATA=str(data), XDG_STATE_HOME=str(data))


def piped(data: Path, typed: str, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PARLOUR_DATA": str(data), "XDG_STATE_HOME": str(data), "PARLOUR_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, "-m", "parlour", *args]
    return subprocess.run(command, cwd=ROOT, env=env, input=typed, capture_output=True, text=True, timeout=120)


def two(server: Server) -> tuple[Visitor, dict[str, str], str]:
    """A table of House of Fado for two where seat 0 begins: Bob has sat down on seat 1; the links, and the table."""
    made = server.visitor("Host").table(
        game="house-of-fado", seats=[{"kind": "person"}] * 2, options={"players": 2, "first": "0"}, done="never"
    )
    bob = server.visitor("Bob")
    bob.claim(made["links"]["seats"]["1"])
    return bob, made["links"]["seats"], made["table"]


def seen(one: Terminal, *ends: str) -> str:
    """What comes until one of these texts does, without colours and as one line."""
    return " ".join(ESCAPES.sub("", one.read(*ends)).split())


def hear(one: Terminal, text: str, end: str) -> None:
    """Until this is said, and the prompt stands below it again: what changes nothing to be seen may draw it anew before."""
    said = ""
    while text not in said:
        more = seen(one, end)
        assert more, said
        said += f" {more}"


def begin(one: Terminal, text: str) -> None:
    """Type without Enter."""
    os.write(one.master, text.encode())


def test_what_comes_while_one_types(server: Server, tmp_path: Path) -> None:
    """Chat and who comes and goes stand above the prompt at once, and what is begun stays."""
    bob, links, table = two(server)
    there = bob.at(table)
    ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    ann.read("Ann > ")
    begin(ann, "place street-l")
    ann.read("street-l")
    there.say(chat="Well met")
    hear(ann, "Bob: Well met", "Ann > place street-l")
    there.close()
    hear(ann, "Bob has left the table", "Ann > place street-l")
    there = bob.at(table)
    hear(ann, "Bob is at the table again.", "Ann > place street-l")
    begin(ann, "eft\n")
    assert "Whom do you invite, and to which table?" in seen(ann, "Ann > ")
    ann.type("log -1")
    assert "how many of the last lines you want: log 20" in seen(ann, "Ann > ")
    ann.type("log 1")
    assert "Ann places a worker" in seen(ann, "Ann > ")
    ann.type("quit")
    ann.read("never")
    assert ann.close() == 0
    there.close()


def test_what_is_typed_for_a_question_that_has_gone(server: Server, tmp_path: Path) -> None:
    """Ann sits at two terminals. What is begun or typed at one goes to no question that the other has brought about."""
    _, links, table = two(server)
    first = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    first.read("Ann > ")
    second = terminal(tmp_path, "join", f"{server.url}/table/{table}")
    second.read("Ann > ")
    begin(first, "1")
    first.read("Ann > 1", "1")
    second.type("place street-left")
    second.read("Ann > ")
    said = seen(first, "Ann > ")
    assert "“1” was not taken: it was typed before this question" in said
    assert "Whom do you invite, and to which table?" in said
    begin(first, "say wait")  # what is no answer stays
    first.read("say wait")
    second.type("pass")
    second.read(WAITING, "Ann > ", "\n> ")
    first.read("> say wait")
    for one in (first, second):
        begin(one, "\x15")
        one.type("quit")
        one.read("never")
        assert one.close() == 0


def test_lines_typed_ahead_answer_own_questions_one_after_the_other(server: Server, tmp_path: Path) -> None:
    _, links, _ = two(server)
    ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    ann.read("Ann > ")
    begin(ann, "place street-left\npass\n7\n8\nsay hello\n")  # her turn; then Bob is asked
    said = seen(ann, "Ann: hello\x1b[0m\r\n… > ")
    assert "Traceback" not in said
    assert "It is not your turn." in said
    ann.type("quit")
    ann.read("never")
    assert ann.close() == 0


def test_a_pipe_answers_what_it_was_asked(server: Server, tmp_path: Path) -> None:
    """A line for a question that has gone is dropped and said so; the next one answers the next question."""
    _, links, table = two(server)
    env = {**os.environ, "PARLOUR_DATA": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "PARLOUR_LANG": "en"}
    command = [sys.executable, "-m", "parlour", "join", links["0"], "--name", "Ann"]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ann:
        assert ann.stdin is not None
        assert ann.stdout is not None
        shown = ""
        while not shown.endswith("Ann > "):
            shown += ann.stdout.read(1)
        other = terminal(tmp_path, "join", f"{server.url}/table/{table}")
        other.read("Ann > ")
        other.type("place street-left")
        other.read("Ann > ")
        out, _ = ann.communicate("place boulevard-left\n1\nquit\n", 60)
        assert "“place boulevard-left” was not taken" in out or "The question has changed" in out
        assert "Chosen: 1)" in out
        assert f"parlour join {server.url}/table/{table}" in out
        assert ann.returncode == 0
    other.type("quit")
    other.read("never")
    other.close()


def test_what_is_agreed_on(server: Server, tmp_path: Path) -> None:
    """Undo, pause and end are asked of whoever sits at a terminal, who asks the others as well."""
    bob, links, table = two(server)
    there = bob.at(table)
    ann = terminal(tmp_path, "join", links["0"], "--name", "Анна", "--lang", "ru")
    ann.read("Анна > ")
    there.say(propose={"what": "pause"})
    hear(ann, "Bob предлагает перерыв", "Анна > ")
    ann.type("нет")
    ann.read("Анна > ")
    there.wait(lambda frame: frame["consent"] is None)
    ann.type("сдаться")
    ann.read("да или нет: ")
    ann.type("нет")
    ann.read("Анна > ")
    assert not there.frame["seats"][0]["resigned"]
    ann.type("place restaurant")
    ann.read("Анна > ", WAITING)
    ann.type("pass")
    ann.read(WAITING)
    there.wait(lambda frame: frame["ask"] is not None)
    there.do(there.frame["do"][0])
    ann.type("отмена")
    hear(ann, "введите: отмена спросить", WAITING)
    ann.type("отмена спросить")
    asked = there.wait(lambda frame: frame["consent"] is not None)["consent"]
    assert (asked["what"], asked["by"]) == ("undo", 0)
    there.say(consent=asked["id"], yes=True)
    ann.read("Анна > ")
    there.say(propose={"what": "end"})
    hear(ann, "да или нет", "Анна > ")
    ann.type("да")
    ann.read("да или нет: ")
    ann.type("да")
    assert "Партия закончена по согласию." in seen(ann, "\n> ")
    ann.type("выход")
    ann.read("never")
    assert ann.close() == 0
    there.close()


def test_an_answer_is_for_the_proposal_it_was_typed_for(server: Server, tmp_path: Path) -> None:
    """A yes to a pause does not end the game; and what is chosen stays chosen after a no."""
    bob, links, table = two(server)
    there = bob.at(table)
    ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    ann.read("Ann > ")
    ann.type("place street-left")
    ann.read("Ann > ")
    ann.type("1")
    assert "Chosen: 1)" in seen(ann, "Ann > ")
    there.say(propose={"what": "pause"})
    hear(ann, "Bob proposes a pause", "Ann > ")
    begin(ann, "yes")
    ann.read("yes")
    there.say(propose={"what": "end"})
    hear(ann, "The proposal before this is gone: there is another one.", "Ann > yes")
    begin(ann, "\n")
    hear(ann, "The proposal has changed in the meantime: your answer was not taken.", "Ann > ")
    ann.type("no")
    there.wait(lambda frame: frame["consent"] is None)
    assert there.frame["over"] is None
    assert "Chosen: 1)" in seen(ann, "Ann > ")
    ann.type("quit")
    ann.read("never")
    assert ann.close() == 0
    there.close()


def test_whoever_resigns_watches(server: Server, tmp_path: Path) -> None:
    """Others may move while they are asked whether they mean it; then no question of the computer's is theirs."""
    bob, links, table = two(server)
    there = bob.at(table)
    ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    ann.read("Ann > ")
    ann.type("place restaurant")
    ann.read("Ann > ", WAITING)
    ann.type("pass")
    ann.read(WAITING)
    ann.type("resign")
    ann.read("yes or no: ")
    there.wait(lambda frame: frame["ask"] is not None)
    there.do(there.frame["do"][0])
    ann.type("yes")
    there.wait(lambda frame: frame["seats"][0]["resigned"])
    hear(ann, "You have resigned: the computer plays on", WAITING)
    rng = random.Random(1)
    said = ""
    for _ in range(4):
        there.wait(lambda frame: frame["ask"] is not None)
        there.do(rng.choice(there.frame["do"]))
        said += seen(ann, "Ann > ", WAITING)
    assert "Ann > " not in said
    ann.type("quit")
    said += seen(ann, "never")
    assert "Traceback" not in said
    assert ann.close() == 0
    there.close()


def test_a_table_opened_from_the_terminal(server: Server, tmp_path: Path) -> None:
    """Links that say whom they reach, who sits there, a new link, the start with bots; leaving says how to come back."""
    ann = terminal(tmp_path, "host", "notre-dame", "--server", server.url, "--seats", "human,human,novice", "--name", "Ann")
    shown = seen(ann, WAITING)
    link = next(word for word in shown.split() if "/claim#s." in word)
    assert "Only this machine can open these links." in shown
    assert "2 – free –" in shown
    ann.type("link 2")
    shown = seen(ann, WAITING)
    assert link not in shown
    bob = server.visitor("Bob")
    bob.post("/api/claim", {"token": link.partition("#")[2]}, 404)
    ann.type("link")  # those that were made here are shown
    assert next(word for word in shown.split() if "/claim#s." in word) in seen(ann, WAITING)
    ann.type("link 1")
    assert "There is no such free seat." in seen(ann, WAITING)
    ann.type("start")  # whoever has a link must not find the computer there by a slip
    assert "The computer will play on the free seat" in seen(ann, "yes or no: ")
    ann.type("perhaps")
    assert "Type yes or no." in seen(ann, "yes or no: ")
    ann.type("y")
    assert "Which card do you keep?" in seen(ann, "Ann > ")
    ann.type("end")
    ann.read("yes or no: ")
    ann.type("yes")
    assert "ended by agreement" in seen(ann, "\n> ")
    ann.type("again")
    ann.read("Ann > ")
    ann.type("quit")
    assert "Come back with: parlour join " in ann.read("never")
    assert ann.close() == 0


def shown(one: Terminal, *texts: str) -> str:
    """What has come once all of these stand there, one after the other, since the screen was cleared last."""
    found = b""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if not select.select([one.master], [], [], 1.0)[0]:
            continue
        found += os.read(one.master, 65536)
        page = " ".join(" ".join(screen_of(found.decode(errors="replace"))).split())
        if re.search(".*".join(map(re.escape, texts)), page):
            return page
    raise AssertionError(found.decode(errors="replace"))


def test_two_at_one_screen(server: Server, tmp_path: Path) -> None:
    """Who holds two seats is shown one after the other, behind a curtain, whichever is asked."""
    made = server.visitor("Host").table(seats=[{"kind": "person"}] * 2, options={"players": 2}, done="never")
    links = made["links"]["seats"]
    one = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    shown(one, "… >")
    one.type("quit")
    one.read("never")
    assert one.close() == 0
    one = terminal(tmp_path, "join", links["1"])
    shown(one, "somebody else’s seat. Take that seat, too?", "yes or no:")
    one.type("yes")
    assert "Which card" not in shown(one, "Nobody else looks. Press Enter.")  # the other may still look
    one.type("")
    first = shown(one, "Which card do you keep?", " >")
    one.type("1")
    assert "Which card" not in shown(one, "Nobody else looks. Press Enter.")
    one.type("")
    assert shown(one, "Which card do you keep?", " >") != first
    one.type("quit")
    one.read("never")
    assert one.close() == 0


def test_a_second_seat_for_a_screen_that_is_open(server: Server, tmp_path: Path) -> None:
    """Who takes a second seat from elsewhere while the first is shown has a curtain before it, too."""
    made = server.visitor("Host").table(seats=[{"kind": "person"}] * 3, options={"players": 3}, done="never")
    links = made["links"]["seats"]
    one = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    shown(one, "… >")
    two = terminal(tmp_path, "join", links["1"])
    shown(two, "Take that seat, too?", "yes or no:")
    two.type("yes")
    shown(two, "… >")
    two.type("quit")
    two.read("never")
    assert two.close() == 0
    server.visitor("Bob").claim(links["2"])
    assert "Which card" not in shown(one, "Now Ann 1. Nobody else looks. Press Enter.")
    one.type("")
    shown(one, "Which card do you keep?", "Ann 1 >")
    one.type("1")
    assert "Which card" not in shown(one, "Now Ann 2. Nobody else looks. Press Enter.")
    one.type("quit")
    one.read("never")
    assert one.close() == 0


def test_a_host_looks_after_the_room(server: Server, tmp_path: Path) -> None:
    """Spectators get a link, whoever sits there can be asked to leave, a guest stands up, and a table can be closed."""
    seats = "human,human,human,novice"
    ann = terminal(tmp_path / "ann", "host", "notre-dame", "--server", server.url, "--seats", seats, "--name", "Ann")
    link = next(word for word in shown(ann, "/claim#s.", "… >").split() if "/claim#s." in word)
    ann.type("log")
    assert "The table was opened." in shown(ann, "The table was opened.", "… >")
    ann.type("watch")
    watch = next(word for word in shown(ann, "Link for spectators:", "… >").split() if "/claim#w." in word)
    eve = server.visitor("Eve")
    assert eve.claim(watch)["kind"] == "watch"
    ann.type("free 2")
    assert "Nobody else sits there." in shown(ann, "free and the number", "… >")
    bob = terminal(tmp_path / "bob", "join", link, "--name", "Bob")
    shown(bob, "2 Bob (you)", "… >")
    shown(ann, "2 Bob", "… >")
    ann.type("free 2")
    shown(ann, "Bob will be asked to leave", "yes or no:")
    ann.type("yes")
    again = next(word for word in shown(ann, "2 – free –", "/claim#s.", "… >").split() if "/claim#s." in word)
    assert again != link
    said = bob.read("never")  # what was not for everybody is not for him any more
    assert "The host has asked you to leave" in said, said
    assert "Come back" not in said
    assert bob.close() == 2
    bob = terminal(tmp_path / "bob", "join", again)
    shown(bob, "2 Bob (you)", "… >")
    bob.type("close")
    assert "stand" in shown(bob, "The game has not begun. You can type:", "… >")
    bob.type("stand")
    shown(bob, "Your seat will be free for others.", "yes or no:")
    bob.type("yes")
    assert "Come back" not in bob.read("never")
    assert bob.close() == 0
    shown(ann, "2 – free –", "… >")
    ann.type("close")
    shown(ann, "The table will be gone, for everybody.", "yes or no:")
    ann.type("yes")
    said = ann.read("never")
    assert "The table is closed." in said
    assert "Come back" not in said
    assert ann.close() == 0


def test_a_rematch_waits_for_whom_it_keeps_seats(server: Server, tmp_path: Path) -> None:
    """Who opens a rematch sees for whom seats are kept, and is asked before the computer sits there."""
    bob, links, table = two(server)
    there = bob.at(table)
    ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    ann.read("Ann > ")
    proposed = there.say(propose={"what": "end"})["rev"]
    hear(ann, "proposes to end the game", "Ann > ")
    ann.type("yes")
    ann.read("yes or no: ")
    ann.type("yes")
    ann.read("\n> ")
    assert there.rev(proposed + 1)["over"] is not None
    ann.type("again")
    shown(ann, "2 – free – kept for Bob", "… >")
    ann.type("start")
    shown(ann, "Not here yet: Bob.", "yes or no:")
    ann.type("no")
    shown(ann, "Then everything stays as it is.", "… >")
    ann.type("start")
    shown(ann, "Not here yet: Bob.", "yes or no:")
    ann.type("yes")
    shown(ann, "Adept", "Ann >")
    ann.type("quit")
    ann.read("never")
    assert ann.close() == 0
    there.close()


def test_a_lobby(server: Server, tmp_path: Path) -> None:
    """The address of a server lists what one may join; the name is asked for when a seat is taken."""
    made = server.visitor("Host").table(
        seats=[{"kind": "me"}, {"kind": "open"}], options={"players": 2}, public=True, title="Sunday"
    )
    ann = terminal(tmp_path, "join", f"{server.url}/")
    assert "1) Notre Dame · Sunday · Host · one seat is free" in seen(ann, "Enter leaves > ")
    ann.type("x")
    ann.read("Enter leaves > ")
    ann.type("1")
    ann.read("What are you called? ")
    ann.type("A" * 40)
    assert "A name has 1 to 30 characters that can be seen" in seen(ann, "What are you called? ")
    ann.type("Admin")  # speaks for the server: not here
    ann.read("What are you called? ")
    ann.type("Ann")
    ann.read("Ann > ")
    ann.type("quit")
    assert f"/table/{made['table']}" in ann.read("never")
    assert ann.close() == 0
    other = server.visitor("Host").table(seats=[{"kind": "me"}, {"kind": "person"}], options={"players": 2})
    (tmp_path / "visitor.cookies").unlink()
    guest = terminal(tmp_path, "join", other["links"]["seats"]["1"])
    guest.read("What are you called? [Ann] ")
    guest.type("")
    guest.read("Ann > ")
    guest.type("quit")
    guest.read("never")
    assert guest.close() == 0


@pytest.mark.parametrize(("game", "players"), [("notre-dame", 5), ("house-of-fado", 1), ("lacrimosa", 4)])
def test_an_end(server: Server, tmp_path: Path, game: str, players: int) -> None:
    """Who won, also whoever plays without a seat, and where the points came from."""
    played = Table(game, players=players, seed=3)
    played.play_on("novice")
    record = tmp_path / "one.record"
    played.save(record)
    imported = {"record": record.read_text(encoding="utf-8"), "public": True}
    table = server.visitor("Ann").post("/api/import", imported)["table"]
    done = piped(tmp_path, "", "join", f"{server.url}/table/{table}")
    assert (done.returncode, done.stderr) == (0, "")
    rows = [line.split() for line in done.stdout.partition("Place  Player")[2].split("\n\n")[0].splitlines()[1:]]
    assert len(rows) == max(players, 2)
    assert rows[0][0] == "1"
    assert int(rows[0][-1]) == max(int(row[-1]) for row in rows)
    assert set(played.scores()) <= {int(row[-1]) for row in rows}
    assert "\nSum " in done.stdout
    assert "⟨" not in done.stdout


def test_the_end_of_a_solo_game(server: Server, tmp_path: Path) -> None:
    """[LA-9] Alone against the Soloist: who won, and what was reached for the first time; again opens a rematch."""
    ann = server.visitor("Ann")
    table = ann.table(game="lacrimosa", options={"players": 1})["table"]
    with ann.at(table) as there:
        play_on([there], random.Random(1))
    jar = LWPCookieJar(str(tmp_path / "visitor.cookies"))
    for cookie in ann.http.cookies.jar:
        jar.set_cookie(cookie)
    jar.save(ignore_discard=True)
    done = piped(tmp_path, "log 1\nagain\nquit\n", "join", f"{server.url}/table/{table}")
    assert (done.returncode, done.stderr) == (0, "")
    end, _, again = done.stdout.partition("again opens a rematch")
    assert "You lost to the Soloist, " in end or "You beat the Soloist, " in end
    assert "For the first time\n  Played to the end" in end
    assert "Come back with: " in again


def test_who_does_not_get_there(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in the reader's language: of whatever was typed, so that the code is 2."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    made = server.visitor("Host").table(seats=[{"kind": "me"}, {"kind": "person"}], options={"players": 2})
    link = made["links"]["seats"]["1"]
    server.visitor("Bob").claim(link)
    nobody = f"http://127.0.0.1:{free_port()}"
    for address, said in (
        (link, "Эта ссылка уже использована."),
        (f"{link}x", "Эта ссылка недействительна."),
        (f"{server.url}/nowhere", f"{server.url}/nowhere: это не сервер Parlour; возможно, не хватает части адреса"),
        (nobody, f"{nobody} не отвечает: Connection refused"),
        (f"{server.url}/table/{made['table']}", f"{server.url}/table/{made['table']}: этот стол для вас закрыт"),
    ):
        with pytest.raises(BadInput) as refused:
            join(address, "Анна", "ru")
        assert str(refused.value) == said
    with pytest.raises(BadInput, match="server: must be the address of a server"):
        host("house-of-fado", link, None, None, [], None, "Ann", "", True, False, "en")
    with pytest.raises(BadInput, match="seats: one of them must be human: you"):
        host("house-of-fado", nobody, "novice,adept", None, [], None, "Ann", "", True, False, "en")
    assert clock_of("10+15") == {"kind": "live", "reserve": 600, "increment": 15}
    assert clock_of("3d") == {"kind": "slow", "days": 3}
    with pytest.raises(BadInput, match="clock: must be minutes"):
        clock_of("soon")


def test_a_clock_that_runs_low_is_heard_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks for long is sent nothing between two warnings."""
    rung: list[tuple[float, float]] = []

    class Later:
        def __init__(self, seconds: float, ring: object, low: list[float]) -> None:
            rung.append((round(seconds), low[0]))

        def start(self) -> None: ...

    monkeypatch.setattr("parlour.terminal.net.clocks.Timer", Later)
    clocks = Clocks(lambda left: None)
    clocks.hear({"clocks": {"increment": 5.0, "seats": [{"left": 45.0, "runs": True}]}, "over": None, "mine": [0]})
    assert clocks.line(Language(None, "en", more=[NET_WORDS])).endswith(" · +5 s an answer")
    assert rung == [(15, 30.0), (35, 10.0)]


def test_clocks_and_a_seat_that_the_computer_took(server: Server, tmp_path: Path) -> None:
    """What is left is shown; whose time is over hears that the computer plays, and takes the seat back."""
    made = server.visitor("Host").table(
        game="house-of-fado",
        seats=[{"kind": "person"}, {"kind": "person"}],
        options={"players": 2, "first": "0"},
        clock={"kind": "live", "reserve": 2, "increment": 0},
    )
    bob = server.visitor("Bob")
    bob.claim(made["links"]["seats"]["1"])
    there = bob.at(made["table"])
    ann = terminal(tmp_path, "join", made["links"]["seats"]["0"], "--name", "Ann")
    assert "▸Ann: 0:0" in seen(ann, "Ann > ")
    there.wait(lambda frame: frame["seats"][0]["bot"])
    assert "The computer is playing for you. Type back" in seen(ann, "never", WAITING)
    ann.type("back")
    there.wait(lambda frame: not frame["seats"][0]["bot"] or frame["over"])
    ann.process.kill()
    ann.close()
    there.close()


def test_lines_typed_without_a_connection(tmp_path: Path) -> None:
    """They answer the question that was on the screen, and none that nobody has seen."""
    with contextmanager(running)(tmp_path / "server") as server:
        _, links, _ = two(server)
        ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
        ann.read("Ann > ")
        server.kill()
        begin(ann, "place street-left\n1\n1\n")  # the first is sent, and cannot be
        shown(ann, "The connection is lost. Trying again… What you type waits; Ctrl-C leaves.")
        server.start()
        page = shown(ann, "What was typed ahead was not taken", "Whom do you invite", "Ann >")
        assert "Choose more" not in page
        ann.type("quit")
        ann.read("never")
        assert ann.close() == 0


def test_what_is_nobodys_own_to_take_back(server: Server, tmp_path: Path) -> None:
    """Who has decided nothing asks for nothing, for it would be another's decision; and a pause says how it ends."""
    made = server.visitor("Host").table(seats=[{"kind": "person"}] * 2, options={"players": 2}, hints=False, done="never")
    links = made["links"]["seats"]
    bob = server.visitor("Bob")
    bob.claim(links["1"])
    ann = terminal(tmp_path, "join", links["0"], "--name", "Ann")
    there = bob.at(made["table"])
    page = shown(ann, "Which card do you keep?", "Ann >")
    assert " hint " not in page
    there.rev(there.do(there.wait(lambda frame: frame["ask"] is not None)["do"][0]))
    ann.type("undo ask")
    shown(ann, "There is nothing to take back", "Ann >")
    assert there.frame["consent"] is None
    ann.type("1")
    shown(ann, "Which card do you keep?", "Ann >")
    ann.type("undo ask")
    proposed = there.wait(lambda frame: frame["consent"] is not None)["consent"]
    there.say(consent=proposed["id"], yes=False)
    there.say(propose={"what": "pause"})
    ann.type("yes")
    shown(ann, "Type resume to go on.", "… >")
    ann.type("1")
    said = shown(ann, "The game rests. You can type: resume", "… >")
    assert ", pause" not in said.rpartition("You can type:")[2]
    ann.type("quit")
    ann.read("never")
    assert ann.close() == 0
    there.close()
