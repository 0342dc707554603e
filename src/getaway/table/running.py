"""Running a table: who sits, talks, leaves, and what the host may do. The rules of the house HR-6 to HR-9."""

from getaway.kernel.deal import Entropy
from getaway.kernel.events import Event, Fact, Rejection
from getaway.kernel.state import EVERYONE
from getaway.table import events as e
from getaway.table.bots import LEVELS, USUAL, bots_can_play
from getaway.table.commands import (
    Claim,
    Commit,
    HouseCommand,
    Leave,
    LoseOnTime,
    Mute,
    PassHosting,
    Pause,
    Ready,
    Rematch,
    Remind,
    Remove,
    Rename,
    Replace,
    Resign,
    RestartDeal,
    Reveal,
    Say,
    SetLink,
    SetReminder,
    Sit,
    To,
    VoteOnSeat,
    VoteToAbandon,
    VoteToPause,
)
from getaway.table.deal_rules import commit, restart, reveal, why_not_deal, why_not_restart
from getaway.table.seat_rules import (
    ENDED,
    take,
    vacate,
    vacate_for_bot,
    vote,
    why_not_link,
    why_not_rename,
    why_not_take,
    why_not_vote,
)
from getaway.table.table import Table

NO_SEAT = Rejection("HR-6", "you have no seat at this table")


def why_not_run(table: Table, seat: int, command: HouseCommand) -> Rejection | None:
    """The rule against a command about the table; None if it may be done."""
    match command:
        case Remove() | Mute() | Replace() | Pause() | PassHosting():
            return _why_not_host(table, seat, command)
        case SetLink(target):
            return why_not_link(table, seat, target)
        case RestartDeal():
            return why_not_restart(table, seat)
        case _ if not 0 <= seat < len(table.chairs):
            return NO_SEAT
        case Sit() | Claim():
            return why_not_take(table, seat, command)
        case VoteOnSeat():
            return why_not_vote(table, seat, command)
        case Rename(name):
            return why_not_rename(table, seat, name)
        case Commit() | Reveal():
            return why_not_deal(table, seat, command)
        case Say(_, to):
            return _why_not_say(table, seat, to)
        case Resign() | VoteToAbandon() | VoteToPause() | LoseOnTime():
            if table.is_over():
                return ENDED
            if table.status != "playing":
                return Rejection("HR-6", "the game has not begun")
            if isinstance(command, VoteToPause):
                return _why_not_pause(table, command.yes)
            if isinstance(command, Resign) and len(table.chairs) > 2 and _plays_on(table) is None:
                return Rejection("HR-20", "the others would lose the game with you: leave, or vote to abandon it")
        case Remind():
            if not table.chairs[seat].wants_reminder:
                return Rejection("HR-15", "that seat is not to be reminded")
        case Rematch(name):
            if table.rematch is not None:
                return Rejection("HR-6", "there is another game already")
            if not table.is_over() or not name:  # no other table was made: it was not over when it was asked for
                return Rejection("HR-6", "the game is not over yet")
        case Leave() | SetReminder() | Ready():
            pass
    return None


def run(table: Table, seat: int, command: HouseCommand) -> list[Event]:
    """Do what was checked; what happened, for everyone to see but what is said to some."""
    begun = table.play is not None
    events = [Event(fact, _heard_by(table, fact)) for fact in _run(table, seat, command)]
    return events if begun else [*events, *table.resume_campaign()]


def _heard_by(table: Table, fact: Fact) -> int:
    if not isinstance(fact, e.Said) or fact.to == "everyone":
        return EVERYONE
    assert table.play is not None
    if isinstance(fact.to, int):
        return 1 << fact.seat | 1 << fact.to
    return sum(1 << seat for seat in table.game.team(table.play, fact.seat))


def _run(table: Table, seat: int, command: HouseCommand) -> list[Fact]:
    match command:
        case Sit() | Claim():
            return [*take(table, seat, command), *_begun(table)]
        case VoteOnSeat():
            return vote(table, seat, command)
        case Rename(name):
            before, table.chairs[seat].name = table.chairs[seat].name, name
            return [e.SeatRenamed(seat, before, name)]
        case Ready(entropy):
            table.chairs[seat].entropy = Entropy(entropy, "seat")
            return [e.SeatIsReady(seat), *_begun(table)]
        case Commit(commitment):
            return [*commit(table, seat, commitment), *_begun(table)]
        case Reveal(entropy):
            reveal(table, seat, entropy)
            return [*_begun(table)]
        case RestartDeal():
            silent = [each for each, chair in enumerate(table.chairs) if not chair.revealed]
            return [*restart(table, silent, left=False), *_new_host(table)]
        case SetLink(target, link, keeper):
            chair = table.chairs[target]
            chair.link = link
            chair.links_made += 1
            chair.asking = None
            chair.holders = [holder for holder in chair.holders if holder == keeper]
            return [e.LinkChanged(target)]
        case Say(text, to):
            return [e.Said(seat, text, to)]
        case Leave():
            told: list[Fact] = [e.SeatLeft(seat)]
            if table.some_revealed:
                return [*told, *restart(table, [seat], left=True), *_new_host(table)]
            vacate(table, seat)
            return [*told, *_stand_in(table, seat), *_new_host(table)]
        case Resign():
            return _resign(table, seat)
        case VoteToAbandon(yes):
            table.chairs[seat].wants_to_abandon = yes
            people = [chair for chair in table.chairs if chair.holders]
            voted: list[Fact] = [e.VotedToAbandon(seat, yes)]
            if all(chair.wants_to_abandon for chair in people):
                table.status = "abandoned"
                voted.append(e.GameAbandoned(len(people)))
            return voted
        case VoteToPause(yes):
            return _vote_to_pause(table, seat, yes)
        case LoseOnTime():
            return [e.LostOnTime(seat), *_resign(table, seat)]
        case SetReminder(url):
            table.chairs[seat].reminder = url
            return []
        case Remind():
            table.chairs[seat].reminded = True
            return []
        case Rematch(name):
            table.rematch = name
            return [e.RematchSet(seat, name)]
        case Remove(target):
            vacate(table, target)
            table.host_removed |= table.play is not None
            return [e.SeatRemoved(target), *_stand_in(table, target)]
        case Mute(target, on):
            table.chairs[target].muted = on
            return [e.SeatMuted(target, on)]
        case Replace(target, bot, entropy):
            table.host_removed |= table.play is not None and bool(table.chairs[target].holders)
            vacate_for_bot(table, target, bot, entropy)
            return [e.BotSeated(target, bot), *_begun(table)]
        case Pause(on):
            table.pause(on=on, consent=False)
            return [e.GamePaused(on)]
        case PassHosting(target):
            table.host = table.chairs[target].holders[0]
            return [e.HostChanged(target)]


