"""Score at tables: heists from the generator, a campaign from table to table, and the GM's secrets."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from getaway.games.score.game import Score
from getaway.games.score.moves import CreateCriminal, StartHeist
from getaway.games.score.options import ScoreOptions
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.head import Seat
from getaway.kernel.pack import plain
from getaway.kernel.record import make_record, read_record, verify
from tests import patient
from tests.clock import Clock
from tests.server.conftest import Address, Visitor, all_ready, opened

GM = {"game": "score", "options": {"gm": "seat"}, "seats": [{"kind": "mine"}, {"kind": "open"}]}


def heist(house: Address, **order: Any) -> httpx.Response:
    return patient.post(f"{house.url}/api/heist", json=order)


def test_the_same_seed_makes_the_same_heist(house: Address) -> None:
    made = heist(house).json()
    assert heist(house, seed=made["heist"]["seed"]).json() == made
    assert {"bank", "double", "gone_wrong"} <= {kind["kind"] for kind in made["kinds"]}


def test_one_field_is_rolled_again_or_set_by_hand(house: Address) -> None:
    one = heist(house, seed="A", kind="bank").json()["heist"]["fields"]
    other = heist(house, seed="A", kind="bank", again={"alarm": 3}, by_hand={"security": "two geese"}).json()
    changed = [(a["id"], b["text"]) for a, b in zip(one, other["heist"]["fields"], strict=True) if a != b]
    assert ("security", "two geese") in changed
    assert {name for name, _ in changed} <= {"alarm", "security"}


def test_the_players_page_has_no_secrets(house: Address) -> None:
    made = heist(house, seed="B", kind="bank", by_hand={"alarm": "a sentinel goose"}).json()
    assert "a sentinel goose" in json.dumps(made["gm"])
    players = json.dumps(made["players"])
    assert "a sentinel goose" not in players
    secret = next(row for row in made["background"] if row["id"] == "secret")["text"]
    assert json.dumps(secret) in json.dumps(made["gm"])
    assert json.dumps(secret) not in players
    page = made["players"]["dossier"]
    assert (page["place"], page["people"], page["jobs"][0]["complications"]) == ([], [], [])
    assert page["seed"] == "", "with the seed anyone could make the GM's page"


def test_a_heist_as_a_pdf(house: Address) -> None:
    made = patient.post(f"{house.url}/api/heist/pdf", json={"seed": "B", "contents": "players", "paper": "letter"})
    assert (made.status_code, made.headers["content-type"]) == (200, "application/pdf")
    assert made.headers["content-disposition"] == 'attachment; filename="heist-players.pdf"'
    assert made.content.startswith(b"%PDF-")
    refused = patient.post(f"{house.url}/api/heist/pdf", json={"seed": "B", "again": {"roof": 1}})
    assert (refused.status_code, refused.json()["rule"]) == (409, "HR-3")
    assert "no field “roof”" in refused.json()["text"]
    assert patient.post(f"{house.url}/api/heist/pdf", json={"seed": "B", "paper": "napkin"}).json()["rule"] == "HR-3"


@pytest.mark.rule("HR-13")
def test_pdfs_are_limited_by_address(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock) as house:

        def ask() -> int:
            order = {"seed": "B", "paper": "napkin"}
            return patient.post(f"{house.url}/api/heist/pdf", json=order).status_code

        assert [ask() for _ in range(10)] == [400] * 10
        assert ask() == 429
        clock.advance(1)
        assert (ask(), ask()) == (400, 429)


def test_a_heist_comes_along_to_a_table(house: Address) -> None:
    heist = {"seed": "B", "kind": "bank", "again": {"alarm": 1}, "by_hand": {"security": "a sentinel goose"}}
    file = {"format": 1, "game": "score", "crew": [], "history": [], "heist": [heist]}
    with house.visit() as gm, house.visit() as player:
        begin(gm, player, {**GM, "campaign": file}, house)
        assert "a sentinel goose" in json.dumps(gm.view["board"]["gm"]["heist"])
        assert "a sentinel goose" not in "".join(player.frames)
    bad = {**file, "heist": [{**heist, "again": {"roof": 1}}]}
    refused = patient.post(f"{house.url}/api/tables", json={**GM, "campaign": bad})
    assert refused.json()["rule"] == "SC-6.3"


@pytest.mark.rule("HR-3")
def test_a_field_that_there_is_not_is_refused(house: Address) -> None:
    refused = heist(house, seed="A", again={"no_such_field": 1})
    assert (refused.status_code, refused.json()["rule"]) == (409, "HR-3")
    assert heist(house, seed="A", again={"alarm": -1}).json()["rule"] == "HR-3"
    assert heist(house, seed="x" * 41).json()["rule"] == "HR-3"


def begin(gm: Visitor, player: Visitor, order: dict[str, Any], house: Address) -> None:
    made = patient.post(f"{house.url}/api/tables", json=order, headers={"cookie": gm.cookie})
    assert made.status_code == 201, made.text
    name = made.json()["table"]
    gm.do("Enter", table=name)
    gm.next("TableState")
    player.do("Enter", table=name)
    player.do("Sit", seat=1)
    player.next("TableState")
    all_ready(gm, player)
    for one in (gm, player):
        one.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)


def download(house: Address, visitor: Visitor, what: str) -> httpx.Response:
    return patient.get(f"{house.url}/api/tables/{visitor.table}/{what}", headers={"cookie": visitor.cookie})


@pytest.mark.rule("HR-23", "SC-9.5")
def test_a_campaign_goes_on_at_another_table(house: Address) -> None:
    with house.visit() as gm, house.visit() as player:
        begin(gm, player, GM, house)
        player.do("Make", move=first_criminal(player))
        gm.do("Make", move={"move": "WriteNote", "text": "the butler did it"})
        files = [download(house, one, "campaign") for one in (gm, player)]
        assert b"the butler did it" in files[0].content
        assert b"the butler did it" not in files[1].content
        name = files[0].json()["crew"][0]["name"]
        begin(gm, player, {**GM, "campaign": files[0].json()}, house)
        assert [one["name"] for one in player.view["board"]["crew"]] == [name]
        assert gm.view["board"]["gm"]["notes"] == ["the butler did it"]
        assert "the butler did it" not in "".join(player.frames)
        assert "the butler did it" not in download(house, player, "story").text


def first_criminal(player: Visitor) -> dict[str, Any]:
    """As an offer has it, with a name."""
    offer = next(each for each in player.view["offers"] if each["move"]["move"] == "CreateCriminal")
    move: dict[str, Any] = dict(offer["move"])
    for blank in offer.get("blanks", []):
        choices = blank.get("choices", [])
        move[blank["field"]] = choices[0]["value"] if choices else "Vera" if blank["kind"] == "text" else blank["least"]
    return move


@pytest.mark.rule("HR-23")
def test_what_is_no_campaign_is_refused(house: Address, visitor: Visitor) -> None:
    assert visitor.ask("OpenTable", order={**GM, "campaign": {"format": 1}})["rule"] == "HR-23"
    assert visitor.ask("OpenTable", order={"game": "masters", "campaign": {}})["rule"] == "HR-23"
    visitor.sit_down()
    assert download(house, visitor, "campaign").json()["rule"] == "HR-23"
    assert patient.get(f"{house.url}/api/tables/{visitor.table}/campaign").json()["rule"] == "HR-6"


@pytest.mark.rule("SC-8.1")
def test_the_gm_has_the_full_record_and_the_players_a_sealed_one(house: Address) -> None:
    with house.visit() as gm, house.visit() as player:
        begin(gm, player, GM, house)
        gm.do("Make", move={"move": "WriteNote", "text": "the butler did it"})
        gm.do("VoteToAbandon", yes=True)
        player.do("VoteToAbandon", yes=True)
        player.next("Finished")
        full, sealed, shared = (
            download(house, gm, "record").content,
            download(house, player, "record").content,
            download(house, gm, "record?sealed=1").content,
        )
        assert b"the butler did it" in full
        assert b"the butler did it" not in sealed
        assert shared == sealed
        for data in (full, sealed):
            verify(read_record(data), Score)
        assert "the butler did it" not in "".join(player.frames)
        steps = download(house, player, "replay?at=1&as=all").text
        assert "the butler did it" not in steps
        assert "the butler did it" in download(house, gm, "replay?at=1&as=all").text


def attacking_pack() -> dict[str, Any]:
    pack = plain(Score.from_toml().pack)
    pack["scenes"][0]["text"] = "{place:>100000000}"
    return pack


@pytest.mark.rule("HR-6")
def test_a_pack_cannot_make_a_table_format_its_text(house: Address) -> None:
    refusal = patient.post(f"{house.url}/api/tables", json={"game": "score", "pack": attacking_pack()}).json()
    assert refusal["rule"] == "HR-6"
    assert "scenes[0] (entry).text: expected no braces except around a name to fill in" in refusal["text"]


@pytest.mark.rule("HR-22")
def test_an_uploaded_record_cannot_make_the_house_format_its_text(house: Address) -> None:
    game = Score.from_toml()
    play = game.new_play(chance_of(SimulatedDeal(1, 0)), 1, ScoreOptions(mode="one_shot"))
    for move in (CreateCriminal("Ann", "face"), StartHeist()):
        play.submit(0, move)
    record = plain(make_record(play, SimulatedDeal(1, 0), (Seat("Ann"),)))
    sent = patient.post(f"{house.url}/api/replay?as=all", json=record)
    assert sent.status_code == 200, sent.text
    record["pack"] = attacking_pack()
    refused = patient.post(f"{house.url}/api/replay?as=all", json=record)
    assert (refused.status_code, refused.json()["rule"]) == (409, "HR-22")
    assert "scenes[0] (entry).text" in refused.text
