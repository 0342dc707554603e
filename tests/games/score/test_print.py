"""PDFs from templates."""

import sys

import pytest

from getaway.games.score.print.pdf import PAPERS, Paper, make_pdf

DATA = {
    "kicker": "Bank",
    "title": "Box 217",
    "icon": "job-bank",
    "foot": "Score",
    "sections": [{"heading": "The place", "note": "", "lines": ["*one* #panic() $x$", "zwölf Ölgemälde"]}],
}


@pytest.mark.parametrize("paper", PAPERS)
def test_the_same_data_make_the_same_pdf(paper: Paper) -> None:
    page = make_pdf("article.typ", DATA, paper)
    assert page.startswith(b"%PDF-")
    assert page == make_pdf("article.typ", DATA, paper)
    width = {"a4": b"595.2", "letter": b"612"}[paper]
    assert b"/MediaBox[0 0 " + width in page


def test_what_people_wrote_is_text_and_no_markup() -> None:
    """`#panic()` would stop the template if it were read as code."""
    assert make_pdf("article.typ", {**DATA, "title": '#panic() #image("/etc/passwd") @ref', "sections": []})


def test_without_the_package_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(ModuleNotFoundError):
        make_pdf("article.typ", DATA)
