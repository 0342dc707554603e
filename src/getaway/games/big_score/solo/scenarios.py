"""Chapter 4: what each scenario changes and what it takes to win. A scenario states only its differences, and the
phases ask for a difference, never for a name."""

from typing import Any, Final, final

from mypy_extensions import i64

from getaway.games.big_score.options import SCENARIOS
from getaway.games.big_score.pack import Solo

NAMES: Final = SCENARIOS
MONEY_GOALS: Final = ("total", "total_above", "cash", "cash_and_bars")
GOALS: Final = (*MONEY_GOALS, "diamonds", "artifacts", "pairs", "jobs")
EXTREME: Final = len(NAMES)
"""Where the extreme form of The Biggest Score stands among the scenarios."""


@final
class Scenario:
    """The base game; the differences are set on it one by one."""

    def __init__(self, name: str, extreme: bool, bust: int) -> None:
        self.name: str = name
        self.extreme: bool = extreme  # SO-4.1
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
        self.goals: list[int] = []  # the same in the order of GOALS
        self.asked: list[int] = []  # the places in it of those there are


def scenarios(solo: Solo) -> list[Scenario]:
    """In the order of NAMES, the extreme one last."""
    return [
        _scenario(0, solo.bust, total=solo.biggest_goal),
        _scenario(
            1, solo.bust, market_artifacts=solo.thief_artifacts, market_price=solo.thief_price,
            diamonds=solo.thief_diamonds,
        ),
        _scenario(2, solo.bust, cash_only=True, artifacts=solo.paintings, cash=solo.paintings_cash),
        _scenario(3, solo.bust, jacks=solo.jack_joats, total=solo.jack_goal),
        _scenario(4, solo.bust, drive_jobs=True, key_frees_cops=True, gold_converts=True, pairs=solo.crypto_pairs),
        _scenario(
            5, solo.heat_bust, job_tokens=solo.heat_tokens, act_two=False, jobs=solo.heat_jobs,
            total_above=solo.heat_goal,
        ),
        _scenario(6, solo.bust, plunders=True, act_two=False, total=solo.plunder_goal),
        _scenario(7, solo.bust, traitors=solo.traitors, total=solo.traitor_goal),
        _scenario(
            8, solo.bust, one_of_each=True, drive_price=solo.takes_price, cash_and_bars=solo.takes_cash,
            diamonds=solo.takes_diamonds, artifacts=solo.takes_artifacts, pairs=solo.takes_pairs,
        ),
        _scenario(0, solo.bust, extreme=True, total=solo.extreme_goal),
    ]  # fmt: skip


def _scenario(number: int, bust: int, extreme: bool = False, **differences: Any) -> Scenario:
    scenario = Scenario(NAMES[number], extreme, bust)
    for difference, value in differences.items():
        setattr(scenario, difference, value)
    scenario.goals = [getattr(scenario, goal) for goal in GOALS]
    scenario.asked = [which for which, needed in enumerate(scenario.goals) if needed]
    return scenario
