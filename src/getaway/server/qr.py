"""QR codes, for phones to read from a page or a terminal."""

import io
from functools import lru_cache

import segno


@lru_cache(maxsize=1000)
def svg(url: str) -> bytes:
    """A picture for a page."""
    out = io.BytesIO()
    segno.make(url, micro=False).save(out, kind="svg", scale=8, border=2)
    return out.getvalue()


def text(url: str) -> str:
    """Characters for a terminal."""
    out = io.StringIO()
    segno.make(url, micro=False).terminal(out, compact=True)
    return out.getvalue()
