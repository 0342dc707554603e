"""Commands about the table: who sits, talks, leaves, and what the host may do (HR-6 to HR-9)."""

from typing import TYPE_CHECKING

from getaway.kernel.capabilities import team_of
from getaway.kernel.deal import Entropy
from getaway.kernel.events import GAME_OVER, AddressedEvent, Event, Rejection
from getaway.kernel.state import EVERYONE
from getaway.table import commands as c
from getaway.table import events as e
from getaway.table import handouts, seat_rules
from getaway.table.bots import DEFAULT_BOT, LEVELS, bots_can_play
from getaway.table.commands import AdminCommand, SeatedCommand, SeatlessCommand, To
from getaway.table.deal_rules import restart, why_not_deal, why_not_restart
from getaway.table.house_rules import NOT_BEGUN, NOT_SEATED
from getaway.table.say import say

if TYPE_CHECKING:
    from getaway.table.table import Table


def check_admin(table: "Table", seat: int | None, command: AdminCommand) -> Rejection | None:
    """The rule against a command about the table; None if it may be done."""
    match command:
        case c.Remove() | c.Mute() | c.Replace() | c.Pause() | c.PassHosting():
            return _why_not_host(table, seat, command)
        case c.SetLink(target):
            return seat_rules.why_not_link(table, seat, target)
        case c.RestartDeal():
            return why_not_restart(table, seat)
        case c.PauseCard(on):
            return _why_not_card(table, on)
    if seat is None or not 0 <= seat < len(table.seats):
        return NOT_SEATED
    return _check_seated(table, seat, command)


def _check_seated(table: "Table", seat: int, command: SeatedCommand) -> Rejection | None:
    match command:
        case c.Sit() | c.Claim():
            return seat_rules.why_not_take(table, seat, command)
        case c.VoteOnSeat():
            return seat_rules.why_not_vote(table, seat, command)
        case c.Rename(name):
            return seat_rules.why_not_rename(table, seat, name)
        case c.Commit() | c.Reveal():
            return why_not_deal(table, seat, command)
        case c.Say(_, to):
            return _why_not_say(table, seat, to)
        case c.HandOut():
            return handouts.why_not_this(table, seat, command)
        case c.TakeBackHandout(name):
            return handouts.why_not_take_back(table, seat, name)
        case c.Resign() | c.VoteToAbandon() | c.VoteToPause() | c.LoseOnTime():
            if table.is_over():
                return GAME_OVER
            if table.status != "playing":
                return NOT_BEGUN
            if isinstance(command, c.VoteToPause):
                return _why_not_pause(table, command.yes)
            if isinstance(command, c.Resign) and len(table.seats) > 2 and _plays_on(table) is None:
                return Rejection("HR-20", say("no-resigning"))
        case c.Remind():
            if not table.seats[seat].wants_reminder:
                return Rejection("HR-15", say("no-reminder-set"))
        case c.Rematch(name):
            if table.rematch is not None:
                return Rejection("HR-6", say("rematch-exists"))
            if not table.is_over() or not name:  # no name: it was not over when asked
                return Rejection("HR-6", say("not-over-yet"))
    return None


def apply_admin(table: "Table", seat: int | None, command: AdminCommand) -> list[AddressedEvent]:
    """Apply a checked command. Returns what happened: events for everyone, except chat that is for some."""
    begun = table.play is not None
    if isinstance(command, SeatlessCommand):
        events = _apply_seatless(table, command)
    else:
        assert seat is not None, f"{type(command).__name__} needs a seat"
        events = _apply_seated(table, seat, command)
    addressed = [AddressedEvent(event, _audience(table, event)) for event in events]
    return addressed if begun else [*addressed, *table.resume_campaign()]


def _audience(table: "Table", event: Event) -> int:
    if isinstance(event, e.HandoutEvent):
        return handouts.audience_of(event.to, event.seat, len(table.seats))
    if not isinstance(event, e.Said) or event.to == "everyone":
        return EVERYONE
    assert table.play is not None
    if isinstance(event.to, int):
        return 1 << event.seat | 1 << event.to
    return sum(1 << seat for seat in team_of(table.game, table.play, event.seat))


