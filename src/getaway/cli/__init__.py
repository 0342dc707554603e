"""The command line: `getaway`, one file per command."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run `getaway` and exit. Ctrl-C is as quiet while it loads as it is later."""
    try:
        from getaway.cli.app import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()
