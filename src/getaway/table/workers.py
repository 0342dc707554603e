"""Worker processes for slow jobs: bots that think, records that are replayed.

Every job has a deadline. A worker that misses it is killed and replaced, so no job can hold one forever. The queue is
fair by visitor and address, and one worker takes only quick jobs, so that no quick job waits for a slow one.
"""

import asyncio
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from time import process_time
from typing import Any, TypeVar

from getaway.kernel.errors import GetawayError, IllegalMove, error
from getaway.table.fair_queue import NOBODY, Asker, FairQueue, Waiting, usual
from getaway.table.time_source import SYSTEM_TIME, TimeSource

A = TypeVar("A")
T = TypeVar("T")

QUICK_DEADLINE = 2.0
"""A quick job that takes longer is restarted as a slow one."""
SLOW_DEADLINE = 12.0
START_DEADLINE = 60.0
"""Time for a new worker to start its first job."""
MEMORY = 1 << 30
"""The address space of a worker, in bytes: a job that needs more fails on its own."""
KEPT_MEMORY = MEMORY * 3 // 8
"""A worker that holds more than this after a job ends, and a new one takes its place: some libraries keep what they
have made, and the next job would have less.
"""
NICENESS = 5
"""Lower priority than the event loop."""
PER_ADDRESS = 4
"""An address may have this many times as many jobs waiting as one visitor."""


class JobFailed(GetawayError):
    """A job without a result; the text says why."""


class JobTooSlow(JobFailed):
    """The job missed its deadline."""


class QueueFull(JobFailed):
    """This visitor or address already has too many jobs waiting."""


class _Job:
    def __init__(self, work: Callable[[Any], Any], argument: Any, near: str) -> None:
        self.work = work
        self.argument = argument
        self.near = near
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.was_lost = False


class _Worker:
    """A place for one process. The process is started with its first job, and again after it was killed."""

    def __init__(self, *, quick_only: bool) -> None:
        self.quick_only = quick_only
        self.running: Waiting[_Job] | None = None
        self.near: list[str] = []
        """Keys of its latest jobs, whose data it may have cached."""
        self.too_slow = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def work(self, job: _Job, begun: Callable[[], None]) -> tuple[bool, Any, float]:
        """Run a job and wait for it, in a thread. Returns whether it returned, what it returned or raised, and its CPU
        seconds.
        """
        if self._process is None or not self._process.is_alive():
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs,), daemon=True)
            process.start()
            self._process = process
            theirs.close()
        assert self._pipe is not None
        self._pipe.send((job.work, job.argument))
        if not self._pipe.poll(START_DEADLINE):
            raise EOFError
        self._pipe.recv()
        begun()
        answer: tuple[bool, Any, float] = self._pipe.recv()
        return answer

    def kill(self) -> None:
        """Kill the process."""
        self.near = []
        if self._process is not None:
            self._process.kill()
            self._process = None


