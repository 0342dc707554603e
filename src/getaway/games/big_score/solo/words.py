"""The solitaire in words: names, events, goals, verdict."""

from collections import Counter

from getaway.games.big_score.pack import BigScorePack
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import scoring
from getaway.games.big_score.solo.scenarios import Scenario
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.words import listed, money
from getaway.kernel.events import Fact

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


def counted(number: int, thing: str, things: str | None = None) -> str:
    """A number with its noun."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def amount(goal: str, number: int) -> str:
    """So much of a goal, without its unit."""
    return money(number) if goal in MONEY_GOALS else str(number)


def asked(goal: str, number: int) -> str:
    """What a scenario asks for."""
    return f"{'more than' if goal == 'total_above' else 'at least'} {amount(goal, number)} {GOAL_WORDS[goal]}"


def goal(rules: Scenario) -> str:
    """All that a scenario asks for."""
    needs = [(name, scoring.goal(rules, which)) for which, name in enumerate(scoring.GOALS)]
    return f"Get {listed([asked(name, need) for name, need in needs if need])}."


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
        return _listed([self.crew[card] for card in crew])

    def token_list(self, tokens: list[str]) -> str:
        """Tokens, as many as there are of each."""
        return _listed([self.tokens[token] for token in tokens])

    def describe(self, fact: Fact) -> str:
        """One line of the log."""
        match fact:
            case e.SoloBossChosen():
                return f"You are {self.bosses[fact.boss]}."
            case e.StrikeCalled():
                return f"On strike: every {self.crew[fact.crew]} leaves the game."
            case e.SoloRoundBegan():
                up = ", ".join(self.jobs[job] for job in fact.jobs if job is not None)
                return f"Round {fact.round} begins. Face up: {up}; face down: {fact.jobs.count(None)}."
            case e.JobTokensLaid():
                return f"On job {fact.number}: {self.token_list(fact.tokens)}."
            case e.CardsDrawn():
                return f"Drawn: {self.crew_list(fact.crew)}."
            case e.TypeDiscarded():
                return f"{fact.cards} x {self.crew[fact.crew]} discarded for new cards; paid {money(fact.paid)}."
            case e.DrawPaid():
                return f"{money(fact.paid)} paid for one more card."
            case e.JobScouted():
                return f"Scouted: {self.job(fact.number, fact.job)}; paid {money(fact.paid)}."
            case e.TypeChosen():
                return f"{self.crew[fact.crew]} is the type to place."
            case e.CardPlaced():
                paid = f"; paid {money(fact.paid)}" if fact.paid else ""
                return f"{self.crew[fact.crew]} goes on {self.job(fact.number, fact.job)}{paid}."
            case e.CardsDiscarded():
                return f"{fact.cards} x {self.crew[fact.crew]} discarded."
            case e.CardShuffledIn():
                return f"{self.crew[fact.crew]} is shuffled into the next deck; paid {money(fact.paid)}."
            case e.CardKept():
                return f"{self.crew[fact.crew]} is kept; paid {money(fact.paid)}."
            case e.SoloTurnEnded():
                return f"The turn ends. Discarded: {self.crew_list(fact.discarded)}."
            case e.JacksSpent():
                return f"{counted(fact.jacks, 'Jack')} of All Trades spent on {self.job(fact.number, fact.job)}."
            case e.JacksSaved():
                return f"{counted(fact.left, 'Jack')} of All Trades saved."
            case e.JobCompleted():
                return f"Completed: {self.job(fact.number, fact.job)}. Payout: {_payout(fact)}."
            case e.JobTokensTaken():
                return f"Taken with it: {self.token_list(fact.tokens)}."
            case e.JobSpoiled():
                cops = counted(fact.cops, "Cop")
                return f"Completed, but with {cops} on it: {self.job(fact.number, fact.job)}. There is no payout."
            case e.SeizedTokenRemoved():
                return f"{self.tokens[fact.token]} leaves the game."
            case e.SeizedTokenReturned():
                return f"{self.tokens[fact.token]} goes back into the vault."
            case e.JobTurnedUp():
                return f"Turned up: {self.job(fact.number, fact.job)}."
            case e.JobsLeftDown():
                return "No job is turned up."
            case e.SoloRoundEnded():
                left = ", ".join(self.jobs[job] for job in fact.jobs)
                return f"Round {fact.round} is over. Not completed: {left or 'none'}."
            case _:
                return self._describe_vault(fact)

    def _describe_vault(self, fact: Fact) -> str:
        match fact:
            case e.CopsCameOnTrack():
                return f"{counted(fact.cops, 'Cop')} on the track: {fact.on_track} now."
            case e.DriveBought():
                return f"A Hard Drive is bought for {money(fact.paid)}."
            case e.DriveSaleClosed():
                return "No more Hard Drives are bought."
            case e.RowLaid():
                return f"In the row: {self.crew_list(fact.row)}. The traitors are among: {self.crew_list(fact.rest)}."
            case e.TokensDrawn():
                return f"From the vault: {self.token_list(fact.tokens)}."
            case e.CopsSentBack():
                return f"{counted(fact.cops, 'Cop')} sent back into the vault."
            case e.CopsBribed():
                return f"{counted(fact.cops, 'Cop')} bribed, for {money(fact.paid)}."
            case e.BribeTokenPaid():
                return f"{self.tokens[fact.token]} is paid."
            case e.CopPutOnCard():
                return f"A Cop lies on the {self.crew[fact.crew]}."
            case e.TokenPutOnCard():
                return f"{self.tokens[fact.token]} lies on the {self.crew[fact.crew]}."
            case e.LootTaken():
                return f"Taken: {self.tokens[fact.token]}."
            case e.LootDeclined():
                return "Nothing is taken."
            case e.TokenRemoved():
                return f"Removed from the game: {self.tokens[fact.token]}."
            case e.TokensReturned():
                return f"Back into the vault: {self.token_list(fact.tokens)}."
            case e.SoloBusted():
                return f"Busted! Back into the vault: {self.token_list(fact.tokens)}."
            case e.SoloFled():
                return "You flee the vault."
            case e.TraitorsCaught():
                return f"Traitors: {self.crew_list(fact.crew)}. Lost with them: {self.token_list(fact.tokens)}."
            case e.ArtifactsTraded():
                return f"{counted(fact.artifacts, 'Artifact')} traded for a Diamond."
            case e.DiamondBought():
                return f"A Diamond is bought for {money(fact.paid)}."
            case e.MarketClosed():
                return "The black market closes."
            case e.GoldCounted():
                return f"The Gold Bar counts as {GOLD_WORDS[fact.as_what]}."
            case e.SoloEnded():
                return f"The game is over: {'won' if fact.won else 'lost'}, with a score of {money(fact.score)}."
            case _:
                raise TypeError(f"not an event of the solitaire: {fact!r}")


def _listed(names: list[str]) -> str:
    many = Counter(names)
    return ", ".join(f"{number} x {name}" if number > 1 else name for name, number in many.items()) or "nothing"


def _payout(fact: e.JobCompleted) -> str:
    parts = [
        (fact.cash, money(fact.cash)),
        (fact.diamonds, counted(fact.diamonds, "Diamond")),
        (fact.artifacts, counted(fact.artifacts, "Artifact")),
        (fact.drives, counted(fact.drives, "Hard Drive")),
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
    return f"{state.rules.title}: lost, {score}. It takes {listed(lacking)}."
