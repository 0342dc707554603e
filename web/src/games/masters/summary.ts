// What a round came to: each heist with its crew and what it brought, and what everyone has now.
import type { Line } from "./types";

export interface Row {
  /** -1: the opponent of the campaign. */
  readonly seat: number;
  readonly mark: string;
  readonly crew: readonly string[];
  /** What it brought; null: it failed. */
  gain: number | null;
  /** What a set added to that. */
  set: number;
  readonly skill: number;
  /** Of a heist that failed: the Difficulty. */
  readonly difficulty: number;
}

export function rowsOf(events: readonly Line[]): readonly Row[] {
  const rows: Row[] = [];
  for (const { what: event } of events) {
    switch (event.event) {
      case "MarkTaken": {
        const { seat, mark, crew, skill } = event;
        rows.push({ seat, mark, crew, skill, gain: event.payout + event.bonus, set: 0, difficulty: 0 });
        break;
      }
      case "SetTurnedIn": {
        const row = rows.findLast((one) => one.seat === event.seat);
        if (row) row.set += event.bonus;
        break;
      }
      case "HeistFailed": {
        const { seat, mark, crew, skill, difficulty } = event;
        rows.push({ seat, mark, crew, skill, difficulty, gain: null, set: 0 });
        break;
      }
      case "OpponentTook":
        rows.push({ seat: -1, mark: event.mark, crew: [], skill: 0, gain: 0, set: 0, difficulty: 0 });
        break;
    }
  }
  return rows;
}

/** What everyone has, by the event that the summary follows. */
export function totalsOf(events: readonly Line[]): readonly number[] {
  for (const { what: event } of events.toReversed()) {
    if (event.event === "RoundBegan") return event.money;
    if (event.event === "CampaignGameWon") return [event.money];
  }
  return [];
}

/** What each seat has gained in these rows. */
export function gainsOf(rows: readonly Row[], seats: number): readonly number[] {
  const gains = Array.from({ length: seats }, () => 0);
  for (const { seat, gain, set } of rows) if (seat >= 0) gains[seat] = (gains[seat] ?? 0) + (gain ?? 0) + set;
  return gains;
}
