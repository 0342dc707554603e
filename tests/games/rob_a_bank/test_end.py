"""Chapters 1 and 5: who is who, what wins, and how a round and the game end."""

from typing import Any

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank import layout
from getaway.games.rob_a_bank.moves import EndTurn, MoveGuard, MoveRobber, MoveToAnyRoom, ThrowBag
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_OUT, ALARM_READY, LAYOUT
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from tests.games.rob_a_bank.scenes import GAME, Scene, asked, do, offered, state_of, whose_turn


def to_the_end_of_the_round(play: CataloguePlay[Any]) -> list[Event]:
    """Robbers through the air ducts, guards anywhere; what happened with the last card."""
    number = play.view(-1).board.round
    while True:
        move = EndTurn() if EndTurn() in offered(play) else min(offered(play), key=repr)
        if whose_turn(play) != "bank" and move != EndTurn():
            move = next(move for move in offered(play) if isinstance(move, MoveToAnyRoom))
        events = do(play, move)
        if play.outcome() is not None or play.view(-1).board.round != number:
            return events


@pytest.mark.rule("RB-1.2", "RB-5.2")
@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 4), (4, 5)])
def test_the_winning_bag_ends_the_game_in_the_middle_of_a_card(seats: int, needed: int) -> None:
    movers = 3 if seats == 4 else 2
    play = Scene(
        seats=seats, turn="yellow", guards=(1,) * movers, robbers=(8,) * movers, carried={"yellow": 2},
        scored=needed - 1, cards={"yellow": "grab"},
    ).play()  # fmt: skip
    events = do(play, ThrowBag())
    assert events == [e.BagThrown("yellow", needed), e.GameEnded(robbers_won=True, scored=needed)]
    outcome = play.outcome()
    assert outcome is not None
    assert outcome.shares == (0.0, *[1.0] * (seats - 1))
    assert outcome.scores == (0, *[needed] * (seats - 1))
    assert str(outcome.words) == f"The Robbers win: {needed} Money Bags in the car by round 1!"
    assert asked(play, 1) == "The game is over."
    assert play.view(-1).board.hint is None
    assert play.view(0).board.sides[2].stack == (None,) * 5


@pytest.mark.rule("RB-1.2")
@pytest.mark.parametrize(("seats", "needed"), [(3, 4), (4, 5)])
def test_one_bag_less_does_not_win(seats: int, needed: int) -> None:
    movers = seats - 1
    play = Scene(
        seats=seats, turn="yellow", guards=(1,) * movers, robbers=(8,) * movers, carried={"yellow": 2},
        scored=needed - 2, cards={"yellow": "grab"},
    ).play()  # fmt: skip
    do(play, ThrowBag(), MoveRobber(7))
    assert play.outcome() is None


@pytest.mark.rule("RB-5.1")
def test_at_the_end_of_a_round_only_scored_bags_stay() -> None:
    play = Scene(
        robbers=(3, 4), carried={"yellow": 2}, bags=(5,), locked=(6,), scored=2, down=("green",), alarm=(3, ALARM_OUT)
    ).play()
    events = to_the_end_of_the_round(play)
    assert e.RoundEnded(1, 2) in events
    assert any(isinstance(event, e.FloorLaidOut) and event.round == 2 for event in events)
    board = play.view(-1).board
    assert (board.round, board.scored) == (2, 2)
    assert all(side.stack == () for side in board.sides)


@pytest.mark.rule("RB-5.1", "RB-2.3")
def test_nothing_lies_on_a_floor_whose_tiles_are_still_to_be_turned() -> None:
    state = state_of(Scene(carried={"yellow": 2}, bags=(5,), locked=(6,), alarm=(3, ALARM_READY)).play())
    state.clear_floor()
    state.phase = LAYOUT
    board = CataloguePlay(GAME, 3, BankOptions(), state).view(-1).board
    assert (board.guards, board.robbers, board.alarm, board.car, board.turn) == ((), (), None, None, None)
    assert all(room.bags == room.locked_bags == 0 for room in board.rooms)
    assert board.supply == 7
    assert all((side.cards_in_hand, side.stack) == (0, ()) for side in board.sides)


