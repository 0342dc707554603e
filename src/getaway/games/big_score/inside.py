"""What both phases inside the vault use: the next round, the marker, the Vault Floor."""

from mypy_extensions import i64

from getaway.games.big_score.events import FloorTokenTaken, MarkerMoved
from getaway.games.big_score.multiset import one_token, token_kinds
from getaway.games.big_score.phases import VAULT
from getaway.games.big_score.position import TablePosition
from getaway.kernel.bits import members
from getaway.kernel.state import mix_observation


def open_round(state: TablePosition) -> None:
    """Everyone inside is to rob or to flee (BS-4.4)."""
    state.phase = VAULT
    state.vault_round += 1
    state.open_choice(state.insiders())


def pass_marker(state: TablePosition) -> None:
    """To the next on the left who is inside; with nobody there it stays (BS-4.8, BS-4.12)."""
    seat = state.left_of(state.marker)
    while seat != state.marker:
        if state.sides[seat].inside:
            state.marker = seat
            if state.events is not None:
                state.emit(MarkerMoved(seat, False))
            return
        seat = state.left_of(seat)


def floor_moves(state: TablePosition) -> list[int]:
    """To take a token from the floor."""
    return [state.box.take_at + kind - 1 for kind in members(token_kinds(state.floor))]


def take_from_floor(state: TablePosition, seat: i64, kind: i64, ability: i64) -> None:
    """The floor stays one smaller, and the ability is used up."""
    side = state.sides[seat]
    state.floor -= one_token(kind)
    side.loot += one_token(kind)
    side.used = True
    state.memory = mix_observation(state.memory, kind)
    if state.events is not None:
        state.emit(FloorTokenTaken(seat, state.box.token_ids[kind], state.box.type_ids[ability]))
