"""Parametrizes the tests of the suite: each takes a `case`, and the annotation says of which type."""

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each case of the games that `--game` names, or of all games. Cases with changed options are `many`."""
    if kind := metafunc.function.__annotations__.get("case"):
        cases = kind.every(metafunc.config.getoption("--game"))
        params = [pytest.param(case, marks=() if case.has_defaults else pytest.mark.many) for case in cases]
        metafunc.parametrize("case", params, ids=map(str, cases))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Mark the reports of the suite for the summary of `plugin`; where pytest runs, ids may have no folder."""
    item.user_properties.append(("suite", "getaway.testing"))
