"""What a pack.toml of The Big Score must hold."""

from typing import Annotated, Literal

from msgspec import Meta

from getaway.games.big_score.say import say
from getaway.kernel.pack import Card, Figures, NamedCard, Pack, PackError, Title

Small = Annotated[int, Meta(ge=0, le=60)]
Count = Annotated[int, Meta(ge=1, le=60)]
Money = Annotated[int, Meta(ge=0, le=99_999)]
Price = Annotated[int, Meta(ge=1, le=99_999)]
Icons = Annotated[int, Meta(ge=0, le=6)]
CrewType = Literal["con_man", "driver", "grease_man", "gun_man", "hacker", "muscle"]
Item = Literal["cash", "diamond", "artifact", "hard_drive"]
TokenKind = Literal["cop", "digital_key", "artifact", "diamond", "silver_bar", "gold_bar", "cash"]

CREW_TYPES: tuple[CrewType, ...] = ("con_man", "driver", "grease_man", "gun_man", "hacker", "muscle")
TOKEN_KINDS: tuple[TokenKind, ...] = ("cop", "digital_key", "artifact", "diamond", "silver_bar", "gold_bar", "cash")
MOST_OF_A_TYPE = 15
MOST_CASH_TOKENS = 4


class Crew(Card, frozen=True, kw_only=True):
    """A crew type and how many cards of it there are (BS-1.1)."""

    id: CrewType
    name: Title
    regular: Small
    expert: Small


class Job(NamedCard, frozen=True, kw_only=True):
    """A job: its Crew Requirement and its payout (BS-1.2); figures that do not apply are left out."""

    con_man: Icons = 0
    driver: Icons = 0
    grease_man: Icons = 0
    gun_man: Icons = 0
    hacker: Icons = 0
    muscle: Icons = 0
    cash: Money = 0
    diamonds: Icons = 0
    artifacts: Icons = 0
    hard_drives: Icons = 0

    def icons(self) -> list[int]:
        """How many of each crew type it needs, in the order of CREW_TYPES."""
        return [getattr(self, crew) for crew in CREW_TYPES]

    def needs(self) -> list[CrewType]:
        """The crew type of each icon."""
        return [crew for crew, icons in zip(CREW_TYPES, self.icons(), strict=True) for _ in range(icons)]


class Token(NamedCard, frozen=True, kw_only=True):
    """A kind of vault token (BS-1.3); cash and bars have a value of their own."""

    kind: TokenKind
    count: Small
    value: Money = 0


class Boss(NamedCard, frozen=True, kw_only=True):
    """A boss and the two starting items to choose from (BS-1.5)."""

    items: tuple[Item, Item]
    cash: Money = 0


class Solo(Figures, frozen=True, kw_only=True):
    """The figures of the solitaire and its scenarios."""

    hand: Count
    face_up: Count
    redraw_cost: Money
    draw_cost: Money
    place_cost: Money
    shuffle_cost: Money
    keep_cost: Money
    scout_cost: Money
    vault_draw: Count
    bribe: Money
    bust: Count
    biggest_goal: Money
    extreme_goal: Money
    thief_diamonds: Count
    thief_artifacts: Count
    thief_price: Price
    paintings: Count
    paintings_cash: Money
    jack_joats: Count
    jack_goal: Money
    crypto_pairs: Count
    heat_tokens: Count
    heat_bust: Count
    heat_jobs: Count
    heat_goal: Money
    plunder_goal: Money
    traitors: Count
    traitor_goal: Money
    takes_price: Price
    takes_cash: Money
    takes_diamonds: Count
    takes_artifacts: Count
    takes_pairs: Count


class BigScorePack(Pack, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=3)]
    jobs_a_round: Annotated[int, Meta(ge=1, le=6)]
    deals: tuple[Count, Count, Count, Count, Count]
    start_cash: Money
    fail_cost: Money
    joats: Annotated[int, Meta(ge=0, le=3)]
    joats_for_two: Annotated[int, Meta(ge=0, le=3)]
    training: Annotated[int, Meta(ge=1, le=9)]
    floor: Annotated[int, Meta(ge=0, le=20)]
    cops_over_players: Annotated[int, Meta(ge=0, le=20)]
    driver_draws: Annotated[int, Meta(ge=1, le=9)]
    diamond_worth: Annotated[tuple[Money, ...], Meta(min_length=1, max_length=20)]
    further_diamond: Money
    artifact_worth: Money
    most_artifacts: Money
    pair_worth: Money
    hacker_worth: Money
    crew: tuple[Crew, Crew, Crew, Crew, Crew, Crew]
    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=len(TOKEN_KINDS) - 1 + MOST_CASH_TOKENS)]
    bosses: Annotated[tuple[Boss, ...], Meta(min_length=2, max_length=12)]  # as many players as bosses
    jobs: Annotated[tuple[Job, ...], Meta(min_length=1, max_length=60)]
    solo: Solo

    def check(self) -> None:
        for rows in ("crew", "tokens", "bosses", "jobs"):
            self.unique(rows, "id")
        self._check_crew()
        self._check_tokens()
        for at, boss in enumerate(self.bosses):
            if boss.items[0] == boss.items[1]:
                raise PackError(f"bosses[{at}] ({boss.id}).items", say("pack-items"), boss.items[0])
            if ("cash" in boss.items) != (boss.cash > 0):
                raise PackError(f"bosses[{at}] ({boss.id}).cash", say("pack-cash"), boss.cash)
        for at, job in enumerate(self.jobs):
            if not any(job.icons()):
                raise PackError(f"jobs[{at}] ({job.id})", say("pack-icon"))
        needed = self.rounds * self.jobs_a_round
        if len(self.jobs) < needed:
            raise PackError("jobs", say("pack-jobs", needed=needed), len(self.jobs))

    def _check_crew(self) -> None:
        """The deck suffices for every number of players (BS-2.7), with an Inside Man for every job of two."""
        deck = 0
        for at, crew in enumerate(self.crew):
            if crew.id != CREW_TYPES[at]:
                raise PackError(f"crew[{at}].id", say("pack-crew", type=CREW_TYPES[at]), crew.id)
            if crew.regular + crew.expert > MOST_OF_A_TYPE:
                where = f"crew[{at}] ({crew.id})"
                raise PackError(where, say("pack-most", most=MOST_OF_A_TYPE), crew.regular + crew.expert)
            deck += crew.regular + crew.expert
        for players, deal in enumerate(self.deals[: len(self.bosses) - 1], start=2):
            inside_men = self.jobs_a_round if players == 2 else 0
            needed = self.rounds * (players * deal + inside_men)
            if needed > deck:
                raise PackError(f"deals[{players - 2}]", say("pack-deck", needed=needed, players=players), deck)

    def _check_tokens(self) -> None:
        kinds = [token.kind for token in self.tokens]
        for kind in TOKEN_KINDS[:-1]:
            if kinds.count(kind) != 1:
                raise PackError("tokens", say("pack-kind", kind=kind), kinds.count(kind))
        if not 1 <= kinds.count("cash") <= MOST_CASH_TOKENS:
            raise PackError("tokens", say("pack-cash-rows", most=MOST_CASH_TOKENS), kinds.count("cash"))
        for at, token in enumerate(self.tokens):
            if (token.kind in ("cash", "silver_bar", "gold_bar")) != (token.value > 0):
                raise PackError(f"tokens[{at}] ({token.id}).value", say("pack-value"), token.value)
