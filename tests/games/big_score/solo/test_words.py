"""Every event, offer and prompt has its words; the verdict says what was lacking."""

import pytest

from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import flow, phases
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.words import SoloWords
from getaway.games.big_score.words import money
from getaway.kernel.events import Event
from getaway.kernel.moves import Move
from tests.games.big_score.solo.desk import RULES, Desk, pack_of

WORDS = SoloWords(pack_of())


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.StrikeCalled("driver"), "On strike: every Driver leaves the game."),
        (
            e.SoloRoundBegan(2, ["atm", "hotel", "casino", None, None, None]),
            "Round 2 begins. Face up: ATM, Hotel, Casino; face down: 3.",
        ),
        (e.JobTokensLaid(3, ["cop", "cash_20"]), "On job 3: Cop, $20K."),
        (e.CardsDrawn(["driver", "driver", "hacker"]), "Drawn: 2 × Driver, Hacker."),
        (e.TypeDiscarded("driver", 2, 10), "2 × Driver discarded for new cards; paid $10K."),
        (e.DrawPaid(10), "$10K paid for one more card."),
        (e.JobScouted(4, "atm", 30), "Scouted: job 4, ATM; paid $30K."),
        (e.TypeChosen("muscle"), "Muscle is the type to place."),
        (e.CardPlaced("muscle", 1, "atm", 0), "Muscle goes on job 1, ATM."),
        (e.CardPlaced("muscle", 1, "atm", 10), "Muscle goes on job 1, ATM; paid $10K."),
        (e.CardsDiscarded("muscle", 1), "1 × Muscle discarded."),
        (e.CardShuffledIn("hacker", 10), "Hacker is shuffled into the next deck; paid $10K."),
        (e.CardKept("hacker", 10), "Hacker is kept; paid $10K."),
        (e.SoloTurnEnded([]), "The turn ends. Discarded: nothing."),
        (e.JacksSpent(1, "atm", 1), "1 Jack of All Trades spent on job 1, ATM."),
        (e.JacksSaved(3), "3 Jacks of All Trades saved."),
        (e.JobCompleted(1, "hotel", 30, 1, 0, 0), "Completed: job 1, Hotel. Payout: $30K, 1 Diamond."),
        (e.JobCompleted(1, "hotel", 0, 0, 2, 1), "Completed: job 1, Hotel. Payout: 2 Artifacts, 1 Hard Drive."),
        (e.JobCompleted(1, "hotel", 0, 0, 0, 0), "Completed: job 1, Hotel. Payout: nothing."),
        (e.JobTokensTaken(["gold_bar"]), "Taken with it: Gold Bar."),
        (e.JobSpoiled(1, "hotel", 2), "Completed, but with 2 Cops on it: job 1, Hotel. There is no payout."),
        (e.SeizedTokenRemoved("diamond"), "Diamond leaves the game."),
        (e.SeizedTokenReturned("diamond"), "Diamond goes back into the vault."),
        (e.JobTurnedUp(5, "train"), "Turned up: job 5, Train."),
        (e.JobsLeftDown(), "No job is turned up."),
        (e.SoloRoundEnded(1, ["atm", "hotel"]), "Round 1 is over. Not completed: ATM, Hotel."),
        (e.SoloRoundEnded(1, []), "Round 1 is over. Not completed: none."),
        (e.CopsCameOnTrack(1, 3), "1 Cop on the track: 3 now."),
        (e.DriveBought(100), "A Hard Drive is bought for $100K."),
        (e.DriveSaleClosed(), "No more Hard Drives are bought."),
        (e.RowLaid(["driver"], ["driver"]), "In the row: Driver. The traitors are among: Driver."),
        (e.RowLaid(["driver"], []), "In the row: Driver."),
        (e.TokensDrawn(["cop", "cop", "diamond"]), "From the vault: 2 × Cop, Diamond."),
        (e.CopsSentBack(2), "2 Cops sent back into the vault."),
        (e.CopsBribed(1, 50), "1 Cop bribed, for $50K."),
        (e.BribeTokenPaid("cash_100"), "$100K is paid."),
        (e.CopPutOnCard("driver"), "A Cop lies on the Driver."),
        (e.TokenPutOnCard("diamond", "driver"), "Diamond lies on the Driver."),
        (e.LootTaken("diamond"), "Taken: Diamond."),
        (e.LootDeclined(), "Nothing is taken."),
        (e.TokenRemoved("diamond"), "Removed from the game: Diamond."),
        (e.TokensReturned(["artifact", "artifact"]), "Back into the vault: 2 × Artifact."),
        (e.SoloBusted([]), "Busted! Back into the vault: nothing."),
        (e.SoloFled(), "You flee the vault."),
        (e.TraitorsCaught(["driver"], ["diamond"]), "Traitors: Driver. Lost with them: Diamond."),
        (e.ArtifactsTraded(3), "3 Artifacts traded for a Diamond."),
        (e.DiamondBought(250), "A Diamond is bought for $250K."),
        (e.MarketClosed(), "The black market closes."),
        (e.GoldCounted("key"), "The Gold Bar counts as a Digital Key."),
        (e.SoloEnded(True, 1500), "The game is over: won, with a score of $1.5M."),
        (e.SoloEnded(False, 20), "The game is over: lost, with a score of $20K."),
    ],
)
def test_every_event_has_a_sentence(event: Event, words: str) -> None:
    assert WORDS.describe(event) == words


