"""The catalogs that the page loads."""

import gzip
import re

import httpx
import pytest

from getaway.games.registry import game_of, game_types
from getaway.server.catalog import game_info
from getaway.server.routes.texts import NOT_FOR_PAGES
from getaway.text.catalogs import catalog_files, common_catalogs, languages
from tests.server.conftest import Address

MOST = 15_000
"""Bytes of one game's catalog in one language, compressed."""


def ids_of(source: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_types())
def test_a_game_loads_all_that_a_page_may_say_and_no_part_is_large(house: Address, game: str, language: str) -> None:
    found: set[str] = set()
    for part in (game, f"{game}.names", f"{game}.lesson"):
        answer = httpx.get(f"{house.url}/texts/{language}/{part}")
        assert len(gzip.compress(answer.content, 9)) <= MOST, part
        assert list(answer.json()) == [game]
        found |= ids_of(answer.json()[game])
    files = catalog_files(game, language)
    assert found == {id for name, source in files.items() if name not in NOT_FOR_PAGES for id in ids_of(source)}


@pytest.mark.parametrize("language", languages())
def test_the_lobby_can_describe_every_game_before_it_is_loaded(house: Address, language: str) -> None:
    found = httpx.get(f"{house.url}/texts/{language}/common").json()
    assert set(found) == {name for name in common_catalogs() if name not in NOT_FOR_PAGES} | set(game_types())
    masters = found["masters"].splitlines()
    info = game_info(game_of("masters"))
    for phase in info.phases:
        assert any(line.startswith(f"phase-{phase.phase} = ") for line in masters)
    assert any(line.startswith("blurb = ") for line in masters)
    assert any(line.strip().startswith(".value-tops = ") for line in masters)
    assert not any(line.startswith("crew-bought = ") for line in masters), (
        "what only the table says comes with the game"
    )


def test_unchanged_catalogs_are_not_sent_again(house: Address) -> None:
    first = httpx.get(f"{house.url}/texts/en/common")
    assert (
        httpx.get(f"{house.url}/texts/en/common", headers={"if-none-match": first.headers["etag"]}).status_code == 304
    )


@pytest.mark.parametrize("path", ["xx/common", "en/nothing", "en/cli", "en/masters.more", "en/common.names"])
def test_there_are_no_other_catalogs(house: Address, path: str) -> None:
    assert httpx.get(f"{house.url}/texts/{path}").status_code == 404
