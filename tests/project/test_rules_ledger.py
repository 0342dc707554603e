"""Every numbered rule has a test, and no test cites a number that does not exist."""

import subprocess
import sys
from pathlib import Path

from getaway.games.registry import game_types
from getaway.table.house_rules import HOUSE_RULES

ROOT = Path(__file__).parents[2]


def cited() -> set[str]:
    """The numbers on all collected tests."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "--pyargs",
        "tests",
        "getaway.testing",
        "-p",
        "tests.project.ledger_plugin",
        "-p",
        "no:xdist",
    ]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return {line.split()[1] for line in run.stdout.splitlines() if line.startswith("RULE ")}


def test_rules_and_tests_answer_each_other() -> None:
    books = [game.rulebook() for game in game_types().values()] + [HOUSE_RULES]
    written = {number for book in books for number in book.rules}
    tested = cited()
    assert sorted(written - tested) == [], "rules without a test"
    assert sorted(tested - written) == [], "tests that cite a rule that does not exist"
