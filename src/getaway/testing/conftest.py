"""Parametrizes the tests of the suite: each takes a `case`, and the annotation says of which type."""

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each case of the games that `--game` names, or of all games."""
    if kind := metafunc.function.__annotations__.get("case"):
        metafunc.parametrize("case", kind.every(metafunc.config.getoption("--game")), ids=str)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Mark the reports of the suite for the summary of `plugin`; where pytest runs, ids may have no folder."""
    item.user_properties.append(("suite", "getaway.testing"))
