"""Who may take a seat, and how it changes hands (HR-6, HR-30).

Before the deal, anyone may take a free seat that is open or whose link they have. Once dealt, a seat carries knowledge:
a hand, a plan, secret notes. Then a seat that somebody left goes back to them, to a bot, or to somebody new whom
everyone else seated accepts; after the game ends, to nobody new.
"""

from typing import TYPE_CHECKING

from getaway.kernel.deal import Entropy
from getaway.kernel.events import GAME_OVER, Event, Rejection
from getaway.table import events as e
from getaway.table.commands import Claim, Sit, VoteOnSeat
from getaway.table.names import fold, name_at_table, standard_name, why_not_name
from getaway.table.say import say
from getaway.table.seats import SeatState

if TYPE_CHECKING:
    from getaway.table.table import Table

DEAD_LINK = Rejection("HR-6", say("dead-link"))


def why_not_take(table: "Table", seat: int, command: Sit | Claim) -> Rejection | None:
    """The rule against taking a seat, or against asking for it."""
    place = table.seats[seat]
    if command.visitor in table.deal.barred and table.play is None:
        return Rejection("HR-32", say("barred"))
    if command.visitor in place.holders:
        return None if isinstance(command, Claim) else Rejection("HR-6", say("seated-already"))
    if place.holders:
        # A link to a taken seat is its holder's own, to move to another device.
        return None if isinstance(command, Claim) and command.link == place.link else _taken(command)
    if place.bot is not None:
        return _taken(command)
    if isinstance(command, Sit) and table.seats_of(command.visitor):
        return Rejection("HR-6", say("one-seat-only"))
    if command.visitor in place.last_holders:
        return None
    if isinstance(command, Claim) and command.link != place.link:
        return DEAD_LINK
    if table.status not in ("waiting", "playing"):
        return GAME_OVER
    if is_dealt(table, place):
        return _why_not_ask(table, seat, command)
    if isinstance(command, Sit) and place.invited:
        return Rejection("HR-6", say("seat-by-link"))
    return None


def _taken(command: Sit | Claim) -> Rejection:
    return DEAD_LINK if isinstance(command, Claim) else Rejection("HR-6", say("seat-not-open"))


def is_dealt(table: "Table", place: SeatState) -> bool:
    """Whether anyone who takes this seat would learn what its last holder knew."""
    return table.play is not None or bool(place.last_holders)


def voters(table: "Table", target: int) -> list[int]:
    """The seats whose people are asked whether somebody new may take a seat."""
    return [seat for seat, place in enumerate(table.seats) if place.holders and seat != target]


def _why_not_ask(table: "Table", seat: int, command: Sit | Claim) -> Rejection | None:
    """Whether somebody new may ask for a seat in a game that has been dealt."""
    if isinstance(command, Sit):
        return Rejection("HR-30", say("dealt-ask-host"))
    if table.seats_of(command.visitor):
        return Rejection("HR-30", say("two-hands-seated"))
    if any(_is_tied(table, place, command.visitor) for number, place in enumerate(table.seats) if number != seat):
        return Rejection("HR-30", say("two-hands-tied"))
    asking = table.seats[seat].asking
    if asking is not None and asking.visitor != command.visitor:
        return Rejection("HR-30", say("seat-asked-for"))
    left = [table.seats[seat].name, *_names_of_others_who_left(table, [command.visitor])]
    if command.name and fold(command.name) in {fold(name) for name in left}:
        return Rejection("HR-31", say("name-of-leaver", name=command.name))
    deciding = voters(table, seat)
    if not deciding:
        return Rejection("HR-30", say("nobody-to-agree"))
    if table.host_removed and all(table.is_host(voter) for voter in deciding):
        return Rejection("HR-30", say("host-cannot-agree-alone"))
    return None


def _is_tied(table: "Table", place: SeatState, visitor: str) -> bool:
    """Whether a visitor without a seat knows this one's hand, or may come to know it."""
    is_asking = place.asking is not None and place.asking.visitor == visitor
    return is_asking or (table.play is not None and visitor in place.last_holders)


def why_not_vote(table: "Table", seat: int, command: VoteOnSeat) -> Rejection | None:
    if table.status not in ("waiting", "playing"):
        return GAME_OVER
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat].asking is None:
        return Rejection("HR-30", say("nobody-asks"))
    if command.asked != table.seats[command.seat].times_asked:
        return Rejection("HR-30", say("somebody-else-asks"))
    return None


