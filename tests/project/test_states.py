"""A Ruleset, a Policy and an Observation are generic over the State: nobody asserts which State they were given."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
STATE_CHECK = re.compile(r"isinstance\(\w+, \w*State\b")


def checks(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if STATE_CHECK.search(line)]


def test_no_code_asks_for_the_type_of_a_state() -> None:
    found = {str(path): lines for path in SOURCE.rglob("*.py") if (lines := checks(path.read_text()))}
    assert found == {}


@pytest.mark.parametrize("planted", ["  assert isinstance(state, BankState)", "if isinstance(first, OwnState):"])
def test_a_planted_check_is_found(planted: str) -> None:
    assert checks(planted)
