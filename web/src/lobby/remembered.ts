// How this browser last opened a table of each game, to begin with that the next time. Files are not remembered.
import type { TableOrder } from "../wire/messages";

export type Remembered = Pick<
  TableOrder,
  "options" | "seats" | "listed" | "spectators" | "stand_in" | "odds" | "hints" | "delay"
> & { readonly time: string };

function key(game: string): string {
  return `getaway.setup.${game}`;
}

export function remembered(game: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

export function remember(game: string, order: Remembered): void {
  localStorage.setItem(key(game), JSON.stringify(order));
}
