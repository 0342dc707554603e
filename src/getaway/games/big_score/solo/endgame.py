"""What is bought and counted outside the rounds: Hard Drives (SO-4.9), the black market (SO-4.2), gold (SO-4.5)."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.box import ARTIFACT, GOLD, KEY
from getaway.games.big_score.multiset import one_token, token_count
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import numbers as n
from getaway.games.big_score.solo import phases, row, scoring, vault
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.jobs import BROKE
from getaway.games.big_score.solo.position import SoloPosition

# Between the acts.


def begin_act_two(state: SoloPosition) -> None:
    if state.rules.drive_price and state.cash >= state.rules.drive_price:
        state.phase = phases.DRIVES
    else:
        open_vault(state)


def open_vault(state: SoloPosition) -> None:
    state.phase = phases.VAULT
    if state.rules.traitors:
        row.lay(state)


@final
class Drives(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        return BROKE if move == n.BUY_DRIVE and state.cash < state.rules.drive_price else ""

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move == n.STOP_BUYING:
            if state.events is not None:
                state.emit(e.DriveSaleClosed())
            open_vault(state)
            return
        state.cash -= state.rules.drive_price
        state.drives += 1
        if state.events is not None:
            state.emit(e.DriveBought(state.rules.drive_price))


# At the end.


def count(state: SoloPosition) -> None:
    """The last decisions, with what is left."""
    state.phase = phases.OVER
    if state.rules.market_artifacts:
        open_market(state)
    elif state.rules.gold_converts and token_count(state.loot, GOLD) > 0:
        state.phase = phases.GOLD
    if state.phase == phases.OVER:
        finish(state)


def finish(state: SoloPosition) -> None:
    state.phase = phases.OVER
    if state.events is not None:
        state.emit(e.SoloEnded(scoring.won(state), scoring.score(state)))


def open_market(state: SoloPosition) -> None:
    """It takes cash and Artifacts of both acts."""
    vault.bank_cash(state)
    artifacts = token_count(state.loot, ARTIFACT)
    state.artifacts += artifacts
    state.loot -= artifacts * one_token(ARTIFACT)
    if state.artifacts >= state.rules.market_artifacts or state.cash >= state.rules.market_price:
        state.phase = phases.MARKET


@final
class Market(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        if move == n.CLOSE_MARKET:
            return ""
        if move == n.BUY_DIAMOND:
            return "" if state.cash >= state.rules.market_price else BROKE
        enough = state.artifacts >= state.rules.market_artifacts
        return "" if enough else "SO-4.2 too-few-artifacts"

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move == n.CLOSE_MARKET:
            if state.events is not None:
                state.emit(e.MarketClosed())
            finish(state)
            return
        state.diamonds += 1
        if move == n.BUY_DIAMOND:
            state.cash -= state.rules.market_price
            if state.events is not None:
                state.emit(e.DiamondBought(state.rules.market_price))
        else:
            state.artifacts -= state.rules.market_artifacts
            if state.events is not None:
                state.emit(e.ArtifactsTraded(state.rules.market_artifacts))


@final
class Gold(Decision):
    def apply(self, state: SoloPosition, move: i64) -> None:
        """A bar that counts as something else is no bar any more."""
        if move == n.GOLD_AS_BAR:
            if state.events is not None:
                state.emit(e.GoldCounted("bar"))
            finish(state)
            return
        state.loot -= one_token(GOLD)
        if move == n.GOLD_AS_KEY:
            state.loot += one_token(KEY)
        else:
            state.drives += 1
        if state.events is not None:
            state.emit(e.GoldCounted("key" if move == n.GOLD_AS_KEY else "drive"))
        if token_count(state.loot, GOLD) == 0:
            finish(state)
