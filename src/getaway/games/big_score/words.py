"""The Big Score in words: cards, tokens, events, verdict."""

from getaway.games.big_score import events as e
from getaway.games.big_score.pack import BigScorePack, Crew
from getaway.games.big_score.scoring import standings
from getaway.games.big_score.state import BigScoreState
from getaway.kernel import phrases
from getaway.kernel.phrases import joined, tallied

_ITEMS = {"diamond": "a Diamond", "artifact": "an Artifact", "hard_drive": "a Hard Drive"}
_PAYOUT = ("diamonds", "Diamond"), ("artifacts", "Artifact"), ("hard_drives", "Hard Drive")


def face_id(crew: str, expert: bool) -> str:
    """The id of a card in views and events."""
    return f"expert_{crew}" if expert else crew


def money(amount: int) -> str:
    """So many thousands of dollars: `$310K`, `$1.01M`. Every sentence and every screen says it like this."""
    if not amount:
        return "$0"
    sign = "\u2212" if amount < 0 else ""
    if abs(amount) < 1000:
        return f"{sign}${abs(amount)}K"
    millions = f"{abs(amount) / 1000:.3f}".rstrip("0").rstrip(".")
    return f"{sign}${millions}M"


def counted(number: int, what: str) -> str:
    """`2 Cops`, `1 Cop`, `no Cops`."""
    return phrases.counted(number, what) if number else f"no {what}s"


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: BigScorePack) -> None:
        self.crew: dict[str, Crew] = {crew.id: crew for crew in pack.crew}
        self.faces: dict[str, str] = {crew.id: crew.name for crew in pack.crew}
        self.faces |= {f"expert_{crew.id}": f"Expert {crew.name}" for crew in pack.crew}
        self.jobs = {job.id: job for job in pack.jobs}
        self.bosses = {boss.id: boss for boss in pack.bosses}
        self.tokens = {token.id: token for token in pack.tokens}

    def card(self, face: str) -> str:
        """A crew card."""
        return self.faces[face]

    def cards(self, faces: list[str]) -> str:
        """Several crew cards."""
        return joined([self.card(face) for face in faces])

    def token(self, token: str) -> str:
        """A vault token with its article."""
        row = self.tokens[token]
        if row.kind == "cash":
            return row.name
        return f"{'an' if row.name[0] in 'AEIOU' else 'a'} {row.name}"

    def tokens_named(self, tokens: list[str]) -> str:
        """Several vault tokens."""
        return joined([self.token(token) for token in tokens])

    def item(self, item: str, cash: int) -> str:
        """A starting item."""
        return money(cash) if item == "cash" else _ITEMS[item]

    def boss(self, boss: str) -> str:
        """A boss with the two items to choose from."""
        row = self.bosses[boss]
        return f"{row.name} ({' or '.join(self.item(item, row.cash) for item in row.items)})"

    def payout(self, job: str) -> str:
        """What a job brings."""
        row = self.jobs[job]
        parts = [money(row.cash)] if row.cash else []
        parts += [counted(getattr(row, field), name) for field, name in _PAYOUT if getattr(row, field)]
        return joined(parts)

    def job(self, job: str) -> str:
        """A job with its requirement and its payout."""
        row = self.jobs[job]
        return f"{row.name} ({tallied(self.crew[crew].name for crew in row.needs())}: {self.payout(job)})"

    def describe(self, event: e.TableGameEvent, names: list[str]) -> str:
        """One line of the log."""
        match event:
            case e.BossTaken():
                return f"{names[event.seat]} is {self.bosses[event.boss].name}."
            case e.ChoiceMade():
                return f"{names[event.seat]} has chosen."
            case e.ItemTaken():
                return f"{names[event.seat]} starts with {self.item(event.item, event.cash)}."
            case e.RoundBegan():
                return f"Round {event.round} begins; hands are passed to the {'left' if event.to_left else 'right'}."
            case e.JobDealt():
                return f"Job {event.number}: {self.job(event.job)}."
            case e.HandDealt():
                return f"{names[event.seat]} is dealt {self.cards(event.cards)}."
            case e.CrewHired():
                return f"{names[event.seat]} hires the {self.card(event.card)}."
            case e.HandsPassed():
                return f"Hands go to the {'left' if event.to_left else 'right'}, {counted(event.left, 'card')} each."
            case e.HandReceived():
                return f"{names[event.seat]} receives {self.cards(event.cards)} from {names[event.giver]}."
            case e.TrainingTakenBack():
                return f"{names[event.seat]} takes back from Training: {self.cards(event.cards)}."
            case e.CrewSent():
                return f"{names[event.seat]} has sent to job {event.number}: {self.cards(event.cards)}."
            case e.JobLeftAlone():
                return f"Nobody has sent crew to {self.jobs[event.job].name}."
            case e.InsideManCame():
                article = "an" if event.card.startswith("expert_") else "a"
                return f"The Inside Man is {article} {self.card(event.card)}{'' if event.helped else ' and no help'}."
            case e.JoatsRevealed():
                return f"{names[event.seat]} reveals {jacks(event.number)}."
            case e.JobRobbed():
                who = joined([names[seat] for seat in event.seats])
                return f"{self.jobs[event.job].name} is robbed: {self.payout(event.job)} for {who}."
            case e.JobFailed():
                return f"{self.jobs[event.job].name} fails: {counted(event.missing, 'icon')} missing."
            case e.CostPaid():
                return f"{names[event.seat]} pays {money(event.paid) if event.paid else 'nothing, having too little'}."
            case e.UnassignedDiscarded():
                return f"{names[event.seat]} had left unassigned: {self.cards(event.cards)}."
            case e.TrainingShown():
                return f"{names[event.seat]} has in Training: {self.cards(event.cards)}."
            case e.AbilityGained():
                return f"{names[event.seat]} gains the ability of the {self.crew[event.crew].name}."
            case e.VaultOpened():
                floor = self.tokens_named(event.floor)
                return f"The vault is open. {names[event.marker]} has the First Player Marker; on the floor: {floor}."
            case e.TokenDrawn():
                what = self.token(event.token) if event.token is not None else "nothing: the vault is empty"
                return f"{names[event.seat]} robs and draws {what}."
            case e.PlayerFled():
                return f"{names[event.seat]} flees."
            case e.FloorTokenTaken():
                crew = self.crew[event.crew].name
                return f"{names[event.seat]}, a {crew}, takes {self.token(event.token)} from the Vault Floor."
            case e.DriverDrew():
                back = f"; {counted(event.cops, 'Cop')} went back" if event.cops else ""
                return f"{names[event.seat]}, a Driver, draws and keeps {self.tokens_named(event.kept)}{back}."
            case e.MarkerMoved():
                if event.stolen:
                    return f"{names[event.seat]}, a Muscle, steals the First Player Marker."
                return f"The First Player Marker passes to {names[event.seat]}."
            case e.CopsArrived():
                where = f"the last on space {event.space}" if event.space else "the last on Busted"
                return f"{counted(event.number, 'Cop')} on the track, {where}."
            case e.PlayersBusted():
                return f"Busted: {joined([names[seat] for seat in event.seats])}."
            case e.TokenTraded():
                earlier = " of before" if event.earlier else ""
                return f"{names[event.seat]} trades {self.token(event.gave)}{earlier} for {self.token(event.took)}."
            case e.TokenKept():
                return f"{names[event.seat]} keeps {self.token(event.token)}."
            case e.GameEnded():
                totals = ", ".join(f"{name} {money(total)}" for name, total in zip(names, event.scores, strict=True))
                return f"The game is over: {totals}."
            case _:
                raise TypeError(f"not an event of The Big Score: {event!r}")


def jacks(number: int) -> str:
    """Of all trades."""
    if number < 2:
        return f"{('no', 'a')[number]} Jack of All Trades"
    return f"{number} Jacks of All Trades"


def verdict(state: BigScoreState) -> str:
    """The result in words, with what broke a tie."""
    ranks = standings(state)
    best = max(ranks)
    winners = [f"Player {seat + 1}" for seat, rank in enumerate(ranks) if rank == best]
    if len(winners) > 1:
        return f"{joined(winners)} share the victory with {money(best[0])} each."
    rivals = [rank for rank in ranks if rank[0] == best[0] and rank != best]
    if not rivals:
        return f"{winners[0]} wins with {money(best[0])}."
    rival = max(rivals)
    reasons = ("not busted", "more cash from Act I", "more vault tokens")
    broke = next(reason for reason, mine, other in zip(reasons, best[1:], rival[1:], strict=True) if mine != other)
    return f"{winners[0]} wins the tie at {money(best[0])}: {broke}."
