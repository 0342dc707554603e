// Up to which line this browser has shown the log of a seat, to say on return what has changed since.
import type { DeliveredEvent } from "../wire/messages";

/** Who was away for less than this many milliseconds has only loaded the page again. */
const AWAY = 60_000;

interface LastHere {
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

function key(table: string, seat: number): string {
  return `getaway.here.${table}.${seat}`;
}

export function keepHere(table: string, seat: number, number: number, at: number): void {
  localStorage.setItem(key(table, seat), JSON.stringify({ number, at } satisfies LastHere));
}

/** The lines since one was last here; none for who comes for the first time, was away for a moment only, or was alone in
 *  making moves, on another screen. */
export function missedLines(
  table: string,
  seat: number,
  log: readonly DeliveredEvent[],
  now: number,
): readonly DeliveredEvent[] {
  const kept = localStorage.getItem(key(table, seat));
  if (kept === null) return [];
  const { number, at } = JSON.parse(kept) as LastHere;
  if (now - at < AWAY) return [];
  const missed = log.filter((line) => line.number > number);
  return missed.every(({ what }) => what["seat"] === seat) ? [] : missed;
}
