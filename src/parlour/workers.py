"""Many jobs of one kind: in this process, or in several. The results come in the order of the jobs, whoever did them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def run(work: Callable[[Job], Result], todo: Sequence[Job], jobs: int = 1) -> Iterator[Result]:
    """Do all of it, `jobs` at a time. `work` hangs on its job alone, so that the same jobs give the same results anywhere."""
    if jobs == 1 or len(todo) < 2:
        for job in todo:
            yield work(job)
        return
    with ProcessPoolExecutor(min(jobs, len(todo)), mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(work, job) for job in todo]
        try:
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
