"""Compile the rules with mypyc where a C compiler is; install them as plain Python where not.

All or nothing: either every module of COMPILED is a binary or none is. GETAWAY_REQUIRE_COMPILED=1 makes a failed
compile an error, GETAWAY_PURE=1 leaves it out.

The web page is a part of the package and is built before it (tools/build-web, or `make wheel` for all of it). A wheel
or source archive without the page is an error, unless GETAWAY_WITHOUT_PAGE=1 asks for one.
"""

import ast
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "getaway" / "server" / "static" / "index.html"
# In every game: what defines msgspec structs, because mypyc compiles no classes with a metaclass, and what builds text.
INTERPRETED = {"__init__", "plugin", "events", "moves", "options", "pack", "ruleset", "views", "words"}
COMPILED_PARTS = {"policy", "solo_policy"}
BOTS = ["tree.py", "ismcts.py", "greedy.py"]
KERNEL = ["bits.py", "catalogue_play.py", "chance.py", "event_text.py", "fields.py", "play.py", "policy.py", "state.py"]
TABLE = ["apply.py", "feed.py", "storage.py"]


def compiled_modules() -> list[str]:
    """The kernel's fast half, of each game its box, state, phases and policies, of the bots the search,
    and of the tables what every move passes through."""
    source = ROOT / "src" / "getaway"
    kernel = [source / "kernel" / name for name in KERNEL]
    games = [path for plugin in source.glob("games/*/plugin.py") for path in compiled_files(plugin)]
    bots = [source / "bots" / name for name in BOTS]
    table = [source / "table" / name for name in TABLE]
    return [str(path.relative_to(ROOT)) for path in kernel + sorted(games) + bots + table]


def compiled_files(plugin: Path) -> list[Path]:
    """Those of one game: all but INTERPRETED, the modules and packages that its plugin names as parts, and what that
    calls interpreted."""
    given = plugin_arguments(plugin.read_text(encoding="utf-8"))
    if not given.get("compiled", True):
        return []
    parts = [value for name, value in given.items() if isinstance(value, str) and name not in COMPILED_PARTS]
    interpreted = tuple(f"{part.partition(':')[0]}." for part in (*parts, *given.get("interpreted", ())))
    files = [path for path in plugin.parent.rglob("*.py") if path.stem not in INTERPRETED]
    return [path for path in files if not f"{module_name(path)}.".startswith(interpreted)]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def plugin_arguments(source: str) -> dict[str, Any]:
    """What a plugin.py gives to Plugin. It is not imported: what it needs may be missing."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    call = next(call for call in calls if ast.unparse(call.func) == "Plugin")
    return {str(keyword.arg): ast.literal_eval(keyword.value) for keyword in call.keywords}


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return False
    compiler = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()[0]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <stdio.h>\nint main(void) { return 0; }\n")
        try:
            subprocess.run([compiler, "-c", str(probe), "-o", str(probe.with_suffix(".o"))], check=True)
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def extensions() -> list[object]:
    required = os.environ.get("GETAWAY_REQUIRE_COMPILED") == "1"
    if os.environ.get("GETAWAY_PURE") == "1" and not required:
        return []
    if not can_compile():
        if required:
            sys.exit("getaway: GETAWAY_REQUIRE_COMPILED=1, but there is no C compiler or no Python.h")
        return []
    from mypyc.build import mypycify

    return list(mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="getaway"))


def check_page() -> None:
    """A package without the page would serve nothing, and nobody would be told."""
    if not PAGE.exists() and os.environ.get("GETAWAY_WITHOUT_PAGE") != "1":
        sys.exit(
            "getaway: the web page is not built, so this package could not serve it. Run tools/build-web first (it"
            " needs Node.js 20.19 or newer), or `make wheel`; to leave the page out, set GETAWAY_WITHOUT_PAGE=1."
        )


class BuildPy(build_py):  # type: ignore[misc]
    """Copies the package, page included."""

    def run(self) -> None:
        if not self.editable_mode:
            check_page()
        super().run()


class Sdist(sdist):  # type: ignore[misc]
    """The source archive holds the built page: it is installed without Node.js."""

    def run(self) -> None:
        check_page()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildPy, "sdist": Sdist})
