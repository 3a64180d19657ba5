"""Several server processes share the tables of one PostgreSQL and hear of each other's moves."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Refusal, Server, Visitor, play_on
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    url = postgres.database("pair")
    folder: Path = tmp_path_factory.mktemp("pair")
    servers = Server(folder / "one", url).start(), Server(folder / "two", url).start()
    yield servers
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def elsewhere(visitor: Visitor, server: Server) -> Visitor:
    """The same browser at another process."""
    other = Visitor(server)
    other.http.cookies.update(visitor.http.cookies)
    return other


def test_seats_at_different_processes(pair: tuple[Server, Server]) -> None:
    one, two = pair
    host, guest = one.visitor("Ada"), two.visitor()
    made = host.table(options={"players": 2}, done="never")
    guest.claim(made["links"]["seats"]["1"], name="Grace")
    with host.at(made["table"]) as a, guest.at(made["table"]) as b:
        a.wait(lambda frame: frame["status"] == "playing")
        while a.here.get("seats") != [0, 1]:
            a.receive()
        play_on([a, b], random.Random(1))
        assert a.frame["over"] == b.rev(a.frame["rev"])["over"]
        b.say(chat="well played")
        while not a.chat:
            a.receive()
    first = host.get(f"/api/tables/{made['table']}/replay/lines")
    assert first == guest.get(f"/api/tables/{made['table']}/replay/lines")


def test_of_two_at_the_same_time_both_are_heard(pair: tuple[Server, Server]) -> None:
    """Sealed answers through different processes at the same moment: the second finds the rev taken and tries again."""
    one, two = pair
    host, guest = one.visitor("Ada"), two.visitor()
    made = host.table(options={"players": 2}, done="never")
    guest.claim(made["links"]["seats"]["1"], name="Grace")
    with host.at(made["table"]) as a, guest.at(made["table"]) as b:
        for s in (a, b):
            s.wait(lambda frame: frame["ask"] is not None)
        for _ in range(3):
            together = [threading.Thread(target=s.do, args=[s.frame["do"][0]]) for s in (a, b)]
            rev = a.frame["rev"]
            for thread in together:
                thread.start()
            for thread in together:
                thread.join()
            for s in (a, b):
                s.rev(rev + 2)
            if a.frame["asked"] != [0, 1]:
                break


def test_the_same_seat_twice_at_the_same_time(pair: tuple[Server, Server]) -> None:
    """Two devices answer one question differently through two processes: exactly one wins."""
    one, two = pair
    host = one.visitor("Ada")
    made = host.table(options={"players": 2}, done="never", seats=[{"kind": "me"}, {"kind": "person"}])
    two.visitor("Grace").claim(made["links"]["seats"]["1"])
    results: list[str] = []
    with host.at(made["table"]) as a, elsewhere(host, two).at(made["table"]) as b:
        for s in (a, b):
            s.wait(lambda frame: frame["ask"] is not None)
        texts = a.frame["do"][:2]

        def answer(n: int) -> None:
            s = (a, b)[n]
            try:
                s.say(ask=s.frame["ask"]["id"], do=texts[n])
                results.append("ok")
            except Refusal as refused:
                results.append(refused.key)

        threads = [threading.Thread(target=answer, args=[n]) for n in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(results) in (["error-not-asked", "ok"], ["error-old-ask", "ok"])


def test_bots_are_leased_and_survive_a_process(pair: tuple[Server, Server]) -> None:
    """Both processes have the table open, each bot turn is played once; when one process dies the other goes on."""
    one, two = pair
    host = one.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = host.table(options={"players": 3}, seats=seats, done="never")
    with host.at(made["table"]) as a, elsewhere(host, two).at(made["table"]) as b:
        play_on([a], random.Random(1), 25)
        b.rev(a.frame["rev"])
        one.stop()
        play_on([b], random.Random(2))
        assert b.frame["over"]["reason"] == "end"
    one.start()
    assert host.get(f"/api/tables/{made['table']}")["status"] == "over"
