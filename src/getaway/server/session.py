"""One client's session: requests in, messages out. It has no socket, so that it can be read and tested on its own."""

import secrets
from collections.abc import Callable
from functools import partial

import msgspec

from getaway.games.registry import game_of
from getaway.kernel.capabilities import game_master_of
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.game import Game
from getaway.kernel.moves import UnreadableMove
from getaway.kernel.pack import differences, plain
from getaway.kernel.text import clean
from getaway.server import messages as m
from getaway.server.identity import key_of
from getaway.server.limits import hurried
from getaway.server.say import say
from getaway.server.service import GameService
from getaway.server.webhooks import Webhooks
from getaway.store.store import StoreError, Visitor
from getaway.table import clocks
from getaway.table import commands as c
from getaway.table.codes import code_of
from getaway.table.handouts import Handout, why_not_tools
from getaway.table.house_rules import NO_SPECTATORS, NOT_SEATED, NOT_YOUR_SEAT
from getaway.table.names import why_not_name
from getaway.table.room import NoSuchTable, Room
from getaway.table.storage import ENDING
from getaway.table.table import Table
from getaway.text.messages import Text

Send = Callable[[bytes], None]

COUNTED = (
    *(
        c.Say,
        c.HandOut,
        c.TakeBackHandout,
        c.Rename,
        c.VoteToAbandon,
        c.VoteToPause,
        c.VoteOnSeat,
        c.SetReminder,
        c.SetLink,
        c.Mute,
        c.Pause,
    ),
    c.PassHosting,
)
"""Rate-limited: commands outside the game can be repeated endlessly, and all of them are stored."""
SEAT_CHANGES = (m.TakeSeat, m.UseLink, c.Leave)
"""Rate-limited by address: with a new cookie for each command, one person could fill a table's log."""
SENDER = 12
"""This many characters of a visitor's id distinguish the commands of two people."""


