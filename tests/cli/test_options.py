"""A number that an option cannot take is refused in a sentence that says which it can."""

import pytest

from getaway.cli.app import run


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("serve --port abc", "--port must be a whole number from 0 to 65535"),
        ("serve --port 99999", "--port must be a whole number from 0 to 65535"),
        ("serve --port -1", "--port must be a whole number from 0 to 65535"),
        ("play masters --seed 1.5", "--seed must be a whole number"),
    ],
)
def test_a_wrong_number_is_said_plainly(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words.split()) == 2
    assert capsys.readouterr().err.startswith(f"getaway: {sentence}")
