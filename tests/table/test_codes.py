"""Codes of tables."""

import pytest

from getaway.table.codes import code_of, name_begins


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize("begins", ["0000000", "fffffff", "1a2b3c4", "0000001"])
def test_a_code_leads_back_to_its_table(begins: str) -> None:
    code = code_of(begins + "9" * 25)
    assert len(code) == 6
    assert code.isalpha()
    assert name_begins(code) == name_begins(code.lower()) == begins


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize("code", ["", "ABCDE", "ABCDEFG", "AB-DEF", "ÄBCDEF", "ZZZZZZ"])
def test_what_is_no_code_leads_nowhere(code: str) -> None:
    assert name_begins(code) is None


def test_a_table_of_another_name_has_no_code() -> None:
    assert code_of("t") == code_of("kitchen table") == ""
