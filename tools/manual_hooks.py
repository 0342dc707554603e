"""What `mkdocs build` does beyond mkdocs.yml: patterns in the nav, links to the repository, and no unused pictures."""

import fnmatch
import posixpath
import re
import shutil
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PICTURE = re.compile(r"gallery/([\w.-]+\.webp)")
LINK = re.compile(r"(?<!!)\[(?P<text>[^]]*)\]\((?P<target>(?!https?:)[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
FROM_ROOT = {"changelog.md": "CHANGELOG.md", "contributing.md": "CONTRIBUTING.md"}
"""Pages of the manual whose text is a file in the root of the repository."""


def on_config(config: Any, **_: Any) -> Any:
    """Replace each pattern in the nav by the files that match it."""
    pages = sorted(path.relative_to(config["docs_dir"]).as_posix() for path in Path(config["docs_dir"]).rglob("*.md"))
    config["nav"] = expand(config["nav"], pages)
    return config


def expand(entries: list[Any], pages: list[str]) -> list[Any]:
    """The nav with every pattern replaced. A pattern that matches nothing leaves no trace."""
    found: list[Any] = []
    for entry in entries:
        if isinstance(entry, str):
            found += fnmatch.filter(pages, entry) if "*" in entry else [entry]
            continue
        ((title, value),) = entry.items()
        below = expand(value if isinstance(value, list) else [value], pages)
        if isinstance(value, list) or "*" in value:
            found += [{title: below}] if below else []
        else:
            found.append(entry)
    return found


def on_files(files: Any, config: Any, **_: Any) -> Any:
    """Leave out pictures that no page shows: the manual is part of the package."""
    text = "".join(path.read_text(encoding="utf-8") for path in Path(config["docs_dir"]).rglob("*.md"))
    shown = set(PICTURE.findall(text))
    for file in list(files):
        if file.src_uri.startswith("gallery/") and Path(file.src_uri).name not in shown:
            files.remove(file)
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The text of a page, with links that also work outside the repository.

    A link to a file of the repository that is not a page of the manual becomes plain text."""
    name: str = page.file.src_uri
    source = FROM_ROOT.get(name, f"docs/{name}")
    if name in FROM_ROOT:
        markdown = (ROOT / source).read_text(encoding="utf-8")
    return LINK.sub(lambda match: relinked(match, name, source), markdown)


def relinked(match: re.Match[str], name: str, source: str) -> str:
    """A link in the file `source`, as the page `name` needs it."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), match["target"]))
    pages = {file: page for page, file in FROM_ROOT.items()}
    if target in pages:
        page = pages[target]
    elif target.startswith("docs/"):
        page = target.removeprefix("docs/")
    else:
        return match["text"]
    relative = posixpath.relpath(page, posixpath.dirname(name) or ".")
    return f"[{match['text']}]({relative}{match['anchor'] or ''})"


def on_template_context(context: Any, template_name: str, **_: Any) -> Any:
    """A page that does not exist can have any address, so the page for it names its files from the root."""
    if template_name == "404.html":
        context["base_url"] = "/docs/"
    return context


def on_post_build(config: Any, **_: Any) -> None:
    """Remove what readers never load, 2.4 MB: source maps, and search in languages that the manual is not written in.

    The sitemap goes too: it would have to know the address of the site, which is wherever a server runs."""
    site = Path(config["site_dir"])
    scripts = site / "assets" / "javascripts"
    shutil.rmtree(scripts / "lunr")
    for path in [*site.rglob("*.map"), site / "sitemap.xml", site / "sitemap.xml.gz"]:
        path.unlink()