def test_an_event_of_another_game_has_none() -> None:
    with pytest.raises(TypeError):
        WORDS.describe(Event())
    with pytest.raises(TypeError):
        RULES.offer(Desk().state, 0, Move())


def test_every_move_has_an_offer() -> None:
    desk = Desk()
    texts = set()
    for move in desk.catalogue.moves:
        offer = RULES.offer(desk.state, 0, move)
        assert offer.move == move
        assert offer.text
        assert offer.points_at
        texts.add((type(move), offer.text))
    assert len(texts) == len(desk.catalogue.moves)


def test_offers_say_what_they_cost_and_where_they_point() -> None:
    desk = Desk()
    desk.jobs("atm")
    desk.face_down(4)
    desk.hand(driver=2, muscle=1)
    given = [RULES.offer(desk.state, 0, move) for move in desk.offered()]
    offers = {offer.move: (offer.text, offer.points_at) for offer in given}
    assert offers[m.RedrawType("driver")] == ("Discard 2 × Driver and draw 2 ($10K)", "crew:driver")
    assert offers[m.Scout(4)] == ("Scout job 4 ($30K)", "job:4")
    assert offers[m.DrawOne()] == ("Draw one card ($10K)", "deck")
    extra = RULES.offer(desk.state, 0, m.PlaceExtra("driver", 1))
    assert (extra.text, extra.points_at) == ("Driver on job 1, ATM ($10K)", "crew:driver job:1")


@pytest.mark.parametrize("phase", range(phases.OVER + 1))
def test_every_decision_has_a_prompt(phase: int) -> None:
    desk = Desk()
    desk.state.phase = phase
    assert RULES.prompt(desk.state, 0)
    assert flow.DECISIONS[phase].name


def test_the_prompt_of_the_vault_counts_the_cops() -> None:
    desk = Desk()
    desk.in_vault("cop", cops=1)
    assert RULES.prompt(desk.state, 0) == "Rob the vault or flee? 1 Cop on the track; 5 are a bust."
    row = Desk("betray_the_traitor")
    row.state.phase = phases.VAULT
    assert RULES.prompt(row.state, 0) == "Rob the vault or flee?"


def test_the_verdict_says_what_was_lacking() -> None:
    desk = Desk("does_what_it_takes")
    desk.in_vault("cop", loot=("gold_bar", "digital_key"))
    desk.state.drives = 2
    desk.do(m.FleeVault())
    assert RULES.verdict(desk.state) == (
        "This Crew Does What It Takes: lost, with a score of $600K. "
        "It takes at least $800K in cash and bars (you have $400K), at least 3 Diamonds (you have 0), "
        "at least 3 Artifacts (you have 0) and at least 3 pairs of Hard Drive and Digital Key (you have 1)."
    )
    desk = Desk()
    desk.in_vault("cop")
    desk.do(m.FleeVault())
    assert RULES.verdict(desk.state) == (
        "The Biggest Score: lost, with a score of $200K. It takes at least $1.5M in cash and assets."
    )
    desk = Desk()
    desk.in_vault("cop")
    desk.state.cash = 1500
    desk.do(m.FleeVault())
    assert RULES.verdict(desk.state) == "The Biggest Score: won, with a score of $1.5M."
    desk = Desk("simultaneous_plunder")
    desk.state.lost = True
    assert RULES.verdict(desk.state) == "Simultaneous Plunder: lost to the Cops, with a score of $200K."


@pytest.mark.parametrize(
    ("thousands", "words"),
    [(0, "$0"), (20, "$20K"), (999, "$999K"), (1000, "$1M"), (1010, "$1.01M"), (1301, "$1.301M"), (-20, "\u2212$20K")],
)
def test_money_is_said_as_the_page_says_it(thousands: int, words: str) -> None:
    assert money(thousands) == words  # the same examples as for the page, in things.test.ts
