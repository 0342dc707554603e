"""Workers: what takes too long is ended, and nobody waits behind somebody else's queue."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from getaway.table.fair_queue import Asker
from getaway.table.workers import KEPT_MEMORY, MEMORY, JobFailed, JobTooSlow, QueueFull, WorkerPool

ANN, BOB = Asker("ann", "1.1.1.1"), Asker("bob", "2.2.2.2")


def double(number: int) -> int:
    return 2 * number


def forever(_: int) -> int:
    while True:
        time.sleep(1)


def until_there(path: str) -> str:
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def die(_: int) -> int:
    os._exit(1)


def die_once(path: str) -> str:
    if Path(path).exists():
        return "alive"
    Path(path).touch()
    os._exit(1)


def eat(size: int) -> int:
    return len(bytearray(size))


KEPT: list[bytes] = []


def keep(size: int) -> int:
    """A library that keeps what it has made."""
    KEPT.append(b"x" * size)
    return sum(map(len, KEPT))


def own_process(_: int) -> int:
    return os.getpid()


def run(pool: WorkerPool, test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    try:
        asyncio.run(whole())
    finally:
        pool.close()


def test_a_job_that_misses_its_deadline_is_ended_and_the_next_one_is_done() -> None:
    pool = WorkerPool(1, quick_lane=False, deadline=0.2)

    async def test() -> None:
        with pytest.raises(JobTooSlow):
            await pool.run(forever, 0, ANN)
        assert await pool.run(double, 21, ANN) == 42

    run(pool, test)


def test_a_worker_that_keeps_much_memory_is_replaced() -> None:
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        for _ in range(3):
            assert await pool.run(keep, KEPT_MEMORY, ANN) == KEPT_MEMORY
        assert [await pool.run(keep, 10, ANN) for _ in range(2)] == [10, 20], "a small one goes on"

    run(pool, test)


def test_a_job_that_wants_too_much_memory_fails_alone() -> None:
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        with pytest.raises(JobFailed, match="memory"):
            await pool.run(eat, 2 * MEMORY, ANN)
        assert await pool.run(double, 21, ANN) == 42

    run(pool, test)


def test_what_a_job_raises_is_told_in_words() -> None:
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        with pytest.raises(JobFailed, match="ZeroDivisionError"):
            await pool.run((1).__floordiv__, 0, ANN)

    run(pool, test)


def test_a_job_whose_worker_was_killed_is_done_again_once(tmp_path: Path) -> None:
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        assert await pool.run(die_once, str(tmp_path / "died"), ANN) == "alive"
        with pytest.raises(JobFailed, match="twice"):
            await pool.run(die, 0, ANN)

    run(pool, test)


@pytest.mark.rule("HR-13")
def test_a_quick_job_does_not_wait_for_anybodys_slow_ones(tmp_path: Path) -> None:
    pool = WorkerPool(1)

    async def test() -> None:
        gate = str(tmp_path / "gate")
        slow = [asyncio.create_task(pool.run(until_there, gate, ANN)) for _ in range(12)]
        await asyncio.sleep(0)
        assert await pool.run(double, 21, BOB, quick=True) == 42
        assert not any(each.done() for each in slow)
        Path(gate).touch()
        await asyncio.gather(*slow)

    run(pool, test)


@pytest.mark.rule("HR-13")
def test_of_several_workers_one_is_left_for_the_others(tmp_path: Path) -> None:
    pool = WorkerPool(2, quick_lane=False)

    async def test() -> None:
        gate = str(tmp_path / "gate")
        slow = [asyncio.create_task(pool.run(until_there, gate, ANN)) for _ in range(12)]
        await asyncio.sleep(0)
        assert await pool.run(double, 21, BOB) == 42
        assert not any(each.done() for each in slow)
        Path(gate).touch()
        await asyncio.gather(*slow)

    run(pool, test)


@pytest.mark.rule("HR-13")
def test_only_so_many_requests_of_one_visitor_or_address_wait(tmp_path: Path) -> None:
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        gate = str(tmp_path / "gate")

        def ask(asker: Asker) -> "asyncio.Task[str]":
            return asyncio.create_task(pool.run(until_there, gate, asker, most_waiting=2))

        asked = [ask(ANN) for _ in range(4)] + [ask(Asker(f"guise {n}", "1.1.1.1")) for n in range(8)]
        await asyncio.sleep(0)
        refused = [each for each in asked if each.done()]
        assert len(refused) == 3  # one runs and eight wait, of Ann two
        assert all(isinstance(each.exception(), QueueFull) for each in refused)
        Path(gate).touch()
        await asyncio.gather(*asked, return_exceptions=True)

    run(pool, test)


def test_a_job_goes_to_the_worker_that_knows_what_it_is_about() -> None:
    pool = WorkerPool(2, quick_lane=False)

    async def test() -> None:
        both = await asyncio.gather(pool.run(own_process, 0, ANN, near="x"), pool.run(own_process, 0, BOB, near="y"))
        assert len(set(both)) == 2
        for _ in range(3):
            assert await pool.run(own_process, 0, BOB, near="y") == both[1]
            assert await pool.run(own_process, 0, ANN, near="x") == both[0]

    run(pool, test)


def test_who_has_gone_leaves_no_job_behind(tmp_path: Path) -> None:
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        gate = str(tmp_path / "gate")
        first, second = (asyncio.create_task(pool.run(until_there, gate, ANN)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert pool._queue.waiting(ANN) == (0, 0)
        Path(gate).touch()
        assert await first == gate

    run(pool, test)


def test_closing_ends_workers_whatever_they_do(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    pool = WorkerPool(1, quick_lane=False)

    async def test() -> None:
        task = asyncio.create_task(pool.run(forever, 0, ANN))
        while not (started := set(multiprocessing.active_children()) - before):
            await asyncio.sleep(0.01)
        pool.close()
        (worker,) = started
        worker.join()
        assert worker.exitcode is not None
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    run(pool, test)
