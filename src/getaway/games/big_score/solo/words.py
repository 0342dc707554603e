"""The solitaire in words: names, events, goals, verdict."""

from getaway.games.big_score.pack import BigScorePack
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import scenarios
from getaway.games.big_score.words import money
from getaway.kernel.events import Event
from getaway.kernel.phrases import Writers, counted, joined, sentence, tallied

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
TEXTS: dict[type[Event], str] = {
    e.SoloBossChosen: "You are {boss}.",
    e.StrikeCalled: "On strike: every {crew} leaves the game.",
    e.JobTokensLaid: "On job {number}: {tokens}.",
    e.CardsDrawn: "Drawn: {crew}.",
    e.TypeDiscarded: "{cards} × {crew} discarded for new cards; paid {paid}.",
    e.DrawPaid: "{paid} paid for one more card.",
    e.JobScouted: "Scouted: job {number}, {job}; paid {paid}.",
    e.TypeChosen: "{crew} is the type to place.",
    e.CardsDiscarded: "{cards} × {crew} discarded.",
    e.CardShuffledIn: "{crew} is shuffled into the next deck; paid {paid}.",
    e.CardKept: "{crew} is kept; paid {paid}.",
    e.SoloTurnEnded: "The turn ends. Discarded: {discarded}.",
    e.JacksSpent: "{jacks} of All Trades spent on job {number}, {job}.",
    e.JacksSaved: "{left} of All Trades saved.",
    e.JobTokensTaken: "Taken with it: {tokens}.",
    e.JobSpoiled: "Completed, but with {cops} on it: job {number}, {job}. There is no payout.",
    e.SeizedTokenRemoved: "{token} leaves the game.",
    e.SeizedTokenReturned: "{token} goes back into the vault.",
    e.JobTurnedUp: "Turned up: job {number}, {job}.",
    e.JobsLeftDown: "No job is turned up.",
    e.SoloRoundEnded: "Round {round} is over. Not completed: {jobs}.",
    e.CopsCameOnTrack: "{cops} on the track: {on_track} now.",
    e.DriveBought: "A Hard Drive is bought for {paid}.",
    e.DriveSaleClosed: "No more Hard Drives are bought.",
    e.TokensDrawn: "From the vault: {tokens}.",
    e.CopsSentBack: "{cops} sent back into the vault.",
    e.CopsBribed: "{cops} bribed, for {paid}.",
    e.BribeTokenPaid: "{token} is paid.",
    e.CopPutOnCard: "A Cop lies on the {crew}.",
    e.TokenPutOnCard: "{token} lies on the {crew}.",
    e.LootTaken: "Taken: {token}.",
    e.LootDeclined: "Nothing is taken.",
    e.TokenRemoved: "Removed from the game: {token}.",
    e.TokensReturned: "Back into the vault: {tokens}.",
    e.SoloBusted: "Busted! Back into the vault: {tokens}.",
    e.SoloFled: "You flee the vault.",
    e.TraitorsCaught: "Traitors: {crew}. Lost with them: {tokens}.",
    e.ArtifactsTraded: "{artifacts} traded for a Diamond.",
    e.DiamondBought: "A Diamond is bought for {paid}.",
    e.MarketClosed: "The black market closes.",
    e.GoldCounted: "The Gold Bar counts as {as_what}.",
    e.SoloEnded: "The game is over: {won}, with a score of {score}.",
}
GOLD_WORDS = {"key": "a Digital Key", "drive": "a Hard Drive", "bar": "the bar it is"}


def amount(goal: str, number: int) -> str:
    """So much of a goal, without its unit."""
    return money(number) if goal in scenarios.MONEY_GOALS else str(number)


def asked(goal: str, number: int) -> str:
    return f"{'more than' if goal == 'total_above' else 'at least'} {amount(goal, number)} {GOAL_WORDS[goal]}"


def goal(rules: scenarios.Scenario) -> str:
    return f"Get {joined([asked(scenarios.GOALS[which], rules.goals[which]) for which in rules.asked])}."


class SoloWords:
    def __init__(self, pack: BigScorePack) -> None:
        self.crew: dict[str, str] = {crew.id: crew.name for crew in pack.crew}
        self.bosses = {boss.id: boss.name for boss in pack.bosses}
        self.jobs = {job.id: job.name for job in pack.jobs}
        self.tokens = {token.id: token.name for token in pack.tokens}
        self.writers: Writers = {
            "crew": self._crew,
            "discarded": self._crew,
            "boss": self.bosses.__getitem__,
            "job": self.jobs.__getitem__,
            "jobs": lambda jobs: ", ".join(self.jobs[job] for job in jobs) or "none",
            "token": self.tokens.__getitem__,
            "tokens": lambda tokens: tallied(self.tokens[token] for token in tokens) or "nothing",
            "paid": money,
            "score": money,
            "cops": lambda cops: counted(cops, "Cop"),
            "jacks": lambda jacks: counted(jacks, "Jack"),
            "left": lambda jacks: counted(jacks, "Jack"),
            "artifacts": lambda artifacts: counted(artifacts, "Artifact"),
            "as_what": GOLD_WORDS.__getitem__,
            "won": lambda won: "won" if won else "lost",
        }

    def job(self, number: int, job: str) -> str:
        """A job with its place."""
        return f"job {number}, {self.jobs[job]}"

    def describe(self, event: Event) -> str:
        match event:
            case e.SoloRoundBegan():
                up = ", ".join(self.jobs[job] for job in event.jobs if job is not None)
                return f"Round {event.round} begins. Face up: {up}; face down: {event.jobs.count(None)}."
            case e.CardPlaced():
                paid = f"; paid {money(event.paid)}" if event.paid else ""
                return f"{self.crew[event.crew]} goes on {self.job(event.number, event.job)}{paid}."
            case e.JobCompleted():
                return f"Completed: {self.job(event.number, event.job)}. Payout: {_payout(event)}."
            case e.RowLaid():
                traitors = f" The traitors are among: {self._crew(event.rest)}." if event.rest else ""
                return f"In the row: {self._crew(event.row)}.{traitors}"
        return sentence(TEXTS, event, self.writers)

    def _crew(self, crew: str | list[str]) -> str:
        """A type, or cards as many as there are of each."""
        return self.crew[crew] if isinstance(crew, str) else tallied(self.crew[card] for card in crew) or "nothing"


def _payout(event: e.JobCompleted) -> str:
    parts = [
        (event.cash, money(event.cash)),
        (event.diamonds, counted(event.diamonds, "Diamond")),
        (event.artifacts, counted(event.artifacts, "Artifact")),
        (event.drives, counted(event.drives, "Hard Drive")),
    ]
    return ", ".join(words for number, words in parts if number) or "nothing"
