"""Many jobs of one kind: in this process, in several, or on a Ray cluster. The results come in the order of the jobs."""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from parlour import __version__
from parlour.extras import missing

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL: Final = "local"  # the address of a cluster of this machine's own
AHEAD: Final = 8  # jobs waiting for each process
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
    from concurrent.futures import ProcessPoolExecutor  # late: the command line loads this module
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    others = set(active_children())
    spawned = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(todo)), mp_context=spawned, initializer=heed_stops) as pool:
        coming: deque[Any] = deque()
        whole = False
        try:
            for job in todo:
                coming.append(pool.submit(at_a_job, work, job))
                if len(coming) >= AHEAD * jobs:
                    yield coming.popleft().result()
            while coming:
                yield coming.popleft().result()
            whole = True
        except BrokenProcessPool:
            time.sleep(0.2)  # Ctrl-C reaches all of us; our own may be on its way
            raise WorkersError("jobs: a process was killed; is there enough memory?") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            if not whole:  # nobody waits for what they are at
                for process in set(active_children()) - others:
                    stop(process)


working = False  # in a worker: whether it is at a job, and not at handing over what came of one


def at_a_job(work: Callable[[Job], Result], job: Job) -> Result:
    """In a worker: the job, which a stop ends."""
    global working
    try:
        working = True
        return work(job)
    finally:
        working = False


def end_with_parent() -> None:
    """In a worker: end when the process that started us has ended, however it did; a pool alone waits for it without end."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait
    from threading import Thread

    parent = parent_process()
    if parent is not None:
        Thread(target=lambda sentinel: (wait([sentinel]), os._exit(1)), args=[parent.sentinel], daemon=True).start()


def heed_stops() -> None:
    """In a worker: a stop ends its job, but not itself, for a result that is half handed over is waited for without end."""
    end_with_parent()
    signal.signal(signal.SIGTERM, end_the_job)
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as in a shell's background: then nobody here is to end by it
        signal.signal(signal.SIGINT, end_the_job)


def end_the_job(*_: object) -> None:
    if working:
        raise KeyboardInterrupt


def stop(process: BaseProcess) -> None:
    """End what a worker is at."""
    if os.name == "nt" or process.pid is None:
        process.terminate()
    else:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGTERM)


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
