"""The catalogs that the page loads."""

import gzip
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Resource
from fluent.syntax.serializer import serialize_message

from getaway.games.registry import game_of, game_types
from getaway.server.catalog import game_info
from getaway.server.routes.texts import FOR_LOBBIES, NOT_FOR_PAGES, ON_DEMAND, PARTS, _encoded, parts_of, shorter
from getaway.text.catalogs import catalog_files, catalog_source, common_catalogs, languages
from tests import patient
from tests.server.conftest import Address, Visitor, said

WEB = Path(__file__).parents[2] / "web" / "src"
MOST = 15_000
"""Bytes of one part of a game's catalog in one language, compressed."""
MOST_ON_DEMAND = 30_000
"""The same for a part that is loaded alone, when something of it has to be shown: the story of one heist."""
MOST_COMMON = 28_000
"""The same for what belongs to no game: the lobby, the table, errors."""


def ids_of(source: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE))


def _written(resource: Resource) -> list[str]:
    """The messages of a catalog, without their comments."""
    messages = [entry for entry in resource.body if isinstance(entry, Entry)]
    return [serialize_message(Entry(entry.id, entry.value, entry.attributes)) for entry in messages]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_types())
def test_a_game_loads_all_that_a_page_may_say_and_no_part_is_large(house: Address, game: str, language: str) -> None:
    found: set[str] = set()
    for rest in parts_of(game):
        part = f"{game}.{rest}".rstrip(".")
        answer = patient.get(f"{house.url}/texts/{language}/{part}")
        most = MOST_ON_DEMAND if ON_DEMAND in rest else MOST
        assert len(gzip.compress(answer.content, 9)) <= most, part
        assert list(answer.json()) == [game]
        found |= ids_of(answer.json()[game])
    files = catalog_files(game, language)
    elsewhere = (*NOT_FOR_PAGES, *FOR_LOBBIES)
    assert found == {id for name, source in files.items() if name not in elsewhere for id in ids_of(source)}


@pytest.mark.parametrize("game", game_types())
def test_the_page_of_a_game_names_the_further_parts_of_its_texts(game: str) -> None:
    manifest = (WEB / "games" / game / "index.ts").read_text(encoding="utf-8")
    named = re.search(r"^  texts: \[(.*)\],$", manifest, re.MULTILINE)
    further = {part for part in parts_of(game) - {"", *PARTS.values()} if ON_DEMAND not in part}
    assert (set(re.findall(r'"([^"]+)"', named[1])) if named else set()) == further


@pytest.mark.parametrize("game", game_types())
def test_the_ids_of_a_part_that_is_loaded_when_needed_begin_with_its_name(game: str) -> None:
    for language in languages():
        for name, source in catalog_files(game, language).items():
            for id in ids_of(source):
                assert ("--" in id) == (ON_DEMAND in name), id
                assert "--" not in id or id.startswith(f"{name}--"), id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("catalog", [*sorted({*common_catalogs(), *game_types()} - {*NOT_FOR_PAGES})])
def test_what_is_left_out_on_the_way_means_nothing(catalog: str, language: str) -> None:
    source = catalog_source(catalog, language)
    one, other = FluentParser().parse(shorter(source)), FluentParser().parse(source)
    assert _written(one) == _written(other)
    assert len(shorter(source)) < len(source)


@pytest.mark.parametrize("language", languages())
def test_the_lobby_can_describe_every_game_before_it_is_loaded(house: Address, language: str) -> None:
    answer = patient.get(f"{house.url}/texts/{language}/common")
    assert len(gzip.compress(answer.content, 9)) <= MOST_COMMON
    found = answer.json()
    assert set(found) == {name for name in common_catalogs() if name not in NOT_FOR_PAGES} | set(game_types())
    masters = found["masters"].splitlines()
    info = game_info(game_of("masters"))
    for phase in info.phases:
        assert any(line.startswith(f"phase-{phase.phase} = ") for line in masters)
    assert any(line.startswith("blurb = ") for line in masters)
    assert any(line.startswith("pack-insider = ") for line in masters), "a pack is refused where a table is opened"
    assert any(line.strip().startswith(".value-tops = ") for line in masters)
    assert not any(line.startswith("crew-bought = ") for line in masters), (
        "what only the table says comes with the game"
    )


