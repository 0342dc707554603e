"""Make the fonts and icons of printed pages from those of the web page.

python tools/print_assets.py FOLDER      (needs fonttools and brotli; `web/node_modules` must be installed)

The folder has the templates, and in `icons.toml` the names of the icons. Fonts become TrueType of one weight and
width each, because typst reads no WOFF2 and no variable fonts. All of it is in the repository, so this is needed only
after a change of `web/package.json` or `icons.toml`.
"""

import json
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "node_modules"
ARCHIVO = "@fontsource-variable/archivo/files/archivo-{subset}-wdth-{style}.woff2"
BODONI = "@fontsource-variable/bodoni-moda/files/bodoni-moda-{subset}-opsz-{style}.woff2"
PLEX = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2"
SUBSETS = ("latin", "latin-ext")
NARROW = 3
"""The width class of an 80 % wide font in the table OS/2."""


def instance(path: str, family: str, style: str, axes: dict[str, float]) -> TTFont:
    """One weight and width of a variable font, with the letters of both subsets."""
    with TemporaryDirectory() as folder:
        parts = []
        for subset in SUBSETS:
            font = instantiateVariableFont(TTFont(SOURCES / path.format(subset=subset, style=style)), axes)
            font.flavor = None
            for table in ("STAT", "GSUB", "GPOS") if subset != "latin" else ("STAT",):
                if table in font:
                    del font[table]
            parts.append(str(Path(folder, f"{subset}.ttf")))
            font.save(parts[-1])
        merged = Merger(Options(drop_tables=["vmtx", "vhea", "MATH"])).merge(parts)
    weight, italic = int(axes["wght"]), style == "italic"
    merged["OS/2"].usWeightClass = weight
    merged["OS/2"].usWidthClass = NARROW if axes.get("wdth", 100) < 100 else 5
    merged["OS/2"].fsSelection = 0x01 if italic else 0x40
    merged["head"].macStyle = 2 if italic else 0
    rename(merged, family, f"{'Narrow ' if axes.get('wdth', 100) < 100 else ''}{weight}{' Italic' if italic else ''}")
    return merged


def rename(font: TTFont, family: str, style: str) -> None:
    kept = [row for row in font["name"].names if row.nameID in (0, 13, 14)]
    font["name"].names = kept
    full = f"{family} {style}"
    for number, text in ((1, family), (2, style), (3, full), (4, full), (6, full.replace(" ", "-"))):
        font["name"].setName(text, number, 3, 1, 0x409)


def write_icons(folder: Path) -> None:
    """Every icon that the templates name, as a picture of its own."""
    found = json.loads((SOURCES / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    wanted = tomllib.loads((folder.parent / "icons.toml").read_text(encoding="utf-8"))
    for file, icon in wanted.items():
        body = found[icon]["body"].replace("currentColor", "#161b23")
        page = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n'
        (folder / f"{file}.svg").write_text(page, encoding="utf-8")


def write_fonts(folder: Path) -> None:
    """Every font that the templates name."""
    made = {
        "archivo-400": instance(ARCHIVO, "Archivo", "normal", {"wght": 400, "wdth": 100}),
        "archivo-400-italic": instance(ARCHIVO, "Archivo", "italic", {"wght": 400, "wdth": 100}),
        "archivo-600": instance(ARCHIVO, "Archivo", "normal", {"wght": 600, "wdth": 100}),
        "archivo-narrow-600": instance(ARCHIVO, "Archivo", "normal", {"wght": 600, "wdth": 80}),
        "bodoni-500": instance(BODONI, "Bodoni Moda", "normal", {"wght": 500, "opsz": 24}),
        "bodoni-500-italic": instance(BODONI, "Bodoni Moda", "italic", {"wght": 500, "opsz": 20}),
    }
    mono = TTFont(SOURCES / PLEX)
    mono.flavor = None
    made["plex-mono-500"] = mono
    for file, font in made.items():
        font.save(folder / f"{file}.ttf")


def main() -> None:
    """Fonts and icons, in the folder that is named."""
    for name, write in (("fonts", write_fonts), ("icons", write_icons)):
        folder = Path(sys.argv[1], name)
        folder.mkdir(parents=True, exist_ok=True)
        write(folder)


if __name__ == "__main__":
    main()
