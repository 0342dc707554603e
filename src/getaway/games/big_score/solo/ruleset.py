"""The rules of The Big Score for one player alone."""

from collections.abc import Callable

from getaway.games.big_score.box import GOLD, KEY, Box
from getaway.games.big_score.moves import ChooseBoss
from getaway.games.big_score.multiset import crew_count, token_count
from getaway.games.big_score.options import FirstOptions
from getaway.games.big_score.solo import flow, jobs, moves, phases, scenarios, scoring, views
from getaway.games.big_score.solo.state import SoloState, deal, load
from getaway.games.big_score.solo.words import SoloWords, amount, asked
from getaway.games.big_score.words import money
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.phrases import counted, joined
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer

PROMPTS: dict[int, Callable[[SoloState], str]] = {
    phases.BOSS: lambda state: "Which boss are you? Alone, bosses have no starting item: they differ only in name.",
    phases.ORDER: lambda state: "Several jobs are completed. Which one do you settle next?",
    phases.STRIKE: lambda state: "Which crew type is on strike? All its cards leave the game.",
    phases.HIRE: lambda state: "Change your hand, or choose a type to place.",
    phases.PLACE: lambda state: "Where does the next card of the chosen type go?",
    phases.ASSIGN: lambda state: "Place more, keep some, or end the turn.",
    phases.KEEP: lambda state: "Keep more cards, or end the turn.",
    phases.JACKS: lambda state: f"Spend Jacks of All Trades to complete a job? You have {state.jacks}.",
    phases.SEIZED: lambda state: "A Cop was on the job. What becomes of the token that lay with him?",
    phases.TURN_UP: lambda state: "Turn up a face-down job?",
    phases.DRIVES: lambda state: f"Buy Hard Drives before Act II? You have {money(state.cash)}.",
    phases.VAULT: lambda state: f"Rob the vault or flee?{_danger(state)}",
    phases.KEYED: lambda state: _keyed(state),
    phases.BRIBE: lambda state: "How many of the further Cops do you bribe?",
    phases.PAY: lambda state: f"Pay the bribe, the dearest token first: {money(state.due)} to go, and no change.",
    phases.ROW_COP: lambda state: "Which card of the row gets the Cop?",
    phases.TAKE: lambda state: "Take one of the tokens?",
    phases.ROW_TOKEN: lambda state: "Which card of the row gets the token?",
    phases.REMOVE: lambda state: "Which token leaves the game?",
    phases.MARKET: lambda state: f"The black market is open. You have {money(state.cash)}.",
    phases.GOLD: lambda state: "What does the Gold Bar count as?",
    phases.OVER: lambda state: "The game is over.",
}
FIXED_OFFERS: dict[type[Move], tuple[str, str]] = {
    moves.DiscardRest: ("Place no more of this type, discard the rest", "discard"),
    moves.EndTurn: ("End the turn; the rest of the hand is discarded", "end_turn"),
    moves.SaveJacks: ("Spend no more now", "save"),
    moves.LeaveDown: ("Turn up none", "leave_down"),
    moves.StopBuying: ("Buy no more", "stop"),
    moves.RobVault: ("Rob the vault", "rob"),
    moves.FleeVault: ("Flee with the loot", "flee"),
    moves.TakeNothing: ("Take nothing", "take_nothing"),
    moves.CloseMarket: ("Trade no more", "close_market"),
    moves.GoldAsKey: ("As a Digital Key", "gold_key"),
    moves.GoldAsDrive: ("As a Hard Drive", "gold_drive"),
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
            return Rejection("SO-1.4", "this is a move of the game for 2 to 6 players")
        decision = flow.DECISIONS[state.phase]
        asked = move in state.box.solo.candidates[state.phase]
        reason = decision.refusal(state, move) if asked else decision.not_now
        if not reason:
            return None
        rule, _, words = reason.partition(" ")
        return Rejection(rule, words)

    def offer(self, state: SoloState, seat: int, move: Move) -> Offer:
        if type(move) in FIXED_OFFERS:
            return Offer(move, *FIXED_OFFERS[type(move)])
        words, solo = self.words, state.box.solo
        match move:
            case ChooseBoss():
                return Offer(move, f"Be {words.bosses[move.boss]}", _at(move))
            case moves.SettleJob():
                return Offer(move, f"Settle {_place(words, state, move.job)}", _at(move))
            case moves.CallStrike():
                return Offer(move, f"{words.crew[move.crew]} is on strike", _at(move))
            case moves.RedrawType():
                cards = crew_count(state.hand, state.box.type_ids.index(move.crew))
                drawn = min(cards, state.deck_size())
                price = money(solo.redraw_cost)
                return Offer(move, f"Discard {cards} × {words.crew[move.crew]} and draw {drawn} ({price})", _at(move))
            case moves.DrawOne():
                return Offer(move, f"Draw one card ({money(solo.draw_cost)})", "deck")
            case moves.Scout():
                return Offer(move, f"Scout job {move.job} ({money(solo.scout_cost)})", _at(move))
            case moves.ChooseType():
                return Offer(move, f"Place all of type {words.crew[move.crew]}", _at(move))
            case moves.PlaceCard():
                return Offer(move, f"On {_place(words, state, move.job)}", _at(move))
            case moves.PlaceExtra():
                where = _place(words, state, move.job)
                return Offer(move, f"{words.crew[move.crew]} on {where} ({money(solo.place_cost)})", _at(move))
            case moves.ShuffleIn():
                price = money(solo.shuffle_cost)
                return Offer(move, f"Shuffle a {words.crew[move.crew]} into the next deck ({price})", _at(move))
            case moves.KeepCard():
                return Offer(move, f"Keep a {words.crew[move.crew]} ({money(solo.keep_cost)})", _at(move))
            case moves.SpendJacks():
                number = counted(jobs.missing(state, move.job - 1), "Jack")
                return Offer(move, f"{number} of All Trades for {_place(words, state, move.job)}", _at(move))
            case moves.TurnUp():
                return Offer(move, f"Turn up {_place(words, state, move.job)}", _at(move))
            case moves.BuyDrive():
                return Offer(move, f"Buy a Hard Drive ({money(state.rules.drive_price)})", "drive")
            case _:
                return _vault_offer(words, state, move)

    def prompt(self, state: SoloState, viewer: int) -> str:
        return PROMPTS[state.phase](state)

    def phase(self, state: SoloState) -> str:
        return flow.DECISIONS[state.phase].name

    def rule(self, state: SoloState) -> str:
        return flow.DECISIONS[state.phase].rule

    def board(self, state: SoloState, viewer: int) -> views.SoloBoard:
        return views.board(state)

    def verdict(self, state: SoloState) -> str:
        score = f"with a score of {money(scoring.score(state))}"
        if scoring.won(state):
            return f"{state.rules.title}: won, {score}."
        if state.lost:
            return f"{state.rules.title}: lost to the Cops, {score}."
        lacking = []
        for which in state.rules.asked:
            if scoring.lacking(state, which) > 0:
                goal = scenarios.GOALS[which]
                is_score = goal in ("total", "total_above")
                have = "" if is_score else f" (you have {amount(goal, scoring.have(state, which))})"
                lacking.append(asked(goal, state.rules.goals[which]) + have)
        return f"{state.rules.title}: lost, {score}. It takes {joined(lacking)}."


def _vault_offer(words: SoloWords, state: SoloState, move: Move) -> Offer:
    match move:
        case moves.PutOnCard():
            return Offer(move, f"On the {words.crew[move.crew]}", _at(move))
        case moves.TradeArtifacts():
            artifacts = counted(state.rules.market_artifacts, "Artifact")
            return Offer(move, f"{artifacts} for a Diamond", "trade_artifacts")
        case moves.BuyDiamond():
            return Offer(move, f"{money(state.rules.market_price)} for a Diamond", "buy_diamond")
        case moves.GoldAsBar():
            return Offer(move, f"As a bar, for {money(state.box.token_value[GOLD])}", "gold_bar")
        case moves.TakeLoot():
            as_key = " as a Digital Key" if state.gold_is_key and move.token == state.box.token_ids[GOLD] else ""
            return Offer(move, f"Take {words.tokens[move.token]}{as_key}", _at(move))
        case moves.RemoveToken():
            return Offer(move, f"Remove {words.tokens[move.token]} from the game", _at(move))
        case moves.ReturnToken():
            return Offer(move, f"Put {words.tokens[move.token]} back into the vault", _at(move))
        case moves.PayToken():
            return Offer(move, f"Pay {words.tokens[move.token]}", _at(move))
        case moves.BribeCops():
            price = money(move.cops * state.box.solo.bribe)
            return Offer(move, f"Bribe {counted(move.cops, 'Cop')} ({price})" if move.cops else "Bribe none", _at(move))
        case moves.SendCopsBack():
            return Offer(move, f"Send {counted(move.cops, 'Cop')} back" if move.cops else "Send none back", _at(move))
        case _:
            raise TypeError(f"not a move of the solitaire: {move!r}")


def _at(move: Move) -> str:
    """What its fields name: crew:driver, job:3, crew:driver job:3, token:artifact, cops:1."""
    return " ".join(f"{field}:{getattr(move, field)}" for field in move.__struct_fields__)


def _place(words: SoloWords, state: SoloState, number: int) -> str:
    job = state.jobs[number - 1]
    return words.job(number, state.box.job_ids[job]) if job >= 0 else f"job {number}"


def _keyed(state: SoloState) -> str:
    if token_count(state.drawn, KEY) > 0:
        return "A Digital Key came with Cops: how many of them go back?"
    return "A Gold Bar came with Cops. As a Digital Key it sends them back, and stays a Key if you take it: how many?"


def _danger(state: SoloState) -> str:
    if state.rules.traitors:
        return ""
    return f" {counted(state.cops, 'Cop')} on the track; {state.rules.bust} are a bust."
