"""Chapter 4: what each scenario changes and what it takes to win. A scenario states only its differences, and the
phases ask for a difference, never for a name."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.big_score.pack import Solo

NAMES: Final = (
    "biggest_score",
    "diamond_thief",
    "magic_paintings",
    "jack_of_all_trades",
    "crypto_currency",
    "heat_is_on",
    "simultaneous_plunder",
    "betray_the_traitor",
    "does_what_it_takes",
)
EXTREME: Final = len(NAMES)
"""Where the extreme form of The Biggest Score stands among the scenarios."""


@final
class Scenario:
    """The base game; the differences are set on it one by one."""

    def __init__(self, name: str, title: str, bust: int) -> None:
        self.name: str = name
        self.title: str = title
        self.bust: i64 = bust  # Cops on the track that end it

        self.jacks: i64 = 0  # Jacks of All Trades; with them a crew type is on strike (SO-4.4)
        self.drive_jobs: bool = False  # every Hard Drive job is in the deck (SO-4.5)
        self.job_tokens: i64 = 0  # vault tokens on each job (SO-4.6)
        self.plunders: bool = False  # a vault round after each job (SO-4.7)
        self.one_of_each: bool = False  # completes any job (SO-4.9)
        self.drive_price: i64 = 0  # of Hard Drives for sale before Act II (SO-4.9)
        self.act_two: bool = True
        self.traitors: i64 = 0  # drawn on fleeing; with them tokens lie on a row of crew (SO-4.8)
        self.key_frees_cops: bool = False  # SO-4.5
        self.gold_converts: bool = False  # SO-4.5
        self.market_artifacts: i64 = 0  # for a Diamond; 0: there is no market (SO-4.2)
        self.market_price: i64 = 0
        self.cash_only: bool = False  # nothing else scores (SO-4.3)

        # The goals; 0 is none.
        self.total: i64 = 0  # at least this score
        self.total_above: i64 = 0  # more than this score
        self.cash: i64 = 0
        self.cash_and_bars: i64 = 0
        self.diamonds: i64 = 0
        self.artifacts: i64 = 0
        self.pairs: i64 = 0
        self.jobs: i64 = 0


def scenarios(solo: Solo) -> list[Scenario]:
    """In the order of NAMES, the extreme one last."""
    biggest = Scenario(NAMES[0], "The Biggest Score", solo.bust)
    biggest.total = solo.biggest_goal

    thief = Scenario(NAMES[1], "Diamond Thief", solo.bust)
    thief.market_artifacts = solo.thief_artifacts
    thief.market_price = solo.thief_price
    thief.diamonds = solo.thief_diamonds

    paintings = Scenario(NAMES[2], "The 5 Magic Paintings", solo.bust)
    paintings.cash_only = True
    paintings.artifacts = solo.paintings
    paintings.cash = solo.paintings_cash

    jack = Scenario(NAMES[3], "The Jack of All Trades Show", solo.bust)
    jack.jacks = solo.jack_joats
    jack.total = solo.jack_goal

    crypto = Scenario(NAMES[4], "Crypto Currency", solo.bust)
    crypto.drive_jobs = True
    crypto.key_frees_cops = True
    crypto.gold_converts = True
    crypto.pairs = solo.crypto_pairs

    heat = Scenario(NAMES[5], "The Heat Is On", solo.heat_bust)
    heat.job_tokens = solo.heat_tokens
    heat.act_two = False
    heat.jobs = solo.heat_jobs
    heat.total_above = solo.heat_goal

    plunder = Scenario(NAMES[6], "Simultaneous Plunder", solo.bust)
    plunder.plunders = True
    plunder.act_two = False
    plunder.total = solo.plunder_goal

    betray = Scenario(NAMES[7], "Betray the Traitor", solo.bust)
    betray.traitors = solo.traitors
    betray.total = solo.traitor_goal

    takes = Scenario(NAMES[8], "This Crew Does What It Takes", solo.bust)
    takes.one_of_each = True
    takes.drive_price = solo.takes_price
    takes.cash_and_bars = solo.takes_cash
    takes.diamonds = solo.takes_diamonds
    takes.artifacts = solo.takes_artifacts
    takes.pairs = solo.takes_pairs

    extreme = Scenario(NAMES[0], "The Biggest Score (extreme)", solo.bust)
    extreme.total = solo.extreme_goal

    return [biggest, thief, paintings, jack, crypto, heat, plunder, betray, takes, extreme]
