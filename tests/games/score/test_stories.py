"""Golden evenings: a change of rules or words shows here as a diff, and so does what players hear of secrets."""

import pytest

from .stories import FOLDER, STORIES


@pytest.mark.parametrize("name", STORIES)
def test_the_evening_goes_as_written(name: str) -> None:
    assert STORIES[name]() == (FOLDER / name).read_text(encoding="utf-8")


def test_where_the_meter_is_hidden_players_hear_no_number_of_it() -> None:
    for name in ("hidden-meter.txt", "secret-meter.txt"):
        heard = [line for line in STORIES[name]().splitlines() if line.startswith("[all]")]
        assert not [line for line in heard if " of 6" in line or "segments" in line]
        assert any("passes it to the crew" in line for line in heard)


def test_secrets_are_for_the_gm() -> None:
    for tell in STORIES.values():
        for line in tell().splitlines():
            assert not (line.startswith("[all]") and ("Only you:" in line or "lies to them" in line))


def test_there_are_no_other_files() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(STORIES)
