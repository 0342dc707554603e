"""The rules of The Big Score for one player alone."""

from collections.abc import Callable

from getaway.games.big_score.box import GOLD, KEY, Box
from getaway.games.big_score.moves import ChooseBoss
from getaway.games.big_score.multiset import crew_count, token_count
from getaway.games.big_score.options import FirstOptions
from getaway.games.big_score.say import say
from getaway.games.big_score.solo import flow, jobs, moves, phases, scenarios, scoring, views
from getaway.games.big_score.solo import words as texts
from getaway.games.big_score.solo.state import SoloState, deal, load
from getaway.games.big_score.solo.words import SoloWords
from getaway.games.big_score.words import Words, yes_no
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer
from getaway.text.messages import Argument, Message, Money, Ordinal, Text, listing

PROMPTS: dict[int, Callable[[SoloState], Message]] = {
    phases.BOSS: lambda state: say("solo-prompt-boss"),
    phases.ORDER: lambda state: say("solo-prompt-order"),
    phases.STRIKE: lambda state: say("solo-prompt-strike"),
    phases.HIRE: lambda state: say("solo-prompt-hire"),
    phases.PLACE: lambda state: say("solo-prompt-place"),
    phases.ASSIGN: lambda state: say("solo-prompt-assign"),
    phases.KEEP: lambda state: say("solo-prompt-keep"),
    phases.JACKS: lambda state: say("solo-prompt-jacks", jacks=int(state.jacks)),
    phases.SEIZED: lambda state: say("solo-prompt-seized"),
    phases.TURN_UP: lambda state: say("solo-prompt-turn-up"),
    phases.DRIVES: lambda state: say("solo-prompt-drives", cash=Money(int(state.cash))),
    phases.VAULT: lambda state: _vault_prompt(state),
    phases.KEYED: lambda state: say("solo-prompt-keyed", key=yes_no(token_count(state.drawn, KEY) > 0)),
    phases.BRIBE: lambda state: say("solo-prompt-bribe"),
    phases.PAY: lambda state: say("solo-prompt-pay", due=Money(int(state.due))),
    phases.ROW_COP: lambda state: say("solo-prompt-row-cop"),
    phases.TAKE: lambda state: say("solo-prompt-take"),
    phases.ROW_TOKEN: lambda state: say("solo-prompt-row-token"),
    phases.REMOVE: lambda state: say("solo-prompt-remove"),
    phases.MARKET: lambda state: say("solo-prompt-market", cash=Money(int(state.cash))),
    phases.GOLD: lambda state: say("solo-prompt-gold"),
    phases.OVER: lambda state: say("prompt-over"),
}
FIXED_OFFERS: dict[type[Move], tuple[Message, str]] = {
    moves.DiscardRest: (say("solo-offer-discard-rest"), "discard"),
    moves.EndTurn: (say("solo-offer-end-turn"), "end_turn"),
    moves.SaveJacks: (say("solo-offer-save-jacks"), "save"),
    moves.LeaveDown: (say("solo-offer-leave-down"), "leave_down"),
    moves.StopBuying: (say("solo-offer-stop-buying"), "stop"),
    moves.RobVault: (say("solo-offer-rob"), "rob"),
    moves.FleeVault: (say("solo-offer-flee"), "flee"),
    moves.TakeNothing: (say("solo-offer-take-nothing"), "take_nothing"),
    moves.CloseMarket: (say("solo-offer-close-market"), "close_market"),
    moves.GoldAsKey: (say("solo-offer-gold-key"), "gold_key"),
    moves.GoldAsDrive: (say("solo-offer-gold-drive"), "gold_drive"),
}
"""Moves that are always offered in the same words: what each does, and what it points at."""


