"""`getaway` with deals and bots that follow from the name of the running test.

    python -m tests.browser.serving FILE serve --port 0 …

FILE holds the name of the test.
"""

import sys
from functools import partial
from pathlib import Path

from getaway.cli import main
from getaway.server import run
from getaway.table.workers import WorkerPool
from tests.seeding import seed_secrets

if __name__ == "__main__":  # not in the processes that bots think in
    name_file = Path(sys.argv.pop(1))
    seed_secrets(setattr, name_file.read_text)
    setattr(run, "SEALED_SECONDS", {})  # noqa: B010 (bots do not wait)
    setattr(run, "WorkerPool", partial(WorkerPool, deadline=300.0))  # noqa: B010 (on a busy machine nothing is too slow)
    main()
