"""The rules of The Big Score for 2 to 6 players."""

from collections.abc import Callable
from typing import NamedTuple

from getaway.games.big_score import assign, jobs, moves, phases, trade, views
from getaway.games.big_score.box import Box
from getaway.games.big_score.multiset import crew_total, token_total
from getaway.games.big_score.options import FirstOptions
from getaway.games.big_score.position import Side
from getaway.games.big_score.scoring import standings
from getaway.games.big_score.state import BigScoreState, deal, load
from getaway.games.big_score.words import Words, face_id, how_many, jacks, money
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.phrases import joined
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer

NOT_ON_FLOOR = "there is no such token on the Vault Floor"


class Phase(NamedTuple):
    """A decision: its name, the rule it goes by, the moves it is made among, and the refusals of others."""

    name: str
    rule: str
    moves: Callable[[Box], range]
    not_now: str  # a move of another phase
    not_this: str = ""  # one of these moves, where the phase has no reasons of its own


PHASES = (
    Phase(
        "bosses", "BS-2.2", lambda box: range(box.boss_at, box.item_at),
        "first the bosses are chosen, in seat order", "another player is this boss already",
    ),
    Phase(
        "items", "BS-2.4", lambda box: range(box.item_at, box.hire_at),
        "first everyone chooses a starting item", "it is none of the two items of your boss",
    ),
    Phase(
        "hire", "BS-3.4", lambda box: range(box.hire_at, box.send_at),
        "this is the draft: hire one card of your hand", "you can only hire a card of the hand you hold",
    ),
    Phase(
        "assign", "BS-3.8", lambda box: range(box.send_at, box.joat_at),
        "assign your crew: each card to a job, to Training, or leave it unassigned",
    ),
    Phase(
        "joats", "BS-3.18", lambda box: range(box.joat_at, box.rob_at),
        "the job lacks crew: reveal a Jack of All Trades, or none",
    ),
    Phase("vault", "BS-4.4", lambda box: range(box.rob_at, box.pass_at), "you are in the vault: rob or flee"),
    Phase(
        "grease_man", "BS-4.19", lambda box: range(box.take_at, box.take_none_at),
        "a Grease Man who flees takes one token from the Vault Floor", NOT_ON_FLOOR,
    ),
    Phase(
        "muscle", "BS-4.16", lambda box: range(box.steal_at, box.solo_at),
        "you are a Muscle: steal the First Player Marker, or leave it",
    ),
    Phase(
        "trade", "BS-4.10", lambda box: range(box.pass_at, box.take_at),
        "trade the token you drew with the Vault Floor, or keep it",
    ),
    Phase(
        "gun_man", "BS-4.18", lambda box: range(box.take_at, box.steal_at),
        "you are a Gun Man: take one token more from the Vault Floor, or nothing", NOT_ON_FLOOR,
    ),
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
            return Rejection("SO-1.1", "this is a move of the solitaire, for one player alone")
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
                return Offer(move, f"Be {words.boss(move.boss)}", f"boss:{move.boss}")
            case moves.TakeItem():
                item = words.item(move.item, state.box.boss_cash[side.boss])
                return Offer(move, f"Start with {item}", f"item:{move.item}")
            case moves.Hire():
                card = face_id(move.crew, move.expert)
                return Offer(move, f"Hire the {words.card(card)}", f"crew:{card}")
            case moves.SendToJob():
                card = words.card(face_id(move.crew, move.expert))
                job = words.job(state.box.job_ids[state.jobs[move.job - 1]])
                return Offer(move, f"Send the {card} to job {move.job}, {job}", f"job:{move.job}")
            case moves.Train():
                return Offer(move, f"Train the {words.card(face_id(move.crew, True))}", "training")
            case moves.LeaveUnassigned():
                card = words.card(face_id(move.crew, move.expert))
                return Offer(move, f"Leave the {card} unassigned", "unassigned")
            case moves.RevealJoats():
                return Offer(move, f"Reveal {jacks(move.number)}", f"joat:{move.number}")
            case moves.Rob():
                return Offer(move, f"Rob: draw one of the {token_total(state.vault)} tokens in the vault", "vault")
            case moves.Flee():
                return Offer(move, f"Flee with {how_many(token_total(side.loot), 'vault token')}", "flee")
            case moves.KeepToken():
                return Offer(move, f"Keep {words.token(state.box.token_ids[side.drawn])}", "keep")
            case moves.Trade():
                return Offer(move, f"Trade it for {words.token(move.take)}", f"floor:{move.take}")
            case moves.TradeEarlier():
                text = f"Give {words.token(move.give)} of before instead, for {words.token(move.take)}"
                return Offer(move, text, f"loot:{move.give}")
            case moves.TakeFromFloor():
                return Offer(move, f"Take {words.token(move.take)}", f"floor:{move.take}")
            case moves.LeaveFloor():
                return Offer(move, "Take nothing now", "nothing")
            case moves.StealMarker():
                return Offer(move, "Steal the First Player Marker", "marker")
            case _:
                return Offer(move, "Leave the First Player Marker", "nothing")

    def prompt(self, state: BigScoreState, viewer: int) -> str:
        if state.phase == phases.OVER:
            return "The game is over."
        if viewer < 0 or not state.pending() >> viewer & 1:
            return _others(state)
        words, side = self.words, state.sides[viewer]
        match state.phase:
            case phases.BOSSES:
                return "Choose your boss."
            case phases.START_ITEMS:
                boss = words.bosses[state.box.boss_ids[side.boss]].name
                return f"You are {boss}: choose one of your two starting items."
            case phases.HIRE:
                left = crew_total(side.hand)
                way = "left" if state.to_left() else "right"
                return f"Hire one of these {left} cards; the rest goes to the player on your {way}."
            case phases.ASSIGN:
                return _assign_prompt(words, state, side)
            case phases.JOATS:
                job = words.jobs[state.box.job_ids[state.jobs[state.job]]].name
                return f"{job} lacks {how_many(state.missing, 'icon')}: reveal a Jack of All Trades?"
            case phases.VAULT:
                return f"Rob or flee? On the track: {how_many(state.cops, 'Cop')}; {state.bust_at} are a bust."
            case phases.GREASE:
                return "You flee as a Grease Man: take one token from the Vault Floor."
            case phases.MUSCLES:
                return f"You are a Muscle: steal the First Player Marker from Player {state.marker + 1}?"
            case phases.TRADE:
                return f"You drew {words.token(state.box.token_ids[side.drawn])}: trade with the Vault Floor?"
            case _:
                return "You are a Gun Man: take one token more from the Vault Floor?"

    def phase(self, state: BigScoreState) -> str:
        return PHASES[state.phase].name

    def rule(self, state: BigScoreState) -> str:
        return PHASES[state.phase].rule

    def board(self, state: BigScoreState, viewer: int) -> views.Board:
        return views.board(state, viewer)

    def verdict(self, state: BigScoreState) -> str:
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

    def talk(self, state: BigScoreState, seats: int) -> tuple[int, ...]:
        """No table talk from the start of the assign phase until all have confirmed (BS-3.28)."""
        return () if state.phase == phases.ASSIGN and not state.talk else super().talk(state, seats)


def _assign_prompt(words: Words, state: BigScoreState, side: Side) -> str:
    cards = state.cards(side.unplaced)
    if side.unplaced == side.hired + side.training:
        training = "" if state.simple else ", to Training"
        return f"Assign your crew: each of {how_many(len(cards), 'card')} to a job{training} or nowhere."
    last = " This confirms the assignment." if len(cards) == 1 else f" {len(cards) - 1} more after it."
    return f"Assign your crew: where does the {words.card(cards[0])} go?{last}"


def _others(state: BigScoreState) -> str:
    if state.simultaneous():
        return {
            phases.START_ITEMS: "Starting items are being chosen.",
            phases.HIRE: "Crew is being hired.",
            phases.ASSIGN: "Crew is being assigned.",
            phases.JOATS: "The participants think about their Jacks of All Trades.",
        }.get(state.phase, "Those in the vault decide: rob or flee.")
    who = f"Player {state.turn + 1}"
    return {
        phases.BOSSES: f"{who} chooses a boss.",
        phases.GREASE: f"{who} flees as a Grease Man and takes a token from the Vault Floor.",
        phases.MUSCLES: f"{who}, a Muscle, may steal the First Player Marker.",
        phases.TRADE: f"{who} may trade with the Vault Floor.",
        phases.GUN: f"{who}, a Gun Man, may take a token from the Vault Floor.",
    }[state.phase]
