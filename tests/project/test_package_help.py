"""`help(getaway)` shows how the library is used, and what it shows works."""

import doctest

import getaway


def test_the_example_of_the_package_runs() -> None:
    ran = doctest.testmod(getaway)
    assert ran.attempted >= 6
    assert ran.failed == 0
