"""The house on the local network."""

import re

from getaway.server import qr
from getaway.server.run import local_address


def test_the_address_is_one_of_a_machine() -> None:
    assert re.fullmatch(r"\d+(\.\d+){3}", local_address())


def test_the_code_can_be_printed() -> None:
    lines = qr.text("http://192.168.1.20:8765").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines if line}) <= 2
