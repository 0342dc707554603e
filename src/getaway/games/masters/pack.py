"""What a pack.toml of Masters of the Heist must hold."""

from typing import Annotated, Literal

from msgspec import Meta

from getaway.games.masters.say import say
from getaway.kernel.errors import error
from getaway.kernel.pack import Ident, NamedCard, Pack, PackError
from getaway.text.messages import listing

Small = Annotated[int, Meta(ge=0, le=99)]
Price = Annotated[int, Meta(ge=1, le=999)]
Money = Annotated[int, Meta(ge=0, le=999)]
SetSize = Annotated[int, Meta(ge=2, le=9)]
Goal = Annotated[int, Meta(ge=0, le=9999)]


class CrewCard(NamedCard, frozen=True, kw_only=True):
    """A crew card (MH-1.1) with its bonuses (MH-1.4); figures that do not apply are left out."""

    kind: Literal["grifter", "partner", "thief", "muscle", "insider", "car", "bribe"]
    price: Price
    skill: Small = 0
    muscle: Small = 0
    draw: Small = 0
    cash: Small = 0
    per_thief: Small = 0
    per_class: Small = 0
    tiebreak: Small = 0
    insider: Ident | None = None
    insider_skill: Small = 0
    permanent: Small = 0


class Mark(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """A mark (MH-1.2). It may have a set size and a set bonus of its own in place of its neighborhood's (MH-5.9)."""

    neighborhood: Ident
    tier: Literal["easy", "medium", "hard"]
    difficulty: Small
    payout: Money
    set_size: SetSize | None = None
    set_bonus: Money | None = None


class Neighborhood(NamedCard, frozen=True, kw_only=True):
    """A neighborhood and what a set of its marks brings (MH-5.9), where the marks do not say otherwise."""

    set_size: SetSize
    set_bonus: Money


class MastersPack(Pack, frozen=True, kw_only=True):
    start_money: Money
    display: Annotated[int, Meta(ge=1, le=9)]
    selectors: Annotated[int, Meta(ge=1, le=9)]
    removed_medium: Small
    removed_hard: Small
    solo_goals: Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=9)]
    crew: Annotated[tuple[CrewCard, ...], Meta(min_length=1, max_length=60)]
    marks: Annotated[tuple[Mark, ...], Meta(min_length=1, max_length=60)]
    neighborhoods: Annotated[tuple[Neighborhood, ...], Meta(min_length=1, max_length=16)]

    def check(self) -> None:
        self.unique("crew", "id")
        self.unique("marks", "id")
        self.unique("neighborhoods", "id")
        hoods = {hood.id for hood in self.neighborhoods}
        muscle: dict[int, str] = {}
        for at, card in enumerate(self.crew):
            where = f"crew[{at}] ({card.id})"
            if card.insider is not None and card.insider not in hoods:
                raise PackError(
                    f"{where}.insider", error("expected-one-of", values=listing(sorted(hoods), "comma")), card.insider
                )
            if (card.insider is None) != (card.insider_skill == 0):
                raise PackError(f"{where}.insider_skill", say("pack-insider"), card.insider_skill)
            if card.kind in ("car", "bribe") and (card.skill or card.muscle or card.insider_skill):
                raise PackError(f"{where}.skill", say("pack-no-skill"), card.skill)
            if (card.kind == "bribe") != (card.permanent > 0):
                raise PackError(f"{where}.permanent", say("pack-permanent"), card.permanent)
            for bonus in ("draw", "cash", "per_thief", "per_class", "tiebreak"):
                if card.kind == "bribe" and (found := getattr(card, bonus)):
                    raise PackError(f"{where}.{bonus}", say("pack-bribe"), found)
            if card.muscle and card.muscle in muscle:
                raise PackError(f"{where}.muscle", say("pack-muscle", card=muscle[card.muscle]), card.muscle)
            muscle[card.muscle] = card.id
        for at, mark in enumerate(self.marks):
            if mark.neighborhood not in hoods:
                where = f"marks[{at}] ({mark.id}).neighborhood"
                raise PackError(
                    where, error("expected-one-of", values=listing(sorted(hoods), "comma")), mark.neighborhood
                )
        for tier, removed in (("medium", self.removed_medium), ("hard", self.removed_hard)):
            there = sum(mark.tier == tier for mark in self.marks)
            if removed > there:
                raise PackError(f"removed_{tier}", say("pack-removed", there=there), removed)
        if len(self.marks) == self.removed_medium + self.removed_hard:
            raise PackError("marks", say("pack-marks"), len(self.marks))
