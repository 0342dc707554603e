"""Replays: at any step what was seen then, by whoever looked."""

from random import Random

import msgspec
import pytest

from getaway.games.masters.options import MastersOptions
from getaway.games.registry import game_of, game_types
from getaway.games.score.moves import EndCampaign
from getaway.kernel.deal import FairDeal, SimulatedDeal, house_bytes
from getaway.kernel.head import Seat
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RecordError, begin, make_record
from getaway.kernel.views import View
from getaway.table import commands as c
from getaway.table import replaying
from getaway.table.fairness import examine
from getaway.table.replaying import Replay
from getaway.table.table import Table
from getaway.terminal.local_table import local_deal
from getaway.text.messages import Message
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import StoredTable
from tests.table.test_every_game import filled


def seen(play: Play, viewer: int) -> bytes:
    return written(msgspec.structs.replace(play.view(viewer), offers=(), can_take_back=False, can_reset=False))


def written(view: View) -> bytes:
    return msgspec.json.encode(view)


def played(stored: StoredTable, moves: int, rng: Random) -> list[dict[int, bytes]]:
    """Some random moves with take-backs; what each viewer saw after every step."""
    play = stored.begin()
    viewers = range(-1, play.seats)
    history = [{viewer: seen(play, viewer) for viewer in viewers}]
    for _ in range(moves):
        if play.outcome() is not None:
            break
        seat = rng.choice(play.waiting_for())
        done = len(play.journal)
        offers = [offer for offer in play.offers(seat) if not isinstance(offer.move, EndCampaign)]
        if rng.random() < 0.2:
            stored.do(seat, c.TakeBack())
        elif offers:
            stored.do(seat, c.Make(play.game.codec.read(filled(rng.choice(offers), rng))))
        if len(play.journal) > done:
            # What someone is drafting is not in a record; a seat saw its own draft, and others never did.
            history.append({viewer: seen(play, viewer) for viewer in viewers if not play.view(viewer).can_reset})
    return history


def record_of(table: Table, viewer: int = 0) -> Record:
    table.status = "abandoned"
    return table.record(viewer)


@pytest.mark.parametrize("game", game_types())
def test_every_step_is_seen_as_it_was(game: str, open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "EVERY", 4)
    rng = Random(game)
    stored = open_table(game, seats=game_types()[game].default_seats)
    history = played(stored, 80, rng)
    replay = Replay(record_of(stored.table))
    assert replay.length == len(history) - 1
    if game in ("rob_a_bank", "score"):
        assert any(step.taken_back for step in replay.steps(None) if step), "a take-back is a step"
    for at in [*range(replay.length + 1), *rng.choices(range(replay.length + 1), k=20), 0, replay.length]:
        for viewer, view in history[at].items():
            (again,) = replay.views(at, viewer)
            assert written(again) == view, f"step {at} for {viewer}"
        open_views = replay.views(at, None)
        assert [view.viewer for view in open_views] == list(range(len(replay.names)))
    assert replay.step(0, None) is None


def test_a_viewer_is_told_what_he_was_told_then(open_table: Open) -> None:
    stored = open_table("rob_a_bank", seats=3)
    played(stored, 60, Random(5))
    replay = Replay(record_of(stored.table))
    for viewer in (-1, 0, 1, 2):
        told = [str(event.words) for step in replay.steps(viewer) if step for event in step.happened]
        house = ("Everyone's ready", "is ready.")
        assert told == [words for words in stored.words(viewer) if not any(each in words for each in house)]
    everything = [event for step in replay.steps(None) if step for event in step.happened]
    assert any(event.seen_by is not None and len(event.seen_by) < 3 for event in everything)
    assert {step.phase for step in replay.steps(0) if step} <= set(type(replay.game).phases)


def test_players_of_score_step_through_their_sealed_record(open_table: Open) -> None:
    stored = open_table("score", seats=2, options={"gm": "seat"})
    history = played(stored, 60, Random(2))
    replay = Replay(record_of(stored.table, viewer=1))
    for at in (replay.length, 3, 10, 0):
        gm, player = replay.views(at, None)
        assert gm.board.gm is None, "the GM's screen is not in the players' record"
        assert written(player) == history[at][1]


