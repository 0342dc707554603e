"""PDFs from templates."""

import re
import sys

import pytest

from getaway.games.score.background import generate
from getaway.games.score.game import Score
from getaway.games.score.generator import DOUBLE, GONE_WRONG
from getaway.games.score.print.papers import printed
from getaway.games.score.print.pdf import PAPERS, Paper, make_pdf
from getaway.text.render import Texts

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


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_double_heist_has_four_pages_and_another_three(paper: Paper, language: str) -> None:
    """Nothing spills over: two pages for the GM, three for two jobs, and one for the players."""
    pack = Score.from_toml().pack
    for number in range(3):
        for kind, pages in ((DOUBLE, 4), (GONE_WRONG, None), ("bank", 3)):
            heist = generate(pack, f"page {number}", kind)
            made = printed(pack, heist, "both", paper, Texts(language))
            assert len(re.findall(rb"/Type */Page\b", made)) == (pages or 3 + heist.double)
