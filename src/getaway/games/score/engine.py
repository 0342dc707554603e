"""The handler of every move of Score, and the one way to apply them."""

import msgspec

from getaway.games.score import (
    abilities,
    calls,
    campaign,
    campaign_papers,
    corrections,
    criminals,
    gm_notes,
    goals,
    heist_moves,
    meter,
    names,
    put_back,
    rolls,
    scenes,
    spotlight,
)
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.paper_handlers import PAPER_HANDLERS
from getaway.games.score.referee import (
    ANY,
    BREAK,
    HEIST,
    Handler,
    MakeAnswer,
    Referee,
    WhyNot,
    call,
    nothing_open,
    sealed_with_the_meter,
    sealing,
    unseen,
)
from getaway.games.score.say import say
from getaway.games.score.state import NO_ANSWER, Answer
from getaway.kernel.events import AddressedEvent, Rejection
from getaway.kernel.explain import explain
from getaway.kernel.moves import Move


def _secret(phases: tuple[str, ...], why_not: WhyNot, answer: MakeAnswer) -> Handler:
    """A move of the GM's that players may not know of."""
    return Handler("gm", phases, why_not, nothing_open, answer, unseen)


SEALED_DIFFICULTY = sealed_with_the_meter("difficulty")

HANDLERS: dict[type[Move], Handler] = {
    m.CreateCriminal: Handler("player", ANY, criminals.why_not_create, criminals.create),
    m.ChangeGear: Handler("anyone", ANY, None, criminals.change_gear, criminal="ready"),
    m.HandOver: Handler("anyone", ANY, criminals.why_not_hand_over, criminals.hand_over, criminal="ready"),
    m.Join: Handler("anyone", HEIST, criminals.why_not_join, criminals.join, criminal="ready"),
    m.Leave: Handler("anyone", HEIST, criminals.why_not_leave, criminals.leave, criminal="present"),
    m.Retire: Handler("anyone", BREAK, None, criminals.retire, criminal="ready"),
    m.TakeOut: Handler("gm", HEIST, None, criminals.take_out, criminal="present"),
    m.RecordInjury: Handler("gm", HEIST, criminals.why_not_injure, criminals.injure, criminal="present"),
    r.Heal: Handler("gm", ANY, corrections.why_not_heal, corrections.heal, criminal="any"),
    r.Revive: Handler("gm", ANY, corrections.why_not_revive, corrections.revive, criminal="any"),
    r.BringBack: Handler("gm", HEIST, corrections.why_not_bring_back, corrections.bring_back, criminal="ready"),
    r.LeaveHome: Handler("gm", HEIST, corrections.why_not_leave_home, corrections.leave_home, criminal="ready"),
    m.PrepareHeist: Handler(
        "gm",
        BREAK,
        heist_moves.why_not_prepare,
        heist_moves.prepare,
        heist_moves.answer_prepare,
        sealed_with_the_meter("segments"),
    ),
    m.StartHeist: Handler("lead", BREAK, heist_moves.why_not_start, heist_moves.start, heist_moves.answer_start),
    m.EndHeist: Handler("lead", HEIST, heist_moves.why_not_end, heist_moves.end, final=True),
    r.PutBack: Handler(
        "gm", HEIST, put_back.why_not_put_back, put_back.put_back, put_back.answer_put_back, sealing("step")
    ),
    r.ReopenHeist: Handler("gm", BREAK, put_back.why_not_reopen, put_back.reopen, put_back.answer_reopen),
    m.EndCampaign: Handler("lead", BREAK, None, heist_moves.finish_campaign, final=True),
    r.NameCampaign: Handler("lead", ANY, None, names.name_campaign),
    r.RenameHeist: Handler("gm", ANY, names.why_not_rename, names.rename_heist),
    m.GenerateHeist: _secret(BREAK, gm_notes.why_not_generate, gm_notes.answer_generate),
    m.RollAgain: _secret(ANY, gm_notes.why_not_again, gm_notes.answer_again),
    m.SetField: _secret(ANY, gm_notes.why_not_set, gm_notes.answer_set),
    m.ShowField: Handler("gm", ANY, gm_notes.why_not_show, gm_notes.reveal, gm_notes.answer_show),
    m.WriteNote: _secret(ANY, gm_notes.why_not_note, gm_notes.answer_note),
    m.PrepareComplication: _secret(ANY, gm_notes.why_not_complicate, gm_notes.answer_complicate),
    m.ShowComplication: Handler(
        "gm",
        ANY,
        gm_notes.why_not_show_complication,
        gm_notes.reveal,
        gm_notes.answer_show_complication,
        sealing("number"),
    ),
    m.Strike: _secret(ANY, gm_notes.why_not_strike, gm_notes.answer_strike),
    m.SetScene: Handler("gm", HEIST, scenes.why_not_scene, scenes.set_scene),
    m.AddApproach: Handler("gm", HEIST, scenes.why_not_add_approach, scenes.add_approach),
    m.RemoveApproach: Handler("gm", HEIST, scenes.why_not_remove_approach, scenes.remove_approach),
    m.Narrate: Handler("anyone", ANY, scenes.why_not_narrate, scenes.narrate),
    m.CorrectMeter: Handler(
        "gm", HEIST, meter.why_not_correct, meter.correct, meter.answer_correct, sealed_with_the_meter("filled")
    ),
    r.SetMeterLength: Handler(
        "gm",
        ANY,
        corrections.why_not_length,
        corrections.set_length,
        corrections.answer_length,
        sealed_with_the_meter("segments"),
    ),
    m.AttachPenalty: _secret(ANY, meter.why_not_attach, meter.answer_attach),
    m.RemovePenalty: _secret(ANY, meter.why_not_remove, meter.answer_remove),
    m.AddClock: Handler(
        "gm", ANY, meter.why_not_add_clock, meter.add_clock, meter.answer_add_clock, meter.redact_add_clock
    ),
    m.TickClock: Handler("gm", ANY, meter.why_not_tick, meter.tick, meter.answer_tick, meter.redact_tick),
    m.RemoveClock: Handler(
        "gm", ANY, meter.why_not_remove_clock, meter.remove_clock, meter.answer_remove_clock, meter.redact_remove_clock
    ),
    m.Declare: Handler("player", HEIST, rolls.why_not_declare, rolls.declare, criminal="present"),
    m.CallRoll: Handler("gm", HEIST, calls.why_not_call, calls.call, calls.answer, SEALED_DIFFICULTY),
    r.StartRoll: Handler(
        "gm", HEIST, calls.why_not_start, calls.start, calls.answer, SEALED_DIFFICULTY, criminal="present"
    ),
    r.GroupRoll: Handler("gm", HEIST, calls.why_not_group, calls.group, calls.answer, SEALED_DIFFICULTY),
    r.ChangeRoll: Handler("gm", HEIST, calls.why_not_change, calls.change, calls.answer, SEALED_DIFFICULTY),
    m.Waive: Handler("gm", HEIST, rolls.why_not_waive, rolls.waive),
    m.Withdraw: Handler("player", HEIST, rolls.why_not_withdraw, rolls.withdraw),
    m.Roll: Handler("anyone", HEIST, rolls.why_not_roll, rolls.make_roll),
    m.BruteForce: Handler("anyone", HEIST, rolls.why_not_brute_force, rolls.brute_force),
    m.Stand: Handler("anyone", HEIST, rolls.why_not_brute_force, rolls.keep_dice),
    m.TakeConsequence: Handler("anyone", HEIST, rolls.why_not_take, rolls.take, rolls.answer_take),
    m.Judge: Handler(
        "gm",
        HEIST,
        rolls.why_not_judge,
        rolls.judge,
        rolls.answer_judge,
        rolls.redact_judge,
        answered_with="complication",
    ),
    m.GmRoll: Handler("gm", ANY, rolls.why_not_gm_roll, rolls.gm_roll, rolls.answer_gm_roll, rolls.redact_gm_roll),
    m.ConfirmGoal: Handler("gm", ANY, goals.why_not_confirm, goals.confirm, criminal="ready"),
    m.TakeGoal: Handler("player", ANY, goals.why_not_take_goal, goals.take_goal, criminal="ready"),
    m.ConfirmKills: Handler("gm", HEIST, goals.why_not_kills, goals.confirm_kills, criminal="present"),
    m.TakeKill: Handler("player", ANY, goals.why_not_take_kill, goals.take_kill, criminal="ready"),
    m.Advance: Handler("player", BREAK, goals.why_not_advance, goals.advance, criminal="ready"),
    m.CoolDown: Handler("gm", BREAK, goals.why_not_cool_down, goals.cool_down, criminal="ready"),
    m.Overrule: Handler("gm", ANY, goals.why_not_overrule, goals.overrule),
    m.RenewAbility: Handler("gm", HEIST, goals.why_not_renew, goals.renew, criminal="present"),
    m.UseAbility: Handler("player", HEIST, abilities.why_not_use, abilities.use, criminal="present"),
    m.ChooseFocus: Handler("anyone", HEIST, abilities.why_not_focus, abilities.choose_focus, criminal="present"),
    m.ConfirmNegotiation: Handler(
        "gm", HEIST, abilities.why_not_negotiate, abilities.negotiate, abilities.answer_negotiate, criminal="present"
    ),
    m.ReachSystem: Handler("gm", HEIST, abilities.why_not_reach, abilities.reach, criminal="present"),
    m.ResumeCampaign: Handler(
        "lead",
        BREAK,
        campaign.why_not_resume,
        campaign.resume,
        campaign_papers.answer_resume,
        campaign_papers.redact_resume,
    ),
    **PAPER_HANDLERS,
}


