"""From chosen positions all histories of a few moves: what the player cannot know changes nothing that they are
shown, and `determinize` reaches all that could be so, and no more (SO-1.6)."""

from collections.abc import Callable

import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.solo import phases
from getaway.games.big_score.solo.state import SoloState
from getaway.kernel.chance import Chance
from getaway.kernel.options import Options
from getaway.kernel.state import State
from getaway.testing.adapter import Subject
from getaway.testing.cases import adapter_of
from getaway.testing.test_noninterference import check_small
from tests.games.big_score.solo.desk import PACK, Desk, crew


class Midway(BigScore):
    """The game from a position on that a test has laid out."""

    start_from: SoloState

    def new_state(self, chance: Chance, seats: int, options: Options) -> State:
        state = self.start_from.clone()
        state.chance = chance
        return state


def midway(desk: Desk) -> Midway:
    game = Midway.from_toml(PACK)
    assert isinstance(game, Midway)
    game.start_from = desk.state
    return game


def own_cards_shuffled_in() -> Desk:
    """The second round has begun: two Drivers of the player's own are in a deck with few others."""
    desk = Desk()
    desk.jobs("library")
    desk.state.hand = 0
    desk.state.round = 2
    desk.state.pool = crew(driver=1, hacker=2)
    desk.state.deck = 2
    desk.state.sown = desk.state.planted = crew(driver=2)
    desk.state.seen = 0
    desk.hand(muscle=1)
    desk.state.cash = 20
    return desk


def vault_with_cops() -> Desk:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", "cash_20", loot=("cash_50", "cash_30", "cash_20"))
    return desk


def vault_with_a_key() -> Desk:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "digital_key", "gold_bar", "cop", cops=3)
    return desk


def row_of_crew() -> Desk:
    desk = Desk("betray_the_traitor")
    desk.in_vault("cop", "diamond", "cash_20")
    desk.state.rest = crew(driver=1, muscle=2)
    desk.state.row = 0b100011
    return desk


def unknown_jobs() -> Desk:
    """Hard Drive jobs must be among those to come."""
    desk = Desk("crypto_currency")
    desk.jobs("apartment")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.face_down(4)
    desk.face_down(5)
    desk.state.to_come = 2
    desk.state.unseen = sum(1 << desk.box.job_ids.index(job) for job in ("atm", "casino", "train"))
    desk.state.phase = phases.ASSIGN
    desk.state.hand = 0
    desk.state.pool = crew(driver=2)
    desk.state.deck = 2
    desk.state.cash = 60
    desk.last_round()
    return desk


def heat() -> Desk:
    desk = Desk("heat_is_on")
    desk.jobs("apartment")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.state.tokens[0] = desk.tokens("cop", "diamond")
    desk.state.vault = desk.tokens("cash_20", "artifact")
    desk.state.phase = phases.ASSIGN
    desk.state.hand = 0
    desk.state.pool = crew(driver=2)
    desk.state.deck = 2
    desk.last_round()
    return desk


@pytest.mark.rule("SO-1.6")
@pytest.mark.parametrize(
    ("lay_out", "depth", "least"),
    [
        (own_cards_shuffled_in, 3, 90),
        (vault_with_cops, 4, 45),
        (vault_with_a_key, 4, 35),
        (row_of_crew, 4, 30),
        (unknown_jobs, 4, 180),
        (heat, 4, 7),
    ],
)
def test_histories_from_here(lay_out: Callable[[], Desk], depth: int, least: int) -> None:
    subject = Subject(midway(lay_out()))
    assert check_small(subject, adapter_of("big_score"), 1, BigScoreOptions(), depth) > least


class LeakyView(Subject):
    def view(self, state: State, viewer: int) -> bytes:
        assert isinstance(state, SoloState)
        return super().view(state, viewer) + repr(state.planted).encode()


class LeakyKey(Subject):
    def info_key(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, SoloState)
        return (*super().info_key(state, seat), state.pool)


class KeptCards(Subject):
    def determinize(self, state: State, seat: int, rng: Chance) -> None:
        assert isinstance(state, SoloState)
        planted, pool, deck = state.planted, state.pool, state.deck
        super().determinize(state, seat, rng)
        state.planted, state.pool, state.deck = planted, pool, deck


@pytest.mark.rule("SO-1.6")
@pytest.mark.parametrize("leaky", [LeakyView, LeakyKey, KeptCards])
def test_planted_leaks_are_caught(leaky: type[Subject]) -> None:
    with pytest.raises(AssertionError, match=r"reveals? too much|determinize"):
        check_small(leaky(midway(own_cards_shuffled_in())), adapter_of("big_score"), 1, BigScoreOptions(), 3)