class ClientSession:
    """What a client sees of one table at a time, through one socket."""

    def __init__(self, service: GameService, visitor: Visitor, send: Send, address: str = "") -> None:
        self.viewer = SPECTATOR
        self.visitor = visitor.id
        self._service = service
        self._visitor = visitor
        self.address = address
        self._write = send
        self._room: Room | None = None
        self._events_seen = 0
        self._again = False
        self._view: msgspec.Raw | None = None
        self._state: m.TableState | None = None
        self._handouts: tuple[Handout, ...] = ()
        self._seen: tuple[Table, int, float, bool, tuple[int, ...]] | None = None
        self._finished = False

    def welcome(self) -> None:
        """Send Welcome."""
        self._send(m.Welcome(self._visitor.name, self._service.catalog, self._service.webhooks.hosts))

    def end(self) -> None:
        """The socket has closed."""
        if self._room is not None:
            self._room.unsubscribe(self)
            self._service.release(self._room)
            self._room = None

    async def handle_frame(self, frame: str | bytes) -> None:
        """Answer one frame. Step 1 of the life of a move: it becomes a typed command, bounds checked."""
        try:
            request = m.read(frame)
        except m.UnreadableMessage as problem:
            self._send(m.Refused(None, "HR-3", say("unreadable-message", why=problem.text)))
            return
        try:
            if type(request.command) is c.Make and self._room is not None:  # the fast path, for nearly every frame
                await self._submit(self._room, request, _with_moves(self._room.table.game, request.command))
            else:
                await self._dispatch(request)
        except NoSuchTable as problem:
            self._reply(request, Rejection("HR-6", problem.text))
        except UnreadableMove as problem:
            self._reply(request, Rejection("HR-3", say("not-a-move", why=problem.text)))
        except StoreError as problem:
            self._service.store_health.report(problem)
            self._reply(request, Rejection("HR-11", say("cannot-store")))

    async def _dispatch(self, request: m.Request) -> None:
        command = request.command
        if isinstance(command, SEAT_CHANGES) and (wait := self._service.seat_changes.wait(self.address)):
            self._reply(request, hurried("seats", wait))
            return
        match command:
            case m.OpenTable():
                await self._open(request, command)
            case m.Enter():
                await self._enter(request, command.table, command.seat, command.events_seen, watch=command.watch)
            case m.UseLink():
                await self._claim(request, command)
            case _ if self._room is None:
                self._reply(request, Rejection("HR-2", say("at-no-table")))
            case m.TakeSeat():
                await self._take(self._room, request, c.Sit(self._visitor.id, self._called(command.name)))
            case m.AskRematch():
                await self._rematch(self._room, request)
            case m.NewHandout():
                await self._hand_out(self._room, request, command)
            case m.PlayPauseCard():
                await self._pause_card(self._room, request, command.on)
            case m.NewLink():
                link = c.SetLink(command.seat, key_of(command.secret), self._visitor.id)
                await self._at_table(self._room, request, link)
            case _:
                await self._at_table(self._room, request, _with_moves(self._room.table.game, command))

    async def _open(self, request: m.Request, command: m.OpenTable) -> None:
        made = self._why_not_open() or await self._service.create(command.order, self._visitor, self.address)
        if isinstance(made, Rejection):
            self._reply(request, made)
        else:
            await self._enter(request, made, None, 0)

    def _why_not_open(self) -> Rejection | None:
        wait = self._service.wait_to_open(self._visitor, self.address)
        return hurried("tables", wait) if wait else None

    async def _enter(
        self, request: m.Request, name: str, seat: int | None, events_seen: int, *, watch: bool = False
    ) -> None:
        room = await self._service.room(name)
        table = room.table
        seats = table.seats_of(self._visitor.id)
        rejection = _why_not_enter(table, seat, self.visitor)
        if rejection is not None:
            self._reply(request, rejection)
            self._service.release(room)
            return
        self._reply(request, None)
        own = seat if seat is not None else seats[0] if seats else SPECTATOR
        await self._watch(room, SPECTATOR if watch else own, events_seen)

    async def _watch(self, room: Room, viewer: int, events_seen: int) -> None:
        """From now on, send this seat's updates of this table."""
        if self._room is not None:
            self._room.unsubscribe(self)
            if self._room is not room:
                self._service.release(self._room)
        self._room = room
        self.viewer = viewer
        self._events_seen = events_seen
        self._again = True
        self._view = self._state = self._seen = None
        self._handouts = ()
        self._finished = False
        self._send(_opened(room.table, viewer))
        await room.subscribe(self)
        if viewer != SPECTATOR:
            self._service.publish_arrival(room)

    async def _claim(self, request: m.Request, command: m.UseLink) -> None:
        room = await self._service.room(command.table)
        claim = c.Claim(self._visitor.id, self._called(command.name), key_of(command.secret), strict=True)
        await self._take(room, request, claim)
        self._service.release(room)

    def _called(self, name: str | None) -> str:
        """A name given with a command is the visitor's name from now on."""
        if name is not None:
            self._visitor = msgspec.structs.replace(self._visitor, name=name)
        return self._visitor.name

    async def _take(self, room: Room, request: m.Request, typed: c.Sit | c.Claim) -> None:
        """Take a seat, or ask for it; the newcomer is a spectator until the others have agreed."""
        command = request.command
        assert isinstance(command, m.TakeSeat | m.UseLink)
        if command.name is not None and (wrong := why_not_name(command.name, room.table.game)) is not None:
            self._reply(request, Rejection("HR-31", wrong))
            return
        await room.submit(command.seat, self._id(request), typed, partial(self._reply, request))
        if command.seat in room.table.seats_of(self._visitor.id):
            await self._watch(room, command.seat, 0)
        elif isinstance(command, m.UseLink) and room.table.seats.asked_for_by(self._visitor.id):
            await self._watch(room, SPECTATOR, 0)

    async def _rematch(self, room: Room, request: m.Request) -> None:
        table = room.table
        sits = self.viewer >= 0 and table.may_act(self._visitor.id, self.viewer)
        new = ""
        if sits and table.is_over() and table.rematch is None:
            if rejection := self._why_not_open():
                self._reply(request, rejection)
                return
            new = await self._service.rematch(table, self.address)
        await self._submit(room, request, c.Rematch(new))

    async def _hand_out(self, room: Room, request: m.Request, command: m.NewHandout) -> None:
        """Only a picture that this seat has brought to this table can be handed out."""
        picture, table = command.picture, room.table
        if picture is not None and not await self._service.store.has_picture(table.id, self.viewer, picture):
            self._reply(request, Rejection("HR-34", say("no-such-picture")))
            return
        name = secrets.token_hex(16)
        await self._at_table(room, request, c.HandOut(name, command.title, command.text, picture, command.to))

    async def _pause_card(self, room: Room, request: m.Request, on: bool) -> None:
        """Anyone with a seat plays the pause card or lifts it. From here on it is the server's own command: neither the
        log nor what is counted says who sent it.
        """
        if self.viewer == SPECTATOR or not room.table.may_act(self.visitor, self.viewer):
            self._reply(request, NOT_SEATED)
        elif wait := self._service.pause_cards.wait(self.visitor):
            self._reply(request, hurried("changes", wait))
        else:
            await room.submit(None, f"house:{secrets.token_hex(8)}", c.PauseCard(on), partial(self._reply, request))

    async def _at_table(self, room: Room, request: m.Request, command: c.Command) -> None:
        if isinstance(command, COUNTED) and (wait := self._service.table_commands.wait(self._visitor.id)):
            self._reply(request, hurried("messages" if isinstance(command, c.Say) else "changes", wait))
            return
        if isinstance(command, c.SetReminder) and (why := self._service.webhooks.why_not(command.url)) is not None:
            self._reply(request, Rejection("HR-15", why))
            return
        await self._submit(room, request, command)

    async def _submit(self, room: Room, request: m.Request, command: c.Command) -> None:
        rejection = await self._service.quotas.why_not_store(self._visitor.id, self.address)
        if rejection is not None and not isinstance(command, ENDING):
            self._reply(request, rejection)
        else:
            stored = partial(self._stored, room, request)
            await room.submit(self._seat(), self._id(request), command, stored, self._visitor.id)

    def _stored(self, room: Room, request: m.Request, rejection: Rejection | None) -> None:
        """A command was stored or refused; what was stored is counted."""
        if rejection is None:
            self._service.quotas.note_stored(self._visitor.id, self.address, room.table.use.entry_bytes)
        self._reply(request, rejection)

    def _seat(self) -> int | None:
        """The seat that commands are for; None for somebody without a seat, such as a host."""
        return None if self.viewer == SPECTATOR else self.viewer

    def _id(self, request: m.Request) -> str:
        """An id that is unique per person, not only per seat, so that it differs from those of earlier holders of the
        seat.
        """
        return f"{self._visitor.id[:SENDER]}:{request.id}"

    # Messages.

    def refresh_permissions(self, table: Table) -> bool:
        """A client that has lost its seat is a spectator from now on, if spectators are allowed."""
        if self.viewer >= 0 and self._visitor.id not in table.seats[self.viewer].holders:
            self.viewer = SPECTATOR
            self._events_seen = 0
            self._again = True
            self._view = self._state = self._seen = None
            self._handouts = ()
            self._send(_opened(table, SPECTATOR))
        rejection = _why_not_enter(table, None, self.visitor)
        if rejection is not None:
            self._send(m.Refused(None, rejection.rule, rejection.why))
        return rejection is None

    def on_table_changed(self, table: Table, view: msgspec.Raw | None) -> None:
        """Send what is new for this viewer; nothing if nothing is."""
        away = () if self._room is None else self._room.presence.away
        moved_at = table.clock.moved_at if table.needs_server else 0.0
        seen = (table, table.revision, moved_at, table.may_talk(self.viewer), away)
        if seen != self._seen:
            self._seen = seen
            state = _state(table, self.viewer, self._visitor, away, self._service.webhooks)
            if state != self._state:
                self._state = state
                self._send(state)
            if (handouts := table.handouts.seen_by(self.viewer)) != self._handouts:
                self._handouts = handouts
                self._send(m.Handouts(handouts))
        if self._again:
            self._again = False
            self._events_seen = min(self._events_seen, table.event_count(self.viewer))
            events = table.redacted_events_after(self.viewer, self._events_seen)
        else:
            events = table.events_after(self.viewer, self._events_seen)
        if events or view != self._view:
            self._events_seen += len(events)
            self._view = view
            self._send(m.EncodedViewUpdate(view, events))
        if table.is_over() and table.play is not None and not self._finished:
            self._finished = True
            self._send(m.Finished(table.record(self.viewer)))

    def refuse_hurry(self) -> None:
        """Refuse a frame unread: the client sends too fast."""
        self._send(m.Refused(None, "HR-13", say("message-unread")))

    def _reply(self, request: m.Request, rejection: Rejection | None) -> None:
        if rejection is None:
            self._service.metrics.commands.accepted += 1
            self._send(m.Accepted(request.id))
        else:
            self._service.metrics.commands.refused += 1
            self._send(m.Refused(request.id, rejection.rule, rejection.why))

    def _send(self, message: m.Message | m.EncodedViewUpdate) -> None:
        self._write(m.write(message))


