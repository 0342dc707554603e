"""The contract that every game keeps, as a test suite for any installed game:

    pytest --pyargs getaway.testing --game NAME

Without `--game` it runs over all installed games. A game may name an `Adapter` in its plugin (`contract`): a small pack
whose histories are all gone through, what is conserved, and planted leaks that the suite must catch.
"""

from getaway.testing.adapter import Adapter, Subject

__all__ = ["Adapter", "Subject"]
