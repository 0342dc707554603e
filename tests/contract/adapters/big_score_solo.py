"""The solitaire of The Big Score: its part of the answers for `big_score`."""

from collections.abc import Hashable
from pathlib import Path

from getaway.games.big_score.box import COP, KEY
from getaway.games.big_score.multiset import contains, one_token, token_count
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import scoring
from getaway.games.big_score.solo.state import SoloState
from getaway.kernel.events import AddressedEvent
from getaway.kernel.fields import values_of

SMALL_PACK = Path(__file__).with_name("big_score_solo_small.toml").read_bytes()
SMALL_CASES = [
    (1, BigScoreOptions(bosses="dealt"), 3),
    (1, BigScoreOptions(bosses="dealt", scenario="jack_of_all_trades"), 2),
    (1, BigScoreOptions(bosses="dealt", scenario="crypto_currency"), 2),
    (1, BigScoreOptions(bosses="dealt", scenario="simultaneous_plunder"), 2),
    (1, BigScoreOptions(bosses="dealt", scenario="does_what_it_takes"), 2),
]
"""Positions further on are gone through in tests/games/big_score/solo/test_noninterference.py."""

PAYING = (
    e.TypeDiscarded,
    e.DrawPaid,
    e.JobScouted,
    e.CardPlaced,
    e.CardShuffledIn,
    e.CardKept,
    e.DriveBought,
    e.DiamondBought,
)


def world(state: SoloState) -> Hashable:
    position = state.clone()
    position.reveal_count = position.memory = 0  # what was seen on the way is no part of the position
    return repr((position.scenario, values_of(position)))


def conserved(state: SoloState) -> Hashable:
    """Cards and tokens leave the game all the time, so what stays true is that there are never too many."""
    box = state.box
    crew = state.hand + state.kept + state.unseen_crew() + state.planted_next + state.rest + sum(state.crew)
    assert contains(box.solo.crew, crew)
    tokens = state.vault + state.drawn + state.loot + state.cops * one_token(COP)
    if state.rules.traitors:  # what lies on the row is loot
        tokens += sum(token_count(on_card, COP) for on_card in state.tokens) * one_token(COP)
    else:
        tokens += sum(state.tokens)
    if state.rules.gold_converts:  # a Gold Bar may count as a Key by now
        tokens -= max(0, token_count(tokens, KEY) - token_count(box.vault, KEY)) * one_token(KEY)
    for kind in range(box.kinds):
        assert token_count(tokens, kind) <= token_count(box.vault, kind)
    known = [job for job in state.jobs if job >= 0]
    assert len(set(known)) == len(known)
    assert not any(state.unseen >> job & 1 for job in known)
    assert state.cash >= 0
    return None


def money(state: SoloState) -> list[int]:
    """Cash of both acts."""
    return [scoring.cash(state)]


def paid(state: SoloState, addressed: AddressedEvent) -> list[int]:
    event = addressed.what
    if isinstance(event, PAYING):
        return [-event.paid]
    match event:
        case e.JobCompleted():
            return [event.cash]
        case e.JobTokensTaken():
            return [_cash(state, event.tokens)]
        case e.LootTaken():
            return [_cash(state, [event.token])]
        case e.BribeTokenPaid():
            return [-_cash(state, [event.token])]
        case e.CopsBribed():
            return [-event.paid if state.rules.plunders else 0]
        case e.SoloBusted() | e.TraitorsCaught():
            return [-_cash(state, event.tokens)]
        case _:
            return [0]


def _cash(state: SoloState, tokens: list[str]) -> int:
    values = {token: int(token.removeprefix("cash_")) for token in tokens if token.startswith("cash_")}
    return sum(values.get(token, 0) for token in tokens)
