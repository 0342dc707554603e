"""What a first visit has to load."""

import gzip
import re
from importlib.resources import files


def test_the_first_page_needs_little_script() -> None:
    static = files("getaway.server").joinpath("static")
    page = static.joinpath("index.html").read_text()
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert scripts
    size = sum(len(gzip.compress(static.joinpath(script).read_bytes())) for script in scripts)
    assert size <= 150_000
