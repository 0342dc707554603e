"""The decisions of a solitaire, and how it goes on from one to the next or to the end."""

from collections.abc import Callable
from typing import Final

from getaway.games.big_score.solo import assign, bribes, endgame, hire, phases, resolve, row, setup, vault
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.position import SoloPosition

DECISIONS: Final[dict[int, Decision]] = {
    phases.STRIKE: setup.Strike("strike", "SO-4.4", "SO-4.4 now-strike"),
    phases.HIRE: hire.Hire("hire", "SO-2.2", "SO-2.2 now-hire"),
    phases.PLACE: assign.Place("place", "SO-2.3", "SO-2.3 now-place"),
    phases.ASSIGN: assign.Assign(
        "assign",
        "SO-2.4",
        "SO-2.4 now-assign",
    ),
    phases.KEEP: assign.Assign("keep", "SO-2.6", "SO-2.6 now-keep"),
    phases.JACKS: resolve.Jacks("jacks", "SO-4.4", "SO-4.4 now-jacks"),
    phases.SEIZED: resolve.Seized("seized", "SO-4.6", "SO-4.6 now-seized"),
    phases.TURN_UP: resolve.TurnUp("turn_up", "SO-2.8", "SO-2.8 now-turn-up"),
    phases.DRIVES: endgame.Drives("drives", "SO-4.9", "SO-4.9 now-drives"),
    phases.VAULT: vault.Vault("vault", "SO-3.1", "SO-3.1 now-vault"),
    phases.KEYED: bribes.Keyed("keyed", "SO-4.5", "SO-4.5 now-keyed"),
    phases.BRIBE: bribes.Bribe("bribe", "SO-3.3", "SO-3.2 now-bribe"),
    phases.PAY: bribes.Pay("pay", "SO-3.3", "SO-3.3 now-pay"),
    phases.ROW_COP: row.OnRow("row_cop", "SO-4.8", "SO-4.8 now-row-cop"),
    phases.TAKE: vault.Take("take", "SO-3.5", "SO-3.5 now-take"),
    phases.ROW_TOKEN: row.OnRow("row_token", "SO-4.8", "SO-4.8 now-row-token"),
    phases.REMOVE: vault.Remove("remove", "SO-3.5", "SO-3.5 now-remove"),
    phases.MARKET: endgame.Market("market", "SO-4.2", "SO-4.2 now-market"),
    phases.GOLD: endgame.Gold("gold", "SO-4.5", "SO-4.5 now-gold"),
    phases.BOSS: setup.Boss("bosses", "SO-1.1", "SO-1.1 now-bosses"),
    phases.ORDER: resolve.Order("order", "SO-2.8", "SO-2.8 now-order"),
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
