"""A game can be played to its end."""

from getaway.games.masters.game import Masters, MastersOptions
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.record import Seat, make_record, read_record, verify, write_record


def test_a_random_game_ends_and_its_record_verifies() -> None:
    game = Masters.from_toml()
    for seats in game.seat_counts:
        deal = SimulatedDeal(1, 2)
        play = game.start(chance_of(deal), seats, MastersOptions())
        rng = seeded(5)
        while play.outcome() is None:
            seat = play.waiting_for()[rng.below(len(play.waiting_for()))]
            offers = play.offers(seat)
            events = play.submit(seat, offers[rng.below(len(offers))].move)
            for event in events:
                assert game.describe(event.what, ["A", "B"])
            for viewer in range(-1, seats):
                assert play.view(viewer).prompt
        record = make_record(play, deal, tuple(Seat(f"P{n}") for n in range(seats)))
        assert read_record(write_record(record)) == record
        assert verify(record, Masters).outcome() == play.outcome()
