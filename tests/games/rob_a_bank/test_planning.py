"""Chapters 3 and 6: hands, plays that are covered, and who sees what."""

from collections import Counter
from typing import Any

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.moves import EndTurn, MoveGuard, MoveToAnyRoom, PlaceCar, PlayCard
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.planning import remember_hand
from getaway.games.rob_a_bank.views import SideView
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import AddressedEvent
from tests.games.rob_a_bank.scenes import GAME, Scene, actor, asked, do, offered, refused, state_of, whose_turn

ROBBER_DECK = Counter({card.id: card.copies for card in GAME.pack.robber_cards})
BANK_DECK = Counter({card.id: card.copies for card in GAME.pack.bank_cards})


def planning(seats: int = 3, options: BankOptions | None = None) -> CataloguePlay[Any]:
    """A game at its first card."""
    for seed in range(50):
        play = GAME.new_play(seeded(seed), seats, options or BankOptions())
        assert isinstance(play, CataloguePlay)
        if play.view(-1).phase == "planning":
            return play
    raise AssertionError


def side(play: CataloguePlay[Any], viewer: int, name: str) -> SideView:
    found: SideView = next(side for side in play.view(viewer).board.sides if side.side == name)
    return found


def play_cards(play: CataloguePlay[Any], number: int) -> list[e.CardPlayed]:
    """So many plays, each of the first card on offer."""
    events = []
    for _ in range(number):
        events += do(play, play.offers(actor(play))[0].move)
    return [event for event in events if isinstance(event, e.CardPlayed)]


@pytest.mark.rule("RB-3.1", "RB-1.5")
def test_eight_cards_are_drawn_from_each_whole_deck() -> None:
    assert ROBBER_DECK.total() == BANK_DECK.total() == 15
    drawn = Counter[str]()
    for seed in range(400):
        play = GAME.new_play(seeded(seed), 4, BankOptions())
        for name, viewer, deck in (("bank", 0, BANK_DECK), ("yellow", 1, ROBBER_DECK)):
            view = next(side for side in play.view(viewer).board.sides if side.side == name)
            if view.cards_in_hand:
                assert view.hand is not None
                hand = Counter(view.hand)
                assert hand.total() == view.cards_in_hand == 8
                assert hand <= deck
                drawn += hand
    for deck in (BANK_DECK, ROBBER_DECK):
        total = sum(drawn[card] for card in deck)
        for card, copies in deck.items():
            assert drawn[card] / total == pytest.approx(copies / 15, abs=0.02)


@pytest.mark.rule("RB-3.2", "RB-1.6")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [("bank", 0), ("yellow", 1), ("green", 1)]),
        (3, [("bank", 0), ("yellow", 1), ("green", 2)]),
        (4, [("bank", 0), ("yellow", 1), ("green", 2), ("red", 3)]),
    ],
)
def test_the_bank_plays_then_each_robber_clockwise_until_every_stack_has_five(
    seats: int, order: list[tuple[str, int]]
) -> None:
    play = planning(seats)
    seen = []
    while play.view(-1).phase == "planning":
        seen.append((whose_turn(play), actor(play)))
        play_cards(play, 1)
    assert seen == order * 5
    board = play.view(-1).board
    assert [len(side.stack) for side in board.sides] == [5] * len(order)
    assert [side.cards_in_hand for side in board.sides] == [3] * len(order)


@pytest.mark.rule("RB-3.2")
def test_only_a_card_of_the_hand_whose_turn_it_is_can_be_played() -> None:
    play = planning()
    hand = set(side(play, 0, "bank").hand or ())
    assert {move.card for move in offered(play) if isinstance(move, PlayCard)} == hand
    for card in set(BANK_DECK) - hand:
        assert refused(play, PlayCard(card)) == "RB-3.2"
    assert refused(play, PlayCard("grab")) == "RB-3.2"
    play_cards(play, 1)
    assert refused(play, PlayCard("chase")) == "RB-3.2"


@pytest.mark.rule("RB-3.3")
def test_no_action_is_performed_in_planning() -> None:
    play = planning()
    assert refused(play, MoveGuard(1, 1)) == "RB-3.3"
    assert refused(play, EndTurn()) == "RB-3.3"
    assert refused(play, PlaceCar("T1")) == "RB-3.3"
    before = play.view(-1).board
    play_cards(play, 6)
    after = play.view(-1).board
    assert (before.guards, before.robbers, before.rooms, before.car) == (
        after.guards,
        after.robbers,
        after.rooms,
        after.car,
    )


