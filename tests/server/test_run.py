"""`getaway serve` from outside."""

import asyncio
import json
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from getaway.games.registry import game_types
from getaway.server.messages import TableOrder
from getaway.server.run import OTHER_FILES, raise_file_limit
from getaway.server.service import GameService
from getaway.server.webhooks import Webhooks
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Visitor
from tests import patient

LOGGED = """
import asyncio, logging, threading, warnings
from getaway.server.log import log, set_up_log
set_up_log()
log.info("open")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
    logging.getLogger("asyncpg.pool").warning("Failed to restore the pool connection floor; retrying", exc_info=True)
warnings.warn("an old call", DeprecationWarning)
async def lost():
    async def fails():
        raise ValueError("nobody hears it")
    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
asyncio.run(lost())
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise RuntimeError("the end")
"""
GETAWAY = str(Path(sys.executable).with_name("getaway"))


def test_it_says_where_it_is_open_and_closes_when_interrupted(tmp_path: Path) -> None:
    command = [GETAWAY, "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            assert words[:4] == ["Getaway", "is", "running", "at"]
            assert patient.get(f"{words[4]}/healthz").text == "ok\n"
            server.send_signal(signal.SIGINT)
            out, log = server.communicate(timeout=90)
            assert out == ""
            assert [json.loads(line)["event"] for line in log.splitlines()] == ["open", "closed"]
            assert server.returncode == 0
        finally:
            server.kill()


def test_an_address_that_cannot_be_had_is_said_in_a_sentence() -> None:
    done = subprocess.run([GETAWAY, "serve", "--host", "nowhere.invalid"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "getaway: Can't serve on nowhere.invalid port 8765: there is no host with this name.\n"


def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all, " * 100)
    (tmp_path / "letter").chmod(0o600)
    command = [GETAWAY, "serve", "--port", "0", "--database", str(tmp_path / "letter")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"getaway: The database {tmp_path / 'letter'} can't be used: it is not an SQLite database\n"


def test_every_line_of_the_log_is_json_also_of_libraries_and_crashes() -> None:
    done = subprocess.run([sys.executable, "-W", "always", "-c", LOGGED], capture_output=True, text=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in lines] == ["open", "library", "library", "library", "crash", "crash"]
    assert (lines[1]["logger"], lines[1]["message"]) == ("uvicorn.error", "Exception in ASGI application")
    for line, error in zip(lines[1:2] + lines[3:], ("ZeroDivision", "nobody", "ZeroDivision", "the end"), strict=True):
        assert error in line["exception"]


def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    command = [GETAWAY, "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[4]
            # No file may grow any more, as on a full disk; the first try may still have room in its page.
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            answer = patient.get(f"{url}/readyz")
            assert (answer.status_code, answer.text) == (503, "the store does not take what is written\n")
            assert patient.get(f"{url}/healthz").status_code == 200
        finally:
            server.kill()


def test_closing_does_not_wait_for_reminders_to_hosts_that_do_not_answer(tmp_path: Path) -> None:
    sent = []

    class Silent(Webhooks):
        async def send(self, url: str, text: str) -> bool:
            sent.append(url)
            await asyncio.Event().wait()
            return True

    async def test() -> None:
        house = GameService(SqliteStore(str(tmp_path / "house.db")), webhooks=Silent(("hooks.example.org",)))
        await house.start()
        name = await house.create(TableOrder(game=next(iter(game_types()))), Visitor("ann", "Ann"))
        assert isinstance(name, str)
        house.remind("https://hooks.example.org/1", (await house.room(name)).table, "en")
        await asyncio.sleep(0)
        assert sent == ["https://hooks.example.org/1"]
        await asyncio.wait_for(house.close(), 30)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("soft", "hard", "raised"),
    [
        (1024, 100_000, 5000 + OTHER_FILES),
        (1024, 4096, 4096),
        (1024, resource.RLIM_INFINITY, 5000 + OTHER_FILES),
        (100_000, 200_000, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None),
    ],
)
def test_the_limit_of_files_is_raised_as_far_as_sockets_need_it(
    soft: int, hard: int, raised: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limit: limits.append(limit))
    raise_file_limit(5000)
    assert limits == ([] if raised is None else [(raised, hard)])
