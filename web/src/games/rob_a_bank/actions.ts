// The moves on offer, sorted by what of the card they use up, and which icon and word stand for each.
import type { Plain } from "../../table/game";
import type { IconName } from "../../ui/icons";
import type { Offer } from "../../wire/messages";
import type { RobABankBoard, RobABankMove } from "../../wire/rob_a_bank";

export const SIDES: readonly string[] = ["bank", "yellow", "green", "red"];

/** The color and shape of a side: that of the seat with its number. */
export function shapeOf(side: string): number {
  return SIDES.indexOf(side);
}

export const ICONS: { readonly [action: string]: IconName } = {
  move: "walk",
  tackle: "punch",
  lock: "padlock",
  pick_up: "swap-bag",
  unlock: "lockpicks",
  pepper_spray: "spray",
  move_to_any_room: "computer-fan",
  drive: "city-car",
  throw: "throwing-ball",
  pass: "shaking-hands",
  alarm: "ringing-bell",
  revive: "heart-plus",
  turn: "rotate-cw",
};

/** Either half of an action, or just itself. */
export function halves(action: string): readonly string[] {
  return action.split("_or_");
}

export function moveOf(offer: Offer): Plain<RobABankMove> {
  return offer.move as Plain<RobABankMove>;
}

/** Which action a move performs: of the card, the free one, or none. */
export function actionOf(offer: Offer): string {
  switch (moveOf(offer).move) {
    case "MoveGuard":
    case "MoveRobber":
      return "move";
    case "MoveToAnyRoom":
      return "move_to_any_room";
    case "Tackle":
      return "tackle";
    case "LockBag":
    case "LockAlarm":
      return "lock";
    case "PickUp":
      return "pick_up";
    case "UnlockBag":
    case "UnlockAlarm":
      return "unlock";
    case "PepperSpray":
      return "pepper_spray";
    case "MoveCar":
      return "drive";
    case "ThrowBag":
      return "throw";
    case "PassBag":
      return "pass";
    case "PullAlarm":
      return "alarm";
    case "Revive":
      return "revive";
    case "PickTile":
    case "TurnTile":
      return "turn";
    default:
      return "";
  }
}

/** An action of the card in play: how often it is left, and each of its halves with the moves that perform it. */
export interface Left {
  readonly action: string;
  readonly times: number;
  readonly halves: readonly Half[];
}

export interface Half {
  readonly action: string;
  readonly offers: readonly Offer[];
  readonly obstacle: Obstacle | null;
}

type Turn = NonNullable<RobABankBoard["turn"]>;
type Obstacle = Turn["obstacles"][number];

export const FREE: readonly string[] = ["drive", "throw", "pass", "alarm"];

export function half(turn: Turn, offers: readonly Offer[], action: string): Half {
  return {
    action,
    offers: offers.filter((offer) => actionOf(offer) === action),
    obstacle: turn.obstacles.find((obstacle) => obstacle.action === action) ?? null,
  };
}

export function leftOf(turn: Turn, offers: readonly Offer[]): readonly Left[] {
  return [...new Set(turn.left)].map((action) => ({
    action,
    times: turn.left.filter((other) => other === action).length,
    halves: halves(action).map((each) => half(turn, offers, each)),
  }));
}

/** The rooms that moves lead to, in order and each once. */
export function roomsOf(offers: readonly Offer[]): readonly number[] {
  const rooms = offers.map(moveOf).flatMap((move) => ("room" in move ? [move.room] : []));
  return [...new Set(rooms)].sort((one, other) => one - other);
}

/** The guards that may move, and where to. */
export function guardMoves(offers: readonly Offer[]): ReadonlyMap<number, readonly Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const move = moveOf(offer);
    if (move.move === "MoveGuard") found.set(move.guard, [...(found.get(move.guard) ?? []), offer]);
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

/** The guard whose moves are shown: the chosen one, or else the first that may move. */
export function sentGuard(offers: readonly Offer[], chosen: number): number | null {
  const may = guardMoves(offers);
  return may.has(chosen) ? chosen : ([...may.keys()][0] ?? null);
}
