// How the page plays events out: for how long, how much hangs on each, what is heard, and what begins in the log.
import type { Drama } from "../../table/game";
import type { SoundName } from "../../ui/sound";
import type { BigScoreEvent } from "../../wire/big_score";

type Name = BigScoreEvent["event"];

/** Milliseconds, and how much hangs on it. What is not here isn't animated. */
const SCENES: { readonly [event in Name]?: readonly [number, Drama] } = {
  ItemTaken: [450, "aside"],
  HandsPassed: [250, "aside"],
  JobBegan: [450, "aside"],
  CrewSent: [450, "aside"],
  InsideManCame: [900, "beat"],
  JoatsRevealed: [700, "beat"],
  JobRobbed: [1400, "beat"],
  JobFailed: [1400, "beat"],
  JobLeftAlone: [300, "aside"],
  TrainingShown: [250, "aside"],
  AbilityGained: [900, "beat"],
  VaultOpened: [2200, "moment"],
  RaidBegan: [900, "beat"],
  TokenDrawn: [900, "beat"],
  PlayerFled: [400, "aside"],
  FloorTokenTaken: [900, "beat"],
  DriverDrew: [900, "beat"],
  MarkerMoved: [450, "aside"],
  PlayersBusted: [2600, "moment"],
  TokenTraded: [900, "beat"],
  TokenKept: [300, "aside"],
  GameEnded: [2600, "moment"],
  JobCompleted: [1000, "beat"],
  JobSpoiled: [1000, "beat"],
  TokensDrawn: [1000, "beat"],
  CopPutOnCard: [450, "aside"],
  SoloBusted: [2400, "moment"],
  SoloRoundEnded: [450, "aside"],
  TraitorsCaught: [1200, "beat"],
  SoloEnded: [2400, "moment"],
};

export function animationMs(event: BigScoreEvent): number {
  if (event.event === "CopsArrived") return 500 + 600 * event.number;
  if (event.event === "CopsCameOnTrack") return 300 + 500 * event.cops;
  return SCENES[event.event]?.[0] ?? 0;
}

export function drama(event: BigScoreEvent): Drama {
  if (event.event === "CopsArrived" || event.event === "CopsCameOnTrack") return "beat";
  return SCENES[event.event]?.[1] ?? "aside";
}

const SOUNDS: { readonly [event in Name]?: SoundName } = {
  ItemTaken: "cash",
  HandsPassed: "card",
  JobBegan: "card",
  CrewSent: "card",
  InsideManCame: "card",
  JoatsRevealed: "stamp",
  JobRobbed: "cash",
  JobFailed: "stamp",
  AbilityGained: "stamp",
  VaultOpened: "door",
  RaidBegan: "clock",
  FloorTokenTaken: "token",
  DriverDrew: "token",
  MarkerMoved: "token",
  TokenTraded: "token",
  CopsArrived: "clock",
  PlayersBusted: "bust",
  GameEnded: "win",
  CardsDrawn: "card",
  CardPlaced: "card",
  JobTurnedUp: "card",
  JobCompleted: "cash",
  JobSpoiled: "siren",
  CopsCameOnTrack: "siren",
  CopPutOnCard: "siren",
  LootTaken: "token",
  CopsBribed: "cash",
  DriveBought: "cash",
  DiamondBought: "cash",
  TraitorsCaught: "siren",
  SoloBusted: "bust",
};

export function sound(event: BigScoreEvent, own: boolean): SoundName | null {
  if (event.event === "ChoiceMade") return own ? "stamp" : null;
  if (event.event === "TokenDrawn") return event.token === "cop" ? "siren" : "token";
  if (event.event === "TokensDrawn") return event.tokens.includes("cop") ? "siren" : "token";
  if (event.event === "SoloEnded") return event.won ? "win" : "lose";
  return SOUNDS[event.event] ?? null;
}

/** A round of jobs is summed up when it is over. */
export function summaryAfter(event: BigScoreEvent): boolean {
  return event.event === "RoundEnded" || event.event === "SoloRoundEnded";
}

const ROUNDS: ReadonlySet<Name> = new Set<Name>(["RoundBegan", "SoloRoundBegan", "VaultOpened"]);
const ROWS: ReadonlySet<Name> = new Set<Name>([
  "JobBegan",
  "JobLeftAlone",
  "RoundEnded",
  "RaidBegan",
  "JobCompleted",
  "JobSpoiled",
  "TokensDrawn",
  "SoloTurnEnded",
  "GameEnded",
  "SoloEnded",
]);

/** The log by rounds, and in them by jobs and by rounds of the vault. */
export function logBegins(event: BigScoreEvent): "round" | "row" | null {
  if (ROUNDS.has(event.event)) return "round";
  return ROWS.has(event.event) ? "row" : null;
}
