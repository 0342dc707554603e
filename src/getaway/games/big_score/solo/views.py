"""What is shown of a solitaire, field by field (SO-1.6): the order of decks and vault is nowhere here, and a face-down
job has a name only once it is scouted. Onlookers see what the player sees, and decide nothing."""

from collections.abc import Callable

import msgspec

from getaway.games.big_score.box import GOLD, KEY, TYPES, Box
from getaway.games.big_score.moves import ChooseBoss
from getaway.games.big_score.multiset import crew_count, crew_list, token_count, token_list
from getaway.games.big_score.reckoning import ScoreLine, bars_lines, cash_line, majority_lines, pair_lines, token_lines
from getaway.games.big_score.solo import card, jobs, moves, phases, reach, scenarios, scoring
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.solo.words import SoloWords, asked
from getaway.games.big_score.words import money
from getaway.kernel.bits import members
from getaway.kernel.moves import Move
from getaway.kernel.phrases import counted
from getaway.kernel.views import Offer


class SoloJob(msgspec.Struct, frozen=True):
    """A job on the table. `job` is None while nobody has looked at it."""

    number: int
    face_up: bool
    job: str | None
    crew: tuple[str, ...]
    missing: tuple[str, ...]
    tokens: tuple[str, ...]


class SoloGoal(msgspec.Struct, frozen=True):
    """One thing that it takes to win."""

    goal: str
    need: int
    have: int
    missing: int
    words: str


class RowCard(msgspec.Struct, frozen=True):
    """A crew card of the row with its tokens (SO-4.8)."""

    crew: str
    tokens: tuple[str, ...]


class SoloBoard(msgspec.Struct, frozen=True, tag="solo", tag_field="kind"):
    """The table of a solitaire. Crew, jobs, tokens and bosses are named by their ids in the pack; `rules`
    are what is special about the scenario, `lines` tell at the end what the score is of."""

    scenario: str
    title: str
    rules: tuple[str, ...]
    rule: str
    boss: str
    round: int
    cash: int
    diamonds: int
    artifacts: int
    hard_drives: int
    jacks: int
    hand: tuple[str, ...]
    kept: tuple[str, ...]
    deck_left: int
    shuffled_in: tuple[str, ...]
    shuffled_in_next: tuple[str, ...]
    unseen_crew: tuple[str, ...]
    chosen: str | None
    jobs: tuple[SoloJob | None, ...]
    completed: int
    unseen_jobs: tuple[str, ...]
    vault: tuple[str, ...]
    drawn: tuple[str, ...]
    loot: tuple[str, ...]
    cops: int
    bust: int
    due: int
    row: tuple[RowCard, ...]
    set_aside: tuple[str, ...]
    goals: tuple[SoloGoal, ...]
    winnable: bool
    score: int
    lines: tuple[ScoreLine, ...]
    fled: bool
    busted: bool


def board(state: SoloState) -> SoloBoard:
    """Everything that lies open, and what the player has seen."""
    box = state.box
    return SoloBoard(
        scenario=state.rules.name,
        title=state.rules.title,
        rules=card_of(state),
        rule=card.number_of(state.rules),
        boss=box.boss_ids[state.boss],
        round=state.round,
        cash=state.cash,
        diamonds=state.diamonds,
        artifacts=state.artifacts,
        hard_drives=state.drives,
        jacks=state.jacks,
        hand=_crew(box, state.hand),
        kept=_crew(box, state.kept),
        deck_left=state.deck_size(),
        shuffled_in=_crew(box, state.sown),
        shuffled_in_next=_crew(box, state.planted_next),
        unseen_crew=_crew(box, state.unseen_crew()),
        chosen=box.type_ids[state.chosen] if state.phase == phases.PLACE else None,
        jobs=tuple(_job(state, slot) for slot in range(box.jobs_a_round)),
        completed=state.completed,
        unseen_jobs=tuple(box.job_ids[job] for job in members(state.unseen)),
        vault=_tokens(box, state.vault),
        drawn=_tokens(box, state.drawn),
        loot=_tokens(box, state.loot),
        cops=state.cops,
        bust=state.rules.bust,
        due=state.due,
        row=tuple(RowCard(box.type_ids[crew], _tokens(box, state.tokens[crew])) for crew in members(state.row)),
        set_aside=_crew(box, state.rest),
        goals=goals(state),
        winnable=reach.winnable(state),
        score=scoring.score(state),
        lines=_lines(state) if state.phase == phases.OVER else (),
        fled=state.fled,
        busted=state.busted,
    )


def card_of(state: SoloState) -> tuple[str, ...]:
    """What is special about the scenario at this table."""
    return card.card(
        state.rules,
        state.box.solo,
        jacks_again=state.jacks_again,
        gold_frees=state.gold_frees,
        own_order=state.box.rules > 1,
    )


def _crew(box: Box, cards: int) -> tuple[str, ...]:
    return tuple(box.type_ids[crew] for crew in crew_list(cards))


def _tokens(box: Box, tokens: int) -> tuple[str, ...]:
    return tuple(box.token_ids[kind] for kind in token_list(tokens))


