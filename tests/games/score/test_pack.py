"""A pack of Score is whole, or is refused with the field that is wrong."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from getaway.games.score.game import Score
from getaway.kernel.pack import PackError

Change = Callable[[dict[str, Any]], object]
WRONG: dict[str, Change] = {
    "classes\\[0\\] \\(face\\)": lambda tree: tree["classes"][0]["advances"].append("flight"),
    "grid.rows\\[0\\]": lambda tree: tree["grid"]["rows"][0].__setitem__(0, "train"),
    "grid.rows: ": lambda tree: tree["grid"].__setitem__("rows", [["bank", "double", "gone_wrong"]] * 3),
    "details: expected a table 'alarm'": lambda tree: tree["details"].pop(3),
    "house_penalties\\[1\\].kind": lambda tree: tree["house_penalties"][1].__setitem__("kind", "rain"),
    "scenes\\[0\\] \\(entry\\).steps": lambda tree: tree["scenes"][0].__setitem__("steps", 5),
    "meter_most": lambda tree: tree.__setitem__("meter_most", 3),
    "meters\\[0\\] \\(easy\\).segments": lambda tree: tree["meters"][0].__setitem__("segments", 13),
    "advances\\[1\\].id": lambda tree: tree["advances"][1].__setitem__("id", "team_player"),
    "advances\\[0\\].rule": lambda tree: tree["advances"][0].__setitem__("rule", "MH-1.1"),
    "jobs\\[0\\].tables\\[0\\].entries": lambda tree: tree["jobs"][0]["tables"][0]["entries"].pop(),
}


@pytest.mark.parametrize("where", WRONG)
def test_what_is_wrong_is_named(where: str) -> None:
    tree = tomllib.loads(Score.standard_pack_text().decode())
    WRONG[where](tree)
    with pytest.raises(PackError, match=where):
        Score.from_tree(tree)


def test_the_standard_pack_is_whole() -> None:
    tree = tomllib.loads(Score.standard_pack_text().decode())
    game = Score.from_tree(tree)
    assert game.pack_hash == Score.from_toml().pack_hash
    rules = Score.rulebook().rules
    assert isinstance(game, Score)
    assert all(advance.rule in rules for advance in game.pack.advances)
    assert len(game.pack.jobs) == 7
