// How the log is folded. Where a game says what begins a round and what begins a row, the log is rounds of rows: a row is
// folded to its first line and to what weighs most below it. Otherwise lines that one command caused are a burst: a long one
// is folded to its beginning and to what weighs most in it. When one after another does the same and nothing else follows
// from it, that is a burst too, and the last of them stands for all.
import type { Text } from "../text";
import type { GameEvent, DeliveredEvent } from "../wire/messages";
import { isChat } from "./game";

/** Bursts up to this long are shown whole. */
const WHOLE = 4;
/** Of those who do the same so many are shown. */
const ALIKE = 2;
/** So many lines stay besides the beginning. */
const KEPT = 2;

export interface Burst {
  /** The number of its first line, by which it is known. */
  readonly key: number;
  /** In the order in which they are shown: of a burst the newest first, of a row its head and then what followed. */
  readonly lines: readonly DeliveredEvent[];
  /** Whether its other lines stand under its first. */
  readonly row: boolean;
  /** The number of the line below which it is unfolded: of a burst the newest that stays, of a row the last that stays. */
  readonly top: number;
  /** The numbers of the lines that are seen while it is folded. */
  readonly kept: ReadonlySet<number>;
  /** How many lines are folded away; 0: none. */
  readonly folded: number;
}

export interface Round {
  /** The number of its first line, by which it is known. */
  readonly key: number;
  /** The line that begins it; null for what came before the first. */
  readonly heading: DeliveredEvent | null;
  /** The newest first. */
  readonly rows: readonly Burst[];
}

type Weigh = ((fact: GameEvent) => number) | null;

/** The newest round first. Without `begins` all is one round without a heading, in bursts. */
export function roundsOf(
  log: readonly DeliveredEvent[],
  begins: ((fact: GameEvent) => "round" | "row" | null) | null,
  weigh: Weigh,
): readonly Round[] {
  const rounds: {
    readonly heading: DeliveredEvent | null;
    readonly loose: DeliveredEvent[];
    rows: DeliveredEvent[][];
  }[] = [];
  for (const line of log) {
    const begun = begins?.(line.what) ?? null;
    const last = rounds.at(-1);
    if (begun === "round") rounds.push({ heading: line, loose: [], rows: [] });
    else if (!last)
      rounds.push(begun ? { heading: null, loose: [], rows: [[line]] } : { heading: null, loose: [line], rows: [] });
    else if (begun === "row") last.rows.push([line]);
    else (last.rows.at(-1) ?? last.loose).push(line);
  }
  return rounds
    .map(({ heading, loose, rows }) => ({
      key: heading?.number ?? loose[0]?.number ?? rows[0]?.[0]?.number ?? 0,
      heading,
      rows: [...rows.map((row) => rowOf(row, weigh)).reverse(), ...burstsOf(loose, weigh)],
    }))
    .reverse();
}

/** What stays of a row: its head, what weighs most of the rest, and what somebody said. */
function rowOf(lines: readonly DeliveredEvent[], weigh: Weigh): Burst {
  const [head, ...rest] = lines;
  const key = head?.number ?? 0;
  const weights = rest.map((line) => weigh?.(line.what) ?? 0);
  const most = Math.max(0, ...weights);
  const heaviest = most > 0 ? rest[weights.lastIndexOf(most)] : undefined;
  const kept = new Set([key, ...rest.filter((line) => line === heaviest || isChat(line)).map(({ number }) => number)]);
  return { key, lines, row: true, top: Math.max(...kept), kept, folded: lines.length - kept.size };
}

/** The newest burst first. `weigh`: how much an event matters; of those that matter alike the last is kept. Without it
 * nobody knows what matters, and only what is alike is folded. */
export function burstsOf(log: readonly DeliveredEvent[], weigh: Weigh): readonly Burst[] {
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
  return burst(newest, new Set([newest[0]?.number ?? 0]), folded);
}

function burstOf(lines: readonly DeliveredEvent[], weigh: Weigh): Burst {
  const newest = [...lines].reverse();
  if (weigh === null) {
    return burst(newest, new Set(lines.map(({ number }) => number)), 0);
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
  return burst(newest, kept, folded);
}

function burst(newest: readonly DeliveredEvent[], kept: ReadonlySet<number>, folded: number): Burst {
  return { key: newest.at(-1)?.number ?? 0, lines: newest, row: false, top: Math.max(...kept), kept, folded };
}
