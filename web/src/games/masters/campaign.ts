// The three games of the campaign in a row: what became of those before, where one stands, what is to come.
import type { Text } from "../../text";
import type { Line } from "./types";

export interface Stop {
  readonly game: number;
  readonly goal: number;
  /** What the game brought, or has brought so far; null: still to come. */
  readonly money: number | null;
  readonly state: "won" | "lost" | "now" | "later";
}

export function stopsOf(goals: readonly number[], game: number, money: number, log: readonly Line[]): readonly Stop[] {
  const ends = new Map<number, { readonly money: number; readonly state: "won" | "lost" }>();
  for (const { what: event } of log) {
    if (event.event === "CampaignGameWon") ends.set(event.game, { money: event.money, state: "won" });
    else if (event.event === "CampaignLost") ends.set(event.game, { money: event.money, state: "lost" });
    else if (event.event === "CampaignWon") ends.set(goals.length, { money: event.money, state: "won" });
  }
  return goals.map((goal, at): Stop => {
    const end = ends.get(at + 1);
    if (end) return { game: at + 1, goal, ...end };
    // A game before this one was won, or there would be no game after it.
    if (at + 1 < game) return { game: at + 1, goal, money: null, state: "won" };
    return { game: at + 1, goal, money: at + 1 === game ? money : null, state: at + 1 === game ? "now" : "later" };
  });
}

/** How the last game ended, as the server tells it. */
export function lastEnd(log: readonly Line[]): Text {
  return log.filter(({ what }) => what.event === "CampaignGameWon").at(-1)?.words ?? "";
}
