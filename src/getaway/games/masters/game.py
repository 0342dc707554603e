"""Masters of the Heist as the kernel knows it."""

from typing import ClassVar

from getaway.games.masters import moves, views, words
from getaway.games.masters.box import Box
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.pack import MastersPack
from getaway.games.masters.phases import PHASES
from getaway.games.masters.ruleset import MastersRuleset
from getaway.games.masters.say import say
from getaway.games.masters.state import MastersState
from getaway.kernel.capabilities import Goals, Scenario, Scenarios
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.events import Event
from getaway.kernel.moves import Move, moves_in
from getaway.kernel.options import Options, single_changes
from getaway.kernel.pack import Pack
from getaway.text.messages import Message, Money, listing


class Masters(CatalogueGame, Scenarios, Goals[MastersState]):
    """Two players, or one alone in a campaign of three games."""

    name = "masters"
    title = "Masters of the Heist"
    blurb = say("blurb")
    phases = PHASES
    seat_counts = (1, 2)
    default_seats = 2
    rules_version = 1
    options_type = MastersOptions
    pack_type = MastersPack
    component_keys: ClassVar = {"crew": "crew", "marks": "mark", "neighborhoods": "hood"}
    move_types = moves_in(moves)
    board_type = views.Board
    pack: MastersPack

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box = Box(self.pack)
        self.words = words.Words(self.pack)
        self.rules = MastersRuleset(self.box, self.words)

    def variants(self) -> list[tuple[int, Options]]:
        return [(2, MastersOptions()), *((1, options) for options in single_changes(MastersOptions))]

    def scenarios(self) -> tuple[Scenario, ...]:
        goal = say("campaign-goal", goals=listing(Money(goal) for goal in self.pack.solo_goals))
        return (Scenario("campaign", say("campaign"), goal, {}),)

    def goals_reached(self, state: MastersState) -> int:
        return int(state.game) - 1 + int(state.returns()[0]) if state.solo else 0

    def all_moves(self) -> list[Move]:
        return moves.all_moves(self.box)

    def ruleset(self, seats: int) -> MastersRuleset:
        return self.rules

    def describe(self, event: Event) -> Message:
        return self.words.describe(event)
