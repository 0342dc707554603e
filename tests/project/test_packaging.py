"""A package without the web page is built only when it is asked for, and requirements are pinned by hash."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from setuptools import build_meta as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"
PAGE = "getaway/server/static/index.html"
SCRIPT = "getaway/server/static/assets/page-1a2b.js"
MANUAL = "getaway/server/manual/play/index.html"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a package is made of, without the page."""
    skip = shutil.ignore_patterns("static", "manual", "__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def build(checkout: Path, what: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Without compiling, which takes minutes and is not what is tested."""
    ours = ("PYTHONPATH", "GETAWAY_REQUIRE_COMPILED")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, "-c", BUILD, what, "dist"],
        cwd=checkout,
        env={**environment, "GETAWAY_PURE": "1", **settings},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("what", ["build_wheel", "build_sdist"])
def test_without_the_page_nothing_is_built_but_when_it_is_asked_for(checkout: Path, what: str) -> None:
    refused = build(checkout, what)
    assert refused.returncode != 0
    assert "getaway: the web page is not built" in refused.stderr
    assert "GETAWAY_WITHOUT_PAGE=1" in refused.stderr
    assert build(checkout, what, GETAWAY_WITHOUT_PAGE="1").returncode == 0


def test_the_page_and_the_manual_are_in_the_wheel_and_in_the_source_archive(checkout: Path) -> None:
    for name in (PAGE, SCRIPT, MANUAL):
        path = checkout / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("the page")
    for what in ("build_wheel", "build_sdist"):
        done = build(checkout, what)
        assert done.returncode == 0, done.stderr
    (wheel,), (archive,) = checkout.glob("dist/*.whl"), checkout.glob("dist/*.tar.gz")
    data = {"getaway/games/masters/pack.toml", "getaway/store/migrations/sqlite/0001_tables.sql"}
    wanted = {PAGE, SCRIPT, MANUAL, *data}
    assert wanted <= set(zipfile.ZipFile(wheel).namelist())
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert {f"src/{name}" for name in wanted} | {"setup.py", "pyproject.toml"} <= names


@pytest.mark.parametrize("file", ["run.txt", "dev.txt", "docs.txt"])
def test_every_requirement_has_a_version_and_hashes(file: str) -> None:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        assert re.fullmatch(r"[A-Za-z0-9._-]+==\S+(\s+--hash=sha256:[0-9a-f]{64})+", line), line.partition(" ")[0]
    installs = [
        line for line in (ROOT / "Makefile").read_text(encoding="utf-8").splitlines() if "-r requirements" in line
    ]
    assert installs
    assert all("--require-hashes" in line for line in installs)
    assert all("--no-deps" in line for line in installs), "pip would take the newest `x[extra]` beside a pinned `x`"


def test_the_requirements_are_complete() -> None:
    """They are installed without what they depend on, so that has to be among them."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
