"""The solitaire's part of the box: costs of a turn, scenarios, and which moves each decision is made among."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.pack import BigScorePack
from getaway.games.big_score.solo import numbers as n
from getaway.games.big_score.solo import phases
from getaway.games.big_score.solo.scenarios import Scenario, scenarios


@final
class SoloBox:
    """Crew is counted by type, four bits each: an Expert is an ordinary card of its type (SO-1.4)."""

    def __init__(self, pack: BigScorePack, kinds: i64, solo_at: i64) -> None:
        solo = pack.solo
        self.crew: i64 = sum(crew.regular + crew.expert << 4 * at for at, crew in enumerate(pack.crew))
        self.drive_jobs: i64 = sum(1 << at for at, job in enumerate(pack.jobs) if job.hard_drives)
        self.hand: i64 = solo.hand
        self.face_up: i64 = solo.face_up
        self.redraw_cost: i64 = solo.redraw_cost
        self.draw_cost: i64 = solo.draw_cost
        self.place_cost: i64 = solo.place_cost
        self.shuffle_cost: i64 = solo.shuffle_cost
        self.keep_cost: i64 = solo.keep_cost
        self.scout_cost: i64 = solo.scout_cost
        self.vault_draw: i64 = solo.vault_draw
        self.bribe: i64 = solo.bribe
        self.scenarios: list[Scenario] = scenarios(solo)

        self.take_at: i64 = n.TOKENS_AT
        self.remove_at: i64 = self.take_at + kinds
        self.return_at: i64 = self.remove_at + kinds
        self.pay_at: i64 = self.return_at + kinds
        self.bribe_at: i64 = self.pay_at + kinds  # from none to all but the first Cop
        self.cops_back_at: i64 = self.bribe_at + self.vault_draw
        self.settle_at: i64 = self.cops_back_at + self.vault_draw + 1
        self.moves: i64 = self.settle_at + pack.jobs_a_round

        self.candidates: list[list[int]] = [[] for _ in range(phases.NUMBER)]
        self.candidates[phases.STRIKE] = list(range(n.STRIKE_AT, n.REDRAW_AT))
        self.candidates[phases.HIRE] = list(range(n.REDRAW_AT, n.PLACE_AT))
        scout = list(range(n.SCOUT_AT, n.CHOOSE_AT))
        self.candidates[phases.PLACE] = [*scout, *range(n.PLACE_AT, n.EXTRA_AT)]
        self.candidates[phases.ASSIGN] = [*scout, *range(n.EXTRA_AT, n.JACKS_AT)]
        self.candidates[phases.KEEP] = [*scout, *range(n.KEEP_AT, n.JACKS_AT)]
        self.candidates[phases.JACKS] = list(range(n.JACKS_AT, n.TURN_UP_AT))
        self.candidates[phases.SEIZED] = list(range(self.remove_at, self.pay_at))
        self.candidates[phases.TURN_UP] = list(range(n.TURN_UP_AT, n.BUY_DRIVE))
        self.candidates[phases.DRIVES] = [n.BUY_DRIVE, n.STOP_BUYING]
        self.candidates[phases.VAULT] = [n.ROB, n.FLEE]
        self.candidates[phases.KEYED] = list(range(self.cops_back_at, self.settle_at))
        self.candidates[phases.BRIBE] = list(range(self.bribe_at, self.cops_back_at))
        self.candidates[phases.PAY] = list(range(self.pay_at, self.bribe_at))
        self.candidates[phases.ROW_COP] = list(range(n.ROW_AT, n.TAKE_NOTHING))
        self.candidates[phases.TAKE] = [n.TAKE_NOTHING, *range(self.take_at, self.remove_at)]
        self.candidates[phases.ROW_TOKEN] = list(range(n.ROW_AT, n.TAKE_NOTHING))
        self.candidates[phases.REMOVE] = list(range(self.remove_at, self.return_at))
        self.candidates[phases.MARKET] = [n.TRADE_ARTIFACTS, n.BUY_DIAMOND, n.CLOSE_MARKET]
        self.candidates[phases.GOLD] = [n.GOLD_AS_KEY, n.GOLD_AS_DRIVE, n.GOLD_AS_BAR]
        # Bosses have their moves among those of the table, which come first in the catalog.
        self.candidates[phases.BOSS] = list(range(-solo_at, -solo_at + len(pack.bosses)))
        self.candidates[phases.ORDER] = list(range(self.settle_at, self.moves))
