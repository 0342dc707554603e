"""Records of version 1 of the rules, whose positions hold English sentences, replay to the same result."""

from pathlib import Path

import pytest

from getaway.games.score.game import Score
from getaway.kernel.capabilities import story_of
from getaway.kernel.record import Record, read_record, verify
from getaway.text.render import Texts, english

RECORDS = Path(__file__).parent / "records"


def _record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", ["automatic-gm", "gm", "players"])
def test_a_record_of_version_1_holds(name: str) -> None:
    record = _record(name)
    assert record.rules_version == 1
    play = verify(record, Score)
    assert play.outcome() is not None
    assert isinstance(play.game, Score)
    lines = [english(line) for line in story_of(play.game, play)]
    assert all("score." not in line for line in lines)


def test_its_story_can_be_read_in_another_language() -> None:
    play = verify(_record("gm"), Score)
    texts = Texts("de")
    lines = [texts(line) for line in story_of(play.game, play)]
    assert "Coup 3, Home: aufgegeben." in lines
    assert "• Tess died: fell." in lines
