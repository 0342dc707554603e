"""A pytest plugin that writes the `rule` marks of every collected test to standard output, one a line."""

import sys

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    for item in session.items:
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                sys.stdout.write(f"RULE {number}\n")