def why_not_link(table: "Table", seat: int | None, target: int) -> Rejection | None:
    if not 0 <= target < len(table.seats):
        return Rejection("HR-6", say("no-such-seat", seat=target + 1))
    place = table.seats[target]
    if place.bot is not None:
        return Rejection("HR-6", say("bot-sits-there"))
    if target == seat:
        return None
    if not table.is_host(seat) or place.holders:
        return Rejection("HR-6", say("not-your-link"))
    return None if table.status in ("waiting", "playing") else GAME_OVER


def why_not_rename(table: "Table", seat: int, name: str) -> Rejection | None:
    if (wrong := why_not_name(name, table.game)) is not None:
        return Rejection("HR-31", wrong)
    others = [place.name for number, place in enumerate(table.seats) if number != seat]
    others += _names_of_others_who_left(table, table.seats[seat].holders)
    if name_at_table(name, "", others, table.game) != name:
        return Rejection("HR-31", say("name-taken", name=name))
    return None


def _names_of_others_who_left(table: "Table", visitors: list[str]) -> list[str]:
    """The names of people whose seats changed hands, except the visitors' own."""
    former = [former for place in table.seats for former in place.former_names.items()]
    return [name for name, owners in former if not set(owners) & set(visitors)]


def take(table: "Table", seat: int, command: Sit | Claim) -> list[Event]:
    """Take a seat, move it to another device, or ask for it. It has been checked."""
    place = table.seats[seat]
    visitor = command.visitor
    if visitor in place.holders:
        return []
    is_strict = isinstance(command, Claim) and command.strict
    if place.holders and not is_strict:
        place.add_device(visitor)
        return []
    if place.holders:
        return _move(table, seat, visitor)
    if is_strict and is_dealt(table, place) and visitor not in place.last_holders:
        if place.asking is not None:
            return []  # they have already asked
        name = called(table, seat, command.name)
        place.open_request(visitor, name)
        return [e.SeatAsked(seat, table.shown(seat, name))]
    is_back = visitor in place.last_holders
    return sit(table, seat, visitor, place.name if is_back and not command.name else called(table, seat, command.name))


def vote(table: "Table", seat: int, command: VoteOnSeat) -> list[Event]:
    """Vote on a request for a seat. One no ends it; with the last yes the newcomer sits down."""
    place = table.seats[command.seat]
    asking = place.asking
    assert asking is not None
    events: list[Event] = [e.VotedOnSeat(seat, command.seat, table.shown(command.seat, asking.name), command.yes)]
    if not command.yes:
        place.refuse_request()
        return events
    person = table.seats[seat].holders
    deciding = voters(table, command.seat)
    asking.agree(each for each in deciding if set(person) & set(table.seats[each].holders))
    if all(each in asking.agreed for each in deciding):
        events += sit(table, command.seat, asking.visitor, called(table, command.seat, asking.name))
    return events


def _move(table: "Table", seat: int, visitor: str) -> list[Event]:
    """Move a seat to another device. It is on one device only, so that nobody shares a hand without knowing it."""
    table.seats[seat].move_to_device(visitor)
    if table.play is None and not table.deal.some_revealed:
        table.deal.forget_bytes(seat)  # they are on the old device; once some are known, nobody can withdraw theirs
    return [e.SeatMoved(seat)]


def called(table: "Table", seat: int, name: str | None) -> str:
    """What a person with that name is called in a seat."""
    others = [place.name for number, place in enumerate(table.seats) if number != seat]
    return name_at_table(
        name, standard_name(table.game, seat, len(table.seats)), others, table.game, table.setup.spoken
    )


def sit(table: "Table", seat: int, visitor: str, name: str) -> list[Event]:
    """Sit down in a free seat under this name."""
    table.seats[seat].take(visitor, name)
    return [e.SeatTaken(seat)]


def vacate(table: "Table", seat: int) -> None:
    """Free a seat. Once the game is dealt, its last holder may come back to it."""
    place = table.seats[seat]
    place.vacate(may_return=table.play is not None or table.setup.campaign is not None)
    table.seats.end_requests()
    table.forget_old_ids(seat)
    if table.play is None:
        table.deal.forget_bytes(seat)
        place.rename(standard_name(table.game, seat, len(table.seats)))


def vacate_for_bot(table: "Table", seat: int, bot: str, entropy: str = "") -> None:
    """Give the seat to a bot; nobody comes back to it. `entropy`: only in logs of one-step deals."""
    place = table.seats[seat]
    place.seat_bot(bot)
    if table.play is None and table.deal.two_steps:
        table.deal.forget_bytes(seat)
    elif place.entropy is None and entropy:
        place.add_bytes(Entropy(entropy, "server"))
    table.seats.end_requests()
    table.forget_old_ids(seat)