class WorkerPool:
    def __init__(
        self,
        workers: int,
        *,
        quick_lane: bool = True,
        deadline: float = SLOW_DEADLINE,
        clock: TimeSource = SYSTEM_TIME,
    ) -> None:
        self._time = clock
        self._workers = [_Worker(quick_only=True)] * quick_lane + [_Worker(quick_only=False) for _ in range(workers)]
        self._most_slow = max(1, workers - 1)
        """How many slow jobs of one address may run at once: if there are several workers, one is left for others."""
        self._deadline = deadline
        self._queue: FairQueue[_Job] = FairQueue()
        self._threads = ThreadPoolExecutor(len(self._workers), "worker")
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def run(
        self,
        work: Callable[[A], T],
        argument: A,
        asker: Asker = NOBODY,
        *,
        quick: bool = False,
        near: str = "",
        most_waiting: int | None = None,
    ) -> T:
        """Run a function in a worker, preferably one that has worked on `near`. Raises JobFailed, or IllegalMove if a
        bot chose an illegal move.
        """
        if most_waiting is not None:
            of_visitor, of_address = self._queue.waiting(asker)
            if of_visitor >= most_waiting or of_address >= PER_ADDRESS * most_waiting:
                raise QueueFull(error("queue-full"))
        waiting = Waiting(asker, quick, _Job(work, argument, near))
        self._queue.put(waiting)
        self._start_jobs()
        try:
            result: T = await waiting.job.done
        except asyncio.CancelledError:
            with suppress(KeyError, ValueError):  # it is already running
                self._queue.remove(waiting)
            raise
        return result

    def close(self) -> None:
        """Kill all workers, whatever they are doing."""
        self._is_closed = True
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _start_jobs(self) -> None:
        is_started = not self._is_closed
        while is_started:
            is_started = any(self._start_job(worker) for worker in self._workers if worker.running is None)

    def _start_job(self, worker: _Worker) -> bool:
        """Start the next job on this worker, or on an idle one with a warm cache; False if there is none."""
        found = self._queue.take(lambda waiting: self._may_run(worker, waiting))
        if found is None:
            return False
        near = found.job.near
        if near and near not in worker.near:
            idle = (each for each in self._workers if each.running is None and near in each.near)
            worker = next((each for each in idle if found.is_quick or not each.quick_only), worker)
        worker.running = found
        worker.near = [*worker.near[-7:], near] if near and near not in worker.near else worker.near
        task = asyncio.create_task(self._finish(worker, found))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    def _may_run(self, worker: _Worker, waiting: Waiting[_Job]) -> bool:
        if waiting.is_quick:
            return True
        if worker.quick_only:
            return False
        slow = [each.running.asker for each in self._workers if each.running and not each.running.is_quick]
        of_visitor = sum(asker.visitor == waiting.asker.visitor for asker in slow)
        of_address = sum(asker.address == waiting.asker.address for asker in slow)
        return max(of_visitor, of_address) < self._most_slow

    async def _finish(self, worker: _Worker, waiting: Waiting[_Job]) -> None:
        """Run a job in a worker, and pass the result to whoever waits for it."""
        job = waiting.job
        deadline = QUICK_DEADLINE if waiting.is_quick else self._deadline
        loop = asyncio.get_running_loop()
        timers: list[asyncio.TimerHandle] = []
        started = self._time.monotonic()

        def too_slow() -> None:
            worker.too_slow = True
            worker.kill()

        def begun() -> None:
            loop.call_soon_threadsafe(lambda: timers.append(loop.call_later(deadline, too_slow)))

        try:
            returned, answer, seconds = await loop.run_in_executor(self._threads, worker.work, job, begun)
            _settle(job, returned, answer)
        except (EOFError, OSError):  # it was killed, by its deadline or from outside
            seconds = min(deadline, self._time.monotonic() - started)
            worker.kill()
            self._again_or_never(worker, waiting)
        except RuntimeError:  # the pool was closed
            seconds = 0.0
            job.done.cancel()
        for timer in timers:
            timer.cancel()
        worker.too_slow = False
        worker.running = None
        self._queue.charge(waiting.asker, seconds - usual(waiting))
        self._start_jobs()

    def _again_or_never(self, worker: _Worker, waiting: Waiting[_Job]) -> None:
        job = waiting.job
        if self._is_closed:
            job.done.cancel()
        elif worker.too_slow and not waiting.is_quick:
            _settle(job, False, JobTooSlow(error("job-too-slow", seconds=self._deadline)))
        elif job.was_lost and not worker.too_slow:
            _settle(job, False, JobFailed(error("job-lost")))
        else:
            job.was_lost = not worker.too_slow
            self._queue.put(Waiting(waiting.asker, waiting.is_quick and not worker.too_slow, job))


def _settle(job: _Job, returned: bool, answer: Any) -> None:
    if job.done.done():
        return  # nobody is waiting for it anymore
    if returned:
        job.done.set_result(answer)
    else:
        job.done.set_exception(answer)


def _serve(pipe: Connection) -> None:
    """In the worker: run one job after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    os.nice(NICENESS)
    os.environ["RAYON_NUM_THREADS"] = "1"  # typst starts a thread for each core; the stacks of 64 do not fit in MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, argument = pipe.recv()
            pipe.send(None)
            started = process_time()
            returned, answer = _run(work, argument)
            is_large = _memory_held() > KEPT_MEMORY
            pipe.send((returned, answer, process_time() - started))
            if is_large:
                return


def _memory_held() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return 0


def _run(work: Callable[[Any], Any], argument: Any) -> tuple[bool, Any]:
    try:
        return True, work(argument)
    except IllegalMove as defect:
        return False, defect
    except MemoryError:
        return False, JobFailed(error("job-too-big"))
    except Exception as problem:  # noqa: BLE001 - whatever a job raises, its worker goes on
        return False, JobFailed(f"{type(problem).__name__}: {problem}")


def _end_with_parent() -> None:
    """Workers do not outlive the server, even if it is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
