"""What the tests of the suite are run with: each takes a `case`, and its type says which cases those are."""

import pytest

from getaway.testing import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each case of the games that `--game` names, or of all."""
    kind = metafunc.function.__annotations__.get("case")
    if kind is None:
        return
    metafunc.parametrize("case", cases.MAKERS[kind](metafunc.config.getoption("--game")), ids=str)
