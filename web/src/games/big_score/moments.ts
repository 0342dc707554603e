// What a great moment is about, read off its event.
import type { BigScoreEvent } from "../../wire/big_score";

export interface MomentShown {
  readonly kind: "door" | "bust" | "win" | "lose" | "over";
  readonly seats: readonly number[];
}

/** The kind of a moment for a viewer: a win or a loss of their own, or the end of a game of others (-1: no seat). */
export function momentOf(event: BigScoreEvent, you: number): MomentShown {
  switch (event.event) {
    case "PlayersBusted":
      return { kind: "bust", seats: event.seats };
    case "SoloBusted":
      return { kind: "bust", seats: [] };
    case "SoloEnded":
      return { kind: event.won ? "win" : "lose", seats: [] };
    case "GameEnded":
      if (event.winners.includes(you)) return { kind: "win", seats: event.winners };
      return { kind: "over", seats: event.winners };
    default:
      return { kind: "door", seats: [] };
  }
}

export interface Bar {
  readonly seat: number;
  readonly score: number;
  /** Of the highest, from 0 to 1. */
  readonly share: number;
}

/** The totals as bars, the highest first. */
export function bars(scores: readonly number[]): readonly Bar[] {
  const most = Math.max(1, ...scores);
  return scores
    .map((score, seat) => ({ seat, score, share: Math.max(0, score / most) }))
    .sort((one, other) => other.score - one.score);
}
