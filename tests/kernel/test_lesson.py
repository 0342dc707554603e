"""A lesson is a file that a game may have."""

from getaway.kernel.lesson import FIRST, lesson_named, read_lessons
from getaway.text.messages import Message
from getaway.text.render import Texts


def test_a_game_without_the_file_has_no_lesson() -> None:
    assert read_lessons("tests.load", "masters") == ()
    lesson = lesson_named(read_lessons("getaway.games.masters", "masters"), FIRST)
    assert lesson is not None
    texts = Texts()
    assert all(texts.known(text.id) for text in (lesson.title, lesson.blurb) if isinstance(text, Message))
