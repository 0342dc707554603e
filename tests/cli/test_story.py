"""`getaway story`."""

import json
import shutil
from pathlib import Path

import pytest

from .conftest import Getaway

RECORDS = Path(__file__).parent.parent / "games" / "score" / "records" / "third"


@pytest.fixture
def record(tmp_path: Path) -> str:
    shutil.copy(RECORDS / "gm.json", tmp_path / "evening.json")
    return "evening.json"


def test_the_story_of_a_record(getaway: Getaway, record: str) -> None:
    ran = getaway("story", record)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("# Score\n\nPlayed by Gil, Ann and Bob\n")
    assert "## Heist 1: The job" in ran.out
    assert "it just works" in ran.out
    assert "a note" not in ran.out
    assert "Gespielt von Gil, Ann und Bob" in getaway("--lang", "de", "story", record, "--seat", "2").out


def test_the_story_for_programs(getaway: Getaway, record: str) -> None:
    told = json.loads(getaway("story", record, "--json").out)
    assert [chapter["heading"] for chapter in told["chapters"]] == ["Before the heist", "Heist 1: The job", "Afterward"]


def test_the_story_as_a_pdf(getaway: Getaway, record: str, tmp_path: Path) -> None:
    ran = getaway("story", record, "--pdf", "story.pdf", "--paper", "letter")
    assert (ran.code, ran.out) == (0, "Wrote story.pdf.\n")
    assert (tmp_path / "story.pdf").read_bytes().startswith(b"%PDF-")
    assert "already exists" in getaway("story", record, "--pdf", "story.pdf").err


def test_the_players_record_tells_it_too(getaway: Getaway, tmp_path: Path) -> None:
    shutil.copy(RECORDS / "players.json", tmp_path / "players.json")
    assert "it just works" in getaway("story", "players.json").out


def test_what_is_refused(getaway: Getaway, record: str, tmp_path: Path) -> None:
    assert "a4 or letter" in getaway("story", record, "--paper", "a3").err
    assert "not both" in getaway("story", record, "--json", "--pdf", "x.pdf").err
    assert "no seat 9" in getaway("story", record, "--seat", "9").err
    assert getaway("story", "nowhere.json").code == 2