def _why_not_enter(table: Table, seat: int | None, visitor: str) -> Rejection | None:
    if seat is not None and seat not in table.seats_of(visitor):
        return NOT_YOUR_SEAT
    return None if table.may_watch(visitor) else NO_SPECTATORS


def _with_moves(game: Game, command: c.ClientCommand) -> c.Command:
    """The command as the table takes it, with moves of the game's types. Raises UnreadableMove."""
    if isinstance(command, c.Make):
        return c.Make(game.codec.read(command.move))
    if isinstance(command, c.Choose):
        return c.Choose(tuple(game.codec.read(move) for move in command.moves))
    if isinstance(command, c.Say):
        return c.Say(clean(command.text), command.to)  # on one line
    return command


def _opened(table: Table, viewer: int) -> m.TableOpened:
    return m.TableOpened(
        table=table.id,
        code=code_of(table.id),
        game=table.game.name,
        title=table.game.title,
        you=viewer,
        commitment=table.deal.commitment,
        options=plain(table.options),
        odds=table.setup.odds,
        hints=table.setup.hints,
        stand_in=table.setup.stand_in,
        delay=table.setup.delay,
        lesson=table.setup.lesson is not None,
        differences=_pack_differences(table),
        pack=table.game.pack,
    )


def _pack_differences(table: Table) -> tuple[Text, ...]:
    """How the pack differs from the standard one."""
    return () if table.setup.pack is None else tuple(differences(table.game.pack, game_of(table.game.name).pack))


