// Where everything lies on the floor plan: a drawing of 720 by 720 units, nine rooms with the street around them.
import type { RobABankBoard } from "../../wire/rob_a_bank";

export const SIZE = 720;
export const ROOM = 184;
export const ROOMS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const EDGE = 84;
const STREET_DEPTH = { long: 176, high: 64, wide: 56 };

type Compass = "north" | "east" | "south" | "west";
export const COMPASS: readonly Compass[] = ["north", "east", "south", "west"];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A room by its number, from 1. */
export function roomBox(room: number): Box {
  const at = room - 1;
  return { x: EDGE + ROOM * (at % 3), y: EDGE + ROOM * Math.floor(at / 3), w: ROOM, h: ROOM };
}

export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** A street space by its name: T, R, B or L and its place from the top left. */
export function streetBox(space: string): Box {
  const along = EDGE + ROOM * (Number(space[1]) - 1) + 4;
  const { long, high, wide } = STREET_DEPTH;
  switch (space[0]) {
    case "T":
      return { x: along, y: 8, w: long, h: high };
    case "B":
      return { x: along, y: SIZE - 8 - high, w: long, h: high };
    case "L":
      return { x: 12, y: along, w: wide, h: long };
    default:
      return { x: SIZE - 12 - wide, y: along, w: wide, h: long };
  }
}

export const STREET: readonly string[] = ["T1", "T2", "T3", "R1", "R2", "R3", "B3", "B2", "B1", "L3", "L2", "L1"];

/** Whether a street space runs beside the floor, from top to bottom. */
export function upright(space: string): boolean {
  return space.startsWith("L") || space.startsWith("R");
}

export interface Edge {
  readonly key: string;
  /** Where it begins. */
  readonly from: Point;
  /** Whether it runs from top to bottom. */
  readonly down: boolean;
  /** Whether the street is beyond it. */
  readonly outer: boolean;
  readonly wall: boolean;
}

export function edgeOf(room: number, side: Compass): Omit<Edge, "wall"> {
  const { x, y } = roomBox(room);
  const down = side === "east" || side === "west";
  const from = { x: x + (side === "east" ? ROOM : 0), y: y + (side === "south" ? ROOM : 0) };
  const across = down ? from.x : from.y;
  return {
    key: `${from.x},${from.y},${down ? "v" : "h"}`,
    from,
    down,
    outer: across === EDGE || across === EDGE + 3 * ROOM,
  };
}

/** The 24 edges, each once, and whether a wall stands on it; walls last, to be drawn over the rest. */
export function edges(rooms: RobABankBoard["rooms"]): readonly Edge[] {
  const found = new Map<string, Edge>();
  rooms.forEach((room, at) => {
    for (const side of COMPASS) {
      const edge = edgeOf(at + 1, side);
      const wall = room.walls.includes(side) || (found.get(edge.key)?.wall ?? false);
      found.set(edge.key, { ...edge, wall });
    }
  });
  return [...found.values()].sort((one, other) => Number(one.wall) - Number(other.wall));
}

/** The printed walls of a tile when it is turned clockwise by so many quarters. */
export function turned(walls: readonly string[], quarters: number): readonly Compass[] {
  return COMPASS.filter((_, side) => walls.includes(COMPASS[(side + 4 - (quarters % 4)) % 4] ?? ""));
}

type Tiles = readonly { readonly id: string; readonly walls: readonly string[] }[];

/** The rooms with the walls that would stand if the tile in one of them were turned on by so many quarters. */
export function ifTurned(board: RobABankBoard, tiles: Tiles, quarters: number): RobABankBoard["rooms"] {
  return board.rooms.map((room, at) => {
    const walls = tiles.find((tile) => tile.id === room.tile)?.walls ?? [];
    return { ...room, walls: turned(walls, room.turn + (at + 1 === board.turning ? quarters : 0)) };
  });
}

export interface Thing {
  readonly key: string;
  readonly kind: "bag" | "locked" | "alarm" | "robber" | "guard";
  /** A robber's color or a guard's number. */
  readonly name: string;
  /** How many lie there, or how many bags a robber carries. */
  readonly count: number;
  /** Unconscious, or an alarm that is locked. */
  readonly down: boolean;
  readonly room: number;
}

export interface Placed extends Thing, Point {
  readonly scale: number;
}

/** Everything on the floor, each thing once: what is loose, then robbers, then guards. */
export function things(board: RobABankBoard): readonly Thing[] {
  const found: Thing[] = [];
  board.rooms.forEach(({ bags, locked_bags }, at) => {
    const room = at + 1;
    if (bags > 0) found.push({ key: `bag:${room}`, kind: "bag", name: "", count: bags, down: false, room });
    if (locked_bags > 0)
      found.push({ key: `locked:${room}`, kind: "locked", name: "", count: locked_bags, down: false, room });
  });
  if (board.alarm && board.alarm.state !== "out") {
    found.push({
      key: "alarm",
      kind: "alarm",
      name: "",
      count: 1,
      down: board.alarm.state === "locked",
      room: board.alarm.room,
    });
  }
  for (const { name, room, conscious, bags } of board.robbers) {
    found.push({ key: `robber:${name}`, kind: "robber", name, count: bags, down: !conscious, room });
  }
  for (const { name, room, conscious } of board.guards) {
    found.push({ key: `guard:${name}`, kind: "guard", name, count: 0, down: !conscious, room });
  }
  return found;
}

/** Places within a room for so many things, the label of a move staying free below them. */
export function spots(number: number): { readonly at: readonly Point[]; readonly scale: number } {
  const columns = number <= 3 ? number : number === 4 ? 2 : 3;
  const rows = Math.ceil(number / columns);
  const scale = columns < 3 ? (rows > 1 ? 0.84 : 1) : rows > 2 ? 0.56 : rows > 1 ? 0.74 : 0.8;
  const top = 36;
  const depth = 104;
  const at = Array.from({ length: number }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, number - row * columns);
    const wide = columns === 3 ? 52 : 76;
    return { x: ROOM / 2 + ((place % columns) - (inRow - 1) / 2) * wide, y: top + (depth * (row + 0.5)) / rows };
  });
  return { at, scale };
}

export function placed(board: RobABankBoard): readonly Placed[] {
  const all = things(board);
  return all.map((thing) => {
    const here = all.filter((other) => other.room === thing.room);
    const { at, scale } = spots(here.length);
    const box = roomBox(thing.room);
    const spot = at[here.indexOf(thing)] ?? { x: ROOM / 2, y: ROOM / 2 };
    return { ...thing, x: box.x + spot.x, y: box.y + spot.y, scale };
  });
}
