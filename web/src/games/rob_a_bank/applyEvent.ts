// What an event says has changed, shown on the board before the server's own view of the end follows. It only repeats
// what the event tells; where an event tells nothing to draw, the board stays as it is.
import type { RobABankBoard, RobABankEvent, RobABankPack } from "../../wire/rob_a_bank";
import { ifTurned } from "./floor";

type Mover = RobABankBoard["robbers"][number];
type Room = RobABankBoard["rooms"][number];
type Side = RobABankBoard["sides"][number];

export function applyEvent(board: RobABankBoard, event: RobABankEvent, tiles: RobABankPack["tiles"]): RobABankBoard {
  switch (event.event) {
    case "FloorLaidOut": {
      const rooms = board.rooms.map((room, at) => {
        const tile = tiles.find((each) => each.id === event.tiles[at]);
        return {
          ...room,
          tile: tile?.id ?? "",
          symbol: tile?.symbol ?? null,
          turn: event.turns[at] ?? 0,
          bags: 0,
          locked_bags: 0,
        };
      });
      const sides = board.sides.map((side) => ({ ...side, cards_in_hand: 0, stack: [] }));
      const bare = {
        ...board,
        round: event.round,
        rooms,
        sides,
        guards: [],
        robbers: [],
        alarm: null,
        car: null,
        turn: null,
      };
      return { ...bare, rooms: ifTurned(bare, tiles, 0) };
    }
    case "FloorFurnished": {
      const mover = (name: string, room: number) => ({ name, room, conscious: true, bags: 0 });
      const colors = board.sides.map((side) => side.side).filter((side) => side !== "bank");
      return {
        ...board,
        rooms: board.rooms.map((room, at) => ({ ...room, bags: event.money_bags.includes(at + 1) ? 1 : 0 })),
        guards: event.guards.map((room, at) => mover(String(at + 1), room)),
        robbers: colors.map((color) => mover(color, event.robbers)),
        alarm: event.alarm ? { room: event.alarm, state: "ready" } : null,
      };
    }
    case "CarPlaced":
    case "CarMoved":
      return { ...board, car: event.space };
    case "CardPlayed":
      return withSide(board, event.side, (side) => ({
        ...side,
        cards_in_hand: side.cards_in_hand - 1,
        stack: [...side.stack, event.card],
      }));
    case "StacksTurned":
      return { ...board, planning: null };
    case "CardTurned": {
      const turn = {
        side: event.side,
        number: event.number,
        card: event.card,
        left: [],
        free_action: false,
        obstacles: [],
      };
      const shown = withSide(board, event.side, (side) => ({
        ...side,
        stack: side.stack.map((card, at) => (at === event.number - 1 ? event.card : card)),
      }));
      return { ...shown, turn };
    }
    case "GuardMoved":
      return withGuards(board, [event.guard], { room: event.room });
    case "GuardSprayed":
      return withGuards(board, [event.guard], { conscious: false });
    case "GuardsRevived":
      return withGuards(board, event.guards, { conscious: true });
    case "AlarmPulled":
      return { ...withGuards(board, event.guards, { room: event.room }), alarm: { room: event.room, state: "out" } };
    case "AlarmLocked":
      return { ...board, alarm: { room: event.room, state: "locked" } };
    case "AlarmUnlocked":
      return { ...board, alarm: { room: event.room, state: "ready" } };
    case "RobberMoved":
      return withRobber(board, event.robber, () => ({ room: event.room }));
    case "RobberRevived":
      return withRobber(board, event.robber, () => ({ conscious: true }));
    case "RobberTackled": {
      const dropped = withRoom(board, event.room, (room) => ({ bags: room.bags + event.dropped }));
      return withRobber(dropped, event.robber, () => ({ conscious: false, bags: 0 }));
    }
    case "BagPickedUp": {
      const taken = withRoom(board, event.room, (room) => ({ bags: room.bags - 1 }));
      return withRobber(taken, event.robber, (robber) => ({ bags: robber.bags + 1 }));
    }
    case "BagLocked":
      return withRoom(board, event.room, (room) => ({ bags: room.bags - 1, locked_bags: room.locked_bags + 1 }));
    case "BagUnlocked":
      return withRoom(board, event.room, (room) => ({ bags: room.bags + 1, locked_bags: room.locked_bags - 1 }));
    case "BagThrown":
      return { ...withRobber(board, event.robber, (robber) => ({ bags: robber.bags - 1 })), scored: event.scored };
    case "BagPassed": {
      const given = withRobber(board, event.robber, (robber) => ({ bags: robber.bags - 1 }));
      return withRobber(given, event.to, (robber) => ({ bags: robber.bags + 1 }));
    }
    default:
      return board;
  }
}

function withGuards(board: RobABankBoard, numbers: readonly number[], change: Partial<Mover>): RobABankBoard {
  const changed = (guard: Mover) => (numbers.includes(Number(guard.name)) ? { ...guard, ...change } : guard);
  return { ...board, guards: board.guards.map(changed) };
}

function withRobber(board: RobABankBoard, name: string, change: (robber: Mover) => Partial<Mover>): RobABankBoard {
  const changed = (robber: Mover) => (robber.name === name ? { ...robber, ...change(robber) } : robber);
  return { ...board, robbers: board.robbers.map(changed) };
}

function withRoom(board: RobABankBoard, number: number, change: (room: Room) => Partial<Room>): RobABankBoard {
  return { ...board, rooms: board.rooms.map((room, at) => (at === number - 1 ? { ...room, ...change(room) } : room)) };
}

function withSide(board: RobABankBoard, name: string, change: (side: Side) => Side): RobABankBoard {
  return { ...board, sides: board.sides.map((side) => (side.side === name ? change(side) : side)) };
}
