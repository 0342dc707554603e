// Prompts and offers speak of "Player 2"; at a table with people one speaks of Ines. Lines of the log and chat have
// names already, and what people wrote: nothing in them is replaced.
import type { SeatView, DeliveredEvent } from "../wire/messages";

export interface Part {
  readonly text: string;
  /** A seat's name, to be set in bold. */
  readonly seat: number | null;
}

const PLAYER = /\bPlayer (\d+)\b/g;

/** A sentence in parts, with the names of the people in it. */
export function parts(words: string, seats: readonly Pick<SeatView, "name">[]): readonly Part[] {
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

/** A line of the log as it is, with whoever it is about in bold where it begins with their name. */
export function lineParts(
  line: Pick<DeliveredEvent, "what" | "words">,
  seats: readonly Pick<SeatView, "name">[],
): readonly Part[] {
  const seat = line.what["seat"];
  const name = typeof seat === "number" ? seats[seat]?.name : undefined;
  const rest = name && line.words.startsWith(name) ? line.words.slice(name.length) : "";
  if (typeof seat !== "number" || !name || !/^[\s:]/.test(rest)) return [{ text: line.words, seat: null }];
  return [
    { text: name, seat },
    { text: rest, seat: null },
  ];
}

/** The first sentence, and the rest. */
export function sentences(words: string): readonly [string, string] {
  const [first = "", rest = ""] = words.split(/(?<=[.!?]) (.*)/s);
  return [first, rest];
}

/** The same as one text. */
export function named(words: string, seats: readonly Pick<SeatView, "name">[]): string {
  return parts(words, seats)
    .map((part) => part.text)
    .join("");
}
