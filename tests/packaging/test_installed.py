"""The wheel and the source archive of `make wheel`, each installed in a clean environment, with page and manual.

Run by `make test-wheel`.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import patient

ROOT = Path(__file__).parents[2]
QUIET = ["--disable-pip-version-check", "install", "--quiet"]

SERVER = (
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
    "apsw",
    "asyncpg",
    "structlog",
    "prometheus",
    "segno",
    "argon2",
)


def test_the_wheel_alone_brings_what_the_command_line_needs_and_no_more(tmp_path: Path) -> None:
    (wheel,) = (ROOT / "dist").glob("getaway-*.whl")
    subprocess.run([sys.executable, "-m", "venv", tmp_path], check=True)
    python = str(tmp_path / "bin" / "python")
    subprocess.run([python, "-m", "pip", *QUIET, str(wheel)], check=True, cwd=tmp_path)
    listed = subprocess.run([python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout.lower()
    assert "msgspec" in listed
    assert [name for name in SERVER if name in listed] == []
    getaway = str(tmp_path / "bin" / "getaway")
    for words in (["games"], ["sim", "big_score", "--games", "2", "--seed", "1"]):
        assert subprocess.run([getaway, *words], cwd=tmp_path, stdout=subprocess.DEVNULL).returncode == 0
    refused = subprocess.run([getaway, "serve"], cwd=tmp_path, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "pip install 'getaway[server]'" in refused.stderr


@pytest.fixture(scope="module", params=["getaway-*.whl", "getaway-*.tar.gz"])
def getaway(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The command of a clean environment in which one of them is installed."""
    (package,) = (ROOT / "dist").glob(request.param)
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", *QUIET]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")], check=True, cwd=folder)
    subprocess.run([*pip, "--no-build-isolation", "--no-deps", str(package)], check=True, cwd=folder)
    return str(folder / "bin" / "getaway")


@pytest.fixture
def url(getaway: str, tmp_path: Path) -> Iterator[str]:
    command = [getaway, "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        assert server.stdout is not None
        yield server.stdout.readline().split()[4]
        server.terminate()


def test_the_page_is_served(url: str) -> None:
    page = patient.get(url)
    assert page.status_code == 200
    script = page.text.partition('src="')[2].partition('"')[0]
    assert patient.get(url + script).status_code == 200
    assert patient.get(f"{url}/readyz").text == "ready\n"
    assert patient.get(f"{url}/docs/").status_code == 200


def test_the_games_and_their_boxes_are_there(getaway: str, tmp_path: Path) -> None:
    for words in (["games"], ["rules", "masters", "MH-5.6"], ["sim", "big_score", "--games", "2", "--seed", "1"]):
        done = subprocess.run([getaway, *words], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout
