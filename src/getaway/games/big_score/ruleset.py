"""The rules of The Big Score for 2 to 6 players."""

from collections.abc import Callable
from typing import NamedTuple

from getaway.games.big_score import assign, jobs, moves, phases, trade, views
from getaway.games.big_score.box import Box
from getaway.games.big_score.multiset import crew_total, token_total
from getaway.games.big_score.options import FirstOptions
from getaway.games.big_score.position import Side
from getaway.games.big_score.say import say
from getaway.games.big_score.scoring import standings
from getaway.games.big_score.state import BigScoreState, deal, load
from getaway.games.big_score.words import Words, face_id, with_item, yes_no
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer
from getaway.text.messages import Message, Money, Ordinal, Seat, Text, either, seats

NOT_ON_FLOOR = say("not-on-floor")


class Phase(NamedTuple):
    """A decision: its name, the rule it goes by, the moves it is made among, and the refusals of others."""

    name: str
    rule: str
    moves: Callable[[Box], range]
    not_now: Text  # a move of another phase
    not_this: Text = ""  # one of these moves, where the phase has no reasons of its own


PHASES = (
    Phase(
        "bosses", "BS-2.2", lambda box: range(box.boss_at, box.item_at), say("now-bosses"), say("boss-is-taken"),
    ),
    Phase(
        "items", "BS-2.4", lambda box: range(box.item_at, box.hire_at), say("now-items"), say("not-your-item"),
    ),
    Phase(
        "hire", "BS-3.4", lambda box: range(box.hire_at, box.send_at), say("now-hire"), say("not-in-this-hand"),
    ),
    Phase("assign", "BS-3.8", lambda box: range(box.send_at, box.joat_at), say("now-assign")),
    Phase("joats", "BS-3.18", lambda box: range(box.joat_at, box.rob_at), say("now-jacks")),
    Phase("vault", "BS-4.4", lambda box: range(box.rob_at, box.pass_at), say("now-vault")),
    Phase("grease_man", "BS-4.19", lambda box: range(box.take_at, box.take_none_at), say("now-grease"), NOT_ON_FLOOR),
    Phase("muscle", "BS-4.16", lambda box: range(box.steal_at, box.solo_at), say("now-muscle")),
    Phase("trade", "BS-4.10", lambda box: range(box.pass_at, box.take_at), say("now-trade")),
    Phase("gun_man", "BS-4.18", lambda box: range(box.take_at, box.steal_at), say("now-gun"), NOT_ON_FLOOR),
    Phase("over", "", lambda box: range(0), ""),
)  # fmt: skip
"""In the order of their numbers in phases.py."""

REASONS: dict[int, Callable[[BigScoreState, int, int], Rejection]] = {
    phases.ASSIGN: assign.why_not,
    phases.JOATS: jobs.why_not,
    phases.TRADE: trade.why_not,
}


