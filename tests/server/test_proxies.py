"""Proxies, host names, origins: what a request says of itself, and who is believed."""

from pathlib import Path

import pytest
from starlette.requests import Request
from websockets.exceptions import InvalidStatus

from getaway.server.guard import Network, is_known_host
from getaway.server.routes.operations import may_read_metrics
from tests import patient
from tests.server.conftest import Address, opened

LOOPBACK = Network(trusted_proxies=("127.0.0.1", "10.0.0.0/8"))


def open_tables(house: Address, forwarded: list[str]) -> list[int]:
    """What is answered to whom the proxy names, each opening a table."""
    return [
        patient.post(f"{house.url}/api/tables", json={"game": "masters"}, headers={"x-forwarded-for": each}).status_code
        for each in forwarded
    ]


@pytest.mark.rule("HR-13")
def test_without_trusted_proxies_nobody_gets_around_a_limit_by_naming_another_address(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tables=5) as house:
        assert open_tables(house, [f"192.0.2.{number}" for number in range(6)]) == [201] * 5 + [429]
        cookie = patient.get(f"{house.url}/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
        assert "Secure" not in cookie


@pytest.mark.rule("HR-13")
def test_a_trusted_proxy_says_who_asks_and_how(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tables=5, network=LOOPBACK) as house:
        assert open_tables(house, ["192.0.2.1"] * 6) == [201] * 5 + [429]
        assert open_tables(house, ["192.0.2.2"]) == [201]
        cookie = patient.get(f"{house.url}/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
        assert cookie.endswith("; Secure")


@pytest.mark.rule("HR-13")
def test_only_the_last_hop_that_is_not_a_proxy_counts(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tables=5, network=LOOPBACK) as house:
        invented = [f"198.51.100.{number}, 192.0.2.1, 10.1.1.1" for number in range(6)]
        assert open_tables(house, invented) == [201] * 5 + [429], "what the client wrote itself is not believed"


def test_metrics_are_for_this_machine_and_not_for_whom_it_forwards(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db") as house:
        assert patient.get(f"{house.url}/metrics").status_code == 200
        for header in ("x-forwarded-for", "forwarded"):
            assert patient.get(f"{house.url}/metrics", headers={header: "192.0.2.1"}).status_code == 403
            assert patient.get(f"{house.url}/metrics", headers={header: "127.0.0.1"}).status_code == 403
    with opened(tmp_path / "house.db", network=LOOPBACK) as house:
        assert patient.get(f"{house.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 403
        assert patient.get(f"{house.url}/metrics", headers={"x-forwarded-for": "10.9.9.9"}).status_code == 200


@pytest.mark.parametrize(
    ("client", "allowed"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("10.2.3.4", True), ("192.0.2.1", False), ("x", False)],
)
def test_metrics_are_for_trusted_addresses_too(client: str, allowed: bool) -> None:
    request = Request({"type": "http", "client": (client, 1), "headers": []})
    assert may_read_metrics(request, ("10.0.0.0/8",)) is allowed
    assert not may_read_metrics(Request({"type": "http", "client": None, "headers": []}), ())


@pytest.mark.parametrize(
    ("host", "known"),
    [
        *[(host, True) for host in ("localhost", "localhost:8765", "LOCALHOST.", "a.localhost", "127.0.0.1:80")],
        *[(host, True) for host in ("192.168.1.7:8765", "[::1]:8765", "[fe80::1%eth0]", "play.example.org:443")],
        *[
            (host, False)
            for host in ("evil.example", "evil.example:8765", "localhost.evil.example", "", "1.2.3.4.evil")
        ],
    ],
)
def test_a_name_that_is_not_ours_is_not_known(host: str, known: bool) -> None:
    assert is_known_host(host, frozenset({"play.example.org"})) is known
    assert is_known_host(host, frozenset({"*"}))
    assert is_known_host(None, frozenset())


def test_another_sites_name_that_leads_here_is_refused(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", network=Network(public_url="https://play.example.org")) as house:
        rebound = {"host": "evil.example", "origin": "http://evil.example"}
        answer = patient.get(f"{house.url}/api/me", headers=rebound)
        assert answer.status_code == 421
        assert "“evil.example”" in answer.json()["text"]
        assert "--allowed-hosts" in answer.json()["text"]
        assert patient.get(f"{house.url}/healthz", headers={"host": "play.example.org"}).status_code == 200


@pytest.mark.parametrize(
    ("origin", "forwarded", "status"),
    [
        ("http://{host}", None, 200),
        ("https://{host}", None, 403),
        ("https://{host}", "https", 200),
        ("http://{host}", "https", 403),
        ("https://play.example.org", None, 200),
        ("http://play.example.org", None, 403),
        ("null", None, 403),
        ("http://{host}.evil.example", None, 403),
    ],
)
def test_a_page_is_ours_by_scheme_and_host(tmp_path: Path, origin: str, forwarded: str | None, status: int) -> None:
    network = Network(trusted_proxies=("127.0.0.1",), public_url="https://play.example.org/")
    with opened(tmp_path / "house.db", network=network) as house:
        headers = {"origin": origin.format(host=house.host)}
        if forwarded is not None:
            headers["x-forwarded-proto"] = forwarded
        assert patient.get(f"{house.url}/api/me", headers=headers).status_code == status
        if status == 403:
            with pytest.raises(InvalidStatus) as refused, house.visit(additional_headers=headers):
                pass
            assert refused.value.response.status_code == 403


@pytest.mark.parametrize("own", ["Den", "den.fritz.box", "Den.local"])
def test_a_machine_is_known_by_its_name_on_the_local_network(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: own)
    names = Network().names()
    for host in ("den:8765", "DEN.local", "den.local.:8765", "den.lan", "den.home.arpa", "den.fritz.box:8765"):
        assert is_known_host(host, names), host
    for host in ("local", "lan", "other.lan", "den.example.org", "den.lan.example.org"):
        assert not is_known_host(host, names), host
