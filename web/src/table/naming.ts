// The house speaks of "Player 2"; at a table with people one speaks of Ines.
import type { SeatShown } from "../wire/messages";

export interface Part {
  readonly text: string;
  /** A seat's name, to be set in bold. */
  readonly seat: number | null;
}

const PLAYER = /\bPlayer (\d+)\b/g;

/** A sentence in parts, with the names of the people in it. */
export function parts(words: string, seats: readonly Pick<SeatShown, "name">[]): readonly Part[] {
  const found: Part[] = [];
  let after = 0;
  for (const match of words.matchAll(PLAYER)) {
    const seat = Number(match[1]) - 1;
    const name = seats[seat]?.name;
    if (!name) continue;
    if (match.index > after) found.push({ text: words.slice(after, match.index), seat: null });
    found.push({ text: name, seat });
    after = match.index + match[0].length;
  }
  if (after < words.length) found.push({ text: words.slice(after), seat: null });
  return found;
}

/** The first sentence, and the rest. */
export function sentences(words: string): readonly [string, string] {
  const [first = "", rest = ""] = words.split(/(?<=[.!?]) (.*)/s);
  return [first, rest];
}

/** The same as one text. */
export function named(words: string, seats: readonly Pick<SeatShown, "name">[]): string {
  return parts(words, seats).map((part) => part.text).join("");
}