def _apply_seated(table: "Table", seat: int, command: SeatedCommand) -> list[Event]:
    place = table.seats[seat]
    match command:
        case c.Sit() | c.Claim():
            return [*seat_rules.take(table, seat, command), *_begun(table)]
        case c.VoteOnSeat():
            return seat_rules.vote(table, seat, command)
        case c.Rename(name):
            before = table.name_of(seat)
            place.rename(name)
            return [e.SeatRenamed(seat, before, name)]
        case c.Ready(entropy):
            place.add_bytes(Entropy(entropy, "seat"))
            return [e.SeatIsReady(seat), *_begun(table)]
        case c.Commit(commitment):
            table.deal.commit(seat, commitment)
            return [e.SeatIsReady(seat), *_begun(table)]
        case c.Reveal(entropy):
            place.add_bytes(Entropy(entropy, "seat"))
            return _begun(table)
        case c.Say(text, to):
            return [e.Said(seat, text, to)]
        case c.HandOut():
            table.hand_out(handouts.made(seat, command))
            return [e.HandedOut(seat, command.handout, command.title, command.to)]
        case c.TakeBackHandout(name):
            gone = table.take_handout(name)
            return [e.HandoutTakenBack(seat, name, gone.title, gone.to)]
        case c.Leave():
            left: list[Event] = [e.SeatLeft(seat, table.name_of(seat))]
            if table.deal.some_revealed:
                return [*left, *restart(table, [seat], left=True), *_new_host(table)]
            seat_rules.vacate(table, seat)
            return [*left, *_stand_in(table, seat), *_new_host(table)]
        case c.Resign():
            return _resign(table, seat)
        case c.LoseOnTime():
            return [e.LostOnTime(seat), *_resign(table, seat)]
        case c.VoteToAbandon(yes):
            return _vote_to_abandon(table, seat, yes)
        case c.VoteToPause(yes):
            return _vote_to_pause(table, seat, yes)
        case c.SetReminder(url, language):
            place.set_reminder(url, language)
            return []
        case c.Remind():
            place.set_reminded(True)
            return []
        case c.Rematch(name):
            table.set_rematch(name)
            return [e.RematchSet(seat, name)]


def _apply_seatless(table: "Table", command: SeatlessCommand) -> list[Event]:
    match command:
        case c.RestartDeal():
            silent = [each for each, place in enumerate(table.seats) if not place.revealed]
            return [*restart(table, silent, left=False), *_new_host(table)]
        case c.SetLink(target, link, keeper):
            table.seats[target].set_link(link, keeper)
            return [e.LinkChanged(target)]
        case c.Remove(target):
            removed = e.SeatRemoved(target, table.name_of(target))
            seat_rules.vacate(table, target)
            table.note_removal()
            return [removed, *_stand_in(table, target)]
        case c.Mute(target, on):
            table.seats[target].mute(on)
            return [e.SeatMuted(target, on)]
        case c.Replace(target, bot):
            if table.seats[target].holders:
                table.note_removal()
            seat_rules.vacate_for_bot(
                table, target, bot, command.entropy if isinstance(command, c.LoggedReplace) else ""
            )
            return [e.BotSeated(target, bot), *_begun(table)]
        case c.Pause(on):
            table.pause(on=on, consent=False)
            return [e.GamePaused(on)]
        case c.PauseCard(on):
            table.show_pause_card(on=on)
            return [e.PauseCardPlayed(on)]
        case c.PassHosting(target):
            table.make_host(table.seats[target].holders[0])
            return [e.HostChanged(target)]