@pytest.mark.rule("RB-5.1", "RB-2.4", "RB-4.19")
@pytest.mark.parametrize("alarm", [ALARM_OUT, ALARM_LOCKED])
def test_the_next_floor_is_furnished_anew(alarm: int) -> None:
    play = Scene(
        robbers=(3, 4),
        carried={"yellow": 2},
        locked=(6,),
        down=(1, "green"),
        alarm=(3, alarm),
        cards={"bank": "ambush"},
    ).play()
    to_the_end_of_the_round(play)
    rng = seeded(3)
    while play.view(-1).phase in ("layout", "car"):
        (seat,) = play.waiting_for()
        offers = play.offers(seat)
        play.submit(seat, offers[rng.below(len(offers))].move)
    board = play.view(-1).board
    assert board.alarm.state == "ready"
    assert all(mover.conscious and mover.bags == 0 for mover in board.guards + board.robbers)
    assert [(room.bags, room.locked_bags) for room in board.rooms] == [
        (int(room.symbol == "money_bag"), 0) for room in board.rooms
    ]


@pytest.mark.rule("RB-5.2", "RB-1.2")
def test_the_bank_wins_if_the_third_round_ends_first() -> None:
    play = Scene(round=3, scored=3).play()
    events = to_the_end_of_the_round(play)
    assert events[-1] == e.GameEnded(robbers_won=False, scored=3)
    outcome = play.outcome()
    assert outcome is not None
    assert outcome.shares == (1.0, 0.0, 0.0)
    assert outcome.scores == (1, 3, 3)
    assert str(outcome.words) == "The Bank wins: the Robbers got only 3 of 4 Money Bags."


@pytest.mark.rule("RB-1.2")
def test_nobody_has_won_before_the_end() -> None:
    assert GAME.rules.new_state(seeded(1), 3, BankOptions()).returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("RB-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bank_is_the_first_seat_or_any_and_the_robbers_sit_clockwise_from_it(seats: int) -> None:
    colors = ["yellow", "green", "red"][: 2 if seats < 4 else 3]
    banks = set()
    for seed in range(40):
        assert GAME.new_play(seeded(seed), seats, BankOptions()).view(-1).board.bank == 0
        board = GAME.new_play(seeded(seed), seats, BankOptions(bank="random")).view(-1).board
        banks.add(board.bank)
        owners = {side.side: side.seat for side in board.sides}
        expected = [(board.bank + (n if seats > 2 else 1)) % seats for n in range(1, len(colors) + 1)]
        assert owners == {"bank": board.bank, **dict(zip(colors, expected, strict=True))}
    assert banks == set(range(seats))


@pytest.mark.rule("RB-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_stays_the_bank_for_all_rounds(seats: int) -> None:
    for seed in range(4):
        play = GAME.new_play(seeded(seed), seats, BankOptions(bank="random"))
        bank = play.view(-1).board.bank
        rng = seeded(seed, 1)
        while play.outcome() is None:
            board = play.view(-1).board
            assert board.bank == bank
            (seat,) = play.waiting_for()
            offers = play.offers(seat)
            play.submit(seat, offers[rng.below(len(offers))].move)
        outcome = play.outcome()
        assert outcome is not None
        assert outcome.shares[bank] == 1.0


@pytest.mark.rule("RB-6.1")
def test_the_key_tells_apart_how_the_same_table_came_about() -> None:
    scene = Scene(guards=(5, 9))
    one, other = scene.play(), scene.play()
    do(one, MoveGuard(1, 4), MoveGuard(2, 8))
    do(other, MoveGuard(2, 8), MoveGuard(1, 4))
    assert one.view(-1).board == other.view(-1).board
    assert state_of(one).info_key(0) != state_of(other).info_key(0)


@pytest.mark.rule("RB-6.1")
def test_the_key_remembers_the_floors_of_earlier_rounds() -> None:
    keys = set()
    for seed in range(8):
        state = GAME.rules.new_state(seeded(seed), 3, BankOptions())
        state.clear_floor()
        state.chance = seeded(99)
        layout.lay_out(state)
        keys.add(state.info_key(-1))
    assert len(keys) == 8
