"""The Big Score as the kernel knows it: a table of 2 to 6 players, or the solitaire."""

import tomllib
from typing import Any, ClassVar, Self

import msgspec

from getaway.games.big_score import moves, views, words
from getaway.games.big_score.box import Box
from getaway.games.big_score.events import TableGameEvent
from getaway.games.big_score.options import BigScoreOptions, FirstOptions
from getaway.games.big_score.pack import CREW_TYPES, BigScorePack
from getaway.games.big_score.ruleset import TableRuleset
from getaway.games.big_score.say import say
from getaway.games.big_score.solo import card as solo_card
from getaway.games.big_score.solo import moves as solo_moves
from getaway.games.big_score.solo import scenarios as solo_scenarios
from getaway.games.big_score.solo import views as solo_views
from getaway.games.big_score.solo import words as solo_words
from getaway.games.big_score.solo.ruleset import SoloRuleset
from getaway.games.big_score.solo.state import SoloState
from getaway.kernel.capabilities import Scenario, Scenarios
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.events import Event
from getaway.kernel.game import SeatsError
from getaway.kernel.moves import Move, moves_in
from getaway.kernel.options import Options, settings
from getaway.kernel.pack import Pack
from getaway.kernel.play import Play
from getaway.text.messages import Message

PHASES = (
    "bosses",
    "items",
    "strike",
    "hire",
    "place",
    "assign",
    "keep",
    "joats",
    "jacks",
    "seized",
    "order",
    "turn_up",
    "drives",
    "vault",
    "keyed",
    "bribe",
    "pay",
    "row_cop",
    "take",
    "row_token",
    "remove",
    "grease_man",
    "muscle",
    "trade",
    "gun_man",
    "market",
    "gold",
    "over",
)
"""The parts of a table's game and of the solitaire's."""

TABLE_CHANGES: list[tuple[int, dict[str, object]]] = [
    (6, {"bosses": "dealt"}),  # every boss is somebody
    (4, {"simple": True}),
    (3, {"talk": True}),
    (5, {"youngest": "seat_2"}),
    (4, {"memory": True}),
]
"""For tests: the settings of a table, one at a time; each is played by two, who have an Inside Man, and by so many."""


class BigScore(CatalogueGame, Scenarios):
    """Small jobs with a drafted crew, then the vault: 2 to 6 players, and nine scenarios for one alone."""

    name = "big_score"
    title = "The Big Score"
    blurb = say("blurb")
    phases = PHASES
    seat_counts = (1, 2, 3, 4, 5, 6)
    default_seats = 4
    rules_version = 2
    options_type: ClassVar[type[Options]] = BigScoreOptions
    pack_type = BigScorePack
    component_keys: ClassVar = {"crew": "crew", "tokens": "token", "bosses": "boss", "jobs": "job"}
    move_types = moves_in(moves) + moves_in(solo_moves)
    board_type = views.Board | solo_views.SoloBoard
    pack: BigScorePack

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box = Box(self.pack, self.rules_version)
        self.words = words.Words(self.pack)
        self.solo_words = solo_words.SoloWords(self.words)
        self.table_rules = TableRuleset(self.box, self.words)
        self.solo_rules = SoloRuleset(self.box, self.solo_words)

    def variants(self) -> list[tuple[int, Options]]:
        scenarios = next(setting for setting in settings(BigScoreOptions) if setting.name == "scenario").values
        alone: list[dict[str, object]] = [{"scenario": name} for name in scenarios]
        alone += [{"extreme": True}, {"majority": True}, {"bosses": "dealt"}]
        alone += [{"scenario": "jack_of_all_trades", "jacks": "once"}, {"scenario": "crypto_currency", "gold": "count"}]
        changes = [(1, change) for change in alone]
        changes += [(seats, {}) for seats in self.seat_counts[1:]]
        changes += [(2, change) for _, change in TABLE_CHANGES] + TABLE_CHANGES
        changes += [(2, {"bust": "4"}), (3, {"bust": "3"}), (6, {"bust": "3"})]
        return [(seats, msgspec.convert(change, BigScoreOptions)) for seats, change in changes]

    def scenarios(self) -> tuple[Scenario, ...]:
        *standard, extreme = self.box.solo.scenarios
        found = [self._scenario(rules.name, rules, {"scenario": rules.name}) for rules in standard]
        return (*found, self._scenario("extreme", extreme, {"scenario": extreme.name, "extreme": "true"}))

    def _scenario(self, name: str, rules: solo_scenarios.Scenario, options: dict[str, str]) -> Scenario:
        special = solo_card.card(rules, self.box.solo)
        title = solo_words.title(rules)
        return Scenario(name, title, solo_words.goal(rules), options, special, solo_card.number_of(rules))

    def scenario_of(self, play: Play) -> Scenario | None:
        if play.seats > 1:
            return None
        assert isinstance(play, CataloguePlay)
        state: SoloState = play.current_state()
        return msgspec.structs.replace(self.scenarios()[state.scenario], rules=solo_views.card_of(state))

    def check_seats(self, seats: int, options: Options | None = None) -> None:
        super().check_seats(seats, options)
        if seats > self.box.boss_count:
            raise SeatsError(say("too-few-bosses", bosses=int(self.box.boss_count), seats=seats))

    def all_moves(self) -> list[Move]:
        return moves.all_moves(self.box) + solo_moves.all_moves(self.box)

    def ruleset(self, seats: int) -> TableRuleset | SoloRuleset:
        return self.solo_rules if seats == 1 else self.table_rules

    def describe(self, event: Event) -> Message:
        if isinstance(event, TableGameEvent):
            return self.words.describe(event)
        return self.solo_words.describe(event)


class FirstBigScore(BigScore):
    """The game by version 1 of its rules, for records and tables that began by them: bosses are dealt alone, completed
    jobs are settled by their numbers, and the largest jobs of the box pay more."""

    rules_version = 1
    options_type = FirstOptions

    @classmethod
    def from_toml(cls, data: bytes | None = None) -> Self:
        return super().from_toml(data) if data is not None else cls.from_tree(_first_box(cls.standard_pack_text()))


def _first_box(text: bytes) -> dict[str, Any]:
    """The box that version 1 of the rules came with."""
    tree = tomllib.loads(text.decode())
    tree["pack"]["version"] = 1
    tree["source"]["cops_over_players"] = "deduced"
    for job in tree["jobs"]:
        size = sum(job.get(crew, 0) for crew in CREW_TYPES)
        job["cash"] = {5: 100, 6: 150}.get(size, job["cash"])
    return tree


BigScore.earlier = {1: FirstBigScore}
