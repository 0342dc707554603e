"""Messages of the solitaire: events, goals, titles. Their texts are in `locales/`."""

from getaway.games.big_score.say import CATALOG, say
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import scenarios
from getaway.games.big_score.words import Words, payout, tally, yes_no
from getaway.kernel.event_text import Writers, event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Message, Money, listing


def title(rules: scenarios.Scenario) -> Message:
    """What a scenario is called."""
    return say("scenario-extreme") if rules.extreme else say(f"scenario-{rules.name}")


def amount(goal: str, number: int) -> Argument:
    """So much of a goal, without its unit."""
    return Money(number) if goal in scenarios.MONEY_GOALS else number


def asked(goal: str, number: int) -> Message:
    """What a goal asks for: `at least $1.5M in cash and assets`."""
    return say(f"goal-{goal}", amount=amount(goal, number))


def goal(rules: scenarios.Scenario) -> Message:
    """What it takes to win."""
    return say("goal", goals=listing(asked(scenarios.GOALS[which], int(rules.goals[which])) for which in rules.asked))


class SoloWords:
    """Messages for one pack."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.writers: Writers = {
            "boss": words.boss,
            "crew": words.crew,
            "job": words.job,
            "jobs": lambda jobs: listing(map(words.job, jobs), "comma"),
            "token": words.a_token,
            "tokens": words.tokens,
            "discarded": words.cards,
            "row": self.tally_crew,
            "rest": self.tally_crew,
            "paid": Money,
            "score": Money,
        }

    def tally_crew(self, crew: list[str]) -> Argument:
        """Crew after a colon: `2 × Driver, Hacker`."""
        return tally(map(self.words.crew, crew))

    def describe(self, event: Event) -> Message:
        return event_message(CATALOG, event, self.writers, **self._more(event))

    def _more(self, event: Event) -> dict[str, Argument]:
        """The arguments of an event that are not just one of its fields."""
        match event:
            case e.SoloRoundBegan():
                up = listing((self.words.job(job) for job in event.jobs if job is not None), "comma")
                return {"jobs": up, "down": event.jobs.count(None)}
            case e.JobTokensLaid() | e.TokensReturned():
                return {"tokens": self.words.tally_tokens(event.tokens)}
            case e.StrikeCalled():
                return {"crews": self.words.crews(event.crew)}
            case e.CardsDrawn():
                return {"crew": self.words.cards(event.crew)}
            case e.CardPlaced():
                return {"is_paid": yes_no(event.paid > 0)}
            case e.CardShuffledIn() | e.CardKept():
                return {"crew": self.words.a_card(event.crew)}
            case e.JobCompleted():
                return {"payout": payout(event.cash, event.diamonds, event.artifacts, event.drives)}
            case e.SoloRoundEnded():
                return {"is_clear": yes_no(not event.jobs)}
            case e.RowLaid():
                return {"has_rest": yes_no(bool(event.rest))}
            case e.SoloTurnEnded():
                return {"is_clear": yes_no(not event.discarded)}
            case e.SoloBusted():
                return {"is_clear": yes_no(not event.tokens)}
            case e.TraitorsCaught():
                crew = self.tally_crew(event.crew)
                return {"crew": crew, "count": len(event.crew), "is_clear": yes_no(not event.tokens)}
            case e.TypeDiscarded() | e.CardsDiscarded():
                return {"crew": self.words.cards([event.crew] * event.cards)}
            case _:
                return {}
