// How much hangs on each event, what it sounds like, how the log is grouped, and what a moment is headed by.
import type { Drama } from "../../table/game";
import type { IconName } from "../../ui/icons";
import type { SoundName } from "../../ui/sound";
import type { RobABankEvent } from "../../wire/rob_a_bank";

type Kind = RobABankEvent["event"];

/** How long to linger over each event. What is not here is told in the log alone. */
const ANIMATION_MS: { readonly [event in Kind]?: number } = {
  TileTurned: 900,
  FloorLaidOut: 900,
  FloorFurnished: 1100,
  CarPlaced: 700,
  CardPlayed: 700,
  StacksTurned: 900,
  CardTurned: 1100,
  ActionsLapsed: 700,
  GuardMoved: 900,
  RobberTackled: 1800,
  BagLocked: 900,
  AlarmLocked: 900,
  GuardsRevived: 1000,
  RobberRevived: 1000,
  RobberMoved: 900,
  BagPickedUp: 900,
  BagUnlocked: 900,
  AlarmUnlocked: 900,
  GuardSprayed: 1100,
  CarMoved: 700,
  BagThrown: 1800,
  BagPassed: 900,
  AlarmPulled: 1800,
  RoundEnded: 1000,
  GameEnded: 2400,
};

/** What one has done oneself needs no more than its motion. */
const OWN_MS = 220;
const MOMENTS: ReadonlySet<Kind> = new Set(["RobberTackled", "AlarmPulled", "BagThrown", "GameEnded"]);

const SOUNDS: { readonly [event in Kind]?: SoundName } = {
  TileTurned: "token",
  CarPlaced: "door",
  CardPlayed: "card",
  CardTurned: "card",
  GuardMoved: "token",
  RobberMoved: "token",
  RobberTackled: "bust",
  BagLocked: "stamp",
  AlarmLocked: "stamp",
  BagPickedUp: "token",
  BagUnlocked: "stamp",
  AlarmUnlocked: "stamp",
  GuardSprayed: "dice",
  CarMoved: "door",
  BagThrown: "cash",
  BagPassed: "token",
  AlarmPulled: "siren",
};

/** What opens a row of the log: the rest of the card's turn is folded under it. */
const ROWS: ReadonlySet<Kind> = new Set([
  "TileTurned",
  "FloorFurnished",
  "HandsDrawn",
  "CardPlayed",
  "StacksTurned",
  "CardTurned",
  "RoundEnded",
  "GameEnded",
]);

export function dramaOf(event: RobABankEvent, own: boolean): Drama {
  if (MOMENTS.has(event.event)) return "moment";
  return own || !ANIMATION_MS[event.event] ? "aside" : "beat";
}

export function animationMs(event: RobABankEvent, own: boolean): number {
  const ms = ANIMATION_MS[event.event] ?? 0;
  return own && !MOMENTS.has(event.event) ? Math.min(ms, OWN_MS) : ms;
}

export function soundOf(event: RobABankEvent): SoundName | null {
  return SOUNDS[event.event] ?? null;
}

export function logBegins(event: RobABankEvent): "round" | "row" | null {
  if (event.event === "FloorLaidOut") return "round";
  return ROWS.has(event.event) ? "row" : null;
}

export interface Heading {
  /** The end of its message: "page-moment-caught". */
  readonly id: "caught" | "alarm" | "out" | "won" | "lost" | "robbers-win" | "bank-wins";
  readonly icon: IconName;
  /** Whether it is bad news for whoever looks on; null: for who looks on from neither side. */
  readonly bad: boolean | null;
}

/** What stands over a moment, from the side of who sees it: the Bank's, the Robbers', or neither. */
export function headingOf(event: RobABankEvent, banks: boolean | null): Heading | null {
  const bad = (forRobbers: boolean) => (banks === null ? null : banks !== forRobbers);
  switch (event.event) {
    case "RobberTackled":
      return { id: "caught", icon: "punch", bad: bad(true) };
    case "AlarmPulled":
      return { id: "alarm", icon: "ringing-bell", bad: bad(false) };
    case "BagThrown":
      return { id: "out", icon: "swap-bag", bad: bad(false) };
    case "GameEnded": {
      const icon = event.robbers_won ? "city-car" : "police-officer-head";
      if (banks === null) return { id: event.robbers_won ? "robbers-win" : "bank-wins", icon, bad: null };
      return { id: banks === event.robbers_won ? "lost" : "won", icon, bad: banks === event.robbers_won };
    }
    default:
      return null;
  }
}
