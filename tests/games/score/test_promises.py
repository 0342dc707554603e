"""Every heist has dice of its own, promised before they fall and opened when it is over (SC-9.7)."""

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.dice import Chain, dice_of, promise_of, roll
from getaway.games.score.game import Score
from getaway.games.score.heist_moves import MOST_HEISTS
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.kernel.deal import DealError, Entropy, FairDeal, OpenDeal, chance_of, commit
from getaway.kernel.record import (
    Record,
    RecordError,
    make_record,
    make_sealed_record,
    read_record,
    verify,
    write_record,
)

from .table import ANN, GAME, GM, SEATS, Table

SEED, SALT = "5a" * 32, "a5" * 32
FAIR = FairDeal("table", commit(SEED, SALT), tuple(Entropy(f"{n:064x}", "seat") for n in range(3)), SEED, SALT)


class FairTable(Table):
    """A table dealt from a committed seed."""

    def __init__(self) -> None:
        super().__init__()
        play = GAME.new_play(chance_of(FAIR), 3, self.options)
        assert isinstance(play, ScorePlay)
        self.play = play

    def records(self) -> tuple[Record, Record]:
        full, sealed = make_record(self.play, FAIR, SEATS), make_sealed_record(self.play, FAIR, SEATS)
        return read_record(write_record(full)), read_record(write_record(sealed))

    def heist(self) -> list[e.DiceRolled]:
        """A heist with two rolls."""
        before = len(self.log)
        self.start()
        for _ in range(2):
            self.call(self.open.crew[0])
            self.do(ANN, m.Roll(1 if self.open.stash else 0))
            if self.roll.stage == "choice":
                self.settle("heat")
        self.do(GM, m.EndHeist("done"))
        return [event.what for event in self.log[before:] if isinstance(event.what, e.DiceRolled)]


@pytest.mark.rule("SC-9.7")
def test_each_heist_has_a_promise_and_is_opened_when_it_is_over() -> None:
    table = FairTable()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    promises = [table.open.promise]
    fallen = []
    for number in (1, 2, 3):
        assert table.play.view(-1).board.promise == promises[-1]
        assert len(table.said(e.DiceOpened, -1)) == number - 1
        fallen.append(table.heist())
        promises.append(table.open.promise)
    opened = table.said(e.DiceOpened, -1)
    assert opened == [e.DiceOpened(number, promises[number]) for number in (1, 2, 3)]
    for before, after, rolls in zip(promises, promises[1:], fallen, strict=False):
        assert promise_of(bytes.fromhex(after)).hex() == before
        for rolled in rolls:
            faces = [*rolled.cool, *rolled.prep, *rolled.heat]
            assert roll(dice_of(bytes.fromhex(after), rolled.first), len(faces)) == faces
    assert [rolls[0].first for rolls in fallen] == [0, 0, 0]


@pytest.mark.rule("SC-9.7")
def test_a_players_record_between_heists_verifies_and_tells_nothing_of_the_next() -> None:
    table = FairTable()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    for links in (0, 1, 2):
        full, sealed = table.records()
        assert isinstance(sealed.deal, OpenDeal)
        assert (sealed.deal.links, sealed.deal.key) == (links, table.open.promise)
        assert sealed.deal.commitment == FAIR.commitment
        verify(full, Score)
        verify(sealed, Score)
        table.heist()
    followed = verify(table.records()[1], Score)
    assert isinstance(followed, ScorePlay)
    assert followed.referee.open_dice is None


@pytest.mark.rule("SC-9.7")
def test_dice_between_heists_belong_to_the_next_and_are_opened_at_the_end() -> None:
    table = FairTable()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    table.heist()
    promise = table.open.promise
    events = table.do(GM, m.GmRoll(3))
    rolled = events[0]
    assert isinstance(rolled, e.GmRolled)
    table.do(GM, m.EndCampaign())
    assert promise_of(bytes.fromhex(table.open.promise)).hex() == promise
    assert roll(dice_of(bytes.fromhex(table.open.promise)), 3) == rolled.faces
    for record in table.records():
        verify(record, Score)
    quiet = FairTable()
    quiet.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    quiet.heist()
    before = quiet.open.promise
    quiet.do(GM, m.EndCampaign())
    assert quiet.open.promise == before


@pytest.mark.rule("SC-9.7")
def test_a_false_key_a_false_promise_and_dice_beyond_them_are_caught() -> None:
    table = FairTable()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    table.heist()
    _, sealed = table.records()
    assert isinstance(sealed.deal, OpenDeal)
    for deal in (
        OpenDeal("0" * 64, None, 1),
        OpenDeal(sealed.deal.key, None, 0),
        OpenDeal(sealed.deal.key, None, 2),
        OpenDeal(promise_of(bytes.fromhex(sealed.deal.key)).hex(), None, 1),
    ):
        with pytest.raises(RecordError) as failure:
            verify(msgspec.structs.replace(sealed, deal=deal), Score)
        assert failure.value.entry == 1
    # Told that no dice were opened, the record cannot be followed beyond the first roll.
    first = OpenDeal(promise_of(bytes.fromhex(sealed.deal.key)).hex(), None, 0)
    with pytest.raises(RecordError, match=r"still sealed\. \(SC-9\.7\)"):
        verify(msgspec.structs.replace(sealed, deal=first), Score)


@pytest.mark.rule("SC-9.7")
def test_a_table_has_dice_for_so_many_heists() -> None:
    table = Table()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    table.do(GM, m.PrepareHeist(6))
    table.open.links = MOST_HEISTS
    table.refused(GM, m.StartHeist(), "SC-9.7")
    table.open.links = MOST_HEISTS - 1
    assert table.play.why_not(GM, m.StartHeist()) is None


def test_a_chain_has_links_up_to_its_end() -> None:
    chain = Chain(b"\1" * 32, 3)
    assert chain.link(3) == chain.end
    assert [promise_of(chain.link(number + 1)) == chain.link(number) for number in range(3)] == [True] * 3
    assert Chain(chain.link(2), 2).link(0) == chain.link(0)
    assert chain.dice(3) is not None
    assert chain.dice(4) is None


def test_the_house_keeps_its_promises_too() -> None:
    play = GAME.new_play(chance_of(FAIR), 1, ScoreOptions())
    assert isinstance(play, ScorePlay)
    first = play.view(0).board.promise
    play.submit(0, m.CreateCriminal("Faye", "face", "ready"))
    play.submit(0, m.StartHeist())
    play.submit(0, m.EndHeist("given_up"))
    assert promise_of(bytes.fromhex(play.view(0).board.promise)).hex() == first
    with pytest.raises(DealError):
        GAME.new_sealed_play(OpenDeal("0" * 64), 1, ScoreOptions())
