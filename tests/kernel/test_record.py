"""Records: what is altered is found, at its entry."""

import json
from typing import Any

import msgspec
import pytest

from getaway.bots.random_bot import RandomBot
from getaway.games.masters.game import Masters
from getaway.games.masters.moves import Pass
from getaway.games.masters.options import MastersOptions
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import Entropy, FairDeal, OpenDeal, SimulatedDeal, chance_of, commit
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.game import SeatsError
from getaway.kernel.head import Seat
from getaway.kernel.moves import Catalogue, UnreadableMove
from getaway.kernel.observation import Observation
from getaway.kernel.play import Refused
from getaway.kernel.record import (
    Record,
    RecordError,
    make_record,
    make_sealed_record,
    read_record,
    record_for,
    verify,
    write_record,
)
from getaway.kernel.state import EVERYONE, is_visible

DEAL = FairDeal("t", commit("ab" * 32, "cd" * 32), (Entropy("01" * 32, "seat"),) * 2, "ab" * 32, "cd" * 32)


def start() -> CataloguePlay[Any]:
    play = Masters.from_toml().new_play(chance_of(DEAL), 2, MastersOptions())
    assert isinstance(play, CataloguePlay)
    return play


def played() -> Record:
    """A game between two bots, with a take-back in it."""
    play = start()
    bot = RandomBot(seeded(1))
    first = play.waiting_for()[0]
    play.submit(first, play.offers(first)[0].move)
    play.take_back(first)
    while play.outcome() is None:
        seat = play.waiting_for()[0]
        play.submit(
            seat, play.game.catalogue[bot.choose(Observation.from_state(play.state_for(seat), seat, seeded(2)))]
        )
    return make_record(play, DEAL, (Seat("Ann"), Seat("Bot", "random")))


RECORD = played()


def refused(**changes: object) -> RecordError:
    """What verify says of the record with these changes."""
    with pytest.raises(RecordError) as failure:
        verify(msgspec.structs.replace(RECORD, **changes), Masters)
    return failure.value


def with_entry(at: int, **changes: object) -> tuple[object, ...]:
    entry = msgspec.structs.replace(RECORD.moves[at], **changes)
    return (*RECORD.moves[:at], entry, *RECORD.moves[at + 1 :])


def test_a_fair_record_verifies_and_holds_a_take_back() -> None:
    assert verify(read_record(write_record(RECORD)), Masters).outcome() == RECORD.result
    assert RECORD.moves[1].move is None


def test_one_legal_move_replaced_by_another_is_found_at_its_entry() -> None:
    play = start()
    for at, entry in enumerate(RECORD.moves):
        if entry.move is None:
            play.take_back(entry.seat)
            continue
        others = [
            tree
            for offer in play.offers(entry.seat)
            if (tree := msgspec.json.decode(msgspec.json.encode(offer.move))) != entry.move
        ]
        if others and at % 7 == 0:
            assert refused(moves=with_entry(at, move=others[0])).entry == at + 1
        play.submit(entry.seat, play.game.codec.read(entry.move))


def test_what_else_can_be_wrong_with_an_entry() -> None:
    assert refused(moves=with_entry(3, check="00" * 8)).entry == 4
    assert refused(moves=with_entry(3, seat=7)).entry == 4
    assert refused(moves=with_entry(3, move={"move": "Fly"})).entry == 4
    assert refused(moves=with_entry(3, move={"move": "StopKeeping"})).entry == 4
    assert refused(moves=with_entry(0, move=None)).entry == 1
    dropped = (*RECORD.moves[:5], *RECORD.moves[6:])
    failure = refused(moves=dropped)
    assert failure.entry is not None
    assert failure.entry <= 7


def test_a_record_cut_short_is_found() -> None:
    assert "don't end the game" in str(refused(moves=RECORD.moves[:2]))
    half_a_plan = next(
        at for at, entry in enumerate(RECORD.moves) if entry.move and entry.move["move"] == "PlanSelector"
    )
    assert "not finished" in str(refused(moves=RECORD.moves[: half_a_plan + 1]))
    assert refused(moves=RECORD.moves[: half_a_plan + 1]).entry is not None


def test_the_words_of_a_result_may_be_those_of_an_earlier_version() -> None:
    assert RECORD.result is not None
    reworded = msgspec.structs.replace(RECORD.result, words="Seat 1 won, as it was said then.")
    assert verify(msgspec.structs.replace(RECORD, result=reworded), Masters).outcome() == RECORD.result


