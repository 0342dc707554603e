"""Why a move cannot be made now: one answer for `legal` and `why_not`, a rule's number and the reason behind it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from getaway.games.big_score.solo import assign, bribes, endgame, hire, phases, resolve, row, vault
from getaway.kernel.events import Rejection

if TYPE_CHECKING:
    from getaway.games.big_score.solo.state import SoloState

NOT_NOW: Final = {
    phases.STRIKE: "SO-4.4 first say which crew type is on strike",
    phases.HIRE: "SO-2.2 now you hire: change your hand, scout, or choose the type to place",
    phases.PLACE: "SO-2.3 first place the cards of the chosen type; only scouting may come between",
    phases.ASSIGN: "SO-2.4 now you assign: place more cards, shuffle cards in, scout, keep cards or end the turn",
    phases.KEEP: "SO-2.6 now you keep cards, scout, or end the turn",
    phases.JACKS: "SO-4.4 now you spend Jacks of All Trades, or save them",
    phases.SEIZED: "SO-4.6 first say what becomes of the tokens on the job",
    phases.TURN_UP: "SO-2.8 first turn up a face-down job, or leave them down",
    phases.DRIVES: "SO-4.9 now you buy Hard Drives, or stop",
    phases.VAULT: "SO-3.1 now you rob the vault or flee",
    phases.KEYED: "SO-4.5 first say how many of the Cops go back",
    phases.BRIBE: "SO-3.2 first say how many Cops you bribe",
    phases.PAY: "SO-3.3 first pay for the bribes",
    phases.ROW_COP: "SO-4.8 first put the Cop on a card of the row",
    phases.TAKE: "SO-3.5 first take one of the drawn tokens, or none",
    phases.ROW_TOKEN: "SO-4.8 first put the token on a card of the row",
    phases.REMOVE: "SO-3.5 first remove one of the drawn tokens from the game",
    phases.MARKET: "SO-4.2 now you trade on the black market, or close it",
    phases.GOLD: "SO-4.5 first say what the Gold Bar counts as",
    phases.BOSS: "SO-1.1 first choose who you are",
    phases.ORDER: "SO-2.8 first say which completed job is settled next",
}


def refusal(state: "SoloState", move: i64) -> str:
    """Of a move of the present phase: empty if it is legal."""
    phase = state.phase
    if phase == phases.HIRE:
        return hire.refusal(state, move)
    if phase == phases.ASSIGN or phase == phases.KEEP:
        return assign.refusal(state, move)
    if phase == phases.PLACE:
        return assign.place_step_refusal(state, move)
    if phase == phases.TURN_UP:
        return resolve.turn_up_refusal(state, move)
    if phase == phases.VAULT:
        return vault.refusal(state, move)
    if phase == phases.TAKE:
        return vault.take_refusal(state, move)
    if phase == phases.REMOVE:
        return vault.remove_refusal(state, move)
    if phase == phases.BRIBE:
        return bribes.refusal(state, move)
    if phase == phases.PAY:
        return bribes.pay_refusal(state, move)
    if phase == phases.KEYED:
        return bribes.keyed_refusal(state, move)
    if phase == phases.JACKS:
        return resolve.jacks_refusal(state, move)
    if phase == phases.SEIZED:
        return resolve.seized_refusal(state, move)
    if phase == phases.ROW_COP or phase == phases.ROW_TOKEN:
        return row.refusal(state, move, phase == phases.ROW_COP)
    if phase == phases.DRIVES:
        return endgame.drives_refusal(state, move)
    if phase == phases.MARKET:
        return endgame.market_refusal(state, move)
    if phase == phases.ORDER:
        return resolve.order_refusal(state, move)
    return ""  # the boss, which type is on strike, what gold counts as: any of the answers


def why_not(state: "SoloState", number: int) -> Rejection | None:
    """The rule against a move of the whole catalogue; None if it is legal."""
    move = number - state.box.solo_at
    if move < 0 and state.phase != phases.BOSS:
        return Rejection("SO-1.4", "this is a move of the game for 2 to 6 players")
    asked = move in state.box.solo.candidates[state.phase]
    reason = refusal(state, move) if asked else NOT_NOW[state.phase]
    if not reason:
        return None
    rule, _, words = reason.partition(" ")
    return Rejection(rule, words)
