// Lines of the log that came of one deed: a long burst is folded to its outcome and its beginning.
import type { Told } from "../wire/messages";

/** Bursts up to this long are shown whole. */
const WHOLE = 4;

export interface Burst {
  /** The number of its first line, by which it is known. */
  readonly key: number;
  /** The newest line first. */
  readonly lines: readonly Told[];
  /** How many lines between the outcome and the beginning are folded away; 0: none. */
  readonly folded: number;
}

/** The newest burst first. */
export function burstsOf(log: readonly Told[]): readonly Burst[] {
  const bursts: Told[][] = [];
  for (const line of log) {
    const last = bursts[bursts.length - 1];
    if (line.opens || !last) bursts.push([line]);
    else last.push(line);
  }
  return bursts
    .map((lines): Burst => ({ key: lines[0]?.number ?? 0, lines: [...lines].reverse(), folded: lines.length > WHOLE ? lines.length - 2 : 0 }))
    .reverse();
}
