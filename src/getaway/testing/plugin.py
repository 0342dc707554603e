"""The pytest plugin of the contract suite: the option `--game`, and failures in words."""

import re
from typing import Any

import pytest

IN_WORDS = re.compile(r"^(AssertionError|Failed|getaway\.\S+): ")
"""Errors whose message is a sentence."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("getaway", "the contract suite of Getaway's games")
    group.addoption("--game", action="append", metavar="NAME", help="run getaway.testing over this game (repeatable)")


def pytest_configure(config: pytest.Config) -> None:
    """Register the suite's markers; a usage error for a game that is not installed."""
    config.addinivalue_line("markers", "rule(*numbers): the rules of a rulebook that a test checks")
    config.addinivalue_line(
        "markers", "many: plays so many games that it takes a minute or more interpreted; faster if compiled"
    )
    if names := config.getoption("--game"):
        from getaway.kernel.errors import GetawayError
        from getaway.testing.cases import adapter_of, game_types

        try:
            game_types(names)
            for name in names:
                adapter_of(name)
        except GetawayError as problem:
            raise pytest.UsageError(f"--game: {problem}") from None


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Each failed requirement once, with the first test and case that show it."""
    failed: dict[str, list[str]] = {}
    for report in terminalreporter.stats.get("failed", ()):
        if "getaway.testing" in dict(report.user_properties).values():
            test, _, case = report.nodeid.rpartition("::")[2].partition("[")
            crash = getattr(report.longrepr, "reprcrash", None)
            why = crash.message.splitlines()[0] if crash and crash.message else "see above"
            sentence = test.removeprefix("test_").replace("_", " ")
            failed.setdefault(IN_WORDS.sub("", why), []).append(f"{sentence} [{case}")
    if failed:
        terminalreporter.section("contract violations")
    for why, shown in failed.items():
        more = f" and {len(shown) - 1} more" if len(shown) > 1 else ""
        terminalreporter.write_line(f"{why}\n    {shown[0]}{more}")
