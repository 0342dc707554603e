"""Nothing acknowledged is lost, whenever the server is killed."""

from pathlib import Path

import pytest

from tests.server.killing import run


@pytest.mark.rule("HR-11")
def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    assert run(tmp_path / "house.db", kills=20, moves=2000).moves >= 2000
