"""Who sees what, and everything in words."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import Flee, KeepToken, RevealJoats, Rob, StealMarker, TakeFromFloor, Trade
from getaway.kernel.chance import seeded
from getaway.kernel.event_text import event_id
from getaway.kernel.events import Event
from getaway.text.catalogs import catalog_source
from getaway.text.render import Texts
from tests.games.big_score.kit import GAME, Table, at_assign, at_vault, is_said, new, rig

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def drafting(**changes: Any) -> Table:
    table = new(3, 4, **changes)
    for seat in range(3):
        table.do(seat, table.offered(seat)[0])
    return table


@pytest.mark.rule("BS-7.1", "BS-7.3")
def test_what_is_public() -> None:
    table = drafting()
    board = table.play.view(-1).board
    assert [job.number for job in board.jobs] == [1, 2, 3, 4, 5, 6]
    assert [side.cards for side in board.sides] == [8, 8, 8]
    assert board.deck == 90 - 24
    assert board.discards == ()
    assert [side.cash for side in board.sides] == [side.cash for side in table.state.sides]
    assert [side.joats for side in board.sides] == [1, 1, 1]
    assert all(side.boss and side.item for side in board.sides)
    assert not any(side.decided for side in board.sides)
    table.do(1, table.offered(1)[0])
    assert [side.decided for side in table.play.view(-1).board.sides] == [False, True, False]


@pytest.mark.rule("BS-7.1", "BS-7.3")
def test_the_vault_is_public_as_a_multiset() -> None:
    table = at_vault(3, loot={1: ["gold_bar"]}, abilities={2: "driver"}, cops=1)
    board = table.play.view(-1).board
    assert len(board.vault.tokens) == 62 - 1 - 5 - 1
    assert board.vault.tokens == tuple(sorted(board.vault.tokens, key=GAME.box.token_ids.index))
    assert len(board.vault.floor) == 5
    assert (board.vault.cops, board.vault.bust_at, board.vault.marker) == (1, 4, 0)
    assert board.sides[1].loot == ("gold_bar",)
    assert [side.ability for side in board.sides] == [None, None, "driver"]
    rig(table, "diamond", "cop")
    table.all_do(Rob(), Rob(), Flee())
    sides = table.play.view(-1).board.sides
    assert [side.drawn for side in sides] == ["diamond", "cop", None]
    assert [side.inside for side in sides] == [True, True, False]
    assert sides[2].ability_used


@pytest.mark.rule("BS-7.2")
def test_what_is_secret() -> None:
    table = drafting()
    for viewer in (-1, 0):
        board = table.play.view(viewer).board
        assert (board.own is None) == (viewer < 0)
    hands = [table.play.view(seat).board.own.hand for seat in range(3)]
    assert len(set(hands)) == 3
    assert all(len(hand) == 8 for hand in hands)


@pytest.mark.rule("BS-7.2")
def test_a_jack_is_secret_until_all_have_chosen() -> None:
    table = at_assign(["apartment"], ["con_man"], ["muscle"], ["driver"])
    table.assign(0, ("con_man", 1))
    table.assign(1, ("muscle", 1))
    table.assign(2)
    board = table.play.view(2).board
    assert board.pile.sent == (("con_man",), ("muscle",), ())
    assert (board.pile.number, board.pile.missing, board.pile.inside_man) == (1, 1, None)
    before = table.play.view(1).board
    table.do(0, RevealJoats(1))
    after = table.play.view(1).board
    assert after.sides[0].joats == before.sides[0].joats == 1
    assert table.play.view(0).board.own.chosen == "1"


def test_memory_is_an_aid_that_the_table_may_switch_on() -> None:
    table = drafting(memory=True)
    hands = [side.hand for side in table.state.sides]
    table.all_do(*(table.offered(seat)[0] for seat in range(3)))
    kept = hands[0] - table.state.sides[0].hired
    (seen,) = table.play.view(0).board.own.recollections
    assert (seen.holder, seen.taken) == (1, 0)
    assert list(seen.cards) == table.state.cards(kept)
    table.all_do(*(table.offered(seat)[0] for seat in range(3)))
    first, second = table.play.view(0).board.own.recollections
    assert (first.holder, first.taken, list(first.cards)) == (2, 1, table.state.cards(kept))
    assert (second.holder, second.taken) == (1, 0)
    table.all_do(*(table.offered(seat)[0] for seat in range(3)))
    assert sorted(seen.holder for seen in table.play.view(0).board.own.recollections) == [1, 2]
    assert drafting().play.view(0).board.own.recollections == ()


def test_every_prompt_has_a_deciders_and_an_onlookers_words() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        table = new(4, seed, bosses="chosen")
        if seed % 2:
            for side, ability in zip(table.state.sides, (2, 3, 5, 0), strict=True):
                side.training = 0
                side.ability = ability
        rng = seeded(seed)
        while table.play.outcome() is None:
            view = table.play.view(-1)
            seen.setdefault(view.phase, set()).add(str(view.prompt))
            seat = table.play.waiting_for()[0]
            assert table.play.view(seat).prompt != view.prompt
            offers = table.play.offers(seat)
            assert all(is_said(offer.text) and offer.points_at for offer in offers)
            events = table.do(seat, offers[rng.below(len(offers))].move)
            assert all(is_said(GAME.describe(event)) for event in events)
        assert str(table.play.view(0).prompt) == "The game is over."
        if len(seen) == 10:
            break
    assert len(seen) == 10


EVENTS: list[tuple[Event, str]] = [
    (e.BossTaken(0, "mamba"), "Ann is The Mamba."),
    (e.ItemTaken(0, "cash", 100), "Ann starts with $100K."),
    (e.ItemTaken(0, "hard_drive", 0), "Ann starts with a Hard Drive."),
    (e.RoundBegan(2, False), "Round 2 begins. Hands go to the right."),
    (
        e.JobDealt(1, "night_club"),
        "Job 1, Night Club: needs a Con Man, a Driver, 2 Gun Men and a Muscle. Pays $50K.",
    ),
    (
        e.JobDealt(2, "hotel"),
        "Job 2, Hotel: needs a Con Man, a Driver, a Grease Man and a Gun Man. Pays $30K and a Diamond.",
    ),
    (e.HandDealt(0, ["driver", "expert_driver"]), "Ann is dealt a Driver and an Expert Driver."),
    (e.HandsPassed(True, 1), "Hands go to the left, 1 card each."),
    (e.HandReceived(0, 1, ["driver"]), "Ann gets a Driver from Bob."),
    (e.TrainingTakenBack(0, ["expert_driver"]), "Ann takes an Expert Driver back from Training."),
    (e.JobLeftAlone(1, "hotel"), "Hotel: nobody came."),
    (e.InsideManCame("driver", True), "The Inside Man: Driver. That helps!"),
    (e.InsideManCame("driver", False), "The Inside Man: Driver. No help."),
    (e.JoatsRevealed(0, 0), "Ann plays no Jack."),
    (e.JoatsRevealed(0, 2), "Ann plays 2 Jacks."),
    (e.JobRobbed(1, "hotel", [0, 1]), "Hotel robbed! Ann and Bob get $30K and a Diamond each."),
    (e.JobFailed(1, "hotel", 2), "Hotel fails, 2 cards short."),
    (e.CostPaid(0, 20), "Ann pays $20K."),
    (e.CostPaid(0, 0), "Ann has too little cash and pays nothing."),
    (e.AbilityGained(0, "hacker"), "Ann gains the Hacker ability."),
    (e.TokenDrawn(0, "artifact"), "Ann robs and draws an Artifact."),
    (e.TokenDrawn(0, None), "Ann robs and draws nothing: the vault is empty."),
    (e.FloorTokenTaken(0, "cash_20", "gun_man"), "As a Gun Man, Ann takes $20K from the floor."),
    (e.DriverDrew(0, ["diamond"], 1), "As a Driver, Ann draws and keeps a Diamond. A Cop goes back."),
    (e.DriverDrew(0, [], 0), "As a Driver, Ann draws and keeps nothing."),
    (e.MarkerMoved(0, True), "As a Muscle, Ann steals the First Player Marker."),
    (e.MarkerMoved(0, False), "The First Player Marker passes to Ann."),
    (e.CopsArrived(2, 3), "2 Cops! 3 more and it's a bust."),
    (e.CopsArrived(1, 0), "A Cop! That's a bust."),
    (e.PlayersBusted([0, 1, 2]), "Busted: Ann, Bob and Cid. All their loot from the vault is lost."),
    (e.TokenTraded(0, "cash_20", "diamond", True), "Ann trades $20K from an earlier round for a Diamond."),
]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_events_in_words(event: Event, words: str) -> None:
    assert Texts(names=NAMES)(GAME.describe(event)) == words


def test_whoever_reads_is_you() -> None:
    event = e.CrewSent(1, 2, ["driver", "driver", "expert_hacker"], "data_center")
    assert Texts(names=NAMES, viewer=1)(GAME.describe(event)) == (
        "You sent 2 Drivers and an Expert Hacker to the Data Center."
    )
    older = e.CrewSent(1, 2, ["driver"])
    assert Texts(names=NAMES, viewer=0)(GAME.describe(older)) == "Bob sent a Driver to job 2."


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_event_has_a_message(language: str) -> None:
    catalog = FluentBundle([language])
    catalog.add_resource(FluentResource(catalog_source(GAME.name, language)))
    assert [kind for kind in GAME.event_types() if not catalog.has_message(event_id(kind))] == []


@pytest.mark.rule("BS-4.13")
def test_offers_name_what_they_point_at() -> None:
    table = at_vault(2, floor=("artifact", "cash_20"), abilities={1: "muscle", 0: "gun_man"})
    rig(table, "diamond", "cash_50")
    table.all_do(Rob(), Rob())
    table.do(1, StealMarker())
    texts = {type(offer.move): (str(offer.text), offer.points_at) for offer in table.play.offers(1)}
    assert texts[KeepToken] == ("Keep the $50K", "keep")
    assert texts[Trade] == ("Trade it for $20K", "floor:cash_20")
    table.do(1, KeepToken())
    table.do(0, Trade("artifact"))
    assert {str(offer.text) for offer in table.play.offers(0)} >= {"Take the Diamond", "Take nothing"}
    table.do(0, TakeFromFloor("diamond"))
