"""The Big Score in words: cards, tokens, events, verdict."""

from getaway.games.big_score import events as e
from getaway.games.big_score.pack import BigScorePack, Crew
from getaway.kernel.events import Event
from getaway.kernel.phrases import Writers, counted, joined, sentence, tallied

TEXTS: dict[type[Event], str] = {
    e.BossTaken: "{seat} is {boss}.",
    e.ChoiceMade: "{seat} has chosen.",
    e.RoundBegan: "Round {round} begins; hands are passed to the {to_left}.",
    e.HandDealt: "{seat} is dealt {cards}.",
    e.CrewHired: "{seat} hires the {card}.",
    e.HandsPassed: "Hands go to the {to_left}, {left} each.",
    e.HandReceived: "{seat} receives {cards} from {giver}.",
    e.TrainingTakenBack: "{seat} takes back from Training: {cards}.",
    e.CrewSent: "{seat} has sent to job {number}: {cards}.",
    e.JobLeftAlone: "Nobody has sent crew to {job}.",
    e.JobFailed: "{job} fails: {missing} missing.",
    e.CostPaid: "{seat} pays {paid}.",
    e.UnassignedDiscarded: "{seat} had left unassigned: {cards}.",
    e.TrainingShown: "{seat} has in Training: {cards}.",
    e.AbilityGained: "{seat} gains the ability of the {crew}.",
    e.VaultOpened: "The vault is open. {marker} has the First Player Marker; on the floor: {floor}.",
    e.TokenDrawn: "{seat} robs and draws {token}.",
    e.PlayerFled: "{seat} flees.",
    e.FloorTokenTaken: "{seat}, a {crew}, takes {token} from the Vault Floor.",
    e.MarkerMoved: "The First Player Marker passes to {seat}.",
    e.PlayersBusted: "Busted: {seats}.",
    e.TokenTraded: "{seat} trades {gave}{earlier} for {took}.",
    e.TokenKept: "{seat} keeps {token}.",
}
_ITEMS = {"diamond": "a Diamond", "artifact": "an Artifact", "hard_drive": "a Hard Drive"}
_PAYOUT = ("diamonds", "Diamond"), ("artifacts", "Artifact"), ("hard_drives", "Hard Drive")


def face_id(crew: str, expert: bool) -> str:
    """The id of a card in views and events."""
    return f"expert_{crew}" if expert else crew


def money(amount: int) -> str:
    """So many thousands of dollars: `$310K`, `$1.01M`. Used in every sentence and on every screen."""
    if not amount:
        return "$0"
    sign = "\u2212" if amount < 0 else ""
    if abs(amount) < 1000:
        return f"{sign}${abs(amount)}K"
    millions = f"{abs(amount) / 1000:.3f}".rstrip("0").rstrip(".")
    return f"{sign}${millions}M"


def how_many(number: int, what: str) -> str:
    """`2 Cops`, `1 Cop`, `no Cops`."""
    return counted(number, what) if number else f"no {what}s"


class Words:
    def __init__(self, pack: BigScorePack) -> None:
        self.crew: dict[str, Crew] = {crew.id: crew for crew in pack.crew}
        self.faces: dict[str, str] = {crew.id: crew.name for crew in pack.crew}
        self.faces |= {f"expert_{crew.id}": f"Expert {crew.name}" for crew in pack.crew}
        self.jobs = {job.id: job for job in pack.jobs}
        self.bosses = {boss.id: boss for boss in pack.bosses}
        self.tokens = {token.id: token for token in pack.tokens}
        self.writers: Writers = {
            "boss": lambda boss: self.bosses[boss].name,
            "job": lambda job: self.jobs[job].name,
            "crew": lambda crew: self.crew[crew].name,
            "card": self.card,
            "cards": self.cards,
            "token": lambda token: "nothing: the vault is empty" if token is None else self.token(token),
            "floor": self.tokens_named,
            "gave": self.token,
            "took": self.token,
            "to_left": lambda to_left: "left" if to_left else "right",
            "left": lambda cards: how_many(cards, "card"),
            "missing": lambda icons: how_many(icons, "icon"),
            "paid": lambda paid: money(paid) if paid else "nothing, having too little",
            "earlier": lambda earlier: " of before" if earlier else "",
        }

    def card(self, face: str) -> str:
        return self.faces[face]

    def cards(self, faces: list[str]) -> str:
        return joined([self.card(face) for face in faces])

    def token(self, token: str) -> str:
        """A vault token with its article."""
        row = self.tokens[token]
        if row.kind == "cash":
            return row.name
        return f"{'an' if row.name[0] in 'AEIOU' else 'a'} {row.name}"

    def tokens_named(self, tokens: list[str]) -> str:
        return joined([self.token(token) for token in tokens])

    def item(self, item: str, cash: int) -> str:
        return money(cash) if item == "cash" else _ITEMS[item]

    def boss(self, boss: str) -> str:
        """A boss with the two items to choose from."""
        row = self.bosses[boss]
        return f"{row.name} ({' or '.join(self.item(item, row.cash) for item in row.items)})"

    def payout(self, job: str) -> str:
        row = self.jobs[job]
        parts = [money(row.cash)] if row.cash else []
        parts += [how_many(getattr(row, field), name) for field, name in _PAYOUT if getattr(row, field)]
        return joined(parts)

    def job(self, job: str) -> str:
        """A job with its requirement and its payout."""
        row = self.jobs[job]
        return f"{row.name} ({tallied(self.crew[crew].name for crew in row.needs())}: {self.payout(job)})"

    def describe(self, event: Event, names: list[str]) -> str:
        match event:
            case e.ItemTaken():
                return f"{names[event.seat]} starts with {self.item(event.item, event.cash)}."
            case e.InsideManCame():
                article = "an" if event.card.startswith("expert_") else "a"
                return f"The Inside Man is {article} {self.card(event.card)}{'' if event.helped else ' and no help'}."
            case e.JoatsRevealed():
                return f"{names[event.seat]} reveals {jacks(event.number)}."
            case e.JobRobbed():
                who = joined(names[seat] for seat in event.seats)
                return f"{self.jobs[event.job].name} is robbed: {self.payout(event.job)} for {who}."
            case e.DriverDrew():
                back = f"; {how_many(event.cops, 'Cop')} went back" if event.cops else ""
                return f"{names[event.seat]}, a Driver, draws and keeps {self.tokens_named(event.kept)}{back}."
            case e.MarkerMoved() if event.stolen:
                return f"{names[event.seat]}, a Muscle, steals the First Player Marker."
            case e.CopsArrived():
                where = f"space {event.space}" if event.space else "Busted"
                return f"{how_many(event.number, 'Cop')} on the track, the last on {where}."
            case e.JobDealt():
                return f"Job {event.number}: {self.job(event.job)}."
            case e.GameEnded():
                totals = ", ".join(f"{name} {money(total)}" for name, total in zip(names, event.scores, strict=True))
                return f"The game is over: {totals}."
        people: Writers = {
            "seat": names.__getitem__,
            "giver": names.__getitem__,
            "marker": names.__getitem__,
            "seats": lambda seats: joined(names[seat] for seat in seats),
        }
        return sentence(TEXTS, event, {**self.writers, **people})


def jacks(number: int) -> str:
    if number < 2:
        return f"{('no', 'a')[number]} Jack of All Trades"
    return f"{number} Jacks of All Trades"
