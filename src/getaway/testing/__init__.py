"""The contract that every game keeps, as a test suite for any installed game:

    pytest --pyargs getaway.testing --game NAME

Without `--game` it runs over all installed games. A game may name an `Adapter` in its plugin (`contract`): a small pack
whose histories are all explored, what is conserved, and planted leaks that the suite must catch.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from getaway.testing.adapter import Adapter, Subject

__all__ = ["Adapter", "Subject"]


def __getattr__(name: str) -> Any:
    """Import a name when it is first used: pytest loads `plugin` from here before it measures coverage."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from getaway.testing import adapter

    return getattr(adapter, name)
