"""Every event, offer and prompt has its words; the verdict says what was lacking."""

import pytest

from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import flow, phases
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.words import SoloWords
from getaway.games.big_score.words import Words
from getaway.kernel.events import Event
from getaway.kernel.moves import Move
from getaway.text.messages import Money
from getaway.text.render import Texts
from tests.games.big_score.kit import is_said
from tests.games.big_score.solo.desk import RULES, Desk, pack_of

WORDS = SoloWords(Words(pack_of()))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.StrikeCalled("driver"), "The Drivers are on strike and leave the game."),
        (
            e.SoloRoundBegan(2, ["atm", "hotel", "casino", None, None, None]),
            "Round 2 begins. Face up: ATM, Hotel, Casino. 3 jobs are face down.",
        ),
        (e.JobTokensLaid(3, ["cop", "cash_20"]), "On job 3: Cop, $20K."),
        (e.CardsDrawn(["driver", "driver", "hacker"]), "You draw 2 Drivers and a Hacker."),
        (e.TypeDiscarded("driver", 2, 10), "You pay $10K and discard 2 Drivers for new cards."),
        (e.DrawPaid(10), "You pay $10K for one more card."),
        (e.JobScouted(4, "atm", 30), "You pay $30K to scout job 4: ATM."),
        (e.TypeChosen("muscle"), "You choose a type to place: Muscle."),
        (e.CardPlaced("muscle", 1, "atm", 0), "A Muscle goes to job 1, ATM."),
        (e.CardPlaced("muscle", 1, "atm", 10), "A Muscle goes to job 1, ATM, for $10K."),
        (e.CardsDiscarded("muscle", 1), "You discard a Muscle."),
        (e.CardShuffledIn("hacker", 10), "You pay $10K and shuffle a Hacker into the next deck."),
        (e.CardKept("hacker", 10), "You pay $10K and keep a Hacker."),
        (e.SoloTurnEnded([]), "Your turn ends."),
        (e.JacksSpent(1, "atm", 1), "You play 1 Jack on job 1, ATM."),
        (e.JacksSaved(3), "You save your 3 Jacks."),
        (e.JobCompleted(1, "hotel", 30, 1, 0, 0), "Job 1, Hotel, completed! You get $30K and a Diamond."),
        (e.JobCompleted(1, "hotel", 0, 0, 2, 1), "Job 1, Hotel, completed! You get 2 Artifacts and a Hard Drive."),
        (e.JobCompleted(1, "hotel", 0, 0, 0, 0), "Job 1, Hotel, completed! You get nothing."),
        (e.JobTokensTaken(["gold_bar"]), "You also take a Gold Bar."),
        (e.JobSpoiled(1, "hotel", 2), "Job 1, Hotel, completed, but there are 2 Cops on it: no payout."),
        (e.SeizedTokenRemoved("diamond"), "You remove a Diamond from the game."),
        (e.SeizedTokenReturned("diamond"), "You put a Diamond back into the vault."),
        (e.JobTurnedUp(5, "train"), "You turn up job 5: Train."),
        (e.JobsLeftDown(), "You turn up no job."),
        (e.SoloRoundEnded(1, ["atm", "hotel"]), "Round 1 is over. Not completed: ATM, Hotel."),
        (e.SoloRoundEnded(1, []), "Round 1 is over. All jobs are completed."),
        (e.CopsCameOnTrack(1, 3), "A Cop! 3 on the track now."),
        (e.DriveBought(100), "You buy a Hard Drive for $100K."),
        (e.DriveSaleClosed(), "You buy no more Hard Drives."),
        (e.RowLaid(["driver"], ["driver"]), "In the row: Driver. The traitors are among these: Driver."),
        (e.RowLaid(["driver"], []), "In the row: Driver."),
        (e.TokensDrawn(["cop", "cop", "diamond"]), "You draw 2 Cops and a Diamond."),
        (e.CopsSentBack(2), "You send 2 Cops back into the vault."),
        (e.CopsBribed(1, 50), "You bribe 1 Cop for $50K."),
        (e.BribeTokenPaid("cash_100"), "You pay $100K."),
        (e.CopPutOnCard("driver"), "A Cop goes on the Driver."),
        (e.TokenPutOnCard("diamond", "driver"), "You put a Diamond on the Driver."),
        (e.LootTaken("diamond"), "You take a Diamond."),
        (e.LootDeclined(), "You take nothing."),
        (e.TokenRemoved("diamond"), "You remove a Diamond from the game."),
        (e.TokensReturned(["artifact", "artifact"]), "Back into the vault: 2 × Artifact."),
        (e.SoloBusted([]), "Busted!"),
        (e.SoloFled(), "You flee the vault."),
        (e.TraitorsCaught(["driver"], ["diamond"]), "The traitors: Driver. They cost you a Diamond."),
        (e.TraitorsCaught([], []), "There are no traitors."),
        (e.ArtifactsTraded(3), "You trade 3 Artifacts for a Diamond."),
        (e.DiamondBought(250), "You buy a Diamond for $250K."),
        (e.MarketClosed(), "The black market closes."),
        (e.GoldCounted("key"), "The Gold Bar counts as a Digital Key."),
        (e.SoloEnded(True, 1500), "You win with a score of $1.5M!"),
        (e.SoloEnded(False, 20), "You lose with a score of $20K."),
    ],
)
def test_every_event_has_a_sentence(event: Event, words: str) -> None:
    assert str(WORDS.describe(event)) == words


