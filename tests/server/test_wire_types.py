"""The page's types are those of the server."""

import subprocess
import sys
from pathlib import Path


def test_the_typescript_is_what_the_structs_say() -> None:
    tool = Path(__file__).parents[2] / "tools" / "wire_types.py"
    subprocess.run([sys.executable, tool, "--check"], check=True)
