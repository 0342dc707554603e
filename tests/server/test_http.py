"""The page, the health check, and the guard around them."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from getaway.server.line import head
from tests.server.conftest import Address, opened


def test_health(house: Address) -> None:
    answer = httpx.get(f"{house.url}/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_every_answer_carries_the_security_headers(house: Address) -> None:
    for path in ("/", "/healthz", "/nowhere"):
        headers = httpx.get(house.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_built_page_is_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Getaway</title>")
    (tmp_path / "assets" / "page.js").write_text("let us = 'in';")
    (tmp_path / "secret").write_text("not for anyone")
    with opened(tmp_path / "house.db", tmp_path) as address:
        assert httpx.get(address.url).text == "<title>Getaway</title>"
        assert httpx.get(f"{address.url}/table/{'0' * 32}").text == "<title>Getaway</title>"
        assert httpx.get(f"{address.url}/assets/page.js").text == "let us = 'in';"
        assert httpx.get(f"{address.url}/assets/%2e%2e/secret").status_code == 404


def test_without_a_build_a_page_says_what_to_install(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tmp_path) as address:
        answer = httpx.get(address.url)
        assert answer.status_code == 503
        assert "Install Node.js" in answer.text
        with address.visit() as visitor:
            assert visitor.hear()["type"] == "Welcome"


def test_a_page_of_another_site_is_refused(house: Address) -> None:
    foreign = "http://elsewhere.example"
    assert httpx.get(house.url, headers={"origin": foreign}).status_code == 403
    with pytest.raises(InvalidStatus) as refused, house.visit(origin=foreign):
        pass
    assert refused.value.response.status_code == 403
    with house.visit(origin=house.url) as visitor:
        assert visitor.hear()["type"] == "Welcome"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_the_head_of_a_frame_is_as_websockets_writes_it(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
    assert frame == head(length) + b"x" * length
