"""The pictures of docs/gallery: a scene that fails ends the tool, and its server, with a sentence."""

import subprocess
import sys
from pathlib import Path

BROKEN = """
import sys
from pathlib import Path
from tools import gallery

def broken(page):
    assert page.title() == "something else", "the title is wrong"

gallery.GALLERY = Path(sys.argv[1])
gallery.SCENES = {"broken-scene": broken}
gallery.main([])
"""


def test_a_scene_that_fails_is_named(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", BROKEN, str(tmp_path)], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    *_, last = ended.stderr.splitlines()
    assert last == "gallery: the scene broken-scene failed at 1440x900: the title is wrong"
    assert not list(tmp_path.iterdir())
