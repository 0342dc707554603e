"""The components of Masters of the Heist: pack.toml, validated, as fast tables."""

from collections.abc import Iterable
from itertools import accumulate
from operator import sub
from typing import Any, Final, final

from mypy_extensions import i64

from getaway.games.masters.pack import MastersPack
from getaway.kernel.bits import members

KINDS: Final = ("grifter", "partner", "thief", "muscle", "insider", "car", "bribe")
THIEF: Final = 2
CAR: Final = 5
BRIBE: Final = 6
TIERS: Final = ("easy", "medium", "hard")


@final
class Box:
    """Cards and marks by number. Crew is numbered pile by pile from the top, so that of the cards left in a
    pile the lowest number is the one on offer (MH-2.1)."""

    def __init__(self, pack: MastersPack) -> None:
        self.pack: MastersPack = pack
        crew = sorted(pack.crew, key=lambda card: (KINDS.index(card.kind), card.price))
        marks = pack.marks
        hoods = [hood.id for hood in pack.neighborhoods]
        self.crew_ids: list[str] = [card.id for card in crew]
        self.mark_ids: list[str] = [mark.id for mark in marks]
        self.hood_ids: list[str] = hoods
        self.crew_count: i64 = len(crew)

        self.price: list[int] = [card.price for card in crew]
        self.kind: list[int] = [KINDS.index(card.kind) for card in crew]
        self.skill: list[int] = [card.skill for card in crew]
        self.muscle: list[int] = [card.muscle for card in crew]
        self.draw: list[int] = [card.draw for card in crew]
        self.cash: list[int] = [card.cash for card in crew]
        self.per_thief: list[int] = [card.per_thief for card in crew]
        self.per_class: list[int] = [card.per_class for card in crew]
        self.tiebreak: list[int] = [card.tiebreak for card in crew]
        self.insider: list[int] = [hoods.index(card.insider) if card.insider else -1 for card in crew]
        self.insider_skill: list[int] = [card.insider_skill for card in crew]
        self.permanent: list[int] = [card.permanent for card in crew]

        self.all_crew: i64 = (1 << len(crew)) - 1
        self.piles: list[int] = [_where(card.kind == kind for card in crew) for kind in KINDS]
        self.bribes: i64 = self.piles[BRIBE]

        self.top_price: i64 = max(self.price)
        # The cards that cost no more than so much.
        self.within: list[int] = [_where(cost <= money for cost in self.price) for money in range(self.top_price + 1)]

        self.difficulty: list[int] = [mark.difficulty for mark in marks]
        self.payout: list[int] = [mark.payout for mark in marks]
        self.hood: list[int] = [hoods.index(mark.neighborhood) for mark in marks]
        self.all_marks: i64 = (1 << len(marks)) - 1
        self.tier_marks: list[int] = [_where(mark.tier == tier for mark in marks) for tier in TIERS]
        self.hood_marks: list[int] = [_where(mark.neighborhood == hood for mark in marks) for hood in hoods]
        in_box = [len(members(tier)) for tier in self.tier_marks]
        removed = [0, pack.removed_medium, pack.removed_hard]
        # After how many draws the Easy, the Medium and the Hard marks of the deck are gone.
        self.duel_deck: list[int] = list(accumulate(map(sub, in_box, removed)))
        self.solo_deck: list[int] = list(accumulate(in_box))
        homes = [pack.neighborhoods[hoods.index(mark.neighborhood)] for mark in marks]
        self.set_size: list[int] = [
            home.set_size if mark.set_size is None else mark.set_size for mark, home in zip(marks, homes, strict=True)
        ]
        self.set_bonus: list[int] = [
            home.set_bonus if mark.set_bonus is None else mark.set_bonus
            for mark, home in zip(marks, homes, strict=True)
        ]

        self.display: i64 = pack.display
        self.selectors: i64 = pack.selectors
        self.start_money: i64 = pack.start_money
        self.goals: list[int] = list(pack.solo_goals)

        # Where each kind of move begins in the catalog (moves.py builds it in the same order).
        self.buy_at: i64 = 0
        self.welfare_at: i64 = self.crew_count
        self.pass_at: i64 = self.welfare_at + self.crew_count
        self.crew_at: i64 = self.pass_at + 1
        self.selector_at: i64 = self.crew_at + self.crew_count
        self.keep_at: i64 = self.selector_at + self.selectors
        self.stop_at: i64 = self.keep_at + self.crew_count

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: it is built from its pack again."""
        return Box, (self.pack,)


def _where(found: Iterable[bool]) -> int:
    """The numbers at which it is true, a bit each."""
    return sum(1 << n for n, is_true in enumerate(found) if is_true)
