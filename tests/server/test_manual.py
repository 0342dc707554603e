"""The manual under /docs."""

from pathlib import Path

import pytest

from getaway.server.routes.manual import content_security_policy
from tests import patient
from tests.server.conftest import opened

PAGE = "<!doctype html><title>Manual</title><script>let base = '.';</script><script src='x.js'></script>"
BUNDLE = "assets/bundle.1a2b3c4d.min.js"


@pytest.fixture
def manual(tmp_path: Path) -> Path:
    """A manual as mkdocs builds it, with a file beside it that is not part of it."""
    folder = tmp_path / "manual"
    files = {
        "index.html": PAGE,
        "404.html": "<title>No such page</title>",
        "play/index.html": "<title>Play</title>",
        BUNDLE: "search();" * 100,
        "search/search_index.json": "{}",
        "gallery/home.webp": "picture",
        "../secret": "not for anyone",
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_the_manual_is_served(tmp_path: Path, manual: Path) -> None:
    with opened(tmp_path / "house.db", manual=manual) as house:
        page = patient.get(f"{house.url}/docs/")
        assert (page.status_code, page.text) == (200, PAGE)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert patient.get(f"{house.url}/docs/play/").text == "<title>Play</title>"
        assert patient.get(f"{house.url}/docs/gallery/home.webp").headers["content-type"] == "image/webp"
        assert patient.head(f"{house.url}/docs/").headers["content-length"] == page.headers["content-length"]
        assert patient.post(f"{house.url}/docs/").status_code == 405


@pytest.mark.parametrize("path", ["/docs", "/docs/play"])
def test_a_missing_slash_is_added(tmp_path: Path, manual: Path, path: str) -> None:
    """Links in a page are relative to its folder."""
    with opened(tmp_path / "house.db", manual=manual) as house:
        answer = patient.get(house.url + path)
        assert (answer.status_code, answer.headers["location"]) == (307, f"{path}/")


@pytest.mark.parametrize(
    "path",
    [
        "nowhere/",
        "gallery/",
        "%2e%2e/secret",
        "..%2fsecret",
        "play/%2e%2e/%2e%2e/secret",
        "%2fetc%2fpasswd",
        "link",
        "a%00b",
        "x" * 5000,
    ],
)
def test_nothing_outside_the_manual_is_served(tmp_path: Path, manual: Path, path: str) -> None:
    (manual / "link").symlink_to(tmp_path / "secret")
    with opened(tmp_path / "house.db", manual=manual) as house:
        answer = patient.get(f"{house.url}/docs/{path}")
        assert (answer.status_code, answer.text) == (404, "<title>No such page</title>")


def test_pages_are_checked_for_changes_and_hashed_files_are_cached(tmp_path: Path, manual: Path) -> None:
    with opened(tmp_path / "house.db", manual=manual) as house:
        page = patient.get(f"{house.url}/docs/")
        assert page.headers["cache-control"] == "no-cache"
        same = patient.get(f"{house.url}/docs/", headers={"if-none-match": page.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert same.headers["content-security-policy"] == page.headers["content-security-policy"]
        assert "immutable" in patient.get(f"{house.url}/docs/{BUNDLE}").headers["cache-control"]
        assert patient.get(f"{house.url}/docs/search/search_index.json").headers["cache-control"] == "no-cache"
        (manual / "index.html").write_text("<title>The manual, built again</title>")
        again = patient.get(f"{house.url}/docs/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.text) == (200, "<title>The manual, built again</title>")


def test_text_is_compressed(tmp_path: Path, manual: Path) -> None:
    with opened(tmp_path / "house.db", manual=manual) as house:
        for accepted, encoding in (("gzip, br", "gzip"), ("identity", None)):
            answer = patient.get(f"{house.url}/docs/{BUNDLE}", headers={"accept-encoding": accepted})
            assert answer.text == "search();" * 100
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"


def test_only_the_scripts_of_the_manual_may_run(tmp_path: Path, manual: Path) -> None:
    with opened(tmp_path / "house.db", manual=manual) as house:
        headers = patient.get(f"{house.url}/docs/").headers
        assert headers["x-content-type-options"] == "nosniff"
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self' 'sha256-" in policy
        assert "unsafe" not in policy
        assert "sha256" not in patient.get(f"{house.url}/docs/play/").headers["content-security-policy"]
        assert "sha256" not in patient.get(house.url).headers["content-security-policy"]


def test_the_policy_has_the_hash_of_each_inline_script() -> None:
    """The hash is the one that browsers report for `alert(1)`."""
    policy = content_security_policy(b"<script>alert(1)</script><script>alert(1)</script><script src='a.js'></script>")
    assert "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';" in policy


def test_without_a_build_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", manual=tmp_path / "nowhere") as house:
        for path in ("/docs", "/docs/", "/docs/play/"):
            answer = patient.get(house.url + path)
            assert answer.status_code == 503
            assert "make docs" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
