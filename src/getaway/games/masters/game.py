"""Masters of the Heist as the kernel knows it."""

from typing import Annotated, ClassVar, Literal

from getaway.games.masters import carry_over, heist, moves, plan, purchase, views, words
from getaway.games.masters.box import Box
from getaway.games.masters.pack import MastersPack
from getaway.games.masters.phases import PLAN, PURCHASE
from getaway.games.masters.state import MastersState, deal, load
from getaway.kernel.capabilities import Goals, Scenario, Scenarios
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import Fact, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options, option, single_changes
from getaway.kernel.pack import Pack
from getaway.kernel.state import State
from getaway.kernel.views import Offer


class MastersOptions(Options, frozen=True):
    """Settings of the solo campaign; with two players there are none."""

    opponent_card: Annotated[
        Literal["all", "tops"],
        option(
            "The opponent's card",
            "the opponent gets the lowest Muscle of all cards in the piles, or of the tops only (MH-7.1)",
            {"all": "from all cards", "tops": "from the tops"},
            seats=(1,),
        ),
    ] = "all"
    opponent_marks: Annotated[
        Literal["step", "round"],
        option(
            "The opponent's marks",
            "the opponent takes one mark a step, or one a round (MH-7.2)",
            {"step": "one a step", "round": "one a round"},
            seats=(1,),
        ),
    ] = "step"


class Masters(CatalogueGame, Scenarios, Goals):
    """Two players, or one alone in a campaign of three games."""

    name = "masters"
    title = "Masters of the Heist"
    blurb = "Hire a crew, plan in secret, and see whose heists come off."
    phases: ClassVar[dict[str, str]] = {
        "purchase": "Purchase",
        "plan": "Plan and Heist",
        "carry_over": "Carry-over",
        "over": "The end",
    }
    seat_counts = (1, 2)
    default_seats = 2
    rules_version = 1
    options_type = MastersOptions
    pack_type = MastersPack
    move_types = moves.MOVES
    board_type = views.Board
    pack: MastersPack

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box = Box(self.pack)
        self.words = words.Words(self.pack)

    def variants(self) -> list[tuple[int, Options]]:
        return [(2, MastersOptions()), *((1, options) for options in single_changes(MastersOptions))]

    def scenarios(self) -> tuple[Scenario, ...]:
        *first, last = [f"${goal}K" for goal in self.pack.solo_goals]
        goal = f"Three games in a row against an opponent who never pays: at least {', '.join(first)} and {last}."
        return (Scenario("campaign", "The campaign", goal, {}),)

    def goals_reached(self, state: State) -> int:
        assert isinstance(state, MastersState)
        return int(state.game) - 1 + int(state.returns()[0]) if state.solo else 0

    def all_moves(self) -> list[Move]:
        return moves.all_moves(self.box)

    def new_state(self, chance: Chance, seats: int, options: Options) -> MastersState:
        assert isinstance(options, MastersOptions)
        return deal(
            self.box,
            chance,
            solo=seats == 1,
            opponent_takes_tops=options.opponent_card == "tops",
            opponent_once_a_round=options.opponent_marks == "round",
        )

    def load_state(self, data: bytes) -> MastersState:
        return load(self.box, data)

    def why_not(self, state: State, seat: int, number: int) -> Rejection | None:
        assert isinstance(state, MastersState)
        if state.phase == PURCHASE:
            return purchase.why_not(state, seat, number)
        if state.phase == PLAN:
            return plan.why_not(state, seat, number)
        return carry_over.why_not(state, number)

    def offer(self, state: State, seat: int, number: int) -> Offer:
        assert isinstance(state, MastersState)
        return views.offer(self.words, state, seat, self.catalogue[number])

    def prompt(self, state: State, viewer: int) -> str:
        assert isinstance(state, MastersState)
        return views.prompt(state, viewer)

    def phase(self, state: State) -> str:
        assert isinstance(state, MastersState)
        return views.PHASES[state.phase]

    def rule(self, state: State) -> str:
        assert isinstance(state, MastersState)
        return views.RULES[state.phase]

    def board(self, state: State, viewer: int) -> views.Board:
        assert isinstance(state, MastersState)
        return views.board(self.box, state, viewer)

    def warning(self, state: State, seat: int, number: int) -> str:
        """A plan whose first heist lacks Skill fails there, whatever the other player does (MH-5.4)."""
        assert isinstance(state, MastersState)
        placed = len(state.sides[seat].selectors)
        if state.phase != PLAN or number < self.box.selector_at or placed + 1 < self.box.selectors:
            return ""
        sealed = state.clone()
        sealed.sides[seat].selectors.append(number - self.box.selector_at)
        first = heist.first_heist(sealed, seat)
        if heist.enough(sealed, first):
            return ""
        mark = self.words.marks[self.box.mark_ids[first.mark]]
        skill = heist.skill(sealed, first)
        return f"This plan takes no mark: its first heist, {mark.name}, needs Skill {mark.difficulty} and has {skill}."

    def verdict(self, state: State) -> str:
        assert isinstance(state, MastersState)
        return words.verdict(state)

    def describe(self, fact: Fact, names: list[str]) -> str:
        return self.words.describe(fact, names)
