"""The games of examples/, in processes that find them as if they were installed."""

import os
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"
EXAMPLE = EXAMPLES / "tic-tac-toe"
"""The smallest one, which load tests play too."""


def environment(folder: Path) -> dict[str, str]:
    """The environment of such a process; the folder, which is empty, takes the metadata of the packages."""
    projects = sorted(EXAMPLES.glob("*/pyproject.toml"))
    for file in projects:
        project = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
        name, version = project["name"], project["version"]
        metadata = folder / f"{name.replace('-', '_')}-{version}.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        groups = [
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
            for group, points in project["entry-points"].items()
        ]
        (metadata / "entry_points.txt").write_text("\n".join(groups))
    given = [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    path = [*(project.parent / "src" for project in projects), folder, *(Path(entry).resolve() for entry in given)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONDONTWRITEBYTECODE": "1"}
