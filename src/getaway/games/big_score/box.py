"""The components of The Big Score: pack.toml, validated, as fast tables.

A face is a crew type, regular (even) or Expert (odd): `2 * type + expert`. Multisets of faces and of token kinds are
packed as `multiset.py` says.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from getaway.games.big_score.pack import CREW_TYPES, TOKEN_KINDS, BigScorePack
from getaway.games.big_score.solo.box import SoloBox

TYPES: Final = 6
FACES: Final = 12
CON_MAN: Final = 0
DRIVER: Final = 1
GREASE_MAN: Final = 2
GUN_MAN: Final = 3
HACKER: Final = 4
MUSCLE: Final = 5

COP: Final = 0
KEY: Final = 1
ARTIFACT: Final = 2
DIAMOND: Final = 3
SILVER: Final = 4
GOLD: Final = 5
FIRST_CASH: Final = 6
"""Kinds of vault tokens; cash of each value follows from here."""

ITEMS: Final = ("cash", "diamond", "artifact", "hard_drive")
ITEM_CASH: Final = 0
ITEM_DIAMOND: Final = 1
ITEM_ARTIFACT: Final = 2


@final
class Box:
    """Crew, jobs, tokens and bosses by number, values, and where each kind of move begins in the catalog."""

    def __init__(self, pack: BigScorePack, rules: i64 = 2) -> None:
        self.pack: BigScorePack = pack
        self.rules: i64 = rules  # the version
        self.type_ids: list[str] = list(CREW_TYPES)
        self.face_ids: list[str] = [name for crew in CREW_TYPES for name in (crew, f"expert_{crew}")]
        self.deck: i64 = sum(crew.regular << 8 * n | crew.expert << 8 * n + 4 for n, crew in enumerate(pack.crew))
        # Without Expert icons (BS-6.1, SO-1.4) every card is a regular one of its type.
        self.plain_deck: i64 = sum(crew.regular + crew.expert << 8 * n for n, crew in enumerate(pack.crew))
        self.rounds: i64 = pack.rounds
        self.jobs_a_round: i64 = pack.jobs_a_round
        self.deals: list[int] = list(pack.deals)  # from two players on
        self.start_cash: i64 = pack.start_cash
        self.fail_cost: i64 = pack.fail_cost
        self.joats: i64 = pack.joats
        self.joats_for_two: i64 = pack.joats_for_two
        self.training: i64 = pack.training

        jobs = pack.jobs
        self.job_ids: list[str] = [job.id for job in jobs]
        self.all_jobs: i64 = (1 << len(jobs)) - 1
        self.need: list[int] = [sum(icons << 4 * n for n, icons in enumerate(job.icons())) for job in jobs]  # by type
        self.job_cash: list[int] = [job.cash for job in jobs]
        self.job_diamonds: list[int] = [job.diamonds for job in jobs]
        self.job_artifacts: list[int] = [job.artifacts for job in jobs]
        self.job_drives: list[int] = [job.hard_drives for job in jobs]

        tokens = sorted(pack.tokens, key=lambda token: TOKEN_KINDS.index(token.kind))
        self.token_ids: list[str] = [token.id for token in tokens]
        self.kinds: i64 = len(tokens)
        self.token_value: list[int] = [token.value for token in tokens]  # of cash and bars
        self.vault: i64 = sum(token.count << 6 * n for n, token in enumerate(tokens))
        self.floor: i64 = pack.floor
        self.cops_over_players: i64 = pack.cops_over_players
        self.driver_draws: i64 = pack.driver_draws

        self.boss_ids: list[str] = [boss.id for boss in pack.bosses]
        self.boss_count: i64 = len(pack.bosses)
        self.boss_items: list[int] = [
            1 << ITEMS.index(boss.items[0]) | 1 << ITEMS.index(boss.items[1]) for boss in pack.bosses
        ]
        self.boss_cash: list[int] = [boss.cash for boss in pack.bosses]

        self.diamond_worth: list[int] = [0, *pack.diamond_worth]  # by number
        self.further_diamond: i64 = pack.further_diamond
        self.artifact_worth: i64 = pack.artifact_worth
        self.most_artifacts: i64 = pack.most_artifacts
        self.pair_worth: i64 = pack.pair_worth
        self.hacker_worth: i64 = pack.hacker_worth

        # Where each kind of move begins in the catalog (moves.py builds it in the same order); those that name a
        # token leave out the Cop.
        loot: i64 = self.kinds - 1
        self.boss_at: i64 = 0
        self.item_at: i64 = self.boss_count
        self.hire_at: i64 = self.item_at + len(ITEMS)
        self.send_at: i64 = self.hire_at + FACES
        self.train_at: i64 = self.send_at + FACES * self.jobs_a_round
        self.leave_at: i64 = self.train_at + TYPES
        self.joat_at: i64 = self.leave_at + FACES
        self.rob_at: i64 = self.joat_at + max(self.joats, self.joats_for_two) + 1
        self.flee_at: i64 = self.rob_at + 1
        self.pass_at: i64 = self.flee_at + 1
        self.trade_at: i64 = self.pass_at + 1
        self.earlier_at: i64 = self.trade_at + loot
        self.take_at: i64 = self.earlier_at + loot * loot
        self.take_none_at: i64 = self.take_at + loot
        self.steal_at: i64 = self.take_none_at + 1
        self.leave_marker_at: i64 = self.steal_at + 1
        self.solo_at: i64 = self.leave_marker_at + 1
        self.solo: SoloBox = SoloBox(pack, self.kinds, self.solo_at)

    def diamonds(self, number: i64) -> i64:
        """What so many Diamonds are worth together (BS-5.2)."""
        listed: i64 = min(number, len(self.diamond_worth) - 1)
        return self.diamond_worth[listed] + (number - listed) * self.further_diamond

    def deal(self, players: i64) -> i64:
        """How many cards each is dealt (BS-3.2)."""
        return self.deals[players - 2]

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: it is built from its pack again."""
        return Box, (self.pack, int(self.rules))
