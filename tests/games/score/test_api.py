"""Heists over HTTP, without the HTTP."""

import sys

import pytest

from getaway.games.score.api import (
    ENDPOINTS,
    HeistMade,
    HeistOrder,
    PaperOrder,
    SheetsOrder,
    make_heist,
    make_paper,
    make_sheets,
)
from getaway.kernel.chance import seeded
from getaway.kernel.plugin import Endpoint, EndpointError
from getaway.text.render import english


def test_the_endpoint_names_what_it_reads_and_answers() -> None:
    endpoint = ENDPOINTS[0]
    assert isinstance(endpoint, Endpoint)
    assert (endpoint.path, endpoint.order, endpoint.response) == ("/api/heist", HeistOrder, HeistMade)
    assert isinstance(endpoint.answer(HeistOrder(), seeded(1)), HeistMade)


def test_a_seed_is_drawn_where_none_is_given() -> None:
    made = make_heist(HeistOrder(), seeded(1))
    assert make_heist(HeistOrder(seed=made.heist.seed), seeded(2)) == made
    assert make_heist(HeistOrder(), seeded(2)).heist.seed != made.heist.seed


def test_every_kind_can_be_asked_for() -> None:
    for kind in make_heist(HeistOrder(), seeded(1)).kinds:
        made = make_heist(HeistOrder(seed="A", kind=kind.kind), seeded(1))
        assert made.gm.markdown != made.players.markdown


def test_what_there_is_not_is_refused_with_a_sentence() -> None:
    with pytest.raises(EndpointError, match="no_such_field"):
        make_heist(HeistOrder(again={"no_such_field": 1}), seeded(1))


def test_sheets_are_pages_to_print() -> None:
    made = make_sheets(SheetsOrder(language="de"), seeded(1))
    assert [sheet.kind for sheet in made.sheets.criminals] == ["face", "specter", "tech", "hammer"]
    assert made.html.count("<article>") == 5
    assert "Figurenblatt" in made.html


def test_a_heist_as_a_pdf() -> None:
    made = make_paper(PaperOrder(seed="A", contents="players"))
    assert isinstance(made.data, bytes)
    assert made.data.startswith(b"%PDF-")
    assert (made.name, made.type) == ("heist-players.pdf", "application/pdf")


def test_why_there_is_no_pdf_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = make_paper(PaperOrder(seed="A", by_hand={"roof": "flat"})).data
    assert not isinstance(refused, bytes)
    assert "no field “roof”" in english(refused)
    monkeypatch.setitem(sys.modules, "typst", None)
    missing = make_paper(PaperOrder(seed="A")).data
    assert not isinstance(missing, bytes)
    assert "getaway[print]" in english(missing)
