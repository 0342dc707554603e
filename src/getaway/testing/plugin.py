"""The pytest plugin of the contract suite: the option `--game`, and failures in words."""

from typing import Any

import pytest

SUITE = "getaway/testing/"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which games."""
    group = parser.getgroup("getaway", "the contract suite of Getaway's games")
    group.addoption("--game", action="append", metavar="NAME", help="run getaway.testing over this game (repeatable)")


def pytest_configure(config: pytest.Config) -> None:
    """The suite's markers, and a clear word about a game that is not there."""
    config.addinivalue_line("markers", "rule(*numbers): the rules that a test shows")
    config.addinivalue_line("markers", "many: goes through so many positions that it takes a minute or more")
    if names := config.getoption("--game"):
        from getaway.games.registry import UnknownGame
        from getaway.testing.cases import game_types

        try:
            game_types(names)
        except UnknownGame as problem:
            raise pytest.UsageError(f"--game: {problem}") from None


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Each failure of the suite as a sentence with the game it is about."""
    failed = [report for report in terminalreporter.stats.get("failed", ()) if SUITE in report.nodeid]
    if failed:
        terminalreporter.section("what does not hold")
    for report in failed:
        test, _, case = report.nodeid.rpartition("::")[2].partition("[")
        sentence = test.removeprefix("test_").replace("_", " ")
        crash = getattr(report.longrepr, "reprcrash", None)
        why = crash.message.splitlines()[0] if crash and crash.message else "see above"
        terminalreporter.write_line(f"{case.rstrip(']')}: {sentence}\n    {why}")
