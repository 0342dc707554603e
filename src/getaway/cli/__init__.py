"""The command line: `getaway`, one file to a command."""

from getaway.cli.app import main

__all__ = ["main"]
