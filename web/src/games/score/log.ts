// How the log of a heist is shown: by the page, and in the tab of the board.
import type { GamePage } from "../../table/game";
import type { IconName } from "../../ui/icons";
import type { ScoreEvent } from "../../wire/score";

/** How long dice tumble. */
export const TUMBLE_MS = 1600;

const LOG_ICONS: { readonly [event: string]: IconName } = {
  DiceRolled: "rolling-dices",
  BrutelyForced: "rolling-dices",
  GmRolled: "rolling-dices",
  MeterFilled: "siren",
  MeterMoved: "siren",
  HeatTaken: "flame",
  Injured: "hand-bandage",
  HeistStarted: "robber-mask",
  HeistEnded: "robber-mask",
  GoalMet: "eye-target",
  AdvanceTaken: "star-medal",
} satisfies { readonly [event in ScoreEvent["event"]]?: IconName };

function isThrow(event: { readonly event: string }): boolean {
  return event.event === "DiceRolled" || event.event === "BrutelyForced";
}

export const logDisplay = {
  animationMs: (event) => (isThrow(event) ? TUMBLE_MS : 0),
  /** The words of a roll say how it ends. */
  sceneText: (event) => (isThrow(event) ? ["m", "score.dice-fall", {}] : null),
  logIcon: (event) => LOG_ICONS[event.event] ?? null,
  /** The keys of the dice are for those who check them. */
  redactLine: (line) => (line.what.event === "DiceOpened" ? null : line.words),
} satisfies Partial<GamePage>;