def _job(state: SoloState, slot: int) -> SoloJob | None:
    face_up = bool(state.up >> slot & 1)
    if not face_up and not state.down >> slot & 1:
        return None
    box = state.box
    known = state.jobs[slot] >= 0
    tokens = state.tokens[slot] if state.rules.job_tokens else 0
    icons = [crew for crew in range(TYPES) for _ in range(jobs.open_icons(state, slot, crew))] if known else []
    return SoloJob(
        number=slot + 1,
        face_up=face_up,
        job=box.job_ids[state.jobs[slot]] if known else None,
        crew=_crew(box, state.crew[slot]),
        missing=tuple(box.type_ids[crew] for crew in icons),
        tokens=_tokens(box, tokens),
    )


def _lines(state: SoloState) -> tuple[ScoreLine, ...]:
    """The score, line by line (SO-3.6)."""
    box = state.box
    cash = cash_line(box, state.cash, state.loot)
    if state.rules.cash_only:
        return (cash,)
    artifacts = scoring.artifacts(state)
    return (
        cash,
        *bars_lines(box, state.loot),
        *token_lines(box, scoring.diamonds(state), artifacts),
        *majority_lines(box, state.majority and artifacts > 0, "at least one"),
        *pair_lines(box, state.drives, token_count(state.loot, KEY)),
    )


def goals(state: SoloState) -> tuple[SoloGoal, ...]:
    """What the scenario asks for and what is still missing."""
    found = []
    for which, goal in enumerate(scenarios.GOALS):
        need = scoring.goal(state.rules, which)
        if need:
            have, missing = scoring.have(state, which), scoring.lacking(state, which)
            found.append(SoloGoal(goal, need, have, missing, asked(goal, need)))
    return tuple(found)


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


def prompt(state: SoloState) -> str:
    """What is being decided."""
    return PROMPTS[state.phase](state)


def _keyed(state: SoloState) -> str:
    if token_count(state.drawn, KEY) > 0:
        return "A Digital Key came with Cops: how many of them go back?"
    return "A Gold Bar came with Cops. As a Digital Key it sends them back, and stays a Key if you take it: how many?"


def _danger(state: SoloState) -> str:
    if state.rules.traitors:
        return ""
    return f" {counted(state.cops, 'Cop')} on the track; {state.rules.bust} are a bust."


def offer(words: SoloWords, state: SoloState, move: Move) -> Offer:
    """A legal move, what it does, and what it points at."""
    solo = state.box.solo
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
        case moves.DiscardRest():
            return Offer(move, "Place no more of this type, discard the rest", "discard")
        case moves.PlaceExtra():
            where = _place(words, state, move.job)
            return Offer(move, f"{words.crew[move.crew]} on {where} ({money(solo.place_cost)})", _at(move))
        case moves.ShuffleIn():
            price = money(solo.shuffle_cost)
            return Offer(move, f"Shuffle a {words.crew[move.crew]} into the next deck ({price})", _at(move))
        case moves.KeepCard():
            return Offer(move, f"Keep a {words.crew[move.crew]} ({money(solo.keep_cost)})", _at(move))
        case moves.EndTurn():
            return Offer(move, "End the turn; the rest of the hand is discarded", "end_turn")
        case moves.SpendJacks():
            number = counted(jobs.missing(state, move.job - 1), "Jack")
            return Offer(move, f"{number} of All Trades for {_place(words, state, move.job)}", _at(move))
        case moves.SaveJacks():
            return Offer(move, "Spend no more now", "save")
        case moves.TurnUp():
            return Offer(move, f"Turn up {_place(words, state, move.job)}", _at(move))
        case moves.LeaveDown():
            return Offer(move, "Turn up none", "leave_down")
        case moves.BuyDrive():
            return Offer(move, f"Buy a Hard Drive ({money(state.rules.drive_price)})", "drive")
        case moves.StopBuying():
            return Offer(move, "Buy no more", "stop")
        case _:
            return _vault_offer(words, state, move)


def _vault_offer(words: SoloWords, state: SoloState, move: Move) -> Offer:
    match move:
        case moves.RobVault():
            return Offer(move, "Rob the vault", "rob")
        case moves.FleeVault():
            return Offer(move, "Flee with the loot", "flee")
        case moves.PutOnCard():
            return Offer(move, f"On the {words.crew[move.crew]}", _at(move))
        case moves.TakeNothing():
            return Offer(move, "Take nothing", "take_nothing")
        case moves.TradeArtifacts():
            artifacts = counted(state.rules.market_artifacts, "Artifact")
            return Offer(move, f"{artifacts} for a Diamond", "trade_artifacts")
        case moves.BuyDiamond():
            return Offer(move, f"{money(state.rules.market_price)} for a Diamond", "buy_diamond")
        case moves.CloseMarket():
            return Offer(move, "Trade no more", "close_market")
        case moves.GoldAsKey():
            return Offer(move, "As a Digital Key", "gold_key")
        case moves.GoldAsDrive():
            return Offer(move, "As a Hard Drive", "gold_drive")
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
