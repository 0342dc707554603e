"""Score as the kernel knows it."""

from importlib.resources import files
from typing import ClassVar

from getaway.games.score import (
    automatic,
    background,
    campaign,
    dice,
    generator,
    moves,
    paper_moves,
    ruling_moves,
)
from getaway.games.score.options import EarlierOptions, ScoreOptions
from getaway.games.score.pack import ScorePack
from getaway.games.score.play import ScorePlay, first_part, load_play, new_parts
from getaway.games.score.say import say
from getaway.games.score.story import gm
from getaway.games.score.views import Board
from getaway.games.score.words import Words
from getaway.kernel.capabilities import Campaign, GameMaster, Scenario, Scenarios, SealedRecords, Whispers
from getaway.kernel.chance import Chance
from getaway.kernel.deal import DealError, OpenDeal
from getaway.kernel.events import Event
from getaway.kernel.game import Game, SeatsError
from getaway.kernel.moves import moves_in
from getaway.kernel.options import Options
from getaway.kernel.pack import Pack
from getaway.kernel.play import Play
from getaway.text.messages import Text


class Score(Game, Scenarios, Whispers, GameMaster, SealedRecords, Campaign):
    """A GM and one to five players, or one to five players with an automatic GM."""

    name = "score"
    title = "Score"
    blurb = say("blurb")
    phases = ("break", "heist", "over")
    roles = ("GM", "game master")
    seat_counts = (1, 2, 3, 4, 5, 6)
    default_seats = 1
    rules_version = 3
    options_type: ClassVar[type[EarlierOptions]] = ScoreOptions
    pack_type = ScorePack
    component_keys: ClassVar = {
        "classes": "class",
        "advances": "advance",
        "meters": "meter",
        "penalties": "penalty",
        "consequences": "consequence",
        "jobs": "job",
        "scenes": "scene",
    }
    move_types = moves_in(moves) + moves_in(ruling_moves) + moves_in(paper_moves)
    board_type = Board
    automatic_gm = staticmethod(gm.act)
    generate = staticmethod(background.generate)
    pack: ScorePack

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.words = Words(self.pack)

    def variants(self) -> list[tuple[int, Options]]:
        """The automatic GM with what changes a game's course; a GM in a seat with what touches secrets and modes."""
        alone = [
            ScoreOptions(),
            ScoreOptions(mode="one_shot"),
            ScoreOptions(meter="hidden"),
            ScoreOptions(start_heat="3"),
            ScoreOptions(segments="brutal", difficulty="6", arrested_out=True),
            ScoreOptions(show_odds=False, subgoals=True),
        ]
        with_gm = [
            ScoreOptions(gm="seat"),
            ScoreOptions(gm="seat", meter="hidden"),
            ScoreOptions(gm="seat", meter="secret"),
            ScoreOptions(gm="seat", mode="one_shot"),
        ]
        return [*((1, options) for options in alone), (3, ScoreOptions()), *((3, options) for options in with_gm)]

    def scenarios(self) -> tuple[Scenario, ...]:
        return (
            Scenario(
                "one_shot",
                say("scenario-one-shot"),
                say("scenario-one-shot.goal"),
                {"mode": "one_shot"},
            ),
            Scenario(
                "campaign",
                say("scenario-campaign"),
                say("scenario-campaign.goal"),
                {"mode": "campaign"},
            ),
        )

    def whispers(self, play: Play, seat: int) -> tuple[int, ...]:
        """Between the GM and each player."""
        assert isinstance(play, ScorePlay)
        gm = play.referee.open.gm
        if gm is None:
            return ()
        return tuple(player for player in range(play.seats) if player != gm) if seat == gm else (gm,)

    def game_master(self, play: Play) -> int | None:
        assert isinstance(play, ScorePlay)
        return play.referee.open.gm

    def new_play(self, chance: Chance, seats: int, options: Options) -> Play:
        assert isinstance(options, EarlierOptions)
        self.check_seats(seats, options)
        return ScorePlay(self, seats, options, *new_parts(seats, options, chance))

    def new_sealed_play(self, deal: OpenDeal, seats: int, options: Options) -> Play:
        assert isinstance(options, EarlierOptions)
        self.check_seats(seats, options)
        if options.gm == "auto":
            raise DealError(say("no-players-record"))
        chain = dice.Chain(bytes.fromhex(deal.key), deal.links)
        return ScorePlay(self, seats, options, first_part(seats, options, chain), None, chain)

    def load(self, data: bytes) -> Play:
        return load_play(self, data)

    def describe(self, event: Event) -> Text:
        return self.words.describe(event)

    def check_seats(self, seats: int, options: Options | None = None) -> None:
        super().check_seats(seats, options)
        if not isinstance(options, EarlierOptions):
            return
        if options.gm == "seat" and seats == 1:
            raise SeatsError(say("seats-with-gm"))
        if options.gm == "auto" and seats == max(self.seat_counts):
            raise SeatsError(say("seats-automatic"))

    def story(self, play: Play) -> list[Text]:
        assert isinstance(play, ScorePlay)
        open_part = play.referee.open
        return [*campaign.timeline(self.pack, open_part), *campaign.recap(self.pack, open_part)]

    def resume(self, play: Play, data: bytes) -> moves.ResumeCampaign:
        assert isinstance(play, ScorePlay)
        return campaign.read(data, play.seats, play.referee.open.gm)

    def export(self, play: Play, viewer: int) -> bytes:
        assert isinstance(play, ScorePlay)
        referee = play.referee
        return campaign.export(referee.open, referee.hidden if viewer == referee.open.gm else None)


class SecondScore(Score):
    """The game by version 2 of its rules, for records and tables that began by them: with its own pack, generator and
    automatic GM."""

    rules_version = 2
    options_type = EarlierOptions
    automatic_gm = staticmethod(automatic.act)
    generate = staticmethod(generator.generate)

    @classmethod
    def standard_pack_text(cls) -> bytes:
        return files(cls.package()).joinpath("second_pack.toml").read_bytes()


class FirstScore(SecondScore):
    """The game by version 1 of its rules: it kept English sentences in the position, and its pack had other texts."""

    rules_version = 1

    @classmethod
    def standard_pack_text(cls) -> bytes:
        return files(cls.package()).joinpath("first_pack.toml").read_bytes()


Score.earlier = {1: FirstScore, 2: SecondScore}
