"""Write the hashes of all files of every pinned release into requirements/*.txt, after a change of versions.

python tools/hash_requirements.py [--index https://pypi.org/simple]

pip then takes nothing else under these names (--require-hashes in the Makefile).
"""

import argparse
import re
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote
from urllib.request import urlopen

FOLDER = Path(__file__).parents[1] / "requirements"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\]+)", re.M)
LINK = re.compile(r'<a [^>]*href="[^"]*?([^"/#]+)#sha256=([0-9a-f]{64})"')


def hashes(index: str, name: str, version: str) -> list[str]:
    """Of every wheel and source archive of a release."""
    project = re.sub(r"[-_.]+", "-", name).lower()
    with urlopen(f"{index.rstrip('/')}/{project}/", timeout=60) as page:
        text = page.read().decode()
    stem = re.compile(rf"{re.sub(r'[-_.]+', '[-_.]', project)}-{re.escape(version)}(-|\.tar\.gz$|\.zip$)", re.I)
    return sorted({digest for file, digest in LINK.findall(text) if stem.match(unquote(unescape(file)))})


def with_hashes(text: str, index: str) -> str:
    """A requirements file with its pins as they are, and their hashes anew."""
    lines = []
    for name, version in PIN.findall(text):
        found = hashes(index, name, version)
        if not found:
            sys.exit(f"{index} has no file of {name} {version}")
        lines.append(" \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{digest}" for digest in found)]))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Every requirements file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--index", default="https://pypi.org/simple")
    index = parser.parse_args().index
    for file in sorted(FOLDER.glob("*.txt")):
        file.write_text(with_hashes(file.read_text(encoding="utf-8"), index), encoding="utf-8")


if __name__ == "__main__":
    main()
