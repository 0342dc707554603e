"""A copy of the house, and the house from a copy."""

from pathlib import Path

import pytest

from getaway.cli.app import run
from getaway.store.sqlite import SqliteStore


def test_a_copy_becomes_a_house_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, copy, again = (str(tmp_path / name) for name in ("house.db", "copy.db", "again.db"))
    assert run(["backup", copy, "--database", house]) == 2
    assert "There is no file" in capsys.readouterr().err
    SqliteStore(house)
    assert run(["backup", copy, "--database", house]) == 0
    assert run(["backup", copy, "--database", house]) == 2
    assert "already exists" in capsys.readouterr().err
    assert run(["restore", copy, "--database", house]) == 2
    assert "Move it away first" in capsys.readouterr().err
    assert run(["restore", copy, "--database", again]) == 0
    assert run(["restore", copy + "x", "--database", again + "x"]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert run(["restore", copy, "--database", "postgresql://host/house"]) == 2
    assert "pg_restore" in capsys.readouterr().err


def test_a_log_that_a_killed_server_has_left_is_not_taken_for_the_copys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, copy = str(tmp_path / "house.db"), str(tmp_path / "copy.db")
    SqliteStore(house)
    assert run(["backup", copy, "--database", house]) == 0
    Path(house).rename(tmp_path / "old.db")
    assert Path(f"{house}-wal").exists()
    assert run(["restore", copy, "--database", house]) == 2
    assert f"{house}-wal already exists. Move it away first" in capsys.readouterr().err


def test_what_is_no_copy_makes_no_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter").write_text("dear all, " * 100)
    assert run(["restore", str(tmp_path / "letter"), "--database", str(tmp_path / "house.db")]) == 2
    assert "can't be used" in capsys.readouterr().err
    assert not (tmp_path / "house.db").exists()
