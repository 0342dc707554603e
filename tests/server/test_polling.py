"""Servers that hear nothing of each other ask, and one that has lost its ear gets a new one."""

import asyncio
import json

import asyncpg
import pytest

from tests.conftest import NewDatabase
from tests.server.conftest import Visitor, all_ready, opened

TWO = [{"kind": "mine"}, {"kind": "open"}]


def play_a_little(ann: Visitor, bob: Visitor) -> None:
    """Ann and Bob are at different servers."""
    ann.do("OpenTable", order={"game": "masters", "seats": TWO})
    ann.next("TableState")
    bob.do("Enter", table=ann.table)
    bob.do("Sit", seat=1)
    all_ready(ann, bob)
    for player in (ann, bob):
        player.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)
    for _ in range(3):
        seat = ann.view["waiting_for"][0]
        mover, other = (ann, bob) if seat == 0 else (bob, ann)
        mover.make(mover.view["offers"][0]["move"])
        other.next("ViewUpdate")
        assert ann.view["waiting_for"] == bob.view["waiting_for"]


@pytest.mark.parametrize("notify", [True, False])
def test_news_cross_from_server_to_server(new_database: NewDatabase, notify: bool) -> None:
    address = new_database()
    servers = opened(address, notify=notify), opened(address, notify=notify)
    with servers[0] as here, servers[1] as there, here.visit() as ann, there.visit() as bob:
        play_a_little(ann, bob)


def test_a_lost_connection_to_the_database_is_made_again(new_database: NewDatabase) -> None:
    address = new_database()

    async def break_all() -> None:
        db = await asyncpg.connect(address)
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await db.close()

    with opened(address) as here, opened(address) as there, here.visit() as ann, there.visit() as bob:
        play_a_little(ann, bob)
        asyncio.run(break_all())
        for text in ("one", "two", "three"):
            command = json.dumps({"id": text, "command": {"do": "Say", "text": text}})
            while ann.say(command)["type"] == "Refused":  # HR-11: send it again
                pass
        bob.until(lambda message: "three" in json.dumps(message))
