"""Moves a second with four connected seats at every table: p50 and p99 until the mover is answered, and until all have seen it.

    python -m benchmarks.server_load [--rate 250,500,1000] [--seconds 20] [--tables 50,250] [--game notre-dame,lacrimosa]
                                     [--seats 4] [--workers 1,2] [--store sqlite,postgresql] [--servers 1]
                                     [--postgres | --database-url URL] [--idle 5000] [--leave]
                                     [--server-path FOLDER]

Starts the servers itself, each as a process of its own. With --postgres (a cluster of its own) or --database-url the seats
of a table are spread over all servers. Several rates are measured one after the other at the same tables, and then the
same with more tables; each gets a line.
The client is a bare websocket over asyncio, so that it costs less than what it measures; `generator lag` is how late it
came to its own work, which is part of every latency it reports. `--idle` adds connections that watch tables at which nobody
moves, and the rates are measured once more beside them; a line says what a table and an idle connection take of the servers'
memory. Several games, numbers of workers (`parlour serve --workers`) and stores are measured one after the other, each at a
server of its own; in the end a table says all of them.
With `--leave` all go in the end; a line says what the servers hold when they have forgotten the tables (Python gives
little back, but uses it again), and when as many others are there instead. `--server-path` runs another version of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import orjson

from benchmarks.build import parse
from benchmarks.server_client import Caller, Seat, Table

ROOT: Final = Path(__file__).parents[1]
LANES: Final = 8  # tables that are set up side by side
WATCHERS: Final = 50  # of the idle connections, at one table
PATIENCE: Final = 90.0  # seconds until all who have come see their table
FORGOTTEN: Final = 80.0  # seconds after which a server has forgotten a table that nobody looks at


def start(data: Path, url: str, port: int, source: str, workers: str) -> subprocess.Popen[bytes]:
    env = {
        **os.environ,
        "PARLOUR_DATA": str(data),
        "DATABASE_URL": url,
        "PARLOUR_PORT": str(port),
        "PARLOUR_WORKERS": workers,
        "PARLOUR_RATE": "1e6",
        "PARLOUR_HTTP_RATE": "1e6",
        "PARLOUR_TABLES": "1e6",
        "PARLOUR_TABLE_RATE": "1e9",
        "PARLOUR_VISITOR_RATE": "1e9",
        "PARLOUR_CHAT_RATE": "1e9",
        "PARLOUR_SOCKETS": "1e6",
        "PARLOUR_ADDRESS_SOCKETS": "1e6",
        "PARLOUR_LOG": "WARNING",
    }
    if source:
        env["PYTHONPATH"] = source
    process = subprocess.Popen([sys.executable, "-m", "parlour.server"], env=env, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


async def set_up(ports: list[int], game: str, count: int, seats: int) -> tuple[list[Table], list[str]]:
    """Visitors, and tables at which all of them sit."""
    found: list[Table] = []
    first = [Caller(ports[i % len(ports)]) for i in range(seats)]
    for i, caller in enumerate(first):
        await caller.post("/api/me", {"name": f"Seat {i}"})

    async def lane() -> None:
        callers = [Caller(caller.port) for caller in first]
        for mine, whose in zip(callers, first):
            mine.cookie = whose.cookie
        while len(found) < count:
            found.append(table := Table("", seats))
            wish = {"game": game, "options": {"players": seats}, "done": "never", "public": True}
            made = await callers[0].post("/api/tables", wish)
            for i in range(1, seats):
                await callers[i].post("/api/claim", {"token": made["links"]["seats"][str(i)].partition("#")[2]})
            table.name = made["table"]

    await asyncio.gather(*[lane() for _ in range(LANES)])
    return found, [caller.cookie for caller in first]


def percentile(values: list[float], share: float) -> float:
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def connect(tables: list[Table], cookies: list[str], ports: list[int]) -> None:
    """All four seats of every table; returns when each has seen its table."""
    loop = asyncio.get_running_loop()
    for table in tables:
        for number in range(len(table.revs)):
            port = ports[number % len(ports)]
            seat = Seat(table, number, f"127.0.0.1:{port}", cookies[number])
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]
            table.seats.append(seat)
    end = time.monotonic() + PATIENCE
    while any(min(table.revs) == 0 for table in tables):
        if time.monotonic() > end:
            raise SystemExit(f"{sum(table.revs.count(0) for table in tables)} seats were not shown their table")
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)


async def watch(tables: list[Table], ports: list[int], count: int) -> list[Seat]:
    """Connections that only look, spread over the tables; those that saw nothing for long are among them."""
    loop = asyncio.get_running_loop()
    watchers = []
    for i in range(count):
        port = ports[i % len(ports)]
        watcher = Seat(Table(tables[i % len(tables)].name, 1), 0, f"127.0.0.1:{port}", "none=1")
        await loop.create_connection(lambda watcher=watcher: watcher, "127.0.0.1", port)  # type: ignore[misc]
        watchers.append(watcher)
    end = time.monotonic() + PATIENCE
    while any(watcher.table.revs[0] == 0 for watcher in watchers) and time.monotonic() < end:
        await asyncio.sleep(0.1)
    await asyncio.sleep(2.0)
    return watchers


async def load(tables: list[Table], pids: list[int], rate: float, seconds: float) -> dict[str, Any]:
    rng = random.Random(1)
    for table in tables:
        table.acks.clear()
        table.alls.clear()
        table.bytes = 0
    used, own = sum(cpu(pid) for pid in pids), time.process_time()
    begun = time.perf_counter()
    made = skipped = turn = 0
    lags = []
    while (now := time.perf_counter() - begun) < seconds:
        while made + skipped < now * rate:
            for _ in range(len(tables)):
                turn = (turn + 1) % len(tables)
                if tables[turn].move(rng):
                    made += 1
                    break
            else:
                skipped += 1
        slept = time.perf_counter()
        await asyncio.sleep(0.001)
        lags.append(time.perf_counter() - slept - 0.001)
    took, own = time.perf_counter() - begun, time.process_time() - own
    await asyncio.sleep(1.0)
    used = sum(cpu(pid) for pid in pids) - used
    acks = [value for table in tables for value in table.acks]
    alls = [value for table in tables for value in table.alls]
    return {
        "rate": rate,
        "moves/s": round(len(alls) / took),
        "not in time": skipped,
        "errors": sum(table.errors for table in tables),
        "games over": sum(table.over for table in tables),
        "answer p50 ms": round(percentile(acks, 0.5), 2),
        "answer p99 ms": round(percentile(acks, 0.99), 2),
        "all four p50 ms": round(percentile(alls, 0.5), 2),
        "all four p99 ms": round(percentile(alls, 0.99), 2),
        "generator lag p50 ms": round(percentile(lags, 0.5), 2),
        "generator lag p99 ms": round(percentile(lags, 0.99), 2),
        "generator CPU ms a move": round(1000 * own / max(1, len(acks)), 2),
        "server CPU ms a move": round(1000 * used / max(1, len(acks)), 2),
        "kB a seat and move": round(sum(table.bytes for table in tables) / 1000 / len(tables[0].revs) / max(1, len(acks)), 2),
    }


REPORT: Final[list[dict[str, Any]]] = []
SHOWN: Final = ["game", "store", "workers", "tables", "rate", "moves/s", "answer p50 ms", "all four p99 ms"]
COSTS: Final = ["server CPU ms a move", "generator CPU ms a move", "kB a seat and move"]


def report() -> None:
    """All that was measured, as one table."""
    print(f"\n| {' | '.join(SHOWN + COSTS)} |\n|{'---|' * len(SHOWN + COSTS)}")
    for row in REPORT:
        print(f"| {' | '.join(str(row[name]) for name in SHOWN + COSTS)} |")


def say(row: dict[str, Any]) -> None:
    print(orjson.dumps(row).decode(), flush=True)


async def measure(args: argparse.Namespace, ports: list[int], pids: list[int]) -> None:
    tables: list[Table] = []
    empty = memory(pids)
    for count in sorted(int(n) for n in args.tables.split(",")):
        about = {"game": args.game, "tables": count, "servers": args.servers, "workers": args.workers}
        about["store"] = args.database_url[:10] or "sqlite"
        first, n = memory(pids), count - len(tables)
        more, cookies = await set_up(ports, args.game, n, args.seats)
        made = memory(pids)
        await connect(more, cookies, ports)
        seated = memory(pids)
        tables += more
        for rate in args.rate.split(","):
            row = {**about, **await load(tables, pids, float(rate), args.seconds)}
            say(row)
            REPORT.append(row)
        played = memory(pids)
        row = {
            "server MB": round(first / 1000, 1),
            "kB a new table": round((made - first) / n, 1),
            "kB a seated connection": round((seated - made) / n / args.seats, 1),
            "kB a table more, played": round((played - seated) / len(tables), 1),
            "rev": round(sum(max(table.revs) for table in tables) / len(tables)),
        }
        say({**about, **row})
    if args.idle:
        quiet, _ = await set_up(ports, args.game, 1 + args.idle // WATCHERS, args.seats)
        before, used = memory(pids), sum(cpu(pid) for pid in pids)
        watchers = await watch(quiet, ports, args.idle)
        idle = {"idle connections": args.idle, "kB an idle connection": round((memory(pids) - before) / args.idle, 1)}
        say({**about, **idle, "server CPU s to open them": round(sum(cpu(pid) for pid in pids) - used, 1)})
        for rate in args.rate.split(","):
            say({**about, **idle, **await load(tables, pids, float(rate), args.seconds)})
        for watcher in watchers:
            watcher.transport.close()
    if args.leave:
        before = memory(pids)
        for table in tables:
            for seat in table.seats:
                seat.transport.close()
        await asyncio.sleep(FORGOTTEN)
        row = {
            "tables loaded": sum(map(loaded, ports)),
            "kB a table, nobody there": round((memory(pids) - empty) / len(tables), 1),
            "with its seats": round((before - empty) / len(tables), 1),
        }
        others, cookies = await set_up(ports, args.game, len(tables), args.seats)
        await connect(others, cookies, ports)
        await load(others, pids, float(args.rate.split(",")[0]), args.seconds)
        row["with as many others"] = round((memory(pids) - empty) / len(tables), 1)
        say({**about, **row})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rate", default="1000")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", default="250")
    parser.add_argument("--game", default="notre-dame")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--workers", default="1")
    parser.add_argument("--store", default="")
    parser.add_argument("--database-url", default="")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--leave", action="store_true")
    parser.add_argument("--server-path", default="")
    args = parse(parser)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    stores = args.store.split(",") if args.store else ["postgresql" if args.postgres else args.database_url or "sqlite"]
    kinds = [(store, workers, game) for store in stores for workers in args.workers.split(",") for game in args.game.split(",")]
    for args.store, args.workers, args.game in kinds:
        once(args)
    report()


def once(args: argparse.Namespace) -> None:
    """One game at servers of its own, on one store."""
    import uvloop

    cluster = None
    args.database_url = "" if args.store == "sqlite" else args.store
    if args.store == "postgresql":
        from tests.server.postgres import Postgres

        cluster = Postgres()
        args.database_url = cluster.database("load")
    with tempfile.TemporaryDirectory() as folder:
        ports = [18200 + os.getpid() % 1000 + i * 1000 for i in range(args.servers)]
        servers = [start(Path(folder) / str(port), args.database_url, port, args.server_path, args.workers) for port in ports]
        try:
            uvloop.run(measure(args, ports, [pid for server in servers for pid in family(server.pid)]))
        finally:
            for server in servers:
                server.terminate()
                server.wait()
            if cluster is not None:
                cluster.stop()


def family(pid: int) -> list[int]:
    """A server and its workers."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def loaded(port: int) -> int:
    """How many tables a server holds in memory."""
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("parlour_tables_loaded "))))


def memory(pids: list[int]) -> float:
    """Kilobytes that processes hold."""
    rows = [Path(f"/proc/{pid}/smaps_rollup").read_text().split("Rss:")[1].split()[0] for pid in pids]
    return float(sum(int(row) for row in rows))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