def test_what_can_be_wrong_with_the_rest() -> None:
    assert "doesn't follow" in str(refused(result=None))
    assert "committed" in str(refused(deal=msgspec.structs.replace(DEAL, seed="ac" * 32)))
    assert "not revealed" in str(refused(deal=msgspec.structs.replace(DEAL, seed=None)))
    assert "options" in str(refused(options={"opponent_card": "none"}))
    assert "players" in str(refused(seats=(Seat("a"),) * 3))
    assert "pack_hash" in str(refused(pack_hash="0"))
    assert "version 9" in str(refused(rules_version=9))
    pack = {**RECORD.pack, "start_money": "x"}
    assert "start_money" in str(refused(pack=pack))
    assert RECORD.result is not None
    swapped = msgspec.structs.replace(RECORD.result, scores=RECORD.result.scores[::-1])
    assert "doesn't follow" in str(refused(result=swapped))
    other = FairDeal("u", DEAL.commitment, DEAL.entropy, DEAL.seed, DEAL.salt)
    assert refused(deal=other).entry == 1
    assert "contributed to the deal" in str(refused(deal=msgspec.structs.replace(DEAL, entropy=DEAL.entropy[:1])))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (b'"name": "Ann"', b'"name": "Ann", "rank": 1', "'rank' in entry 1 of the seats is not a known field"),
        (b'"name": "Ann"', rb'"name": "\u001b[2J"', "The name of entry 1 of the seats"),
        (b'"bot": "random"', rb'"bot": "\u0007"', "The bot of entry 2 of the seats"),
        (b'"kind": "fair"', b'"kind": "fair", "twice": 1', "'twice' in the deal is not a known field"),
        (b'"by": "seat"', b'"by": "seat", "at": 1', "'at' in entry 1 of the entropy of the deal is not a known field"),
        (
            b'"seed": "' + b"ab" * 32,
            b'"seed": "' + b"ab" * 32 + rb"\n",
            "The seed of the deal must be 64 hexadecimal digits",
        ),
        (b'"shares"', b'"prize": 1, "shares"', "'prize' in the result is not a known field"),
    ],
)
def test_what_is_added_to_a_record_is_refused(old: bytes, new: bytes, problem: str) -> None:
    data = write_record(RECORD)
    assert old in data
    with pytest.raises(RecordError) as failure:
        read_record(data.replace(old, new, 1))
    assert problem in str(failure.value)


def test_text_that_is_no_record_is_refused() -> None:
    data = write_record(RECORD)
    with pytest.raises(RecordError, match="not a record"):
        read_record(data[: len(data) // 2])
    with pytest.raises(RecordError, match="format is 7"):
        read_record(write_record(msgspec.structs.replace(RECORD, format=7)))


def test_an_observation_holds_no_truth() -> None:
    play = start()
    bot = RandomBot(seeded(4))
    while play.view(0).phase == "purchase":
        seat = play.waiting_for()[0]
        play.submit(
            seat, play.game.catalogue[bot.choose(Observation.from_state(play.state_for(seat), seat, seeded(5)))]
        )
    while 1 in play.waiting_for():
        play.submit(1, play.offers(1)[-1].move)
    seen = Observation.from_state(play.state_for(0), 0, seeded(6))
    assert seen.legal == play.state_for(0).legal(0)
    truth = play.state_for(1).info_key(1)
    worlds = {seen.sample(seeded(7, n)).info_key(1) for n in range(40)}
    assert len(worlds) > 5
    assert seen._world.chance.dump() != play.state_for(0).chance.dump()
    assert truth not in {seen._world.info_key(1)}


def test_small_refusals() -> None:
    play = start()
    with pytest.raises(SeatsError, match="1 or 2 players, not 5"):
        Masters.from_toml().new_play(seeded(1), 5, MastersOptions())
    seat = play.waiting_for()[0]
    with pytest.raises(Refused, match=r"MH-3\.3"):
        play.submit(seat, Pass())
    with pytest.raises(UnreadableMove):
        play.game.codec.read({"move": "BuyCrew", "card": 5})
    with pytest.raises(ValueError, match="each move once"):
        Catalogue([Pass(), Pass()])
    assert str(Rejection("HR-1", "the game is over")) == "the game is over (HR-1)"
    assert is_visible(0b10, 1)
    assert is_visible(EVERYONE, SPECTATOR)
    assert not is_visible(0b10, 0)
    assert not is_visible(0b10, SPECTATOR)
    assert str(Masters.from_toml().seat_name(1, 2)) == "Player 2"


def test_a_simulated_deal_makes_a_record_too() -> None:
    deal = SimulatedDeal(5, 1)
    play = Masters.from_toml().new_play(chance_of(deal), 2, MastersOptions())
    record = make_record(play, deal, (Seat("a"), Seat("b")))
    assert verify(read_record(write_record(record)), Masters).outcome() is None


def test_a_game_without_secrets_for_good_has_no_sealed_records() -> None:
    play = start()
    with pytest.raises(RecordError, match="has nothing to seal"):
        make_sealed_record(play, DEAL, RECORD.seats)
    assert record_for(play, DEAL, RECORD.seats, 1) == make_record(play, DEAL, RECORD.seats)
    assert "has no sealed records" in str(refused(deal=OpenDeal("00" * 32)))
    told = refused(moves=with_entry(0, told={}))
    assert (told.entry, "no sealed records" in str(told)) == (1, True)


def test_a_broken_record_is_read_once_however_many_entries_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cutting the rest off after each entry took minutes for the largest upload."""
    texts: set[int] = set()

    class Watched(json.JSONDecoder):
        def raw_decode(self, s: str, idx: int = 0) -> tuple[object, int]:
            texts.add(id(s))
            return super().raw_decode(s, idx)

    monkeypatch.setattr("getaway.kernel.record.json.JSONDecoder", Watched)
    with pytest.raises(RecordError) as failure:
        read_record(b'{"moves" : [' + b'{"seat": 0, "move": null, "check": ""}, \n' * 1000 + b"{]")
    assert failure.value.entry == 1001
    assert len(texts) == 1
