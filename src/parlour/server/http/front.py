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
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

import orjson

from parlour.server.basics.channel import READY, Lines, Message, hand_over, joined
from parlour.server.basics.logs import Seldom
from parlour.server.basics.settings import Settings, home_of

LOG: Final = logging.getLogger("parlour")
TABLE: Final = re.compile(rb"^[A-Z]+ [^ ?]*/(?:ws|api)/tables/([\w-]+)")
FIRST: Final = 2048  # bytes of a request that are looked at: its line
PATIENCE: Final = 1.0  # seconds for them; whoever is slower is waited for by a worker
PAUSE: Final = 0.2  # seconds before a worker is started again; longer and longer if it does not get far
LONGEST: Final = 5.0
STOPPING: Final = 8.0
WAITING: Final = 20.0  # seconds until somebody is told that no worker takes them
SORRY: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Worker:
    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: Lines | None = None
        self.connections: socket.socket | None = None
        self.ready = asyncio.Event()
        self.pause = PAUSE
        self.full = False  # it takes no more connections for the moment
        self.waiting: Final[deque[tuple[float, socket.socket]]] = deque()  # those for it, the first first, and since when


class Front:
    def __init__(self, settings: Settings, listening: socket.socket, kept: list[int]) -> None:
        self.settings: Final = settings
        self.listening: Final = listening
        self.kept: Final = kept  # files that every worker holds open
        self.workers: Final = [Worker(number) for number in range(settings.workers)]
        self.restarts = 0
        self.refused = 0
        self.said: Message = {}
        self.not_taken: Final = Seldom(LOG, logging.ERROR, "no worker takes connections")
        self.not_accepted: Final = Seldom(LOG, logging.WARNING, "a connection was not accepted")
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

        worker.lines = await joined(mine, lambda line: self.hear(worker, line), ended)

    async def start_again(self, worker: Worker) -> None:
        """It has ended: all hear of it, and another takes its place."""
        assert worker.process is not None
        worker.ready.clear()
        if worker.connections is not None:
            asyncio.get_running_loop().remove_writer(worker.connections)
            worker.connections.close()
            worker.connections, worker.full = None, False
        self.hand_on()
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

    def hear(self, worker: Worker, line: bytes) -> None:
        if line == READY:
            worker.ready.set()
            worker.pause = PAUSE
            self.tell()
            self.hand_on()
            return
        for other in self.workers:
            if other is not worker and other.lines is not None:
                other.lines.say(line)

    def tell(self) -> None:
        """How the workers are, to all of them."""
        self.said = {
            "restarts": self.restarts,
            "down": [worker.number for worker in self.workers if not worker.ready.is_set()],
            "refused": self.refused,
            "waiting": sum(len(worker.waiting) for worker in self.workers),
        }
        for worker in self.workers:
            if worker.lines is not None:
                worker.lines.say(orjson.dumps({"front": self.said}))

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
                self.not_accepted.say(str(error))
                await asyncio.sleep(0.05)
                continue
            self.spawn(self.pass_on(connection, str(address[0])))

    async def pass_on(self, connection: socket.socket, address: str) -> None:
        found = TABLE.match(await self.first(connection))
        home = self.workers[home_of(found[1].decode() if found else address, len(self.workers))]
        home.waiting.append((time.monotonic(), connection))
        self.hand_on()

    def hand_on(self) -> None:
        """Hand over what waits. Many who come at once wait until their worker has room; who is not there is stood in for."""
        for i, home in enumerate(self.workers):
            there = [worker for worker in self.workers[i:] + self.workers[:i] if worker.ready.is_set()]
            while home.waiting and there and not there[0].full:
                self.hand_to(there[0], home.waiting)

    def hand_to(self, worker: Worker, waiting: deque[tuple[float, socket.socket]]) -> None:
        assert worker.connections is not None
        try:
            hand_over(worker.connections, waiting[0][1])
        except BlockingIOError:
            worker.full = True
            asyncio.get_running_loop().add_writer(worker.connections, self.has_room, worker)
        except OSError as error:  # it has ended, as we shall hear; or too many are on their way, and none may be sent
            self.not_taken.say(str(error))
            worker.full = True
            asyncio.get_running_loop().call_later(PAUSE, self.has_room, worker)
        else:
            waiting.popleft()[1].close()

    def has_room(self, worker: Worker) -> None:
        worker.full = False
        if worker.connections is not None:
            asyncio.get_running_loop().remove_writer(worker.connections)
        self.hand_on()

    async def look_after(self) -> None:
        """Nobody waits for ever; and all hear how many wait."""
        while True:
            await asyncio.sleep(PATIENCE)
            for worker in self.workers:
                while worker.waiting and time.monotonic() - worker.waiting[0][0] > WAITING:
                    self.refuse(worker.waiting.popleft()[1])
            if self.said.get("waiting") or self.said.get("refused") != self.refused or any(w.waiting for w in self.workers):
                self.tell()

    def refuse(self, connection: socket.socket) -> None:
        self.refused += 1
        self.not_taken.say()
        with connection, contextlib.suppress(OSError):
            connection.send(SORRY)

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
        always = [asyncio.create_task(self.accept()), asyncio.create_task(self.look_after())]
        begun = asyncio.create_task(self.begun())
        begun.add_done_callback(lambda done: None if done.cancelled() else announce())
        await told.wait()
        self.stopping = True
        for task in (*always, begun):
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
