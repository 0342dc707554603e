"""Act II: rob or flee (BS-4.1 to BS-4.9), in the order of BS-4.25."""

from typing import Final

from mypy_extensions import i64

from getaway.games.big_score import events as e
from getaway.games.big_score import inside, multiset, trade
from getaway.games.big_score.box import COP, DRIVER, GREASE_MAN
from getaway.games.big_score.multiset import nth_token, one_token, recall, token_count, token_total
from getaway.games.big_score.phases import GREASE, OVER
from getaway.games.big_score.position import TablePosition
from getaway.kernel.state import mix_observation

ROB: Final = 0
FLEE: Final = 1
"""Choices, as they are sealed: in the order of their moves."""


def begin(state: TablePosition) -> None:
    """Marker, Vault Floor, everyone inside (BS-4.1 to BS-4.3)."""
    box = state.box
    state.vault = box.vault
    state.marker = first_holder(state)
    cops = token_count(state.vault, COP)
    loot: i64 = state.vault - cops * one_token(COP)  # Cops drawn for the floor go back (BS-4.2), so none are drawn
    state.floor = multiset.draw_tokens(state, loot, box.floor)
    state.vault -= state.floor
    state.memory = recall(state.memory, state.floor)
    for side in state.sides:
        side.inside = True
    if state.events is not None:
        state.emit(e.VaultOpened(state.marker, state.tokens(state.floor)))
    inside.open_round(state)


def first_holder(state: TablePosition) -> i64:
    """Who has the fewest payout tokens; of several the youngest (BS-4.1)."""
    best = state.youth[0]
    for seat in state.youth:
        if payout_tokens(state, seat) < payout_tokens(state, best):
            best = seat
    return best


def payout_tokens(state: TablePosition, seat: i64) -> i64:
    side = state.sides[seat]
    return side.diamonds + side.artifacts + side.drives


def reveal(state: TablePosition) -> None:
    """Everyone inside has chosen: resolve the round."""
    state.began_at = state.marker
    draw_tokens(state)
    leave(state)
    go_on_fleeing(state)


def draw_tokens(state: TablePosition) -> None:
    """Each robber draws a token, clockwise from the marker (BS-4.5, BS-4.26)."""
    left = token_total(state.vault)
    seat = state.marker
    for _ in range(state.seats):
        side = state.sides[seat]
        if side.inside and side.choice == ROB:
            side.drawn = -1
            if left > 0:
                side.drawn = nth_token(state.vault, state.draw(left))
                state.vault -= one_token(side.drawn)
                left -= 1
            state.memory = mix_observation(state.memory, side.drawn + 1)
            if state.events is not None:
                state.emit(e.TokenDrawn(seat, state.box.token_ids[side.drawn] if side.drawn >= 0 else None))
        seat = state.left_of(seat)


def leave(state: TablePosition) -> None:
    """Those who flee are out with all they have (BS-4.8)."""
    state.fleeing = 0
    for seat, side in enumerate(state.sides):
        if side.inside and side.choice == FLEE:
            side.inside = False
            state.fleeing |= 1 << seat
            if state.events is not None:
                state.emit(e.PlayerFled(seat))
        side.choice = -1
    state.memory = mix_observation(state.memory, state.fleeing)


def go_on_fleeing(state: TablePosition) -> None:
    """Grease Men and Drivers act, clockwise from where the marker was (BS-4.22), then the round goes on."""
    seat = state.began_at
    for _ in range(state.seats):
        if state.fleeing >> seat & 1:
            side = state.sides[seat]
            if side.ability == GREASE_MAN and state.floor != 0:
                state.phase = GREASE
                state.turn = seat
                return
            if side.ability == DRIVER:
                drive_off(state, seat)
            state.fleeing &= ~(1 << seat)
        seat = state.left_of(seat)
    settle_round(state)


def drive_off(state: TablePosition, seat: i64) -> None:
    """A Driver's two tokens; Cops among them go back after both are drawn (BS-4.20)."""
    side = state.sides[seat]
    side.used = True
    drawn = multiset.draw_tokens(state, state.vault, state.box.driver_draws)
    state.memory = recall(state.memory, drawn)
    cops = token_count(drawn, COP)
    drawn -= cops * one_token(COP)
    state.vault -= drawn
    side.loot += drawn
    if state.events is not None:
        state.emit(e.DriverDrew(seat, state.tokens(drawn), cops))


def take_greased(state: TablePosition, seat: i64, move: i64) -> None:
    """A Grease Man's token (BS-4.19)."""
    inside.take_from_floor(state, seat, move - state.box.take_at + 1, GREASE_MAN)
    state.fleeing &= ~(1 << seat)
    go_on_fleeing(state)


def settle_round(state: TablePosition) -> None:
    """The marker, the Cops, maybe a bust, else the trade (BS-4.25)."""
    if not state.sides[state.marker].inside:
        inside.pass_marker(state)
    cops: i64 = 0
    robbers: list[int] = []
    for seat, side in enumerate(state.sides):
        if side.inside:
            robbers.append(seat)
            if side.drawn == COP:
                cops += 1
    if cops > 0:
        state.cops += cops
        if state.events is not None:
            state.emit(e.CopsArrived(cops, max(0, state.bust_at - state.cops)))
        if state.cops >= state.bust_at:
            bust(state)
            if state.events is not None:
                state.emit(e.PlayersBusted(robbers))
    if state.insiders() == 0:
        end(state)
    else:
        trade.begin(state)


def bust(state: TablePosition) -> None:
    """All vault tokens of those inside go back (BS-4.9)."""
    for side in state.sides:
        if side.inside:
            state.vault += side.loot
            if side.drawn > COP:
                state.vault += one_token(side.drawn)
            side.loot = 0
            side.drawn = -1
            side.inside = False
            side.busted = True


def end(state: TablePosition) -> None:
    """Nobody is inside any more (BS-4.14)."""
    state.phase = OVER
    if state.events is not None:
        state.emit(e.GameEnded(state.scores()))
