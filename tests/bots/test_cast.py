"""The cast of bots: who they are, and that the page knows their faces."""

import re
from pathlib import Path

from getaway.bots.cast import CAST, character_for, character_of
from getaway.games.registry import game_of, game_types
from getaway.table.bots import LEVELS
from getaway.table.names import fold, why_not_name
from getaway.text.catalogs import languages
from getaway.text.messages import Message
from getaway.text.render import Texts

FACES = Path(__file__).parents[2] / "web/src/ui/faces.ts"
EVERYONE = [each for cast in CAST.values() for each in cast]


def test_every_level_has_as_many_as_a_table_has_seats() -> None:
    assert set(CAST) == set(LEVELS)
    most = max(max(game_of(name).seat_counts) for name in game_types())
    assert all(len(cast) >= most for cast in CAST.values())


def test_no_two_share_a_name_or_a_face() -> None:
    assert len({fold(each.name) for each in EVERYONE}) == len({each.face for each in EVERYONE}) == len(EVERYONE)
    assert all(why_not_name(each.name, game_of(name)) is None for each in EVERYONE for name in game_types())


def test_everyone_has_a_style_in_every_language_and_a_face_on_the_page() -> None:
    known = set(re.findall(r'"([a-z-]+)",', FACES.read_text()))
    assert known == {each.face for each in EVERYONE}
    for each in EVERYONE:
        assert isinstance(each.style, Message)
        assert all(Texts(language).known(each.style.id) for language in languages())


def test_who_sits_where_follows_from_level_and_seat() -> None:
    assert [character_for("hard", seat, []) for seat in range(6)] == list(CAST["hard"])
    rosa, laszlo = CAST["hard"][:2]
    assert character_for("hard", 0, ["ROSA"]) == laszlo
    assert character_for("hard", 0, [each.name for each in CAST["hard"]]) is None
    assert character_for("ismcts:20", 0, []) is None
    assert character_of("hard", "Rosa") == rosa
    assert character_of("easy", "Rosa") is None
    assert character_of(None, "Rosa") is None
