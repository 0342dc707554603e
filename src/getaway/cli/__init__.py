"""The command line: `getaway`, one file to a command."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run `getaway` and exit. Loading it takes a moment, in which Ctrl-C is as quiet as later."""
    try:
        from getaway.cli.app import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()
