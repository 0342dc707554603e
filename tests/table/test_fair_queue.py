"""Who is next: everyone in turn, whatever others have queued up."""

from getaway.table.fair_queue import Asker, FairQueue, Waiting

ANN, BOB = Asker("ann", "1.1.1.1"), Asker("bob", "2.2.2.2")


def put(queue: FairQueue[str], asker: Asker, *jobs: str, quick: bool = False) -> None:
    for job in jobs:
        queue.put(Waiting(asker, quick, job))


def order(queue: FairQueue[str], seconds: float = 1.0) -> list[str]:
    """The jobs in the order in which one worker takes them, each of which takes so long."""
    taken = []
    while (found := queue.take(lambda waiting: True)) is not None:
        queue.charge(found.asker, seconds - 1.0)
        taken.append(found.job)
    return taken


def test_who_comes_with_one_job_waits_for_one_of_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, ANN, *(f"a{n}" for n in range(12)))
    first = queue.take(lambda waiting: True)
    assert first is not None
    put(queue, BOB, "b")
    assert order(queue)[:2] == ["b", "a1"]


def test_many_visitors_of_one_address_have_one_share_together() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(10):
        put(queue, Asker(f"guise {n}", "1.1.1.1"), f"a{n}")
    put(queue, BOB, "b0", "b1", "b2")
    taken = order(queue)
    assert [job[0] for job in taken[:6]] == ["a", "b", "a", "b", "a", "b"]


def test_within_an_address_visitors_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, Asker("ann", "home"), "a0", "a1", "a2")
    put(queue, Asker("cat", "home"), "c0", "c1")
    assert order(queue) == ["a0", "c0", "a1", "c1", "a2"]


def test_long_jobs_count_for_more_than_short_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, ANN, "a0", "a1")
    put(queue, BOB, "b0", "b1", "b2", "b3")
    taken = []
    while (found := queue.take(lambda waiting: True)) is not None:
        queue.charge(found.asker, (4.0 if found.asker == ANN else 1.0) - 1.0)
        taken.append(found.job)
    assert taken == ["a0", "b0", "b1", "b2", "b3", "a1"]


def test_nobody_saves_up_time_by_staying_away() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, BOB, "b")
    order(queue)
    put(queue, ANN, *(f"a{n}" for n in range(100)))
    order(queue)
    put(queue, ANN, "a100", "a101", "a102")
    put(queue, BOB, "b1", "b2", "b3")
    assert [job[0] for job in order(queue)] == ["b", "a", "b", "a", "b", "a"]


def test_a_job_that_may_not_run_now_does_not_hold_up_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, ANN, "slow")
    put(queue, ANN, "quick", quick=True)
    found = queue.take(lambda waiting: waiting.is_quick)
    assert found is not None
    assert found.job == "quick"
    assert queue.take(lambda waiting: waiting.is_quick) is None
    assert queue.waiting(ANN) == (1, 1)


def test_what_is_taken_out_does_not_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    waiting = Waiting(ANN, False, "a")
    queue.put(waiting)
    queue.remove(waiting)
    assert queue.waiting(ANN) == (0, 0)
    assert order(queue) == []


def test_askers_without_a_job_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(20_000):
        put(queue, Asker(f"v{n}", f"a{n}"), "j")
        order(queue, 0.0)
    assert len(queue._used) <= 10_001
