"""Messages of The Big Score: cards, tokens, jobs, events. Their texts are in `locales/`."""

from collections import Counter
from collections.abc import Iterable, Sequence

from getaway.games.big_score import events as e
from getaway.games.big_score.pack import BigScorePack
from getaway.games.big_score.say import CATALOG, say
from getaway.kernel.event_text import Writers, event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Message, Money, Name, Seat, listing, namer, seats

_EXPERT = "expert_"


def face_id(crew: str, expert: bool) -> str:
    """The id of a card in views and events."""
    return f"{_EXPERT}{crew}" if expert else crew


def yes_no(value: bool) -> str:
    """The variant of a message."""
    return "yes" if value else "no"


def with_item(item: str, cash: int) -> Message:
    """`with a Diamond`, `with $100K`."""
    return say("with-item", item=item, cash=Money(cash))


def payout(cash: int, diamonds: int, artifacts: int, hard_drives: int) -> Argument:
    """`$20K and an Artifact`."""
    parts: list[Argument] = [Money(cash)] if cash else []
    parts += [say("some-diamonds", number=diamonds)] if diamonds else []
    parts += [say("some-artifacts", number=artifacts)] if artifacts else []
    parts += [say("some-drives", number=hard_drives)] if hard_drives else []
    return listing(parts)


def tallied_payout(cash: int, diamonds: int, artifacts: int, hard_drives: int) -> Argument:
    """The same in a table: `$20K, Artifact`."""
    parts: list[Argument] = [Money(cash)] if cash else []
    parts += [say("board-diamonds", number=diamonds)] if diamonds else []
    parts += [say("board-artifacts", number=artifacts)] if artifacts else []
    parts += [say("board-drives", number=hard_drives)] if hard_drives else []
    return listing(parts, "comma")


class Words:
    """Names and messages for one pack."""

    def __init__(self, pack: BigScorePack) -> None:
        self.crew = namer(CATALOG, "crew", pack.crew)
        self.crews = namer(CATALOG, "crews", pack.crew)
        self.job = namer(CATALOG, "job", pack.jobs)
        self.boss = namer(CATALOG, "boss", pack.bosses)
        self.token = namer(CATALOG, "token", pack.tokens)
        self.a_token = namer(CATALOG, "a-token", pack.tokens)
        self._some_tokens = namer(CATALOG, "tokens", pack.tokens)
        self.jobs = {job.id: job for job in pack.jobs}
        self.bosses = {boss.id: boss for boss in pack.bosses}
        self.writers: Writers = {
            "boss": self.boss,
            "job": self.job,
            "crew": self.crew,
            "card": self.a_card,
            "cards": self.cards,
            "token": self.a_token,
            "floor": self.tally_tokens,
            "gave": self.a_token,
            "took": self.a_token,
            "kept": self.tokens,
            "giver": Seat,
            "marker": Seat,
            "seats": seats,
        }

    def tokens(self, tokens: Iterable[str]) -> Argument:
        """Tokens in a sentence: `2 Diamonds and an Artifact`."""
        return listing(
            self.a_token(token) if number == 1 else say("some-tokens", number=number, tokens=self._some_tokens(token))
            for token, number in Counter(tokens).items()
        )

    def tally_tokens(self, tokens: Iterable[str]) -> Argument:
        """Tokens after a colon or in a table: `2 × Diamond, Artifact`."""
        return tally(map(self.token, tokens))

    def card(self, card: str) -> Message:
        """A card: `Driver`, `Expert Driver`."""
        return say("card", crew=self.crew(card.removeprefix(_EXPERT)), expert=yes_no(card.startswith(_EXPERT)))

    def a_card(self, card: str) -> Message:
        """The same in a sentence: `a Driver`."""
        return say("a-card", crew=self.crew(card.removeprefix(_EXPERT)), expert=yes_no(card.startswith(_EXPERT)))

    def cards(self, cards: Iterable[str]) -> Argument:
        """Cards in a sentence: `2 Drivers and an Expert Hacker`."""
        return listing(
            self.a_card(card) if number == 1 else self._some_cards(card, number)
            for card, number in Counter(cards).items()
        )

    def _some_cards(self, card: str, number: int) -> Message:
        crew = card.removeprefix(_EXPERT)
        return say("some-cards", number=number, crews=self.crews(crew), expert=yes_no(card.startswith(_EXPERT)))

    def items(self, boss: str) -> list[Argument]:
        """What a boss offers to start with."""
        row = self.bosses[boss]
        return [Money(row.cash) if item == "cash" else say(f"item-{item}") for item in row.items]

    def payout(self, job: str) -> Argument:
        row = self.jobs[job]
        return payout(row.cash, row.diamonds, row.artifacts, row.hard_drives)

    def tallied_payout(self, job: str) -> Argument:
        row = self.jobs[job]
        return tallied_payout(row.cash, row.diamonds, row.artifacts, row.hard_drives)

    def needs(self, job: str) -> Argument:
        """The Crew Requirement of a job."""
        return self.cards(self.jobs[job].needs())

    def describe(self, event: Event) -> Message:
        return event_message(CATALOG, event, self.writers, **self._more(event))

    def _more(self, event: Event) -> dict[str, Argument]:
        """The arguments of an event that are not just one of its fields."""
        match event:
            case e.ItemTaken():
                return {"with": with_item(event.item, event.cash)}
            case e.JobDealt():
                return {"needs": self.needs(event.job), "payout": self.payout(event.job)}
            case e.CrewSent():
                # A table that is older than the field has no job in it.
                known = say("the-job", job=self.job(event.job)) if event.job else None
                return {"job": event.job, "place": known or say("job-number", number=event.number)}
            case e.InsideManCame():
                return {"card": self.card(event.card)}
            case e.JobRobbed():
                return {"payout": self.payout(event.job), "count": len(event.seats)}
            case e.CostPaid():
                return {"paid": Money(event.paid), "can": yes_no(event.paid > 0)}
            case e.TokenDrawn() if event.token is None:
                return {"token": say("empty-vault")}
            case e.DriverDrew():
                return {"crew": self.crew("driver")}
            case e.MarkerMoved():
                return {"crew": self.crew("muscle")}
            case e.GameEnded():
                return {"scores": listing(_total(*each) for each in enumerate(event.scores))}
            case _:
                return {}


def _total(seat: int, money: int) -> Message:
    return say("total", seat=Seat(seat), money=Money(money))


def tally(names: Iterable[Name]) -> Argument:
    """`2 × Diamond, Artifact`."""
    found: Sequence[Argument] = [
        name if number == 1 else say("times", number=number, thing=name) for name, number in Counter(names).items()
    ]
    return listing(found, "comma")
