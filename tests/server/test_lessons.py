"""The guided first game at a table."""

import asyncio
from pathlib import Path

import pytest
from getaway_tic_tac_toe.game import TicTacToe
from starlette.requests import Request

from getaway.games.registry import game_types, plugins
from getaway.kernel.events import Rejection
from getaway.kernel.plugin import Plugin
from getaway.kernel.record import read_record, verify
from getaway.server.catalog import game_info
from getaway.server.http import RefusedRequest
from getaway.server.messages import TableOrder
from getaway.server.routes.library import Library
from getaway.server.service import GameService
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Visitor as Someone
from getaway.text.messages import Message
from tests import patient
from tests.server.conftest import Address, Visitor


@pytest.mark.parametrize("game", game_types())
def test_a_lesson_is_dealt_the_same_for_all(house: Address, game: str) -> None:
    lesson = patient.get(f"{house.url}/api/lessons/{game}").json()
    first = []
    for _ in range(2):
        with house.visit() as visitor:
            visitor.do("OpenTable", order={"game": game, "lesson": True, "options": {"no": "matter"}, "pack": {}})
            opened = visitor.next("TableOpened")
            assert opened["lesson"]
            assert (opened["odds"], opened["hints"]) == ("live", True)
            assert lesson["table"]["seats"][opened["you"]] == "you"
            visitor.ready()
            visitor.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)
            first.append({**visitor.view, "waiting_for": None, "offers": None, "prompt": None})
            assert [text for text in lesson["texts"] if text["phase"] in (None, visitor.view["phase"])]
            visitor.do("VoteToAbandon", yes=True)
            visitor.next("Finished")
            data = patient.get(
                f"{house.url}/api/tables/{visitor.table}/record", headers={"cookie": visitor.cookie}
            ).content
            verify(read_record(data), game_types()[game])
    boards = [view["board"] for view in first]
    if game != "rob_a_bank":  # there a bot has moved by the time
        assert boards[0] == boards[1]


def test_a_lesson_is_named_in_the_order_and_in_the_address(house: Address, visitor: Visitor) -> None:
    unnamed = patient.get(f"{house.url}/api/lessons/masters").json()
    assert unnamed == patient.get(f"{house.url}/api/lessons/masters/first").json()
    campaign = patient.get(f"{house.url}/api/lessons/masters/campaign").json()
    assert (campaign["name"], campaign["table"]["seats"]) == ("campaign", ["you"])
    assert patient.get(f"{house.url}/api/lessons/masters/none").status_code == 404
    assert visitor.ask("OpenTable", order={"game": "masters", "lesson": "none"})["rule"] == "HR-6"
    visitor.do("OpenTable", order={"game": "masters", "lesson": "campaign"})
    assert visitor.next("TableOpened")["lesson"] == "campaign"


def test_there_is_no_lesson_for_no_game(house: Address, visitor: Visitor) -> None:
    assert patient.get(f"{house.url}/api/lessons/chess").status_code == 404
    assert visitor.ask("OpenTable", order={"game": "chess", "lesson": True})["rule"] == "HR-6"


def test_a_game_may_have_no_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugins(), "tic_tac_toe", Plugin(game="getaway_tic_tac_toe.game:TicTacToe"))

    async def test() -> None:
        house = GameService(SqliteStore(str(tmp_path / "house.db")))
        await house.start()
        refused = await house.create(TableOrder(game="tic_tac_toe", lesson=True), Someone("ann", "Ann"))
        assert refused == Rejection("HR-6", Message("server.no-lesson", {"game": "Tic-tac-toe"}))
        with pytest.raises(RefusedRequest, match="Tic-tac-toe has no lesson"):
            await Library(house).lesson(Request({"type": "http", "path_params": {"game": "tic_tac_toe"}}))
        await house.close()

    asyncio.run(test())
    assert game_info(TicTacToe.from_toml()).lessons == ()
