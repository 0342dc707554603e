"""Running `getaway` within the test's own process."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, NamedTuple

import pytest

import getaway as package
from getaway.cli.app import run


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Getaway = Callable[..., Ran]


def in_a_process(*arguments: str, stdout: IO[bytes] | int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with the package that is under test."""
    path = os.pathsep.join([str(Path(package.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", "from getaway.cli import main; main()", *arguments]
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        check=False,
    )


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the locale of the machine is."""
    for name in ("GETAWAY_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def getaway(
    english_environment: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., Ran]:
    """`getaway("sim", "masters", stdin="...")`, in a folder of its own and 80 columns wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = run(list(arguments))
        return Ran(code, *capsys.readouterr())

    return call
