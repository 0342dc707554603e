// What the seats would have if the game ended now, and how they rank by it.
import type { View } from "../wire/messages";
import type { GamePage } from "./game";

export interface Standing {
  readonly total: number;
  /** From 1; null for somebody alone. Who has as much has the same rank. */
  readonly rank: number | null;
}

/** Where a seat stands; null if it is not known. */
export function standingOf(page: Pick<GamePage, "estimate">, view: View, seats: number, seat: number): Standing | null {
  const totals = Array.from({ length: seats }, (_, each) => page.estimate?.(view, each) ?? null);
  const total = totals[seat] ?? null;
  if (total === null) return null;
  const known = totals.filter((each) => each !== null);
  return { total, rank: known.length > 1 ? 1 + known.filter((each) => each > total).length : null };
}