@pytest.mark.rule("RB-3.4", "RB-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_open_team_hands_robbers_see_each_other_and_the_sides_do_not(seats: int) -> None:
    play = planning(seats)
    robbers = ["yellow", "green", "red"][: 2 if seats < 4 else 3]
    for robber in robbers:
        assert side(play, 0, robber).hand is None
        assert side(play, -1, robber).hand is None
        assert all(side(play, seat, robber).hand is not None for seat in range(1, seats))
    assert side(play, 0, "bank").hand is not None
    assert all(side(play, seat, "bank").hand is None for seat in [*range(1, seats), -1])


@pytest.mark.rule("RB-3.4", "RB-6.1", "RB-1.1")
def test_without_them_each_robber_sees_only_its_own_and_one_robber_player_both() -> None:
    closed = BankOptions(open_team_hands=False)
    play = planning(3, closed)
    assert side(play, 1, "yellow").hand is not None
    assert side(play, 1, "green").hand is None
    assert side(play, 2, "yellow").hand is None
    alone = planning(2, closed)
    assert side(alone, 1, "yellow").hand is not None
    assert side(alone, 1, "green").hand is not None


@pytest.mark.rule("RB-3.4")
def test_hands_are_told_only_to_those_who_see_them() -> None:
    for options, audiences in (
        (BankOptions(), {"bank": 0b001, "yellow": 0b110, "green": 0b110}),
        (BankOptions(open_team_hands=False), {"bank": 0b001, "yellow": 0b010, "green": 0b100}),
    ):
        events = next_floor(options)
        sent_to = {event.what.side: event.audience for event in events if isinstance(event.what, e.HandDrawn)}
        assert sent_to == audiences


def next_floor(options: BankOptions) -> list[AddressedEvent]:
    """What happens from the last move of a round to the first card of the next."""
    for seed in range(50):
        play = GAME.new_play(seeded(seed), 3, options)
        events: list[AddressedEvent] = []
        rng = seeded(seed, 1)
        while not any(isinstance(event.what, e.HandDrawn) for event in events):
            (seat,) = play.waiting_for()
            offers = play.offers(seat)
            events = play.submit(seat, offers[rng.below(len(offers))].move)
        if play.view(-1).board.round == 2:
            return events
    raise AssertionError


@pytest.mark.rule("RB-3.5")
def test_a_covered_card_is_hidden_from_everyone_until_it_is_turned_up() -> None:
    play = planning()
    played = play_cards(play, 4)  # two of the Bank, one of each robber
    for viewer in (-1, 0, 1, 2):
        assert side(play, viewer, "bank").stack == (None, played[3].card)
        assert side(play, viewer, "yellow").stack == (played[1].card,)
    played += play_cards(play, 11)
    assert play.view(-1).phase == "action"
    for viewer in (-1, 0, 1, 2):
        assert side(play, viewer, "bank").stack == (played[0].card, None, None, None, None)
        assert side(play, viewer, "yellow").stack == (None,) * 5  # its top card too
    while whose_turn(play) == "bank":
        do(play, play.offers(0)[-1].move)
    assert side(play, 0, "bank").stack[0] == played[0].card  # once turned up it stays readable
    assert side(play, 0, "yellow").stack[0] == played[1].card


@pytest.mark.rule("RB-3.5")
def test_all_played_cards_stay_readable_if_the_table_likes() -> None:
    play = planning(3, BankOptions(played_cards="open"))
    held = e.HandDrawn(1, "yellow", list(side(play, 1, "yellow").hand or ()))
    played = play_cards(play, 4)
    assert play.redact(held) == held
    assert side(play, -1, "bank").stack == (played[0].card, played[3].card)
    play_cards(play, 11)
    assert None not in side(play, -1, "green").stack
    assert all(play.redact(event) == event for event in played)


@pytest.mark.rule("RB-3.5")
def test_an_event_told_again_leaves_out_what_is_covered() -> None:
    play = planning()
    held = e.HandDrawn(1, "yellow", list(side(play, 1, "yellow").hand or ()))
    assert play.redact(held) == held
    played = play_cards(play, 4)
    again = [play.redact(event) for event in played]
    assert again[0] == e.CardPlayed(1, "bank", 1, None)
    assert again[1:] == played[1:]
    assert str(GAME.describe(again[0])) == "The Bank plays card 1 (now covered)."
    # A hand replayed in full would reveal what was played from it.
    assert play.redact(held) == e.HandDrawn(1, "yellow", list(side(play, 1, "yellow").hand or ()))
    played += play_cards(play, 11)
    assert play.redact(played[0]) == played[0]
    assert play.redact(played[-1]) == e.CardPlayed(1, "green", 5, None)
    other = e.StacksTurned()
    assert play.redact(other) is other
    earlier = e.CardPlayed(0, "bank", 5, "chase")
    assert play.redact(earlier) == earlier


@pytest.mark.rule("RB-3.5")
def test_every_played_card_counts_as_known_when_hidden_hands_are_redrawn() -> None:
    play = planning(4)
    play_cards(play, 10)
    state = state_of(play)
    for seat in range(-1, 4):
        for seed in range(20):
            world = state.clone()
            world.determinize(seat, seeded(seed))
            assert world.stacks == state.stacks
            assert world.info_key(seat) == state.info_key(seat)


@pytest.mark.rule("RB-3.6", "RB-6.1")
def test_the_unused_cards_are_never_shown_to_the_other_side() -> None:
    play = Scene().play()
    while play.view(-1).board.round == 1:
        for viewer in (0, -1):
            assert side(play, viewer, "yellow").hand is None
            assert side(play, viewer, "yellow").cards_in_hand == 8  # set up by hand, nothing was taken from it
        rooms = [robber.room for robber in play.view(-1).board.robbers]
        free = next(room for room in range(1, 10) if room not in rooms)
        if whose_turn(play) == "bank":
            do(play, play.offers(0)[0].move)
        elif EndTurn() in offered(play):
            do(play, EndTurn())
        else:
            do(play, MoveToAnyRoom(free))
    assert side(play, 0, "yellow").hand is None


@pytest.mark.rule("RB-6.1")
def test_everything_else_is_public() -> None:
    play = Scene(robbers=(3, 4), carried={"yellow": 1}, bags=(2,), locked=(5,), down=(2,)).play()
    boards = [play.view(viewer).board for viewer in (-1, 0, 1, 2)]
    for board in boards:
        assert board.rooms == boards[0].rooms
        assert (board.guards, board.robbers, board.alarm, board.car) == (
            boards[0].guards,
            boards[0].robbers,
            boards[0].alarm,
            boards[0].car,
        )
        assert [side.cards_in_hand for side in board.sides] == [8, 8, 8]
        assert board.turn == boards[0].turn
    assert boards[0].turn.left == ("move", "move")


@pytest.mark.rule("RB-3.2")
def test_prompts_say_whose_card_is_planned() -> None:
    play = planning()
    assert asked(play, 0) == "Bank: play card 1 of 5."
    play_cards(play, 1)
    assert asked(play, 1) == "Yellow: play card 1 of 5."
    assert asked(play, 0) == "Waiting for Player 2 (Yellow) to play card 1 of 5."
    assert play.view(0).board.planning == "yellow"
    assert play.view(0).board.hint is None
    assert play.view(1).board.hint.rule == "RB-3.2"


@pytest.mark.rule("RB-3.4", "HR-4")
@pytest.mark.parametrize("options", [BankOptions(), BankOptions(played_cards="open")])
def test_a_play_cannot_be_taken_back_for_the_other_side_has_seen_a_card_of_the_hand(options: BankOptions) -> None:
    play = planning(3, options)
    for _ in range(15):
        seat = actor(play)
        play_cards(play, 1)
        rejection = play.why_not_take_back(seat)
        assert rejection is not None
        assert rejection.rule == "HR-4"


@pytest.mark.rule("RB-3.6", "RB-6.1")
@pytest.mark.parametrize("open_hands", [True, False])
def test_who_saw_a_hand_remembers_its_unplayed_cards_and_nobody_else(open_hands: bool) -> None:
    state = state_of(planning(3, BankOptions(open_team_hands=open_hands)))
    other = state.clone()
    # Yellow holds other cards; then both play the same, and the round is over.
    other.memories[1] = remember_hand(0, other.hands[1] + 1)
    for world in (state, other):
        world.clear_floor()
    seats = [seat for seat in (-1, 0, 1, 2) if state.info_key(seat) != other.info_key(seat)]
    assert seats == ([1, 2] if open_hands else [1])
    for seat in (-1, 0, 1, 2):
        sample = state.clone()
        sample.determinize(seat, seeded(seat + 1))
        assert (sample.memories[1] == state.memories[1]) == (seat in seats)
