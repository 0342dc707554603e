// How the log of a heist is shown: by the page, and in the tab of the board.
import type { GamePage } from "../../table/game";
import type { IconName } from "../../ui/icons";
import type { ScoreEvent } from "../../wire/score";

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

export const logDisplay = {
  animationMs: (event) => (event.event === "DiceRolled" ? 300 : 0),
  logIcon: (event) => LOG_ICONS[event.event] ?? null,
  /** The keys of the dice are for those who check them. */
  redactLine: (line) => (line.what.event === "DiceOpened" ? null : line.words),
} satisfies Partial<GamePage>;