def _state(table: Table, viewer: int, visitor: Visitor, away: tuple[int, ...], webhooks: Webhooks) -> m.TableState:
    reminder = table.seats[viewer].reminder if viewer >= 0 else None
    return m.TableState(
        status=table.status,
        seats=table.seat_views(),
        away=tuple(seat for seat in away if table.seats[seat].holders),
        yours=tuple(table.seats_of(visitor.id)),
        may_return=tuple(table.seats.left_by(visitor.id)),
        asking=table.seats.asked_for_by(visitor.id),
        you_host=table.host == visitor.id,
        paused=table.paused,
        paused_by_consent=table.paused_by_consent,
        decide_by=None if table.is_behind(viewer) else clocks.decide_by(table),
        clock=None if table.is_behind(viewer) else table.clock.view(clocks.running(table)),
        reminder=reminder is not None and webhooks.why_not(reminder) is None,
        rematch=table.rematch,
        closed_because=table.closed_because,
        newer_rules=bool(table.history.rules_changed),
        may_talk=table.may_talk(viewer),
        team=table.team(viewer),
        whispers=table.whispers(viewer),
        deal=table.deal_view(),
        pause_card=table.pause_card,
        tools=_tools(table, viewer),
    )


def _tools(table: Table, viewer: int) -> m.ToolsView | None:
    """What a seat has at the table of a game master."""
    if viewer == SPECTATOR or table.play is None or why_not_tools(table) is not None:
        return None
    return m.ToolsView(hands_out=game_master_of(table.game, table.play) == viewer)