def _why_not_host(table: "Table", seat: int | None, command: c.HostCommand) -> Rejection | None:
    if not table.is_host(seat):
        return Rejection("HR-7", say("host-only"))
    if isinstance(command, c.Pause):
        if table.paused != command.on:
            return None
        return Rejection("HR-7", say("paused-already" if command.on else "not-paused"))
    if not 0 <= command.seat < len(table.seats):
        return Rejection("HR-7", say("no-such-seat", seat=command.seat + 1))
    place = table.seats[command.seat]
    if isinstance(command, c.Remove | c.Replace) and table.deal.some_revealed:
        return Rejection("HR-32", say("being-dealt"))
    if isinstance(command, c.Replace):
        if table.status not in ("waiting", "playing"):
            return GAME_OVER
        if not bots_can_play(table.game) or command.bot not in LEVELS:
            return Rejection("HR-7", say("no-such-bot", bot=command.bot, game=table.game.title))
        return None
    if not place.holders:
        return Rejection("HR-7", say("nobody-sits-there"))
    if isinstance(command, c.Remove) and table.host in place.holders:
        return Rejection("HR-7", say("cannot-remove-yourself"))
    return None


def _why_not_say(table: "Table", seat: int, to: To) -> Rejection | None:
    if to == "team" and not table.team(seat):
        return Rejection("HR-24", say("no-team"))
    if isinstance(to, int) and to not in table.whispers(seat):
        return Rejection("HR-24", say("no-whisper"))
    if table.seats[seat].muted:
        return Rejection("HR-8", say("muted"))
    if table.play is not None and not table.is_over() and seat not in table.play.talk():
        return Rejection("HR-8", say("no-talking-now"))
    return None


def _why_not_pause(table: "Table", yes: bool) -> Rejection | None:
    if not table.paused:
        return None
    if yes:
        return Rejection("HR-9", say("paused-already"))
    return None if table.paused_by_consent else Rejection("HR-7", say("paused-by-host"))


def _why_not_card(table: "Table", on: bool) -> Rejection | None:
    if table.is_over():
        return GAME_OVER
    if rejection := handouts.why_not_tools(table):
        return rejection
    if table.pause_card == on:
        return Rejection("HR-36", say("card-played-already" if on else "card-lifted-already"))
    return None


def _vote_to_abandon(table: "Table", seat: int, yes: bool) -> list[Event]:
    table.seats[seat].vote_to_abandon(yes)
    people = table.seats.people()
    voted: list[Event] = [e.VotedToAbandon(seat, yes)]
    if all(place.wants_to_abandon for place in people):
        table.end("abandoned")
        voted.append(e.GameAbandoned(len(people)))
    return voted


def _vote_to_pause(table: "Table", seat: int, yes: bool) -> list[Event]:
    table.seats[seat].vote_to_pause(yes)
    voted: list[Event] = [e.VotedToPause(seat, yes)]
    people = table.seats.people()
    if table.paused:
        table.pause(on=False, consent=False)
        voted.append(e.GamePaused(False))
    elif all(place.wants_to_pause for place in people):
        table.pause(on=True, consent=True)
        voted.append(e.PausedByConsent(len(people)))
    return voted


def _new_host(table: "Table") -> list[Event]:
    """Hand hosting on, so that a table has a host while anyone is there."""
    if table.seats_of(table.host):
        return []
    for seat, place in enumerate(table.seats):
        if place.holders:
            table.make_host(place.holders[0])
            return [e.HostChanged(seat)]
    return []


def _stand_in(table: "Table", seat: int) -> list[Event]:
    bot = table.setup.stand_in
    return [e.BotStandsIn(seat, bot)] if bot is not None and table.status == "playing" else []


def _resign(table: "Table", seat: int) -> list[Event]:
    """With three or more seats, or where a bot may stand in, a bot plays on in the seat. Otherwise the game is over."""
    bot = _plays_on(table)
    if bot is not None:
        seat_rules.vacate_for_bot(table, seat, bot)
        return [e.Resigned(seat), e.BotSeated(seat, bot), *_new_host(table)]
    table.end("over")
    return [e.Resigned(seat)]


def _plays_on(table: "Table") -> str | None:
    """The bot that plays on for a player who resigns."""
    return table.setup.stand_in or (DEFAULT_BOT if len(table.seats) > 2 and bots_can_play(table.game) else None)


def _begun(table: "Table") -> list[Event]:
    return [e.GameBegun(len(table.seats))] if table.begin_if_ready() else []
