"""What the README shows works as shown."""

import contextlib
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^(getaway .*?)\s*(?:#.*)?$", "\n".join(re.findall(r"```sh\n(.*?)```", README, re.S)), re.M)
INTERACTIVE = ("getaway play", "getaway serve")


def test_the_library_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    assert "Buy" in printed.getvalue()


@pytest.mark.parametrize("command", [line for line in COMMANDS if not line.startswith(INTERACTIVE)])
def test_a_command_of_the_readme_runs(command: str) -> None:
    words = [sys.executable, "-m", *shlex.split(command)]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout


def test_what_the_readme_names_is_there() -> None:
    for path in re.findall(r"`((?:docs|src|tests)/[\w./-]+|[A-Z]+(?:\.md)?)`|\]\((?!http)([^)#]+)", README):
        assert (ROOT / "".join(path)).exists(), path
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`?make ([a-z-]+)", README):
        assert f"\n{target}:" in makefile, target
