"""The pytest plugin that the package installs."""

import subprocess
import sys


def test_it_loads_nothing_that_coverage_measures() -> None:
    """pytest imports it before coverage begins, and would count what it pulls in as never run."""
    code = "import sys, getaway.testing.plugin; print([name for name in sys.modules if name.startswith('getaway.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "['getaway.testing', 'getaway.testing.plugin']\n"