class SoloRuleset(Ruleset[SoloState]):
    def __init__(self, box: Box, words: SoloWords) -> None:
        self.box = box
        self.words = words

    def new_state(self, chance: Chance, seats: int, options: Options) -> SoloState:
        assert isinstance(options, FirstOptions)
        return deal(self.box, chance, options)

    def load_state(self, data: bytes) -> SoloState:
        return load(self.box, data)

    def why_not(self, state: SoloState, seat: int, number: int) -> Rejection | None:
        move = number - state.box.solo_at
        if move < 0 and state.phase != phases.BOSS:
            return Rejection("SO-1.4", say("only-table"))
        decision = flow.DECISIONS[state.phase]
        asked = move in state.box.solo.candidates[state.phase]
        reason = decision.refusal(state, move) if asked else decision.not_now
        if not reason:
            return None
        rule, _, id = reason.partition(" ")
        return Rejection(rule, say(f"solo-refused-{id}"))

    def offer(self, state: SoloState, seat: int, move: Move) -> Offer:
        if type(move) in FIXED_OFFERS:
            return Offer(move, *FIXED_OFFERS[type(move)])
        words, solo = self.words.words, state.box.solo
        match move:
            case ChooseBoss():
                return Offer(move, say("solo-offer-boss", boss=words.boss(move.boss)), _at(move))
            case moves.SettleJob():
                return Offer(move, say("solo-offer-settle", **_place(words, state, move.job)), _at(move))
            case moves.CallStrike():
                return Offer(move, say("solo-offer-strike", crew=words.crew(move.crew)), _at(move))
            case moves.RedrawType():
                cards = int(crew_count(state.hand, state.box.type_ids.index(move.crew)))
                drawn = min(cards, int(state.deck_size()))
                price = Money(int(solo.redraw_cost))
                given = _own(words, move.crew, cards)
                return Offer(move, say("solo-offer-redraw", drawn=drawn, price=price, **given), _at(move))
            case moves.DrawOne():
                return Offer(move, say("solo-offer-draw", price=Money(int(solo.draw_cost))), "deck")
            case moves.Scout():
                price = Money(int(solo.scout_cost))
                return Offer(move, say("solo-offer-scout", number=move.job, price=price), _at(move))
            case moves.ChooseType():
                cards = int(crew_count(state.hand, state.box.type_ids.index(move.crew)))
                return Offer(move, say("solo-offer-choose", **_own(words, move.crew, cards)), _at(move))
            case moves.PlaceCard():
                return Offer(move, say("solo-offer-place", **_place(words, state, move.job)), _at(move))
            case moves.PlaceExtra():
                crew, price = words.crew(move.crew), Money(int(solo.place_cost))
                place = _place(words, state, move.job)
                return Offer(move, say("solo-offer-extra", crew=crew, price=price, **place), _at(move))
            case moves.ShuffleIn():
                price = Money(int(solo.shuffle_cost))
                return Offer(move, say("solo-offer-shuffle", crew=words.crew(move.crew), price=price), _at(move))
            case moves.KeepCard():
                price = Money(int(solo.keep_cost))
                return Offer(move, say("solo-offer-keep", crew=words.crew(move.crew), price=price), _at(move))
            case moves.SpendJacks():
                jacks = int(jobs.missing(state, move.job - 1))
                return Offer(move, say("solo-offer-jacks", jacks=jacks, **_place(words, state, move.job)), _at(move))
            case moves.TurnUp():
                known = yes_no(state.jobs[move.job - 1] >= 0)
                place = _place(words, state, move.job)
                return Offer(move, say("solo-offer-turn-up", known=known, **place), _at(move))
            case moves.BuyDrive():
                return Offer(move, say("solo-offer-drive", price=Money(int(state.rules.drive_price))), "drive")
            case _:
                return _vault_offer(words, state, move)

    def prompt(self, state: SoloState, viewer: int) -> Text:
        return PROMPTS[state.phase](state)

    def phase(self, state: SoloState) -> str:
        return flow.DECISIONS[state.phase].name

    def rule(self, state: SoloState) -> str:
        return flow.DECISIONS[state.phase].rule

    def board(self, state: SoloState, viewer: int) -> views.SoloBoard:
        return views.board(state)

    def verdict(self, state: SoloState) -> Text:
        title, score = texts.title(state.rules), Money(int(scoring.score(state)))
        if scoring.won(state):
            return say("solo-verdict-won", scenario=title, score=score)
        if state.lost:
            return say("solo-verdict-cops", scenario=title, score=score)
        lacking = [_lacking(state, which) for which in state.rules.asked if scoring.lacking(state, which) > 0]
        return say("solo-verdict-lost", scenario=title, score=score, goals=listing(lacking))


def _lacking(state: SoloState, which: int) -> Message:
    """A goal that was not reached, with what the player has of it; the score is told anyway."""
    goal = scenarios.GOALS[which]
    asked = texts.asked(goal, int(state.rules.goals[which]))
    if goal in ("total", "total_above"):
        return asked
    return say("solo-verdict-have", goal=asked, have=texts.amount(goal, int(scoring.have(state, which))))


def _vault_offer(words: Words, state: SoloState, move: Move) -> Offer:
    match move:
        case moves.PutOnCard():
            return Offer(move, say("solo-offer-put", crew=words.crew(move.crew)), _at(move))
        case moves.TradeArtifacts():
            artifacts = int(state.rules.market_artifacts)
            return Offer(move, say("solo-offer-artifacts", artifacts=artifacts), "trade_artifacts")
        case moves.BuyDiamond():
            return Offer(move, say("solo-offer-diamond", price=Money(int(state.rules.market_price))), "buy_diamond")
        case moves.GoldAsBar():
            return Offer(move, say("solo-offer-gold-bar", worth=Money(int(state.box.token_value[GOLD]))), "gold_bar")
        case moves.TakeLoot():
            as_key = yes_no(state.gold_is_key and move.token == state.box.token_ids[GOLD])
            return Offer(move, say("solo-offer-take", token=words.token(move.token), as_key=as_key), _at(move))
        case moves.RemoveToken():
            return Offer(move, say("solo-offer-remove", token=words.token(move.token)), _at(move))
        case moves.ReturnToken():
            return Offer(move, say("solo-offer-return", token=words.token(move.token)), _at(move))
        case moves.PayToken():
            return Offer(move, say("solo-offer-pay", token=words.token(move.token)), _at(move))
        case moves.BribeCops():
            price = Money(move.cops * int(state.box.solo.bribe))
            return Offer(move, say("solo-offer-bribe", cops=move.cops, price=price), _at(move))
        case moves.SendCopsBack():
            return Offer(move, say("solo-offer-cops-back", cops=move.cops), _at(move))
        case _:
            raise TypeError(f"not a move of the solitaire: {move!r}")


def _at(move: Move) -> str:
    """What its fields name: crew:driver, job:3, crew:driver job:3, token:artifact, cops:1."""
    return " ".join(f"{field}:{getattr(move, field)}" for field in move.__struct_fields__)


def _own(words: Words, crew: str, cards: int) -> dict[str, Argument]:
    """So many cards of a type in hand."""
    return {"cards": cards, "crew": words.crew(crew), "crews": words.crews(crew)}


def _place(words: Words, state: SoloState, number: int) -> dict[str, Argument]:
    """A job's number and name; the name is empty while it is not known."""
    job = state.jobs[number - 1]
    return {"number": number, "job": words.job(state.box.job_ids[job]) if job >= 0 else ""}


def _vault_prompt(state: SoloState) -> Message:
    if state.rules.traitors:
        return say("solo-prompt-row")
    left = int(state.rules.bust - state.cops)
    return say("solo-prompt-vault", cops=int(state.cops), left=left, bust=Ordinal(int(state.rules.bust)))
