"""Writes all golden playthroughs anew: `make playthroughs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.playthroughs.chosen import CASES, FOLDER, file_of, telling_seed
from tests.playthroughs.scribe import playthrough


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for case in CASES:
        text = playthrough(case, telling_seed(case))
        file_of(case).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file_of(case).name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main()
