"""Whoever asks for much thinking waits for it; others do not."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.live.turns import Turns
from tests.server.client import Refusal, Server


def order_of(asked: list[tuple[str, bool]], places: int = 1) -> list[str]:
    """In which order those who ask at the same time get their places."""
    came: list[str] = []

    async def all_at_once() -> None:
        turns = Turns(places)

        async def one(table: str, advice: bool) -> None:
            async with turns.place(table, advice):
                came.append(table)
                await asyncio.sleep(0.001)

        await asyncio.gather(*[one(*each) for each in asked])
        assert turns.free == places
        assert not turns.waiting
        assert not turns.advice

    asyncio.run(all_at_once())
    return came


def test_tables_take_turns() -> None:
    """A table that asks a hundred times does not keep another from thinking second."""
    came = order_of([*[("greedy", False)] * 100, ("honest", False)])
    assert came.index("honest") == 1


def test_a_game_comes_before_advice() -> None:
    came = order_of([*[(f"t{i}", True) for i in range(50)], ("honest", False)])
    assert came.index("honest") == 1


def test_who_gives_up_leaves_no_gap() -> None:
    async def play() -> None:
        turns = Turns(1)
        async with turns.place("a"):
            waits = asyncio.create_task(turns.place("b").__aenter__())
            await asyncio.sleep(0)
            waits.cancel()
            await asyncio.sleep(0)
        async with asyncio.timeout(1), turns.place("c"):
            pass

    asyncio.run(play())


def test_one_hint_at_a_time(lite: Server) -> None:
    host = lite.visitor("Ada")
    made = host.table("lacrimosa", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "me"}], hints=True, done="never")
    with host.at(made["table"]) as a:
        a.say_as(a.frame["asked"][0])
        n = a.send(hint=True)
        with pytest.raises(Refusal) as refused:
            a.say(hint=True)
        assert (refused.value.key, refused.value.error["field"]) == ("error-too-fast", "hint")
        while a.receive().get("n") != n:
            pass
        assert a.say(hint=True)["do"] in a.frame["do"]
