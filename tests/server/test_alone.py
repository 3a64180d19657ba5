"""A table without a server speaks as the server's do, tells no secret, and goes on from its record."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.core import SPECTATOR
from parlour.engine.record import read_record, replay
from parlour.engine.rng import Rng
from parlour.server.basics.errors import Refused
from parlour.server.live.alone import Alone, reached
from parlour.server.lobby import offline
from parlour.shelf import find


def seats(n: int) -> list[dict[str, Any]]:
    rivals: list[dict[str, Any]] = [{"kind": "bot", "level": "novice", "name": ""} for _ in range(n - 1)]
    return [{"kind": "person", "name": "Ada"}, *rivals]


def begun(game: str = "notre-dame", n: int = 3) -> Alone:
    return Alone("here-1", game, {"players": n}, seats(n), rng=Rng(4))


@pytest.mark.parametrize(("game", "n"), [("notre-dame", 3), ("house-of-fado", 2), ("lacrimosa", 2)])
def test_a_whole_game(game: str, n: int) -> None:
    alone, rng, said = begun(game, n), Rng(9), 0
    while alone.play.status == "playing":
        if alone.step() is not None:
            continue
        frame = alone.frame(alone.play.rev)
        shown, answer = alone.hear({"ask": frame["ask"]["id"], "do": frame["do"][rng.below(len(frame["do"]))], "n": said})
        assert (shown["type"], answer["type"], answer["n"]) == ("table", "ok", said)
        said += 1
    assert alone.answer("sheet")["scores"] == alone.play.scores()
    record = read_record(alone.record())
    assert replay(find(game), record).scores() == alone.play.scores()
    steps = alone.answer("replay", 1, step=len(record.moves) - 1, count=100)  # at the end every seat may be looked at
    assert [steps["steps"], steps["frames"][-1]["scores"]] == [len(record.moves), alone.play.scores()]
    kept = {**alone.kept(), "id": "here-1", "game": game, "seats": seats(n)}
    assert (kept["over"], kept["reason"], kept["record"]) == (True, "end", alone.record())
    told = reached([kept, {**kept, "id": "here-2", "ended": kept["ended"] + 1}])
    assert {first["what"] for first in told} >= {"finished"}
    assert {first["about"] for first in told if first["what"] == "milestone"} == set(kept["reached"])
    assert {first["table"] for first in told} == {"here-1"}  # the first time, and no second


def test_who_resigns_finds_it_ended() -> None:
    alone = begun()
    assert alone.kept()["over"] is False
    shown, answer = alone.hear({"resign": True, "n": 1})
    assert (shown["status"], answer["type"]) == ("abandoned", "ok")
    kept = alone.kept()
    assert (kept["over"], kept["reason"], kept["reached"]) == (True, "abandoned", None)
    assert reached([{**kept, "id": "here-1", "game": "notre-dame", "seats": seats(3)}]) == []
    for reason, status in (("abandoned", "abandoned"), ("agreed", "over"), ("", "playing")):
        assert Alone.resumed("here-1", kept["record"], seats(3), reason).play.status == status


def test_it_goes_on_from_its_record_and_hides_what_a_server_hides() -> None:
    alone = begun()
    while alone.step() is not None:
        pass
    ask = alone.frame(0)["ask"]["id"]
    alone.hear({"ask": ask, "do": alone.frame(0)["do"][0], "n": 1})
    again = Alone.resumed("here-1", alone.record(), seats(3))
    assert again.frame(0)["view"] == alone.frame(0)["view"] == find("notre-dame").view(alone.play.s, 0)
    assert alone.hear({"as": 1, "n": 2})[-1]["error"]["key"] == "error-not-yours"
    with pytest.raises(Refused):
        alone.answer("log", 1)
    assert alone.answer("log", SPECTATOR)["rev"] == alone.play.rev
    assert alone.hear({"ask": ask, "do": "pass", "n": 3})[-1]["error"]["key"] == "error-old-ask"
    assert alone.hear({"chat": "hello", "n": 4})[-1]["error"]["key"] == "error-unknown-message"


def test_the_engine_for_the_browser_is_plain_and_whole() -> None:
    with zipfile.ZipFile(io.BytesIO(offline.engine())) as archive:
        names = archive.namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for name in ("parlour/server/live/alone.py", "parlour/shelf/lacrimosa/characters.toml", "librt/vecs.py", "orjson.py"):
        assert name in names
    assert len(offline.engine()) < 500_000


WHOLE = """
import sys
sys.path.insert(0, sys.argv[1])
from parlour.server.live.alone import Alone
for game in sys.argv[2:]:
    table = Alone("t1", game, {"players": 2}, [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "novice"}])
    assert table.frame(0)["status"] == "playing"
    table.step()
assert "site-packages" not in str(sys.path)
"""


def test_the_engine_needs_nothing_but_what_is_sent(tmp_path: Path) -> None:
    """In a Python that has nothing installed, as the browser's."""
    sent = tmp_path / "engine.zip"
    sent.write_bytes(offline.engine())
    (tmp_path / "engine").mkdir()
    zipfile.ZipFile(sent).extractall(tmp_path / "engine")
    command = [sys.executable, "-I", "-S", "-c", WHOLE, str(tmp_path / "engine"), *offline.GAMES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-1500:]
