"""A lesson is a file that a game may have."""

from getaway.kernel.lesson import read_lesson
from getaway.text.messages import Message
from getaway.text.render import Texts


def test_a_game_without_the_file_has_no_lesson() -> None:
    assert read_lesson("tests.load", "masters") is None
    lesson = read_lesson("getaway.games.masters", "masters")
    assert lesson is not None
    texts = Texts()
    assert all(texts.known(text.id) for text in (lesson.title, lesson.blurb) if isinstance(text, Message))
