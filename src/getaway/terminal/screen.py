"""The screen: names from packs and records are shown as written, never interpreted as markup."""

from rich.console import Console


def screen(*, stderr: bool = False) -> Console:
    """A console for text that others wrote."""
    return Console(markup=False, emoji=False, stderr=stderr)
