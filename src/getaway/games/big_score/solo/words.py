"""The solitaire in words: names, events, goals, verdict."""

from getaway.games.big_score.pack import BigScorePack
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import scoring
from getaway.games.big_score.solo.scenarios import Scenario
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.words import money
from getaway.kernel.events import Event
from getaway.kernel.phrases import counted, joined, tallied

GOAL_WORDS = {
    "total": "in cash and assets",
    "total_above": "in cash and assets",
    "cash": "in cash",
    "cash_and_bars": "in cash and bars",
    "diamonds": "Diamonds",
    "artifacts": "Artifacts",
    "pairs": "pairs of Hard Drive and Digital Key",
    "jobs": "jobs completed",
}
MONEY_GOALS = ("total", "total_above", "cash", "cash_and_bars")
GOLD_WORDS = {"key": "a Digital Key", "drive": "a Hard Drive", "bar": "the bar it is"}


def amount(goal: str, number: int) -> str:
    """So much of a goal, without its unit."""
    return money(number) if goal in MONEY_GOALS else str(number)


def asked(goal: str, number: int) -> str:
    """What a scenario asks for."""
    return f"{'more than' if goal == 'total_above' else 'at least'} {amount(goal, number)} {GOAL_WORDS[goal]}"


def goal(rules: Scenario) -> str:
    """All that a scenario asks for."""
    needs = [(name, scoring.goal(rules, which)) for which, name in enumerate(scoring.GOALS)]
    return f"Get {joined([asked(name, need) for name, need in needs if need])}."


