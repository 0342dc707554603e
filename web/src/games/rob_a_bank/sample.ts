// A board for tests: two robbers in room 7, two guards in rooms 5 and 8, the alarm in room 1, the car at T3.
import type { RobABankBoard, RobABankPack } from "../../wire/rob_a_bank";

export const TILES: RobABankPack["tiles"] = [
  { id: "vault", name: "Vault", symbol: "money_bag", walls: ["north"], seats: [2, 3], room: null, source: "deduced" },
  { id: "lobby", name: "Lobby", symbol: "guard", walls: [], seats: [2, 3], room: null, source: "deduced" },
];

interface Laid {
  readonly bags?: { readonly [room: number]: number };
  readonly locked?: { readonly [room: number]: number };
  readonly walls?: { readonly [room: number]: readonly string[] };
}

export function boardWith({ bags = {}, locked = {}, walls = {} }: Laid): RobABankBoard {
  const mover = (name: string, room: number) => ({ name, room, conscious: true, bags: 0 });
  const side = (name: string, seat: number) => ({ side: name, seat, cards_in_hand: 8, hand: null, stack: [] });
  return {
    round: 1,
    rounds: 3,
    bank: 0,
    scored: 0,
    bags_to_win: 4,
    supply: 3,
    turning: null,
    to_turn: 0,
    car: "T3",
    rooms: Array.from({ length: 9 }, (_, at) => ({
      tile: "lobby",
      symbol: null,
      turn: 0,
      walls: walls[at + 1] ?? [],
      bags: bags[at + 1] ?? 0,
      locked_bags: locked[at + 1] ?? 0,
    })),
    guards: [mover("1", 5), mover("2", 8)],
    robbers: [mover("yellow", 7), mover("green", 7)],
    alarm: { room: 1, state: "ready" },
    sides: [side("bank", 0), side("yellow", 1), side("green", 2)],
    planning: null,
    turn: null,
    hint: null,
  };
}
