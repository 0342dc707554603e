"""Shows what has changed in a playthrough, views in full, also where its file has hashes only.

    make compare-playthrough CASE=big_score-2-bust=4 [AGAINST=HEAD]

The same game is played by the rules of a commit and by those of the working tree. Both texts are written into
`build/playthroughs`, and their difference is printed.
"""

import difflib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.playthroughs.chosen import CASES, file_of, seed_of
from tests.playthroughs.scribe import playthrough

ROOT = Path(__file__).parents[2]
OUTPUT = ROOT / "build" / "playthroughs"
WRITE = """
import sys
from tests.playthroughs.chosen import CASES
from tests.playthroughs.scribe import playthrough
case = next(case for case in CASES if str(case) == sys.argv[1])
sys.stdout.write(playthrough(case, int(sys.argv[2]), full=True))
"""


def main(name: str, commit: str = "HEAD") -> int:
    """Whether the two differ."""
    case = next((case for case in CASES if str(case) == name), None)
    if case is None:
        sys.exit(f"there is no playthrough {name}; the files of tests/playthroughs/golden are named by them")
    seed = seed_of(file_of(case).read_text(encoding="utf-8"))
    before, after = at_commit(name, seed, commit), playthrough(case, seed, full=True)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for which, text in (("before", before), ("after", after)):
        (OUTPUT / f"{name}-{which}.txt").write_text(text, encoding="utf-8")
    changes = list(difflib.unified_diff(before.splitlines(True), after.splitlines(True), "before", "after", n=1))
    sys.stdout.writelines(changes or ["no difference\n"])
    return int(bool(changes))


def at_commit(name: str, seed: int, commit: str) -> str:
    """The game by the rules of a commit, views in full."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit, "src", "tests"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        command = [sys.executable, "-c", WRITE, name, str(seed)]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")])}
        written = subprocess.run(command, cwd=folder, env=environ, check=True, capture_output=True, text=True)
        return written.stdout


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
