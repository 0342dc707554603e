"""QR codes in a terminal, for phones to scan."""

import io

import segno


def text(url: str) -> str:
    out = io.StringIO()
    segno.make(url, micro=False).terminal(out, compact=True)
    return out.getvalue()
