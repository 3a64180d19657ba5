"""Many jobs of one kind: in this process, in several, or on a Ray cluster. The results come in the order of the jobs."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from parlour import __version__

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL: Final = "local"  # the address of a cluster of this machine's own
AHEAD: Final = 8  # jobs waiting on a cluster for each of its processors
RETRIES: Final = 20  # how often a job is done again when its worker dies: then the job itself is to blame
RAY_HELP: Final = "On a Ray cluster: auto or HOST:PORT; without an address, one of this machine's own with --jobs processes."


class WorkersError(ValueError):
    """Workers that cannot be used; the message says why."""


def run(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int = 1, ray: str = "") -> Iterator[Result]:
    """Do all of it, `jobs` at a time, or as many as the Ray cluster at the address `ray` has processors.

    `work` hangs on its job alone, so that the same jobs give the same results anywhere.
    """
    if ray:
        return on_ray(work, todo, jobs, ray)
    return map(work, todo) if jobs == 1 or len(todo) < 2 else in_processes(work, todo, jobs)


def in_processes(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int) -> Iterator[Result]:
    from concurrent.futures import ProcessPoolExecutor  # late: the command line loads this module
    from multiprocessing import get_context

    with ProcessPoolExecutor(min(jobs, len(todo)), mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(work, job) for job in todo]
        try:
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int, address: str) -> Iterator[Result]:
    """Ray does a job again whose worker has died; a job that fails by itself fails here. A cluster of our own ends with us."""
    try:
        import ray
    except ModuleNotFoundError:
        raise WorkersError("ray: is not installed (pip install 'parlour[ray]')") from None
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