def _why_not_host(table: Table, seat: int, command: Remove | Mute | Replace | Pause | PassHosting) -> Rejection | None:
    if not table.is_host(seat):
        return Rejection("HR-7", "only the host may do that")
    if isinstance(command, Pause):
        return None if table.paused != command.on else Rejection("HR-7", "it is so already")
    if not 0 <= command.seat < len(table.chairs):
        return Rejection("HR-7", f"there is no seat {command.seat}")
    chair = table.chairs[command.seat]
    if isinstance(command, Remove | Replace) and table.some_revealed:
        return Rejection("HR-32", "the game is being dealt: nobody is sent away now")
    if isinstance(command, Replace):
        if table.status not in ("waiting", "playing"):
            return ENDED
        if not bots_can_play(table.game) or command.bot not in LEVELS:
            return Rejection("HR-7", f"there is no bot {command.bot!r} for {table.game.title}")
        return None
    if not chair.holders:
        return Rejection("HR-7", "no person sits there")
    if isinstance(command, Remove) and table.host in chair.holders:
        return Rejection("HR-7", "you cannot remove yourself; you can leave")
    return None


def _why_not_say(table: Table, seat: int, to: To) -> Rejection | None:
    if to == "team" and not table.team(seat):
        return Rejection("HR-24", "you have no team here to talk to")
    if isinstance(to, int) and to not in table.whispers(seat):
        return Rejection("HR-24", "you cannot whisper to that seat")
    if table.chairs[seat].muted:
        return Rejection("HR-8", "the host has muted you")
    if table.play is not None and not table.is_over() and seat not in table.play.talk():
        return Rejection("HR-8", "the game does not let you talk now")
    return None


def _why_not_pause(table: Table, yes: bool) -> Rejection | None:
    if not table.paused:
        return None
    if yes:
        return Rejection("HR-9", "the game is paused already")
    return None if table.paused_by_consent else Rejection("HR-7", "the host has paused the game")


def _vote_to_pause(table: Table, seat: int, yes: bool) -> list[Fact]:
    table.chairs[seat].wants_to_pause = yes
    voted: list[Fact] = [e.VotedToPause(seat, yes)]
    people = [chair for chair in table.chairs if chair.holders]
    if table.paused:
        table.pause(on=False, consent=False)
        voted.append(e.GamePaused(False))
    elif all(chair.wants_to_pause for chair in people):
        table.pause(on=True, consent=True)
        voted.append(e.PausedByConsent(len(people)))
    return voted


def _new_host(table: Table) -> list[Fact]:
    """The house does not leave a table without a host while anyone is there."""
    if table.seats_of(table.host):
        return []
    for seat, chair in enumerate(table.chairs):
        if chair.holders:
            table.host = chair.holders[0]
            return [e.HostChanged(seat)]
    return []


def _stand_in(table: Table, seat: int) -> list[Fact]:
    bot = table.setup.stand_in
    return [e.BotStandsIn(seat, bot)] if bot is not None and table.status == "playing" else []


def _resign(table: Table, seat: int) -> list[Fact]:
    """With three or more, or where a bot may stand in, it plays on in the seat; else the game is over."""
    bot = _plays_on(table)
    if bot is not None:
        vacate_for_bot(table, seat, bot, "")
        return [e.Resigned(seat), e.BotSeated(seat, bot), *_new_host(table)]
    table.status = "over"
    return [e.Resigned(seat)]


def _plays_on(table: Table) -> str | None:
    """The bot that plays for who resigns."""
    return table.setup.stand_in or (USUAL if len(table.chairs) > 2 and bots_can_play(table.game) else None)


def _begun(table: Table) -> list[Fact]:
    return [e.GameBegun(len(table.chairs))] if table.begin_if_all_are_ready() else []