class SoloWords:
    """Names and sentences for one pack."""

    def __init__(self, pack: BigScorePack) -> None:
        self.crew: dict[str, str] = {crew.id: crew.name for crew in pack.crew}
        self.bosses = {boss.id: boss.name for boss in pack.bosses}
        self.jobs = {job.id: job.name for job in pack.jobs}
        self.tokens = {token.id: token.name for token in pack.tokens}

    def job(self, number: int, job: str) -> str:
        """A job with its place."""
        return f"job {number}, {self.jobs[job]}"

    def crew_list(self, crew: list[str]) -> str:
        """Cards, as many as there are of each."""
        return tallied(self.crew[card] for card in crew) or "nothing"

    def token_list(self, tokens: list[str]) -> str:
        """Tokens, as many as there are of each."""
        return tallied(self.tokens[token] for token in tokens) or "nothing"

    def describe(self, event: Event) -> str:
        """One line of the log."""
        match event:
            case e.SoloBossChosen():
                return f"You are {self.bosses[event.boss]}."
            case e.StrikeCalled():
                return f"On strike: every {self.crew[event.crew]} leaves the game."
            case e.SoloRoundBegan():
                up = ", ".join(self.jobs[job] for job in event.jobs if job is not None)
                return f"Round {event.round} begins. Face up: {up}; face down: {event.jobs.count(None)}."
            case e.JobTokensLaid():
                return f"On job {event.number}: {self.token_list(event.tokens)}."
            case e.CardsDrawn():
                return f"Drawn: {self.crew_list(event.crew)}."
            case e.TypeDiscarded():
                return f"{event.cards} × {self.crew[event.crew]} discarded for new cards; paid {money(event.paid)}."
            case e.DrawPaid():
                return f"{money(event.paid)} paid for one more card."
            case e.JobScouted():
                return f"Scouted: {self.job(event.number, event.job)}; paid {money(event.paid)}."
            case e.TypeChosen():
                return f"{self.crew[event.crew]} is the type to place."
            case e.CardPlaced():
                paid = f"; paid {money(event.paid)}" if event.paid else ""
                return f"{self.crew[event.crew]} goes on {self.job(event.number, event.job)}{paid}."
            case e.CardsDiscarded():
                return f"{event.cards} × {self.crew[event.crew]} discarded."
            case e.CardShuffledIn():
                return f"{self.crew[event.crew]} is shuffled into the next deck; paid {money(event.paid)}."
            case e.CardKept():
                return f"{self.crew[event.crew]} is kept; paid {money(event.paid)}."
            case e.SoloTurnEnded():
                return f"The turn ends. Discarded: {self.crew_list(event.discarded)}."
            case e.JacksSpent():
                return f"{counted(event.jacks, 'Jack')} of All Trades spent on {self.job(event.number, event.job)}."
            case e.JacksSaved():
                return f"{counted(event.left, 'Jack')} of All Trades saved."
            case e.JobCompleted():
                return f"Completed: {self.job(event.number, event.job)}. Payout: {_payout(event)}."
            case e.JobTokensTaken():
                return f"Taken with it: {self.token_list(event.tokens)}."
            case e.JobSpoiled():
                cops = counted(event.cops, "Cop")
                return f"Completed, but with {cops} on it: {self.job(event.number, event.job)}. There is no payout."
            case e.SeizedTokenRemoved():
                return f"{self.tokens[event.token]} leaves the game."
            case e.SeizedTokenReturned():
                return f"{self.tokens[event.token]} goes back into the vault."
            case e.JobTurnedUp():
                return f"Turned up: {self.job(event.number, event.job)}."
            case e.JobsLeftDown():
                return "No job is turned up."
            case e.SoloRoundEnded():
                left = ", ".join(self.jobs[job] for job in event.jobs)
                return f"Round {event.round} is over. Not completed: {left or 'none'}."
            case _:
                return self._describe_vault(event)

    def _describe_vault(self, event: Event) -> str:
        match event:
            case e.CopsCameOnTrack():
                return f"{counted(event.cops, 'Cop')} on the track: {event.on_track} now."
            case e.DriveBought():
                return f"A Hard Drive is bought for {money(event.paid)}."
            case e.DriveSaleClosed():
                return "No more Hard Drives are bought."
            case e.RowLaid():
                traitors = f" The traitors are among: {self.crew_list(event.rest)}." if event.rest else ""
                return f"In the row: {self.crew_list(event.row)}.{traitors}"
            case e.TokensDrawn():
                return f"From the vault: {self.token_list(event.tokens)}."
            case e.CopsSentBack():
                return f"{counted(event.cops, 'Cop')} sent back into the vault."
            case e.CopsBribed():
                return f"{counted(event.cops, 'Cop')} bribed, for {money(event.paid)}."
            case e.BribeTokenPaid():
                return f"{self.tokens[event.token]} is paid."
            case e.CopPutOnCard():
                return f"A Cop lies on the {self.crew[event.crew]}."
            case e.TokenPutOnCard():
                return f"{self.tokens[event.token]} lies on the {self.crew[event.crew]}."
            case e.LootTaken():
                return f"Taken: {self.tokens[event.token]}."
            case e.LootDeclined():
                return "Nothing is taken."
            case e.TokenRemoved():
                return f"Removed from the game: {self.tokens[event.token]}."
            case e.TokensReturned():
                return f"Back into the vault: {self.token_list(event.tokens)}."
            case e.SoloBusted():
                return f"Busted! Back into the vault: {self.token_list(event.tokens)}."
            case e.SoloFled():
                return "You flee the vault."
            case e.TraitorsCaught():
                return f"Traitors: {self.crew_list(event.crew)}. Lost with them: {self.token_list(event.tokens)}."
            case e.ArtifactsTraded():
                return f"{counted(event.artifacts, 'Artifact')} traded for a Diamond."
            case e.DiamondBought():
                return f"A Diamond is bought for {money(event.paid)}."
            case e.MarketClosed():
                return "The black market closes."
            case e.GoldCounted():
                return f"The Gold Bar counts as {GOLD_WORDS[event.as_what]}."
            case e.SoloEnded():
                return f"The game is over: {'won' if event.won else 'lost'}, with a score of {money(event.score)}."
            case _:
                raise TypeError(f"not an event of the solitaire: {event!r}")


def _payout(event: e.JobCompleted) -> str:
    parts = [
        (event.cash, money(event.cash)),
        (event.diamonds, counted(event.diamonds, "Diamond")),
        (event.artifacts, counted(event.artifacts, "Artifact")),
        (event.drives, counted(event.drives, "Hard Drive")),
    ]
    return ", ".join(words for number, words in parts if number) or "nothing"


def verdict(state: SoloState) -> str:
    """The result in words, and what was lacking."""
    score = f"with a score of {money(scoring.score(state))}"
    if scoring.won(state):
        return f"{state.rules.title}: won, {score}."
    if state.lost:
        return f"{state.rules.title}: lost to the Cops, {score}."
    lacking = []
    for which, goal in enumerate(scoring.GOALS):
        if scoring.lacking(state, which) > 0:
            is_score = goal in ("total", "total_above")
            have = "" if is_score else f" (you have {amount(goal, scoring.have(state, which))})"
            lacking.append(asked(goal, scoring.goal(state.rules, which)) + have)
    return f"{state.rules.title}: lost, {score}. It takes {joined(lacking)}."
