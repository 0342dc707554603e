"""What a GM takes from a list with one tap is read in each viewer's language; their own words stay as they are."""

import pytest

from getaway.games.score import moves as m
from getaway.games.score.injuries import INJURIES
from getaway.kernel.views import Offer
from getaway.text.messages import Text
from getaway.text.render import Texts

from .table import ANN, GM, PACK, Table, crew_and_heist

LANGUAGES = ("en", "de")
KNOWN = PACK.jobs[0].complications[0]


def read(text: Text) -> tuple[str, str]:
    english, german = (Texts(language)(text) for language in LANGUAGES)
    return english, german


def told(table: Table) -> list[tuple[str, str]]:
    return [read(table.play.game.describe(row.what)) for row in table.log]


def offered(table: Table, kind: type[m.ScoreMove]) -> Offer:
    return next(offer for offer in table.play.offers(GM) if type(offer.move) is kind)


@pytest.mark.rule("SC-3.6")
def test_an_injury() -> None:
    table, tech = crew_and_heist("tech")
    choices = offered(table, m.RecordInjury).blanks[0].choices
    assert [choice.value for choice in choices] == list(INJURIES)
    table.do(GM, m.RecordInjury(tech.id, "ankle"), m.RecordInjury(tech.id, "a black eye"))
    first, second = table.play.view(ANN).board.crew[0].injuries
    assert read(first)[0] == "a twisted ankle"
    assert read(first)[1] != read(first)[0]
    assert read(second) == ("a black eye", "a black eye")
    said = [row for row in told(table) if read(first)[0] in row[0]]
    assert said
    assert read(first)[1] in said[0][1]
    table.do(GM, m.EndHeist("done"))
    lines = [read(line) for line in table.play.view(ANN).board.history[0].lines]
    assert any(read(first)[0] in en and read(first)[1] in de for en, de in lines)
    curtain = table.play.view(ANN).board.curtain
    assert read(curtain.crew[0].injuries[0]) == read(first)


@pytest.mark.rule("SC-2.4")
def test_a_complication_of_the_job_as_a_ruling() -> None:
    table, tech = crew_and_heist("tech", cool=1, heat=1)
    table.rolls(tech, 6, 1, 1)
    table.do(ANN, m.TakeConsequence("heat"))
    table.do(GM, m.Judge("own", KNOWN))
    english, german = read(table.play.view(ANN).board.roll.ruling)
    assert english == KNOWN
    assert german != english
    assert any(KNOWN in en and german in de for en, de in told(table))


@pytest.mark.rule("SC-3.4")
def test_a_complication_of_the_job_on_the_meter() -> None:
    table = Table()
    table.hire("tech")
    table.start(6, m.AttachPenalty(2, "own", 0, KNOWN), m.AttachPenalty(3, "own", 0, "A dog barks"))
    table.fill(3)
    first, second = table.play.view(ANN).board.fired
    assert read(first.text)[0] == KNOWN
    assert read(first.text)[1] != KNOWN
    assert read(second.text) == ("A dog barks", "A dog barks")
    fired = [row for row in told(table) if KNOWN in row[0]]
    assert any(en == f"Then: {KNOWN}" and read(first.text)[1] in de for en, de in fired)
    table.do(GM, m.EndHeist("done"))
    lines = [read(line) for line in table.play.view(ANN).board.history[0].lines]
    assert (f"Then: {KNOWN}", f"Und dann: {read(first.text)[1]}") in lines
