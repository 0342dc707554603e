"""`getaway serve` from outside."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import httpx

GETAWAY = str(Path(sys.executable).with_name("getaway"))


def test_it_says_where_it_is_open_and_closes_when_interrupted(tmp_path: Path) -> None:
    command = [GETAWAY, "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            assert words[:4] == ["Getaway", "is", "open", "at"]
            assert httpx.get(f"{words[4]}/healthz").text == "ok\n"
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
    assert done.stderr == "getaway: cannot serve on nowhere.invalid port 8765: Name or service not known\n"


def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all, " * 100)
    (tmp_path / "letter").chmod(0o600)
    command = [GETAWAY, "serve", "--port", "0", "--database", str(tmp_path / "letter")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"getaway: cannot use the database {tmp_path / 'letter'}: file is not a database\n"
