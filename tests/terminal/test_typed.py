"""Moves typed by hand."""

import pytest

from getaway.games.masters.game import Masters
from getaway.games.masters.moves import BuyCrew, Pass, PlanCrew, PlanSelector
from getaway.games.registry import game_type, game_types
from getaway.kernel.chance import seeded
from getaway.kernel.moves import Move
from getaway.terminal.typed import NotAMove, example_move, nearest_move, read_move, written
from getaway.testing.players import play_on
from tests.contract.toy import Whisper, Whispers

MASTERS = Masters.from_toml()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("BuyCrew kingpin", BuyCrew("kingpin")),
        ("buy crew Con Artist", BuyCrew("con_artist")),
        ("buy con_artist", BuyCrew("con_artist")),
        ("pass", Pass()),
        ("p", Pass()),
        ("plan thug", PlanCrew("thug")),
        ("plan 3", PlanSelector(3)),
        ('{"move": "PlanSelector", "number": 2}', PlanSelector(2)),
    ],
)
def test_ways_to_write_a_move(text: str, move: Move) -> None:
    assert read_move(text, MASTERS) == move


def test_every_move_can_be_typed_as_it_is_written() -> None:
    assert isinstance(MASTERS, Masters)
    for move in MASTERS.catalogue.moves:
        assert read_move(written(move), MASTERS) == move


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fly", "“fly” is neither a command nor a move. Type `moves` for your moves"),
        ("plan", "“plan” is neither a command nor a move"),
        ("buy", "BuyCrew is incomplete. Add: card."),
        ("pass now", "Pass takes no values."),
        ("planselector 10", "PlanSelector: The number must be at most 9."),
        ("planselector x", "PlanSelector: The number must be a whole number."),
        ("{", "It is not valid JSON"),
        ("{" * 100_000, "It is n"),
        ('{"move": "Fly"}', "That is not a move in Masters of the Heist"),
    ],
)
def test_what_names_no_move(text: str, words: str) -> None:
    with pytest.raises(NotAMove) as problem:
        read_move(text, MASTERS)
    assert words in str(problem.value)


def test_text_stays_as_it_was_typed() -> None:
    assert read_move("whisper Two Words", Whispers.from_toml()) == Whisper("Two Words")


def test_the_nearest_move() -> None:
    assert nearest_move(BuyCrew("kingpn"), MASTERS) == "BuyCrew kingpin"
    assert nearest_move(BuyCrew("xxxxxxxxxxxxxxxxxxxxxxxxxxx"), MASTERS) is None
    assert nearest_move(Whisper("x"), Whispers.from_toml()) is None


@pytest.mark.parametrize("name", game_types())
def test_the_example_of_the_help_is_a_move_on_offer(name: str) -> None:
    game = game_type(name).from_toml()
    play = game.start(seed=1)
    for _ in play_on(play, seeded(2), 60):
        for seat in play.waiting_for():
            offered = [offer for offer in play.offers(seat) if not offer.blanks]
            example = example_move(game, offered)
            assert example == game.move_types[0].__name__ or read_move(example, game) in [each.move for each in offered]
