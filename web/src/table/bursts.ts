// Lines of the log that came of one deed: a long burst is folded to its beginning and to what weighs most in it.
import type { Fact, Told } from "../wire/messages";

/** Bursts up to this long are shown whole. */
const WHOLE = 4;
/** So many lines stay besides the beginning. */
const KEPT = 2;

export interface Burst {
  /** The number of its first line, by which it is known. */
  readonly key: number;
  /** The newest line first. */
  readonly lines: readonly Told[];
  /** The numbers of the lines that are seen while it is folded. */
  readonly kept: ReadonlySet<number>;
  /** How many lines are folded away; 0: none. */
  readonly folded: number;
}

/** The newest burst first. `weigh`: how much an event matters; of those that matter alike the last is kept. */
export function burstsOf(log: readonly Told[], weigh: (fact: Fact) => number): readonly Burst[] {
  const bursts: Told[][] = [];
  for (const line of log) {
    const last = bursts[bursts.length - 1];
    if (line.opens || !last) bursts.push([line]);
    else last.push(line);
  }
  return bursts.map((lines) => burstOf(lines, weigh)).reverse();
}

function burstOf(lines: readonly Told[], weigh: (fact: Fact) => number): Burst {
  const newest = [...lines].reverse();
  const [first, ...rest] = lines;
  const weighty = rest.reverse().map((line) => ({ number: line.number, weight: weigh(line.what) })).sort((one, other) => other.weight - one.weight);
  const heavy = weighty.filter(({ weight }) => weight > 0).slice(0, KEPT);
  const kept = new Set([first?.number ?? 0, ...(heavy.length > 0 ? heavy : weighty.slice(0, 1)).map(({ number }) => number)]);
  const folded = lines.length > WHOLE ? lines.length - kept.size : 0;
  return { key: first?.number ?? 0, lines: newest, kept, folded };
}
