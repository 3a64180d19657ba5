"""`parlour bench --peers`: every peer really plays, and one that is missing is named."""

from __future__ import annotations

from itertools import count

import pytest

from parlour.kit import peers
from parlour.kit.peers import Peer
from tests.runner import run

PLAYED = [peer for peer in peers.peers() if peer.name != "catanatron_gym"]  # it asks for an old Gymnasium


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("peer", PLAYED, ids=lambda peer: f"{peer.name} {peer.how}")
def test_plays(peer: Peer) -> None:
    assert peer.make()() > 0


def missing() -> peers.Play:
    import no_such_peer  # type: ignore[import-not-found]

    raise AssertionError(no_such_peer)


def test_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratios are to the first of a group; what is not installed has neither figure nor error."""
    some = [
        Peer("engine", "notre-dame", "playout", 4, lambda: lambda: 100, True),
        Peer("engine", "slow", "by hand", 2, lambda: lambda: 1),
        Peer("engine", "gone", "never", 2, missing),
    ]
    clock = count(0.0, 0.125)
    monkeypatch.setattr(peers, "peers", lambda: some)
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    done = run("bench", "--peers")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()[-3:]
    assert lines[0].startswith("| **notre-dame** | playout | 4 |")
    assert lines[0].endswith("| 1 |")
    assert lines[1].endswith("| 100 × |")
    assert lines[2] == "| gone | never | 2 | not installed (no_such_peer) |  |"
