"""What only some games can do. Such a game inherits the class; everyone else asks with the functions below."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeGuard

import msgspec

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.deal import DealError, OpenDeal
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.pack import plain
from getaway.kernel.play import Play
from getaway.kernel.state import S, State
from getaway.text.messages import Text


class CampaignError(GetawayError):
    """An invalid campaign file, or an export when there is nothing to export."""


class Scenario(msgspec.Struct, frozen=True):
    """Something to play alone: its title, the goal, the options that select it, its special rules in sentences, and the
    number of the rule that defines it.
    """

    name: str
    title: Text
    goal: Text
    options: dict[str, str]
    rules: tuple[Text, ...] = ()
    rule: str = ""


class Teams(ABC, Generic[S]):
    """Seats win and lose together."""

    team_names: ClassVar[tuple[str, ...]]

    @abstractmethod
    def teams(self, state: S, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats of each team in this deal, in the order of `team_names`."""


class Scenarios(ABC):
    """One person can play alone, for a goal."""

    @abstractmethod
    def scenarios(self) -> tuple[Scenario, ...]:
        """What one person can play alone."""

    def scenario_of(self, play: Play) -> Scenario | None:
        """The scenario being played."""
        options = plain(play.options)
        fit = (each for each in self.scenarios() if play.seats == 1 and each.options.items() <= options.items())
        return next(fit, None)


class Goals(ABC, Generic[S]):
    """A solo game with a sequence of goals."""

    @abstractmethod
    def goals_reached(self, state: S) -> int:
        """How many were reached in a finished game."""


class Whispers(ABC):
    """Private chat between certain seats."""

    @abstractmethod
    def whispers(self, play: Play, seat: int) -> tuple[int, ...]:
        """The seats to which a seat may whisper."""


class GameMaster(ABC):
    """Somebody runs the game for the others, as in a role-playing game. Its tables have handouts, notes of one's own,
    the pause card and the story to keep (HR-34 to HR-37).
    """

    @abstractmethod
    def game_master(self, play: Play) -> int | None:
        """The seat that hands out; None if nobody in a seat runs the game."""


class SealedRecords(ABC):
    """Secrets outlive the game: players get a redacted (sealed) record."""

    @abstractmethod
    def new_sealed_play(self, deal: OpenDeal, seats: int, options: Options) -> Play:
        """A new game that follows a sealed record, with the chance that everyone may check and without secrets."""


class Campaign(ABC):
    """A campaign that can continue at another table."""

    @abstractmethod
    def story(self, play: Play) -> list[Text]:
        """The campaign so far, line by line."""

    @abstractmethod
    def export(self, play: Play, viewer: int) -> bytes:
        """The campaign as a file, with what this viewer knows. Raises CampaignError."""

    @abstractmethod
    def resume(self, play: Play, data: bytes) -> Move:
        """The first move at a table that continues an exported campaign. Raises CampaignError."""


def game_has_state(game: Game) -> TypeGuard[CatalogueGame]:
    """Whether it can be played as a State: its moves have numbers, and bots can play it."""
    return isinstance(game, CatalogueGame)


def play_has_state(play: Play | None) -> TypeGuard[CataloguePlay[Any]]:
    """The same for a game in progress."""
    return isinstance(play, CataloguePlay)


def team_names(game: Game) -> tuple[str, ...]:
    """The names of its teams; empty if everyone plays alone."""
    return game.team_names if isinstance(game, Teams) else ()


def teams_of(game: Game, state: State, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that win and lose together in this deal: those of each team, or every seat by itself."""
    return game.teams(state, seats) if isinstance(game, Teams) else tuple((seat,) for seat in range(seats))


def team_of(game: Game, play: Play, seat: int) -> tuple[int, ...]:
    """The seats of a seat's team, including itself; empty if it plays alone."""
    team = next((seats for seats in _teams(game, play) if seat in seats), ())
    return team if len(team) > 1 else ()


def seats_of_team(game: Game, play: Play, name: str) -> tuple[int, ...]:
    return _teams(game, play)[team_names(game).index(name)]


def _teams(game: Game, play: Play) -> tuple[tuple[int, ...], ...]:
    if not isinstance(game, Teams):
        return ()
    assert play_has_state(play)
    return game.teams(play.current_state(), play.seats)


def scenarios_of(game: Game) -> tuple[Scenario, ...]:
    return game.scenarios() if isinstance(game, Scenarios) else ()


def scenario_of(game: Game, play: Play) -> Scenario | None:
    """The scenario being played, if any."""
    return game.scenario_of(play) if isinstance(game, Scenarios) else None


def goals_reached(game: Game, state: State) -> int:
    """How many goals were reached in a finished game; 0 if there are none."""
    return game.goals_reached(state) if isinstance(game, Goals) else 0


def whispers_of(game: Game, play: Play, seat: int) -> tuple[int, ...]:
    return game.whispers(play, seat) if isinstance(game, Whispers) else ()


def has_game_master(game: Game) -> bool:
    """Whether somebody runs this game for the others, in a seat or not."""
    return isinstance(game, GameMaster)


def game_master_of(game: Game, play: Play) -> int | None:
    """The seat that runs the game for the others, if any."""
    return game.game_master(play) if isinstance(game, GameMaster) else None


def sealed_play(game: Game, deal: OpenDeal, seats: int, options: Options) -> Play:
    """A new game that follows a sealed record. Raises DealError."""
    if not isinstance(game, SealedRecords):
        raise DealError(error("no-sealed-records", game=game.title))
    return game.new_sealed_play(deal, seats, options)


def story_of(game: Game, play: Play) -> list[Text]:
    """The campaign's story, line by line; empty for a game without one."""
    return game.story(play) if isinstance(game, Campaign) else []


def has_campaign(game: Game) -> bool:
    return isinstance(game, Campaign)


def campaign_of(game: Game) -> Campaign:
    """The game as one with a campaign. Raises CampaignError."""
    if not isinstance(game, Campaign):
        raise CampaignError(error("no-campaign", game=game.title))
    return game