class SlowReplay(Clock):
    """Each step takes as long as the whole may."""

    def monotonic(self) -> float:
        self.advance(replaying.MOST_SECONDS)
        return super().monotonic()


@pytest.mark.rule("HR-22")
def test_a_record_without_end_is_not_looked_at(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = open_table()
    played(stored, 10, Random(3))
    with pytest.raises(RecordError, match="takes too long"):
        Replay(record_of(stored.table), clock=SlowReplay())
    monkeypatch.setattr(replaying, "MOST_ENTRIES", 3)
    with pytest.raises(RecordError, match="more than 3 entries"):
        Replay(record_of(stored.table))


def test_the_fairness_check_says_what_it_checked(open_table: Open) -> None:
    stored = open_table()
    played(stored, 20, Random(4))
    record = record_of(stored.table)
    verdict = examine(record)
    assert verdict.holds
    assert [str(check.title) for check in verdict.checks] == [
        "Commitment",
        "Bytes from the seats",
        "Key",
        "Seats",
        "Deal",
        "Moves",
        "Result",
    ]
    assert stored.table.deal.commitment in str(verdict.checks[0].words)
    assert all(check.holds for check in verdict.checks)


def test_the_fairness_check_says_to_whom_a_game_against_bots_proves_something(open_table: Open) -> None:
    stored = open_table(places=(c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("bot", "random")))
    stored.begin()
    stored.do(0, c.Resign())
    check = examine(record_of(stored.table)).checks[1]
    assert check.holds
    assert str(check.words) == (
        "First every seat committed to its bytes. Then Ann revealed 00000000… and the server made "
        f"{house_bytes('11' * 32, 't')[:8]}… for Player 2. The server's bytes come from its seed. So the server did "
        "not choose the shuffle; only Ann could have, by knowing the seed."
    )


def test_a_deal_of_the_machine_alone_is_said_so() -> None:
    deal = local_deal(2, None)
    assert isinstance(deal, FairDeal)
    seats = (Seat("Ann"), Seat("Bob"))
    verdict = examine(make_record(begin(game_of("masters"), deal, seats, MastersOptions()), deal, seats))
    assert verdict.holds
    assert verdict.checks[1].holds is None
    assert str(verdict.checks[1].words).endswith("No seat sent any bytes, so the server dealt alone.")
    assert str(verdict.words) == "Every move followed the rules. The record does not prove everything about the deal."


def test_the_fairness_check_finds_another_seed_and_a_changed_move(open_table: Open) -> None:
    stored = open_table()
    played(stored, 20, Random(4))
    record = record_of(stored.table)
    assert isinstance(record.deal, FairDeal)
    forged = msgspec.structs.replace(record, deal=msgspec.structs.replace(record.deal, seed="44" * 32))
    verdict = examine(forged)
    assert not verdict.holds
    assert verdict.checks[0].holds is False
    changed = msgspec.structs.replace(record, moves=(*record.moves[:2], record.moves[0], *record.moves[3:]))
    assert [check.holds for check in examine(changed).checks] == [True, True, True, True, False]


def test_what_cannot_be_told_from_a_record_is_said_so(open_table: Open) -> None:
    stored = open_table("score", seats=2, options={"gm": "seat"})
    played(stored, 10, Random(4))
    sealed = record_of(stored.table, viewer=1)
    assert [check.holds for check in examine(sealed).checks] == [None, True, True, True, True, True]
    closed = msgspec.structs.replace(sealed, deal=FairDeal("t", "11" * 32, ()))
    assert examine(closed).checks[0].holds is None
    simulated = msgspec.structs.replace(sealed, deal=SimulatedDeal(1, 2))
    assert examine(simulated).checks[0].title == Message("table.check-deal")
    assert str(examine(simulated).checks[0].words).startswith("Not a fair deal")