def test_a_move_of_another_game_has_no_offer() -> None:
    with pytest.raises(TypeError):
        RULES.offer(Desk().state, 0, Move())


def test_every_move_has_an_offer() -> None:
    desk = Desk()
    texts = set()
    for move in desk.catalogue.moves:
        offer = RULES.offer(desk.state, 0, move)
        assert offer.move == move
        assert is_said(offer.text)
        assert offer.points_at
        texts.add((type(move), str(offer.text)))
    assert len(texts) == len(desk.catalogue.moves)


def test_offers_say_what_they_cost_and_where_they_point() -> None:
    desk = Desk()
    desk.jobs("atm")
    desk.face_down(4)
    desk.hand(driver=2, muscle=1)
    given = [RULES.offer(desk.state, 0, move) for move in desk.offered()]
    offers = {offer.move: (str(offer.text), offer.points_at) for offer in given}
    assert offers[m.RedrawType("driver")] == ("Discard your 2 Drivers and draw 2 cards ($10K)", "crew:driver")
    assert offers[m.Scout(4)] == ("Scout job 4 ($30K)", "job:4")
    assert offers[m.DrawOne()] == ("Draw 1 card ($10K)", "deck")
    extra = RULES.offer(desk.state, 0, m.PlaceExtra("driver", 1))
    assert (str(extra.text), extra.points_at) == ("Place a Driver on job 1, ATM ($10K)", "crew:driver job:1")


@pytest.mark.parametrize("phase", range(phases.OVER + 1))
def test_every_decision_has_a_prompt(phase: int) -> None:
    desk = Desk()
    desk.state.phase = phase
    assert is_said(RULES.prompt(desk.state, 0))
    assert flow.DECISIONS[phase].name


def test_the_prompt_of_the_vault_counts_the_cops() -> None:
    desk = Desk()
    desk.in_vault("cop", cops=1)
    assert str(RULES.prompt(desk.state, 0)) == "Rob the vault or flee? 4 more Cops bust you."
    row = Desk("betray_the_traitor")
    row.state.phase = phases.VAULT
    assert str(RULES.prompt(row.state, 0)) == "Rob the vault or flee?"


def test_the_verdict_says_what_was_lacking() -> None:
    desk = Desk("does_what_it_takes")
    desk.in_vault("cop", loot=("gold_bar", "digital_key"))
    desk.state.drives = 2
    desk.do(m.FleeVault())
    assert str(RULES.verdict(desk.state)) == (
        "This Crew Does What It Takes: you lose with a score of $600K. "
        "You needed at least $800K in cash and bars (you have $400K), at least 3 Diamonds (you have 0), "
        "at least 3 Artifacts (you have 0) and at least 3 pairs of Hard Drive and Digital Key (you have 1)."
    )
    desk = Desk()
    desk.in_vault("cop")
    desk.do(m.FleeVault())
    assert str(RULES.verdict(desk.state)) == (
        "The Biggest Score: you lose with a score of $200K. You needed at least $1.5M in cash and assets."
    )
    desk = Desk()
    desk.in_vault("cop")
    desk.state.cash = 1500
    desk.do(m.FleeVault())
    assert str(RULES.verdict(desk.state)) == "The Biggest Score: you win with a score of $1.5M!"
    desk = Desk("simultaneous_plunder")
    desk.state.lost = True
    assert str(RULES.verdict(desk.state)) == "Simultaneous Plunder: you lose to the Cops, with a score of $200K."


@pytest.mark.parametrize(
    ("thousands", "words"),
    [(0, "$0"), (20, "$20K"), (999, "$999K"), (1000, "$1M"), (1010, "$1.01M"), (1301, "$1.301M"), (-20, "\u2212$20K")],
)
def test_money_is_said_as_the_page_says_it(thousands: int, words: str) -> None:
    assert Texts().argument(Money(thousands)) == words  # the same examples as for the page, in things.test.ts
