"""docs/protocol.md names every command, message and request, and nothing else."""

import re
from pathlib import Path
from typing import get_args, get_origin

import msgspec
from starlette.routing import Route

from getaway.server.app import make_starlette
from getaway.server.messages import Command, Message, Request
from getaway.server.service import GameService
from getaway.store.sqlite import SqliteStore

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def named(heading: str) -> set[str]:
    """The first column of the table under a heading."""
    section = PAGE.partition(f"{heading}\n")[2].partition("\n#")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", section, re.M))


def test_every_command_and_message_is_told_of() -> None:
    assert named("### Commands") == {(get_origin(kind) or kind).__struct_config__.tag for kind in get_args(Command)}
    assert named("### Messages") == {kind.__name__ for kind in get_args(Message)}


def test_every_example_is_a_request_or_a_message() -> None:
    examples = [line for block in re.findall(r"```json\n(.*?)```", PAGE, re.S) for line in block.splitlines()]
    assert len(examples) >= 5
    for example in examples:
        msgspec.json.decode(example, type=Request if '"command"' in example else Message)


def test_every_request_is_told_of(tmp_path: Path) -> None:
    app = make_starlette(GameService(SqliteStore(str(tmp_path / "house.db"))))
    routes = [route for route in app.routes if isinstance(route, Route) and route.methods]
    served = {f"{min(route.methods - {'HEAD'})} {route.path}" for route in routes if route.methods}
    assert named("## REST") == {each for each in served if "/api/" in each or each.endswith(("z", "metrics"))}
