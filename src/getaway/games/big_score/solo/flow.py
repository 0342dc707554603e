"""The decisions of a solitaire, and how it goes on from one to the next or to the end."""

from collections.abc import Callable
from typing import Final

from getaway.games.big_score.solo import assign, bribes, endgame, hire, phases, resolve, row, setup, vault
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.position import SoloPosition

DECISIONS: Final[dict[int, Decision]] = {
    phases.STRIKE: setup.Strike("strike", "SO-4.4", "SO-4.4 first say which crew type is on strike"),
    phases.HIRE: hire.Hire(
        "hire", "SO-2.2", "SO-2.2 now you hire: change your hand, scout, or choose the type to place"
    ),
    phases.PLACE: assign.Place(
        "place", "SO-2.3", "SO-2.3 first place the cards of the chosen type; only scouting may come between"
    ),
    phases.ASSIGN: assign.Assign(
        "assign",
        "SO-2.4",
        "SO-2.4 now you assign: place more cards, shuffle cards in, scout, keep cards or end the turn",
    ),
    phases.KEEP: assign.Assign("keep", "SO-2.6", "SO-2.6 now you keep cards, scout, or end the turn"),
    phases.JACKS: resolve.Jacks("jacks", "SO-4.4", "SO-4.4 now you spend Jacks of All Trades, or save them"),
    phases.SEIZED: resolve.Seized("seized", "SO-4.6", "SO-4.6 first say what becomes of the tokens on the job"),
    phases.TURN_UP: resolve.TurnUp("turn_up", "SO-2.8", "SO-2.8 first turn up a face-down job, or leave them down"),
    phases.DRIVES: endgame.Drives("drives", "SO-4.9", "SO-4.9 now you buy Hard Drives, or stop"),
    phases.VAULT: vault.Vault("vault", "SO-3.1", "SO-3.1 now you rob the vault or flee"),
    phases.KEYED: bribes.Keyed("keyed", "SO-4.5", "SO-4.5 first say how many of the Cops go back"),
    phases.BRIBE: bribes.Bribe("bribe", "SO-3.3", "SO-3.2 first say how many Cops you bribe"),
    phases.PAY: bribes.Pay("pay", "SO-3.3", "SO-3.3 first pay for the bribes"),
    phases.ROW_COP: row.OnRow("row_cop", "SO-4.8", "SO-4.8 first put the Cop on a card of the row"),
    phases.TAKE: vault.Take("take", "SO-3.5", "SO-3.5 first take one of the drawn tokens, or none"),
    phases.ROW_TOKEN: row.OnRow("row_token", "SO-4.8", "SO-4.8 first put the token on a card of the row"),
    phases.REMOVE: vault.Remove("remove", "SO-3.5", "SO-3.5 first remove one of the drawn tokens from the game"),
    phases.MARKET: endgame.Market("market", "SO-4.2", "SO-4.2 now you trade on the black market, or close it"),
    phases.GOLD: endgame.Gold("gold", "SO-4.5", "SO-4.5 first say what the Gold Bar counts as"),
    phases.BOSS: setup.Boss("bosses", "SO-1.1", "SO-1.1 first choose who you are"),
    phases.ORDER: resolve.Order("order", "SO-2.8", "SO-2.8 first say which completed job is settled next"),
    phases.OVER: Decision("over", "", ""),
}
"""Every decision, by its phase. Classes and not functions: mypyc calls a method that it has compiled directly, and
`legal` asks for the refusal of every candidate."""


STATIONS: Final[dict[int, Callable[[SoloPosition], None]]] = {
    phases.NEW_ROUND: setup.begin_round,
    phases.NEW_TURN: hire.begin_turn,
    phases.RESOLVE: resolve.begin,
    phases.NEXT_JOB: resolve.next_job,
    phases.REWARDED: resolve.after_reward,
    phases.SETTLED: resolve.ask_to_turn_up,
    phases.TURN_OVER: resolve.end_turn,
    phases.ACT_TWO: endgame.begin_act_two,
    phases.COPS: bribes.place_cops,
    phases.BUSTED: vault.bust,
    phases.COPS_PLACED: vault.ask_to_take,
    phases.TOKEN_PLACED: vault.ask_to_remove,
    phases.VAULT_ROUND_OVER: vault.end_round,
    phases.COUNT: endgame.count,
}
"""What happens in each phase without a decision."""


def advance(state: SoloPosition) -> None:
    """Go through the phases without a decision to the next one."""
    while phases.OVER < state.phase <= phases.COUNT:
        STATIONS[state.phase](state)
