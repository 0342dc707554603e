"""Metrics, and rate limits."""

from pathlib import Path

import pytest

from getaway.server.limits import Bucket, Buckets
from tests import patient
from tests.clock import Clock
from tests.server.conftest import Address, opened


def test_metrics_page(house: Address) -> None:
    with house.visit() as ann:
        ann.sit_down()
        assert ann.ask("TakeBack")["type"] == "Refused"
        text = patient.get(f"{house.url}/metrics").text
        table, cookie = ann.table, ann.cookie.partition("=")[2]
    samples = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(samples["getaway_sockets"]) >= 1
    assert float(samples['getaway_commands_total{answer="accepted"}']) >= 2
    assert float(samples['getaway_commands_total{answer="refused"}']) >= 1
    answered = float(samples["getaway_command_seconds_count"])
    assert answered >= 3
    assert float(samples['getaway_command_seconds_bucket{le="+Inf"}']) == answered
    assert 0 < float(samples["getaway_command_seconds_sum"]) < 60
    assert table not in text
    assert cookie not in text


@pytest.mark.rule("HR-13")
def test_who_sends_too_much_is_refused_unread_and_may_go_on(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock) as house, house.visit() as ann:
        ann.sit_down()
        for _ in range(400):
            ann.socket.send('{"id": "x", "command": {"do": "TakeBack"}}')
        rules = {ann.next("Refused")["rule"] for _ in range(400)}
        assert rules == {"HR-4", "HR-13"}
        clock.advance(1)
        ann.do("Say", text="sorry")


@pytest.mark.rule("HR-13")
def test_tries_at_a_password_are_counted_by_address(clock: Clock) -> None:
    tries = Buckets(rate=1 / 12, burst=5, most=2, clock=clock)
    assert [tries.wait("here") for _ in range(6)] == [0] * 5 + [12]
    assert tries.wait("there") == 0
    assert tries.wait("elsewhere") == 0
    assert tries.wait("here") == 0, "the oldest is forgotten"


def test_a_bucket_fills_again(clock: Clock) -> None:
    bucket = Bucket(rate=0.5, burst=1, clock=clock)
    assert bucket.take()
    assert not bucket.take()
    clock.advance(2)
    assert bucket.take()