def test_unchanged_catalogs_are_not_sent_again(house: Address) -> None:
    first = patient.get(f"{house.url}/texts/en/common")
    assert (
        patient.get(f"{house.url}/texts/en/common", headers={"if-none-match": first.headers["etag"]}).status_code == 304
    )


@pytest.mark.parametrize("path", ["xx/common", "en/nothing", "en/cli", "en/masters.more", "en/common.names"])
def test_there_are_no_other_catalogs(house: Address, path: str) -> None:
    assert patient.get(f"{house.url}/texts/{path}").status_code == 404


def test_catalogs_are_compressed_for_who_takes_it(house: Address) -> None:
    plain = patient.get(f"{house.url}/texts/de/masters", headers={"accept-encoding": "identity"})
    packed = patient.get(f"{house.url}/texts/de/masters", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content
    assert plain.headers["cache-control"] == "no-cache", "asked for again each time, and not sent again"
    assert plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("wanted", "language", "text"),
    [
        ("de", "de", "Unter dieser Adresse gibt es nichts."),
        ("de-AT, en;q=0.5", "de", "Unter dieser Adresse gibt es nichts."),
        ("en;q=0.4, fr, de;q=0.8", "de", "Unter dieser Adresse gibt es nichts."),
        ("fr, it;q=x", "en", "There is nothing at this address."),
        ("", "en", "There is nothing at this address."),
    ],
)
def test_a_refusal_is_a_message_and_its_text_in_the_language_of_the_request(
    house: Address, wanted: str, language: str, text: str
) -> None:
    answer = patient.get(f"{house.url}/api/nowhere", headers={"accept-language": wanted})
    assert answer.json() == {"rule": "HR-3", "why": ["m", "server.nothing-here", {}], "text": text}
    assert answer.headers["content-language"] == language
    assert answer.headers["vary"] == "accept-language"
    assert answer.headers["cache-control"] == "no-store"


def test_what_somebody_sent_comes_back_as_an_argument(house: Address) -> None:
    answer = patient.post(f"{house.url}/api/me", json={"name": "Platz 2"}, headers={"accept-language": "de"}).json()
    assert answer["why"] == ["m", "table.name-reserved", {"name": "Platz 2"}]
    assert answer["text"].startswith("„Platz 2“ ist am Tisch der Name eines Platzes")


@pytest.mark.parametrize("book", [*game_types(), "house"])
def test_rules_are_read_in_another_language_under_the_same_numbers(house: Address, book: str) -> None:
    english, german = (
        patient.get(f"{house.url}/api/rules/{book}{query}").json()["rules"] for query in ("", "?lang=de")
    )
    assert [rule["number"] for rule in english] == [rule["number"] for rule in german]
    assert english[0]["text"] != german[0]["text"]
    refused = patient.get(f"{house.url}/api/rules/{book}?lang=tlh")
    assert (refused.status_code, refused.json()["text"]) == (404, "There is no such language. Languages: en, de.")


def test_two_at_one_table_are_told_the_same_to_read_in_two_languages(house: Address, visitor: Visitor) -> None:
    visitor.sit_down()
    visitor.do("Say", text="hello")
    line = visitor.until(lambda message: "hello" in str(message))["events"][-1]
    assert line["words"] == ["m", "table.said", {"seat": ["p", 0, ["m", "units.seat", {"number": 1}]], "text": "hello",
                                                 "to": "everyone"}]  # fmt: skip
    assert said(line["words"]) == "Player 1: hello"


def test_what_every_page_loads_first_is_there_before_anyone_comes(house: Address) -> None:
    """Otherwise whoever is first after a start pays for it out of their share of the server's time."""
    before = _encoded.cache_info().misses
    for language in languages():
        assert patient.get(f"{house.url}/texts/{language}/common").status_code == 200
    assert _encoded.cache_info().misses == before
