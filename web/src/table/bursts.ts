// Lines of the log that one command caused: a long burst is folded to its beginning and to what weighs most in it. When one
// after another does the same and nothing else follows from it, that is a burst too, and the last of them stands for all.
import type { Text } from "../text";
import type { GameEvent, DeliveredEvent } from "../wire/messages";

/** Bursts up to this long are shown whole. */
const WHOLE = 4;
/** Of those who do the same so many are shown. */
const ALIKE = 2;
/** So many lines stay besides the beginning. */
const KEPT = 2;

export interface Burst {
  /** The number of its first line, by which it is known. */
  readonly key: number;
  /** The newest line first. */
  readonly lines: readonly DeliveredEvent[];
  /** The numbers of the lines that are seen while it is folded. */
  readonly kept: ReadonlySet<number>;
  /** How many lines are folded away; 0: none. */
  readonly folded: number;
}

/** The newest burst first. `weigh`: how much an event matters; of those that matter alike the last is kept. Without it
 * nobody knows what matters, and only what is alike is folded. */
export function burstsOf(
  log: readonly DeliveredEvent[],
  weigh: ((fact: GameEvent) => number) | null,
): readonly Burst[] {
  const bursts: { lines: readonly DeliveredEvent[]; readonly words: string | null }[] = [];
  for (const lines of commandsOf(log)) {
    const last = bursts[bursts.length - 1];
    const words = sameWords(lines);
    if (last && words !== null && last.words === words) last.lines = [...last.lines, ...lines];
    else bursts.push({ lines, words });
  }
  return bursts.map(({ lines, words }) => (words === null ? burstOf(lines, weigh) : run(lines))).reverse();
}

/** What each command caused, the oldest first. */
function commandsOf(log: readonly DeliveredEvent[]): readonly (readonly DeliveredEvent[])[] {
  const commands: DeliveredEvent[][] = [];
  for (const line of log) {
    const last = commands[commands.length - 1];
    if (last && !line.first_of_command) last.push(line);
    else commands.push([line]);
  }
  return commands;
}

/** What all these lines say, whoever did it; null if they differ. */
function sameWords(lines: readonly DeliveredEvent[]): string | null {
  const [first = "", ...rest] = lines.map(({ words }) => nameless(words));
  return rest.every((words) => words === first) ? first : null;
}

/** A seat, or somebody under the name that they had then. */
function isWho(value: unknown): boolean {
  return Array.isArray(value) && (value[0] === "s" || value[0] === "p");
}

/** What a line says, whoever did it. */
function nameless(words: Text): string {
  return JSON.stringify(words, (_, value: unknown) => (isWho(value) ? "" : value));
}

/** One after another did the same. */
function run(lines: readonly DeliveredEvent[]): Burst {
  const newest = [...lines].reverse();
  const folded = lines.length > ALIKE ? lines.length - 1 : 0;
  return { key: lines[0]?.number ?? 0, lines: newest, kept: new Set([newest[0]?.number ?? 0]), folded };
}

function burstOf(lines: readonly DeliveredEvent[], weigh: ((fact: GameEvent) => number) | null): Burst {
  const newest = [...lines].reverse();
  if (weigh === null) {
    return { key: lines[0]?.number ?? 0, lines: newest, kept: new Set(lines.map(({ number }) => number)), folded: 0 };
  }
  const [first, ...rest] = lines;
  const weighty = rest
    .reverse()
    .map((line) => ({ number: line.number, weight: weigh(line.what) }))
    .sort((one, other) => other.weight - one.weight);
  const heavy = weighty.filter(({ weight }) => weight > 0).slice(0, KEPT);
  const kept = new Set([
    first?.number ?? 0,
    ...(heavy.length > 0 ? heavy : weighty.slice(0, 1)).map(({ number }) => number),
  ]);
  const folded = lines.length > WHOLE ? lines.length - kept.size : 0;
  return { key: first?.number ?? 0, lines: newest, kept, folded };
}
