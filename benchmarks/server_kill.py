"""Kill a server with SIGKILL again and again while four seats play; every acknowledged move must be there afterwards.

    python -m benchmarks.server_kill [--kills 50] [--game notre-dame] [--database-url URL]

After each restart every seat reconnects with the last rev it saw. Checked: no acknowledged move is missing, `rev` never goes
down, each seat is told what it missed and nothing else, and a table that nobody touched looks the same as before. Games that
end are replaced by new ones.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from benchmarks.build import parse
from tests.server.client import Server, sit_all


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--game", default="notre-dame")
    parser.add_argument("--database-url", default="")
    args = parse(parser)
    rng = random.Random(1)
    moves = games = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", args.database_url).start()
        table, visitors, sockets = sit_all(server, args.game, 4, options={"players": 4}, done="never")
        quiet, watchers, still = sit_all(server, args.game, 4, options={"players": 4})
        before = [{key: s.frame[key] for key in ("view", "ask", "do", "rev")} for s in still]
        for _ in range(args.kills):
            for s in still:
                s.close()
            if sockets[0].frame["over"]:
                games += 1
                table, visitors, sockets = sit_all(server, args.game, 4, options={"players": 4}, done="never")
            threading.Timer(rng.uniform(0.02, 0.5), server.kill).start()
            acknowledged = 0
            try:
                while True:
                    newest = max(s.frame["rev"] for s in sockets)
                    for s in sockets:
                        s.rev(newest)
                    if sockets[0].frame["over"]:
                        break
                    s = rng.choice([s for s in sockets if s.frame["ask"]])
                    acknowledged = int(s.say(ask=s.frame["ask"]["id"], do=rng.choice(s.frame["do"]))["rev"])
                    moves += 1
            except (ConnectionClosed, OSError, EOFError, TimeoutError):
                pass
            while server.process is not None and server.process.poll() is None:
                time.sleep(0.01)
            server.start()
            seen = [s.frame["rev"] for s in sockets]
            told = [{(t["rev"], str(t)) for t in s.told} for s in sockets]
            sockets = [visitor.at(table, since=rev) for visitor, rev in zip(visitors, seen)]
            for s, rev, heard in zip(sockets, seen, told):
                assert s.frame["rev"] >= max(rev, acknowledged), f"lost: {s.frame['rev']} < {acknowledged}"
                assert all(t["rev"] > rev for t in s.told), "told twice"
                log = visitors[sockets.index(s)].get(f"/api/tables/{table}/log?seat={s.frame['seat']}&since={rev}")
                assert s.frame["told"] == log["told"]
                assert not heard & {(t["rev"], str(t)) for t in s.told}
            still = [watcher.at(quiet) for watcher in watchers]
            assert [{key: s.frame[key] for key in before[0]} for s in still] == before, "an untouched table changed"
        server.stop()
    store = "postgresql" if args.database_url else "sqlite"
    print(f"{args.kills} kills survived, {moves} acknowledged moves, {games} games finished in between, store {store}")


if __name__ == "__main__":
    main()
