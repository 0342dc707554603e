"""Generated heists do not contradict themselves, and do not repeat themselves."""

from collections import Counter

import pytest

from getaway.games.score.background import generate, rolled_ids, second_place, tables
from getaway.games.score.dossier import dossier
from getaway.games.score.generator import DOUBLE, GONE_WRONG, Heist, kinds
from getaway.games.score.heist_texts import field_text
from getaway.text.render import Texts, english

from .heist_check import RULES, contradictions, problems
from .table import PACK

EACH = 60
"""So many heists of each kind are read."""
GERMAN = Texts("de")
ONCE_WRONG = ["1", "21", "25", "26", "107", "114", "128", "135", "142", "149", "156", "513", "526", "591", "604", "911"]
"""Seeds of heists that once contradicted themselves."""


@pytest.fixture(scope="module")
def heists() -> list[Heist]:
    return [generate(PACK, f"read {number}", kind) for kind in kinds(PACK) for number in range(EACH)]


@pytest.mark.rule("SC-6.6")
def test_nothing_that_is_said_contradicts_what_was_rolled(heists: list[Heist]) -> None:
    assert [problem for heist in heists for problem in contradictions(PACK, heist)] == []


@pytest.mark.rule("SC-6.6")
@pytest.mark.parametrize("seed", ONCE_WRONG)
def test_heists_that_once_contradicted_themselves_no_longer_do(seed: str) -> None:
    assert contradictions(PACK, generate(PACK, seed)) == []


def test_every_class_of_contradiction_is_found() -> None:
    """Each of these sentences stood in a heist of this kind."""
    planted: tuple[tuple[dict[str, str], str], ...] = (
        ({"venue": "bank", "space": "private"}, "A short line, and everyone in it sighs."),
        ({"venue": "shop", "space": "private"}, "A sale. People stand two deep at the cases."),
        ({"venue": "museum", "space": "private"}, "Free entry today. There are strollers."),
        ({"venue": "office", "space": "private"}, "Open day. There are balloons, and a mascot."),
        ({"venue": "truck", "space": "private"}, "Rush hour: they cannot get away from you, nor you from them."),
        ({"venue": "home", "space": "public"}, "A private road, then gates, then trees, then the house."),
        ({"floors": "one"}, "Guards on every floor, and a good relationship with the precinct."),
        ({"who": "prisoner"}, "Two floors: quarters below, command above."),
        ({"who": "officer"}, "Two floors: cells below, offices above."),
        ({"venue": "truck", "security": "mall"}, "guard with a new whistle"),
        ({"venue": "truck", "floors": "two"}, "A driver, who took the job for the radio."),
        ({"venue": "truck", "floors": "one"}, "An escort that trains for exactly this road."),
        ({"venue": "truck"}, "There is something worth taking in there; bring that out too"),
        ({"venue": "home"}, "A small sign asks you not to use the flash."),
        ({"venue": "front", "job": "jewelry"}, "One floor: the bar in front, the cards in the back."),
        ({"house": "penthouse"}, "It smells of cut grass, floor polish and other people's dinner."),
        ({"who": "crew"}, "The target is behind thick walls now."),
        ({"civilians": "few", "house": "mansion"}, "They will be back early. They have quarreled."),
        ({"civilians": "none", "house": "mansion"}, "The owners have guns and strong feelings about property."),
        ({"civilians": "dense", "house": "mansion"}, "The doorbell rings. Nobody was expecting guests."),
        ({"venue": "bank", "civilians": "none"}, "Half of today's staff are no staff. Another crew got here first."),
        ({"venue": "bank", "civilians": "some"}, "Only the manager has the vault key, and the manager is out."),
        ({"job": "jewelry", "civilians": "none"}, "Today of all days, the store closes early."),
        ({"venue": "home", "job": "frame"}, "Nobody is home. Probably."),
        ({"venue": "office", "job": "assassination"}, "Everyone has gone home. The cleaners come at five."),
        ({"variety": "paste"}, "Rob the whole store and everyone in it"),
        ({"variety": "big_rock", "where": "mall"}, "Rob the whole store and everyone in it"),
        ({"variety": "deposit", "what": "vault"}, "Win the customers over with a share of the money"),
        ({"job": "bank", "what": "books"}, "Win the customers over with a share of the money"),
        ({"variety": "show"}, "Take the security footage with you, or make sure none is left"),
        ({"variety": "replica"}, "Take your piece and ruin those of the artist's rivals"),
        ({"variety": "private_wall", "civilians": "none"}, "Do it while guests are being shown around the house"),
        ({}, "The client does not exist. The money does."),
        ({}, "on watch tonight, for a colleague"),
    )
    found = [problems(facts, (text,)) for facts, text in planted]
    assert all(found)
    assert {line.partition(":")[0] for lines in found for line in lines} == {rule.name for rule in RULES}


@pytest.mark.rule("SC-6.1", "SC-6.5")
def test_a_heist_gone_wrong_begins_in_the_middle(heists: list[Heist]) -> None:
    for heist in heists:
        page = dossier(PACK, heist)
        assert bool(page.wrong) == heist.gone_wrong
        notes = [english(fact.note) for fact in (*page.place, *page.second_place)]
        if heist.gone_wrong:
            assert any("Until two minutes ago" in note or "The alarm has the place to itself" in note for note in notes)


@pytest.mark.rule("SC-6.1", "SC-6.2")
def test_a_double_heist_describes_both_places(heists: list[Heist]) -> None:
    for heist in heists:
        page = dossier(PACK, heist)
        assert len(page.second_place) == len(second_place(heist)) == (4 if heist.double else 0)
        assert all(fact.note for fact in (*page.place, *page.second_place))


@pytest.mark.rule("SC-6.5")
def test_only_a_client_who_can_be_the_target_is(heists: list[Heist]) -> None:
    (row,) = [row for row in tables().secrets if row.id == "assassination-7"]
    for heist in heists:
        if heist.field("secret").text == row.id:
            assert heist.field("client.who").text in row.when["client"]


def test_nothing_is_worn_out(heists: list[Heist]) -> None:
    """Of a few hundred heists no sentence is in more than one of eight, and what is spare is in none."""
    spare = {row.id for rows in (tables().secrets, tables().images, tables().clients) for row in rows if row.spare}
    parts = [f"person{number}.{what}" for number in (1, 2, 3) for what in ("role", "want")]
    for part in [*parts, "secret", "image", "client.who"]:
        found = Counter(heist.field(part).text for heist in heists)
        ((most, times),) = found.most_common(1)
        assert times < len(heists) / 8, (part, most)
        assert not spare & set(found)


def test_in_german_the_client_is_whoever_pays(heists: list[Heist]) -> None:
    said = {GERMAN(field_text(PACK, heist, field)) for heist in heists for field in heist.all_fields}
    assert not [text for text in said if "Kundschaft" in text or "Auftraggeber" in text]


def test_what_follows_from_the_dice_is_known() -> None:
    wrong = generate(PACK, "read 1", GONE_WRONG)
    assert rolled_ids(PACK, wrong, 1)["wrong"] == "yes"
    double = generate(PACK, "read 1", DOUBLE)
    assert [rolled_ids(PACK, double, number)["job"] for number in (1, 2)] == list(double.jobs)
    assert "floors" not in rolled_ids(PACK, double, 2)
