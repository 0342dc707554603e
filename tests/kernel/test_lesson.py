"""A lesson is a file that a game may have."""

from getaway.kernel.lesson import read_lesson


def test_a_game_without_the_file_has_no_lesson() -> None:
    assert read_lesson("tests.load") is None
    assert read_lesson("getaway.games.masters") is not None
