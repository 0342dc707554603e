"""The page, the health check, and the guard around them."""

import socket
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from getaway.server.websocket import head
from getaway.store.sqlite import SqliteStore
from tests import patient
from tests.server.conftest import Address, opened


def test_health(house: Address) -> None:
    answer = patient.get(f"{house.url}/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_every_answer_carries_the_security_headers(house: Address) -> None:
    for path in ("/", "/healthz", "/nowhere"):
        headers = patient.get(house.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_built_page_is_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Getaway</title>")
    (tmp_path / "assets" / "page.js").write_text("let us = 'in';")
    (tmp_path / "secret").write_text("not for anyone")
    with opened(tmp_path / "house.db", tmp_path) as address:
        assert patient.get(address.url).text == "<title>Getaway</title>"
        assert patient.get(f"{address.url}/table/{'0' * 32}").text == "<title>Getaway</title>"
        assert patient.get(f"{address.url}/assets/page.js").text == "let us = 'in';"
        assert patient.get(f"{address.url}/assets/%2e%2e/secret").status_code == 404


def test_without_a_build_a_page_says_what_to_install(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tmp_path) as address:
        answer = patient.get(address.url)
        assert answer.status_code == 503
        assert "Install Node.js" in answer.text
        with address.visit() as visitor:
            assert visitor.hear()["type"] == "Welcome"


def test_a_page_of_another_site_is_refused(house: Address) -> None:
    foreign = "http://elsewhere.example"
    assert patient.get(house.url, headers={"origin": foreign}).status_code == 403
    with pytest.raises(InvalidStatus) as refused, house.visit(origin=foreign):
        pass
    assert refused.value.response.status_code == 403
    with house.visit(origin=house.url) as visitor:
        assert visitor.hear()["type"] == "Welcome"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_the_head_of_a_frame_is_as_websockets_writes_it(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
    assert frame == head(length) + b"x" * length


def built(folder: Path) -> Path:
    """A page as the build makes it."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Getaway</title>")
    (folder / "assets" / "page-1a2b.js").write_text("let us = 'in';" * 100)
    (folder / "assets" / "font.woff2").write_bytes(bytes(1000))
    return folder


def test_assets_are_compressed_and_kept_for_good(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", built(tmp_path)) as address:
        url = f"{address.url}/assets/page-1a2b.js"
        for accepted, encoding in (("gzip, br", "gzip"), ("identity", None), ("gzip", "gzip")):
            answer = patient.get(url, headers={"accept-encoding": accepted})
            assert answer.text == "let us = 'in';" * 100
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
        assert int(patient.get(url).headers["content-length"]) < 200
        font = patient.get(f"{address.url}/assets/font.woff2")
        assert "content-encoding" not in font.headers
        assert "immutable" in font.headers["cache-control"]
        assert patient.get(address.url).headers["cache-control"] == "no-cache"
        missing = patient.get(f"{address.url}/assets/page-9.js")
        assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-cache")


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/solo/x", "/a/b/c", "/%ff"])
def test_an_unknown_address_shows_the_page_which_has_words_for_it(tmp_path: Path, path: str) -> None:
    with opened(tmp_path / "house.db", built(tmp_path)) as address:
        answer = patient.get(address.url + path)
        assert (answer.status_code, answer.text) == (404, "<title>Getaway</title>")
        assert answer.headers["content-type"].startswith("text/html")
        assert patient.post(address.url + path).json()["text"] == "There is nothing at this address."


def test_answers_of_the_api_are_not_kept_by_caches(house: Address) -> None:
    for path in ("/api/me", "/api/tables", "/api/nowhere"):
        assert patient.get(house.url + path).headers["cache-control"] == "no-store"


def test_without_a_page_the_server_is_not_ready(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tmp_path / "nowhere") as address:
        answer = patient.get(f"{address.url}/readyz")
        assert (answer.status_code, answer.text) == (503, "the page is not built\n")
    with opened(tmp_path / "house.db", built(tmp_path)) as address:
        assert patient.get(f"{address.url}/readyz").text == "ready\n"


def test_an_error_that_nobody_expected_is_a_sentence_and_a_line_in_the_log(
    house: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SqliteStore, "open_tables", broken)
    with capture_logs() as lines:
        answer = patient.get(f"{house.url}/api/tables")
        while not lines:  # the line is written when the answer has been sent
            assert patient.get(f"{house.url}/healthz").status_code == 200
    assert answer.status_code == 500
    assert answer.json()["text"] == "Something went wrong on the server. The operator can find it in the log."
    assert [line["event"] for line in lines] == ["request"]


def test_a_request_that_is_broken_off_leaves_no_line_in_the_log(
    house: Address, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = house.host.partition(":")
    with capture_logs() as lines:
        with socket.create_connection((host, int(port))) as gone:
            gone.sendall(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
        for _ in range(3):
            assert patient.get(f"{house.url}/healthz").status_code == 200
    assert lines == []
    assert caplog.records == []
