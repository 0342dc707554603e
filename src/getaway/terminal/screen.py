"""The screen: names out of packs and records are shown as they stand, never read as markup."""

from rich.console import Console


def screen(*, stderr: bool = False) -> Console:
    """A console for what others wrote."""
    return Console(markup=False, emoji=False, stderr=stderr)
