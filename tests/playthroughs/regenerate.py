"""Writes golden playthroughs again: `make playthroughs` for all; names of games as arguments for those only."""

import sys

from tests.playthroughs.chosen import CASES, FOLDER, file_of, is_standard, most_eventful_seed
from tests.playthroughs.scribe import playthrough


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    games = sys.argv[1:]
    chosen = [case for case in CASES if not games or case.game_type.name in games]
    if not games:
        for old in FOLDER.glob("*.txt"):
            old.unlink()
    for case in chosen:
        text = playthrough(case, most_eventful_seed(case), full=is_standard(case))
        file_of(case).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file_of(case).name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main()
