"""The load test, with the game of examples/ on the path."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "examples" / "tic-tac-toe" / "src"))
