"""Time is charged to whoever uses it, and who has none left waits."""

import asyncio
import json
from pathlib import Path

import pytest

from getaway.server.cpu import BURST_SECONDS, VISITORS_SHARE, CpuShares, Metered
from getaway.table import room
from getaway.table.bots import run_here
from getaway.table.commands import Say
from getaway.table.fair_queue import Asker
from getaway.table.room import Room
from tests import patient
from tests.clock import Clock
from tests.server.conftest import opened
from tests.table.tables import StoredTable

ANN = Asker("ann", "1.1.1.1")


def test_only_the_own_steps_of_a_coroutine_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("getaway.server.cpu.time.perf_counter", lambda: now[0])

    async def work() -> str:
        now[0] += 1
        await asyncio.sleep(0)
        now[0] += 2
        with pytest.raises(asyncio.CancelledError):
            await asyncio.sleep(60)
        now[0] += 4
        return "done"

    async def other() -> None:
        now[0] += 100

    async def test() -> None:
        metered = Metered(work())

        async def whole() -> str:
            return await metered

        task = asyncio.create_task(whole())
        for _ in range(3):
            await other()
            await asyncio.sleep(0)
        task.cancel()
        assert await task == "done"
        assert metered.seconds == 7

    asyncio.run(test())


@pytest.mark.rule("HR-13")
def test_a_visitor_has_a_part_of_what_the_address_has() -> None:
    clock = Clock()
    shares = CpuShares(0.5, clock)
    shares.spend(ANN, 0.5 * VISITORS_SHARE * BURST_SECONDS + 1)
    assert shares.debt(ANN) == pytest.approx(1 / (0.5 * VISITORS_SHARE))
    assert shares.debt(Asker("bob", "1.1.1.1")) == 0
    for guise in range(10):
        shares.spend(Asker(f"guise {guise}", "1.1.1.1"), 1.0)
    assert shares.debt(Asker("bob", "1.1.1.1")) > 0
    assert shares.debt(Asker("bob", "2.2.2.2")) == 0
    clock.advance(60)
    assert shares.debt(ANN) == 0


@pytest.mark.rule("HR-13")
def test_who_has_used_up_their_time_waits_and_is_not_refused_on_a_socket(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", cpu_share=1e-6) as house, house.visit() as ann:
        ann.socket.send(json.dumps({"id": "o", "command": {"do": "OpenTable", "order": {"game": "masters"}}}))
        refused = patient.get(f"{house.url}/api/games", headers={"cookie": ann.cookie})
        assert (refused.status_code, refused.json()["rule"]) == (429, "HR-13")
        assert int(refused.headers["retry-after"]) > 0


def test_a_long_log_is_read_with_others_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = StoredTable(str(tmp_path / "house.db"))
    stored.begin()
    for number in range(50):
        stored.do(0, Say(f"word {number}"))
    monkeypatch.setattr(room, "AT_A_TIME", 0.0)

    async def test() -> None:
        loading = asyncio.create_task(Room.load(stored.store, "t", run_here))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 50
        assert (await loading).table.seq == stored.table.seq

    stored.wait(test())
    stored.close()


def test_packs_rules_and_lessons_are_encoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path / "house.db") as house:
        paths = [f"/api/{what}/masters" for what in ("box", "rules", "lessons")]
        first = [patient.get(house.url + path).content for path in paths]

        def again(*args: object, **more: object) -> None:
            raise AssertionError("it was made again")

        monkeypatch.setattr("getaway.server.routes.library._figures", again)
        monkeypatch.setattr("getaway.games.masters.game.Masters.lessons", again)
        monkeypatch.setattr("getaway.games.masters.game.Masters.rulebook", again)
        assert [patient.get(house.url + path).content for path in paths] == first
