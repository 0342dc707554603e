"""A PDF from a template of this folder and its data. It needs the package typst, from the extra `print`.

What people wrote goes in as data and is shown as text: a template never reads it as markup. Templates read nothing
outside of this folder, and nothing from the network.
"""

from collections.abc import Mapping
from importlib.resources import as_file, files
from typing import Any, Literal, get_args

import msgspec

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
BASE = "base.typ"
"""What all templates share; it comes before each of them."""


def make_pdf(template: str, data: Mapping[str, Any], paper: Paper = "a4", language: str = "en") -> bytes:
    """The template gets `data`, decoded from JSON. The same data give the same bytes. Raises ModuleNotFoundError
    where typst is not installed."""
    import typst

    with as_file(files(__package__)) as folder:
        source = b"\n".join(folder.joinpath(name).read_bytes() for name in (BASE, template))
        fonts = typst.Fonts(include_system_fonts=False, font_paths=[str(folder / "fonts")])
        inputs = {"data": msgspec.json.encode(data).decode(), "paper": paper, "language": language}
        made = typst.Compiler(source, str(folder), fonts, sys_inputs=inputs).compile(format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made
