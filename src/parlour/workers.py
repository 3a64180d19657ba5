"""Many jobs of one kind: in this process, in several, or on a Ray cluster. The results come in the order of the jobs."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import sleep
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Final, TypeVar

from parlour import __version__
from parlour.extras import missing

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL: Final = "local"  # the address of a cluster of this machine's own
AHEAD: Final = 8  # jobs for each process that may be done before one that takes long
RETRIES: Final = 20  # how often a job is done again when its worker dies: then the job itself is to blame


class WorkersError(ValueError):
    """Workers that cannot be used; the message says why."""


def run(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int = 1, ray: str = "") -> Generator[Result, None, None]:
    """Do all of it, `jobs` at a time, or as many as the Ray cluster at the address `ray` has processors. 0: as many as we have.

    `work` depends on its job alone, so that the same jobs give the same results anywhere.
    """
    if ray:
        return on_ray(work, todo, jobs, ray)
    jobs = jobs or os.cpu_count() or 1
    return (work(job) for job in todo) if jobs == 1 or len(todo) < 2 else in_processes(work, todo, jobs)


def in_processes(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int) -> Generator[Result, None, None]:
    """Each process has a pipe of its own, so that nobody waits for what one that was ended has half handed over."""
    from multiprocessing.connection import Connection, wait

    at: dict[Connection, int] = {}  # how many jobs each process has
    done: dict[int, Result] = {}
    handed = told = 0
    processes: list[BaseProcess] = []
    try:
        with spared():
            for _ in range(min(jobs, len(todo))):
                process, pipe = begun(work)
                processes.append(process)
                at[pipe] = 0
        while told < len(todo):
            while handed < min(len(todo), told + AHEAD * jobs):
                freest = min(at, key=at.__getitem__)
                if at[freest] > (len(todo) - handed > jobs):  # another waits for it there, but none of the last
                    break
                freest.send((handed, todo[handed]))
                at[freest] += 1
                handed += 1
            for heard in wait(list(at)):
                assert isinstance(heard, Connection)
                number, result, error = heard.recv()
                if error is not None:
                    raise error
                done[number] = result
                at[heard] -= 1
            while told in done:
                told += 1
                yield done.pop(told - 1)
    except (EOFError, ConnectionError):
        sleep(0.2)  # a stop may have reached all of us, and be on its way to here
        raise WorkersError("jobs: a process was killed; is there enough memory?") from None
    finally:
        for process in processes:  # nobody waits for what they are at
            process.kill()
        for process in processes:
            process.join()
        for pipe in at:
            pipe.close()


@contextmanager
def spared() -> Iterator[None]:
    """Processes that begin within it never hear Ctrl-C, not even while Python starts: it is for us, who end them."""
    from multiprocessing import resource_tracker

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let Ctrl-C in again when it is begun
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begun(work: Callable[[Job], Result]) -> tuple[BaseProcess, Connection]:
    """A process that waits for jobs at the other end of the pipe."""
    from multiprocessing import get_context

    spawned = get_context("spawn")
    ours, its = spawned.Pipe()
    process = spawned.Process(target=serve, args=[its, work], daemon=True)
    process.start()
    its.close()
    return process, ours


def serve(pipe: Connection, work: Callable[[Job], Result]) -> None:
    """In a worker: do what comes, until nobody is there any more."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            number, job = pipe.recv()
            try:
                answer: tuple[int, Any, Exception | None] = (number, work(job), None)
            except Exception as error:
                error.add_note(f"In a worker:\n{format_exc()}")
                answer = (number, None, error)
            pipe.send(answer)


def end_with_parent() -> None:
    """In a worker: end when the process that started us has ended, however it did; a pool alone waits for it without end."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait
    from threading import Thread

    parent = parent_process()
    if parent is not None:
        Thread(target=lambda sentinel: (wait([sentinel]), os._exit(1)), args=[parent.sentinel], daemon=True).start()


def on_ray(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int, address: str) -> Generator[Result, None, None]:
    """Ray does a job again whose worker has died; a job that fails by itself fails here. A cluster of our own ends with us."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise WorkersError(str(missing("ray", error))) from None
    own = not ray.is_initialized()
    if own:
        connect(ray, jobs, address)
    try:
        once = ray.remote(max_retries=RETRIES)(plain(work))
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        coming: deque[Any] = deque()
        for job in todo:
            coming.append(once.remote(job))
            if len(coming) >= ahead:
                yield ray.get(coming.popleft())
        while coming:
            yield ray.get(coming.popleft())
    finally:
        if own:
            ray.shutdown()


def connect(ray: Any, jobs: int, address: str) -> None:
    """A cluster of this machine's own, or the one at the address."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns without it
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    quiet = {"include_dashboard": False} if address == LOCAL else {}
    processes = {"num_cpus": jobs if jobs > 1 else os.cpu_count()} if address == LOCAL else {}
    try:
        ray.init(address=address, configure_logging=False, log_to_driver=False, **quiet, **processes)
    except (ConnectionError, ValueError) as error:
        raise WorkersError(f"ray: no cluster at {address}: {error}") from None


def plain(work: Callable[[Job], Result]) -> Callable[[Job], Result]:
    """The work as a plain function, which checks that its worker has the same version of everything."""
    same = partial(checked, __version__, work)

    def do(job: Job) -> Result:
        return same(job)

    return do


def checked(version: str, work: Callable[[Job], Result], job: Job) -> Result:
    if version != __version__:
        raise WorkersError(f"ray: a worker has parlour {__version__}, not {version}")
    return work(job)