class TableRuleset(Ruleset[BigScoreState]):
    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words

    def new_state(self, chance: Chance, seats: int, options: Options) -> BigScoreState:
        assert isinstance(options, FirstOptions)
        return deal(self.box, chance, seats, options)

    def load_state(self, data: bytes) -> BigScoreState:
        return load(self.box, data)

    def why_not(self, state: BigScoreState, seat: int, number: int) -> Rejection | None:
        if number >= self.box.solo_at:
            return Rejection("SO-1.1", say("only-solo"))
        if number in state.legal(seat):
            return None
        phase = PHASES[state.phase]
        if number not in phase.moves(self.box):
            return Rejection(phase.rule, phase.not_now)
        if phase.not_this:
            return Rejection(phase.rule, phase.not_this)
        return REASONS[state.phase](state, seat, number)

    def offer(self, state: BigScoreState, seat: int, move: Move) -> Offer:
        words, side = self.words, state.sides[seat]
        match move:
            case moves.ChooseBoss():
                boss = say("offer-boss", boss=words.boss(move.boss), items=either(words.items(move.boss)))
                return Offer(move, boss, f"boss:{move.boss}")
            case moves.TakeItem():
                item = with_item(move.item, state.box.boss_cash[side.boss])
                return Offer(move, say("offer-item", **{"with": item}), f"item:{move.item}")
            case moves.Hire():
                card = face_id(move.crew, move.expert)
                return Offer(move, say("offer-hire", card=words.card(card)), f"crew:{card}")
            case moves.SendToJob():
                card, job = face_id(move.crew, move.expert), state.box.job_ids[state.jobs[move.job - 1]]
                sent = say("offer-send", card=words.card(card), number=move.job, job=words.job(job))
                return Offer(move, sent, f"job:{move.job}")
            case moves.Train():
                return Offer(move, say("offer-train", card=words.card(face_id(move.crew, True))), "training")
            case moves.LeaveUnassigned():
                card = face_id(move.crew, move.expert)
                return Offer(move, say("offer-unassigned", card=words.card(card)), "unassigned")
            case moves.RevealJoats():
                return Offer(move, say("offer-jacks", number=move.number), f"joat:{move.number}")
            case moves.Rob():
                return Offer(move, say("offer-rob", tokens=token_total(state.vault)), "vault")
            case moves.Flee():
                return Offer(move, say("offer-flee", tokens=token_total(side.loot)), "flee")
            case moves.KeepToken():
                kept = words.token(state.box.token_ids[side.drawn])
                return Offer(move, say("offer-keep", token=kept), "keep")
            case moves.Trade():
                return Offer(move, say("offer-trade", took=words.a_token(move.take)), f"floor:{move.take}")
            case moves.TradeEarlier():
                traded = say("offer-trade-earlier", gave=words.a_token(move.give), took=words.a_token(move.take))
                return Offer(move, traded, f"loot:{move.give}")
            case moves.TakeFromFloor():
                return Offer(move, say("offer-take", token=words.token(move.take)), f"floor:{move.take}")
            case moves.LeaveFloor():
                return Offer(move, say("offer-take-nothing"), "nothing")
            case moves.StealMarker():
                return Offer(move, say("offer-steal"), "marker")
            case _:
                return Offer(move, say("offer-leave-marker"), "nothing")

    def prompt(self, state: BigScoreState, viewer: int) -> Text:
        if state.phase == phases.OVER:
            return say("prompt-over")
        if viewer < 0 or not state.pending() >> viewer & 1:
            return _others(state)
        words, side = self.words, state.sides[viewer]
        match state.phase:
            case phases.BOSSES:
                return say("prompt-boss")
            case phases.START_ITEMS:
                return say("prompt-item", boss=words.boss(state.box.boss_ids[side.boss]))
            case phases.HIRE:
                step = 1 if state.to_left() else -1
                return say("prompt-hire", cards=crew_total(side.hand), to=Seat((viewer + step) % state.seats))
            case phases.ASSIGN:
                return _assign_prompt(words, state, side)
            case phases.JOATS:
                job = words.job(state.box.job_ids[state.jobs[state.job]])
                return say("prompt-jacks", job=job, missing=int(state.missing))
            case phases.VAULT:
                left = int(state.bust_at - state.cops)
                return say("prompt-vault", cops=int(state.cops), left=left, bust=Ordinal(int(state.bust_at)))
            case phases.GREASE:
                return say("prompt-grease")
            case phases.MUSCLES:
                return say("prompt-muscle", holder=Seat(int(state.marker)))
            case phases.TRADE:
                return say("prompt-trade", token=words.a_token(state.box.token_ids[side.drawn]))
            case _:
                return say("prompt-gun")

    def phase(self, state: BigScoreState) -> str:
        return PHASES[state.phase].name

    def rule(self, state: BigScoreState) -> str:
        return PHASES[state.phase].rule

    def board(self, state: BigScoreState, viewer: int) -> views.Board:
        return views.board(state, viewer)

    def verdict(self, state: BigScoreState) -> Text:
        ranks = standings(state)
        best = max(ranks)
        winners = [seat for seat, rank in enumerate(ranks) if rank == best]
        money = Money(best[0])
        if len(winners) > 1:
            return say("verdict-shared", winners=seats(winners), money=money)
        rivals = [rank for rank in ranks if rank[0] == best[0] and rank != best]
        if not rivals:
            return say("verdict", winner=Seat(winners[0]), money=money)
        rival = max(rivals)
        reasons = ("busted", "cash", "tokens")
        why = next(reason for reason, mine, other in zip(reasons, best[1:], rival[1:], strict=True) if mine != other)
        return say("verdict-tie", winner=Seat(winners[0]), money=money, why=why)

    def talk(self, state: BigScoreState, seats: int) -> tuple[int, ...]:
        """No table talk from the start of the assign phase until all have confirmed (BS-3.28)."""
        return () if state.phase == phases.ASSIGN and not state.talk else super().talk(state, seats)


def _assign_prompt(words: Words, state: BigScoreState, side: Side) -> Message:
    cards = state.cards(side.unplaced)
    if side.unplaced == side.hired + side.training:
        return say("prompt-assign", cards=len(cards), training=yes_no(not state.simple))
    return say("prompt-assign-next", card=words.card(cards[0]), more=len(cards) - 1)


def _others(state: BigScoreState) -> Message:
    match state.phase:
        case phases.START_ITEMS:
            return say("others-items")
        case phases.HIRE:
            return say("others-hire")
        case phases.ASSIGN:
            return say("others-assign")
        case phases.JOATS:
            return say("others-jacks")
        case phases.VAULT:
            return say("others-vault")
    who = Seat(int(state.turn))
    match state.phase:
        case phases.BOSSES:
            return say("others-boss", seat=who)
        case phases.GREASE:
            return say("others-grease", seat=who)
        case phases.MUSCLES:
            return say("others-muscle", seat=who)
        case phases.TRADE:
            return say("others-trade", seat=who)
        case _:
            return say("others-gun", seat=who)
