"""Several workers behind one port: this process accepts, looks which table is meant, and hands the connection to its worker.

What is said after that does not pass by here. A worker that ends is started again, and meanwhile another stands in for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final

from parlour.server.basics.channel import Lines, Message, hand_over, joined
from parlour.server.basics.settings import Settings, home_of

LOG: Final = logging.getLogger("parlour")
TABLE: Final = re.compile(rb"^[A-Z]+ [^ ?]*/(?:ws|api)/tables/([\w-]+)")
FIRST: Final = 2048  # bytes of a request that are looked at: its line
PATIENCE: Final = 1.0  # seconds for them; whoever is slower is waited for by a worker
PAUSE: Final = 0.2  # seconds before a worker is started again; longer and longer if it does not get far
LONGEST: Final = 5.0
STOPPING: Final = 8.0


class Worker:
    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: Lines | None = None
        self.connections: socket.socket | None = None
        self.ready = asyncio.Event()
        self.pause = PAUSE


class Front:
    def __init__(self, settings: Settings, listening: socket.socket, kept: list[int]) -> None:
        self.settings: Final = settings
        self.listening: Final = listening
        self.kept: Final = kept  # files that every worker holds open
        self.workers: Final = [Worker(number) for number in range(settings.workers)]
        self.restarts = 0
        self.stopping = False
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def environment(self, number: int, lines: int, connections: int) -> dict[str, str]:
        s = self.settings
        return {
            **os.environ,
            "PARLOUR_DATA": str(s.data),
            "PARLOUR_HOST": s.host,
            "PARLOUR_PORT": str(s.port),
            "PARLOUR_BASE": s.base,
            "PARLOUR_WORKERS": str(s.workers),
            "PARLOUR_WORKER": f"{number},{lines},{connections}",
        }

    async def start(self, worker: Worker) -> None:
        mine, theirs = socket.socketpair()
        give, take = socket.socketpair()
        give.setblocking(False)
        env = self.environment(worker.number, theirs.fileno(), take.fileno())
        worker.ready.clear()
        worker.process = subprocess.Popen(
            [sys.executable, "-m", "parlour.server"],
            env=env,
            pass_fds=[theirs.fileno(), take.fileno(), *self.kept],
            process_group=0,
        )
        theirs.close()
        take.close()
        worker.connections = give

        def ended() -> None:
            if not self.stopping:
                self.spawn(self.start_again(worker))

        worker.lines = await joined(mine, lambda message: self.hear(worker, message), ended)

    async def start_again(self, worker: Worker) -> None:
        """It has ended: all hear of it, and another takes its place."""
        assert worker.process is not None
        worker.ready.clear()
        if worker.connections is not None:
            worker.connections.close()
            worker.connections = None
        with contextlib.suppress(ProcessLookupError):  # with the processes in which its bots think
            os.killpg(worker.process.pid, signal.SIGKILL)
        code = await asyncio.to_thread(worker.process.wait)
        self.restarts += 1
        LOG.error("a worker ended and is started again", extra={"what": f"worker {worker.number}: {code}"})
        self.tell()
        await asyncio.sleep(worker.pause)
        worker.pause = min(LONGEST, 2 * worker.pause)
        if not self.stopping:
            await self.start(worker)

    def hear(self, worker: Worker, message: Message) -> None:
        if "ready" in message:
            worker.ready.set()
            worker.pause = PAUSE
            self.tell()
            return
        for other in self.workers:
            if other is not worker and other.lines is not None:
                other.lines.say(message)

    def tell(self) -> None:
        """How the workers are, to all of them."""
        down = [worker.number for worker in self.workers if not worker.ready.is_set()]
        for worker in self.workers:
            if worker.lines is not None:
                worker.lines.say({"front": {"restarts": self.restarts, "down": down}})

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(self.listening)
            except OSError as error:  # no file is left, or whoever called is gone
                LOG.warning("a connection was not accepted", extra={"what": str(error)})
                await asyncio.sleep(0.05)
                continue
            self.spawn(self.pass_on(connection, str(address[0])))

    async def pass_on(self, connection: socket.socket, address: str) -> None:
        with connection:
            first = await self.first(connection)
            found = TABLE.match(first)
            home = home_of(found[1].decode() if found else address, len(self.workers))
            for _ in range(2 * len(self.workers)):  # who is not there is stood in for by the next
                for i in range(len(self.workers)):
                    worker = self.workers[(home + i) % len(self.workers)]
                    if worker.ready.is_set() and worker.connections is not None:
                        with contextlib.suppress(OSError):
                            hand_over(worker.connections, connection)
                            return
                await asyncio.sleep(PATIENCE)
            LOG.error("no worker takes connections")

    async def first(self, connection: socket.socket) -> bytes:
        """The first bytes of a request, left where they are; nothing if they take too long."""
        loop = asyncio.get_running_loop()
        here = loop.create_future()
        connection.setblocking(False)
        loop.add_reader(connection, lambda: None if here.done() else here.set_result(None))
        try:
            await asyncio.wait_for(here, PATIENCE)
            return connection.recv(FIRST, socket.MSG_PEEK)
        except (TimeoutError, OSError):
            return b""
        finally:
            loop.remove_reader(connection)

    # -- all of it -----------------------------------------------------------------------------------------------------

    async def serve(self, announce: Callable[[], None]) -> None:
        """Until we are told to stop."""
        loop = asyncio.get_running_loop()
        told = asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, told.set)
        self.listening.setblocking(False)
        self.listening.listen(2048)
        for worker in self.workers:
            await self.start(worker)
        accepting = asyncio.create_task(self.accept())
        begun = asyncio.create_task(self.begun())
        begun.add_done_callback(lambda done: None if done.cancelled() else announce())
        await told.wait()
        self.stopping = True
        for task in (accepting, begun):
            task.cancel()
        for worker in self.workers:
            if worker.process is not None:
                worker.process.terminate()
        for worker in self.workers:
            if worker.process is not None:
                try:
                    await asyncio.to_thread(worker.process.wait, STOPPING)
                except subprocess.TimeoutExpired:
                    worker.process.kill()

    async def begun(self) -> None:
        for worker in self.workers:
            await worker.ready.wait()