def why_not(referee: Referee, seat: int | None, move: Move) -> Rejection | None:
    """The rule against a move of a seat, or of the automatic GM (None). For a player the hidden part plays no role."""
    handler, gm = HANDLERS.get(type(move)), referee.open.gm
    if handler is None:
        return Rejection("HR-3", say("no-such-move"))
    if seat != gm and (handler.who == "gm" or (handler.who == "lead" and gm is not None)):
        return Rejection("SC-8.1", say("gm-only"))
    if seat == gm and handler.who == "player":
        return Rejection("SC-8.1", say("players-only"))
    if referee.open.phase not in handler.phases:
        return Rejection("SC-9.2", say("only-between" if handler.phases == BREAK else "only-in-heist"))
    if isinstance(move, m.CriminalMove):
        named = criminals.why_not_named(referee, seat, move.criminal, handler.criminal)
        if named is not None:
            return named
    if handler.why_not is None:
        return None
    return next(filter(None, call(handler.why_not, referee, seat, move)), None)


def make(referee: Referee, seat: int | None, move: Move) -> tuple[Move, Answer]:
    """Make a legal move: its form as players may know it, and the answer of the GM's side."""
    handler = HANDLERS[type(move)]
    known = call(handler.redact, referee, seat, move) if handler.redact is not None else move
    answer = (call(handler.answer, referee, seat, move) if handler.answer is not None else None) or NO_ANSWER
    if known is None:
        return m.Sealed(referee.seal(move)), NO_ANSWER
    _apply(handler, referee, seat, known, answer)
    return known, answer


def follow(referee: Referee, seat: int, move: Move, answer: Answer) -> None:
    """Make a move of a players' record."""
    if not isinstance(move, m.Sealed):
        _apply(HANDLERS[type(move)], referee, seat, move, answer)


def _apply(handler: Handler, referee: Referee, seat: int | None, move: Move, answer: Answer) -> None:
    before = len(referee.events)
    call(handler.apply, referee, seat, move, answer)
    spotlight.count(referee, before)


def taken_events(referee: Referee) -> list[AddressedEvent]:
    """What has happened since this was last asked."""
    events, referee.events = referee.events, []
    return events


def why_not_formed(move: Move, sealed: bool) -> Rejection | None:
    """A move that did not come through the codec is held to the same bounds."""
    try:
        msgspec.convert(msgspec.to_builtins(move), type(move))
    except (msgspec.ValidationError, TypeError, UnicodeEncodeError) as error:
        return Rejection("HR-3", say("move-malformed", why=explain(error, type(move))))
    if not sealed and any(isinstance(getattr(move, name), m.Seal) for name in move.__struct_fields__):
        return Rejection("HR-3", say("no-seals"))
    return None
